"""The worked examples of the rulebook, in its order, with its numbers."""

from __future__ import annotations

import pytest

from games.saga.board import SAXON, VIKING, draw, prepared

pytestmark = pytest.mark.every_mode


def test_example_choosing_tiles() -> None:
    """Choosing tiles: Wiktoria takes 1, Adam 2 and 3; Adam acts first, Wiktoria chooses first next round."""
    board = prepared()
    assert board.actor == VIKING
    board.play("take 1")
    assert board.actor == SAXON
    board.play("take 2", "take 3")
    assert [tile.owner for tile in board.table.tiles] == [VIKING, SAXON, SAXON, VIKING]
    assert board.actor == SAXON
    assert board.table.initiative == VIKING
    board.play("resolve 2", "done", "done", "resolve 1", "done", "done")
    assert board.phase == "draft"
    assert board.actor == VIKING


def test_example_anglo_saxon_move() -> None:
    """Move of the Anglo-Saxons: the Vikings are in Essex and Kent; two of Adam's units must stay in Essex."""
    board = draw("""
        now: saxon tile 4
        essex: 2 viking, 4 saxon, saxon-1
        kent: burh, 2 viking, 1 saxon
        mercia: 1 viking
    """)
    assert board.table.areas[2].engaged == 2
    assert board.why("move essex kent 4") == "engaged-stay"
    board.play("move essex kent 3")
    assert board.units(SAXON, "essex") == 2
    assert board.units(SAXON, "kent") == 4


def test_example_anglo_saxon_move_with_the_leader() -> None:
    """The same: whichever pieces go, two stay."""
    board = draw("""
        now: saxon tile 4
        essex: 2 viking, 4 saxon, saxon-1
        kent: burh, 2 viking, 1 saxon
    """)
    board.play("move essex kent 2", "with saxon-1")
    assert (board.warriors(SAXON, "essex"), board.where("saxon-1")) == (2, "kent")


def test_example_build() -> None:
    """Build: Adam has more units in Northumbria, pays one coin, and the burh marker moves one space to the right."""
    board = draw("""
        now: saxon tile 2
        coins: 2 viking, 3 saxon
        northumbria: 2 saxon, 1 viking
        mercia: burh, 1 saxon
        kent: burh, 1 saxon
    """)
    before = board.burh_marker
    board.play("build northumbria")
    assert board.burh("northumbria")
    assert board.coins(SAXON) == 2
    assert board.bank == 11
    assert board.burh_marker == before + 1


def test_example_fyrd() -> None:
    """Fyrd: three coins remove two warriors of Northumbria and one of Mercia; a leader cannot be removed."""
    board = draw("""
        now: saxon tile 3
        coins: 2 viking, 4 saxon
        northumbria: burh, 2 viking
        mercia: burh, 1 viking, viking-1, 1 saxon
        wessex: 1 saxon
    """)
    supply = board.warriors(VIKING, "supply")
    board.play("fyrd northumbria", "fyrd northumbria", "fyrd mercia")
    assert board.coins(SAXON) == 1
    assert board.warriors(VIKING, "supply") == supply + 3
    assert board.units(VIKING, "northumbria") == 0
    assert board.where("viking-1") == "mercia"
    assert not any(line.startswith("fyrd") for line in board.choices())


def test_example_income() -> None:
    """Income: with two burhs and three coins Adam takes one coin and spends it on a leader at the second burh."""
    board = draw("""
        now: saxon tile 3
        coins: 2 viking, 3 saxon
        mercia: burh, 1 saxon
        kent: burh, 1 saxon
        northumbria: 1 viking
    """)
    board.play("income mercia coin")
    assert board.coins(SAXON) == 4
    assert {"income kent warrior", "income kent saxon-1"} < set(board.choices())
    board.play("income kent saxon-1")
    assert board.coins(SAXON) == 3
    assert board.where("saxon-1") == "kent"
    assert board.view(1).table.leaders[4].face == "warden"


def test_example_tribute() -> None:
    """Tribute: equal numbers in East Anglia; one coin, all Vikings board the Drakkar, and Adam's units are free."""
    board = draw("""
        now: saxon tile 1
        coins: 2 viking, 3 saxon
        east-anglia: 1 viking, viking-1, 2 saxon
        mercia: burh, 1 saxon
        kent: 1 viking
    """)
    assert board.why("move east-anglia mercia 1") == "all-engaged"
    board.play("tribute east-anglia")
    assert (board.coins(SAXON), board.coins(VIKING)) == (2, 3)
    assert board.units(VIKING, "east-anglia") == 0
    assert board.units(VIKING, "drakkar") == 2
    board.play("move east-anglia mercia 2")
    assert board.units(SAXON, "mercia") == 3


def test_example_viking_move_to_a_scouted_target() -> None:
    """Move of the Vikings: the scouted target of the north is turned over, and all units go to Northumbria."""
    board = draw("""
        now: viking tile 1
        north: 2 viking, viking-1, target northumbria face down
        northumbria: 1 saxon
        mercia: burh, 1 saxon
    """)
    assert board.view(1).table.slots[0].target == ""
    board.play("move north northumbria 2")
    assert board.face_up("north")
    assert board.view(1).table.slots[0].target == "northumbria"
    board.play("with viking-1")
    assert board.units(VIKING, "north") == 0
    assert board.units(VIKING, "northumbria") == 3


