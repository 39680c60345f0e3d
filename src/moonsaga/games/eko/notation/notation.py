"""One line of text for one action, and the things a person touches for it.

c4-e6          move to an empty space        c4+e6   regroup        c4xe6   attack
lose 1         what the storms take          lose 2 emperor         the Emperor among it
c4 build b3 camp                             c4 build b3 tower emperor       paying with the Emperor
reinforce c4 2      moon c4      sand c4     swap c4      keep      march      halt      done      pass
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts
from moonsaga.kernel.contract import Target
from moonsaga.kernel.errors import NotationError

SMALL_TURNS = 6
Words = tuple[int, str, tuple[str, ...]]
"""An action, its line, and what is touched for it."""


# --- writing ----------------------------------------------------------------------------------------------------------


def write(position: Any, _seat: int, action: int) -> str:
    """The line for an action in this position."""
    kind, arguments = actions.ACTIONS.split(action)
    board = position.shared_board()
    names = board.space_names() if board is not None else ()
    if kind.name == "move":
        return f"{names[arguments[0]]}{_verb(position, arguments[1])}{names[arguments[1]]}"
    if kind.name == "build":
        space, direction, level, emperor = arguments
        site = board.name(board.site_cell(board.site_towards(space, direction)))
        return f"{names[space]} build {site} {n.LEVEL_NAMES[level + 1]}" + " emperor" * emperor
    return actions.ACTIONS.write(action, lambda argument, value: _word(names, argument, value))


def _word(names: Sequence[str], argument: str, value: int) -> str:
    """A value of an argument of the action table."""
    match argument:
        case "stack" | "space":
            return names[value]
        case "discs":
            return str(value + 1)
        case "emperor":
            return " emperor" * value
        case _:
            return str(value)


def _verb(position: Any, goal: int) -> str:
    owner = position.owner_at(goal)
    if owner < 0:
        return "-"
    return "+" if owner == position.to_act()[0] else "x"


def write_chance(position: Any, outcome: int) -> str:
    raw = position.raw()
    phase, seats = raw["phase"], len(raw["reserve"])
    if phase == n.LAY_TILES:
        return f"tile {n.LARGE_LETTERS[outcome]}"
    if phase == n.TURN_TILES:
        return f"turn {outcome}"
    if phase == n.LAY_SMALL_TILES:
        cell, turn = divmod(outcome, SMALL_TURNS)
        return f"small {cell % n.GRID - n.GRID // 2} {cell // n.GRID - n.GRID // 2} {turn}"
    if phase == n.LAY_DISCS:
        return f"disc {facts.COLOURS[outcome // 2]}" + " emperor" * (outcome % 2)
    if phase == n.DRAW_COLOURS:
        return f"colour {facts.COLOURS[outcome]}"
    return f"first {outcome % seats + 1}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(position: Any, _seat: int, text: str) -> int:
    """The action that a line names. Case and blanks do not matter; any of - + x will do between two spaces."""
    words = text.lower().split()
    line = " ".join(words)
    if move := re.fullmatch(r"([a-z]\d+) ?[-+x] ?([a-z]\d+)", line):
        return actions.ACTIONS.number("move", _space(position, move[1]), _space(position, move[2]))
    if build := re.fullmatch(r"([a-z]\d+) build ([a-z]\d+) (camp|tower|castle)( emperor)?", line):
        return _read_build(position, build)
    if loss := re.fullmatch(r"lose ([0-3])( emperor)?", line):
        return actions.ACTIONS.number("lose", int(loss[1]), int(loss[2] is not None))
    if more := re.fullmatch(r"reinforce ([a-z]\d+) ([1-3])", line):
        return actions.ACTIONS.number("reinforce", _space(position, more[1]), int(more[2]) - 1)
    if place := re.fullmatch(r"(moon|sand|swap) ([a-z]\d+)", line):
        return actions.ACTIONS.number(place[1], _space(position, place[2]))
    if line in ("march", "halt", "done", "pass", "keep"):
        return actions.ACTIONS.number(line)
    raise NotationError(
        f"{text!r} is no action; write for example c4-e6, c4xe6, c4 build b3 camp, reinforce c4 2, march, halt or done"
    )


def _space(position: Any, name: str) -> int:
    board = position.shared_board()
    cell = board.cell_named(name)
    if cell < 0:
        raise NotationError(f"there is no {name} on this board")
    if board.kind_at(cell) not in (n.SPACE, n.STORM):
        raise NotationError(f"{name} is no space that a stack can stand on")
    return int(board.number_at(cell))


def _read_build(position: Any, words: re.Match[str]) -> int:
    board, space = position.shared_board(), _space(position, words[1])
    cell = board.cell_named(words[2])
    kind = board.kind_at(cell) if cell >= 0 else n.NOTHING
    if not facts.HIGHEST_BUILDING[kind]:
        raise NotationError(f"{words[2]} is no building site")
    for direction in range(n.DIRECTIONS):
        if board.site_towards(space, direction) == board.number_at(cell):
            level, emperor = n.LEVEL_NAMES.index(words[3]) - 1, int(words[4] is not None)
            return actions.ACTIONS.number("build", space, direction, level, emperor)
    raise NotationError(f"{words[1]} does not touch {words[2]}")


# --- targets ----------------------------------------------------------------------------------------------------------


def targets(position: Any, _seat: int, action: int) -> tuple[Target, ...]:
    """What a person touches to make this action, in order."""
    kind, arguments = actions.ACTIONS.split(action)
    if kind.targets == ("button",):
        return (Target("button", kind.name),)
    if kind.name == "lose":
        return (Target("loss", f"{arguments[0]}" + "+emperor" * arguments[1]),)
    board = position.shared_board()
    names = board.space_names()
    if kind.name == "build":
        return _build_targets(position, arguments)
    if kind.name == "reinforce":
        return (Target("stack", names[arguments[0]]), Target("discs", str(arguments[1] + 1)))
    if kind.name in ("moon", "sand"):
        temple = "temple_" + kind.name
        site = next(cell.name for cell in position.view(None).table.board.cells if cell.terrain == temple)
        return (Target("site", site), Target(kind.targets[1], names[arguments[0]]))
    if kind.name == "swap":
        return (Target("stack", names[arguments[0]]),)
    return (Target("stack", names[arguments[0]]), Target("space", names[arguments[1]]))


def word_moves(position: Any, moves: Sequence[int]) -> list[Words]:
    """Each of these moves with its line and what is touched for it, at once."""
    if not moves:
        return []
    names = position.shared_board().space_names()
    verbs = {goal: _verb(position, goal) for goal in {move % n.MOST_SPACES for move in moves}}
    return [
        _word_move(move, names[move // n.MOST_SPACES], verbs[goal := move % n.MOST_SPACES], names[goal])
        for move in moves
    ]


@lru_cache(maxsize=20_000)
def _word_move(move: int, start: str, verb: str, goal: str) -> Words:
    """Most moves were possible at the last decision, too, or are so at another table."""
    return move, f"{start}{verb}{goal}", (f"stack:{start}", f"space:{goal}")


def word_build(position: Any, action: int) -> Words:
    """The same for a building."""
    board = position.shared_board()
    _, (space, direction, level, emperor) = actions.ACTIONS.split(action)
    stack, site = board.space_names()[space], board.name(board.site_cell(board.site_towards(space, direction)))
    name = n.LEVEL_NAMES[level + 1]
    paid: tuple[str, ...] = ()
    if _could_pay_otherwise(position, action, emperor):
        paid = ("payment:with-emperor" if emperor else "payment:without-emperor",)
    path = (f"stack:{stack}", f"site:{site}", f"building:{name}", *paid)
    return action, f"{stack} build {site} {name}" + " emperor" * emperor, path


def _could_pay_otherwise(position: Any, build: int, emperor: int) -> bool:
    """The same building with the Emperor among the discs, or without it."""
    other = build - 1 if emperor else build + 1
    return bool(position.reason(other) == n.FINE)


def _build_targets(position: Any, arguments: tuple[int, ...]) -> tuple[Target, ...]:
    """Stack, site, building; and what is paid, where there is a choice."""
    space, direction, level, emperor = arguments
    board = position.shared_board()
    site = board.site_towards(space, direction)
    touched = (
        Target("stack", board.space_names()[space]),
        Target("site", board.name(board.site_cell(site)) if site >= 0 else ""),
        Target("building", n.LEVEL_NAMES[level + 1]),
    )
    if _could_pay_otherwise(position, actions.ACTIONS.number("build", *arguments), emperor):
        return (*touched, Target("payment", "with-emperor" if emperor else "without-emperor"))
    return touched
