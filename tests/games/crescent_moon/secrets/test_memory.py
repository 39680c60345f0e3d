"""What a perfect memory keeps of hidden cards: which lot they belong to when nobody saw which was taken."""

from collections import Counter
from itertools import permutations
from typing import Any

from games.crescent_moon.rules.test_contest import RIVERLAND
from games.crescent_moon.table import table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.notation.notation import CARD_NAMES
from moonsaga.games.crescent_moon.restore import restore
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng

WARLORD, MURSHID, SULTAN, CALIPH = range(4)


def number(name: str) -> int:
    return CARD_NAMES.index(name)


def dealt(who: str, hand: str, discards: tuple[str, ...], deck: tuple[str, ...] = (), **drawn: Any) -> Any:
    """The deck and the discards hold only these cards; all others lie spent before the Nomad."""
    raw = table(now=f"year 1, action 1, {who}", lines=f"{who} hand: {hand}", **drawn).raw
    kept = {number(name) for name in (*discards, *deck)}
    for card in range(n.CARDS):
        if raw["place"][card] == n.DECK and card not in kept:
            raw["place"][card], raw["knows"][card] = n.SPENT + n.NOMAD, n.EVERYBODY
    for name in discards:
        raw["place"][number(name)], raw["knows"][number(name)] = n.DISCARDS, n.EVERYBODY
    return restore(raw)


def play(state: Any, *lines: str) -> Any:
    for line in lines:
        who, _, text = line.partition(": ")
        seat = CHANCE if who == "chance" else ("warlord", "murshid", "sultan", "caliph").index(who)
        state.apply(seat, GAME.read(state, seat, text))
    return state


