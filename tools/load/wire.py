"""A WebSocket, as small as it can be, and questions over HTTP before the play."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, cast

import httpx

ARRIVING = 16
"""Requests at the same time while tables are laid."""


class LoadError(Exception):
    """What the reader is told instead of figures."""


class Socket(asyncio.Protocol):
    """A client's end: sends text, and hands over each text it receives."""

    GREETING = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    def __init__(self, path: str, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._key = base64.b64encode(secrets.token_bytes(16))
        self._hear = hear
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {self._key.decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"Cookie: {cookie}"] if cookie else []
        self._request = "\r\n".join([*lines, "", ""]).encode()
        self._buffer = b""
        self._open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            self._check(head)
        self._buffer = self._take_frames(buffer)

    def _check(self, head: bytes) -> None:
        proof = base64.b64encode(hashlib.sha1(self._key + self.GREETING).digest())
        if not head.startswith(b"HTTP/1.1 101") or proof not in head:
            raise LoadError(f"the server does not open a WebSocket: {head.splitlines()[0].decode()}")
        self._open = True

    def _take_frames(self, buffer: bytes) -> bytes:
        """Hand over every whole frame; what is left of the last one comes back."""
        at = 0
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            kind, payload = buffer[at], buffer[start : start + length]
            at = start + length
            if kind == 0x81:
                self._hear(payload)
            elif kind == 0x89:
                self._frame(0x8A, payload)
            elif kind == 0x88:
                self._transport.close()
            elif kind != 0x8A:
                raise LoadError(f"a frame of a kind that nobody expects here: {kind:#x}")
        return buffer[at:]

    def send(self, text: bytes) -> None:
        self._frame(0x81, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        """Masked, as a client's frames have to be; which mask does not matter here."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(socket: Socket, port: int) -> None:
    await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)


@contextlib.asynccontextmanager
async def asking(url: str) -> AsyncIterator[httpx.AsyncClient]:
    """For many guests at once: it keeps nobody's cookie."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    async with httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=60, cookies=forgetful) as http:
        yield http


async def ask(http: httpx.AsyncClient, path: str, body: object, cookie: str = "") -> Any:
    answer = await http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
    if answer.is_error:
        raise LoadError(f"{path}: {answer.status_code} {answer.text}")
    return answer.json()


async def gather_some(work: Iterator[Any]) -> list[Any]:
    """All of it, some at a time, in order."""
    limit = asyncio.Semaphore(ARRIVING)

    async def one(each: Any) -> Any:
        async with limit:
            return await each

    return list(await asyncio.gather(*map(one, work)))
