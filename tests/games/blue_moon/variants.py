"""The tables on which random games of Blue Moon are swept: each pairing of peoples, random legal decks, and matches."""

from __future__ import annotations

from itertools import combinations

from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.decks import deck_code, random_deck
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Value

Given = dict[str, Value]

PAIRINGS = {f"{one} {other}": (one, other) for one, other in combinations(PEOPLES, 2)}
RANDOM_DECKS = "random decks"
MATCHES = "matches"
KINDS = {**dict.fromkeys(PAIRINGS, 0.3), RANDOM_DECKS: 1.0, MATCHES: 0.1}
"""The kinds of tables of a sweep, and how many games each gets."""
MIXED = (RANDOM_DECKS, "khind buka", MATCHES)
"""Kinds that show much in few games: the fingerprints are taken of them."""


def table(kind: str, seed: int) -> Given:
    """A table of one of KINDS for a seed; seats are swapped with every other seed."""
    if kind == MATCHES:
        own: Given = {"decks_1": brought(seed, 0), "decks_2": brought(seed, 1)}
        return {"match": True, **(own if seed % 2 else {})}
    if kind == RANDOM_DECKS:
        decks = [deck_code(random_deck(Rng(seed, seat))) for seat in range(2)]
    else:
        decks = list(PAIRINGS[kind])
    one, other = decks if seed % 2 else reversed(decks)
    return {"deck_1": one, "deck_2": other}


def brought(seed: int, seat: int) -> str:
    """Three built decks with different leaders for a match."""
    first = Rng(seed, seat).below(len(PEOPLES))
    return ",".join(deck_code(random_deck(Rng(seed, seat, k), PEOPLES[(first + k) % len(PEOPLES)])) for k in range(3))
