"""A perfect memory: what is known of hidden cards survives whatever does not really end it, and worlds are uniform."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.blue_moon.duel import Duel, Side, duel, sampled
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.sampling import DECK, HAND, OUT, PILE, Kin, Puzzle, Spot, _lost, spreads
from moonsaga.kernel.cores.rng import Rng
from support.selection import some

# --- against all histories there are ----------------------------------------------------------------------------------

CARDS = 6
World = tuple[str, ...]
"""Where each card is; empty for one that everybody sees elsewhere, `seen` for a known one in hand."""


class Histories:
    """A few cards moved at random, and beside the past that is noted all worlds that an observer cannot rule out."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.truth: World = (DECK,) * CARDS
        self.worlds: set[World] = {self.truth}
        self.past: list[int] = []
        self.outs: list[int] = []
        self.outings = 0
        self.move(n.DREW, DECK, HAND)
        self.move(n.DREW, DECK, HAND)

    def step(self) -> None:
        """Something that can happen now, at random."""
        able = [where for where in (HAND, DECK, PILE) if where in self.truth]
        choice = int(self.rng.below(9))
        if choice == 0 and DECK in able:
            self.move(n.DREW, DECK, HAND)
        elif choice == 1 and PILE in able:
            self.move(n.REGAINED, PILE, HAND)
        elif choice == 2 and HAND in able:
            self.outings += 1
            self.outs.append(self.outings)
            self.move(n.WENT_OUT, HAND, f"{OUT} {self.outings}", self.outings)
        elif choice in (3, 4):
            self.find()
        elif choice in (5, 6):
            self.lose()
        elif choice == 7 and self.outs:
            self.end_outing()
        elif choice == 8 and PILE in able:
            self.past.append(n.PILE_INTO_DECK)
            self.worlds = {tuple(DECK if w == PILE else w for w in world) for world in self.worlds}
            self.truth = tuple(DECK if w == PILE else w for w in self.truth)

    def move(self, kind: int, source: str, goal: str, argument: int = 1) -> None:
        """One card from here to there, unseen."""
        last = self.past[-1] if self.past else -1
        if kind in (n.DREW, n.REGAINED) and last % 16 == kind:
            self.past[-1] += 16
        else:
            self.past.append(kind + 16 * argument)
        self.worlds = {put(world, at, goal) for world in self.worlds for at in range(CARDS) if world[at] == source}
        self.truth = put(self.truth, self.rng.pick([at for at in range(CARDS) if self.truth[at] == source]), goal)

    def find(self) -> None:
        """A hidden card is seen where it is."""
        card = int(self.rng.below(CARDS))
        where = self.truth[card]
        if where in ("", "seen"):
            return
        if where.startswith(OUT):
            outing = int(where.split()[1])
            self.outs.remove(outing)
            self.past.append(n.FOUND_THERE + 16 * (32 * outing + card))
        else:
            found = {HAND: n.FOUND_IN_HAND, DECK: n.FOUND_IN_DECK, PILE: n.FOUND_IN_PILE}[where]
            self.past.append(found + 16 * card)
        self.worlds = {put(world, card, "") for world in self.worlds if world[card] == where}
        self.truth = put(self.truth, card, "")

    def lose(self) -> None:
        """A card that everybody sees goes among hidden ones."""
        known = [at for at in range(CARDS) if self.truth[at] == ""]
        if not known:
            return
        card, where = self.rng.pick(known), self.rng.pick((HAND, DECK, PILE))
        lost = {HAND: n.LOST_IN_HAND, DECK: n.LOST_IN_DECK, PILE: n.LOST_IN_PILE}[where]
        self.past.append(lost + 16 * card)
        self.worlds = {put(world, card, where) for world in self.worlds}
        self.truth = put(self.truth, card, where)

    def end_outing(self) -> None:
        outing = self.rng.pick(self.outs)
        goal, kind = self.rng.pick(((DECK, n.WENT_INTO_DECK), (HAND, n.CAME_BACK)))
        self.outs.remove(outing)
        self.past.append(kind + 16 * outing)
        there = f"{OUT} {outing}"
        self.worlds = {put(world, world.index(there), goal) for world in self.worlds}
        self.truth = put(self.truth, self.truth.index(there), goal)

    def puzzle(self) -> Puzzle:
        hidden = [at for at in range(CARDS) if self.truth[at]]
        lost = _lost(tuple(self.past))
        lines = Counter(lost.get(at, -1) for at in hidden)
        kins = tuple(Kin(line, False, count) for line, count in sorted(lines.items(), key=lambda one: (one[1], one[0])))
        spots = [Spot(OUT, 1, outing) for outing in sorted(self.outs)]
        spots += [Spot(where, self.truth.count(where)) for where in (HAND, PILE, DECK)]
        return Puzzle(tuple(self.past), kins, tuple(spots))

    def spread(self, world: World, puzzle: Puzzle) -> tuple[tuple[int, ...], ...]:
        """How many of each kin are at each spot in a world."""
        lost = _lost(tuple(self.past))
        names = [f"{OUT} {spot.outing}" if spot.outing else spot.where for spot in puzzle.spots]
        count = Counter((lost.get(at, -1), world[at]) for at in range(CARDS) if world[at])
        return tuple(tuple(count[kin.lost, name] for name in names) for kin in puzzle.kins)


