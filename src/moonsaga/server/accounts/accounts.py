"""Accounts: with a name and a password a user is the same on any device.

A session is a random token in a cookie; its hash is in the database. An account has an id of its own, which no
earlier cookie names: a token from before the registration says nothing about the account.
"""

from __future__ import annotations

import secrets
import time
from collections import Counter
from hashlib import sha256

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from moonsaga.server.accounts.cookies import ID_BYTES, CookieSigner
from moonsaga.server.accounts.names import fold, skeleton
from moonsaga.server.accounts.ownership import Owners
from moonsaga.server.accounts.passwords import Passwords, check_password
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.rates import (
    SIGN_UPS,
    TRIES_FOR_NAME,
    TRIES_FROM_ADDRESS,
    TRIES_OF_DEVICE,
    Limits,
    Rate,
    network,
)
from moonsaga.server.lobby.names import clean
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.logs import log
from moonsaga.server.protocol.account import AccountInfo, Farewell, Preferences
from moonsaga.server.protocol.common import Guest
from moonsaga.server.storage import models
from moonsaga.server.storage.writer import Writer
from moonsaga.server.table.events import SessionsEnded

DAY = 24 * 3600.0
LIFETIME = 90 * DAY
"""Seconds without use after which a session is over."""
MOST_SESSIONS = 20
"""Of one account; the one that was used least lately makes room."""

Door = tuple[str, str, Rate]


class Session(msgspec.Struct):
    """A browser that is signed in."""

    token: str
    """The hash of what its cookie holds."""
    account: str
    created: float
    seen: float


class Entry(msgspec.Struct, frozen=True):
    """A sign-in: what the browser keeps."""

    account: str
    token: str
    device: str


def hash_token(token: str) -> str:
    return sha256(b"session:" + token.encode()).hexdigest()


