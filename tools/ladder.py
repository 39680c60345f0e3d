"""How much stronger each bot of the ladder is than the ones below it.

    python tools/ladder.py                                  the gate: adept against random, two and four players
    python tools/ladder.py eko adept novice --games 200
    python tools/ladder.py eko adept random --seats 4       one adept, three random, its seat going round

The challenger takes each seat in turn with the same seed: pairs with sides swapped for two players, rotations for more.
In Blue Moon the decks are swapped too, and each block of four games has another pairing of peoples.
Wins come with their 95 % Wilson interval. A shared win counts as one.
"""

import argparse
import math
import sys
import time
from collections.abc import Mapping
from itertools import combinations

from moonsaga import _cores
from moonsaga.bots.bot import Bot, Budget, Observer
from moonsaga.bots.ladder import bot_names, get_bot
from moonsaga.bots.match import Tally, play_match
from moonsaga.games.blue_moon.data import PEOPLES
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.rng import Rng

GATE = (
    ("eko", "adept", "random", 2, 95),
    ("eko", "adept", "random", 4, 70),
    ("blue_moon", "adept", "random", 2, 95),
    ("saga", "adept", "random", 2, 95),
)
"""Game, challenger, the others, seats, and how many of 100 games it has to win."""
MORE = (
    ("eko", "adept", "novice", 2),
    ("eko", "adept", "novice", 4),
    ("eko", "novice", "random", 2),
    ("eko", "novice", "random", 4),
    ("blue_moon", "adept", "novice", 2),
    ("blue_moon", "novice", "random", 2),
    ("saga", "adept", "novice", 2),
    ("saga", "novice", "random", 2),
)


class Timed:
    """A bot with a stop watch, which runs while the processor works for it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, observer: Observer, rng: Rng, budget: Budget) -> int:
        start = time.process_time()
        action = self.bot.choose(observer, rng, budget)
        self.times.append(time.process_time() - start)
        return action


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - spread) / (1 + z * z / games), (middle + spread) / (1 + z * z / games)


def tables(name: str, seats: int) -> list[list[Mapping[str, object]]]:
    """Blocks of tables that are played with one seed: in Blue Moon a pairing of peoples, both ways round."""
    if name == "blue_moon":
        pairs = list(combinations(PEOPLES, 2))
        return [[{"deck_1": one, "deck_2": other}, {"deck_1": other, "deck_2": one}] for one, other in pairs]
    return [[{"seats": seats} if len(get_game(name).info.seats) > 1 else {}]]


def run(name: str, challenger: str, others: str, seats: int, games: int, seed: int) -> int:
    """Play, print a line, and say how many games the challenger won."""
    game, blocks = get_game(name), tables(name, seats)
    timed, tally, wins = Timed(get_bot(challenger)), Tally(seats), 0
    for number in range(games):
        block, place = divmod(number, seats * len(blocks[0]))
        own, options = place % seats, blocks[block % len(blocks)][place // seats]
        bots = [timed if seat == own else get_bot(others) for seat in range(seats)]
        result, state = play_match(game, options, bots, Rng(seed, block))
        tally.add(result, state)
        wins += result.returns[own] > 0
    report(f"{name}, {seats} seats: one {challenger} against {seats - 1} {others}", wins, tally, timed.times)
    return wins


def report(title: str, wins: int, tally: Tally, times: list[float]) -> None:
    low, high = wilson(wins, tally.games)
    endings = ", ".join(f"{ending} {count}" for ending, count in sorted(tally.endings.items()))
    ordered = sorted(times)
    print(f"{title}: {wins} of {tally.games} won (95 %: {100 * low:.1f} to {100 * high:.1f} %)")
    print(f"    {endings}; {tally.decisions / tally.games:.0f} decisions a game; digest {tally.digest[:16]}")
    print(
        f"    the challenger's decisions, in processor time: {1000 * sum(times) / len(times):.2f} ms on average, "
        f"{1000 * ordered[len(ordered) * 99 // 100]:.2f} ms at the 99th percentile, {1000 * ordered[-1]:.2f} ms at most"
    )


def gate(games: int, seed: int) -> int:
    """The whole ladder; 1 if a rung is missed."""
    missed = 0
    for name, challenger, others, seats, needed in GATE:
        wins = run(name, challenger, others, seats, games, seed)
        missed += wins * 100 < needed * games
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
