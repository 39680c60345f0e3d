"""How far a rate that was counted may be from the true one."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""95 % of a normal distribution lie within this number of standard deviations."""


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate, from 0 to 1; all of it where no game was played."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, z * z
    middle = rate + square / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    low, high = (middle - spread) / (1 + square / games), (middle + spread) / (1 + square / games)
    return (0.0 if wins == 0 else low), (1.0 if wins == games else high)
