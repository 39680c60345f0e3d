"""The Game object of Saga: options, notation, drawn positions, targets and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.board import SAXON, VIKING, draw, prepared, start
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import CHANCE, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError, OptionError
from moonsaga.kernel.laws import check_position
from moonsaga.kernel.texts import game_texts

# --- options and roles ------------------------------------------------------------------------------------------------


def test_seat_one_leads_the_vikings() -> None:
    """Preparation: one player leads the Vikings, the other the Anglo-Saxons."""
    assert GAME.roles({}) == (VIKING, SAXON)


def test_a_track_must_hold_the_burh_marker() -> None:
    """Track: the marker moves right with each of the five burhs."""
    with pytest.raises(OptionError, match="at least 9 spaces"):
        GAME.resolve({"burh_start": 6, "track": 8})
    with pytest.raises(OptionError):
        GAME.resolve({"tiles": "gold"})
    assert GAME.resolve({"burh_start": 5, "track": 8})["track"] == 8


# --- notation ---------------------------------------------------------------------------------------------------------


def test_every_action_has_its_own_line() -> None:
    """Notation: one line for one number, for both sides, in any position."""
    state = GAME.new({})
    for seat in range(2):
        lines = [GAME.write(state, seat, action) for action in range(GAME.info.actions)]
        assert len(set(lines)) == len(lines)
        assert [GAME.read(state, seat, line) for line in lines] == list(range(GAME.info.actions))


@pytest.mark.parametrize(
    "line",
    [
        *("", "fly", "move", "move kent", "move kent essex", "move kent essex 13", "move kent cornwall 1", "move kent"),
        *("bonus", "bonus fly", "income kent", "income kent horse", "income north coin", "scout mercia north"),
        *("scout kent kent", "recruit 2", "take 5", "take 0", "with", "with saxon-1", "lose nobody", "with warriors"),
        *("reveal saxon-1", "retreat", "deploy warden", "build north", "place warrior kent", "pick viking-1"),
    ],
)
def test_what_names_no_action_is_refused_in_one_sentence(line: str) -> None:
    """Notation: for the Viking, these lines mean nothing."""
    with pytest.raises(NotationError) as problem:
        GAME.read(GAME.new({}), 0, line)
    assert "\n" not in str(problem.value)


def test_case_and_blanks_do_not_matter() -> None:
    """Notation: people write as they like."""
    state = GAME.new({})
    assert GAME.read(state, 0, "  Move NORTH  Kent 2 ") == GAME.read(state, 0, "move north kent 2")


def test_impossible_chance_outcomes_are_refused() -> None:
    """Notation: an outcome must be possible."""
    state = GAME.new({})
    assert GAME.write(state, CHANCE, 3) == "target kent"
    with pytest.raises(NotationError):
        GAME.read(state, CHANCE, "target mercia")


# --- drawings ---------------------------------------------------------------------------------------------------------


def random_positions(seed: int, phases: tuple[str, ...]) -> list[Any]:
    """Positions of a random game in these phases."""
    state: Any = GAME.new({})
    rng = Rng(seed)
    found = []
    while asked := state.to_act():
        if n.PHASES[state.phase_number()] in phases:
            found.append(state.copy())
        seat = asked[0]
        state.apply(seat, rng.weighted(state.chance()) if seat == CHANCE else rng.pick(state.legal(seat)))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_a_player_sees_can_be_drawn_and_placed_again(seed: int) -> None:
    """Drawings: at the choice of a tile; what the viewer does not know, and how it came so far, is filled in."""
    for state in random_positions(seed, ("choose-tile",)):
        text = GAME.diagram(state.view(0))
        again: Any = GAME.from_diagram(text)
        before, after = state.raw(), again.raw()
        for key in ("warriors", "supply", "place", "burh", "marker", "face_up", "owner", "resolved", "coins", "bank"):
            assert after[key] == before[key], key
        assert after["face"][:4] == before["face"][:4]
        assert again.to_act() == state.to_act()
        assert again.legal(again.to_act()[0]) == state.legal(state.to_act()[0])


def test_all_laws_hold_at_a_drawn_position() -> None:
    """Drawings: a placed position is as good as a played one."""
    board = draw("""
        now: viking tile 2
        tiles: 2 viking, 4 viking, 1 saxon, 3 saxon
        north: 2 viking, viking-1 berserker, target kent face down
        centre: viking-2 raider, target essex
        kent: burh, 2 saxon, saxon-1
        mercia: burh, 1 saxon, 2 viking, viking-3
    """)
    assert check_position(GAME, board.state)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("now: breakfast", "now is draft"),
        ("england: 3 viking", "begins with one of"),
        ("kent: 13 viking", "only 12"),
        ("north: 1 saxon", "no Anglo-Saxon"),
        ("drakkar: saxon-1", "no Anglo-Saxon"),
        ("kent: burh, burh", "no room"),
        ("north: burh", "no room"),
        ("kent: viking-7", "is one of"),
        ("kent: viking-1 warden", "a face is one of"),
        ("kent: viking-1 raider, viking-2 raider", "same face"),
        ("kent: horse", "no unit"),
        ("north: target mercia", "coastal area"),
        ("north: target kent\nsouth: target kent", "two slots"),
        ("coins: 9 viking, 9 saxon", "only 15 coins"),
        ("round: 11", "from 1 to 10"),
        ("tiles: 9 viking", "tiles are written"),
        ("now: viking tile 9", "not to be resolved"),
        ("now: viking chooses", "no tile to choose"),
        ("initiative: dane", "a side is"),
        ("seen: viking-9", "is one of"),
    ],
)
def test_a_drawing_that_cannot_be_is_refused_in_one_sentence(text: str, words: str) -> None:
    """Drawings: what is wrong with them."""
    with pytest.raises(NotationError) as problem:
        GAME.from_diagram(text)
    assert words in str(problem.value)
    assert "\n" not in str(problem.value)


# --- touching things --------------------------------------------------------------------------------------------------


def path(board: Any, line: str) -> list[str]:
    seat = board.state.to_act()[0]
    return [f"{t.kind} {t.name}" for t in GAME.targets(board.state, seat, GAME.read(board.state, seat, line))]


def test_the_paths_of_actions() -> None:
    """Targets: the button, then the things on the board."""
    board = prepared()
    assert path(board, "take 2") == ["tile 2"]
    board = draw("now: viking tile 1\nnorth: 2 viking, viking-1, target kent\nmercia: 1 saxon")
    assert path(board, "move north kent 2") == ["action move", "area north", "area kent", "count 2"]
    assert path(board, "draw north") == ["action move", "area north", "target random"]
    assert path(board, "scout essex south") == ["action scout", "target essex", "area south"]
    board.play("move north kent 2")
    assert path(board, "with viking-1") == ["leader viking-1", "button go"]
    assert path(board, "with nobody") == ["button go"]


def test_an_action_that_goes_on_needs_no_button() -> None:
    """Targets: after the first warrior of a Fyrd the next area is enough."""
    board = draw("now: saxon tile 3\nkent: burh, 3 viking\nmercia: 1 saxon")
    assert path(board, "fyrd kent") == ["action fyrd", "area kent"]
    board.play("fyrd kent")
    assert path(board, "fyrd kent") == ["area kent"]
    assert path(board, "stop") == ["button stop"]


def test_after_a_draw_only_the_number_is_touched() -> None:
    """Targets: origin and destination are fixed."""
    board = draw("now: viking tile 1\nnorth: 2 viking\nmercia: 1 saxon").play("draw north", "target kent")
    assert path(board, "move north kent 2") == ["count 2"]


def test_a_touch_that_leads_nowhere_is_explained() -> None:
    """Refusals: the rule, the reason and what to do instead, in the reader's language."""
    board = draw("now: saxon tile 4\nkent: 1 saxon, 1 viking\nmercia: 1 saxon")
    refusal = GAME.why_not(board.state, 1, (Target("action", "move"), Target("area", "kent")))
    assert refusal is not None
    assert game_texts(GAME).refuse(refusal).startswith("All your units there are engaged: Kent (Move).")
    assert "związane walką" in game_texts(GAME, "pl").refuse(refusal)
    assert "vázány bojem" in game_texts(GAME, "cs").refuse(refusal)
    unknown = GAME.why_not(board.state, 1, (Target("area", "atlantis"),))
    assert unknown is not None
    assert unknown.reason.key == "refusal-wrong-moment"


