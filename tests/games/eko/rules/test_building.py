"""Building: one test for each sentence, the examples I to III, and the rulings E04 to E07 and E27."""

import pytest

from games.eko.tables import building, legal, look, play, player, refusal, stack, table
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State
from moonsaga.kernel.errors import NotationError

LEVELS = ("camp", "tower", "castle")
NO_EMPERORS = "light_blue: emperor reserve\nnavy: emperor reserve\n"
"""Both wait in the reserve."""


def builds(state: State) -> set[str]:
    """The buildings that the seat to act may erect."""
    return {line for line in legal(state) if " build " in line}


def at_site(site: str, discs: int = 4, more: str = "") -> State:
    """A light blue stack on a1 beside a site on a2; navy is far away, both Emperors wait in the reserve."""
    return table(
        f"eko seats=3\nlight_blue: emperor reserve{more}\nnavy: emperor reserve\npurple: emperor reserve\n"
        f"board:\n  a1: B{discs} {site} . _ N1 _ P1"
    )


# What is built, and where


def test_one_building_is_an_action() -> None:
    """Building: the action erects one building on the board."""
    after = play(at_site("d"), "a1 build a2 camp")
    assert building(after, "a2") == ("light_blue", "camp")
    assert len(look(after).buildings) == 1
    assert look(after).phase == "reinforce"


@pytest.mark.parametrize("terrain", [".", "x", "o"])
def test_nothing_is_built_on_spaces_sinkholes_and_portals(terrain: str) -> None:
    """Building: buildings stand on certain terrain only; a sinkhole carries none."""
    other = " o" if terrain == "o" else ""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B4 {terrain} . N1{other}")
    with pytest.raises(NotationError, match="a2 is no building site"):
        GAME.read(state, 0, "a1 build a2 camp")
    assert builds(state) == set()


@pytest.mark.parametrize("terrain", ["d", "g", "c", "m"])
def test_a_camp_is_built_on_any_other_terrain(terrain: str) -> None:
    """Building: stone deserts, gorges, mountains and capitals carry buildings."""
    assert building(play(at_site(terrain), "a1 build a2 camp"), "a2") == ("light_blue", "camp")


@pytest.mark.parametrize(("site", "kind", "points"), [("m", "camp", 1), ("mB1", "tower", 2), ("mB2", "castle", 3)])
def test_a_building_is_worth_one_to_three_points(site: str, kind: str, points: int) -> None:
    """Building: each kind of building has its own number of points."""
    assert player(play(at_site(site), f"a1 build a2 {kind}"), "light_blue").points == points


@pytest.mark.parametrize(
    ("terrain", "highest"),
    [("d", 1), ("g", 2), ("c", 2), ("m", 3)],
    ids=["stone desert", "gorge", "capital", "mountain"],
)
def test_terrain_limits_the_building(terrain: str, highest: int) -> None:
    """Building: a stone desert carries a camp; gorges and capitals up to a tower; mountains up to a castle."""
    state = at_site(terrain)
    for level in range(1, highest):
        assert builds(at_site(f"{terrain}B{level}")) == {f"a1 build a2 {LEVELS[level]}"}
    assert builds(state) == {"a1 build a2 camp"}
    for level in range(highest + 1, 4):
        assert refusal(at_site(f"{terrain}B{highest}"), f"a1 build a2 {LEVELS[level - 1]}") == "terrain-too-low"
    assert builds(at_site(f"{terrain}B{highest}")) == set()


def test_a_site_carries_one_building_and_the_old_one_goes_home() -> None:
    """Building: a new building replaces the old one, which returns to its owner's board."""
    after = play(at_site("mB1"), "a1 build a2 tower")
    assert [(b.site, b.kind) for b in look(after).buildings] == [("a2", "tower")]
    assert player(after, "light_blue").stock == (5, 2, 1)
    after = play(at_site("mN1"), "a1 build a2 camp")
    assert [(b.site, b.colour, b.kind) for b in look(after).buildings] == [("a2", "light_blue", "camp")]
    assert (player(after, "navy").stock, player(after, "light_blue").stock) == ((5, 3, 1), (4, 3, 1))


