"""What one seat may see and remember.

Cards are numbers from 0 to 68 (`codes.KIND_OF` gives their titles). Whatever lies open is in `table`, and so are the
viewer's own cards and tiles; points, cards that were seen and are hidden now, and what is known of the deck are in
`memory`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts, grid
from moonsaga.games.crescent_moon.box.codes import RULERS, TERRAINS, TILES
from moonsaga.kernel.contract import View
from moonsaga.kernel.options import Value

HIDDEN = -1
"""A card or a number that this viewer does not know."""
STRONGHOLDS = ("", "fort", "castle")
SETTLEMENTS = ("", "town", "city")


class Turn(msgspec.Struct, frozen=True):
    """Where the game is, and what has happened in this action. All of it is public."""

    hexes: int
    palace: int
    towns: int
    cities: int
    year: int
    round: int
    seat: int
    phase: int
    who: int
    left: int
    only_hex: int
    only_o: int
    only_m: int
    discount: int
    bought: int
    """Purchases of this action: a bit each for near, middle, far and the Sultan's own market."""
    boats: int
    deal: int
    object: int
    count: int
    price: int
    look: int
    looker: int
    look_left: int
    fight: int
    active: int
    attacker: int
    defender: int
    reach: int
    meddles: int
    asked: int
    pact_turn: int
    pact_tried: int
    pact_with: int
    pact_price: int
    pact_from: int
    pact_payer: int
    card: int
    resolver: int
    power_a: int
    power_d: int
    winner_side: int
    loss_a: int
    loss_d: int
    war_side: int
    war_o: int
    war_m: int
    siege: int
    archers: int
    truce: int
    spoils: int
    spied: int
    """Who looked at whose hand with Informants in this action: a bit for each looker * 5 + ruler."""
    war_shown: int
    """Was Warfare revealed in the last combat?"""
    deals: int
    learned: int
    ended: int
    winner: int


class Stack(msgspec.Struct, frozen=True):
    """Units of one ruler in a hex."""

    ruler: str
    ordinary: int
    mercenary: int


class Hex(msgspec.Struct, frozen=True):
    """A hex with all that stands on it."""

    name: str
    tile: str
    terrain: str
    q: int
    r: int
    rotation: int
    stronghold: str
    """`fort`, `castle`, or empty."""
    lord: str
    """Whose stronghold it is."""
    palace: bool
    settlement: str
    influence: str
    units: tuple[Stack, ...]
    control: str
    """Who controls it; empty while nobody does, or while two fight for it."""
    touching: tuple[str, ...]
    adjacent: tuple[str, ...]
    """Those it touches without a river between."""


class Ruler(msgspec.Struct, frozen=True):
    """What lies before a ruler."""

    name: str
    coins: int
    hand: int
    """How many cards."""
    tiles: int
    """How many tiles that are to be laid."""
    supply: int
    reserve: int
    forts: int
    castles: int
    influence: int
    """Tokens in the supply."""
    spent: tuple[int, ...]
    """Characters and battalions that lie before them until the next year."""
    groups: tuple[int, int]
    """Starting groups that were placed."""
    side: int
    """In a contest, once it is declared: 0 supports the attacker, 1 defends."""
    takes_part: bool
    """In a contest: they will declare a side, or have."""
    income: int
    """What they would get now."""
    stake: int
    """The points that their objectives would bring if the year ended now."""


class Played(msgspec.Struct, frozen=True):
    """A card in the combat or contest that goes on."""

    card: int
    ruler: int
    resolved: int
    gift: int
    """Who takes it into their hand; -1 for nobody."""


class Deal(msgspec.Struct, frozen=True):
    """A line of the ledger."""

    buyer: str
    kind: str
    """`card`, `hire`, `bribe` or `pact`."""
    object: int
    """The title of the card, the number of units, or for a bribe hex * 2 + number - 1."""
    offer: int
    counter: int
    """The counter-offer; -1 if there was none."""
    outcome: str
    """`open`, `refused`, `agreed` or `paid`: pacts are paid only on victory."""


