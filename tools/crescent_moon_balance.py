"""Is Crescent Moon fair on each of its maps, do its bots deal, and how much is a person asked?

    python tools/crescent_moon_balance.py                        five maps, for five and four rulers, 100 games each
    python tools/crescent_moon_balance.py --games 1000 --jobs 2
    python tools/crescent_moon_balance.py spring-melt --seats 4

The games of `moonsaga balance crescent_moon -o map=... --seed 1`: the same bot in every seat, the same random numbers
for game i on every map. Each share of wins comes with its 95 % Wilson interval. Besides: how many games saw a deal, and
how many decisions with a choice each seat made in a game. The exit code is 1 if a target is missed: 20 % within 6 for
five rulers, 25 % within 7 for four, a mean score between 28 and 42, deals in half of the five-ruler games.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

import msgspec
from rich.console import Console
from rich.progress import track

from moonsaga import _cores
from moonsaga.arena.intervals import wilson
from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.bots.ladder import bot_names, get_bot
from moonsaga.bots.match import play_match
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box.codes import RULERS
from moonsaga.games.crescent_moon.box.maps import NAMES
from moonsaga.games.crescent_moon.game import GAME
from moonsaga.games.crescent_moon.view import CrescentMoonView
from moonsaga.kernel.cores.rng import Rng

FAIR = {5: (20.0, 6.0), 4: (25.0, 7.0)}
"""Rulers: the fair share in percent, and how far from it a ruler may be."""
SCORES = (28.0, 42.0)
CHUNK = 5
YEARS = 3


class Cell(msgspec.Struct, frozen=True):
    """One map for this number of rulers."""

    map: str
    seats: int


class Found(msgspec.Struct):
    """What some games of a cell came to; lists are by seat."""

    games: int
    wins: list[int]
    points: list[float]
    deals: int
    """Games in which a deal or pact was struck."""
    choices: list[int]
    """Decisions with more than one possible answer."""
    asked: list[int]
    """All decisions: where secrets are, a question without a choice must be asked too."""

    @classmethod
    def nothing(cls, seats: int) -> "Found":
        return cls(0, [0] * seats, [0.0] * seats, 0, [0] * seats, [0] * seats)

    def add(self, other: "Found") -> None:
        self.games += other.games
        self.deals += other.deals
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.points[seat] += other.points[seat]
            self.choices[seat] += other.choices[seat]
            self.asked[seat] += other.asked[seat]

    @property
    def mean_score(self) -> float:
        return sum(self.points) / self.games / len(self.points)


class Counted:
    """A bot whose decisions are counted where it has a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.choices = 0
        self.asked = 0

    def choose(self, observation: Observation, rng: Rng, budget: Budget) -> int:
        self.asked += 1
        self.choices += len(observation.legal) > 1
        return self.bot.choose(observation, rng, budget)


def play(job: tuple[Cell, str, int, range]) -> tuple[Cell, Found]:
    """Some games of a cell."""
    cell, name, seed, numbers = job
    found = Found.nothing(cell.seats)
    for number in numbers:
        bots = [Counted(get_bot(name)) for _ in range(cell.seats)]
        options = {"map": cell.map, "seats": cell.seats, "years": YEARS}
        result, state = play_match(GAME, options, bots, Rng(seed, number))
        view = state.view(None)
        assert isinstance(view, CrescentMoonView)
        struck = any(deal.outcome in n.OUTCOMES[n.DEAL_AGREED :] for deal in view.table.ledger)
        wins = [int(won > 0) for won in result.returns]
        choices, asked = [bot.choices for bot in bots], [bot.asked for bot in bots]
        found.add(Found(1, wins, GAME.scores(state), int(struck), choices, asked))
    return cell, found


