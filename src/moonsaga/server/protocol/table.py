"""Live play over a WebSocket: messages of the server, and of the client."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Message, Refusal
from moonsaga.server.protocol.common import Count, Guest, SeatNumber
from moonsaga.server.protocol.lobby import Lobby, TableInfo

LONGEST_LINE = 500
"""Characters of a chat line."""
UndoKind = Literal["none", "free", "ask"]
Skip = Literal["nothing", "windows", "all"]
Room = Literal["table", "gallery"]
"""Where something is said: among those who play, or among those who watch. Players do not hear the gallery while they
play."""


class Offer(msgspec.Struct, frozen=True):
    """A legal action, and the targets to select for it."""

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
    """A line of the log: what one seat may know about the action with that number."""

    number: int
    message: Message


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message of a connection."""

    table: TableInfo
    guest: Guest
    person: str = ""
    """What `Line.person` is for the reader."""


class TableChanged(msgspec.Struct, frozen=True, tag="table"):
    """Who sits where, who is here, whether the game runs."""

    table: TableInfo


class Update(msgspec.Struct, frozen=True, tag="update"):
    """The position as one seat sees it, and its log since the last update."""

    seat: int | None
    """None: a spectator, or a person before a closed curtain."""
    number: int
    """The number of actions before this position, chance included. Give it as `after` when you connect again."""
    view: Any
    """The game's own view; `memory` is null where the table gives no memory aid."""
    to_act: tuple[int, ...]
    asked: Asked | None
    log: tuple[Told, ...]
    whole: bool
    """The log begins again: forget what you had."""
    undo: UndoKind
    """Can this seat's last decision be taken back: not at all, at once, or if all others agree?"""
    undo_asked: int | None
    """The seat that asks to take back; the others answer."""
    undo_agreed: tuple[int, ...]
    ending: str
    """How it ended: as the game says, or `resigned`, `agreed-draw` or `time-out`."""
    returns: tuple[float, ...]
    draw_asked: int | None = None
    """The seat that offers a draw; the other one answers."""


class Line(msgspec.Struct, frozen=True):
    """Something said at the table, or noted by the table itself."""

    id: int
    """Grows."""
    at: float
    """Seconds since 1970."""
    after: int
    """The number of actions before it: where it stands in the log."""
    room: Room
    seat: int | None
    """The seat that it is about, or of the one who speaks."""
    person: str
    """Who speaks: a name for programs that says nothing about the person, the same all over this table."""
    name: str
    text: str
    """What was said; empty if it is a note."""
    note: Message | None
    """What the table notes: a player asks to take back, resigns, runs out of time. If its key begins with `reason-`:
    what a bot in that seat says with the action `after`; it is void if that action was taken back."""


class Talk(msgspec.Struct, frozen=True, tag="talk"):
    """What was said and noted."""

    lines: tuple[Line, ...]
    whole: bool
    """All there is for you: forget what you had."""


class Clocks(msgspec.Struct, frozen=True, tag="clocks"):
    """The clocks as they stand when this is sent."""

    left: tuple[float | None, ...]
    """Seconds, for each seat; None: a bot, or nobody yet."""
    running: tuple[int, ...]


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
    """Why these selected targets lead to no legal action; no refusal if they do."""

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


FromServer = Hello | TableChanged | Update | Talk | Clocks | Accepted | Refused | Why | Confirm | Threats | Pong | Lobby
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
    """The perspective of this screen from now on: one of my seats; None closes the curtain."""

    seat: SeatNumber | None


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back my last decision; if that needs consent, ask for it."""

    seat: SeatNumber


class AnswerUndo(msgspec.Struct, frozen=True, tag="answer-undo", forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """Say something: to the table if I play here or it has not begun, else to those who watch."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Prefer(msgspec.Struct, frozen=True, tag="prefer", forbid_unknown_fields=True):
    """What the table shall do for me."""

    skip: Skip
    """Make my only choice for me: never; where several are asked at once whether they want to interfere; always."""
    detours: bool = False
    """Ask me also where one answer costs nothing and the others do."""


class Resign(msgspec.Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """Give up: the other one wins, or a bot plays on."""

    seat: SeatNumber


class OfferDraw(msgspec.Struct, frozen=True, tag="offer-draw", forbid_unknown_fields=True):
    seat: SeatNumber


class AnswerDraw(msgspec.Struct, frozen=True, tag="answer-draw", forbid_unknown_fields=True):
    seat: SeatNumber
    agree: bool


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


FromClient = (
    Act | AskWhy | AskThreats | Front | Undo | AnswerUndo | Say | Prefer | Resign | OfferDraw | AnswerDraw | Ping
)
