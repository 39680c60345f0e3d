"""How much stronger each bot of the ladder is than the ones below it.

    make ladder                                             every rung of benchmarks/ladder.toml
    python tools/ladder.py eko adept novice --games 200     one match
    python tools/ladder.py eko adept:weights=new.toml adept
    python tools/ladder.py eko adept random --seats 4       one adept, three random, its seat going round
    python tools/ladder.py crescent_moon adept random --seats 5 --games 500     100 games as each ruler

The same games as `moonsaga arena eko --vary --bots adept,random,random,random`: a block is one seed in every seating,
with decks swapped where a game has them. Wins come with their 95 % Wilson interval, a shared win counts as one; the
score is that of blocks. The rungs write their results under benchmarks/results/ladder and go on from there when they
are called again; --reports DIR makes a page of each.
"""

import argparse
import re
import sys
import tomllib
from pathlib import Path

import msgspec
from msgspec import UNSET

from moonsaga import _cores
from moonsaga.arena.report.page import write_page
from moonsaga.arena.run import Arena, run_arena
from moonsaga.bots.bot import Budget
from moonsaga.bots.ladder import bot_names, classic_names
from moonsaga.commands.arguments import budget_of, options_of
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"
NAMES = (*bot_names(), *classic_names())


class Rung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match: one challenger against as many others as there are further seats."""

    game: str
    seats: int
    challenger: str
    others: str
    wins: int | None = None
    each_role: bool = False

    @property
    def name(self) -> str:
        """What its files are called: without the signs that a bot's name may have and a file's may not."""
        return re.sub(r"[^\w.-]+", "_", f"{self.game}-{self.seats}-{self.challenger}-{self.others}")

    def missed(self, found: Arena) -> bool:
        shares = found.bots[0].roles if self.each_role else found.bots[:1]
        return self.wins is not None and any(share.wins * 100 < self.wins * share.games for share in shares)


class Ladder(msgspec.Struct, frozen=True):
    """The file of rungs."""

    rung: tuple[Rung, ...]


class Climb(msgspec.Struct, frozen=True):
    """How the matches are played, and where their results go."""

    games: int
    seed: int
    budget: Budget
    results: Path | None
    reports: Path | None

    def play(self, rung: Rung) -> Arena:
        """Play, print, and write a page if one is wanted."""
        game = get_game(rung.game)
        tables = game.blocks(options_of(game, rung.seats, ()), vary=True)
        games = self.games * (rung.seats if rung.each_role else 1)
        bots = [rung.challenger] + [rung.others] * (rung.seats - 1)
        file = None if self.results is None else self.results / f"{rung.name}-{self.seed}.jsonl"
        found = run_arena(game, tables, bots, games, self.seed, budget=self.budget, results=file)
        show(rung, found)
        if self.reports is not None:
            self.reports.mkdir(parents=True, exist_ok=True)
            (self.reports / f"{rung.name}-{self.seed}.html").write_text(write_page(found), encoding="utf-8")
        return found


def show(rung: Rung, found: Arena) -> None:
    bot = found.bots[0]
    endings = ", ".join(f"{ending} {count}" for ending, count in found.endings.items())
    title = f"{rung.game}, {rung.seats} seats: one {rung.challenger} against {rung.seats - 1} {rung.others}"
    print(f"{title}: {bot.wins} of {bot.games} won (95 %: {100 * bot.low:.1f} to {100 * bot.high:.1f} %)")
    print(f"    {endings}; {found.decisions / found.games:.0f} decisions a game; digest {found.digest[:16]}")
    for role in bot.roles if rung.each_role else ():
        low, high = 100 * role.low, 100 * role.high
        print(f"    as {role.role}: {role.wins} of {role.games} won (95 %: {low:.1f} to {high:.1f} %)")
    if found.match is not UNSET:
        match = found.match
        score = f"{100 * match.score:.1f} % ({100 * match.low:.1f} to {100 * match.high:.1f} %)"
        print(
            f"    {match.blocks} blocks: {score}, {match.elo:+.0f} Elo ({match.elo_low:+.0f} to {match.elo_high:+.0f})"
        )
        mine, theirs = match.ms_per_choice
        print(f"    processor time a decision with a choice: {mine:.2f} ms and {theirs:.2f} ms", flush=True)


def climb_all(climb: Climb, rungs: tuple[Rung, ...]) -> int:
    """The whole ladder; 1 if a rung is missed."""
    missed = [rung.name for rung in rungs if rung.missed(climb.play(rung))]
    print(f"missed: {', '.join(missed)}" if missed else "every rung reached")
    return int(bool(missed))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="with challenger and others: one match; without: all rungs")
    parser.add_argument("challenger", nargs="?", help=f"{', '.join(NAMES)}, or any bot that `moonsaga arena` takes")
    parser.add_argument("others", nargs="?", help="the same")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--cpu-ms", type=float)
    parser.add_argument("--each-role", action="store_true", help="show each role by itself")
    parser.add_argument("--rungs", type=Path, default=BENCHMARKS / "ladder.toml", help="the file of rungs")
    parser.add_argument("--results", type=Path, help="where results are kept, and gone on from")
    parser.add_argument("--reports", type=Path, help="where a page of each match is written")
    args = parser.parse_args()
    print(f"cores {_cores.running()}, seed {args.seed}")
    try:
        results = args.results or (BENCHMARKS / "results" / "ladder" if args.game is None else None)
        climb = Climb(args.games, args.seed, budget_of(args.iterations, args.cpu_ms), results, args.reports)
        if args.game is None:
            rungs = msgspec.convert(tomllib.loads(args.rungs.read_text("utf-8")), Ladder).rung
            return climb_all(climb, rungs)
        if args.others is None:
            parser.error("name a game, the challenger and the others")
        climb.play(Rung(args.game, args.seats, args.challenger, args.others, None, args.each_role))
    except MoonsagaError as mistake:
        print(mistake, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
