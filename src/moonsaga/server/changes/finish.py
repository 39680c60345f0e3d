"""Games that do not end by their rules: a player resigns, both agree on a draw, or a clock runs out.

Where a game has no such ending, a bot plays on.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.server.changes.broadcast import broadcast_move, broadcast_position
from moonsaga.server.changes.chat import charge, plan_note, publish, write_note
from moonsaga.server.changes.commit import commit_end
from moonsaga.server.changes.seats import substitute_bot
from moonsaga.server.errors import RequestError
from moonsaga.server.table.header import DRAWN, RESIGNED, TIME_OUT
from moonsaga.server.table.progress import Progress
from moonsaga.server.table.table import Table, locked


@locked
async def resign(table: Table, user: str, seat: int) -> None:
    """The other one wins; where the game has no such ending, a bot plays on."""
    table.check_mine(user, seat)
    progress = await table.running_progress()
    returns = progress.game.resign_returns(seat, len(table.seats))
    if returns is None:
        await substitute_bot(table, seat, "note-resigned-bot")
    else:
        await _settle(table, progress, RESIGNED, returns, "note-resigned", seat)


@locked
async def run_out(table: Table) -> None:
    """A clock may have run out."""
    if table.clock is None or not table.running:
        return
    progress = await table.ready()
    seat = table.clock.expired(table.context.tick())
    if seat is None:
        table.follow()
        return
    returns = progress.game.resign_returns(seat, len(table.seats)) if table.clock.rule.run_out == "loss" else None
    if returns is None:
        table.clock.give_up(seat)
        await substitute_bot(table, seat, "note-time-bot")
    else:
        await _settle(table, progress, TIME_OUT, returns, "note-time-out", seat)


# Draws


@locked
async def offer_draw(table: Table, user: str, seat: int) -> None:
    """Once for each position; the offer stands until the other one answers or acts."""
    table.check_mine(user, seat)
    progress = await table.running_progress()
    proposals = table.proposals
    returns = progress.game.draw_returns(len(table.seats))
    if returns is None or proposals.draws_offered.get(seat) == progress.number:
        raise RequestError("no-draw")
    if proposals.draw_asked is not None and proposals.draw_asked != seat:
        await _settle(table, progress, DRAWN, returns, "note-draw-agreed", seat)
        return
    if any(table_seat.bot for table_seat in table.seats):
        raise RequestError("bots-play-on")
    charge(table, user)
    note = await write_note(table, "note-draw-offered", seat)
    proposals.draws_offered[seat] = progress.number
    proposals.draw_asked = seat
    broadcast_position(table)
    publish(table, note)


@locked
async def answer_draw(table: Table, user: str, seat: int, agree: bool) -> None:
    """The other one agrees, or does not."""
    table.check_mine(user, seat)
    progress = await table.running_progress()
    returns = progress.game.draw_returns(len(table.seats))
    if table.proposals.draw_asked in (None, seat) or returns is None:
        raise RequestError("no-draw")
    if agree:
        await _settle(table, progress, DRAWN, returns, "note-draw-agreed", seat)
        return
    note = await write_note(table, "note-draw-refused", seat)
    table.proposals.draw_asked = None
    broadcast_position(table)
    publish(table, note)


async def _settle(table: Table, progress: Progress, ending: str, returns: Sequence[float], key: str, seat: int) -> None:
    """The end, with a note about this seat."""
    note = await plan_note(table, key, seat)
    await commit_end(table, progress, ending, returns, note.statement(table.id))
    publish(table, note)
    broadcast_move(table)
