"""Webhooks: when a table waits for a player who is not there, a small JSON is posted to the host's address.

What listens there is the host's own affair: a chat room, a mail. Play never waits for it, and what is sent holds no
secret.
"""

from __future__ import annotations

import asyncio
from http.client import HTTPException
from urllib.request import Request, build_opener

import msgspec

from moonsaga.server.logs import log
from moonsaga.server.settings import Settings
from moonsaga.server.table.events import PositionChanged, PresenceChanged, SeatsChanged, TableCreated, TableEvent
from moonsaga.server.table.table import Table

MOST_WAITING = 1000
TIMEOUT = 5.0


class Notice(msgspec.Struct, frozen=True):
    """What is posted."""

    event: str
    """Always `waiting`."""
    table: str
    """The table: its page is /table/(this)."""
    game: str
    seat: int
    """Counted from 1, as people do."""
    name: str
    """Of the person that is waited for."""
    since: float
    """Seconds since 1970."""


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._waiting: asyncio.Queue[tuple[float, Table, int, int]] = asyncio.Queue(MOST_WAITING)
        self._known: dict[Table, dict[int, int]] = {}
        """The decisions about which a notice was sent or is due."""

    def on_table_event(self, event: TableEvent) -> None:
        """Notice when a table begins to wait for a player who is not there."""
        match event:
            case PositionChanged(table) | SeatsChanged(table) | TableCreated(table) | PresenceChanged(table):
                self.look(table)

    def look(self, table: Table) -> None:
        """Queue a notice for each player of this table who has to act and is not there."""
        if not self._settings.webhook:
            return
        absent = table.absent()
        known = self._known.get(table, {})
        if absent:
            self._known[table] = absent
        else:
            self._known.pop(table, None)
        due = asyncio.get_running_loop().time() + self._settings.webhook_delay
        for seat, decision in absent.items():
            if known.get(seat) != decision and not self._waiting.full():
                self._waiting.put_nowait((due, table, seat, decision))

    async def run(self) -> None:
        """Send notices one after the other, each after its delay: a player who reloads the page is not absent."""
        while True:
            due, table, seat, decision = await self._waiting.get()
            await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
            if table.absent().get(seat) == decision:
                await self._post(table, seat)
            elif self._known.get(table, {}).get(seat) == decision:
                del self._known[table][seat]  # when the person leaves again, it is news again

    async def _post(self, table: Table, seat: int) -> None:
        table_seat = table.seats[seat]
        notice = Notice(
            "waiting", table.id, table.header.game, seat + 1, table_seat.name, round(table.header.changed, 3)
        )
        try:
            await asyncio.to_thread(post, self._settings.webhook, msgspec.json.encode(notice))
        except (OSError, ValueError, HTTPException) as problem:
            log("notice-failed", table=table.id, problem=str(problem))
        else:
            log("notice-sent", table=table.id, seat=seat)


def post(url: str, body: bytes) -> None:
    request = Request(url, body, {"content-type": "application/json", "user-agent": "moonsaga"}, method="POST")  # noqa: S310  the host's own address
    with build_opener().open(request, timeout=TIMEOUT) as answer:
        answer.read(1024)
