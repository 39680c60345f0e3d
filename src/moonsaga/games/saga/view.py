"""What one seat may see and remember.

Everything has the name it has in targets and texts: areas `mercia`, sides `viking` and `saxon`, pieces `viking-2`,
faces `berserker`. An empty word means: none, or unknown to this viewer. Of two numbers the first is the Vikings'.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from moonsaga.games.saga import old_fields
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.kernel.contract import View
from moonsaga.kernel.options import Value

Pair = tuple[int, int]
DRAWS_FOR = {
    **dict.fromkeys((n.FIRST_TARGET, n.SECOND_TARGET, n.VIKING_LEADER, n.DRAW_TARGET), n.VIKING),
    n.SAXON_LEADERS: n.SAXON,
}
"""Phases in which chance acts for a side."""


class Leader(msgspec.Struct, frozen=True):
    """A leader piece: everybody sees where it is, its owner also its face."""

    piece: str
    side: str
    place: str
    """An area, `drakkar`, `supply`, `aside` or `gone`."""
    dealt: bool
    """It has a face already; only during the preparation some have none."""
    face: str
    """What this viewer sees now; what it saw before is in the memory."""
    shown: bool
    """Revealed in the running battle."""


class Area(msgspec.Struct, frozen=True):
    """An area of the board, or the Drakkar."""

    name: str
    kind: str
    """`coastal`, `inland`, `scandinavia` or `drakkar`."""
    neighbours: tuple[str, ...]
    burh: bool
    warriors: Pair
    leaders: tuple[str, ...]
    units: Pair
    engaged: int
    """How many units of each side are bound by each other."""
    control: str


class Slot(msgspec.Struct, frozen=True):
    """The place for a raid target in an area of Scandinavia."""

    area: str
    filled: bool
    face_up: bool
    target: str
    laid: int
    """Which scouting of the game put it there, counted from 1; 0 if it was drawn."""


class Half(msgspec.Struct, frozen=True):
    """One side's half of an action tile."""

    bonus: str
    actions: tuple[str, ...]
    choose: bool
    """Only one of the actions."""


class Tile(msgspec.Struct, frozen=True):
    """An action tile."""

    number: int
    icon: str
    """`acts-first`, `initiative` or none."""
    viking: Half
    saxon: Half
    owner: str
    resolved: bool


class Side(msgspec.Struct, frozen=True):
    """What a player has beside the board; leaders are listed with the others."""

    side: str
    coins: int
    warriors: int
    """In the supply."""
    replaced: bool
    """The leader that was set aside has come into the supply."""
    areas: int
    """English areas under control."""


class Track(msgspec.Struct, frozen=True):
    """The round track, its spaces counted from 1 on the left."""

    spaces: int
    round_marker: int
    burh_marker: int


class Running(msgspec.Struct, frozen=True):
    """The tile that is being resolved and how far its running action has come."""

    tile: int
    """0 if none."""
    bonus_left: bool
    actions_left: tuple[str, ...]
    origin: str
    goal: str
    warriors: int
    """How many are already named for the move."""
    one_unit: bool
    left: int
    """Units still to be recruited, to leave or to be slain."""
    harvested: tuple[str, ...]
    """Burhs that have given their income."""


class Battle(msgspec.Struct, frozen=True):
    """The running battle."""

    area: str
    strength: Pair
    """As it stands now; once all reveals are made, before any loss."""
    compared: bool
    present: tuple[str, ...]
    """The leaders who were there from its beginning."""
    passed: tuple[str, ...]
    victor: str
    losses: Pair
    answered: tuple[str, ...]
    """The sides that have chosen their losses; what they chose, nobody sees before both have."""
    answer: tuple[str, ...]
    """The leaders that this viewer has chosen to lose."""


