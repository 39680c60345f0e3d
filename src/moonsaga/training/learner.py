"""A net that learns, in numpy: the same sums as `bots/cores/net.py`, backwards too, and Adam."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from moonsaga.training.examples import Examples, Floats, Numbers

BATCH = 512
RATE = 2e-3
MOMENTUM, SCALING, TINY = 0.9, 0.999, 1e-8
DECAY = 1e-4
"""By which weights shrink in each step, times the rate."""
AT_ONCE = 8192
"""Rows that are judged at a time."""


class Learner:
    """One net and what Adam remembers."""

    def __init__(self, layers: Sequence[int], seed: int) -> None:
        random = np.random.default_rng(seed)
        self.layers = tuple(layers)
        self.weights: list[Floats] = []
        for before, after in pairwise(self.layers):
            spread = 1.0 / np.sqrt(before)
            self.weights.append((random.standard_normal((before, after)) * spread).astype(np.float32))
            self.weights.append(np.zeros(after, dtype=np.float32))
        self.weights[-2] *= 0.1
        self.first = [np.zeros_like(one) for one in self.weights]
        self.second = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def judge(self, inputs: Floats) -> Floats:
        """The chance of each seat, in turn order from the own one; with two seats the own one alone."""
        return chances_of(self._forward(inputs)[-1])

    def _forward(self, inputs: Floats) -> list[Floats]:
        """The numbers after each layer, logits last."""
        found = [inputs]
        for i in range(0, len(self.weights), 2):
            sums = found[-1] @ self.weights[i] + self.weights[i + 1]
            found.append(sums if i == len(self.weights) - 2 else sums / (1 + np.abs(sums)))
        return found

    def learn(self, inputs: Floats, targets: Floats, rate: float) -> None:
        """One step on a batch."""
        layers = self._forward(inputs)
        slope = (chances_of(layers[-1]) - targets) / np.float32(len(inputs))
        slopes: list[Floats] = []
        for i in range(len(self.weights) - 2, -1, -2):
            below = layers[i // 2]
            slopes = [below.T @ slope, slope.sum(axis=0), *slopes]
            if i:
                slope = (slope @ self.weights[i].T) * (1 - np.abs(below)) ** 2
        self._step(slopes, rate)

    def _step(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        scale = rate * np.sqrt(1 - SCALING**self.steps) / (1 - MOMENTUM**self.steps)
        for i, slope in enumerate(slopes):
            self.first[i] += (1 - MOMENTUM) * (slope - self.first[i])
            self.second[i] += (1 - SCALING) * (slope * slope - self.second[i])
            change = scale * self.first[i] / (np.sqrt(self.second[i]) + TINY) + rate * DECAY * self.weights[i]
            self.weights[i] -= change.astype(np.float32)

    def numbers(self) -> list[float]:
        """All weights in the order of a net's file."""
        return [float(number) for weights in self.weights for number in weights.ravel()]

    def state(self) -> dict[str, NDArray[np.float32]]:
        """All there is to remember, for a checkpoint."""
        found: dict[str, NDArray[np.float32]] = {}
        for name in ("weights", "first", "second"):
            found |= {f"{name}{i}": one for i, one in enumerate(getattr(self, name))}
        return found | {"steps": np.asarray([self.steps], dtype=np.float32)}

    def restore(self, state: dict[str, NDArray[np.float32]]) -> None:
        for name in ("weights", "first", "second"):
            setattr(self, name, [state[f"{name}{i}"] for i in range(len(self.weights))])
        self.steps = int(state["steps"][0])


def chances_of(logits: Floats) -> Floats:
    """Sigmoid of a single logit, softmax of several."""
    if logits.shape[1] == 1:
        return (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Floats = powers / powers.sum(axis=1, keepdims=True)
    return found


def judge_all(learners: Sequence[Learner], examples: Examples) -> Floats:
    """What the nets make of all rows; with several nets each judges the rows of its seat."""
    found = np.empty((len(examples), learners[0].layers[-1]), dtype=np.float32)
    for seat, learner in enumerate(learners):
        rows = np.flatnonzero(examples.seat == seat) if len(learners) > 1 else np.arange(len(examples))
        for begin in range(0, len(rows), AT_ONCE):
            some = rows[begin : begin + AT_ONCE]
            found[some] = learner.judge(examples.dense(some))
    return found


def results_of(examples: Examples, outputs: int) -> Floats:
    """What the nets should have said if every game had been over."""
    found: Floats = examples.shares[:, :outputs]
    return found


def targets_of(examples: Examples, values: Floats | None, trace: float) -> Floats:
    """TD(trace): the result, mixed with what the nets think at the moments between; without values the result.

    A row's next one of the same seat is `seats` rows further. From there, d decisions later, trace to the power d of
    its target is taken, and its value for the rest.
    """
    outputs = 1 if examples.seats == 2 else examples.seats
    found = results_of(examples, outputs).copy()
    if values is None:
        return found
    steps = examples.steps
    kept = np.power(np.float32(trace), steps.astype(np.float32))[:, None]
    for begin in range(len(examples) - 1, -1, -examples.seats):
        rows = slice(begin - examples.seats + 1, begin + 1)
        if steps[begin]:
            later = slice(begin + 1, begin + 1 + examples.seats)
            found[rows] = (1 - kept[rows]) * values[later] + kept[rows] * found[later]
    return found


def learn_from(
    learners: Sequence[Learner], examples: Examples, targets: Floats, epochs: int, random: np.random.Generator
) -> None:
    """So many times through all rows that are not held out, in any order; the rate falls to a tenth."""
    free = np.flatnonzero(~examples.is_held_out)
    for seat, learner in enumerate(learners):
        rows = free[examples.seat[free] == seat] if len(learners) > 1 else free
        batches = epochs * -(-len(rows) // BATCH)
        done = 0
        for _ in range(epochs):
            mixed = random.permutation(rows)
            for begin in range(0, len(mixed), BATCH):
                some: Numbers = mixed[begin : begin + BATCH]
                learner.learn(examples.dense(some), targets[some], RATE * (1 - 0.9 * done / batches))
                done += 1


def loss_of(chances: Floats, results: Floats) -> Floats:
    """The log loss of each row."""
    if chances.shape[1] == 1:
        chances, results = np.hstack([chances, 1 - chances]), np.hstack([results, 1 - results])
    found: Floats = -(results * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1)
    return found
