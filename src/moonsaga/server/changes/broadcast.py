"""Something at a table is otherwise now: everybody who looks at it is told, and whoever else has to know."""

from __future__ import annotations

from moonsaga.server.changes.chat import tell_talk
from moonsaga.server.protocol import TableChanged, encode
from moonsaga.server.table.events import (
    AnswerHeld,
    GameFinished,
    PositionChanged,
    PresenceChanged,
    SeatsChanged,
    TableCreated,
)
from moonsaga.server.table.rendering import info_of, look, render, render_clocks
from moonsaga.server.table.table import Table, Watcher


def tell_move(table: Table) -> None:
    """The position is another one: everybody is told, and bots look whether it is their turn."""
    tell_position(table)
    if table.gone_unseen and table.seen_here is None:
        table.gone_unseen = False
        tell_seats(table)
        table.context.events.publish(PresenceChanged(table))
    table.context.events.publish(PositionChanged(table))
    if table.over:
        _tell_end(table)


def _tell_end(table: Table) -> None:
    """The game is over: the lobby hears of it, and the players hear what was said in the gallery."""
    tell_seats(table)
    for watcher in table.watchers:
        tell_talk(table, watcher)
    table.context.events.publish(GameFinished(table))


def tell_held(table: Table, seat: int) -> None:
    """An answer waits for the others: only its own person is told."""
    guest = table.chairs[seat].guest
    if not guest:
        return
    table.written.forget()
    info = encode(TableChanged(info_of(table, guest)))
    for watcher in table.watchers:
        if watcher.guest == guest:
            watcher.push(info)
            show(table, watcher)
    table.context.events.publish(AnswerHeld(table))


def tell_created(table: Table) -> None:
    """A new table is in the database."""
    _show_places(table)
    table.context.events.publish(TableCreated(table))


def tell_places(table: Table) -> None:
    """Seats have changed hands."""
    _show_places(table)
    table.context.events.publish(SeatsChanged(table))


def _show_places(table: Table) -> None:
    for watcher in table.watchers:
        watcher.look_again()
    tell_seats(table)
    if table.play is not None:
        tell_position(table)


def tell_seats(table: Table, but: Watcher | None = None) -> None:
    """Who sits where is another matter for each reader: what is his own, and whom he may invite."""
    table.written.info = None
    written: dict[str, bytes] = {}
    for watcher in table.watchers - {but}:
        if watcher.guest not in written:
            written[watcher.guest] = encode(TableChanged(info_of(table, watcher.guest)))
        watcher.push(written[watcher.guest])


def tell_position(table: Table) -> None:
    table.written.forget()
    if table.play is not None:
        look(table, table.play, {watcher.front for watcher in table.watchers})
    for watcher in table.watchers:
        show(table, watcher)
    table.written.looks.clear()  # thousands of small things: written down they are of no more use, and few ask again


def show(table: Table, watcher: Watcher) -> None:
    """Send the position to one watcher, with what it was not told yet."""
    play = table.play
    if play is None:
        return
    after = watcher.sent if not watcher.whole and play.knows(watcher.sent) else -1
    watcher.push(render(table, play, watcher.front, after, watcher.guest))
    watcher.sent = play.number
    watcher.whole = False
    if table.clock is not None:
        watcher.push(render_clocks(table, table.clock, watcher.guest))
