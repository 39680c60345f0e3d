#!/usr/bin/env python3
"""Write the recorded games under tests/records/: one for each way a game can end, and some with variants.

    tools/make_records.py            write them all
    tools/make_records.py --check    write nothing; exit 1 if a file differs from what would be written

Whole games are played at random: from seed 0 on, the first one that ends as wanted and shows what it should. Games that
start from a drawn position are played line by line. The same sources always give the same files.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Value
from moonsaga.kernel.records import Record, Recorder, play_record, verify, write_record
from moonsaga.kernel.registry import get_game

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"
MOST_SEEDS = 100_000


@dataclass(frozen=True)
class Whole:
    """A game from its start to the ending wanted."""

    name: str
    ending: str
    options: Mapping[str, Value]
    shows: tuple[str, ...] = ()
    """Words with which some line has to begin, so that the record shows them."""


@dataclass(frozen=True)
class Drawn:
    """A game from a drawn position, played line by line."""

    name: str
    ending: str
    drawing: str
    lines: tuple[str, ...]


ALL_VARIANTS: dict[str, Value] = {
    "storms": 3,
    "portals": True,
    "pyramids": 2,
    "lighthouse": True,
    "temple_wind": True,
    "temple_moon": True,
    "temple_sand": True,
}
OTHER_RULINGS: dict[str, Value] = {
    "last_builder": "alone",
    "exchange_chain": True,
    "majority": "more-than-half",
    "wind_limit": "three",
    "moon_use": "also",
    "moon_times": "any",
    "last_capture": "points-first",
    "no_progress": 100,
    "turn_limit": 500,
}
NINE_POINTS = """
    eko seats=2
    light_blue: reserve 1, emperor reserve
    navy: reserve 0
    board:
      a1:  B1   .    N4*  .    .    {last}
      b1:  cB2  mB3  gB2  gB2
"""

EKO: tuple[Whole | Drawn, ...] = (
    Whole("points", "points", {"seats": 2}, ("march", "swap")),
    Whole("points-of-three", "points", {"seats": 3}, ("march",)),
    Whole("points-of-four", "points", {"seats": 4}, ("march",)),
    Whole("last-on-board", "last-on-board", {"seats": 2}),
    Whole("last-of-three", "last-on-board", {"seats": 3}),
    Whole("last-of-four", "last-on-board", {"seats": 4}),
    Whole("everybody-loses", "everybody-loses", {"seats": 2}),
    Whole("shared-win", "shared-win", {"seats": 2}),
    Whole("shared-win-of-three", "shared-win", {"seats": 3}),
    Whole("no-progress", "no-progress", {"seats": 2}),
    Whole("turn-limit", "turn-limit", {"seats": 2, "turn_limit": 40}),
    Whole("fixed-board", "points", {"seats": 2, "board": "reference", "colours": "fixed"}),
    Whole("star", "points", {"seats": 4, "layout": "star"}),
    Whole("portals-and-storms", "points", {"seats": 3, "portals": True, "storms": 4}, ("lose",)),
    Whole("wind", "points", {"seats": 2, "temple_wind": True}, ("done",)),
    Whole("moon", "points", {"seats": 2, "temple_moon": True}, ("moon",)),
    Whole("sand", "points", {"seats": 2, "temple_sand": True}, ("sand",)),
    Whole("all-variants", "points", ALL_VARIANTS | {"seats": 4}, ("lose", "moon", "sand")),
    Whole("all-variants-other-rulings", "points", ALL_VARIANTS | OTHER_RULINGS | {"seats": 3}, ("moon", "sand")),
    Drawn("special-case-nobody-left", "everybody-loses", NINE_POINTS.format(last="."), ("a1xa3",)),
    Drawn("special-case-both-win", "shared-win", NINE_POINTS.format(last="N1"), ("a1xa3",)),
)
BLUE_MOON = (
    Whole("instant", "instant", {"deck_1": "vulca", "deck_2": "hoax"}),
    Whole("dragons", "dragons", {"deck_1": "terrah", "deck_2": "aqua"}, shows=("satisfy", "decline")),
    Whole("exhausted", "exhausted", {"deck_1": "flit", "deck_2": "pillar"}, shows=("retrieve",)),
    Whole(
        "ships-and-bluffs", "dragons", {"deck_1": "buka", "deck_2": "khind"}, shows=("bluff", "land", "call", "load")
    ),
    Whole("match", "match", {"match": True}, shows=("deck",)),
    Whole("aims", "dragons", {"deck_1": "khind", "deck_2": "pillar"}, shows=("aim-at", "satisfy")),
    Whole("mulligan", "dragons", {"deck_1": "mimix", "deck_2": "aqua", "mulligan": True}, shows=("give-back", "bury")),
)
TIED = """
    options: seats=5
    now: year 3, action 4, nomad
    h1 crossing 0.0 r0: caliph castle
    h2 desert 1.0: nomad influence
    caliph: 4 coins, 20 points
    nomad: {coins} coins, 21 points