def play_all(cells: list[Cell], bot: str, seed: int, games: int, jobs: int) -> dict[Cell, Found]:
    """Every game of every cell, with a bar on standard error if it is a terminal."""
    work = [
        (cell, bot, seed, range(first, min(first + CHUNK, games))) for cell in cells for first in range(0, games, CHUNK)
    ]
    found = {cell: Found.nothing(cell.seats) for cell in cells}
    for cell, part in track(
        run(work, jobs), "Playing", len(work), console=Console(stderr=True), disable=not sys.stderr.isatty()
    ):
        found[cell].add(part)
    return found


def run(work: list[tuple[Cell, str, int, range]], jobs: int) -> Iterator[tuple[Cell, Found]]:
    if jobs == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, work)


def misses(cell: Cell, found: Found) -> list[str]:
    """The targets that a cell misses."""
    fair, away = FAIR[cell.seats]
    problems = [
        f"{RULERS[seat]} {100 * won / found.games:.1f} %"
        for seat, won in enumerate(found.wins)
        if abs(100 * won / found.games - fair) > away
    ]
    if not SCORES[0] <= found.mean_score <= SCORES[1]:
        problems.append(f"mean score {found.mean_score:.1f}")
    if cell.seats == len(RULERS) and 2 * found.deals < found.games:
        problems.append(f"deals in {found.deals} of {found.games} games")
    return problems


def show(found: dict[Cell, Found]) -> int:
    """The tables; says how many cells miss a target."""
    missed = 0
    for seats in sorted({cell.seats for cell in found}, reverse=True):
        fair, away = FAIR[seats]
        print(f"\n{seats} rulers: wins in %, 95 % interval, (mean points); target {fair:.0f} within {away:.0f}")
        print(f"{'map':16}" + "".join(f"{name:>24}" for name in RULERS[:seats]) + f"{'mean':>7}{'deals':>7}")
        for cell, one in found.items():
            if cell.seats == seats:
                missed += bool(misses(cell, one))
                print(line(cell, one))
        print(decisions([one for cell, one in found.items() if cell.seats == seats]))
    return missed


def decisions(found: list[Found]) -> str:
    """How often each ruler is asked in a game."""
    games = sum(one.games for one in found)
    each = []
    for seat, name in enumerate(RULERS[: len(found[0].wins)]):
        choices, asked = sum(one.choices[seat] for one in found), sum(one.asked[seat] for one in found)
        each.append(f"{name} {choices / games:.0f} ({asked / games:.0f})")
    return f"decisions with a choice in a game of {YEARS} years (all decisions): {', '.join(each)}"


def line(cell: Cell, found: Found) -> str:
    text = f"{cell.map:16}"
    for seat, won in enumerate(found.wins):
        low, high = wilson(won, found.games)
        rate = 100 * won / found.games
        text += f"{rate:>8.1f} [{100 * low:4.1f} {100 * high:4.1f}]({found.points[seat] / found.games:4.1f})"
    problems = misses(cell, found)
    verdict = f"  missed: {'; '.join(problems)}" if problems else ""
    return f"{text}{found.mean_score:>7.1f}{100 * found.deals / found.games:>6.0f}%{verdict}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("maps", nargs="*", help=f"some of {', '.join(NAMES)}; all of them if none is named")
    parser.add_argument("--seats", type=int, choices=sorted(FAIR), help="only for this number of rulers")
    parser.add_argument("--games", type=int, default=100, help="in each cell")
    parser.add_argument("--bot", choices=bot_names(), default="adept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    for name in args.maps:
        if name not in NAMES:
            parser.error(f"there is no map {name}; there are {', '.join(NAMES)}")
    cells = [Cell(name, seats) for seats in sorted(FAIR, reverse=True) for name in args.maps or NAMES]
    cells = [cell for cell in cells if args.seats in (None, cell.seats)]
    print(f"cores {_cores.running()}, {args.games} games a cell between {args.bot} bots, seed {args.seed}")
    missed = show(play_all(cells, args.bot, args.seed, args.games, args.jobs))
    print(f"\n{len(cells) - missed} of {len(cells)} cells meet the targets")
    print("The figures are those of this bot and of reconstructed components.")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
