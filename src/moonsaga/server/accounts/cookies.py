"""Cookies: a signed token says who an unregistered user is."""

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
"""The session of an account; it has precedence over the other cookie."""
DEVICE_COOKIE = "moonsaga_device"
"""An account was signed in with this browser before."""
COOKIE_AGE = 400 * 24 * 3600
ID_BYTES = 12
LONGEST_TOKEN = 200


class CookieSigner:
    """Signs and checks tokens with the key of this server."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self.revoked: dict[str, float] = {}
        """When all cookies of a user became void: those since then are sealed with that time as well."""

    def new_id(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def sign(self, user: str, what: str = "guest") -> str:
        return f"{user}.{self._seal(user, what)}"

    def read(self, token: str | None, what: str = "guest") -> str | None:
        """The user behind a token; None for what this server never signed as that."""
        if not token or len(token) > LONGEST_TOKEN or not token.isascii():
            return None
        user, dot, seal = token.partition(".")
        return user if user and dot and hmac.compare_digest(seal, self._seal(user, what)) else None

    def _seal(self, user: str, what: str) -> str:
        revoked = self.revoked.get(user) if what == "guest" else None
        sealed = f"{what}:{user}" if revoked is None else f"{what}:{user}:{revoked}"
        return hmac.new(self._key, sealed.encode(), sha256).hexdigest()


class Revocations:
    """Cookies that are void, in the database and in the signer."""

    PREFIX = "revoked:"

    def __init__(self, cookie_signer: CookieSigner, engine: AsyncEngine, writer: Writer) -> None:
        self._cookie_signer = cookie_signer
        self._engine = engine
        self._writer = writer

    async def load(self) -> None:
        m = models.marks
        async with self._engine.connect() as connection:
            known = await connection.execute(select(m.c.name, m.c.at).where(m.c.name.startswith(self.PREFIX)))
            self._cookie_signer.revoked = {name.removeprefix(self.PREFIX): at for name, at in known}

    async def revoke(self, user: str) -> None:
        """First written to the database, then valid."""
        m, now = models.marks, round(time.time(), 3)
        name = self.PREFIX + user
        await self._writer.write(delete(m).where(m.c.name == name), insert(m).values(name=name, at=now))
        self._cookie_signer.revoked[user] = now


def load_key(folder: Path) -> bytes:
    """The key of this folder, made at the first start. A program that can read it can take any seat."""
    path = folder / "secret.key"
    try:
        if not path.exists():
            _make_key(path)
        key = path.read_bytes()
    except OSError as problem:
        raise MoonsagaError(f"The signing key {path} cannot be used: {problem.strerror}.") from None
    if len(key) < 32:
        raise MoonsagaError(f"The signing key {path} is damaged; remove it, and all unregistered users start again.")
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