"""
CRESCENT_MOON: tuple[Whole | Drawn, ...] = (
    Whole("points", "points", {}, ("assault", "influence", "build", "pact", "bribe", "accept", "resolve", "plot")),
    Whole("coins", "coins", {"map": "open-plains"}, ("hire",)),
    Whole("order", "order", {"seats": 4, "map": "meeting-place"}),
    Whole("four-rulers", "points", {"seats": 4, "map": "fertile-valley"}, ("hire", "revolt", "muster", "award")),
    Whole("four-years", "points", {"years": 4, "map": "spring-melt"}, ("desertion", "conspire", "discard")),
    Whole("variable-set-up", "points", {"map": "variable"}, ("lay", "lay-river", "group", "boats", "informants")),
    Whole("polish-rulebook", "points", {"edition": "pl", "old_cards": "random"}, ("old", "kill", "assign")),
    Whole(
        "czech-rulebook",
        "points",
        {"edition": "cs", "sack_points": "combat-only", "general": "bonus-stays"},
        ("sack", "capture", "lose"),
    ),
    Drawn("drawn-tie-of-points", "coins", TIED.format(coins=4), ("alms",)),
    Drawn("drawn-tie-of-coins", "order", TIED.format(coins=3), ("alms",)),
)

OTHER_SAGA_RULINGS: dict[str, Value] = {
    "envoy": "warrior",
    "scout": "all",
    "redraw_hidden": True,
    "same_target": True,
    "late_reveal": False,
    "free_drakkar": True,
    "kent_wessex": False,
}
LAST_SAXON = """
    now: battles
    round: 4
    coins: 3 viking, 2 saxon
    kent: 3 viking, viking-1 raider, 1 saxon
    mercia: 1 viking
    north: 1 viking, viking-2
    gone: saxon-1, saxon-2
"""
NOBODY_LEFT = """
    now: battles
    round: 5
    coins: 4 viking, 2 saxon
    kent: burh, viking-1 berserker, 2 saxon
    north: 2 viking, viking-2
"""
SAGA = (
    Whole("track", "track", {}, shows=("scout", "build", "fyrd", "tribute", "bring", "pick")),
    Whole("vikings-driven-out", "vikings-driven-out", {}, shows=("fyrd",)),
    Whole("five-areas", "five-areas", {}),
    Whole("eight-coins", "eight-coins", {}, shows=("plunder",)),
    Whole("both-sides", "both-sides", {}),
    Drawn("saxons-driven-out", "saxons-driven-out", LAST_SAXON, ("pass", "lose warriors")),
    Drawn("nobody-left", "both-sides", NOBODY_LEFT, ("reveal viking-1", "pick warrior", "pick warrior")),
    Whole("other-rulings", "track", OTHER_SAGA_RULINGS, shows=("draw", "scout", "retreat")),
    Whole("tiles-early", "track", {"tiles": "early"}, shows=("recruit",)),
    Whole("tiles-sparse", "vikings-driven-out", {"tiles": "sparse"}),
    Whole("tiles-recruiting", "track", {"tiles": "recruiting", "track": 8, "burh_start": 4}, shows=("recruit",)),
)

RECORDS: Mapping[str, tuple[Whole | Drawn, ...]] = {
    "blue_moon": BLUE_MOON,
    "crescent_moon": CRESCENT_MOON,
    "eko": EKO,
    "saga": SAGA,
}


def made(game: Game, wanted: Whole | Drawn, progress: Progress) -> Record:
    record = drawn(game, wanted) if isinstance(wanted, Drawn) else whole(game, wanted, progress)
    verify(game, record)
    return record


def drawn(game: Game, wanted: Drawn) -> Record:
    start = dedent(wanted.drawing).strip("\n")
    recorder = Recorder(game, game.from_diagram(start).options, start=start)
    for line in wanted.lines:
        seat = recorder.state.to_act()[0]
        recorder.play(seat, game.read(recorder.state, seat, line))
    if recorder.state.ending != wanted.ending:
        raise SystemExit(f"{wanted.name} ends with {recorder.state.ending or 'nothing'}, not with {wanted.ending}")
    return recorder.record()


def whole(game: Game, wanted: Whole, progress: Progress) -> Record:
    task = progress.add_task(wanted.name, total=None)
    for seed in range(MOST_SEEDS):
        progress.update(task, description=f"{wanted.name}, seed {seed}")
        record = at_random(game, wanted.options, seed)
        if record.end.ending == wanted.ending and all(shown(record, word) for word in wanted.shows):
            progress.remove_task(task)
            return record
    raise SystemExit(f"no game of {MOST_SEEDS} ends with {wanted.ending} and shows {', '.join(wanted.shows)}")


def at_random(game: Game, options: Mapping[str, Value], seed: int) -> Record:
    rng = Rng(seed)

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[int(rng.below(len(legal)))]

    return play_record(game, options, choose, rng, ["random"] * len(game.roles(options)))


def shown(record: Record, word: str) -> bool:
    return any(move.text.split()[0] == word for move in record.moves)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file differs")
    check = parser.parse_args().check
    columns = (SpinnerColumn(), TextColumn("{task.description}"), MofNCompleteColumn(), TimeElapsedColumn())
    different = []
    with Progress(*columns, console=Console(stderr=True)) as progress:
        for name, records in RECORDS.items():
            game = get_game(name)
            folder = FOLDER / name
            folder.mkdir(parents=True, exist_ok=True)
            for wanted in progress.track(records, description=f"records of {name}"):
                path = folder / f"{wanted.name}.txt"
                text = write_record(made(game, wanted, progress))
                if not path.exists() or path.read_text("utf-8") != text:
                    different.append(path.name)
                if not check:
                    path.write_text(text, "utf-8")
    print(f"{', '.join(different) or 'no record'} {'differs' if check else 'changed'}")
    return int(check and bool(different))


if __name__ == "__main__":
    sys.exit(main())
