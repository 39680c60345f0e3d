"""Live connections: WebSockets to tables and to the lobby, and the messages they may send."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, QueryParameter

from moonsaga.server.changes import act, broadcast, chat, finish, forced, undo
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.rates import CONNECTIONS, LINES, MESSAGES, MESSAGES_FROM_ADDRESS
from moonsaga.server.lobby.names import clean
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol.common import LONGEST_MESSAGE, Guest, encode
from moonsaga.server.protocol.table import (
    Act,
    AnswerDraw,
    AnswerUndo,
    AskThreats,
    AskWhy,
    FromClient,
    FromServer,
    Front,
    Hello,
    OfferDraw,
    Ping,
    Pong,
    Prefer,
    Refused,
    Resign,
    Say,
    Undo,
    Why,
)
from moonsaga.server.service import Service
from moonsaga.server.storage.disk_space import is_full
from moonsaga.server.table.chat import person_of
from moonsaga.server.table.events import PresenceChanged
from moonsaga.server.table.rendering import info_of
from moonsaga.server.table.table import Table
from moonsaga.server.web.requests import network_of, user_of

MOST_WAITING = 400
"""Messages that a connection may lag behind; then it is closed, and the client resumes where it was."""
MOST_BYTES_WAITING = 4 * 2**20
"""The same in bytes, beyond the last message."""
MOST_SOCKETS = 100
"""Connections from one client network."""
MOST_ABUSE = 200
"""Messages too fast in a row after which a connection is closed."""
SLOW = 5
"""The cost of a message that the rules of a game have to answer."""
COSTS: dict[type, int] = {AskWhy: SLOW, AskThreats: SLOW, Act: 3, Front: 3, Undo: 3}
"""All other messages cost 1, also those that cannot be read."""
NOT_FOUND, TOO_SLOW, TOO_MANY, ABUSE = 4404, 4408, 4429, 4400

_decode = msgspec.json.Decoder(FromClient).decode


class Connection:
    """A socket with a queue in front of it, so that a slow reader delays nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        self.socket = socket
        self.service = service
        self.user = user_of(socket, service) or ""
        self.network = network_of(socket)
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._bytes = 0
        """Of all that waits."""
        self._closing = 0

    def push(self, message: bytes) -> None:
        if self._closing:
            return
        if self._waiting.qsize() >= MOST_WAITING or self._bytes > MOST_BYTES_WAITING:
            self.close(TOO_SLOW)
        else:
            self._bytes += len(message)
            self._waiting.put_nowait(message)

    def _forget_oldest(self) -> None:
        self._bytes -= len(self._waiting.get_nowait() or b"")

    def send(self, message: FromServer) -> None:
        self.push(encode(message))

    def close(self, code: int) -> None:
        """After what already waits, unless it is that which is too much."""
        if not self._closing:
            self._closing = code
            self._waiting.put_nowait(None)

    async def run(self, receive: Callable[[], Awaitable[None]]) -> None:
        """Send and receive until either ends."""
        if not self.service.limits.allow("connect", self.network, CONNECTIONS) or not self._take_place():
            await self._turn_away()
            return
        try:
            await self.socket.accept()
            tasks = {asyncio.create_task(self._sending()), asyncio.create_task(self._receiving(receive))}
            _, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in pending:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        finally:
            self._leave_place()

    async def _turn_away(self) -> None:
        """A browser only sees the reason if the connection was accepted first."""
        await self.socket.accept()
        await self.socket.close(code=TOO_MANY, reason="too many connections")

    def _take_place(self) -> bool:
        places = self.service.sockets
        if self.service.settings.limits and places.get(self.network, 0) >= MOST_SOCKETS:
            return False
        places[self.network] = places.get(self.network, 0) + 1
        self.service.connections.add(self)
        return True

    def _leave_place(self) -> None:
        self.service.connections.discard(self)
        places = self.service.sockets
        places[self.network] -= 1
        if not places[self.network]:
            del places[self.network]

    async def _sending(self) -> None:
        while True:
            message = await self._waiting.get()
            if message is None or self._closing == TOO_SLOW:
                break
            self._bytes -= len(message)
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close(code=self._closing)

    async def _receiving(self, receive: Callable[[], Awaitable[None]]) -> None:
        try:
            await receive()
        except (RequestError, WebSocketException, OSError, RuntimeError):
            return
        except Exception as problem:  # noqa: BLE001  the connection ends, the server does not
            log_failure("socket-failed", problem)

    async def next_message(self) -> str | bytes:
        """The next message as it came; `RequestError` when the other side is gone."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise RequestError("gone")
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""


class LobbyConnection(Connection):
    """A connection to the lobby: only the newest message is kept, so a slow reader holds one and no more."""

    def push(self, message: bytes) -> None:
        while not self._closing and not self._waiting.empty():
            self._forget_oldest()
        super().push(message)


class TableConnection(Connection):
    """A connection to a table, of a user with one seat, several, or none."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        super().__init__(socket, service)
        self.perspective: int | None = None
        self.last_row = 0
        self.needs_full_log = True
        self.chat_lines = 0
        self._closed = False
        """The curtain is closed: nobody's cards are shown."""
        self.table: Table
        self._abuse = 0

    async def sit(self, table_id: str, after: int, seat: int | None, invitation: str) -> None:
        """Look at the table until the connection ends."""
        try:
            self.table = await self.service.tables.find(table_id, self.user, invitation)
        except RequestError as problem:
            self.send(_refused(problem))
            self.close(NOT_FOUND)
            await self._drain()
            return
        table = self.table
        await self._greet(after, seat)
        try:
            while True:
                await self._take(await self.next_message())
        finally:
            table.watchers.discard(self)
            if self.user not in table.present():
                self._broadcast_presence()

    def _broadcast_presence(self) -> None:
        """Show the others that a player has come or gone; in a window not that they have gone."""
        table = self.table
        if table.seats_of(self.user):
            if table.seen_here is not None and self.user not in table.present():
                table.gone_unseen = True
                table.context.events.publish(PresenceChanged(table, hidden=True))
                return
            if table.seen_here is not None:
                table.seen_here.add(self.user)
            broadcast.broadcast_seats(table, but=self)
            table.context.events.publish(PresenceChanged(table))

    async def _drain(self) -> None:
        """Until the other side has seen why."""
        while True:
            await self.next_message()

    async def _greet(self, after: int, seat: int | None) -> None:
        """Hello, and the position with what was missed; nothing can come in between."""
        table = self.table
        problem: RequestError | None = None
        await table.load_chat()  # before the position: a game that nobody watches yet might leave the memory meanwhile
        if table.header.status != "open":
            try:
                async with table.lock:
                    await table.ready()
            except RequestError as found:
                problem = found if table.problem is not None else None
        present = self.user in table.present()
        table.watchers.add(self)
        if not table.client_network and table.is_member(self.user):
            table.client_network = self.network
        self.service.bots.wake(table)
        self.send(Hello(info_of(table, self.user), self._me(), person_of(table.id, self.user)))
        if problem is not None:
            self.send(_refused(problem))
        self.perspective = self._first_perspective(seat)
        self.last_row = after
        self.needs_full_log = after <= 0 or (seat is not None and seat != self.perspective)
        broadcast.show(table, self)
        chat.send_chat(table, self)
        if not present:
            self._broadcast_presence()

    def _me(self) -> Guest:
        return self.service.accounts.describe(self.user) if self.user else Guest("", "")

    def _first_perspective(self, seat: int | None) -> int | None:
        """The first perspective: the seat from before, the user's only one, or one of theirs that is to act."""
        mine = self.table.seats_of(self.user)
        progress = self.table.progress
        if seat in mine:
            return seat
        if len(mine) == 1:
            return mine[0]
        if mine and progress is not None and not progress.game.info.secrets:
            return next((other for other in mine if other in progress.owed()), mine[0])
        return None

    def look_again(self) -> None:
        """A seat won or lost changes the perspective; a closed curtain stays closed."""
        mine = self.table.seats_of(self.user)
        if self.perspective in mine or (self.perspective is None and self._closed):
            return
        perspective = self._first_perspective(None)
        if perspective != self.perspective:
            self.perspective = perspective
            self.needs_full_log = True

    async def _take(self, raw: str | bytes) -> None:
        """One message: carried out, or refused with a reason."""
        message: FromClient | None = None
        try:
            self._charge(1)
            self._abuse = 0
            message = _read(raw)
            self._charge(COSTS.get(type(message), 1) - 1)
            await self._carry_out(message)
        except RequestError as problem:
            self.send(_refused(problem, message))
        except Exception as problem:  # noqa: BLE001  whatever was asked, the table goes on
            log_failure("message-failed", problem, table=self.table.id)
            self.send(_refused(RequestError("disk-full" if is_full(problem) else "failed"), message))

    def _charge(self, cost: int) -> None:
        """Refuse it if this user or this client network sends too much; after `MOST_ABUSE` times, disconnect."""
        limits = self.service.limits
        if limits.allow("messages-from", self.network, MESSAGES_FROM_ADDRESS, cost) and (
            not self.user or limits.allow("messages", self.user, MESSAGES, cost)
        ):
            return
        self._abuse += 1
        if self._abuse > MOST_ABUSE:
            self.close(ABUSE)
        raise RequestError("too-fast")

    async def _carry_out(self, message: FromClient) -> None:
        table = self.table
        match message:
            case Act(seat, decision, action, sure):
                await act.act(table, self, seat, decision, action, sure)
            case AskWhy(seat, decision, path):
                async with self.service.fair_queue.take(self.network):
                    refusal = await act.why(table, self.user, seat, decision, path)
                self.send(Why(seat, decision, path, refusal))
            case AskThreats():
                async with self.service.fair_queue.take(self.network):
                    found = await act.threats(table, self.perspective)
                self.send(found)
            case Front(seat):
                self._turn(seat)
            case Undo() | AnswerUndo() | Resign() | OfferDraw() | AnswerDraw():
                await self._agree(message)
            case Say(text):
                await self._say(text)
            case Prefer(skip, detours):
                await forced.prefer(table, self.user, skip, detours)
            case Ping():
                self.send(Pong())

    async def _agree(self, message: Undo | AnswerUndo | Resign | OfferDraw | AnswerDraw) -> None:
        """What concerns the others, and no rule of the game."""
        table = self.table
        match message:
            case Undo(seat):
                await undo.undo(table, self.user, seat)
            case AnswerUndo(seat, agree):
                await undo.answer_undo(table, self.user, seat, agree)
            case Resign(seat):
                await finish.resign(table, self.user, seat)
            case OfferDraw(seat):
                await finish.offer_draw(table, self.user, seat)
            case AnswerDraw(seat, agree):
                await finish.answer_draw(table, self.user, seat, agree)

    async def _say(self, text: str) -> None:
        """A chat line of a user with a name; all connections of a user share one limit."""
        said = clean(text)
        if not self.user:
            raise RequestError("no-guest")
        if not said:
            raise RequestError("malformed")
        if not self.service.limits.allow("lines", self.user, LINES):
            raise RequestError("too-fast")
        await self.service.tables.know(self.user)
        await chat.say(self.table, self.user, self.service.tables.name_of(self.user), said)

    def _turn(self, seat: int | None) -> None:
        """Another player at this screen takes a look."""
        if seat is not None and seat not in self.table.seats_of(self.user):
            raise RequestError("not-your-seat")
        self._closed = seat is None
        turned = seat != self.perspective
        if turned:
            self.perspective = seat
            self.needs_full_log = True
        broadcast.show(self.table, self)
        if turned:
            chat.send_chat(self.table, self, always=True)


