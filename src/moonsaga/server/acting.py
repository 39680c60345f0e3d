"""Actions of people and bots, and what people ask before they act."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from moonsaga.kernel.contract import Message, Refusal, Target
from moonsaga.server.errors import Declined
from moonsaga.server.logs import log_failure
from moonsaga.server.play import Play, Row, fresh_dice
from moonsaga.server.protocol import Accepted, Confirm, Threats, encode
from moonsaga.server.recording import record
from moonsaga.server.skipping import skip_forced
from moonsaga.server.table import Table, Watcher, in_turn
from moonsaga.server.talking import publish
from moonsaga.server.telling import tell_move


@in_turn
async def act(table: Table, watcher: Watcher, seat: int, decision: int, action: int, sure: bool) -> None:
    """A person's action. The answer comes before the update: accepted, or to be confirmed."""
    table.check_mine(watcher.guest, seat)
    play = await table.running_play()
    _check_decision(play, seat, decision)
    if action not in play.state.legal(seat):
        raise Declined("illegal", refusal=play.game.why_not(play.state, seat, action))
    if not sure and table.others(seat) and play.reveals(seat, action):
        watcher.push(encode(Confirm(seat, decision, action)))
        return
    await _play_on(table, play, seat, action, lambda row: watcher.push(encode(Accepted(seat, decision, row.number))))


@in_turn
async def act_for_bot(table: Table, seat: int, decision: int, action: int) -> None:
    """A bot's action, unless it came too late."""
    play = await table.running_play()
    if not table.chairs[seat].bot or play.asked.get(seat) != decision:
        return
    await _play_on(table, play, seat, action, said=reason_for(play, seat, action))
    if table.clock is not None and table.chairs[seat].person:
        table.clock.answered_by_bot(seat)


async def _play_on(
    table: Table,
    play: Play,
    seat: int,
    action: int,
    accepted: Callable[[Row], None] = lambda _: None,
    said: Message | None = None,
) -> None:
    plan = play.plan_act(seat, action, fresh_dice())
    if said is None:
        await record(table, plan, play)
    else:
        words = (await table.hear()).reason(said, seat, table.home.now(), plan.rows[0].number)
        await record(table, plan, play, words.statement(table.id))
        publish(table, words)
    accepted(plan.rows[0])
    await skip_forced(table, play)
    tell_move(table)


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
    return play.game.why_not(play.state, seat, [_target(word) for word in path])


async def threats(table: Table, front: int | None) -> Threats:
    """What each thing has to fear, as far as this seat knows."""
    async with table.lock:
        play = await table.ready()
    found = play.game.threats(play.state.view(front))
    return Threats(play.number, {thing: tuple(by) for thing, by in found.items()})


def _check_decision(play: Play, seat: int, decision: int) -> None:
    """It is stale when it is not open any more; others' answers do not matter."""
    if play.asked.get(seat) == decision:
        return
    if seat in play.asked or decision <= play.latest.get(seat, -1):
        raise Declined("stale")
    raise Declined("not-asked")


def _target(word: str) -> Target:
    kind, _, name = word.partition(":")
    return Target(kind, name)
