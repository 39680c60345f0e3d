"""Sample game: the two fights of the rulebook, event by event, with every total that is announced."""

from __future__ import annotations

from typing import Any

import pytest

from games.blue_moon.duel import OPTIONS, Duel, find
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.restore import settings
from moonsaga.kernel.contract import CHANCE

pytestmark = pytest.mark.every_mode

VULCA, HOAX = 0, 1
FIRST_SIX = (
    *("Volca", "Flamebreath", "Fireblast", "Aaralia", "Flickering Fires", "Zig-nur-Don"),
    *("Vetraskedas", "Trebuchet", "Muster", "Penemikanas", "Catusan", "Battling Boomerang"),
)
Event = tuple[str, int, str, tuple[int, ...]]


def opening() -> Duel:
    """Vulca against Hoax, Vulca starts, both hold what the book lets them play."""
    state: Any = Position(settings({**OPTIONS, "deck_1": "vulca", "deck_2": "hoax", "first": "seat-1"}))
    state.keep_journal()
    state.begin()
    table = Duel(state)
    for name in FIRST_SIX:
        state.apply(CHANCE, next(slot for slot, _ in state.chance() if table._card(slot) == find(name)))
    return table


def told(table: Duel, *lines: str) -> tuple[Duel, list[Event]]:
    """The position after these lines, and what was noted on the way."""
    after = table.play(*lines)
    return after, after.happened()


def announced(seat: int, total: int, element: str) -> Event:
    return ("announced", seat, "", (total, n.ELEMENT_NAMES.index(element)))


def drawn(events: list[Event]) -> list[int]:
    """Who drew a card, draw by draw."""
    return [seat for event, seat, _, _ in events if event == "drew"]


def test_the_sample_game_of_the_rulebook() -> None:
    """Sample game: Vulca wins the first fight and one dragon, Hoax the second and two."""
    table = opening()
    assert table.turn == VULCA
    assert not table.fighting

    # First fight
    table, events = told(table, "play Volca", "announce fire", "draw Glimmer")
    assert ("played", VULCA, "Volca", ()) in events
    assert announced(VULCA, 5, "fire") in events
    assert drawn(events) == [VULCA]
    assert (table.turn, table.element, table.power(VULCA)) == (HOAX, "fire", 5)

    lines = ("play Vetraskedas", "play Trebuchet", "announce", "draw Hank", "draw Tome of Wisdom")
    table, events = told(table, *lines)
    assert [card for event, _, card, _ in events if event == "played"] == [
        "Vetraskedas the Sceptic",
        "Trebuchet of Fear",
    ]
    assert announced(HOAX, 5, "fire") in events
    assert drawn(events) == [HOAX, HOAX]

    lines = ("play Flamebreath", "play Fireblast", "announce", "draw Elemental Enchantment", "draw Shimmer")
    table, events = told(table, *lines)
    assert announced(VULCA, 10, "fire") in events
    assert drawn(events) == [VULCA, VULCA]
    assert table.active(VULCA) == {"Flamebreath the Dazzling", "Fireblast"}

    table, events = told(table, "retreat")
    assert ("retreated", HOAX, "", ()) in events
    assert [event for event in events if event[0] == "dragon"] == [("dragon", VULCA, "", (1,))]
    assert table.dragons == (1, 0)
    assert drawn(events) == []
    assert table.where(VULCA, "discards") == {"Volca", "Flamebreath the Dazzling", "Fireblast"}
    assert table.where(HOAX, "discards") == {"Vetraskedas the Sceptic", "Trebuchet of Fear"}

    # Second fight: the player who retreated starts it
    assert (table.turn, table.fighting) == (HOAX, False)
    table, events = told(table, "play Muster Reinforcements", "do", "draw Thirkomedas")
    assert drawn(events) == [HOAX] * 5
    assert table.where(HOAX, "leaders") == {"Muster Reinforcements"}
    assert table.hand(HOAX) == 10

    table, events = told(table, "play Penemikanas", "announce earth")
    assert announced(HOAX, 3, "earth") in events
    assert drawn(events) == []
    assert table.hand(HOAX) == 9

    table, events = told(table, "play Aaralia", "play Flickering Fires", "announce")
    assert announced(VULCA, 5, "earth") in events
    assert drawn(events) == [VULCA, VULCA]

    table, events = told(table, "play Catusan", "play Battling Boomerang", "announce")
    assert announced(HOAX, 7, "earth") in events
    assert drawn(events) == []
    assert table.hand(HOAX) == 7

    assert table.why_not("play Glimmer") == "dead-end"
    table, events = told(table, "play Zig-nur-Don")
    assert ("element", VULCA, "", (n.FIRE,)) in events
    assert table.legal() == {"announce"}, "STOP forbids every further card"
    assert table.power(VULCA) == 5
    table, events = told(table, "announce")
    assert announced(VULCA, 5, "fire") in events
    assert drawn(events) == [VULCA]

    table, events = told(table, "retrieve Battling Boomerang")
    assert ("retrieved", HOAX, "Battling Boomerang", ()) in events
    assert table.hand(HOAX) == 8
    table = table.play("play Hank")
    assert table.power(VULCA) == 1, "the mutant is ignored, Flickering Fires is left"
    table, events = told(table, "play Tome of Wisdom", "announce")
    assert announced(HOAX, 3, "fire") in events
    assert drawn(events) == []
    assert table.hand(HOAX) == 6

    table = table.play("play Glimmer")
    assert table.power(VULCA) == 1, "Glimmer is ignored"
    table, events = told(table, "play Elemental Enchantment", "announce")
    assert announced(VULCA, 6, "fire") in events
    assert drawn(events) == [VULCA, VULCA]

    table, events = told(table, "play Thirkomedas", "play Battling Boomerang", "announce")
    assert announced(HOAX, 7, "fire") in events
    assert drawn(events) == [HOAX, HOAX]
    assert table.hand(HOAX) == 6

    table, events = told(table, "retreat")
    assert ("retreated", VULCA, "", ()) in events
    assert [event[:2] for event in events if event[0] == "dragon"] == [("dragon", HOAX), ("dragon", HOAX)]
    assert table.dragons == (0, 1), "one dragon goes back to the middle, one comes to Hoax"
    assert not table.where(VULCA, "combat") | table.where(VULCA, "support")
    assert not table.where(HOAX, "combat") | table.where(HOAX, "support")
    assert table.holds(HOAX, "discards", "Penemikanas, Catusan, Hank, Tome of Wisdom, Thirkomedas, Battling Boomerang")
    assert (table.turn, table.fighting, table.result) == (VULCA, False, None)