class Accounts:
    def __init__(
        self,
        engine: AsyncEngine,
        writer: Writer,
        tables: Tables,
        limits: Limits,
        cookie_signer: CookieSigner,
        passwords: Passwords,
    ) -> None:
        self._engine = engine
        self._writer = writer
        self._tables = tables
        self._limits = limits
        self._cookie_signer = cookie_signer
        self._passwords = passwords
        self.owners = Owners(tables, engine, writer)
        self._ids: dict[str, str] = {}
        """The accounts, by the keys of their names."""
        self._keys: dict[str, str] = {}
        """And the other way round."""
        self._looks: dict[str, str] = {}
        """What the name of each account looks like."""
        self._sessions: dict[str, Session] = {}
        self._ended: Counter[str] = Counter()
        """How often all sessions of an account were ended: a sign-in that was under way then fails."""

    async def load(self) -> None:
        """Names and sessions, after a start."""
        await self._passwords.start()
        await self._writer.write(delete(models.sessions).where(models.sessions.c.seen < time.time() - LIFETIME))
        async with self._engine.connect() as connection:
            known = await connection.execute(select(models.accounts.c.key, models.accounts.c.id))
            for key, account in known:
                self._note(key, account)
            for row in (await connection.execute(select(models.sessions))).mappings():
                self._sessions[row["token"]] = Session(**row)

    def stop(self) -> None:
        self._passwords.stop()

    # Who is who

    def who(self, token: str | None) -> str | None:
        """The account behind a session's token."""
        session = self._session(token)
        return session.account if session is not None else None

    def _session(self, token: str | None) -> Session | None:
        if not token or len(token) > 100 or not token.isascii():
            return None
        session = self._sessions.get(hash_token(token))
        return session if session is not None and session.seen > time.time() - LIFETIME else None

    def knows(self, user: str) -> bool:
        """Is this an account, and not an unregistered user?"""
        return user in self._keys

    def describe(self, user: str) -> Guest:
        return Guest(user, self._tables.name_of(user), self.knows(user))

    def _note(self, key: str, account: str) -> None:
        self._ids[key] = account
        self._keys[account] = key
        self._looks[account] = skeleton(key)

    def _forget(self, account: str) -> None:
        """Every name that it has, or was about to have."""
        self._ids = {key: each for key, each in self._ids.items() if each != account}
        self._keys.pop(account, None)
        self._looks.pop(account, None)

    async def info(self, account: str) -> AccountInfo:
        async with self._engine.connect() as connection:
            created = select(models.accounts.c.created).where(models.accounts.c.id == account)
            since = (await connection.execute(created)).scalar_one()
        shared, alone = await self.owners.places(account)
        return AccountInfo(self._tables.name_of(account), since, len(self._sessions_of(account)), shared, alone)

    async def preferences(self, account: str) -> Preferences | None:
        """What was kept, if it still makes sense."""
        query = select(models.accounts.c.preferences).where(models.accounts.c.id == account)
        async with self._engine.connect() as connection:
            kept = (await connection.execute(query)).scalar_one_or_none()
        try:
            return msgspec.json.decode(kept, type=Preferences) if kept else None
        except msgspec.MsgspecError:
            return None

    async def prefer(self, account: str, wanted: Preferences) -> None:
        a = models.accounts
        kept = msgspec.json.encode(wanted).decode()
        await self._writer.write(update(a).where(a.c.id == account).values(preferences=kept))

    # Coming

    async def sign_up(self, user: str, name: str, password: str, address: str) -> Entry:
        """A new account; all that the unregistered user has becomes its own."""
        name = check_name(name)
        check_password(password, name)
        self._pass([("sign-up", network(address), SIGN_UPS)])  # before the answer whether the name is free
        self._check_free(name)
        hashed = await self._passwords.make(password)
        self._check_free(name)
        account, now = secrets.token_urlsafe(ID_BYTES), time.time()
        key = fold(name)
        self._note(key, account)  # at once, so that nobody else takes the name meanwhile
        try:
            await self.owners.hand_over(
                user,
                account,
                name,
                insert(models.guests).values(id=account, name=name, created=now),
                insert(models.accounts).values(id=account, key=key, password=hashed, created=now, changed=now),
            )
        except BaseException as problem:
            self._forget(account)
            if isinstance(problem, IntegrityError):  # it was imported meanwhile
                raise RequestError("name-taken") from None
            raise
        log("account-made", account=account)
        return await self._let_in(account, hashed, self._ended[account])

    async def sign_in(self, user: str, name: str, password: str, address: str, device: str | None) -> Entry:
        """A person comes back. Nobody learns from the answer, or from the time it takes, whether the name exists."""
        key = fold(name)
        account = self._ids.get(key)
        doors = self._doors(address, key, account, device)
        self._pass(doors)
        ended = self._ended[account or ""]
        known = await self._hash_of(account)
        if not await self._passwords.fits(password, known) or account is None or known is None:
            log("sign-in-failed", address=address)
            raise RequestError("wrong-password")
        for what, whose, _ in doors:
            self._limits.give_back(what, whose)
        if self._passwords.outdated(known):
            made = await self._keep_password(account, password, known)
            known = await self._hash_of(account)
            if known is None or (known != made and not await self._passwords.fits(password, known)):
                raise RequestError("wrong-password")
        if user:
            await self.owners.hand_over(user, account, self._tables.name_of(account))
        return await self._let_in(account, known, ended)

    def _doors(self, address: str, key: str, account: str | None, device: str | None) -> list[Door]:
        """What a try is counted against. A browser that was in before has a door of its own: others cannot close it."""
        known = self._cookie_signer.read(device, "device")
        if account is not None and known is not None and known.startswith(f"{account}:"):
            return [("sign-in-device", known, TRIES_OF_DEVICE)]
        return [("sign-in-from", network(address), TRIES_FROM_ADDRESS), ("sign-in-name", key, TRIES_FOR_NAME)]

    def _pass(self, doors: list[Door]) -> None:
        if not all(self._limits.allow(*door) for door in doors):
            raise RequestError("too-many-tries")

    async def _hash_of(self, account: str | None) -> str | None:
        """Read from the database each time: a command may have set another password."""
        query = select(models.accounts.c.password).where(models.accounts.c.id == (account or ""))
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _keep_password(self, account: str, password: str, known: str) -> str:
        """Instead of the one that was proved, and of no other that came meanwhile; its hash."""
        a = models.accounts
        hashed = await self._passwords.make(password)
        await self._writer.write(
            update(a).where((a.c.id == account) & (a.c.password == known)).values(password=hashed, changed=time.time()),
        )
        return hashed

    async def _let_in(self, account: str, known: str, ended: int) -> Entry:
        """A new session for each sign-in: a token from before is never used on.

        The password that was proved must still be the one, and nobody must have ended all sessions meanwhile.
        """
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(hash_token(token), account, now, now)
        spare = sorted(self._sessions_of(account), key=lambda each: each.seen, reverse=True)[MOST_SESSIONS - 1 :]
        await self._writer.write(insert(models.sessions).values(**msgspec.structs.asdict(session)))
        if await self._hash_of(account) != known or self._ended[account] != ended:
            await self._end([session])
            raise RequestError("wrong-password")
        self._sessions[session.token] = session
        await self._end(spare)
        if spare:
            self._tables.context.events.publish(SessionsEnded(account))
        return Entry(account, token, self._cookie_signer.sign(f"{account}:{secrets.token_urlsafe(6)}", "device"))

    async def refresh(self, token: str | None) -> bool:
        """Note that a session is in use, once a day; then its cookie should be renewed too."""
        session, now = self._session(token), time.time()
        if session is None or now - session.seen < DAY:
            return False
        session.seen = now
        s = models.sessions
        await self._writer.write(update(s).where(s.c.token == session.token).values(seen=now))
        return True

    # Going

    async def sign_out(self, token: str | None, everywhere: bool) -> None:
        session = self._session(token)
        if session is not None:
            await self._end(self._sessions_of(session.account) if everywhere else [session])

    def _sessions_of(self, account: str) -> list[Session]:
        return [session for session in self._sessions.values() if session.account == account]

    async def _end(self, sessions: list[Session]) -> None:
        """First in memory: from now on nobody comes in with them, whatever the database says."""
        for session in sessions:
            self._sessions.pop(session.token, None)
        if sessions:
            tokens = [session.token for session in sessions]
            await self._writer.write(delete(models.sessions).where(models.sessions.c.token.in_(tokens)))

    def forget_sessions(self, account: str) -> None:
        """They are over, and the database knows already."""
        self._ended[account] += 1
        for session in self._sessions_of(account):
            self._sessions.pop(session.token, None)

    # Changing

    async def rename(self, user: str, name: str, address: str) -> Guest:
        """Rename a user, and for an account the name to sign in with. Nobody takes the name of an account."""
        name = check_name(name)
        key = fold(name)
        if key != fold(self._tables.name_of(user)):
            self._pass([("sign-up", network(address), SIGN_UPS)])  # the answer tells whether the name is free
        self._check_free(name, user)
        if not self.knows(user):
            await self._tables.rename(user, name)
            return self.describe(user)
        before, a = self._keys[user], models.accounts
        self._ids[key] = user
        try:
            await self._tables.rename(user, name, update(a).where(a.c.id == user).values(key=key))
        except BaseException:
            self._forget(user)
            self._note(before, user)
            raise
        self._forget(user)
        self._note(key, user)
        return self.describe(user)

    async def change_password(self, account: str, old: str, new: str) -> Entry:
        """All other browsers are signed out, and this one gets a new token."""
        check_password(new, self._tables.name_of(account))
        hashed = await self._keep_password(account, new, await self._prove(account, old))
        if await self._hash_of(account) != hashed:  # another request was quicker
            raise RequestError("wrong-password")
        self._ended[account] += 1
        ended = self._ended[account]
        await self._end(self._sessions_of(account))
        log("password-changed", account=account)
        return await self._let_in(account, hashed, ended)

    async def delete(self, account: str, password: str) -> Farewell:
        await self._prove(account, password)
        await self._end(self._sessions_of(account))
        farewell = await self.owners.forget(account)
        self._ended[account] += 1
        await self._end(self._sessions_of(account))  # those that began meanwhile
        self._forget(account)
        log("account-deleted", kept=farewell.kept, deleted=farewell.deleted)
        return farewell

    async def _prove(self, account: str, password: str) -> str:
        """Check the password again: a browser may have been left open. The hash that fits."""
        door: Door = ("prove", account, TRIES_OF_DEVICE)
        self._pass([door])
        known = await self._hash_of(account)
        if not await self._passwords.fits(password, known) or known is None:
            raise RequestError("wrong-password")
        self._limits.give_back(door[0], door[1])
        return known

    def _check_free(self, name: str, user: str = "") -> None:
        """Nobody else has this name, nor one that looks like it."""
        look = skeleton(name)
        if self._ids.get(fold(name), user) != user or any(
            each == look and account != user for account, each in self._looks.items()
        ):
            raise RequestError("name-taken")


def check_name(name: str) -> str:
    name = clean(name)
    if not name or not fold(name):
        raise RequestError("malformed", "a name has at least one visible character")
    return name
