"""Why something is refused, and what to do instead: the core's reason codes as messages, filled with facts.

The core alone knows the rules: what is refused, and for which reason, is its answer to an action number. Here that
answer gets its words: names of hexes, heights, prices, and how many stacks could be chosen instead. `refuse_action`
runs for thousands of actions in a row, so the common reasons look up little.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from typing import Any

from moonsaga.games.eko import actions
from moonsaga.games.eko.actions import ACTIONS
from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import facts as box
from moonsaga.games.eko.messages import colour_key
from moonsaga.kernel.contract import NO_SUCH_ACTION, Argument, Message, Refusal, Target

Facts = dict[str, Argument]

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
    n.ALREADY_REINFORCED: "temple-wind",
    n.ONE_STACK_ONLY: "reinforcement",
    n.MUST_REINFORCE: "reinforcement",
    n.NO_TEMPLE: "temples",
    n.TEMPLE_USED: "temples",
    n.TEMPLE_TOO_DEAR: "temples",
    n.NOTHING_TO_PLACE: "temples",
    n.SPACE_TAKEN: "temples",
    n.NO_ENEMY_HERE: "temples",
    n.ONLY_THE_EMPEROR: "temples",
    n.EMPEROR_STAYS: "setting-up",
}
TOUCHES = {"stack-first": "building", "stack-stuck": "course-of-a-turn", "unclear": "table"}
"""Refusals of touches that belong to no action, so that the core has no answer; with their rules."""

_KEYS = {
    reason: (rule, f"refusal-{n.REASONS[reason]}", f"advice-{n.REASONS[reason]}") for reason, rule in _RULES.items()
}
_COLOUR_KEYS = tuple(colour_key(colour) for colour in box.COLOURS)
_KINDS = tuple(ACTIONS.kinds)
_FIRSTS = tuple(kind.first for kind in ACTIONS.kinds.values())
_BUTTONS = ("march", "halt", "done", "pass", "keep")
_PARTS = ("discs", "building", "payment")
"""Touches that complete an action and begin none."""
_LOSSES = {
    f"{count}" + "+emperor" * emperor: ACTIONS.number("lose", count, emperor)
    for count in range(n.TALLEST)
    for emperor in range(2)
}
_POWERS = {n.MOON: "moon", n.SAND: "sand"}


def refuse_action(position: Any, _seat: int, action: int) -> Refusal | None:
    """The first condition that speaks against an action, None if there is none."""
    reason = position.reason(action)
    return None if reason == n.FINE else refusal(position, reason, action)


def refusal(position: Any, reason: int, action: int) -> Refusal:
    """The core's reason against an action as messages. Reason and advice are filled with the same facts."""
    if reason == n.NO_SUCH_SPACE:
        return _beside_the_board()
    if reason == n.WRONG_PHASE:
        reserve = _Table(position).reserve() if action == actions.FIRST_MARCH else 0
        return _out_of_phase(_kind(action), position.phase_name(), reserve)
    return _worded(reason, _FACTS[reason](_Table(position), action))


def _worded(reason: int, facts: Facts) -> Refusal:
    rule, refused, advice = _KEYS[reason]
    return Refusal(rule, Message(refused, facts), Message(advice, facts))


def refuse_path(position: Any, _seat: int, path: tuple[Target, ...]) -> Refusal:
    """The reason that a rulebook would give for these touches, none of which is lit."""
    table = _Table(position)
    meant = _meant(table, path)
    if isinstance(meant, Refusal):
        return meant
    reason = position.reason(meant)
    return _unclear(table) if reason == n.FINE else refusal(position, reason, meant)


# The table, by the names that people use


