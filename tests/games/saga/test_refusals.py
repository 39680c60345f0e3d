"""What a player is told who tries what is not allowed: the right section, the true reason, advice that helps."""

from __future__ import annotations

import pytest

from games.saga.board import Board, draw, start
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.contract import Message, Refusal, Target
from moonsaga.kernel.texts import LANGUAGES, game_texts

each_language = pytest.mark.parametrize("language", LANGUAGES)
HOME = "mercia: 1 saxon\n"


def touch(board: Board, *path: str) -> tuple[str, str]:
    """Section and reason against touches of whoever is to act."""
    targets = [Target(*one.split(":")) for one in path]
    return told(GAME.why_not(board.state, board.state.to_act()[0], targets))


def ask(board: Board, line: str) -> tuple[str, str]:
    """Section and reason against a line of whoever is to act."""
    seat = board.state.to_act()[0]
    return told(GAME.why_not(board.state, seat, GAME.read(board.state, seat, line)))


def told(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason.key.removeprefix("refusal-")


@pytest.mark.parametrize(
    ("text", "touched", "section"),
    [
        ("now: saxon tile 3\nmercia: burh, 1 saxon\nessex: burh", "action:fyrd", "rule-fyrd"),
        ("now: viking tile 2\nmercia: burh, 1 saxon\nessex: 1 viking", "action:plunder", "rule-plunder"),
        ("now: saxon tile 1\nmercia: 1 saxon\nessex: 1 viking", "action:tribute", "rule-tribute"),
        ("now: saxon tile 2\nmercia: burh, 1 saxon\nessex: 1 viking, 1 saxon", "action:build", "rule-build"),
        ("now: saxon tile 4\nessex: 1 viking, 1 saxon", "action:move", "rule-move"),
    ],
)
def test_an_icon_alone_names_no_area(text: str, touched: str, section: str) -> None:
    """Actions: who touched no area is not told about one."""
    assert touch(draw(text), touched) == (section, "nowhere")


def test_what_holds_everywhere_is_said_for_an_icon_alone() -> None:
    """Actions: a coin is missing wherever it would be paid."""
    board = draw("now: saxon tile 2\ncoins: 0 saxon\nmercia: 2 saxon\nkent: 1 viking")
    assert touch(board, "action:build") == ("rule-build", "no-coin")


def test_an_area_that_was_touched_is_named() -> None:
    """Actions: then the reason is that of the area."""
    board = draw("now: saxon tile 3\nmercia: burh, 1 saxon\nkent: 1 viking")
    assert touch(board, "action:fyrd", "area:kent") == ("rule-fyrd", "no-burh")


def test_leaders_who_go_along_belong_to_the_move() -> None:
    """Move: nobody is recruited."""
    board = draw("now: saxon tile 4\nkent: 2 saxon, saxon-1\nessex: 1 viking").play("move kent essex 1")
    assert ask(board, "with saxon-2") == ("rule-move", "leader-not-there")


def test_leaders_who_leave_belong_to_plunder() -> None:
    """Plunder: nobody is recruited."""
    board = draw("now: viking tile 2\nmercia: burh, viking-1, 2 viking, 1 saxon").play("plunder mercia")
    assert ask(board, "with viking-2") == ("rule-plunder", "leader-not-there")


def test_coming_home_belongs_to_the_end_of_the_round() -> None:
    """End of the round, 4: nobody is recruited."""
    board = draw("now: battles\ndrakkar: 1 viking\nnorth: 1 viking\nkent: 1 viking\nmercia: 1 saxon")
    assert board.phase == "home"
    assert ask(board, "place warrior north") == ("rule-end", "not-fewest")


def test_the_bonus_gives_no_leader() -> None:
    """Bonus actions: without a warrior in the supply nobody advises a leader (S05)."""
    board = draw(f"now: viking tile 2\nkent: 12 viking\n{HOME}")
    assert ask(board, "bonus recruit north") == ("rule-bonus", "no-bonus-warrior")


def test_a_leader_who_is_set_aside_has_no_place() -> None:
    """Preparation 8: one is set aside, the others are sent out."""
    board = start().play("target kent", "target essex", "face champion", "face warden", "face caller", "face raider")
    assert ask(board, "deploy raider") == ("rule-preparation", "face-aside")
    board.play("deploy stormer")
    assert ask(board, "deploy stormer") == ("rule-preparation", "face-placed")


def test_the_stroke_is_the_reason_while_the_other_action_goes_on() -> None:
    """Resolving actions: during Income it is too late for Build."""
    board = draw("now: saxon tile 2\nkent: burh, 2 saxon\nmercia: burh, 2 saxon\nessex: 2 saxon, 1 viking")
    board.play("income kent coin")
    assert ask(board, "build essex") == ("rule-resolving", "other-chosen")
    assert touch(board, "action:build") == ("rule-resolving", "other-chosen")
    assert ask(board, "move kent essex 1") == ("rule-round", "wrong-moment")


@each_language
def test_the_way_from_an_inland_battle_leads_to_own_units(language: str) -> None:
    """Retreat: own units come before an empty area (S37)."""
    own = {"en": "your own units", "pl": "z własnymi jednostkami", "cs": "s vlastními jednotkami"}
    assert own[language] in game_texts(GAME, language).say(Message("advice-no-drakkar"))


@each_language
def test_the_help_of_the_envoy_speaks_of_the_option(language: str) -> None:
    """Envoy: by an option he sends warriors only (S30)."""
    warrior = {"en": "warriors only", "pl": "tylko na wojowników", "cs": "jen bojovníky"}
    assert warrior[language] in game_texts(GAME, language).say(Message("face-envoy-help"))
