"""An answer becomes part of the game: at once, or in a window when all others have answered as well.

In a window several are asked where something is hidden. Who has answered, and how many have, would tell who had a
choice. So an answer is written down and held, and its own person alone is told. With the last one all become rows in
the order of seats: nobody can tell in which order they came.
"""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.server.changes.broadcast import broadcast_move, send_held
from moonsaga.server.changes.chat import plan_note, publish
from moonsaga.server.changes.commit import commit, commit_held
from moonsaga.server.table.chat import SKIPPED
from moonsaga.server.table.progress import Held, Plan, Progress
from moonsaga.server.table.table import Table


async def place(table: Table, progress: Progress, seat: int, answer: Held) -> None:
    """Put a legal answer on record. Part of a change."""
    held = sum(map(len, progress.held.values()))
    dice = table.context.dice.after(progress.number + held)
    if not progress.window:
        await _commit(table, progress, progress.plan_act(seat, answer.action, dice), [answer])
    elif progress.closes(seat, answer.action):
        await _commit(table, progress, *progress.plan_window(seat, answer, dice))
    else:
        await commit_held(table, progress, seat, answer)


async def _commit(table: Table, progress: Progress, plan: Plan, answers: Sequence[Held]) -> None:
    """With what the table notes and bots say about the answers, which are the first rows of the plan."""
    book, now = await table.load_chat(), table.context.now()
    lines = []
    for row, answer in zip(plan.rows, answers, strict=False):
        if answer.skipped:  # only its own person reads that there was no choice
            lines.append(await plan_note(table, SKIPPED, row.seat, only=row.seat, after=row.number))
        if answer.said is not None:
            lines.append(book.reason(answer.said, row.seat, now, row.number))
    await commit(table, plan, progress, *(line.statement(table.id) for line in lines))
    progress.skipped |= {row.number for row, answer in zip(plan.rows, answers, strict=False) if answer.skipped}
    for line in lines:
        publish(table, line)


def broadcast_answer(table: Table, progress: Progress, seat: int, before: int) -> None:
    """Tell all what is new since that row, or the seat's own person that the answer waits for the others."""
    if progress.number == before:
        send_held(table, seat)
    else:
        broadcast_move(table)
