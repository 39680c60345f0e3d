"""A proxy before a server that can keep the answers to WebSocket handshakes back until a test wants them."""

from __future__ import annotations

import contextlib
import socket
import threading
from typing import Self

LONG = 60.0
"""Seconds that a test waits for something at this proxy before it fails."""
HEAD = 2**16
ORDERLY = (0x88, 0x80)
"""First byte of a WebSocket's close frame, and the bit of the second that every frame from a browser has set."""


class HeldLine:
    """Passes everything on to the server's port. While it holds, no WebSocket is answered."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.asked: list[str] = []
        """The addresses of all sockets that the browser wanted so far, in order."""
        self.ended: list[str] = []
        """The addresses of those that the browser closed in an orderly way after they were open."""
        self._changed = threading.Condition()
        self._free = threading.Event()
        self._free.set()
        self._listener = socket.create_server(("127.0.0.1", 0))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._free.set()
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def hold(self) -> None:
        self._free.clear()

    def release(self) -> None:
        self._free.set()

    def wait_until_asked(self, address: str) -> None:
        """Wait until the browser has asked for a socket whose address contains these words."""
        self._wait(self.asked, address)

    def wait_until_ended(self, address: str) -> None:
        self._wait(self.ended, address)

    def count(self, address: str) -> int:
        """How many sockets with such an address the browser wanted so far."""
        with self._changed:
            return sum(address in each for each in self.asked)

    def _wait(self, addresses: list[str], address: str) -> None:
        with self._changed:
            found = self._changed.wait_for(lambda: any(address in each for each in addresses), LONG)
        assert found, f"waited in vain for {address}; there were {addresses}"

    def _note(self, addresses: list[str], address: str) -> None:
        with self._changed:
            addresses.append(address)
            self._changed.notify_all()

    def _start(self, work: object, *arguments: object) -> None:
        threading.Thread(target=work, args=arguments, daemon=True).start()  # type: ignore[arg-type]

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the listener was closed
            while True:
                self._start(self._serve, self._listener.accept()[0])

    def _serve(self, browser: socket.socket) -> None:
        with browser, contextlib.suppress(OSError):
            head = browser.recv(HEAD, socket.MSG_PEEK)
            address = head.split(b" ")[1].decode() if b"pgrade: websocket" in head else ""
            if address:
                self._note(self.asked, address)
                self._free.wait()
            with socket.create_connection(("127.0.0.1", self.server_port)) as server:
                self._start(self._copy, server, browser)
                if self._copy(browser, server) and address:
                    self._note(self.ended, address)

    def _copy(self, source: socket.socket, target: socket.socket) -> bool:
        """Pass on what comes until nothing comes any more; was the last of it a WebSocket's close frame?"""
        last = b""
        with contextlib.suppress(OSError):
            while data := source.recv(HEAD):
                last = data
                target.sendall(data)
        with contextlib.suppress(OSError):
            target.shutdown(socket.SHUT_WR)
        return len(last) > 1 and last[0] == ORDERLY[0] and bool(last[1] & ORDERLY[1])
