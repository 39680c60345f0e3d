"""Guests without registration: a signed token in a cookie says who somebody is."""

from __future__ import annotations

import hmac
import os
import secrets
import time
from hashlib import sha256
from pathlib import Path

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.storage import models
from moonsaga.server.storage.writer import Writer

COOKIE = "moonsaga_guest"
SESSION_COOKIE = "moonsaga_session"
"""Somebody is signed in; it goes before the guest's."""
DEVICE_COOKIE = "moonsaga_device"
"""Somebody was signed in with this browser before."""
COOKIE_AGE = 400 * 24 * 3600
ID_BYTES = 12
LONGEST_TOKEN = 200


class Keeper:
    """Signs and checks tokens with the key of this server."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.revoked: dict[str, float] = {}
        """When all cookies of a guest became void: those since then are sealed with that time as well."""

    def new_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def sign(self, guest: str, what: str = "guest") -> str:
        return f"{guest}.{self._seal(guest, what)}"

    def read(self, token: str | None, what: str = "guest") -> str | None:
        """The guest behind a token; None for what this server never signed as that."""
        if not token or len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        guest, dot, seal = token.partition(".")
        return guest if guest and dot and hmac.compare_digest(seal, self._seal(guest, what)) else None

    def _seal(self, guest: str, what: str) -> str:
        revoked = self.revoked.get(guest) if what == "guest" else None
        sealed = f"{what}:{guest}" if revoked is None else f"{what}:{guest}:{revoked}"
        return hmac.new(self._key, sealed.encode(), sha256).hexdigest()


class Revocations:
    """Cookies that are void, in the database and with the keeper."""

    PREFIX = "revoked:"

    def __init__(self, keeper: Keeper, engine: AsyncEngine, writer: Writer) -> None:
        self._keeper = keeper
        self._engine = engine
        self._writer = writer

    async def recall(self) -> None:
        m = models.marks
        async with self._engine.connect() as connection:
            known = await connection.execute(select(m.c.name, m.c.at).where(m.c.name.startswith(self.PREFIX)))
            self._keeper.revoked = {name.removeprefix(self.PREFIX): at for name, at in known}

    async def revoke(self, guest: str) -> None:
        """First written down, then so."""
        m, now = models.marks, round(time.time(), 3)
        name = self.PREFIX + guest
        await self._writer.write(delete(m).where(m.c.name == name), insert(m).values(name=name, at=now))
        self._keeper.revoked[guest] = now


def load_key(folder: Path) -> bytes:
    """The key of this folder, made at the first start. Whoever can read it can sit in any chair."""
    path = folder / "secret.key"
    try:
        if not path.exists():
            _make_key(path)
        key = path.read_bytes()
    except OSError as problem:
        raise MoonsagaError(f"The signing key {path} cannot be used: {problem.strerror}.") from None
    if len(key) < 32:
        raise MoonsagaError(f"The signing key {path} is damaged; remove it, and all guests start anew.")
    return key


def _make_key(path: Path) -> None:
    """Written aside and moved into place, so that a crash leaves no half key."""
    aside = path.with_suffix(".new")
    aside.unlink(missing_ok=True)
    handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    aside.replace(path)