@pytest.mark.parametrize(
    ("site", "kind", "stock"), [("m", "camp", "0,3,1"), ("mB1", "tower", "4,0,1"), ("mB2", "castle", "5,2,0")]
)
def test_a_kind_that_is_not_in_reserve_cannot_be_built(site: str, kind: str, stock: str) -> None:
    """Building: a missing kind must first come back to the player's board."""
    assert refusal(at_site(site, more=f", stock {stock}"), f"a1 build a2 {kind}") == "none-left"


# What it costs


@pytest.mark.parametrize(("site", "kind", "cost"), [("m", "camp", 1), ("mB1", "tower", 2), ("mB2", "castle", 3)])
def test_a_camp_costs_one_disc_a_tower_two_a_castle_three(site: str, kind: str, cost: int) -> None:
    """Building: the discs are taken from the stack and go to the own reserve."""
    after = play(at_site(site), f"a1 build a2 {kind}")
    assert stack(after, "a1") == ("light_blue", 4 - cost, False)
    assert player(after, "light_blue").reserve == cost


@pytest.mark.parametrize(("site", "kind", "discs"), [("mB1", "tower", 1), ("mB2", "castle", 2)])
def test_fewer_discs_do_not_pay(site: str, kind: str, discs: int) -> None:
    """Building: the stack must have as many discs as the building costs."""
    assert refusal(at_site(site, discs=discs), f"a1 build a2 {kind}") == "too-few-discs"


def test_a_stack_can_be_spent_to_the_last_disc() -> None:
    """Building: its space is empty then."""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B2 gB1 . B1 N1")
    after = play(state, "a1 build a2 tower")
    assert (stack(after, "a1"), player(after, "light_blue").reserve) == (None, 2)


def test_discs_spent_can_return_in_the_next_reinforcement_phase() -> None:
    """Building: it is the phase that follows in the same turn."""
    after = play(at_site("mB2"), "a1 build a2 castle")
    assert look(after).phase == "reinforce"
    assert stack(play(after, "reinforce a1 3"), "a1") == ("light_blue", 4, True)


def test_the_stack_must_touch_the_site() -> None:
    """Building: it is paid by a stack beside the terrain."""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B4 . d . N1")
    with pytest.raises(NotationError, match="a1 does not touch a3"):
        GAME.read(state, 0, "a1 build a3 camp")
    assert builds(state) == set()


def test_a_stack_touches_the_six_hexes_round_it() -> None:
    """Building: beside means sharing an edge, whatever the direction."""
    text = """
        eko
        light_blue: emperor reserve
        navy: emperor reserve
        board:
          a2:    d  d  d
          b1:  d  B4 d  d
          c1:  d  d   d  N1
        """
    beside = {"a2", "a3", "b1", "b3", "c1", "c2"}
    assert builds(table(text)) == {f"b2 build {site} camp" for site in beside}


def test_only_own_stacks_pay() -> None:
    """Building: you spend your own discs."""
    assert refusal(table("eko\nboard:\n  a1: B1* . N2* d"), "a3 build a4 camp") == "not-your-stack"


def test_all_discs_come_from_a_single_stack() -> None:
    """Building: two stacks cannot pay together."""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B1 gB1 B1 . N1")
    assert refusal(state, "a1 build a2 tower") == "too-few-discs"
    assert refusal(state, "a3 build a2 tower") == "too-few-discs"


# One after the other


@pytest.mark.parametrize(("terrain", "kind"), [("g", "tower"), ("c", "tower"), ("m", "tower"), ("m", "castle")])
def test_the_first_building_is_a_camp(terrain: str, kind: str) -> None:
    """Building: on free terrain nothing else can be built."""
    assert refusal(at_site(terrain), f"a1 build a2 {kind}") == "first-a-camp"


@pytest.mark.parametrize(
    ("site", "kind"),
    [("mB1", "camp"), ("mB1", "castle"), ("mB2", "camp"), ("mB2", "tower"), ("mB3", "camp"), ("mB3", "castle")],
)
def test_an_own_building_is_replaced_by_one_of_exactly_one_point_more(site: str, kind: str) -> None:
    """Building: neither the same, nor a lower one, nor two steps at once."""
    assert refusal(at_site(site), f"a1 build a2 {kind}") == "one-level-up"


