"""The tables on which random games of Ekö are swept: each variant by itself, and random legal combinations."""

from __future__ import annotations

from collections.abc import Callable

from moonsaga.games.eko.game import GAME
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Value

SEATS = (2, 3, 4)
Given = dict[str, Value]

VARIANTS: dict[str, Callable[[int], Given]] = {
    "base": lambda _: {},
    "storms": lambda seed: {"storms": 1 + seed % 6},
    "portals": lambda _: {"portals": True},
    "pyramids": lambda seed: {"pyramids": 1 + seed % 2},
    "wind": lambda _: {"temple_wind": True},
    "moon": lambda _: {"temple_moon": True},
    "sand": lambda _: {"temple_sand": True},
    "lighthouse": lambda seed: {"lighthouse": True, "storms": 1 + seed % 6},
}
"""For each variant its options; where the players choose a number, each seed chooses another one."""

COMBINED = ("combined", "with rulings")
"""The kinds of random combinations: of variants, and of variants with the alternatives of rulings."""

_VARIANT_OPTIONS: dict[str, tuple[Value, ...]] = {
    "storms": (0, 1, 3, 6),
    "portals": (False, True),
    "pyramids": (0, 1, 2),
    "lighthouse": (False, True),
    "temple_wind": (False, True),
    "temple_moon": (False, True),
    "temple_sand": (False, True),
}
_RULING_OPTIONS: dict[str, tuple[Value, ...]] = {
    "layout": ("rows", "star"),
    "board": ("random", "reference"),
    "colours": ("drawn", "fixed"),
    "temple_tiles": ("own", "rulebook"),
    "last_builder": ("shared", "alone"),
    "exchange_chain": (False, True),
    "majority": ("most", "more-than-half"),
    "wind_limit": ("none", "three"),
    "moon_use": ("instead", "also"),
    "moon_times": ("once", "any"),
    "last_capture": ("everybody-loses", "points-first"),
    "no_progress": (0, 20, 60, 100),
    "repetition": (True, False),
    "turn_limit": (50, 150, 300),
}


def variant(name: str, seats: int, seed: int) -> Given:
    """A table with one variant."""
    return VARIANTS[name](seed) | {"seats": seats}


def combination(seats: int, seed: int, *, rulings: bool) -> Given:
    """A random legal combination of variants, with the rulings' alternatives too if they are wanted."""
    rng = Rng(seed, seats, rulings)
    wanted = _VARIANT_OPTIONS | (_RULING_OPTIONS if rulings else {})
    while True:
        given: Given = {name: values[int(rng.below(len(values)))] for name, values in wanted.items()}
        given["seats"] = seats
        try:
            GAME.resolve(given)
        except OptionError:
            continue
        return given


KINDS = {f"{seats} {kind}": 0.2 if kind in COMBINED else 1.0 for seats in SEATS for kind in (*VARIANTS, *COMBINED)}
"""The kinds of tables of a sweep, and how many games each gets for one with a single variant."""
MIXED = tuple(f"{seats} {COMBINED[0]}" for seats in SEATS)
"""Kinds that show much in few games: the fingerprints are taken of them."""


def table(kind: str, seed: int) -> Given:
    """A table of one of KINDS for a seed."""
    seats, _, name = kind.partition(" ")
    if name in VARIANTS:
        return variant(name, int(seats), seed)
    return combination(int(seats), seed, rulings=name == COMBINED[1])
