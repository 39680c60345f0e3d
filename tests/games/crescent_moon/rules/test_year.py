"""Preparation, the cards played as actions, scoring and the end."""

from typing import Any

import pytest

from games.crescent_moon.table import Table, table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts

LAST = "action 4, nomad"


def end_year(pieces: str, year: int = 1, lines: str = "", seats: int = 5, **options: Any) -> Table:
    """The last ruler passes at the end of a year; chance fills the market."""
    ruler = "nomad" if seats == 5 else "caliph"
    now = f"year {year}, action 4, {ruler}"
    return table(pieces, now=now, lines=lines, seats=seats, **options).play(f"{ruler}: pass").draw_any()


def scored(drawn: Table, ruler: str) -> int:
    return int(next(event.args["count"] for event in drawn.events("scored") if event.args["who"] == f"ruler-{ruler}"))


# --- reserves ---------------------------------------------------------------------------------------------------------


def test_reserves_are_filled_up_to_their_value() -> None:
    """Reserves; D06: Warlord 3, Caliph castles and influence, Nomad three times their influence."""
    drawn = end_year(
        """
        h1: warlord 1 ordinary, warlord 4 mercenary
        h2: caliph castle, caliph influence
        h3: caliph influence
        h4: nomad influence, nomad 1 mercenary
        h5: nomad influence
        """
    )
    assert drawn.of("reserve", "warlord") == 2
    assert drawn.of("reserve", "caliph") == 3
    assert drawn.of("reserve", "nomad") == 6 - 5


def test_enough_strength_adds_no_reserves() -> None:
    drawn = end_year("h1: warlord 3 ordinary\nh2: caliph castle, caliph 1 ordinary")
    assert drawn.of("reserve", "warlord") == 0
    assert drawn.of("reserve", "caliph") == 0
    assert drawn.of("reserve", "nomad") == 0


# --- upkeep -----------------------------------------------------------------------------------------------------------


def test_spent_cards_come_back_and_two_near_cards_go() -> None:
    """Upkeep; C02: the two furthest right."""
    market = "market: imam coercion guard sheikh boats raiders imam vizier coercion"
    drawn = end_year("", lines=f"{market}\ncaliph spent: general, guard")
    assert drawn.hand("caliph") == ["guard", "general"]
    assert sorted(drawn.cards(n.DISCARDS)) == ["coercion", "vizier"]
    assert drawn.cards(n.MARKET + 8) == ["imam"]
    assert drawn.raw["year"] == 2
    assert drawn.asked() == ["warlord"]


def test_old_cards_may_be_drawn_by_lot() -> None:
    """C02, the other way."""
    market = "market: imam coercion guard sheikh boats raiders imam vizier coercion"
    drawn = table(now="year 1, action 4, nomad", lines=market, old_cards="random").play("nomad: pass")
    while drawn.phase() != "old-cards":
        assert drawn.asked() == ["chance"]
        drawn.state.apply(-1, drawn.state.chance()[0][0])
    assert len(drawn.state.chance()) == 3
    drawn.draw_any()
    assert len(drawn.cards(n.DISCARDS)) == 2


def test_a_hand_that_grows_in_upkeep_is_cut_to_eight() -> None:
    lines = "caliph hand: imam, imam, imam, boats, boats, boats, vizier\ncaliph spent: general, guard"
    drawn = end_year("", lines=lines)
    assert drawn.asked() == ["caliph"]
    drawn.play("caliph: discard imam").draw_any()
    assert len(drawn.hand("caliph")) == 8
    assert drawn.asked() == ["warlord"]


# --- cards played as actions ------------------------------------------------------------------------------------------


