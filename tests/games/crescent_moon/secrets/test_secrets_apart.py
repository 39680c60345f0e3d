"""For each secret two games that differ in nothing else: a seat that must not know it receives the same in both."""

from collections.abc import Sequence
from typing import Any

import pytest

from games.crescent_moon.table import table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.notation.notation import CARD_NAMES
from moonsaga.games.crescent_moon.restore import restore
from moonsaga.kernel.contract import CHANCE, Message

VIEWERS = (*RULERS, None)


class Witnessed:
    """A game, and what each seat and the spectators were told in it."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.state.keep_journal()
        self.heard: dict[str | None, list[Message | None]] = {viewer: [] for viewer in VIEWERS}

    def play(self, *lines: str) -> "Witnessed":
        for line in lines:
            who, _, text = line.partition(": ")
            seat = CHANCE if who == "chance" else RULERS.index(who)
            action = GAME.read(self.state, seat, text)
            assert action in ([one for one, _ in self.state.chance()] if seat == CHANCE else self.state.legal(seat)), (
                line
            )
            self.state.apply(seat, action)
            for event in self.state.take_events():
                for viewer in VIEWERS:
                    self.heard[viewer].append(event.for_seat(None if viewer is None else RULERS.index(viewer)))
        return self

    def view(self, viewer: str | None) -> Any:
        return self.state.view(None if viewer is None else RULERS.index(viewer))


def drawn(pieces: str = "", **given: Any) -> Witnessed:
    return Witnessed(table(pieces, **given).state)


def same(one: Witnessed, two: Witnessed, knowing: Sequence[str]) -> None:
    """Only those who know can tell the two games apart, and they can."""
    for viewer in VIEWERS:
        alike = (one.view(viewer), one.heard[viewer]) == (two.view(viewer), two.heard[viewer])
        assert alike == (viewer not in knowing), viewer
    assert one.state.to_act() == two.state.to_act()


def look(game: Witnessed, cards: Sequence[str]) -> Witnessed:
    return game.play(*(f"chance: look {card}" for card in cards))


# --- hands ------------------------------------------------------------------------------------------------------------


def test_hands() -> None:
    one = drawn(lines="warlord hand: guard secret, warfare")
    two = drawn(lines="warlord hand: imam secret, warfare")
    same(one, two, ["warlord"])


def test_what_informants_saw() -> None:
    """Whose hand was looked at is public; what is in it is known to the owner and the one who looked."""
    one, two = (
        drawn(now="year 1, action 1, caliph", lines=f"caliph hand: informants\nwarlord hand: {card} secret").play(
            "caliph: informants warlord"
        )
        for card in ("guard", "imam")
    )
    same(one, two, ["warlord", "caliph"])


# --- card choices -----------------------------------------------------------------------------------------------------

FIGHT = "h5: warlord 3 ordinary\nh6: caliph 3 ordinary\nh3: murshid influence"
HANDS = "warlord hand: guard, raiders\ncaliph hand: general, guard\nmurshid hand: truce, corruption"


def choosing() -> Witnessed:
    game = drawn(FIGHT, lines=HANDS).play("warlord: assault h5 h6 3+0")
    return game.play("murshid: skip", "warlord: skip", "caliph: skip")


@pytest.mark.parametrize("chosen", ["guard", "guard raiders", "raiders"])
def test_card_choices_and_their_number_in_a_combat(chosen: str) -> None:
    one, two = choosing().play("warlord: commit nothing"), choosing().play(f"warlord: commit {chosen}")
    same(one, two, ["warlord"])
    same(one.play("caliph: commit general"), two.play("caliph: commit general"), ["warlord"])


def test_what_the_murshid_meddles_with() -> None:
    """Before the reveal it is known that the Murshid chose some card and whom it helps, but not which and how many."""
    one, two = (
        choosing().play("warlord: commit nothing", "caliph: commit nothing", f"murshid: commit {cards}")
        for cards in ("truce", "truce corruption")
    )
    same(one, two, ["murshid"])


def test_card_choices_in_a_contest() -> None:
    pieces, hands = "h4: caliph fort\nh5: warlord 1 ordinary", "caliph hand: imam, vizier\nwarlord hand: coercion"
    games = []
    for cards in ("imam vizier", "nothing"):
        game = drawn(pieces, now="year 1, action 1, caliph", lines=hands).play("caliph: influence h5")
        games.append(game.play(f"caliph: commit {cards}", "warlord: commit coercion"))
    same(games[0], games[1], ["caliph"])


# --- windows ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["boats", "informants warlord"])
def test_answers_in_a_window(answer: str) -> None:
    """Until all have answered nobody knows what one of them said."""
    hands = "caliph hand: boats, informants\nwarlord hand: warfare, boats"
    pieces = "h5: warlord 2 ordinary\nh6: caliph 1 ordinary"
    one, two = (
        drawn(pieces, lines=hands).play("warlord: assault h5 h6 2+0", f"caliph: {said}") for said in (answer, "skip")
    )
    same(one, two, ["caliph"])


def test_whether_a_ruler_holds_the_card_of_a_window_stays_secret() -> None:
    """Who is asked follows from what all know: a hidden card could be Boats whether it is or not."""
    one, two = (
        drawn("h5: warlord 2 ordinary\nh6: caliph 1 ordinary", lines=f"sultan hand: {card} secret").play(
            "warlord: assault h5 h6 2+0"
        )
        for card in ("boats", "guard")
    )
    assert one.state.to_act() == (2,)
    same(one, two, ["sultan"])
    same(one.play("sultan: skip"), two.play("sultan: skip"), ["sultan"])


# --- Plot -------------------------------------------------------------------------------------------------------------

SEEN = ("imam.1", "imam.2", "corruption.1", "guard.1", "guard.2", "boats.1", "raiders.1")
OTHERS = ("truce.2", "imam.2", "corruption.2", "vizier.1", "guard.2", "boats.2", "general.1")


def plotting(seen: Sequence[str], hand: str = "assassins") -> Witnessed:
    return look(drawn(now="year 1, action 1, murshid", lines=f"murshid hand: {hand}").play("murshid: plot"), seen)


def test_what_the_murshid_sees() -> None:
    same(plotting(SEEN), plotting(OTHERS), ["murshid"])


@pytest.mark.parametrize("title", ["imam", "corruption"])
def test_what_the_murshid_takes(title: str) -> None:
    seen = (*SEEN[:3], "truce.1", *SEEN[4:])
    same(plotting(seen).play("murshid: choose truce"), plotting(seen).play(f"murshid: choose {title}"), ["murshid"])


def test_what_the_murshid_puts_back_on_top() -> None:
    one, two = (plotting(seen).play("murshid: choose imam") for seen in (SEEN, OTHERS))
    same(one, two, ["murshid"])


def test_what_the_murshid_puts_under_the_deck() -> None:
    """Too few were taken: none of the rest is a Murshid card, and no more is known."""
    dull = ("guard.1", "guard.2", "boats.1", "raiders.1", "vizier.1", "mamluks.1", "general.1")
    one, two = plotting(dull), plotting((*dull[:-1], "raiders.2"))
    same(one, two, ["murshid"])


@pytest.mark.parametrize("second", ["imam", "truce"])
def test_both_cards_that_an_empty_hand_takes(second: str) -> None:
    seen = ("imam.1", "imam.2", "corruption.1", "truce.1", "guard.2", "boats.1", "raiders.1")
    order = {"imam": ("choose imam", "choose imam"), "truce": ("choose imam", "choose truce")}
    one = plotting(seen, "").play("murshid: choose corruption", "murshid: choose truce")
    two = plotting(seen, "").play(*(f"murshid: {line}" for line in order[second]))
    same(one, two, ["murshid"])


def test_what_is_taken_from_a_deck_that_all_know() -> None:
    """After a reshuffle everybody knows the cards of the deck, but not which of them the Murshid takes."""
    games = []
    for title in ("imam", "corruption"):
        game = drawn(now="year 1, action 1, murshid", lines="murshid hand: assassins")
        raw = game.state.raw()
        for card, place in enumerate(raw["place"]):
            if place == n.DECK:
                raw["knows"][card] = n.EVERYBODY
        known = Witnessed(restore(raw)).play("murshid: plot")
        games.append(look(known, SEEN).play(f"murshid: choose {title}"))
    same(games[0], games[1], ["murshid"])
    assert len(games[0].view("caliph").memory.lots) == 1


# --- Conspire and Scholars --------------------------------------------------------------------------------------------


def conspiring(hidden: Sequence[str]) -> Witnessed:
    lines = "sultan market: guard guard -"
    game = drawn(now="year 1, action 1, sultan", lines=lines).play("sultan: conspire")
    return look(game, ("imam.1", *hidden)).play("sultan: choose imam")


def test_what_the_sultan_puts_under_the_deck() -> None:
    """One card comes onto the Sultan's market, open to all; the other nine are the Sultan's secret."""
    nine = [name for name in CARD_NAMES if name.startswith(("boats", "raiders", "mamluks", "truce", "general"))]
    same(conspiring(nine[:9]), conspiring([*nine[1:9], "vizier.1"]), ["sultan"])


@pytest.mark.parametrize("kept", ["guard", "boats"])
def test_what_scholars_keep_and_what_goes_under_the_deck(kept: str) -> None:
    games = []
    for seen, title in ((("imam.1", "truce.1"), "imam"), (("guard.1", "boats.1"), kept)):
        game = drawn(now="year 1, action 1, caliph", lines="caliph hand: scholars").play("caliph: play scholars")
        games.append(look(game, seen).play(f"caliph: choose {title}"))
    same(games[0], games[1], ["caliph"])


# --- tiles ------------------------------------------------------------------------------------------------------------


def test_tiles_in_hand() -> None:
    games = []
    for first in ("fields", "wilderness"):
        game = Witnessed(GAME.new({"map": "variable", "seats": 5}))
        games.append(game.play(f"chance: deal {first}"))
    same(games[0], games[1], ["warlord"])


# --- whose card it is -------------------------------------------------------------------------------------------------

PLAIN = ("raiders.1", "mamluks.1", "mamluks.2", "vizier.2", "infantry.1", "infantry.2")
FULL_MARKET = "market: camel-riders camel-riders scouts caravan caravan coercion coercion coercion scouts"


def only_in_deck(game: Witnessed, cards: Sequence[str]) -> Witnessed:
    """All other cards of the deck lie spent before the Nomad."""
    raw = game.state.raw()
    for card, place in enumerate(raw["place"]):
        if place == n.DECK and CARD_NAMES[card] not in cards:
            raw["place"][card], raw["knows"][card] = n.SPENT + n.NOMAD, n.EVERYBODY
    return Witnessed(restore(raw))


def turn_of(game: Witnessed, ruler: str) -> Witnessed:
    """The same position with another ruler's action."""
    raw = game.state.raw()
    raw["seat"] = raw["who"] = RULERS.index(ruler)
    raw["phase"] = n.ACT
    heard, again = game.heard, Witnessed(restore(raw))
    again.heard = heard
    return again


