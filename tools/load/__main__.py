"""Many tables at once, ours beside boardgame.io's: actions a second, and how soon the other player hears of one.

    python -m tools.load                                    300 tables, 60 actions at each, three rounds
    python -m tools.load --tables 50 --rounds 1             a small one
    python -m tools.load --games eko --only moonsaga        our server alone

At each table sit two people, each with a WebSocket of their own on loopback. The player to act sends a random legal
action as soon as the update arrives; there is no pause, so a server is as busy as it can be. The same program
plays all servers, over the same hand-made WebSocket, and looks at as little of each message as it needs; its own share
of the work is printed. The servers play one after the other, in turns, round after round. Latencies run from sending
an action until the other player has received the position after it.

Ours plays its games for two, each at as many tables, with all their rules. It writes every action to the disk before
any client receives it, and sends each player a view and the player to act all legal actions. boardgame.io plays two
games (`benchmarks/boardgame_io/server.js`) and stores them in files, with the storage it brings along (`node-persist`):

- stacks: a game of the kind that ours are, and no heavier than they. Its message is shorter than ours on average (both
  are printed), it checks the one move that is made and never lists all, and it keeps fewer things. By this one we are
  judged.
- cells: as little as a game can be, 64 cells with an owner and no undo: what boardgame.io takes for itself. No game
  that people would play is so light; it is printed to show how much of the result is the game.

What boardgame.io needs is installed into `build/boardgame_io`, from `benchmarks/boardgame_io`; that takes Node and npm.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median

import msgspec
from tools.load.boardgame_io import BoardgameIo, Cells, Stacks, describe_peer, install_peer
from tools.load.matches import Contestant
from tools.load.measuring import Figures, measure
from tools.load.ours import GAMES, Moonsaga
from tools.load.wire import LoadError

ROOT = Path(__file__).resolve().parents[2]
JUDGED = "boardgame.io stacks"
WANTED_RATIO = 3.0


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="tools.load", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300, help="that play at the same time (default 300)")
    parser.add_argument("--actions", type=int, default=60, help="at each table (default 60)")
    parser.add_argument("--rounds", type=int, default=3, help="figures are medians over so many (default 3)")
    parser.add_argument("--games", default=",".join(GAMES), help=f"of ours, for two (default {','.join(GAMES)})")
    parser.add_argument("--seed", type=int, default=1, help="of the players' choices (default 1)")
    parser.add_argument("--only", choices=("moonsaga", "stacks", "cells"), help="one server alone, without comparison")
    parser.add_argument("--json", type=Path, metavar="FILE", help="each round's figures, as JSON as well")
    args = parser.parse_args(arguments)
    if args.tables < 1 or args.rounds < 1 or args.actions < 1:
        parser.error("--tables, --actions and --rounds: at least 1")
    return args


def main(arguments: Sequence[str] | None = None) -> int:
    args = parse(arguments)
    every: dict[str, Contestant] = {
        "moonsaga": Moonsaga(args.games.split(",")),
        "stacks": BoardgameIo(Stacks()),
        "cells": BoardgameIo(Cells()),
    }
    contestants = [every[args.only]] if args.only else list(every.values())
    found: dict[str, list[Figures]] = {each.name: [] for each in contestants}
    busy = os.getloadavg()[0]
    try:
        if args.only != "moonsaga":
            install_peer()
        for number in range(args.rounds):
            for each in contestants:
                figures = measure(each, args.tables, args.actions, args.seed + number)
                found[each.name].append(figures)
                report(f"round {number + 1} of {args.rounds}: {show_line(each.name, [figures])}")
    except (LoadError, OSError, RuntimeError) as problem:
        report(str(problem))
        return 1
    except KeyboardInterrupt:
        return 130
    return tell(args, found, busy)


def report(text: str) -> None:
    print(f"load: {text}", file=sys.stderr, flush=True)


# Telling


def tell(args: argparse.Namespace, found: dict[str, list[Figures]], busy: float) -> int:
    print("\n".join(describe_machine()))
    if args.only != "moonsaga":
        print(describe_peer())
    print(f"load average before: {busy:.1f}" + (", so other work was going on" if busy > 0.5 else ""))
    print(
        f"\n{args.tables} tables, {args.actions} actions at each, two WebSockets to a table, {args.rounds} rounds in "
        f"turns; ours: {args.games}\n"
    )
    heads = ("actions/s", "p50 ms", "p99 ms", "bytes", "server", "clients", "CPU us")
    print(f"{'':<20} {heads[0]:>10} " + " ".join(f"{head:>8}" for head in heads[1:]))
    for name, rounds in found.items():
        print(show_line(name, rounds))
    print("bytes: a message with a position; server, clients: cores kept busy; CPU: the server's for one action\n")
    for name, rounds in found.items():
        print(show_progress(name, args.tables, args.actions, rounds))
    if args.json:
        args.json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    return 0 if args.only else compare(found)


def describe_machine() -> list[str]:
    from moonsaga import __version__, _cores  # noqa: PLC0415  after the arguments are known to be right

    model = next(
        (
            line.partition(":")[2].strip()
            for line in Path("/proc/cpuinfo").read_text().splitlines()
            if "model name" in line
        ),
        platform.machine(),
    )
    lines = [f"{os.cpu_count()} cores, {model}; {platform.system()} {platform.release()}"]
    lines.append(f"Moonsaga {__version__} ({commit()}), cores {_cores.running()}, Python {platform.python_version()}")
    return lines


def commit() -> str:
    def git(*arguments: str) -> str:
        done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=False)
        return done.stdout.strip()

    found = git("rev-parse", "--short", "HEAD")
    return f"{found}, with changes" if git("status", "--porcelain", "--", "src", "tools") else found or "no commit"


def show_line(name: str, rounds: Sequence[Figures]) -> str:
    middle = {
        field: median(getattr(each, field) for each in rounds)
        for field in ("rate", "p50", "p99", "message", "server_cpu", "own_cpu", "cost")
    }
    return (
        f"{name:<20} {middle['rate']:>10,.0f} {middle['p50'] * 1000:>8.1f} {middle['p99'] * 1000:>8.1f}"
        f" {middle['message']:>8,.0f} {middle['server_cpu']:>8.2f} {middle['own_cpu']:>8.2f}"
        f" {middle['cost'] * 1e6:>8,.0f}"
    )


def show_progress(name: str, tables: int, actions: int, rounds: Sequence[Figures]) -> str:
    slowest = min(each.slowest_at_half for each in rounds)
    fastest = max(each.fastest_at_half for each in rounds)
    again = sum(each.rematches for each in rounds)
    said = (
        f"{name}: every one of {tables} tables made its {actions} actions; at half time the slowest had made "
        f"{slowest}, the fastest {fastest}"
    )
    return said + (f"; {again} games ended early, and the two went on at the next table" if again else "")


def compare(found: dict[str, list[Figures]]) -> int:
    """Ours beside each game of the other's, round by round. 0 if we are as good as we have to be."""
    ours = found[Moonsaga.name]
    verdict = 1
    print()
    for name, theirs in found.items():
        if name == Moonsaga.name:
            continue
        faster = median(one.rate / other.rate for one, other in zip(ours, theirs, strict=True))
        sooner = median(other.p99 / one.p99 for one, other in zip(ours, theirs, strict=True))
        print(f"Beside {name}: {faster:.1f} times the actions, a p99 {sooner:.1f} times shorter.")
        if name == JUDGED and faster >= WANTED_RATIO and sooner > 1:
            verdict = 0
    met = "That is so." if verdict == 0 else "That is not so."
    print(f"Wanted are {WANTED_RATIO:.0f} times the actions and a shorter p99 beside {JUDGED}. {met}")
    return verdict


if __name__ == "__main__":
    sys.exit(main())
