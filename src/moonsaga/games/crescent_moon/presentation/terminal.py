"""How Crescent Moon looks in a terminal: the hexes of the map, markets, hand, fight and deals. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.view import HIDDEN, CrescentMoonView, Deal, Hex, Ruler, Table
from moonsaga.kernel.contract import Argument, Message, View
from moonsaga.kernel.texts import Texts

Piece = tuple[str, str]
"""Some text and its style."""
Line = list[Piece]

HELP = Message("terminal-help")
STYLES = {
    "warlord": "bright_white on red",
    "murshid": "bright_white on magenta",
    "sultan": "black on yellow",
    "caliph": "black on green",
    "nomad": "black on cyan",
}
LETTERS = {"warlord": "W", "murshid": "M", "sultan": "S", "caliph": "C", "nomad": "N"}
TERRAIN_SIGNS = {
    "crossing": "╬",
    "river": "≈",
    "fields": "ψ",
    "wilderness": "♣",
    "mountain": "▲",
    "quarry": "■",
    "desert": "░",
    "sacred-site": "☼",
}
FORT, CASTLE, TOWN, CITY, PALACE, TOKEN = "♖", "♜", "⌂", "▣", "♛", "●"
STRONGHOLD_SIGNS = {"fort": FORT, "castle": CASTLE}
SETTLEMENT_SIGNS = {"town": TOWN, "city": CITY}
WIDTH = 15
"""Columns of a hex; the row below it begins half a hex further right or left."""
AREAS = ("far", "middle", "near")
SHOWN_DEALS = 4
COUNTED = (n.PLOTTING, n.CONSPIRING, n.ATTACKER_LOSSES, n.DEFENDER_LOSSES)
"""In these phases the question says how many cards or units are left to choose."""


# --- the map ----------------------------------------------------------------------------------------------------------


def board(view: View) -> list[Line]:
    """Three lines for each row of hexes: name and terrain, buildings and influence, units."""
    hexes = cast("CrescentMoonView", view).table.hexes
    if not hexes:
        return []
    left = min(2 * one.q + one.r for one in hexes)
    lines: list[Line] = []
    for r in sorted({one.r for one in hexes}):
        row = sorted((one for one in hexes if one.r == r), key=lambda one: one.q)
        for part in (_ground, _buildings, _units):
            line: Line = []
            for one in row:
                column = (2 * one.q + one.r - left) * (WIDTH + 1) // 2
                line += [(" " * (column - _length(line)), ""), *_padded(part(one))]
            lines.append(line)
    return lines


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _padded(pieces: Line) -> Line:
    return [*pieces, (" " * (WIDTH - _length(pieces)), "")]


def _ground(one: Hex) -> Line:
    """Its name, its terrain, and who controls it."""
    control = [(f" {LETTERS[one.control]} ", f"bold {STYLES[one.control]}")] if one.control else [(" · ", "dim")]
    return [(f"{one.name:<3} ", "bold"), (TERRAIN_SIGNS[one.tile] * 3, "dim"), (" ", ""), *control]


def _buildings(one: Hex) -> Line:
    found: Line = []
    if one.stronghold:
        found.append((f"{STRONGHOLD_SIGNS[one.stronghold]}{LETTERS[one.lord]}", STYLES[one.lord]))
    if one.palace:
        found.append((PALACE, STYLES["caliph"]))
    if one.settlement:
        found.append((SETTLEMENT_SIGNS[one.settlement], STYLES["sultan"]))
    if one.influence:
        found.append((f"{TOKEN}{LETTERS[one.influence]}", STYLES[one.influence]))
    return _spaced(found)


def _units(one: Hex) -> Line:
    """Ordinary units + mercenaries of each ruler."""
    return _spaced([(f"{LETTERS[two.ruler]}{two.ordinary}+{two.mercenary}", STYLES[two.ruler]) for two in one.units])


def _spaced(found: Line) -> Line:
    spaced: Line = [("  ", "")]
    for piece in found:
        spaced += [piece, (" ", "")]
    return spaced


def legend(view: View, texts: Texts) -> str:  # noqa: ARG001  all signs, whatever lies on the map
    """What the signs mean."""
    signs = [(sign, f"tile-{tile}") for tile, sign in TERRAIN_SIGNS.items()]
    signs += [(FORT, "building-fort"), (CASTLE, "building-castle"), (PALACE, "building-palace")]
    signs += [(TOWN, "building-town"), (CITY, "building-city"), (TOKEN, "thing-influence")]
    signs += [(letter, f"ruler-{ruler}") for ruler, letter in LETTERS.items()]
    return ", ".join(f"{sign} {texts.say(Message(key))}" for sign, key in signs)


# --- the sheets -------------------------------------------------------------------------------------------------------

COLUMNS = ("coins", "points", "hand", "reserve", "supply", "tokens", "forts", "castles", "income", "stake", "spent")


def players(view: View, texts: Texts) -> list[Line]:
    """A row of headings, then one for each ruler: what lies in front of them, and what they would score now."""
    seen = cast("CrescentMoonView", view)
    rows: list[Line] = [[("", ""), *((texts.say(Message(f"terminal-{name}")), "dim") for name in COLUMNS)]]
    for seat, one in enumerate(seen.table.rulers):
        name = f" {LETTERS[one.name]} {texts.say(Message(f'ruler-{one.name}'))} "
        rows.append([(name, f"bold {STYLES[one.name]}"), *((cell, "") for cell in _sheet(seen, seat, one, texts))])
    return rows


def _sheet(view: CrescentMoonView, seat: int, one: Ruler, texts: Texts) -> list[str]:
    spent = ", ".join(_title(card, texts) for card in one.spent)
    counts = (one.hand, one.reserve, one.supply, one.influence, one.forts, one.castles, one.income, one.stake)
    return [str(one.coins), _points(view, seat), *map(str, counts), spent or "-"]


def _points(view: CrescentMoonView, seat: int) -> str:
    """Everybody's at the end, one's own before; others' lie face down."""
    if view.table.final:
        return str(view.table.final[seat])
    return str(view.table.points) if seat == view.seat else "?"


