"""Who makes a request: the user behind a cookie, and the address behind a connection."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from moonsaga.server.accounts.cookies import COOKIE, SESSION_COOKIE
from moonsaga.server.limits.rates import network
from moonsaga.server.service import Service


def user_of(connection: ASGIConnection[Any, Any, Any, Any], service: Service) -> str | None:
    """The account that is signed in, else the unregistered user, if the cookie is one of ours."""
    return service.accounts.who(session_of(connection)) or service.cookie_signer.read(connection.cookies.get(COOKIE))


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(SESSION_COOKIE)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def network_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client network, which limits count, however many addresses it has."""
    return network(address_of(connection))
