"""The worked examples of the rulebook, with all their numbers."""

import pytest

from games.crescent_moon.table import Table, table

pytestmark = pytest.mark.every_mode

EDITIONS = ("recommended", "pl", "cs")
each_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_example_adjacency() -> None:
    """Adjacency, example: a river between A and C; both are adjacent to B; rivers also cut off the crossing."""
    land = """
        h1 crossing 0.0 r0
        h2 river 1.-1 r3
        h3 fields 0.-1
        h4 desert 1.0
        h5 mountain 2.-1
    """
    hexes = {one.name: one for one in table(land=land).state.view(None).table.hexes}
    # r3: the river runs along the west and south-west edges of h2, towards h3 and towards the crossing
    assert "h3" in hexes["h2"].touching
    assert "h3" not in hexes["h2"].adjacent
    assert "h1" in hexes["h2"].touching
    assert "h1" not in hexes["h2"].adjacent
    assert set(hexes["h2"].adjacent) == {"h4", "h5"}
    # the crossing itself cuts nothing
    assert set(hexes["h1"].adjacent) == {"h3", "h4"}


def test_example_income() -> None:
    """Income, example: Warlord 2, Murshid 4, Caliph 4, Sultan 3 and 6 more."""
    land = """
        h1 fields 0.0
        h2 fields 1.0
        h3 river 2.0 r0
        h4 fields 0.1
        h5 wilderness 1.1
        h6 river 2.1 r0
        h7 quarry 0.2
        h8 mountain 1.2
        h9 desert 2.2
        h10 wilderness 0.3
        h11 wilderness 1.3
    """
    drawn = table(
        """
        h1: warlord 1 ordinary
        h2: warlord 2 ordinary
        h3: warlord influence
        h4: murshid fort, city
        h5: murshid 1 mercenary, sultan influence
        h6: caliph fort, murshid influence
        h7: caliph castle
        h8: caliph 1 ordinary
        h9: sultan fort, sultan influence
        h10: sultan fort, town
        h11: sultan 1 mercenary, town
        """,
        land=land,
    )
    incomes = {ruler.name: ruler.income for ruler in drawn.state.view(None).table.rulers}
    assert incomes == {"warlord": 2, "murshid": 4, "sultan": 9, "caliph": 4, "nomad": 0}


COMBAT = """
    h5: warlord 3 ordinary
    h6: caliph 2 ordinary, caliph fort, city
    h3: nomad 1 mercenary
    h10: murshid influence
"""
RIVER_LAND = """
    h1 mountain -1.-1
    h2 desert 0.-1
    h3 mountain 1.-1
    h4 fields -1.0
    h5 fields 0.0
    h6 river 1.0 r2
    h7 quarry -1.1
    h8 sacred-site 0.1
    h9 wilderness 2.-1
    h10 wilderness 2.0
"""
"""The river runs along the north-west and west edges of h6: between it and h3, and between it and h5."""


