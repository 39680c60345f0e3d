"""Refusals name the rule that speaks, and say what to do instead; logs say what a reader needs."""

from games.crescent_moon.table import said, table
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.kernel.contract import Refusal


def refusal(drawn: object, line: str) -> Refusal:
    who, _, text = line.partition(": ")
    state = drawn.state  # type: ignore[attr-defined]
    found = GAME.why_not(state, RULERS.index(who), GAME.read(state, RULERS.index(who), text))
    assert found is not None
    return found


def test_pointing_at_a_hex_is_refused_under_the_rule_of_what_is_pointed_for() -> None:
    """Hired units: Hire. Sabotage and Burning Fields: Play a power card."""
    hiring = table("h5: warlord influence", lines="warlord: 6 coins\nnomad: 0 coins, 3 reserves")
    hiring.play("warlord: hire 1", "warlord: price 1", "nomad: accept")
    assert refusal(hiring, "warlord: hex h1").rule == "rule-hire"
    pieces = "h5: murshid influence, warlord fort"
    card = table(pieces, now="year 1, action 1, murshid", lines="murshid hand: sabotage").play("murshid: play sabotage")
    assert refusal(card, "murshid: hex h1").rule == "rule-play"


def test_choosing_a_card_is_refused_under_the_rule_of_who_looks() -> None:
    drawn = table(now="year 1, action 1, caliph", lines="caliph hand: scholars").play("caliph: play scholars")
    drawn.play("chance: look imam.1", "chance: look guard.1")
    assert refusal(drawn, "caliph: choose vizier").rule == "rule-play"


def test_plot_takes_cards_of_the_murshid_alone() -> None:
    drawn = table(now="year 1, action 1, murshid", lines="murshid hand: truce").play("murshid: plot")
    for card in ("imam.1", "imam.2", "guard.1", "guard.2", "boats.1", "raiders.1", "vizier.1"):
        drawn.play(f"chance: look {card}")
    found = refusal(drawn, "murshid: choose guard")
    assert (found.rule, found.reason.key) == ("rule-plot", "refusal-others-card")


def test_what_a_fight_asks_is_refused_under_the_rule_of_the_fight() -> None:
    """Sides and ties belong to Combat or to the contest, an answer that is skipped to what is asked."""
    combat = table("h5: warlord 2 ordinary\nh6: caliph 2 ordinary").play("warlord: assault h5 h6 2+0")
    assert refusal(combat, "warlord: award attacker").rule == "rule-combat"
    contest = table("h4: caliph fort\nh5: warlord 1 ordinary", now="year 1, action 1, caliph")
    contest.play("caliph: influence h5")
    assert refusal(contest, "caliph: side attacker").rule == "rule-contest"
    assert refusal(contest, "caliph: skip").rule == "rule-contest"
    assert refusal(table("h5: warlord 2 ordinary"), "warlord: done").rule == "rule-actions"


def test_the_offer_of_a_bribe_names_the_hex() -> None:
    """The Nomad reads in the log which of their units are meant; other offers have no hex."""
    drawn = table("h5: nomad 2 mercenary, warlord influence", lines="warlord: 6 coins").play("warlord: bribe h5 1")
    drawn.play("warlord: price 2")
    told = drawn.events("offered")[0]
    assert told.args["hex"] == "h5"
    said(drawn)
    hired = table("h5: warlord influence", lines="warlord: 6 coins\nnomad: 0 coins, 3 reserves")
    hired.play("warlord: hire 1", "warlord: price 1")
    assert "hex" not in hired.events("offered")[0].args
    said(hired)
