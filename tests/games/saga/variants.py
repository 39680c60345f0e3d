"""The tables on which random games of Saga are swept: each set of tiles, other tracks, and the other rulings."""

from __future__ import annotations

from moonsaga.games.saga.box import facts
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Value

Given = dict[str, Value]

OTHER_RULINGS: Given = {
    "envoy": "warrior",
    "scout": "all",
    "redraw_hidden": True,
    "same_target": True,
    "late_reveal": False,
    "free_drakkar": True,
    "kent_wessex": False,
}
MIX = "mixed options"
TABLES: dict[str, Given] = {
    **{f"tiles {name}": {"tiles": name} for name in facts.TILE_SETS},
    "other rulings": OTHER_RULINGS,
    "short track": {"track": 8, "burh_start": 4},
    "long track": {"track": 12},
}
KINDS = {"tiles standard": 1.0, **dict.fromkeys(list(TABLES)[1:], 0.1), MIX: 0.4}
"""The kinds of tables of a sweep, and how many games each gets."""
MIXED = ("tiles standard", "other rulings", MIX)
"""Kinds that show much in few games: the fingerprints are taken of them."""


def table(kind: str, seed: int) -> Given:
    """A table of one of KINDS for a seed."""
    return TABLES[kind] if kind in TABLES else _mixed(Rng(seed, 7))


def _mixed(rng: Rng) -> Given:
    """Any combination of options that can be played."""
    return {
        "tiles": rng.pick(facts.TILE_SETS),
        "track": 9 + int(rng.below(4)),
        "burh_start": 3 + int(rng.below(4)),
        "kent_wessex": bool(rng.below(2)),
        "envoy": rng.pick(("unit", "warrior")),
        "scout": rng.pick(("beside", "all")),
        "redraw_hidden": bool(rng.below(2)),
        "same_target": bool(rng.below(2)),
        "late_reveal": bool(rng.below(2)),
        "free_drakkar": bool(rng.below(2)),
    }
