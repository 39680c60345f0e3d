"""Speed beside the peers: one table from one run.

Each line is an engine in a process of its own. They are measured in turns, a peer, ours, the next peer, ours, round
after round, so that whatever else the machine does meets all of them; only one works at any time, on one core.
Figures are medians over the rounds; a ratio is the median of the rounds' own ratios.

    benchmarks/run                   install everything and measure (`make bench` does this)
    benchmarks/run --quick           a minute shorter, less certain
    benchmarks/run --json FILE       the figures, with each round's, as JSON as well
"""

import argparse
import datetime as dt
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

ENGINES = Path(__file__).with_name("engines.py")
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}

Measured = list[dict[str, float]]
"""What a worker answered, round by round."""
Results = dict[str, Measured]
"""For each line of the table."""

COMPILED, INTERPRETED = "compiled", "interpreted"


class BenchError(Exception):
    """What the reader is told instead of a table."""


class Line(NamedTuple):
    """A line of the table."""

    key: str
    title: str
    worker: tuple[str, ...]
    """The arguments of `engines.py`."""
    cores: str = ""
    """For our own lines: how the cores must run."""


REFERENCE = Line("catanatron", "Catanatron, 4 players", ("catanatron",))
PEERS = [
    REFERENCE,
    Line("gin_rummy", "OpenSpiel gin_rummy", ("open_spiel", "gin_rummy")),
    Line("backgammon", "OpenSpiel backgammon", ("open_spiel", "backgammon")),
    Line("chess", "OpenSpiel chess", ("open_spiel", "chess")),
    Line("hearts", "OpenSpiel hearts, 4 players", ("open_spiel", "hearts")),
    Line("breakthrough", "OpenSpiel breakthrough", ("open_spiel", "breakthrough")),
    Line("amazons", "OpenSpiel amazons", ("open_spiel", "amazons")),
]
EKO = ("eko", "seats=4")
BLUE_MOON = (
    "blue_moon",
    *(
        f"deck_1={one} deck_2={other}"
        for one, other in (
            ("vulca", "hoax"),
            ("mimix", "flit"),
            ("khind", "terrah"),
            ("pillar", "aqua"),
            ("buka", "vulca"),
        )
    ),
)
EKO_API = Line("eko_api", "Ekö, 4 players, public API", ("public", *EKO), COMPILED)
EKO_CORE = Line("eko_core", "Ekö, 4 players, inside the core", ("core", *EKO), COMPILED)
EKO_API_INTERPRETED = Line("eko_api_interpreted", "Ekö, public API, interpreted", ("public", *EKO), INTERPRETED)
EKO_CORE_INTERPRETED = Line("eko_core_interpreted", "Ekö, inside the core, interpreted", ("core", *EKO), INTERPRETED)
BLUE_MOON_API = Line("blue_moon_api", "Blue Moon, public API", ("public", *BLUE_MOON), COMPILED)
BLUE_MOON_CORE = Line("blue_moon_core", "Blue Moon, inside the core", ("core", *BLUE_MOON), COMPILED)
SAGA_API = Line("saga_api", "Saga, public API", ("public", "saga", ""), COMPILED)
SAGA_CORE = Line("saga_core", "Saga, inside the core", ("core", "saga", ""), COMPILED)
CRESCENT_MOON = ("crescent_moon", *(f"seats=5 map={name}" for name in ("divided-land", "open-plains", "variable")))
CRESCENT_MOON_API = Line(
    "crescent_moon_api", "Crescent Moon, 5 rulers, public API", ("public", *CRESCENT_MOON), COMPILED
)
CRESCENT_MOON_CORE = Line(
    "crescent_moon_core", "Crescent Moon, 5 rulers, inside the core", ("core", *CRESCENT_MOON), COMPILED
)
OURS = [
    *(EKO_API, EKO_CORE, BLUE_MOON_API, BLUE_MOON_CORE, SAGA_API, SAGA_CORE, CRESCENT_MOON_API, CRESCENT_MOON_CORE),
    *(EKO_API_INTERPRETED, EKO_CORE_INTERPRETED),
]
SAME_GAMES = [(EKO_API, EKO_API_INTERPRETED), (EKO_CORE, EKO_CORE_INTERPRETED)]
"""Compiled and interpreted: for the same seed they must play the same games."""


