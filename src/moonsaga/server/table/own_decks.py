"""Decks that players bring: the others do not see them before their cards are played.

A game names such options `deck_1`, `decks_2`: the number is the seat, counted from 1. A pre-built deck is no secret.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from moonsaga.kernel.contract import Game, Target, View
from moonsaga.kernel.decks import SECRET
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Text, Value
from moonsaga.server.errors import RequestError


@cache
def deck_options(game: Game) -> dict[str, int]:
    """The options that are decks, each with its seat."""
    names = [option.name for option in game.info.options if isinstance(option, Text) and option.takes]
    return {name: int(name.rpartition("_")[2]) - 1 for name in names}


@lru_cache(maxsize=1024)
def is_own(game: Game, value: str) -> bool:
    """Is there a deck among these that a user built?"""
    return any((check := game.read_deck(word)) is not None and check.code == word for word in value.split(","))


def secret_options(game: Game, options: Mapping[str, Value], seats: Collection[int]) -> dict[str, int]:
    """The options with decks that others than these seats built, each with its seat."""
    return {
        name: seat
        for name, seat in deck_options(game).items()
        if seat not in seats and name in options and is_own(game, str(options[name]))
    }


def veil(game: Game, options: Mapping[str, Value], seats: Collection[int]) -> dict[str, Value]:
    """The options as these seats may see them."""
    return {**options, **dict.fromkeys(secret_options(game, options, seats), SECRET)}


def veil_view(game: Game, view: View, perspective: int | None, remember: bool = False) -> View:
    """The view without the decks of the others, as far as their cards do not lie in sight.

    What a perfect memory would add counts their cards: it goes as well. Bots, who have no other memory, keep it
    (`remember`), and with it the cards that were in sight.
    """
    table: Any = getattr(view, "table", None)
    options = getattr(table, "options", None)
    if not deck_options(game) or options is None:
        return view
    secret = secret_options(game, options, () if perspective is None else (perspective,))
    if not secret:
        return view
    shown = {**options, **dict.fromkeys(secret, SECRET)}
    veiled: Any = msgspec.structs.replace(view, table=msgspec.structs.replace(table, options=shown))
    if not remember:
        veiled = msgspec.structs.replace(veiled, memory=None)
    return game.hide_decks(veiled, set(secret.values()))


def may_be_told(game: Game, view: View, seat: int, tried: int | Sequence[Target]) -> bool:
    """May this seat be told why it cannot do that? Not if the reason tells whether a card is in a secret deck."""
    veiled = veil_view(game, view, seat)
    if veiled is view:
        return True
    return not isinstance(tried, int) and not any(game.hides(veiled, target) for target in tried)


def take_along(game: Game, options: Mapping[str, Value], seats: Collection[int]) -> dict[str, Value]:
    """The options when these seats are left: players take the decks they built, and default ones take their place."""
    usual = {option.name: option.default for option in game.info.options}
    own = [name for name, seat in deck_options(game).items() if seat in seats and is_own(game, str(options.get(name)))]
    return {**options, **{name: usual[name] for name in own}}


def bring(game: Game, options: Mapping[str, Value], seat: int, deck: str) -> dict[str, Value]:
    """The options with this deck for that seat."""
    kind = "decks" if options.get("match") else "deck"
    name = f"{kind}_{seat + 1}"
    if name not in deck_options(game):
        raise RequestError("no-decks", f"{game.info.name} has no decks to build")
    try:
        return dict(game.resolve({**options, name: deck}))
    except OptionError as wrong:
        raise RequestError("options", str(wrong)) from None
