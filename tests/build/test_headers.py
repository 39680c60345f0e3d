"""Headers of the cores: what the build makes of annotations and tables, and how it says what is wrong with them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build import sample
from moonsaga import _cores
from tools.build.headers import Headers, Mistake

pytestmark = pytest.mark.once

needs_compiler = pytest.mark.skipif(shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler")


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return sample.make(tmp_path)


def headers(game: Path) -> Headers:
    source = game.parents[2]
    cores = _cores.cores.__wrapped__(source / "moonsaga")
    return Headers(source, "moonsaga", cores)


def change(game: Path, file: str, old: str, new: str) -> None:
    path = game / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{file} has {text.count(old)} times {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def line_of(game: Path, file: str, part: str) -> int:
    lines = (game / file).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if part in line)


def build(tree: Path, mode: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=tree,
        env=os.environ | {"MOONSAGA_CORES": mode},
        capture_output=True,
        text=True,
        check=False,
    )


# ------------------------------------------------------------------------------------------------------ what is made


def test_a_result_of_a_c_type_makes_a_c_function(game: Path) -> None:
    made = headers(game).texts
    putting = made["moonsaga.games.pebbles.rules.putting"]
    assert "cdef int offer_put(State s, int* buffer, int n) noexcept nogil" in putting
    assert "from moonsaga.games.pebbles.rules cimport state" in putting
    assert "from moonsaga.games.pebbles.rules.state cimport State" in putting
    state = made["moonsaga.games.pebbles.rules.state"]
    assert "    cdef int owner[codes.CELLS]\n    cdef bits.u128 full\n" in state
    assert "    cdef readonly int seat\n" in state


def test_codes_become_constants_and_other_values_do_not(game: Path) -> None:
    codes = headers(game).texts["moonsaga.games.pebbles.box.codes"]
    assert "    CELLS = 5\n" in codes
    assert "NAMES" not in codes


def test_a_header_written_by_hand_is_kept(game: Path) -> None:
    made = headers(game).texts
    assert "moonsaga.kernel.cores.bits" not in made


def test_headers_of_modules_that_are_gone_go_too(game: Path, tmp_path: Path) -> None:
    folder = tmp_path / "headers"
    headers(game).write(folder)
    left = folder / "moonsaga" / "games" / "pebbles" / "rules" / "left.pxd"
    left.write_text("cdef int left() noexcept\n", encoding="utf-8")
    headers(game).write(folder)
    assert not left.exists()
    assert left.with_name("putting.pxd").exists()


# ----------------------------------------------------------------------------------- what an extension is made of


def test_a_function_body_concerns_its_own_core_alone(game: Path) -> None:
    before = headers(game)
    change(game, "rules/state.py", "s.fresh = True", "s.fresh = 1 > 0")
    after = headers(game)
    state, putting = "moonsaga.games.pebbles.rules.state", "moonsaga.games.pebbles.rules.putting"
    assert before.digest(state) != after.digest(state)
    assert before.digest(putting) == after.digest(putting)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules/state.py", "full: bits.u128", "full: u64"),
        ("box/codes.py", "CELLS = 5", "CELLS = 6"),
        ("events.py", '"from": "cell"', '"to": "cell"'),
        ("actions.py", '"twice": 2', '"twice": 3'),
    ],
)
def test_a_change_of_a_header_concerns_every_core_that_reaches_it(game: Path, file: str, old: str, new: str) -> None:
    putting = "moonsaga.games.pebbles.rules.putting"
    before = headers(game)
    change(game, file, old, new)
    assert before.digest(putting) != headers(game).digest(putting)
    assert (game / file).resolve() in [path.resolve() for path in before.files(putting)]


# --------------------------------------------------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("rules/putting.py", "s.owner[cell] =", "s.ownr[cell] =", "State has no field or method ownr"),
        ("rules/putting.py", "return codes.NONE_LEFT", "return codes.NON_LEFT", "there is no NON_LEFT in "),
        ("rules/putting.py", "state.is_empty(s", "state.is_emty(s", "there is no is_emty in "),
        ("rules/putting.py", "events.put(s", "events.putt(s", "there is no putt in "),
        ("rules/state.py", "supply: cint[codes.SEATS]  # pebbles left", "supply: cint[2]", "what the field supply means"),
        ("rules/state.py", "phase: cint  #", "phase: cint = 1  #", "the field phase takes no value here"),
        ("rules/state.py", "weight: double", "weight: dubble", "dubble is neither a C type"),
        ("rules/putting.py", "(s: State, cell: cint, twice: cint) -> cint", "(s: State, cell, twice: cint) -> cint", "its argument cell needs a type"),
        ("rules/putting.py", "import State\n", "import State, is_empty\n", "import state and write state.is_empty(...): it is a C function"),
        ("rules/putting.py", "def do_put(", "def do_putting(", "the kind put needs a C function do_put in "),
        ("rules/putting.py", "def do_put(s: State, cell: cint, twice: cint)", "def do_put(s: State, cell: cint)", "do_put takes 3 arguments by the action table"),
        ("actions.py", '("button",), "passing"', '("button",), "passings"', "the kind pass names the rules 'passings', and there is no core"),
        ("actions.py", '("put", "pass")', '("put", "past")', "phase turn names 'past', which is no kind"),
        ("actions.py", '("put", "pass")', '("put",)', "the kind pass belongs to no phase"),
        ("actions.py", '"passing.phase_now"', '"passing.phase"', "the phase needs a C function passing.phase(s)"),
        ("actions.py", '"passing.phase_now"', '"state.phase_now"', "the phase needs a C function state.phase_now(s)"),
        ("box/codes.py", "SEATS = 2", "SEATS = 2**40", "SEATS does not fit into a C int"),
        ("box/codes.py", "CELLS = 5", "CELLS = FIVE", "name 'FIVE' is not defined"),
    ],
)
def test_a_mistake_is_one_sentence_with_file_and_line(game: Path, file: str, old: str, new: str, words: str) -> None:
    change(game, file, old, new)
    with pytest.raises(Mistake) as caught:
        headers(game)
    said = str(caught.value)
    where, line, sentence = said.split(":", 2)
    assert words in sentence, said
    assert "\n" not in said
    assert Path(where).exists()
    text = Path(where).read_text(encoding="utf-8").splitlines()
    assert 1 <= int(line) <= len(text)


def test_the_line_is_that_of_the_mistake(game: Path) -> None:
    change(game, "rules/putting.py", "s.owner[cell] =", "s.ownr[cell] =")
    with pytest.raises(Mistake) as caught:
        headers(game)
    assert str(caught.value).startswith(f"{game / 'rules/putting.py'}:{line_of(game, 'rules/putting.py', 'ownr')}: ")


def test_a_build_that_must_compile_ends_with_that_sentence(game: Path, tmp_path: Path) -> None:
    change(game, "rules/putting.py", "s.owner[cell] =", "s.ownr[cell] =")
    result = build(tmp_path, "compiled")
    line = line_of(game, "rules/putting.py", "ownr")
    assert result.returncode == 1
    assert result.stderr.endswith(f"{sample.GAME}/rules/putting.py:{line}: State has no field or method ownr\n")
    assert "Traceback" not in result.stderr


@pytest.mark.all
@pytest.mark.slow
@needs_compiler
@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("rules/putting.py", "passing.next_seat(s)", "passing.next_seat(s, 1)", "Call with wrong number of arguments"),
        ("rules/putting.py", "events.put(s, s.seat, cell)", "events.put(s, s.seat)", "Call with wrong number of arguments"),
        ("rules/putting.py", "s.tried += 1", "s.names = [1]", "not allowed without gil"),
        ("rules/passing.py", "s.phase = codes.OVER", "s.phase = codes.NAMES", "not allowed without gil"),
    ],
)
def test_what_cython_says_names_the_edited_file_and_line(
    game: Path, tmp_path: Path, file: str, old: str, new: str, words: str
) -> None:
    change(game, file, old, new)
    result = build(tmp_path, "compiled")
    assert result.returncode != 0
    said = [line for line in result.stderr.splitlines() if line.startswith(f"{sample.GAME}/{file}:") and words in line]
    assert said, result.stderr
    assert said[0].split(":")[1] == str(line_of(game, file, new))


# --------------------------------------------------------------------------------------- compiled and interpreted

PLAY = """
import json
from moonsaga import _cores
from moonsaga.games.pebbles.actions import ACTIONS
from moonsaga.games.pebbles.position import Position
position, seen = Position(), []
other = Position()
while legal := position.legal():
    reasons = [position.reason(action) for action in range(ACTIONS.size)]
    position.apply(legal[len(seen) % len(legal)])
    twin = position.copy()
    assert twin.is_same(position) and not twin.is_same(Position()) and twin.label() is position.label()
    assert twin.notes() is not position.notes()
    values = position.read()
    other.write(values)
    assert other.is_same(position)
    seen.append([legal, reasons, values, len(position.notes()), position.seat])
