#!/usr/bin/env python3
"""Replay the records under tests/records/ in each mode of the cores and compare all positions on the way.

    tools/compare_modes.py                                   every record, in all three modes
    tools/compare_modes.py --shortest                        of each game only the shortest record of each ending
    tools/compare_modes.py --modes compiled,interpreted      only these modes
    tools/compare_modes.py --write FILE                      only write the digests in the mode of MOONSAGA_CORES
    tools/compare_modes.py FILE FILE ...                     only compare what was written

A line is the digest of one position: its dump, and its value for every seat. Exit 1 names the first line that differs;
2 means that a mode could not run.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from moonsaga import _cores

HERE = Path(__file__).resolve()
TESTS = HERE.parent.parent / "tests"
MODES = ("compiled", "checked", "interpreted")


def write(file: Path, shortest: bool) -> int:
    """All digests, in the mode that MOONSAGA_CORES asks for."""
    if problem := _cores.problem():
        print(problem, file=sys.stderr)
        return 2
    sys.path.insert(0, str(TESTS))
    from moonsaga.kernel.registry import game_names  # noqa: PLC0415  these import the cores, which may be missing
    from support.record_checks import digests  # noqa: PLC0415

    file.write_text("".join(f"{digests(name, shortest)}\n" for name in game_names()), "utf-8")
    return 0


def write_each(modes: Sequence[str], shortest: bool, folder: Path) -> list[Path] | None:
    """A file for each mode, written by a process of its own; None if one of them could not run."""
    files = [folder / mode for mode in modes]
    for mode, file in zip(modes, files, strict=True):
        words = [sys.executable, str(HERE), "--write", str(file), *(["--shortest"] if shortest else [])]
        if subprocess.run(words, env={**os.environ, "MOONSAGA_CORES": mode}, check=False).returncode:
            return None
    return files


def compare(files: Sequence[Path]) -> int:
    """Exit code 1, and a sentence, at the first line that two files have differently."""
    first, *others = (file.read_text("utf-8").splitlines() for file in files)
    for file, lines in zip(files[1:], others, strict=True):
        for one, other in zip_longest(first, lines, fillvalue="nothing"):
            if one != other:
                print(f"{files[0].name} has {one}, {file.name} has {other}.", file=sys.stderr)
                return 1
    print(f"{', '.join(file.name for file in files)}: the same {len(first)} positions.")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="digests to compare")
    parser.add_argument("--modes", default=",".join(MODES), help=f"forms of the cores (default {','.join(MODES)})")
    parser.add_argument("--shortest", action="store_true", help="of each game only the shortest record of each ending")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the digests in the mode of MOONSAGA_CORES")
    args = parser.parse_args()
    if args.write:
        return write(args.write, args.shortest)
    if args.files:
        return compare(args.files)
    with tempfile.TemporaryDirectory() as folder:
        files = write_each(args.modes.split(","), args.shortest, Path(folder))
        return 2 if files is None else compare(files)


if __name__ == "__main__":
    sys.exit(main())
