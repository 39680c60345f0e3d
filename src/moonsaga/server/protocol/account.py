"""Accounts, and what a user has here."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from moonsaga.server.protocol.common import Name
from moonsaga.server.protocol.lobby import TableInfo
from moonsaga.server.protocol.table import Skip

LONGEST_PASSWORD = 200
Password = Annotated[str, Meta(min_length=1, max_length=LONGEST_PASSWORD, description="Any characters")]


class SignUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Become the owner of a name; the guest's tables come along."""

    name: Name
    password: Password


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password
    bring: bool = True
    """The tables of the guest who asks become the account's."""


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All other browsers are signed out."""

    old: Password
    new: Password


class DeleteMe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class AccountInfo(msgspec.Struct, frozen=True):
    """What is kept about me."""

    name: str
    created: float
    sessions: int
    """Browsers that are signed in, this one included."""
    shared: int
    """Tables with other people: they would stay without my name."""
    alone: int
    """Tables without: they would be deleted with me."""


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How I want the table to look and behave, on every device."""

    language: Literal["en", "pl", "cs"]
    theme: Literal["auto", "light", "dark"]
    motion: Literal["auto", "still", "fast", "full", "slow"]
    shortcuts: bool
    confirm: Literal["always", "final", "never"]
    skip: Skip
    detours: bool = False


class Farewell(msgspec.Struct, frozen=True):
    """What was done about my tables."""

    kept: int
    deleted: int


class Score(msgspec.Struct, frozen=True):
    """How my games of one kind have ended."""

    game: str
    won: int
    shared: int
    lost: int
    left: int
    """Given up, by me or by all."""


class MyTables(msgspec.Struct, frozen=True):
    """My tables, the latest first, and how I have fared in all of them."""

    tables: tuple[TableInfo, ...]
    more: bool
    """There are older ones: ask again with `before`."""
    scores: tuple[Score, ...]
