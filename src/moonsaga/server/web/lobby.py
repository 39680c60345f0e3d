"""The lobby over HTTP: games, texts, who I am, and tables from their making to their end."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

import moonsaga
from moonsaga.bots.ladder import bot_names
from moonsaga.kernel.contract import Game, Message
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.texts import LANGUAGES, game_texts
from moonsaga.server.accounts.accounts import LIFETIME
from moonsaga.server.accounts.cookies import COOKIE, COOKIE_AGE, SESSION_COOKIE
from moonsaga.server.changes import seats as seating
from moonsaga.server.changes import start
from moonsaga.server.errors import RequestError
from moonsaga.server.learning.lessons import lessons_of
from moonsaga.server.limits.rates import NEW_USERS, TABLES
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.lobby import create
from moonsaga.server.protocol.common import Guest, Problem, Rename, encode
from moonsaga.server.protocol.lobby import GameCard, Health, Join, Lobby, NewTable, Start, Substitute, TableInfo
from moonsaga.server.service import SOMEBODY_ELSE, Service
from moonsaga.server.table.games import check_bot, default_bot, find_game
from moonsaga.server.table.rendering import info_of
from moonsaga.server.table.table import Table
from moonsaga.server.web.requests import address_of, network_of, session_of, user_of
from moonsaga.server.web.site import client_address
from moonsaga.server.web.texts import client_texts

Asking = Request[None, None, State]
TableId = Annotated[str, PathParameter(max_length=32, description="The table")]
SeatIndex = Annotated[int, PathParameter(ge=0, le=15, description="The seat, counted from 0")]
Invitation = Annotated[str, QueryParameter(max_length=64, description="Opens a private table")]
GameName = Annotated[str, PathParameter(max_length=64, description="The name of the game")]

WORDS = {
    400: "What was sent cannot be used",
    401: "Nobody knows you here: ask for /api/me first",
    403: "It is not yours",
    404: "There is no such thing, or you may not know of it",
    409: "The table is not in a state for that",
    413: "Too much was sent",
    429: "Too often: wait a little",
    503: "Nothing can be kept now",
}

CHANGE: dict[str, Any] = {"tags": ["tables"], "status_code": 200}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The documented ways to fail; everything can fail by being asked too often."""
    return {
        status: ResponseSpec(Problem, description=WORDS[status], generate_examples=False) for status in (*statuses, 429)
    }


def service_of(request: Asking) -> Service:
    service: Service = request.app.state.service
    return service


def reader(request: Asking) -> str:
    """The user who asks; empty without a cookie."""
    return user_of(request, service_of(request)) or ""


def known_user(request: Asking) -> str:
    user = reader(request)
    if not user:
        raise RequestError("no-guest")
    return user


