"""Live play: one connection, whoever is behind it, and what it may ask."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, QueryParameter

from moonsaga.server.changes import act, broadcast, chat, finish, forced, undo
from moonsaga.server.errors import Declined
from moonsaga.server.limits.rates import CONNECTIONS, LINES, MESSAGES, MESSAGES_FROM_ADDRESS
from moonsaga.server.lobby.names import clean
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol import (
    LONGEST_MESSAGE,
    Act,
    AnswerDraw,
    AnswerUndo,
    AskThreats,
    AskWhy,
    FromClient,
    FromServer,
    Front,
    Guest,
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
    encode,
)
from moonsaga.server.service import Service
from moonsaga.server.storage.disk_space import is_full
from moonsaga.server.table.chat import person_of
from moonsaga.server.table.events import PresenceChanged
from moonsaga.server.table.rendering import info_of
from moonsaga.server.table.table import Table
from moonsaga.server.web.requests import guest_of, network_of

MOST_WAITING = 400
"""Messages that a connection may lag behind; then it is closed, and the client resumes where it was."""
MOST_BYTES_WAITING = 4 * 2**20
"""The same in bytes, beyond the last message."""
MOST_SOCKETS = 100
"""Connections from one household."""
MOST_ABUSE = 200
"""So many messages too fast in a row are no accident."""
SLOW = 5
"""What a question costs that the rules of a game have to look into."""
COSTS: dict[type, int] = {AskWhy: SLOW, AskThreats: SLOW, Act: 3, Front: 3, Undo: 3}
"""All other messages cost 1, also those that cannot be read."""
NOT_FOUND, TOO_SLOW, TOO_MANY, ABUSE = 4404, 4408, 4429, 4400

_decode = msgspec.json.Decoder(FromClient).decode


class Link:
    """A socket with a queue in front of it, so that a slow reader delays nobody."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        self.socket = socket
        self.service = service
        self.guest = guest_of(socket, service) or ""
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
        self.service.links.add(self)
        return True

    def _leave_place(self) -> None:
        self.service.links.discard(self)
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
        except (Declined, WebSocketException, OSError, RuntimeError):
            return
        except Exception as problem:  # noqa: BLE001  the connection ends, the server does not
            log_failure("socket-failed", problem)

    async def next_message(self) -> str | bytes:
        """What came next, as it came; `Declined` when the other side is gone."""
        event = await self.socket.receive()
        if event["type"] != "websocket.receive":
            raise Declined("gone")
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""


class LobbyReader(Link):
    """Somebody who looks at the lobby: only the newest counts, so whoever does not read holds one and no more."""

    def push(self, message: bytes) -> None:
        while not self._closing and not self._waiting.empty():
            self._forget_oldest()
        super().push(message)


