"""Law 6: each way a game can end has a recorded game."""

from __future__ import annotations

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.laws.scene import LAWS, LawBroken
from moonsaga.kernel.records import Folder, read_folder, verify


def check_endings(game: Game, folder: Folder) -> None:
    """Each way the game can end has a record in this folder, and every record there replays."""
    found = set()
    for record in read_folder(folder):
        try:
            found.add(verify(game, record).ending)
        except MoonsagaError as error:
            raise LawBroken(f"law 6 ({LAWS[6]}) is broken in {game.info.name}: {error}") from error
    missing = [ending for ending in game.info.endings if ending not in found]
    if missing:
        raise LawBroken(f"law 6 ({LAWS[6]}) is broken in {game.info.name}: no record ends with {', '.join(missing)}")
