"""Buying cards, the hand limit, and the deals with Sultan and Nomad."""

from games.crescent_moon.table import table
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import facts

MARKET = "market: imam coercion guard sheikh boats raiders imam vizier coercion"
"""Far: imam, coercion, guard; middle: sheikh, boats, raiders; near: imam, vizier, coercion."""


def test_cards_are_paid_to_their_ruler_and_own_ones_cost_half() -> None:
    """Buy power cards: near 2, middle 4, far 6; own affiliation half price to the bank."""
    drawn = table(lines=f"{MARKET}\nwarlord: 20 coins\nmurshid: 0 coins\ncaliph: 0 coins\nnomad: 0 coins")
    drawn.play("warlord: buy near-2", "warlord: buy middle-1", "warlord: buy far-2")
    assert drawn.coins("caliph") == 2
    assert drawn.coins("nomad") == 4
    assert drawn.coins("warlord") == 20 - 2 - 4 - 3
    assert sorted(drawn.hand("warlord")) == ["coercion", "sheikh", "vizier", "warfare"]


def test_one_card_from_each_part_in_any_order() -> None:
    """Buy: any number of the parts, each once; the rules know no order."""
    drawn = table(lines=f"{MARKET}\nwarlord: 20 coins")
    drawn.play("warlord: buy far-1")
    assert drawn.refused("warlord: buy far-2") == "market-done"
    assert drawn.refused("warlord: buy middle-1") == ""
    drawn.play("warlord: buy near-1")
    assert drawn.refused("warlord: buy near-2") == "market-done"
    assert drawn.refused("warlord: buy middle-1") == ""
    drawn.play("warlord: done").draw_any()
    # what was left has moved to the right
    assert [drawn.cards(n.MARKET + place)[0] for place in range(2, 9)] == [
        *("coercion", "guard", "sheikh", "boats", "raiders", "vizier", "coercion"),
    ]


def test_nomad_cards_go_to_the_bank_without_a_nomad() -> None:
    """C21."""
    drawn = table(lines=f"{MARKET}\nwarlord: 10 coins", seats=4).play("warlord: buy middle-1")
    assert drawn.coins("warlord") == 6
    assert sum(drawn.raw["coins"]) == 6


def test_too_dear() -> None:
    drawn = table(lines=f"{MARKET}\nwarlord: 1 coins")
    assert drawn.refused("warlord: buy near-1") == "no-coins"
    assert drawn.refused("warlord: buy near-3") == ""  # the Warlord's own card costs one


def test_the_sultan_fetches_one_card_of_the_own_market_free() -> None:
    drawn = table(now="year 1, action 1, sultan", lines=f"{MARKET}\nsultan market: truce general -\nsultan: 2 coins")
    drawn.play("sultan: fetch sultan-2", "sultan: buy near-1")
    assert drawn.refused("sultan: fetch sultan-1") == "market-done"
    assert sorted(drawn.hand("sultan")) == ["general", "imam"]
    assert drawn.refused("sultan: buy far-1") == "no-coins"


def test_hand_limit_is_enforced_at_once() -> None:
    """Hand limit; C15: the ninth card forces a discard, and Warfare stays."""
    hand = "warlord hand: warfare, imam, guard, guard, guard, boats, boats, boats"
    drawn = table(lines=f"market: - - - - - - raiders vizier coercion\nwarlord: 9 coins\n{hand}")
    drawn.play("warlord: buy near-1")
    assert drawn.legal("warlord") == [f"discard {name}" for name in ("imam", "guard", "boats", "raiders")]
    assert drawn.refused("warlord: discard warfare") == "warfare-stays"
    drawn.play("warlord: discard guard")
    assert drawn.cards(n.DISCARDS) == ["guard"]
    assert drawn.asked() == ["warlord"]
    drawn.play("warlord: done")


# --- the Sultan's market ----------------------------------------------------------------------------------------------


def test_a_deal_with_the_sultan_binds_and_the_buying_goes_on() -> None:
    drawn = table(lines=f"{MARKET}\nsultan market: truce general imam\nwarlord: 9 coins\nsultan: 0 coins")
    drawn.play("warlord: ask sultan-2")
    assert drawn.legal("warlord") == [f"price {coins}" for coins in range(10)]
    drawn.play("warlord: price 3")
    assert drawn.asked() == ["sultan"]
    assert drawn.refused("sultan: price 3") == "same-price"
    assert drawn.refused("sultan: price 10") == "too-dear"
    drawn.play("sultan: price 5", "warlord: accept")
    assert drawn.coins("sultan") == 5
    assert drawn.coins("warlord") == 4
    assert "general" in drawn.hand("warlord")
    drawn.play("warlord: buy near-1", "warlord: done")
    assert [event.key for event in drawn.told if event.key in LEDGER] == list(LEDGER)


LEDGER = ("event-offered", "event-countered", "event-agreed", "event-sold", "event-bought")


