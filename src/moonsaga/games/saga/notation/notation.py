"""One line of text for one action, and the things a person touches for it.

deploy berserker          take 2                    resolve 2               done
move north kent 2         draw north                with viking-1           with nobody
scout kent north          recruit 3                 place warrior north     plunder kent        stop
build kent                fyrd kent                 income kent coin        income kent saxon-2
tribute kent              bonus coin                bonus recruit north     bonus move essex kent 1
battle kent               reveal viking-2           pass                    bring wessex warrior
pick viking-2             lose warriors             lose saxon-1            retreat drakkar

Outcomes of chance are `target kent` and `face berserker`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from typing import Any

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.kernel.contract import Target
from moonsaga.kernel.errors import NotationError

WARRIOR = "warrior"
EXAMPLES = "move north kent 2, with viking-1, fyrd kent, reveal saxon-2, lose warriors, retreat drakkar, pass or done"
NO_LEADER = {"leaders": "nobody", "lost": "warriors"}
"""Arguments that are several leaders, and the word for none of them."""
RECRUITS = ("1", "3")
FORMS = {kind.name: kind.text.split() for kind in actions.ACTIONS.kinds.values()}
"""The words of each kind of action; those in braces stand for its arguments."""


def words_of(argument: str, seat: int) -> Sequence[str]:
    """The words for the numbers of an argument of the action table."""
    match argument:
        case "face":
            return facts.FACE_NAMES[seat]
        case "tile":
            return tuple(str(tile + 1) for tile in range(n.TILES))
        case "slot":
            return facts.AREA_NAMES[n.ENGLISH :]
        case "area" | "from" | "to" | "target":
            return facts.AREA_NAMES
        case "place":
            return facts.PLACE_NAMES[: n.PLACES]
        case "units":
            return RECRUITS
        case "unit":
            return (WARRIOR, *n.LEADER_NAMES[seat])
        case "enemy":
            return (WARRIOR, *n.LEADER_NAMES[1 - seat])
        case "leader":
            return n.LEADER_NAMES[seat]
        case _:
            return tuple(str(count) for count in range(n.COUNTS))


# --- writing ----------------------------------------------------------------------------------------------------------


def write(_position: Any, seat: int, action: int) -> str:
    """The line for an action in this position."""
    return _line(seat, action)


@lru_cache(maxsize=20_000)
def _line(seat: int, action: int) -> str:
    """The same in every position."""
    return actions.ACTIONS.write(action, partial(_word, seat))


def _word(seat: int, argument: str, value: int) -> str:
    if argument in NO_LEADER:
        return " ".join(_leaders(seat, value)) or NO_LEADER[argument]
    return words_of(argument, seat)[value]


def _leaders(seat: int, mask: int) -> list[str]:
    return [name for i, name in enumerate(n.LEADER_NAMES[seat]) if mask >> i & 1]


def write_chance(position: Any, outcome: int) -> str:
    phase = position.phase_number()
    if phase in (n.SAXON_LEADERS, n.VIKING_LEADER):
        return f"face {facts.FACE_NAMES[n.SAXON if phase == n.SAXON_LEADERS else n.VIKING][outcome]}"
    return f"target {facts.AREA_NAMES[outcome]}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(_position: Any, seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter."""
    words = text.lower().split()
    if not words:
        raise _no_action(text)
    for kind, form in FORMS.items():
        if _fits(form, words):
            return actions.ACTIONS.number(kind, *_read_arguments(kind, form, seat, words))
    raise _no_action(text)


def _fits(form: list[str], words: list[str]) -> bool:
    """The same number of words, unless several leaders end the line, and those that are no arguments are equal."""
    if len(form) != len(words) and form[-1].strip("{}") not in NO_LEADER:
        return False
    return all(part == word or part.startswith("{") for part, word in zip(form, words, strict=False))


def _read_arguments(kind: str, form: list[str], seat: int, words: list[str]) -> list[int]:
    found = []
    for argument, size in actions.ACTIONS[kind].arguments.items():
        place = form.index(f"{{{argument}}}")
        if argument in NO_LEADER:
            return [_read_leaders(seat, kind, NO_LEADER[argument], words[place:])]
        known = words_of(argument, seat)[:size]
        if words[place] not in known:
            raise NotationError(f"{words[place]!r} is none of {', '.join(known)}")
        found.append(known.index(words[place]))
    return found


def _read_leaders(seat: int, kind: str, nobody: str, words: list[str]) -> int:
    mask = 0
    if words == [nobody]:
        return mask
    for word in words:
        if word not in n.LEADER_NAMES[seat]:
            raise NotationError(f"{word!r} is none of {', '.join((nobody, *n.LEADER_NAMES[seat]))}")
        mask |= 1 << n.LEADER_NAMES[seat].index(word)
    if not mask:
        raise NotationError(f"{kind} names leaders, or {nobody}")
    return mask


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
"""Phases in which an action goes on."""
ICONS = {
    "bonus-coin": "coin",
    "bonus-recruit": "warrior",
    "bonus-move": "move",
    "bonus-draw": "move",
    "income-coin": "coin",
    "with": "go",
}
"""What is touched has the name of its kind of action, but for these."""


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
    kind, values = actions.ACTIONS.split(action)
    if kind.name == "move" and values[:2] == move:
        return (_count(values[2]),)
    found: list[Target] = []
    arguments = iter(zip(kind.arguments, values, strict=True))
    for target in kind.targets:
        if target in ("action", "bonus", "button") or (target == "target" and kind.name != "scout"):
            found += _icon(kind.name, target, phase)
        else:
            found += _touched(seat, target, *next(arguments))
    return tuple(found)


def _icon(kind: str, target: str, phase: int) -> tuple[Target, ...]:
    """What is touched for every action of a kind. The button of an action that goes on is not touched again."""
    if target == "action":
        word = "move" if kind == "draw" else kind.partition("-")[0]
        return () if GOING_ON.get(phase) == word else (Target(target, word),)
    if target == "target":
        return (Target(target, "random"),)
    if kind == "stop" and phase == n.SPOILS:
        return (Target(target, "leave-burh"),)
    return (Target(target, ICONS.get(kind, kind)),)


def _touched(seat: int, target: str, argument: str, value: int) -> tuple[Target, ...]:
    """What is touched for an argument."""
    match argument:
        case "from" | "to" | "area" | "place":
            return (_area(value),)
        case "slot":
            return (_area(n.ENGLISH + value),)
        case "count":
            return (_count(value),)
        case "unit":
            return (_unit(seat, value),)
        case "enemy":
            return (_unit(1 - seat, value),)
        case "leaders" | "lost":
            return tuple(Target(target, name) for name in _leaders(seat, value))
        case _:
            return (Target(target, words_of(argument, seat)[value]),)


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
