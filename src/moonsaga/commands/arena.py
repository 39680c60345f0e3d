"""`moonsaga arena`: which bot is stronger, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from moonsaga.arena.counts import BotShare, Share
from moonsaga.arena.run import Arena, run_arena
from moonsaga.commands.arguments import budget_of, options_of
from moonsaga.commands.reports import ending_words, new_table, print_json, print_tables, share_table, watching
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import get_game


def let_bots_meet(
    name: str,
    bots: str,
    seats: int | None,
    count: int,
    seed: int,
    words: Sequence[str],
    workers: int | None,
    iterations: int | None,
    as_json: bool,
) -> None:
    game = get_game(name)
    options = options_of(game, seats, words)
    names = split_names(bots)
    with watching() as watch:
        found = run_arena(game, [[options]], names, count, seed, workers, watch, budget_of(iterations))
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


def show(found: Arena) -> None:
    print_tables(
        f"{found.games} games of {found.game}, seed {found.seed}, in {found.rounds} rounds",
        rating_table(found.bots),
        share_table("wins", share_lines(found.bots)),
        f"fair share: {100 * found.fair_share:.1f} %; a shared win counts for each who shares it",
        ending_words(found),
    )


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
