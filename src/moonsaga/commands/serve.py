"""`moonsaga serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Generator
from pathlib import Path

import typer
import uvicorn

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.app import build_app
from moonsaga.server.guard import App
from moonsaga.server.logs import catch_library_warnings
from moonsaga.server.service import Service
from moonsaga.server.settings import Settings

LONGEST_FRAME = 64 * 1024
"""Longer frames end a connection; between this and what the protocol allows they are refused in a sentence."""
BACKLOG = 1024


class Server(uvicorn.Server):
    """Says when it is ready, and leaves signals alone once it has stopped."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """A signal ends the server, and is done with: uvicorn's own would raise it again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def serve_tables(settings: Settings, host: str, port: int, open_browser: bool) -> None:
    """Run until somebody ends it."""
    catch_library_warnings()
    with bind(host, port) as listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, listening, host, open_browser))


async def run(settings: Settings, listening: socket.socket, host: str, open_browser: bool) -> None:
    service = Service(settings)
    await service.start()
    collect_seldom()
    address = url(host, listening.getsockname()[1])
    try:
        server = make_server(build_app(service), lambda: announce(settings, address, open_browser))
        await server.serve(sockets=[listening])
    finally:
        await service.stop()


def collect_seldom() -> None:
    """What is there now stays; and a position told to many is a thousand objects that go again by themselves.

    Looking through them for cycles as often as Python does by default took a fifth of a busy server's time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def make_server(app: App, ready: Callable[[], None]) -> Server:
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
        backlog=BACKLOG,
    )
    return Server(config, ready)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as problem:
        raise MoonsagaError(f"There is no address {host!r} on this machine: {problem}.") from None
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
        listening.setblocking(False)
    except OSError as problem:
        listening.close()
        raise MoonsagaError(
            f"The table cannot be laid on {host} port {port}: {problem.strerror}. Choose another with --port."
        ) from None
    return listening


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists."""
    try:
        import uvloop  # noqa: PLC0415  it exists on some systems only
    except ImportError:
        return None
    return uvloop.new_event_loop


def url(host: str, port: int) -> str:
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{shown}:{port}"


def announce(settings: Settings, address: str, open_browser: bool) -> None:
    typer.echo(f"The table is laid: {address}   (Ctrl-C ends it)")
    if not Path(settings.client, "index.html").exists():
        typer.echo("Only the API: the browser client is not built; `make install` builds it.", err=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
