"""More games: matches to five crystals."""

from typing import Any

import pytest

from moonsaga.games.blue_moon.box.decks import deck_code, deck_of, random_deck
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.laws import sweep_game
from moonsaga.kernel.records import draw_outcome


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
    """More games: the loser starts."""
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


OWN = [deck_code(random_deck(Rng(3), people)) for people in ("hoax", "buka", "aqua")]


def test_players_bring_decks_of_their_own_to_a_match() -> None:
    """Building a deck: each player has prepared one or more decks and chooses among their leaders before each game."""
    state: Any = GAME.new({"match": True, "decks_1": f"vulca,{OWN[0]},{OWN[1]}"})
    told = [GAME.write(state, 0, action) for action in state.legal(0)]
    assert told == ["deck vulca", "deck hoax", "deck buka"]
    assert len(state.legal(1)) == 9
    refusal = GAME.why_not(state, 0, GAME.read(state, 0, "deck flit"))
    assert refusal is not None
    assert refusal.reason.key == "refusal-not-this-card"
    assert GAME.why_not(state, 1, GAME.read(state, 1, "deck flit")) is None
    state.apply(0, GAME.read(state, 0, "deck hoax"))
    state.apply(1, GAME.read(state, 1, "deck flit"))
    assert state.view(1).table.decks[0] == deck_of(OWN[0]).cards
    assert state.view(1).table.sides[0].people == "hoax"


def test_a_hidden_choice_is_one_of_the_decks_that_were_brought() -> None:
    """The other player knows among which decks one chooses, and no more."""
    state: Any = GAME.new({"match": True, "decks_2": f"{OWN[1]},{OWN[2]}"})
    state.apply(1, GAME.read(state, 1, "deck aqua"))
    rng = Rng(5)
    worlds: list[Any] = [GAME.sample(state.view(0), rng) for _ in range(30)]
    assert {world.raw()["picked"][1] for world in worlds} == {7, 8}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"hoax,{OWN[0]}", "two decks have the leader of hoax"),
        ("vulca,huax", "neither a people"),
        ("vulca,,hoax", "neither a people"),
    ],
)
def test_decks_for_a_match_are_checked(text: str, problem: str) -> None:
    """One sentence says what is wrong with them."""
    with pytest.raises(OptionError, match=problem):
        GAME.new({"match": True, "decks_1": text})


def test_the_laws_hold_in_a_match_with_built_decks() -> None:
    """Laws 1 to 5 and 7."""
    played = sweep_game(GAME, {"match": True, "decks_1": ",".join(OWN), "decks_2": f"vulca,{OWN[0]}"}, 2, every=40)
    assert played.record.end.ending == "match"