@pytest.mark.parametrize(
    ("site", "kinds"),
    [
        ("dN1", {"camp"}),
        ("gN1", {"camp", "tower"}),
        ("gN2", {"tower"}),
        ("cN2", {"tower"}),
        ("mN1", {"camp", "tower"}),
        ("mN2", {"tower", "castle"}),
        ("mN3", {"castle"}),
    ],
)
def test_an_enemy_building_is_replaced_by_the_same_or_one_of_one_point_more(site: str, kinds: set[str]) -> None:
    """Building: the same kind or the next one, as far as the terrain allows."""
    state = at_site(site)
    assert builds(state) == {f"a1 build a2 {kind}" for kind in kinds}
    for kind in {*LEVELS} - kinds:
        assert refusal(state, f"a1 build a2 {kind}") in ("same-or-one-up", "terrain-too-low")


@pytest.mark.parametrize(
    ("site", "kind", "cost"),
    [("mN1", "camp", 2), ("mN1", "tower", 3), ("mN2", "tower", 3), ("mN2", "castle", 4), ("mN3", "castle", 4)],
)
def test_replacing_an_enemy_building_costs_one_disc_more(site: str, kind: str, cost: int) -> None:
    """Building: the further disc comes from the same stack."""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B4 {site} B1 . N1\n  b1: B{cost - 1} .")
    after = play(state, f"a1 build a2 {kind}")
    assert stack(after, "a1") == (("light_blue", 4 - cost, False) if cost < 4 else None)
    assert player(after, "light_blue").reserve == cost
    assert refusal(state, f"b1 build a2 {kind}") == "too-few-discs"


# Examples

EXAMPLE_1 = """
    eko
    light_blue: emperor reserve
    navy: emperor reserve
    board:
      a2:     d   {c}
      b1:   .   B3  m
      c1:     .   .   .  N1
"""
# A is the stack on b2; B the stone desert on a2, C the gorge or capital on a3, D the mountain on b3.


@pytest.mark.every_mode
@pytest.mark.parametrize("c", ["g", "c"])
@pytest.mark.parametrize("site", ["a2", "a3", "b3"])
def test_example_building_1_a_camp_on_b_c_or_d_for_a_disc(c: str, site: str) -> None:
    """Building, example I: Ilona may take a disc off A to build a camp on B, C or D."""
    after = play(table(EXAMPLE_1.format(c=c)), f"b2 build {site} camp")
    assert (stack(after, "b2"), building(after, site)) == (("light_blue", 2, False), ("light_blue", "camp"))


@pytest.mark.every_mode
@pytest.mark.parametrize("c", ["g", "c"])
@pytest.mark.parametrize(("site", "kind"), [("a3", "tower"), ("b3", "tower"), ("b3", "castle")])
def test_example_building_1_no_tower_or_castle_at_once(c: str, site: str, kind: str) -> None:
    """Building, example I: since the sites are empty, neither a tower on C or D nor a castle on D can be built."""
    assert refusal(table(EXAMPLE_1.format(c=c)), f"b2 build {site} {kind}") == "first-a-camp"


EXAMPLE_2 = EXAMPLE_1.replace(" d  ", " dB1").replace("{c}", "gB1").replace("B3  m", "B3  mB1")


@pytest.mark.every_mode
@pytest.mark.parametrize("site", ["a3", "b3"])
def test_example_building_2_a_camp_on_c_or_d_becomes_a_tower_for_two_discs(site: str) -> None:
    """Building, example II: Ilona may take two discs off A to replace one of the camps on C and D by a tower."""
    after = play(table(EXAMPLE_2), f"b2 build {site} tower")
    assert (stack(after, "b2"), building(after, site)) == (("light_blue", 1, False), ("light_blue", "tower"))
    assert player(after, "light_blue").reserve == 2


@pytest.mark.every_mode
def test_example_building_2_the_stone_desert_carries_no_more_than_a_camp() -> None:
    """Building, example II: the camp on B cannot be upgraded there."""
    assert refusal(table(EXAMPLE_2), "b2 build a2 tower") == "terrain-too-low"