def test_refusals_name_the_section_of_the_action() -> None:
    """Refusals: no coin for a burh is a matter of Build, none for the fyrd one of Fyrd."""
    board = draw("now: saxon tile 2\ncoins: 5 viking, 0 saxon\nkent: 1 saxon")
    refusal = GAME.why_not(board.state, 1, GAME.read(board.state, 1, "build kent"))
    assert refusal is not None
    assert refusal.rule == "rule-build"
    board = draw("now: saxon tile 3\ncoins: 5 viking, 0 saxon\nkent: burh, 1 saxon, 1 viking")
    refusal = GAME.why_not(board.state, 1, GAME.read(board.state, 1, "fyrd kent"))
    assert refusal is not None
    assert refusal.rule == "rule-fyrd"


# --- the view ---------------------------------------------------------------------------------------------------------


def test_the_view_has_all_that_a_board_drawing_needs() -> None:
    """View: areas with their units, tiles with both halves, the track, the slots, the running action."""
    board = draw("""
        now: saxon tile 2
        tiles: 2 saxon, 3 saxon, 1 viking, 4 viking
        round: 2
        kent: burh, 2 saxon, 1 viking, viking-1
        north: 1 viking, target essex
    """)
    table = board.view(1).table
    kent = table.areas[facts.AREA_NAMES.index("kent")]
    assert (kent.kind, kent.burh, kent.warriors, kent.units, kent.engaged) == ("coastal", True, (1, 2), (2, 2), 2)
    assert (kent.control, kent.leaders) == ("", ("viking-1",))
    assert kent.neighbours == ("essex", "sussex", "wessex")
    assert (table.track.spaces, table.track.round_marker, table.track.burh_marker) == (10, 9, 2)
    assert table.tiles[1].icon == "acts-first"
    assert table.tiles[1].saxon.choose
    assert table.tiles[1].viking.bonus == "warrior"
    assert (table.running.tile, table.running.actions_left) == (2, ("build", "income"))
    assert table.slots[0].target == "essex"
    assert [area.kind for area in table.areas] == ["coastal"] * 5 + ["inland"] * 2 + ["scandinavia"] * 3 + ["drakkar"]
    assert (table.phase, table.actor, table.round, table.initiative) == ("tile", SAXON, 2, VIKING)