def test_sabotage_removes_a_fort_and_shrinks_a_castle() -> None:
    pieces = "h5: murshid influence, caliph castle\nh6: murshid influence, warlord fort\nh4: murshid fort"
    drawn = table(pieces, now="year 1, action 1, murshid", lines="murshid hand: sabotage, sabotage")
    drawn.play("murshid: play sabotage")
    assert drawn.legal("murshid") == ["hex h5", "hex h6"]
    drawn.play("murshid: hex h5")
    assert drawn.hex("h5").stronghold == "fort"
    assert drawn.of("castles", "caliph") == facts.CASTLES_OF[3]
    assert drawn.cards(n.DISCARDS) == ["sabotage"]
    drawn = table(pieces, now="year 1, action 1, murshid", lines="murshid hand: sabotage").play(
        "murshid: play sabotage"
    )
    drawn.play("murshid: hex h6")
    assert drawn.hex("h6").stronghold == ""


def test_scholars_keep_one_of_two_in_secret() -> None:
    drawn = table(lines="warlord hand: warfare, scholars").play("warlord: play scholars")
    drawn.play("chance: look imam.1", "chance: look guard.1", "warlord: choose guard")
    assert drawn.hand("warlord") == ["warfare", "guard"]
    assert [len(group) for group in drawn.state.view(None).memory.deck] == [65, 1]
    assert drawn.state.view(None).memory.hands[0][-1].card != drawn.raw["place"].index(0, 1)
    assert drawn.state.view(0).memory.deck[1][0].card >= 0
    assert drawn.state.view(1).memory.deck[1][0].card == -1


def test_forced_march_moves_and_then_assaults() -> None:
    drawn = table(
        "h4: warlord 3 ordinary\nh6: caliph 1 ordinary\nh1: warlord 1 ordinary", lines="warlord hand: forced-march"
    )
    drawn.play("warlord: play forced-march", "warlord: move h4 h5 2+0")
    assert drawn.refused("warlord: assault h5 h6 2+0") == ""
    assert drawn.refused("warlord: assault h1 h2 1+0") == "only-these"
    drawn.play("warlord: assault h5 h6 2+0", "warlord: commit nothing", "caliph: commit nothing")
    assert drawn.hex("h6").control == "warlord"


def test_burning_fields_remove_a_town() -> None:
    drawn = table("h4: warlord 1 ordinary\nh5: town\nh3: town\nh7: city", lines="warlord hand: burning-fields")
    drawn.play("warlord: play burning-fields")
    assert drawn.legal("warlord") == ["hex h5"]
    drawn.play("warlord: hex h5")
    assert drawn.hex("h5").settlement == ""
    assert drawn.coins("warlord") == 0


def test_tax_collectors_and_caravan() -> None:
    drawn = table(
        "h4: caliph fort\nh5: caliph 1 ordinary\nh6: caliph fort\nh9: sultan 3 mercenary, nomad 2 mercenary",
        now="year 1, action 1, caliph",
        lines="caliph hand: tax-collectors, caravan\ncaliph: 0 coins",
    )
    assert drawn.refused("caliph: play guard") == "not-in-hand"
    drawn.play("caliph: play tax-collectors")
    assert drawn.coins("caliph") == 2
    drawn = table("h9: nomad 5 mercenary", now="year 1, action 1, nomad", lines="nomad hand: caravan\nnomad: 0 coins")
    drawn.play("nomad: play caravan")
    assert drawn.coins("nomad") == 3


def test_architect_builds_once_for_two_coins_less() -> None:
    drawn = table(
        "h2: murshid influence", now="year 1, action 1, murshid", lines="murshid hand: architect\nmurshid: 2 coins"
    )
    drawn.play("murshid: play architect", "murshid: build h2 fort")
    assert drawn.coins("murshid") == 0
    assert drawn.asked() == ["sultan"]
    drawn = table("h4: warlord influence", lines="warlord hand: architect\nwarlord: 9 coins")
    assert drawn.refused("warlord: play architect") == "no-use"


def test_mercenary_captain_replaces_a_mercenary_and_may_attack() -> None:
    pieces = "h5: warlord influence, nomad 2 mercenary\nh6: caliph 1 mercenary"
    drawn = table(pieces, lines="warlord hand: mercenary-captain").play("warlord: play mercenary-captain")
    assert drawn.legal("warlord") == ["mercenary nomad h5"]
    drawn.play("warlord: mercenary nomad h5")
    assert drawn.units("warlord", "h5") == (0, 1)
    assert drawn.events("combat")
    alone = table(pieces.replace("nomad 2", "nomad 1"), lines="warlord hand: mercenary-captain")
    alone.play("warlord: play mercenary-captain", "warlord: mercenary nomad h5")
    assert alone.hex("h5").control == "warlord"
    assert alone.asked() == ["murshid"]


