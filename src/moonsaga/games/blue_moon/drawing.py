"""A position as text: for people at a terminal, for tests, and for records that start in the middle.

    options: deck_1=vulca deck_2=hoax ...
    now: seat 2, fire, main
    dragons: 1 0
    1 hand (6): vulca-04 Lavar the Powerful 5/4; 5 cards
    1 combat: vulca-01 Flamebreath the Dazzling 7/0; vulca-18 Fireblast 3/2
    1 covered: vulca-05 Volca 5/1

What `place` reads are the words before the colon and the cards' short names; values and titles are for people.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from moonsaga.games.blue_moon import numbers as n
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.restoring import settings
from moonsaga.games.blue_moon.view import HIDDEN, BlueMoonView, Table
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import Options, parse, write

CARD = re.compile(r"\b[a-z]+-\d+\b")
ROWS = ("hand", "covered", "combat", "support", "ships", "cargo", "leaders", "discards")


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw(view: BlueMoonView) -> str:
    """The position as this viewer sees and remembers it."""
    table = view.table
    lines = [
        f"options: {write(table.options)}",
        f"now: {_now(table)}",
        f"dragons: {table.sides[0].dragons} {table.sides[1].dragons}",
    ]
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
    if table.ending:
        words.append(f"ended: {table.ending}, seat {turn.winner + 1} wins {turn.crystals}")
    return ", ".join(words)


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
        yield _row(view, seat, "ships", side.ships, "landed" if side.landed else "")
        yield _row(view, seat, "cargo", [slot for slot, _ in side.cargo])
    yield _row(view, seat, "leaders", seen.leaders)
    yield _row(view, seat, "discards", seen.discards, f"{seen.unseen_pile} hidden" if seen.unseen_pile else "")


def _row(view: BlueMoonView, seat: int, name: str, slots: Iterable[int], more: str = "") -> str:
    cards = [describe(view.table.decks[slot // n.DECK][slot % n.DECK]) for slot in slots]
    return f"{seat + 1} {name}: {'; '.join([*cards, *([more] if more else [])])}".rstrip()


def describe(name: str) -> str:
    """A card in a few words: short name, title, values, icons."""
    card = n.BOX.cards[n.BOX.number[name]]
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


def place(text: str, resolve: Any, known: Any) -> Position:
    """The position of a drawing at the beginning of a turn; cards that it does not name are in the decks."""
    lines = {}
    for line in text.splitlines():
        name, colon, rest = line.strip().partition(":")
        if colon:
            lines[name.split("(")[0].strip()] = rest.strip()
    try:
        options: Options = resolve(parse(known, lines["options"].split()))
        now = [word.strip() for word in lines["now"].split(",")]
        dragons = [int(word) for word in lines.get("dragons", "0 0").split()]
        seat = int(now[0].split()[1]) - 1
    except (KeyError, IndexError, ValueError):
        raise NotationError("a drawing begins with options, now (seat 1, fire) and dragons") from None
    if len(dragons) != n.SEATS or not 0 <= seat < n.SEATS or not 0 <= max(dragons) <= n.DRAGONS or min(dragons):
        raise NotationError("a drawing has seat 1 or 2 and up to three dragons on one side: dragons: 2 0")
    raw = Position(settings(options)).raw()
    for owner in range(n.SEATS):
        for row in ROWS:
            _lay(raw, owner, row, lines.get(f"{owner + 1} {row}", ""))
        raw["deck"][owner] = raw["place"][owner * n.DECK : (owner + 1) * n.DECK].count(n.IN_DECK)
    raw["dragons"] = dragons
    element = now[1] if len(now) > 1 else "no fight"
    if element not in (*n.ELEMENT_NAMES, "no fight"):
        raise NotationError(f"a fight is in fire or earth, or there is no fight: not {element!r}")
    fight = element in n.ELEMENT_NAMES
    raw["turn"] |= {
        "seat": seat,
        "chooser": seat,
        "phase": n.MAIN,
        "begun": int(fight),
        "element": n.ELEMENT_NAMES.index(element) if fight else n.NO_ELEMENT,
    }
    position = Position(settings(options))
    position.set_raw(raw)
    return position


_PLACE = {
    "hand": n.IN_HAND,
    "covered": n.IN_COMBAT,
    "combat": n.IN_COMBAT,
    "support": n.IN_SUPPORT,
    "ships": n.AT_SEA,
    "cargo": n.ABOARD,
    "leaders": n.WITH_LEADER,
    "discards": n.DISCARDED,
}


def _lay(raw: dict[str, Any], owner: int, row: str, text: str) -> None:
    deck = [n.BOX.cards[number].card for number in raw["decks"][owner]]
    for part in text.split(";"):
        for name in CARD.findall(part):
            if name not in deck:
                raise NotationError(f"{name} is not in the deck of seat {owner + 1}")
            slot = owner * n.DECK + deck.index(name)
            if raw["place"][slot] != n.IN_DECK:
                raise NotationError(f"{name} lies in two places")
            raw["place"][slot] = _PLACE[row]
            raw["knows"][slot] = 1 << owner if row == "hand" else n.EVERYBODY
            if row == "hand":
                raw["hand"][owner] += 1
            elif row in ("covered", "combat"):
                raw["combat"][owner].append(slot)
                raw["live"][owner] += row == "covered"
            elif row in ("support", "leaders", "discards"):
                raw[row][owner].append(slot)
                if "face down" in part:
                    raw["mark"][slot] |= n.FACE_DOWN
                    raw["knows"][slot] = 1 << owner
            elif row == "cargo":
                raw["aboard"][slot] = next(
                    (i for i, p in enumerate(raw["place"]) if p == n.AT_SEA and i // n.DECK == owner), -1
                )
                if raw["aboard"][slot] < 0:
                    raise NotationError(f"{name} is cargo, and seat {owner + 1} has no ship")
