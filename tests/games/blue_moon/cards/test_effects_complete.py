"""No card is forgotten: every text in the boxes has an effect, and every effect has a test for each of its cards."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from typing import Any

import pytest

from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.data import EFFECTS, Card

MODULES = ("power", "limits", "discards", "hand", "dragons", "leadership", "mutants", "buka")
WITH_TEXT = {
    "vulca": ("14 15 16 20 21 24 26 27 28 29 30", "khind-26 mutant-106"),
    "hoax": ("10 11 12 13 14 17 25 26 27 28 29", "flit-12 mutant-105 pillar-26"),
    "mimix": ("18 19 20 21 28 30 31", "mutant-104 pillar-13"),
    "flit": ("06 07 08 09 10 11 27 29 30 31", "aqua-20 mutant-109 terrah-15 vulca-22"),
    "khind": ("01 02 03 04 05 06 07 08 09 14 25 27 28 29 30", "aqua-30 hoax-15 mimix-29 mutant-101"),
    "terrah": ("12 13 14 16 19 21 22 23 25 26 27 29 30", "flit-13 mutant-107 pillar-17"),
    "pillar": ("11 12 14 15 16 18 19 21 22 23 24 25 27 30", "khind-31 mutant-103 vulca-25"),
    "aqua": ("11 12 13 14 19 25 26 28 29 31", "hoax-16 mutant-102 terrah-24"),
    "buka": ("13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29", ""),
}
"""The printed cards with text of each deck: the numbers of its own people, then the others."""


def given() -> Iterator[tuple[Card, str]]:
    """The cards that the tests of effects get, with the name of the test."""
    for module in MODULES:
        found: Any = importlib.import_module(f"games.blue_moon.cards.test_effects_{module}")
        for name, function in inspect.getmembers(found, inspect.isfunction):
            for mark in getattr(function, "pytestmark", []):
                if mark.name == "parametrize" and mark.args[0] == "card":
                    yield from ((card, name) for card in mark.args[1])


@pytest.mark.parametrize("people", PEOPLES)
def test_every_card_with_a_text_has_its_effect(people: str) -> None:
    """The cards with an effect are exactly those whose printed card has a text."""
    own, others = WITH_TEXT[people]
    printed = {f"{people}-{number}" for number in own.split()} | set(others.split())
    assert {card.card for card in facts.BOX.decks[people].cards if card.effect} == printed


def test_every_card_with_an_effect_has_a_test_of_that_effect() -> None:
    """The tests whose name begins with the effect, or speaks of its rule, are given each card that has it."""
    covered = {card.card for card, _ in given()}
    assert [card.card for card in facts.BOX.cards if card.effect and card.card not in covered] == []


def test_every_effect_with_each_set_of_parameters_is_tested_by_name() -> None:
    """For each effect and parameters there is a test that names the effect."""
    named = {card.code for card, name in given() if str(card.effect["name"]) in name}
    assert {card.code for card in facts.BOX.cards if card.effect} - named == set()


def test_every_effect_of_the_vocabulary_is_used_by_a_card() -> None:
    """There is no effect without a card, so none can be wrong without a test."""
    assert set(EFFECTS) == {str(card.effect["name"]) for card in facts.BOX.cards if card.effect}
