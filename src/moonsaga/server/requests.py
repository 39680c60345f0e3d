"""Who asks: the guest behind a cookie, and the address behind a connection."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from moonsaga.server.guests import COOKIE
from moonsaga.server.service import Service


def guest_of(connection: ASGIConnection[Any, Any, Any, Any], service: Service) -> str | None:
    """The guest, if the cookie is one of ours."""
    return service.keeper.read(connection.cookies.get(COOKIE))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return connection.client.host if connection.client is not None else ""