@pytest.mark.every_mode
def test_example_building_2_no_castle_in_place_of_a_camp() -> None:
    """Building, example II: the camp on D does not become a castle at once."""
    assert refusal(table(EXAMPLE_2), "b2 build b3 castle") == "one-level-up"


EXAMPLE_3 = """
    eko seats=4
    light_blue: emperor reserve
    navy: emperor reserve
    purple: emperor reserve
    grey: emperor reserve
    board:
      a2:      dP1  gN1
      b1:   .   B{a}  mB2
      c1:     .   mG2  B{b}  _  N1  _  P1  _  G1
"""
# A is the stack on b2, B the one on c3; C is a2, D is a3, E is b3, F is c2.


def example_3(a: int = 3, b: int = 1) -> State:
    return table(EXAMPLE_3.format(a=a, b=b))


@pytest.mark.every_mode
def test_example_building_3_c_the_purple_camp_is_replaced_by_a_camp_for_two_discs() -> None:
    """Building, example III: Ilona replaces the purple camp on C by her own, with two discs of A."""
    after = play(example_3(), "b2 build a2 camp")
    assert (stack(after, "b2"), building(after, "a2")) == (("light_blue", 1, False), ("light_blue", "camp"))
    assert (player(after, "purple").stock, player(after, "light_blue").reserve) == ((5, 3, 1), 2)


@pytest.mark.every_mode
def test_example_building_3_c_carries_no_tower() -> None:
    """Building, example III: the terrain on C is not fit for a tower."""
    assert refusal(example_3(), "b2 build a2 tower") == "terrain-too-low"


@pytest.mark.every_mode
@pytest.mark.parametrize(("kind", "left"), [("camp", ("light_blue", 1, False)), ("tower", None)])
def test_example_building_3_d_the_navy_camp_is_replaced_by_a_camp_or_a_tower(
    kind: str, left: tuple[str, int, bool] | None
) -> None:
    """Building, example III: on D a camp costs two discs of A, a tower all three."""
    after = play(example_3(), f"b2 build a3 {kind}")
    assert (stack(after, "b2"), building(after, "a3")) == (left, ("light_blue", kind))
    assert player(after, "navy").stock == (5, 3, 1)


@pytest.mark.every_mode
def test_example_building_3_e_the_own_tower_becomes_a_castle_for_three_discs() -> None:
    """Building, example III: on E she takes all three discs off A."""
    after = play(example_3(), "b2 build b3 castle")
    assert (stack(after, "b2"), building(after, "b3")) == (None, ("light_blue", "castle"))
    assert player(after, "light_blue").stock == (5, 3, 0)


@pytest.mark.every_mode
def test_example_building_3_e_discs_of_two_stacks_do_not_pay_together() -> None:
    """Building, example III: one disc of B and two of A are not three of a single stack."""
    assert refusal(example_3(a=2, b=1), "b2 build b3 castle") == "too-few-discs"
    assert refusal(example_3(a=2, b=1), "c3 build b3 castle") == "too-few-discs"


@pytest.mark.every_mode
def test_example_building_3_f_the_grey_tower_is_replaced_by_a_tower_for_three_discs() -> None:
    """Building, example III: on F her tower costs three discs of A."""
    after = play(example_3(), "b2 build c2 tower")
    assert (stack(after, "b2"), building(after, "c2")) == (None, ("light_blue", "tower"))
    assert player(after, "grey").stock == (5, 3, 1)


@pytest.mark.every_mode
def test_example_building_3_f_a_castle_would_cost_four_discs() -> None:
    """Building, example III: the terrain would carry a castle, but no single stack beside F has four discs."""
    assert refusal(example_3(), "b2 build c2 castle") == "too-few-discs"
    assert refusal(example_3(), "c3 build c2 castle") == "too-few-discs"
    assert building(play(example_3(a=4), "b2 build c2 castle"), "c2") == ("light_blue", "castle")


@pytest.mark.every_mode
def test_example_building_3_has_no_other_buildings() -> None:
    """Building, example III: what the bullets name is all that A can pay; B has a single disc."""
    assert builds(example_3()) == {
        *("b2 build a2 camp", "b2 build a3 camp", "b2 build a3 tower"),
        *("b2 build b3 castle", "b2 build c2 tower"),
    }