def test_a_refused_offer_is_not_repeated_and_another_action_follows() -> None:
    drawn = table(lines=f"{MARKET}\nsultan market: truce general imam\nwarlord: 9 coins")
    drawn.play("warlord: ask sultan-2", "warlord: price 0", "sultan: refuse")
    assert drawn.asked() == ["warlord"]
    assert drawn.refused("warlord: ask sultan-2") == "asked-before"
    assert drawn.refused("warlord: ask sultan-1") == ""
    drawn.play("warlord: buy near-1")  # the market may still be used


def test_the_buyer_may_refuse_the_counter_offer() -> None:
    drawn = table(lines=f"{MARKET}\nsultan market: truce - -\nwarlord: 9 coins")
    drawn.play("warlord: ask sultan-1", "warlord: price 1", "sultan: price 9", "warlord: refuse")
    assert drawn.coins("warlord") == 9
    assert drawn.phase() == "act"


# --- hiring and bribing -----------------------------------------------------------------------------------------------


def test_hiring_from_the_nomads_reserves() -> None:
    drawn = table(
        "h5: warlord influence",
        lines="warlord: 6 coins\nnomad: 0 coins, 3 reserves",
    )
    drawn.play("warlord: hire 2", "warlord: price 4", "nomad: accept")
    assert drawn.coins("nomad") == 4
    assert drawn.of("reserve", "nomad") == 1
    assert drawn.of("supply", "nomad") == 11
    drawn.play("warlord: hex h5", "warlord: hex h5")
    assert drawn.units("warlord", "h5") == (0, 2)
    assert drawn.asked() == ["murshid"]


def test_hiring_needs_reserves_discs_and_a_place() -> None:
    """C05: the buyer must be able to carry the deal out."""
    assert table("h5: warlord influence").refused("warlord: hire 1") == "no-reserves"
    drawn = table("h5: warlord influence, caliph fort", lines="nomad: 0 coins, 3 reserves")
    assert drawn.refused("warlord: hire 1") == "no-quarters"
    full = table("h5: sultan 5 mercenary", now="year 1, action 1, sultan", lines="nomad: 0 coins, 3 reserves")
    assert full.refused("sultan: hire 2") == "no-disc"
    assert full.refused("sultan: hire 1") == ""


def test_bribed_units_may_take_one_step() -> None:
    """Bribe: without combat, Move 1 or an assault with the bribed units alone (D21)."""
    drawn = table("h5: nomad 2 mercenary\nh4: warlord 1 ordinary", lines="warlord: 3 coins\nnomad: 0 coins")
    drawn.play("warlord: bribe h5 2", "warlord: price 3", "nomad: accept")
    assert drawn.units("nomad", "h5") == (0, 0)
    assert drawn.of("supply", "nomad") == 12
    assert drawn.units("warlord", "h5") == (0, 2)
    assert drawn.refused("warlord: move h4 h1 1+0") == "only-these"
    drawn.play("warlord: move h5 h6 0+1")
    assert drawn.units("warlord", "h6") == (0, 1)
    assert drawn.asked() == ["murshid"]


def test_bribing_some_of_several_begins_a_combat() -> None:
    drawn = table("h5: nomad 2 mercenary", lines="warlord: 3 coins")
    drawn.play("warlord: bribe h5 1", "warlord: price 0", "nomad: accept")
    assert drawn.events("combat")[0].args["whom"] == "ruler-nomad"
    drawn.play("warlord: commit nothing", "nomad: commit nothing")
    # one against one: the attacker wins the tie, nobody loses a unit, the Nomad's goes to the Nomad's reserves
    assert drawn.units("warlord", "h5") == (0, 1)
    assert drawn.of("reserve", "nomad") == 1


def test_a_failed_bribe_leads_to_another_action() -> None:
    drawn = table("h5: nomad 2 mercenary", lines="warlord: 3 coins")
    drawn.play("warlord: bribe h5 1", "warlord: price 0", "nomad: refuse")
    assert drawn.refused("warlord: bribe h5 1") == "asked-before"
    assert drawn.refused("warlord: bribe h5 2") == ""
    assert drawn.phase() == "act"


# --- Plot and Conspire ------------------------------------------------------------------------------------------------


def test_plot_takes_two_cards_into_an_empty_hand() -> None:
    drawn = table(now="year 1, action 1, murshid", lines="murshid: 0 coins").play("murshid: plot")
    for card in ("imam.1", "imam.2", "corruption.1", "guard.1", "guard.2", "boats.1", "raiders.1"):
        drawn.play(f"chance: look {card}")
    assert drawn.asked() == ["murshid"]
    assert drawn.refused("murshid: choose guard") == "others-card"
    drawn.play("murshid: choose imam", "murshid: choose corruption")
    assert sorted(drawn.hand("murshid")) == ["corruption", "imam"]
    assert [len(group) for group in drawn.state.view(None).memory.deck] == [5, 61]
    assert drawn.events("took-hidden")  # which cards, only the buyer knows


