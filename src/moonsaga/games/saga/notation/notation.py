"""One line of text for one action, and the things a person touches for it.

deploy berserker          take 2                    resolve 2               done
move north kent 2         draw north                with viking-1           with nobody
scout kent north          recruit 3                 place warrior north     plunder kent        stop
build kent                fyrd kent                 income kent coin        income kent saxon-2
tribute kent              bonus coin                bonus recruit north     bonus move essex kent 1
battle kent               reveal viking-2           pass                    bring wessex warrior
pick viking-2             lose warriors             lose saxon-1            retreat drakkar

Nature says `target kent` and `face berserker`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.kernel.contract import CHANCE, Target
from moonsaga.kernel.errors import NotationError

WARRIOR = "warrior"
EXAMPLES = "move north kent 2, with viking-1, fyrd kent, reveal saxon-2, lose warriors, retreat drakkar, pass or done"
NO_LEADER = {"with": "nobody", "lose": "warriors"}
RECRUITS = ("1", "3")
FORMS: dict[str, tuple[str, tuple[str, ...]]] = {
    "deploy": ("deploy", ("face",)),
    "take": ("take", ("tile",)),
    "resolve": ("resolve", ("tile",)),
    "bonus-coin": ("bonus coin", ()),
    "bonus-recruit": ("bonus recruit", ("slot",)),
    "bonus-move": ("bonus move", ("area", "area", "number")),
    "bonus-draw": ("bonus draw", ("slot",)),
    "move": ("move", ("area", "area", "number")),
    "draw": ("draw", ("slot",)),
    "scout": ("scout", ("area", "slot")),
    "recruit": ("recruit", ("recruits",)),
    "plunder": ("plunder", ("area",)),
    "build": ("build", ("area",)),
    "fyrd": ("fyrd", ("area",)),
    "income-recruit": ("income", ("area", "unit")),
    "tribute": ("tribute", ("area",)),
    "place": ("place", ("unit", "slot")),
    "battle": ("battle", ("area",)),
    "reveal": ("reveal", ("piece",)),
    "bring": ("bring", ("area", "unit")),
    "pick": ("pick", ("enemy",)),
    "retreat": ("retreat", ("place",)),
    "stop": ("stop", ()),
    "pass": ("pass", ()),
    "done": ("done", ()),
}
"""Each kind of action: the words it begins with, and what its numbers mean. Three more are written by hand."""


def words_of(what: str, seat: int) -> Sequence[str]:
    """The words for the numbers of one meaning."""
    match what:
        case "face":
            return facts.FACE_NAMES[seat]
        case "tile":
            return tuple(str(tile + 1) for tile in range(n.TILES))
        case "slot":
            return facts.AREA_NAMES[n.ENGLISH :]
        case "area":
            return facts.AREA_NAMES
        case "place":
            return facts.PLACE_NAMES[: n.PLACES]
        case "recruits":
            return RECRUITS
        case "unit":
            return (WARRIOR, *n.LEADER_NAMES[seat])
        case "enemy":
            return (WARRIOR, *n.LEADER_NAMES[1 - seat])
        case "piece":
            return n.LEADER_NAMES[seat]
        case _:
            return tuple(str(count) for count in range(n.COUNTS))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(position: Any, seat: int, action: int) -> str:
    """The line for an action in this position."""
    return write_chance(position, action) if seat == CHANCE else _line(seat, action)


@lru_cache(maxsize=20_000)
def _line(seat: int, action: int) -> str:
    """The same in every position."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name in NO_LEADER:
        named = [name for i, name in enumerate(n.LEADER_NAMES[seat]) if arguments[0] >> i & 1]
        return " ".join((kind.name, *(named or [NO_LEADER[kind.name]])))
    if kind.name == "income-coin":
        return f"income {facts.AREA_NAMES[arguments[0]]} coin"
    words, meanings = FORMS[kind.name]
    told = (words_of(what, seat)[number] for what, number in zip(meanings, arguments, strict=True))
    return " ".join((words, *told))


def write_chance(position: Any, outcome: int) -> str:
    phase = position.phase_number()
    if phase in (n.SAXON_LEADERS, n.VIKING_LEADER):
        return f"face {facts.FACE_NAMES[n.SAXON if phase == n.SAXON_LEADERS else n.VIKING][outcome]}"
    return f"target {facts.AREA_NAMES[outcome]}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(position: Any, seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter."""
    words = text.lower().split()
    if seat == CHANCE:
        return _read_chance(position, words, text)
    if not words:
        raise _no_action(text)
    if words[0] in NO_LEADER:
        return actions.ACTIONS.number(words[0], _read_leaders(seat, words))
    if words[0] == "income" and words[-1] == "coin" and len(words) == 3:
        return _number("income-coin", ("area",), seat, words[1:2])
    for kind, (beginning, meanings) in FORMS.items():
        first = beginning.split()
        if words[: len(first)] == first and len(words) == len(first) + len(meanings):
            return _number(kind, meanings, seat, words[len(first) :])
    raise _no_action(text)


def _number(kind: str, meanings: tuple[str, ...], seat: int, words: list[str]) -> int:
    found = []
    for what, word, size in zip(meanings, words, actions.ACTIONS[kind].sizes, strict=True):
        known = words_of(what, seat)[:size]
        if word not in known:
            raise NotationError(f"{word!r} is none of {', '.join(known)}")
        found.append(known.index(word))
    return actions.ACTIONS.number(kind, *found)