def where(state: Any, cards: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    raw = state.raw()
    return tuple((raw["place"][number(name)], raw["depth"][number(name)]) for name in cards)


def worlds(state: Any, seat: int | None, cards: tuple[str, ...], count: int = 1200) -> Counter[Any]:
    """How often each arrangement of these cards is imagined."""
    view = state.view(seat)
    return Counter(where(GAME.sample(view, Rng(seed)), cards) for seed in range(count))


def is_even(found: Counter[Any], arrangements: set[Any], count: int = 1200) -> bool:
    """Exactly these, each about equally often: no count is five standard deviations off."""
    share = count / len(arrangements)
    return set(found) == arrangements and all(abs(times - share) < 5 * share**0.5 for times in found.values())


FIVE = ("guard.1", "imam.1", "boats.1", "vizier.1", "truce.1")


def scholars() -> Any:
    """The shuffled deck is known to all; the Caliph looks at two cards, keeps one, the other goes under the deck."""
    state = dealt("caliph", "scholars", FIVE)
    play(state, "caliph: play scholars")
    discarded = state.raw()["place"].count(n.DECK)
    assert discarded == len(FIVE) + 1  # Scholars themselves are shuffled in
    return play(state, "chance: look guard.1", "chance: look imam.1", "caliph: choose guard")


def test_one_of_these_cards_went_to_the_hand() -> None:
    """Scholars from a known deck of six: any of them is in the hand, any other under the deck, all equally likely."""
    state = scholars()
    cards = (*FIVE, "scholars.1")
    hand, top, bottom = (CALIPH, 0), (n.DECK, 0), (n.DECK, 1)
    arrangements = set(permutations([hand, bottom, *[top] * 4]))
    assert len(arrangements) == 30
    for seat in (WARLORD, None):
        assert is_even(worlds(state, seat, cards), arrangements)
    assert set(worlds(state, CALIPH, cards, 50)) == {where(state, cards)}


def test_what_was_taken_is_known_when_all_others_have_been_seen() -> None:
    """The lot shrinks with each card that is turned up; in the end only one card can be in the hand."""
    state = scholars()
    for name in ("boats.1", "vizier.1", "truce.1", "scholars.1"):
        raw = state.raw()
        raw["place"][number(name)], raw["knows"][number(name)] = n.SPENT, n.EVERYBODY
        state = restore(raw)
    found = worlds(state, WARLORD, ("guard.1", "imam.1"), 40)
    assert set(found) == {((CALIPH, 0), (n.DECK, 0)), ((n.DECK, 0), (CALIPH, 0))}
    raw["place"][number("imam.1")], raw["knows"][number("imam.1")] = n.SPENT, n.EVERYBODY
    assert set(worlds(restore(raw), WARLORD, ("guard.1",), 20)) == {((CALIPH, 0),)}


def test_the_murshid_remembers_six_cards_when_scholars_take_two_of_them() -> None:
    """The Murshid put six cards on top; and knows that two the Caliph took are of these six."""
    state = dealt("murshid", "coercion", (), (*FIVE, "corruption.1", "imam.2", "mamluks.1", "mamluks.2"))
    play(state, "murshid: plot")
    for name in (*FIVE, "corruption.1", "imam.2"):
        play(state, f"chance: look {name}")
    raw = play(state, "murshid: choose corruption").raw()
    raw["seat"] = raw["who"] = CALIPH
    raw["place"][number("scholars.1")] = CALIPH
    state = restore(raw)
    left = (*FIVE, "imam.2")
    play(state, "caliph: play scholars")
    play(state, f"chance: look {left[0]}", f"chance: look {left[1]}")
    play(state, f"caliph: choose {left[0].partition('.')[0]}")
    found = worlds(state, MURSHID, left, 300)
    for places in found:
        assert min(places) == (CALIPH, 0)
        assert places.count((n.DECK, 0)) == len(left) - 2
    assert len(found) == len(left) * (len(left) - 1)


def test_the_marks_of_a_plot_hold_within_its_lot() -> None:
    """Plot from a known deck: the card taken is one of the Murshid's in it, each equally likely."""
    deck = ("guard.1", "imam.1", "imam.2", "vizier.1", "corruption.1", "mamluks.1", "boats.1", "boats.2", "raiders.1")
    state = dealt("murshid", "truce", deck)
    play(state, "murshid: plot")
    for name in deck[:7]:
        play(state, f"chance: look {name}")
    play(state, "murshid: choose imam")
    found = [where(GAME.sample(state.view(CALIPH), Rng(seed)), deck) for seed in range(300)]
    taken = Counter(deck[places.index((MURSHID, 0))] for places in found)
    assert set(taken) == {"imam.1", "imam.2", "corruption.1"}
    assert min(taken.values()) > 60


def test_a_window_asks_by_what_all_remember() -> None:
    """As far as everybody knows the Caliph's hidden card is of a lot without Boats: no window for the Caliph."""
    for third, asked in (("boats.2", (WARLORD, CALIPH)), ("mamluks.1", (WARLORD,))):
        cards = ("guard.1", "imam.1", third)
        state = dealt(
            "caliph", "scholars", cards, land=RIVERLAND, pieces="h2: murshid influence\nh3: nomad 1 mercenary"
        )
        raw = state.raw()
        raw["place"][number("boats.1")], raw["knows"][number("boats.1")] = WARLORD, 1 << WARLORD
        state = play(restore(raw), "caliph: play scholars", "chance: look guard.1", "chance: look imam.1")
        play(state, "caliph: choose guard")
        state.apply(n.NOMAD, GAME.read(state, n.NOMAD, "influence h1"))
        assert state.to_act() == asked


def test_who_has_seen_a_hidden_card_is_known_to_its_owner_alone() -> None:
    """Informants of the Caliph saw one hand; whether a card that stays is one of them is not everybody's business."""
    hands = "caliph hand: informants\nwarlord hand: guard secret, truce secret, warfare"
    one = table(now="year 1, action 1, caliph", lines=hands).play("caliph: informants warlord")
    view = one.state.view(WARLORD)
    assert {slot.knows for slot in view.memory.hands[WARLORD] if slot.card != n.WARFARE_CARD} == {1 | 1 << CALIPH}
    assert {slot.knows for slot in one.state.view(CALIPH).memory.hands[WARLORD]} == {1 << CALIPH, n.EVERYBODY}
    assert {slot.knows for slot in one.state.view(SULTAN).memory.hands[WARLORD]} == {0, n.EVERYBODY}
