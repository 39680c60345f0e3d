"""Positions of Ekö for tests: drawn as text, played in notation, looked at by the names of their hexes."""

from __future__ import annotations

from textwrap import dedent
from typing import cast

from moonsaga.games.eko.game import GAME
from moonsaga.games.eko.view import EkoView, Player, Table
from moonsaga.kernel.contract import State


def table(text: str) -> State:
    """The state of a drawn position; the drawing may be indented."""
    return GAME.from_diagram(dedent(text).strip("\n"))


def look(state: State) -> Table:
    """Everything that lies on the table."""
    return cast("EkoView", state.view(None)).table


def play(state: State, *lines: str) -> State:
    """The position after these actions, each by the seat to act, chance included. The given one does not change."""
    after = state.copy()
    for line in lines:
        assert after.to_act(), f"{line}: the game is over ({after.ending})"
        seat = after.to_act()[0]
        action = GAME.read(after, seat, line)
        if seat >= 0:
            refused = GAME.why_not(after, seat, action)
            assert refused is None, f"{line}: {refused}\n{GAME.diagram(after.view(None))}"
            assert action in after.legal(seat), (
                f"{line} is neither refused nor listed\n{GAME.diagram(after.view(None))}"
            )
        after.apply(seat, action)
    return after


def refusal(state: State, line: str) -> str:
    """The name of the reason, such as `not-stronger`, for which the seat to act may not do this."""
    seat = state.to_act()[0]
    action = GAME.read(state, seat, line)
    refused = GAME.why_not(state, seat, action)
    assert refused is not None, f"{line} is legal\n{GAME.diagram(state.view(None))}"
    assert action not in state.legal(seat), f"{line} is both refused and listed\n{GAME.diagram(state.view(None))}"
    return refused.reason.key.removeprefix("refusal-")


def legal(state: State) -> set[str]:
    """All that the seat to act may do, in notation."""
    seat = state.to_act()[0]
    return {GAME.write(state, seat, action) for action in state.legal(seat)}


def stack(state: State, space: str) -> tuple[str, int, bool] | None:
    """Colour, height and whether the Emperor tops it; None on an empty space."""
    for found in look(state).stacks:
        if found.space == space:
            return found.colour, found.height, found.emperor
    return None


def building(state: State, site: str) -> tuple[str, str] | None:
    """Colour and kind; None on a free site."""
    for found in look(state).buildings:
        if found.site == site:
            return found.colour, found.kind
    return None


def player(state: State, colour: str) -> Player:
    """The player board of a colour."""
    return next(found for found in look(state).players if found.colour == colour)
