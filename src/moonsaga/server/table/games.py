"""Games and bots by name, as requests and stored tables give them; a wrong name is declined."""

from __future__ import annotations

from moonsaga.bots.ladder import bot_names
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.records import can_replay
from moonsaga.kernel.registry import get_game
from moonsaga.server.errors import RequestError
from moonsaga.server.table.header import Header

DEFAULT_BOT = "adept"


def find_game(name: str) -> Game:
    try:
        return get_game(name)
    except MoonsagaError as unknown:
        raise RequestError("not-found", str(unknown)) from None


def playable(header: Header) -> Game:
    """The game of a table, if it is still the one the table was begun with."""
    try:
        game = get_game(header.game)
    except MoonsagaError as unknown:
        raise RequestError("outdated", str(unknown)) from None
    if not can_replay(game, header.version):
        raise RequestError(
            "outdated",
            f"The table was begun with behaviour version {header.version} of {header.game}; the rules here are "
            f"version {game.info.version} and may differ.",
        )
    if header.data_hash != game.info.data_hash:
        raise RequestError("outdated", f"The table was begun with other components of {header.game} than those here.")
    return game


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise RequestError("no-such-bot", f"there is no bot {name!r}; known bots: {', '.join(bot_names())}")
    return name


def default_bot() -> str:
    """The bot that takes a seat where nobody chooses one."""
    return DEFAULT_BOT if DEFAULT_BOT in bot_names() else bot_names()[-1]
