"""The actions of the sheets: what is allowed, and what happens."""

import pytest

from games.crescent_moon.table import table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts
from moonsaga.games.crescent_moon.box.codes import RULERS


def test_each_sheet_offers_its_own_actions_and_no_others() -> None:
    """Actions: the list of each ruler's sheet."""
    everywhere = "\n".join(f"h{i}: {ruler} influence" for i, ruler in enumerate(RULERS, start=1))
    for seat, ruler in enumerate(RULERS):
        drawn = table(everywhere, now=f"year 1, action 1, {ruler}", lines="nomad: 0 coins, 2 reserves")
        for name in n.SHEET_ACTIONS:
            example = {
                "influence": "h9",
                "build": "h1 fort",
                "recruit": "h1",
                "hire": "1",
                "bribe": "h1 1",
                "move": "h1 h2 1+0",
                "assault": "h1 h2 1+0",
                "buy": "near-1",
                "muster": "h1 1",
                "revolt": "h1",
                "palace": "h1",
                "desertion": "h1 caliph 1",
                "play": "scholars",
            }.get(name, "")
            refused = drawn.refused(f"{ruler}: {name} {example}".rstrip())
            assert (refused == "not-your-action") == (name not in facts.SHEETS[seat]), (ruler, name, refused)


# --- Influence --------------------------------------------------------------------------------------------------------


def test_influence_is_placed_where_nobody_else_is() -> None:
    """Influence: an adjacent hex without others, the Murshid not near: a token, no contest."""
    drawn = table("h5: warlord 1 ordinary").play("warlord: influence h6")
    assert drawn.hex("h6").influence == "warlord"
    assert drawn.of("tokens", "warlord") == facts.TOKENS_OF[0] - 1
    assert drawn.asked() == ["murshid"]


def test_influence_needs_presence_near_and_no_own_token() -> None:
    drawn = table("h5: warlord influence")
    assert drawn.refused("warlord: influence h5") == "own-influence"
    assert drawn.refused("warlord: influence h10") == "no-presence-near"
    assert drawn.refused("warlord: influence h12") == "no-such-hex"
    assert drawn.refused("warlord: influence h3") == ""


def test_own_presence_does_not_start_a_contest() -> None:
    """D07: no *other* ruler present, so one's own units are no reason for a contest."""
    drawn = table("h5: warlord 2 ordinary").play("warlord: influence h5")
    assert drawn.hex("h5").influence == "warlord"


def test_an_adjacent_murshid_starts_a_contest_for_others_but_not_for_the_murshid() -> None:
    """Influence; D08: the clause about adjacent influence of the Murshid is not on the Murshid's own sheet."""
    drawn = table("h5: warlord 1 ordinary\nh2: murshid influence").play("warlord: influence h6")
    assert drawn.hex("h6").influence == "warlord"
    drawn = table("h5: warlord 1 ordinary\nh3: murshid influence").play("warlord: influence h6")
    assert drawn.phase() == "pact-murshid"
    drawn = table("h3: murshid influence", now="year 1, action 1, murshid").play("murshid: influence h6")
    assert drawn.hex("h6").influence == "murshid"


def test_influence_needs_a_token() -> None:
    """C06: without a token in the supply there is no Influence action."""
    drawn = table("\n".join(f"h{i}: warlord influence" for i in range(1, 7)))
    assert drawn.refused("warlord: influence h7") == "no-token"


# --- Build ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruler", "hex_", "building", "coins"),
    [
        ("murshid", "h4", "fort", 2),
        ("murshid", "h1", "fort", 3),
        ("murshid", "h7", "fort", 3),
        ("murshid", "h2", "fort", 4),
        ("murshid", "h8", "fort", 4),
        ("murshid", "h6", "fort", 2),
        ("caliph", "h4", "fort", 1),
        ("caliph", "h2", "fort", 3),
        ("nomad", "h4", "fort", 2),
        ("sultan", "h4", "town", 2),
        ("sultan", "h2", "town", 4),
    ],
)
def test_terrain_makes_building_dearer(ruler: str, hex_: str, building: str, coins: int) -> None:
    """Build X: mountain and quarry one coin more, desert two; the Caliph's strongholds are cheaper."""
    drawn = table(f"{hex_}: {ruler} influence", now=f"year 1, action 1, {ruler}", lines=f"{ruler}: {coins} coins")
    drawn.play(f"{ruler}: build {hex_} {building}")
    assert drawn.coins(ruler) == 0
    poor = table(f"{hex_}: {ruler} influence", now=f"year 1, action 1, {ruler}", lines=f"{ruler}: {coins - 1} coins")
    assert poor.refused(f"{ruler}: build {hex_} {building}") == "no-coins"


