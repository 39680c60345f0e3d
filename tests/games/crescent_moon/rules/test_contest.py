"""Influence contests, Anytime cards, and what is secret in them."""

from typing import Any

import pytest

from games.crescent_moon.table import Table, said, table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts


def contest(pieces: str, hand: str = "", others: str = "", **options: Any) -> Table:
    """The Caliph tries for influence in h5."""
    lines = f"caliph hand: {hand}\n{others}"
    drawn = table(pieces, now="year 1, action 1, caliph", lines=lines, **options).play("caliph: influence h5")
    while drawn.phase().startswith("pact"):
        drawn.play(f"{drawn.asked()[0]}: skip")
    return drawn


def strengths(drawn: Table) -> tuple[object, object]:
    args = drawn.events("contest-strength")[-1].args
    return args["attack"], args["defence"]


def resolve(drawn: Table) -> Table:
    """Everybody resolves their cards in the order of the list."""
    while drawn.phase() == "resolve":
        ruler = drawn.asked()[0]
        drawn.play(f"{ruler}: {drawn.legal(ruler)[0]}")
    return drawn


@pytest.mark.parametrize(("edition", "defence"), [("recommended", 3), ("cs", 3), ("pl", 2)])
def test_civil_influence_of_several_defenders(edition: str, defence: int) -> None:
    """D01: one for each civil defender; in the Polish edition one for all of them together."""
    drawn = contest("h4: caliph fort\nh5: warlord 1 ordinary, city, murshid influence", edition=edition)
    for ruler in drawn.asked():
        drawn.play(f"{ruler}: commit nothing")
    drawn.play("warlord: side defender", "murshid: side defender", "sultan: side defender")
    assert strengths(drawn) == (0, defence)
    assert drawn.hex("h5").influence == "murshid"


def test_supporters_count_each_and_force_counts_once() -> None:
    drawn = contest("h5: warlord 3 ordinary, city, nomad influence\nh4: caliph fort")
    for ruler in drawn.asked():
        drawn.play(f"{ruler}: commit nothing")
    drawn.play("warlord: side attacker", "sultan: side attacker", "nomad: side attacker")
    assert strengths(drawn) == (3, 0)  # force 1, city 1, token 1
    assert drawn.hex("h5").influence == "caliph"
    assert drawn.of("tokens", "nomad") == facts.TOKENS_OF[4]


def test_the_palace_is_both_force_and_settlement() -> None:
    drawn = contest("h5: palace, sultan influence")
    for ruler in drawn.asked():
        drawn.play(f"{ruler}: commit nothing")
    drawn.play("sultan: side defender")
    assert strengths(drawn) == (2, 1)


def test_a_murshid_next_door_takes_part_with_cards_alone() -> None:
    """Murshid: authority; without presence only cards count."""
    drawn = contest("h4: caliph fort\nh6: murshid influence", "", "murshid hand: imam")
    assert drawn.asked() == ["murshid", "caliph"]
    drawn.play("caliph: commit nothing", "murshid: commit imam", "murshid: side defender")
    resolve(drawn)
    assert strengths(drawn) == (0, 2)
    assert drawn.hex("h5").influence == ""


CARDS = [
    ("imam", "h5", 2),
    ("coercion", "h5", 2),
    ("dervish", "h5", 1),
    ("dervish", "h2", 2),
    ("dervish", "h8", 2),
    ("vizier", "h5", 1),
    ("vizier", "h4", 2),
]


@pytest.mark.parametrize(("card", "where", "bonus"), CARDS)
def test_what_cards_give(card: str, where: str, bonus: int) -> None:
    """Dervish: more in the desert and at the sacred site; Vizier: more in a hex one controls."""
    drawn = table(
        f"h4: caliph fort\nh5: caliph influence\n{where}: nomad influence".replace("h5: caliph influence\nh5:", "h5:"),
        now="year 1, action 1, caliph",
        lines=f"caliph hand: {card}",
    )
    drawn.play(f"caliph: influence {where}", f"caliph: commit {card}", "nomad: commit nothing", "nomad: side defender")
    drawn.play(f"caliph: resolve {card}")
    force = 1 if where == "h4" else 0
    assert strengths(drawn) == (bonus + force, 1)


