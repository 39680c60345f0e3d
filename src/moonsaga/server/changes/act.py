"""Actions of people and bots, and what people ask before they act."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.kernel.contract import Message, Refusal, Target
from moonsaga.server.changes.answer import place, tell_answer
from moonsaga.server.changes.forced import skip_forced
from moonsaga.server.errors import Declined
from moonsaga.server.limits.threads import apart
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol import Accepted, Confirm, Threats, encode
from moonsaga.server.table.own_decks import may_be_told
from moonsaga.server.table.progress import Held, Play
from moonsaga.server.table.table import Table, Watcher, in_turn


@in_turn
async def act(table: Table, watcher: Watcher, seat: int, decision: int, action: int, sure: bool) -> None:
    """A person's action. The answer comes before the update: accepted, or to be confirmed."""
    table.check_mine(watcher.guest, seat)
    play = await table.running_play()
    _check_decision(play, seat, decision)
    if action not in play.face(seat).legal(seat):
        raise Declined("illegal", refusal=await _why_not(table, play, seat, action))
    if not sure and table.others(seat) and play.reveals(seat, action):
        watcher.push(encode(Confirm(seat, decision, action)))
        return
    number = play.number if play.window else play.number + 1  # in a window the number would tell who has answered
    before = play.number
    await place(table, play, seat, Held(action))
    watcher.push(encode(Accepted(seat, decision, number)))
    await skip_forced(table, play)
    tell_answer(table, play, seat, before)


@in_turn
async def act_for_bot(table: Table, seat: int, decision: int, action: int) -> None:
    """A bot's action, unless it came too late."""
    play = await table.running_play()
    if not table.chairs[seat].bot or play.owed().get(seat) != decision:
        return
    before = play.number
    await place(table, play, seat, Held(action, said=reason_for(play, seat, action)))
    await skip_forced(table, play)
    tell_answer(table, play, seat, before)
    if table.clock is not None and table.chairs[seat].person:
        table.clock.answered_by_bot(seat)


def reason_for(play: Play, seat: int, action: int) -> Message | None:
    """What a bot says with an action. All hear it: it is made of what a spectator sees, and the game gets no more."""
    if not play.game.talks:
        return None
    try:
        return play.game.why(play.state.view(None), seat, action)
    except Exception as problem:  # noqa: BLE001  a game goes on without words
        log_failure("no-reason", problem, game=play.game.info.name)
        return None


# Before an action


async def why(table: Table, guest: str, seat: int, decision: int, path: Sequence[str]) -> Refusal | None:
    """Why these touches lead nowhere."""
    table.check_mine(guest, seat)
    async with table.lock:
        play = await table.running_play()
    _check_decision(play, seat, decision)
    return await _why_not(table, play, seat, [_target(word) for word in path])


async def _why_not(table: Table, play: Play, seat: int, tried: int | Sequence[Target]) -> Refusal | None:
    """Beside those who play: it may take several milliseconds. None: nothing can be said about it."""
    state = play.face(seat).copy()
    if not table.open_decks and not may_be_told(play.game, state.view(seat), seat, tried):
        return None
    return await apart(lambda: play.game.why_not(state, seat, tried))


async def threats(table: Table, front: int | None) -> Threats:
    """What each thing has to fear, as far as this seat knows."""
    async with table.lock:
        play = await table.ready()
    view, number = play.face(front).view(front), play.number
    found = await apart(lambda: play.game.threats(view))
    return Threats(number, {thing: tuple(by) for thing, by in found.items()})


def _check_decision(play: Play, seat: int, decision: int) -> None:
    """It is stale when it is not open any more; others' answers do not matter."""
    if play.owed().get(seat) == decision:
        return
    if seat in play.asked or decision <= play.latest.get(seat, -1):
        raise Declined("stale")
    raise Declined("not-asked")


def _target(word: str) -> Target:
    kind, _, name = word.partition(":")
    return Target(kind, name)
