"""`moonsaga arena` and `moonsaga balance`: what they print, one sentence for each mistake, and Ctrl-C."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from math import inf

import msgspec
import pytest

from moonsaga import cli
from moonsaga.commands import reports
from moonsaga.kernel.registry import game_names

pytestmark = pytest.mark.once

Ran = tuple[int, str, str]
Run = Callable[..., Ran]
SHARE = {"games", "wins", "win_rate", "low", "high", "mean_score"}
FAST = ("--option", "turn_limit=8", "--workers", "1")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A command in this process: exit code, output, errors. It does not say how far it is, however slow it is."""
    monkeypatch.setattr(reports, "WORD_EVERY", inf)

    def run(*words: str) -> Ran:
        monkeypatch.setattr(sys, "argv", ["moonsaga", *words])
        with pytest.raises(SystemExit) as left:
            cli.main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return run


def test_arena_for_scripts(run: Run) -> None:
    code, out, err = run("arena", "eko", "--bots", "novice,random", "--games", "3", "--seed", "4", *FAST, "--json")
    assert (code, err) == (0, "")
    found = msgspec.json.decode(out)
    assert (found["game"], found["seed"], found["games"], found["blocks"]) == ("eko", 4, 4, 2)
    assert found["options"]["turn_limit"] == 8
    assert [bot["bot"] for bot in found["bots"]] == ["novice", "random"]
    for bot in found["bots"]:
        assert SHARE | {"rating", "rating_low", "rating_high", "ms_per_decision", "roles"} <= set(bot)
        assert bot["rating_low"] <= bot["rating"] <= bot["rating_high"]
        assert [(role["seat"], role["role"], role["games"]) for role in bot["roles"]] == [
            (1, "seat-1", 2),
            (2, "seat-2", 2),
        ]
    assert found["bots"][0]["rating"] == 1500
    assert [role["games"] for role in found["roles"]] == [4, 4]


@pytest.mark.parametrize("game", game_names())
def test_balance_for_scripts(run: Run, game: str) -> None:
    words = ("balance", game, "--bot", "random", "--games", "4", "--workers", "1", "--json")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    found = msgspec.json.decode(out)
    assert (found["bot"], found["games"], found["fair_share"]) == ("random", 4, 1 / len(found["roles"]))
    for role in found["roles"]:
        assert SHARE - {"mean_score"} | {"seat", "role"} <= set(role)
        assert role["games"] == 4
        assert role["win_rate"] == role["wins"] / 4
        assert 0 <= role["low"] <= role["win_rate"] <= role["high"] <= 1
    assert msgspec.json.decode(run(*words)[1])["digest"] == found["digest"]


def test_roles_have_their_names(run: Run) -> None:
    words = ("balance", "blue_moon", "--bot", "random", "--games", "2", "--workers", "1", "--option", "deck_2=buka")
    assert [role["role"] for role in msgspec.json.decode(run(*words, "--json")[1])["roles"]] == ["vulca", "buka"]


def test_arena_in_words(run: Run) -> None:
    _, out, err = run("arena", "eko", "--seats", "4", "--bots", "novice,random,random,random", "--games", "1", *FAST)
    for words in (
        "4 games of eko, seed 1, in 1 block",
        "1500",
        "fixed",
        "  4 seat-4",
        "fair share: 25.0 %",
        "digest: ",
    ):
        assert words in out
    assert err == ""


def test_balance_in_words(run: Run) -> None:
    _, out, _ = run("balance", "eko", "--bot", "random", "--games", "40", *FAST)
    for words in ("40 games of eko between 2 random bots", "1 seat-1", "the first to act", "reconstructed"):
        assert words in out
    assert "…" not in out


def test_where_there_is_no_terminal_a_line_tells_the_progress(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "WORD_EVERY", 0.0)
    _, _, err = run("balance", "eko", "--bot", "random", "--games", "3", *FAST)
    assert err == "1 of 3 games played\n2 of 3 games played\n"


@pytest.mark.parametrize(
    ("words", "code", "parts"),
    [
        (("arena", "chess", "--bots", "adept,random"), 1, ("chess", "eko")),
        (("arena", "eko", "--bots", "adept,deep"), 1, ("deep", "random, novice, adept")),
        (("arena", "eko", "--bots", "adept"), 1, ("two different bots",)),
        (("arena", "eko", "--bots", "adept,adept"), 1, ("two different bots", "moonsaga balance")),
        (("arena", "eko", "--bots", "adept,,random"), 1, ("--bots", "commas")),
        (("arena", "eko", "--bots", "adept,random,random"), 1, ("name each bot once", "2 seats")),
        (("arena", "eko", "--bots", "adept,random", "--seats", "9"), 1, ("seats", "2 to 4")),
        (("arena", "eko", "--bots", "adept,random", "--option", "speed=1"), 1, ("speed",)),
        (("arena", "eko"), 2, ("--bots",)),
        (("arena", "eko", "--bots", "adept,random", "--games", "0"), 2, ("--games",)),
        (("arena", "eko", "--bots", "adept,random", "--workers", "0"), 2, ("--workers",)),
        (("balance", "eko", "--bot", "deep"), 1, ("deep", "random, novice, adept")),
        (("balance", "eko", "--games", "few"), 2, ("--games",)),
        (("balance",), 2, ("GAME",)),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, words: tuple[str, ...], code: int, parts: tuple[str, ...]) -> None:
    left, out, err = run(*words)
    assert (left, out) == (code, "")
    assert len(err.strip().splitlines()) == 1
    for part in parts:
        assert part in err


@pytest.mark.parametrize("command", ["arena", "balance"])
def test_help_has_examples(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"Examples: moonsaga {command}" in " ".join(out.split())


TOLD = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from moonsaga.commands import reports
reports.PlainLines.tell = lambda _, played, games: played == 1 and print("playing", flush=True)
from moonsaga.cli import main
main()
"""
"""Says when the first game is over, and nothing after that."""


def test_an_interrupted_run_says_nothing_and_leaves_nobody_behind() -> None:
    """The interrupt reaches all processes, as from a terminal. Output is closed only when the last of them is gone."""
    words = ("arena", "eko", "--bots", "adept,novice", "--games", "1000000", "--workers", "2")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    process = subprocess.Popen(
        [sys.executable, "-c", TOLD, *words],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "playing\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, "", "")