seen.append([position.reason(action) for action in range(ACTIONS.size)])
for wrong in ({**values, "supply": [1]}, {}):
    try:
        other.write(wrong)
    except (ValueError, KeyError) as problem:
        seen.append(str(problem))
print(json.dumps([_cores.running(), position.notes(), seen]))
"""


def play(tree: Path, mode: str) -> list[object]:
    run = subprocess.run(
        [sys.executable, "-c", PLAY],
        cwd=tree,
        env=os.environ | {"MOONSAGA_CORES": mode, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: list[object] = json.loads(run.stdout)
    return found


def test_interpreted_the_same_files_run_without_any_header(game: Path, tmp_path: Path) -> None:
    running, notes, seen = play(tmp_path, "interpreted")
    assert running == "interpreted"
    assert notes == [[0, 0, 0], [0, 1, 2], [0, 0, 4], [0, 1, 3], [0, 0, 1], [1, 1]]
    assert isinstance(seen, list)
    assert [step[0] for step in seen[5:-3]] == [[11], [10]], "first thank, then pass"
    assert seen[-2:] == ["field supply has 2 numbers, not 1", "'owner'"]


@pytest.mark.all
@pytest.mark.slow
@needs_compiler
def test_fields_and_dispatch_are_the_same_compiled_checked_and_interpreted(game: Path, tmp_path: Path) -> None:
    for mode in ("compiled", "checked"):
        result = build(tmp_path, mode)
        assert result.returncode == 0, result.stderr
    compiled, checked, interpreted = (play(tmp_path, mode) for mode in ("compiled", "checked", "interpreted"))
    assert compiled[0] == "compiled"
    assert checked[0] == "checked"
    assert compiled[1:] == checked[1:] == interpreted[1:]


@pytest.mark.all
@pytest.mark.slow
@needs_compiler
def test_a_rebuild_translates_only_what_a_change_reaches(game: Path, tmp_path: Path) -> None:
    def dates() -> dict[str, int]:
        files = (tmp_path / "build" / "c").rglob("*.c")
        return {file.stem: file.stat().st_mtime_ns for file in files}

    assert build(tmp_path, "compiled").returncode == 0
    first = dates()
    change(game, "rules/passing.py", "bits.BIT << 32", "bits.BIT << 33")
    assert build(tmp_path, "compiled").returncode == 0
    second = dates()
    assert {name for name in first if first[name] != second[name]} == {"passing"}
    change(game, "box/codes.py", "CELLS = 5", "CELLS = 4")
    change(game, "box/codes.py", '"d", "e")', '"d")')
    assert build(tmp_path, "compiled").returncode == 0
    third = dates()
    assert {name for name in second if second[name] == third[name]} == {"core", "values"}
