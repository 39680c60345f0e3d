"""A position as text: for people at a terminal, for tests, and for records that start in the middle.

    options: tiles=standard track=10 ...
    now: viking tile 1
    round: 3
    initiative: saxon
    coins: 2 viking, 3 saxon
    tiles: 1 viking, 2 saxon resolved, 3 saxon, 4 viking
    northumbria: burh, 2 saxon, saxon-1 warden
    north: 1 viking, viking-1 berserker, target kent face down
    drakkar: 2 viking
    aside: viking-4
    seen: saxon-1

`place` reads such lines; what it does not find named has its usual place: warriors, burhs and coins in the supplies,
the first three leaders of each side in the supply, the fourth set aside, faces in the order of the data. `now` is
`draft`, `viking chooses`, `viking tile 1`, `battles` or `end`: the middle of an action cannot be drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.position import Position
from moonsaga.games.saga.restore import PIECE_NAMES, restore, settings
from moonsaga.games.saga.view import Area, Leader, SagaView, Slot, Table, world_number
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.options import Options, parse, write

HIDDEN = "face down"
SIDE = "|".join(n.SIDE_NAMES)
COUNT = re.compile(rf"(\d+) ({SIDE})")
PIECE = re.compile(rf"((?:{SIDE})-\d)(?: ([a-z]+))?")
TARGET = re.compile(rf"target ([a-z-]+)(?: ({HIDDEN}))?")
OWNED = re.compile(rf"(\d) ({SIDE})(?: (resolved))?")
NOW = re.compile(rf"draft|battles|end|({SIDE}) chooses|({SIDE}) tile (\d)")
LEADER_PLACES = ("supply", "aside", "gone")


# --- drawing ----------------------------------------------------------------------------------------------------------


def draw(view: SagaView) -> str:
    """The position as this viewer sees and remembers it."""
    table = view.table
    known = {seen.piece: seen.face for seen in view.memory.faces}
    sides = {side.side: side for side in table.sides}
    lines = [
        f"options: {write(table.options)}",
        f"now: {_now(table)}",
        f"round: {table.round}, round marker on {table.track.round_marker}, burh marker on {table.track.burh_marker}",
        f"initiative: {table.initiative}",
        f"coins: {', '.join(f'{side.coins} {name}' for name, side in sides.items())}, {table.bank} left",
        f"tiles: {', '.join(_tiles(table)) or 'all in line'}",
    ]
    slots = {slot.area: slot for slot in table.slots}
    for area in table.areas:
        words = [*_area(area, table.leaders, known), *_slot(slots.get(area.name))]
        lines.append(f"{area.name}: {', '.join(words)}".rstrip())
    for place in LEADER_PLACES:
        words = [f"{side.warriors} {name}" for name, side in sides.items()] if place == "supply" else []
        words += [_leader(leader, known) for leader in table.leaders if leader.place == place]
        lines.append(f"{place}: {', '.join(words)}".rstrip())
    lines.append(f"seen: {', '.join(known)}".rstrip())
    return "\n".join(lines)


def _now(table: Table) -> str:
    words = {
        "choose-tile": f"{table.actor} chooses",
        "tile": f"{table.actor} tile {table.running.tile}",
        "over": f"over, {table.ending}, {table.winner} wins",
    }
    if table.phase in words:
        return words[table.phase]
    running = f" tile {table.running.tile}" if table.running.tile else ""
    battle = f" in {table.battle.area}" if table.battle else ""
    return f"{table.phase}{running}{battle}{f', {table.actor} to act' if table.actor else ''}"


def _tiles(table: Table) -> Iterator[str]:
    for tile in table.tiles:
        if tile.owner:
            yield f"{tile.number} {tile.owner}{' resolved' if tile.resolved else ''}"


def _area(area: Area, leaders: tuple[Leader, ...], known: dict[str, str]) -> Iterator[str]:
    if area.burh:
        yield "burh"
    yield from (f"{count} {name}" for count, name in zip(area.warriors, n.SIDE_NAMES, strict=True) if count)
    yield from (_leader(leader, known) for leader in leaders if leader.piece in area.leaders)


def _leader(leader: Leader, known: dict[str, str]) -> str:
    face = leader.face or known.get(leader.piece, "")
    return f"{leader.piece} {face}{' shown' if leader.shown else ''}".strip()


def _slot(slot: Slot | None) -> Iterator[str]:
    if slot is not None and slot.filled:
        yield f"target {slot.target or 'unknown'}{'' if slot.face_up else f' {HIDDEN}'}"


# --- placing ----------------------------------------------------------------------------------------------------------


def place(text: str, game: Game) -> Position:
    """The position of a drawing, settled until a player is to act."""
    lines = dict(_lines(text))
    options: Options = game.resolve(parse(game.info.options, lines.get("options", "").split()))
    raw = Position(settings(options)).raw()
    for name in facts.PLACE_NAMES[: n.PLACES]:
        _lay_area(raw, facts.PLACE_NAMES.index(name), _words(lines.get(name, "")))
    for name in LEADER_PLACES:
        for word in _words(lines.get(name, "")):
            if not COUNT.fullmatch(word):
                _lay_leader(raw, facts.PLACE_NAMES.index(name), word)
    _complete_faces(raw)
    for word in _words(lines.get("seen", "")):
        raw["seen"][_piece(word)] = 1
    _lay_coins(raw, _words(lines.get("coins", "2 viking, 3 saxon")))
    raw["possible"] = list(_possible(raw))
    raw["replaced"] = [int(raw["place"][side * n.LEADERS + n.SET_ASIDE] != n.ASIDE) for side in range(2)]
    raw["now"] |= {
        "round": _number(lines.get("round", "1"), int(options["track"])),
        "initiative": _side(lines.get("initiative", "viking")),
    }
    _own_tiles(raw, _words(lines.get("tiles", "")))
    _begin(raw, lines.get("now", "draft"))
    position: Any = restore(raw)
    position.settle()
    return position  # type: ignore[no-any-return]


def _lines(text: str) -> Iterator[tuple[str, str]]:
    expected = ("options", "now", "round", "initiative", "coins", "tiles", "seen", *facts.PLACE_NAMES)
    for line in text.splitlines():
        name, colon, rest = line.strip().partition(":")
        if line.strip() and (not colon or name not in expected):
            raise NotationError(f"a line of a drawing begins with one of {', '.join(expected)}, not {line.strip()!r}")
        if line.strip():
            yield name, rest.strip()


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _number(text: str, most: int) -> int:
    word = text.partition(",")[0]
    if not word.isdecimal() or not 1 <= int(word) <= most:
        raise NotationError(f"the round is a number from 1 to {most}, not {word!r}")
    return int(word)


def _side(name: str) -> int:
    if name not in n.SIDE_NAMES:
        raise NotationError(f"a side is {' or '.join(n.SIDE_NAMES)}, not {name!r}")
    return n.SIDE_NAMES.index(name)


def _piece(name: str) -> int:
    if name not in PIECE_NAMES:
        raise NotationError(f"a leader is one of {', '.join(PIECE_NAMES)}, not {name!r}")
    return PIECE_NAMES.index(name)


def _lay_area(raw: dict[str, Any], area: int, words: list[str]) -> None:
    for word in words:
        if count := COUNT.fullmatch(word):
            _lay_warriors(raw, area, int(count[1]), _side(count[2]))
        elif word == "burh":
            _lay_burh(raw, area)
        elif target := TARGET.fullmatch(word):
            _lay_target(raw, area, target[1], bool(target[2]))
        else:
            _lay_leader(raw, area, word)


def _lay_warriors(raw: dict[str, Any], area: int, count: int, side: int) -> None:
    if side == n.SAXON and area >= n.ENGLISH:
        raise NotationError(f"no Anglo-Saxon stands in {facts.PLACE_NAMES[area]}")
    if count > raw["supply"][side]:
        raise NotationError(f"there are only {facts.WARRIORS} warriors of {n.SIDE_NAMES[side]}")
    raw["warriors"][side * n.PLACES + area] += count
    raw["supply"][side] -= count


def _lay_burh(raw: dict[str, Any], area: int) -> None:
    if area >= n.ENGLISH or raw["burh"][area] or not raw["burhs_left"]:
        raise NotationError(f"there is no room or no burh left for {facts.PLACE_NAMES[area]}")
    raw["burh"][area] = 1
    raw["burhs_left"] -= 1


def _lay_target(raw: dict[str, Any], area: int, target: str, hidden: bool) -> None:
    if target not in facts.AREA_NAMES[: n.TARGETS] or not n.ENGLISH <= area < n.AREAS:
        raise NotationError(f"a target is a coastal area on a slot of Scandinavia, not {target!r}")
    marker = facts.AREA_NAMES.index(target)
    if marker in raw["marker"]:
        raise NotationError(f"the target {target} lies on two slots")
    raw["marker"][area - n.ENGLISH] = marker
    raw["face_up"][area - n.ENGLISH] = int(not hidden)


def _lay_leader(raw: dict[str, Any], place: int, word: str) -> None:
    found = PIECE.fullmatch(word)
    if found is None:
        raise NotationError(f"{word!r} is no unit, burh, target or leader")
    piece = _piece(found[1])
    side = piece // n.LEADERS
    if side == n.SAXON and n.ENGLISH <= place < n.PLACES:
        raise NotationError(f"no Anglo-Saxon stands in {facts.PLACE_NAMES[place]}")
    raw["place"][piece] = place
    if found[2]:
        if found[2] not in facts.FACE_NAMES[side]:
            raise NotationError(f"a face is one of {', '.join(facts.FACE_NAMES[side])}, not {found[2]!r}")
        raw["face"][piece] = facts.FACE_NAMES[side].index(found[2])


def _complete_faces(raw: dict[str, Any]) -> None:
    """Faces that the drawing does not name go to the other pieces, in the order of the data."""
    for side in range(2):
        pieces = range(side * n.LEADERS, (side + 1) * n.LEADERS)
        left = [face for face in range(n.LEADERS) if face not in [raw["face"][piece] for piece in pieces]]
        unnamed = [piece for piece in pieces if raw["face"][piece] == n.UNKNOWN]
        if len(left) != len(unnamed):
            raise NotationError("two leaders of one side have the same face")
        for piece, face in zip(unnamed, left, strict=True):
            raw["face"][piece] = face


def _lay_coins(raw: dict[str, Any], words: list[str]) -> None:
    for word in words:
        if count := COUNT.fullmatch(word):
            raw["coins"][_side(count[2])] = int(count[1])
    raw["bank"] = facts.COINS - sum(raw["coins"])
    if raw["bank"] < 0:
        raise NotationError(f"there are only {facts.COINS} coins")


def _possible(raw: dict[str, Any]) -> Iterator[int]:
    """All fillings of the slots with the same markers face up."""
    hidden = [i for i in range(n.SLOTS) if raw["marker"][i] != n.EMPTY and not raw["face_up"][i]]
    fillings: list[list[int]] = [[m if i not in hidden else n.EMPTY for i, m in enumerate(raw["marker"])]]
    for slot in hidden:
        fillings = [
            [marker if i == slot else old for i, old in enumerate(filling)]
            for filling in fillings
            for marker in range(n.TARGETS)
            if marker not in filling
        ]
    names = [[facts.AREA_NAMES[m] if m != n.EMPTY else "" for m in filling] for filling in fillings]
    yield from sorted(world_number((one, two, three)) for one, two, three in names)


def _own_tiles(raw: dict[str, Any], words: list[str]) -> None:
    for word in words:
        found = OWNED.fullmatch(word)
        if found is not None and 1 <= int(found[1]) <= n.TILES:
            raw["owner"][int(found[1]) - 1] = _side(found[2])
            raw["resolved"][int(found[1]) - 1] = int(bool(found[3]))
        elif word != "all in line":
            raise NotationError(f"tiles are written as in `1 viking, 2 saxon resolved`, not {word!r}")


def _begin(raw: dict[str, Any], now: str) -> None:
    """What is decided first."""
    found = NOW.fullmatch(now)
    if found is None:
        raise NotationError(f"now is draft, viking chooses, viking tile 1, battles or end, not {now!r}")
    if found[1]:
        raw["now"] |= {"phase": n.CHOOSE_TILE, "seat": _side(found[1])}
        if not any(o == _side(found[1]) and not r for o, r in zip(raw["owner"], raw["resolved"], strict=True)):
            raise NotationError(f"{found[1]} has no tile to choose")
    elif found[2]:
        _begin_tile(raw, _side(found[2]), int(found[3]) - 1)
    else:
        raw["now"] |= {"phase": {"draft": n.NEW_ROUND, "battles": n.NEXT_BATTLE, "end": n.ROUND_END}[now], "seat": -1}


def _begin_tile(raw: dict[str, Any], side: int, tile: int) -> None:
    if not 0 <= tile < n.TILES or raw["owner"][tile] not in (side, n.NOBODY) or raw["resolved"][tile]:
        raise NotationError(f"tile {tile + 1} is not to be resolved by {n.SIDE_NAMES[side]}")
    half = facts.BOX.tile_sets[raw["options"]["tiles"]][tile].half(n.SIDE_NAMES[side])
    used = 0 if half.bonus else n.BONUS_USED
    if len(half.listed) == 1:
        used |= n.SECOND_USED
    raw["owner"][tile] = side
    raw["now"] |= {"phase": n.TILE, "seat": side, "tile": tile, "used": used}
