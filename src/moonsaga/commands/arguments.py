"""From the words of a command line to a game, its options and its bots."""

from __future__ import annotations

from collections.abc import Sequence

from moonsaga.bots.bot import FIXED_BUDGET, Budget
from moonsaga.kernel.contract import Game, Message
from moonsaga.kernel.errors import MoonsagaError, OptionError
from moonsaga.kernel.options import Options, parse
from moonsaga.kernel.texts import Texts


def options_of(game: Game, seats: int | None, words: Sequence[str]) -> Options:
    """All options of a table; `OptionError` for what the game does not know or allow."""
    given = parse(game.info.options, words)
    if seats is not None and all(option.name != "seats" for option in game.info.options):
        if seats not in game.info.seats:
            raise OptionError(f"{game.info.name} is for {' or '.join(map(str, game.info.seats))} players, not {seats}")
    elif seats is not None:
        given |= parse(game.info.options, [f"seats={seats}"])
    return game.resolve(given)


def budget_of(iterations: int | None, cpu_ms: float | None = None) -> Budget:
    """How long bots think: iterations where a seed has to give the same games again, else time of the processor."""
    if iterations is not None and cpu_ms is not None:
        raise MoonsagaError("a budget is --iterations or --cpu-ms, not both")
    if cpu_ms is not None:
        return Budget(seconds=cpu_ms / 1000, cpu=True)
    return FIXED_BUDGET if iterations is None else Budget(iterations=iterations)


def said(texts: Texts, key: str, otherwise: str) -> str:
    """A text that a game may have; other words if it has none."""
    return texts.say(Message(key)) if texts.knows(key) else otherwise
