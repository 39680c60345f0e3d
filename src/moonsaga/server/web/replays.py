"""Replays over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import re
from contextlib import AbstractAsyncContextManager
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from moonsaga.server.errors import RequestError
from moonsaga.server.library.replays import Source
from moonsaga.server.limits.rates import TABLES, UPLOADED_BYTES, UPLOADS
from moonsaga.server.protocol.common import encode
from moonsaga.server.protocol.lobby import TableInfo
from moonsaga.server.protocol.replay import (
    MOST_FRAMES,
    Frames,
    PlayOn,
    RecordCard,
    ReplayChart,
    ReplayInfo,
    ReplayLog,
    Upload,
)
from moonsaga.server.table.rendering import info_of
from moonsaga.server.web.lobby import Asking, Invitation, known_user, problems, reader, service_of
from moonsaga.server.web.requests import network_of
from moonsaga.server.web.security import LONGEST_UPLOAD

NO_STORE = {"cache-control": "no-store"}
WORTH_PACKING = 2000

ReplayId = Annotated[str, PathParameter(max_length=32, description="A table, or an uploaded record")]
Place = Annotated[int, QueryParameter(ge=0, le=2**31, description="The number of decisions before the position")]
SomePlace = Annotated[
    int | None, QueryParameter(ge=0, le=2**31, description="None: the beginning; of a running game the end")
]
EyesOf = Annotated[
    str, QueryParameter(pattern=r"^(all|table|\d{1,2})$", description="`all`, `table` (a spectator's), or a seat")
]
SomeEyes = Annotated[
    str, QueryParameter(pattern=r"^(|all|table|\d{1,2})$", description="Empty: the likeliest for this reader")
]
Revision = Annotated[int | None, QueryParameter(ge=0, le=2**31, description="As the replay said it")]
TAGS: dict[str, Any] = {"tags": ["replays"]}


def _turn(request: Asking) -> AbstractAsyncContextManager[None]:
    """To look back is work: nobody asks for so much of it that the others wait."""
    return service_of(request).fair_queue.take(network_of(request))


async def _find(request: Asking, replay_id: str, invitation: str, revision: int | None = None) -> Source:
    return await service_of(request).replays.find(replay_id, reader(request), invitation, revision)


@get("/api/replays", responses=problems(401), **TAGS)
async def list_records(request: Asking) -> Response[list[RecordCard]]:
    """The records that I uploaded, the latest first."""
    return Response(await service_of(request).replays.uploaded_by(known_user(request)), headers=NO_STORE)


@post("/api/replays", responses=problems(400, 401, 403, 409, 413, 503), request_max_body_size=LONGEST_UPLOAD, **TAGS)
async def upload_record(request: Asking, data: JSONBody[Upload]) -> ReplayInfo:
    """Look at a record. It is kept if it replays to its end; users with the link may see it."""
    user, service = known_user(request), service_of(request)
    if not service.limits.allow("uploads", user, UPLOADS) or not service.limits.allow(
        "uploads-from", network_of(request), UPLOADS
    ):
        raise RequestError("too-fast")
    service.disk_space.check()

    def charge(size: int) -> None:
        if not service.limits.allow("bytes-from", network_of(request), UPLOADED_BYTES, size):
            raise RequestError("too-fast")

    async with _turn(request):
        record_id = await service.replays.upload(user, data, charge)
        return await service.replays.show(await service.replays.find(record_id, user), None, "")


@get("/api/replays/{replay_id:str}", responses=problems(400, 403, 404, 409), **TAGS)
async def show_replay(
    request: Asking, replay_id: ReplayId, at: SomePlace = None, eyes: SomeEyes = "", invitation: Invitation = ""
) -> Response[ReplayInfo]:
    """A game to look at again, with one position of it. Of a running table: what my own seat saw."""
    async with _turn(request):
        source = await _find(request, replay_id, invitation)
        return Response(await service_of(request).replays.show(source, at, eyes), headers=NO_STORE)


@get("/api/replays/{replay_id:str}/frames", responses=problems(400, 403, 404, 409), **TAGS)
async def show_frames(
    request: Asking,
    replay_id: ReplayId,
    eyes: EyesOf,
    first: Place = 0,
    count: Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)] = 16,
    revision: Revision = None,
    invitation: Invitation = "",
) -> Response[Frames]:
    """Positions, one after the other."""
    async with _turn(request):
        source = await _find(request, replay_id, invitation, revision)
        return await _packed(request, await service_of(request).replays.frames(source, first, count, eyes))


@get("/api/replays/{replay_id:str}/log", responses=problems(400, 403, 404, 409), **TAGS)
async def show_replay_log(
    request: Asking,
    replay_id: ReplayId,
    eyes: EyesOf,
    first: Place = 0,
    revision: Revision = None,
    invitation: Invitation = "",
) -> Response[ReplayLog]:
    """The log, from a position on."""
    async with _turn(request):
        source = await _find(request, replay_id, invitation, revision)
        return await _packed(request, encode(await service_of(request).replays.log(source, first, eyes)))


@get("/api/replays/{replay_id:str}/chart", responses=problems(400, 403, 404, 409), **TAGS)
async def show_chart(
    request: Asking, replay_id: ReplayId, eyes: EyesOf, revision: Revision = None, invitation: Invitation = ""
) -> Response[ReplayChart]:
    """What the game counts, over time."""
    async with _turn(request):
        source = await _find(request, replay_id, invitation, revision)
        return await _packed(request, encode(await service_of(request).replays.chart(source, eyes)))


@get("/api/replays/{replay_id:str}/record", responses=problems(400, 404, 409), media_type="text/plain", **TAGS)
async def download_record(request: Asking, replay_id: ReplayId, invitation: Invitation = "") -> Response[str]:
    """The whole game as a record: a text that `moonsaga replay` checks, and that can be uploaded again."""
    async with _turn(request):
        source = await _find(request, replay_id, invitation)
        text = await service_of(request).replays.record_text(source)
    name = re.sub(r"[^\w-]", "", f"{source.info.game}-{source.id}", flags=re.ASCII)
    headers = {**NO_STORE, "content-disposition": f'attachment; filename="{name}.txt"'}
    return Response(text, media_type="text/plain", headers=headers)


@post("/api/replays/{replay_id:str}/play", responses=problems(400, 401, 403, 404, 409, 413, 503), **TAGS)
async def play_on(
    request: Asking, replay_id: ReplayId, data: JSONBody[PlayOn], invitation: Invitation = ""
) -> TableInfo:
    """A new table that begins with what was played up to a position."""
    user, service = known_user(request), service_of(request)
    if not service.limits.allow("tables", user, TABLES) or not service.limits.allow(
        "tables-from", network_of(request), TABLES
    ):
        raise RequestError("too-fast")
    service.disk_space.check()
    async with _turn(request):
        source = await _find(request, replay_id, invitation)
        return info_of(await service.replays.play_on(source, user, network_of(request), data), user)


@delete("/api/replays/{replay_id:str}", responses=problems(400, 401, 403, 404), **TAGS)
async def delete_record(request: Asking, replay_id: ReplayId) -> None:
    """Remove a record that I uploaded."""
    await service_of(request).replays.remove(replay_id, known_user(request))


async def _packed(request: Asking, body: bytes) -> Response[Any]:
    """Positions are alike: packed they are a tenth of their size. Off the event loop, unlike the application's own."""
    headers = dict(NO_STORE)
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 3)
        headers |= {"content-encoding": "gzip", "vary": "accept-encoding"}
    written: Any = body
    return Response(written, media_type="application/json", headers=headers)


HANDLERS = [
    list_records,
    upload_record,
    show_replay,
    show_frames,
    show_replay_log,
    show_chart,
    download_record,
    play_on,
    delete_record,
]
