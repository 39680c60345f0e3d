"""From options to settings, from views to possible worlds, and from dumps back to positions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, cast

import msgspec

from moonsaga.games.crescent_moon import grid
from moonsaga.games.crescent_moon import numbers as n
from moonsaga.games.crescent_moon.data import RULERS, TILES
from moonsaga.games.crescent_moon.maps import chart_of
from moonsaga.games.crescent_moon.position import Position
from moonsaga.games.crescent_moon.state import Settings
from moonsaga.games.crescent_moon.view import (
    HIDDEN,
    SETTLEMENTS,
    STRONGHOLDS,
    CrescentMoonView,
    Hex,
    Memory,
    Ruler,
    Slot,
    Table,
    write_deal,
)
from moonsaga.kernel.options import Options, Value
from moonsaga.kernel.rng import Rng

_make: Any = Settings
MOST_DEALS = 5_000
"""A view that fits no world would be dealt for ever."""


def settings(options: Options) -> Settings:
    """What the core needs to know of the options."""
    return _settings(tuple(options.items()))


@lru_cache(maxsize=1024)
def _settings(items: tuple[tuple[str, Value], ...]) -> Settings:
    options = dict(items)
    return cast("Settings", _make(options, chart_of(str(options["map"]), int(options["seats"]))))


def load(data: bytes) -> Position:
    """The position behind a dump."""
    raw = msgspec.json.decode(data)
    return restore(raw)


def restore(raw: dict[str, Any]) -> Position:
    position: Any = Position(settings(raw["options"]))
    position.load_raw(raw)
    return cast("Position", position)


# --- worlds -----------------------------------------------------------------------------------------------------------


def imagine(view: CrescentMoonView, rng: Rng) -> Position:
    """Deal what this viewer does not know to where it can be, until it fits what everybody saw.

    Cards and tiles are dealt uniformly. Secret answers are then drawn among those that the dealt hands allow.
    """
    raw = _public(view.table, view.memory)
    for _ in range(MOST_DEALS):
        _deal_cards(raw, view, rng)
        _deal_tiles(raw, view, rng)
        if fits(raw):
            position = restore(raw)
            if not view.table.answered:
                return position
            if _answer(position, raw, view, rng):
                return restore(raw)
    raise ValueError("no world fits this view")


def _public(table: Table, memory: Memory) -> dict[str, Any]:
    """All fields that everybody sees."""
    raw: dict[str, Any] = msgspec.structs.asdict(table.turn)
    raw["options"] = table.options
    raw["tried"] = table.tried
    raw["loose"] = list(table.loose)
    raw["bonus"], raw["save"], raw["shield"] = list(table.bonus), list(table.save), list(table.shield)
    raw["busy_o"], raw["busy_m"] = list(table.busy_ordinary), list(table.busy_mercenary)
    raw["ledger"] = _padded([write_deal(deal) for deal in table.ledger], n.LEDGER, 0)
    raw["points"] = _padded(memory.points, n.SEATS, 0)
    raw["answer"] = [n.NOBODY] * n.SEATS
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


VIEWERS = tuple((viewer, viewer * n.CARDS) for viewer in range(n.VIEWERS))
"""Each viewer, and where the lots begin that he tells apart."""
Entry = tuple[Slot, int, int]
"""A slot, its place, and how deep it lies in the deck."""


def _deal_cards(raw: dict[str, Any], view: CrescentMoonView, rng: Rng) -> None:
    """Known cards where they are; those of each lot at random to its slots, as far as their marks allow."""
    raw["place"] = [n.DISCARDS] * n.CARDS
    raw["knows"] = [n.EVERYBODY] * n.CARDS
    raw["depth"], raw["tag"], raw["lot"] = [0] * n.CARDS, [0] * n.CARDS, [0] * (n.VIEWERS * n.CARDS)
    _lay_open(raw, view.table)
    memory = view.memory
    slots = [(slot, owner, 0) for owner, hand in enumerate(memory.hands) for slot in hand]
    slots += [(slot, n.DECK, depth) for depth, group in enumerate(memory.deck) for slot in group]
    slots += [(slot, n.LOOKED, 0) for slot in memory.looked]
    for lot, cards in enumerate(memory.lots):
        for entry, card in _dealt([entry for entry in slots if entry[0].lot == lot], list(cards), rng):
            _put(raw, view, entry, card)
    for entry in slots:
        if entry[0].card != HIDDEN:
            _put(raw, view, entry, entry[0].card)


def _dealt(slots: list[Entry], cards: list[int], rng: Rng) -> Iterator[tuple[Entry, int]]:
    """One lot: marked slots first, each with a card that its mark allows."""
    rng.shuffle(cards)
    murshids = [card for card in cards if n.RULER_OF[n.KIND_OF[card]] == n.MURSHID]
    others = [card for card in cards if n.RULER_OF[n.KIND_OF[card]] != n.MURSHID]
    for entry in slots:
        if entry[0].tag:
            yield entry, (murshids if entry[0].tag == n.IS_MURSHIDS else others).pop()
    rest = murshids + others
    rng.shuffle(rest)
    yield from zip([entry for entry in slots if not entry[0].tag], rest, strict=True)


def _put(raw: dict[str, Any], view: CrescentMoonView, entry: Entry, card: int) -> None:
    """A card in its slot. Of the other rulers' knowledge a world holds what all know, and their own hands."""
    slot, place, depth = entry
    knows = slot.knows | _holder(raw, place)
    raw["place"][card], raw["tag"][card], raw["depth"][card] = place, slot.tag, depth
    raw["knows"][card] = knows
    lots = raw["lot"]
    for viewer, first in VIEWERS:
        if not knows >> viewer & 1:
            lots[first + card] = slot.common
    if view.seat is not None and not knows >> view.seat & 1:
        lots[view.seat * n.CARDS + card] = slot.lot


