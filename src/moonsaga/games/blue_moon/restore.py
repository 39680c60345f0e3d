"""From options to settings, from views to possible worlds, and from dumps back to positions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from moonsaga.games.blue_moon import old_fields
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.decks import Deck, card_numbers, deck_of, decks_of
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.rules.state import Settings
from moonsaga.games.blue_moon.sampling import MOST_DEALS, find_ways
from moonsaga.games.blue_moon.view import HIDDEN, HIDDEN_LAST, BlueMoonView, Seen, Side
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options, Value

_make: Any = Settings


def settings(options: Options, peoples: tuple[str, ...] | None = None) -> Settings:
    """What the core needs to know of the options. In a match the peoples are those of the game that is played now."""
    return _settings(tuple(options.items()), peoples if options.get("match") else None)


@lru_cache(maxsize=1024)
def _settings(items: tuple[tuple[str, Value], ...], peoples: tuple[str, ...] | None) -> Settings:
    options = dict(items)
    brought = brought_decks(options)
    if options.get("match"):
        decks = [
            mine[people] for mine, people in zip(brought, peoples or [next(iter(b)) for b in brought], strict=True)
        ]
    else:
        decks = [deck_of(str(options["deck_1"])), deck_of(str(options["deck_2"]))]

    def other_decks(one: int, other: int) -> Settings:
        return _settings(items, (PEOPLES[one], PEOPLES[other]))

    numbers = tuple(card_numbers(deck) for deck in decks)
    masks = tuple(sum(1 << PEOPLES.index(people) for people in mine) for mine in brought)
    return cast("Settings", _make(options, numbers, tuple(deck.people for deck in decks), other_decks, masks))


def brought_decks(options: Options) -> list[dict[str, Deck]]:
    """What each player may choose among in a match."""
    return [decks_of(str(options[name])) for name in ("decks_1", "decks_2")]


# --- dumps ------------------------------------------------------------------------------------------------------------


def load(data: bytes) -> Position:
    """The position behind a dump of this version or an earlier one."""
    raw = old_fields.renew(msgspec.json.decode(data))
    position = Position(settings(raw["options"], tuple(raw["peoples"])))
    position.set_raw(raw)
    return position


# --- worlds -----------------------------------------------------------------------------------------------------------


def imagine(view: BlueMoonView, rng: Rng) -> Position:
    """Deal what this viewer does not know to where it can be, until it fits what has been played.

    Dealing everything again keeps all worlds equally likely.
    """
    for _ in range(MOST_DEALS):
        position: Any = Position(settings(view.table.options, tuple(side.people for side in view.table.sides)))
        position.set_raw(_deal(view, rng))
        if position.is_possible(n.NOBODY if view.seat is None else view.seat):
            return cast("Position", position)
    raise ValueError("no world fits this view")


def _deal(view: BlueMoonView, rng: Rng) -> dict[str, Any]:
    """One world: everything in view as it is, the hidden cards at random."""
    table = view.table
    raw: dict[str, Any] = {
        "place": [n.IN_DECK] * n.SLOTS,
        "knows": [0] * n.SLOTS,
        "mark": [0] * n.SLOTS,
        "aboard": [HIDDEN] * n.SLOTS,
        "aim": [HIDDEN] * n.SLOTS,
        "outing": [0] * n.SLOTS,
        "outings": [seen.outings for seen in view.memory.seen],
        "past": [seen.past for seen in view.memory.seen],
        "combat": [side.combat for side in table.sides],
        "live": [side.covered for side in table.sides],
        "support": [list(side.support) for side in table.sides],
        "bottom": [list(seen.bottom) for seen in view.memory.seen],
        "discards": [],
        "leaders": [seen.leaders for seen in view.memory.seen],
        "hand": [side.hand for side in table.sides],
        "deck": [side.deck for side in table.sides],
        "dragons": [side.dragons for side in table.sides],
        "ended": n.ENDINGS.index(table.ending),
        "score": table.score,
        "picked": [_answer(view, seat, rng) for seat in range(n.SEATS)],
        "turn": old_fields.split(msgspec.structs.asdict(table.turn)),
    }
    for owner, (side, seen) in enumerate(zip(table.sides, view.memory.seen, strict=True)):
        _lay_open(raw, side, seen)
        hidden = _Hidden(raw, owner, table.decks[owner], side, seen)
        if owner == view.seat:
            hidden.own(table.hand, seen)
        else:
            hidden.deal(rng)
        _lay_rows(raw, owner, side)
    return raw


def _answer(view: BlueMoonView, seat: int, rng: Rng) -> int:
    """Which deck a seat has chosen for the next game: its own secret until both have; then everybody sees it."""
    if seat not in view.table.answered:
        return HIDDEN
    if seat == view.seat:
        return view.table.answer
    if view.table.turn.phase == n.DECKS:
        return PEOPLES.index(rng.pick(sorted(brought_decks(view.table.options)[seat])))
    return PEOPLES.index(view.table.sides[seat].people)


def _lay_open(raw: dict[str, Any], side: Side, seen: Seen) -> None:
    """Cards that everybody sees, or saw."""
    places = (
        (side.combat, n.IN_COMBAT),
        ([slot for slot in side.support if slot != HIDDEN], n.IN_SUPPORT),
        (side.ships, n.AT_SEA),
        ([slot for slot, _ in side.cargo], n.ABOARD),
        (side.revealed, n.REVEALED),
        (seen.hand, n.IN_HAND),
        ([slot for slot in seen.bottom if slot != HIDDEN], n.AT_BOTTOM),
        (seen.discards, n.DISCARDED),
        (seen.leaders, n.WITH_LEADER),
    )
    for slots, place in places:
        for slot in slots:
            raw["place"][slot] = place
            raw["knows"][slot] = n.EVERYBODY
    for slot, ship in side.cargo:
        raw["aboard"][slot] = ship
    for slot, target in side.aims:
        raw["aim"][slot] = target
    for slots, mark in (
        (side.landed, n.LANDED),
        (side.shown, n.SHOWN),
        (side.used, n.USED),
        (side.satisfied, n.SATISFIED),
        (side.as_free, n.AS_FREE),
    ):
        for slot in slots:
            raw["mark"][slot] |= mark


def _lay_rows(raw: dict[str, Any], owner: int, side: Side) -> None:
    """Bluffs are marked, and known to their owner unless they were shown before."""
    for index in side.face_down:
        raw["mark"][raw["support"][owner][index]] |= n.FACE_DOWN


def _slots(owner: int) -> range:
    return range(owner * n.DECK, (owner + 1) * n.DECK)


def _in_deck(raw: dict[str, Any], owner: int) -> list[int]:
    return [slot for slot in _slots(owner) if raw["place"][slot] == n.IN_DECK]


class _Hidden:
    """The cards of one seat that do not lie open, and where they can be."""

    def __init__(self, raw: dict[str, Any], owner: int, deck: tuple[str, ...], side: Side, seen: Seen) -> None:
        self.raw = raw
        self.owner = owner
        self.deck = deck
        self.side = side
        self.seen = seen
        self.cards = _in_deck(raw, owner)

    def put(self, slot: int, place: int) -> None:
        self.raw["place"][slot] = place
        self.raw["knows"][slot] = 0 if place == n.IN_DECK else 1 << self.owner

    def own(self, hand: tuple[int, ...], seen: Seen) -> None:
        """The viewer's own cards: nothing is hidden from their owner."""
        public = set(seen.hand)
        for slot in hand:
            if slot not in public:
                self.put(slot, n.IN_HAND)
        for slot in seen.pile:
            self.put(slot, n.DISCARDED)
        self.raw["discards"].append([*seen.pile, *seen.discards])
        self._private(self.raw["support"][self.owner], self.side.face_down)
        self._number_outings(self.raw["turn"]["given_back"])

    def _private(self, support: list[int], face_down: tuple[int, ...]) -> None:
        """Own bluffs and own cards under the deck look open to their owner; others do not know them."""
        for slot in (*(support[index] for index in face_down), *self.seen.bottom):
            if slot not in self.seen.open:
                self.raw["knows"][slot] = 1 << self.owner

    def _number_outings(self, last: int) -> None:
        """Which card left the hand as which outing."""
        rows = (self.raw["support"][self.owner], self.raw["bottom"][self.owner])
        for row, outings in zip(rows, (self.seen.support_outings, self.seen.bottom_outings), strict=True):
            for slot, outing in zip(row, outings, strict=True):
                self.raw["outing"][slot] = outing
        if self.seen.last_outing:
            self.raw["outing"][last] = self.seen.last_outing

    def deal(self, rng: Rng) -> None:
        """Hidden cards to the hand, the shuffled pile, under the deck and among the supports, as can be."""
        support, bottom = self.raw["support"][self.owner], self.raw["bottom"][self.owner]
        places = [(support, at, n.IN_SUPPORT) for at, slot in enumerate(support) if slot == HIDDEN]
        places += [(bottom, at, n.AT_BOTTOM) for at, slot in enumerate(bottom) if slot == HIDDEN]
        turn = self.raw["turn"]
        last = turn["given_back"] == HIDDEN_LAST and turn["chooser"] == self.owner
        places += [([HIDDEN], 0, n.IN_DECK)] if last else []
        open_hand = sum(self.raw["place"][slot] == n.IN_HAND for slot in _slots(self.owner))
        singles = tuple((self._outing(at, place), place == n.IN_SUPPORT) for _, at, place in places)
        ways = find_ways(
            self.seen.past,
            sum(1 << slot % n.DECK for slot in self.cards),
            sum(1 << slot % n.DECK for slot in self.cards if self._is_bluff(slot)),
            singles,
            self.side.hand - open_hand,
            self.seen.unseen_pile,
        )
        *dealt, hand, pile, _ = ways.draw(rng)
        for (row, at, place), (card,) in zip(places, dealt, strict=True):
            row[at] = self.owner * n.DECK + card
            self.put(row[at], place)
        for card in hand:
            self.put(self.owner * n.DECK + card, n.IN_HAND)
        for card in pile:
            self.put(self.owner * n.DECK + card, n.DISCARDED)
        if last:
            turn["given_back"] = self.owner * n.DECK + dealt[-1][0]
        self.raw["discards"].append([*(self.owner * n.DECK + card for card in sorted(pile)), *self.seen.discards])
        self._number_outings(turn["given_back"])

    def _outing(self, at: int, place: int) -> int:
        """As which outing the hidden card there left the hand."""
        if place == n.IN_SUPPORT:
            return self.seen.support_outings[at]
        return self.seen.bottom_outings[at] if place == n.AT_BOTTOM else self.seen.last_outing

    def _is_bluff(self, slot: int) -> bool:
        return bool(facts.BOX.cards[facts.BOX.number[self.deck[slot % n.DECK]]].bluff)
