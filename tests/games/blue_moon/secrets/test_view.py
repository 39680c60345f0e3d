"""The view holds all that a table shows: totals and how they come about, what is ignored and by whom, who is asked."""

from __future__ import annotations

from typing import Any

import msgspec

from games.blue_moon.duel import Duel, Side, duel, side
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.view import HIDDEN, BlueMoonView, Share, Total


def looked(table: Duel, seat: int | None = 0) -> BlueMoonView:
    view: BlueMoonView = table.state.view(seat)
    return view


def name(view: BlueMoonView, slot: int) -> str:
    """The printed name of a card; empty for one that this viewer does not know."""
    if slot == HIDDEN:
        return ""
    return facts.BOX.cards[facts.BOX.number[view.table.decks[slot // n.DECK][slot % n.DECK]]].name.split()[0]


def total(view: BlueMoonView, seat: int, element: str = "fire") -> Total:
    return next(one for one in view.table.sides[seat].totals if one.element == element)


def said(view: BlueMoonView, share: Share) -> tuple[Any, ...]:
    """A share in words: card, value, what it gives, changes."""
    return (name(view, share.card), share.value, share.counts, [(c.what, name(view, c.by)) for c in share.changes])


def shares(view: BlueMoonView, seat: int, element: str = "fire") -> list[tuple[Any, ...]]:
    return [said(view, share) for share in total(view, seat, element).shares]


def test_a_total_says_what_each_card_gives() -> None:
    """Sample game: Flamebreath 7 and Fireblast 3 are 10 Fire, and 0 and 2 are 2 Earth."""
    view = looked(duel(side("Flamebreath", "Fireblast"), side("Glimmer")))
    assert shares(view, 0) == [("Flamebreath", 7, 7, []), ("Fireblast", 3, 3, [])]
    assert (total(view, 0).total, total(view, 0).sum, total(view, 0).least_by) == (10, 10, HIDDEN)
    assert total(view, 0, "earth").total == 0 + 2


def test_before_a_fight_both_elements_tell_what_announcing_would_give() -> None:
    """Lavar 5/4: announce 5 Fire or 4 Earth."""
    table = duel(Side(hand="Lavar"), Side(hand="Blaze"), element="").play("play Lavar")
    view = looked(table)
    assert view.table.now.element == ""
    assert [one.total for one in view.table.sides[0].totals] == [5, 4]
    after = table.play("announce earth")
    assert after.power(0) == 4


def test_ignored_cards_count_nothing_and_say_because_of_whom() -> None:
    """Sample game: Hank ignores Glimmer, Flickering Fires gives 1, Elemental Enchantment lifts the total to 6."""
    mine = side("Glimmer", "Elemental Enchantment", "Flickering Fires")
    view = looked(duel(mine, side("Hank", "Tome")))
    assert shares(view, 0) == [
        ("Glimmer", 2, 0, [("ignored", "Hank")]),
        ("Elemental", -1, 0, []),
        ("Flickering", 1, 1, []),
    ]
    found = total(view, 0)
    assert (found.sum, found.total, name(view, found.least_by)) == (1, 6, "Elemental")
    silenced = view.table.sides[0].ignored
    assert [(name(view, s.card), [(c.what, name(view, c.by)) for c in s.changes]) for s in silenced] == [
        ("Glimmer", [("card", "Hank")])
    ]


def test_raises_and_doublings_name_their_card() -> None:
    """Potion of Sparkling Fire raises a 3 to 6, Volcanic Gauntlets double it."""
    mine = side("Shimmer", "Potion of Sparkling", "Volcanic Gauntlets")
    view = looked(duel(mine, side("Glimmer")))
    assert shares(view, 0)[0] == ("Shimmer", 3, 12, [("raised", "Potion"), ("doubled", "Volcanic")])
    assert total(view, 0).total == 12


def test_reductions_and_doublings_of_all_name_their_card() -> None:
    """CoolCat makes odd values of characters 0; Demegodas doubles supports, Carl boosters, FunFun characters."""
    view = looked(duel(side("Shimmer", "Fireblast"), side("CoolCat")))
    assert shares(view, 0) == [("Shimmer", 3, 0, [("reduced", "CoolCat")]), ("Fireblast", 3, 3, [])]
    view = looked(duel(side("Demegodas", "Tome"), side("Glimmer")))
    assert shares(view, 0) == [("Demegodas", 2, 2, []), ("Tome", 3, 6, [("doubled", "Demegodas")])]
    view = looked(duel(side("Carl Kamikaze", "Fireblast"), side("Glimmer")))
    assert shares(view, 0)[1] == ("Fireblast", 3, 6, [("doubled", "Carl")])
    view = looked(duel(side("FunFun", "FunFair"), side("Glimmer")))
    assert shares(view, 0) == [("FunFun", 0, 0, [("doubled", "FunFun")]), ("FunFair", 3, 6, [("doubled", "FunFun")])]


def test_bluffs_give_two_and_their_names_stay_secret() -> None:
    """The owner sees which card it is, others see that a bluff gives 2, or 4 with Powdermaster."""
    mine = Side(active="Powdermaster", bluffs="Captain Su Cha")
    table = duel(mine, side("Glimmer"))
    assert shares(looked(table, 0), 0)[1] == ("Captain", 2, 4, [("raised", "Powdermaster")])
    for viewer in (1, None):
        view = looked(table, viewer)
        assert shares(view, 0)[1] == ("", 2, 4, [("raised", "Powdermaster")])
        assert b"buka-04" not in msgspec.json.encode(view.table.sides)
    view = looked(duel(mine, side("Flitterflutter")), 1)
    assert shares(view, 0)[1] == ("", 2, 0, [("ignored", "Flitterflutter")])
    assert view.table.sides[0].ignored[0].card == HIDDEN


def test_texts_and_icons_that_are_ignored_name_the_card_behind_it() -> None:
    """Laughing Gas takes texts, Impenetrable Fog icons; a hand is told to its owner alone."""
    mine = Side(active="Demegodas", hand="Sun Setting, Cinder", support="Homing Missiles")
    table = duel(mine, Side(active="Glimmer", support="Laughing Gas, Impenetrable Fog"))
    view = looked(table)
    told = {
        name(view, s.card): [(c.what, name(view, c.by)) for c in s.changes]
        for s in (*view.table.sides[0].ignored, *view.table.ignored_in_hand)
    }
    assert told == {
        "Demegodas": [("text", "Laughing")],
        "Homing": [("icons", "Impenetrable")],
        "Sun": [("icons", "Impenetrable")],
        "Cinder": [("text", "Laughing")],
    }
    assert looked(table, 1).table.ignored_in_hand == ()
    assert looked(table, None).table.ignored_in_hand == ()


def test_shields_demands_and_the_prize_of_the_fight() -> None:
    """Which cards shield; what is demanded; six cards and Fearsome Spirits make three dragons."""
    mine = Side(active="Wild Unicorn", hand="Spark")
    theirs = Side(
        active="Glimmer, Caterpillar Fireeater, Crysalus Frendus", covered="Blaze, Sear", support="Fearsome Spirits"
    )
    view = looked(duel(mine, theirs))
    assert [name(view, slot) for slot in total(view, 0).shields] == ["Wild"]
    assert total(view, 1).shields == ()
    assert [(name(view, d.card), d.need, d.met) for d in view.table.sides[1].demands] == [("Caterpillar", 6, False)]
    assert (view.table.sides[1].many, view.table.sides[1].prize) == (6, 3)
    assert (view.table.sides[0].many, view.table.sides[0].prize) == (1, 1)


def test_who_is_asked_what_stands_in_words() -> None:
    """Phase, stage, element, the seats to act, the card that asks."""
    table = duel(Side(hand="Cinder", dragons=2), side("Glimmer", "Tome"))
    now = looked(table).table.now
    assert (now.phase, now.stage, now.choice, now.element, now.to_act) == ("main", "beginning", "none", "fire", (0,))
    assert now.prompt.key == "stage-beginning-prompt"
    assert looked(table).table.middle == 1
    after = table.play("play Cinder")
    now = looked(after).table.now
    assert (now.phase, now.choice, name(looked(after), now.cause)) == ("choose", "pick", "Cinder")
    assert now.prompt.key == "choice-pick-prompt"


def test_the_starter_of_a_fight_is_advised_to_decline_and_not_to_retreat() -> None:
    """Declining to start: the starting player cannot retreat, before and after a leadership card."""
    table = duel(Side(hand="Muster, Blaze"), Side(hand="Spark"), element="")
    assert looked(table).table.now.prompt.key == "stage-beginning-start-prompt"
    after = table.play("play Muster", "skip")
    assert looked(after).table.now.prompt.key == "stage-leadership-start-prompt"
    assert "retreat" not in table.legal() | after.legal()


def test_totals_agree_with_the_announced_power_everywhere() -> None:
    """On a whole random game: the shares add up, and the contested total is the power."""
    from moonsaga.kernel.contract import CHANCE
    from moonsaga.kernel.cores.rng import Rng
    from moonsaga.kernel.records import draw_outcome

    for decks in (("pillar", "khind"), ("buka", "flit"), ("hoax", "vulca")):
        rng = Rng(7)
        state: Any = GAME.new({"deck_1": decks[0], "deck_2": decks[1]})
        while asked := state.to_act():
            seat = asked[0]
            state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
            view = state.view(None)
            for one in view.table.sides:
                for found in one.totals:
                    assert found.total == max(found.sum, found.total)
                    assert (found.sum == found.total) == (found.least_by == HIDDEN)
                if view.table.now.element:
                    assert one.power == next(t.total for t in one.totals if t.element == view.table.now.element)
