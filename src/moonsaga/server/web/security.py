"""ASGI middleware: security headers, CSRF check (Origin, Sec-Fetch-Site), body size and rate limits."""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address
from typing import Any

import msgspec

from moonsaga.server.errors import RequestError
from moonsaga.server.limits.rates import PAGES, REQUESTS, Limits, network
from moonsaga.server.logs import log, log_failure
from moonsaga.server.web.proxies import see_through

Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LONGEST_BODY = 64 * 1024
LONGEST_UPLOAD = 3 * 1024 * 1024
"""JSON around a record of a million characters, each of which may take up to three bytes."""
LONGER = {"/api/replays": LONGEST_UPLOAD}
NO_PAGES = ("api", "schema", "health")
"""What answers programs; every other path is a file of the client or a page."""
HEADERS = (
    (
        b"content-security-policy",
        (
            b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
            b"base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)


class SecurityMiddleware:
    """Checks each request before the application, and adds security headers to each response."""

    def __init__(self, app: App, limits: Limits, proxies: int = 0, hosts: Iterable[str] = ()) -> None:
        self._app = app
        self._hosts = frozenset(host.lower().rstrip(".") for host in hosts)
        self._limits = limits
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "path" in scope:
            scope = {**scope, "path": routed(scope["path"])}
        if self._proxies and "headers" in scope:
            scope = see_through(scope, self._proxies)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if foreign(scope["headers"]) or not self._knows_host(scope["headers"]):
            log("foreign-origin", path=scope["path"])
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
            return
        try:
            await self._app(scope, receive, send)
        except Exception as problem:  # noqa: BLE001  logged here once, in our own form
            log_failure("socket-failed", problem, path=scope["path"])

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 0
        method = scope["method"]
        if method == "HEAD":  # the same answer as to GET, without its body
            scope = {**scope, "method": "GET"}

        async def send_guarded(event: Any) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                status = event["status"]
                event["headers"] = [*event["headers"], *HEADERS]
            elif method == "HEAD":
                event = {**event, "body": b""}
            await send(event)

        problem = self._objection(scope)
        if problem is not None:
            await answer(problem, send_guarded)
        else:
            await self._pass_on(scope, receive, send_guarded)
        if status >= 400 or not sys.stderr.isatty():  # a person who reads along wants to see trouble, not traffic
            spent = round((time.perf_counter() - begun) * 1000, 1)
            log("request", method=method, path=scope["path"], status=status, ms=spent)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        sent = False

        async def send_noted(event: Any) -> None:
            nonlocal sent
            sent = True
            await send(event)

        try:
            await self._app(scope, receive, send_noted)
        except Exception as problem:  # noqa: BLE001  logged here once, in our own form
            log_failure("request-failed", problem, path=scope["path"])
            if not sent:
                await answer(RequestError("failed"), send)

    def _knows_host(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """A foreign name that leads to this machine would let the pages of that name read everything here."""
        name = host_name(header(headers, b"host"))
        return name in self._hosts or "*" in self._hosts or is_local(name)

    def _objection(self, scope: Scope) -> RequestError | None:
        if not self._knows_host(scope["headers"]):
            return RequestError("foreign-host")
        if scope["method"] not in SAFE_METHODS and foreign(scope["headers"]):
            return RequestError("foreign-origin")
        address = scope["client"][0] if scope.get("client") else ""
        what, rate = ("page", PAGES) if is_page(scope["path"]) else ("request", REQUESTS)
        if not self._limits.allow(what, network(address), rate):
            return RequestError("too-fast")
        length = header(scope["headers"], b"content-length")
        if length.isdigit() and int(length) > LONGER.get(scope["path"], LONGEST_BODY):
            return RequestError("too-large")
        return None


def host_name(host: str) -> str:
    """Without the port."""
    name = host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


def is_local(name: str) -> bool:
    """An address, this machine's own name for itself, or none at all, as programs of long ago send it."""
    if name in ("", "localhost") or name.endswith(".localhost"):
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def routed(path: str) -> str:
    """The path as the application looks for it: what is counted here and what is carried out there are the same."""
    return "/" + re.sub("//+", "/", path.strip("/"))


def is_page(path: str) -> bool:
    return path.split("/")[1] not in NO_PAGES


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def foreign(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Does a page of another site ask this? Programs send no Origin; browsers cannot leave it out."""
    headers = list(headers)
    origin = header(headers, b"origin")
    if not origin:
        return header(headers, b"sec-fetch-site") in ("cross-site", "same-site")
    return origin.partition("://")[2] != header(headers, b"host")


async def answer(problem: RequestError, send: Send) -> None:
    """A problem, without the application."""
    body = msgspec.json.encode(problem.problem())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.code == "too-fast":
        headers.append((b"retry-after", b"5"))
    if problem.code == "too-large":
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