def _read(raw: str | bytes) -> FromClient:
    if len(raw) > LONGEST_MESSAGE or (isinstance(raw, str) and len(raw.encode()) > LONGEST_MESSAGE):
        raise RequestError("too-large")
    if isinstance(raw, bytes):
        raise RequestError("malformed")
    try:
        message: FromClient = _decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise RequestError("malformed") from None
    return message


def _refused(problem: RequestError, message: FromClient | None = None) -> Refused:
    return Refused(
        problem.code,
        problem.message,
        getattr(message, "seat", None),
        getattr(message, "decision", None),
        problem.refusal,
    )


@websocket("/api/tables/{table_id:str}/live")
async def play_live(
    socket: WebSocket[Any, Any, Any],
    table_id: FromPath[str],
    after: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
    invitation: Annotated[str, QueryParameter(max_length=64)] = "",
) -> None:
    """Play or watch: the messages are the structs of `protocol`."""
    connection = TableConnection(socket, socket.app.state.service)
    await connection.run(lambda: connection.sit(table_id, after, seat, invitation))


@websocket("/api/lobby/live")
async def watch_lobby(socket: WebSocket[Any, Any, Any], waiting: Annotated[bool, QueryParameter()] = False) -> None:
    """The lobby, sent again whenever it changes; or only the tables that wait for me."""
    service: Service = socket.app.state.service
    connection = LobbyConnection(socket, service)

    async def watch() -> None:
        service.lobby_feed.add(connection, waiting)
        try:
            while True:
                await connection.next_message()
        finally:
            service.lobby_feed.discard(connection)

    await connection.run(watch)
