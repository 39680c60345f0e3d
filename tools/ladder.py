"""How much stronger each bot of the ladder is than the ones below it.

    python tools/ladder.py                                  the gate: adept against random, master against adept
    python tools/ladder.py eko adept novice --games 200
    python tools/ladder.py eko adept random --seats 4       one adept, three random, its seat going round
    python tools/ladder.py crescent_moon adept random --seats 5 --games 500     100 games as each ruler

The same games as `moonsaga arena eko --bots adept,random,random,random`, where every seating is played with the same
seed. In Blue Moon the decks are swapped too, and each round has another pairing of peoples. Wins come with their 95 %
Wilson interval. A shared win counts as one.
"""

import argparse
import sys
from itertools import combinations

from moonsaga import _cores
from moonsaga.arena.run import Arena, run_arena
from moonsaga.bots.ladder import bot_names
from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import Options
from moonsaga.kernel.registry import get_game

GATE = (
    ("eko", "adept", "random", 2, 95),
    ("eko", "adept", "random", 4, 70),
    ("blue_moon", "adept", "random", 2, 95),
    ("saga", "adept", "random", 2, 95),
    ("crescent_moon", "adept", "random", 5, 60),
    ("eko", "master", "adept", 2, 70),
    ("blue_moon", "master", "adept", 2, 70),
    ("saga", "master", "adept", 2, 70),
    ("eko", "master", "adept", 4, 40),
)
"""Game, challenger, the others, seats, and how many of 100 games it has to win; where seats differ, in each of them."""
UNEQUAL = ("crescent_moon",)
"""Games whose seats are different roles: each role is looked at by itself, in so many games as others have in all."""
MORE = (
    ("eko", "adept", "novice", 2),
    ("eko", "adept", "novice", 4),
    ("eko", "novice", "random", 2),
    ("eko", "novice", "random", 4),
    ("blue_moon", "adept", "novice", 2),
    ("blue_moon", "novice", "random", 2),
    ("saga", "adept", "novice", 2),
    ("saga", "novice", "random", 2),
    ("crescent_moon", "adept", "novice", 5),
    ("crescent_moon", "master", "adept", 5),
    ("crescent_moon", "novice", "random", 5),
)


def tables(game: Game, seats: int) -> list[list[Options]]:
    """Tables that are played with one seed: in Blue Moon a pairing of peoples, both ways round."""
    if game.info.name == "blue_moon":
        pairs = list(combinations(PEOPLES, 2))
        return [
            [game.resolve({"deck_1": one, "deck_2": other}), game.resolve({"deck_1": other, "deck_2": one})]
            for one, other in pairs
        ]
    return [[game.resolve({"seats": seats} if len(game.info.seats) > 1 else {})]]


def run(name: str, challenger: str, others: str, seats: int, games: int, seed: int) -> Arena:
    """Play and print."""
    game = get_game(name)
    found = run_arena(game, tables(game, seats), [challenger] + [others] * (seats - 1), games, seed)
    report(f"{name}, {seats} seats: one {challenger} against {seats - 1} {others}", found)
    return found


def report(title: str, found: Arena) -> None:
    bot = found.bots[0]
    endings = ", ".join(f"{ending} {count}" for ending, count in found.endings.items())
    low, high = 100 * bot.low, 100 * bot.high
    print(f"{title}: {bot.wins} of {bot.games} won (95 %: {low:.1f} to {high:.1f} %)")
    print(f"    {endings}; {found.decisions / found.games:.0f} decisions a game; digest {found.digest[:16]}")
    for role in bot.roles if found.game in UNEQUAL else ():
        low, high = 100 * role.low, 100 * role.high
        print(f"    as {role.role}: {role.wins} of {role.games} won (95 %: {low:.1f} to {high:.1f} %)")
    print(
        f"    the challenger's decisions, in processor time: {bot.ms_per_decision:.2f} ms on average, "
        f"{bot.slowest_ms:.2f} ms at most"
    )


def gate(games: int, seed: int) -> int:
    """The whole ladder; 1 if a rung is missed."""
    missed = 0
    for name, challenger, others, seats, needed in GATE:
        found = run(name, challenger, others, seats, games * (seats if name in UNEQUAL else 1), seed)
        shares = found.bots[0].roles if name in UNEQUAL else found.bots[:1]
        missed += any(share.wins * 100 < needed * share.games for share in shares)
    for name, challenger, others, seats in MORE:
        run(name, challenger, others, seats, games, seed)
    print("gate missed" if missed else "gate passed")
    return int(missed > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="with challenger and others: one match; without: the gate")
    parser.add_argument("challenger", nargs="?", choices=bot_names())
    parser.add_argument("others", nargs="?", choices=bot_names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"cores {_cores.running()}, seed {args.seed}")
    try:
        if args.game is None:
            return gate(args.games, args.seed)
        if args.others is None:
            parser.error("name a game, the challenger and the others")
        run(args.game, args.challenger, args.others, args.seats, args.games, args.seed)
    except MoonsagaError as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