def put(world: World, at: int, where: str) -> World:
    return (*world[:at], where, *world[at + 1 :])


@pytest.mark.parametrize("seed", some(range(60), 20))
def test_the_noted_past_allows_exactly_the_worlds_that_can_be(seed: int) -> None:
    """Random moves of six cards: the deals that fit the past are those that some history leads to."""
    table = Histories(Rng(seed))
    for _ in range(24):
        table.step()
        puzzle = table.puzzle()
        expected = Counter(table.spread(world, puzzle) for world in table.worlds)
        assert dict(spreads(puzzle)) == expected, puzzle


# --- on the table -----------------------------------------------------------------------------------------------------


def hand(state: Any, seat: int) -> frozenset[str]:
    """The short names of the cards in a hand."""
    slots = range(seat * n.DECK, (seat + 1) * n.DECK)
    found = (
        facts.BOX.cards[state.card_at(slot)].name.split()[0] for slot in slots if state.place_of(slot) == n.IN_HAND
    )
    return frozenset(found)


def below_deck(state: Any, seat: int) -> str:
    """The card under a deck."""
    number: int = state.card_at(state.raw()["bottom"][seat][0])
    return facts.BOX.cards[number].name.split()[0]


WEAK = Side(active="Stars Shining", hand="Spark")
KNOWN = {"Peckswift", "Battling", "Homing"}
RETRIEVED = ("retrieve Peckswift", "retrieve Battling Boomerang", "retrieve Homing Missiles")


def retrieved(hand: str) -> Duel:
    """Three cards that everybody saw go back to hand, beside these."""
    mine = Side(hand=hand, active="Peckswift, Battling Boomerang", support="Homing Missiles", deck_size=12)
    return duel(mine, WEAK).play(*RETRIEVED)


def test_one_of_three_known_cards_may_be_the_one_that_was_buried() -> None:
    """Oosa puts a card under the deck unseen: two of the three known ones are still in hand, whichever it was."""
    table = retrieved("Oosa, Volca, Lavar").play("play Oosa", "choose Homing Missiles", "skip")
    assert table.state.view(1).memory.seen[0].hand == ()
    count: Counter[str] = Counter()
    for world in sampled(table, 1500):
        held = hand(world, 0)
        missing = KNOWN - held
        assert len(held) == 4
        assert missing in (set(), {below_deck(world, 0)})
        count[next(iter(missing), "another")] += 1
    # five cards were in hand when one left, each as likely: three known ones and two others
    assert all(230 < count[name] < 370 for name in KNOWN), count
    assert 500 < count["another"] < 700, count


