"""A small complete game with secrets, for the tests of whatever works with every game.

It is also the example of how secrets are written against the contract: each card has a place and the set of those who
know it; the deck is known cards on top, cards in no order, known cards at the bottom; views name what they show.

The rules. Two or three seats, twelve coins, twelve cards: the numbers 1 to 5 twice (a and b) and two sparks (sa, sb).
Each seat starts with two cards and two coins; the other coins are the bank.

- Actions. In each round every seat acts once: it takes the top card of the deck (at most four in hand), pays a coin to
  look at that card, buries a card at the bottom, gives a card to another seat, or shows one to everybody for a coin of
  the bank. An empty deck is replaced by the shuffled discards.
- Sparks. After each action everybody who could hold a spark is asked for it, all at once. A spark takes a coin from the
  seat that acted; its own spark takes one from the bank.
- Bids. At the end of a round all bid a card in secret, or keep their cards. The highest number takes two coins of the
  bank, unless two seats bid it. Cards that were bid are discarded.
- The end. An empty bank ruins everybody. Else six coins are wealth and win; else, after the last round, most coins win.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Self

import msgspec

from moonsaga.kernel.actions import ActionKind, ActionTable
from moonsaga.kernel.contract import (
    CHANCE,
    NO_OPTIONS,
    Event,
    Game,
    GameInfo,
    Message,
    Refusal,
    State,
    Target,
    View,
    check_seat,
)
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import Flag, Number, Options, ReadOnly, Value, parse, write
from moonsaga.kernel.states import PlainState

# The box

NAMES = (*(f"{number}{letter}" for number in range(1, 6) for letter in "ab"), "sa", "sb")
CARDS = len(NAMES)
SPARKS = (10, 11)
COINS = 12
MOST_SEATS = 3
FULL_HAND = 4
WEALTH = 6
ROLES = ("red", "green", "blue")

MIDDLE, TOP, BOTTOM, DISCARD = range(MOST_SEATS, MOST_SEATS + 4)
"""The places of a card that is in no hand; a hand is the number of its seat."""

PUBLIC = 1 << MOST_SEATS
"""What spectators know; each seat that knows a card is one bit."""
EVERYBODY = PUBLIC * 2 - 1

PHASES = DEAL, ACT, TAKE, PEEK, SPARK, BID, OVER = ("deal", "act", "take", "peek", "spark", "bid", "over")
NATURE = (DEAL, TAKE, PEEK)
TOGETHER = (SPARK, BID)
NO_ANSWER = -1
MOST_DEALS = 10_000
"""A view that fits no state would be dealt for ever."""

CARD = {"card": CARDS}
TABLE = ActionTable(
    ActionKind("take", {}, "take", ("deck",)),
    ActionKind("peek", {}, "peek", ("button",)),
    ActionKind("bury", CARD, "bury {card}", ("card", "deck")),
    ActionKind("give", {**CARD, "seat": MOST_SEATS}, "give {card} {seat}", ("card", "seat")),
    ActionKind("show", CARD, "show {card}", ("card", "button")),
    ActionKind("pass", {}, "pass", ("button",)),
    ActionKind("spark", CARD, "spark {card}", ("card",)),
    ActionKind("keep", {}, "keep", ("button",)),
    ActionKind("bid", CARD, "bid {card}", ("card",)),
)
SPLIT = tuple(TABLE.split(action) for action in range(TABLE.size))
PHASE_OF = {
    **dict.fromkeys(("take", "peek", "bury", "give", "show"), ACT),
    **dict.fromkeys(("pass", "spark"), SPARK),
    **dict.fromkeys(("keep", "bid"), BID),
}


def bit(viewer: int | None) -> int:
    return PUBLIC if viewer is None else 1 << viewer


def worth(card: int) -> int:
    """What a card counts in a bid."""
    return 0 if card in SPARKS else card // 2 + 1


# What one seat may know


class Table(msgspec.Struct, frozen=True):
    """What lies before a seat's eyes."""

    options: dict[str, Value]
    barrier: int
    ending: str
    phase: str
    round: int
    turn: int
    bank: int
    coins: tuple[int, ...]
    hand: tuple[int, ...]
    """Its own cards."""
    asked: tuple[int, ...]
    """The seats that are or were asked in this phase; those that have answered do not act any more."""
    answered: tuple[int, ...]
    answer: int
    """Its own secret answer."""
    discards: tuple[int, ...]


