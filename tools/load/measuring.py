"""A round: one server, many tables, and how it fared."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tools.load.matches import Contestant, Match
from tools.load.wire import LoadError

PATIENCE = 900.0
"""Seconds within which a round must end."""
TELLING = 15.0
"""Seconds after which it is told how far a round is."""


class Figures(msgspec.Struct):
    """One server in one round. Seconds."""

    actions: int
    seconds: float
    p50: float
    p99: float
    slowest_at_half: int
    """When half of all actions were made: the fewest that any table had made."""
    fastest_at_half: int
    rematches: int
    message: float
    """Bytes of a message with a position, on average."""
    server_cpu: float
    """Cores that the server kept busy."""
    own_cpu: float
    """Cores that this program kept busy."""

    @property
    def rate(self) -> float:
        return self.actions / self.seconds

    @property
    def cost(self) -> float:
        """Seconds of a core that the server took for an action."""
        return self.server_cpu * self.seconds / self.actions


def cpu_seconds(pid: int) -> float:
    """All threads of a process, in the kernel and outside."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play(contestant: Contestant, tables: int, actions: int, seed: int) -> Figures:
    dice = random.Random(seed)
    matches = [Match(actions, random.Random(dice.random())) for _ in range(tables)]
    try:
        await asyncio.wait_for(contestant.lay(matches), PATIENCE)
    except TimeoutError:
        raise LoadError(f"{contestant.name} did not lay {tables} tables within {PATIENCE:.0f} seconds") from None
    over = asyncio.Event()

    def one_finished() -> None:
        if not any(match.going for match in matches):
            over.set()

    for match in matches:
        match.finished = one_finished
        match.going = True
    await asyncio.sleep(0.5)  # what the arrival of so many still causes
    server, own, began = cpu_seconds(contestant.pid()), time.process_time(), time.perf_counter()
    contestant.begin()
    await wait_for_all(contestant.name, matches, over)
    seconds = time.perf_counter() - began
    busy = (cpu_seconds(contestant.pid()) - server) / seconds, (time.process_time() - own) / seconds
    contestant.leave()
    failed = [match.failure for match in matches if match.failure]
    if failed:
        raise LoadError(f"{contestant.name}: {failed[0]} ({len(failed)} tables)")
    return summarize(matches, seconds, busy)


async def wait_for_all(name: str, matches: Sequence[Match], over: asyncio.Event) -> None:
    """Until all have finished; progress is reported meanwhile."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), TELLING)
            return
        made, wanted = sum(len(match.latencies) for match in matches), sum(match.wanted for match in matches)
        print(f"load: {name} has made {made:,} of {wanted:,} actions", file=sys.stderr, flush=True)
    slowest = min(len(match.latencies) for match in matches)
    raise LoadError(f"{name} did not finish within {PATIENCE:.0f} seconds; its slowest table made {slowest}")


def summarize(matches: Sequence[Match], seconds: float, busy: tuple[float, float]) -> Figures:
    latencies = sorted(latency for match in matches for latency in match.latencies)
    half = sorted(when for match in matches for when in match.at)[len(latencies) // 2]
    made = [sum(when <= half for when in match.at) for match in matches]
    return Figures(
        actions=len(latencies),
        seconds=seconds,
        p50=latencies[len(latencies) // 2],
        p99=latencies[len(latencies) * 99 // 100],
        slowest_at_half=min(made),
        fastest_at_half=max(made),
        rematches=sum(match.rematches for match in matches),
        message=sum(match.bytes for match in matches) / sum(match.messages for match in matches),
        server_cpu=busy[0],
        own_cpu=busy[1],
    )


def measure(contestant: Contestant, tables: int, actions: int, seed: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        contestant.start(Path(folder))
        try:
            return run(play(contestant, tables, actions, seed))
        finally:
            contestant.stop()


def run(work: Coroutine[Any, Any, Figures]) -> Figures:
    import uvloop  # noqa: PLC0415  the project's own dependency, where it exists

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)