def test_a_buried_card_that_nobody_can_mistake_is_told_by_the_worlds() -> None:
    """If the whole hand was known, so is what is left of it as soon as the others are seen."""
    table = retrieved("Oosa").play("play Oosa", "choose Homing Missiles", "skip")
    assert {below_deck(world, 0) for world in sampled(table, 60)} == KNOWN
    seen = table.play("play Battling Boomerang")
    assert {below_deck(world, 0) for world in sampled(seen, 40)} == {"Peckswift", "Homing"}


def test_known_cards_that_cannot_be_a_bluff_stay_known() -> None:
    """A bluff needs its icon: Captain Ariosa Paal has none and is still in hand, Cannoneer Tara Ko may be gone."""
    mine = Side(
        hand="Summon Sorcerer, Commodore Lo Tan, Cannoneer Qu Cha, Volca",
        active="Cannoneer Tara Ko, Captain Ariosa",
        deck_size=12,
    )
    table = duel(mine, WEAK).play("retrieve Captain Ariosa", "play Summon", "choose Cannoneer Tara Ko")
    assert len(table.state.view(1).memory.seen[0].hand) == 2
    table = table.play("play Commodore Lo Tan", "bluff Cannoneer Qu Cha")
    known = table.state.view(1).memory.seen[0].hand
    assert [table._card(slot).name for slot in known] == ["Captain Ariosa Paal"]
    worlds = sampled(table, 200)
    where = Counter("hand" if "Cannoneer Tara Ko" in names(world, n.IN_HAND) else "row" for world in worlds)
    assert all("Cannoneer Tara Ko" in names(world, n.IN_HAND) | names(world, n.IN_SUPPORT) for world in worlds)
    assert min(where.values()) > 20


def test_a_bluff_that_is_taken_back_is_known_to_its_owner_alone() -> None:
    """Summon Sorcerer takes it back face down: the opponent is told that a bluff is gone, not which one."""
    mine = Side(hand="Summon Sorcerer, Commodore Lo Tan", active="Captain Ariosa", bluffs="Captain Su Cha")
    table = duel(mine, WEAK).play("play Summon Sorcerer")
    state = table.state.copy()
    state.keep_journal()
    state.apply(0, table._action(0, "choose Captain Su Cha"))
    assert [event.for_seat(1).key for event in state.take_events()] == ["event-returned-hidden"]
    (seen, _) = state.view(1).memory.seen
    assert (seen.hand, state.view(1).table.sides[0].support) == ((), ())
    worlds = sampled(Duel(state), 40)
    assert len({frozenset(names(world, n.IN_HAND)) for world in worlds}) > 10
    assert {len(names(world, n.IN_HAND)) for world in worlds} == {2}
    assert {names(world, n.IN_HAND) == names(state, n.IN_HAND) for world in sampled(Duel(state), 5, 0)} == {True}


def test_a_bluff_that_everybody_knows_is_taken_back_in_the_open() -> None:
    """It lay disclosed in the hand before: who saw it go down knows what comes back."""
    mine = Side(hand="Summon Sorcerer, Commodore Lo Tan", shown="Captain Su Cha", active="Captain Ariosa")
    theirs = Side(active="Stars Shining", hand="Flamebreath, Spark")
    table = duel(mine, theirs).play("play Commodore Lo Tan", "bluff Captain Su Cha", "announce", "trust")
    table = table.play("play Flamebreath", "announce", "play Summon Sorcerer", "choose Captain Su Cha")
    (seen, _) = table.state.view(1).memory.seen
    assert [table._card(slot).name for slot in seen.hand] == ["Captain Su Cha"]


def test_a_bluff_taken_back_among_known_cards_leaves_exact_worlds() -> None:
    """A known Cannoneer may be the bluff that was laid, and came back: it is in hand in every world."""
    mine = Side(
        hand="mimix-30, Summon Sorcerer, Commodore Lo Tan, Cannoneer Qu Cha",
        active="Cannoneer Tara Ko",
        deck_size=12,
    )
    theirs = Side(active="Stars Shining", hand="Flamebreath, Spark")
    table = duel(mine, theirs).play("play mimix-30", "choose Cannoneer Tara Ko", "play Commodore Lo Tan")
    table = table.play("bluff Cannoneer Qu Cha", "announce", "trust", "play Flamebreath", "announce")
    assert table.state.view(1).memory.seen[0].hand == ()
    after = table.play("play Summon", "choose Cannoneer Qu Cha")
    assert all("Cannoneer Tara Ko" in names(world, n.IN_HAND) for world in sampled(after, 60))