def test_a_castle_replaces_the_own_fort_and_a_city_a_town() -> None:
    drawn = table("h4: sultan fort\nh5: town", now="year 1, action 1, sultan", lines="sultan: 20 coins")
    drawn.play("sultan: build h4 castle", "sultan: build h5 city", "sultan: build h6 town")
    assert drawn.hex("h4").stronghold == "castle"
    assert drawn.of("forts", "sultan") == facts.FORTS_OF[2]
    assert drawn.of("castles", "sultan") == facts.CASTLES_OF[2] - 1
    assert drawn.hex("h5").settlement == "city"
    assert drawn.hex("h6").settlement == "town"
    assert drawn.coins("sultan") == 20 - 4 - 4 - 2
    assert drawn.raw["towns"] == facts.TOWNS - 1
    assert drawn.asked() == ["caliph"]  # three buildings are all


def test_where_strongholds_may_stand() -> None:
    drawn = table(
        "h4: caliph fort, town\nh5: caliph influence, warlord 1 ordinary\nh6: warlord fort",
        now="year 1, action 1, caliph",
        lines="caliph: 30 coins",
    )
    assert drawn.refused("caliph: build h4 fort") == "has-stronghold"
    assert drawn.refused("caliph: build h5 fort") == "other-control"
    assert drawn.refused("caliph: build h1 fort") == "no-presence"
    assert drawn.refused("caliph: build h6 castle") == "no-own-fort"
    assert drawn.refused("caliph: build h4 city") == "only-sultan"
    drawn.play("caliph: build h4 castle")
    assert drawn.refused("caliph: build h4 castle") == "built-here"
    drawn.play("caliph: done")
    assert drawn.asked() == ["nomad"]


def test_settlements_may_stand_anywhere_once() -> None:
    drawn = table("h5: caliph fort, town", now="year 1, action 1, sultan", lines="sultan: 30 coins")
    assert drawn.refused("sultan: build h5 town") == "has-settlement"
    assert drawn.refused("sultan: build h6 city") == "no-town"
    assert drawn.refused("sultan: build h5 city") == ""
    assert drawn.refused("sultan: build h6 town") == ""


def test_builds_come_in_any_order_and_use_the_piece_that_came_back() -> None:
    """Build X: one in a hex. A castle gives back the fort, which may stand elsewhere at once."""
    forts = "\n".join(f"h{i}: murshid fort" for i in range(2, 8))
    drawn = table(f"{forts}\nh1: murshid influence", now="year 1, action 1, murshid", lines="murshid: 30 coins")
    assert drawn.refused("murshid: build h1 fort") == "no-piece"
    drawn.play("murshid: build h4 castle")
    assert drawn.refused("murshid: build h4 castle") == "built-here"
    assert drawn.refused("murshid: build h3 castle") == ""
    drawn.play("murshid: build h1 fort")
    assert drawn.hex("h1").lord == "murshid"


def test_the_warlord_cannot_build() -> None:
    drawn = table("h5: warlord 1 ordinary", lines="warlord: 30 coins")
    assert drawn.refused("warlord: build h5 fort") == "not-your-action"


# --- Move and Assault -------------------------------------------------------------------------------------------------


def test_move_three_times_for_the_warlord_twice_for_others() -> None:
    drawn = table("h1: warlord 3 ordinary, warlord 1 mercenary")
    drawn.play("warlord: move h1 h4 2+1", "warlord: move h4 h5 1+1", "warlord: move h5 h6 1+0")
    assert drawn.units("warlord", "h1") == (1, 0)
    assert drawn.units("warlord", "h4") == (1, 0)
    assert drawn.units("warlord", "h5") == (0, 1)
    assert drawn.units("warlord", "h6") == (1, 0)
    assert drawn.asked() == ["murshid"]
    drawn = table("h1: murshid 1 mercenary", now="year 1, action 1, murshid")
    drawn.play("murshid: move h1 h4 0+1", "murshid: move h4 h5 0+1")
    assert drawn.asked() == ["sultan"]


def test_move_not_into_a_hex_that_another_controls() -> None:
    drawn = table("h5: warlord 2 ordinary\nh6: caliph fort\nh4: caliph influence")
    assert drawn.refused("warlord: move h5 h6 1+0") == "other-control"
    assert drawn.refused("warlord: move h5 h4 1+0") == ""
    assert drawn.refused("warlord: move h5 h4 3+0") == "no-units"
    assert drawn.refused("warlord: move h5 h4 0+0") == "nothing-moved"
    drawn.play("warlord: move h5 h4 1+0", "warlord: done")
    assert drawn.asked() == ["murshid"]


