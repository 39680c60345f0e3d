"""Rulings S01 to S26, S50, S52 and S54: coins, recruiting, targets, moves and the actions of both sides."""

from __future__ import annotations

from itertools import product

import pytest

from games.saga.board import SAXON, VIKING, Board, draw, prepared, start
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts

QUIET = "northumbria: 1 viking\nmercia: burh, 1 saxon\n"


def test_s01_coins_are_limited_to_fifteen() -> None:
    """Three and two at the start, ten in the general supply; a player who takes coins gets what is there."""
    board = prepared()
    assert (board.coins(VIKING), board.coins(SAXON), board.bank) == (2, 3, 10)
    board = draw(f"now: viking tile 2\ncoins: 6 viking, 8 saxon\n{QUIET}kent: burh, 2 viking")
    board.play("plunder kent")
    assert (board.coins(VIKING), board.bank) == (7, 0)


def test_s02_a_coin_paid_at_one_burh_is_taken_at_the_next() -> None:
    """Income with an empty general supply: recruit first, and the coin comes back."""
    board = draw(f"now: saxon tile 3\ncoins: 6 viking, 9 saxon\n{QUIET}kent: burh")
    assert not any(line.endswith("coin") for line in board.choices())
    assert board.why("income kent coin") == "bank-empty"
    board.play("income kent warrior", "income mercia coin")
    assert (board.coins(SAXON), board.bank) == (9, 0)


def test_s03_each_burh_gives_a_coin_or_a_unit_or_nothing() -> None:
    """Income: once for each burh, in any order, and one may stop."""
    board = draw(f"now: saxon tile 3\n{QUIET}kent: burh\nessex: burh")
    board.play("income kent coin")
    assert board.why("income kent coin") == "burh-used"
    assert board.why("income kent warrior") == "burh-used"
    assert board.why("income sussex coin") == "no-burh"
    board.play("income essex warrior", "stop")
    assert board.coins(SAXON) == 3
    assert board.why("income mercia coin") == "already-used"


def test_s04_two_coins_for_fewer_than_three_units() -> None:
    """Recruit: all that are left; with an empty supply not at all."""
    few = (
        "now: viking tile 4\nkent: 11 viking\nmercia: burh, 1 saxon\nnorth: viking-1\ncentre: viking-2\nsouth: viking-3"
    )
    board = draw(few)
    board.play("recruit 3")
    assert board.coins(VIKING) == 0
    board.play("place warrior centre")
    assert board.phase == "tile"
    board = draw(few.replace("11 viking", "12 viking"))
    assert board.why("recruit 1") == "supply-empty"
    assert board.why("recruit 3") == "supply-empty"


def test_s04_saxons_recruit_from_their_supply_alone() -> None:
    """Income: without a warrior in the supply only leaders can be recruited."""
    board = draw("now: saxon tile 3\nmercia: burh, 12 saxon\nkent: 1 viking\ngone: saxon-1")
    assert board.why("income mercia warrior") == "no-warrior-left"
    assert board.why("income mercia saxon-1") == "leader-not-there"
    assert board.why("income mercia saxon-2") == ""


def test_s05_the_bonus_gives_a_warrior_the_action_any_unit() -> None:
    """Recruiting: free choice, but the golden icon is a warrior."""
    board = draw(f"now: viking tile 2\n{QUIET}")
    assert [line for line in board.choices() if line.startswith("bonus")] == [
        "bonus recruit north",
        "bonus recruit centre",
        "bonus recruit south",
    ]
    board = draw(f"now: viking tile 4\n{QUIET}").play("recruit 1")
    assert "place warrior north" in board.choices()
    assert "place viking-1 north" in board.choices()


def test_s06_units_are_placed_where_the_fewest_are() -> None:
    """Even spread: one unit at a time, leaders count, the player breaks ties; moves need not keep the balance."""
    board = draw(f"now: viking tile 2\nnorth: 2 viking\ncentre: viking-1\nsouth: 1 viking\n{QUIET}")
    assert board.why("bonus recruit north") == "not-fewest"
    assert board.why("bonus recruit centre") == ""
    board.play("bonus recruit south", "move south centre 2")
    assert [board.units(VIKING, area) for area in ("north", "centre", "south")] == [2, 3, 0]