def test_the_view_has_the_scene_of_a_battle() -> None:
    """View: area, strengths, who passed, losses, who has chosen."""
    board = draw("now: battles\nkent: 2 viking, viking-1 stormer, 2 saxon\nmercia: 1 saxon")
    assert board.table.battle.strength == (3, 2)
    assert not board.table.battle.compared
    board.play("pass")
    battle = board.table.battle
    assert (battle.area, battle.passed, battle.present) == ("kent", (VIKING,), ("viking-1",))
    assert (battle.compared, battle.victor, battle.losses) == (True, VIKING, (1, 1))


def test_a_game_that_is_over_says_how() -> None:
    """View: ending and winner."""
    board = draw("now: end\nkent: 1 saxon")
    assert (board.table.ending, board.table.winner, board.phase) == ("vikings-driven-out", SAXON, "over")
    assert board.state.to_act() == ()
    assert board.state.legal(0) == board.state.legal(1) == []


def test_before_the_first_target_chance_acts() -> None:
    """Preparation: everything else is drawn."""
    board = start()
    assert board.actor == "chance"
    assert len(board.choices()) == 5
    assert len(board.play("target kent").choices()) == 4


def test_nobody_is_named_while_chance_acts() -> None:
    """The table: no side decides while something is drawn, and the position is found again."""
    board = start()
    for line, phase in (("target kent", "first-target"), ("target essex", "second-target"), ("", "saxon-leaders")):
        assert (board.phase, board.actor, board.table.actor) == (phase, "chance", "")
        found: Any = GAME.sample(board.view(1), Rng(1))
        assert found.raw()["now"] == board.raw["now"]
        board.play(*filter(None, [line]))
    board = draw("now: viking tile 1\nnorth: 2 viking\nmercia: 1 saxon").play("draw north")
    assert (board.phase, board.actor, board.table.actor) == ("draw-target", "chance", "")
    imagined: Any = GAME.sample(board.view(1), Rng(1))
    assert imagined.raw()["now"] == board.raw["now"]
