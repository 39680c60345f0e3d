"""The build of the cores and the choice between their two forms."""

import importlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from moonsaga import _cores
from moonsaga.kernel.cores import probe

ROOT = Path(__file__).resolve().parents[1]
CORES = _cores.cores(_cores.PACKAGE)
PLAIN = ("arrays", "bits", "codes", "dispatch", "fields", "tables")
"""Modules among the cores that are none: the build writes their headers, or they have one of their own."""
CORE = "import cython\n\ndef answer():\n    return {answer}, cython.compiled\n"


def run_python(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


# ------------------------------------------------------------------------------------------------- this very process


@pytest.mark.every_mode
def test_what_runs_is_what_was_asked_for() -> None:
    assert _cores.mode() in _cores.MODES
    assert _cores.running() == _cores.mode() or _cores.mode() == "auto"
    assert probe.is_compiled() == (_cores.running() != "interpreted")


@pytest.mark.every_mode
def test_no_core_is_stale() -> None:
    assert _cores.stale() == []


@pytest.mark.every_mode
@pytest.mark.parametrize("name", CORES)
def test_all_cores_are_compiled_or_none(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__file__ is not None
    assert module.__file__.endswith(".py") == (_cores.running() == "interpreted")
    assert module.__file__.startswith(str(_cores.CHECKED)) == (_cores.running() == "checked")


def test_a_core_is_a_module_that_imports_cython() -> None:
    assert (_cores.PACKAGE / "kernel" / "cores" / "bits.pxd").exists()
    assert "moonsaga.kernel.cores.bits" not in CORES
    assert "moonsaga.kernel.cores.probe" in CORES


@pytest.mark.every_mode
def test_a_bad_index_is_caught_unless_compiled_for_speed() -> None:
    if _cores.running() == "compiled":
        pytest.skip("compiled cores trust their caller")
    result = run_python("-c", "from moonsaga.kernel.cores.probe import Probe; Probe().put(4, 1)")
    assert result.returncode != 0
    assert "out of bounds" in result.stderr or "IndexError" in result.stderr
    assert "probe.py" in result.stderr


def test_mypy_is_lenient_with_the_cores_and_with_nothing_else() -> None:
    overrides = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]["overrides"]
    patterns = [name for entry in overrides if "disallow_untyped_defs" in entry for name in entry["module"]]
    files = [file for file in ROOT.glob("src/**/*.py") if file.name != "__init__.py"]
    modules = [".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in files]
    lenient = {name for name in modules if any(fnmatchcase(name, pattern) for pattern in patterns)}
    lenient = {name for name in lenient if name.rpartition(".")[2] not in PLAIN}
    assert lenient == set(CORES), "pyproject.toml, tool.mypy.overrides: the cores and nothing else"


# ----------------------------------------------------------------------------- a small package beside the real one


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A source tree whose only core is moonsaga.kernel.one; the header beside it belongs to no module."""
    package = tmp_path / "src" / "moonsaga"
    (package / "kernel").mkdir(parents=True)
    for name in ("__init__.py", "_cores.py"):
        shutil.copy(_cores.PACKAGE / name, package / name)
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "one.py").write_text(CORE.format(answer=1), encoding="utf-8")
    (package / "kernel" / "one.pxd").write_text("from moonsaga.kernel.header cimport number\n", encoding="utf-8")
    (package / "kernel" / "header.pxd").write_text("ctypedef int number\n", encoding="utf-8")
    return tmp_path


def pretend_compiled(folder: Path, package: Path) -> None:
    """An extension that no import could survive, recorded as made of the present sources."""
    (folder / "kernel").mkdir(parents=True, exist_ok=True)
    (folder / "kernel" / f"one{_cores.SUFFIX}").write_bytes(b"not a library")
    files = [f"kernel/{name}" for name in ("one.py", "one.pxd", "header.pxd")]
    record = f"{{'moonsaga.kernel.one': _cores.hashes(_cores.PACKAGE, {files})}}"
    write = f"_cores.write_record(_cores.Path({str(folder)!r}), {record})"
    assert ask(package, write, "auto").returncode == 0


def ask(package: Path, statement: str, cores: str) -> subprocess.CompletedProcess[str]:
    command = f"import sys; sys.path.insert(0, {str(package.parent)!r}); from moonsaga import _cores; {statement}"
    return run_python("-c", command, MOONSAGA_CORES=cores)


RUN = "from moonsaga.kernel import one; print(_cores.running(), one.__file__.rpartition('.')[2], one.answer())"
STATE = "print(_cores.problem() or _cores.running(), _cores.stale())"


@pytest.mark.parametrize("cores", ["auto", "interpreted"])
def test_without_extensions_the_sources_run(small: Path, cores: str) -> None:
    assert ask(small / "src" / "moonsaga", RUN, cores).stdout == "interpreted py (1, False)\n"


def test_interpreted_the_source_wins_over_the_extension_beside_it(small: Path) -> None:
    package = small / "src" / "moonsaga"
    pretend_compiled(package, package)
    assert ask(package, RUN, "interpreted").stdout == "interpreted py (1, False)\n"
    assert ask(package, STATE, "auto").stdout == "compiled []\n"


def test_one_core_that_is_not_compiled_makes_all_run_interpreted(small: Path) -> None:
    package = small / "src" / "moonsaga"
    pretend_compiled(package, package)
    (package / "kernel" / "two.py").write_text("import cython\n", encoding="utf-8")
    assert ask(package, RUN, "auto").stdout == "interpreted py (1, False)\n"


@pytest.mark.parametrize(("cores", "target"), [("compiled", "make install"), ("checked", "make checked")])
def test_a_build_that_is_asked_for_and_missing_is_an_error(small: Path, cores: str, target: str) -> None:
    result = ask(small / "src" / "moonsaga", RUN, cores)
    last = result.stderr.splitlines()[-1]
    assert result.returncode == 1
    assert f"moonsaga.kernel.one is not compiled from the present source: run `{target}`." in last


def test_an_unknown_mode_is_an_error_in_one_sentence(small: Path) -> None:
    result = ask(small / "src" / "moonsaga", RUN, "fast")
    assert "MOONSAGA_CORES is 'fast', but it must be one of auto, compiled" in result.stderr.splitlines()[-1]


@pytest.mark.parametrize("changed", ["one.py", "one.pxd", "header.pxd"])
def test_an_extension_is_stale_when_a_source_has_other_contents(small: Path, changed: str) -> None:
    package = small / "src" / "moonsaga"
    pretend_compiled(package, package)
    file = package / "kernel" / changed
    before = file.stat()
    file.write_text(file.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert ask(package, STATE, "auto").stdout == "compiled ['moonsaga.kernel.one']\n"
    assert "run `make install`" in ask(package, STATE, "compiled").stdout


def test_a_new_date_alone_makes_nothing_stale(small: Path) -> None:
    package = small / "src" / "moonsaga"
    pretend_compiled(package, package)
    os.utime(package / "kernel" / "one.py", (2**31, 2**31))
    assert ask(package, STATE, "compiled").stdout == "compiled []\n"


def test_checked_takes_the_extensions_of_the_checked_build(small: Path) -> None:
    package = small / "src" / "moonsaga"
    pretend_compiled(small / "build" / "checked" / "lib" / "moonsaga", package)
    assert ask(package, STATE, "checked").stdout == "checked []\n"
    assert f"one{_cores.SUFFIX}" in ask(package, RUN, "checked").stderr


# ------------------------------------------------------------------------------------------------------ real builds


@pytest.fixture
def buildable(small: Path) -> Path:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, small / name)
    shutil.copytree(ROOT / "tools" / "build", small / "tools" / "build")
    return small


def build(tree: Path, cores: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run_python("setup.py", "-q", "build_ext", "--inplace", cwd=tree, MOONSAGA_CORES=cores, **environment)


def compiler() -> str | None:
    return shutil.which(os.environ.get("CC", "cc"))


NO_COMPILER: Mapping[str, str] = {"CC": "no-such-compiler"}


@pytest.mark.once
def test_without_a_compiler_auto_says_so_in_one_line(buildable: Path) -> None:
    result = build(buildable, "auto", **NO_COMPILER)
    assert result.returncode == 0
    assert result.stderr == "moonsaga: cores not compiled (no C compiler found); they run interpreted\n"
    assert ask(buildable / "src" / "moonsaga", RUN, "auto").stdout == "interpreted py (1, False)\n"


@pytest.mark.once
@pytest.mark.parametrize("cores", ["compiled", "checked"])
def test_without_a_compiler_the_other_modes_fail(buildable: Path, cores: str) -> None:
    result = build(buildable, cores, **NO_COMPILER)
    assert result.returncode != 0
    assert "no C compiler found" in result.stderr


@pytest.mark.all
@pytest.mark.once
def test_a_core_that_does_not_compile_leaves_none_compiled(buildable: Path) -> None:
    package = buildable / "src" / "moonsaga"
    pretend_compiled(package, package)
    (package / "kernel" / "one.pxd").write_text("cdef class One(\n", encoding="utf-8")
    result = build(buildable, "auto")
    assert result.returncode == 0
    assert "they run interpreted" in result.stderr.splitlines()[-1]
    assert ask(package, RUN, "auto").stdout == "interpreted py (1, False)\n"
    assert build(buildable, "compiled").returncode != 0


@pytest.mark.all
@pytest.mark.once
@pytest.mark.slow
@pytest.mark.skipif(compiler() is None, reason="no C compiler")
def test_a_rebuild_compiles_what_changed_whatever_its_date_and_clears_what_is_gone(buildable: Path) -> None:
    package = buildable / "src" / "moonsaga"
    assert build(buildable, "auto").returncode == 0
    assert ask(package, RUN, "auto").stdout == "compiled so (1, True)\n"

    (package / "kernel" / "one.py").write_text(CORE.format(answer=2), encoding="utf-8")
    os.utime(package / "kernel" / "one.py", (0, 0))
    assert build(buildable, "auto").returncode == 0
    assert ask(package, RUN, "compiled").stdout == "compiled so (2, True)\n"

    (package / "kernel" / "header.pxd").write_text("ctypedef long number\n", encoding="utf-8")
    os.utime(package / "kernel" / "header.pxd", (0, 0))
    assert ask(package, STATE, "auto").stdout == "compiled ['moonsaga.kernel.one']\n"
    assert build(buildable, "auto").returncode == 0
    assert ask(package, STATE, "auto").stdout == "compiled []\n"

    (package / "kernel" / "one.py").write_text("def answer():\n    return 3\n", encoding="utf-8")
    assert build(buildable, "auto").returncode == 0
    assert not list(package.rglob(f"*{_cores.SUFFIX}"))