def _read_leaders(seat: int, words: list[str]) -> int:
    mask = 0
    if words[1:] == [NO_LEADER[words[0]]]:
        return mask
    for word in words[1:]:
        if word not in n.LEADER_NAMES[seat]:
            raise NotationError(f"{word!r} is none of {', '.join((NO_LEADER[words[0]], *n.LEADER_NAMES[seat]))}")
        mask |= 1 << n.LEADER_NAMES[seat].index(word)
    if not mask:
        raise NotationError(f"{words[0]} names leaders, or {NO_LEADER[words[0]]}")
    return mask


def _read_chance(position: Any, words: list[str], text: str) -> int:
    for outcome, _ in position.chance():
        if write_chance(position, outcome).split() == words:
            return int(outcome)
    raise NotationError(f"{text!r} is nothing that can be drawn now")


def _no_action(text: str) -> NotationError:
    return NotationError(f"{text!r} is no action; write for example {EXAMPLES}")


# --- targets ----------------------------------------------------------------------------------------------------------

GOING_ON = {
    n.BOARD: "move",
    n.IN_FYRD: "fyrd",
    n.IN_INCOME: "income",
    n.IN_PLUNDER: "plunder",
    n.SPOILS: "plunder",
}
"""Phases in which an action goes on: its button is not touched again."""


def targets(position: Any, seat: int, action: int) -> tuple[Target, ...]:
    """What a person touches to make this action, in order."""
    return _way(seat, *_moment(position), action)


def ways(position: Any, seat: int) -> tuple[tuple[Target, ...], ...]:
    """The targets of every action, whether it is possible or not."""
    return _all_ways(seat, *_moment(position))


def _moment(position: Any) -> tuple[int, tuple[int, int] | None]:
    """All that targets depend on: the phase, and where a move that goes on starts and ends."""
    phase = position.phase_number()
    if phase != n.BOARD:
        return phase, None
    _, origin, landing, *_ = position.asked_about()
    return phase, (origin, landing)


@lru_cache(maxsize=32)
def _all_ways(seat: int, phase: int, move: tuple[int, int] | None) -> tuple[tuple[Target, ...], ...]:
    return tuple(_way(seat, phase, move, action) for action in range(actions.ACTIONS.size))


def _way(seat: int, phase: int, move: tuple[int, int] | None, action: int) -> tuple[Target, ...]:
    kind, arguments = actions.ACTIONS.split(action)
    if kind.name in NO_LEADER:
        leaders = (Target("leader", name) for i, name in enumerate(n.LEADER_NAMES[seat]) if arguments[0] >> i & 1)
        return (*leaders, Target("button", "go" if kind.name == "with" else "lose"))
    beginning = _beginning(kind.name, phase)
    if kind.name in ("move", "bonus-move"):
        start, goal, count = arguments
        if kind.name == "move" and (start, goal) == move:
            return (_count(count),)
        return (*beginning, _area(start), _area(goal), _count(count))
    if kind.name in ("draw", "bonus-draw"):
        return (*beginning, _area(n.ENGLISH + arguments[0]), Target("target", "random"))
    return (*beginning, *_things(kind.name, arguments, seat, phase))


def _beginning(kind: str, phase: int) -> tuple[Target, ...]:
    """The button of the action, unless it goes on."""
    if kind.startswith("bonus-"):
        word = {"bonus-recruit": "warrior", "bonus-coin": "coin"}.get(kind, "move")
        return (Target("bonus", word),)
    action = "move" if kind == "draw" else kind.partition("-")[0]
    if action in n.ACTION_WORDS and GOING_ON.get(phase) != action:
        return (Target("action", action),)
    return ()


def _things(kind: str, arguments: tuple[int, ...], seat: int, phase: int) -> tuple[Target, ...]:
    """What follows the button."""
    match kind:
        case "deploy":
            return (Target("face", facts.FACE_NAMES[seat][arguments[0]]),)
        case "take" | "resolve":
            return (Target("tile", str(arguments[0] + 1)),)
        case "bonus-recruit":
            return (_area(n.ENGLISH + arguments[0]),)
        case "scout":
            return (Target("target", facts.AREA_NAMES[arguments[0]]), _area(n.ENGLISH + arguments[1]))
        case "recruit":
            return (Target("count", RECRUITS[arguments[0]]),)
        case "reveal":
            return (Target("leader", n.LEADER_NAMES[seat][arguments[0]]),)
        case "stop" | "pass" | "done":
            return (Target("button", "leave-burh" if phase == n.SPOILS and kind == "stop" else kind),)
        case "bonus-coin":
            return ()
        case _:
            return _places(kind, arguments, seat)


def _places(kind: str, arguments: tuple[int, ...], seat: int) -> tuple[Target, ...]:
    """Areas, and the units that go there or come from there."""
    match kind:
        case "income-coin":
            return (_area(arguments[0]), Target("button", "coin"))
        case "income-recruit" | "bring":
            return (_area(arguments[0]), _unit(seat, arguments[1]))
        case "place":
            return (_unit(seat, arguments[0]), _area(n.ENGLISH + arguments[1]))
        case "pick":
            return (_unit(1 - seat, arguments[0]),)
        case _:
            return (_area(arguments[0]),)


@cache
def _count(warriors: int) -> Target:
    return Target("count", str(warriors))


@cache
def _area(place: int) -> Target:
    return Target("area", facts.PLACE_NAMES[place])


def _unit(side: int, unit: int) -> Target:
    if unit == n.A_WARRIOR:
        return Target("unit", f"{n.SIDE_NAMES[side]}-warrior")
    return Target("leader", n.LEADER_NAMES[side][unit - 1])
