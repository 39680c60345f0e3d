"""Games that do not end by their rules: somebody gives up, both agree on a draw, or a clock runs out.

Where a game has no such ending, a bot plays on.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.server.changes.broadcast import tell_move, tell_position
from moonsaga.server.changes.chat import charge, plan_note, publish, write_note
from moonsaga.server.changes.commit import record_end
from moonsaga.server.changes.seats import relieve
from moonsaga.server.errors import Declined
from moonsaga.server.table.header import DRAWN, RESIGNED, TIME_OUT
from moonsaga.server.table.progress import Play
from moonsaga.server.table.table import Table, in_turn


@in_turn
async def resign(table: Table, guest: str, seat: int) -> None:
    """The other one wins; where the game has no such ending, a bot plays on."""
    table.check_mine(guest, seat)
    play = await table.running_play()
    returns = play.game.conceded(seat, len(table.chairs))
    if returns is None:
        await relieve(table, seat, "note-resigned-bot")
    else:
        await _settle(table, play, RESIGNED, returns, "note-resigned", seat)


@in_turn
async def run_out(table: Table) -> None:
    """A clock may have run out."""
    if table.clock is None or not table.running:
        return
    play = await table.ready()
    seat = table.clock.expired(table.context.tick())
    if seat is None:
        table.follow()
        return
    returns = play.game.conceded(seat, len(table.chairs)) if table.clock.rule.run_out == "loss" else None
    if returns is None:
        table.clock.give_up(seat)
        await relieve(table, seat, "note-time-bot")
    else:
        await _settle(table, play, TIME_OUT, returns, "note-time-out", seat)


# Draws


@in_turn
async def offer_draw(table: Table, guest: str, seat: int) -> None:
    """Once for each position; the offer stands until the other one answers or acts."""
    table.check_mine(guest, seat)
    play = await table.running_play()
    questions = table.questions
    returns = play.game.drawn(len(table.chairs))
    if returns is None or questions.draws_offered.get(seat) == play.number:
        raise Declined("no-draw")
    if questions.draw_asked is not None and questions.draw_asked != seat:
        await _settle(table, play, DRAWN, returns, "note-draw-agreed", seat)
        return
    if any(chair.bot for chair in table.chairs):
        raise Declined("bots-play-on")
    charge(table, guest)
    note = await write_note(table, "note-draw-offered", seat)
    questions.draws_offered[seat] = play.number
    questions.draw_asked = seat
    tell_position(table)
    publish(table, note)


@in_turn
async def answer_draw(table: Table, guest: str, seat: int, agree: bool) -> None:
    """The other one agrees, or does not."""
    table.check_mine(guest, seat)
    play = await table.running_play()
    returns = play.game.drawn(len(table.chairs))
    if table.questions.draw_asked in (None, seat) or returns is None:
        raise Declined("no-draw")
    if agree:
        await _settle(table, play, DRAWN, returns, "note-draw-agreed", seat)
        return
    note = await write_note(table, "note-draw-refused", seat)
    table.questions.draw_asked = None
    tell_position(table)
    publish(table, note)


async def _settle(table: Table, play: Play, ending: str, returns: Sequence[float], key: str, seat: int) -> None:
    """The end, with a note about this seat."""
    note = await plan_note(table, key, seat)
    await record_end(table, play, ending, returns, note.statement(table.id))
    publish(table, note)
    tell_move(table)
