"""Rulings S27 to S49 and S53: battles, losses, retreats, the end of a round and the end of the game."""

from __future__ import annotations

import pytest

from games.saga.board import SAXON, VIKING, Board, draw

HOME = "northumbria: 1 saxon\n"


def test_s27_the_viking_chooses_the_next_battle_each_time() -> None:
    """Battle: areas with both sides at that moment; a single one begins by itself."""
    board = draw("now: battles\nkent: 1 viking, 2 saxon\nessex: 1 viking, 2 saxon\nmercia: 3 saxon, 2 viking")
    assert (board.actor, board.phase) == (VIKING, "choose-battle")
    assert board.why("battle sussex") == "no-battle"
    board.play("battle kent", "viking: lose warriors")
    assert set(board.choices()) == {"battle essex", "battle mercia"}
    board.play("battle essex", "viking: lose warriors")
    assert board.table.battle.area == "mercia"


def test_s28_reveals_alternate_and_the_vikings_begin() -> None:
    """Battle: one leader at a time; passing is final; who has nobody to reveal is not asked."""
    board = draw("now: battles\nkent: viking-1 raider, viking-2 stormer, saxon-1 warden, saxon-2 champion, 1 viking")
    assert board.actor == VIKING
    board.play("reveal viking-1")
    assert board.actor == SAXON
    assert board.why("reveal saxon-3") == "not-here"
    board.play("reveal saxon-1")
    assert board.why("reveal viking-1") == "already-shown"
    board.play("pass")
    assert board.actor == SAXON
    board.play("reveal saxon-2")  # nobody is left, and the Vikings have passed
    assert board.phase == "losses"


def test_s28_the_other_side_goes_on_alone() -> None:
    """Battle: until it passes or runs out."""
    board = draw("now: battles\nkent: viking-1 raider, viking-2 stormer, 1 viking, 3 saxon").play("reveal viking-1")
    assert board.actor == VIKING
    board.play("pass")
    assert board.phase == "losses"


def test_s28_a_leader_who_was_brought_in_may_be_revealed() -> None:
    """Battle: the leader is present; the option forbids it."""
    text = "now: battles\nkent: 2 viking, saxon-1 caller\nessex: saxon-2 champion"
    board = draw(text).play("reveal saxon-1", "bring essex saxon-2")
    assert board.choices() == ["reveal saxon-2", "pass"]
    board = draw(f"options: late_reveal=false\n{text}").play("reveal saxon-1", "bring essex saxon-2")
    assert board.phase == "losses"


def test_s29_strength_counts_at_the_sum_and_moves_at_the_reveal() -> None:
    """Abilities: the envoy acts at once, the stormer's strength is counted at the end."""
    board = draw("now: battles\nkent: burh, viking-1 stormer, 1 viking, saxon-1 envoy, 1 saxon").play("reveal viking-1")
    assert board.table.battle.strength == (3, 2)
    board.play("reveal saxon-1", "pick viking-1")
    assert board.table.battle.strength == (1, 2)


def test_s30_the_envoy_sends_any_unit_unless_the_option_says_warrior() -> None:
    """Envoy: the list says warrior, the example uses the Envoy on a leader."""
    text = "now: battles\nkent: 1 viking, viking-1 stormer, saxon-1 envoy"
    board = draw(text).play("reveal viking-1", "reveal saxon-1")
    assert set(board.choices()) == {"pick warrior", "pick viking-1"}
    board = draw(f"options: envoy=warrior\n{text}").play("reveal viking-1", "reveal saxon-1")
    assert board.choices() == ["pick warrior"]
    assert board.why("pick viking-1") == "warriors-only"


def test_s30_without_a_warrior_the_envoy_of_the_list_does_nothing() -> None:
    """Envoy: with the option, leaders alone are safe."""
    board = draw("options: envoy=warrior\nnow: battles\nkent: viking-1, saxon-1 envoy, 1 saxon")
    board.play("pass", "reveal saxon-1")
    assert board.phase == "losses"
    assert board.where("viking-1") == "kent"