def test_s06_the_same_holds_for_units_from_the_drakkar() -> None:
    """End of the round, 4: those who return are spread alike."""
    board = draw(f"now: end\ndrakkar: 2 viking, viking-1\nnorth: 2 viking\n{QUIET}")
    assert set(board.choices()) == {f"place {unit} {area}" for unit, area in product(("warrior", "viking-1"), SOUTHERN)}
    board.play("place viking-1 south", "place warrior centre")
    assert set(board.choices()) == {"place warrior centre", "place warrior south"}
    board.play("place warrior south")
    assert board.phase == "draft"


SOUTHERN = ("centre", "south")


def test_s07_the_leader_set_aside_comes_after_the_first_loss_only() -> None:
    """Leaders: the first one removed brings the other into the supply, the second one brings nobody."""
    board = draw("now: battles\nkent: 6 viking, saxon-1, saxon-2\nmercia: 1 saxon")
    board.play("pass", "saxon: lose saxon-1 saxon-2", "viking: lose warriors")
    assert [board.where(f"saxon-{number}") for number in (1, 2, 3, 4)] == ["gone", "gone", "supply", "supply"]


def test_s08_one_leader_of_each_side_is_set_aside_at_random() -> None:
    """Preparation 8 and 10: four faces are possible, and only the owner may look."""
    board = start().play("target kent", "target essex")
    assert board.choices() == [f"face {face}" for face in facts.FACE_NAMES[1]]
    board.play("face envoy", "face warden", "face champion")
    assert board.choices() == [f"face {face}" for face in facts.FACE_NAMES[0]]
    board.play("face stormer")
    assert board.actor == VIKING
    assert board.choices() == ["deploy helmsman", "deploy berserker", "deploy raider"]
    assert board.why("deploy stormer") == "face-aside"
    board.play("deploy raider", "deploy helmsman")
    assert [board.where(f"viking-{number}") for number in (1, 2, 3, 4)] == ["north", "centre", "south", "aside"]
    assert [leader.face for leader in board.view(0).table.leaders[:4]] == ["raider", "helmsman", "berserker", "stormer"]
    assert [leader.face for leader in board.view(1).table.leaders[:4]] == [""] * 4
    assert [leader.face for leader in board.view(1).table.leaders[4:]] == ["warden", "champion", "caller", "envoy"]


def test_s09_all_five_targets_are_beside_the_board_at_the_start() -> None:
    """Preparation 5 and 6: the two that were turned over go back."""
    board = prepared()
    assert board.table.beside_count == 5
    assert set(board.view(0).table.beside) == set(facts.AREA_NAMES[:5])
    assert board.table.beside == ()


def test_preparation_of_the_map() -> None:
    """Preparation 4 to 7, 9: six warriors and two burhs of the Anglo-Saxons, two and three warriors of the Vikings."""
    board = prepared()
    assert board.warriors(VIKING, "kent") == 2
    assert board.burh("essex")
    assert board.burh("mercia")
    assert sum(board.warriors(SAXON, area) for area in facts.AREA_NAMES[: n.ENGLISH]) == 6
    assert board.warriors(SAXON, "kent") == 0
    assert board.warriors(SAXON, "supply") == 6
    assert board.warriors(VIKING, "supply") == 7
    assert [board.units(VIKING, area) for area in facts.AREA_NAMES[n.ENGLISH :]] == [2, 2, 2]
    assert (board.burh_marker, board.round_marker) == (3, 10)
    assert board.table.burhs_left == 3


def test_s10_a_scouted_marker_comes_from_beside_the_board() -> None:
    """Scout: one of those beside the board on any slot; the one that lay there goes back."""
    board = draw(f"now: viking tile 1\nnorth: target kent\ncentre: target essex face down\n{QUIET}")
    assert board.why("scout kent south") == "target-on-board"
    assert board.why("scout essex south") == "target-on-board"
    board.play("scout sussex north")
    assert board.marker("north") == "sussex"
    assert not board.face_up("north")
    assert set(board.view(0).table.beside) == {"northumbria", "east-anglia", "kent"}


