"""How even a game is with each filling of what had to be reconstructed: a bot plays both sides, filling after filling.

    python tools/saga_compare_fillings.py saga                                   the table of its RULES.md
    python tools/saga_compare_fillings.py saga --games 100 track=8,9,10 tiles=standard,early

Each word names an option and its values; all combinations are played that the game allows, everything else at its
default. Without any, what TABLES below lists for the game. Game 7 of a seed begins with the same luck in every filling.
One row of Markdown a filling, as it comes: what differs from the default, the games, the first role's win rate with its
95 % Wilson interval, the endings, and the command that repeats the row alone.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product

from moonsaga import _cores
from moonsaga.arena.run import Balance, run_balance
from moonsaga.bots.ladder import bot_names
from moonsaga.commands.arguments import options_of
from moonsaga.commands.reports import watching
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError, OptionError
from moonsaga.kernel.registry import get_game

TABLES = {
    "saga": ("", "tiles=early,sparse,recruiting", "track=8,9,11,12", "burh_start=4,5", "kent_wessex=no"),
}
"""For each game with reconstructed parts, what is compared where nothing is named: the default, then single changes."""
EVEN = (0.42, 0.58)
"""What counts as even."""


def fillings(game: Game, words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every combination of the values that were named, as words of a command line; those the game allows."""
    if not words:
        for line in TABLES.get(game.info.name, ("",)):
            yield from fillings(game, line.split()) if line else [()]
        return
    named = [word.partition("=") for word in words]
    for values in product(*(values.split(",") for _, _, values in named)):
        filling = tuple(f"{name}={value}" for (name, _, _), value in zip(named, values, strict=True))
        try:
            options_of(game, None, filling)
        except OptionError as refused:
            print(f"left out: {' '.join(filling)} ({refused})", file=sys.stderr)
            continue
        yield filling


def row(game: Game, filling: Sequence[str], found: Balance) -> str:
    """One line of the table."""
    usual = game.resolve({})
    changed = [f"{name} {value}" for name, value in found.options.items() if usual[name] != value]
    first = found.roles[0]
    endings = ", ".join(f"{ending} {count}" for ending, count in found.endings.items())
    even = "yes" if EVEN[0] <= first.win_rate <= EVEN[1] else "no"
    command = " ".join(
        [f"moonsaga balance {found.game} --bot {found.bot} --games {found.games} --seed {found.seed}"]
        + [f"--option {word}" for word in filling]
    )
    interval = f"{100 * first.low:.1f} to {100 * first.high:.1f} %"
    cells = (", ".join(changed) or "the default", str(found.games), f"{100 * first.win_rate:.1f} %", interval, even)
    return f"| {' | '.join(cells)} | {endings} | `{command}` |"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", metavar="NAME=A,B,C")
    parser.add_argument("--bot", choices=bot_names(), default="adept")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_intermixed_args()
    try:
        game = get_game(args.game)
        compare(game, args.options, args.bot, args.games, args.seed)
    except MoonsagaError as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


def compare(game: Game, words: Sequence[str], bot: str, games: int, seed: int) -> None:
    chosen = list(fillings(game, words))
    role = game.roles(game.resolve({}))[0]
    print(f"cores {_cores.running()}, {len(chosen)} fillings", file=sys.stderr)
    print(f"| Filling | Games | Wins of {role} | 95 % interval | Even | Endings | Command |")
    print(f"|{'---|' * 7}")
    for number, filling in enumerate(chosen, 1):
        print(f"filling {number} of {len(chosen)}: {' '.join(filling)}", file=sys.stderr)
        with watching() as watch:
            found = run_balance(game, options_of(game, None, filling), bot, games, seed, watch=watch)
        print(row(game, filling, found), flush=True)


if __name__ == "__main__":
    sys.exit(main())
