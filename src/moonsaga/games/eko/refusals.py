"""Why something is refused, and what to do instead: the core's reason codes as messages."""

from __future__ import annotations

from typing import Any

from moonsaga.games.eko import notation
from moonsaga.games.eko import numbers as n
from moonsaga.kernel.contract import Game, Message, Refusal, Target

_RULES = {
    n.WRONG_PHASE: "course-of-a-turn",
    n.NOT_YOUR_STACK: "course-of-a-turn",
    n.SAME_SPACE: "moving",
    n.NO_SUCH_SPACE: "moving",
    n.NO_WAY: "moving",
    n.STORM_TAKES_LAST_DISC: "storms",
    n.TOO_TALL: "moving",
    n.NOT_STRONGER: "moving",
    n.NO_SUCH_LOSS: "storms",
    n.NO_SITE: "building",
    n.TERRAIN_TOO_LOW: "building",
    n.FIRST_A_CAMP: "building",
    n.ONE_LEVEL_UP: "building",
    n.SAME_OR_ONE_UP: "building",
    n.NONE_LEFT: "building",
    n.TOO_FEW_DISCS: "building",
    n.NO_EMPEROR_HERE: "emperor",
    n.EMPEROR_MUST_GO: "emperor",
    n.MARCH_TOO_DEAR: "forced-march",
    n.MARCH_WITHOUT_ACTION: "forced-march",
    n.CAN_ACT: "course-of-a-turn",
    n.RESERVE_EMPTY: "reinforcement",
    n.STACK_FULL: "reinforcement",
    n.NEAR_ENEMY_BUILDING: "reinforcement",
    n.STORM_STACK: "storms",
    n.NOT_SO_MANY: "reinforcement",
    n.EMPEROR_ALONE: "reinforcement",
    n.ORDER_OF_STACKS: "temple-wind",
    n.ONE_STACK_ONLY: "reinforcement",
    n.MUST_REINFORCE: "reinforcement",
    n.NO_TEMPLE: "temples",
    n.TEMPLE_USED: "temples",
    n.TEMPLE_TOO_DEAR: "temples",
    n.NOTHING_TO_PLACE: "temples",
    n.SPACE_TAKEN: "temples",
    n.NO_ENEMY_HERE: "temples",
    n.ONLY_THE_EMPEROR: "temples",
    n.NO_WAY_TO_BUILD: "building",
    n.EMPEROR_STAYS: "setting-up",
}


def refuse_action(position: Any, action: int) -> Refusal | None:
    """The first condition that speaks against an action, None if there is none."""
    reason = position.reason(action)
    return None if reason == n.FINE else refusal(position, reason)


def refusal(position: Any, reason: int) -> Refusal:
    """A reason code as messages. The advice depends on the phase where the action itself is out of place."""
    name = n.REASONS[reason]
    advice = f"advice-{name}"
    if reason == n.WRONG_PHASE:
        advice += "-" + position.view(None).table.phase
    return Refusal(_RULES[reason], Message(f"refusal-{name}"), Message(advice))


def refuse_path(game: Game, position: Any, seat: int, path: tuple[Target, ...]) -> Refusal:
    """The reason that a rulebook would give for the last thing touched.

    Of all actions that these touches could have meant, the one that comes nearest to legal speaks.
    """
    reasons = [reason for action in _meant(position, path) if (reason := position.reason(action)) != n.FINE]
    out_of_place = [reason for reason in reasons if reason != n.WRONG_PHASE]
    return refusal(position, (out_of_place or reasons or [n.WRONG_PHASE])[0])


def _meant(position: Any, path: tuple[Target, ...]) -> list[int]:
    """The actions that begin with these touches, were they legal."""
    spaces = {name: i for i, name in enumerate(position.shared_board().space_names())}
    names = [target.name for target in path]
    if path and path[0].kind == "button":
        return [n.ACTIONS.number(names[0])] if names[0] in ("march", "halt", "done", "pass", "keep") else []
    if path and path[0].kind == "loss":
        return [action for action in _block("lose") if notation.targets(position, action) == path]
    if len(path) >= 2 and path[0].kind == "site":
        return [n.ACTIONS.number(kind, spaces[names[1]]) for kind in ("moon", "sand") if names[1] in spaces]
    if not path or names[0] not in spaces:
        return []
    if len(path) == 1:
        return _with_stack(position, spaces[names[0]])
    if path[1].kind == "site":
        return _builds(position, spaces[names[0]], path)
    if path[1].kind == "discs" and names[1] in ("1", "2", "3"):
        return [n.ACTIONS.number("reinforce", spaces[names[0]], int(names[1]) - 1)]
    return [n.ACTIONS.number("move", spaces[names[0]], spaces[names[1]])] if names[1] in spaces else []


def _block(name: str) -> range:
    kind = n.ACTIONS[name]
    return range(kind.first, kind.first + kind.count)


def _with_stack(position: Any, space: int) -> list[int]:
    """What the phase would do with a stack."""
    goals = range(len(position.shared_board().space_names()))
    return [
        n.ACTIONS.number("reinforce", space, 0),
        n.ACTIONS.number("swap", space),
        *(n.ACTIONS.number("move", space, goal) for goal in goals if goal != space),
    ]


def _builds(position: Any, space: int, path: tuple[Target, ...]) -> list[int]:
    """Buildings on the touched site, the touched level if there is one; none if the stack does not touch the site."""
    board = position.shared_board()
    cell = board.cell_named(path[1].name)
    levels = [path[2].name] if len(path) > 2 and path[2].name in n.LEVEL_NAMES[1:] else n.LEVEL_NAMES[1:]
    directions = [d for d in range(n.DIRECTIONS) if cell >= 0 and board.site_towards(space, d) == board.number_at(cell) >= 0]
    away = [d for d in range(n.DIRECTIONS) if board.site_towards(space, d) < 0]
    return [
        n.ACTIONS.number("build", space, direction, n.LEVEL_NAMES.index(level) - 1, emperor)
        for direction in (directions if board.kind_at(cell) >= n.DESERT else []) or away[:1]
        for level in levels
        for emperor in range(2)
    ]