def _title(card: int, texts: Texts) -> str:
    return texts.say(Message(f"card-{facts.KIND_NAMES[facts.KIND_OF[card]]}"))


def prompt(view: View) -> Message:
    """What the seat to act is asked. With too many cards in hand the prompt is to discard first (Hand limit)."""
    table = cast("CrescentMoonView", view).table
    if any(one.hand > facts.HAND_LIMIT for one in table.rulers):
        return Message("discard-prompt", {"count": facts.HAND_LIMIT})
    args: dict[str, Argument] = {"count": table.turn.left} if table.turn.phase in COUNTED else {}
    return Message(f"phase-{n.PHASES[table.turn.phase]}-prompt", args)


def seat_name(view: View, seat: int) -> str:  # noqa: ARG001
    """The message key of a seat's name, as in the events."""
    return f"ruler-{RULERS[seat]}"


def meaning(view: View, words: str, texts: Texts) -> str:
    """What the cards and places of a market say that a choice names; what a building costs, which units are lost."""
    table = cast("CrescentMoonView", view).table
    verb, *rest = words.split() or [""]
    if verb == "build" and len(rest) == 2:
        return texts.say(Message("count-coins", {"count": _price(cast("CrescentMoonView", view), *rest)}))
    if verb == "lose" and rest:
        lost = {"ordinary": int(rest[0]), "mercenary": table.turn.left - int(rest[0])}
        return ", ".join(texts.say(Message(f"count-{unit}", {"count": count})) for unit, count in lost.items() if count)
    found = []
    for word in words.split():
        if word in facts.KIND_NAMES:
            found.append(texts.say(Message(f"card-{word}-text")))
        elif (card := _on_market(table, word)) != HIDDEN:
            found.append(
                f"{_title(card, texts)}: {texts.say(Message(f'card-{facts.KIND_NAMES[facts.KIND_OF[card]]}-text'))}"
            )
    if verb == "commit" and _own_victim(rest):
        found.append(texts.say(Message("warning-own-victim")))
    return " ".join(found)


