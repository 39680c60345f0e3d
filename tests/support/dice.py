"""Dice with a seed, for tests: no command and no setting offers them."""

from __future__ import annotations

from moonsaga.kernel.cores.rng import Rng


class SeededDice:
    """Each row of a record has numbers of its own, so a table depends on its own moves alone."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed

    def after(self, row: int, seat: int | None = None) -> Rng:
        return Rng(self.seed, row) if seat is None else Rng(self.seed, row, seat)
