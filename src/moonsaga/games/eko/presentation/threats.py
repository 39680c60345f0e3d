"""Which stacks could take which, if it were their owners' turn now. The rules are asked, never repeated."""

from __future__ import annotations

from typing import Any

import msgspec

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.notation import notation
from moonsaga.games.eko.restore import restore
from moonsaga.games.eko.view import Table, Turn

ACT = n.PHASE_NAMES[n.ACT]
SET_UP = n.PHASE_NAMES[: n.SWAP_EMPERORS + 1]


def threats(table: Table) -> dict[str, list[str]]:
    """For each space with a stack that another player could attack: the stacks that could."""
    if table.ending or table.phase in SET_UP:
        return {}
    found: dict[str, list[str]] = {}
    owner = {stack.space: stack.colour for stack in table.stacks}
    for seat, player in enumerate(table.players):
        if player.alive:
            for source, goal in _moves(_turn_of(table, seat)):
                if owner.get(goal, player.colour) != player.colour:
                    found.setdefault(f"space:{goal}", []).append(f"stack:{source}")
    return found


def _turn_of(table: Table, seat: int) -> Any:
    """The same board at the beginning of that seat's turn."""
    turn = Turn(
        seat=seat,
        acted=False,
        marched=False,
        sanded=False,
        moons=0,
        added=0,
        reinforced=(),
        source="",
        goal="",
        paid_at="",
        paid=(),
        progress=False,
        sheltered=None,
    )
    return restore(msgspec.structs.replace(table, phase=ACT, step=0, turn=turn))


def _moves(position: Any) -> list[tuple[str, str]]:
    """All moves of the seat to act: from where, to where."""
    seat = position.to_act()[0]
    paths = (notation.targets(position, seat, action) for action in position.legal(seat))
    return [(path[0].name, path[1].name) for path in paths if [target.kind for target in path] == ["stack", "space"]]
