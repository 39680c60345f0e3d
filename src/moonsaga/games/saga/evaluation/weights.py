"""The weights of the evaluation by name. What each counts, and how much, says weights.toml."""

from __future__ import annotations

from cython import double

from moonsaga.kernel.cores.fields import Public
from moonsaga.kernel.cores.weights import WeightSet


class Weights(WeightSet):
    """A set of weights for Saga: its own, or those of another file with the same entries."""

    # a coming battle
    berserker: Public[double]
    helmsman: Public[double]
    envoy: Public[double]
    caller: Public[double]
    tie: Public[double]
    battle_sharpness: Public[double]
    battle_sharpness_early: Public[double]
    # what the Anglo-Saxons can still do to Vikings in an area
    danger_fyrd: Public[double]
    danger_tribute: Public[double]
    danger_move: Public[double]
    danger_weak_move: Public[double]
    cleared_for_good: Public[double]
    cleared_saxons_first: Public[double]
    cleared_vikings_first: Public[double]
    cleared_open: Public[double]
    enough_guards: Public[double]
    exposed_coast: Public[double]
    exposed_inland: Public[double]
    # tiles
    move: Public[double]
    scout: Public[double]
    recruit: Public[double]
    plunder: Public[double]
    plunder_loot: Public[double]
    build: Public[double]
    fyrd: Public[double]
    fyrd_viking: Public[double]
    income_burh: Public[double]
    tribute: Public[double]
    tile_bonus: Public[double]
    tile_first: Public[double]
    open_tile: Public[double]
    # what the Vikings can still reach in this round
    landing_sure: Public[double]
    landing_drawn: Public[double]
    coins_ready: Public[double]
    coins_reached: Public[double]
    areas_reached: Public[double]
    areas_answered: Public[double]
    coins_answered: Public[double]
    raid: Public[double]
    raid_burh: Public[double]
    raid_unit: Public[double]
    burhs_plundered: Public[double]
    burh_ahead: Public[double]
    loot_counted: Public[double]
    # how the races stand
    start: Public[double]
    coin_of_vikings: Public[double]
    coin_nearer: Public[double]
    scarce_least: Public[double]
    scarce_slope: Public[double]
    scarce_from: Public[double]
    area: Public[double]
    inland_area: Public[double]
    loot: Public[double]
    round_for_vikings: Public[double]
    round_for_saxons: Public[double]
    coin_of_saxons: Public[double]
    raids: Public[double]
    tiles: Public[double]
    last_round: Public[double]
    unit: Public[double]
    unit_less: Public[double]
    leader_seen: Public[double]
    leader_hidden: Public[double]
    leader_in_supply: Public[double]
    sharpness: Public[double]
    # the check at the end of the round
    track_run_out: Public[double]
    track_answered: Public[double]
    coins_won: Public[double]
    areas_sharpness: Public[double]
    inland_extra: Public[double]
    areas_last: Public[double]
    areas_contested: Public[double]
    no_saxon_last: Public[double]
    no_saxon_contested: Public[double]