def test_s10_with_the_option_a_marker_of_another_slot_may_be_moved() -> None:
    """Scout, option scout=all: face down on the new slot, the old one is empty, and what lay there goes back."""
    board = draw(f"options: scout=all\nnow: viking tile 1\nnorth: target kent\ncentre: target essex face down\n{QUIET}")
    assert board.why("scout kent north") == "target-there"
    assert board.why("scout essex centre") == "target-there"
    board.play("scout kent centre")
    assert board.marker("north") == ""
    assert not board.face_up("north")
    assert board.marker("centre") == "kent"
    assert not board.face_up("centre")
    assert set(board.view(0).table.beside) == {"northumbria", "east-anglia", "sussex", "essex"}
    assert board.why("scout kent south") != ""


def test_s11_a_hidden_target_is_turned_over_by_the_move_and_stays() -> None:
    """Move of the Vikings: it can be used again."""
    board = draw(f"now: viking tile 1\ntiles: 4 viking\nnorth: 3 viking, target kent face down\n{QUIET}")
    board.play("move north kent 1")
    assert board.face_up("north")
    board.play("done", "move north kent 2")
    assert board.units(VIKING, "kent") == 3


def test_s12_a_hidden_target_is_not_replaced_by_a_draw() -> None:
    """Move of the Vikings: only an empty slot or a marker that lies face up; the option allows it."""
    text = f"now: viking tile 1\nnorth: 1 viking, target kent face down\nsouth: 1 viking, target essex\n{QUIET}"
    board = draw(text)
    assert board.why("draw north") == "target-hidden"
    assert board.why("draw south") == ""
    assert board.why("draw centre") == "no-units"
    board = draw(f"options: redraw_hidden=true\n{text}").play("draw north")
    assert "target kent" not in board.choices()


def test_s13_the_old_target_cannot_come_up_again() -> None:
    """Move of the Vikings: draw first, then return the old one; the option lets it come back."""
    text = f"now: viking tile 1\nnorth: 1 viking, target kent\n{QUIET}"
    board = draw(text).play("draw north")
    assert board.choices() == ["target northumbria", "target east-anglia", "target essex", "target sussex"]
    board.play("target sussex")
    assert "kent" in board.view(0).table.beside
    board = draw(f"options: same_target=true\n{text}").play("draw north")
    assert "target kent" in board.choices()


def test_s14_after_a_draw_a_unit_must_go() -> None:
    """Move of the Vikings: at least one unit, however bad the target is."""
    board = draw(f"now: viking tile 1\nnorth: 1 viking, viking-1\n{QUIET}kent: 9 saxon").play(
        "draw north", "target kent"
    )
    assert board.choices() == ["move north kent 1", "move north kent 0"]
    assert board.why("move north essex 1") == "only-this-landing"
    assert board.why("done") == "wrong-moment"
    board.play("move north kent 0")
    assert board.choices() == ["with viking-1"]


def test_s15_vikings_do_not_move_back() -> None:
    """Move of the Vikings: neither to Scandinavia nor to the Drakkar."""
    board = draw(f"now: viking tile 1\nkent: 2 viking\n{QUIET}")
    assert board.why("move kent north 1") == "no-way-back"
    assert not any("drakkar" in line for line in board.choices())


def test_saxons_stay_in_england() -> None:
    """Move of the Anglo-Saxons: not to the Drakkar nor to Scandinavia."""
    board = draw(f"now: saxon tile 4\n{QUIET}")
    assert board.why("move mercia north 1") == "saxons-stay"
    assert board.why("move north mercia 1") == "saxons-stay"


def test_s16_as_many_units_as_the_enemy_has_are_engaged() -> None:
    """Move: counted in units, at once, and the mover says which pieces go."""
    board = draw("now: viking tile 1\ntiles: 4 viking\nkent: 1 viking, viking-1, viking-2, 2 saxon\nsussex: 1 viking")
    assert board.why("move kent essex 1") == ""
    board.play("move kent essex 0")
    assert set(board.choices()) == {"with viking-1", "with viking-2"}
    assert board.why("with viking-1 viking-2") == "engaged-stay"
    assert board.why("with nobody") == "nobody-moves"
    board.play("with viking-2", "done")
    assert board.why("move kent essex 1") == "all-engaged"
    board.play("move sussex kent 1")
    assert board.table.areas[3].units == (3, 2)