def test_s31_a_leader_who_is_sent_away_hides_again() -> None:
    """Envoy: strength and face are gone."""
    board = draw("now: battles\nkent: burh, 2 viking, viking-1 stormer, saxon-1 envoy, 1 saxon")
    board.play("reveal viking-1", "reveal saxon-1", "pick viking-1")
    leader = board.view(1).table.leaders[0]
    assert (leader.place, leader.shown, leader.face) == ("drakkar", False, "")


def test_s32_a_side_without_units_loses_without_further_losses() -> None:
    """Battle: the other side wins, and nobody else is removed."""
    board = draw("now: battles\nkent: burh, viking-1 berserker, viking-2 raider, 2 saxon\nmercia: 1 saxon")
    board.play("reveal viking-1", "pick warrior", "pick warrior")
    assert board.actor == VIKING  # the reveals go on
    board.play("reveal viking-2")
    assert board.phase == "spoils"
    board.play("plunder kent")
    assert board.where("viking-2") == "drakkar"


def test_s32_if_nobody_is_left_nobody_wins() -> None:
    """Battle: the area stays empty."""
    board = draw("now: battles\nkent: burh, viking-1 berserker, 2 saxon\nmercia: 1 viking\nwessex: 1 saxon")
    board.play("reveal viking-1", "pick warrior", "pick warrior")
    assert board.units(VIKING, "kent") == board.units(SAXON, "kent") == 0
    assert board.table.battle is None


def test_s33_losses_are_half_of_the_enemys_strength_before_any_loss() -> None:
    """Losses: rounded down, never more than there are, each side chooses its own."""
    board = draw("now: battles\nkent: 5 viking, 1 saxon, saxon-1\nmercia: 1 saxon").play("pass")
    assert board.table.battle.losses == (1, 2)
    assert board.actor == "both"
    assert board.choices(SAXON) == ["lose saxon-1"]
    assert board.why("saxon: lose warriors") == "wrong-losses"
    assert board.why("viking: lose viking-1") == "leader-not-there"
    board.play("saxon: lose saxon-1", "viking: lose warriors")
    assert board.warriors(VIKING, "kent") == 4
    assert board.where("saxon-1") == "gone"


def test_s33_both_choose_at_the_same_time_and_unseen() -> None:
    """Losses: that a side has chosen is public, what it chose is not."""
    text = "now: battles\nkent: 2 viking, viking-1, 2 saxon, saxon-1\nmercia: 1 saxon"
    board = draw(text).play("pass", "pass", "viking: lose viking-1")
    assert board.actor == SAXON
    assert board.battle(0).answer == ("viking-1",)
    assert board.battle(1).answer == ()
    assert board.battle(1).answered == (VIKING,)
    other = draw(text).play("pass", "pass", "viking: lose warriors")
    assert board.view(1) == other.view(1)
    assert board.view(None) == other.view(None)
    first = draw(text).play("pass", "pass", "saxon: lose saxon-1", "viking: lose viking-1")
    assert first.state.dump() == board.play("saxon: lose saxon-1").state.dump()


def test_s33_who_loses_nothing_is_not_asked() -> None:
    """Losses: one point of strength costs nobody."""
    board = draw("now: battles\nkent: 3 viking, 1 saxon\nmercia: 1 saxon")
    assert board.table.battle.losses == (0, 1)
    assert board.actor == SAXON


def test_s34_the_loser_retreats_even_from_an_empty_area() -> None:
    """Retreat: the winner lost all units, the loser leaves all the same."""
    board = draw("now: battles\nkent: 4 viking, saxon-1 champion, 1 saxon\nmercia: 1 saxon").play("reveal saxon-1")
    assert board.table.battle.strength == (4, 4)
    board.play("viking: lose warriors", "saxon: lose saxon-1")
    assert board.units(SAXON, "kent") == 0
    assert board.actor == VIKING
    board.play("retreat essex")
    assert board.warriors(VIKING, "essex") == 2


