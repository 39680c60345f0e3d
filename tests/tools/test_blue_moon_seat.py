"""The seat that outside programs play against: the same games as in one process, and no line breaks it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tools.blue_moon_seat import Seat, choices, event_of, new_game

from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.ladder import find_bot
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from support.selection import many

ROOT = Path(__file__).resolve().parents[2]
BOTS = ("adept", "novice")
ONCE = Budget(iterations=1)
PAIRINGS = list(combinations(PEOPLES, 2))


class Line:
    """The tool in a process of its own."""

    def __init__(self, bot: str) -> None:
        paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
        self.process = subprocess.Popen(
            [sys.executable, str(ROOT / "tools" / "blue_moon_seat.py"), "--bot", bot, "--iterations", "1"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": paths},
        )

    def say(self, *event: Any) -> list[tuple[Any, ...]]:
        return self.send(json.dumps(event))

    def send(self, line: str) -> list[tuple[Any, ...]]:
        """All answers, up to the one that says whom the game waits for."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        found: list[tuple[Any, ...]] = []
        while not found or found[-1][0] not in ("asked", "win", "error"):
            found.append(tuple(json.loads(self.process.stdout.readline())))
        return found

    def close(self) -> None:
        left, _ = self.process.communicate()
        assert (left, self.process.returncode) == ("", 0)


def in_one_process(number: int) -> bytes:
    """The last position of a game between the bots."""
    state = new_game(list(PAIRINGS[number % 36]), number % 2)
    dice, own = Rng(number, 7), [Rng(number, seat) for seat in range(2)]
    bots = [find_bot(name) for name in BOTS]
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(CHANCE, draw_outcome(state, dice))
        else:
            state.apply(seat, bots[seat].choose(observe(GAME, state, seat), own[seat], ONCE))
    dump: bytes = state.dump()
    return dump


def through_the_pipe(number: int, lines: list[Line]) -> bytes:
    """The same, dealt by this process and told to a process for each seat."""
    state = new_game(list(PAIRINGS[number % 36]), number % 2)
    dice = Rng(number, 7)
    heard = [line.say("game", seat, PAIRINGS[number % 36], number % 2, number) for seat, line in enumerate(lines)]
    waiting: list[list[tuple[Any, ...]]] = [[], []]
    for seat in range(2):
        waiting[seat] += [event for event in heard[seat] if event[0] not in ("state", "asked", "win")]
    while asked := state.to_act():
        if asked == (CHANCE,):
            outcome = draw_outcome(state, dice)
            event = event_of(state, CHANCE, outcome)
            tell: tuple[int, ...] = (0, 1)
            state.apply(CHANCE, outcome)
        else:
            event = waiting[asked[0]].pop(0)
            tell = (1 - asked[0],)
            state.apply(*choices(state)[event])
        for seat in tell:
            answers = lines[seat].say(*event)
            assert answers[-1][0] != "error", answers
            waiting[seat] += [one for one in answers if one[0] not in ("state", "asked", "win")]
    assert waiting == [[], []]
    dump: bytes = state.dump()
    return dump


@pytest.mark.once
def test_games_through_the_pipe_are_those_of_one_process() -> None:
    """Two processes, each with one bot: the same games, to the last field."""
    lines = [Line(bot) for bot in BOTS]
    for number in range(many(100, 3)):
        assert through_the_pipe(number, lines) == in_one_process(number), number
    for line in lines:
        line.close()


BROKEN = (
    "{",
    "[]",
    '{"draw": 1}',
    '["draw"]',
    '["draw", 0, "hoax-99"]',
    '["draw", 0, {"card": "hoax-01"}]',
    '["draw", 0, ["hoax-01"]]',
    '["play", 0, "hoax-01"]',
    '["game", 2, ["hoax", "vulca"], 0, 1]',
    '["game", 0, ["hoax", "nobody"], 0, 1]',
)


@pytest.mark.once
def test_a_broken_line_gets_an_error_and_the_game_goes_on() -> None:
    """One sentence each, and the next line is understood."""
    line = Line("random")
    assert line.say("draw", 0, "hoax-01") == [("error", "there is no game yet")]
    assert line.say("game", 1, ["hoax", "vulca"], 0, 1) == [("asked", 0, "draw")]
    for broken in BROKEN:
        answers = line.send(broken)
        assert [answer[0] for answer in answers] == ["error"], broken
    assert line.say("draw", 0, "hoax-01") == [("asked", 0, "draw")]
    line.close()


def test_every_decision_has_a_name_of_its_own() -> None:
    """As many lines as there are legal actions, in random games of all pairings."""
    for number in range(many(72, 12)):
        rng = Rng(number)
        state = new_game(list(PAIRINGS[number % 36]), number % 2)
        while asked := state.to_act():
            seat = asked[0]
            legal = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
            found = choices(state)
            assert sorted(action for _, action in found.values()) == sorted(legal)
            state.apply(seat, rng.pick(legal))


def test_the_example_is_what_the_tool_says() -> None:
    """Each line of docs/blue-moon-seat.md that begins with > is sent; the others are the answers."""
    text = (ROOT / "docs" / "blue-moon-seat.md").read_text(encoding="utf-8")
    example = text.split("```")[1].strip().splitlines()
    seat = Seat(find_bot("adept"), ONCE)
    heard: list[str] = []
    for line in example:
        if line.startswith("> "):
            heard.append(line)
            heard += [json.dumps(event) for event in seat.hear(line[2:])]
    assert heard == example
    assert any(line.startswith('["error"') for line in example)
