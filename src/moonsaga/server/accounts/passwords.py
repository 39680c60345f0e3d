"""Passwords: what is asked of them, and their hashes, made and compared outside the event loop."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from moonsaga.server.accounts.names import fold
from moonsaga.server.errors import RequestError

T = TypeVar("T")
SHORTEST = 10
LONGEST = 200
FEW_SIGNS = 5
"""A password of fewer different signs is guessed at once."""
TIME_COST = 3
AT_ONCE = 2
"""Hashes that are computed at the same time: each takes its memory."""
MOST_WAITING = 64

COMMON = Path(__file__).parent / "common_passwords.txt"
"""The words that most of the passwords consist of that anybody tries first."""
ROWS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "yxcvbnm",
)
"""What fingers run along."""
SHORTEST_RUN = 3
DISGUISES = str.maketrans("013457@$!", "oleastasi")
"""Signs that stand for letters."""


def prepare(password: str) -> str:
    """The same password from any keyboard: one form of each letter, one kind of space."""
    spaced = "".join(" " if unicodedata.category(c) == "Zs" else c for c in password)
    return unicodedata.normalize("NFC", spaced)


def check_password(password: str, name: str) -> None:
    """Declines what anybody would guess; any signs are welcome."""
    password = prepare(password)
    if len(password) < SHORTEST:
        raise RequestError("password-short", count=SHORTEST)
    if len(set(password)) < FEW_SIGNS or is_common(password.casefold()):
        raise RequestError("password-common")
    if fold(password) == fold(name) or fold(password) == fold(name) * 2:
        raise RequestError("password-name")


def is_common(password: str) -> bool:
    """Digits, one or two common words with digits and signs around them, a repetition, or a walk on the keys."""
    plain = {password, password.translate(DISGUISES), re.sub(r"[\W\d_]+", "", password)}
    bare = {re.sub(r"^[\W\d_]+|[\W\d_]+$", "", each) for each in plain}
    bare |= {each.translate(DISGUISES) for each in bare}
    if password.isdecimal() or any(map(_in_words, plain | bare)):
        return True
    return _repeats(password) or len(_without_runs(password)) < SHORTEST_RUN


def _in_words(text: str) -> bool:
    return text in common_words() or any(
        text[:at] in common_words() and text[at:] in common_words() for at in range(1, len(text))
    )


@cache
def common_words() -> frozenset[str]:
    return frozenset(COMMON.read_text("utf-8").split())


def _repeats(text: str) -> bool:
    """Is it one short piece, several times?"""
    return any(text == (text[:size] * len(text))[: len(text)] for size in range(1, 6))


def _without_runs(text: str) -> str:
    """What is left without all that stands so in a row of keys, forwards or backwards."""
    left, at = "", 0
    while at < len(text):
        run = max(_run_length(text, at, row) for row in (*ROWS, *(row[::-1] for row in ROWS)))
        if run < SHORTEST_RUN:
            left += text[at]
            run = 1
        at += run
    return left


def _run_length(text: str, at: int, row: str) -> int:
    size = 0
    while at + size < len(text) and text[at : at + size + 1] in row:
        size += 1
    return size


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
            raise RequestError("too-fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        finally:
            self._waiting -= 1
