"""An answer becomes part of the game: at once, or in a window when all others have answered as well.

In a window several are asked where something is hidden. Who has answered, and how many have, would tell who had a
choice. So an answer is written down and held, and its own person alone is told. With the last one all become rows in
the order of seats: nobody can tell in which order they came.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.server.changes.broadcast import tell_held, tell_move
from moonsaga.server.changes.chat import plan_note, publish
from moonsaga.server.changes.commit import record, record_held
from moonsaga.server.table.chat import SKIPPED
from moonsaga.server.table.progress import Held, Plan, Play
from moonsaga.server.table.table import Table


async def place(table: Table, play: Play, seat: int, answer: Held) -> None:
    """Put a legal answer on record. Part of a change."""
    held = sum(map(len, play.held.values()))
    dice = table.context.dice.after(play.number + held)
    if not play.window:
        await _record(table, play, play.plan_act(seat, answer.action, dice), [answer])
    elif play.closes(seat, answer.action):
        await _record(table, play, *play.plan_window(seat, answer, dice))
    else:
        await record_held(table, play, seat, answer)


async def _record(table: Table, play: Play, plan: Plan, answers: Sequence[Held]) -> None:
    """With what the table notes and bots say about the answers, which are the first rows of the plan."""
    book, now = await table.hear(), table.context.now()
    lines = []
    for row, answer in zip(plan.rows, answers, strict=False):
        if answer.skipped:  # only its own person reads that there was no choice
            lines.append(await plan_note(table, SKIPPED, row.seat, only=row.seat, after=row.number))
        if answer.said is not None:
            lines.append(book.reason(answer.said, row.seat, now, row.number))
    await record(table, plan, play, *(line.statement(table.id) for line in lines))
    play.skipped |= {row.number for row, answer in zip(plan.rows, answers, strict=False) if answer.skipped}
    for line in lines:
        publish(table, line)


def tell_answer(table: Table, play: Play, seat: int, before: int) -> None:
    """Tell all what is new since that row, or the seat's own person that the answer waits for the others."""
    if play.number == before:
        tell_held(table, seat)
    else:
        tell_move(table)
