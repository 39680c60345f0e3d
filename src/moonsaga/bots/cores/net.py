"""A learned value: a small net that reads what `Core.encode` writes, and gives the chance of each seat.

Everything is a double, and sums are made in the same order interpreted and compiled, so both give the same chances. A
net is never changed, so that any number of threads can ask it.
"""

from __future__ import annotations

import math

import cython
from cython import bint, double, p_double, void
from cython import int as cint

from moonsaga.bots.cores import judge
from moonsaga.bots.cores.judge import Judge
from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.core import Core

MOST_UNITS: cint = 512  # of a hidden layer; kernel/nets.py refuses more


class Net(Judge):
    """Up to two hidden layers. Where sides differ there is a net for each seat, all of the same size.

    A layer's weights are input by input: those from one input to all units, the next input; then a bias for each unit.
    """

    inputs: cint  # how many numbers a position is encoded as
    hidden: cint  # units of the first hidden layer
    deeper: cint  # units of the second, 0 if there is none
    outputs: cint  # 1: the logit of the own chance of two; else a logit for each seat, in turn order from the own one
    size: cint  # numbers of one net
    own: bint  # is there a net for each seat?
    weights: p_double  # the nets one after the other
    memory: object  # what the weights are kept in

    def __init__(self, layers, weights, nets) -> None:
        """`layers`: inputs, hidden units, outputs. `weights`: the numbers of so many nets, one after the other."""
        i: cint
        self.inputs, self.hidden = layers[0], layers[1]
        self.deeper = layers[2] if len(layers) == 4 else 0
        self.outputs = layers[len(layers) - 1]
        self.own = nets > 1
        self.size = len(weights) // nets
        self.memory = bytearray(8 * len(weights)) if cython.compiled else [0.0] * len(weights)
        if cython.compiled:
            self.weights = cython.cast(p_double, cython.cast(cython.p_char, self.memory))
        else:
            self.weights = self.memory
        for i in range(len(weights)):
            self.weights[i] = weights[i]

    def values(self, state: Core, eyes: cint, found: p_double) -> void:
        numbers = cython.declare(double[4096]) if cython.compiled else [0.0] * 4096
        logits: double[64] = [0.0] * 64
        seats: cint = state.seats()
        i: cint
        if state.actor() == codes.GAME_OVER:
            for i in range(seats):
                found[i] = state.evaluate(i)
            judge.share_result(found, seats)
            return
        state.encode(eyes, numbers)
        self.think(numbers, self.size * eyes if self.own else 0, logits)
        if self.outputs == 1:
            found[eyes] = 1.0 / (1.0 + math.exp(-logits[0]))
            found[1 - eyes] = 1.0 - found[eyes]
        else:
            spread(logits, seats, eyes, found)

    def value(self, state: Core, seat: cint) -> double:
        found: double[64] = [0.0] * 64
        if state.actor() == codes.GAME_OVER:
            return state.evaluate(seat)
        self.values(state, seat, found)
        return found[seat]

    def think(self, numbers: p_double, begin: cint, logits: p_double) -> void:
        """From inputs to logits."""
        first = cython.declare(double[512]) if cython.compiled else [0.0] * 512
        second = cython.declare(double[512]) if cython.compiled else [0.0] * 512
        at: cint = begin
        at = feed(self.weights, at, numbers, self.inputs, first, self.hidden)
        bend(first, self.hidden)
        if self.deeper:
            at = feed(self.weights, at, first, self.hidden, second, self.deeper)
            bend(second, self.deeper)
            feed(self.weights, at, second, self.deeper, logits, self.outputs)
        else:
            feed(self.weights, at, first, self.hidden, logits, self.outputs)


def feed(weights: p_double, at: cint, numbers: p_double, count: cint, sums: p_double, units: cint) -> cint:
    """A layer: the weighted sums of all numbers, those that are 0 left out; where the next layer begins."""
    i: cint
    j: cint
    row: cint
    x: double
    for j in range(units):
        sums[j] = weights[at + count * units + j]
    for i in range(count):
        x = numbers[i]
        if x != 0.0:
            row = at + i * units
            for j in range(units):
                sums[j] += x * weights[row + j]
    return at + (count + 1) * units


def bend(sums: p_double, units: cint) -> void:
    """Softsign: x / (1 + |x|), smooth as tanh and cheaper."""
    j: cint
    for j in range(units):
        sums[j] = sums[j] / (1.0 + abs(sums[j]))


def spread(logits: p_double, seats: cint, eyes: cint, found: p_double) -> void:
    """Softmax; logits are in turn order from the seat that looks."""
    highest: double = logits[0]
    total: double = 0.0
    i: cint
    for i in range(1, seats):
        highest = max(highest, logits[i])
    for i in range(seats):
        logits[i] = math.exp(logits[i] - highest)
        total += logits[i]
    for i in range(seats):
        found[(eyes + i) % seats] = logits[i] / total