class Table(msgspec.Struct, frozen=True):
    """What lies before a seat's eyes."""

    options: dict[str, Value]
    phase: str
    actor: str
    """The side whose decision it is; none where both are asked, or chance, or nobody."""
    round: int
    track: Track
    initiative: str
    picker: str
    """Who chose first in this round."""
    picks: int
    """How many tiles were chosen in this round."""
    sides: tuple[Side, Side]
    bank: int
    burhs_left: int
    areas: tuple[Area, ...]
    """The seven of England, the three of Scandinavia, the Drakkar."""
    leaders: tuple[Leader, ...]
    slots: tuple[Slot, ...]
    beside: tuple[str, ...]
    """Targets beside the board; none for those who do not know them."""
    beside_count: int
    tiles: tuple[Tile, ...]
    running: Running
    battle: Battle | None
    ending: str
    winner: str
    scoutings: int
    """How often the Vikings have scouted."""
    barrier: int


class Seen(msgspec.Struct, frozen=True):
    """A leader whose face everybody has seen."""

    piece: str
    face: str


class Memory(msgspec.Struct, frozen=True):
    """What a perfect memory adds; it is the same for everybody, since all reveals are public."""

    faces: tuple[Seen, ...]
    targets: tuple[tuple[str, str, str], ...]
    """All ways in which the three slots can be filled, for a viewer who does not know them: see `targets`."""


class SagaView(View, frozen=True, kw_only=True):
    table: Table
    memory: Memory


def side_name(side: int) -> str:
    return n.SIDE_NAMES[side] if side >= 0 else ""


def place_name(place: int) -> str:
    return facts.PLACE_NAMES[place] if place >= 0 else ""


