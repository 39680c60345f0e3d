"""Writes digests of everything a game says about its positions: the half of compare_commits.py that runs in a checkout.

    digest_games.py CHECKOUT --list                      the games and parts there are, as JSON
    digest_games.py CHECKOUT GAME PART                   the digests of one part, as JSON in the last line
    digest_games.py CHECKOUT GAME PART --show RUN STEP   what is behind the digests of one position

A part is `records`, the name of a bot, or `variants`: random games with mixed options. A run is a record or a game. A
step is a position: of a record after each of its lines, of a game whenever a player is to act; and the last one.

This file runs with the Python of another commit. It imports only the kernel and the bots, reads records itself, and
tries every name that a thing has had.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

SEED = 1
CHANCE = -1
NO_STEP = -1
DIGITS = 8
"""Of the digest of one position. The digest of a whole run is longer."""

BEHAVIOUR = ("actions", "to_act", "legal", "views", "events", "values", "returns")
"""Equal before and after a change that promises to change no behaviour."""
DUMPS = ("dumps",)
TEXTS = ("notation", "prompts", "refusals", "diagrams", "counts")
"""Of records and variants: what a client or a person receives beside the view."""
KINDS = (*BEHAVIOUR, *DUMPS, *TEXTS)

REFUSED = 12
"""How many actions are tried at each step of a record to see whether and why they are refused."""
MOST_TRIED = 4000

PLACES = {
    "get_game": ("moonsaga.kernel.registry", "moonsaga.api"),
    "game_names": ("moonsaga.kernel.registry", "moonsaga.api"),
    "MoonsagaError": ("moonsaga.kernel.errors", "moonsaga.api"),
    "parse": ("moonsaga.kernel.options", "moonsaga.api"),
    "Rng": ("moonsaga.kernel.cores.rng", "moonsaga.kernel.rng", "moonsaga.api"),
    "playout": ("moonsaga.kernel.cores.playout", "moonsaga.kernel.playout", "moonsaga.api"),
    "observe": ("moonsaga.bots.bot", "moonsaga.bots.observation", "moonsaga.api"),
    "Budget": ("moonsaga.bots.bot", "moonsaga.bots.budget", "moonsaga.api"),
    "get_bot": ("moonsaga.bots.ladder", "moonsaga.api"),
    "play_match": ("moonsaga.bots.match", "moonsaga.api"),
}
"""The modules that have or had a name."""


class Problem(Exception):
    """What the caller is told instead of digests."""


def find(name: str) -> Any:
    """A function or class of the package, wherever this commit has it."""
    for place in PLACES[name]:
        try:
            module = importlib.import_module(place)
        except ModuleNotFoundError as missing:
            if not place.startswith(str(missing.name)):
                raise
            continue
        if hasattr(module, name):
            return getattr(module, name)
    raise Problem(f"this commit has no {name} in {' or '.join(PLACES[name])}")


def either(thing: Any, *names: str) -> Any:
    """An attribute that has or had one of these names."""
    for name in names:
        if hasattr(thing, name):
            return getattr(thing, name)
    raise Problem(f"{type(thing).__name__} has none of these attributes: {', '.join(names)}")


def canonical(value: Any) -> bytes:
    """The same bytes for the same value, whatever the order of fields, keys and sets."""
    import msgspec  # noqa: PLC0415  of the checkout's environment

    return msgspec.json.encode(value, enc_hook=plain, order="sorted")


def plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"{value!r} has no form in JSON")


# Records


class Record(NamedTuple):
    """What is played again: the end line is not looked at, for it may change its form."""

    name: str
    headers: dict[str, str]
    start: str
    moves: list[tuple[int, str]]


def read_record(name: str, text: str) -> Record:
    headers: dict[str, str] = {}
    start: list[str] = []
    moves: list[tuple[int, str]] = []
    for line in text.splitlines():
        if line.startswith("    "):
            start.append(line[4:])
        elif not line.strip() or line.startswith("#"):
            start += [""] if "start" in headers and not moves else []
        elif line[0] in "*123456789":
            seat, _, words = line.partition(" ")
            moves.append((CHANCE if seat == "*" else int(seat) - 1, words.strip()))
        else:
            key, _, value = line.partition(":")
            headers[key] = value.strip()
    return Record(name, headers, "\n".join(start).rstrip(), moves)


def find_records(checkout: Path) -> Iterator[Record]:
    """Every record of the tests and examples, wherever it lies."""
    files = [file for folder in ("tests", "examples") for file in sorted((checkout / folder).rglob("*.txt"))]
    for file in files:
        text = file.read_text("utf-8", "replace")
        if text.removeprefix("\ufeff").startswith("moonsaga-record:"):
            record = read_record(file.name, text)
            yield record._replace(name=f"{record.headers['game']}/{file.name}")


def find_game(checkout: Path, name: str) -> Any:
    """A built-in game, or one that a file of the tests has."""
    if name in find("game_names")():
        return find("get_game")(name)
    for file in sorted((checkout / "tests").rglob(f"{name}.py")):
        sys.path.append(str(file.parent))
        return importlib.import_module(name).GAME
    raise Problem(f"this commit has no game {name}")


# Digests


class Run:
    """One record or game, position by position."""

    def __init__(self, game: Any, state: Any, texts: bool, shown: int) -> None:
        self.game = game
        self.state = state
        self.seats = range(len(state.returns()))
        self.viewers = (None, *self.seats)
        self.kinds = KINDS if texts else (*BEHAVIOUR, *DUMPS)
        self.digests: dict[str, list[str]] = {kind: [] for kind in self.kinds}
        self.whole = {kind: sha256() for kind in self.kinds}
        self.steps = 0
        self.tried: dict[int, None] = {}
        self.shown = shown
        self.behind: dict[str, Any] = {}
        """What the digests of the step `shown` are made of."""
        state.keep_journal()

    def look(self, action: Sequence[Any]) -> None:
        """Take the digests of the position that an action has led to."""
        for kind in self.kinds:
            data = canonical(action if kind == "actions" else getattr(self, f"see_{kind}")())
            digest = sha256(data)
            self.digests[kind].append(digest.hexdigest()[:DIGITS])
            self.whole[kind].update(digest.digest())
            if self.steps == self.shown:
                self.behind[kind] = json.loads(data)
        self.steps += 1

    def result(self) -> dict[str, Any]:
        whole = {kind: digest.hexdigest() for kind, digest in self.whole.items()}
        return {"steps": self.steps, "whole": whole, "each": {k: "".join(found) for k, found in self.digests.items()}}

    def players(self) -> list[int]:
        return [seat for seat in self.state.to_act() if seat != CHANCE]

    def see_to_act(self) -> Any:
        return self.state.to_act(), self.state.ending, self.state.barrier

    def see_legal(self) -> Any:
        return [self.state.legal(seat) for seat in self.seats], self.state.chance()

    def see_views(self) -> Any:
        return [self.state.view(seat) for seat in self.viewers]

    def see_events(self) -> Any:
        events = self.state.take_events()
        return [[either(event, "for_seat", "told")(seat) for event in events] for seat in self.viewers]

    def see_values(self) -> Any:
        try:
            return [self.game.evaluate(self.state, seat) for seat in self.seats]
        except NotImplementedError:
            return None

    def see_returns(self) -> Any:
        return self.state.returns()

    def see_dumps(self) -> Any:
        return self.state.dump().decode("utf-8", "backslashreplace")

    def see_notation(self) -> Any:
        describe = either(self.game, "describe_actions", "worded")
        outcomes = [self.game.write(self.state, CHANCE, outcome) for outcome, _ in self.state.chance()]
        return [describe(self.state, seat) for seat in self.players()], outcomes

    def see_prompts(self) -> Any:
        prompt = either(self.game, "prompt", "asked")
        return [prompt(self.state.view(seat)) for seat in self.players()]

    def see_refusals(self) -> Any:
        """Some of the actions that were legal somewhere in this run, and their neighbours."""
        for seat in self.players():
            for action in self.state.legal(seat):
                if len(self.tried) < MOST_TRIED:
                    self.tried.update({action: None, min(action + 1, self.game.info.actions - 1): None})
        pool, rng = list(self.tried), find("Rng")(SEED, self.steps)
        some = [pool[int(rng.below(len(pool)))] for _ in range(REFUSED)] if pool else []
        return [[(action, self.game.why_not(self.state, seat, action)) for action in some] for seat in self.seats]

    def see_diagrams(self) -> Any:
        return either(self.game, "diagram", "draw")(self.state.view(None))

    def see_counts(self) -> Any:
        game, state, public = self.game, self.state, self.state.view(None)
        found = [game.scores(state), game.counts(public), game.inventory(state), game.threats(public)]
        found += [game.usual(state, seat) for seat in self.players()]
        if not state.to_act():
            found.append(either(game, "reveal_all", "uncover")(state))
            found.append(either(game, "draw_returns", "drawn")(len(self.seats)))
            found += [either(game, "resign_returns", "conceded")(seat, len(self.seats)) for seat in self.seats]
        return found


def replay(game: Any, record: Record, shown: int) -> Run:
    options = game.resolve(find("parse")(game.info.options, record.headers["options"].split()))
    state = either(game, "from_diagram", "place")(record.start) if "start" in record.headers else game.new(options)
    run = Run(game, state, texts=True, shown=shown)
    run.look(())
    for seat, words in record.moves:
        action = game.read(state, seat, words)
        possible = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        if action not in possible:
            raise Problem(f"{record.name}: {words!r} is not legal after {run.steps - 1} lines")
        said = (seat, action, words, bot_reason(game, state, seat, action))
        state.apply(seat, action)
        run.look(said)
    return run


def bot_reason(game: Any, state: Any, seat: int, action: int) -> Any:
    """What a bot would say to this action, in games that have words for it."""
    if seat == CHANCE or not either(game, "has_bot_reasons", "talks"):
        return None
    return either(game, "bot_reason", "why")(state.view(None), seat, action)


def simulate(game: Any, bot_name: str, number: int, iterations: int, shown: int) -> Run:
    """Game `number` of `moonsaga simulate --seed 1`, played here to look at every decision."""
    options = game.resolve({})
    state = game.new(options)
    run = Run(game, state, texts=False, shown=shown)
    dice, bot, budget = find("Rng")(SEED, number), find("get_bot")(bot_name), find("Budget")(iterations=iterations)
    own = [] if bot_name == "random" else [find("Rng")(dice.next(), seat) for seat in run.seats]
    observe, decisions = find("observe"), 0
    said: list[Any] = []
    while (seats := state.to_act()) and decisions < game.info.longest:
        seat = seats[0]
        if seat == CHANCE:
            action = dice.weighted(state.chance())
        else:
            run.look(said)
            said = []
            if own:
                action = bot.choose(observe(game, state, seat), own[seat], budget)
            else:
                action = state.legal(seat)[int(dice.below(len(state.legal(seat))))]
            decisions += 1
        said.append((seat, action))
        state.apply(seat, action)
    run.look(said)
    if number == 0 or not own:
        result, last = find("play_match")(game, options, [bot] * len(run.seats), find("Rng")(SEED, number), budget)
        if last.dump() != state.dump() or result.decisions != decisions:
            raise Problem(f"{game.info.name}: `simulate --bot {bot_name}` plays another game {number} than this loop")
    return run


VARIANTS = 40
LONGEST_VARIANT = 300
"""Decisions of a game with mixed options."""


def mix_options(game: Any, recorded: Mapping[str, Sequence[str]], number: int) -> Any:
    """Options that the game allows: each has its default or any other value, texts one that a record has."""
    wrong = find("MoonsagaError")
    for attempt in range(1000):
        rng, given = find("Rng")(SEED, number, attempt), {}
        for option in game.info.options:
            if hasattr(option, "low"):
                values = list(range(option.low, min(option.high, option.low + 20) + 1))
            elif isinstance(option.default, bool):
                values = [False, True]
            else:
                values = list(getattr(option, "values", recorded.get(option.name, [option.default])))
            if rng.below(2):
                given[option.name] = values[int(rng.below(len(values)))]
        try:
            return game.resolve(given)
        except wrong:
            continue
    raise Problem(f"{game.info.name} allows no mix of options")


def play_variant(game: Any, recorded: Mapping[str, Sequence[str]], number: int, shown: int) -> Run:
    """The beginning of a game of random moves with mixed options."""
    options = mix_options(game, recorded, number)
    state = game.new(options)
    run = Run(game, state, texts=True, shown=shown)
    rng = find("Rng")(SEED, number)
    said: list[Any] = [dict(options)]
    for _ in range(LONGEST_VARIANT):
        while state.to_act() == (CHANCE,):
            said.append((CHANCE, rng.weighted(state.chance())))
            state.apply(*said[-1])
        run.look(said)
        if not state.to_act():
            break
        seat = state.to_act()[-1]
        said = [(seat, rng.pick(state.legal(seat)))]
        state.apply(*said[0])
    return run


PARTS = {"random": (20, 1000), "novice": (20, 1000), "adept": (20, 1000), "master": (2, 100)}
"""The games and iterations of each bot."""


def runs(checkout: Path, name: str, part: str, games: int | None) -> dict[str, Callable[[int], Run]]:
    """All runs of a part by name, and how each is played."""
    game = find_game(checkout, name)
    if part == "records":
        records = [record for record in find_records(checkout) if record.headers["game"] == name]
        return {f"records/{record.name}": partial(replay, game, record) for record in records}
    if part == "variants":
        recorded = recorded_options(checkout, name)
        return {
            f"simulate/{name}/variants/{number}": partial(play_variant, game, recorded, number)
            for number in range(VARIANTS if games is None else min(games, VARIANTS))
        }
    count, iterations = PARTS[part]
    return {
        f"simulate/{name}/{part}/{number}": partial(simulate, game, part, number, iterations)
        for number in range(count if games is None else min(games, count))
    }


def recorded_options(checkout: Path, name: str) -> dict[str, list[str]]:
    """The values that options have in the records of a game, sorted."""
    found: dict[str, set[str]] = {}
    for record in find_records(checkout):
        if record.headers["game"] == name:
            for word in record.headers["options"].split():
                option, _, value = word.partition("=")
                found.setdefault(option, set()).add(value)
    return {option: sorted(values) for option, values in found.items()}


def write_digests(checkout: Path, name: str, part: str, games: int | None) -> None:
    found = {}
    everything = runs(checkout, name, part, games)
    for title, play in everything.items():
        found[title] = play(NO_STEP).result()
        print(f"{len(found)} of {len(everything)}", flush=True)
    print(json.dumps(found))


def show(checkout: Path, name: str, part: str, title: str, step: int) -> None:
    everything = runs(checkout, name, part, None)
    if title not in everything:
        raise Problem(f"there is no run {title}")
    print(json.dumps(everything[title](step).behind, indent=1, sort_keys=True, ensure_ascii=False))


def list_parts(checkout: Path) -> dict[str, list[str]]:
    recorded = {record.headers["game"] for record in find_records(checkout)}
    built_in = set(find("game_names")())
    return {
        name: ["records"] * (name in recorded) + [*PARTS, "variants"] * (name in built_in)
        for name in sorted(recorded | built_in)
    }


def check_package(checkout: Path) -> None:
    """It is this checkout's code that runs, in the form that was asked for."""
    package = importlib.import_module("moonsaga")
    if not Path(str(package.__file__)).resolve().is_relative_to(checkout):
        raise Problem(f"{sys.executable} imports {package.__file__}, which is not in {checkout}")
    cores = importlib.import_module("moonsaga._cores")
    if problem := cores.problem():
        raise Problem(problem)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("game", nargs="?")
    parser.add_argument("part", nargs="?")
    parser.add_argument("--list", action="store_true", help="print the games and their parts")
    parser.add_argument("--count", type=int, metavar="N", help="at most N simulated games of each bot")
    parser.add_argument("--show", nargs=2, metavar=("RUN", "STEP"), help="print what is behind the digests of a step")
    args = parser.parse_args()
    checkout = args.checkout.resolve()
    try:
        check_package(checkout)
        if args.list:
            print(json.dumps(list_parts(checkout)))
        elif args.show:
            show(checkout, args.game, args.part, args.show[0], int(args.show[1]))
        else:
            write_digests(checkout, args.game, args.part, args.count)
    except Problem as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
