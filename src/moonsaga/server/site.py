"""The browser client: static files built into the package, or a page that says how to get them."""

from __future__ import annotations

import asyncio
from mimetypes import guess_type
from pathlib import Path

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from moonsaga.server.errors import Declined
from moonsaga.server.service import Service

FOREVER = "public, max-age=31536000, immutable"
"""For assets: their name changes with their content."""
ALWAYS_ASK = "no-cache"
TYPES = {".js": "text/javascript", ".css": "text/css", ".ftl": "text/plain; charset=utf-8", ".woff2": "font/woff2"}
NO_CLIENT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Moonsaga</title></head>
<body><h1>Moonsaga</h1><p>The server runs, but the browser client is not built.
Install Node.js 20 and run <code>make install</code>, then load this page again.</p>
<p>Programs can use the API; <a href="/schema/openapi.json">its description</a>.</p></body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_client(request: Request[None, None, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; any other path is a page of the client itself."""
    service: Service = request.app.state.service
    return await asyncio.to_thread(find_page, service.settings.client, path.strip("/"))


def find_page(folder: Path, name: str) -> Response[bytes]:
    if name.split("/", maxsplit=1)[0] in ("api", "schema", "health"):
        raise Declined("not-found")
    found = find_file(folder, name)
    if found is not None:
        return _file(found, FOREVER if name.startswith("assets/") else ALWAYS_ASK)
    if name.startswith("assets/"):
        raise Declined("not-found")
    index = find_file(folder, "index.html")
    if index is not None:
        return _file(index, ALWAYS_ASK)
    return Response(NO_CLIENT.encode(), media_type="text/html; charset=utf-8", headers={"cache-control": ALWAYS_ASK})


def find_file(folder: Path, name: str) -> Path | None:
    """The file of that name inside the folder, and nowhere else."""
    if not name or "\0" in name or "\\" in name:
        return None
    try:
        path = (folder / name).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None
    except (OSError, ValueError):
        return None


def _file(path: Path, cache: str) -> Response[bytes]:
    kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    kind = kind if "charset" in kind or not kind.startswith("text/") else f"{kind}; charset=utf-8"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": cache})
