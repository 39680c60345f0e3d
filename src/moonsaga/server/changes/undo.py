"""Taking back: at once where nobody is harmed, else if all others agree."""

from __future__ import annotations

from moonsaga.server.changes.broadcast import tell_held, tell_move, tell_position
from moonsaga.server.changes.chat import charge, publish, write_note
from moonsaga.server.changes.commit import drop_held, record
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log
from moonsaga.server.table.progress import Play
from moonsaga.server.table.table import Table, in_turn


@in_turn
async def undo(table: Table, guest: str, seat: int) -> None:
    """Take back this seat's last decision, or ask the others."""
    table.check_mine(guest, seat)
    play = await table.running_play()
    kind = table.undo_kind(play, seat)
    if kind == "none":
        raise Declined("no-undo")
    if any(not answer.skipped for answer in play.held.get(seat, ())):
        await drop_held(table, play, seat)
        tell_held(table, seat)
        return
    if kind == "free":
        await _take_back(table, play, seat)
        return
    if table.questions.undo_asked is not None:
        raise Declined("undo-asked")
    charge(table, guest)
    note = await write_note(table, "note-undo-asked", seat)
    table.questions.drop_undo()
    table.questions.undo_asked = seat
    tell_position(table)
    publish(table, note)


@in_turn
async def answer_undo(table: Table, guest: str, seat: int, agree: bool) -> None:
    """One of the others agrees, or does not."""
    table.check_mine(guest, seat)
    play = await table.running_play()
    asker, agreed = table.questions.undo_asked, table.questions.undo_agreed
    if asker is None or table.chairs[asker].guest == guest:
        raise Declined("no-undo")
    if agree and seat in agreed:
        return
    publish(table, await write_note(table, "note-undo-agreed" if agree else "note-undo-refused", seat))
    if not agree:
        table.questions.drop_undo()
        tell_position(table)
        return
    agreed.add(seat)
    if table.others(asker) <= {table.chairs[other].guest for other in agreed}:
        await _take_back(table, play, asker)
    else:
        tell_position(table)


async def _take_back(table: Table, play: Play, seat: int) -> None:
    await record(table, play.plan_undo(seat, table.chairs[seat].called), play)
    log("undo", table=table.id, seat=seat, number=play.number)
    tell_move(table)
