"""A position as text: for people at a terminal, for tests, and for records that start in the middle.

    options: deck_1=vulca deck_2=hoax ...
    now: seat 2, fire, main, character
    turn: plays=1 combat_plays=1 normals=1 character=1
    dragons: 1 0
    1 hand: vulca-04 Lavar the Powerful 5/4; vulca-08 Spark 4/2 (seen)
    1 combat: vulca-01 Flamebreath the Dazzling 7/0; vulca-18 Fireblast 3/2
    1 covered: vulca-05 Volca 5/1
    1 aims: vulca-21 > vulca-01

What `place` reads are the words before the colon, the cards' short names and the remarks in parentheses; values and
titles are for people. A position in which an effect is half done has no drawing that could be placed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

import msgspec

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.restore import brought_decks, settings
from moonsaga.games.blue_moon.view import HIDDEN, BlueMoonView, Table
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import Options, parse, write

CARD = re.compile(r"\b[a-z]+-\d+\b")
ROWS = ("hand", "covered", "combat", "support", "ships", "cargo", "bottom", "leaders", "discards")
COUNTS = (
    *("plays", "combat_plays", "normals", "normal_gang", "normal_pair", "character", "launches", "launch_pair"),
    *("boosters", "others", "played_booster", "played_support", "stopped", "bounced", "next_free", "from_deck"),
    *("landed", "hand_plays"),
)
"""What has happened in the turn; 0 at its beginning."""
PLACES = {"first_out": n.SEATS, "starter": n.SEATS}
"""The same with -1 for nothing, each below its bound."""
MOST_COUNTED = 1000
MOST_IN_HAND = 10
"""Of a drawing: games seldom have more, and to find what may be played takes long with more."""
REMARKS = {"used": n.USED, "met": n.SATISFIED, "free": n.AS_FREE, "landed": n.LANDED, "shown": n.SHOWN}
FACE_DOWN, SEEN = "face down", "seen"
"""Behind a card: what is true of it now. `seen`: everybody knows that this card is in the hand, or under the deck."""
PLACED = ("main", "call", "end", "decks")
"""The phases in which a decision is owed and nothing is half done."""


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw(view: BlueMoonView) -> str:
    """The position as this viewer sees and remembers it."""
    table = view.table
    lines = [f"options: {write(table.options)}", f"now: {_now(table)}"]
    turn = _turn(table)
    lines += [f"turn: {turn}"] if turn else []
    lines.append(f"dragons: {table.sides[0].dragons} {table.sides[1].dragons}")
    if table.options.get("match"):
        lines.append(f"crystals: {table.score[0]} {table.score[1]}")
    for seat in range(n.SEATS):
        lines += _side(view, seat)
    return "\n".join(lines)


def _now(table: Table) -> str:
    turn = table.turn
    element = n.ELEMENT_NAMES[turn.element] if turn.begun else "no fight"
    words = [f"seat {turn.seat + 1}", element, n.PHASES[turn.phase], n.STAGES[turn.stage]]
    if turn.phase == n.CHOOSE:
        words.append(f"seat {turn.chooser + 1} is asked: {n.CHOICES[turn.choice]}")
    if turn.phase == n.DECKS:
        words += [f"seat {seat + 1} has chosen" for seat in table.answered]
    if table.ending:
        words.append(f"ended: {table.ending}, seat {turn.winner + 1} wins {turn.crystals}")
    return ", ".join(words)


def _turn(table: Table) -> str:
    """What has happened in the turn and the match, as far as it is not as at the beginning."""
    turn = msgspec.structs.asdict(table.turn)
    words = [f"{name}={turn[name]}" for name in COUNTS if turn[name]]
    words += [f"{name}={turn[name]}" for name in PLACES if turn[name] >= 0]
    words += [f"games={turn['games']}"] if turn["games"] else []
    words += [f"lead={_name(table, turn['lead'])}"] if turn["lead"] >= 0 else []
    return " ".join(words)


def _name(table: Table, slot: int) -> str:
    return table.decks[slot // n.DECK][slot % n.DECK]


def _side(view: BlueMoonView, seat: int) -> Iterable[str]:
    side, seen = view.table.sides[seat], view.memory.seen[seat]
    own = view.seat == seat
    hand = list(view.table.hand if own else seen.hand)
    unknown = side.hand - len(hand)
    yield f"{seat + 1} {side.people}: {side.hand} in hand, {side.deck} in the deck, power {side.power}"
    yield _row(view, seat, "hand", hand, f"{unknown} hidden" if unknown else "")
    yield _row(view, seat, "covered", side.combat[: side.covered])
    yield _row(view, seat, "combat", side.combat[side.covered :])
    hidden = sum(slot == HIDDEN for slot in side.support)
    yield _row(view, seat, "support", [s for s in side.support if s != HIDDEN], f"{hidden} face down" if hidden else "")
    if side.ships:
        yield _row(view, seat, "ships", side.ships)
        yield _row(view, seat, "cargo", [slot for slot, _ in side.cargo])
    if side.bottom:
        hidden = sum(slot == HIDDEN for slot in seen.bottom)
        yield _row(view, seat, "bottom", [s for s in seen.bottom if s != HIDDEN], f"{hidden} hidden" if hidden else "")
    yield _row(view, seat, "leaders", seen.leaders)
    unseen = seen.unseen_pile - len(seen.pile)
    yield _row(view, seat, "discards", [*seen.pile, *seen.discards], f"{unseen} hidden" if unseen else "")
    if side.aims:
        aims = [f"{_name(view.table, card)} > {_name(view.table, target)}" for card, target in side.aims]
        yield f"{seat + 1} aims: {'; '.join(aims)}"


def _row(view: BlueMoonView, seat: int, name: str, slots: Iterable[int], more: str = "") -> str:
    cards = [describe(_name(view.table, slot)) + _remarks(view, seat, name, slot) for slot in slots]
    return f"{seat + 1} {name}: {'; '.join([*cards, *([more] if more else [])])}".rstrip()


def _remarks(view: BlueMoonView, seat: int, row: str, slot: int) -> str:
    """What is true of a card and cannot be seen on it."""
    side, seen = view.table.sides[seat], view.memory.seen[seat]
    words = []
    for word, slots in (
        ("used", side.used),
        ("met", side.satisfied),
        ("free", side.as_free),
        ("landed", side.landed),
        ("shown", side.shown),
    ):
        words += [word] if slot in slots else []
    if slot in (side.support[index] for index in side.face_down) or slot in seen.pile:
        words.append(FACE_DOWN)
    if (row == "hand" and slot in seen.hand and slot not in side.shown) or slot in seen.open:
        words.append(SEEN)
    ship = dict(side.cargo).get(slot, HIDDEN)
    words += [f"on {_name(view.table, ship)}"] if ship >= 0 else []
    return "".join(f" ({word})" for word in words)


def describe(name: str) -> str:
    """A card in a few words: short name, title, values, icons."""
    card = facts.BOX.cards[facts.BOX.number[name]]
    words = [name, card.name]
    if card.fire is not None:
        words.append(f"{card.fire}/{card.earth}")
    words += [f"shield-{element}" for element in card.shields]
    words += card.icons
    words += [f"bluff:{card.bluff}"] if card.bluff else []
    if card.has_text:
        words.append("*")
    return " ".join(words)


# --- placing ----------------------------------------------------------------------------------------------------------


def place(text: str, game: Game) -> Position:
    """The position of a drawing; cards that it does not name are in the decks.

    `NotationError` where an effect is half done, chance is to act, or the drawing hides a card.
    """
    lines = {}
    for line in text.splitlines():
        name, colon, rest = line.strip().partition(":")
        if colon:
            lines[name.split("(")[0].strip()] = rest.strip()
    try:
        options: Options = game.resolve(parse(game.info.options, lines["options"].split()))
        now = [word.strip() for word in lines["now"].split(",")]
        dragons = [int(word) for word in lines.get("dragons", "0 0").split()]
        score = [int(word) for word in lines.get("crystals", "0 0").split()]
        seat = int(now[0].split()[1]) - 1
    except (KeyError, IndexError, ValueError):
        raise NotationError("a drawing begins with options, now (seat 1, fire) and dragons") from None
    if len(dragons) != n.SEATS or not 0 <= seat < n.SEATS or not 0 <= max(dragons) <= n.DRAGONS or min(dragons):
        raise NotationError("a drawing has seat 1 or 2 and up to three dragons on one side: dragons: 2 0")
    if len(score) != n.SEATS or not 0 <= min(score) <= max(score) < n.WIN_OF_MATCH:
        raise NotationError("a drawing has fewer than five crystals on either side: crystals: 4 0")
    rules = settings(options, _peoples(lines, options))
    raw = Position(rules).raw()
    raw["dragons"], raw["score"] = dragons, score
    for owner in range(n.SEATS):
        for row in ROWS:
            _lay(raw, owner, row, lines.get(f"{owner + 1} {row}", ""))
        if raw["hand"][owner] > MOST_IN_HAND:
            raise NotationError(f"a drawing has at most {MOST_IN_HAND} cards in a hand; seat {owner + 1} has more")
        _aim(raw, owner, lines.get(f"{owner + 1} aims", ""))
        places = raw["place"][owner * n.DECK : (owner + 1) * n.DECK]
        raw["deck"][owner] = places.count(n.IN_DECK) + places.count(n.AT_BOTTOM)
    raw["turn"] |= _situation(now, seat) | _happened(raw, lines.get("turn", ""))
    position: Any = Position(rules)
    position.set_raw(raw)
    if not position.legal(raw["turn"]["chooser"]):
        raise NotationError("in this drawing nobody could act: what has happened in the turn does not fit the cards")
    return cast("Position", position)


def _peoples(lines: dict[str, str], options: Options) -> tuple[str, ...] | None:
    """In a match the leaders beside the board, who stand before the counts: `1 vulca: 6 in hand`."""
    found = [next((people for people in PEOPLES if f"{seat} {people}" in lines), "") for seat in (1, 2)]
    if not options.get("match") or not any(found):
        return None
    for people, brought in zip(found, brought_decks(options), strict=True):
        if people not in brought:
            raise NotationError(
                f"a drawing of a match names a leader of each player's decks, not {people or 'nobody'!r}"
            )
    return tuple(found)


def _situation(now: list[str], seat: int) -> dict[str, int]:
    """Whose turn it is, in which element, phase and stage."""
    element, phase, stage = (*now[1:4], *("no fight", "main", "beginning")[len(now[1:4]) :])
    if element not in (*n.ELEMENT_NAMES, "no fight"):
        raise NotationError(f"a fight is in fire or earth, or there is no fight: not {element!r}")
    if phase not in PLACED or len(now) > 4:
        raise NotationError(
            f"a position can be placed in the phases {', '.join(PLACED)}, not while {', '.join(now[2:])} is half done"
        )
    if stage not in n.STAGES or (phase == "main" and stage == "ending"):
        raise NotationError(f"the stages of a turn are {', '.join(n.STAGES)}, not {stage!r}")
    fight = element in n.ELEMENT_NAMES
    return {
        "seat": seat,
        "chooser": 1 - seat if phase == "call" else seat,
        "phase": n.PHASES.index(phase),
        "stage": {"call": n.AFTER, "end": n.ENDING}.get(phase, n.STAGES.index(stage)),
        "begun": int(fight),
        "element": n.ELEMENT_NAMES.index(element) if fight else n.NO_ELEMENT,
    }


def _happened(raw: dict[str, Any], text: str) -> dict[str, int]:
    """What the line `turn` says, name=number; the leadership card of the turn by its name."""
    found: dict[str, int] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "lead":
            slot = next((slot for slot in range(n.SLOTS) if _card_name(raw, slot) == value), HIDDEN)
            if slot < 0 or raw["place"][slot] != n.WITH_LEADER:
                raise NotationError(f"lead={value}: that card does not lie with a leader")
            found[name] = slot
        elif name in (*COUNTS, *PLACES, "games") and re.fullmatch(r"-1|[0-9]{1,3}", value):
            found[name] = int(value)
            if not (-1 if name in PLACES else 0) <= found[name] < PLACES.get(name, MOST_COUNTED):
                raise NotationError(f"{word} is out of range")
        else:
            raise NotationError(f"the line turn has names with numbers, as in plays=1 character=1, not {word!r}")
    return found


def _card_name(raw: dict[str, Any], slot: int) -> str:
    number: int = raw["decks"][slot // n.DECK][slot % n.DECK]
    return facts.BOX.cards[number].card


_PLACE = {
    "hand": n.IN_HAND,
    "covered": n.IN_COMBAT,
    "combat": n.IN_COMBAT,
    "support": n.IN_SUPPORT,
    "ships": n.AT_SEA,
    "cargo": n.ABOARD,
    "bottom": n.AT_BOTTOM,
    "leaders": n.WITH_LEADER,
    "discards": n.DISCARDED,
}
HIDDEN_CARDS = re.compile(r"^\d+ (hidden|face down)$")
REMARK = re.compile(r"\(([^)]*)\)")


def _lay(raw: dict[str, Any], owner: int, row: str, text: str) -> None:
    """All cards of one row."""
    for part in filter(None, (part.strip() for part in text.split(";"))):
        if HIDDEN_CARDS.match(part):
            raise NotationError(f"{part}: a position can be placed if its drawing names every card of seat {owner + 1}")
        name = CARD.search(part)
        if name is None:
            raise NotationError(f"{part!r} in the row {row} of seat {owner + 1} names no card, as vulca-14 would")
        _lay_card(raw, owner, row, _find(raw, owner, name[0]), REMARK.findall(part))


def _find(raw: dict[str, Any], owner: int, name: str) -> int:
    deck = [facts.BOX.cards[number].card for number in raw["decks"][owner]]
    if name not in deck:
        raise NotationError(f"{name} is not in the deck of seat {owner + 1}")
    return owner * n.DECK + deck.index(name)


def _lay_card(raw: dict[str, Any], owner: int, row: str, slot: int, remarks: list[str]) -> None:
    """One card with its remarks."""
    name = _card_name(raw, slot)
    if raw["place"][slot] != n.IN_DECK:
        raise NotationError(f"{name} lies in two places")
    raw["place"][slot] = _PLACE[row]
    private = row in ("hand", "bottom") or FACE_DOWN in remarks
    raw["knows"][slot] = 1 << owner if private and not {SEEN, "shown"} & set(remarks) else n.EVERYBODY
    raw["mark"][slot] = sum(REMARKS.get(word, 0) for word in set(remarks))
    if row == "hand":
        raw["hand"][owner] += 1
    elif row in ("covered", "combat"):
        raw["combat"][owner].append(slot)
        raw["live"][owner] += row == "covered"
    elif row in ("support", "leaders", "discards", "bottom"):
        raw[row][owner].append(slot)
        raw["mark"][slot] |= n.FACE_DOWN if row == "support" and FACE_DOWN in remarks else 0
    elif row == "cargo":
        _load(raw, owner, slot, next((word[3:] for word in remarks if word.startswith("on ")), ""))


def _load(raw: dict[str, Any], owner: int, slot: int, ship: str) -> None:
    """Onto the ship that is named, or the first one."""
    ships = [one for one in range(owner * n.DECK, (owner + 1) * n.DECK) if raw["place"][one] == n.AT_SEA]
    fitting = [one for one in ships if not ship or _card_name(raw, one) == ship]
    if not fitting:
        raise NotationError(f"{_card_name(raw, slot)} is cargo, and seat {owner + 1} has no ship {ship}".rstrip())
    raw["aboard"][slot] = fitting[0]


def _aim(raw: dict[str, Any], owner: int, text: str) -> None:
    """Which texts work on which cards: `vulca-21 > vulca-01`."""
    for part in filter(None, (part.strip() for part in text.split(";"))):
        names = CARD.findall(part)
        if len(names) != 2:
            raise NotationError(f"an aim names two cards, as in vulca-21 > vulca-01, not {part!r}")
        card, target = (_find(raw, owner, name) for name in names)
        raw["aim"][card] = target