def test_s35_a_tie_is_a_victory_of_the_saxons() -> None:
    """Battle: both take losses, the Vikings retreat."""
    board = draw("now: battles\nkent: 2 viking, 2 saxon\nmercia: 1 saxon")
    assert board.table.battle.victor == SAXON
    assert board.table.battle.losses == (1, 1)
    board.play("viking: lose warriors", "saxon: lose warriors", "retreat sussex")
    assert (board.warriors(VIKING, "sussex"), board.warriors(SAXON, "kent")) == (1, 1)


def test_s36_a_retreat_goes_to_one_neighbour() -> None:
    """Retreat: all units of the battle, one area."""
    board = draw("now: battles\nkent: 7 viking, 4 saxon\nmercia: 1 saxon").play(
        "viking: lose warriors", "saxon: lose warriors"
    )
    assert board.why("retreat mercia") == "retreat-too-far"
    assert set(board.choices()) == {"retreat essex", "retreat sussex", "retreat wessex"}


def test_s37_vikings_must_join_their_own() -> None:
    """Retreat: an area with own units, no enemy, no burh comes before everything else; the option frees the Drakkar."""
    text = "now: battles\nkent: 1 viking, 2 saxon\nessex: 1 viking\nsussex: burh, 1 viking\nmercia: 1 saxon"
    quick = "viking: lose warriors"
    board = draw(text.replace("kent: 1 viking", "kent: 2 viking")).play(quick, "saxon: lose warriors")
    assert board.choices() == ["retreat essex"]
    assert board.why("retreat wessex") == "join-own"
    assert board.why("retreat drakkar") == "join-own"
    assert board.why("retreat sussex") == "retreat-burh"
    free = draw("options: free_drakkar=true\n" + text.replace("kent: 1 viking", "kent: 2 viking"))
    free.play(quick, "saxon: lose warriors")
    assert set(free.choices()) == {"retreat essex", "retreat drakkar"}


def test_s37_without_an_own_area_a_retreat_goes_to_an_empty_area_or_the_drakkar() -> None:
    """Retreat: an area without anybody and without a burh, or from the coast the Drakkar."""
    board = draw("now: battles\nkent: 2 viking, 3 saxon\nsussex: burh\nwessex: 1 saxon\nmercia: 1 saxon")
    board.play("viking: lose warriors", "saxon: lose warriors")
    assert set(board.choices()) == {"retreat essex", "retreat drakkar"}
    assert board.why("retreat wessex") == "enemy-there"
    assert board.why("retreat sussex") == "retreat-burh"


def test_s37_inland_there_is_no_drakkar() -> None:
    """Retreat: who cannot retreat is removed, leaders for good."""
    near = "northumbria: 1 saxon\neast-anglia: burh\nessex: 1 saxon\n"
    board = draw(f"now: battles\nmercia: 2 viking, 3 saxon\n{near}").play(
        "viking: lose warriors", "saxon: lose warriors"
    )
    assert board.why("retreat drakkar") == "no-drakkar"
    assert board.choices() == ["retreat wessex"]
    board = draw(f"now: battles\nmercia: 1 viking, viking-1, 3 saxon\n{near}wessex: 1 saxon\nkent: 1 viking")
    board.play("pass", "viking: lose warriors", "saxon: lose warriors")
    assert board.where("viking-1") == "gone"
    assert board.where("viking-4") == "supply"


