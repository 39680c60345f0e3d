"""Fixed positions in which a bot can do something foolish: collect them from games, and put them to any bot.

    python -m tools.folly_positions collect GAME FILE --seed 640         fifty of each folly of a game, one from a game
    python -m tools.folly_positions ask FILE --bot master --cpu-ms 50    how often that bot does them

FILE is gzipped JSON, a position a line, with the game's seed and number and the decision it is from. An occasion is
what the arena counts as one (docs/arena.md), whatever was done there; of several in one game one is drawn.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec

from moonsaga.arena.follies import WIN_PASSED_OVER, FollyCounts
from moonsaga.bots.bot import FIXED_BUDGET, Bot, Budget, Observation, observe
from moonsaga.bots.ladder import find_bot
from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.follies import Judge
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import get_game


class Occasion(msgspec.Struct, frozen=True):
    """A position, and the folly that its seat to act can do."""

    game: str
    folly: str
    seed: int
    number: int
    decision: int
    seat: int
    dump: msgspec.Raw

    @property
    def state(self) -> State:
        return get_game(self.game).restore(bytes(self.dump))


def collect(game: Game, bot: Bot, numbers: range, seed: int, each: int) -> list[Occasion]:
    """So many occasions of each folly, as far as these games have them, folly by folly."""
    found: dict[str, list[Occasion]] = {WIN_PASSED_OVER: [], **{folly.name: [] for folly in game.follies}}
    for number in numbers:
        if all(len(occasions) == each for occasions in found.values()):
            break
        drawn: dict[str, tuple[int, Occasion]] = {}
        rng = Rng(seed, number, 1)
        for occasion in play(game, bot, number, seed):
            lot = rng.below(1 << 30)
            drawn[occasion.folly] = max(drawn.get(occasion.folly, (-1, occasion)), (lot, occasion), key=lot_of)
        for folly, (_, occasion) in drawn.items():
            if len(found[folly]) < each:
                found[folly].append(occasion)
    return [occasion for occasions in found.values() for occasion in occasions]


def lot_of(drawn: tuple[int, Occasion]) -> int:
    return drawn[0]


def play(game: Game, bot: Bot, number: int, seed: int) -> Iterator[Occasion]:
    """One game of a bot against itself; the occasions in it."""
    state, dice = game.new(), Rng(seed, number)
    counts = FollyCounts(game, len(state.returns()), Rng(seed, number, 2))
    decision = 0
    while asked := state.to_act():
        seat = asked[0]
        if seat == CHANCE:
            state.apply(seat, draw_outcome(state, dice))
            continue
        observation = observe(game, state, seat)
        action = bot.choose(observation, dice, FIXED_BUDGET)
        if len(observation.legal) > 1:
            names = [folly.name for folly in game.follies if is_occasion(folly.judge, observation, action)]
            if counts.has_win(observation):
                names.append(WIN_PASSED_OVER)
            for name in names:
                yield Occasion(game.info.name, name, seed, number, decision, seat, msgspec.Raw(state.dump()))
        state.apply(seat, action)
        decision += 1


def is_occasion(judge: Judge, observation: Observation, action: int) -> bool:
    return judge(lambda: observation.view, observation.legal, action) is not None


def is_done(occasion: Occasion, bot: Bot, budget: Budget, rng: Rng) -> bool:
    """Does the bot do it? The turn is played until somebody else decides."""
    game, state = get_game(occasion.game), occasion.state
    counts = FollyCounts(game, len(state.returns()), Rng(1))
    first = True
    while asked := state.to_act():
        if asked[0] == CHANCE:
            state.apply(CHANCE, draw_outcome(state, rng))
            continue
        if asked[0] != occasion.seat:
            break
        observation = observe(game, state, occasion.seat)
        action = bot.choose(observation, rng, budget)
        counts.note(observation, action)
        state.apply(occasion.seat, action)
        if first and occasion.folly != WIN_PASSED_OVER:
            break
        first = False
    return counts.finish(state.returns())[occasion.folly][occasion.seat][1] > 0


def ask(occasions: list[Occasion], bot: Bot, budget: Budget) -> dict[str, tuple[int, int]]:
    """How often the bot does each folly, and of how many."""
    found: dict[str, tuple[int, int]] = {}
    for number, occasion in enumerate(occasions):
        done, of = found.get(occasion.folly, (0, 0))
        found[occasion.folly] = done + is_done(occasion, bot, budget, Rng(1, number)), of + 1
    return found


def write(path: Path, occasions: list[Occasion]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = b"".join(msgspec.json.encode(occasion) + b"\n" for occasion in occasions)
    path.write_bytes(gzip.compress(lines, 9, mtime=0))


def read(path: Path) -> list[Occasion]:
    return [msgspec.json.decode(line, type=Occasion) for line in gzip.decompress(path.read_bytes()).splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect")
    collecting.add_argument("game")
    collecting.add_argument("file", type=Path)
    collecting.add_argument("--bot", default="adept", help="who plays (default adept)")
    collecting.add_argument("--games", type=int, default=500, help="how many games at most (default 500)")
    collecting.add_argument("--seed", type=int, default=1)
    collecting.add_argument("--each", type=int, default=50, help="occasions of each folly (default 50)")
    asking = commands.add_parser("ask")
    asking.add_argument("file", type=Path)
    asking.add_argument("--bot", required=True)
    asking.add_argument("--cpu-ms", type=float, help="how long it thinks about a decision, in milliseconds of the CPU")
    args = parser.parse_args()
    if args.command == "collect":
        game = get_game(args.game)
        occasions = collect(game, find_bot(args.bot, game), range(args.games), args.seed, args.each)
        write(args.file, occasions)
        print(f"{len(occasions)} positions in {args.file}, {args.file.stat().st_size} bytes")
        return
    occasions = read(args.file)
    budget = FIXED_BUDGET if args.cpu_ms is None else Budget(seconds=args.cpu_ms / 1000, cpu=True)
    for name, (done, of) in ask(occasions, find_bot(args.bot, get_game(occasions[0].game)), budget).items():
        print(f"{name}: {done} of {of}")


if __name__ == "__main__":
    main()