# Rulings

CROWNED = "eko\nlight_blue:\nnavy: emperor reserve\nboard:\n  a1: {} {} . B1 N1"


def test_e04_the_player_chooses_whether_the_emperor_is_spent() -> None:
    """The Emperor, ruling E04: it lies on top, and yet the discs below it may be taken."""
    state = table(CROWNED.format("B3*", "gB1"))
    assert builds(state) == {"a1 build a2 tower", "a1 build a2 tower emperor"}
    kept = play(state, "a1 build a2 tower")
    assert (stack(kept, "a1"), player(kept, "light_blue").reserve) == (("light_blue", 1, True), 2)
    paid = play(state, "a1 build a2 tower emperor")
    assert (stack(paid, "a1"), player(paid, "light_blue").reserve) == (("light_blue", 1, False), 1)
    assert player(paid, "light_blue").emperor == "reserve"


def test_e04_the_cost_is_the_same_with_the_emperor() -> None:
    """The Emperor: spent on a building it counts as any other disc."""
    state = table(CROWNED.format("B1*", "d"))
    after = play(state, "a1 build a2 camp emperor")
    assert (building(after, "a2"), player(after, "light_blue").emperor) == (("light_blue", "camp"), "reserve")
    assert player(after, "light_blue").reserve == 0
    assert refusal(table(CROWNED.format("B1*", "gB1")), "a1 build a2 tower emperor") == "too-few-discs"


def test_e04_when_everything_is_spent_the_emperor_goes_too() -> None:
    """Ruling E04: a cost as high as the stack leaves no choice."""
    state = table(CROWNED.format("B2*", "gB1"))
    assert builds(state) == {"a1 build a2 tower emperor"}
    assert refusal(state, "a1 build a2 tower") == "emperor-must-go"


def test_e04_only_a_stack_with_the_emperor_spends_it() -> None:
    """Ruling E04: another stack cannot pay with it."""
    state = table("eko\nboard:\n  a1: B2 gB1 . B1* N1*")
    assert refusal(state, "a1 build a2 tower emperor") == "no-emperor-here"


def test_e04_an_emperor_that_was_spent_is_the_first_to_return() -> None:
    """Ruling E04: it is in the own reserve, in no prison, and the reinforcement phase brings it back first."""
    after = play(table(CROWNED.format("B3*", "gB1")), "a1 build a2 tower emperor", "reinforce a1 1")
    assert stack(after, "a1") == ("light_blue", 2, True)
    assert player(after, "light_blue").reserve == 1


def test_e05_an_own_upgrade_returns_the_lower_building() -> None:
    """Ruling E05: the old building comes home after the new one was taken, so it is there for the next time."""
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B4 mB2 gB2 gB2 . N1\n  b1: gB1 .")
    assert player(state, "light_blue").stock == (4, 0, 1)
    assert refusal(state, "a1 build b1 tower") == "none-left"
    after = play(state, "a1 build a2 castle")
    assert player(after, "light_blue").stock == (4, 1, 0)


def test_e05_the_wanted_kind_must_be_in_reserve_before() -> None:
    """Ruling E05: the enemy's building goes to the enemy, so replacing it by the same kind needs one's own piece."""
    assert refusal(at_site("gN2", more=", stock 5,0,1"), "a1 build a2 tower") == "none-left"


LAST = "eko seats={seats}{option}\n{players}board:\n  a1: B1 d _ {more} _ N1{purple}"
TWELVE = "mB3 gB2 gB2 cB2 dB1 dB1"
"""Eleven points; the camp on a2 is the twelfth."""


def last_disc(seats: int, more: str, option: str = "") -> State:
    colours = ("light_blue", "navy", "purple")[:seats]
    players = "".join(f"{colour}: emperor reserve\n" for colour in colours)
    purple = " P1" if seats == 3 else ""
    return table(LAST.format(seats=seats, option=option, players=players, more=more, purple=purple))


