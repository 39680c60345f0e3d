"""`tools/count_cores.py`: each kind of mechanical line, and the other counts, on a tree made for the test."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # the tools are no part of the package

from tools import count_cores  # noqa: E402

pytestmark = [
    pytest.mark.once,
    pytest.mark.skipif(shutil.which("git") is None, reason="the tool counts the files that git knows"),
]

RULES = '''"""Rules of a game."""

import cython
from cython import int as cint

from moonsaga.games.some import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.some.state import State
else:
    from moonsaga.games.some.state import State

LEAST = cython.declare(cint, numbers.LEAST)
FIRST = cython.declare(cint, numbers.KINDS["move"].first)
WEIGHT = cython.declare(cython.double, 0.5)
BUFFER = cython.declare(cint[8])
SEEN = cython.declare(cint[8])
TABLE = cython.declare(cint[2])
if not cython.compiled:
    BUFFER, SEEN, TABLE = [0] * 8, [0] * 8, [0] * 2


def fill() -> None:
    TABLE[0], TABLE[1] = 1, 2


fill()


@cython.cfunc
@cython.exceptval(check=False)
def find(s: State, mine: list) -> cint:
    LEAST_OF_ALL = [0]
    LEAST_OF_ALL[0] = TABLE[0]
    mine[0] = 1
    SEEN[s.seat] = 1
    return look(s, BUFFER)
'''
STATE = """import cython


@cython.cclass
class State:
    seat: cython.int  # whose turn it is

    def become(self, other):
        self.seat = other.seat
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.e[0] = other.e[0]
        return self
"""
FILES = {
    "src/moonsaga/games/some/__init__.py": "",
    "src/moonsaga/games/some/numbers.py": "LEAST = 1\n",
    "src/moonsaga/games/some/rules_finding.py": RULES,
    "src/moonsaga/games/some/rules_finding.pxd": "from moonsaga cimport x\n\ncdef int find(State s) noexcept\n",
    "src/moonsaga/games/some/state.py": STATE,
    "src/moonsaga/games/some/state.pxd": "cdef class State:\n    cdef int seat\n    cdef int look(self)\n",
    "src/moonsaga/kernel/bits.pxd": "cdef inline int one() noexcept:\n    return 1\n",
    **{f"web/src/parts/Part{number}.svelte": "" for number in range(16)},
}

CORES = ("rules_finding.py", "rules_finding.pxd", "state.py", "state.pxd")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "src/moonsaga/games/some/made.py").write_text("import cython\n" * 50, "utf-8")
    for words in (["init", "-q"], ["add", "-A", ":!*made.py"]):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    return tmp_path


def module(tree: Path, name: str) -> count_cores.Module:
    return count_cores.Module(tree, Path("src/moonsaga/games/some", name))


def test_each_kind_of_mechanical_line_is_counted(tree: Path) -> None:
    counted = {column: len(rows) for column, rows in count_cores.mechanical(module(tree, "rules_finding.py")).items()}
    assert counted == {"constants": 2, "twins": 4, "decorators": 2, "headers": 0, "fields": 0, "scratch": 5}
    assert count_cores.count_header(tree, Path("src/moonsaga/games/some/rules_finding.pxd")) == (
        2,
        {"headers": 2, "fields": 0},
    )
    assert count_cores.count_header(tree, Path("src/moonsaga/games/some/state.pxd")) == (3, {"headers": 2, "fields": 1})
    assert count_cores.count_header(tree, Path("src/moonsaga/kernel/bits.pxd")) == (2, {})


def test_a_function_that_moves_field_after_field_is_a_list_of_fields(tree: Path) -> None:
    counted = count_cores.mechanical(module(tree, "state.py"))
    assert {column: len(rows) for column, rows in counted.items() if rows} == {"decorators": 1, "fields": 8}


def test_arrays_written_by_functions_are_found(tree: Path) -> None:
    """`TABLE` is filled while the module is imported."""
    assert count_cores.written_arrays(module(tree, "rules_finding.py")) == ["BUFFER", "SEEN"]


def test_the_report_names_what_is_above_the_bars(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missed = count_cores.report(tree)
    out = capsys.readouterr().out
    assert "first def in games/some: median 23, worst 23 (rules_finding), after 25: 0" in out
    assert "    web/src/parts: 16\n" in out
    lines = sum(1 for name in CORES for line in FILES[f"src/moonsaga/games/some/{name}"].splitlines() if line.strip())
    assert out.splitlines()[1].split()[:2] == ["games/some", str(lines)], "git does not know made.py"
    assert [bar.split(" ", 1)[1] for bar in missed] == [
        "mechanical lines",
        "folders with too many files",
        "arrays at module level",
    ]


def test_only_check_makes_a_missed_bar_an_error(tree: Path) -> None:
    command = [sys.executable, "-m", "tools.count_cores", str(tree)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode == 0
    assert subprocess.run([*command, "--check"], cwd=ROOT, capture_output=True, check=False).returncode == 1
