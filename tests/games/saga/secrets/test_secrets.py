"""What each side may see and remember: leaders, raid targets, losses (rulings S08, S10, S33, S48, S51)."""

from __future__ import annotations

import pytest

from games.saga.board import VIKING, draw, prepared, start
from moonsaga.games.saga.box import codes as n
from moonsaga.games.saga.box import facts
from moonsaga.games.saga.game import GAME
from moonsaga.kernel.laws import check_position


def faces(board: object, seat: int | None) -> list[str]:
    return [leader.face for leader in board.view(seat).table.leaders]  # type: ignore[attr-defined]


def test_s48_faces_are_for_their_owners() -> None:
    """Leaders: the printed side looks to the owner; everybody sees where a piece stands, and that it is a leader."""
    board = prepared()
    assert all(faces(board, 0)[:4])
    assert not any(faces(board, 0)[4:])
    assert all(faces(board, 1)[4:])
    assert not any(faces(board, 1)[:4])
    assert not any(faces(board, None))
    assert [leader.place for leader in board.view(1).table.leaders] == [
        *("north", "centre", "south", "aside"),
        *("supply", "supply", "supply", "aside"),
    ]


def test_s48_coins_supplies_and_tiles_are_open() -> None:
    """Everything else lies on the table."""
    board = prepared().play("take 1")
    tables = [board.view(seat).table for seat in (0, 1, None)]
    assert len({(table.sides, table.tiles, table.bank, table.areas, table.track) for table in tables}) == 1


def test_s48_hidden_targets_are_for_the_vikings() -> None:
    """Raid targets: a marker that lies face down is known to the Viking alone, and so are those beside the board."""
    board = draw("now: draft\nnorth: target kent face down\nsouth: target essex\nmercia: 1 saxon\nkent: 1 viking")
    assert [slot.target for slot in board.view(0).table.slots] == ["kent", "", "essex"]
    for seat in (1, None):
        assert [slot.target for slot in board.view(seat).table.slots] == ["", "", "essex"]
        assert board.view(seat).table.beside == ()
        assert board.view(seat).table.beside_count == 3


def test_s48_after_a_battle_leaders_are_hidden_again() -> None:
    """Battle: what lay open is only remembered."""
    board = draw("now: battles\nkent: 2 viking, viking-1 raider, 1 saxon\nmercia: 1 saxon").play("reveal viking-1")
    assert faces(board, 1)[0] == "raider"
    assert board.view(1).table.leaders[0].shown
    board.play("saxon: lose warriors")
    for seat in (1, None):
        assert faces(board, seat)[0] == ""
        assert [(seen.piece, seen.face) for seen in board.view(seat).memory.faces] == [("viking-1", "raider")]


def test_s51_a_leader_is_a_piece_that_can_be_followed() -> None:
    """Leaders: a face once seen stays known wherever the piece goes."""
    around = "mercia: 1 saxon\nessex: 1 saxon\nsussex: 1 saxon\nnorthumbria: 1 viking"
    board = draw(f"now: battles\nkent: 1 viking, viking-1 raider, 2 saxon\n{around}")
    board.play("reveal viking-1", "viking: lose warriors", "saxon: lose warriors", "retreat drakkar")
    board.play("place viking-1 south")
    assert board.where("viking-1") == "south"
    assert board.view(1).memory.faces[0].face == "raider"


def test_s51_a_leader_who_was_removed_unseen_stays_unseen() -> None:
    """Leaders: nobody turns the set-aside leader over."""
    board = draw("now: battles\nkent: viking-1 raider, 4 saxon\nmercia: 1 saxon\nessex: 1 viking").play("pass")
    board.play("viking: lose viking-1")
    assert board.where("viking-1") == "gone"
    assert faces(board, 1)[0] == ""
    assert board.view(1).memory.faces == ()
    assert faces(board, 0)[0] == "raider"


def test_the_preparation_tells_the_owner_alone() -> None:
    """Preparation 8 and 10: events name a face to its owner, and the spectator learns nothing."""
    board = start()
    board.state.keep_journal()
    board.play("target kent", "target essex", "face envoy", "face warden", "face champion", "face raider")
    board.play("deploy stormer", "deploy helmsman")
    events = board.state.take_events()
    for seat, own in ((0, "viking"), (1, "saxon")):
        for event in events:
            told = event.for_seat(seat)
            if "face" in told.args:
                assert told.args["who"] == f"side-{own}"
    assert not any("face" in event.for_seat(None).args for event in events)
    assert sum("face" in event.for_seat(0).args for event in events) == 4
    assert sum("face" in event.for_seat(1).args for event in events) == 4


# --- what can be concluded about targets ------------------------------------------------------------------------------


def possible(board: object) -> set[tuple[str, str, str]]:
    return set(board.view(1).memory.targets)  # type: ignore[attr-defined]


QUIET = "mercia: burh, 1 saxon\nkent: 1 viking\n"


def test_a_scouted_target_can_be_any_that_was_beside_the_board() -> None:
    """Scout: not one that lay face up then, even if it goes back later."""
    board = draw(f"now: viking tile 1\ntiles: 4 viking\nnorth: 1 viking, target kent\n{QUIET}").play(
        "scout essex south"
    )
    expected = {facts.AREA_NAMES[marker] for marker in range(n.TARGETS)} - {"kent"}
    assert {targets[2] for targets in possible(board)} == expected
    board.play("draw north", "target sussex", "move north sussex 1")
    assert possible(board) == {("sussex", "", other) for other in expected - {"sussex"}}  # kent is not among them


