"""A position as text: for people at a terminal, for tests, and for records that start in the middle.

    options: seats=5 years=3 ...
    now: year 1, action 2, caliph
    h1 quarry 1.-2: caliph castle, caliph 2 ordinary, sultan town
    h2 river 0.-1 r3: murshid influence, palace
    caliph: 8 coins, 5 points, 2 reserves
    caliph hand: guard, boats
    caliph spent: general
    market: imam guard - boats ...
    sultan market: raiders - -
    discards: coercion

`place` reads exactly this; what it does not name is in the supplies and in the deck. A drawn position is at the
beginning of a ruler's action.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts, grid
from moonsaga.games.crescent_moon.box.codes import RULERS, TILES
from moonsaga.games.crescent_moon.position import Position
from moonsaga.games.crescent_moon.restore import restore, settings
from moonsaga.games.crescent_moon.view import HIDDEN, CrescentMoonView, Hex, Slot
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import Options, parse, write

HEX = re.compile(r"h(\d+) ([a-z-]+) (-?\d+)\.(-?\d+)(?: r([0-5]))?")

LONGEST_NUMBER = 3
MOST_HELD = facts.HAND_LIMIT


def title(card: int) -> str:
    return facts.KIND_NAMES[facts.KIND_OF[card]] if card != HIDDEN else "-"


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw(view: CrescentMoonView) -> str:
    """The position as this viewer sees and remembers it."""
    return "\n".join(_lines(view))


def _lines(view: CrescentMoonView) -> Iterator[str]:
    table, turn = view.table, view.table.turn
    yield f"options: {write(table.options)}"
    words = [f"year {turn.year}", f"action {turn.round + 1}", RULERS[turn.seat], n.PHASES[turn.phase]]
    if turn.fight:
        words.append(f"{n.FIGHTS[turn.fight]} in h{turn.active + 1}")
    if table.ending:
        words.append(f"ended by {table.ending}, the {RULERS[turn.winner]} wins")
    yield f"now: {', '.join(words)}"
    for one in table.hexes:
        yield _hex_line(one)
    for seat, ruler in enumerate(table.rulers):
        yield f"{ruler.name}: {ruler.coins} coins, {view.memory.points[seat]} points, {ruler.reserve} reserves"
        yield f"{ruler.name} hand: {_hand(view.memory.hands[seat])}".rstrip()
        if ruler.spent:
            yield f"{ruler.name} spent: {', '.join(map(title, ruler.spent))}"
    yield f"market: {' '.join(map(title, table.market))}"
    yield f"sultan market: {' '.join(map(title, table.sultans))}"
    yield f"discards: {', '.join(map(title, table.discards))}".rstrip()
    yield f"deck: {' + '.join(str(len(group)) for group in view.memory.deck)}".rstrip()


def _hex_line(one: Hex) -> str:
    head = f"{one.name} {one.tile} {one.q}.{one.r}" + (f" r{one.rotation}" if one.tile in ("river", "crossing") else "")
    return f"{head}: {', '.join(_pieces(one))}".rstrip()


def _pieces(one: Hex) -> Iterable[str]:
    if one.stronghold:
        yield f"{one.lord} {one.stronghold}"
    if one.palace:
        yield "palace"
    for stack in one.units:
        if stack.ordinary:
            yield f"{stack.ruler} {stack.ordinary} ordinary"
        if stack.mercenary:
            yield f"{stack.ruler} {stack.mercenary} mercenary"
    if one.settlement:
        yield one.settlement
    if one.influence:
        yield f"{one.influence} influence"


def _hand(slots: tuple[Slot, ...]) -> str:
    known = [title(slot.card) for slot in slots if slot.card != HIDDEN]
    hidden = len(slots) - len(known)
    return ", ".join([*known, *([f"{hidden} hidden"] if hidden else [])])


# --- placing ----------------------------------------------------------------------------------------------------------


def place(text: str, game: Game) -> Position:
    """The position of a drawing; `NotationError` for one that cannot be read."""
    lines = [line.strip().partition(":") for line in text.splitlines() if line.strip()]
    named = {name.strip(): rest.strip() for name, _, rest in lines}
    try:
        options: Options = game.resolve(parse(game.info.options, named["options"].split()))
        now = [word.strip() for word in named["now"].split(",")]
        year, action, seat = int(now[0].split()[1]), int(now[1].split()[1]), RULERS.index(now[2])
    except (KeyError, IndexError, ValueError):
        raise NotationError("a drawing begins with options: and now: year 1, action 1, warlord") from None
    if now[3:] not in ([], [n.PHASES[n.ACT]]):
        raise NotationError(f"only the beginning of a ruler's action can be placed, not {', '.join(now[3:])!r}")
    seats = int(options["seats"])
    if not (1 <= year <= int(options["years"]) and 1 <= action <= n.ROUNDS and seat < seats):
        raise NotationError(f"there are {options['years']} years of {n.ROUNDS} actions for {', '.join(RULERS[:seats])}")
    start: Any = Position(settings({**options, "map": "variable"}))
    raw: dict[str, Any] = start.raw()
    raw |= {"options": dict(options), "year": year, "round": action - 1, "seat": seat, "who": seat, "phase": n.ACT}
    _fill_supplies(raw, seats)
    for name, _, rest in lines:
        found = HEX.fullmatch(name.strip())
        if found:
            _place_hex(raw, found, rest)
    for ruler in range(seats):
        _place_ruler(raw, ruler, named)
    _place_cards(raw, named)
    _check_box(raw, seats)
    return restore(raw)


def _fill_supplies(raw: dict[str, Any], seats: int) -> None:
    for seat in range(seats):
        raw["supply"][seat], raw["forts"][seat] = facts.UNITS_OF[seat], facts.FORTS_OF[seat]
        raw["castles"][seat], raw["tokens"][seat] = facts.CASTLES_OF[seat], facts.TOKENS_OF[seat]
        raw["points"][seat] = facts.START_POINTS
        raw["placed"][2 * seat] = raw["placed"][2 * seat + 1] = 1
    raw["towns"], raw["cities"], raw["hexes"] = facts.TOWNS, facts.CITIES, 0
    raw["tile"], raw["cell"] = [n.NOBODY] * n.HEXES, [n.NOBODY] * n.HEXES
    raw["place"], raw["knows"] = [n.DECK] * n.CARDS, [0] * n.CARDS


def _place_hex(raw: dict[str, Any], found: re.Match[str], pieces: str) -> None:
    number, tile, q, r, turn = found.groups()
    h = int(number) - 1
    if h != raw["hexes"] or h >= n.HEXES or tile not in TILES or (int(q), int(r)) not in grid.CELL:
        raise NotationError(f"hexes are h1, h2, ... with a tile and a place: not {found[0]!r}")
    if grid.CELL[int(q), int(r)] in raw["cell"]:
        raise NotationError(f"two hexes lie at {q}.{r}")
    raw["hexes"] += 1
    raw["tile"][h], raw["cell"][h], raw["turn"][h] = TILES.index(tile), grid.CELL[int(q), int(r)], int(turn or 0)
    for piece in filter(None, (word.strip() for word in pieces.split(","))):
        _place_piece(raw, h, piece.split())


def _place_piece(raw: dict[str, Any], h: int, words: list[str]) -> None:
    rulers = RULERS[: int(raw["options"]["seats"])]
    match words:
        case ["palace"]:
            raw["palace"] = h
        case ["town" | "city"] if not raw["town"][h]:
            raw["town"][h] = n.TOWN if words[0] == "town" else n.CITY
            raw["towns" if words[0] == "town" else "cities"] -= 1
        case [ruler, "fort" | "castle" as kind] if ruler in rulers and not raw["hold"][h]:
            raw["hold"][h], raw["lord"][h] = n.FORT if kind == "fort" else n.CASTLE, RULERS.index(ruler)
            raw[f"{kind}s"][RULERS.index(ruler)] -= 1
        case [ruler, "influence"] if ruler in rulers and raw["influence"][h] == n.NOBODY:
            raw["influence"][h] = RULERS.index(ruler)
            raw["tokens"][RULERS.index(ruler)] -= 1
        case [ruler, count, "ordinary" | "mercenary" as kind] if ruler in rulers and _is_count(count):
            field = "ordinary" if kind == "ordinary" else "mercs"
            raw[field][RULERS.index(ruler) * n.HEXES + h] += int(count)
            raw["supply"][RULERS.index(ruler)] -= int(count)
        case _:
            raise NotationError(
                f"{' '.join(words)!r} is no piece: write caliph castle, nomad 2 mercenary, town, palace"
            )


def _place_ruler(raw: dict[str, Any], seat: int, named: dict[str, str]) -> None:
    for part in filter(None, (word.strip() for word in named.get(RULERS[seat], "").split(","))):
        count, _, what = part.partition(" ")
        if what not in ("coins", "points", "reserves") or not _is_count(count.removeprefix("-")):
            raise NotationError(f"{part!r}: write 3 coins, 5 points, 2 reserves")
        if what == "reserves":
            raw["reserve"][seat] = int(count)
            raw["supply"][seat] -= int(count)
        else:
            raw[what][seat] = int(count)


def _place_cards(raw: dict[str, Any], named: dict[str, str]) -> None:
    """Cards of hands are public unless the line says `secret`, as those of the Murshid's plots are."""
    for seat, ruler in enumerate(RULERS[: int(raw["options"]["seats"])]):
        for words, where in ((f"{ruler} hand", seat), (f"{ruler} spent", n.SPENT + seat)):
            for word in _names(named.get(words, "")):
                secret = word.endswith(" secret")
                _place_card(raw, word.removesuffix(" secret"), where, 1 << seat if secret else n.EVERYBODY)
    markets = (("market", n.MARKET, n.MARKET_PLACES), ("sultan market", n.SULTANS, n.SULTANS_PLACES))
    for words, first, places in markets:
        if len(named.get(words, "").split()) > places:
            raise NotationError(f"the {words} has {places} places")
        for at, word in enumerate(named.get(words, "").split()):
            if word != "-":
                _place_card(raw, word, first + at, n.EVERYBODY)
    for word in _names(named.get("discards", "")):
        _place_card(raw, word, n.DISCARDS, n.EVERYBODY)
    if n.WARFARE_CARD not in [card for card in range(n.CARDS) if raw["place"][card] != n.DECK]:
        _place_card(raw, "warfare", n.WARLORD, n.EVERYBODY)