def test_s17_the_bonus_move_obeys_engagement() -> None:
    """Bonus of the Anglo-Saxons: one unit, and only one that is not engaged."""
    board = draw("now: saxon tile 1\nkent: 2 viking, 2 saxon\nmercia: 2 saxon, saxon-1, 1 viking")
    assert board.why("bonus move kent essex 1") == "all-engaged"
    assert board.why("bonus move mercia essex 2") == "one-unit-only"
    board.play("bonus move mercia essex 0")
    assert board.choices() == ["with saxon-1"]
    board.play("with saxon-1")
    assert board.where("saxon-1") == "essex"


def test_s18_the_bonus_comes_first_or_not_at_all() -> None:
    """Bonus actions: before all others of the tile; each action once, in any order, tile after tile."""
    text = f"now: saxon tile 1\ntiles: 1 saxon, 3 saxon\n{QUIET}kent: 2 saxon, 1 viking"
    board = draw(text).play("tribute kent")
    assert board.why("bonus coin") == "bonus-too-late"
    assert board.why("tribute kent") == "already-used"
    assert board.why("fyrd mercia") == "not-on-tile"
    board.play("move kent sussex 1")
    assert board.table.running.tile == 3  # nothing is left on the first one
    board = draw(text).play("bonus coin")
    assert board.coins(SAXON) == 4
    assert board.why("bonus move kent essex 1") == "bonus-too-late"
    assert board.why("move kent essex 1") == ""


def test_s18_of_two_actions_with_a_stroke_one_is_chosen() -> None:
    """Resolving: Build or Income."""
    board = draw(f"now: saxon tile 2\n{QUIET}sussex: 1 saxon\nkent: burh").play("income mercia coin")
    assert board.why("build sussex") == "other-chosen"
    board.play("stop")
    assert board.phase == "draft"  # the tile was the last one
    board = draw(f"now: saxon tile 2\ntiles: 3 saxon\n{QUIET}sussex: 1 saxon").play("build sussex")
    assert board.table.running.tile == 3


def test_no_action_has_to_be_used() -> None:
    """Resolving: neither the bonus nor any action."""
    board = draw(f"now: viking tile 2\ntiles: 3 viking\n{QUIET}kent: 3 viking").play("done", "done")
    assert board.phase == "draft"


def test_s19_build_needs_control_a_coin_room_and_a_burh() -> None:
    """Build: more units, no burh there, one coin, and one of the five burhs."""
    text = "now: saxon tile 2\nkent: 1 saxon, 1 viking\nsussex: burh, 1 saxon\nwessex: saxon-1"
    board = draw(text)
    assert board.why("build kent") == "no-control"
    assert board.why("build essex") == "no-control"
    assert board.why("build sussex") == "burh-there"
    assert board.why("build wessex") == ""
    assert draw(f"{text}\ncoins: 2 viking, 0 saxon").why("build wessex") == "no-coin"
    full = f"{text}\nmercia: burh\nessex: burh\nnorthumbria: burh\neast-anglia: burh"
    assert draw(full).why("build wessex") == "no-burh-left"


def test_s20_a_plundered_burh_can_be_built_again() -> None:
    """Plunder: the burh marker is always its start, less two, and the burhs on the map."""
    board = draw(f"now: viking tile 2\n{QUIET}kent: burh, 2 viking\nessex: 1 saxon")
    assert board.burh_marker == 3
    board.play("plunder kent")
    assert (board.burh_marker, board.table.burhs_left) == (2, 4)
    board.play("done", "place warrior north", "place warrior centre")  # both return to Scandinavia
    board.play("take 1", "take 2", "take 3", "resolve 2", "build essex")
    assert (board.burh_marker, board.table.burhs_left) == (3, 3)


def test_s21_an_empty_bank_does_not_save_a_burh() -> None:
    """Plunder: as many of the two coins as there are."""
    board = draw(f"now: viking tile 2\ncoins: 5 viking, 10 saxon\n{QUIET}kent: burh, 2 viking").play("plunder kent")
    assert board.coins(VIKING) == 5
    assert not board.burh("kent")