def names(state: Any, place: int, seat: int = 0) -> set[str]:
    slots = range(seat * n.DECK, (seat + 1) * n.DECK)
    return {facts.BOX.cards[state.card_at(slot)].name for slot in slots if state.place_of(slot) == place}


def test_cards_given_back_unseen_leave_all_known_ones_but_two() -> None:
    """Shaman of the Deeds to Come: three cards drawn, two put back; at most two of the known ones are in the deck."""
    table = retrieved("Shaman of the Deeds, Volca").play("play Shaman of the Deeds", "announce")
    while "use Shaman of the Deeds to Come" not in table.legal():
        table = table.play("play Volca")
    table = table.play("use Shaman of the Deeds", "choose Peckswift")
    for world in sampled(table, 100):
        assert len(KNOWN - hand(world, 0)) <= 1, "one card is on its way back"
    after = table.play(next(line for line in sorted(table.legal()) if line.startswith("choose")))
    missing = Counter(len(KNOWN - hand(world, 0)) for world in sampled(after, 300))
    assert set(missing) == {0, 1, 2}


def test_disclosed_cards_are_never_lost_from_sight() -> None:
    """They lie open until they are used, whatever else leaves the hand."""
    mine = Side(hand="Oosa, Volca", shown="Lavar, Tome", deck_size=12)
    table = duel(mine, WEAK).play("play Oosa", "choose Volca", "skip")
    assert {"Lavar", "Tome"} <= set.intersection(*(set(hand(world, 0)) for world in sampled(table, 30)))
    assert table.state.view(1).memory.seen[0].past == ()


def test_a_hand_is_older_than_the_deck_into_which_the_discards_were_shuffled() -> None:
    """Administer Water of Immortality: none of the discards is in hand, and later only as many as were drawn."""
    mine = Side(
        hand="Administer Water of Immortality, Volca, Lavar",
        discards="Blaze, Sear, Torch, Shimmer",
        deck="Cinder, Flare",
        deck_size=2,
    )
    discards = {card.split()[0] for card in names(duel(mine, WEAK).state, n.DISCARDED)}
    table = duel(mine, WEAK).play("play Administer", "do")
    for world in sampled(table, 60):
        assert not discards & hand(world, 0), "the hand was drawn before"
    drawn = table.play("play Volca", "announce")
    held = [len(discards & hand(world, 0)) for world in sampled(drawn, 60)]
    assert drawn.hand(0) == 6
    assert max(held) == 5, "five cards were drawn since"
    assert all("Lavar" not in hand(world, 0) or len(hand(world, 0)) == 6 for world in sampled(drawn, 10))


def test_the_past_is_forgotten_when_it_says_nothing_any_more() -> None:
    """As soon as the known cards are seen again, equal knowledge has equal keys."""
    table = retrieved("Oosa, Volca, Lavar").play("play Oosa", "choose Volca", "skip")
    assert table.state.view(1).memory.seen[0].past != ()
    later = table.play("play Battling Boomerang", "announce", "play Spark", "announce")
    for line in ("retrieve Battling Boomerang", "play Peckswift", "play Homing Missiles"):
        later = later.play(line)
    assert later.state.view(1).memory.seen[0].past == ()


def test_the_owner_sees_what_others_could_follow() -> None:
    """A world drawn from the owner's view has the same past: the owner knows what the others know."""
    table = retrieved("Oosa, Volca, Lavar").play("play Oosa", "choose Volca", "skip")
    for viewer in (0, 1, None):
        for world in sampled(table, 5, viewer):
            assert world.view(viewer) == table.state.view(viewer)
            assert GAME.key(world.view(viewer)) == GAME.key(table.state.view(viewer))
