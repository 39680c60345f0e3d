"""Broadcasts a change of a table to its watchers, and publishes the table event."""

from __future__ import annotations

from moonsaga.server.changes.chat import send_chat
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.table import TableChanged
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


def broadcast_move(table: Table) -> None:
    """Send the changed position, and publish it: bots may have to act."""
    broadcast_position(table)
    if table.gone_unseen and table.seen_here is None:
        table.gone_unseen = False
        broadcast_seats(table)
        table.context.events.publish(PresenceChanged(table))
    table.context.events.publish(PositionChanged(table))
    if table.over:
        _broadcast_end(table)


def _broadcast_end(table: Table) -> None:
    """The game is over: the players may now read the chat of the gallery."""
    broadcast_seats(table)
    for watcher in table.watchers:
        send_chat(table, watcher)
    table.context.events.publish(GameFinished(table))


def send_held(table: Table, seat: int) -> None:
    """An answer waits for the others: only its own player is shown it."""
    user = table.seats[seat].user
    if not user:
        return
    table.written.forget()
    info = encode(TableChanged(info_of(table, user)))
    for watcher in table.watchers:
        if watcher.user == user:
            watcher.push(info)
            show(table, watcher)
    table.context.events.publish(AnswerHeld(table))


def broadcast_created(table: Table) -> None:
    """A new table is in the database."""
    _show_seats(table)
    table.context.events.publish(TableCreated(table))


def broadcast_seat_changes(table: Table) -> None:
    """Seats have changed hands."""
    _show_seats(table)
    table.context.events.publish(SeatsChanged(table))


def _show_seats(table: Table) -> None:
    for watcher in table.watchers:
        watcher.look_again()
    broadcast_seats(table)
    if table.progress is not None:
        broadcast_position(table)


def broadcast_seats(table: Table, but: Watcher | None = None) -> None:
    """Send the seats: each user gets their own version, with what is theirs and whom they may invite."""
    table.written.info = None
    written: dict[str, bytes] = {}
    for watcher in table.watchers - {but}:
        if watcher.user not in written:
            written[watcher.user] = encode(TableChanged(info_of(table, watcher.user)))
        watcher.push(written[watcher.user])


def broadcast_position(table: Table) -> None:
    table.written.forget()
    if table.progress is not None:
        look(table, table.progress, {watcher.perspective for watcher in table.watchers})
    for watcher in table.watchers:
        show(table, watcher)
    table.written.looks.clear()  # thousands of small things: written down they are of no more use, and few ask again


def show(table: Table, watcher: Watcher) -> None:
    """Send the position to one watcher, with the log that it does not have yet."""
    progress = table.progress
    if progress is None:
        return
    after = watcher.last_row if not watcher.needs_full_log and progress.knows(watcher.last_row) else -1
    watcher.push(render(table, progress, watcher.perspective, after, watcher.user))
    watcher.last_row = progress.number
    watcher.needs_full_log = False
    if table.clock is not None:
        watcher.push(render_clocks(table, table.clock, watcher.user))
