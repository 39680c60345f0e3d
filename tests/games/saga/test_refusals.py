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
    """Section and reason against a selection of the seat to act."""
    targets = [Target(*one.split(":")) for one in path]
    return told(GAME.why_not(board.state, board.state.to_act()[0], targets))


def ask(board: Board, line: str) -> tuple[str, str]:
    """Section and reason against a line of the seat to act."""
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


PEACE = "kent: 2 viking\nnorth: 2 viking\nmercia: burh, 1 saxon\n"


@pytest.mark.parametrize(
    ("text", "path", "answer"),
    [
        # Move: S15, and where the Anglo-Saxons stay
        ("now: viking tile 1\n", "action:move area:kent area:drakkar", ("rule-move", "drakkar-apart")),
        ("now: viking tile 1\n", "action:move area:north area:drakkar", ("rule-move", "drakkar-apart")),
        ("now: viking tile 1\n", "action:move area:drakkar", ("rule-move", "drakkar-apart")),
        ("now: viking tile 1\n", "action:move area:essex area:drakkar", ("rule-move", "no-units")),
        ("now: saxon tile 1\n", "action:move area:mercia area:drakkar", ("rule-move", "saxons-stay")),
        ("now: saxon tile 1\n", "action:move area:drakkar", ("rule-move", "saxons-stay")),
        ("now: saxon tile 1\n", "bonus:move area:mercia area:drakkar", ("rule-move", "saxons-stay")),
        ("now: saxon tile 3\n", "action:move area:mercia area:drakkar", ("rule-resolving", "not-on-tile")),
        # Scout, Recruit, bonus: in Scandinavia
        ("now: viking tile 1\n", "action:scout target:kent area:kent", ("rule-scout", "only-scandinavia")),
        ("now: viking tile 2\n", "bonus:warrior area:kent", ("rule-bonus", "only-scandinavia")),
        # Build, Fyrd, Income, Tribute, Plunder: in England
        ("now: saxon tile 2\n", "action:build area:drakkar", ("rule-build", "only-england")),
        ("now: saxon tile 3\n", "action:fyrd area:north", ("rule-fyrd", "only-england")),
        ("now: saxon tile 3\n", "action:income area:north", ("rule-income", "only-england")),
        ("now: saxon tile 1\n", "action:tribute area:drakkar", ("rule-tribute", "only-england")),
        ("now: viking tile 2\n", "action:plunder area:south", ("rule-plunder", "only-england")),
        ("now: saxon tile 2\ncoins: 0 saxon\n", "action:build area:north", ("rule-build", "no-coin")),
        # what is no area, and what is not yet to be touched, stays a matter of the moment
        ("now: viking tile 1\n", "action:move unit:viking-warrior", ("rule-round", "wrong-moment")),
        ("now: viking tile 1\n", "area:drakkar", ("rule-round", "wrong-moment")),
        ("now: viking tile 1\n", "action:move area:atlantis", ("rule-round", "wrong-moment")),
    ],
)
def test_a_place_where_an_action_never_leads_is_the_reason(text: str, path: str, answer: tuple[str, str]) -> None:
    """Actions: which of them are for England, which for Scandinavia, and none for the Drakkar."""
    assert touch(draw(text + PEACE), *path.split()) == answer


def test_while_an_action_goes_on_the_place_is_the_reason() -> None:
    """Actions: the icon was touched before."""
    board = draw("now: viking tile 4\n" + PEACE).play("recruit 3")
    assert touch(board, "unit:viking-warrior", "area:kent") == ("rule-recruit", "only-scandinavia")
    assert touch(board, "leader:viking-4", "area:kent") == ("rule-recruit", "leader-not-there")
    board = draw("now: saxon tile 3\nkent: burh, 3 viking\nmercia: burh, 1 saxon").play("fyrd kent")
    assert touch(board, "area:north") == ("rule-fyrd", "only-england")
    board = draw("now: battles\ndrakkar: 1 viking\nnorth: 1 viking\nkent: 1 viking\nmercia: 1 saxon")
    assert touch(board, "unit:viking-warrior", "area:kent") == ("rule-end", "only-scandinavia")


def test_a_battle_has_its_places_too() -> None:
    """Battle: no fight at sea, nobody is called from there, and the Raider plunders where it is."""
    board = draw("now: battles\nkent: 1 viking, 1 saxon\nessex: 1 viking, 1 saxon")
    assert touch(board, "area:drakkar") == ("rule-battle", "no-battle")
    assert told(GAME.refuse_path(board.state, 0, ())) == ("rule-round", "wrong-moment")
    board = draw("now: battles\nkent: 2 viking, 1 saxon, saxon-1 caller\nmercia: 2 saxon\nwessex: 2 saxon")
    board.play("reveal saxon-1")
    assert touch(board, "area:drakkar") == ("rule-leaders", "not-from-there")
    board = draw("now: battles\nkent: burh, 4 viking, viking-1 raider, 1 saxon\nmercia: 2 saxon")
    board.play("reveal viking-1", "lose warriors")
    assert touch(board, "area:north") == ("rule-plunder", "not-here")


@each_language
def test_the_place_is_named(language: str) -> None:
    """Actions: the one that was touched, not another of the same action."""
    texts = game_texts(GAME, language)
    board = draw("now: saxon tile 3\n" + PEACE)
    refusal = GAME.why_not(board.state, 1, [Target("action", "fyrd"), Target("area", "north")])
    assert refusal is not None
    assert texts.say(Message("area-north")) in texts.say(refusal.reason)


@each_language
@pytest.mark.parametrize(
    ("field", "options", "ship"),
    [
        ("kent", "free_drakkar=true", True),
        ("kent", "free_drakkar=false", False),
        ("mercia", "free_drakkar=true", False),
    ],
)
def test_own_units_near_leave_the_drakkar_if_the_table_says_so(
    language: str, field: str, options: str, ship: bool
) -> None:
    """Retreat: the advice names each way that is open, and no other (S37)."""
    board = draw(f"options: {options}\nnow: battles\n{field}: 2 viking, 2 saxon\nessex: 1 viking\nnorthumbria: 1 saxon")
    board.play("viking: lose warriors", "saxon: lose warriors")
    empty = "sussex" if field == "kent" else "wessex"
    assert ("retreat drakkar" in board.choices()) == ship
    refusal = GAME.why_not(board.state, 0, GAME.read(board.state, 0, f"retreat {empty}"))
    assert told(refusal) == ("rule-retreat", "join-own")
    assert refusal is not None
    assert ("Drakkar" in game_texts(GAME, language).say(refusal.advice)) == ship


@each_language
def test_the_way_from_an_inland_battle_leads_to_own_units(language: str) -> None:
    """Retreat: own units come before an empty area (S37)."""
    own = {"en": "your own units", "pl": "z własnymi jednostkami", "cs": "s vlastními jednotkami"}
    assert own[language] in game_texts(GAME, language).say(Message("advice-no-drakkar"))


@each_language
def test_the_help_of_the_envoy_speaks_of_the_option(language: str) -> None:
    """Envoy: with an option the Envoy sends warriors only (S30)."""
    warrior = {"en": "warriors only", "pl": "tylko na wojowników", "cs": "jen bojovníky"}
    assert warrior[language] in game_texts(GAME, language).say(Message("face-envoy-help"))
