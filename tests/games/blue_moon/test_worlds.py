"""Worlds that a seat holds possible: they fit what it knows, and are equally likely."""

from collections import Counter
from typing import Any

from moonsaga.games.blue_moon import numbers as n
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.rng import Rng

START = """
    options: deck_1=vulca deck_2=hoax
    now: seat 1, no fight
    1 hand: vulca-01; vulca-05; vulca-13
    2 hand: hoax-01; hoax-02; hoax-03
"""


def hand(state: Any, seat: int) -> frozenset[str]:
    """The names of the cards in a hand."""
    return frozenset(
        n.BOX.cards[state.card_at(slot)].card
        for slot in range(seat * n.DECK, (seat + 1) * n.DECK)
        if state.place_of(slot) == n.IN_HAND
    )


def test_own_cards_are_the_same_in_every_world_and_the_others_differ() -> None:
    """Own hand known, opponent's hand of the same size and from the opponent's deck."""
    state: Any = GAME.place(START)
    rng = Rng(1)
    seen = set()
    for _ in range(20):
        world = GAME.sample(state.view(0), rng)
        assert hand(world, 0) == hand(state, 0)
        assert len(hand(world, 1)) == 3
        seen.add(hand(world, 1))
    assert len(seen) > 10


def test_each_unseen_card_is_equally_likely_in_hand() -> None:
    """Thirty unseen cards, three in hand: each in one world of ten."""
    state: Any = GAME.place(START)
    rng = Rng(2)
    count: Counter[str] = Counter()
    for _ in range(2000):
        count.update(hand(GAME.sample(state.view(0), rng), 1))
    assert len(count) == n.DECK
    assert min(count.values()) > 150
    assert max(count.values()) < 255


def test_cards_that_were_discarded_are_in_no_hand() -> None:
    """What lies in the discard pile was seen."""
    state: Any = GAME.place(START + "    2 discards: hoax-10; hoax-11; hoax-12\n")
    rng = Rng(3)
    for _ in range(50):
        assert not hand(GAME.sample(state.view(0), rng), 1) & {"hoax-10", "hoax-11", "hoax-12"}


def test_a_retrieved_card_is_known_to_be_in_hand() -> None:
    """RETRIEVE: everybody saw the card go back."""
    state: Any = GAME.place("""
        options: deck_1=vulca deck_2=hoax
        now: seat 2, fire
        1 combat: vulca-13
        1 hand: vulca-01
        2 hand: hoax-01; hoax-02
        2 combat: hoax-07; hoax-19
    """)
    state.apply(1, GAME.read(state, 1, "retrieve hoax-19"))
    rng = Rng(4)
    for _ in range(30):
        assert "hoax-19" in hand(GAME.sample(state.view(0), rng), 1)


def test_only_a_card_with_a_bluff_icon_lies_face_down() -> None:
    """Bluffs: the opponent knows that much, and no more."""
    state: Any = GAME.place("""
        options: deck_1=vulca deck_2=buka
        now: seat 2, fire
        1 combat: vulca-13
        1 hand: vulca-01
        2 hand: buka-01; buka-07; buka-04
    """)
    for line in ("play buka-01", "bluff buka-07"):
        state.apply(1, GAME.read(state, 1, line))
    rng = Rng(5)
    seen = set()
    for _ in range(60):
        world: Any = GAME.sample(state.view(0), rng)
        slot = world.raw()["support"][1][0]
        seen.add(world.card_at(slot))
    assert all(n.BOX.cards[number].bluff for number in seen)
    assert len(seen) > 8


def test_a_spectator_knows_neither_hand() -> None:
    """Spectators see what lies open."""
    state: Any = GAME.place(START)
    rng = Rng(6)
    worlds = [GAME.sample(state.view(None), rng) for _ in range(10)]
    assert len({hand(world, 0) for world in worlds}) > 5
    assert len({hand(world, 1) for world in worlds}) > 5