def test_rivers_are_crossed_with_boats_only() -> None:
    """Adjacency; Boats: no river for this action."""
    land = """
        h1 crossing 0.0 r0
        h2 river 1.-1 r3
    """
    drawn = table("h1: warlord 1 ordinary", land=land, lines="warlord hand: boats")
    assert drawn.refused("warlord: move h1 h2 1+0") == "river"
    drawn.play("warlord: boats")
    assert drawn.refused("warlord: boats") == "not-in-hand"
    drawn.play("warlord: move h1 h2 1+0", "warlord: done")
    assert drawn.raw["boats"] == 0


def test_assault_on_a_settlement_that_nobody_controls_sacks_it() -> None:
    """Assault, second option: two coins for a town, four for a city; the Warlord scores (C08)."""
    drawn = table("h5: warlord 2 ordinary\nh6: city\nh4: town", lines="warlord: 0 coins, 5 points")
    assert drawn.refused("warlord: assault h5 h2 1+0") == "no-settlement"
    drawn.play("warlord: assault h5 h6 1+0")
    assert drawn.coins("warlord") == 4
    assert drawn.points("warlord") == 9
    assert drawn.hex("h6").settlement == ""
    assert drawn.hex("h6").control == "warlord"
    assert drawn.raw["cities"] == facts.CITIES


def test_sacking_without_combat_may_be_worth_nothing() -> None:
    """C08, the other way: points only for what is sacked after a combat."""
    drawn = table("h5: warlord 2 ordinary\nh6: city", sack_points="combat-only").play("warlord: assault h5 h6 1+0")
    assert drawn.points("warlord") == 5


def test_assault_on_another_rulers_hex_begins_a_combat() -> None:
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 1 ordinary").play("warlord: assault h5 h6 2+0")
    assert drawn.events("combat")[0].args["hex"] == "h6"
    assert drawn.asked() == ["warlord", "caliph"]


# --- units ------------------------------------------------------------------------------------------------------------


def test_recruiting_from_the_reserves() -> None:
    """Recruit X: Caliph three, Warlord two, with presence, not where another has control (C23)."""
    drawn = table(
        "h5: caliph influence\nh6: caliph influence, warlord 1 ordinary",
        now="year 1, action 1, caliph",
        lines="caliph: 0 coins, 4 reserves",
    )
    assert drawn.refused("caliph: recruit h6") == "other-control"
    assert drawn.refused("caliph: recruit h1") == "no-presence"
    drawn.play("caliph: recruit h5", "caliph: recruit h5", "caliph: recruit h5")
    assert drawn.units("caliph", "h5") == (3, 0)
    assert drawn.of("reserve", "caliph") == 1
    assert drawn.asked() == ["nomad"]


def test_the_nomad_recruits_anywhere() -> None:
    drawn = table("h6: caliph fort", now="year 1, action 1, nomad", lines="nomad: 0 coins, 2 reserves")
    assert drawn.refused("nomad: recruit h6") == "other-control"
    drawn.play("nomad: recruit h8", "nomad: recruit h2")  # in any order
    assert drawn.units("nomad", "h2") == (0, 1)
    assert drawn.units("nomad", "h8") == (0, 1)


def test_hiring_with_four_rulers_has_fixed_prices() -> None:
    pieces = "h4: sultan influence\nh5: sultan influence"
    drawn = table(pieces, now="year 1, action 1, sultan", seats=4, lines="sultan: 6 coins")
    drawn.play("sultan: hire 2", "sultan: hex h5", "sultan: hex h4")  # in any order
    assert drawn.units("sultan", "h4") == drawn.units("sultan", "h5") == (0, 1)
    assert drawn.coins("sultan") == 0
    drawn = table("h5: sultan influence", now="year 1, action 1, sultan", seats=4, lines="sultan: 2 coins")
    assert drawn.refused("sultan: hire 2") == "no-coins"
    assert drawn.refused("sultan: bribe h5 1") == "five-only"
    drawn.play("sultan: hire 1", "sultan: hex h5")
    assert drawn.coins("sultan") == 0


def test_muster_one_unit_or_two_for_the_token() -> None:
    drawn = table("h4: warlord influence\nh5: warlord influence\nh6: warlord influence, caliph fort")
    assert drawn.refused("warlord: muster h6 1") == "other-control"
    drawn.play("warlord: muster h5 2")
    assert drawn.refused("warlord: muster h5 1") == "no-influence"
    drawn.play("warlord: muster h4 1")  # in any order
    assert drawn.units("warlord", "h4") == (1, 0)
    assert drawn.units("warlord", "h5") == (2, 0)
    assert drawn.hex("h4").influence == "warlord"
    assert drawn.hex("h5").influence == ""
    assert drawn.of("supply", "warlord") == 21
    assert drawn.asked() == ["murshid"]  # nowhere else can be mustered