def disappointed(sultans: str, seen: str, rest: Sequence[str]) -> Witnessed:
    """Plot found nothing among seven cards, which lie under the deck; Conspire looks at these and at the rest."""
    lines = f"murshid hand: truce\nsultan market: {sultans}\nwarlord: 20 coins\n{FULL_MARKET}"
    game = drawn("h5: warlord 1 ordinary", now="year 1, action 1, murshid", lines=lines)
    game = look(only_in_deck(game, (*PLAIN, seen, *rest)).play("murshid: plot"), (*PLAIN, seen))
    return look(game.play("sultan: conspire"), (*rest, *PLAIN, seen))


def test_a_card_turned_up_does_not_tell_which_part_of_a_shuffled_group_it_was() -> None:
    """Conspire: what was looked at goes back shuffled, the seven that are not the Murshid's among the others."""
    others = ("imam.1", "sheikh.1")
    one = turn_of(disappointed("boats boats general", "guard.1", ("vizier.1", *others)), "warlord")
    two = turn_of(disappointed("boats boats general", "vizier.1", ("guard.1", *others)), "warlord")
    same(one, two, ["murshid", "sultan"])
    buying = ("warlord: buy near-1", "warlord: done", "chance: market guard.1")
    same(one.play(*buying), two.play(*buying), ["murshid", "sultan"])


