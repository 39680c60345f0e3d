"""The weights of the evaluation by name. What each counts, and how much, says weights.toml."""

from __future__ import annotations

from cython import double

from moonsaga.kernel.cores.fields import Public
from moonsaga.kernel.cores.weights import WeightSet


class Weights(WeightSet):
    """A set of weights for Ekö: its own, or those of another file with the same entries."""

    # what a player has
    point: Public[double]
    nearer: Public[double]
    capital_held: Public[double]
    capital_late: Public[double]
    disc: Public[double]
    spare: Public[double]
    idle: Public[double]
    few_stacks: Public[double]
    last_stack: Public[double]
    emperor_home: Public[double]
    # what a player can do next
    site: Public[double]
    reached_site: Public[double]
    refill: Public[double]
    cut_off: Public[double]
    capture: Public[double]
    ransom: Public[double]
    struck_disc: Public[double]
    denial: Public[double]
    now: Public[double]
    later: Public[double]
    # what others can take
    hit: Public[double]
    second_hit: Public[double]
    dodged: Public[double]
    # from worths to chances
    sharpness: Public[double]
    wins_now: Public[double]
    loses_now: Public[double]
    stoppable: Public[double]
    answerable: Public[double]
    march_loss: Public[double]
    pressure: Public[double]
