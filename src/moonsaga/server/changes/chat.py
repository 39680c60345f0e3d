"""Chat at a table, and the table's own notes: first written to the database, then sent."""

from __future__ import annotations

from moonsaga.server.changes.commit import write
from moonsaga.server.errors import RequestError
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.table import Talk
from moonsaga.server.table.chat import NOBODY, ChatLine, numbered
from moonsaga.server.table.table import Table, Watcher, locked


@locked
async def say(table: Table, user: str, name: str, text: str) -> None:
    """A user says something: to the table if they have a seat or it waits for players, else to those who watch."""
    book, seats = await table.load_chat(), table.seats_of(user)
    waiting = table.header.status == "open"
    said = book.say(user, name, seats[0] if seats else None, text, table.context.now(), _row(table), waiting)
    await write(table, said.statement(table.id))
    publish(table, said)


async def plan_note(table: Table, key: str, seat: int, only: int = NOBODY, after: int | None = None) -> ChatLine:
    """Something to note; `publish` it when it is on record."""
    book = await table.load_chat()
    return book.note(key, seat, table.context.now(), _row(table) if after is None else after, only)


async def write_note(table: Table, key: str, seat: int) -> ChatLine:
    """Put a note on record; `publish` it when its readers know what it is about."""
    note = await plan_note(table, key, seat)
    await write(table, note.statement(table.id))
    return note


def charge(table: Table, user: str) -> None:
    """Limit the notes that one user causes: they stay."""
    if not table.context.may_note(user):
        raise RequestError("too-fast")


def publish(table: Table, said: ChatLine) -> None:
    """Send a line that is in the database to all who may read it."""
    if table.chat is not None:
        table.chat.add(said)
    for watcher in table.watchers:
        if said.readable(watcher.perspective, bool(table.seats_of(watcher.user)), table.over):
            watcher.chat_lines += 1
            watcher.push(encode(Talk(numbered([said.line], watcher.chat_lines), whole=False)))


def send_chat(table: Table, watcher: Watcher, always: bool = False) -> None:
    """Send the whole chat, as far as this watcher may read it."""
    if table.chat is None or not (table.chat.lines or always):
        return
    plays = bool(table.seats_of(watcher.user))
    lines = numbered(said.line for said in table.chat.lines if said.readable(watcher.perspective, plays, table.over))
    watcher.chat_lines = len(lines)
    watcher.push(encode(Talk(lines, whole=True)))


def _row(table: Table) -> int:
    """Where in the log something stands that is said now."""
    return table.progress.number if table.progress is not None else 0