class Slot(msgspec.Struct, frozen=True, order=True):
    """A card where it lies: which one, if this viewer knows it, and who does."""

    card: int | None
    knowers: int


class Memory(msgspec.Struct, frozen=True):
    """What was seen and lies face down now, and who saw what."""

    hands: tuple[tuple[Slot, ...], ...]
    top: tuple[Slot, ...]
    bottom: tuple[Slot, ...]


class SyntheticView(View, frozen=True, kw_only=True):
    table: Table
    memory: Memory


# The position


class Position(PlainState):
    """A position: where each card is and who knows it, coins, and whose decision it is."""

    def __init__(self, options: Options) -> None:
        self.options = ReadOnly(options)
        self.seats = int(options["seats"])
        self.barrier = 0
        self.ending = ""
        self.place = [MIDDLE] * CARDS
        self.knowers = [0] * CARDS
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.coins = [2] * self.seats
        self.bank = COINS - 2 * self.seats
        self.phase = DEAL
        self.round = 1
        self.turn = 0
        self.asked: tuple[int, ...] = ()
        self.answers = [NO_ANSWER] * self.seats
        self.journal: list[Event] | None = None

    FIELDS = (
        *("options", "barrier", "ending", "place", "knowers", "top", "bottom"),
        *("coins", "bank", "phase", "round", "turn", "asked", "answers"),
    )

    def game_name(self) -> str:
        return "synthetic"

    def dump(self) -> bytes:
        return msgspec.json.encode([getattr(self, name) for name in self.FIELDS])

    @classmethod
    def load(cls, data: bytes) -> Self:
        values = dict(zip(cls.FIELDS, msgspec.json.decode(data), strict=True))
        position = cls(values["options"])
        for name, value in values.items():
            setattr(position, name, value)
        position.asked = tuple(values["asked"])
        return position

    def copy(self) -> Self:
        return self.load(self.dump())

    __copy__ = copy

    def to_act(self) -> tuple[int, ...]:
        if self.phase in NATURE:
            return (CHANCE,)
        if self.phase in TOGETHER:
            return tuple(seat for seat in self.asked if self.answers[seat] == NO_ANSWER)
        return () if self.phase == OVER else (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.to_act():
            return []
        return [action for action in range(TABLE.size) if not why_no(self, seat, action)]

    def chance(self) -> list[tuple[int, int]]:
        """The top card: a known one is the only outcome, else it is any of those without order."""
        if self.phase not in NATURE:
            return []
        known = self.top[:1] or ([] if self.cards(MIDDLE) else self.bottom[:1])
        return [(card, 1) for card in known or self.cards(MIDDLE)]

    def apply(self, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.draw_card(action)
            return
        kind, arguments = SPLIT[action]
        if self.phase in TOGETHER:
            self.answer(seat, action)
        else:
            getattr(self, kind.name)(*arguments)

    def returns(self) -> list[float]:
        """Ruin: all lose. Else the seats that are wealthy, or have most, win; several may."""
        goal = {"wealth": WEALTH, "rounds": max(self.coins)}.get(self.ending, COINS + 1)
        return [float(coins >= goal) for coins in self.coins]

    def view(self, seat: int | None) -> SyntheticView:
        if seat is not None:
            check_seat(seat, self.seats)
        return look(self, seat)

    def keep_journal(self) -> None:
        self.journal = []

    def take_events(self) -> list[Event]:
        events, self.journal = self.journal or [], None if self.journal is None else []
        return events

    # Cards and coins

    def cards(self, place: int) -> list[int]:
        return [card for card in range(CARDS) if self.place[card] == place]

    def deck_size(self) -> int:
        return sum(place in (MIDDLE, TOP, BOTTOM) for place in self.place)

    def lift(self, card: int) -> None:
        """Out of the deck or a hand."""
        for pile in (self.top, self.bottom):
            if card in pile:
                pile.remove(card)

    def move(self, card: int, place: int, knowers: int) -> None:
        """To another place, with those who know it there."""
        self.lift(card)
        self.place[card] = place
        self.knowers[card] = knowers
        self.barrier += 1

    def discard(self, card: int) -> None:
        self.move(card, DISCARD, EVERYBODY)

    def pay(self, payer: int, seat: int) -> None:
        """A coin from a seat that has one to another."""
        if self.coins[payer]:
            self.coins[payer] -= 1
            self.coins[seat] += 1

    def earn(self, seat: int, count: int) -> int:
        """Coins of the bank, as far as it has them."""
        paid = min(count, self.bank)
        self.bank -= paid
        self.coins[seat] += paid
        return paid

    def tell(self, key: str, **args: str | int) -> None:
        """An event that everybody sees."""
        if self.journal is not None:
            self.journal.append(Event(Message(f"event-{key}", args)))

    def tell_card(self, key: str, card: int, **args: str | int) -> None:
        """An event with a card: those who know it now are told which it is."""
        if self.journal is not None:
            seats = tuple(seat for seat in range(self.seats) if self.knowers[card] & bit(seat))
            fuller = Message(f"event-{key}-card", {**args, "card": NAMES[card]})
            public = fuller if self.knowers[card] & PUBLIC else Message(f"event-{key}", args)
            self.journal.append(Event(public, fuller, seats))

    # Chance

    def draw_card(self, card: int) -> None:
        """Chance decides which card is on top: dealt, taken or looked at."""
        phase = self.phase
        seat = self.least_dealt() if phase == DEAL else self.turn
        self.move(card, TOP if phase == PEEK else seat, self.knowers[card] | bit(seat))
        if phase == PEEK:
            self.top.insert(0, card)
        self.tell_card(phase, card, who=ROLES[seat])
        if phase != DEAL:
            self.ask_for_sparks()
        elif len(self.cards(self.least_dealt())) == 2:
            self.phase = ACT

    def least_dealt(self) -> int:
        """The next seat to be dealt a card."""
        return min(range(self.seats), key=lambda seat: len(self.cards(seat)))

    # Actions

    def take(self) -> None:
        self.fill_deck()
        self.phase = TAKE

    def peek(self) -> None:
        self.coins[self.turn] -= 1
        self.bank += 1
        self.fill_deck()
        self.phase = PEEK

    def fill_deck(self) -> None:
        """Shuffling takes away what everybody knew."""
        if self.deck_size():
            return
        for card in self.cards(DISCARD):
            self.move(card, MIDDLE, 0)
        self.tell("shuffle")

    def bury(self, card: int) -> None:
        self.move(card, BOTTOM, self.knowers[card])
        self.bottom.append(card)
        self.tell_card("bury", card, who=ROLES[self.turn])
        self.ask_for_sparks()

    def give(self, card: int, seat: int) -> None:
        self.move(card, seat, self.knowers[card] | bit(seat))
        self.tell_card("give", card, who=ROLES[self.turn], whom=ROLES[seat])
        self.ask_for_sparks()

    def show(self, card: int) -> None:
        self.move(card, self.turn, EVERYBODY)
        self.earn(self.turn, 1)
        self.tell("show", who=ROLES[self.turn], card=NAMES[card])
        self.ask_for_sparks()

    # Sparks and bids: answers of several seats at once

    def ask_for_sparks(self) -> None:
        """Who is asked is public, so it rests on nothing but what spectators know."""
        if self.ended():
            return
        self.phase = SPARK
        self.asked = tuple(seat for seat in range(self.seats) if self.could_hold_spark(seat))
        if not self.asked:
            self.end_turn()

    def could_hold_spark(self, seat: int) -> bool:
        hidden_spark = any(not self.knowers[spark] & PUBLIC for spark in SPARKS)
        return any(card in SPARKS if self.knowers[card] & PUBLIC else hidden_spark for card in self.cards(seat))

    def answer(self, seat: int, action: int) -> None:
        self.answers[seat] = action
        self.tell("answer", who=ROLES[seat])
        if self.to_act():
            return
        chosen = {seat: SPLIT[self.answers[seat]][1] for seat in self.asked}
        cards = {seat: arguments[0] for seat, arguments in chosen.items() if arguments}
        self.answers = [NO_ANSWER] * self.seats
        self.asked = ()
        if self.phase == SPARK:
            self.burn(cards)
        else:
            self.compare(cards)

    def burn(self, sparks: Mapping[int, int]) -> None:
        """Several sparks count in turn order, from the seat that acted."""
        for seat in sorted(sparks, key=lambda seat: (seat - self.turn) % self.seats):
            self.discard(sparks[seat])
            self.tell("spark", who=ROLES[seat], card=NAMES[sparks[seat]])
            if seat == self.turn:
                self.earn(seat, 1)
            else:
                self.pay(self.turn, seat)
        if not self.ended():
            self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.phase = ACT
        if self.turn == self.seats:
            self.turn = 0
            self.phase = BID
            self.asked = tuple(range(self.seats))

    def compare(self, bids: Mapping[int, int]) -> None:
        """The highest bid wins, unless there are two of it."""
        for seat, card in bids.items():
            self.discard(card)
            self.tell("bid", who=ROLES[seat], card=NAMES[card])
        best = max(map(worth, bids.values()), default=0)
        winners = [seat for seat, card in bids.items() if worth(card) == best]
        if len(winners) == 1:
            self.tell("win", who=ROLES[winners[0]], count=self.earn(winners[0], 2))
        if not self.ended():
            self.end_round()

    def end_round(self) -> None:
        if self.round == self.options["rounds"]:
            self.end("rounds")
        else:
            self.round += 1
            self.phase = ACT

    # The end

    def ended(self) -> bool:
        if not self.bank:
            self.end("ruin")
        elif max(self.coins) >= WEALTH:
            self.end("wealth")
        return self.phase == OVER

    def end(self, ending: str) -> None:
        self.ending = ending
        self.phase = OVER
        self.tell(f"end-{ending}")


# Conditions: each gives a reason, empty if all is well. `legal` and `why_not` both rest on them.


def why_no(state: Position, seat: int, action: int) -> str:
    """The first reason against an action of a seat that is to act."""
    kind, arguments = SPLIT[action]
    if PHASE_OF[kind.name] != state.phase:
        return "other-phase"
    return CONDITIONS[kind.name](state, seat, *arguments)


def why_no_take(state: Position, seat: int) -> str:
    if len(state.cards(seat)) >= FULL_HAND:
        return "hand-full"
    return why_no_deck(state)


def why_no_deck(state: Position) -> str:
    return "" if state.deck_size() or state.cards(DISCARD) else "no-deck"


def why_no_peek(state: Position, seat: int) -> str:
    if not state.options["eyes"]:
        return "no-eyes"
    if not state.coins[seat]:
        return "no-coin"
    if state.top and state.knowers[state.top[0]] & bit(seat):
        return "seen"
    return why_no_deck(state)


def why_no_card(state: Position, seat: int, card: int) -> str:
    return "" if state.place[card] == seat else "not-yours"


def why_no_give(state: Position, seat: int, card: int, other: int) -> str:
    if other >= state.seats or other == seat:
        return "no-other"
    if len(state.cards(other)) >= FULL_HAND:
        return "other-full"
    return why_no_card(state, seat, card)


def why_no_show(state: Position, seat: int, card: int) -> str:
    return why_no_card(state, seat, card) or ("shown" if state.knowers[card] & PUBLIC else "")


def why_no_spark(state: Position, seat: int, card: int) -> str:
    return "no-spark" if card not in SPARKS else why_no_card(state, seat, card)


def always(state: Position, seat: int) -> str:
    return ""


CONDITIONS: dict[str, Callable[..., str]] = {
    "take": why_no_take,
    "peek": why_no_peek,
    "bury": why_no_card,
    "give": why_no_give,
    "show": why_no_show,
    "pass": always,
    "spark": why_no_spark,
    "keep": always,
    "bid": why_no_card,
}


# Views, and worlds from views


def look(state: Position, seat: int | None) -> SyntheticView:
    """Each field that a seat may see, by name."""
    table = Table(
        options=state.options,
        barrier=state.barrier,
        ending=state.ending,
        phase=state.phase,
        round=state.round,
        turn=state.turn,
        bank=state.bank,
        coins=tuple(state.coins),
        hand=() if seat is None else tuple(state.cards(seat)),
        asked=state.asked,
        answered=tuple(other for other in state.asked if state.answers[other] != NO_ANSWER),
        answer=NO_ANSWER if seat is None else state.answers[seat],
        discards=tuple(state.cards(DISCARD)),
    )
    return SyntheticView(seat=seat, table=table, memory=remember(state, seat))


def remember(state: Position, seat: int | None) -> Memory:
    """Hands have no order, so they are sorted by what this viewer sees; the deck has one."""

    def slots(cards: Iterable[int]) -> list[Slot]:
        known = bit(seat)
        return [Slot(card if state.knowers[card] & known else None, state.knowers[card]) for card in cards]

    return Memory(
        hands=tuple(tuple(sorted(slots(state.cards(owner)), key=_slot_order)) for owner in range(state.seats)),
        top=tuple(slots(state.top)),
        bottom=tuple(slots(state.bottom)),
    )


def _slot_order(slot: Slot) -> tuple[int, int]:
    return CARDS if slot.card is None else slot.card, slot.knowers


def possible_answers(phase: str) -> list[int]:
    """All that a seat may have answered, whatever it holds."""
    return [action for action, (kind, _) in enumerate(SPLIT) if PHASE_OF[kind.name] == phase]


def imagine(view: SyntheticView, rng: Rng, position_type: type[Position] = Position) -> Position:
    """Deal unknown cards to unknown places and secret answers to the seats that gave one, until they fit each other.

    Drawing everything again, and not the answer alone, keeps all states equally likely.
    """
    for _ in range(MOST_DEALS):
        position = position_type(view.table.options)
        deal(view, position, rng)
        if all(not why_no(position, seat, action) for seat, action in guess(view, position, rng)):
            return position
    raise ValueError("no state fits this view")


def deal(view: SyntheticView, position: Position, rng: Rng) -> None:
    """What the view shows, and the other cards at random where it shows none."""
    table, memory = view.table, view.memory
    for name in ("barrier", "ending", "phase", "round", "turn", "bank", "asked"):
        setattr(position, name, getattr(table, name))
    position.coins = list(table.coins)
    slots = [(slot, owner) for owner, hand in enumerate(memory.hands) for slot in hand]
    slots += [(slot, TOP) for slot in memory.top] + [(slot, BOTTOM) for slot in memory.bottom]
    slots += [(Slot(card, EVERYBODY), DISCARD) for card in table.discards]
    lay(position, slots, rng)


def lay(position: Position, slots: Sequence[tuple[Slot, int]], rng: Rng) -> None:
    """Each card to its slot, unknown ones at random; what is left over is the middle of the deck."""
    unknown = [card for card in range(CARDS) if card not in {slot.card for slot, _ in slots}]
    for slot, place in slots:
        card = unknown.pop(rng.below(len(unknown))) if slot.card is None else slot.card
        position.place[card] = place
        position.knowers[card] = slot.knowers
        if place in (TOP, BOTTOM):
            (position.top if place == TOP else position.bottom).append(card)


def guess(view: SyntheticView, position: Position, rng: Rng) -> list[tuple[int, int]]:
    """Answers for those who have answered: the viewer's own, any for the others."""
    choices = possible_answers(view.table.phase)
    for seat in view.table.answered:
        own = seat == view.seat
        position.answers[seat] = view.table.answer if own else choices[rng.below(len(choices))]
    return [(seat, position.answers[seat]) for seat in view.table.answered]


# Drawings


def draw_slot(slot: Slot, owner: int) -> str:
    """`3a:1*` is the card 3a, which seat 1 and the spectators know; its owner always does."""
    others = slot.knowers & ~(0 if owner >= MOST_SEATS else bit(owner))
    known = "".join(str(seat + 1) for seat in range(MOST_SEATS) if others & bit(seat)) + "*" * bool(others & PUBLIC)
    return ("?" if slot.card is None else NAMES[slot.card]) + (f":{known}" if known else "")


def read_slot(word: str, owner: int) -> Slot:
    name, _, known = word.partition(":")
    if name not in NAMES or set(known) - set("123*"):
        raise NotationError(f"{word!r} is no card: expected one like 3a, or 3a:12* with those who know it")
    knowers = sum(PUBLIC if mark == "*" else bit(int(mark) - 1) for mark in set(known))
    return Slot(NAMES.index(name), knowers | (0 if owner >= MOST_SEATS else bit(owner)))


def drawing(view: SyntheticView) -> str:
    table, memory = view.table, view.memory
    discards = [Slot(card, EVERYBODY) for card in table.discards]
    hands = [(f"hand {owner + 1}", slots, owner) for owner, slots in enumerate(memory.hands)]
    piles = [*hands, ("top", memory.top, TOP), ("bottom", memory.bottom, BOTTOM)]
    lines = [
        f"options: {write(table.options)}",
        f"now: round {table.round} turn {table.turn + 1} {table.phase}",
        f"coins: {' '.join(map(str, table.coins))}",
        *(f"{name}: {' '.join(draw_slot(slot, owner) for slot in slots)}".rstrip() for name, slots, owner in piles),
        f"discards: {' '.join(NAMES[slot.card or 0] for slot in discards)}".rstrip(),
    ]
    return "\n".join(lines)


def read_drawing(text: str) -> Position:
    """The position of a drawing without unknown cards; those it does not name are the middle of the deck."""
    lines = dict(line.strip().split(":", 1) for line in text.splitlines() if ":" in line)
    try:
        position = Position(GAME.resolve(parse(GAME.info.options, lines["options"].split())))
        read_now(position, lines["now"].split())
        position.coins = [int(word) for word in lines["coins"].split()]
    except (KeyError, ValueError) as missing:
        raise NotationError(f"a drawing needs options, now and coins: {missing}") from None
    position.bank = COINS - sum(position.coins)
    if len(position.coins) != position.seats or position.bank < 0:
        raise NotationError(f"{position.seats} seats have at most {COINS} coins: {lines['coins'].strip()}")
    lay(position, read_slots(lines), Rng())
    return position


def read_now(position: Position, words: Sequence[str]) -> None:
    _, rounds, _, turn, phase = words
    if phase not in (ACT, TAKE, PEEK, BID):
        raise NotationError(f"a drawing shows one of act, take, peek, bid, not {phase!r}")
    position.round, position.turn, position.phase = int(rounds), int(turn) - 1, phase
    position.asked = tuple(range(position.seats)) if phase == BID else ()


def read_slots(lines: Mapping[str, str]) -> list[tuple[Slot, int]]:
    places = {"hand 1": 0, "hand 2": 1, "hand 3": 2, "top": TOP, "bottom": BOTTOM}
    slots = [(read_slot(word, place), place) for name, place in places.items() for word in lines.get(name, "").split()]
    discards = [read_slot(word, DISCARD).card for word in lines.get("discards", "").split()]
    slots += [(Slot(card, EVERYBODY), DISCARD) for card in discards]
    if len({slot.card for slot, _ in slots}) != len(slots):
        raise NotationError("a card lies in two places")
    return slots


# The game


class SyntheticGame(Game):
    """The small game with secrets."""

    info: ClassVar[GameInfo] = GameInfo(
        name="synthetic",
        seats=(2, 3),
        options=(Number("seats", 2, MOST_SEATS, 2), Number("rounds", 1, 9, 4), Flag("eyes", default=True)),
        editions=("first",),
        version=1,
        actions=TABLE.size,
        longest=9 * (MOST_SEATS + MOST_SEATS * MOST_SEATS + MOST_SEATS),
        endings=("wealth", "ruin", "rounds"),
        secrets=True,
        data_hash="none",
    )
    actions: ClassVar[ActionTable] = TABLE
    view_type: ClassVar[type[View]] = SyntheticView
    text_folder: ClassVar[str] = str(Path(__file__).parent / "synthetic_text")
    position_type: ClassVar[type[Position]] = Position
    """So that the tests can play it with a mistake."""

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return ROLES[: int(self.resolve(options)["seats"])]

    def new(self, options: Mapping[str, object] = NO_OPTIONS) -> State:
        return self.position_type(self.resolve(options))

    def fields(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Position)
        return dict(zip(state.FIELDS, msgspec.json.decode(state.dump()), strict=True))

    def moment(self, state: State) -> str:
        assert isinstance(state, Position)
        return f"round {state.round}"

    def sample(self, view: View, rng: Rng) -> State:
        assert isinstance(view, SyntheticView)
        return imagine(view, rng, self.position_type)

    def key(self, view: View) -> bytes:
        return msgspec.json.encode(view)

    def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, Position)
        reason = why_no(state, seat, action)
        return refusal(reason, *SPLIT[action][1]) if reason else None

    def refuse_path(self, state: State, seat: int, path: tuple[Target, ...]) -> Refusal:
        """The reason against the first action that has this path; there may be none."""
        for action in range(TABLE.size):
            if self.targets(state, seat, action) == path and (found := self.refuse_action(state, seat, action)):
                return found
        return refusal("no-path")

    def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
        kind, arguments = SPLIT[action]
        names: dict[str, tuple[str | int, ...]] = {
            "take": ("top",),
            "bury": (*arguments, "bottom"),
            "show": (*arguments, "show"),
        }
        touched = names.get(kind.name, arguments or (kind.name,))
        return tuple(Target(what, target_name(what, name)) for what, name in zip(kind.targets, touched, strict=True))

    def write(self, state: State, seat: int, action: int) -> str:
        if seat == CHANCE:
            return f"card {NAMES[action]}"
        return TABLE.write(action, lambda argument, value: NAMES[value] if argument == "card" else str(value + 1))

    def read(self, state: State, seat: int, text: str) -> int:
        name, *words = text.split()
        sizes = (CARDS,) if (seat, name) == (CHANCE, "card") else TABLE[name].sizes if name in TABLE.kinds else None
        if sizes is None or len(words) != len(sizes):
            raise NotationError(f"{text!r} is none of take, peek, bury, give, show, pass, spark, keep, bid, card")
        arguments = [read_argument(word, index) for index, word in enumerate(words)]
        return arguments[0] if seat == CHANCE else TABLE.number(name, *arguments)

    def diagram(self, view: View) -> str:
        assert isinstance(view, SyntheticView)
        return drawing(view)

    def from_diagram(self, text: str) -> State:
        return read_drawing(text)

    def restore(self, data: bytes) -> State:
        return self.position_type.load(data)

    def inventory(self, state: State) -> dict[str, int]:
        assert isinstance(state, Position)
        loose = sum(place not in (TOP, BOTTOM) for place in state.place)
        return {"cards": loose + len(state.top) + len(state.bottom), "coins": state.bank + sum(state.coins)}


def target_name(what: str, name: str | int) -> str:
    if isinstance(name, str):
        return name
    return NAMES[name] if what == "card" else str(name + 1)


def read_argument(word: str, index: int) -> int:
    """The first argument is a card, the second a seat."""
    words = (NAMES, ("1", "2", "3"))[index]
    if word not in words:
        raise NotationError(f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


RULES = {"no-spark": "sparks", "other-phase": "rounds", "no-path": "rounds"}


def refusal(reason: str, card: int | None = None, *_: int) -> Refusal:
    args: dict[str, str | int] = {} if card is None else {"card": NAMES[card]}
    return Refusal(RULES.get(reason, "actions"), Message(f"refusal-{reason}", args), Message(f"advice-{reason}", args))


GAME = SyntheticGame()
