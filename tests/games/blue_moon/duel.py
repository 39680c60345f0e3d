"""Positions of Blue Moon for tests: set up card by card, played in words, looked at by the names of the cards.

A card is named by the beginning of its printed name (`Cinder`, `Potion of Cosmic`) or by its number (`vulca-14`);
several cards stand in one string with commas between them. Each side owns exactly the cards it is given, and plain
characters without text or icons fill its deck up to 30.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

import pytest

from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.data import Card
from moonsaga.games.blue_moon.events import EVENTS
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.rules.state import Settings
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.cores.tables import Event

OPTIONS = {**GAME.resolve({}), "first": "seat-1"}
"""What a duel is fought by unless it says otherwise: the defaults."""


def find(name: str) -> Card:
    """The card of this number or name, or the only one whose name begins like this."""
    found = [card for card in facts.BOX.cards if name in (card.card, card.name)]
    found = found or [card for card in facts.BOX.cards if card.name.startswith(name)]
    assert len(found) == 1, f"{name!r} names {len(found)} cards"
    return found[0]


def cards(names: str) -> list[Card]:
    """The cards of a list with commas."""
    return [find(name.strip()) for name in names.split(",") if name.strip()]


def with_effect(name: str, **parameters: object) -> list[Card]:
    """All cards of the boxes whose text is this effect with these parameters."""
    wanted = {"name": name, **parameters}
    return [card for card in facts.BOX.cards if wanted.items() <= {**card.effect}.items()]


def each(effect: str, **parameters: object) -> pytest.MarkDecorator:
    """A test for each card with this effect and these parameters: it gets the card as `card`."""
    found = with_effect(effect, **parameters)
    assert found, f"no card has the effect {effect} with {parameters}"
    return pytest.mark.parametrize("card", found, ids=[card.card for card in found])


PLAIN = [
    card
    for card in facts.BOX.cards
    if card.kind == "character" and not (card.effect or card.icons or card.shields or card.gang or card.bluff)
]


@dataclass(frozen=True)
class Side:
    """What one player has, each a list of cards."""

    hand: str = ""
    shown: str = ""
    """Cards of the hand that lie disclosed."""
    active: str = ""
    """The active cards of the combat area: characters and boosters."""
    covered: str = ""
    support: str = ""
    bluffs: str = ""
    leaders: str = ""
    discards: str = ""
    ships: str = ""
    """Ships at sea, each with its cargo: `Sea Devil: Volca + Blaze, Rising Sun`."""
    bottom: str = ""
    deck: str = ""
    """Cards that are in the deck besides the plain ones."""
    dragons: int = 0
    deck_size: int = -1
    """How many cards the deck has; the others are discarded. -1: all that lie nowhere else."""

    def fleet(self) -> list[tuple[Card, list[Card]]]:
        found = [ship.partition(":") for ship in self.ships.split(",") if ship.strip()]
        return [(find(ship.strip()), cards(cargo.replace("+", ","))) for ship, _, cargo in found]

    def places(self) -> dict[str, list[Card]]:
        """All named cards by their place."""
        return {
            "hand": cards(self.hand) + cards(self.shown),
            "combat": cards(self.covered) + cards(self.active),
            "support": cards(self.support) + cards(self.bluffs),
            "leaders": cards(self.leaders),
            "discards": cards(self.discards),
            "ships": [ship for ship, _ in self.fleet()],
            "cargo": [card for _, cargo in self.fleet() for card in cargo],
            "bottom": cards(self.bottom),
            "deck": cards(self.deck),
        }


def side(*in_play: Card | str, hand: str = "", covered: str = "", deck_size: int = -1, dragons: int = 0) -> Side:
    """A side with these cards in play: supports in the support area, characters and boosters active in combat."""
    found = [card if isinstance(card, Card) else find(card) for card in in_play]
    active = ", ".join(card.card for card in found if card.kind != "support")
    support = ", ".join(card.card for card in found if card.kind == "support")
    return Side(hand=hand, active=active, covered=covered, support=support, deck_size=deck_size, dragons=dragons)


def duel(mine: Side, theirs: Side, element: str = "fire", turn: int = 0, **options: bool | str) -> Duel:
    """The beginning of a turn in a fight for an element; without one (`element=""`) a fight is about to start."""
    sides = (mine, theirs)
    placed = [_laid_out(side) for side in sides]
    decks = tuple(tuple(facts.BOX.number[card.card] for card, _ in one) for one in placed)
    make: Any = Settings
    state: Any = Position(make({**OPTIONS, **options}, decks))
    state.begin()
    raw = state.raw()
    for seat, side in enumerate(sides):
        slots = {card.card: seat * n.DECK + i for i, (card, _) in enumerate(placed[seat])}
        places = [n.PLACES.index(place) for _, place in placed[seat]]
        raw["place"][seat * n.DECK : (seat + 1) * n.DECK] = places
        raw["dragons"][seat] = side.dragons
        raw["hand"][seat] = places.count(n.IN_HAND)
        raw["deck"][seat] = places.count(n.IN_DECK) + places.count(n.AT_BOTTOM)
        raw["live"][seat] = len(cards(side.covered))
        for row in ("combat", "support", "bottom", "discards", "leaders"):
            raw[row][seat] = [slots[card.card] for card in side.places()[row]]
        rest = [slots[card.card] for card, place in placed[seat] if place == "discards"]
        raw["discards"][seat] = [slot for slot in rest if slot not in raw["discards"][seat]] + raw["discards"][seat]
        for slot, place in enumerate(places, start=seat * n.DECK):
            own = (n.IN_HAND, n.AT_BOTTOM)
            raw["knows"][slot] = 0 if place == n.IN_DECK else 1 << seat if place in own else n.EVERYBODY
        for card in cards(side.shown):
            raw["mark"][slots[card.card]], raw["knows"][slots[card.card]] = n.SHOWN, n.EVERYBODY
        for card in cards(side.bluffs):
            raw["mark"][slots[card.card]], raw["knows"][slots[card.card]] = n.FACE_DOWN, 1 << seat
        for ship, cargo in side.fleet():
            for card in cargo:
                raw["aboard"][slots[card.card]] = slots[ship.card]
    raw["turn"] |= {
        "seat": turn,
        "chooser": turn,
        "phase": n.MAIN,
        "stage": n.BEGINNING,
        "element": n.ELEMENT_NAMES.index(element) if element else n.NO_ELEMENT,
        "begun": int(bool(element)),
        "draws": 0,
        "turns": 1,
    }
    state.set_raw(raw)
    state.keep_journal()
    return Duel(state)


def _laid_out(side: Side) -> list[tuple[Card, str]]:
    """30 cards with their places. Named cards of the deck come last, so that Nature deals plain ones where it may."""
    named = [(card, place) for place, found in side.places().items() for card in found]
    taken = {card.card for card, _ in named}
    assert len(taken) == len(named), "a card lies in two places"
    plain = [card for card in PLAIN if card.card not in taken][: n.DECK - len(named)]
    in_deck = sum(place in ("deck", "bottom") for _, place in named)
    size = n.DECK if side.deck_size < 0 else side.deck_size - in_deck
    filled = [(card, "deck" if i < size else "discards") for i, card in enumerate(plain)]
    first = [pair for pair in named if pair[1] != "deck"]
    return first + filled + [pair for pair in named if pair[1] == "deck"]


class Duel:
    """A position that is played in words: `play Cinder`, `choose Tome of Wisdom`, `announce fire`, `draw Volca`.

    Nature deals the first card it can wherever no `draw` says which. Playing leaves this position as it is.
    """

    def __init__(self, state: Any) -> None:
        self.state = state

    def play(self, *lines: str) -> Duel:
        after = Duel(self.state.copy())
        after.state.keep_journal()
        for line in lines:
            if not line.startswith("draw "):
                after._deal()
            assert after.state.to_act(), f"{line}: the game is over ({after.state.ending})"
            seat = after.state.to_act()[0]
            action = after._action(seat, line)
            legal = [outcome for outcome, _ in after.state.chance()] if seat == CHANCE else after.state.legal(seat)
            assert action in legal, f"{line}: {after._reason(seat, action)}; legal are {sorted(after.legal())}"
            after.state.apply(seat, action)
        after._deal()
        return after

    def before_nature(self, *lines: str) -> Duel:
        """The position after these lines while Nature is still to deal."""
        after = self.play(*lines[:-1])
        seat = after.state.to_act()[0]
        action = after._action(seat, lines[-1])
        assert action in after.state.legal(seat), f"{lines[-1]}: {after._reason(seat, action)}"
        after.state.apply(seat, action)
        return after

    def _deal(self) -> None:
        while self.state.to_act() == (CHANCE,):
            self.state.apply(CHANCE, self.state.chance()[0][0])

    # --- words and actions -------------------------------------------------------------------------------------------

    def _action(self, seat: int, line: str) -> int:
        verb, _, rest = line.partition(" ")
        if verb == "draw":
            return next(int(slot) for slot, _ in self.state.chance() if self._card(slot) == find(rest))
        if verb == "announce" and rest:
            return ACTIONS.number("announce-in", n.ELEMENT_NAMES.index(rest))
        if verb == "pay-in":
            return ACTIONS.number("pay-in", n.ELEMENT_NAMES.index(rest))
        if verb == "kind":
            return ACTIONS.number("kind", ("boosters", "supports").index(rest))
        first: int = ACTIONS[verb].first
        if verb == "choose-bluff":  # by its place in the opponent's row, which starts with 1
            return first + int(rest) - 1
        if not rest:
            return first
        if verb == "load":
            card, _, ship = rest.partition(" on ")
            return first + self._slot(seat, card) % n.DECK * n.DECK + self._slot(seat, ship) % n.DECK
        if verb == "satisfy":
            return first + self._slot(1 - seat, rest) % n.DECK
        if verb == "choose":
            legal: list[int] = self.state.legal(seat)
            both = [first + slot for slot in range(n.SLOTS) if self._card(slot) == find(rest)]
            return next((action for action in both if action in legal), both[0])
        return first + self._slot(seat, rest) % n.DECK

    def _slot(self, seat: int, name: str) -> int:
        card = find(name)
        return next(slot for slot in range(seat * n.DECK, (seat + 1) * n.DECK) if self._card(slot) == card)

    def _card(self, slot: int) -> Card:
        number: int = self.state.card_at(slot)
        return facts.BOX.cards[number]

    def _reason(self, seat: int, action: int) -> str:
        return "not possible" if seat == CHANCE else n.REASONS[self.state.reason(action)]

    def _words(self, action: int) -> str:
        kind, arguments = ACTIONS.split(action)
        seat = self.turn
        if kind.name in ("pay-in", "announce-in"):
            return f"{kind.name.replace('announce-in', 'announce')} {n.ELEMENT_NAMES[arguments[0]]}"
        if kind.name == "kind":
            return f"kind {('boosters', 'supports')[arguments[0]]}"
        if kind.name == "choose":
            return f"choose {self._card(arguments[0]).name}"
        if kind.name == "choose-bluff":
            return f"choose-bluff {arguments[0] + 1}"
        owner = 1 - seat if kind.name == "satisfy" else seat
        found = " on ".join(self._card(owner * n.DECK + place).name for place in arguments)
        return f"{kind.name} {found}".strip()

    # --- looking -----------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        """The seat to act; -1 when the game is over."""
        return self.state.to_act()[0] if self.state.to_act() else -1

    def legal(self) -> set[str]:
        """All that the seat to act may do, in words."""
        return {self._words(action) for action in self.state.legal(self.to_act)} if self.state.to_act() else set()

    def why_not(self, line: str) -> str:
        """The name of the reason, such as `forbidden`, for which the seat to act may not do this."""
        seat = self.to_act
        action = self._action(seat, line)
        listed = action in self.state.legal(seat)
        reason = self._reason(seat, action)
        assert (reason == "fine") == listed, f"{line}: {reason}, but {'' if listed else 'not '}listed"
        return reason

    def may(self, line: str) -> bool:
        return self.why_not(line) == "fine"

    def power(self, seat: int) -> int:
        """The total in the contested element."""
        return int(self.state.total(seat))

    def where(self, seat: int, place: str) -> set[str]:
        """The names of the cards in a place such as `hand`, `combat`, `discards`."""
        slots = range(seat * n.DECK, (seat + 1) * n.DECK)
        return {self._card(slot).name for slot in slots if n.PLACES[self.state.place_of(slot)] == place}

    def holds(self, seat: int, place: str, names: str) -> bool:
        """Are all these cards in this place?"""
        return {card.name for card in cards(names)} <= self.where(seat, place)

    def active(self, seat: int) -> set[str]:
        """The active cards of the combat area."""
        raw = self.state.raw()
        return {self._card(slot).name for slot in raw["combat"][seat][raw["live"][seat] :]}

    def shown(self, seat: int) -> set[str]:
        """The disclosed cards of a hand."""
        raw = self.state.raw()
        slots = range(seat * n.DECK, (seat + 1) * n.DECK)
        return {self._card(slot).name for slot in slots if raw["mark"][slot] & n.SHOWN}

    def hand(self, seat: int) -> int:
        return int(self.state.sizes()[seat][0])

    def deck(self, seat: int) -> int:
        return int(self.state.sizes()[seat][1])

    @property
    def dragons(self) -> tuple[int, int]:
        return self.state.sizes()[0][2], self.state.sizes()[1][2]

    @property
    def element(self) -> str:
        """The contested element; empty between fights."""
        number = self.state.raw()["turn"]["element"]
        return n.ELEMENT_NAMES[number] if number >= 0 else ""

    @property
    def fighting(self) -> bool:
        return bool(self.state.raw()["turn"]["begun"])

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.asked()[3])

    @property
    def asked(self) -> str:
        """What the seat to act is asked, such as `pick`; empty in the course of the turn."""
        phase, choice = self.state.asked()[:2]
        return (
            n.CHOICES[choice] if phase == n.CHOOSE else "call" if phase == n.CALL else "end" if phase == n.END else ""
        )

    @property
    def result(self) -> tuple[int, int] | None:
        """Winner and crystals; None while the game goes on."""
        return self.state.result() if self.state.ending else None

    @property
    def ending(self) -> str:
        return str(self.state.ending)

    def happened(self) -> list[tuple[str, int, str, tuple[int, ...]]]:
        """What the journal noted since the last look: event, seat, card, other numbers."""
        return [self._happening(EVENTS.events[note[0]], note[1:]) for note in self.state.take_notes()]

    def _happening(self, event: Event, values: tuple[int, ...]) -> tuple[str, int, str, tuple[int, ...]]:
        noted = dict(zip(event.arguments, values, strict=True))
        others = tuple(value for name, value in noted.items() if name not in ("who", "card", "known"))
        card = self._card(noted["card"]).name if "card" in noted else ""
        return event.name, noted.get("who", n.NOBODY), card, others


def sampled(table: Duel, count: int, viewer: int | None = 1) -> list[Any]:
    """Worlds of a duel, whose decks no option names."""
    rng, view, rules = Rng(11), table.state.view(viewer), table.state.rules
    with patch("moonsaga.games.blue_moon.restore.settings", lambda *_: rules):
        return [GAME.sample(view, rng) for _ in range(count)]
