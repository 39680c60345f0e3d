"""What each number is that the encoder writes, in its order."""

from __future__ import annotations

from collections.abc import Iterator

from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts

ENGLISH = facts.AREA_NAMES[: n.ENGLISH]
SCANDINAVIAN = facts.AREA_NAMES[n.ENGLISH :]
TARGETS = facts.AREA_NAMES[: n.TARGETS]
TILES = tuple(f"tile-{number + 1}" for number in range(n.TILES))

OF_A_SIDE = (
    *(f"{area}.units" for area in ENGLISH),
    *(f"{area}.power" for area in ENGLISH),
    *("in-england", "areas", "army", "coins", "coins-2", "coins-4", "coins-6", "coins-8", "coins-1"),
    *("supply", "leaders-in-supply", "leaders-gone"),
    *(f"{tile}.left" for tile in TILES),
    *("turns", "initiative", "acts-first", "acts"),
    *("battle.strength", "battle.passed", "battle.hidden", "battle.losses", "battle.answered"),
)
OF_A_FACE = ("in-england", "waiting", "in-supply", "to-reveal", "secret")
OF_AN_AREA = ("burh", "control", "hold", "peril", "reach")
OF_A_SLOT = ("units", "hidden", "face-up", "boarding")
USES = (
    *("viking.move", "viking.scout", "viking.recruit", "viking.plunder", "viking.bonus-warrior", "viking.bonus-move"),
    *("saxon.move", "saxon.build", "saxon.fyrd", "saxon.income", "saxon.tribute"),
    *("saxon.bonus-coin", "saxon.bonus-move-or-coin"),
)
RACES = (
    *("round", "markers-apart", "apart-0", "apart-1", "apart-2", "apart-3", "burhs", "can-build"),
    *("bank", "bank-short", "viking.areas-3", "viking.areas-4", "viking.areas-5", "burhs-to-plunder"),
)
PROSPECTS = (
    *("held", "inland", "loot", "prey", "no-viking", "no-saxon", "coins-soon", "areas-soon"),
    *("saxon-wins", "viking-wins", "going-on", "vikings-ahead", "raids", "tiles-ahead"),
)
MOMENT = ("bonus-left", "to-place", "to-leave", "to-slay", "burhs-to-harvest")


def names() -> Iterator[str]:
    """In the order of `encoder.encode`."""
    yield "0.viking"
    for distance in range(n.SIDES):
        yield from (f"{distance}.{name}" for name in OF_A_SIDE)
    for faces in facts.FACE_NAMES:
        yield from (f"{face}.{name}" for face in faces for name in OF_A_FACE)
    yield from (f"{area}.{name}" for area in ENGLISH for name in OF_AN_AREA)
    for slot in SCANDINAVIAN:
        yield from (f"{slot}.{name}" for name in (*OF_A_SLOT, *TARGETS))
    yield "drakkar.units"
    yield from (f"uses.{name}" for name in USES)
    yield from RACES
    yield from PROSPECTS
    yield from (f"phase.{phase}" for phase in n.PHASES[n.DEPLOY : n.OVER])
    yield from (f"{tile}.running" for tile in TILES)
    yield from MOMENT
    yield from (f"battle.{area}" for area in ENGLISH)
    yield from ("battle.won", "battle.leaders-lost")


NAMES = tuple(names())