def test_muster_comes_once_to_each_hex() -> None:
    drawn = table("h4: warlord influence\nh5: warlord influence").play("warlord: muster h5 1")
    assert drawn.refused("warlord: muster h5 1") == "mustered-here"
    assert drawn.legal("warlord") == ["muster h4 1", "muster h4 2", "done"]


def test_revolt_turns_a_token_into_two_units_that_attack() -> None:
    drawn = table("h5: warlord influence, caliph fort\nh4: warlord influence")
    assert drawn.refused("warlord: revolt h4") == "not-controlled"
    drawn.play("warlord: revolt h5")
    assert drawn.units("warlord", "h5") == (2, 0)
    assert drawn.hex("h5").influence == ""
    drawn.play("warlord: commit nothing", "caliph: commit nothing", "warlord: capture")
    assert drawn.hex("h5").lord == "warlord"
    assert drawn.of("supply", "warlord") == 22


def test_revolt_places_what_there_is() -> None:
    """C06: with one disc left only one unit is placed."""
    stacks = "\n".join(f"h{i}: warlord 6 ordinary" for i in (1, 2, 3))
    drawn = table(f"{stacks}\nh4: warlord 5 ordinary\nh5: warlord influence, caliph fort").play("warlord: revolt h5")
    assert drawn.units("warlord", "h5") == (1, 0)


def test_the_palace_moves_and_comes_back() -> None:
    """Relocate palace; C22: influence is enough, no other ruler may have control."""
    drawn = table(
        "h5: caliph influence\nh6: caliph influence, warlord fort\nh4: palace", now="year 1, action 1, caliph"
    )
    assert drawn.refused("caliph: palace h6") == "other-control"
    assert drawn.refused("caliph: palace h4") == "no-effect"
    drawn.play("caliph: palace h5")
    assert drawn.hex("h5").palace
    assert not drawn.hex("h4").palace
    assert drawn.hex("h5").control == "caliph"


def test_desertion_moves_discs_to_the_nomads_reserves() -> None:
    drawn = table("h5: caliph 3 mercenary", now="year 1, action 1, nomad", lines="nomad: 0 coins")
    drawn.play("nomad: desertion h5 caliph 2")
    assert drawn.units("caliph", "h5") == (0, 1)
    assert drawn.of("supply", "caliph") == 11
    assert drawn.of("reserve", "nomad") == 2
    assert drawn.of("supply", "nomad") == 10


def test_alms_bring_a_coin() -> None:
    drawn = table(now="year 1, action 1, nomad", lines="nomad: 0 coins").play("nomad: alms")
    assert drawn.coins("nomad") == 1


def test_passing_is_buying_nothing() -> None:
    """C01: nobody is ever without an action; the market is filled up all the same."""
    drawn = table(lines="market: - - - - - - - - imam").play("warlord: pass")
    assert drawn.asked() == ["chance"]
    drawn.draw_any()
    assert drawn.asked() == ["murshid"]
    assert drawn.cards(n.MARKET + 8) == ["imam"]
    assert all(drawn.cards(n.MARKET + place) for place in range(9))


# --- limits -----------------------------------------------------------------------------------------------------------


def test_unit_limit_is_seven_for_the_warlord_and_five_for_others() -> None:
    """Unit limit: at the end of an action surplus units leave, ordinary ones to the reserves (C16)."""
    drawn = table("h5: warlord 5 ordinary\nh6: warlord 2 ordinary, warlord 2 mercenary")
    drawn.play("warlord: move h6 h5 2+2")
    assert drawn.asked() == ["warlord"]  # nine units, but the action goes on
    drawn.play("warlord: done")
    assert drawn.asked() == ["warlord"]
    assert drawn.legal("warlord") == ["shed h5 ordinary", "shed h5 mercenary"]
    drawn.play("warlord: shed h5 ordinary", "warlord: shed h5 mercenary")
    assert drawn.units("warlord", "h5") == (6, 1)
    assert drawn.of("reserve", "warlord") == 1
    assert drawn.asked() == ["murshid"]


def test_fourteen_units_may_march_together_within_one_action() -> None:
    """Move X; Unit limit: only the end of the action counts."""
    drawn = table("h4: warlord 7 ordinary\nh5: warlord 7 ordinary")
    drawn.play("warlord: move h4 h5 7+0", "warlord: move h5 h6 14+0", "warlord: move h6 h3 7+0")
    assert drawn.units("warlord", "h6") == (7, 0)
    assert drawn.units("warlord", "h3") == (7, 0)
    assert drawn.asked() == ["murshid"]