def test_s38_saxons_retreat_where_no_viking_is() -> None:
    """Retreat: empty areas and burhs included; with nowhere to go they are removed."""
    text = "now: battles\nkent: 4 viking, 3 saxon\nsussex: burh\nessex: 1 viking\nmercia: 1 saxon\n"
    board = draw(text).play("viking: lose warriors", "saxon: lose warriors")
    assert set(board.choices()) == {"retreat sussex", "retreat wessex"}
    assert board.why("retreat essex") == "enemy-there"
    assert board.why("retreat drakkar") == "retreat-too-far"
    board = draw(text.replace("sussex: burh", "sussex: 1 viking") + "wessex: 1 viking")
    board.play("viking: lose warriors", "saxon: lose warriors")
    assert board.units(SAXON, "kent") == 0
    assert board.warriors(SAXON, "supply") == 11


def test_s39_the_berserker_chooses_up_to_two_leaders_included() -> None:
    """Berserker: then the reveals go on."""
    board = draw("now: battles\nkent: 1 viking, viking-1 berserker, saxon-1, saxon-2, 1 saxon").play("reveal viking-1")
    board.play("pick warrior", "pick saxon-2")
    assert (board.warriors(SAXON, "kent"), board.where("saxon-2")) == (0, "gone")
    assert (board.actor, board.phase) == (SAXON, "reveal")


def test_s40_the_helmsman_needs_no_target() -> None:
    """Helmsman: any unit of Scandinavia, to a coastal battle."""
    board = draw("now: battles\nkent: viking-1 helmsman, 2 saxon\nnorth: 1 viking, target essex").play(
        "reveal viking-1"
    )
    assert board.choices() == ["bring north warrior"]
    assert board.why("bring centre warrior") == "no-warrior-there"
    assert board.why("bring essex warrior") == "not-from-there"


def test_s41_the_caller_takes_one_who_is_not_engaged() -> None:
    """Caller: from one adjacent area, which may be left empty."""
    board = draw("now: battles\nmercia: 1 viking, saxon-1 caller\nwessex: 1 saxon\nessex: 1 viking, 1 saxon")
    board.play("battle mercia", "reveal saxon-1")
    assert board.choices() == ["bring wessex warrior"]
    board.play("bring wessex warrior")
    assert board.units(SAXON, "wessex") == 0


def test_s42_s53_the_raider_plunders_after_losses_and_retreat() -> None:
    """Raider: the area of the battle alone, then all units of the own side's units there board the Drakkar."""
    board = draw("now: battles\nkent: burh, 3 viking, viking-1 raider, 3 saxon\nessex: burh, 2 viking\nmercia: 1 saxon")
    board.play("reveal viking-1", "viking: lose warriors", "saxon: lose warriors")
    assert board.phase == "retreat"
    board.play("retreat sussex")
    assert board.phase == "spoils"
    assert board.why("plunder essex") == "not-here"
    board.play("plunder kent")
    assert board.burh("essex")
    assert (board.coins(VIKING), board.units(VIKING, "drakkar")) == (4, 3)


# --- the end of a round -----------------------------------------------------------------------------------------------


def end(text: str, **options: object) -> Board:
    words = " ".join(f"{name}={value}" for name, value in options.items())
    return draw(f"options: {words}\nnow: end\n{text}")


def test_s43_victory_is_checked_before_the_marker_moves_and_the_coins_are_paid() -> None:
    """End of the round: an eighth coin of step 3 counts only after the next round, and so does a meeting of step 2."""
    board = end("round: 7\ncoins: 7 viking, 3 saxon\nmercia: 1 viking\nkent: burh, 1 saxon\nessex: burh, 1 saxon")
    assert board.ending == ""
    assert board.coins(VIKING) == 8
    assert (board.round_marker, board.burh_marker) == (3, 3)


def test_s43_the_steps_in_their_order() -> None:
    """End of the round: check, marker, coins, Drakkar, tiles in line, new round."""
    board = end("round: 2\nmercia: 1 viking\nwessex: 2 viking\nkent: burh, 1 saxon\ndrakkar: 1 viking\ntiles: 1 viking")
    assert (board.round_marker, board.coins(VIKING), board.phase) == (8, 4, "home")
    board.play("place warrior south")
    assert board.phase == "draft"
    assert all(not tile.owner for tile in board.table.tiles)
    assert board.table.round == 3


