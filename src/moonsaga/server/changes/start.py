"""Creates a table in the database, seats players, and starts the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import OptionError
from moonsaga.server.changes.broadcast import broadcast_created, broadcast_seat_changes, broadcast_seats
from moonsaga.server.changes.commit import chair_changes, change_header, commit, new_table, write
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.table.header import Chair
from moonsaga.server.table.own_decks import bring
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table, locked


@locked
async def create(table: Table, game: Game, given: Sequence[tuple[int, int]] = ()) -> None:
    """Write a new table to the database, and start if no seat is open; with actions that were played elsewhere."""
    statements = new_table(table)
    if any(chair.kind == "open" for chair in table.chairs):
        await write(table, *statements)
    else:
        await _begin(table, game, *statements, given=given)
    broadcast_created(table)


@locked
async def join(table: Table, game: Game, user: str, name: str, seat: int | None, deck: str = "") -> None:
    """Take an open seat, with a deck of one's own where the game has such; the last one begins the game."""
    if table.header.status != "open":
        raise RequestError("not-open")
    if user in table.persons():
        raise RequestError("already-seated")
    if user in table.removed:
        raise RequestError("removed")
    chair = _open_chair(table, seat)
    if deck:
        options = bring(game, table.header.options, chair.number, deck)
        chair = msgspec.structs.replace(chair, role=game.roles(options)[chair.number])
        await change_header(table, chair_changes(table, chair), options=options)
        table.chairs[chair.number] = chair
    taken = msgspec.structs.replace(chair, kind="person", user=user, name=name)
    if any(other.kind == "open" for other in table.chairs if other is not chair):
        await write(table, chair_changes(table, taken))
    else:
        await _begin(table, game, chair_changes(table, taken))
    table.chairs[chair.number] = taken
    broadcast_seat_changes(table)


def _open_chair(table: Table, seat: int | None) -> Chair:
    chairs = [chair for chair in table.chairs if chair.kind == "open" and seat in (None, chair.number)]
    if not chairs:
        raise RequestError("seat-taken" if seat is not None and seat < len(table.chairs) else "not-open")
    return chairs[0]


@locked
async def start(table: Table, game: Game, user: str, bot: str) -> None:
    """The host does not wait any longer: bots take the open seats."""
    if not table.is_host(user):
        raise RequestError("not-host")
    if table.header.status != "open":
        raise RequestError("not-open")
    seated = [
        msgspec.structs.replace(chair, kind="bot", bot=bot) if chair.kind == "open" else chair for chair in table.chairs
    ]
    changes = [chair_changes(table, new) for new, old in zip(seated, table.chairs, strict=True) if new is not old]
    await _begin(table, game, *changes)
    table.chairs = seated
    broadcast_seat_changes(table)


async def _begin(table: Table, game: Game, *statements: Executable, given: Sequence[tuple[int, int]] = ()) -> None:
    """The rules are those of today, also at a table that has waited since yesterday."""
    try:
        game.resolve(table.header.options)
    except OptionError as wrong:
        raise RequestError("outdated", str(wrong)) from None
    progress = Progress(game, table.header.options, table.header.start)
    dice = table.context.dice.after(0)
    if given:  # it may be long, and the others go on meanwhile
        plan = await run_in_thread(lambda: progress.plan_start(dice, given))
    else:
        plan = progress.plan_start(dice)
    rules = {"version": game.info.version, "data_hash": game.info.data_hash}
    await commit(table, plan, progress, *statements, status="running", **rules)
    table.progress = progress
    table.follow()


@locked
async def call_to(table: Table, other: Table) -> None:
    """The same players play again there, and those who sat here are shown it. The first such table counts."""
    if table.header.next:
        return
    await change_header(table, next=other.id)
    table.next_invitation = other.header.invitation
    broadcast_seats(table)
