"""Forced moves: answers for players who have no choice, if they want that. Nobody else can tell.

Where one answer costs nothing and the others do, the table gives it too, unless the player wants to be asked.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moonsaga.server.changes.answer import broadcast_answer, place
from moonsaga.server.changes.broadcast import broadcast_move, send_held
from moonsaga.server.protocol.table import Skip
from moonsaga.server.table.progress import Held, Progress
from moonsaga.server.table.table import Table, locked

LEAST_PAUSE = 0.5
"""Seconds that pass at least, in games with secrets, before a forced move is made."""


class Forced(msgspec.Struct, frozen=True):
    """A single choice that a player wants to be made for them."""

    seat: int
    decision: int
    action: int


@locked
async def prefer(table: Table, user: str, skip: Skip, detours: bool) -> None:
    """Set which forced moves this user wants to be made for them."""
    if not table.seats_of(user):
        return
    table.wishes[user] = skip
    if detours:
        table.detours.add(user)
    else:
        table.detours.discard(user)
    if table.progress is not None and table.running and await skip_forced(table, table.progress):
        broadcast_move(table)


async def skip_forced(table: Table, progress: Progress) -> bool:
    """Make such choices: at once where the pace was set to 0, else after a while. Were any made? Part of a change.

    Where something is hidden, a while of any length says nothing about what else could have been done; however
    quick bots are, it is never too short for a person. Only a pace of 0, as in tests, does without it.
    """
    made = await _give_usual(table, progress)
    if table.context.settings.pace > 0:
        for forced in _find_forced(table, progress):
            _skip_after_a_while(table, progress, forced)
        return made
    before = progress.number
    while found := _find_forced(table, progress):
        for forced in found:
            if progress.owed().get(forced.seat) == forced.decision:
                await place(table, progress, forced.seat, Held(forced.action, skipped=True))
                if progress.held:
                    send_held(table, forced.seat)
        await _give_usual(table, progress)
    return made or progress.number != before


async def _give_usual(table: Table, progress: Progress) -> bool:
    """Answers that cost nothing, at once. Were any given?"""
    given = False
    while (found := _find_usual(table, progress)) is not None:
        seat, action = found
        await place(table, progress, seat, Held(action))
        given = True
    return given


def _find_usual(table: Table, progress: Progress) -> tuple[int, int] | None:
    """A seat and its answer, unless its person wants to be asked or has just taken an answer back."""
    for seat in table.thinking():
        if table.seats[seat].user not in table.detours and seat not in _taken_back(progress):
            action = progress.game.usual(progress.state, seat)
            if action is not None:
                return seat, action
    return None


def _taken_back(progress: Progress) -> frozenset[int]:
    """The seats whose answers were just taken back."""
    last = progress.steps[-1] if progress.steps else None
    return last.renumbered if last is not None and last.row.kind == "undo" else frozenset()


def _find_forced(table: Table, progress: Progress) -> list[Forced]:
    """All seats with a single choice whose people want it made.

    A window is a decision that several owe at once where hands are hidden. What was just taken back is not made
    again. For a player who is seen to be away nothing hidden is answered: all would know that it was not them.
    """
    if not table.running or not any(wish != "nothing" for wish in table.wishes.values()):
        return []
    taken_back = _taken_back(progress)
    window = progress.window
    found = []
    for seat in table.thinking():
        wish = _wish(table, seat)
        if wish == "nothing" or (wish == "windows" and not window):
            continue
        if seat not in taken_back and (forced := _forced(table, progress, seat)) is not None:
            found.append(forced)
    return found


def _wish(table: Table, seat: int) -> Skip:
    return table.wishes.get(table.seats[seat].user, "nothing")


def _forced(table: Table, progress: Progress, seat: int) -> Forced | None:
    """The single choice of a seat that is to act, if the table may make it."""
    if progress.game.info.secrets and table.seats[seat].user not in table.present():
        return None
    legal = progress.face(seat).legal(seat)
    return Forced(seat, progress.owed()[seat], legal[0]) if len(legal) == 1 else None


# After a while


def _skip_after_a_while(table: Table, progress: Progress, forced: Forced) -> None:
    due = (forced.seat, forced.decision)
    if due in table.skipping:
        return
    table.skipping.add(due)
    wait = table.context.settings.pace
    if progress.game.info.secrets:
        wait = max(wait, LEAST_PAUSE) * (1 + table.context.dice.after(forced.decision, forced.seat).below(3000) / 1000)
    asyncio.get_running_loop().call_later(wait, _skip_now, table, forced)


def _skip_now(table: Table, forced: Forced) -> None:
    table.hold(asyncio.create_task(_skip(table, forced))).add_done_callback(_pass_over)


def _pass_over(task: asyncio.Task[Any]) -> None:
    """A failing database: the choice is still open, and its person can make it."""
    if not task.cancelled():
        task.exception()


@locked
async def _skip(table: Table, forced: Forced) -> None:
    """Others may have answered meanwhile: what was a window is one still."""
    table.skipping.discard((forced.seat, forced.decision))
    progress = await table.running_progress()
    seat = forced.seat
    if _wish(table, seat) == "nothing" or seat not in table.thinking() or _forced(table, progress, seat) != forced:
        return
    before = progress.number
    await place(table, progress, seat, Held(forced.action, skipped=True))
    await skip_forced(table, progress)
    broadcast_answer(table, progress, seat, before)
