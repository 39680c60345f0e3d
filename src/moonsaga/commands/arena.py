"""`moonsaga arena`: which bot is stronger, and by how much."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import typer
from msgspec import UNSET
from rich.table import Table

from moonsaga.arena.cluster import has_ray
from moonsaga.arena.counts import BotShare, Share
from moonsaga.arena.match import Match
from moonsaga.arena.report.page import VERDICTS, write_page
from moonsaga.arena.run import Arena, run_arena
from moonsaga.arena.sequential import Gate
from moonsaga.bots.bot import Budget
from moonsaga.commands.arguments import options_of
from moonsaga.commands.reports import ending_words, new_table, print_json, print_tables, share_table, watching
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game

NUMBER = r"-?\d+(?:\.\d+)?"


def let_bots_meet(
    name: str,
    bots: str,
    seats: int | None,
    count: int,
    seed: int,
    words: Sequence[str],
    workers: int | None,
    budget: Budget,
    vary: bool,
    gate: str | None,
    results: Path | None,
    records: Path | None,
    report: Path | None,
    follies: bool,
    cluster: str | None,
    as_json: bool,
) -> None:
    game = get_game(name)
    tables = game.blocks(options_of(game, seats, words), vary)
    names = split_names(bots)
    test = None if gate is None else gate_of(gate)
    if cluster is not None and not has_ray():
        typer.echo("Ray is not installed, so the cluster is skipped (pip install 'moonsaga[cluster]').", err=True)
        cluster = None
    with watching() as watch:
        found = run_arena(
            game,
            tables,
            names,
            count,
            seed,
            workers,
            watch,
            budget,
            gate=test,
            results=results,
            records=records,
            follies=follies,
            cluster=cluster,
        )
    if report is not None:
        report.parent.mkdir(parents=True, exist_ok=True)
        report.write_text(write_page(found), encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        show(found)


def split_names(bots: str) -> list[str]:
    """The names between the commas."""
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise MoonsagaError(f"--bots needs names with commas between them, say adept,random, not {bots!r}")
    return names


def gate_of(words: str) -> Gate:
    """Two hypotheses: points of Elo, `0,35`, or shares of the wins, `50%,55%`."""
    found = re.fullmatch(rf"({NUMBER})(%?),({NUMBER})\2", words.replace(" ", ""))
    if not found:
        raise MoonsagaError(f"--gate needs two hypotheses, say 0,35 or 50%,55%, not {words!r}")
    h0, h1 = float(found[1]), float(found[3])
    return Gate(h0 / 100, h1 / 100, "share") if found[2] else Gate(h0, h1)


def show(found: Arena) -> None:
    print_tables(
        f"{found.games} games of {found.game}, seed {found.seed}, in {found.blocks} {plural(found.blocks, 'block')}",
        rating_table(found.bots),
        share_table("wins", share_lines(found.bots)),
        f"fair share: {100 * found.fair_share:.1f} %; a shared win counts for each who shares it",
        *([] if found.match is UNSET else match_lines(found.match)),
        *folly_tables(found.bots),
        ending_words(found),
    )


def folly_tables(bots: Sequence[BotShare]) -> list[Table]:
    """What each bot did of its occasions; no table where nothing was counted."""
    counted = [(bot.bot, bot.follies) for bot in bots if bot.follies is not UNSET]
    if not counted:
        return []
    table = new_table("folly", *(name for name, _ in counted))
    for folly in counted[0][1]:
        table.add_row(folly, *(f"{of_bot[folly].done} of {of_bot[folly].occasions}" for _, of_bot in counted))
    return [table]


def plural(count: int, noun: str) -> str:
    return noun if count == 1 else f"{noun}s"


def match_lines(match: Match) -> list[str]:
    """Two bots, block by block."""
    percent = f"{100 * match.score:.1f} % ({100 * match.low:.1f} to {100 * match.high:.1f} %)"
    elo = f"{match.elo:+.0f} Elo ({match.elo_low:+.0f} to {match.elo_high:+.0f})"
    mine, theirs = match.ms_per_choice
    lines = [
        f"{match.bot} against {match.other} by blocks: {percent}, {elo}; equals have {100 * match.fair_score:.1f} %",
        f"processor time for a decision with a choice: {mine:.2f} ms and {theirs:.2f} ms",
    ]
    if match.gate is not UNSET:
        gate = match.gate
        hypotheses = Gate(gate.h0, gate.h1, gate.unit)
        lines.append(f"gate, {hypotheses}: {VERDICTS[gate.verdict]}; ratio {gate.ratio:+.2f}, bounds ±{gate.bound:.2f}")
    return lines


def rating_table(bots: Sequence[BotShare]) -> Table:
    table = new_table("bot", "rating", "95 % interval", "decisions", "ms each")
    for place, bot in enumerate(bots):
        spread = f"{bot.rating_low:.0f} to {bot.rating_high:.0f}" if place else "fixed"
        table.add_row(bot.bot, f"{bot.rating:.0f}", spread, str(bot.decisions), f"{bot.ms_per_decision:.2f}")
    return table


def share_lines(bots: Sequence[BotShare]) -> list[tuple[str, Share]]:
    """Each bot, and below it the seats it sat in."""
    lines: list[tuple[str, Share]] = []
    for bot in bots:
        lines.append((bot.bot, bot))
        lines += [(f"  {role.seat} {role.role}", role) for role in bot.roles]
    return lines