class _Table:
    """What a sentence may need to know of a position."""

    __slots__ = ("board", "names", "position", "seat")

    def __init__(self, position: Any) -> None:
        self.position = position
        self.board = position.shared_board()
        self.names: tuple[str, ...] = self.board.space_names()
        self.seat: int = position.to_act()[0]

    def phase(self) -> str:
        """The phase by its name."""
        return str(self.position.phase_name())

    def colour(self, seat: int) -> str:
        colour: int = self.position.raw_colours()[seat]
        return _COLOUR_KEYS[colour]

    def holder(self, space: int) -> Facts:
        """Whose stack stands there."""
        owner: int = self.position.owner_at(space)
        if owner < 0:
            return {"stack": self.names[space], "holder": "nobody", "who": ""}
        holder = "own" if owner == self.seat else "enemy"
        return {"stack": self.names[space], "holder": holder, "who": self.colour(owner)}

    def site_name(self, site: int) -> str:
        return str(self.board.name(self.board.site_cell(site)))

    def terrain(self, cell: int) -> str:
        """The terrain of a cell; `none` beside the board."""
        return n.TERRAIN_NAMES[self.board.kind_at(cell)] or "none"

    def standing(self, site: int) -> tuple[int, int]:
        """Owner and level of the building on a site."""
        raw = self.position.raw()
        return raw["owner"][site], raw["level"][site]

    def reserve(self) -> int:
        """The discs in the reserve, without the Emperor."""
        return int(self.position.raw()["reserve"][self.seat])

    def supply(self) -> int:
        """The discs in the reserve, with the Emperor."""
        raw = self.position.raw()
        waits = raw["emperor"][self.seat] == n.NOWHERE and raw["gaoler"][self.seat] == n.NOBODY
        return int(raw["reserve"][self.seat] + waits)

    def open_stacks(self) -> int:
        """How many stacks can be reinforced now."""
        return len({_first_space(action) for action in self.position.legal(self.seat) if _kind(action) == "reinforce"})

    def active_stacks(self) -> set[int]:
        """The stacks that can move or build now."""
        return {_first_space(action) for action in self.position.legal(self.seat) if action < actions.FIRST_REINFORCE}

    def beside(self, site: int) -> list[int]:
        """The own stacks that touch a site."""
        towards, owner_at = self.board.site_towards, self.position.owner_at
        return [
            space
            for space in range(len(self.names))
            if owner_at(space) == self.seat and site in (towards(space, d) for d in range(n.DIRECTIONS))
        ]


def _kind(action: int) -> str:
    return _KINDS[bisect_right(_FIRSTS, action) - 1]


def _arguments(action: int) -> tuple[int, ...]:
    return ACTIONS.split(action)[1]


def _first_space(action: int) -> int:
    """The space on which an action begins, or which it is about."""
    return _arguments(action)[0]


# Facts for each reason: the turn


@cache
def _out_of_phase(kind: str, phase: str, reserve: int) -> Refusal:
    """What the action is for; the advice depends on the phase that is. Always the same, so it is made once."""
    rule, refused, advice = _KEYS[n.WRONG_PHASE]
    facts: Facts = {"kind": kind}
    if kind == "march":
        facts |= {"needed": box.MARCH_COSTS, "there": reserve}
    return Refusal(rule, Message(refused, facts), Message(f"{advice}-{phase}"))


@cache
def _beside_the_board() -> Refusal:
    """An action number for a space that this board does not have."""
    return _worded(n.NO_SUCH_SPACE, {"cell": "", "terrain": "none", "phase": "any"})


def _not_mine(table: _Table, action: int) -> Facts:
    facts = table.holder(_first_space(action))
    facts["phase"] = phase = table.phase()
    facts["count"] = table.open_stacks() if phase == "reinforce" else 0
    return facts


def _march(table: _Table, _action: int) -> Facts:
    return {"needed": box.MARCH_COSTS, "there": table.reserve()}


def _can_act(table: _Table, _action: int) -> Facts:
    return {"count": len(table.active_stacks())}


def _stack(table: _Table, action: int) -> Facts:
    return {"stack": table.names[_first_space(action)]}


def _nothing(_table: _Table, _action: int) -> Facts:
    return {}


# Moving


def _way(table: _Table, action: int) -> Facts:
    source, goal = _arguments(action)
    return {"stack": table.names[source], "goal": table.names[goal], "mine": table.position.height_at(source)}


def _meeting(table: _Table, action: int) -> Facts:
    """Two stacks that meet: after a move, or once the storms on its way have taken their discs."""
    source, goal, lost = _journey(table, action)
    return {
        "stack": table.names[source],
        "goal": table.names[goal],
        "mine": table.position.height_at(source) - lost,
        "theirs": table.position.height_at(goal),
        "limit": n.TALLEST,
    }


def _journey(table: _Table, action: int) -> tuple[int, int, int]:
    """Source, goal and discs lost so far."""
    first, second = _arguments(action)
    if action < actions.FIRST_BUILD:
        return first, second, 0
    raw = table.position.raw()
    return raw["source"], raw["goal"], first


def _battle(table: _Table, action: int) -> Facts:
    facts = _meeting(table, action)
    source, goal, _ = _journey(table, action)
    facts["who"] = table.colour(table.position.owner_at(goal))
    facts["storm"] = int(action < actions.FIRST_BUILD and _looks_strong(table, source, facts))
    return facts


def _looks_strong(table: _Table, source: int, facts: Facts) -> bool:
    """Would the numbers alone be puzzling? Then the storms must be mentioned."""
    mine, theirs = int(facts["mine"]), int(facts["theirs"])
    return mine > theirs or (mine == theirs and table.position.raw()["emperor"][table.seat] == source)