def test_rebellion_in_a_contest() -> None:
    drawn = contest("h4: caliph fort\nh5: town", "rebellion")
    drawn.play("caliph: commit rebellion", "sultan: commit nothing", "sultan: side defender")
    resolve(drawn)
    assert strengths(drawn) == (1, 1)


def test_assassins_and_bodyguard_in_a_contest() -> None:
    hands = "murshid hand: imam\nsultan hand: assassins"
    drawn = contest("h4: caliph fort\nh5: city, murshid influence", "vizier", hands)
    drawn.play("caliph: commit vizier", "murshid: commit imam", "sultan: commit assassins")
    drawn.play("murshid: side defender", "sultan: side attacker")
    assert drawn.legal("sultan") == ["kill murshid imam", "kill caliph vizier"]
    drawn.play("sultan: kill murshid imam")
    resolve(drawn)
    assert strengths(drawn) == (2, 1)
    guarded = contest("h4: caliph fort\nh5: city", "bodyguard, vizier", "sultan hand: assassins")
    guarded.play("caliph: commit vizier bodyguard", "sultan: commit assassins", "sultan: side defender")
    assert guarded.asked() == ["caliph"]  # nobody can be killed


def test_corruption_takes_one_from_the_side_of_whom_it_strikes() -> None:
    """C19."""
    drawn = contest("h4: caliph fort\nh5: warlord 1 ordinary", "corruption")
    drawn.play("caliph: commit corruption", "warlord: commit nothing", "warlord: side defender")
    drawn.play("caliph: resolve corruption")
    assert drawn.legal("caliph") == ["ruler warlord"]
    drawn.play("caliph: ruler warlord")
    assert strengths(drawn) == (0, 0)
    assert drawn.hand("warlord") == ["warfare", "corruption"]
    assert drawn.hex("h5").influence == "caliph"


def test_influence_may_fall_below_zero_in_a_contest() -> None:
    """C18 is about combat, where losses follow from strength; a contest only compares, and Corruption always counts."""
    drawn = contest("h4: caliph fort\nh6: murshid influence", "", "murshid hand: corruption")
    drawn.play("caliph: commit nothing", "murshid: commit corruption", "murshid: side defender")
    drawn.play("murshid: resolve corruption", "murshid: ruler caliph")
    assert strengths(drawn) == (-1, 0)
    assert drawn.hex("h5").influence == ""


def test_a_pact_in_a_contest_binds_a_supporter_too() -> None:
    """C10: a supporter wins with the attacker."""
    drawn = table("h4: caliph fort\nh5: city\nh6: murshid influence", now="year 1, action 1, caliph")
    drawn.play("caliph: influence h5", "murshid: pact sultan 3", "sultan: accept")
    for ruler in drawn.asked():
        drawn.play(f"{ruler}: commit nothing")
    drawn.play("murshid: side attacker", "sultan: side attacker")
    assert drawn.points("sultan") == 2
    assert drawn.points("murshid") == 8


# --- Anytime cards ----------------------------------------------------------------------------------------------------


def test_a_ruler_who_could_hold_an_anytime_card_acts_before_cards_are_chosen() -> None:
    hands = "warlord hand: boats\nsultan hand: imam secret\ncaliph hand: imam"
    drawn = table("h4: caliph fort\nh5: town", now="year 1, action 1, caliph", lines=hands).play("caliph: influence h5")
    assert drawn.asked() == ["warlord", "sultan"]  # the Caliph's only card is known to be an Imam
    assert drawn.legal("sultan") == ["skip"]
    assert drawn.legal("warlord") == ["boats", "skip"]
    drawn.play("sultan: skip", "warlord: boats")
    assert drawn.raw["boats"] == 1
    assert drawn.asked() == ["sultan", "caliph"]


