"""Writes positions by field name, as tables store them, with what they look like: for tests of later versions.

    python -m tools.make_stored_positions FOLDER GAME...   one file for each game, GAME.jsonl.gz

To be run before fields of a game change their names or meanings: later versions have to read these positions. Taken are
positions of random games, some for each question that a seat or chance is asked.
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import get_game

GAMES = 150
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "eko": [{}, {"seats": 4, "storms": 6}],
    "crescent_moon": [{}, {"map": "variable"}, {"seats": 4, "old_cards": "random"}],
    "blue_moon": [{}, {"mulligan": True, "aims": "chosen"}, {"match": True}],
}
"""Options with which questions are asked that nobody asks otherwise."""


def describe(game: Game, state: State) -> dict[str, Any]:
    """A position: its fields, a digest of all views, and who may do what."""
    seats = (None, *range(len(state.returns())))
    views = msgspec.json.encode([state.view(seat) for seat in seats], order="deterministic")
    return {
        "fields": game.fields(state),
        "views": sha256(views).hexdigest(),
        "legal": {str(seat): state.legal(seat) for seat in state.to_act() if seat != CHANCE},
        "chance": state.chance(),
    }


def walk(game: Game, options: dict[str, Any], rng: Rng, counted: Counter[str], most: int) -> list[dict[str, Any]]:
    """One random game; the positions in it whose questions were asked less than `most` times."""
    found = []
    state = game.new(options)
    while seats := state.to_act():
        seat = seats[0]
        question = game.prompt(state.view(None if seat == CHANCE else seat)).key
        if counted[question] < most:
            counted[question] += 1
            found.append(describe(game, state))
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
    if counted["over"] < most:
        counted["over"] += 1
        found.append(describe(game, state))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--most", type=int, default=3, metavar="N", help="positions of each question (default 3)")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    for name in args.games:
        game, rng, counted = get_game(name), Rng(1), Counter[str]()
        choices = OPTIONS.get(name, [{}])
        found = [each for i in range(GAMES) for each in walk(game, choices[i % len(choices)], rng, counted, args.most)]
        lines = b"".join(msgspec.json.encode(each, order="deterministic") + b"\n" for each in found)
        (args.folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(lines, 9, mtime=0))
        print(f"{name}: {len(found)} positions, {', '.join(sorted(counted))}")


if __name__ == "__main__":
    main()