def test_s22_after_plunder_all_who_are_free_leave() -> None:
    """Plunder: also from inland areas; engaged units stay, and the owner says which leaders go."""
    board = draw("now: viking tile 2\nmercia: burh, 2 viking, viking-1, viking-2, 2 saxon").play("plunder mercia")
    assert set(board.choices()) == {"with nobody", "with viking-1", "with viking-2", "with viking-1 viking-2"}
    assert board.why("with viking-3") == "leader-not-there"
    board.play("with viking-2")
    assert (board.where("viking-1"), board.where("viking-2")) == ("mercia", "drakkar")
    assert board.warriors(VIKING, "mercia") == 1
    assert board.warriors(VIKING, "drakkar") == 1


def test_s22_the_number_of_those_who_leave_is_fixed() -> None:
    """Plunder: with one warrior and two leaders against one enemy, two leave."""
    board = draw("now: viking tile 2\nmercia: burh, viking-1, viking-2, 1 viking, 1 saxon").play("plunder mercia")
    assert board.why("with nobody") == "not-so-many"
    assert set(board.choices()) == {"with viking-1", "with viking-2", "with viking-1 viking-2"}


def test_s22_burhs_are_plundered_in_any_order() -> None:
    """Plunder: any number of burhs; it goes on while one can be plundered anywhere."""
    text = "now: viking tile 2\nnorthumbria: burh, 1 viking\nkent: burh, 1 viking\nmercia: 1 saxon"
    board = draw(text).play("plunder kent")
    assert board.choices() == ["plunder northumbria", "stop"]
    other = draw(text).play("plunder northumbria", "plunder kent")
    assert board.play("plunder northumbria").raw == other.raw
    assert board.phase == "tile"


def test_s23_fyrd_needs_a_burh_and_nothing_else() -> None:
    """Fyrd: one coin for each warrior; neither own units nor control; leaders are immune."""
    board = draw("now: saxon tile 3\nkent: burh, 3 viking\nsussex: burh, viking-1\nessex: 1 viking, 3 saxon")
    assert board.why("fyrd sussex") == "no-warrior-there"
    assert board.why("fyrd essex") == "no-burh"
    board.play("fyrd kent", "fyrd kent", "fyrd kent")
    assert (board.coins(SAXON), board.units(VIKING, "kent")) == (0, 0)
    assert board.why("income kent warrior") == "no-coin"


def test_s23_fyrd_names_areas_in_any_order() -> None:
    """Fyrd: in each area with a burh any number; it goes on while a warrior can be removed anywhere."""
    text = "now: saxon tile 3\nnorthumbria: burh, 1 viking\nkent: burh, 2 viking"
    board = draw(text).play("fyrd kent")
    assert set(board.choices()) == {"fyrd northumbria", "fyrd kent", "stop"}
    board.play("fyrd northumbria")
    assert board.choices() == ["fyrd kent", "stop"]
    other = draw(text).play("fyrd northumbria", "fyrd kent")
    assert board.raw == other.raw
    board.play("stop")
    assert board.why("fyrd kent") == "already-used"


def test_s24_tribute_needs_both_sides_and_a_coin() -> None:
    """Tribute: in one area; leaders and engaged units leave too."""
    text = "now: saxon tile 1\nkent: 3 viking, viking-1, saxon-1\nessex: 2 viking\nsussex: 1 saxon"
    board = draw(text)
    assert board.why("tribute essex") == "not-both"
    assert board.why("tribute sussex") == "not-both"
    assert draw(f"{text}\ncoins: 3 viking, 0 saxon").why("tribute kent") == "no-coin"
    board.play("tribute kent")
    assert (board.where("viking-1"), board.warriors(VIKING, "drakkar")) == ("drakkar", 3)


def test_s25_the_initiative_turns_with_the_last_tile_too() -> None:
    """Choosing tiles: it changes only who chooses first in the next round."""
    board = prepared().play("take 4", "take 1")
    assert board.why("take 1") == "tile-taken"
    assert board.why("take 4") == "tile-taken"
    board.play("take 2")
    assert board.table.initiative == VIKING
    board = prepared().play("take 1", "take 4")
    assert board.table.initiative == SAXON
    assert board.actor == SAXON  # the Saxon has one more to take
    board.play("take 3")
    assert board.actor == VIKING  # tile 2 was the last one