class Worker:
    """One engine at work in its own process."""

    def __init__(self, line: Line) -> None:
        self.line = line
        environment = os.environ | ONE_THREAD | ({"MOONSAGA_CORES": line.cores} if line.cores else {})
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  closed in stop()
        self.process = subprocess.Popen(
            [sys.executable, str(ENGINES), *line.worker],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
            env=environment,
        )
        self.greeting = self._answer()

    def measure(self, seed: int, seconds: float) -> dict[str, float]:
        assert self.process.stdin is not None
        print(json.dumps({"seed": seed, "seconds": seconds}), file=self.process.stdin, flush=True)
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        if answer := self.process.stdout.readline():
            return dict(json.loads(answer))
        self.process.wait()
        self.complaints.seek(0)
        complaint = self.complaints.read().strip().splitlines() or ["it said nothing"]
        raise BenchError(f"{self.line.title} does not run: {complaint[-1]}")

    def stop(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.complaints.close()


class Progress:
    """One line on standard error, rewritten on a terminal, one per round elsewhere."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.terminal = sys.stderr.isatty()

    def say(self, number: int, line: Line | None = None) -> None:
        text = f"bench: round {number} of {self.rounds}"
        if self.terminal:
            print(f"\r\033[K{text}{': ' + line.title if line else ''}", end="", file=sys.stderr, flush=True)
        elif line is None:
            print(text, file=sys.stderr, flush=True)

    def done(self) -> None:
        if self.terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def in_turns(peers: list[Line], ours: list[Line]) -> list[Line]:
    """A peer, ours, the next peer, ours."""
    order = []
    for place in range(max(len(peers), len(ours))):
        order += peers[place : place + 1] + ours[place : place + 1]
    return order


def run(rounds: int, seconds: float) -> dict[str, Any]:
    """All rounds of all lines."""
    workers: dict[str, Worker] = {}
    try:
        for line in in_turns(PEERS, OURS):
            workers[line.key] = Worker(line)
        check_cores(workers)
        results = measure_all(list(workers.values()), rounds, seconds)
        versions = {worker.greeting["package"]: worker.greeting["version"] for worker in workers.values()}
    finally:
        for worker in workers.values():
            worker.stop()
    return report(results, versions, rounds, seconds)


def check_cores(workers: dict[str, Worker]) -> None:
    """The lines are what they say they are: compiled or interpreted, and the same game both ways."""
    for line in OURS:
        if workers[line.key].greeting["compiled"] != (line.cores == COMPILED):
            raise BenchError(f"{line.title}: the cores of this installation are not {line.cores}.")
    for compiled, interpreted in SAME_GAMES:
        if workers[compiled.key].greeting["proof"] != workers[interpreted.key].greeting["proof"]:
            raise BenchError(f"{compiled.title} and {interpreted.title} play different games for the same seed.")


def measure_all(workers: list[Worker], rounds: int, seconds: float) -> Results:
    results: Results = {worker.line.key: [] for worker in workers}
    progress = Progress(rounds)
    for number in range(1, rounds + 1):
        progress.say(number)
        for worker in workers:
            progress.say(number, worker.line)
            results[worker.line.key].append(worker.measure(number, seconds))
    progress.done()
    return results


def report(results: Results, versions: dict[str, str], rounds: int, seconds: float) -> dict[str, Any]:
    reference = speeds(results[REFERENCE.key])
    return {
        "machine": machine(),
        "versions": versions,
        "measured_at": dt.datetime.now(dt.UTC).isoformat(timespec="seconds"),
        "rounds": rounds,
        "cpu_seconds_each": seconds,
        "reference": REFERENCE.key,
        "lines": [figures(line, results[line.key], reference) for line in PEERS + OURS],
        "compiled_over_interpreted": {
            compiled.key: median(ratios(speeds(results[compiled.key]), speeds(results[interpreted.key])))
            for compiled, interpreted in SAME_GAMES
        },
    }


def figures(line: Line, measured: Measured, reference: list[float]) -> dict[str, Any]:
    """One line: medians, the extremes, and each round's figure."""
    speed = speeds(measured)
    ratio = ratios(speed, reference)
    copies = [round_["copy_seconds"] for round_ in measured if "copy_seconds" in round_]
    copies_in_decisions = [round_["copy_seconds"] * round_["decisions_per_second"] for round_ in measured if copies]
    return {
        "key": line.key,
        "title": line.title,
        "ours": line in OURS,
        "cores": line.cores or None,
        "decisions_per_second": median(speed),
        "lowest": min(speed),
        "highest": max(speed),
        "ratio": median(ratio),
        "lowest_ratio": min(ratio),
        "highest_ratio": max(ratio),
        "decisions_per_game": sum(r["decisions"] for r in measured) / sum(r["games"] for r in measured),
        "games": sum(r["games"] for r in measured),
        "copy_microseconds": median(copies) * 1e6 if copies else None,
        "copy_in_decisions": median(copies_in_decisions) if copies else None,
        "each_round": speed,
    }


def speeds(measured: Measured) -> list[float]:
    return [round_["decisions_per_second"] for round_ in measured]


def ratios(these: list[float], to_those: list[float]) -> list[float]:
    """Round by round."""
    return [this / that for this, that in zip(these, to_those, strict=True)]


def machine() -> dict[str, Any]:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "load": round(os.getloadavg()[0], 2),
    }


