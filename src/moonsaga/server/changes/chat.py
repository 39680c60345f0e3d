"""Talk at a table, and the table's own notes: written down first, then read by all who may."""

from __future__ import annotations

from moonsaga.server.changes.commit import write
from moonsaga.server.errors import Declined
from moonsaga.server.protocol import Talk, encode
from moonsaga.server.table.chat import NOBODY, Said, numbered
from moonsaga.server.table.table import Table, Watcher, in_turn


@in_turn
async def say(table: Table, guest: str, name: str, text: str) -> None:
    """Somebody says something: to the table if he has a seat or it waits for players, else to those who watch."""
    book, seats = await table.hear(), table.seats_of(guest)
    waiting = table.header.status == "open"
    said = book.say(guest, name, seats[0] if seats else None, text, table.context.now(), _row(table), waiting)
    await write(table, said.statement(table.id))
    publish(table, said)


async def plan_note(table: Table, key: str, seat: int, only: int = NOBODY, after: int | None = None) -> Said:
    """Something to note; `publish` it when it is on record."""
    book = await table.hear()
    return book.note(key, seat, table.context.now(), _row(table) if after is None else after, only)


async def write_note(table: Table, key: str, seat: int) -> Said:
    """Put a note on record; `publish` it when its readers know what it is about."""
    note = await plan_note(table, key, seat)
    await write(table, note.statement(table.id))
    return note


def charge(table: Table, guest: str) -> None:
    """Notes stay, so nobody gives cause for any number of them."""
    if not table.context.may_note(guest):
        raise Declined("too-fast")


def publish(table: Table, said: Said) -> None:
    """It is on record: whoever may read it does."""
    if table.talk is not None:
        table.talk.add(said)
    for watcher in table.watchers:
        if said.readable(watcher.front, bool(table.seats_of(watcher.guest)), table.over):
            watcher.heard += 1
            watcher.push(encode(Talk(numbered([said.line], watcher.heard), whole=False)))


def tell_talk(table: Table, watcher: Watcher, always: bool = False) -> None:
    """All that was said, as far as this one may read it."""
    if table.talk is None or not (table.talk.lines or always):
        return
    plays = bool(table.seats_of(watcher.guest))
    lines = numbered(said.line for said in table.talk.lines if said.readable(watcher.front, plays, table.over))
    watcher.heard = len(lines)
    watcher.push(encode(Talk(lines, whole=True)))


def _row(table: Table) -> int:
    """Where in the log something stands that is said now."""
    return table.play.number if table.play is not None else 0
