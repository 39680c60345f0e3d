"""One line of text for one action, and the things a person touches for it. The forms are in the action table.

lay fields 1.-2      lay-river 1.0 r3     group 1 h5           build h5 castle      move h3 h7 2+1
ask sultan-2         buy near-1           price 5              play scholars        desertion h3 caliph 2
pact caliph 3        side attacker        commit imam corruption                    commit nothing
assign 1+0           lose 2               unit h3 ordinary     mercenary nomad h3   kill caliph general

Units are written ordinary+mercenary. `lose 2`: two of the lost units are ordinary ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts, grid
from moonsaga.games.crescent_moon.box.codes import HEX_NAMES, RULERS, TILES
from moonsaga.kernel.contract import Target
from moonsaga.kernel.errors import NotationError

MARKET_NAMES = tuple(f"{area}-{place}" for area in ("far", "middle", "near") for place in (1, 2, 3))
SULTAN_NAMES = tuple(f"sultan-{place}" for place in (1, 2, 3))
TURNS = tuple(f"r{turn}" for turn in range(n.SIDES))
COUNTS = tuple(str(number) for number in range(n.PRICES + 1))
COMBO_NAMES = tuple(f"{o}+{m}" for o, m in n.COMBOS)
PAIRS = tuple(f"{pair // n.MOST_ASSIGNED}+{pair % n.MOST_ASSIGNED}" for pair in range(n.MOST_ASSIGNED**2))
FROM_ONE = COUNTS[1:]

WORDS: dict[str, Sequence[str]] = {
    "tile": TILES,
    "cell": grid.CELL_NAMES,
    "turn": TURNS,
    "hex": HEX_NAMES,
    "building": n.BUILDINGS,
    "unit": n.UNIT_NAMES,
    "units": COMBO_NAMES,
    "slot": SULTAN_NAMES,
    "place": MARKET_NAMES,
    "ruler": RULERS,
    "card": facts.KIND_NAMES,
    "side": n.SIDE_NAMES,
    **dict.fromkeys(("group", "number", "points"), FROM_ONE),
    **dict.fromkeys(("price", "lost", "ordinary", "mercenaries"), COUNTS),
}
"""The words for the numbers of each argument of the action table, but for those that the position has to say."""
STEPS = ("move", "assault")
EXAMPLES = "influence h5, move h3 h7 2+1, buy near-1, commit imam, accept or pass"
CHANCE_VERBS = {
    n.DEAL_TILES: "deal",
    n.FILL_MARKETS: "market",
    n.REFILL: "market",
    n.LOOK: "look",
    n.OLD_CARDS: "old",
}


def card_name(card: int) -> str:
    """A card with its number among those of its title: `imam.2`."""
    kind = facts.KIND_OF[card]
    return f"{facts.KIND_NAMES[kind]}.{card - facts.KIND_OF.index(kind) + 1}"


CARD_NAMES = tuple(card_name(card) for card in range(n.CARDS))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(position: Any, seat: int, action: int) -> str:
    """The line for an action in this position."""
    _, values = actions.ACTIONS.split(action)
    return actions.ACTIONS.write(action, lambda argument, value: _word(position, seat, values, argument, value))


def _word(position: Any, seat: int, values: tuple[int, ...], argument: str, value: int) -> str:
    match argument:
        case "to":
            return _beside(position, values[0], value)
        case "cards":
            return " ".join(chosen(position, seat, value)) or "nothing"
        case _:
            return WORDS[argument][value]


def _beside(position: Any, h: int, side: int) -> str:
    other = position.neighbour(h, side)
    return HEX_NAMES[other] if other >= 0 else TURNS[side]


def chosen(position: Any, seat: int, subset: int) -> list[str]:
    """The titles of the cards at these places of a hand."""
    return [facts.KIND_NAMES[facts.KIND_OF[card]] for i, card in enumerate(position.hand_of(seat)) if subset >> i & 1]


def write_chance(position: Any, outcome: int) -> str:
    phase = position.situation()[0]
    thing = TILES[outcome] if phase == n.DEAL_TILES else CARD_NAMES[outcome]
    return f"{CHANCE_VERBS[phase]} {thing}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(position: Any, seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter."""
    words = text.lower().split()
    if not words:
        raise _no_action(text)
    name, rest = words[0], words[1:]
    if name == "commit":
        return _read_commit(position, seat, rest, text)
    if name == "assign":
        rest = rest[0].split("+") if len(rest) == 1 and rest[0] in PAIRS else []
    if name not in actions.ACTIONS.kinds or len(rest) != len(actions.ACTIONS[name].arguments):
        raise _no_action(text)
    if name in STEPS:
        return _read_step(position, name, rest, text)
    known = [WORDS[argument] for argument in actions.ACTIONS[name].arguments]
    arguments = [_index(words, word, text) for words, word in zip(known, rest, strict=True)]
    try:
        return actions.ACTIONS.number(name, *arguments)
    except ValueError as problem:
        raise NotationError(f"{text!r} is no action: {problem}") from None


def _index(words: Sequence[str], word: str, text: str) -> int:
    if word not in words:
        raise NotationError(f"{text!r}: {word!r} is none of {', '.join(words[:40])}")
    return list(words).index(word)


def _read_commit(position: Any, seat: int, words: list[str], text: str) -> int:
    hand = [facts.KIND_NAMES[facts.KIND_OF[card]] for card in position.hand_of(seat)]
    subset = 0
    for word in words if words != ["nothing"] else []:
        places = [i for i, name in enumerate(hand) if name == word and not subset >> i & 1]
        if not places:
            raise NotationError(f"{text!r}: there is no {word} left in the hand of the {RULERS[seat]}")
        subset |= 1 << places[0]
    if not words:
        raise _no_action(text)
    return actions.ACTIONS["commit"].number(subset)


def _read_step(position: Any, name: str, words: list[str], text: str) -> int:
    h = _index(HEX_NAMES, words[0], text)
    combo = _index(COMBO_NAMES, words[2], text)
    for side in range(n.SIDES):
        if _beside(position, h, side) == words[1]:
            return actions.ACTIONS.number(name, h, side, combo)
    raise NotationError(f"{text!r}: {words[1]} does not touch {words[0]}")


def _no_action(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action; write for example {EXAMPLES}")


# --- targets ----------------------------------------------------------------------------------------------------------

BUTTONS = tuple(
    kind.name for kind in actions.ACTIONS.kinds.values() if kind.targets == ("button",) and not kind.arguments
)


def targets(position: Any, seat: int, action: int) -> tuple[Target, ...]:
    """What a person touches to make this action, in order."""
    kind, values = actions.ACTIONS.split(action)
    if kind.name == "commit":
        return (*(Target("card", card) for card in chosen(position, seat, values[0])), Target("button", kind.name))
    touched: list[str] = []
    for argument, value in zip(kind.arguments, values, strict=True):
        touched += _touched(position, seat, values, argument, value)
    if len(touched) < len(kind.targets):
        touched.insert(0, "river" if kind.name == "lay-river" else kind.name)
    return tuple(Target(what, name) for what, name in zip(kind.targets, touched, strict=True))


def _touched(position: Any, seat: int, values: tuple[int, ...], argument: str, value: int) -> tuple[str, ...]:
    """The names of what is touched for an argument."""
    match argument:
        case "units":
            o, m = n.COMBOS[value]
            return f"{o}-ordinary", f"{m}-mercenary"
        case "ordinary" | "lost":
            return (f"{value}-ordinary",)
        case "mercenaries":
            return (f"{value}-mercenary",)
        case _:
            return (_word(position, seat, values, argument, value),)
