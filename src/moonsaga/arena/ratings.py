"""Ratings on the scale of Elo, from who won against whom and from where.

The model is that of Bradley and Terry, for several players that of Luce: each seat has a strength, and wins with the
chance strength / sum of the strengths at the table. The logarithm of a seat's strength is that of its bot plus that of
the place it sits in, so that a good side does not pass for a good player. A shared win counts in part; a
game that everybody loses says nothing.

The ratings are the most likely ones (Newton's method); their 95 % intervals come from Fisher's information at that
point and take the games to be independent. A weak normal prior keeps a bot that wins or loses every game at a finite
rating with an honest, wide interval; against a few dozen games it does not count.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

import msgspec

from moonsaga.arena.intervals import Z

ANCHOR = 1500.0
"""The rating of the first bot."""
ELO = 400 / log(10)
"""Points for a strength e times as great: 400 points are ten times the strength."""
PRIOR = 3.0
"""The standard deviation of the prior, in natural logarithms of strength: about 520 points."""
MOST_STEPS = 200
LONGEST_STEP = 1.0
CLOSE = 1e-10

Place = tuple[int, str]
"""A seat and its role."""
Table = tuple[tuple[str, ...], tuple[str, ...]]
"""Bots and roles, seat by seat."""
Vector = list[float]
Matrix = list[Vector]


class Rating(msgspec.Struct, frozen=True):
    """Points, and between which numbers they are with 95 % confidence. The first bot's are fixed."""

    rating: float
    low: float
    high: float


class _Group(msgspec.Struct):
    """The games at one table: the unknowns of each seat, and how much of the wins it had."""

    unknowns: list[tuple[int, int]]
    shares: Sequence[float]


def rate(bots: Sequence[str], wins: Mapping[Table, Sequence[float]]) -> list[Rating]:
    """A rating for each bot, from the wins of each seat of each table that was played at, shared ones split."""
    unknowns: dict[str | Place, int] = {bot: place for place, bot in enumerate(bots)}
    groups = []
    for (names, roles), shares in wins.items():
        own = [unknowns.setdefault(place, len(unknowns)) for place in enumerate(roles)]
        groups.append(_Group([(unknowns[name], role) for name, role in zip(names, own, strict=True)], shares))
    found, information = _most_likely(groups, len(unknowns))
    covariance = _invert(information)
    return [_rating(found, covariance, place) for place in range(len(bots))]


def _rating(found: Vector, covariance: Matrix, bot: int) -> Rating:
    """As a difference from the first bot."""
    middle = ANCHOR + ELO * (found[bot] - found[0])
    variance = covariance[bot][bot] + covariance[0][0] - 2 * covariance[bot][0]
    spread = Z * ELO * sqrt(max(0.0, variance)) if bot else 0.0
    return Rating(middle, middle - spread, middle + spread)


def _most_likely(groups: Sequence[_Group], size: int) -> tuple[Vector, Matrix]:
    """The logarithms of the strengths, and the information about them."""
    found = [0.0] * size
    for _ in range(MOST_STEPS):
        slope, information = _differentiate(groups, found)
        inverse = _invert(information)
        step = [sum(row[i] * slope[i] for i in range(size)) for row in inverse]
        longest = max(map(abs, step))
        scale = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        found = [value + scale * change for value, change in zip(found, step, strict=True)]
        if longest < CLOSE:
            break
    return found, _differentiate(groups, found)[1]


def _differentiate(groups: Sequence[_Group], found: Vector) -> tuple[Vector, Matrix]:
    """How the likelihood rises with each unknown, and how it bends: the information."""
    size, weight = len(found), 1 / PRIOR**2
    slope = [-weight * value for value in found]
    information = [[weight * (row == column) for column in range(size)] for row in range(size)]
    for group in groups:
        strengths = [exp(found[bot] + found[place]) for bot, place in group.unknowns]
        games, total = sum(group.shares), sum(strengths)
        mean = [0.0] * size
        for unknowns, share, strength in zip(group.unknowns, group.shares, strengths, strict=True):
            chance = strength / total
            for one in unknowns:
                slope[one] += share - games * chance
                mean[one] += chance
                for other in unknowns:
                    information[one][other] += games * chance
        for one in range(size):
            for other in range(size):
                information[one][other] -= games * mean[one] * mean[other]
    return slope, information


def _invert(matrix: Matrix) -> Matrix:
    """By elimination. The prior makes the matrix positive, so that no pivot is zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == place) for i in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            if other != place and (factor := rows[other][place]):
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
