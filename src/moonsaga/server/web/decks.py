"""Decks over HTTP: look at one, read one from a text, keep, change and delete one's own."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from moonsaga.kernel.decks import DeckCheck
from moonsaga.server.errors import RequestError
from moonsaga.server.library.decks import check_deck, read_deck
from moonsaga.server.limits.rates import DECKS
from moonsaga.server.protocol.decks import DeckText, NewDeck, SavedDeck
from moonsaga.server.web.lobby import Asking, known_user, problems, reader, service_of
from moonsaga.server.web.requests import network_of

DeckId = Annotated[str, PathParameter(max_length=32, description="The deck")]
ForGame = Annotated[str, QueryParameter(max_length=64, description="The name of the game")]
PRIVATE = {"cache-control": "no-store"}


def _hold_back(request: Asking) -> None:
    """Limit how often a client network may ask for checks of decks."""
    if not service_of(request).limits.allow("decks", network_of(request), DECKS):
        raise RequestError("too-fast")


@get("/api/decks", responses=problems(400, 404), tags=["decks"])
async def list_decks(request: Asking, game: ForGame) -> Response[list[SavedDeck]]:
    """My decks for a game, by name."""
    _hold_back(request)
    user = reader(request)
    found = await service_of(request).decks.of(user, game) if user else []
    return Response(found, headers=PRIVATE)


@post("/api/decks/check", responses=problems(400, 403, 404, 413), tags=["decks"], status_code=200)
async def judge_deck(request: Asking, data: JSONBody[NewDeck]) -> DeckCheck:
    """What the game says about a deck: what is wrong with it, what it costs, and the code of a legal one."""
    _hold_back(request)
    return check_deck(data)


@post("/api/decks/read", responses=problems(400, 403, 404, 413), tags=["decks"], status_code=200)
async def read_text(request: Asking, data: JSONBody[DeckText]) -> DeckCheck:
    """The deck behind a code or the lines of a deck file."""
    _hold_back(request)
    return read_deck(data.game, data.text)


@post("/api/decks", responses=problems(400, 401, 403, 404, 409, 413, 503), tags=["decks"])
async def keep_deck(request: Asking, data: JSONBody[NewDeck]) -> SavedDeck:
    """Keep a deck; also one that is not finished."""
    user, service = known_user(request), service_of(request)
    _hold_back(request)
    service.disk_space.check()
    await service.tables.know(user)
    return await service.decks.add(user, data)


@put("/api/decks/{deck_id:str}", responses=problems(400, 401, 403, 404, 413, 503), tags=["decks"])
async def change_deck(request: Asking, deck_id: DeckId, data: JSONBody[NewDeck]) -> SavedDeck:
    """Another list, or another name."""
    user = known_user(request)
    _hold_back(request)
    service_of(request).disk_space.check()
    return await service_of(request).decks.change(user, deck_id, data)


@delete("/api/decks/{deck_id:str}", responses=problems(400, 401, 403, 404), tags=["decks"])
async def delete_deck(request: Asking, deck_id: DeckId) -> None:
    """It is gone; tables where it was played keep it."""
    await service_of(request).decks.remove(known_user(request), deck_id)


HANDLERS = [list_decks, judge_deck, read_text, keep_deck, change_deck, delete_deck]