def test_boats_let_the_murshid_reach_across_the_river() -> None:
    """C13: nobody's adjacency is cut by rivers in this action."""
    land = """
        h1 crossing 0.0 r0
        h2 river 1.-1 r3
        h3 fields -1.0
    """
    pieces = "h1: caliph 1 ordinary\nh3: warlord 2 ordinary\nh2: murshid influence"
    drawn = table(pieces, land=land, lines="murshid hand: boats").play("warlord: assault h3 h1 2+0")
    drawn.play("murshid: skip")
    assert drawn.asked() == ["warlord", "caliph"]
    drawn = table(pieces, land=land, lines="murshid hand: boats").play("warlord: assault h3 h1 2+0")
    drawn.play("murshid: boats")
    assert drawn.phase() == "pact-murshid"


RIVERLAND = """
    h1 crossing 0.0 r0
    h2 river 1.-1 r3
    h3 fields -1.0
"""
ACROSS = "h2: murshid influence\nh3: caliph 1 ordinary"


def across(hands: str, **options: Any) -> Table:
    """The Caliph places influence in h1; the Murshid's token lies behind the river."""
    return table(ACROSS, now="year 1, action 1, caliph", land=RIVERLAND, lines=hands, **options).play(
        "caliph: influence h1"
    )


def test_boats_of_another_make_a_contest_of_quiet_influence() -> None:
    """D17, C13: an Anytime card is played in another ruler's turn too; across the river the Murshid is near."""
    drawn = across("murshid hand: boats")
    assert drawn.phase() == "window"
    assert drawn.asked() == ["murshid"]
    assert drawn.legal("murshid") == ["boats", "skip"]
    assert [message.args["hex"] for message in drawn.events("spreading")] == ["h1"]
    assert drawn.hex("h1").influence == ""
    drawn.play("murshid: boats")
    assert drawn.raw["fight"] == n.CONTEST
    assert drawn.phase() == "pact-murshid" or "murshid" in drawn.asked()
    drawn = across("murshid hand: boats").play("murshid: skip")
    assert drawn.hex("h1").influence == "caliph"
    assert drawn.raw["seat"] == 4


def test_any_ruler_may_send_the_boats_that_make_a_contest() -> None:
    drawn = across("nomad hand: boats\nwarlord hand: boats")
    assert drawn.asked() == ["warlord", "nomad"]
    drawn.play("warlord: skip", "nomad: boats")
    assert drawn.raw["fight"] == n.CONTEST


def test_no_window_for_boats_that_are_impossible_or_change_nothing() -> None:
    """A window asks the rulers who could hold such a card as far as all know, and only where it matters."""
    assert across("murshid hand: informants, imam").hex("h1").influence == "caliph"
    assert across("caliph hand: boats").hex("h1").influence == "caliph"  # the acting ruler
    assert across("sultan hand: imam secret").asked() == ["sultan"]  # it could be Boats, as far as the others know
    no_token = table("h3: caliph 1 ordinary", now="year 1, action 1, caliph", land=RIVERLAND, lines="nomad hand: boats")
    assert no_token.play("caliph: influence h1").hex("h1").influence == "caliph"
    murshids = table(
        "h2: murshid influence\nh3: murshid fort",
        now="year 1, action 1, murshid",
        land=RIVERLAND,
        lines="nomad hand: boats",
    )
    assert murshids.play("murshid: influence h1").hex("h1").influence == "murshid"


