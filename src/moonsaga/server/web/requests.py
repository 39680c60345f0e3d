"""Who asks: the guest behind a cookie, and the address behind a connection."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from moonsaga.server.accounts.guests import COOKIE, SESSION_COOKIE
from moonsaga.server.limits.rates import network
from moonsaga.server.service import Service


def guest_of(connection: ASGIConnection[Any, Any, Any, Any], service: Service) -> str | None:
    """Whoever is signed in, else the guest, if the cookie is one of ours."""
    return service.accounts.who(session_of(connection)) or service.keeper.read(connection.cookies.get(COOKIE))


def session_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    return connection.cookies.get(SESSION_COOKIE)


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""


def network_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom limits count: one household is one, however many addresses it has."""
    return network(address_of(connection))