def test_e06_the_last_stack_may_be_spent_on_a_building() -> None:
    """Ruling E06: it is legal; without a victory the builder is out, and the others play on."""
    after = play(last_disc(3, "x"), "a1 build a2 camp")
    assert building(after, "a2") == ("light_blue", "camp")
    assert not player(after, "light_blue").alive
    assert after.to_act() == (1,)


def test_e06_the_last_disc_against_one_other_player_loses() -> None:
    """Ruling E06: of two players the one who is left on the board wins."""
    after = play(last_disc(2, "x"), "a1 build a2 camp")
    assert (after.ending, after.returns()) == ("last-on-board", [0.0, 1.0])


def test_e06_twelve_points_with_the_last_disc_win_alone_among_three() -> None:
    """Ruling E06: with two others on the board nobody is a sole survivor."""
    after = play(last_disc(3, TWELVE), "a1 build a2 camp")
    assert (after.ending, after.returns()) == ("points", [1.0, 0.0, 0.0])


def test_e06_twelve_points_with_the_last_disc_are_shared_with_a_sole_survivor() -> None:
    """Ruling E06: one has the points, the other the board; the option lets the builder win alone."""
    after = play(last_disc(2, TWELVE), "a1 build a2 camp")
    assert (after.ending, after.returns()) == ("shared-win", [1.0, 1.0])
    after = play(last_disc(2, TWELVE, " last_builder=alone"), "a1 build a2 camp")
    assert (after.ending, after.returns()) == ("points", [1.0, 0.0])


def test_e07_a_castle_is_replaced_by_an_enemy_castle_only() -> None:
    """Ruling E07: it costs four discs; one's own castle stays as it is."""
    state = at_site("mN3")
    assert builds(state) == {"a1 build a2 castle"}
    assert refusal(at_site("mN3", discs=3), "a1 build a2 castle") == "too-few-discs"
    after = play(state, "a1 build a2 castle")
    assert (stack(after, "a1"), building(after, "a2")) == (None, ("light_blue", "castle"))
    assert builds(at_site("mB3")) == set()


@pytest.mark.parametrize(
    ("built", "site", "kind"),
    [("dB1 dB1 dB1 dB1 dB1", "d", "camp"), ("gB2 gB2 gB2", "g", "tower"), ("mB3", "mB2", "castle")],
)
def test_e27_there_are_five_camps_three_towers_and_one_castle(built: str, site: str, kind: str) -> None:
    """Ruling E27: the numbers of the box are limits."""
    site = "gB1" if kind == "tower" else site
    state = table(f"eko\n{NO_EMPERORS}board:\n  a1: B3 {site} . _ N1 _ {built}")
    assert refusal(state, f"a1 build a2 {kind}") == "none-left"


def test_e27_a_building_that_came_back_can_be_built_again() -> None:
    """Ruling E27: the wait ends when an enemy replaces one of them."""
    state = table(
        """
        eko
        light_blue: emperor navy
        navy: emperor reserve
        board:
          a1:  B1  d   N3  dB1
          b1:    B1  .   .   x   dB1 dB1 dB1 dB1
        """
    )
    assert refusal(state, "a1 build a2 camp") == "none-left"
    freed = play(state, "b1-b2", "a3 build a4 camp", "reinforce a3 3")
    assert player(freed, "light_blue").stock == (1, 3, 1)
    assert building(play(freed, "a1 build a2 camp"), "a2") == ("light_blue", "camp")


def test_the_temple_of_wind_is_one_site_for_every_stack_that_touches_it() -> None:
    """Building, Temple of Wind: whichever of its three hexes a stack touches, it builds on the same site, once."""
    state = table(
        """
        eko
        light_blue: emperor reserve
        navy: emperor reserve
        board:
          a2:    w  B2
          b1:  w  w
          c1:  B2 .   N1
        """
    )
    assert builds(state) == {"a3 build a2 camp", "c1 build a2 camp"}
    assert GAME.read(state, 0, "c1 build b1 camp") == GAME.read(state, 0, "c1 build b2 camp")
    after = play(state, "c1 build b2 camp")
    assert [(b.site, b.colour, b.kind) for b in look(after).buildings] == [("a2", "light_blue", "camp")]