@each_edition
def test_example_combat(edition: str) -> None:
    """Combat, example: three units cross the river with Boats and win 5 to 4; the Warlord scores seven points."""
    drawn = table(
        COMBAT,
        land=RIVER_LAND,
        edition=edition,
        lines="""
            warlord hand: warfare, sheikh, boats
            caliph hand: siege-engines
            murshid hand: imam secret
            warlord: 0 coins, 5 points
        """,
    )
    assert drawn.refused("warlord: assault h5 h6 3+0") == "river"
    drawn.play("warlord: boats", "warlord: assault h5 h6 3+0")
    # the Murshid could hold Informants, as far as everybody knows: the Murshid is asked before cards are chosen
    assert drawn.asked() == ["murshid"]
    drawn.play("murshid: skip", "murshid: pact warlord 2", "warlord: accept")
    assert drawn.asked() == ["warlord", "murshid", "caliph"]
    drawn.play("warlord: commit warfare sheikh", "caliph: commit siege-engines", "murshid: commit nothing")
    # Warfare takes one of three units; then the Sheikh
    drawn.play("warlord: resolve sheikh", "warlord: mercenary nomad h3")
    assert drawn.units("nomad", "h3") == (0, 0)
    if edition == "pl":
        drawn.play("warlord: accept")  # effects are optional: the Warlord's own mercenary comes
    drawn.play("caliph: resolve siege-engines")
    assert drawn.events("strength")[0].args["attack"] == 5
    assert drawn.events("strength")[0].args["defence"] == 4
    # two points go to the Murshid, who did nothing for them; one unit is gone with Warfare, two more are lost
    assert drawn.points("warlord") == 3
    assert drawn.points("murshid") == 7
    assert drawn.units("warlord", "h6") == (2, 1)
    assert drawn.asked() == ["warlord"]
    drawn.play("warlord: lose 1")
    assert drawn.units("warlord", "h6") == (1, 0)
    assert drawn.units("caliph", "h6") == (0, 0)
    assert drawn.hand("warlord") == ["warfare"]
    assert drawn.spent("warlord") == ["sheikh"]
    assert drawn.spent("caliph") == ["siege-engines"]
    drawn.play("warlord: skip")  # the fort is not captured, so it is sacked
    assert drawn.coins("warlord") == 1
    drawn.play("warlord: sack")
    assert drawn.coins("warlord") == 5
    assert drawn.points("warlord") == 3 + 7
    assert drawn.hex("h6").stronghold == ""
    assert drawn.hex("h6").settlement == ""
    assert drawn.of("supply", "caliph") == 12
    assert drawn.asked() == ["murshid"]  # whose turn is next


def contest(edition: str) -> Table:
    """The Caliph wants influence at the crossing, where the Murshid has it and the Sultan a city."""
    return table(
        "h5: caliph 2 ordinary, city, murshid influence",
        now="year 1, action 1, caliph",
        edition=edition,
        lines="""
            caliph hand: rebellion
            murshid hand: imam, corruption
        """,
    ).play("caliph: influence h5")


@each_edition
def test_example_influence_contest(edition: str) -> None:
    """Influence contest, example: three against three, and the Murshid decides the tie for the defenders."""
    drawn = contest(edition)
    drawn.play("murshid: skip", "sultan: skip", "caliph: skip")  # nobody wants a pact
    assert drawn.asked() == ["murshid", "sultan", "caliph"]
    drawn.play("caliph: commit rebellion", "sultan: commit nothing", "murshid: commit imam corruption")
    # sides are declared before the cards are revealed, in turn order (D09)
    assert drawn.events("revealed") == []
    drawn.play("murshid: side defender", "sultan: side attacker")
    assert len(drawn.events("revealed")) == 3
    drawn.play("caliph: resolve rebellion", "murshid: resolve imam", "murshid: resolve corruption")
    drawn.play("murshid: ruler sultan")
    assert drawn.events("contest-strength")[0].args["attack"] == 3
    assert drawn.events("contest-strength")[0].args["defence"] == 3
    drawn.play("murshid: award defender")
    assert drawn.hex("h5").influence == "murshid"
    assert drawn.hand("sultan") == ["corruption"]
    assert drawn.spent("murshid") == ["imam"]
    assert drawn.raw["place"].count(11) == 1  # Rebellion is discarded


def test_a_tie_without_the_murshids_token_goes_to_the_attacker() -> None:
    """Influence contest 6: as much influence is enough."""
    drawn = table("h5: warlord 1 ordinary, city\nh4: caliph fort", now="year 1, action 1, caliph")
    drawn.play("caliph: influence h5")
    assert drawn.asked() == ["warlord", "sultan", "caliph"]
    drawn.play("caliph: commit nothing", "warlord: commit nothing", "sultan: commit nothing")
    drawn.play("warlord: side defender", "sultan: side attacker")
    assert drawn.events("contest-strength")[0].args["attack"] == 1
    assert drawn.hex("h5").influence == "caliph"
