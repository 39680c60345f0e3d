"""The eight leaders: what each ability does, when, and what it does not do (Abilities of the leaders)."""

from __future__ import annotations

import pytest

from games.saga.board import SAXON, VIKING, Board, draw


def battle(field: str, around: str = "", area: str = "kent", **options: str) -> Board:
    """A single battle in an area; it begins by itself."""
    words = " ".join(f"{name}={value}" for name, value in options.items())
    return draw(f"options: {words}\nnow: battles\n{area}: {field}\n{around}")


# --- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "strength"), [("burh, ", 3), ("", 2)])
def test_stormer_has_strength_two_beside_a_burh(place: str, strength: int) -> None:
    """Stormer: strength 2 in an area with a burh, else 1."""
    board = battle(f"{place}1 viking, viking-1 stormer, 5 saxon").play("reveal viking-1")
    assert board.table.battle.strength == (strength, 5)


@pytest.mark.parametrize(("place", "strength"), [("burh, ", 3), ("", 2)])
def test_warden_has_strength_two_beside_a_burh(place: str, strength: int) -> None:
    """Warden: strength 2 in an area with a burh, else 1."""
    board = battle(f"{place}5 viking, 1 saxon, saxon-1 warden").play("reveal saxon-1")
    assert board.table.battle.strength == (5, strength)


@pytest.mark.parametrize(("place", "strength"), [("burh, ", 2), ("", 4)])
def test_champion_has_strength_three_without_a_burh(place: str, strength: int) -> None:
    """Champion: strength 3 in an area without a burh, else 1."""
    board = battle(f"{place}6 viking, 1 saxon, saxon-1 champion").play("reveal saxon-1")
    assert board.table.battle.strength == (6, strength)


def test_a_leader_who_is_not_revealed_has_strength_one() -> None:
    """Battle: unrevealed leaders take part with strength 1."""
    board = battle("burh, 1 viking, viking-1 stormer, 1 saxon, saxon-1 warden").play("pass", "pass")
    assert board.table.battle.strength == (2, 2)


def test_strength_leaders_count_once_each_and_together() -> None:
    """Two revealed leaders of one side add up."""
    board = battle("3 viking, saxon-1 warden, saxon-2 champion, 1 saxon")
    board.play("reveal saxon-2")
    assert board.table.battle.strength == (3, 5)


# --- the caller -------------------------------------------------------------------------------------------------------


def test_caller_brings_a_free_unit_from_a_neighbour() -> None:
    """Caller: one unit that is not engaged, from an adjacent area, a leader too; the area may be left empty."""
    around = "essex: 2 viking, 3 saxon\nsussex: saxon-2\nwessex: 1 viking, 1 saxon\nmercia: 2 saxon"
    board = battle("1 viking, saxon-1 caller", around)
    board.play("battle kent", "reveal saxon-1")
    assert set(board.choices()) == {"bring essex warrior", "bring sussex saxon-2"}
    assert board.why("bring wessex warrior") == "all-engaged"
    assert board.why("bring mercia warrior") == "not-adjacent"
    board.play("bring sussex saxon-2")
    assert board.units(SAXON, "sussex") == 0
    assert board.units(SAXON, "kent") == 2


def test_caller_with_nobody_near_does_nothing() -> None:
    """Caller: without a unit to bring the reveals go on."""
    board = battle("1 viking, saxon-1 caller").play("reveal saxon-1")
    assert board.phase == "retreat"


# --- the envoy --------------------------------------------------------------------------------------------------------


def test_envoy_puts_a_viking_on_the_drakkar() -> None:
    """Envoy: one Viking of the battle, engaged or not."""
    board = battle("2 viking, 1 saxon, saxon-1 envoy").play("reveal saxon-1")
    assert board.choices() == ["pick warrior"]
    board.play("pick warrior")
    assert board.warriors(VIKING, "drakkar") == 1
    assert board.table.battle.strength == (1, 2)


def test_envoy_may_send_the_last_viking_away() -> None:
    """Envoy and S32: the battle ends without losses."""
    board = battle("1 viking, saxon-1 envoy").play("reveal saxon-1", "pick warrior")
    assert board.units(VIKING, "kent") == 0
    assert board.units(SAXON, "kent") == 1
    assert board.table.battle is None


# --- the helmsman -----------------------------------------------------------------------------------------------------


def test_helmsman_brings_a_unit_from_scandinavia_to_the_coast() -> None:
    """Helmsman: any unit of any area of Scandinavia; no target is needed."""
    board = battle("viking-1 helmsman, 3 saxon", "north: 1 viking\nsouth: viking-2").play("reveal viking-1")
    assert set(board.choices()) == {"bring north warrior", "bring south viking-2"}
    board.play("bring south viking-2")
    assert board.where("viking-2") == "kent"
    assert board.phase == "reveal"
    board.play("reveal viking-2")


