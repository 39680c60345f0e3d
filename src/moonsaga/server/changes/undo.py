"""Taking back: at once where nobody is harmed, else if all others agree."""

from __future__ import annotations

from moonsaga.server.changes.broadcast import broadcast_move, broadcast_position, send_held
from moonsaga.server.changes.chat import charge, publish, write_note
from moonsaga.server.changes.commit import commit, drop_held
from moonsaga.server.errors import RequestError
from moonsaga.server.logs import log
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table, locked


@locked
async def undo(table: Table, user: str, seat: int) -> None:
    """Take back this seat's last decision, or ask the others."""
    table.check_mine(user, seat)
    progress = await table.running_progress()
    kind = table.undo_kind(progress, seat)
    if kind == "none":
        raise RequestError("no-undo")
    if any(not answer.skipped for answer in progress.held.get(seat, ())):
        await drop_held(table, progress, seat)
        send_held(table, seat)
        return
    if kind == "free":
        await _take_back(table, progress, seat)
        return
    if table.proposals.undo_asked is not None:
        raise RequestError("undo-asked")
    charge(table, user)
    note = await write_note(table, "note-undo-asked", seat)
    table.proposals.drop_undo()
    table.proposals.undo_asked = seat
    broadcast_position(table)
    publish(table, note)


@locked
async def answer_undo(table: Table, user: str, seat: int, agree: bool) -> None:
    """One of the others agrees, or does not."""
    table.check_mine(user, seat)
    progress = await table.running_progress()
    asker, agreed = table.proposals.undo_asked, table.proposals.undo_agreed
    if asker is None or table.seats[asker].user == user:
        raise RequestError("no-undo")
    if agree and seat in agreed:
        return
    publish(table, await write_note(table, "note-undo-agreed" if agree else "note-undo-refused", seat))
    if not agree:
        table.proposals.drop_undo()
        broadcast_position(table)
        return
    agreed.add(seat)
    if table.others(asker) <= {table.seats[other].user for other in agreed}:
        await _take_back(table, progress, asker)
    else:
        broadcast_position(table)


async def _take_back(table: Table, progress: Progress, seat: int) -> None:
    await commit(table, progress.plan_undo(seat, table.seats[seat].called), progress)
    log("undo", table=table.id, seat=seat, number=progress.number)
    broadcast_move(table)
