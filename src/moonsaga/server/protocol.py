"""What travels between server and client. The client's types are made from these structs (`tools/make_types.py`).

A target is written `kind:name`, so that a client can use it as the name of what it draws. Texts travel as messages
(a key and what fills it) and become sentences at the reader's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Message, Refusal
from moonsaga.kernel.options import AnyOption, Value

LONGEST_NAME = 40
LONGEST_MESSAGE = 4096
"""Bytes of the longest message a client may send over a socket."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name to be called by")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
OptionText = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31)]

SeatKind = Literal["person", "screen", "bot", "open"]
"""`screen` is another person at the screen of the one who made the table."""
Status = Literal["open", "running", "finished", "abandoned"]


# The lobby


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, and a sentence to be."""

    code: str
    message: Message
    detail: str = ""
    """What exactly was wrong, in English, where the code alone does not say it."""


class Guest(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


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
    """A box on the shelf, with what a form for its options needs."""

    name: str
    seats: tuple[int, ...]
    options: tuple[AnyOption, ...]
    editions: tuple[str, ...]
    endings: tuple[str, ...]
    secrets: bool
    bots: tuple[str, ...]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: `person` is the one who makes the table."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=64)] = ""
    """The level, if it is a bot."""
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    """What a person at the same screen is called."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    options: Annotated[dict[Word, bool | int | OptionText], Meta(max_length=64)] = {}
    private: bool = False
    """Not in the lobby: whoever has the invitation may sit down."""
    memory_aid: bool = False
    """People are shown what a perfect memory would add."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """None: any open seat."""
    invitation: Annotated[str, Meta(max_length=64)] = ""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin without waiting any longer: bots take the open seats."""

    bot: Annotated[str, Meta(max_length=64)] = ""
    """Their level; empty: the server's choice."""


class Substitute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play on for a person who left."""

    bot: Word


class Seat(msgspec.Struct, frozen=True):
    """A chair at the table, as everybody sees it."""

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


class Lobby(msgspec.Struct, frozen=True, tag="lobby"):
    """All tables the reader may know of, the latest first. Sent again whenever something changed."""

    tables: tuple[TableInfo, ...]


# Live play: from the server


class Offer(msgspec.Struct, frozen=True):
    """A legal action, and what one touches to make it."""

    action: int
    kind: str
    """Its kind in the game's action table: `action-(kind)` is its verb, if the game's texts have one."""
    text: str
    """Its notation."""
    path: tuple[str, ...]


class Asked(msgspec.Struct, frozen=True):
    """A decision that this seat owes."""

    decision: int
    prompt: Message
    choices: tuple[Offer, ...]


class Told(msgspec.Struct, frozen=True):
    """A line of the log: what one seat was told about the action with that number."""

    number: int
    message: Message


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: TableInfo
    guest: Guest


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Who sits where, who is here, whether the game runs."""

    table: TableInfo


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The position as one seat sees it, and what it was told since the last update."""

    seat: int | None
    """None: a spectator, or a person before a closed curtain."""
    number: int
    """So many actions, Nature's included, lie behind this position. Give it as `after` when you connect again."""
    view: Any
    """The game's own view; `memory` is null where the table gives no memory aid."""
    to_act: tuple[int, ...]
    asked: Asked | None
    log: tuple[Told, ...]
    whole: bool
    """The log begins anew: forget what you had."""
    undo: Literal["none", "free", "ask"]
    """Can this seat's last decision be taken back: not at all, at once, or if all others agree?"""
    undo_asked: int | None
    """The seat that asks to take back; the others answer."""
    undo_agreed: tuple[int, ...]
    ending: str
    returns: tuple[float, ...]


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """Your action is on record, and will be whatever happens to the server."""

    seat: int
    decision: int
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Your message changed nothing."""

    code: str
    """stale, illegal, not-your-seat, not-asked, malformed, too-large, too-fast, no-undo, not-running, failed."""
    message: Message
    seat: int | None = None
    decision: int | None = None
    refusal: Refusal | None = None
    """The rule that forbids it."""


class Why(msgspec.Struct, frozen=True, tag="why"):
    """Why these touches lead to no legal action; no refusal if they do."""

    seat: int
    decision: int
    path: tuple[str, ...]
    refusal: Refusal | None


class Confirm(msgspec.Struct, frozen=True, tag="confirm"):
    """This action cannot be taken back any more: send it again with `sure`."""

    seat: int
    decision: int
    action: int


class Threats(msgspec.Struct, frozen=True, tag="threats"):
    """What each thing has to fear in the position with this number."""

    number: int
    threats: dict[str, tuple[str, ...]]


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """I am here."""


FromServer = Hello | TableChanged | Update | Accepted | Refused | Why | Confirm | Threats | Pong | Lobby


# Live play: from the client

TargetWord = Annotated[str, Meta(max_length=120)]


class Act(msgspec.Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    seat: SeatNumber
    decision: Count
    action: Count
    sure: bool = False


class AskWhy(msgspec.Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    seat: SeatNumber
    decision: Count
    path: Annotated[tuple[TargetWord, ...], Meta(min_length=1, max_length=16)]


class AskThreats(msgspec.Struct, frozen=True, tag="threats", forbid_unknown_fields=True):
    """What could the others take, if it were their turn? Answered for the seat that looks at this screen."""


class Front(msgspec.Struct, frozen=True, tag="front", forbid_unknown_fields=True):
    """Whose eyes look at this screen now: one of my seats; None closes the curtain."""

    seat: SeatNumber | None


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last decision; if that needs consent, ask for it."""

    seat: SeatNumber


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = Act | AskWhy | AskThreats | Front | Undo | AnswerUndo | Ping