def test_a_card_laid_out_does_not_tell_which_of_those_looked_at_it_was() -> None:
    """Conspire: of a card that comes onto the Sultan's market nobody can say whether the Murshid had seen it."""
    one = disappointed("boats general -", "guard.1", ("vizier.1",)).play("sultan: choose guard")
    two = disappointed("boats general -", "vizier.1", ("guard.1",)).play("sultan: choose guard")
    same(one, two, ["murshid", "sultan"])


def test_a_murshid_card_laid_out_shows_that_the_others_are_none() -> None:
    """Only one of the eight could be a Murshid card: when it lies open, the seven others are known to be none."""
    game = disappointed("boats general -", "guard.1", ("imam.1",)).play("sultan: choose imam")
    assert [slot.tag for slot in game.view(None).memory.deck[0]] == [n.NOT_MURSHIDS] * 7


def holding(held: str, kept: str) -> Witnessed:
    """The Caliph holds one card, and has kept another one with Scholars that is known to be none of the Murshid's."""
    pool = ("guard.1", "raiders.1", "mamluks.1", "mamluks.2", "vizier.1", "vizier.2", "infantry.1", "infantry.2")
    hands = f"caliph hand: scholars, {held} secret\nwarlord hand: warfare\nmurshid hand: truce"
    game = drawn("h5: warlord 3 ordinary\nh6: caliph 3 ordinary", now="year 1, action 1, murshid", lines=hands)
    game = only_in_deck(game, pool).play("murshid: plot")
    game = look(game, [name for name in pool if not name.startswith(held)])
    game = look(turn_of(game, "caliph").play("caliph: play scholars"), (f"{kept}.1", "infantry.1"))
    return turn_of(game.play(f"caliph: choose {kept}"), "warlord")


