"""One line of text for one action, and the things a person touches for it.

lay fields 1.-2      lay-river 1.0 r3     group 1 h5           influence h5         build h5 castle
recruit h3           hire 2               bribe h4 1           move h3 h7 2+1       assault h3 h7 3+0
ask sultan-2         price 5              accept  refuse       buy near-1           fetch sultan-1
muster h3 2          revolt h4            palace h2            desertion h3 caliph 2
play scholars        plot  conspire  alms  pass  done  skip    boats                informants caliph
pact caliph 3        commit imam corruption                    commit nothing       choose imam   discard boats
side attacker        award defender       kill caliph general  resolve guard        assign 1+0
lose 2               capture  sack        hex h3               mercenary nomad h3   unit h3 ordinary   shed h3 mercenary

Units are written ordinary+mercenary. `lose 2`: two of the lost units are ordinary ones.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts, grid
from moonsaga.games.crescent_moon.box.codes import RULERS, TILES
from moonsaga.games.crescent_moon.view import HEX_NAMES
from moonsaga.kernel.contract import Target
from moonsaga.kernel.errors import NotationError

MARKET_NAMES = tuple(f"{area}-{place}" for area in ("far", "middle", "near") for place in (1, 2, 3))
SULTAN_NAMES = tuple(f"sultan-{place}" for place in (1, 2, 3))
TURNS = tuple(f"r{turn}" for turn in range(n.SIDES))
COUNTS = tuple(str(number) for number in range(n.PRICES + 1))
COMBO_NAMES = tuple(f"{o}+{m}" for o, m in n.COMBOS)
PAIRS = tuple(f"{pair // n.MOST_ASSIGNED}+{pair % n.MOST_ASSIGNED}" for pair in range(n.MOST_ASSIGNED**2))
FROM_ONE = COUNTS[1:]

WORDS: dict[str, tuple[Sequence[str], ...]] = {
    "lay": (TILES, grid.CELL_NAMES),
    "lay-river": (grid.CELL_NAMES, TURNS),
    "group": (FROM_ONE, HEX_NAMES),
    "build": (HEX_NAMES, n.BUILDINGS),
    "hire": (FROM_ONE,),
    "bribe": (HEX_NAMES, FROM_ONE),
    "ask": (SULTAN_NAMES,),
    "buy": (MARKET_NAMES,),
    "fetch": (SULTAN_NAMES,),
    "muster": (HEX_NAMES, FROM_ONE),
    "desertion": (HEX_NAMES, RULERS, FROM_ONE),
    "price": (COUNTS,),
    "pact": (RULERS, FROM_ONE),
    "informants": (RULERS,),
    "side": (n.SIDE_NAMES,),
    "award": (n.SIDE_NAMES,),
    "kill": (RULERS, facts.KIND_NAMES),
    "lose": (COUNTS,),
    "mercenary": (RULERS, HEX_NAMES),
    "unit": (HEX_NAMES, n.UNIT_NAMES),
    "ruler": (RULERS,),
    "shed": (HEX_NAMES, n.UNIT_NAMES),
    **dict.fromkeys(("influence", "recruit", "revolt", "palace", "hex"), (HEX_NAMES,)),
    **dict.fromkeys(("play", "choose", "discard", "resolve"), (facts.KIND_NAMES,)),
    **dict.fromkeys(("plot", "conspire", "alms", "pass", "done", "skip", "accept", "refuse", "boats"), ()),
    **dict.fromkeys(("capture", "sack"), ()),
}
"""The words of each argument of an action."""
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
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name == "commit":
        return " ".join(["commit", *(chosen(position, seat, arguments[0]) or ["nothing"])])
    if kind.name == "assign":
        return f"assign {PAIRS[arguments[0] * n.MOST_ASSIGNED + arguments[1]]}"
    if kind.name in STEPS:
        h, side, combo = arguments
        return f"{kind.name} {HEX_NAMES[h]} {_beside(position, h, side)} {COMBO_NAMES[combo]}"
    return " ".join([kind.name, *(words[a] for words, a in zip(WORDS[kind.name], arguments, strict=True))])


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
    if name == "assign" and len(rest) == 1 and rest[0] in PAIRS:
        return actions.ACTIONS["assign"].first + PAIRS.index(rest[0])
    if name in STEPS and len(rest) == 3:
        return _read_step(position, name, rest, text)
    if name not in WORDS or len(rest) != len(WORDS[name]):
        raise _no_action(text)
    arguments = [_index(known, word, text) for known, word in zip(WORDS[name], rest, strict=True)]
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

BUTTONS = ("done", "skip", "accept", "refuse", "capture", "sack")
Names = Callable[[Any, tuple[int, ...]], list[tuple[str, str]]]


def targets(position: Any, seat: int, action: int) -> tuple[Target, ...]:
    """What a person touches to make this action, in order."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name == "commit":
        cards = chosen(position, seat, arguments[0])
        return (*(Target("card", card) for card in cards), Target("button", "commit"))
    if kind.name in STEPS:
        h, side, combo = arguments
        o, m = n.COMBOS[combo]
        touched = [("hex", HEX_NAMES[h]), ("hex", _beside(position, h, side)), ("number", f"{o}-ordinary")]
        return _path(kind.name, [*touched, ("number", f"{m}-mercenary")])
    if kind.name == "assign":
        return Target("number", f"{arguments[0]}-ordinary"), Target("number", f"{arguments[1]}-mercenary")
    if kind.name in ("lay", "lay-river"):
        return _laid(kind.name, arguments)
    if kind.name == "lose":
        return (Target("number", f"{arguments[0]}-ordinary"),)
    names = [words[a] for words, a in zip(WORDS[kind.name], arguments, strict=True)]
    if kind.name in BUTTONS:
        return (Target("button", kind.name),)
    if kind.name == "boats":
        return (Target("card", "boats"),)
    if kind.name == "informants":
        return Target("card", "informants"), Target("ruler", names[0])
    if kind.name in ("side", "award"):
        return (Target("button", names[0]),)
    if kind.targets[0] == "action":
        return _path(kind.name, list(zip(kind.targets[1:], names, strict=True)))
    return tuple(Target(what, name) for what, name in zip(kind.targets, names, strict=True))


def _path(name: str, touched: Sequence[tuple[str, str]]) -> tuple[Target, ...]:
    return (Target("action", name), *(Target(what, word) for what, word in touched))


def _laid(name: str, arguments: tuple[int, ...]) -> tuple[Target, ...]:
    if name == "lay":
        return Target("tile", TILES[arguments[0]]), Target("cell", grid.CELL_NAMES[arguments[1]])
    cell, turn = arguments
    return Target("tile", "river"), Target("cell", grid.CELL_NAMES[cell]), Target("rotation", TURNS[turn])
