"""The bots by name, from the weakest to the strongest."""

from __future__ import annotations

from collections.abc import Callable

from moonsaga.bots.bot import Bot
from moonsaga.bots.greedy_bot import GreedyBot
from moonsaga.bots.net_bot import NetBot
from moonsaga.bots.random_bot import RandomBot
from moonsaga.bots.search_bot import SearchBot
from moonsaga.bots.tree_bot import TreeBot
from moonsaga.bots.weighted_bot import ClassicBot, WeightedBot
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.plugins import find_plugin

WIDTH = 24
NOVICE_NOISE = 0.02
NOVICE_SLIPS = 0.35
WEIGHTS = ":weights="
NET = ":net="

_LADDER: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "novice": lambda: GreedyBot(width=WIDTH, noise=NOVICE_NOISE, slips=NOVICE_SLIPS),
    "adept": lambda: GreedyBot(width=WIDTH),
    "master": lambda: SearchBot(width=WIDTH),
    "grandmaster": lambda: NetBot(TreeBot()),
}

_CLASSIC: dict[str, Callable[[], Bot]] = {
    "classic-novice": lambda: ClassicBot(GreedyBot(width=24, noise=0.02, slips=0.35)),
    "classic-adept": lambda: ClassicBot(GreedyBot(width=24)),
    "classic": lambda: ClassicBot(SearchBot(width=24, field=12, depth=8, noise=0.02)),
}
"""Novice, adept and master as they were first released, to measure later ones against. Their numbers never change."""


def bot_names() -> tuple[str, ...]:
    """Those that are offered at tables, the weakest first."""
    return tuple(_LADDER)


def classic_names() -> tuple[str, ...]:
    """Those for measuring alone, the weakest first."""
    return tuple(_CLASSIC)


def get_bot(name: str) -> Bot:
    """The bot of that name; `MoonsagaError` lists the known ones if there is none."""
    if name not in _LADDER:
        raise MoonsagaError(f"there is no bot {name!r}; known bots: {', '.join(_LADDER)}")
    return _LADDER[name]()


def thinks_long(name: str) -> bool:
    """Does the bot of that name use all the time it has wherever it has a choice?"""
    return name in _LADDER and isinstance(plain(get_bot(name)), SearchBot | TreeBot)


def plain(bot: Bot) -> Bot:
    """The bot that judges by its game's evaluation, where there is also a net."""
    return bot.bot if isinstance(bot, NetBot) else bot


def find_bot(name: str, game: Game | None = None) -> Bot:
    """The bot of that name, a classic one too, or the one behind `module:attribute`: an object, or what makes one.

    With `:weights=FILE.toml` behind the name it evaluates positions of the game by the weights in that file, with
    `:net=FILE.json` by the net there; `:net=own` is the game's own net for this number of seats, `:net=none` its
    evaluation, where a bot would else take the net. This runs whatever code it is pointed at. It is for commands and
    scripts; what comes over a wire is for `get_bot`.
    """
    bot_name, _, net = name.partition(NET)
    if net:
        return NetBot(plain(find_bot(bot_name)), net)
    bot_name, _, weights = name.partition(WEIGHTS)
    if weights:
        return _find_weighted(bot_name, weights, game)
    if name in _CLASSIC:
        return _CLASSIC[name]()
    if ":" not in name:
        return get_bot(name)
    found = find_plugin(name)
    if isinstance(found, type) or (callable(found) and not hasattr(found, "choose")):
        found = found()
    if not callable(getattr(found, "choose", None)):
        raise MoonsagaError(f"{name!r} is no bot: expected an object, a class or a function that makes one.")
    bot: Bot = found
    return bot


def _find_weighted(name: str, weights: str, game: Game | None) -> Bot:
    if game is None:
        raise MoonsagaError(f"{name}{WEIGHTS}{weights} needs its game: find_bot(name, game).")
    found = game.read_weights(weights)
    if found is None:
        raise MoonsagaError(f"{name}{WEIGHTS}{weights}: the evaluation of {game.info.name} has no weights.")
    return WeightedBot(plain(find_bot(name)), found)


def weights_file(name: str) -> str:
    """The file behind `:weights=` or `:net=` in the name of a bot; empty if there is none, or one of the game's own."""
    weights = name.partition(WEIGHTS)[2] or name.partition(NET)[2]
    return weights if weights.endswith((".toml", ".json")) else ""