class Table(msgspec.Struct, frozen=True):
    """What lies before a seat's eyes."""

    options: dict[str, Value]
    turn: Turn
    tried: int
    hexes: tuple[Hex, ...]
    rulers: tuple[Ruler, ...]
    loose: tuple[int, int]
    """The river's open ends, while the map is laid."""
    market: tuple[int, ...]
    """Nine places, from the far left to the near right; -1 for an empty one."""
    sultans: tuple[int, ...]
    deck: int
    discards: tuple[int, ...]
    played: tuple[Played, ...]
    ledger: tuple[Deal, ...]
    """The last deals, the oldest first."""
    bonus: tuple[int, int]
    save: tuple[int, int]
    busy_ordinary: tuple[int, int]
    busy_mercenary: tuple[int, int]
    duty: tuple[int, ...]
    """Units on cards other than Warfare: for each side and sort, how many give nothing, strength, a save and so on."""
    shield: tuple[int, int]
    hand: tuple[int, ...]
    """The viewer's own cards; none for a spectator."""
    tiles: tuple[int, ...]
    """The viewer's own tiles, how many of each sort."""
    undealt: int
    answered: tuple[int, ...]
    """Whoever has answered while several are asked at once."""
    answer: int
    """The viewer's own answer."""
    points: int
    """The viewer's own, which they may look at at any time; HIDDEN for a spectator."""
    looked: tuple[int, ...]
    """The cards that the viewer is looking at: for Plot, Conspire or Scholars."""
    shown: tuple[tuple[int, ...], ...]
    """The hand of each ruler that Informants showed the viewer in this action."""
    ending: str
    final: tuple[int, ...]
    """Everybody's points, uncovered once the game is over; empty before."""


class Slot(msgspec.Struct, frozen=True, order=True):
    """A card that does not lie open."""

    card: int
    """Which one it is, if this viewer knows it."""
    knows: int
    """Who knows it, as bits: everybody, or this viewer. Of their own hand they know who has seen which card."""
    tag: int
    """What all know of it."""
    lot: int
    """The lot of `Memory.lots` that it belongs to; HIDDEN for a card that the viewer knows."""
    common: int
    """The same for what everybody knows: one of `Memory.common`."""


class Memory(msgspec.Struct, frozen=True):
    """What a perfect memory adds: points, and cards by where they are."""

    points: tuple[int, ...]
    hands: tuple[tuple[Slot, ...], ...]
    deck: tuple[tuple[Slot, ...], ...]
    """Groups from the top; within a group nobody knows the order."""
    looked: tuple[Slot, ...]
    lots: tuple[tuple[int, ...], ...]
    """Cards that the viewer cannot place: those of a lot lie in its slots, and they cannot say which where."""
    common: tuple[tuple[int, ...], ...]
    """The same for what everybody knows."""


class CrescentMoonView(View, frozen=True, kw_only=True):
    table: Table
    memory: Memory


def ruler_name(seat: int) -> str:
    return RULERS[seat] if seat >= 0 else ""


def look(position: Any, seat: int | None) -> CrescentMoonView:
    """Each field that a seat may see, by name."""
    raw: dict[str, Any] = position.raw()
    raw |= position.view_fields(raw)
    turn = {name: raw[name] for name in Turn.__struct_fields__}
    given = [one for one in range(n.SEATS) if raw["answer"][one] >= 0]
    table = Table(
        options=raw["options"],
        turn=Turn(**turn),
        tried=raw["tried"],
        hexes=_hexes(raw, position),
        rulers=tuple(_ruler(raw, position, one) for one in range(raw["options"]["seats"])),
        loose=tuple(raw["loose"]),
        market=_row(raw, n.MARKET, n.MARKET_PLACES),
        sultans=_row(raw, n.SULTANS, n.SULTANS_PLACES),
        deck=raw["place"].count(n.DECK),
        discards=_cards(raw, n.DISCARDS),
        played=_played(raw),
        ledger=tuple(read_deal(entry) for entry in raw["ledger"][: raw["deals"]]),
        bonus=tuple(raw["bonus"]),
        save=tuple(raw["save"]),
        busy_ordinary=tuple(raw["busy_o"]),
        busy_mercenary=tuple(raw["busy_m"]),
        duty=tuple(raw["duty"]),
        shield=tuple(raw["shield"]),
        hand=() if seat is None else _cards(raw, seat),
        tiles=() if seat is None else tuple(raw["bag"][seat * n.TILE_KINDS : (seat + 1) * n.TILE_KINDS]),
        undealt=sum(raw["pool"]),
        answered=tuple(given),
        answer=HIDDEN if seat is None else raw["answer"][seat],
        points=HIDDEN if seat is None else raw["points"][seat],
        looked=() if seat is None or seat not in position.to_act() else _known(raw, n.LOOKED, seat),
        shown=tuple(_shown(raw, owner, seat) for owner in range(raw["options"]["seats"])),
        ending=n.ENDINGS[raw["ended"]],
        final=tuple(raw["points"][: raw["options"]["seats"]]) if raw["ended"] else (),
    )
    return CrescentMoonView(seat=seat, table=table, memory=_remember(raw, seat))