def _is_count(word: str) -> bool:
    return word.isdecimal() and len(word) <= LONGEST_NUMBER


def _check_box(raw: dict[str, Any], seats: int) -> None:
    """Nothing is drawn that the box does not have."""
    for seat, name in enumerate(RULERS[:seats]):
        for field in ("supply", "forts", "castles", "tokens"):
            if raw[field][seat] < 0:
                raise NotationError(f"{name} has no such number of units, forts, castles or influence")
        if raw["reserve"][seat] < 0 or raw["coins"][seat] < 0:
            raise NotationError(f"{name} cannot have less than nothing")
        if raw["place"].count(seat) > MOST_HELD:
            raise NotationError(f"{name} cannot hold more than {MOST_HELD} cards")
    if raw["towns"] < 0 or raw["cities"] < 0:
        raise NotationError(f"there are only {facts.TOWNS} towns and {facts.CITIES} cities")


def _names(text: str) -> list[str]:
    return [word for word in (part.strip() for part in text.split(",")) if word and not word.endswith("hidden")]


def _place_card(raw: dict[str, Any], name: str, place: int, knows: int) -> None:
    if name not in facts.KIND_NAMES:
        raise NotationError(f"there is no card {name!r}")
    kind = facts.KIND_NAMES.index(name)
    free = [card for card in range(n.CARDS) if facts.KIND_OF[card] == kind and raw["place"][card] == n.DECK]
    if not free:
        raise NotationError(f"there are not so many copies of {name}")
    raw["place"][free[0]], raw["knows"][free[0]] = place, knows