MOVABLE = "options: scout=all\nnow: viking tile 1\ntiles: 3 viking\n"


def test_s10_a_marker_that_is_moved_is_followed() -> None:
    """Scout, option scout=all: everybody sees a hidden marker go from slot to slot, and nobody sees which one it is."""
    board = draw(f"{MOVABLE}north: 1 viking\n{QUIET}").play("scout essex south", "done", "scout essex north")
    assert possible(board) == {(facts.AREA_NAMES[marker], "", "") for marker in range(n.TARGETS)}
    other = draw(f"{MOVABLE}north: 1 viking\n{QUIET}").play("scout kent south", "done", "scout kent north")
    assert board.view(1) == other.view(1)
    fresh = draw(f"{MOVABLE}north: 1 viking\n{QUIET}").play("scout essex south", "done", "scout kent north")
    assert board.view(1) != fresh.view(1)


def test_s10_a_marker_that_lay_face_up_is_known_where_it_goes() -> None:
    """Scout, option scout=all: turned face down before everybody's eyes; a hidden one that it replaces goes back."""
    board = draw(f"{MOVABLE}north: target kent\nsouth: target essex face down\n{QUIET}").play("scout kent south")
    assert possible(board) == {("", "", "kent")}
    check_position(GAME, board.state)


@pytest.mark.parametrize("face_down", [True, False])
def test_s10_which_marker_is_moved_is_shown_to_those_who_have_seen_it(face_down: bool) -> None:
    """Scout, option scout=all: all hear from where to where it goes; a face that was hidden only the Vikings hear."""
    hidden = " face down" if face_down else ""
    board = draw(f"{MOVABLE}north: target kent{hidden}\n{QUIET}")
    board.state.keep_journal()
    board.play("scout kent south")
    moved = [event for event in board.state.take_events() if event.for_seat(0).key.startswith("event-target-moved")]
    assert [event.for_seat(0).args["target"] for event in moved] == ["area-kent"]
    for seat in (1, None):
        told = moved[0].for_seat(seat)
        assert told.args["from"] == "area-north"
        assert told.args["slot"] == "area-south"
        assert ("target" in told.args) != face_down
        assert told.key == ("event-target-moved-hidden" if face_down else "event-target-moved")


def test_two_hidden_targets_are_never_the_same() -> None:
    """Scout: twenty ways for two markers, sixty for three."""
    board = draw(f"now: viking tile 1\ntiles: 3 viking\n{QUIET}").play("scout essex south", "done", "scout kent north")
    assert len(possible(board)) == 20
    assert all(north != south for north, _, south in possible(board))


def test_a_target_that_is_turned_over_narrows_the_others() -> None:
    """Move of the Vikings: a player who sees Kent in the north knows it is nowhere else."""
    board = draw(f"now: viking tile 1\ntiles: 3 viking\nnorth: 1 viking\n{QUIET}")
    board.play("scout kent north", "done", "scout essex south")
    assert len(possible(board)) == 20
    board = draw(f"now: viking tile 4\nnorth: 1 viking, target kent face down\nsouth: target essex face down\n{QUIET}")
    board.play("move north kent 1")
    assert possible(board) == {("kent", "", other) for other in ("northumbria", "east-anglia", "essex", "sussex")}


def test_a_target_that_must_be_the_last_one_is_known() -> None:
    """Scout over a marker that everybody could tell: the new one is another."""
    board = draw(f"now: viking tile 1\nnorth: target kent\ncentre: target essex\n{QUIET}").play("scout sussex north")
    assert {targets[0] for targets in possible(board)} == {"northumbria", "east-anglia", "sussex"}
    assert {targets[1] for targets in possible(board)} == {"essex"}


def test_s33_losses_are_revealed_when_both_have_chosen() -> None:
    """Losses: then both learn something, and no answer can be taken back freely any more."""
    board = draw("now: battles\nkent: 2 viking, viking-1, 2 saxon, saxon-1\nmercia: 1 saxon").play("pass", "pass")
    before = board.state.barrier
    board.play("viking: lose viking-1")
    assert board.state.barrier == before
    board.play("saxon: lose saxon-1")
    assert board.state.barrier > before


def test_s33_who_alone_has_losses_reveals_nothing() -> None:
    """Losses: nothing was hidden from the player, so the answer may be taken back."""
    board = draw("now: battles\nkent: 3 viking, 1 saxon, burh\nmercia: 1 saxon")
    before = board.state.barrier
    board.play("saxon: lose warriors")
    assert board.state.barrier == before


def test_which_slot_was_scouted_is_seen_by_everybody() -> None:
    """Scout: a marker that replaces a hidden one looks the same, but everybody saw it being laid."""
    text = f"now: viking tile 1\nnorth: target kent face down\nsouth: target essex face down\n{QUIET}"
    north, south = draw(text).play("scout sussex north"), draw(text).play("scout sussex south")
    assert north.view(1).table.slots[0].laid == 1
    assert north.view(1) != south.view(1)
    assert north.view(1).memory == south.view(1).memory


@pytest.mark.parametrize("seat", [1, None])
def test_the_opponent_cannot_tell_two_scoutings_apart(seat: int | None) -> None:
    """Scout: whichever marker was chosen, the others see the same."""
    text = f"now: viking tile 1\nnorth: 1 viking\n{QUIET}"
    kent, essex = draw(text).play("scout kent north"), draw(text).play("scout essex north")
    assert kent.view(seat) == essex.view(seat)
    assert kent.view(0) != essex.view(0)
    assert kent.actor == VIKING
