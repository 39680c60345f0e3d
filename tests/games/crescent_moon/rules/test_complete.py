"""Nothing of the box is without a test: each keyword of the 31 titles, each action of the sheets, each ability."""

import inspect
from importlib import import_module
from types import ModuleType

import pytest

from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.texts import folder_of

pytestmark = pytest.mark.once

CARDS = {
    ("warfare", "combat"): "combat.test_warfare_takes_half_of_the_units_and_they_are_no_casualties",
    ("assassins", "combat"): "combat.test_assassins_discard_a_character_before_it_counts",
    ("assassins", "contest"): "contest.test_assassins_and_bodyguard_in_a_contest",
    ("rebellion", "combat"): "combat.test_rebellion_counts_settlements",
    ("rebellion", "contest"): "contest.test_rebellion_in_a_contest",
    ("imam", "contest"): "contest.test_what_cards_give",
    ("corruption", "combat"): "combat.test_corruption_weakens_the_enemy_who_takes_it",
    ("corruption", "contest"): "contest.test_corruption_takes_one_from_the_side_of_whom_it_strikes",
    ("informants", "anytime"): "contest.test_informants_show_a_hand_to_one_ruler",
    ("dervish", "contest"): "contest.test_what_cards_give",
    ("truce", "combat"): "combat.test_truce_forbids_sacking",
    ("sabotage", "action"): "year.test_sabotage_removes_a_fort_and_shrinks_a_castle",
    ("scholars", "action"): "year.test_scholars_keep_one_of_two_in_secret",
    ("coercion", "contest"): "contest.test_what_cards_give",
    ("destroyer", "combat"): "combat.test_destroyer_brings_a_neighbour_and_a_reserve",
    ("siege-engines", "combat"): "combat.test_siege_engines_break_walls_or_man_them",
    ("infantry", "combat"): "combat.test_raiders_and_infantry_save_units",
    ("forced-march", "action"): "year.test_forced_march_moves_and_then_assaults",
    ("horse-archers", "combat"): "combat.test_horse_archers_weaken_the_defenders_units",
    ("burning-fields", "action"): "year.test_burning_fields_remove_a_town",
    ("guard", "combat"): "combat.test_guard_helps_the_defender_twice_and_the_attacker_once",
    ("general", "combat"): "combat.test_general_gives_one_and_lets_two_units_slip_away",
    ("boats", "anytime"): "actions.test_rivers_are_crossed_with_boats_only",
    ("vizier", "contest"): "contest.test_what_cards_give",
    ("tax-collectors", "action"): "year.test_tax_collectors_and_caravan",
    ("mamluks", "combat"): "combat.test_mamluks_assign_ordinary_units",
    ("architect", "action"): "year.test_architect_builds_once_for_two_coins_less",
    ("bodyguard", "combat"): "combat.test_bodyguard_protects_its_side_from_assassins",
    ("bodyguard", "contest"): "contest.test_assassins_and_bodyguard_in_a_contest",
    ("sheikh", "combat"): "combat.test_sheikh_may_take_a_mercenary_of_the_enemy_in_the_active_hex",
    ("raiders", "combat"): "combat.test_raiders_and_infantry_save_units",
    ("camel-riders", "combat"): "combat.test_camel_riders_in_the_desert",
    ("caravan", "action"): "year.test_tax_collectors_and_caravan",
    ("mercenary-captain", "action"): "year.test_mercenary_captain_replaces_a_mercenary_and_may_attack",
    ("scouts", "combat"): "combat.test_scouts_in_the_wilds_and_with_a_mercenary",
}
ACTIONS = {
    "influence": "actions.test_influence_is_placed_where_nobody_else_is",
    "build": "actions.test_where_strongholds_may_stand",
    "recruit": "actions.test_recruiting_from_the_reserves",
    "hire": "market.test_hiring_from_the_nomads_reserves",
    "bribe": "market.test_bribed_units_may_take_one_step",
    "move": "actions.test_move_three_times_for_the_warlord_twice_for_others",
    "assault": "actions.test_assault_on_another_rulers_hex_begins_a_combat",
    "buy": "market.test_one_card_from_each_part_in_any_order",
    "muster": "actions.test_muster_one_unit_or_two_for_the_token",
    "revolt": "actions.test_revolt_turns_a_token_into_two_units_that_attack",
    "palace": "actions.test_the_palace_moves_and_comes_back",
    "desertion": "actions.test_desertion_moves_discs_to_the_nomads_reserves",
    "play": "year.test_tax_collectors_and_caravan",
    "plot": "market.test_plot_takes_two_cards_into_an_empty_hand",
    "conspire": "market.test_conspire_fills_the_sultans_market_and_hides_the_rest",
    "alms": "actions.test_alms_bring_a_coin",
}
ABILITIES = {
    "warlord-1": "combat.test_sacking_a_castle_and_the_palace",
    "warlord-2": "actions.test_unit_limit_is_seven_for_the_warlord_and_five_for_others",
    "warlord-3": "combat.test_warfare_takes_half_of_the_units_and_they_are_no_casualties",
    "warlord-4": "year.test_reserves_are_filled_up_to_their_value",
    "murshid-1": "combat.test_the_murshid_decides_ties_where_murshid_influence_lies",
    "murshid-2": "contest.test_a_murshid_next_door_takes_part_with_cards_alone",
    "murshid-3": "combat.test_the_murshid_attaches_cards_to_one_side",
    "murshid-4": "combat.test_a_pact_is_paid_only_on_victory",
    "sultan-1": "actions.test_settlements_may_stand_anywhere_once",
    "sultan-2": "examples.test_example_income",
    "sultan-3": "market.test_the_sultan_fetches_one_card_of_the_own_market_free",
    "caliph-1": "contest.test_the_palace_is_both_force_and_settlement",
    "caliph-2": "actions.test_terrain_makes_building_dearer",
    "caliph-3": "year.test_reserves_are_filled_up_to_their_value",
    "nomad-1": "actions.test_the_nomad_recruits_anywhere",
    "nomad-2": "market.test_hiring_from_the_nomads_reserves",
    "nomad-3": "combat.test_a_losing_nomad_keeps_their_mercenaries_as_reserves",
    "nomad-4": "year.test_reserves_are_filled_up_to_their_value",
}
"""By their numbers in the texts of the sheets."""


