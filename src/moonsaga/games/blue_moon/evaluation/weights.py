"""The weights of the evaluation by name. What each counts, and how much, says weights.toml."""

from __future__ import annotations

from cython import double

from moonsaga.kernel.cores.fields import Public
from moonsaga.kernel.cores.weights import WeightSet


class Weights(WeightSet):
    """A set of weights for Blue Moon: its own, or those of another file with the same entries."""

    # the worth of a card in hand
    card: Public[double]
    card_value: Public[double]
    card_text: Public[double]
    card_shield: Public[double]
    card_icon: Public[double]
    card_leadership: Public[double]
    deck_card: Public[double]
    enough_characters: Public[double]
    character_missing: Public[double]
    # the fight
    goes_on: Public[double]
    goes_on_stuck: Public[double]
    undecided: Public[double]
    later_dragons: Public[double]
    bad_bluff: Public[double]
    good_bluff: Public[double]
    most_lead: Public[double]
    # the margin
    won: Public[double]
    crystal: Public[double]
    dragon: Public[double]
    dragon_late: Public[double]
    match_crystal: Public[double]
    power_lead: Public[double]
    stock: Public[double]
    most_unfinished: Public[double]
