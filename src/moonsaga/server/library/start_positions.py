"""Start positions from diagrams: only what could lie on a table is accepted."""

from __future__ import annotations

import re

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.errors import MoonsagaError

LONGEST_START = 20_000
"""Characters of a drawn start position."""
LONG_NUMBER = re.compile(r"\d{5}")
"""No game has a number of five digits."""


def check_drawing(start: str) -> None:
    """Before anything is placed: a drawing of any game is short, and so are its numbers."""
    if not start.strip():  # elsewhere no drawing is the start of the game, which may be another position
        raise MoonsagaError("the drawn start position is empty")
    if len(start) > LONGEST_START:
        raise MoonsagaError(f"the drawn start position is longer than {LONGEST_START} characters")
    for line in start.splitlines():
        if not line.startswith("options:") and LONG_NUMBER.search(line):
            raise MoonsagaError("the drawn start position has a number of more than four digits")


def check_start(game: Game, state: State) -> None:
    """Check a start position: it has nothing that is not in the box, and all seats can see it and act."""
    box = game.inventory(game.new(state.options))
    for what, count in game.inventory(state).items():
        if not 0 <= count <= box.get(what, 0):
            found = f"{count} {what}, and the box has {box.get(what, 0)}"
            raise MoonsagaError(f"the drawn start position has {found}")
    for seat in state.to_act():
        if not (state.chance() if seat == CHANCE else state.legal(seat)):
            raise MoonsagaError("nobody could act in the drawn start position")
    for viewer in (None, *range(len(game.roles(state.options)))):
        state.view(viewer)