def test_s26_both_tiles_of_the_first_player_come_before_the_other() -> None:
    """Resolving: the owner of the tile with sword and axe begins and finishes both."""
    board = prepared().play("take 2", "take 1", "take 3")
    assert board.actor == VIKING
    assert board.why("resolve 1") == "not-your-tile"
    board.play("resolve 4", "done")
    assert (board.actor, board.table.running.tile) == (VIKING, 2)
    board.play("done")
    assert board.actor == SAXON


def test_s50_income_works_under_the_eyes_of_vikings() -> None:
    """Income: in every own burh, no matter who stands there; likewise recruiting."""
    board = draw("now: saxon tile 3\nkent: burh, 3 viking\nmercia: burh, 1 saxon")
    board.play("income mercia coin", "income kent warrior")
    assert board.warriors(SAXON, "kent") == 1


def test_s52_a_move_has_one_origin_and_one_destination() -> None:
    """Move: one area, one neighbour, once."""
    board = draw("now: viking tile 1\nkent: 3 viking\nsussex: 1 viking\nmercia: burh, 1 saxon").play(
        "move kent essex 1"
    )
    assert board.why("move kent essex 1") == "already-used"
    assert board.why("move sussex kent 1") == "already-used"


def test_s54_the_bonus_warrior_is_free() -> None:
    """Bonus of the Vikings: no coin is paid."""
    board = draw(f"now: viking tile 2\ncoins: 0 viking, 3 saxon\n{QUIET}").play("bonus recruit south")
    assert board.coins(VIKING) == 0
    assert board.units(VIKING, "south") == 1


def test_the_bonus_of_the_vikings_may_be_a_full_move() -> None:
    """Bonus of the Vikings: tile 3 lets them move, then plunder and scout."""
    board = draw(f"now: viking tile 3\n{QUIET}north: 2 viking, target kent\nkent: burh").play("bonus move north kent 2")
    board.play("plunder kent")
    assert board.coins(VIKING) == 4


def test_the_bonus_of_the_vikings_may_be_a_move_into_the_unknown() -> None:
    """Bonus of the Vikings: with a target drawn at random."""
    board = draw(f"now: viking tile 3\n{QUIET}north: 2 viking").play("bonus draw north", "target sussex")
    board.play("move north sussex 2")
    assert board.units(VIKING, "sussex") == 2
    assert board.why("bonus draw centre") == "bonus-too-late"


MAP = [
    ("northumbria", {"mercia"}),
    ("mercia", {"northumbria", "wessex", "east-anglia", "essex"}),
    ("wessex", {"mercia", "sussex", "kent"}),
    ("essex", {"mercia", "east-anglia", "kent"}),
    ("kent", {"essex", "sussex", "wessex"}),
]


@pytest.mark.parametrize(("area", "near"), MAP, ids=[area for area, _ in MAP])
def test_moves_follow_the_map(area: str, near: set[str]) -> None:
    """Move: the neighbours of an area are those the view names."""
    board = draw(f"now: saxon tile 4\n{area}: 1 saxon\n")
    assert {line.split()[2] for line in board.choices() if line.startswith("move")} == near
    assert set(next(one for one in board.table.areas if one.name == area).neighbours) == near


def test_kent_and_wessex_touch_unless_the_option_says_no() -> None:
    """The map is partly reconstructed: this border is an option."""
    text = "now: saxon tile 4\nkent: 1 saxon\n"
    assert draw(text).why("move kent wessex 1") == ""
    assert draw(f"options: kent_wessex=false\n{text}").why("move kent wessex 1") == "not-adjacent"


def test_scandinavia_is_a_line() -> None:
    """Move of the Vikings: north, centre, south."""
    board = draw(f"now: viking tile 1\nnorth: 1 viking\n{QUIET}")
    assert board.why("move north centre 1") == ""
    assert board.why("move north south 1") == "not-adjacent"
    assert board.why("move north mercia 1") == "no-target-there"


def test_the_target_on_the_slot_is_the_only_way() -> None:
    """Move of the Vikings: across the sea only to the marker of the own slot."""
    board: Board = draw(f"now: viking tile 1\nnorth: 1 viking, target kent\ncentre: 1 viking, target essex\n{QUIET}")
    assert board.why("move north essex 1") == "other-target"
    assert board.why("move north kent 2") == "too-few-warriors"
    assert board.why("move north kent 0") == "nobody-moves"
    assert board.why("move north north 1") == "same-area"