def test_example_viking_move_to_a_random_target() -> None:
    """Move of the Vikings: no target in the centre; Essex turns up, both warriors go, and Wiktoria controls it."""
    board = draw("""
        now: viking tile 1
        centre: 2 viking
        essex: 1 viking, 1 saxon
        mercia: burh, 1 saxon
    """)
    assert board.why("move centre essex 2") == "no-target"
    board.play("draw centre")
    assert board.actor == "chance"
    board.play("target essex")
    assert board.why("move centre essex 0") == "nobody-moves"
    board.play("move centre essex 2")
    assert (board.marker("centre"), board.face_up("centre")) == ("essex", True)
    assert board.units(VIKING, "essex") == 3
    assert board.table.areas[2].control == VIKING


def test_example_scout() -> None:
    """Scout: Northumbria, where a burh was just built, face down in the north."""
    board = draw("""
        now: viking tile 1
        north: 2 viking
        northumbria: burh, 2 saxon
        kent: 1 viking
    """)
    board.play("scout northumbria north")
    assert (board.marker("north"), board.face_up("north")) == ("northumbria", False)
    assert board.view(0).table.slots[0].target == "northumbria"
    assert board.view(1).table.slots[0].target == ""
    assert len(board.view(1).memory.targets) == 5


def test_example_recruit() -> None:
    """Recruit: two coins for three units; warrior north, leader centre, warrior north."""
    board = draw("""
        now: viking tile 4
        coins: 2 viking, 3 saxon
        centre: 1 viking
        south: 1 viking, viking-1
        kent: 4 viking
        essex: 4 viking
        mercia: burh, 1 saxon
        drakkar: viking-2
        supply: viking-3
    """)
    assert board.warriors(VIKING, "supply") == 2
    board.play("recruit 3")
    assert board.coins(VIKING) == 0
    assert set(board.choices()) == {"place warrior north", "place viking-3 north"}
    board.play("place warrior north")
    assert {line.split()[-1] for line in board.choices()} == {"north", "centre"}
    board.play("place viking-3 centre")
    assert board.choices() == ["place warrior north"]
    board.play("place warrior north")
    assert [board.units(VIKING, area) for area in ("north", "centre", "south")] == [2, 2, 2]


def test_example_plunder() -> None:
    """Plunder: the burhs of Northumbria and Essex give four coins; Mercia is not controlled."""
    board = draw("""
        now: viking tile 2
        coins: 2 viking, 3 saxon
        northumbria: burh, 2 viking, viking-1
        essex: burh, 3 viking, 1 saxon
        mercia: burh, 1 viking, 2 saxon
    """)
    before = board.burh_marker
    assert board.why("plunder mercia") == "no-control"
    board.play("plunder northumbria", "plunder essex")
    assert board.coins(VIKING) == 6
    assert not board.burh("northumbria")
    assert not board.burh("essex")
    assert board.burh("mercia")
    assert board.burh_marker == before - 2
    assert board.units(VIKING, "northumbria") == 0
    assert board.units(VIKING, "essex") == 1
    assert board.units(VIKING, "drakkar") == 5


THREE_BATTLES = """
    now: battles
    northumbria: 1 viking, 1 saxon
    mercia: burh, 1 viking, viking-1 raider, saxon-1 caller
    wessex: 1 saxon
    essex: burh, 3 viking, viking-2 stormer, viking-3 helmsman, 2 saxon, saxon-2 envoy
    kent: 1 saxon
"""


def test_example_three_battles() -> None:
    """Battle: a tie in Northumbria, one in Mercia at 2 to 2, a victory of the Vikings in Essex with 4 to 3."""
    board = draw(THREE_BATTLES)
    assert set(board.choices()) == {"battle northumbria", "battle mercia", "battle essex"}

    board.play("battle northumbria")  # 1 : 1, nobody is lost
    assert set(board.choices()) == {"retreat drakkar"}  # Mercia is contested
    board.play("retreat drakkar")
    assert board.warriors(VIKING, "drakkar") == 1
    assert board.warriors(SAXON, "northumbria") == 1

    board.play("battle mercia", "reveal viking-1", "reveal saxon-1", "bring wessex warrior")
    assert board.table.battle.strength == (2, 2)
    assert board.table.battle.victor == SAXON
    assert board.table.battle.losses == (1, 1)
    board.play("viking: lose warriors", "saxon: lose warriors")
    assert board.where("saxon-1") == "mercia"
    board.play("retreat wessex")
    assert board.where("viking-1") == "wessex"
    assert board.burh("mercia")  # the battle was not won, so the raider plunders nothing
    assert board.view(1).table.leaders[0].face == ""
    assert [(seen.piece, seen.face) for seen in board.view(1).memory.faces] == [
        ("viking-1", "raider"),
        ("saxon-1", "caller"),
    ]

    assert board.table.battle.area == "essex"  # the last one begins by itself
    board.play("reveal viking-2")
    assert board.table.battle.strength == (6, 3)
    board.play("reveal saxon-2", "pick viking-2")
    assert board.where("viking-2") == "drakkar"
    board.play("pass")
    assert board.table.battle.strength == (4, 3)
    assert board.table.battle.victor == VIKING
    assert board.table.battle.losses == (1, 2)
    board.play("saxon: lose warriors", "viking: lose warriors")
    assert board.actor == SAXON
    board.play("retreat kent")
    assert (board.warriors(VIKING, "essex"), board.where("viking-3")) == (2, "essex")
    assert board.where("saxon-2") == "kent"


def test_example_three_battles_the_loser_of_mercia_has_nowhere_else() -> None:
    """The same: without the empty Wessex the raider would be removed, for Mercia is inland."""
    board = draw(THREE_BATTLES.replace("wessex: 1 saxon", "wessex: 2 saxon\n    east-anglia: 1 saxon"))
    board.play("battle mercia", "reveal viking-1", "reveal saxon-1", "bring wessex warrior")
    board.play("viking: lose warriors", "saxon: lose warriors")
    assert board.where("viking-1") == "gone"
    assert board.where("viking-4") == "supply"