def test_a_card_that_is_known_to_be_the_murshids_is_no_boats() -> None:
    """Nobody is asked for what Plot cannot have given: Boats are no card of the Murshid."""
    drawn = table(ACROSS, now="year 1, action 1, murshid", land=RIVERLAND, lines="murshid hand: truce")
    drawn.play("murshid: plot")
    for card in ("imam.1", "imam.2", "guard.1", "guard.2", "boats.1", "raiders.1", "vizier.1"):
        drawn.play(f"chance: look {card}")
    drawn.play("murshid: choose imam", "sultan: pass").draw_any().play("caliph: influence h1")
    assert drawn.hex("h1").influence == "caliph"


def test_who_played_an_anytime_card_is_asked_for_another() -> None:
    """Anytime: nothing limits their number; a window closes when nobody plays one more."""
    hands = "caliph hand: boats, informants\nwarlord hand: guard secret, warfare"
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 1 ordinary", lines=hands).play("warlord: assault h5 h6 2+0")
    assert drawn.asked() == ["warlord", "caliph"]
    drawn.play("warlord: skip", "caliph: boats")
    assert drawn.asked() == ["caliph"]
    assert drawn.legal("caliph") == ["informants warlord", "skip"]
    drawn.play("caliph: informants warlord")
    assert drawn.phase() == "commit"
    assert drawn.cards(n.DISCARDS) == ["informants", "boats"]


def test_boats_may_be_played_before_a_card_is_resolved() -> None:
    """Anytime, C13: General, Sheikh and Destroyer reach across the river then."""
    pieces = "h1: caliph 3 ordinary\nh3: warlord 3 ordinary"
    hands = "caliph hand: boats, general"
    drawn = table(pieces, land=RIVERLAND, lines=hands).play("warlord: assault h3 h1 3+0", "caliph: skip")
    drawn.play("warlord: commit nothing", "caliph: commit general")
    assert drawn.legal("caliph") == ["resolve general", "boats"]
    drawn.play("caliph: boats", "caliph: resolve general")
    assert drawn.legal("caliph") == [
        "unit h2 ordinary",
        "unit h3 ordinary",
        "done",
    ]
    drawn.play("caliph: unit h2 ordinary")
    assert drawn.units("caliph", "h2") == (1, 0)


def test_boats_may_be_played_while_a_card_is_resolved() -> None:
    pieces = "h1: caliph 3 ordinary\nh3: warlord 3 ordinary"
    drawn = table(pieces, land=RIVERLAND, lines="caliph hand: boats, general").play("warlord: assault h3 h1 3+0")
    drawn.play("caliph: skip", "warlord: commit nothing", "caliph: commit general", "caliph: resolve general")
    assert drawn.legal("caliph") == ["unit h3 ordinary", "done", "boats"]
    drawn.play("caliph: boats")
    assert drawn.legal("caliph") == ["unit h2 ordinary", "unit h3 ordinary", "done"]


def test_informants_come_too_late_once_cards_have_been_chosen() -> None:
    """Informants: in a combat or contest only before the cards are chosen; Boats may be played while they count."""
    hands = "caliph hand: guard\nwarlord hand: warfare, raiders, informants, boats"
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 2 ordinary", lines=hands).play("warlord: assault h5 h6 2+0")
    assert "informants caliph" in drawn.legal("warlord")
    drawn.play("warlord: skip", "warlord: commit raiders", "caliph: commit nothing")
    assert drawn.legal("warlord") == ["resolve raiders", "boats"]
    assert drawn.refused("warlord: informants caliph") == "wrong-moment"


def test_of_two_rulers_who_play_boats_at_once_the_later_one_keeps_the_card() -> None:
    """Ruling: cards of a window count in turn order, and boats are on the water already; all have seen the card."""
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 2 ordinary", lines="caliph hand: boats\nsultan hand: boats")
    drawn.play("warlord: assault h5 h6 2+0", "sultan: boats", "caliph: boats")
    assert (drawn.hand("sultan"), drawn.hand("caliph")) == ([], ["boats"])
    assert [message.args["who"] for message in drawn.events("boats")] == ["ruler-sultan"]
    assert [message.args["who"] for message in drawn.events("boats-kept")] == ["ruler-caliph"]
    assert drawn.state.view(None).memory.hands[3][0].knows == n.EVERYBODY
    assert drawn.phase() == "commit"
    said(drawn)


