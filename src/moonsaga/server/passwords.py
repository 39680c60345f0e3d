"""Passwords: what is asked of them, and their hashes, made and compared outside the event loop."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from moonsaga.server.errors import Declined
from moonsaga.server.names import fold

T = TypeVar("T")
SHORTEST = 10
LONGEST = 200
FEW_SIGNS = 5
"""A password of fewer different signs is guessed at once."""
TIME_COST = 3
AT_ONCE = 2
"""Hashes that are computed at the same time: each takes its memory."""
MOST_WAITING = 64

COMMON = frozenset(
    """
    0987654321 1029384756 11223344556677889900 1122334455 123123123123 1234512345 123456123456 12345678910 1234567890
    1234567891 123456789a 1234qwerasdf 147258369 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 3rjs1la7qe 9876543210 a123456789
    abc1234567 abcd123456 abcdefghij administrator adminadmin asdfghjkl1 asdfghjkl123 baseball123 dragon12345
    football123 google12345 haslo12345 haslo123456 haslohaslo heslo12345 heslo123456 hesloheslo iloveyou12 iloveyou123
    kochamcie1 letmein123 letmeinnow liverpool1 manchester master12345 milujute123 monkey12345 moonsaga123
    moonsagamoonsaga mypassword password00 password01 password10 password11 password12 password123 password1234
    password12345 passwordpassword pokemon123 polska1234 polska12345 princess12 princess123 q1w2e3r4t5 q1w2e3r4t5y6
    qazwsxedcrfv qwe123qwe123 qwer123456 qwerasdfzxcv qwerty1234 qwerty12345 qwerty123456 qwertyqwerty qwertyuiop
    qwertyuiop123 qwertzuiop samsung123 sunshine12 superman123 trustno123 welcome123 welcome1234 whatever12 zaq12wsxcde3
    zxcvbnm123 zxcvbnm1234
    """.split()  # noqa: SIM905  a list literal would take a page
)
"""Long enough, and the first that anybody tries."""
DIGITS = "01234567890123456789"


def prepare(password: str) -> str:
    """The same password from any keyboard: one form of each letter, one kind of space."""
    spaced = "".join(" " if unicodedata.category(c) == "Zs" else c for c in password)
    return unicodedata.normalize("NFC", spaced)


def check_password(password: str, name: str) -> None:
    """Declines what anybody would guess; any signs are welcome."""
    password = prepare(password)
    if len(password) < SHORTEST:
        raise Declined("password-short", count=SHORTEST)
    if len(set(password)) < FEW_SIGNS or password.casefold() in COMMON or password in DIGITS:
        raise Declined("password-common")
    if fold(password) == fold(name) or fold(password) == fold(name) * 2:
        raise Declined("password-name")


class Passwords:
    """Makes and compares hashes. An unknown name costs as much as a known one."""

    def __init__(self, kibibytes: int) -> None:
        self._hasher = PasswordHasher(time_cost=TIME_COST, memory_cost=kibibytes, parallelism=1)
        self._pool = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobody = ""

    async def start(self) -> None:
        """A hash that no password has, for names that nobody has."""
        self._nobody = await self.make("nobody's password")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def make(self, password: str) -> str:
        return await self._apart(self._make, prepare(password))

    async def fits(self, password: str, known: str | None) -> bool:
        """Is this the password of that hash? None: of nobody, which takes as long and is never so."""
        fits = await self._apart(self._fits, prepare(password), known or self._nobody)
        return fits and known is not None

    def outdated(self, known: str) -> bool:
        """Was this hash made with less effort than today's?"""
        return self._hasher.check_needs_rehash(known)

    def _make(self, password: str) -> str:
        return self._hasher.hash(password)

    def _fits(self, password: str, known: str) -> bool:
        try:
            return self._hasher.verify(known, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _apart(self, work: Callable[..., T], *args: str) -> T:
        """In a thread of its own; a crowd is sent away before it fills the memory."""
        if self._waiting >= MOST_WAITING:
            raise Declined("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1
