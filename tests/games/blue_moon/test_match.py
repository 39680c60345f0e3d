"""More games: matches to five crystals."""

from typing import Any

from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.rng import Rng


def start(rng: Rng, **options: object) -> Any:
    """A match whose first decks are chosen and dealt."""
    state: Any = GAME.new({"match": True, **options})
    state.apply(0, GAME.read(state, 0, "deck flit"))
    state.apply(1, GAME.read(state, 1, "deck khind"))
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))
    return state


def finish_game(state: Any, rng: Rng) -> int:
    """Play at random until decks are chosen again or the match is over; say who won the game."""
    before = state.view(None).table.score
    games = state.view(None).table.turn.games
    while state.to_act() not in ((), (0, 1)) and state.view(None).table.turn.games == games:
        seat = state.to_act()[0]
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
    after = state.view(None).table.score
    return 0 if after[0] > before[0] else 1


def test_both_choose_a_deck_at_the_same_time_and_in_secret() -> None:
    """Both leaders are shown at the same time: a choice is in nobody else's view."""
    state: Any = GAME.new({"match": True})
    assert state.to_act() == (0, 1)
    state.apply(1, GAME.read(state, 1, "deck buka"))
    assert state.to_act() == (0,)
    assert state.legal(1) == []
    assert state.view(0).table.answered == (1,)
    other: Any = GAME.new({"match": True})
    other.apply(1, GAME.read(other, 1, "deck aqua"))
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)
    assert state.view(1) != other.view(1)


def test_both_may_choose_the_same_people() -> None:
    """Each player has a box: nothing forbids two decks of one people."""
    state: Any = GAME.new({"match": True})
    state.apply(0, GAME.read(state, 0, "deck vulca"))
    state.apply(1, GAME.read(state, 1, "deck vulca"))
    assert [side.people for side in state.view(None).table.sides] == ["vulca", "vulca"]


def test_the_chosen_decks_are_played() -> None:
    """The cards are those of the chosen leaders."""
    state = start(Rng(1))
    assert [side.people for side in state.view(None).table.sides] == ["flit", "khind"]
    assert all(
        "flit" in card or card.split("-")[0] != "vulca" or card == "vulca-22" for card in state.view(0).table.decks[0]
    )


def test_the_loser_starts_the_next_game() -> None:
    """More games: whoever lost starts."""
    for seed in range(8):
        rng = Rng(seed)
        state = start(rng)
        winner = finish_game(state, rng)
        if state.ending:
            continue
        state.apply(0, GAME.read(state, 0, "deck hoax"))
        state.apply(1, GAME.read(state, 1, "deck mimix"))
        while state.to_act() == (CHANCE,):
            state.apply(CHANCE, draw_outcome(state, rng))
        assert state.view(None).table.turn.seat == 1 - winner


def test_five_crystals_win_the_match() -> None:
    """Crystals of all games are added; the first to have five wins."""
    rng = Rng(3)
    state: Any = GAME.new({"match": True})
    while asked := state.to_act():
        seat = asked[0]
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
    score = state.view(None).table.score
    assert state.ending == "match"
    assert max(score) >= 5
    assert min(score) < 5
    assert state.returns() == [float(score[0] >= 5), float(score[1] >= 5)]
