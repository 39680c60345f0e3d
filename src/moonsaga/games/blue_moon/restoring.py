"""From options to settings, and from tables back to positions."""

from __future__ import annotations

from typing import cast

from moonsaga.games.blue_moon import numbers as n
from moonsaga.games.blue_moon.state import Settings
from moonsaga.kernel.options import Options


def prebuilt(people: str) -> tuple[int, ...]:
    """The card numbers of a pre-built deck."""
    return tuple(n.BOX.number[card.card] for card in n.BOX.decks[people].cards)


def settings(options: Options) -> Settings:
    """What the core needs to know of the options."""
    decks = (prebuilt(cast(str, options["deck_1"])), prebuilt(cast(str, options["deck_2"])))
    return Settings(dict(options), decks)
