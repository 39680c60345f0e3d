"""What a client gets to draw the cards with."""

from __future__ import annotations

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.components import components
from moonsaga.games.blue_moon.box.data import PROVENANCES


def test_each_card_says_where_its_facts_come_from() -> None:
    """A card without a provenance of its own has that of its deck."""
    cards = components()["cards"]
    assert set(cards) == {card.card for card in facts.BOX.cards}
    assert {face["provenance"] for face in cards.values()} <= set(PROVENANCES)
    assert cards["vulca-05"]["provenance"] == "rulebook"


def test_no_two_cards_have_the_same_name() -> None:
    """Events call cards by their names, and a client finds them by these."""
    names = [face["name"] for face in components()["cards"].values()]
    assert len(set(names)) == len(names)


def test_the_numbers_of_a_view_have_names() -> None:
    names = components()["names"]
    assert tuple(names["peoples"]) == PEOPLES
    assert names["phases"][n.CHOOSE] == "choose"
    assert names["choices"][n.PAY_DEMAND] == "pay"
    assert names["stages"][n.LEADING] == "leadership"
    assert names["elements"][n.EARTH] == "earth"
    assert (names["deck_size"], names["dragons"], names["many_cards"], names["crystals"]) == (30, 3, 6, 5)