def _loss(table: _Table, action: int) -> Facts:
    raw = table.position.raw()
    count, emperor = _arguments(action)
    return {"stack": table.names[raw["source"]], "goal": table.names[raw["goal"]], "count": count, "emperor": emperor}


# Building


def _direction(action: int) -> tuple[int, int]:
    """Space and direction of a building action."""
    space, direction, *_ = _arguments(action)
    return space, direction


def _level(action: int) -> int:
    return _arguments(action)[2] + 1


def _site(table: _Table, action: int) -> int:
    return int(table.board.site_towards(*_direction(action)))


def _no_site(table: _Table, action: int) -> Facts:
    space, direction = _direction(action)
    cell = table.board.space_cell(space) + n.STEPS[direction]
    terrain = table.terrain(cell)
    if box.HIGHEST_BUILDING[table.board.kind_at(cell)]:
        terrain = "none"  # a site of several cells, which is built on in another direction
    return {"stack": table.names[space], "site": table.board.name(cell), "terrain": terrain}


def _planned(table: _Table, action: int) -> Facts:
    site = _site(table, action)
    return {
        "site": table.site_name(site),
        "building": n.LEVEL_NAMES[_level(action)],
        "terrain": table.terrain(table.board.site_cell(site)),
        "highest": n.LEVEL_NAMES[table.board.site_limit(site)],
    }


def _built_over(table: _Table, action: int) -> Facts:
    site = _site(table, action)
    owner, level = table.standing(site)
    return {
        "site": table.site_name(site),
        "building": n.LEVEL_NAMES[_level(action)],
        "standing": n.LEVEL_NAMES[level],
        "who": table.colour(owner),
    }


def _none_left(table: _Table, action: int) -> Facts:
    level = _level(action)
    facts: Facts = {"building": n.LEVEL_NAMES[level], "count": box.STOCK[level]}
    return facts | {"better": int(_can_improve(table, level))}


def _can_improve(table: _Table, level: int) -> bool:
    """Is there an own building of this level that could make way for the next one?"""
    raw = table.position.raw()
    if level == n.CASTLE or not raw["stock"][table.seat][level]:
        return False
    built = zip(raw["owner"], raw["level"], strict=True)
    return any(
        found == (table.seat, level) and table.board.site_limit(site) > level for site, found in enumerate(built)
    )


def _price(table: _Table, action: int) -> Facts:
    site, level = _site(table, action), _level(action)
    space, _ = _direction(action)
    owner, _ = table.standing(site)
    enemy = owner not in (-1, table.seat)
    return {
        "site": table.site_name(site),
        "building": n.LEVEL_NAMES[level],
        "stack": table.names[space],
        "holder": "enemy" if enemy else "nobody",
        "needed": box.COSTS[level] + box.REPLACING_COSTS * enemy,
        "there": table.position.height_at(space),
    }


# Reinforcing and temples


def _closed(table: _Table, action: int) -> Facts:
    """A stack that cannot be reinforced, and how many can."""
    kind = _kind(action)
    return {
        "stack": table.names[_first_space(action)],
        "kind": kind,
        "limit": n.TALLEST,
        "count": table.open_stacks() if kind == "reinforce" else 0,
    }


def _near_enemy(table: _Table, action: int) -> Facts:
    facts = _closed(table, action)
    raw, space = table.position.raw(), _first_space(action)
    for direction in range(n.DIRECTIONS):
        site = table.board.site_towards(space, direction)
        if site >= 0 and raw["owner"][site] not in (-1, table.seat):
            facts |= {"site": table.site_name(site), "standing": n.LEVEL_NAMES[raw["level"][site]]}
            break
    return facts


def _too_many(table: _Table, action: int) -> Facts:
    space, count = _arguments(action)
    first = ACTIONS.number("reinforce", space, 0)
    return {
        "stack": table.names[space],
        "count": count + 1,
        "most": sum(first <= legal < first + n.MOST_REINFORCED for legal in table.position.legal(table.seat)),
        "height": table.position.height_at(space),
        "limit": n.TALLEST,
        "there": table.supply(),
    }


def _open(table: _Table, _action: int) -> Facts:
    return {"count": table.open_stacks()}


def _emperor_alone(table: _Table, action: int) -> Facts:
    """Stacks in storms have room, too, but do not count as places for reinforcement."""
    cells = (table.board.space_cell(space) for space in range(len(table.names)))
    return _stack(table, action) | {"storms": int(any(table.board.kind_at(cell) == n.STORM for cell in cells))}


