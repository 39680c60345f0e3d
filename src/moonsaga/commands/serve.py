"""`moonsaga serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Generator

import typer
import uvicorn

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.app import build_app
from moonsaga.server.dice import SECURE_DICE, Dice
from moonsaga.server.logs import catch_library_warnings
from moonsaga.server.service import Service
from moonsaga.server.settings import Settings
from moonsaga.server.web.connections import MOST_CONNECTIONS, bounded
from moonsaga.server.web.security import App
from moonsaga.server.web.site import HOW_TO_GET_THE_CLIENT, has_client

LONGEST_FRAME = 64 * 1024
"""Longer frames end a connection; between this and what the protocol allows they are refused in a sentence."""
BACKLOG = 1024
PORTS_TRIED, MOST_PORTS = 20, 65536


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


def serve_tables(
    settings: Settings,
    host: str,
    port: int,
    *,
    open_browser: bool = False,
    next_free_port: bool = False,
    dice: Dice = SECURE_DICE,
) -> None:
    """Run until it is stopped. `next_free_port`: if the port is taken, one of the next is used instead."""
    catch_library_warnings()
    listening = bind_next(host, port) if next_free_port else bind(host, port)
    with listening, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(settings, listening, host, open_browser, dice))


async def run(settings: Settings, listening: socket.socket, host: str, open_browser: bool, dice: Dice) -> None:
    service = Service(settings, dice)
    await service.start()
    collect_seldom()
    address = url(host, listening.getsockname()[1])
    try:
        server = make_server(build_app(service), settings, lambda: announce(settings, address, open_browser))
        await server.serve(sockets=[listening])
    finally:
        await service.stop()


def collect_seldom() -> None:
    """What is there now stays; and a position told to many is a thousand objects that go again by themselves.

    Looking through them for cycles as often as Python does by default took a fifth of a busy server's time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def make_server(app: App, settings: Settings, ready: Callable[[], None]) -> Server:
    """Behind proxies all connections come from them, and the outermost counts."""
    most = MOST_CONNECTIONS if settings.limits and not settings.proxies else None
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        http=bounded(most),
        ws="websockets-sansio",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,
        backlog=BACKLOG,
    )
    return Server(config, ready)


class PortTaken(MoonsagaError):
    """Another program listens there."""


def bind_next(host: str, port: int) -> socket.socket:
    """A listening socket on this port, or on the first free one of the next few."""
    last = min(port + PORTS_TRIED, MOST_PORTS) - 1
    for candidate in range(port, last + 1):
        with contextlib.suppress(PortTaken):
            listening = bind(host, candidate)
            if candidate != port:
                typer.echo(f"Port {port} is taken by another program; the table is on port {candidate}.", err=True)
            return listening
    raise PortTaken(f"The ports {port} to {last} are all taken. Choose another with --port.")


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
        sentence = f"The table cannot be laid on {host} port {port}: {problem.strerror}. Choose another with --port."
        raise (PortTaken if problem.errno == errno.EADDRINUSE else MoonsagaError)(sentence) from None
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
    if not has_client(settings.client):
        typer.echo(f"Only the API: the browser client is missing. {HOW_TO_GET_THE_CLIENT}", err=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
