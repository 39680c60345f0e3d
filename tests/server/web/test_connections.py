"""Connections that never become a request, and those that are too many."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest

from moonsaga.commands import serve
from moonsaga.server.web import connections
from support.server import PATIENCE, PERSON, SCREEN, TestServer, open_server, until

pytestmark = pytest.mark.once
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{"
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


class Line:
    """A connection, written by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def closed(self) -> None:
        """Wait until the other side ends it; what it still says is of no interest."""
        with suppress(ConnectionError):
            await asyncio.wait_for(self.reader.read(), PATIENCE)

    async def answers(self) -> bool:
        """Is a request answered?"""
        try:
            self.writer.write(WHOLE)
            return (await asyncio.wait_for(self.reader.readline(), PATIENCE)).startswith(b"HTTP/1.1 200")
        except ConnectionError:
            return False


@asynccontextmanager
async def line_to(server: TestServer, address: str = "127.0.0.1") -> AsyncIterator[Line]:
    url = httpx.URL(server.url)
    reader, writer = await asyncio.open_connection(url.host, url.port, local_addr=(address, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


@pytest.mark.parametrize("begun", [b"", b"GET /health HTT", b"GET /health HTTP/1.1\r\nHost: x\r\n", BODY])
async def test_a_request_that_never_comes_whole_ends(
    server: TestServer, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.01)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.01)
    async with line_to(server) as line:
        line.writer.write(begun)
        await line.closed()


async def test_the_second_request_of_a_connection_has_the_same_limit(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with line_to(server) as line:
        assert await line.answers()
        monkeypatch.setattr(connections, "HEADER_SECONDS", 0.01)
        line.writer.write(b"GET /hea")
        await line.closed()


async def test_drops_of_a_header_do_not_lengthen_the_time(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEADER_SECONDS", 0.1)

    async def drip(line: Line) -> None:
        while True:
            line.writer.write(b"G")
            await asyncio.sleep(0.01)

    async with line_to(server) as line:
        dripping = asyncio.create_task(drip(line))
        await line.closed()
        dripping.cancel()


async def test_a_client_network_has_a_limit_of_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "MOST_CONNECTIONS", 4)

    async def answered(server: TestServer, address: str) -> bool:
        async with line_to(server, address) as line:
            return await line.answers()

    async with open_server(tmp_path, limits=True) as server:
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line_to(server, "127.0.0.2")) for _ in range(12)]
            for line in lines[4:]:
                await line.closed()
            assert all([await line.answers() for line in lines[:4]])
            assert await answered(server, "127.0.0.3")
        await until(lambda: answered(server, "127.0.0.2"))


async def test_live_connections_are_counted_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "MOST_CONNECTIONS", 4)
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, SCREEN)
        for _ in range(8):
            await (await ada.live(table["id"])).next("hello")


async def test_behind_a_proxy_all_come_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "MOST_CONNECTIONS", 1)
    async with open_server(tmp_path, limits=True, proxies=1) as server, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(line_to(server)) for _ in range(3)]
        assert all([await line.answers() for line in lines])