def _own_victim(cards: Sequence[str]) -> bool:
    """Assassins beside a character of one's own, which may be the only one they find."""
    return "assassins" in cards and any(card.name in cards and card.type == "character" for card in facts.BOX.cards)


def _price(view: CrescentMoonView, where: str, building: str) -> int:
    """What a building costs there: terrain makes it dearer, an Architect cheaper (Build X)."""
    prices, table = facts.BOX.economy["build"], view.table
    terrain = next(one.terrain for one in table.hexes if one.name == where)
    coins = prices.get(f"{RULERS[table.turn.seat]}_{building}", prices[building])
    return max(0, int(coins) + int(facts.BOX.economy["surcharge"].get(terrain, 0)) - table.turn.discount)


def _on_market(table: Table, word: str) -> int:
    """The card at a place like `near-2` or `sultan-1`; HIDDEN if the word is none."""
    area, _, place = word.partition("-")
    if not place.isdigit() or area not in (*AREAS, "sultan"):
        return HIDDEN
    row = table.sultans if area == "sultan" else table.market[3 * AREAS.index(area) :]
    return row[int(place) - 1]


# --- below the map ----------------------------------------------------------------------------------------------------


def scene(view: View, texts: Texts) -> list[Line]:
    """The course of the game, rivers, markets, what one holds and looks at, the fight and the deals."""
    return list(_Scene(cast("CrescentMoonView", view), texts).lines())


