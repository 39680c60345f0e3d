"""From options to settings, from views to sampled states, and from dumps back to positions."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

import msgspec

from moonsaga.games.saga import actions, old_fields
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.position import Position
from moonsaga.games.saga.rules.state import Settings
from moonsaga.games.saga.view import DRAWS_FOR, Battle, Memory, Running, SagaView, Table, world_number
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options, Value

_make: Any = Settings
PIECES = range(2 * n.LEADERS)
PIECE_NAMES = tuple(name for names in n.LEADER_NAMES for name in names)


def settings(options: Options) -> Settings:
    """What the core needs to know of the options."""
    return _settings(tuple(options.items()))


@lru_cache(maxsize=1024)
def _settings(items: tuple[tuple[str, Value], ...]) -> Settings:
    return cast("Settings", _make(dict(items)))


def load(data: bytes) -> Position:
    """The position behind a dump of this version or an earlier one."""
    return restore(old_fields.renew(msgspec.json.decode(data)))


def restore(raw: dict[str, Any]) -> Position:
    position = Position(settings(raw["options"]))
    position.set_raw(raw)
    return position


# --- sampled states ---------------------------------------------------------------------------------------------------


def imagine(view: SagaView, rng: Rng) -> Position:
    """A sampled state; all that agree with the view have the same chance.

    Faces, targets and chosen losses know nothing of each other, so that each can be drawn on its own: unseen faces over
    unseen pieces, one of the ways to fill the slots, one of the ways to take the losses.
    """
    raw = _visible(view.table, view.memory)
    _deal_faces(raw, view, rng)
    _lay_targets(raw, view, rng)
    position = restore(raw)
    return _answered(position, raw, view, rng)


def _visible(table: Table, memory: Memory) -> dict[str, Any]:
    """Everything that is before all eyes."""
    areas = {area.name: area for area in table.areas}
    return {
        "options": table.options,
        "warriors": [areas[name].warriors[side] for side in range(2) for name in facts.PLACE_NAMES[: n.PLACES]],
        "supply": [side.warriors for side in table.sides],
        "place": [facts.PLACE_NAMES.index(leader.place) for leader in table.leaders],
        "face": [n.UNKNOWN] * len(PIECES),
        "seen": [int(any(seen.piece == name for seen in memory.faces)) for name in PIECE_NAMES],
        "shown": [int(leader.shown) for leader in table.leaders],
        "replaced": [int(side.replaced) for side in table.sides],
        "burh": [int(areas[name].burh) for name in facts.AREA_NAMES[: n.ENGLISH]],
        "marker": [n.EMPTY] * n.SLOTS,
        "face_up": [int(slot.face_up) for slot in table.slots],
        "laid": [slot.laid for slot in table.slots],
        "possible": [world_number(names) for names in memory.targets],
        "owner": [_side(tile.owner) for tile in table.tiles],
        "resolved": [int(tile.resolved) for tile in table.tiles],
        "coins": [side.coins for side in table.sides],
        "strength": list(table.battle.strength) if table.battle and table.battle.compared else [0, 0],
        "losses": list(table.battle.losses) if table.battle else [0, 0],
        "answer": [n.NOBODY, n.NOBODY],
        "bank": table.bank,
        "burhs_left": table.burhs_left,
        "now": {
            "phase": n.PHASES.index(table.phase),
            "seat": _seat(table),
            "round": table.round,
            "initiative": _side(table.initiative),
            "picker": _side(table.picker),
            "picks": table.picks,
            **_running(table.running, table),
            **_battle(table.battle),
            "ended": n.ENDINGS.index(table.ending),
            "winner": _side(table.winner),
            "scoutings": table.scoutings,
            "learned": table.barrier,
        },
    }


def _side(name: str) -> int:
    return n.SIDE_NAMES.index(name) if name else n.NOBODY


def _seat(table: Table) -> int:
    """The side to act, or for which chance acts."""
    return DRAWS_FOR.get(n.PHASES.index(table.phase), _side(table.actor))


def _place(name: str) -> int:
    return facts.PLACE_NAMES.index(name) if name else n.NOBODY


def _running(running: Running, table: Table) -> dict[str, int]:
    return {
        "tile": running.tile - 1,
        "used": _used(running, table) if running.tile else 0,
        "goal": _place(running.goal),
        "count": running.warriors,
        "one": int(running.one_unit),
        **old_fields.split(n.PHASES.index(table.phase), running.left, _place(running.origin)),
        "harvested": sum(1 << facts.AREA_NAMES.index(name) for name in running.harvested),
    }


def _used(running: Running, table: Table) -> int:
    tile = table.tiles[running.tile - 1]
    half = tile.viking if _seat(table) == n.VIKING else tile.saxon
    used = n.BONUS_USED | n.FIRST_USED | n.SECOND_USED
    if running.bonus_left:
        used &= ~n.BONUS_USED
    for action, bit in zip(half.actions, (n.FIRST_USED, n.SECOND_USED), strict=False):
        if action in running.actions_left:
            used &= ~bit
    return used


def _battle(battle: Battle | None) -> dict[str, int]:
    if battle is None:
        return {"field": n.NOBODY, "passed": 0, "present": 0, "victor": n.NOBODY}
    return {
        "field": _place(battle.area),
        "passed": sum(1 << _side(side) for side in battle.passed),
        "present": sum(1 << PIECE_NAMES.index(name) for name in battle.present),
        "victor": _side(battle.victor),
    }


def _deal_faces(raw: dict[str, Any], view: SagaView, rng: Rng) -> None:
    """Own faces and seen ones as they are, the others in any order."""
    known = {seen.piece: seen.face for seen in view.memory.faces}
    known |= {leader.piece: leader.face for leader in view.table.leaders if leader.face}
    for side in range(2):
        faces = list(facts.FACE_NAMES[side])
        unknown = []
        for piece in range(side * n.LEADERS, (side + 1) * n.LEADERS):
            leader = view.table.leaders[piece]
            if leader.piece in known:
                raw["face"][piece] = facts.FACE_NAMES[side].index(known[leader.piece])
                faces.remove(known[leader.piece])
            elif leader.dealt:
                unknown.append(piece)
        for piece in unknown:
            raw["face"][piece] = facts.FACE_NAMES[side].index(faces.pop(int(rng.below(len(faces)))))


def _lay_targets(raw: dict[str, Any], view: SagaView, rng: Rng) -> None:
    """The Viking knows the markers on the slots; everybody else holds some fillings for possible."""
    names = tuple(slot.target for slot in view.table.slots)
    if view.seat != n.VIKING:
        names = view.memory.targets[int(rng.below(len(view.memory.targets)))]
    raw["marker"] = [facts.AREA_NAMES.index(name) if name else n.EMPTY for name in names]


def _answered(position: Any, raw: dict[str, Any], view: SagaView, rng: Rng) -> Position:
    """Losses that a side has already chosen: the own ones are known, the other's are one of its choices."""
    battle = view.table.battle
    if battle is None or not battle.answered:
        return cast("Position", position)
    first = actions.ACTIONS["lose"].first
    for name in battle.answered:
        side = _side(name)
        if side == view.seat:
            raw["answer"][side] = sum(1 << n.LEADER_NAMES[side].index(piece) for piece in battle.answer)
        else:
            choices = position.legal(side)
            raw["answer"][side] = choices[int(rng.below(len(choices)))] - first
    return restore(raw)