def cpu_model() -> str:
    try:
        found = re.search(r"^model name\s*:\s*(.+)$", Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    except OSError:
        found = None
    return found[1] if found else platform.processor() or "unknown processor"


HEADS = ("random play", "decisions/s", "lowest to highest", "x Catanatron", "per game", "copy, µs", "copy, decisions")


def table(report: dict[str, Any]) -> str:
    """The report as people read it."""
    about, gains = report["machine"], report["compiled_over_interpreted"]
    peers = [row(line) for line in report["lines"] if not line["ours"]]
    ours = [row(line) for line in report["lines"] if line["ours"]]
    widths = [max(map(len, column)) for column in zip(HEADS, *peers, *ours, strict=True)]
    rule = tuple("-" * width for width in widths)
    rows = "\n".join(laid_out(cells, widths) for cells in [HEADS, rule, *peers, rule, *ours])
    versions = ", ".join(f"{package} {version}" for package, version in report["versions"].items())
    return f"""\
{about["cpu"]}, {about["cores"]} cores, {about["system"]}, {about["python"]}; one core used, load {about["load"]}
{versions}

{rows}

Compiled against interpreted: {gains[EKO_API.key]:.0f} times as fast through the public API, \
{gains[EKO_CORE.key]:.0f} times inside the core.
Medians of {report["rounds"]} rounds in turns, {report["cpu_seconds_each"]:g} s of processor time each. \
A ratio is the median of the rounds' own ratios.
Decisions are the players', in whole games with their set-up; those of chance are played and not counted.
The last column: what a copy of a position costs, in random decisions of the same engine."""


def row(line: dict[str, Any]) -> tuple[str, ...]:
    return (
        line["title"],
        f"{line['decisions_per_second']:,.0f}",
        f"{line['lowest']:,.0f} to {line['highest']:,.0f}",
        f"{line['ratio']:.2f}",
        f"{line['decisions_per_game']:.0f}",
        "" if line["copy_microseconds"] is None else f"{line['copy_microseconds']:.2f}",
        "" if line["copy_in_decisions"] is None else f"{line['copy_in_decisions']:.2f}",
    )


def laid_out(cells: tuple[str, ...], widths: list[int]) -> str:
    """Names to the left, numbers to the right."""
    numbers = [cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True)]
    return "  ".join([cells[0].ljust(widths[0]), *numbers])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="three short rounds instead of seven")
    parser.add_argument("--json", metavar="FILE", type=Path, help="write the figures there as well")
    return parser.parse_args()


def main() -> int:
    chosen = arguments()
    rounds, seconds = (3, 0.25) if chosen.quick else (7, 1.0)
    try:
        measured = run(rounds, seconds)
        print(table(measured))
        if chosen.json:
            chosen.json.write_text(json.dumps(measured, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    except (BenchError, OSError) as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
