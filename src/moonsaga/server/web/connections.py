"""Connections before they are requests: how long headers and bodies may take, and how many a client network has open.

A server has a limited number of descriptors, and a client that holds them all keeps everybody else out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from moonsaga.server.limits.rates import network

HEADER_SECONDS = 10.0
"""From the first byte of a request, or from the connection, until its headers are there."""
BODY_SECONDS = 60.0
"""Until its body is there as well."""
MOST_CONNECTIONS = 200
"""Of one client network, apart from live ones. A browser opens six; a school class may sit behind one address."""


class BoundedProtocol(H11Protocol):
    """HTTP for one connection. Live connections leave here, and are counted by `live`."""

    most: ClassVar[int | None] = None
    """Of one client network; None: any number."""
    open: ClassVar[Counter[str]]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._counted: str | None = None
        self._awaited = ""
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        client_network = network(self.client[0] if self.client else "")
        self.open[client_network] += 1
        self._counted = client_network
        self._wait_for("headers")
        if self.most is not None and self.open[client_network] > self.most:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(sent=True)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._release()
        super().handle_websocket_upgrade(event)

    def _look(self, sent: bool = False) -> None:
        """What is the other side expected to send now?"""
        if self._counted is None or self.transport.is_closing():
            self._wait_for("")
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body")
        elif self.conn.their_state is h11.IDLE and not sent:
            self._wait_for("headers")
        else:
            self._wait_for("")  # after an answer uvicorn's own limit for idle connections holds

    def _wait_for(self, what: str) -> None:
        """The time runs from when it was first waited for."""
        if what == self._awaited:
            return
        if self._deadline is not None:
            self._deadline.cancel()
        seconds = BODY_SECONDS if what == "body" else HEADER_SECONDS
        self._awaited = what
        self._deadline = self.loop.call_later(seconds, self.transport.abort) if what else None

    def _release(self) -> None:
        self._wait_for("")
        client_network, self._counted = self._counted, None
        if client_network is not None:
            self.open[client_network] -= 1
            if not self.open[client_network]:
                del self.open[client_network]


def bounded(most: int | None) -> type[BoundedProtocol]:
    """The protocol of one server."""

    class Bounded(BoundedProtocol):
        pass

    Bounded.most = most
    Bounded.open = Counter()
    return Bounded
