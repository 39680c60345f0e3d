"""Which of the two forms of the cores runs: compiled to C, or the same files interpreted.

A core is a module that imports cython. The environment variable MOONSAGA_CORES decides once,
when the package is imported:

    auto         compiled if every core is compiled, else all of them interpreted (the default)
    compiled     an error if an extension is missing or does not match its source
    checked      the same, from the build that checks array bounds (build/checked of a source tree)
    interpreted  the .py files, also where an extension lies beside them

A wrong choice becomes an ImportError when the first core is imported, so that `moonsaga doctor` can still say why.
setup.py loads this file too, by its path; it must not import anything of the package.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import re
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent
MODES = ("auto", "compiled", "checked", "interpreted")
CHECKED = PACKAGE.parents[1] / "build" / "checked" / "lib" / PACKAGE.name
SUFFIX = importlib.machinery.EXTENSION_SUFFIXES[0]
RECORD = "cores.json"
"""Beside the extensions of a build: for each core the files it was made of and their hashes."""
ROOMS = ("bots", "games", "kernel")
"""The folders of the package in which cores are."""
IMPORTS_CYTHON = re.compile(rb"^(?:import cython|from cython import)\b", re.MULTILINE)


def mode() -> str:
    """What MOONSAGA_CORES asks for."""
    return os.environ.get("MOONSAGA_CORES") or "auto"


def running() -> str:
    """What runs in this process: compiled, checked or interpreted."""
    if _choice.problem:
        raise ImportError(_choice.problem)
    return _choice.running


def problem() -> str:
    """Why no core can be imported in this process, in one sentence; empty if all is well."""
    return _choice.problem


def stale() -> list[str]:
    """The cores whose extension, in the build this process uses, was made from other sources than those here now."""
    if _choice.running == "interpreted":
        return []
    folder = _folder(_choice.running)
    return [name for name in lacking(_choice.running) if _extension(name, folder).exists()]


def lacking(build: str) -> list[str]:
    """The cores without an up-to-date extension in a build, `compiled` or `checked`."""
    folder = _folder(build)
    made_of = read_record(folder)
    now = hashes(PACKAGE, {file for files in made_of.values() for file in files})
    return [
        name
        for name in cores(PACKAGE)
        if not _extension(name, folder).exists() or not is_current(made_of.get(name), now)
    ]


@cache
def cores(package: Path) -> list[str]:
    """The names of all core modules below a package folder. A .pxd alone is a header, no core."""
    files = [file for room in ROOMS for file in sorted((package / room).rglob("*.py"))]
    found = [file for file in files if IMPORTS_CYTHON.search(file.read_bytes())]
    return [".".join([package.name, *file.relative_to(package).with_suffix("").parts]) for file in found]


def hashes(package: Path, files: Iterable[str]) -> dict[str, str]:
    """A hash for each of these files that exists. Dates would not do: checkouts and copies change them."""
    return {
        file: hashlib.sha256((package / file).read_bytes()).hexdigest()
        for file in sorted(files)
        if (package / file).exists()
    }


def is_current(made_of: dict[str, str] | None, now: dict[str, str]) -> bool:
    """Are the files that an extension was made of the same now?"""
    return made_of is not None and all(now.get(file) == digest for file, digest in made_of.items())


def read_record(folder: Path) -> dict[str, dict[str, str]]:
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}


def write_record(folder: Path, record: dict[str, dict[str, str]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RECORD).write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def choose() -> None:
    """Decides for this process. All cores are compiled or none: half of them would not import."""
    _choice.problem = _why_not(mode())
    if _choice.problem:
        _redirect(Refusal(cores(PACKAGE), _choice.problem))
    elif mode() == "checked":
        _choice.running = "checked"
        _redirect(Elsewhere({name: _extension(name, CHECKED) for name in cores(PACKAGE)}))
    elif mode() == "compiled" or (mode() == "auto" and all(_extension(n, PACKAGE).exists() for n in cores(PACKAGE))):
        _choice.running = "compiled"
    else:
        _choice.running = "interpreted"
        _redirect(Elsewhere({name: _source(name) for name in cores(PACKAGE)}))


class Elsewhere:
    """Import hook: takes each core from the file named here, and leaves every other module alone."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        file = self.files.get(name)
        return importlib.util.spec_from_file_location(name, file) if file else None


class Refusal:
    """Import hook: no core can be imported, and this is why."""

    def __init__(self, names: Iterable[str], reason: str) -> None:
        self.names = frozenset(names)
        self.reason = reason

    def find_spec(self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None) -> None:
        if name in self.names:
            raise ImportError(self.reason, name=name)


class Choice:
    """What choose() found; written once."""

    running = "interpreted"
    problem = ""


_choice = Choice()


def _why_not(wanted: str) -> str:
    if wanted not in MODES:
        return f"MOONSAGA_CORES is {wanted!r}, but it must be one of {', '.join(MODES)}."
    if wanted not in ("compiled", "checked"):
        return ""
    missing = lacking(wanted)
    if not missing:
        return ""
    target = "make checked" if wanted == "checked" else "make install"
    return f"MOONSAGA_CORES is {wanted}, but {some(missing)} not compiled from the present source: run `{target}`."


def some(names: list[str]) -> str:
    """Names for a sentence, with their verb: the first one and how many more."""
    if len(names) == 1:
        return f"{names[0]} is"
    return f"{names[0]} and {len(names) - 1} more are"


def _redirect(finder: Elsewhere | Refusal) -> None:
    sys.meta_path[:] = [finder, *(other for other in sys.meta_path if not isinstance(other, Elsewhere | Refusal))]


def _folder(build: str) -> Path:
    return CHECKED if build == "checked" else PACKAGE


def _extension(name: str, folder: Path) -> Path:
    return folder.joinpath(*name.split(".")[1:-1], name.rpartition(".")[2] + SUFFIX)


def _source(name: str) -> Path:
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
