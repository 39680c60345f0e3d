"""Actions of people and bots, and what people ask before they act."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.kernel.contract import Message, Refusal, Target
from moonsaga.server.changes.answer import broadcast_answer, place
from moonsaga.server.changes.forced import skip_forced
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.table import Accepted, Confirm, Threats
from moonsaga.server.table.own_decks import may_be_told
from moonsaga.server.table.progress import Held, Progress
from moonsaga.server.table.table import Table, Watcher, locked


@locked
async def act(table: Table, watcher: Watcher, seat: int, decision: int, action: int, sure: bool) -> None:
    """A person's action. The answer comes before the update: accepted, or to be confirmed."""
    table.check_mine(watcher.user, seat)
    progress = await table.running_progress()
    _check_decision(progress, seat, decision)
    if action not in progress.face(seat).legal(seat):
        raise RequestError("illegal", refusal=await _why_not(table, progress, seat, action))
    if not sure and table.others(seat) and progress.reveals(seat, action):
        watcher.push(encode(Confirm(seat, decision, action)))
        return
    number = progress.number if progress.window else progress.number + 1  # else it tells who has answered
    before = progress.number
    await place(table, progress, seat, Held(action))
    watcher.push(encode(Accepted(seat, decision, number)))
    await skip_forced(table, progress)
    broadcast_answer(table, progress, seat, before)


@locked
async def act_for_bot(table: Table, seat: int, decision: int, action: int) -> None:
    """A bot's action, unless it came too late."""
    progress = await table.running_progress()
    if not table.seats[seat].bot or progress.owed().get(seat) != decision:
        return
    before = progress.number
    await place(table, progress, seat, Held(action, said=reason_for(progress, seat, action)))
    await skip_forced(table, progress)
    broadcast_answer(table, progress, seat, before)
    if table.clock is not None and table.seats[seat].person:
        table.clock.answered_by_bot(seat)


def reason_for(progress: Progress, seat: int, action: int) -> Message | None:
    """The reason a bot gives for an action. All receive it: it is made from the spectator's view alone."""
    if not progress.game.has_bot_reasons:
        return None
    try:
        return progress.game.bot_reason(progress.state.view(None), seat, action)
    except Exception as problem:  # noqa: BLE001  a game goes on without words
        log_failure("no-reason", problem, game=progress.game.info.name)
        return None


# Before an action


async def why(table: Table, user: str, seat: int, decision: int, path: Sequence[str]) -> Refusal | None:
    """Why these selected targets lead to no action."""
    table.check_mine(user, seat)
    async with table.lock:
        progress = await table.running_progress()
    _check_decision(progress, seat, decision)
    return await _why_not(table, progress, seat, [_target(word) for word in path])


async def _why_not(table: Table, progress: Progress, seat: int, tried: int | Sequence[Target]) -> Refusal | None:
    """Beside those who play: it may take several milliseconds. None: nothing can be said about it."""
    state = progress.face(seat).copy()
    if not table.open_decks and not may_be_told(progress.game, state.view(seat), seat, tried):
        return None
    return await run_in_thread(lambda: progress.game.why_not(state, seat, tried))


async def threats(table: Table, perspective: int | None) -> Threats:
    """What each thing has to fear, as far as this seat knows."""
    async with table.lock:
        progress = await table.ready()
    view, number = progress.face(perspective).view(perspective), progress.number
    found = await run_in_thread(lambda: progress.game.threats(view))
    return Threats(number, {thing: tuple(by) for thing, by in found.items()})


def _check_decision(progress: Progress, seat: int, decision: int) -> None:
    """It is stale when it is not open any more; others' answers do not matter."""
    if progress.owed().get(seat) == decision:
        return
    if seat in progress.asked or decision <= progress.latest.get(seat, -1):
        raise RequestError("stale")
    raise RequestError("not-asked")


def _target(word: str) -> Target:
    kind, _, name = word.partition(":")
    return Target(kind, name)