def found(name: str) -> tuple[ModuleType, str]:
    """The module of a test, and its source."""
    module, _, function = name.partition(".")
    where = import_module(f"games.crescent_moon.rules.test_{module}")
    return where, inspect.getsource(getattr(where, function))


def keywords(kind: int) -> list[str]:
    has = {
        "combat": facts.IN_COMBAT,
        "contest": facts.IN_CONTEST,
        "action": facts.ACTION_OF,
        "anytime": facts.ANYTIME_OF,
    }
    return [keyword for keyword, table in has.items() if table[kind]]


def test_each_keyword_of_each_title_is_here() -> None:
    wanted = {(name, keyword) for kind, name in enumerate(facts.KIND_NAMES) for keyword in keywords(kind)}
    assert len(facts.KIND_NAMES) == 31
    assert wanted == set(CARDS)


@pytest.mark.parametrize(("title", "keyword"), CARDS)
def test_each_card_is_played_in_its_test(title: str, keyword: str) -> None:
    module, source = found(CARDS[title, keyword])
    given = [row[0] for row in getattr(module, "CARDS", []) if isinstance(row, tuple)]
    assert title in source or title in given


@pytest.mark.parametrize("action", n.SHEET_ACTIONS)
def test_each_action_of_the_sheets_is_played_in_its_test(action: str) -> None:
    _, source = found(ACTIONS[action])
    assert f": {action}" in source


def test_each_ability_of_the_sheets_has_a_test() -> None:
    lines = (folder_of(GAME) / "en.ftl").read_text("utf-8").splitlines()
    listed = {line.partition(" ")[0].removeprefix("ability-") for line in lines if line.startswith("ability-")}
    assert listed == set(ABILITIES)
    for name in ABILITIES.values():
        found(name)
