"""From options to settings, from views to sampled states, and from dumps back to positions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from moonsaga.games.crescent_moon import actions, old_fields
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts, grid
from moonsaga.games.crescent_moon.box.codes import RULERS, TILES
from moonsaga.games.crescent_moon.box.maps import chart_of
from moonsaga.games.crescent_moon.position import Position
from moonsaga.games.crescent_moon.rules.state import Settings
from moonsaga.games.crescent_moon.view import (
    HIDDEN,
    SETTLEMENTS,
    STRONGHOLDS,
    CrescentMoonView,
    Hex,
    Memory,
    Ruler,
    Table,
    write_deal,
)
from moonsaga.games.crescent_moon.view import Slot as SeenSlot
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options, Value

_make: Any = Settings
MOST_DEALS = 5_000
"""A view that fits no state would be dealt for ever."""


def settings(options: Options) -> Settings:
    """What the core needs to know of the options."""
    return _settings(tuple(options.items()))


@lru_cache(maxsize=1024)
def _settings(items: tuple[tuple[str, Value], ...]) -> Settings:
    options = dict(items)
    return cast("Settings", _make(options, chart_of(str(options["map"]), int(options["seats"]))))


def load(data: bytes) -> Position:
    """The position behind a dump of this version or an earlier one."""
    return restore(old_fields.renew(msgspec.json.decode(data)))


def restore(raw: dict[str, Any]) -> Position:
    position: Any = Position(settings(raw["options"]))
    position.load_raw(raw)
    return cast("Position", position)


# --- sampled states ---------------------------------------------------------------------------------------------------


def imagine(view: CrescentMoonView, rng: Rng) -> Position:
    """A sampled state."""
    return Worlds(view).deal(rng)


class Worlds:
    """The states that agree with a view. What they have in common is written down once, the rest dealt for each.

    Cards and tiles are dealt uniformly. Secret answers are then drawn among those that the dealt hands allow.
    """

    def __init__(self, view: CrescentMoonView) -> None:
        self.view = view
        self.raw = _public(view.table, view.memory)
        self.lots = _lay_known(self.raw, view)

    def deal(self, rng: Rng) -> Position:
        """Deal what this viewer does not know to where it can be, until it fits what everybody saw."""
        for _ in range(MOST_DEALS):
            for lot in self.lots:
                lot.deal(self.raw, rng)
            _deal_tiles(self.raw, self.view, rng)
            if fits(self.raw):
                self.raw["answer"], self.raw["chosen"] = [n.NOBODY] * n.SEATS, [n.NOBODY] * n.SEATS
                position = restore(self.raw)
                if not self.view.table.answered:
                    return position
                if _answer(position, self.raw, self.view, rng):
                    return restore(self.raw)
        raise ValueError("no state fits this view")


def _public(table: Table, memory: Memory) -> dict[str, Any]:
    """All fields that everybody sees."""
    raw = old_fields.split(msgspec.structs.asdict(table.turn))
    raw["options"] = table.options
    raw["tried"] = table.tried
    raw["loose"] = list(table.loose)
    raw["bonus"], raw["save"], raw["shield"] = list(table.bonus), list(table.save), list(table.shield)
    raw["busy_o"], raw["busy_m"] = list(table.busy_ordinary), list(table.busy_mercenary)
    raw["duty"] = list(table.duty)
    raw["ledger"] = _padded([write_deal(deal) for deal in table.ledger], n.LEDGER, 0)
    raw["points"] = _padded(memory.points, n.SEATS, 0)
    _public_hexes(raw, table.hexes)
    _public_rulers(raw, table.rulers)
    raw["mark"], raw["gift"] = [0] * n.CARDS, [n.NOBODY] * n.CARDS
    for one in table.played:
        raw["mark"][one.card], raw["gift"][one.card] = one.resolved, one.gift
    return raw


def _padded(values: Any, length: int, fill: int) -> list[int]:
    return [*values, *[fill] * (length - len(values))]


def _seat(name: str) -> int:
    return RULERS.index(name) if name else n.NOBODY


def _public_hexes(raw: dict[str, Any], hexes: tuple[Hex, ...]) -> None:
    raw["tile"] = _padded([TILES.index(one.tile) for one in hexes], n.HEXES, n.NOBODY)
    raw["cell"] = _padded([grid.CELL[one.q, one.r] for one in hexes], n.HEXES, n.NOBODY)
    raw["turn"] = _padded([one.rotation for one in hexes], n.HEXES, 0)
    raw["hold"] = _padded([STRONGHOLDS.index(one.stronghold) for one in hexes], n.HEXES, 0)
    raw["lord"] = _padded([_seat(one.lord) for one in hexes], n.HEXES, n.NOBODY)
    raw["town"] = _padded([SETTLEMENTS.index(one.settlement) for one in hexes], n.HEXES, 0)
    raw["influence"] = _padded([_seat(one.influence) for one in hexes], n.HEXES, n.NOBODY)
    raw["ordinary"], raw["mercs"] = [0] * (n.SEATS * n.HEXES), [0] * (n.SEATS * n.HEXES)
    for h, one in enumerate(hexes):
        for stack in one.units:
            raw["ordinary"][_seat(stack.ruler) * n.HEXES + h] = stack.ordinary
            raw["mercs"][_seat(stack.ruler) * n.HEXES + h] = stack.mercenary


def _public_rulers(raw: dict[str, Any], rulers: tuple[Ruler, ...]) -> None:
    for field, name in (
        *(("coins", "coins"), ("supply", "supply"), ("reserve", "reserve"), ("forts", "forts")),
        *(("castles", "castles"), ("tokens", "influence")),
    ):
        raw[field] = _padded([getattr(one, name) for one in rulers], n.SEATS, 0)
    sides = [one.side if one.side >= 0 or not one.takes_part else n.DEFENDING for one in rulers]
    raw["side"] = _padded(sides, n.SEATS, n.NOBODY)
    raw["placed"] = _padded([done for one in rulers for done in one.groups], 2 * n.SEATS, 0)


class Slot:
    """Where a card can lie, and what is then written of it: who knows it, and to which lot it belongs for each viewer.

    Of the other rulers' knowledge a sampled state holds what all know, and their own hands.
    """

    def __init__(self, seen: SeenSlot, place: int, depth: int, looker: int, seat: int | None) -> None:
        self.card, self.lot = seen.card, seen.lot
        self.place, self.tag, self.depth = place, seen.tag, depth
        self.knows = seen.knows | _holder(place, looker)
        lots = [0 if self.knows >> viewer & 1 else seen.common for viewer in range(n.VIEWERS)]
        if seat is not None and not self.knows >> seat & 1:
            lots[seat] = seen.lot
        self.lots = tuple((viewer * n.CARDS, lot) for viewer, lot in enumerate(lots))

    def put(self, raw: dict[str, Any], card: int) -> None:
        raw["place"][card], raw["tag"][card], raw["depth"][card] = self.place, self.tag, self.depth
        raw["knows"][card] = self.knows
        lots = raw["lot"]
        for first, lot in self.lots:
            lots[first + card] = lot


_slot = lru_cache(maxsize=4096)(Slot)
"""There are few kinds: all of the deck that nobody has seen are one."""


class Lot:
    """Cards that a viewer cannot tell apart, and the slots among which they lie."""

    def __init__(self, cards: tuple[int, ...], slots: list[Slot]) -> None:
        self.cards = cards
        self.marked = [slot for slot in slots if slot.tag]
        self.free = [slot for slot in slots if not slot.tag]

    def deal(self, raw: dict[str, Any], rng: Rng) -> None:
        """Marked slots first, each with a card that its mark allows."""
        rest = list(self.cards)
        rng.shuffle(rest)
        if self.marked:
            murshids = [card for card in rest if facts.RULER_OF[facts.KIND_OF[card]] == n.MURSHID]
            others = [card for card in rest if facts.RULER_OF[facts.KIND_OF[card]] != n.MURSHID]
            for slot in self.marked:
                slot.put(raw, (murshids if slot.tag == n.IS_MURSHIDS else others).pop())
            rest = murshids + others
            rng.shuffle(rest)
        for slot, card in zip(self.free, rest, strict=True):
            slot.put(raw, card)


def _lay_known(raw: dict[str, Any], view: CrescentMoonView) -> list[Lot]:
    """Known cards where they are; the lots that are left to deal."""
    raw["place"] = [n.DISCARDS] * n.CARDS
    raw["knows"] = [n.EVERYBODY] * n.CARDS
    raw["depth"], raw["tag"], raw["lot"] = [0] * n.CARDS, [0] * n.CARDS, [0] * (n.VIEWERS * n.CARDS)
    _lay_open(raw, view.table)
    memory = view.memory
    seen = [(slot, owner, 0) for owner, hand in enumerate(memory.hands) for slot in hand]
    seen += [(slot, n.DECK, depth) for depth, group in enumerate(memory.deck) for slot in group]
    seen += [(slot, n.LOOKED, 0) for slot in memory.looked]
    slots = [_slot(slot, place, depth, raw["looker"], view.seat) for slot, place, depth in seen]
    for slot in slots:
        if slot.card != HIDDEN:
            slot.put(raw, slot.card)
    return [Lot(cards, [slot for slot in slots if slot.lot == lot]) for lot, cards in enumerate(memory.lots)]


def _holder(place: int, looker: int) -> int:
    """Whoever holds a card, or looks at it, knows it."""
    if place == n.LOOKED:
        return 1 << looker
    return 1 << place if place < n.SEATS else 0


def _lay_open(raw: dict[str, Any], table: Table) -> None:
    """Markets, discards, spent and played cards."""
    places = [(card, n.MARKET + at) for at, card in enumerate(table.market) if card != HIDDEN]
    places += [(card, n.SULTANS + at) for at, card in enumerate(table.sultans) if card != HIDDEN]
    places += [(card, n.DISCARDS) for card in table.discards]
    places += [(card, n.SPENT + seat) for seat, one in enumerate(table.rulers) for card in one.spent]
    places += [(one.card, n.PLAYED + one.ruler) for one in table.played]
    for card, place in places:
        raw["place"][card] = place


def _deal_tiles(raw: dict[str, Any], view: CrescentMoonView, rng: Rng) -> None:
    """Tiles that are neither laid nor the viewer's own go to the others' hands, and to those not dealt yet."""
    table = view.table
    raw["bag"], raw["pool"] = [0] * (n.SEATS * n.TILE_KINDS), [0] * n.TILE_KINDS
    if not table.undealt and not any(one.tiles for one in table.rulers):
        return
    counts = list(facts.TILES_FIVE if len(table.rulers) == 5 else facts.TILES_FOUR)
    for laid in table.hexes:
        counts[TILES.index(laid.tile)] -= 1
    for tile, held in enumerate(table.tiles):
        counts[tile] -= held
    loose = [tile for tile, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(loose)
    for seat, one in enumerate(table.rulers):
        first = seat * n.TILE_KINDS
        if seat == view.seat:
            raw["bag"][first : first + n.TILE_KINDS] = list(table.tiles)
            continue
        for _ in range(one.tiles):
            raw["bag"][first + loose.pop()] += 1
    for tile in loose:
        raw["pool"][tile] += 1


def fits(raw: dict[str, Any]) -> bool:
    """Does a deal agree with how many cards the Murshid will take, while plotting?"""
    if raw["phase"] != n.PLOTTING:
        return True
    looked = [facts.KIND_OF[card] for card in range(n.CARDS) if raw["place"][card] == n.LOOKED]
    found = [kind for kind in looked if facts.RULER_OF[kind] == n.MURSHID]
    wanted = int(raw["to_choose"])
    return len(found) == wanted if raw["plot_pays"] else len(found) >= wanted


def _answer(position: Any, raw: dict[str, Any], view: CrescentMoonView, rng: Rng) -> bool:
    """Secret answers: the viewer's own, any possible one for the others. False if somebody cannot have answered."""
    for seat in view.table.answered:
        choices = [view.table.answer] if seat == view.seat else possible_answers(position, raw, seat)
        if not choices:
            return False
        raw[old_fields.name_of_answer(raw["phase"])][seat] = choices[rng.below(len(choices))]
    return True


def possible_answers(position: Any, raw: dict[str, Any], seat: int) -> list[int]:
    """What a ruler may have answered with the hand they hold; the Murshid who is asked for a side chose a card."""
    if raw["phase"] == n.WINDOW:
        found = [0]
        if position.reason(seat, actions.boats()) == n.FINE:
            found.append(1)
        return found + [2 + one for one in range(n.SEATS) if position.reason(seat, actions.informants(one)) == n.FINE]
    subsets: list[int] = position.subsets_of(seat)
    return [one for one in subsets if one] if raw["phase"] == n.MEDDLE and seat == n.MURSHID else subsets