class _Scene:
    """The lines of one view in one language."""

    def __init__(self, view: CrescentMoonView, texts: Texts) -> None:
        self.view = view
        self.table = view.table
        self.texts = texts

    def word(self, key: str, **args: Argument) -> str:
        return self.texts.say(Message(key, args))

    def ruler(self, seat: int) -> Piece:
        name = RULERS[seat]
        return f" {self.word(f'ruler-{name}')} ", STYLES[name]

    def titles(self, cards: tuple[int, ...]) -> str:
        return ", ".join("-" if card == HIDDEN else _title(card, self.texts) for card in cards) or "-"

    def lines(self) -> Iterator[Line]:
        yield self.course()
        yield from self.rivers()
        yield [("", "")]
        yield from self.markets()
        yield from self.own()
        yield from self.fight()
        yield from self.deals()
        yield [("", "")]

    def course(self) -> Line:
        turn = self.table.turn
        years = int(self.table.options["years"])
        if self.table.ending:
            return [(self.word(f"ending-{self.table.ending}"), "bold"), ("  ", ""), self.ruler(turn.winner)]
        when = f"{self.word('board-year', year=max(1, turn.year), of=years)}, "
        when += self.word("board-round", round=max(0, turn.round) + 1, of=n.ROUNDS)
        return [
            (when, "bold"),
            ("   ", ""),
            self.ruler(turn.seat),
            (f"   {self.word(f'phase-{n.PHASES[turn.phase]}')}", ""),
        ]

    def rivers(self) -> Iterator[Line]:
        """Between which hexes the river runs."""
        pairs = [
            f"{one.name}≈{other}"
            for one in self.table.hexes
            for other in one.touching
            if other not in one.adjacent and int(one.name[1:]) < int(other[1:])
        ]
        if pairs:
            yield [(f"{self.word('tile-river')} ", "dim"), (" ".join(pairs), "")]

    def markets(self) -> Iterator[Line]:
        for i, area in enumerate(AREAS):
            yield [(f"{self.word(f'market-{area}')}: ", "dim"), (self.titles(self.table.market[3 * i : 3 * i + 3]), "")]
        yield [(f"{self.word('market-sultan')}: ", "dim"), (self.titles(self.table.sultans), "")]
        piles = (
            self.word("board-deck", count=self.table.deck),
            self.word("board-discards", count=len(self.table.discards)),
        )
        yield [(", ".join(piles), "dim")]

    def own(self) -> Iterator[Line]:
        """Hand, cards before one's eyes, hands that Informants showed, tiles."""
        yield [("", "")]
        if self.view.seat is not None:
            yield [(f"{self.word('board-hand')}: ", "dim"), (self.titles(self.table.hand), "bold")]
        if self.table.looked:
            yield [(f"{self.word('board-offered')}: ", "dim"), (self.titles(self.table.looked), "bold")]
        for seat, cards in enumerate(self.table.shown):
            if cards:
                yield [self.ruler(seat), (f" {self.titles(cards)}", "")]
        if any(self.table.tiles):
            held = [(tile, count) for tile, count in zip(TERRAIN_SIGNS, self.table.tiles, strict=True) if count]
            named = ", ".join(f"{count} {self.word(f'tile-{tile}')}" for tile, count in held)
            yield [(f"{self.word('board-tiles')}: ", "dim"), (named, "bold")]

    def fight(self) -> Iterator[Line]:
        """Who fights whom and where, who has chosen cards, what was revealed, and the strengths."""
        turn = self.table.turn
        if not turn.fight:
            return
        yield [("", "")]
        line: Line = [(f"{self.word(f'fight-{n.FIGHTS[turn.fight]}', number=turn.active + 1)}  ", "bold red")]
        line.append(self.ruler(turn.attacker))
        if turn.defender >= 0:
            line += [(f" {self.word('fight-versus')} ", ""), self.ruler(turn.defender)]
        yield line
        if turn.phase > n.JUDGE:
            yield [(f"{turn.power_a} : {turn.power_d}", "bold")]
        for seat, one in enumerate(self.table.rulers):
            yield from self.fighter(seat, one)

    def fighter(self, seat: int, one: Ruler) -> Iterator[Line]:
        """A ruler in the fight: side, whether they have chosen, and cards."""
        line: Line = [self.ruler(seat), (" ", "")]
        if one.side >= 0:
            line.append((f"{self.word(f'button-{n.SIDE_NAMES[one.side]}')} ", ""))
        if seat in self.table.answered:
            line.append((f"{self.word('fight-chosen')} ", "dim"))
        cards = [played for played in self.table.played if played.ruler == seat]
        for played in cards:
            state = "fight-resolved" if played.resolved else "fight-waiting"
            line += [(_title(played.card, self.texts), "bold"), (f" ({self.word(state)}) ", "dim")]
        if len(line) > 2 or one.takes_part:
            yield line

    def deals(self) -> Iterator[Line]:
        """The last lines of the ledger; the deal that is being made is the last of them."""
        if self.table.ledger:
            yield [("", "")]
            yield [(self.word("deals-title"), "dim")]
        for deal in self.table.ledger[-SHOWN_DEALS:]:
            yield self.deal(deal)

    def deal(self, deal: Deal) -> Line:
        args: dict[str, Argument] = {"count": deal.object}
        if deal.kind == "card":
            args = {"card": f"card-{facts.KIND_NAMES[deal.object]}"}
        elif deal.kind == "bribe":
            args = {"number": deal.object // 2 + 1, "count": deal.object % 2 + 1}
        price = f"{deal.offer}" if deal.counter < 0 else f"{deal.offer} / {deal.counter}"
        return [
            self.ruler(RULERS.index(deal.buyer)),
            (f" {self.word(f'deal-{deal.kind}', **args)}: {price} ", ""),
            (f"({self.word(f'outcome-{deal.outcome}')})", "dim"),
        ]
