"""Runs a command as on a machine that has little installed: PATH is a folder with links to a few programs.

    bare_machine.py make test                     sh, the coreutils, findutils, make and Python: no Node, no compiler
    bare_machine.py --also cc git -- make play    the same with these
    bare_machine.py --without node npm -- make test
                                                  all programs but these, whatever version is in their names

`cc` stands for every C compiler, `chromium` for every browser that the tests would take. Needs Python alone.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

LINKS = Path(__file__).resolve().parents[1] / "build" / "bare"
"""It stays: a virtual environment that was made there takes its Python from it."""
PACKAGES = ("coreutils", "findutils")
"""Debian packages whose programs are always there."""
PROGRAMS = ("sh", "make")
GROUPS = {
    "cc": ("cc", "gcc", "c89", "c99", "clang", "x86_64-linux-gnu-gcc", "aarch64-linux-gnu-gcc"),
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "node": ("node", "nodejs"),
}


def named(names: Iterable[str]) -> set[str]:
    return {program for name in names for program in GROUPS.get(name, (name,))}


def basics() -> dict[str, str]:
    """The programs of the packages, a shell, make, and the Python that runs this."""
    found = {"python3": sys.executable}
    for package in PACKAGES:
        listed = subprocess.run(["dpkg", "-L", package], capture_output=True, text=True, check=True).stdout
        found |= {Path(line).name: line for line in listed.split() if re.fullmatch(r"(/usr)?/s?bin/[^/]+", line)}
    return found | {name: path for name in PROGRAMS if (path := shutil.which(name))}


def everything() -> dict[str, str]:
    """All programs in PATH, the first of each name."""
    found: dict[str, str] = {"python3": sys.executable}
    for folder in os.environ["PATH"].split(os.pathsep):
        if Path(folder).is_dir():
            for file in sorted(Path(folder).iterdir()):
                if os.access(file, os.X_OK) and file.is_file():
                    found.setdefault(file.name, str(file))
    return found


def choose(also: Iterable[str], without: Iterable[str]) -> dict[str, str]:
    if not (forbidden := named(without)):
        return basics() | {name: path for name in named(also) if (path := shutil.which(name))}
    return {name: path for name, path in everything().items() if re.sub(r"-?[\d.]+$", "", name) not in forbidden}


def run(programs: dict[str, str], command: list[str]) -> int:
    shutil.rmtree(LINKS, ignore_errors=True)
    LINKS.mkdir(parents=True)
    for name, path in programs.items():
        (LINKS / name).symlink_to(path)
    environment = {name: value for name, value in os.environ.items() if name not in ("CC", "CHROMIUM", "VIRTUAL_ENV")}
    environment["PATH"] = str(LINKS)
    try:
        return subprocess.run([str(LINKS / command[0]), *command[1:]], env=environment, check=False).returncode
    except FileNotFoundError:
        print(f"{command[0]} is not among the programs that are left.", file=sys.stderr)
        return 127


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--also", nargs="+", default=[], metavar="PROGRAM", help="what is there besides the basics")
    what.add_argument("--without", nargs="+", default=[], metavar="PROGRAM", help="all programs but these")
    parser.add_argument("command", nargs="+")
    given = parser.parse_args()
    return run(choose(given.also, given.without), given.command)


if __name__ == "__main__":
    sys.exit(main())