def test_a_card_without_use_cannot_be_played() -> None:
    drawn = table(lines="warlord hand: sabotage, guard")
    assert drawn.refused("warlord: play sabotage") == "no-use"
    assert drawn.refused("warlord: play guard") == "no-keyword"


# --- scoring ----------------------------------------------------------------------------------------------------------


def test_the_warlords_lines() -> None:
    pieces = "h8: warlord 1 ordinary\nh7: warlord 1 ordinary\nh5: warlord 1 ordinary\nh4: caliph fort"
    assert scored(end_year(pieces), "warlord") == 2 + 1 + 1 + 2 + 4
    assert scored(end_year(pieces, year=2), "warlord") == 2 + 1 + 1 + 2
    more = "\nh1: caliph fort\nh2: caliph fort\nh3: caliph fort"
    assert scored(end_year(pieces + more, year=2), "warlord") == 4


def test_the_murshids_lines() -> None:
    pieces = """
        h8: murshid influence, caliph fort
        h5: murshid influence, caliph 1 ordinary
        h1: murshid influence, warlord 1 ordinary
        h2: murshid influence
    """
    assert scored(end_year(pieces), "murshid") == 4 + 2 + 2 + 2 + 3
    assert scored(end_year(pieces, year=2), "murshid") == 4 + 2 + 2 + 2


def test_the_sultans_lines() -> None:
    pieces = "h8: town\nh5: city\nh1: city, warlord 1 ordinary\nh2: city\nh4: town, sultan fort"
    drawn = end_year(pieces, lines="sultan: 17 coins")
    assert scored(drawn, "sultan") == 2 + 3 + 3 + 2 + 3 + 2 + 4
    assert scored(end_year(pieces, year=2, lines="sultan: 8 coins"), "sultan") == 10 + 3 + 1


def test_the_caliphs_lines() -> None:
    pieces = "h8: caliph fort\nh7: caliph fort\nh5: palace\nh1: caliph 1 ordinary"
    assert scored(end_year(pieces), "caliph") == 4 + 3 + 1 + 2 + 1 + 5
    assert scored(end_year(pieces.replace("palace", "caliph fort")), "caliph") == 4 + 3 + 1 + 2


def test_the_nomads_lines() -> None:
    pieces = "h8: nomad influence\nh1: nomad influence\nh4: nomad influence\nh6: caliph 1 mercenary, sultan influence"
    drawn = end_year(pieces, lines="nomad: 20 coins")
    assert scored(drawn, "nomad") == 5 + 3 + 2 + 1 + 4
    assert scored(end_year(pieces, year=2, lines="nomad: 7 coins"), "nomad") == 2 + 3 + 2 + 1


# --- the end ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "ending", "winner"),
    [
        ("warlord: 0 coins, 9 points\ncaliph: 0 coins, 30 points", "points", 3),
        ("warlord: 1 coins, 18 points\ncaliph: 2 coins, 20 points", "coins", 3),
        ("warlord: 2 coins, 18 points\ncaliph: 2 coins, 20 points", "order", 0),
    ],
)
def test_most_points_then_coins_then_turn_order(lines: str, ending: str, winner: int) -> None:
    """End of the game: the Warlord's two points for most hexes make the tie."""
    drawn = end_year("", year=3, lines=lines)
    assert drawn.asked() == []
    assert drawn.state.ending == ending
    assert drawn.state.returns().index(1.0) == winner


def test_the_long_game_has_a_fourth_year() -> None:
    drawn = end_year("", year=3, years=4)
    assert drawn.state.ending == ""
    assert drawn.raw["year"] == 4


def test_four_rulers_have_no_nomad() -> None:
    drawn = end_year("", seats=4)
    assert len(drawn.events("scored")) == 4