class Player(Link):
    """Somebody at a table: with one seat, several, or none."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service) -> None:
        super().__init__(socket, service)
        self.front: int | None = None
        self.sent = 0
        self.whole = True
        self.heard = 0
        self._closed = False
        """Somebody drew the curtain."""
        self.table: Table
        self._abuse = 0

    async def sit(self, table_id: str, after: int, seat: int | None, invitation: str) -> None:
        """Look at the table until the connection ends."""
        try:
            self.table = await self.service.tables.find(table_id, self.guest, invitation)
        except Declined as problem:
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
            if self.guest not in table.present():
                self._tell_presence()

    def _tell_presence(self) -> None:
        """The others hear that somebody with a seat has come or gone; in a window not that they have gone."""
        table = self.table
        if table.seats_of(self.guest):
            if table.seen_here is not None and self.guest not in table.present():
                table.gone_unseen = True
                table.context.events.publish(PresenceChanged(table, hidden=True))
                return
            if table.seen_here is not None:
                table.seen_here.add(self.guest)
            broadcast.tell_seats(table, but=self)
            table.context.events.publish(PresenceChanged(table))

    async def _drain(self) -> None:
        """Until the other side has seen why."""
        while True:
            await self.next_message()

    async def _greet(self, after: int, seat: int | None) -> None:
        """Hello, and the position with what was missed; nothing can come in between."""
        table = self.table
        problem: Declined | None = None
        await table.hear()  # before the position: a game that nobody watches yet might leave the memory meanwhile
        if table.header.status != "open":
            try:
                async with table.lock:
                    await table.ready()
            except Declined as found:
                problem = found if table.problem is not None else None
        present = self.guest in table.present()
        table.watchers.add(self)
        if not table.household and table.is_member(self.guest):
            table.household = self.network
        self.service.bots.wake(table)
        self.send(Hello(info_of(table, self.guest), self._me(), person_of(table.id, self.guest)))
        if problem is not None:
            self.send(_refused(problem))
        self.front = self._first_front(seat)
        self.sent = after
        self.whole = after <= 0 or (seat is not None and seat != self.front)
        broadcast.show(table, self)
        chat.tell_talk(table, self)
        if not present:
            self._tell_presence()

    def _me(self) -> Guest:
        return self.service.accounts.describe(self.guest) if self.guest else Guest("", "")

    def _first_front(self, seat: int | None) -> int | None:
        """Whose eyes look first: the seat that looked before, my only one, or mine that is to act."""
        mine = self.table.seats_of(self.guest)
        play = self.table.play
        if seat in mine:
            return seat
        if len(mine) == 1:
            return mine[0]
        if mine and play is not None and not play.game.info.secrets:
            return next((other for other in mine if other in play.owed()), mine[0])
        return None

    def look_again(self) -> None:
        """A seat won or lost turns the eyes; a curtain that somebody closed stays closed."""
        mine = self.table.seats_of(self.guest)
        if self.front in mine or (self.front is None and self._closed):
            return
        front = self._first_front(None)
        if front != self.front:
            self.front = front
            self.whole = True

    async def _take(self, raw: str | bytes) -> None:
        """One message: carried out, or refused with a reason."""
        message: FromClient | None = None
        try:
            self._charge(1)
            self._abuse = 0
            message = _read(raw)
            self._charge(COSTS.get(type(message), 1) - 1)
            await self._carry_out(message)
        except Declined as problem:
            self.send(_refused(problem, message))
        except Exception as problem:  # noqa: BLE001  whatever was asked, the table goes on
            log_failure("message-failed", problem, table=self.table.id)
            self.send(_refused(Declined("disk-full" if is_full(problem) else "failed"), message))

    def _charge(self, cost: int) -> None:
        """Declines it if this guest or this household asks too much; who goes on asking is cut off."""
        limits = self.service.limits
        if limits.allow("messages-from", self.network, MESSAGES_FROM_ADDRESS, cost) and (
            not self.guest or limits.allow("messages", self.guest, MESSAGES, cost)
        ):
            return
        self._abuse += 1
        if self._abuse > MOST_ABUSE:
            self.close(ABUSE)
        raise Declined("too-fast")

    async def _carry_out(self, message: FromClient) -> None:
        table = self.table
        match message:
            case Act(seat, decision, action, sure):
                await act.act(table, self, seat, decision, action, sure)
            case AskWhy(seat, decision, path):
                async with self.service.turns.take(self.network):
                    refusal = await act.why(table, self.guest, seat, decision, path)
                self.send(Why(seat, decision, path, refusal))
            case AskThreats():
                async with self.service.turns.take(self.network):
                    found = await act.threats(table, self.front)
                self.send(found)
            case Front(seat):
                self._turn(seat)
            case Undo() | AnswerUndo() | Resign() | OfferDraw() | AnswerDraw():
                await self._agree(message)
            case Say(text):
                await self._say(text)
            case Prefer(skip, detours):
                await forced.prefer(table, self.guest, skip, detours)
            case Ping():
                self.send(Pong())

    async def _agree(self, message: Undo | AnswerUndo | Resign | OfferDraw | AnswerDraw) -> None:
        """What concerns the others, and no rule of the game."""
        table = self.table
        match message:
            case Undo(seat):
                await undo.undo(table, self.guest, seat)
            case AnswerUndo(seat, agree):
                await undo.answer_undo(table, self.guest, seat, agree)
            case Resign(seat):
                await finish.resign(table, self.guest, seat)
            case OfferDraw(seat):
                await finish.offer_draw(table, self.guest, seat)
            case AnswerDraw(seat, agree):
                await finish.answer_draw(table, self.guest, seat, agree)

    async def _say(self, text: str) -> None:
        """A line, from somebody with a name; each person has a bucket, whatever he is connected with."""
        said = clean(text)
        if not self.guest:
            raise Declined("no-guest")
        if not said:
            raise Declined("malformed")
        if not self.service.limits.allow("lines", self.guest, LINES):
            raise Declined("too-fast")
        await self.service.tables.know(self.guest)
        await chat.say(self.table, self.guest, self.service.tables.name_of(self.guest), said)

    def _turn(self, seat: int | None) -> None:
        """Somebody else sits down before this screen."""
        if seat is not None and seat not in self.table.seats_of(self.guest):
            raise Declined("not-your-seat")
        self._closed = seat is None
        turned = seat != self.front
        if turned:
            self.front = seat
            self.whole = True
        broadcast.show(self.table, self)
        if turned:
            chat.tell_talk(self.table, self, always=True)


def _read(raw: str | bytes) -> FromClient:
    if len(raw) > LONGEST_MESSAGE or (isinstance(raw, str) and len(raw.encode()) > LONGEST_MESSAGE):
        raise Declined("too-large")
    if isinstance(raw, bytes):
        raise Declined("malformed")
    try:
        message: FromClient = _decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Declined("malformed") from None
    return message


def _refused(problem: Declined, message: FromClient | None = None) -> Refused:
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
    player = Player(socket, socket.app.state.service)
    await player.run(lambda: player.sit(table_id, after, seat, invitation))


@websocket("/api/lobby/live")
async def watch_lobby(socket: WebSocket[Any, Any, Any], waiting: Annotated[bool, QueryParameter()] = False) -> None:
    """The lobby, sent again whenever it changes; or only the tables that wait for me."""
    service: Service = socket.app.state.service
    link = LobbyReader(socket, service)

    async def watch() -> None:
        service.board.add(link, waiting)
        try:
            while True:
                await link.next_message()
        finally:
            service.board.discard(link)

    await link.run(watch)
