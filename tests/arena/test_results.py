"""Result files: a run goes on where it stopped, and a file of another run is refused."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from arena.test_run import told
from moonsaga.arena import game as playing
from moonsaga.arena import results as files
from moonsaga.arena.game import Played
from moonsaga.arena.match import Match
from moonsaga.arena.run import Arena, run_arena
from moonsaga.arena.seatings import Job
from moonsaga.arena.sequential import Gate
from moonsaga.bots.bot import Budget
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game

pytestmark = pytest.mark.once

EKO = get_game("eko")
SHORT = EKO.resolve({"turn_limit": 8})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "runs" / "eko.jsonl"


def run(file: Path | None, games: int = 8, **more: Any) -> Arena:
    settings: dict[str, Any] = {"bots": ["novice", "random"], "seed": 3, "workers": 1, **more}
    return run_arena(EKO, [[SHORT]], games=games, results=file, **settings)


def lines(file: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]


def times(report: Any) -> Any:
    return msgspec.structs.replace(report.match, ms_per_choice=(), block_ms=())


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """The games that were really played, and not read."""
    noted: list[Job] = []
    play = playing.play_job

    def note(game: Game, job: Job) -> Played:
        noted.append(job)
        return play(game, job)

    monkeypatch.setattr(playing, "play_job", note)
    return noted


def test_a_block_is_a_line(file: Path) -> None:
    found = run(file)
    head, *blocks = lines(file)
    assert head["moonsaga-results"] == 1
    assert (head["game"], head["bots"], head["seed"]) == ("eko", ["novice", "random"], 3)
    assert head["budget"] == {"seconds": None, "iterations": 1000, "cpu": False}
    assert (head["version"], head["behaviour"], head["data"]) == ("0.1.0", EKO.info.version, EKO.info.data_hash)
    assert [block["block"] for block in blocks] == [0, 1, 2, 3]
    assert isinstance(found.match, Match)
    assert [block["scores"]["novice"] for block in blocks] == list(found.match.block_scores)
    for block in blocks:
        assert sum(block["scores"].values()) == pytest.approx(1)
        for bot in ("novice", "random"):
            seconds = sum(game["busy"][seat] for game, seat in zip(block["games"], (0, 1), strict=True))
            assert block["cpu"]["novice"] == pytest.approx(seconds, abs=1e-5)
            assert block["cpu"][bot] > 0


def test_finished_blocks_are_not_played_again(file: Path, played: list[Job]) -> None:
    run(file, games=4)
    assert [job.block for job in played] == [0, 0, 1, 1]
    before = file.read_bytes()
    played.clear()
    resumed = run(file)
    assert [job.block for job in played] == [2, 2, 3, 3]
    assert file.read_bytes().startswith(before)
    whole = run(None)
    assert resumed.digest == whole.digest
    assert resumed.bots[0].wins == whole.bots[0].wins
    assert times(resumed) == times(whole)
    played.clear()
    assert run(file).digest == whole.digest
    assert not played


def test_fewer_games_than_the_file_has(file: Path) -> None:
    run(file)
    assert (few := run(file, games=4)).games == 4
    assert few.digest == run(None, games=4).digest


@pytest.mark.parametrize("kept", [1, 40, 200, -1])
def test_a_torn_last_line_is_played_again(file: Path, kept: int) -> None:
    whole = run(file)
    first = b"".join(file.read_bytes().splitlines(keepends=True)[:-1])
    torn = file.read_bytes()[len(first) :][:kept]
    file.write_bytes(first + torn)
    assert run(file).digest == whole.digest
    assert [line["block"] for line in lines(file)[1:]] == [0, 1, 2, 3]


@pytest.mark.parametrize("text", ["", '{"moonsaga-results"'])
def test_a_file_without_a_whole_line_is_begun_anew(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    run(file, games=2)
    assert len(lines(file)) == 2


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ({"seed": 4}, "seed 3, not 4"),
        ({"bots": ["adept", "random"]}, r'bots \["novice","random"\], not \["adept","random"\]'),
        ({"budget": Budget(iterations=7)}, "budget .*1000.*, not .*7"),
        ({"gate": Gate(0, 50)}, "gate null, not"),
    ],
)
def test_a_file_with_other_settings_is_refused(file: Path, other: dict[str, Any], words: str) -> None:
    run(file, games=2)
    before = file.read_bytes()
    with pytest.raises(MoonsagaError, match=f"^[^\n]*eko.jsonl was made with other settings: {words}[^\n]*$"):
        run(file, games=2, **other)
    assert file.read_bytes() == before


def test_a_file_of_other_options_is_refused(file: Path) -> None:
    run(file, games=2)
    with pytest.raises(MoonsagaError, match="other settings: options"):
        run_arena(EKO, [[EKO.resolve({})]], ["novice", "random"], 2, 3, workers=1, results=file)


def test_a_file_of_other_bots_under_the_same_name_is_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first game of the last block is played again: nothing else tells that a bot has changed."""
    run(file, games=4)
    play = playing.play_job
    monkeypatch.setattr(
        files, "play_job", lambda game, job: msgspec.structs.replace(play(game, job), digest=b"something else")
    )
    with pytest.raises(MoonsagaError, match="made by other rules or bots: the first game of its block 1"):
        run(file)


@pytest.mark.parametrize(
    ("damage", "words"),
    [(b"nonsense\n", "line 3 of .* is none of a result file"), (b"", "line 3 of .* is block 2, not 1")],
)
def test_a_damaged_file_is_refused(file: Path, damage: bytes, words: str) -> None:
    run(file)
    head, first, _, *rest = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join((head, first, damage, *rest)))
    with pytest.raises(MoonsagaError, match=words):
        run(file)


def test_the_number_of_processes_makes_no_difference_to_a_file(file: Path) -> None:
    run(file, games=4)
    assert told(run(file, workers=2))["digest"] == run(None).digest