def test_helmsman_does_nothing_inland() -> None:
    """Helmsman: only in a coastal area."""
    board = battle("viking-1 helmsman, 1 viking, 4 saxon", "north: 1 viking", area="mercia").play("reveal viking-1")
    assert board.warriors(VIKING, "north") == 1
    assert board.table.battle.strength == (2, 4)


# --- the berserker ----------------------------------------------------------------------------------------------------


def test_berserker_takes_two_enemies_along() -> None:
    """Berserker: is removed together with up to two enemy units of the area, leaders too."""
    board = battle("1 viking, viking-1 berserker, 1 saxon, saxon-1, saxon-2").play("reveal viking-1")
    assert board.where("viking-1") == "gone"
    assert board.where("viking-4") == "supply"  # counts as a removed leader
    assert set(board.choices()) == {"pick warrior", "pick saxon-1", "pick saxon-2", "stop"}
    board.play("pick saxon-1", "pick saxon-2")
    assert (board.where("saxon-1"), board.where("saxon-2")) == ("gone", "gone")
    assert board.table.battle.strength == (1, 1)


def test_berserker_may_take_fewer() -> None:
    """Berserker: up to two, so also none."""
    board = battle("2 viking, viking-1 berserker, 2 saxon").play("reveal viking-1", "stop")
    assert board.table.battle.strength == (2, 2)


def test_berserker_names_victims_in_any_order() -> None:
    """Berserker: a second one is asked for as long as there is one."""
    text = "1 viking, viking-1 berserker, 2 saxon, saxon-1, saxon-2"
    board = battle(text).play("reveal viking-1", "pick saxon-2")
    assert set(board.choices()) == {"pick warrior", "pick saxon-1", "stop"}
    other = battle(text).play("reveal viking-1", "pick saxon-1", "pick saxon-2")
    assert board.play("pick saxon-1").raw == other.raw


def test_berserker_who_was_the_last_viking_leaves_a_lost_battle() -> None:
    """S32: reveals are finished, then the side with units wins without losses."""
    board = battle("viking-1 berserker, 3 saxon").play("reveal viking-1", "pick warrior", "pick warrior")
    assert board.units(SAXON, "kent") == 1
    assert board.table.battle is None


# --- the raider -------------------------------------------------------------------------------------------------------


def test_raider_plunders_after_a_won_battle() -> None:
    """Raider: after losses and retreat; two coins, and all Vikings of the area board the Drakkar."""
    board = battle("burh, 3 viking, viking-1 raider, 1 saxon", "essex: 1 saxon\nnorthumbria: 1 viking")
    board.play("reveal viking-1", "saxon: lose warriors")
    assert board.phase == "spoils"
    board.play("plunder kent")
    assert board.coins(VIKING) == 4
    assert not board.burh("kent")
    assert board.units(VIKING, "kent") == 0
    assert board.phase == "home"
    assert board.units(VIKING, "drakkar") == 4


def test_raider_may_leave_the_burh_alone() -> None:
    """Raider: Plunder removes any number of burhs, so also none."""
    board = battle("burh, 3 viking, viking-1 raider, 1 saxon", "mercia: 1 saxon")
    board.play("reveal viking-1", "saxon: lose warriors", "stop")
    assert board.burh("kent")
    assert board.units(VIKING, "kent") == 4


def test_raider_must_be_revealed() -> None:
    """S42: hidden, the Raider plunders nothing."""
    board = battle("burh, 3 viking, viking-1 raider, 1 saxon", "mercia: 1 saxon").play("pass", "saxon: lose warriors")
    assert board.burh("kent")
    assert board.phase == "draft"


def test_raider_who_falls_plunders_nothing() -> None:
    """S42: the Raider must still be there."""
    board = battle("burh, 3 viking, viking-1 raider, 2 saxon", "mercia: 1 saxon")
    board.play("reveal viking-1", "viking: lose viking-1", "saxon: lose warriors")
    assert board.phase == "draft"
    assert board.burh("kent")


def test_raider_who_was_sent_away_plunders_nothing() -> None:
    """S42, S31: on the Drakkar the Raider is out of the battle."""
    board = battle("burh, 4 viking, viking-1 raider, saxon-1 envoy", "mercia: 1 saxon")
    board.play("reveal viking-1", "reveal saxon-1", "pick viking-1", "saxon: lose saxon-1")
    assert board.burh("kent")
    assert board.phase == "home"