def _holder(raw: dict[str, Any], place: int) -> int:
    """Whoever holds a card, or looks at it, knows it."""
    if place == n.LOOKED:
        return 1 << int(raw["looker"])
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
    counts = list(n.TILES_FIVE if len(table.rulers) == 5 else n.TILES_FOUR)
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
    """Does a deal agree with how many cards the Murshid will take, while he plots?"""
    if raw["phase"] != n.PLOTTING:
        return True
    looked = [n.KIND_OF[card] for card in range(n.CARDS) if raw["place"][card] == n.LOOKED]
    found = [kind for kind in looked if n.RULER_OF[kind] == n.MURSHID]
    left = int(raw["left"])
    return len(found) == left if raw["count"] else len(found) >= left


def _answer(position: Any, raw: dict[str, Any], view: CrescentMoonView, rng: Rng) -> bool:
    """Secret answers: the viewer's own, any possible one for the others. False if somebody cannot have answered."""
    raw["answer"] = [n.NOBODY] * n.SEATS
    for seat in view.table.answered:
        choices = [view.table.answer] if seat == view.seat else possible_answers(position, raw, seat)
        if not choices:
            return False
        raw["answer"][seat] = choices[rng.below(len(choices))]
    return True


def possible_answers(position: Any, raw: dict[str, Any], seat: int) -> list[int]:
    """What a ruler may have answered with the hand he holds; the Murshid who is asked for his side chose a card."""
    if raw["phase"] == n.WINDOW:
        found = [0]
        if position.reason(seat, n.A_BOATS) == n.FINE:
            found.append(1)
        return found + [2 + one for one in range(n.SEATS) if position.reason(seat, n.A_INFORMANTS + one) == n.FINE]
    subsets: list[int] = position.subsets_of(seat)
    return [one for one in subsets if one] if raw["phase"] == n.MEDDLE and seat == n.MURSHID else subsets
