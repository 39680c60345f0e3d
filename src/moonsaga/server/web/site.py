"""The browser client: static files built into the package, or a page that says how to get them; boards of plug-ins."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from inspect import getfile
from mimetypes import guess_type
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game
from moonsaga.server.errors import RequestError
from moonsaga.server.service import Service

FOREVER = "public, max-age=31536000, immutable"
"""For assets: their name changes with their content."""
ALWAYS_ASK = "no-cache"
PLUGIN_CLIENT = "client"
"""The folder beside the module of a plug-in that browsers may read: its board and its cover."""
PAGES = {
    "": 0,
    **dict.fromkeys(("account", "mine", "replays"), 0),
    **dict.fromkeys(("new", "rules", "learn", "decks", "table", "replay"), 1),
    "join": 2,
}
"""The pages of the client, and how many parts of the path follow."""
TYPES = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain", ".woff2": "font/woff2"}
"""Without a charset: the framework adds it to every text."""
HOW_TO_GET_THE_CLIENT = (
    "In the source tree `make install` builds it and needs nothing but Python; "
    "for an installation with pip, run `make install` in the source tree and then `pip install .` there."
)
NO_CLIENT = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moonsaga</title></head>
<body><h1>Moonsaga</h1><p>The server runs, but the browser client is missing.
{HOW_TO_GET_THE_CLIENT} Then load this page again.</p>
<p>Programs can use the API; <a href="/schema/openapi.json">its description</a>.</p></body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_client(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client, or one of its pages."""
    service: Service = request.app.state.service
    page = await asyncio.to_thread(find_page, service.settings.client, path.strip("/"))
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if page.headers.get("etag") not in known:
        return page
    kept = {name: page.headers[name] for name in ("etag", "cache-control")}
    return Response(b"", status_code=304, media_type=page.media_type, headers=kept)


def has_client(folder: Path) -> bool:
    return (folder / "index.html").is_file()


def is_page(name: str) -> bool:
    """Does the client have a page of this name? `web/src/app/router.ts` reads the same paths."""
    first, *rest = name.split("/")
    return all(rest) and len(rest) == PAGES.get(first, -1)


def find_page(folder: Path, name: str) -> Response[bytes]:
    """A file or a page. What looks like a page and is none gets the client, which says so, and is not found either."""
    if name.split("/", maxsplit=1)[0] in ("api", "schema", "health"):
        raise RequestError("not-found")
    found = find_game_file(name) if name.startswith("games/") else find_file(folder, name)
    if found is not None:
        return _file(found, FOREVER if name.startswith("assets/") else ALWAYS_ASK)
    if name.startswith("assets/") or ("." in name and not is_page(name)):
        raise RequestError("not-found")
    status = 200 if is_page(name) else 404
    index = find_file(folder, "index.html")
    if index is not None:
        return _file(index, ALWAYS_ASK, status)
    headers = {"cache-control": ALWAYS_ASK}
    return Response(NO_CLIENT.encode(), media_type="text/html", headers=headers, status_code=status)


def client_address(game: Game, name: str) -> str:
    """Where browsers find a file of the game's own client; empty if it has no such file."""
    return f"/games/{game.info.name}/{PLUGIN_CLIENT}/{name}" if find_file(client_folder(game), name) else ""


def client_folder(game: Game) -> Path:
    return Path(getfile(type(game))).parent / PLUGIN_CLIENT


def find_game_file(name: str) -> Path | None:
    """The file behind `games/NAME/client/...`."""
    _, game, folder, *rest = (*name.split("/"), "", "")
    try:
        return (
            find_file(client_folder(get_game(game)), "/".join(filter(None, rest))) if folder == PLUGIN_CLIENT else None
        )
    except MoonsagaError:  # there is no such game
        return None


def find_file(folder: Path, name: str) -> Path | None:
    """The file of that name inside the folder, and nowhere else."""
    if not name or "\0" in name or "\\" in name:
        return None
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def _file(path: Path, cache: str, status: int = 200) -> Response[bytes]:
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    tag = f'"{sha256(content).hexdigest()[:32]}"'
    headers = {"cache-control": cache, "etag": tag}
    return Response(content, media_type=kind, headers=headers, status_code=status)
