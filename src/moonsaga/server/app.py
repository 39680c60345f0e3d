"""The application: all handlers, their documentation, and problems in one form."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import moonsaga
from moonsaga.server import protocol
from moonsaga.server.errors import RequestError
from moonsaga.server.logs import log_failure
from moonsaga.server.protocol.common import Problem
from moonsaga.server.service import Service
from moonsaga.server.storage.disk_space import is_full
from moonsaga.server.web import accounts, decks, learning, live, lobby, replays, site
from moonsaga.server.web.security import LONGEST_BODY, App, SecurityMiddleware

CODES = {404: "not-found", 405: "wrong-method", 413: "too-large"}


class Description(JsonRenderPlugin):
    """The OpenAPI schema, made at the first request, and once: it takes a while."""

    _written = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """What takes no other fields says so; the framework leaves that out."""
        if self._written:
            return self._written
        schemas = openapi_schema["components"]["schemas"]
        for struct in protocol.structs():
            if struct.__name__ in schemas and struct.__struct_config__.forbid_unknown_fields:
                schemas[struct.__name__]["additionalProperties"] = False
        self._written = super().render(request, openapi_schema)
        return self._written


def build_app(service: Service) -> App:
    """The application around a service; the service is started and stopped by the caller."""
    return bind_service(assemble(), service)


def bind_service(app: Litestar, service: Service) -> App:
    """Bind the handlers to a service, behind the security middleware."""
    app.state.service = service
    return SecurityMiddleware(app, service.limits, service.settings.proxies, service.settings.hosts)


def assemble() -> Litestar:
    """All handlers, without a service as yet."""
    return Litestar(
        [
            *lobby.HANDLERS,
            *accounts.HANDLERS,
            *decks.HANDLERS,
            *learning.HANDLERS,
            *replays.HANDLERS,
            live.play_live,
            live.watch_lobby,
            site.show_client,
        ],
        exception_handlers={RequestError: decline, HTTPException: decline_request, Exception: fail},
        openapi_config=OpenAPIConfig(
            title="Moonsaga",
            version=moonsaga.__version__,
            description="The lobby over HTTP. Live play is a WebSocket at /api/tables/{table_id}/live.",
            path="/schema",
            render_plugins=[Description()],
        ),
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, exclude=["^/api/tables", "^/api/me", "^/api/replays", "^/api/decks"]
        ),
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
    )


def decline(_: Request[Any, Any, Any], problem: RequestError) -> Response[Problem]:
    return Response(problem.problem(), status_code=problem.status)


def decline_request(_: Request[Any, Any, Any], problem: HTTPException) -> Response[Problem]:
    """What the framework refuses before we see it."""
    declined = RequestError(CODES.get(problem.status_code, "malformed"), _detail(problem))
    return Response(declined.problem(), status_code=problem.status_code, headers=problem.headers)


def _detail(problem: HTTPException) -> str:
    extra = problem.extra if isinstance(problem.extra, list) else []
    said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join(said) or problem.detail


def fail(request: Request[Any, Any, Any], problem: Exception) -> Response[Problem]:
    if isinstance(problem, RecursionError):  # JSON that is nested deeper than anything of ours
        return decline(request, RequestError("malformed"))
    if is_full(problem):
        return decline(request, RequestError("disk-full"))
    log_failure("request-failed", problem, path=request.url.path)
    return Response(RequestError("failed").problem(), status_code=500)
