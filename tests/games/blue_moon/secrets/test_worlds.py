"""Worlds that a seat holds possible: they fit what it knows, and are equally likely."""

from collections import Counter
from typing import Any

import pytest

from games.blue_moon.duel import Duel, Side, duel, sampled
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng

START = """
    options: deck_1=vulca deck_2=hoax
    now: seat 1, no fight
    1 hand: vulca-01; vulca-05; vulca-13
    2 hand: hoax-01; hoax-02; hoax-03
"""


def hand(state: Any, seat: int) -> frozenset[str]:
    """The names of the cards in a hand."""
    return frozenset(
        facts.BOX.cards[state.card_at(slot)].card
        for slot in range(seat * n.DECK, (seat + 1) * n.DECK)
        if state.place_of(slot) == n.IN_HAND
    )


def test_own_cards_are_the_same_in_every_world_and_the_others_differ() -> None:
    """Own hand known, opponent's hand of the same size and from the opponent's deck."""
    state: Any = GAME.from_diagram(START)
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
    state: Any = GAME.from_diagram(START)
    rng = Rng(2)
    count: Counter[str] = Counter()
    for _ in range(2000):
        count.update(hand(GAME.sample(state.view(0), rng), 1))
    assert len(count) == n.DECK
    assert min(count.values()) > 150
    assert max(count.values()) < 255


def test_cards_that_were_discarded_are_in_no_hand() -> None:
    """What lies in the discard pile was seen."""
    state: Any = GAME.from_diagram(START + "    2 discards: hoax-10; hoax-11; hoax-12\n")
    rng = Rng(3)
    for _ in range(50):
        assert not hand(GAME.sample(state.view(0), rng), 1) & {"hoax-10", "hoax-11", "hoax-12"}


def test_a_retrieved_card_is_known_to_be_in_hand() -> None:
    """RETRIEVE: everybody saw the card go back."""
    state: Any = GAME.from_diagram("""
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
    state: Any = GAME.from_diagram("""
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
    assert all(facts.BOX.cards[number].bluff for number in seen)
    assert len(seen) > 8


def test_a_spectator_knows_neither_hand() -> None:
    """Spectators see what lies open."""
    state: Any = GAME.from_diagram(START)
    rng = Rng(6)
    worlds = [GAME.sample(state.view(None), rng) for _ in range(10)]
    assert len({hand(world, 0) for world in worlds}) > 5
    assert len({hand(world, 1) for world in worlds}) > 5


FACING_FLAMEBREATH = """
    options: deck_1=flit deck_2=vulca first=seat-1
    now: seat 1, fire, main, beginning
    1 hand: terrah-15; flit-15; flit-16
    1 covered: flit-05
    2 hand: vulca-10; vulca-05; vulca-06
    2 combat: vulca-01
"""
"""Seat 1 plays Bashdin, 1 Fire against 7: it must hold boosters that make up for it."""


@pytest.mark.parametrize("viewer", [1, None])
def test_special_rule_11_who_is_asked_in_the_other_s_turn_knows_that_it_can_be_ended(viewer: int | None) -> None:
    """Bashdin makes the opponent discard: whatever the hand of the player is, it is enough to go on."""
    table = Duel(GAME.from_diagram(FACING_FLAMEBREATH)).play("play Bashdin", "do")
    assert (table.asked, table.to_act, table.turn) == ("forced", 1, 0)
    for seed in range(15):
        world = Duel(GAME.sample(table.state.view(viewer), Rng(seed)))
        while world.to_act == 1:
            world.state.apply(1, world.state.legal(1)[0])
        assert world.to_act == 0
        assert world.state.legal(0)


def test_special_rule_11_holds_also_while_chance_picks_a_card() -> None:
    """Sarogakanas, 1 Fire against 2: the player holds a booster, a shield, or another way to go on."""
    mine = Side(hand="Sarogakanas, Fireblast", deck="Launch Burning, Inscrutable Armor, Tome of Wisdom")
    theirs = Side(active="FunFlop", hand="Blaze, Cinder, Stars Shining")
    table = duel(mine, theirs).before_nature("play Sarogakanas", "blind")
    assert table.to_act == CHANCE
    held = {tuple(Duel(world).where(0, "hand")) for world in sampled(table, 15)}
    assert held <= {("Fireblast",), ("Launch Burning Earth",), ("Inscrutable Armor",), ("Tome of Wisdom",)}


def test_special_rule_11_holds_also_while_an_aim_is_chosen_again() -> None:
    """The owner of a Duplicator chooses in the opponent's turn: that turn can be ended, whatever is chosen."""
    mine = Side(hand="FunFair, FunFlop, Duplicator of Fire")
    theirs = Side(active="Stars Shining", hand="CoolCat, CoolCop, Fireblast")
    table = duel(mine, theirs).play(
        "play FunFair", "play FunFlop", "play Duplicator of F", "announce", "choose FunFair", "play CoolCat"
    )
    assert (table.asked, table.to_act, table.turn) == ("aim", 0, 1)
    for world in sampled(table, 15, 0):
        for line in table.legal():
            assert Duel(world).play(line).legal()
