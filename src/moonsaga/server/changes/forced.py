"""Answering for people who have no choice, if they want that: nobody else can tell.

Where one answer costs nothing and the others do, the table gives it too, unless somebody chose to be asked.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from moonsaga.server.changes.answer import place, tell_answer
from moonsaga.server.changes.broadcast import tell_held, tell_move
from moonsaga.server.protocol import Skip
from moonsaga.server.table.progress import Held, Play
from moonsaga.server.table.table import Table, in_turn

LEAST_PAUSE = 0.5
"""Seconds that pass at least, where something is hidden, before a choice is made for somebody."""


class Forced(msgspec.Struct, frozen=True):
    """A single choice that somebody wants to be made for him."""

    seat: int
    decision: int
    action: int


@in_turn
async def prefer(table: Table, guest: str, skip: Skip, detours: bool) -> None:
    """What this guest wants to be answered for him."""
    if not table.seats_of(guest):
        return
    table.wishes[guest] = skip
    if detours:
        table.detours.add(guest)
    else:
        table.detours.discard(guest)
    if table.play is not None and table.running and await skip_forced(table, table.play):
        tell_move(table)


async def skip_forced(table: Table, play: Play) -> bool:
    """Make such choices: at once where the pace was set to 0, else after a while. Were any made? Part of a change.

    Where something is hidden, a while of any length says nothing about what else could have been done; however
    quick bots are, it is never too short for a person. Only a pace of 0, as in tests, does without it.
    """
    made = await _give_usual(table, play)
    if table.context.settings.pace > 0:
        for forced in _find_forced(table, play):
            _skip_after_a_while(table, play, forced)
        return made
    before = play.number
    while found := _find_forced(table, play):
        for forced in found:
            if play.owed().get(forced.seat) == forced.decision:
                await place(table, play, forced.seat, Held(forced.action, skipped=True))
                if play.held:
                    tell_held(table, forced.seat)
        await _give_usual(table, play)
    return made or play.number != before


async def _give_usual(table: Table, play: Play) -> bool:
    """Answers that cost nothing, at once. Were any given?"""
    given = False
    while (found := _find_usual(table, play)) is not None:
        seat, action = found
        await place(table, play, seat, Held(action))
        given = True
    return given


def _find_usual(table: Table, play: Play) -> tuple[int, int] | None:
    """A seat and its answer, unless its person wants to be asked or has just taken an answer back."""
    for seat in table.thinking():
        if table.chairs[seat].guest not in table.detours and seat not in _taken_back(play):
            action = play.game.usual(play.state, seat)
            if action is not None:
                return seat, action
    return None


def _taken_back(play: Play) -> frozenset[int]:
    """The seats whose answers were just taken back."""
    last = play.steps[-1] if play.steps else None
    return last.renumbered if last is not None and last.row.kind == "undo" else frozenset()


def _find_forced(table: Table, play: Play) -> list[Forced]:
    """All seats with a single choice whose people want it made.

    A window is a decision that several owe at once where hands are hidden. What was just taken back is not made
    again. For somebody who is seen to be away nothing hidden is answered: all would know that it was not he.
    """
    if not table.running or not any(wish != "nothing" for wish in table.wishes.values()):
        return []
    taken_back = _taken_back(play)
    window = play.window
    found = []
    for seat in table.thinking():
        wish = _wish(table, seat)
        if wish == "nothing" or (wish == "windows" and not window):
            continue
        if seat not in taken_back and (forced := _forced(table, play, seat)) is not None:
            found.append(forced)
    return found


def _wish(table: Table, seat: int) -> Skip:
    return table.wishes.get(table.chairs[seat].guest, "nothing")


def _forced(table: Table, play: Play, seat: int) -> Forced | None:
    """The single choice of somebody who is asked, if the table may make it."""
    if play.game.info.secrets and table.chairs[seat].guest not in table.present():
        return None
    legal = play.face(seat).legal(seat)
    return Forced(seat, play.owed()[seat], legal[0]) if len(legal) == 1 else None


# After a while


def _skip_after_a_while(table: Table, play: Play, forced: Forced) -> None:
    due = (forced.seat, forced.decision)
    if due in table.skipping:
        return
    table.skipping.add(due)
    wait = table.context.settings.pace
    if play.game.info.secrets:
        wait = max(wait, LEAST_PAUSE) * (1 + table.context.dice.after(forced.decision, forced.seat).below(3000) / 1000)
    asyncio.get_running_loop().call_later(wait, _skip_now, table, forced)


def _skip_now(table: Table, forced: Forced) -> None:
    table.hold(asyncio.create_task(_skip(table, forced))).add_done_callback(_pass_over)


def _pass_over(task: asyncio.Task[Any]) -> None:
    """A failing database: the choice is still open, and its person can make it."""
    if not task.cancelled():
        task.exception()


@in_turn
async def _skip(table: Table, forced: Forced) -> None:
    """Others may have answered meanwhile: what was a window is one still."""
    table.skipping.discard((forced.seat, forced.decision))
    play = await table.running_play()
    seat = forced.seat
    if _wish(table, seat) == "nothing" or seat not in table.thinking() or _forced(table, play, seat) != forced:
        return
    before = play.number
    await place(table, play, seat, Held(forced.action, skipped=True))
    await skip_forced(table, play)
    tell_answer(table, play, seat, before)
