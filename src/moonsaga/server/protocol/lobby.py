"""The server, its games and its tables, over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.options import AnyOption, Value
from moonsaga.server.protocol.common import LONGEST_NAME, OptionText, SeatKind, SeatNumber, Status, Word


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    database: str
    workers: int
    """Processes in which bots think; they start when needed."""
    tables: int
    """In memory."""


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played, with what a form for its options needs."""

    name: str
    seats: tuple[int, ...]
    options: tuple[AnyOption, ...]
    editions: tuple[str, ...]
    endings: tuple[str, ...]
    secrets: bool
    bots: tuple[str, ...]
    concedes: tuple[int, ...] = ()
    """The numbers of seats with which resigning ends the game; with others a bot plays on."""
    draws: tuple[int, ...] = ()
    """The numbers of seats with which a draw can be agreed."""
    lessons: bool = False
    """There are rules to read and a guide through a first game."""
    titles: dict[str, str] = {}
    """What the game is called in each language: a lobby needs no more of its texts."""
    descriptions: dict[str, str] = {}
    """A few sentences about the game, in each language."""
    client: str = ""
    """The address of the board that a plug-in brings with it; empty where it brings none."""
    cover: str = ""
    """The address of the cover that a plug-in brings with it."""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: `person` is the one who makes the table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=64)] = ""
    """The level, if it is a bot."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What a person at the same screen is called."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. Bots have no clock."""

    kind: Literal["move", "bank"]
    """`move`: so long for each decision. `bank`: so long for the whole game, and more after each decision."""
    seconds: Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """What each decision adds to the bank."""
    run_out: Literal["bot", "loss"] = "bot"
    """What happens when the time is over: a bot plays on for the seat, or the seat loses."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | OptionText], Meta(max_length=64)] = {}
    private: bool = False
    """Not in the lobby: users with the invitation may join."""
    memory_aid: bool = False
    """People are shown what a perfect memory would add."""
    clock: Clock | None = None
    open_decks: bool = False
    """Everybody sees what decks of one's own consist of; otherwise they are secret while the game goes on."""
    again: Annotated[str, Meta(max_length=32)] = ""
    """The finished table whose players are called to this one."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """None: any open seat."""
    invitation: Annotated[str, Meta(max_length=64)] = ""
    deck: Annotated[str, Meta(max_length=2000)] = ""
    """What I play with, where the game has decks: a name or a code. Empty: what the host has chosen for the seat."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin without waiting any longer: bots take the open seats."""

    bot: Annotated[str, Meta(max_length=64)] = ""
    """Their level; empty: the server's choice."""


class Substitute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play on for a person who left."""

    bot: Word


class Seat(msgspec.Struct, frozen=True):
    """A seat at the table, as everybody sees it."""

    role: str
    kind: SeatKind
    name: str
    bot: str
    """The level of the bot that plays here now; empty if a person does."""
    away: bool
    """Its person has left the table: a bot may play on until the person comes back."""
    here: bool
    """Its person is connected. Bots are always here."""
    mine: bool
    """It belongs to the reader."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the lobby lists it. Times are seconds since 1970."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    seats: tuple[Seat, ...]
    private: bool
    memory_aid: bool
    host: bool
    """The reader made it."""
    invitation: str
    """For links; empty for those who may not invite."""
    created: float
    changed: float
    decisions: int
    ending: str
    returns: tuple[float, ...]
    clock: Clock | None = None
    open_decks: bool = False
    to_act: tuple[int, ...] = ()
    """The seats that owe a decision, as far as the table is in memory."""
    next: str = ""
    """The table at which the same people play again."""
    next_invitation: str = ""
    """Opens it; for those who sat here."""
    problem: str = ""
    """Why the game cannot go on: `outdated` or `damaged`; empty if it can."""


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """All tables the reader may know of, the latest first. Sent again whenever something changed."""

    tables: tuple[TableInfo, ...]
