"""From the first chair to the first position: a table is laid, people sit down, and the game begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import OptionError
from moonsaga.server.changes.broadcast import tell_created, tell_places, tell_seats
from moonsaga.server.changes.commit import chair_changes, change_header, new_table, record, write
from moonsaga.server.errors import Declined
from moonsaga.server.limits.threads import apart
from moonsaga.server.table.header import Chair
from moonsaga.server.table.own_decks import bring
from moonsaga.server.table.progress import Play
from moonsaga.server.table.table import Table, in_turn


@in_turn
async def lay(table: Table, game: Game, given: Sequence[tuple[int, int]] = ()) -> None:
    """Put a new table into the database, and begin if nobody is waited for; with what was played elsewhere."""
    statements = new_table(table)
    if any(chair.kind == "open" for chair in table.chairs):
        await write(table, *statements)
    else:
        await _begin(table, game, *statements, given=given)
    tell_created(table)


@in_turn
async def join(table: Table, game: Game, guest: str, name: str, seat: int | None, deck: str = "") -> None:
    """Take an open seat, with a deck of one's own where the game has such; the last one begins the game."""
    if table.header.status != "open":
        raise Declined("not-open")
    if guest in table.persons():
        raise Declined("already-seated")
    if guest in table.removed:
        raise Declined("removed")
    chair = _open_chair(table, seat)
    if deck:
        options = bring(game, table.header.options, chair.number, deck)
        chair = msgspec.structs.replace(chair, role=game.roles(options)[chair.number])
        await change_header(table, chair_changes(table, chair), options=options)
        table.chairs[chair.number] = chair
    taken = msgspec.structs.replace(chair, kind="person", guest=guest, name=name)
    if any(other.kind == "open" for other in table.chairs if other is not chair):
        await write(table, chair_changes(table, taken))
    else:
        await _begin(table, game, chair_changes(table, taken))
    table.chairs[chair.number] = taken
    tell_places(table)


def _open_chair(table: Table, seat: int | None) -> Chair:
    chairs = [chair for chair in table.chairs if chair.kind == "open" and seat in (None, chair.number)]
    if not chairs:
        raise Declined("seat-taken" if seat is not None and seat < len(table.chairs) else "not-open")
    return chairs[0]


@in_turn
async def start(table: Table, game: Game, guest: str, bot: str) -> None:
    """The host does not wait any longer: bots take the open seats."""
    if not table.is_host(guest):
        raise Declined("not-host")
    if table.header.status != "open":
        raise Declined("not-open")
    seated = [
        msgspec.structs.replace(chair, kind="bot", bot=bot) if chair.kind == "open" else chair for chair in table.chairs
    ]
    changes = [chair_changes(table, new) for new, old in zip(seated, table.chairs, strict=True) if new is not old]
    await _begin(table, game, *changes)
    table.chairs = seated
    tell_places(table)


async def _begin(table: Table, game: Game, *statements: Executable, given: Sequence[tuple[int, int]] = ()) -> None:
    """The rules are those of today, also at a table that has waited since yesterday."""
    try:
        game.resolve(table.header.options)
    except OptionError as wrong:
        raise Declined("outdated", str(wrong)) from None
    play = Play(game, table.header.options, table.header.start)
    dice = table.context.dice.after(0)
    if given:  # it may be long, and the others go on meanwhile
        plan = await apart(lambda: play.plan_start(dice, given))
    else:
        plan = play.plan_start(dice)
    rules = {"version": game.info.version, "data_hash": game.info.data_hash}
    await record(table, plan, play, *statements, status="running", **rules)
    table.play = play
    table.follow()


@in_turn
async def call_to(table: Table, other: Table) -> None:
    """The same people play again there: whoever sat here is told. The first such table counts."""
    if table.header.next:
        return
    await change_header(table, next=other.id)
    table.next_invitation = other.header.invitation
    tell_seats(table)
