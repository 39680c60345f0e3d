"""The tables on which random games of Crescent Moon are swept: maps, editions and numbers of rulers in turn."""

from __future__ import annotations

from itertools import product

from moonsaga.games.crescent_moon.box.maps import NAMES, VARIABLE
from moonsaga.kernel.options import Value

Given = dict[str, Value]

TABLES = {
    f"{seats} rulers, {edition}": (seats, edition) for seats, edition in product((4, 5), ("recommended", "pl", "cs"))
}
OTHER_RULINGS = "other rulings"
KINDS = {**dict.fromkeys(TABLES, 1.0), OTHER_RULINGS: 0.5}
"""The kinds of tables of a sweep, and how many games each gets."""
MIXED = ("5 rulers, recommended", "4 rulers, pl", OTHER_RULINGS)
"""Kinds that show much in few games: the fingerprints are taken of them."""
MAPS = (*NAMES, VARIABLE)


def table(kind: str, seed: int) -> Given:
    """A table of one of KINDS for a seed; maps follow one another, and now and then there is a fourth year."""
    given: Given = {"map": MAPS[seed % len(MAPS)], "years": 3 + (seed % 7 == 6)}
    if kind == OTHER_RULINGS:
        return {
            **given,
            "seats": 4 + seed % 2,
            "old_cards": "random",
            "sack_points": "combat-only",
            "general": "bonus-stays",
        }
    seats, edition = TABLES[kind]
    return {**given, "seats": seats, "edition": edition}
