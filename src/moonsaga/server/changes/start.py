"""Creates a table in the database, seats players, and starts the game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Executable

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import OptionError
from moonsaga.server.changes.broadcast import broadcast_created, broadcast_seat_changes, broadcast_seats
from moonsaga.server.changes.commit import change_header, commit, new_table, seat_changes, write
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.table.header import TableSeat
from moonsaga.server.table.own_decks import bring
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table, locked


@locked
async def create(table: Table, game: Game, given: Sequence[tuple[int, int]] = ()) -> None:
    """Write a new table to the database, and start if no seat is open; with actions that were played elsewhere."""
    statements = new_table(table)
    if any(table_seat.kind == "open" for table_seat in table.seats):
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
    table_seat = _open_seat(table, seat)
    if deck:
        options = bring(game, table.header.options, table_seat.number, deck)
        table_seat = msgspec.structs.replace(table_seat, role=game.roles(options)[table_seat.number])
        await change_header(table, seat_changes(table, table_seat), options=options)
        table.seats[table_seat.number] = table_seat
    taken = msgspec.structs.replace(table_seat, kind="person", user=user, name=name)
    if any(other.kind == "open" for other in table.seats if other is not table_seat):
        await write(table, seat_changes(table, taken))
    else:
        await _begin(table, game, seat_changes(table, taken))
    table.seats[table_seat.number] = taken
    broadcast_seat_changes(table)


def _open_seat(table: Table, seat: int | None) -> TableSeat:
    table_seats = [
        table_seat for table_seat in table.seats if table_seat.kind == "open" and seat in (None, table_seat.number)
    ]
    if not table_seats:
        raise RequestError("seat-taken" if seat is not None and seat < len(table.seats) else "not-open")
    return table_seats[0]


@locked
async def start(table: Table, game: Game, user: str, bot: str) -> None:
    """The host does not wait any longer: bots take the open seats."""
    if not table.is_host(user):
        raise RequestError("not-host")
    if table.header.status != "open":
        raise RequestError("not-open")
    seated = [
        msgspec.structs.replace(table_seat, kind="bot", bot=bot) if table_seat.kind == "open" else table_seat
        for table_seat in table.seats
    ]
    changes = [seat_changes(table, new) for new, old in zip(seated, table.seats, strict=True) if new is not old]
    await _begin(table, game, *changes)
    table.seats = seated
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
