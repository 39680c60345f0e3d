"""The server's random numbers: chance outcomes, seeds of bots, lengths of pauses."""

from __future__ import annotations

import secrets
from typing import Protocol

from moonsaga.kernel.cores.rng import Rng


class Dice(Protocol):
    """A source of random numbers for all tables."""

    def after(self, row: int, seat: int | None = None) -> Rng:
        """For what follows a row of a table's record: chance, or what concerns one seat."""


class SecureDice:
    """Dice that nobody can foresee."""

    def after(self, row: int, seat: int | None = None) -> Rng:  # noqa: ARG002  nothing that is known may matter
        return Rng(secrets.randbits(64), secrets.randbits(64))


SECURE_DICE = SecureDice()
