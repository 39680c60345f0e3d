"""Who leaves a table, who plays on for him, and who comes back; and tables that everybody has left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from moonsaga.kernel.options import Value
from moonsaga.server.changes.broadcast import tell_places, tell_seats
from moonsaga.server.changes.chat import charge, plan_note, publish
from moonsaga.server.changes.commit import chair_changes, change_header, nothing_played, write
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log
from moonsaga.server.table.chat import Said
from moonsaga.server.table.games import favourite_bot
from moonsaga.server.table.header import Chair
from moonsaga.server.table.own_decks import take_along
from moonsaga.server.table.snapshots import keep_position
from moonsaga.server.table.table import Table, in_turn


@in_turn
async def leave(table: Table, guest: str) -> None:
    """Stand up. In a running game the seats wait for their person, and a bot may play on."""
    await _leave(table, guest, end=False)


@in_turn
async def abandon(table: Table, guest: str) -> None:
    """Give up: the end for all if nobody else is left."""
    await _leave(table, guest, end=True)


async def _leave(table: Table, guest: str, end: bool) -> None:
    mine = table.seats_of(guest)
    if not mine and not table.is_host(guest):
        raise Declined("not-your-seat")
    if table.header.status == "open":
        await _leave_open(table, guest, mine, close=end and table.is_host(guest))
    elif table.running:
        await _leave_running(table, guest, mine, end)
    else:
        raise Declined("not-running")
    tell_places(table)


async def _leave_open(table: Table, guest: str, mine: Sequence[int], close: bool) -> None:
    staying = [chair.guest for chair in table.chairs if chair.guest and chair.guest != guest]
    if close or not staying:
        await _close(table)
        return
    free, options = _free(table, mine)
    host = staying[0] if table.is_host(guest) else table.header.host
    await change_header(table, *(chair_changes(table, chair) for chair in free), host=host, options=options)
    _sit(table, free)


def _free(table: Table, seats: Sequence[int]) -> tuple[list[Chair], dict[str, Value]]:
    """These seats without their people, and the options of the table without decks that those built."""
    game, options = table.game, table.header.options
    if game is None:
        return [Chair(seat, table.chairs[seat].role, "open") for seat in seats], options
    options = take_along(game, options, seats)
    return [Chair(seat, game.roles(options)[seat], "open") for seat in seats], options


async def _leave_running(table: Table, guest: str, mine: Sequence[int], end: bool) -> None:
    if end and not table.staying_without(guest):
        await _close(table)
    elif not mine:
        raise Declined("not-your-seat")
    elif not all(table.chairs[seat].away for seat in mine):
        charge(table, guest)
        gone = [msgspec.structs.replace(table.chairs[seat], away=True) for seat in mine]
        await _note_change(table, gone, "note-left")


async def _close(table: Table) -> None:
    decisions = table.play.decisions if table.play is not None else table.header.decisions
    play = table.play
    kept = [keep_position(table.id, play.game, play.state, play.number)] if play is not None else []
    await change_header(table, *kept, status="abandoned", changed=table.context.now(), decisions=decisions)
    table.follow()
    log("table-abandoned", table=table.id, game=table.header.game)


@in_turn
async def remove(table: Table, guest: str, seat: int) -> None:
    """The host does not want to play with somebody. A game that nobody has moved in yet waits for players again."""
    chair = _chair(table, seat)
    if not table.is_host(guest):
        raise Declined("not-host")
    if not chair.guest or chair.guest == guest:
        raise Declined("not-your-seat")
    if table.running and ((play := await table.ready()).decisions or play.held):
        raise Declined("not-open")
    if table.over:
        raise Declined("not-open")
    free, options = _free(table, table.seats_of(chair.guest))
    changes = [chair_changes(table, new) for new in free]
    await change_header(table, *changes, *nothing_played(table), status="open", used=(), options=options)
    table.begin_again()
    table.removed.add(chair.guest)
    _sit(table, free)
    tell_places(table)


@in_turn
async def expire(table: Table) -> None:
    """Nobody came."""
    if table.header.status == "open":
        await _close(table)
        tell_places(table)


@in_turn
async def substitute(table: Table, guest: str, seat: int, bot: str) -> None:
    """A bot plays on for somebody who left."""
    chair = _chair(table, seat)
    if not table.is_member(guest):
        raise Declined("not-your-seat")
    _check_away(table, chair)
    if table.clock is not None and chair.guest == guest:
        raise Declined("not-your-seat")  # else one could stop one's own clock
    charge(table, guest)
    await _note_change(table, [msgspec.structs.replace(chair, bot=bot)], "note-bot")
    tell_places(table)


@in_turn
async def take_back_seat(table: Table, guest: str, seat: int) -> None:
    """The person is here again, and the bot stands up."""
    chair = _chair(table, seat)
    if not guest or chair.guest != guest:
        raise Declined("not-your-seat")
    _check_away(table, chair)
    if chair.bot and table.clock is not None and table.clock.too_late(seat):
        raise Declined("too-fast")  # what the person did not answer in time is the bot's to answer
    charge(table, guest)
    new = msgspec.structs.replace(chair, bot="", away=False)
    note = await _write_chairs(table, [new], "note-back")
    if table.clock is not None and chair.bot:
        table.clock.grant(seat, table.context.tick())
    _sit(table, [new])
    publish(table, note)
    tell_places(table)


async def relieve(table: Table, seat: int, key: str) -> None:
    """A bot plays on for somebody, who may come back; part of a change."""
    new = msgspec.structs.replace(table.chairs[seat], away=True, bot=favourite_bot())
    await _note_change(table, [new], key)
    tell_places(table)


def rename(table: Table, guest: str, name: str) -> None:
    """Somebody is called otherwise now; the database knows already."""
    for chair in table.chairs:
        if chair.guest == guest and chair.kind == "person":
            chair.name = name
    tell_seats(table)


def tell_owners(table: Table) -> None:
    """Seats belong to somebody else now; the database knows already."""
    table.questions.drop_undo()
    tell_places(table)


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Declined("not-found")
    return table.chairs[seat]


def _check_away(table: Table, chair: Chair) -> None:
    if not table.running:
        raise Declined("not-running")
    if not chair.away:
        raise Declined("not-away")


async def _note_change(table: Table, chairs: Sequence[Chair], key: str) -> None:
    """These chairs are so now, and the table notes it."""
    note = await _write_chairs(table, chairs, key)
    _sit(table, chairs)
    publish(table, note)


async def _write_chairs(table: Table, chairs: Sequence[Chair], key: str) -> Said:
    note = await plan_note(table, key, chairs[0].number)
    await write(table, *(chair_changes(table, chair) for chair in chairs), note.statement(table.id))
    return note


def _sit(table: Table, chairs: Iterable[Chair]) -> None:
    for chair in chairs:
        table.chairs[chair.number] = chair
    table.questions.drop()
    table.follow()