def _temple(table: _Table, action: int) -> Facts:
    kind = _kind(action)
    facts: Facts = {"kind": kind, "temple": kind, "needed": box.TEMPLE_COSTS, "there": table.reserve()}
    return facts | {"moons": table.position.raw()["moons"]}


def _no_temple(table: _Table, action: int) -> Facts:
    kind = _kind(action)
    terrain = n.MOON if kind == "moon" else n.SAND
    cells = (table.board.site_cell(site) for site in range(table.board.sites))
    site = next((str(table.board.name(cell)) for cell in cells if table.board.kind_at(cell) == terrain), "none")
    return {"temple": kind, "site": site}


def _victim(table: _Table, action: int) -> Facts:
    return table.holder(_first_space(action))


_FACTS: dict[int, Callable[[_Table, int], Facts]] = {
    n.NOT_YOUR_STACK: _not_mine,
    n.SAME_SPACE: _stack,
    n.NO_WAY: _way,
    n.STORM_TAKES_LAST_DISC: _way,
    n.TOO_TALL: _meeting,
    n.NOT_STRONGER: _battle,
    n.NO_SUCH_LOSS: _loss,
    n.NO_SITE: _no_site,
    n.TERRAIN_TOO_LOW: _planned,
    n.FIRST_A_CAMP: _planned,
    n.ONE_LEVEL_UP: _built_over,
    n.SAME_OR_ONE_UP: _built_over,
    n.NONE_LEFT: _none_left,
    n.TOO_FEW_DISCS: _price,
    n.NO_EMPEROR_HERE: _stack,
    n.EMPEROR_MUST_GO: _price,
    n.MARCH_TOO_DEAR: _march,
    n.MARCH_WITHOUT_ACTION: _nothing,
    n.CAN_ACT: _can_act,
    n.RESERVE_EMPTY: _nothing,
    n.STACK_FULL: _closed,
    n.NEAR_ENEMY_BUILDING: _near_enemy,
    n.STORM_STACK: _closed,
    n.NOT_SO_MANY: _too_many,
    n.EMPEROR_ALONE: _emperor_alone,
    n.ALREADY_REINFORCED: _closed,
    n.ONE_STACK_ONLY: _nothing,
    n.MUST_REINFORCE: _open,
    n.NO_TEMPLE: _no_temple,
    n.TEMPLE_USED: _temple,
    n.TEMPLE_TOO_DEAR: _temple,
    n.NOTHING_TO_PLACE: _temple,
    n.SPACE_TAKEN: _victim,
    n.NO_ENEMY_HERE: _victim,
    n.ONLY_THE_EMPEROR: _victim,
    n.EMPEROR_STAYS: _stack,
}


# Touches


def _meant(table: _Table, path: tuple[Target, ...]) -> int | Refusal:
    """The action that a person means by these touches; the refusal itself, where no action number stands for them.

    A touched hex counts as what lies on it, whatever the client calls it.
    """
    first, rest = path[0], path[1:]
    if first.kind in (*_PARTS, "button", "loss"):
        return _meant_button(table, first)
    cell = table.board.cell_named(first.name)
    if table.phase() in ("lose", "march"):
        return _meant_too_early(table, cell)
    if _is_space(table, cell):
        return _meant_from(table, table.board.number_at(cell), rest)
    if _is_site(table, cell):
        return _meant_on(table, cell, rest)
    return _no_space(table, cell)


def _meant_too_early(table: _Table, cell: int) -> int:
    """Something else has to be decided first, whatever was touched: a temple, a site, or any other hex."""
    if not _is_site(table, cell):
        return ACTIONS["move"].first
    mine = table.standing(table.board.number_at(cell))[0] == table.seat
    power = _POWERS.get(table.board.kind_at(cell)) if mine else None
    return ACTIONS.number(power, 0) if power else ACTIONS["build"].first


def _meant_button(table: _Table, touched: Target) -> int | Refusal:
    if touched.kind == "button" and touched.name in _BUTTONS:
        return ACTIONS.number(touched.name)
    if touched.kind == "loss" and touched.name in _LOSSES:
        return _LOSSES[touched.name]
    return _unclear(table) if touched.kind in _PARTS else NO_SUCH_ACTION


def _meant_from(table: _Table, space: int, rest: tuple[Target, ...]) -> int | Refusal:
    """What begins on a space."""
    phase = table.phase()
    if rest and rest[0].kind == "discs":
        return _meant_discs(space, rest[0].name)
    if phase == "swap":
        return ACTIONS.number("swap", space)
    if phase == "reinforce" and not rest:
        return ACTIONS.number("reinforce", space, 0)
    if phase == "reinforce" or table.position.owner_at(space) != table.seat:
        return ACTIONS.number("move", space, space)
    return _meant_to(table, space, rest) if rest else _stuck(table, space)