def test_plot_takes_its_two_cards_in_any_order() -> None:
    drawn = table(now="year 1, action 1, murshid").play("murshid: plot")
    for card in ("assassins.1", "imam.1", "scholars.1", "guard.1", "guard.2", "boats.1", "raiders.1"):
        drawn.play(f"chance: look {card}")
    assert drawn.legal("murshid") == ["choose assassins", "choose imam", "choose scholars"]
    drawn.play("murshid: choose scholars")
    assert drawn.legal("murshid") == ["choose assassins", "choose imam"]
    drawn.play("murshid: choose assassins")
    assert sorted(drawn.hand("murshid")) == ["assassins", "scholars"]


def test_plot_pays_for_cards_that_are_not_there_and_puts_the_rest_under_the_deck() -> None:
    drawn = table(now="year 1, action 1, murshid", lines="murshid hand: boats\nmurshid: 0 coins").play("murshid: plot")
    for card in ("guard.1", "guard.2", "guard.3", "boats.2", "raiders.1", "raiders.2", "vizier.1"):
        drawn.play(f"chance: look {card}")
    assert drawn.coins("murshid") == 1
    assert drawn.hand("murshid") == ["boats"]
    assert [len(group) for group in drawn.state.view(None).memory.deck] == [60, 7]
    assert drawn.asked() == ["sultan"]


def test_conspire_fills_the_sultans_market_and_hides_the_rest() -> None:
    drawn = table(now="year 1, action 1, sultan", lines="sultan market: truce - -").play("sultan: conspire")
    cards = ("imam.1", "imam.2", "guard.1", "guard.2", "boats.1", "raiders.1", "vizier.1", "scouts.1", "caravan.1")
    for card in (*cards, "caravan.2"):
        drawn.play(f"chance: look {card}")
    drawn.play("sultan: choose scouts", "sultan: choose guard")  # in any order
    assert [drawn.cards(n.SULTANS + place) for place in range(3)] == [["truce"], ["scouts"], ["guard"]]
    groups = drawn.state.view(2).memory.deck
    assert [len(group) for group in groups] == [57, 8]
    assert min(slot.card for slot in groups[1]) >= 0  # the Sultan knows what was put there
    assert {slot.card for slot in drawn.state.view(0).memory.deck[1]} == {-1}


def test_conspire_with_a_full_market_is_legal() -> None:
    """C04."""
    drawn = table(now="year 1, action 1, sultan", lines="sultan market: truce truce imam").play("sultan: conspire")
    drawn.draw_any()
    assert drawn.asked() == ["caliph"]


def test_a_short_deck_is_renewed_from_the_discards() -> None:
    """C03: take what is there, shuffle the discards, go on."""
    drawn = table(now="year 1, action 1, murshid", lines="discards: guard, guard, boats")
    raw = drawn.raw
    for card in range(n.CARDS):
        if raw["place"][card] == n.DECK and facts.KIND_NAMES[facts.KIND_OF[card]] not in ("imam", "raiders"):
            raw["place"][card], raw["knows"][card] = n.SPENT, n.EVERYBODY
    drawn.state.load_raw(raw)
    drawn.play("murshid: plot").draw_any()
    assert drawn.events("shuffled")
    assert drawn.asked() == ["murshid"]
    assert len(drawn.cards(n.LOOKED)) == 7


# --- the ledger -------------------------------------------------------------------------------------------------------


def test_the_ledger_shows_what_was_offered_agreed_and_paid() -> None:
    """Negotiating: every deal is data, open to all."""
    drawn = table(
        "h5: warlord influence", lines="sultan market: truce - -\nwarlord: 9 coins\nnomad: 0 coins, 2 reserves"
    )
    drawn.play("warlord: ask sultan-1", "warlord: price 1", "sultan: price 9", "warlord: refuse")
    drawn.play("warlord: hire 2", "warlord: price 0", "nomad: price 3", "warlord: accept")
    card, units = drawn.state.view(None).table.ledger
    assert (card.buyer, card.kind, card.offer, card.counter, card.outcome) == ("warlord", "card", 1, 9, "refused")
    assert facts.KIND_NAMES[card.object] == "truce"
    assert (units.kind, units.object, units.offer, units.counter, units.outcome) == ("hire", 2, 0, 3, "paid")


def test_a_pact_is_in_the_ledger_too() -> None:
    drawn = table("h5: warlord 2 ordinary\nh6: caliph 1 ordinary\nh3: murshid influence")
    drawn.play("warlord: assault h5 h6 2+0", "murshid: pact warlord 2", "warlord: accept")
    assert drawn.state.view(None).table.ledger[0].outcome == "agreed"
    drawn.play("warlord: commit nothing", "caliph: commit nothing", "murshid: commit nothing")
    pact = drawn.state.view(None).table.ledger[0]
    assert (pact.buyer, pact.kind, pact.offer, pact.counter, pact.outcome) == ("warlord", "pact", 2, -1, "paid")