def keep(request: Asking, name: str, value: str, age: float) -> Cookie:
    """A cookie that no script reads, no other site sends, and over TLS nobody overhears. Age 0 takes it away."""
    return Cookie(
        key=name,
        value=value,
        max_age=int(age),
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


# Games and texts


@get("/api/games", responses=problems(), tags=["games"])
async def list_games() -> Response[list[GameCard]]:
    """All games of this server."""
    cards = await run_in_thread(lambda: [_card(get_game(name)) for name in game_names()])
    return Response(cards, headers={"cache-control": "no-cache"})


@cache
def _card(game: Game) -> GameCard:
    info = game.info
    texts = {language: game_texts(game, language) for language in LANGUAGES}
    return GameCard(
        info.name,
        info.seats,
        info.options,
        info.editions,
        info.endings,
        info.secrets,
        bot_names(),
        concedes=tuple(seats for seats in info.seats if game.resign_returns(0, seats) is not None),
        draws=tuple(seats for seats in info.seats if game.draw_returns(seats) is not None),
        lessons=lessons_of(game) is not None,
        titles={language: said.say(Message("title")) for language, said in texts.items() if said.knows("title")},
        descriptions={
            language: said.say(Message("description")) for language, said in texts.items() if said.knows("description")
        },
        client=client_address(game, "board.js"),
        cover=client_address(game, "cover.svg"),
    )


@get("/api/games/{game:str}/components", responses=problems(400, 404), sync_to_thread=False, tags=["games"])
def show_components(game: GameName) -> Response[dict[str, Any]]:
    """What is in the box, as far as a client needs it to draw a position."""
    find_game(game)
    return Response(_components(game), media_type="application/json", headers={"cache-control": "no-cache"})


@cache
def _components(game: str) -> Any:
    return encode(get_game(game).components())


@get("/api/texts/{game:str}/{language:str}", responses=problems(400, 404), sync_to_thread=False, tags=["games"])
def show_texts(game: GameName, language: Annotated[str, PathParameter(max_length=8)]) -> Response[str]:
    """Fluent texts of the table and of a game; `-` is no game."""
    if language not in LANGUAGES:
        raise RequestError("not-found", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    said = client_texts(game, language)
    return Response(said, media_type="text/plain", headers={"cache-control": "no-cache"})


# Who I am


@get("/api/me", responses=problems(), tags=["guests"])
async def show_me(request: Asking) -> Response[Guest]:
    """Who I am. A browser that comes for the first time becomes a new user."""
    service = service_of(request)
    user = reader(request)
    if user:
        cookies = await renewed(request, service)
        return Response(service.accounts.describe(user), cookies=cookies, headers={"cache-control": "no-store"})
    if not service.limits.allow("guests", network_of(request), NEW_USERS):
        raise RequestError("too-fast")
    user = service.cookie_signer.new_id()
    cookie = keep(request, COOKIE, service.cookie_signer.sign(user), COOKIE_AGE)
    return Response(service.accounts.describe(user), cookies=[cookie], headers={"cache-control": "no-store"})


async def renewed(request: Asking, service: Service) -> list[Cookie]:
    """The cookie of a session lives on with the session."""
    token = session_of(request)
    if token is None or not await service.accounts.refresh(token):
        return []
    return [keep(request, SESSION_COOKIE, token, LIFETIME)]


@post("/api/me/revoke", responses=problems(401, 403), tags=["guests"], status_code=200)
async def revoke_cookies(request: Asking) -> Response[Guest]:
    """All copies of my cookie are void from now on, wherever they are; this browser gets a new one."""
    service = service_of(request)
    user = service.cookie_signer.read(request.cookies.get(COOKIE))
    if user is None:
        raise RequestError("no-guest")
    await service.revocations.revoke(user)
    service.disconnect(SOMEBODY_ELSE, user)
    cookie = keep(request, COOKIE, service.cookie_signer.sign(user), COOKIE_AGE)
    return Response(service.accounts.describe(user), cookies=[cookie], headers={"cache-control": "no-store"})


@put("/api/me", responses=problems(400, 401, 403, 409, 413), tags=["guests"])
async def rename_me(request: Asking, data: JSONBody[Rename]) -> Guest:
    """Change my name."""
    return await service_of(request).accounts.rename(known_user(request), data.name, address_of(request))


# Tables


@get("/api/tables", responses=problems(), tags=["tables"])
async def list_tables(request: Asking) -> Response[Lobby]:
    """All tables I may know of, the latest first."""
    written: Any = service_of(request).tables.lobby(reader(request))
    return Response(written, media_type="application/json", headers={"cache-control": "no-store"})


@post("/api/tables", responses=problems(400, 401, 403, 404, 409, 413, 503), tags=["tables"])
async def create_table(request: Asking, data: JSONBody[NewTable]) -> TableInfo:
    """Create a table. It begins at once if no seat is open."""
    user, service = known_user(request), service_of(request)
    if not service.limits.allow("tables", user, TABLES) or not service.limits.allow(
        "tables-from", network_of(request), TABLES
    ):
        raise RequestError("too-fast")
    service.disk_space.check()
    return info_of(await create.create_table(service.tables, user, network_of(request), data), user)


@get("/api/tables/{table_id:str}", responses=problems(400, 404), tags=["tables"])
async def show_table(request: Asking, table_id: TableId, invitation: Invitation = "") -> TableInfo:
    """One table."""
    user = reader(request)
    return info_of(await service_of(request).tables.find(table_id, user, invitation), user)


async def _mine(request: Asking, table_id: str, invitation: str = "") -> tuple[str, Table]:
    user = known_user(request)
    return user, await service_of(request).tables.find(table_id, user, invitation)


@post("/api/tables/{table_id:str}/join", responses=problems(400, 401, 403, 404, 409, 413), **CHANGE)
async def join_table(request: Asking, table_id: TableId, data: JSONBody[Join]) -> TableInfo:
    """Take an open seat; the game begins with the last one."""
    user, table = await _mine(request, table_id, data.invitation)
    tables = service_of(request).tables
    create.check_seats(tables, user, table)
    await tables.know(user)
    await start.join(table, find_game(table.header.game), user, tables.name_of(user), data.seat, data.deck)
    return info_of(table, user)


@post("/api/tables/{table_id:str}/start", responses=problems(400, 401, 403, 404, 409, 413), **CHANGE)
async def start_table(request: Asking, table_id: TableId, data: JSONBody[Start | None] = None) -> TableInfo:
    """Wait no longer: bots take the open seats. Only for the host."""
    user, table = await _mine(request, table_id)
    bot = check_bot(data.bot) if data is not None and data.bot else default_bot()
    await start.start(table, find_game(table.header.game), user, bot)
    return info_of(table, user)


@post("/api/tables/{table_id:str}/leave", responses=problems(400, 401, 403, 404, 409), **CHANGE)
async def leave_table(request: Asking, table_id: TableId) -> TableInfo:
    """Stand up; in a running game the seat waits."""
    user, table = await _mine(request, table_id)
    await seating.leave(table, user)
    return info_of(table, user)


@post("/api/tables/{table_id:str}/abandon", responses=problems(400, 401, 403, 404, 409), **CHANGE)
async def abandon_table(request: Asking, table_id: TableId) -> TableInfo:
    """Give up: the end for all if no other person is there."""
    user, table = await _mine(request, table_id)
    await seating.abandon(table, user)
    return info_of(table, user)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/substitute", responses=problems(400, 401, 403, 404, 409, 413), **CHANGE
)
async def substitute_seat(request: Asking, table_id: TableId, seat: SeatIndex, data: JSONBody[Substitute]) -> TableInfo:
    """A bot plays on for a person who left."""
    user, table = await _mine(request, table_id)
    await seating.substitute(table, user, seat, check_bot(data.bot))
    return info_of(table, user)


@post("/api/tables/{table_id:str}/seats/{seat:int}/remove", responses=problems(400, 401, 403, 404, 409), **CHANGE)
async def remove_person(request: Asking, table_id: TableId, seat: SeatIndex) -> TableInfo:
    """The seat is open again, before the first move. Only for the host."""
    user, table = await _mine(request, table_id)
    await seating.remove(table, user, seat)
    return info_of(table, user)


@post("/api/tables/{table_id:str}/seats/{seat:int}/return", responses=problems(400, 401, 403, 404, 409), **CHANGE)
async def return_to_seat(request: Asking, table_id: TableId, seat: SeatIndex) -> TableInfo:
    """I am back."""
    user, table = await _mine(request, table_id)
    await seating.take_back_seat(table, user, seat)
    return info_of(table, user)


# Is all well?


@get("/health", responses=problems(503), tags=["server"])
async def show_health(request: Asking) -> Health:
    """Whether the database takes what is written, and how many workers and tables there are."""
    service = service_of(request)
    if not await service.can_write():
        raise RequestError("unavailable", "nothing can be written into the database")
    return Health("ok", moonsaga.__version__, "ok", service.workers.running, service.tables.count)


HANDLERS = [
    list_games,
    show_components,
    show_texts,
    show_me,
    revoke_cookies,
    rename_me,
    list_tables,
    create_table,
    show_table,
    join_table,
    start_table,
    leave_table,
    abandon_table,
    substitute_seat,
    remove_person,
    return_to_seat,
    show_health,
]
