"""`moonsaga balance`: is a game fair to every seat and role?"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from moonsaga.arena.counts import Share
from moonsaga.arena.run import Balance, run_balance
from moonsaga.commands.arguments import budget_of, options_of
from moonsaga.commands.reports import ending_words, print_json, print_tables, share_table, watching
from moonsaga.kernel.registry import get_game


def weigh_roles(
    name: str,
    seats: int | None,
    count: int,
    seed: int,
    bot: str,
    words: Sequence[str],
    workers: int | None,
    iterations: int | None,
    as_json: bool,
) -> None:
    game = get_game(name)
    options = options_of(game, seats, words)
    with watching() as watch:
        found = run_balance(game, options, bot, count, seed, workers, watch, budget_of(iterations))
    if as_json:
        print_json(found)
    else:
        show(found)


def show(found: Balance) -> None:
    shares: list[tuple[str, Share]] = [(f"{role.seat} {role.role}", role) for role in found.roles]
    if found.first is not UNSET:
        shares.append(("the first to act", found.first))
    print_tables(
        f"{found.games} games of {found.game} between {len(found.roles)} {found.bot} bots, seed {found.seed}",
        share_table("seat and role", shares),
        f"fair share: {100 * found.fair_share:.1f} %; a shared win counts for each who shares it",
        ending_words(found),
        "The figures are those of this bot and of the components in the data files, reconstructed ones included.",
    )
