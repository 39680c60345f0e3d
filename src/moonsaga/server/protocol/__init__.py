"""What travels between server and client. The client's types are made from these structs (`tools/make_types.py`).

A target is written `kind:name`, so that a client can use it as the name of what it draws. Texts travel as messages
(a key and what fills it) and become sentences at the reader's.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Message, Refusal
from moonsaga.kernel.decks import DeckCheck
from moonsaga.kernel.options import AnyOption, Value

LONGEST_NAME = 40
LONGEST_PASSWORD = 200
LONGEST_LINE = 500
"""Characters of what somebody says at the table."""
LONGEST_LESSON = 120
"""Decisions in a lesson: several times what a guide asks for."""
LONGEST_MESSAGE = 4096
"""Bytes of the longest message a client may send over a socket."""

encode = msgspec.json.Encoder().encode
"""How all of it is written."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name to be called by")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
OptionText = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31)]

SeatKind = Literal["person", "screen", "bot", "open"]
"""`screen` is another person at the screen of the one who made the table."""
Status = Literal["open", "running", "finished", "abandoned"]
UndoKind = Literal["none", "free", "ask"]
Skip = Literal["nothing", "windows", "all"]
Room = Literal["table", "gallery"]
"""Where something is said: among those who play, or among those who watch. Players do not hear the gallery while they
play."""


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
    account: bool = False
    """I am signed in: with name and password I am the same on any device."""


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
    concedes: tuple[int, ...] = ()
    """With so many seats, giving up ends the game; with others a bot plays on."""
    draws: tuple[int, ...] = ()
    """With so many seats a draw can be agreed."""
    lessons: bool = False
    """There are rules to read and a guide through a first game."""
    titles: dict[str, str] = {}
    """What the game is called in each language: a lobby needs no more of its texts."""
    descriptions: dict[str, str] = {}
    """A few sentences for its lid, in each language."""


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
    """Not in the lobby: whoever has the invitation may sit down."""
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


# Accounts and what is one's own

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


# Decks of one's own

MOST_CARDS = 90
"""In the list of a deck: unfinished ones may have more than the game allows."""


class NewDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as somebody wishes it, legal or not."""

    game: Word
    leader: Annotated[str, Meta(max_length=64)]
    cards: Annotated[tuple[Word, ...], Meta(max_length=MOST_CARDS)]
    name: Annotated[str, Meta(max_length=60)] = ""


class DeckText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A code, or the lines of a deck file."""

    game: Word
    text: Annotated[str, Meta(max_length=8000)]


class SavedDeck(msgspec.Struct, frozen=True):
    """A deck of mine, and what the game says about it today."""

    id: str
    game: str
    changed: float
    check: DeckCheck


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
    person: str = ""
    """What `Line.person` is for the reader."""


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
    """So many actions lay behind the position: where it stands in the log."""
    room: Room
    seat: int | None
    """The seat that it is about, or of the one who speaks."""
    person: str
    """Who speaks: a name for programs that says nothing about the person, the same all over this table."""
    name: str
    text: str
    """What was said; empty if it is a note."""
    note: Message | None
    """What the table notes: somebody asks to take back, resigns, runs out of time. If its key begins with `reason-`:
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


FromServer = Hello | TableChanged | Update | Talk | Clocks | Accepted | Refused | Why | Confirm | Threats | Pong | Lobby


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


# Learning


class ExampleCard(msgspec.Struct, frozen=True):
    """A small position in the rules, to be touched."""

    name: str
    shows: tuple[str, ...]
    """Actions, in notation, that its text speaks of; `*` stands for anything."""
    marks: tuple[str, ...]
    """Things that its text speaks of."""


class GuideStep(msgspec.Struct, frozen=True):
    """A step of the first game: `guide-(name)` is its text."""

    name: str
    asks: tuple[str, ...]
    """Actions, in notation, that do what it asks for, the best first; none: it is only read."""
    marks: tuple[str, ...]


class LessonBook(msgspec.Struct, frozen=True):
    """What a game brings for those who learn it."""

    game: str
    sections: tuple[str, ...]
    examples: tuple[ExampleCard, ...]
    steps: tuple[GuideStep, ...]
    sources: dict[str, str]
    """The groups of components whose provenance is told, each with the beginning of its texts' keys."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has decided so far, from the beginning of the lesson."""

    actions: Annotated[tuple[Count, ...], Meta(max_length=LONGEST_LESSON)] = ()


class TriedPath(Tried, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """And the things that were touched then."""

    path: Annotated[tuple[TargetWord, ...], Meta(min_length=1, max_length=16)]


class LessonPosition(msgspec.Struct, frozen=True):
    """Where the lesson has come to."""

    seats: tuple[Seat, ...]
    update: Update


class LessonRefusal(msgspec.Struct, frozen=True):
    """Why these touches lead nowhere; None if they do not."""

    refusal: Refusal | None


# Replays

LONGEST_RECORD = 1024 * 1024
"""Characters of a record that is uploaded."""
MOST_FRAMES = 64
"""Positions in one answer."""
Eyes = Annotated[str, Meta(pattern=r"^(all|table|\d{1,2})$", description="`all`, `table` (a spectator's), or a seat")]
"""Whose eyes look at a replay."""


class Frame(msgspec.Struct, frozen=True):
    """A position of a replay: what was decided, and what Nature answered, has led to it."""

    at: int
    """So many decisions lie behind it."""
    view: Any
    """The game's own view; `memory` is null where the table gives no memory aid."""
    to_act: tuple[int, ...]
    told: tuple[Message, ...]
    """What these eyes were told on the way from the position before."""
    ending: str
    returns: tuple[float, ...]


class Frames(msgspec.Struct, frozen=True):
    frames: tuple[Frame, ...]


class ReplayInfo(msgspec.Struct, frozen=True):
    """A game that can be looked at again: a table, or a record that somebody uploaded."""

    id: str
    source: Literal["table", "record"]
    name: str
    """Of the file, if it was uploaded."""
    table: TableInfo
    """Who played what; a record is as good as a finished table."""
    last: int
    """Positions are counted from 0 to this one."""
    revision: int
    """Of a game that runs: grows whenever something is taken back, and then positions are other ones."""
    over: bool
    """Everybody may see everything, take the record along, and play on from any position."""
    eyes: tuple[str, ...]
    """Whose eyes the reader may use, the likeliest first."""
    own: bool
    """The reader uploaded it, and may delete it."""
    frame: Frame
    """The position that was asked for, seen by the eyes that were asked for."""
    frame_eyes: str


class ReplayLog(msgspec.Struct, frozen=True):
    """What these eyes were told, each line with the position it led to."""

    lines: tuple[Told, ...]
    next: int | None
    """The position from which to ask on; None: that was all."""


class Course(msgspec.Struct, frozen=True):
    """One thing that the game counts, over time."""

    name: str
    """A message key of the game."""
    values: tuple[tuple[float | None, ...], ...]
    """For each seat, at each of the positions; None: unknown to these eyes."""


class ReplayChart(msgspec.Struct, frozen=True):
    at: tuple[int, ...]
    """The positions that were looked at: all, or some of a long game."""
    courses: tuple[Course, ...]


class Upload(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record as `moonsaga` writes it."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_RECORD)]
    name: Annotated[str, Meta(max_length=120)] = ""
    """Of the file."""


class RecordCard(msgspec.Struct, frozen=True):
    """A record that the reader uploaded."""

    id: str
    name: str
    game: str
    seats: tuple[str, ...]
    decisions: int
    ending: str
    created: float


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins with what was played up to a position."""

    at: Count
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=16)]
    private: bool = False
    memory_aid: bool = False