def _meant_discs(space: int, name: str) -> int | Refusal:
    if name not in map(str, range(1, n.MOST_REINFORCED + 1)):
        return NO_SUCH_ACTION
    return ACTIONS.number("reinforce", space, int(name) - 1)


def _meant_to(table: _Table, space: int, rest: tuple[Target, ...]) -> int | Refusal:
    """Where an own stack was to go, or what it was to build."""
    if rest[0].kind in (*_PARTS, "button", "loss"):
        return _unclear(table)
    cell = table.board.cell_named(rest[0].name)
    if _is_space(table, cell):
        return ACTIONS.number("move", space, table.board.number_at(cell))
    return _meant_building(table, space, cell, rest[1:]) if _is_site(table, cell) else _no_space(table, cell)


def _meant_building(table: _Table, space: int, cell: int, rest: tuple[Target, ...]) -> int | Refusal:
    site = table.board.number_at(cell)
    directions = [d for d in range(n.DIRECTIONS) if table.board.site_towards(space, d) == site]
    if not directions:
        facts: Facts = {"stack": table.names[space], "site": table.board.name(cell), "terrain": table.terrain(cell)}
        return _worded(n.NO_SITE, facts)
    if rest and (rest[0].kind != "building" or rest[0].name not in n.LEVEL_NAMES[1:]):
        return _unclear(table)
    level = n.LEVEL_NAMES.index(rest[0].name) if rest else _next_level(table, site)
    without, with_emperor = (ACTIONS.number("build", space, directions[0], level - 1, emperor) for emperor in range(2))
    if rest[1:]:
        return with_emperor if rest[1].name == "with-emperor" else without
    return with_emperor if table.position.reason(without) == n.EMPEROR_MUST_GO else without


def _next_level(table: _Table, site: int) -> int:
    """The building that one expects next on a site."""
    owner, level = table.standing(site)
    return min(level + 1, n.CASTLE) if owner in (-1, table.seat) else level


def _meant_on(table: _Table, cell: int, rest: tuple[Target, ...]) -> int | Refusal:
    """What begins on a site: a temple's power; or a building, for which the stack should have come first."""
    phase, site = table.phase(), table.board.number_at(cell)
    power = _POWERS.get(table.board.kind_at(cell))
    if power == "moon" and phase == "act" and table.standing(site)[0] != table.seat:
        power = None
    if power and phase != "swap":
        return _meant_power(table, power, rest)
    return _stack_first(table, cell) if phase == "act" else actions.FIRST_BUILD


def _meant_power(table: _Table, power: str, rest: tuple[Target, ...]) -> int | Refusal:
    if rest:
        cell = table.board.cell_named(rest[0].name)
        space = table.board.number_at(cell) if _is_space(table, cell) else -1
        return ACTIONS.number(power, space) if space >= 0 else _no_space(table, cell)
    enemies = (space for space in range(len(table.names)) if table.position.owner_at(space) not in (-1, table.seat))
    return ACTIONS.number(power, next(enemies, 0))


def _is_space(table: _Table, cell: int) -> bool:
    return cell >= 0 and table.board.kind_at(cell) in (n.SPACE, n.STORM)


def _is_site(table: _Table, cell: int) -> bool:
    return cell >= 0 and box.HIGHEST_BUILDING[table.board.kind_at(cell)] > 0


def _no_space(table: _Table, cell: int) -> Refusal:
    terrain = table.terrain(cell) if cell >= 0 else "none"
    name = table.board.name(cell) if cell >= 0 else ""
    return _worded(n.NO_SUCH_SPACE, {"cell": name, "terrain": terrain, "phase": table.phase()})


def _stack_first(table: _Table, cell: int) -> Refusal:
    beside = table.beside(table.board.number_at(cell))
    return _touched(
        "stack-first",
        {
            "site": table.board.name(cell),
            "terrain": table.terrain(cell),
            "count": len(beside),
            "stack": table.names[beside[0]] if beside else "",
        },
    )


def _stuck(table: _Table, space: int) -> Refusal:
    active = table.active_stacks()
    if space in active:
        return _unclear(table)
    return _touched("stack-stuck", {"stack": table.names[space], "count": len(active)})


def _unclear(table: _Table) -> Refusal:
    return _touched("unclear", {"phase": table.phase()})


def _touched(name: str, facts: Facts) -> Refusal:
    return Refusal(TOUCHES[name], Message(f"refusal-{name}", facts), Message(f"advice-{name}", facts))
