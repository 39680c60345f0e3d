"""Worlds dealt inside the core are those of `Game.sample`, with the same chances, and tell nothing of the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

import pytest

from games.blue_moon.duel import Duel, Side, duel, sampled
from games.blue_moon.variants import RANDOM_DECKS, table
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from support.selection import many, some

WEAK = Side(active="Stars Shining", hand="Spark")
FEW = 7
"""In large positions so many cards are looked at, the first ones of a deck."""
Seen = tuple[Duel, int]
"""A position and the seat that looks at it."""


def retrieved(hand: str, size: int = 3) -> Duel:
    """Three cards that everybody saw go back to hand, beside these."""
    mine = Side(hand=hand, active="Peckswift, Battling Boomerang", support="Homing Missiles", deck_size=size)
    return duel(mine, WEAK).play("retrieve Peckswift", "retrieve Battling Boomerang", "retrieve Homing Missiles")


def in_hand() -> Seen:
    return duel(Side(hand="Cinder, Flare", deck_size=4), WEAK), 1


def in_hand_beside_a_known_card() -> Seen:
    return duel(Side(hand="Cinder, Flare", shown="Blaze", deck_size=4), WEAK, turn=1), 1


def face_down() -> Seen:
    mine = Side(hand="Commodore Lo Tan, Cannoneer Qu Cha, Volca", deck="Captain Su Cha, Cannoneer Riba Ko", deck_size=3)
    return duel(mine, WEAK).play("play Commodore Lo Tan", "bluff Cannoneer Qu Cha"), 1


def two_face_down() -> Seen:
    mine = Side(
        hand="Captain Ariosa, Volca",
        active="Commodore Lo Tan",
        bluffs="Cannoneer Qu Cha, Captain Su Cha",
        deck="Cannoneer Riba Ko, Cannoneer Tara Ko",
        deck_size=2,
    )
    return duel(mine, WEAK, turn=1), 1


def buried() -> Seen:
    mine = Side(hand="Oosa, Volca, Lavar", deck_size=3)
    return duel(mine, WEAK).play("play Oosa", "choose Volca", "skip"), 1


def two_buried() -> Seen:
    mine = Side(hand="Oosa, Volca, Lavar", deck_size=2)
    return duel(mine, WEAK).play("play Oosa", "choose Volca", "choose Lavar"), 1


def buried_among_known_cards() -> Seen:
    return retrieved("Oosa, Volca, Lavar").play("play Oosa", "choose Homing Missiles", "skip"), 1


def buried_and_drawn_since() -> Seen:
    table = retrieved("Oosa, Volca").play("play Oosa", "choose Homing Missiles", "skip", "announce")
    return table, 1


def face_down_among_known_cards() -> Seen:
    mine = Side(
        hand="Summon Sorcerer, Commodore Lo Tan, Cannoneer Qu Cha, Volca",
        active="Cannoneer Tara Ko, Captain Ariosa",
        deck_size=3,
    )
    table = duel(mine, WEAK).play("retrieve Captain Ariosa", "play Summon", "choose Cannoneer Tara Ko")
    return table.play("play Commodore Lo Tan", "bluff Cannoneer Qu Cha"), 1


def shaman() -> Duel:
    table = retrieved("Shaman of the Deeds, Volca", 5).play("play Shaman of the Deeds", "announce")
    while "use Shaman of the Deeds to Come" not in table.legal():
        table = table.play("play Volca")
    return table.play("use Shaman of the Deeds", "choose Peckswift")


def one_of_two_given_back() -> Seen:
    return shaman(), 1


def two_given_back() -> Seen:
    table = shaman()
    return table.play(next(line for line in sorted(table.legal()) if line.startswith("choose"))), 1


def immortality() -> Duel:
    mine = Side(
        hand="Administer Water of Immortality, Volca, Lavar",
        discards="Blaze, Sear, Torch, Shimmer",
        deck="Cinder, Flare",
        deck_size=2,
    )
    return duel(mine, WEAK).play("play Administer", "do")


def discards_shuffled_into_the_deck() -> Seen:
    return immortality(), 1


def drawn_from_the_renewed_deck() -> Seen:
    """Thousands of worlds: looked at are those cards that have names here."""
    return immortality().play("play Volca", "announce"), 1


def regained() -> Seen:
    """From a shuffled discard pile, unseen; looked at are those cards that have names here."""
    mine = Side(hand="Open Lucky Bag, Volca, Lavar", discards="Blaze, Sear, Torch", deck="Cinder", deck_size=1)
    return duel(mine, WEAK).play("play Open Lucky Bag", "do"), 1


def asked_in_a_turn_that_can_be_ended() -> Seen:
    """Bashdin makes the opponent discard: whatever is in the hand of the player, it is enough to go on."""
    mine = Side(hand="Bashdin, Fireblast", deck="Launch Burning, Inscrutable Armor, Tome of Wisdom", deck_size=5)
    theirs = Side(active="FunFlop", hand="Blaze, Cinder, Stars Shining")
    return duel(mine, theirs).play("play Bashdin", "do"), 1


def chance_picks_a_card() -> Seen:
    """Sarogakanas, 1 Fire against 2: the player holds a booster, a shield, or another way to go on."""
    mine = Side(hand="Sarogakanas, Fireblast", deck="Launch Burning, Inscrutable Armor, Tome of Wisdom", deck_size=6)
    theirs = Side(active="FunFlop", hand="Blaze, Cinder, Stars Shining")
    return duel(mine, theirs).before_nature("play Sarogakanas", "blind"), 1


def aim_to_be_chosen_again() -> Seen:
    mine = Side(hand="FunFair, FunFlop, Duplicator of Fire")
    theirs = Side(active="Stars Shining", hand="CoolCat, CoolCop, Fireblast", deck_size=4)
    table = duel(mine, theirs)
    lines = ("play FunFair", "play FunFlop", "play Duplicator of F", "announce", "choose FunFair", "play CoolCat")
    return table.play(*lines), 0


def deck_chosen_in_secret() -> Seen:
    state: Any = GAME.new({"match": True, "decks_2": "buka,aqua,flit"})
    state.apply(1, GAME.read(state, 1, "deck aqua"))
    return Duel(state), 0


def late(one: str, other: str, seed: int) -> Callable[[], Seen]:
    """The last decision of a random game in which the opponent of the one who decides has both hand and deck."""

    def find() -> Seen:
        state: Any = GAME.new({"deck_1": one, "deck_2": other})
        rng = Rng(seed)
        found = state, 0
        while asked := state.to_act():
            seat = asked[0]
            moves = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
            if seat != CHANCE and len(moves) > 1 and state.sizes()[1 - seat][0] and state.sizes()[1 - seat][1] > 1:
                found = state.copy(), seat
            state.apply(seat, rng.pick(moves))
        return Duel(found[0]), found[1]

    return find


POSITIONS: dict[str, Callable[[], Seen]] = {
    find.__name__: find
    for find in (
        *(in_hand, in_hand_beside_a_known_card, face_down, two_face_down, buried, two_buried),
        *(buried_among_known_cards, buried_and_drawn_since, face_down_among_known_cards),
        *(one_of_two_given_back, two_given_back, discards_shuffled_into_the_deck, drawn_from_the_renewed_deck),
        *(regained, asked_in_a_turn_that_can_be_ended, chance_picks_a_card, aim_to_be_chosen_again),
        deck_chosen_in_secret,
    )
}
POSITIONS |= {
    f"late-{one}-{other}": late(one, other, seed) for one, other, seed in (("aqua", "khind", 1), ("buka", "mimix", 2))
}
LARGE = ("drawn_from_the_renewed_deck", "regained")
WORLDS = 400
"""How many are drawn of each position, by either way."""
SUSPICIOUS = 4.0
"""Standard deviations: one of 30,000 lies beyond."""

World = tuple[Any, ...]


def key(world: Any) -> World:
    """All that may differ between worlds."""
    raw = world.raw()
    return (
        tuple(raw["place"]),
        *map(tuple, raw["support"] + raw["bottom"]),
        *raw["picked"],
        raw["turn"]["given_back"],
    )


def few(world: World) -> World:
    """What is looked at in a large position."""
    return tuple(world[0][:FEW])


def surprise(one: Counter[World], other: Counter[World]) -> float:
    """How far two samples of one size are from what one distribution gives, in standard deviations: chi-square."""
    rare = [world for world in one | other if one[world] + other[world] < 10]
    pairs = [(one[world], other[world]) for world in one | other if one[world] + other[world] >= 10]
    pairs += [(sum(one[world] for world in rare), sum(other[world] for world in rare))] if rare else []
    free = len(pairs) - 1
    if free < 1:
        return 0.0
    square = sum((a - b) ** 2 / (a + b) for a, b in pairs)
    return float(((square / free) ** (1 / 3) - (1 - 2 / (9 * free))) / (2 / (9 * free)) ** 0.5)  # Wilson and Hilferty


def count(name: str, worlds: Iterable[World]) -> Counter[World]:
    """How often each of them comes up."""
    return Counter(few(world) if name in LARGE else world for world in worlds)


def test_there_are_twenty_positions() -> None:
    assert len(POSITIONS) == 20


@pytest.mark.parametrize("name", some(POSITIONS, 10))
def test_resampled_worlds_have_the_chances_of_sampled_ones(name: str) -> None:
    """The same worlds, as often."""
    found, seat = POSITIONS[name]()
    rng = Rng(12)
    expected = count(name, map(key, sampled(found, WORLDS, seat)))
    assert len(expected) > 1, "here is nothing to be dealt"
    dealt = count(name, (key(found.state.resampled(seat, rng)) for _ in range(WORLDS)))
    assert surprise(expected, dealt) < SUSPICIOUS


@pytest.mark.parametrize("name", some(POSITIONS, 4))
def test_a_resampler_that_prefers_some_worlds_is_found_out(name: str) -> None:
    """What the test above is worth: of two worlds the first in order, or every third time the true one."""
    found, seat = POSITIONS[name]()
    rng = Rng(13)
    expected = count(name, map(key, sampled(found, WORLDS, seat)))

    def draw() -> World:
        return key(found.state.resampled(seat, rng))

    skewed = count(name, (min(draw(), draw()) for _ in range(WORLDS)))
    peeping = count(name, (key(found.state) if rng.below(3) == 0 else draw() for _ in range(WORLDS)))
    assert surprise(expected, skewed) > SUSPICIOUS
    assert surprise(expected, peeping) > SUSPICIOUS


@pytest.mark.every_mode
@pytest.mark.parametrize("name", some(POSITIONS, 4))
def test_the_true_world_makes_no_difference(name: str) -> None:
    """The same view and the same random numbers give the same world, and the view stays what it is."""
    found, seat = POSITIONS[name]()
    for seed, world in enumerate(sampled(found, 5, seat)):
        dealt = world.resampled(seat, Rng(seed))
        assert dealt.raw() == found.state.resampled(seat, Rng(seed)).raw()
        assert dealt.view(seat) == found.state.view(seat)


def random_games(count: int) -> Iterable[tuple[Any, int]]:
    """Positions of random games with all kinds of decks, each as both seats see it."""
    for seed in range(count):
        state: Any = GAME.new(table(RANDOM_DECKS, seed))
        rng = Rng(seed)
        while state.to_act():
            playout(state, rng, 8)
            yield from ((state, seat) for seat in range(n.SEATS))


def test_the_true_world_makes_no_difference_in_random_games() -> None:
    """At any moment, also while chance decides, for the seat that is to act and for the other."""
    for number, (state, seat) in enumerate(random_games(many(40, 8))):
        world: Any = GAME.sample(state.view(seat), Rng(number))
        here, there = (one.resampled(seat, Rng(number)) for one in (state, world))
        assert key(here) == key(there)
        assert here.view(None) == there.view(None) == state.view(None)


@pytest.mark.every_mode
def test_equal_random_numbers_give_equal_worlds_in_every_mode() -> None:
    """Compiled, checked and interpreted."""
    digest = sha256()
    rng = Rng(14)
    for name in ("face_down", "buried_among_known_cards", "regained", "chance_picks_a_card"):
        found, seat = POSITIONS[name]()
        for _ in range(5):
            digest.update(found.state.resampled(seat, rng).dump())
    assert digest.hexdigest()[:16] == "92515d7659595c0d"