def test_a_card_shown_from_a_hand_does_not_tell_whether_it_is_the_one_kept() -> None:
    """Scholars: the card kept is none of the Murshid's; the one that is shown may be it or the one held before."""
    one, two = holding("guard", "raiders"), holding("raiders", "guard")
    same(one, two, ["murshid", "caliph"])
    for game in (one, two):
        game.play("warlord: assault h5 h6 3+0", "warlord: commit nothing", "caliph: commit guard")
        assert [slot.tag for slot in game.view(None).memory.hands[3]] == [n.NO_TAG]
    same(one, two, ["murshid", "caliph"])


def test_a_card_shown_from_a_hand_does_not_tell_whether_plot_gave_it() -> None:
    """The Murshid holds an old card of their own and two that Plot gave: which of them they show is not known."""
    games = []
    for old in ("truce.1", "corruption.1"):
        cards = ("truce.1", "corruption.1", "imam.1")
        hands = "murshid hand: truce secret, corruption secret, imam secret"
        raw = drawn(FIGHT, lines=f"warlord hand: guard\ncaliph hand: guard\n{hands}").state.raw()
        for name in cards:
            raw["tag"][CARD_NAMES.index(name)] = n.NO_TAG if name == old else n.IS_MURSHIDS
        games.append(Witnessed(restore(raw)).play("warlord: assault h5 h6 3+0", "murshid: skip", "murshid: skip"))
    one, two = games
    same(one, two, ["murshid"])
    for game in games:
        game.play("warlord: skip", "caliph: skip", "warlord: commit nothing", "caliph: commit nothing")
        game.play("murshid: commit truce", "murshid: side attacker")
    same(one, two, [])  # what all could know of the two others is lost, so even the Murshid's view is the same