def look_at_all(position: Any) -> CrescentMoonView:
    """What a spectator sees, with every hand and everybody's points: for games that are over."""
    raw: dict[str, Any] = position.raw()
    view = look(position, None)
    seats = range(raw["options"]["seats"])
    hands, points = tuple(_cards(raw, owner) for owner in seats), tuple(raw["points"][one] for one in seats)
    return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, shown=hands, final=points))


def read_deal(entry: int) -> Deal:
    """A line of the ledger behind its number."""
    return Deal(
        buyer=RULERS[entry & 7],
        kind=n.DEALS[entry >> 3 & 7],
        object=entry >> 6 & 63,
        offer=entry >> 12 & 127,
        counter=(entry >> 19 & 255) - 1,
        outcome=n.OUTCOMES[entry >> 27 & 3],
    )


def write_deal(deal: Deal) -> int:
    """The opposite of `read_deal`."""
    terms = RULERS.index(deal.buyer) | n.DEALS.index(deal.kind) << 3 | deal.object << 6
    return terms | deal.offer << 12 | (deal.counter + 1) << 19 | n.OUTCOMES.index(deal.outcome) << 27


def _cards(raw: dict[str, Any], place: int) -> tuple[int, ...]:
    """The cards of a place, sorted into places when first asked for."""
    if "cards" not in raw:
        found: dict[int, list[int]] = {}
        for card, at in enumerate(raw["place"]):
            found.setdefault(at, []).append(card)
        raw["cards"] = {at: tuple(cards) for at, cards in found.items()}
    cards: tuple[int, ...] = raw["cards"].get(place, ())
    return cards


def _known(raw: dict[str, Any], place: int, seat: int) -> tuple[int, ...]:
    """The cards of a place that this seat knows."""
    return tuple(card for card in _cards(raw, place) if raw["knows"][card] >> seat & 1)


def _shown(raw: dict[str, Any], owner: int, seat: int | None) -> tuple[int, ...]:
    spied = seat is not None and raw["spied"] >> (seat * n.SEATS + owner) & 1
    return _known(raw, owner, seat) if spied and seat is not None else ()


def _row(raw: dict[str, Any], first: int, count: int) -> tuple[int, ...]:
    return tuple(next(iter(_cards(raw, place)), HIDDEN) for place in range(first, first + count))


def _played(raw: dict[str, Any]) -> tuple[Played, ...]:
    return tuple(
        Played(card, raw["place"][card] - n.PLAYED, raw["mark"][card], raw["gift"][card])
        for card in range(n.CARDS)
        if raw["place"][card] >= n.PLAYED
    )


def _hexes(raw: dict[str, Any], position: Any) -> tuple[Hex, ...]:
    links = position.neighbours()
    strong, _ = position.masks()
    return tuple(_hex(raw, h, links[h], strong) for h in range(raw["hexes"]))


def _hex(raw: dict[str, Any], h: int, links: tuple[int, int], strong: list[int]) -> Hex:
    q, r = grid.CELLS[raw["cell"][h]]
    owners = [seat for seat, mask in enumerate(strong) if mask >> h & 1]
    stacks = [(seat, raw["ordinary"][seat * n.HEXES + h], raw["mercs"][seat * n.HEXES + h]) for seat in range(n.SEATS)]
    return Hex(
        name=n.HEX_NAMES[h],
        tile=TILES[raw["tile"][h]],
        terrain=TERRAINS[facts.TERRAIN[raw["tile"][h]]],
        q=q,
        r=r,
        rotation=raw["turn"][h],
        stronghold=STRONGHOLDS[raw["hold"][h]],
        lord=ruler_name(raw["lord"][h]),
        palace=raw["palace"] == h,
        settlement=SETTLEMENTS[raw["town"][h]],
        influence=ruler_name(raw["influence"][h]),
        units=tuple(Stack(RULERS[seat], o, m) for seat, o, m in stacks if o or m),
        control=RULERS[owners[0]] if len(owners) == 1 else "",
        touching=_names(links[0]),
        adjacent=_names(links[1]),
    )