def piece_name(piece: int) -> str:
    return n.LEADER_NAMES[piece // n.LEADERS][piece % n.LEADERS]


def face_name(piece: int, face: int) -> str:
    return facts.FACE_NAMES[piece // n.LEADERS][face] if face >= 0 else ""


def pieces_of(mask: int, side: int) -> tuple[str, ...]:
    """The leaders that a sum of bits names."""
    return tuple(n.LEADER_NAMES[side][i] for i in range(n.LEADERS) if mask >> i & 1)


def look(position: Any, seat: int | None) -> SagaView:
    """The table as one seat sees it."""
    return look_from(position, (seat,))[0]


def look_from(position: Any, seats: Sequence[int | None], memory: bool = True) -> list[SagaView]:
    """The table as each of these seats sees it; what a memory adds only if it is asked for."""
    raw: dict[str, Any] = position.raw()
    public = _look_together(raw, position)
    remembered: Any = _memory(raw) if memory else None
    return [SagaView(seat=seat, table=_look(raw, position, seat, public), memory=remembered) for seat in seats]


def _look_together(raw: dict[str, Any], position: Any) -> dict[str, Any]:
    """The fields that both sides see alike."""
    now = raw["now"]
    options = raw["options"]
    areas = _areas(raw)
    return {
        "options": options,
        "phase": n.PHASES[now["phase"]],
        "actor": "" if now["phase"] in DRAWS_FOR else side_name(now["seat"]),
        "round": now["round"],
        "track": Track(options["track"], *position.markers()),
        "initiative": side_name(now["initiative"]),
        "picker": side_name(now["picker"]),
        "picks": now["picks"],
        "sides": (_side(raw, areas, n.VIKING), _side(raw, areas, n.SAXON)),
        "bank": raw["bank"],
        "burhs_left": raw["burhs_left"],
        "areas": areas,
        "beside_count": n.TARGETS - sum([marker != n.EMPTY for marker in raw["marker"]]),
        "tiles": tuple(
            [
                _tile(str(options["tiles"]), number, raw["owner"][number], bool(raw["resolved"][number]))
                for number in range(n.TILES)
            ]
        ),
        "running": _running(raw),
        "ending": n.ENDINGS[now["ended"]],
        "winner": side_name(now["winner"]),
        "scoutings": now["scoutings"],
        "barrier": now["learned"],
    }


def _look(raw: dict[str, Any], position: Any, seat: int | None, public: dict[str, Any]) -> Table:
    """Each other field that a seat may see, by name."""
    return Table(
        **public,
        leaders=tuple([_leader(raw, piece, seat) for piece in range(2 * n.LEADERS)]),
        slots=tuple([_slot(raw, slot, seat) for slot in range(n.SLOTS)]),
        beside=_beside(raw) if seat == n.VIKING else (),
        battle=_battle(position, raw, seat) if raw["now"]["field"] >= 0 else None,
    )


def _areas(raw: dict[str, Any]) -> tuple[Area, ...]:
    leaders: dict[int, tuple[int, ...]] = {}
    for piece, place in enumerate(raw["place"]):
        leaders[place] = (*leaders.get(place, ()), piece)
    warriors, burh, road = raw["warriors"], raw["burh"], bool(raw["options"]["kent_wessex"])
    return tuple(
        [
            _area(
                place,
                (warriors[place], warriors[n.PLACES + place]),
                leaders.get(place, ()),
                place < n.ENGLISH and bool(burh[place]),
                road,
            )
            for place in range(n.PLACES)
        ]
    )


@lru_cache(maxsize=10_000)
def _area(place: int, warriors: tuple[int, int], leaders: tuple[int, ...], burh: bool, kent_wessex: bool) -> Area:
    """Most areas are as they were at the last look, here or at another table."""
    vikings = warriors[n.VIKING] + sum(piece < n.LEADERS for piece in leaders)
    saxons = warriors[n.SAXON] + sum(piece >= n.LEADERS for piece in leaders)
    return Area(
        name=facts.PLACE_NAMES[place],
        kind=facts.BOX.areas[place].kind if place < n.AREAS else "drakkar",
        neighbours=neighbours(place, kent_wessex),
        burh=burh,
        warriors=warriors,
        leaders=tuple(map(piece_name, leaders)),
        units=(vikings, saxons),
        engaged=min(vikings, saxons),
        control="" if vikings == saxons else n.SIDE_NAMES[vikings < saxons],
    )


@lru_cache(maxsize=64)
def neighbours(place: int, kent_wessex: bool) -> tuple[str, ...]:
    """The areas that touch this one."""
    name = facts.PLACE_NAMES[place]
    edges = [edge.between for edge in facts.BOX.edges if not edge.option or kent_wessex]
    found = {other for edge in edges for other in edge if name in edge and other != name}
    return tuple(sorted(found, key=facts.PLACE_NAMES.index))


def _side(raw: dict[str, Any], areas: tuple[Area, ...], side: int) -> Side:
    name = n.SIDE_NAMES[side]
    held = sum(area.control == name for area in areas[: n.ENGLISH])
    return Side(name, raw["coins"][side], raw["supply"][side], bool(raw["replaced"][side]), held)


def _leader(raw: dict[str, Any], piece: int, seat: int | None) -> Leader:
    face, shown = raw["face"][piece], bool(raw["shown"][piece])
    visible = shown or piece // n.LEADERS == seat
    return _make_leader(piece, raw["place"][piece], face != n.UNKNOWN, face if visible else -1, shown)


@lru_cache(maxsize=10_000)
def _make_leader(piece: int, place: int, dealt: bool, face: int, shown: bool) -> Leader:
    """A face below 0 is not seen."""
    return Leader(
        piece=piece_name(piece),
        side=n.SIDE_NAMES[piece // n.LEADERS],
        place=facts.PLACE_NAMES[place],
        dealt=dealt,
        face=face_name(piece, face),
        shown=shown,
    )


def _slot(raw: dict[str, Any], slot: int, seat: int | None) -> Slot:
    marker, face_up = raw["marker"][slot], bool(raw["face_up"][slot])
    visible = face_up or seat == n.VIKING
    target = facts.AREA_NAMES[marker] if visible and marker != n.EMPTY else ""
    return Slot(facts.AREA_NAMES[n.ENGLISH + slot], marker != n.EMPTY, face_up, target, raw["laid"][slot])


def _beside(raw: dict[str, Any]) -> tuple[str, ...]:
    return tuple(facts.AREA_NAMES[marker] for marker in range(n.TARGETS) if marker not in raw["marker"])


@lru_cache(maxsize=64)
def _half(tiles: str, number: int, side: str) -> Half:
    half = facts.BOX.tile_sets[tiles][number].half(side)
    return Half(half.bonus, half.listed, bool(half.choose))


@lru_cache(maxsize=1000)
def _tile(tiles: str, number: int, owner: int, resolved: bool) -> Tile:
    return Tile(
        number=number + 1,
        icon=facts.BOX.tile_sets[tiles][number].icon,
        viking=_half(tiles, number, "viking"),
        saxon=_half(tiles, number, "saxon"),
        owner=side_name(owner),
        resolved=resolved,
    )


def _running(raw: dict[str, Any]) -> Running:
    now = raw["now"]
    tile, used = now["tile"], now["used"]
    old = old_fields.join(now)
    actions: tuple[str, ...] = ()
    if tile >= 0:
        listed = _half(str(raw["options"]["tiles"]), tile, side_name(now["seat"])).actions
        bits = (n.FIRST_USED, n.SECOND_USED)
        actions = tuple(action for action, bit in zip(listed, bits, strict=False) if not used & bit)
    return Running(
        tile=tile + 1,
        bonus_left=tile >= 0 and not used & n.BONUS_USED,
        actions_left=actions,
        origin=place_name(old["origin"]),
        goal=place_name(now["goal"]),
        warriors=now["count"],
        one_unit=bool(now["one"]),
        left=old["left"],
        harvested=tuple(facts.AREA_NAMES[area] for area in range(n.ENGLISH) if now["harvested"] >> area & 1),
    )


def _battle(position: Any, raw: dict[str, Any], seat: int | None) -> Battle:
    now = raw["now"]
    answers = raw["answer"]
    compared = now["victor"] >= 0
    own = answers[seat] if seat is not None and answers[seat] >= 0 else 0
    strength = raw["strength"] if compared else position.strengths()
    return Battle(
        area=facts.AREA_NAMES[now["field"]],
        strength=(strength[0], strength[1]),
        compared=compared,
        present=tuple(piece_name(piece) for piece in range(2 * n.LEADERS) if now["present"] >> piece & 1),
        passed=tuple(side for i, side in enumerate(n.SIDE_NAMES) if now["passed"] >> i & 1),
        victor=side_name(now["victor"]),
        losses=(raw["losses"][0], raw["losses"][1]),
        answered=tuple(side for i, side in enumerate(n.SIDE_NAMES) if answers[i] >= 0),
        answer=pieces_of(own, seat or 0),
    )


def _memory(raw: dict[str, Any]) -> Memory:
    faces = tuple(
        Seen(piece_name(piece), face_name(piece, raw["face"][piece]))
        for piece in range(2 * n.LEADERS)
        if raw["seen"][piece]
    )
    return Memory(faces, tuple(map(world_names, raw["possible"])))


@lru_cache(maxsize=n.WORLDS)
def world_names(world: int) -> tuple[str, str, str]:
    """The targets on the three slots in a world of `possible`."""
    digits = (world // n.FILLINGS**2, world // n.FILLINGS % n.FILLINGS, world % n.FILLINGS)
    north, centre, south = (facts.AREA_NAMES[digit - 1] if digit else "" for digit in digits)
    return north, centre, south


@lru_cache(maxsize=n.WORLDS)
def world_number(names: tuple[str, str, str]) -> int:
    """The opposite of `world_names`."""
    north, centre, south = (facts.AREA_NAMES.index(name) + 1 if name else 0 for name in names)
    return (north * n.FILLINGS + centre) * n.FILLINGS + south
