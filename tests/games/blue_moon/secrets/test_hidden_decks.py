"""Decks that a player built, as a bot sees them: the cards that were seen, and guesses in place of the others."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box.decks import check, deck_code, deck_of, guess_deck, prebuilt, random_deck
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.view import BlueMoonView
from moonsaga.kernel.contract import CHANCE, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.decks import SECRET
from support.selection import many

VIEWER, OWNER = 0, 1


def veiled(state: State) -> BlueMoonView:
    """What the bot of the one seat gets to see where the other seat brought a deck."""
    view = cast("BlueMoonView", state.view(VIEWER))
    options = {**view.table.options, f"deck_{OWNER + 1}": SECRET, f"decks_{OWNER + 1}": SECRET}
    table = msgspec.structs.replace(view.table, options=options)
    return cast("BlueMoonView", GAME.hide_decks(msgspec.structs.replace(view, table=table), {OWNER}))


def step(state: State, rng: Rng) -> None:
    asked = state.to_act()[0]
    if asked == CHANCE:
        state.apply(CHANCE, rng.weighted(state.chance()))
    else:
        state.apply(asked, rng.pick(state.legal(asked)))


@pytest.mark.parametrize("seed", range(many(20, 3)))
def test_worlds_have_the_cards_that_were_seen_in_a_legal_deck(seed: int) -> None:
    rng = Rng(seed)
    codes = [deck_code(random_deck(rng)) for _ in range(n.SEATS)]
    state: Any = GAME.new({"deck_1": codes[0], "deck_2": codes[1]})
    known: list[int] = []
    while state.to_act():
        view = veiled(state)
        world: Any = GAME.sample(view, rng)
        deck = deck_of(str(world.options["deck_2"]))
        check(deck)
        assert all(not card or card == other for card, other in zip(view.table.decks[OWNER], deck.cards, strict=True))
        assert veiled(world) == view
        assert GAME.load(world.dump()) == world
        if world.to_act() == (VIEWER,):
            assert world.legal(VIEWER) == state.legal(VIEWER)
        known.append(sum(map(bool, view.table.decks[OWNER])))
        for _ in range(10):
            if state.to_act():
                step(state, rng)
    assert known[0] == 0 < max(known)


def test_a_card_that_was_not_seen_changes_nothing() -> None:
    """Two decks that differ in one card: the views are the same until it is seen."""
    own = prebuilt("flit").cards[:-1]
    codes = [deck_code(msgspec.structs.replace(prebuilt("flit"), cards=(*own, card))) for card in FOREIGN]
    rng, seen, alike = Rng(7), 0, 0
    for _ in range(many(30, 6)):
        states: list[Any] = [GAME.new({"deck_2": code}) for code in codes]
        last = OWNER * n.DECK + n.DECK - 1
        while states[0].to_act():
            views = [veiled(state) for state in states]
            if views[0].table.decks[OWNER][-1]:
                assert views[0] != views[1]
                seen += 1
                break
            assert views[0] == views[1]
            assert GAME.sample(views[0], Rng(1)) == GAME.sample(views[1], Rng(1))
            alike += 1
            asked = states[0].to_act()[0]
            outcomes = [outcome for outcome, _ in states[0].chance()] if asked == CHANCE else states[0].legal(asked)
            usable = [action for action in outcomes if asked == CHANCE or action in states[1].legal(asked)]
            action = rng.pick(usable)
            for state in states:
                state.apply(asked, action)
            if states[0].to_act() != states[1].to_act() or states[0].place_of(last) != states[1].place_of(last):
                break
    assert seen
    assert alike > 100


FOREIGN = ("vulca-01", "vulca-02")
"""Two cards of another people, each with moons that the leader allows."""


def test_a_card_that_was_seen_is_remembered() -> None:
    """Wherever it is now: under others in a pile, in the hand again, or shuffled into the deck."""
    rng = Rng(5)
    for _ in range(many(20, 4)):
        state: Any = GAME.new({"deck_2": deck_code(random_deck(rng))})
        while state.to_act():
            table, memory = veiled(state).table, state.view(VIEWER).memory.seen[OWNER]
            for slot in (*memory.hand, *memory.discards, *memory.leaders, *memory.open, *memory.pooled):
                assert table.decks[OWNER][slot - OWNER * n.DECK]
            step(state, rng)


def test_a_deck_of_which_nothing_is_known_is_taken_for_the_pre_built_one() -> None:
    for people in n.PEOPLES:
        assert guess_deck(people, [""] * n.DECK, Rng(1)).cards == prebuilt(people).cards


def test_gaps_are_filled_with_cards_that_may_be_there() -> None:
    """Of random decks any number of cards is known."""
    rng = Rng(3)
    for _ in range(many(600, 100)):
        deck, some = random_deck(rng), rng.below(n.DECK)
        known = [card if rng.below(n.DECK) < some else "" for card in deck.cards]
        guessed = guess_deck(deck.people, known, rng)
        check(guessed)
        assert deck_of(deck_code(guessed)).cards == guessed.cards


def test_in_a_match_worlds_have_decks_for_all_peoples() -> None:
    rng = Rng(9)
    codes = [deck_code(random_deck(rng, people)) for people in ("flit", "khind")]
    state: Any = GAME.new({"match": True, "decks_2": ",".join(codes)})
    for _ in range(many(400, 80)):
        if not state.to_act():
            break
        world: Any = GAME.sample(veiled(state), rng)
        for _ in range(5):
            if world.to_act():
                step(world, rng)
        step(state, rng)
