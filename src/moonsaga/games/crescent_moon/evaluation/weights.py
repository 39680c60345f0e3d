"""The weights of the evaluation by name. What each counts, and how much, says weights.toml."""

from __future__ import annotations

from cython import double

from moonsaga.games.crescent_moon.box import codes
from moonsaga.kernel.cores.fields import Public
from moonsaga.kernel.cores.weights import WeightSet


class Weights(WeightSet):
    """A set of weights for Crescent Moon: its own, or those of another file with the same entries."""

    # what one of these is worth to each ruler while there is time to use it
    coin: Public[double[codes.SEATS]]
    unit: Public[double[codes.SEATS]]
    reserve: Public[double[codes.SEATS]]
    fights: Public[double[codes.SEATS]]
    sways: Public[double[codes.SEATS]]
    useful: Public[double[codes.SEATS]]
    bold: Public[double[codes.SEATS]]
    # time
    many: Public[double]
    kept: Public[double]
    action: Public[double]
    # coins
    idle: Public[double]
    wealth_coin: Public[double]
    wealth_year: Public[double]
    wealth_part: Public[double]
    # units
    most_reserves: Public[double]
    # cards
    card: Public[double]
    card_action: Public[double]
    card_anytime: Public[double]
    card_back: Public[double]
    hand: Public[double]
    hand_beyond: Public[double]
    combat_special: Public[double[codes.SPECIAL_TEXTS]]
    contest_special: Public[double[codes.SPECIAL_TEXTS]]
    # hexes and tokens
    hex_control: Public[double]
    most_hexes: Public[double]
    token: Public[double]
    token_of_warlord: Public[double]
    token_of_caliph: Public[double]
    token_hex: Public[double]
    token_guest: Public[double]
    token_reserves: Public[double]
    seed_of_warlord: Public[double]
    seed_in_foreign: Public[double]
    seed_of_caliph: Public[double]
    seed_hex: Public[double]
    seed_of_nomad: Public[double]
    seed_of_sultan: Public[double]
    free_hex: Public[double]
    free_hex_of_murshid: Public[double]
    shop_card: Public[double]
    progress: Public[double]
    # threats
    envy: Public[double]
    tempting: Public[double]
    most_bold: Public[double]
    bold_spoil: Public[double]
    even_attack: Public[double]
    stronghold: Public[double]
    best_prey: Public[double]
    other_prey: Public[double]
    most_prey: Public[double]
    # fights under way
    most_hidden: Public[double]
    used: Public[double]
    used_of_own: Public[double]
    unpaid: Public[double]
    doubt: Public[double]
    certain: Public[double]
    special_here: Public[double]
    assassins_here: Public[double]
    card_spent: Public[double]
    card_wait: Public[double]
    stake_unit: Public[double]
    stronghold_taken: Public[double]
    settlement_sacked: Public[double]
    settlement_lost: Public[double]
    # deals
    deal_action: Public[double]
    hire_action: Public[double]
    quarters: Public[double]
    least_coin: Public[double]
    card_of_sultan: Public[double]
    hired_unit: Public[double]
    bribed_hex: Public[double]
    bribed_unit: Public[double]
    help: Public[double]
    refused_help: Public[double]
    help_cards: Public[double]
    content: Public[double]
    safe: Public[double]
    likely: Public[double]
    seller_wavers: Public[double]
    buyer_wavers: Public[double]
    idle_talk: Public[double]
    # what usually comes besides
    expected: Public[double[2 * codes.SEATS * codes.COUNTDOWN]]
    # from points to chances
    warmth: Public[double]
    warmth_round: Public[double]
    least_chance: Public[double]
