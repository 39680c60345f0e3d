"""The commands as scripts and people use them: what they print, their exit codes, and one sentence for each mistake."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from moonsaga import _cores, cli
from moonsaga.commands import play
from moonsaga.commands.play.display import PlainLook, look_of
from moonsaga.kernel.records import read_record, verify
from moonsaga.kernel.registry import get_game, unregister
from moonsaga.kernel.texts import missing_keys
from support.selection import some
from support.synthetic import SyntheticGame

pytestmark = pytest.mark.once

MAIN = "import sys; sys.argv[0] = 'moonsaga'; from moonsaga.cli import main; main()"
RECORDS = Path(__file__).parent / "records" / "eko"
DATA = Path(_cores.PACKAGE, "games", "eko", "box", "data")


class Ran(msgspec.Struct):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A command in this process."""

    def run(*words: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["moonsaga", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return Ran(int(left.value.code or 0), said.out, said.err)

    return run


def run_apart(*words: str, text: str = "", cwd: Path | None = None, **environment: str) -> Ran:
    """A command in a process of its own."""
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-c", MAIN, *words],
        input=text,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)


def assert_one_sentence(ran: Ran, code: int, *parts: str) -> None:
    assert ran.code == code, ran
    assert len(ran.err.strip().splitlines()) == 1, ran.err
    assert "Traceback" not in ran.err
    for part in parts:
        assert part in ran.err


# games


def test_games_lists_what_can_be_played(run: Run) -> None:
    ran = run("games")
    assert ran.code == 0
    for word in ("eko", "Ekö", "behaviour version", "lighthouse", "yes or no", "2 to 4"):
        assert word in ran.out


def test_games_for_scripts(run: Run) -> None:
    (eko,) = [game for game in msgspec.json.decode(run("games", "--json").out) if game["name"] == "eko"]
    assert eko["seats"] == [2, 3, 4]
    assert eko["version"] == get_game("eko").info.version
    options = {option["name"]: option for option in eko["options"]}
    assert options["seats"] == {"type": "Number", "name": "seats", "low": 2, "high": 4, "default": 2}
    assert options["portals"]["type"] == "Flag"


# simulate


def test_simulate_says_what_scripts_rely_on(run: Run) -> None:
    found = msgspec.json.decode(run("simulate", "eko", "--games", "20", "--seed", "7", "--json").out)
    assert {"games", "decisions", "seconds", "decisions_per_second", "compiled", "results"} <= set(found)
    assert found["games"] == 20
    assert found["decisions"] == 20 * found["results"]["mean_decisions"]
    assert found["compiled"] == (_cores.running() != "interpreted")
    assert sum(found["results"]["endings"].values()) == 20
    assert len(found["results"]["wins"]) == 2


@pytest.mark.parametrize("bot", ["random", "novice", "adept", pytest.param("master", marks=pytest.mark.all)])
def test_simulate_gives_the_same_results_for_the_same_seed(run: Run, bot: str) -> None:
    def results(seed: str) -> object:
        words = ("simulate", "eko", "--seats", "3", "--games", "3", "--bot", bot, "--seed", seed, "--json")
        short = ("--iterations", "5", "--option", "turn_limit=9")
        return msgspec.json.decode(run(*words, *short).out)["results"]

    assert results("5") == results("5")
    assert results("5") != results("6")


@pytest.mark.all
def test_a_master_plays_differently_with_more_iterations(run: Run) -> None:
    def digest(*more: str) -> str:
        words = ("simulate", "saga", "--games", "1", "--bot", "master", "--json", *more)
        return str(msgspec.json.decode(run(*words).out)["results"]["digest"])

    assert digest("--iterations", "2") != digest("--iterations", "60")
    assert run("simulate", "saga", "--iterations", "0").code == 2


@pytest.mark.all
def test_simulate_gives_the_same_results_interpreted(run: Run) -> None:
    words = ("simulate", "eko", "--games", "3", "--bot", "adept", "--option", "storms=1", "--json")
    apart = run_apart(*words, MOONSAGA_CORES="interpreted")
    assert msgspec.json.decode(apart.out)["results"] == msgspec.json.decode(run(*words).out)["results"]
    assert msgspec.json.decode(apart.out)["compiled"] is False


def test_simulate_in_words_and_with_options(run: Run) -> None:
    ran = run("simulate", "eko", "--seats", "4", "--games", "2", "--option", "storms=2", "--option", "portals=yes")
    assert ran.code == 0
    assert "2 games of eko between 4 random bots, seed 1" in ran.out
    assert "digest: " in ran.out


def test_seats_may_be_said_where_there_is_no_choice(run: Run) -> None:
    assert run("simulate", "saga", "--seats", "2", "--games", "1").code == 0


def test_simulate_and_balance_play_the_same_games(run: Run) -> None:
    words = ("saga", "--games", "2", "--seed", "7", "--bot", "adept", "--json")
    simulated = msgspec.json.decode(run("simulate", *words).out)
    weighed = msgspec.json.decode(run("balance", *words, "--workers", "1").out)
    assert simulated["results"]["digest"] == weighed["digest"]
    assert simulated["decisions"] == weighed["decisions"]


# games and bots of one's own


@pytest.fixture
def plugged() -> Iterator[tuple[str, ...]]:
    yield ("--plugin", "support.synthetic:GAME")
    unregister("synthetic")


def test_a_plug_in_is_a_game_for_every_command(run: Run, plugged: tuple[str, ...], tmp_path: Path) -> None:
    assert "synthetic" in run("games", *plugged).out
    assert run("simulate", "synthetic", "--games", "2", *plugged).code == 0
    assert run("balance", "synthetic", "--games", "2", "--workers", "1", *plugged).code == 0
    assert run("arena", "synthetic", "--bots", "adept,random", "--games", "2", "--workers", "1", *plugged).code == 0
    records = sorted(map(str, Path(RECORDS.parent, "synthetic").glob("*.txt")))
    assert run("replay", *records, *plugged).out.count(": replays") == len(records)
    kept = tmp_path / "game.txt"
    words = ("play", "synthetic", "--seed", "1", "--record", str(kept), *plugged)
    assert (run_apart(*words).code, read_record(kept.read_text("utf-8")).game) == (0, "synthetic")


OWN = """
class Last:
    def choose(self, observer, rng, budget):
        return observer.legal[-1]
"""


def test_a_game_and_a_bot_in_the_folder_of_the_command_play_in_several_processes(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(OWN, "utf-8")
    bots = "my_bots:Last,random"
    words = ("arena", "synthetic", "--plugin", "support.synthetic:GAME", "--bots", bots, "--games", "4")
    told = [run_apart(*words, "--workers", workers, "--json", cwd=tmp_path) for workers in ("1", "2")]
    assert [(ran.code, ran.err) for ran in told] == [(0, "")] * 2
    one, two = (msgspec.json.decode(ran.out) for ran in told)
    assert one["digest"] == two["digest"]
    assert [bot["bot"] for bot in two["bots"]] == ["my_bots:Last", "random"]


# replay


def test_replay_checks_records(run: Run) -> None:
    files = sorted(map(str, RECORDS.glob("*.txt")))[:3]
    ran = run("replay", *files)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count(": replays") == len(files)
    told = msgspec.json.decode(run("replay", *files, "--json").out)
    assert [entry["ok"] for entry in told] == [True] * len(files)
    assert all(entry["game"] == "eko" and entry["decisions"] for entry in told)


def test_replay_says_where_a_cut_record_breaks(run: Run, tmp_path: Path) -> None:
    lines = (RECORDS / "points.txt").read_text("utf-8").splitlines()
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(lines[:-3]) + "\n", "utf-8")
    assert_one_sentence(run("replay", str(cut)), 1, "cut.txt", f"line {len(lines) - 3}", "cut off")


def test_replay_says_where_an_illegal_action_stands(run: Run, tmp_path: Path) -> None:
    lines = (RECORDS / "points.txt").read_text("utf-8").splitlines()
    place = next(
        i for i, line in enumerate(lines) if line[:2] in ("1 ", "2 ") and "swap" not in line and "keep" not in line
    )
    lines[place] = lines[place][:2] + "march"
    bad = tmp_path / "bad.txt"
    bad.write_text("\n".join(lines) + "\n", "utf-8")
    good = str(RECORDS / "shared-win.txt")
    ran = run("replay", good, str(bad))
    assert_one_sentence(ran, 1, "bad.txt", f"line {place + 1}", "march")
    assert "shared-win.txt" in ran.out
    told = msgspec.json.decode(run("replay", str(bad), good, "--json").out)
    assert [entry["ok"] for entry in told] == [False]


def test_replay_without_a_file_or_with_no_record(run: Run, tmp_path: Path) -> None:
    assert_one_sentence(run("replay", str(tmp_path / "none.txt")), 1, "none.txt", "no such file")
    other = tmp_path / "other.txt"
    other.write_bytes(b"\xff\xfe\x00")
    assert_one_sentence(run("replay", str(other)), 1, "not a text file")
    other.write_text("hello\n", "utf-8")
    assert_one_sentence(run("replay", str(other)), 1, "not a record")
    assert_one_sentence(run("replay"), 2, "FILE")
    other.write_text("", "utf-8")
    assert_one_sentence(run("replay", str(other)), 1, f"{other} is empty")


def test_replay_reads_standard_input() -> None:
    text = (RECORDS / "points.txt").read_text("utf-8")
    assert run_apart("replay", "-", text=text).out.endswith(": replays\n")
    assert_one_sentence(run_apart("replay", "-", text=text[:-9]), 1, "-, line")


@pytest.mark.all
def test_a_full_disk_and_a_narrow_terminal_are_one_sentence() -> None:
    assert_one_sentence(run_apart("games", PYTHONIOENCODING="ascii"), 1, "PYTHONIOENCODING=utf-8")
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no device that is always full")
    for words in (("games",), ("games", "--json")):
        with full.open("w", encoding="utf-8") as output:
            command = [sys.executable, "-c", MAIN, *words]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
            ran = subprocess.run(
                command, stdout=output, stderr=subprocess.PIPE, text=True, env=environment, check=False
            )
        assert_one_sentence(Ran(ran.returncode, "", ran.stderr), 1, "the output: no space left")


# mistakes


@pytest.mark.parametrize(
    ("words", "code", "parts"),
    [
        (("simulate", "chess"), 1, ("chess", "eko")),
        (("play", "chess"), 1, ("chess", "eko")),
        (("simulate", "eko", "--bot", "deep"), 1, ("deep", "random, novice, adept")),
        (("play", "eko", "--bot", "deep"), 1, ("deep", "random, novice, adept")),
        (("simulate", "eko", "--option", "speed=9"), 1, ("speed", "storms")),
        (("simulate", "eko", "--option", "storms"), 1, ("storms", "needs a value")),
        (("simulate", "eko", "--option", "storms=many"), 1, ("storms", "0 to 6", "many")),
        (("simulate", "eko", "--option", "lighthouse=yes"), 1, ("lighthouse", "storms")),
        (("simulate", "eko", "--seats", "7"), 1, ("seats", "2 to 4")),
        (("play", "eko", "--seat", "3"), 1, ("seat 3", "1 to 2")),
        (("simulate", "eko", "--games", "0"), 2, ("--games",)),
        (("simulate", "eko", "--games", "few"), 2, ("--games",)),
        (("simulate", "eko", "--games", "9" * 30), 2, ("--games", "1000000000")),
        (("arena", "eko", "--bots", "adept,random", "--games", "9" * 30), 2, ("--games", "1000000000")),
        (("simulate", "saga", "--seats", "3"), 1, ("saga is for 2 players, not 3",)),
        (("simulate", "eko", "--bot", "no_such_module:Bot"), 1, ("no_such_module:Bot", "cannot be loaded")),
        (("simulate", "eko", "--bot", "support.synthetic:GAME"), 1, ("support.synthetic:GAME", "is no bot")),
        (("games", "--plugin", "no_such_module:GAME"), 1, ("no_such_module:GAME", "cannot be loaded")),
        (("games", "--plugin", "support.synthetic:TABLE"), 1, ("support.synthetic:TABLE", "is no game")),
        (("simulate", "eko", "--speed"), 2, ("--speed",)),
        (("simulate",), 2, ("GAME",)),
        (("play", "eko", "--lang", "de"), 2, ("--lang",)),
        (("frobnicate",), 2, ("frobnicate",)),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, words: tuple[str, ...], code: int, parts: tuple[str, ...]) -> None:
    assert_one_sentence(run(*words), code, *parts)


def test_a_data_folder_with_a_missing_cell_is_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "eko"
    shutil.copytree(DATA, folder)
    tiles = (folder / "tiles.toml").read_text("utf-8")
    assert " . C o\n" in tiles
    (folder / "tiles.toml").write_text(tiles.replace(" . C o\n", " . C\n", 1), "utf-8")
    for words in some((("games",), ("simulate", "eko"), ("play", "eko")), 1):
        assert_one_sentence(run_apart(*words, MOONSAGA_DATA=str(tmp_path)), 1, "tiles.toml")


def test_cores_that_cannot_run_are_one_sentence() -> None:
    for words in (("doctor",), ("simulate", "eko")):
        assert_one_sentence(run_apart(*words, MOONSAGA_CORES="steam"), 1, "MOONSAGA_CORES", "steam")


TOLD = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from moonsaga.commands import simulate
progress = simulate.with_progress
def tell(numbers):
    for number in progress(numbers):
        if number == 1:
            print("playing", flush=True)
        yield number
simulate.with_progress = tell
"""
"""Says when the second game begins."""


@pytest.mark.all
def test_an_interrupted_command_says_nothing() -> None:
    """Interrupted while it plays; in a background job, interrupts would be ignored from the start."""
    command = [sys.executable, "-c", TOLD + MAIN, "simulate", "eko", "--games", "1000000", "--bot", "adept"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, "", "")


@pytest.mark.parametrize("command", ["games", "play", "simulate", "replay", "doctor"])
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "Example" in ran.out
    assert f"moonsaga {command}" in " ".join(ran.out.split())


def test_the_help_of_serve_warns_of_the_example_that_opens_it_to_all(run: Run) -> None:
    shown = " ".join(run("serve", "--help").out.split())
    example, warning = shown.rpartition("Examples:")[2].split("--data-dir tables")
    assert "--host 0.0.0.0" in example
    assert "everybody on your network can come, and nothing is encrypted" in warning


# doctor


def test_doctor_says_what_is_installed(run: Run) -> None:
    ran = run("doctor")
    assert ran.code == 0
    for word in ("moonsaga 0.", f"cores {_cores.running()}", "Python 3.", "msgspec", "data folder: ", "database: "):
        assert word in ran.out
    assert len(run("doctor", "--line").out.splitlines()) == 1


# play


def test_a_whole_game_through_standard_input(tmp_path: Path) -> None:
    """The first choice again and again, until the game is over."""
    kept = tmp_path / "game.txt"
    words = ("play", "eko", "--seed", "3", "--bot", "adept", "--option", "turn_limit=40", "--record", str(kept))
    ran = run_apart(*words, text="1\n" * 2000)
    assert (ran.code, ran.err) == (0, "")
    assert "You do not win this time." in ran.out or "You win!" in ran.out
    record = read_record(kept.read_text("utf-8"), kept.name)
    assert verify(get_game("eko"), record).ending
    assert record.seats == ("you", "adept")


def test_play_ends_politely_when_nobody_answers(tmp_path: Path) -> None:
    kept = tmp_path / "game.txt"
    ran = run_apart("play", "eko", "--seed", "3", "--record", str(kept), text="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "You leave the table." in ran.out
    assert read_record(kept.read_text("utf-8")).end.ending == ""


def test_play_understands_more_than_actions(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    lines = [
        "?",
        "undo",
        "999",
        "nonsense",
        "pass",
        "",
        "more",
        "hint",
        "keep",
        "1",
        "back",
        "board",
        "undo",
        f"save {kept}",
    ]
    ran = run_apart("play", "eko", "--seed", "5", text="\n".join([*lines, "quit", ""]))
    assert (ran.code, ran.err) == (0, "")
    for sentence in (
        "Choose by number",
        "There is nothing to take back",
        "Choose a number from 1 to",
        "'nonsense' is no action",
        "An adept would play: ",
        "(back: choose another)",
        "Taken back.",
        "The game so far is in",
        "You leave the table.",
    ):
        assert " ".join(sentence.split()) in " ".join(ran.out.split())
    assert all(move.seat < 0 for move in read_record(kept.read_text("utf-8")).moves)


def test_play_explains_a_refused_move_with_the_rule() -> None:
    """In the action phase nobody reinforces."""
    ran = run_apart("play", "eko", "--seed", "5", text="keep\nreinforce i3 1\nquit\n")
    assert "(Course of a turn)" in " ".join(ran.out.split())


@pytest.mark.all
def test_play_in_other_languages_and_seats() -> None:
    ran = run_apart("play", "eko", "--seats", "3", "--seat", "2", "--lang", "pl", "--seed", "1", text="1\n1\n1\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Odchodzisz od stołu." in ran.out
    assert "Tvoje volba" in run_apart("play", "eko", "--lang", "cs", "--seed", "1").out


def test_a_record_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    """Before the game begins, and nothing is written over."""
    ran = run_apart("play", "eko", "--seed", "1", "--record", str(tmp_path / "no" / "such" / "file"), text="quit\n")
    assert_one_sentence(ran, 1, "cannot be written")
    assert ran.out == ""
    kept = tmp_path / "kept.txt"
    kept.write_text("mine\n", "utf-8")
    assert_one_sentence(run_apart("play", "eko", "--record", str(kept)), 1, "kept.txt is there already")
    assert kept.read_text("utf-8") == "mine\n"


def test_a_very_long_number_is_no_choice() -> None:
    ran = run_apart("play", "eko", "--seed", "5", text="9" * 5000 + "\nquit\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Choose a number from 1 to" in ran.out


def test_the_terminal_speaks_all_languages() -> None:
    assert missing_keys(play.OWN_TEXTS) == []


# The look of a game in the terminal


def test_a_game_brings_its_look_beside_its_module_or_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = tmp_path / "plugged" / "presentation"
    looks.mkdir(parents=True)
    for file in (looks.parent / "__init__.py", looks / "__init__.py", looks / "terminal.py", looks / "other.py"):
        file.touch()
    (looks.parent / "game.py").write_text(
        "from support.synthetic import SyntheticGame\n\n"
        "class Beside(SyntheticGame):\n    pass\n\n"
        "class Named(SyntheticGame):\n    terminal = 'plugged.presentation.other'\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    games = import_module("plugged.game")
    assert look_of(games.Beside()) is import_module("plugged.presentation.terminal")
    assert look_of(games.Named()) is import_module("plugged.presentation.other")
    assert isinstance(look_of(SyntheticGame()), PlainLook)
