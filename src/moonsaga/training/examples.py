"""All examples so far: what each seat saw at each moment, and how its game ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from moonsaga.training.lessons import Learned

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
HELD_OUT = 10
"""One game in so many is not learned from."""


class Examples:
    """Rows of inputs, of which only what is not 0 is kept.

    `steps`: how many decisions the row's game has until the next row of the same seat, 0 for its last. `shares`: the
    result in turn order from the row's seat. `thirds`: which third of its game it is in.
    """

    def __init__(self, inputs: int, seats: int) -> None:
        self.inputs = inputs
        self.seats = seats
        self.games = 0
        self._parts: list[dict[str, NDArray[Any]]] = []
        self._joined: dict[str, NDArray[Any]] = {}

    def add(self, part: dict[str, NDArray[Any]]) -> None:
        part = dict(part)
        part["game"] = part["game"] + self.games
        self.games = int(part["game"].max()) + 1 if len(part["game"]) else self.games
        self._parts.append(part)
        self._joined = {}

    def __getattr__(self, name: str) -> NDArray[Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        if not self._joined:
            self._joined = {key: np.concatenate([part[key] for part in self._parts]) for key in self._parts[0]}
            self._joined["ends"] = np.cumsum(self._joined["lengths"], dtype=np.int64)
        return self._joined[name]

    def __len__(self) -> int:
        return len(self.lengths)

    @property
    def is_held_out(self) -> NDArray[np.bool_]:
        held: NDArray[np.bool_] = self.game % HELD_OUT == HELD_OUT - 1
        return held

    def dense(self, rows: Numbers) -> Floats:
        """The inputs of some rows."""
        counts = self.lengths[rows].astype(np.int64)
        starts = self.ends[rows] - counts
        before = np.cumsum(counts) - counts
        where = np.repeat(starts - before, counts) + np.arange(counts.sum())
        found = np.zeros((len(rows), self.inputs), dtype=np.float32)
        found[np.repeat(np.arange(len(rows)), counts), self.places[where]] = self.numbers[where]
        return found


def part_of(learned: Sequence[Learned]) -> dict[str, NDArray[Any]]:
    """The games of a part as arrays, for `Examples.add` and for a file."""
    columns: dict[str, list[NDArray[Any]]] = {}
    for number, one in enumerate(learned):
        times = np.frombuffer(one.times, dtype=np.uint16).astype(np.int64)
        rows = len(times) * one.seats
        steps = np.diff(np.append(times, times[-1:]))
        thirds = np.minimum(2, 3 * times // max(1, one.length))
        seat = np.tile(np.arange(one.seats), len(times))
        order = (seat[:, None] + np.arange(one.seats)) % one.seats
        found: dict[str, NDArray[Any]] = {
            "lengths": np.frombuffer(one.lengths, dtype=np.uint16),
            "places": np.frombuffer(one.places, dtype=np.uint16),
            "numbers": np.frombuffer(one.numbers, dtype=np.float32),
            "steps": np.repeat(steps, one.seats).astype(np.int32),
            "thirds": np.repeat(thirds, one.seats).astype(np.int8),
            "seat": seat.astype(np.int8),
            "game": np.full(rows, number, dtype=np.int64),
            "shares": np.asarray(one.shares, dtype=np.float32)[order],
        }
        for name, column in found.items():
            columns.setdefault(name, []).append(column)
    return {name: np.concatenate(found) for name, found in columns.items()}


def save(path: Path, part: dict[str, NDArray[Any]]) -> None:
    """All of it or nothing: a file under this name is whole."""
    waiting = path.with_suffix(".part.npz")
    with waiting.open("wb") as file:
        np.savez_compressed(file, **part)  # type: ignore[arg-type]
    waiting.replace(path)


def load(path: Path) -> dict[str, NDArray[Any]]:
    with np.load(path) as found:
        return {name: found[name] for name in found.files}