def test_informants_may_be_sent_before_an_offer_is_answered() -> None:
    """Anytime: at every moment at which one is asked alone."""
    hands = "sultan hand: informants\nwarlord hand: guard secret\nsultan market: imam vizier -\nwarlord: 9 coins"
    drawn = table("h5: warlord 1 ordinary", lines=hands).play("warlord: ask sultan-1")
    drawn.play("warlord: price 1")
    assert "informants warlord" in drawn.legal("sultan")
    drawn.play("sultan: informants warlord", "sultan: price 3", "warlord: accept")
    assert drawn.coins("warlord") == 6


def test_nobody_plays_an_anytime_card_while_pacts_are_made_and_cards_are_chosen() -> None:
    """Ruling: the window before has just closed; with it who may meddle is settled."""
    pieces = "h5: warlord 2 ordinary\nh6: caliph 1 ordinary\nh3: murshid influence"
    drawn = table(pieces, lines="murshid hand: boats\ncaliph hand: boats").play("warlord: assault h5 h6 2+0")
    drawn.play("murshid: skip", "caliph: skip")
    assert drawn.refused("murshid: boats") == "wrong-moment"
    drawn.play("murshid: skip", "warlord: skip")
    assert drawn.refused("caliph: boats") == "wrong-moment"
    drawn.play("caliph: skip")
    assert drawn.refused("caliph: boats") == "wrong-moment"


def test_informants_show_a_hand_to_one_ruler() -> None:
    hands = "warlord hand: warfare, informants\nmurshid hand: imam secret, truce secret"
    drawn = table("h5: warlord 1 ordinary", lines=hands)
    assert drawn.refused("warlord: informants warlord") == "own-hand"
    assert drawn.refused("warlord: informants sultan") == "no-hand"
    assert [slot.card for slot in drawn.state.view(0).memory.hands[1]] == [-1, -1]
    drawn.play("warlord: informants murshid")
    assert sorted(facts.KIND_NAMES[facts.KIND_OF[slot.card]] for slot in drawn.state.view(0).memory.hands[1]) == [
        "imam",
        "truce",
    ]
    assert [slot.card for slot in drawn.state.view(3).memory.hands[1]] == [-1, -1]
    assert drawn.asked() == ["warlord"]  # it costs no action


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_nothing_is_known_of_a_choice_before_the_reveal() -> None:
    """Simultaneous choices: that a ruler has chosen is public; which cards, and how many, is not."""
    hands = "murshid hand: imam, corruption"
    pieces = "h4: caliph fort\nh5: murshid influence"
    one = contest(pieces, "", hands).play("murshid: commit imam corruption")
    two = contest(pieces, "", hands).play("murshid: commit nothing")
    assert one.state.view(3) == two.state.view(3)
    assert one.state.view(None) == two.state.view(None)
    assert one.state.view(1) != two.state.view(1)
    assert one.state.view(3).table.answered == (1,)
    assert one.told == two.told


def test_a_ruler_has_no_side_before_declaring_it() -> None:
    """Contest 2: who takes part is known, on which side only when they declare it."""
    drawn = contest("h4: caliph fort\nh5: warlord 1 ordinary, city")
    rulers = drawn.state.view(None).table.rulers
    assert [one.takes_part for one in rulers] == [True, False, True, False, False]
    assert [one.side for one in rulers] == [-1] * 5
    for ruler in drawn.asked():
        drawn.play(f"{ruler}: commit nothing")
    drawn.play("warlord: side defender")
    assert [one.side for one in drawn.state.view(None).table.rulers] == [1, -1, -1, -1, -1]