def test_s44_where_both_qualify_the_saxons_win() -> None:
    """Victory: also when nobody has units in England."""
    both = end("coins: 8 viking, 3 saxon\nkent: 1 saxon")
    assert (both.ending, both.state.returns()) == ("both-sides", [0.0, 1.0])
    nobody = end("north: 1 viking")
    assert (nobody.ending, nobody.state.returns()) == ("both-sides", [0.0, 1.0])


@pytest.mark.parametrize("coins", [8, 9, 12])
def test_s45_eight_coins_or_more_win(coins: int) -> None:
    """Victory of the Vikings: at least eight."""
    board = end(f"coins: {coins} viking, 0 saxon\nkent: 1 saxon\nessex: 1 viking")
    assert (board.ending, board.state.returns()) == ("eight-coins", [1.0, 0.0])


def test_s45_seven_coins_do_not() -> None:
    """Victory of the Vikings: not yet."""
    assert end("coins: 7 viking, 0 saxon\nkent: 1 saxon\nessex: 1 viking").ending == ""


def test_s46_units_on_the_drakkar_are_not_in_england() -> None:
    """Victory of the Anglo-Saxons: no Viking in England."""
    board = end("drakkar: 5 viking, viking-1\nnorth: 2 viking\nkent: 1 saxon")
    assert (board.ending, board.state.returns()) == ("vikings-driven-out", [0.0, 1.0])


def test_s46_presence_is_control() -> None:
    """Victory of the Vikings: a leader alone holds an area; no Anglo-Saxon left in England."""
    board = end("kent: viking-1\nessex: 1 viking")
    assert (board.ending, board.state.returns()) == ("saxons-driven-out", [1.0, 0.0])


def test_s47_an_empty_bank_pays_no_inland_coins() -> None:
    """End of the round, 3: nothing is owed."""
    board = end("coins: 6 viking, 8 saxon\nmercia: 1 viking\nwessex: 1 viking\nkent: 1 saxon")
    assert (board.coins(VIKING), board.bank) == (7, 0)


def test_s54_five_areas_or_more_win() -> None:
    """Victory of the Vikings: at least five English areas."""
    held = ("kent", "essex", "sussex", "mercia", "wessex", "northumbria")
    for count, ending in ((4, ""), (5, "five-areas"), (6, "five-areas")):
        board = end("\n".join(f"{area}: 1 viking" for area in held[:count]) + "\neast-anglia: 1 saxon")
        assert board.ending == ending


@pytest.mark.parametrize(("burhs", "last"), [(0, 10), (1, 9), (2, 8), (3, 7), (4, 6), (5, 5)])
def test_s49_the_markers_meet_by_round_ten(burhs: int, last: int) -> None:
    """Victory of the Anglo-Saxons: with so many burhs at the check of this round, and not before."""
    areas = ("kent", "essex", "sussex", "mercia", "wessex")
    text = (
        "\n".join(f"{area}: burh, 1 saxon" for area in areas[:burhs]) + "\nnorthumbria: 1 viking\neast-anglia: 1 saxon"
    )
    assert end(f"round: {last}\n{text}").ending == "track"
    assert end(f"round: {last - 1}\n{text}").ending == ""


def test_s49_other_tracks_end_too() -> None:
    """Victory of the Anglo-Saxons: the length of the track and the start of the burh marker are options."""
    text = "northumbria: 1 viking\neast-anglia: 1 saxon"
    assert end(f"round: 12\n{text}", track=12).ending == "track"
    assert end(f"round: 11\n{text}", track=12).ending == ""
    assert end(f"round: 7\n{text}", track=8, burh_start=4).ending == "track"
    assert end(f"round: 6\n{text}", track=8, burh_start=4).ending == ""
