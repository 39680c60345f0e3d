"""Seats: players leave, substitute bots play on, players return; and tables that everybody has left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from moonsaga.kernel.options import Value
from moonsaga.server.changes.broadcast import broadcast_seat_changes, broadcast_seats
from moonsaga.server.changes.chat import charge, plan_note, publish
from moonsaga.server.changes.commit import change_header, nothing_played, removal, seat_changes, write
from moonsaga.server.errors import RequestError
from moonsaga.server.logs import log
from moonsaga.server.table.chat import ChatLine
from moonsaga.server.table.games import default_bot
from moonsaga.server.table.header import TableSeat
from moonsaga.server.table.own_decks import take_along
from moonsaga.server.table.snapshots import keep_position
from moonsaga.server.table.table import Table, locked


@locked
async def leave(table: Table, user: str) -> None:
    """Stand up. In a running game the seats wait for their person, and a bot may play on."""
    await _leave(table, user, end=False)


@locked
async def abandon(table: Table, user: str) -> None:
    """Give up: the end for all if nobody else is left."""
    await _leave(table, user, end=True)


async def _leave(table: Table, user: str, end: bool) -> None:
    mine = table.seats_of(user)
    if not mine and not table.is_host(user):
        raise RequestError("not-your-seat")
    if table.header.status == "open":
        await _leave_open(table, user, mine, close=end and table.is_host(user))
    elif table.running:
        await _leave_running(table, user, mine, end)
    else:
        raise RequestError("not-running")
    broadcast_seat_changes(table)


async def _leave_open(table: Table, user: str, mine: Sequence[int], close: bool) -> None:
    staying = [table_seat.user for table_seat in table.seats if table_seat.user and table_seat.user != user]
    if close or not staying:
        await _close(table)
        return
    free, options = _free(table, mine)
    host = staying[0] if table.is_host(user) else table.header.host
    await change_header(table, *(seat_changes(table, table_seat) for table_seat in free), host=host, options=options)
    _sit(table, free)


def _free(table: Table, seats: Sequence[int]) -> tuple[list[TableSeat], dict[str, Value]]:
    """These seats without their people, and the options of the table without decks that those built."""
    game, options = table.game, table.header.options
    if game is None:
        return [TableSeat(seat, table.seats[seat].role, "open") for seat in seats], options
    options = take_along(game, options, seats)
    return [TableSeat(seat, game.roles(options)[seat], "open") for seat in seats], options


async def _leave_running(table: Table, user: str, mine: Sequence[int], end: bool) -> None:
    if end and not table.staying_without(user):
        await _close(table)
    elif not mine:
        raise RequestError("not-your-seat")
    elif not all(table.seats[seat].away for seat in mine):
        charge(table, user)
        gone = [msgspec.structs.replace(table.seats[seat], away=True) for seat in mine]
        await _note_change(table, gone, "note-left")


async def _close(table: Table) -> None:
    decisions = table.progress.decisions if table.progress is not None else table.header.decisions
    progress = table.progress
    kept = [keep_position(table.id, progress.game, progress.state, progress.number)] if progress is not None else []
    await change_header(table, *kept, status="abandoned", changed=table.context.now(), decisions=decisions)
    table.follow()
    log("table-abandoned", table=table.id, game=table.header.game)


@locked
async def remove(table: Table, user: str, seat: int) -> None:
    """The host removes a player. A game without a move waits for players again."""
    table_seat = _table_seat(table, seat)
    if not table.is_host(user):
        raise RequestError("not-host")
    if not table_seat.user or table_seat.user == user:
        raise RequestError("not-your-seat")
    if table.running and ((progress := await table.ready()).decisions or progress.held):
        raise RequestError("not-open")
    if table.over:
        raise RequestError("not-open")
    free, options = _free(table, table.seats_of(table_seat.user))
    changes = [*(seat_changes(table, new) for new in free), *nothing_played(table), removal(table, table_seat.user)]
    await change_header(table, *changes, status="open", used=(), options=options)
    table.begin_again()
    table.removed.add(table_seat.user)
    _sit(table, free)
    broadcast_seat_changes(table)


@locked
async def expire(table: Table) -> None:
    """Nobody came."""
    if table.header.status == "open":
        await _close(table)
        broadcast_seat_changes(table)


@locked
async def substitute(table: Table, user: str, seat: int, bot: str) -> None:
    """A bot plays on for a player who left."""
    table_seat = _table_seat(table, seat)
    if not table.is_member(user):
        raise RequestError("not-your-seat")
    _check_away(table, table_seat)
    if table.clock is not None and table_seat.user == user:
        raise RequestError("not-your-seat")  # else one could stop one's own clock
    charge(table, user)
    await _note_change(table, [msgspec.structs.replace(table_seat, bot=bot)], "note-bot")
    broadcast_seat_changes(table)


@locked
async def take_back_seat(table: Table, user: str, seat: int) -> None:
    """The player returns, and the bot leaves the seat."""
    table_seat = _table_seat(table, seat)
    if not user or table_seat.user != user:
        raise RequestError("not-your-seat")
    _check_away(table, table_seat)
    if table_seat.bot and table.clock is not None and table.clock.too_late(seat):
        raise RequestError("too-fast")  # what the person did not answer in time is the bot's to answer
    charge(table, user)
    new = msgspec.structs.replace(table_seat, bot="", away=False)
    note = await _write_seats(table, [new], "note-back")
    if table.clock is not None and table_seat.bot:
        table.clock.grant(seat, table.context.tick())
    _sit(table, [new])
    publish(table, note)
    broadcast_seat_changes(table)


async def substitute_bot(table: Table, seat: int, key: str) -> None:
    """A substitute bot plays on for a player, who may come back. Part of a change."""
    new = msgspec.structs.replace(table.seats[seat], away=True, bot=default_bot())
    await _note_change(table, [new], key)
    broadcast_seat_changes(table)


def rename(table: Table, user: str, name: str) -> None:
    """A user has another name; the database is changed already."""
    for table_seat in table.seats:
        if table_seat.user == user and table_seat.kind == "person":
            table_seat.name = name
    broadcast_seats(table)


def broadcast_owners(table: Table) -> None:
    """Seats have another owner; the database is changed already."""
    table.proposals.drop_undo()
    broadcast_seat_changes(table)


def _table_seat(table: Table, seat: int) -> TableSeat:
    if seat >= len(table.seats):
        raise RequestError("not-found")
    return table.seats[seat]


def _check_away(table: Table, table_seat: TableSeat) -> None:
    if not table.running:
        raise RequestError("not-running")
    if not table_seat.away:
        raise RequestError("not-away")


async def _note_change(table: Table, table_seats: Sequence[TableSeat], key: str) -> None:
    """Write changed seats with a note, then apply them."""
    note = await _write_seats(table, table_seats, key)
    _sit(table, table_seats)
    publish(table, note)


async def _write_seats(table: Table, table_seats: Sequence[TableSeat], key: str) -> ChatLine:
    note = await plan_note(table, key, table_seats[0].number)
    await write(table, *(seat_changes(table, table_seat) for table_seat in table_seats), note.statement(table.id))
    return note


def _sit(table: Table, table_seats: Iterable[TableSeat]) -> None:
    for table_seat in table_seats:
        table.seats[table_seat.number] = table_seat
    table.proposals.drop()
    table.follow()