@lru_cache(maxsize=4096)
def _names(mask: int) -> tuple[str, ...]:
    return tuple(n.HEX_NAMES[h] for h in range(n.HEXES) if mask >> h & 1)


def _ruler(raw: dict[str, Any], position: Any, seat: int) -> Ruler:
    placed = raw["placed"]
    return Ruler(
        name=RULERS[seat],
        coins=raw["coins"][seat],
        hand=len(_cards(raw, seat)),
        tiles=sum(raw["bag"][seat * n.TILE_KINDS : (seat + 1) * n.TILE_KINDS]),
        supply=raw["supply"][seat],
        reserve=raw["reserve"][seat],
        forts=raw["forts"][seat],
        castles=raw["castles"][seat],
        influence=raw["tokens"][seat],
        spent=_cards(raw, n.SPENT + seat),
        groups=(placed[2 * seat], placed[2 * seat + 1]),
        side=raw["side"][seat] if _has_declared(raw, seat) else HIDDEN,
        takes_part=raw["side"][seat] >= 0,
        income=position.income_of(seat),
        stake=position.points_at_stake(seat),
    )


def _has_declared(raw: dict[str, Any], seat: int) -> bool:
    """Sides are declared in turn order after the cards are chosen; until then the core counts all as defenders."""
    if raw["phase"] == n.DECLARE:
        return bool(seat < raw["who"])
    return not n.OPEN_FIGHT <= raw["phase"] < n.DECLARE


def _remember(raw: dict[str, Any], seat: int | None) -> Memory:
    seats = raw["options"]["seats"]
    deck = _cards(raw, n.DECK)
    where = frozenset((n.DECK, n.LOOKED, *range(seats)))
    hidden = [card for card, at in enumerate(raw["place"]) if at in where]
    viewer = n.SEATS if seat is None else seat
    lots, lot_of = _lots(raw, hidden, viewer)
    common, common_of = _lots(raw, hidden, n.SEATS)

    def slots(cards: Iterable[int]) -> tuple[Slot, ...]:
        found = [
            Slot(
                card=HIDDEN if card in lot_of else card,
                knows=_knowers(raw, card, viewer),
                tag=raw["tag"][card],
                lot=lot_of.get(card, HIDDEN),
                common=common_of.get(card, HIDDEN),
            )
            for card in cards
        ]
        return tuple(sorted(found))

    depths = sorted({raw["depth"][card] for card in deck})
    return Memory(
        points=tuple(raw["points"][:seats]),
        hands=tuple(slots(_cards(raw, owner)) for owner in range(seats)),
        deck=tuple(slots(card for card in deck if raw["depth"][card] == depth) for depth in depths),
        looked=slots(_cards(raw, n.LOOKED)),
        lots=lots,
        common=common,
    )


def _lots(raw: dict[str, Any], hidden: list[int], viewer: int) -> tuple[tuple[tuple[int, ...], ...], dict[int, int]]:
    """The lots of a viewer, who knows what everybody knows besides, and to which of them each card belongs."""
    found: dict[tuple[int, int], list[int]] = {}
    for card in hidden:
        if not raw["knows"][card] >> viewer & 1:
            found.setdefault((raw["lot"][viewer * n.CARDS + card], raw["lot"][n.PUBLIC + card]), []).append(card)
    lots = sorted(tuple(cards) for cards in found.values())
    return tuple(lots), {card: i for i, cards in enumerate(lots) for card in cards}


def _knowers(raw: dict[str, Any], card: int, viewer: int) -> int:
    """Who knows a hidden card is nobody's business, but everybody's own; the owner of a hand knows who saw it."""
    knows: int = raw["knows"][card]
    if knows & n.SPECTATOR:
        return n.EVERYBODY
    return knows if raw["place"][card] == viewer else knows & 1 << viewer
