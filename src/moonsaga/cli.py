"""The commands. What they do lives in `moonsaga.commands` and is imported when asked for: `doctor` must work where no
core can be imported, and `--help` should not wait for games."""

import errno
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from moonsaga import _cores
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.registry import game_names

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

USAGE_ERROR: Any = typer.BadParameter.__mro__[1]
"""What a misspelt option or a missing argument raises. Typer brings it along without a public name."""
INTERRUPTED = 130
MOST_GAMES = 10**9
EXAMPLE = game_names()[0]
"""The game in the examples of `--help`."""


class Language(StrEnum):
    EN = "en"
    PL = "pl"
    CS = "cs"


class TableStatus(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ABANDONED = "abandoned"


BOTS = (
    "Who plays: random, novice, adept, master, or your own MODULE:NAME; BOT:weights=FILE judges by other weights, "
    "BOT:net=FILE by a net."
)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; `moonsaga games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the same as --option seats=N.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Bot = Annotated[str, typer.Option("--bot", metavar="BOT", help=BOTS)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; may be given several times.")
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="How many processes play; the results are the same for any number."),
]
Iterations = Annotated[
    int | None,
    typer.Option("--iterations", min=1, help="How long a master thinks about a decision; 1000, if not said otherwise."),
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")]
DataDir = Annotated[
    Path | None, typer.Option("--data-dir", metavar="DIR", help="Where tables are kept; else where `doctor` says.")
]
Plugins = Annotated[
    list[str] | None, typer.Option("--plugin", metavar="MODULE:GAME", help="A further game; may be repeated.")
]
WhichGame = Annotated[str, typer.Option("--game", metavar="GAME", help="Those of this game only.")]
WhichStatus = Annotated[TableStatus | None, typer.Option("--status", help="Those only.")]


def load(plugins: list[str] | None) -> None:
    """Make the games of plug-ins known."""
    if plugins:
        from moonsaga.kernel.plugins import load_plugins

        load_plugins(plugins)


@app.callback()
def commands() -> None:
    """Board games with complete rules and good bots."""
    if os.getcwd() not in sys.path:  # noqa: PTH109
        sys.path.append(os.getcwd())  # noqa: PTH109  where people keep the games and bots they write


@app.command(epilog="Examples: moonsaga games | moonsaga games --json")
def games(plugin: Plugins = None, as_json: AsJson = False) -> None:
    """List the games, with their seats and options."""
    from moonsaga.commands.games import show_games

    load(plugin)
    show_games(as_json)


@app.command(
    epilog="Examples: moonsaga serve --open | moonsaga serve --host 0.0.0.0 --port 8080 --data-dir tables\n\n"
    "With --host 0.0.0.0 everybody on your network can come, and nothing is encrypted: use it at home, and for the "
    "internet put a reverse proxy before it (docs/hosting.md)."
)
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is every one, see below.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 is any free one.")] = 8000,
    data_dir: DataDir = None,
    plugin: Plugins = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.01, max=600, help="How long a bot may think about a decision.")
    ] = 1.0,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=60, help="Seconds a bot takes at least while the table is watched.")
    ] = 0.5,
    bots_alone: Annotated[
        bool, typer.Option("--bots-alone", help="Bots play without people also while nobody watches.")
    ] = False,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Hold back those who ask too often.")] = True,
    webhook: Annotated[
        str,
        typer.Option("--webhook", metavar="URL", help="Post here when a table waits for a player who is not there."),
    ] = "",
    proxies: Annotated[
        int,
        typer.Option(
            "--behind-proxy", min=0, max=10, metavar="N", help="Believe N reverse proxies of yours about addresses."
        ),
    ] = 0,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host",
            metavar="NAME",
            help="A name under which browsers reach the table, besides addresses and localhost; can be repeated.",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
    next_free_port: Annotated[
        bool, typer.Option("--next-free-port", help="If the port is taken, use the next free one.")
    ] = False,
) -> None:
    """Start the server: play in the browser, against bots, on one screen, or with friends."""
    from moonsaga.commands.serve import serve_tables
    from moonsaga.server.settings import Settings, default_folder

    settings = Settings(
        folder=data_dir or default_folder(),
        plugins=tuple(plugin or ()),
        bot_seconds=bot_seconds,
        pace=pace,
        bots_alone=bots_alone,
        limits=limits,
        proxies=proxies,
        webhook=webhook,
        hosts=tuple(allow_host or ()),
    )
    serve_tables(settings, host, port, open_browser=open_browser, next_free_port=next_free_port)


@app.command(epilog=f"Examples: moonsaga play {EXAMPLE} | moonsaga play {EXAMPLE} --seat 2 --bot novice --lang pl")
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, counted from 1.")] = 1,
    bot: Bot = "adept",
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same start.")] = None,
    lang: Annotated[Language, typer.Option("--lang", help="The language of the table.")] = Language.EN,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Write the game down here.")] = None,
    plugin: Plugins = None,
) -> None:
    """Play a game in the terminal, against bots."""
    from moonsaga.commands.play import play_game

    load(plugin)
    play_game(game, seats, seat, bot, option or [], seed, lang.value, record)


@app.command(
    epilog=f"Examples: moonsaga simulate {EXAMPLE} --games 1000 | moonsaga simulate {EXAMPLE} --bot adept --json"
)
def simulate(
    game: GameName,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 100,
    seed: Seed = 1,
    bot: Bot = "random",
    option: Options = None,
    iterations: Iterations = None,
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against itself in every seat, and count how the games end.

    Decisions are the players'; chance is not counted. The seconds are those spent playing.
    """
    from moonsaga.commands.simulate import simulate_games

    load(plugin)
    simulate_games(game, seats, count, seed, bot, option or [], iterations, as_json)


@app.command(
    epilog=f"Examples: moonsaga arena {EXAMPLE} --bots adept,novice,random | "
    f"moonsaga arena {EXAMPLE} --bots adept,random --games 400 --json | "
    f"moonsaga arena {EXAMPLE} --bots master,adept --cpu-ms 50 --gate 0,35 --results match.jsonl"
)
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="A,B[,C]", help=BOTS),
    ],
    seats: Seats = None,
    count: Annotated[
        int,
        typer.Option("--games", min=1, max=MOST_GAMES, help="How many games at least; rounded up to whole blocks."),
    ] = 100,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = None,
    iterations: Iterations = None,
    cpu_ms: Annotated[
        float | None,
        typer.Option("--cpu-ms", min=0.01, help="How long a master thinks, in milliseconds of the processor."),
    ] = None,
    vary: Annotated[bool, typer.Option("--vary", help="Every block with other decks, where a game has them.")] = False,
    gate: Annotated[
        str | None,
        typer.Option(
            "--gate", metavar="H0,H1", help="Stop when one is clear: Elo of the first bot (0,35) or share (50%,55%)."
        ),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", metavar="FILE", help="Write blocks down here; go on from what is there already."),
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help="Write each game down in this folder.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="Write a page with plots here, as HTML.")
    ] = None,
    follies: Annotated[bool, typer.Option("--follies", help="Count what no good player does.")] = False,
    cluster: Annotated[
        str | None,
        typer.Option("--cluster", metavar="ADDRESS", help="Play on the Ray cluster there; local starts one here."),
    ] = None,
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other; win rates and ratings, with 95 % intervals.

    A block is one seed played in every seating, so that all have the same luck.
    Where players have decks of their own, these are swapped as well.
    Beyond 24 seatings a block is one order of the bots going round the table.
    More bots than seats: every choice of them meets.
    Fewer: they share the seats evenly, or name one bot for each seat.

    A shared win counts for each who shares it; win rates have Wilson intervals.
    The first bot is rated 1500; 400 points more are ten times the wins.
    """
    from moonsaga.commands.arena import let_bots_meet
    from moonsaga.commands.arguments import budget_of

    load(plugin)
    let_bots_meet(
        game,
        bots,
        seats,
        count,
        seed,
        option or [],
        workers,
        budget_of(iterations, cpu_ms),
        vary,
        gate,
        results,
        records,
        report,
        follies,
        cluster,
        as_json,
    )


@app.command(
    epilog=f"Examples: moonsaga balance {EXAMPLE} | moonsaga balance {EXAMPLE} --bot master --games 2000 --json"
)
def balance(
    game: GameName,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many games.")] = 1000,
    seed: Seed = 1,
    bot: Bot = "adept",
    option: Options = None,
    workers: Workers = None,
    iterations: Iterations = None,
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against itself; win rates of seats or roles, with 95 % intervals.

    Game 7 of a seed begins with the same luck whatever the options and the bot.
    A shared win counts for each who shares it.
    Where the first player is drawn, the win rate of the first player is given too.
    """
    from moonsaga.commands.balance import weigh_roles

    load(plugin)
    weigh_roles(game, seats, count, seed, bot, option or [], workers, iterations, as_json)


@app.command(
    epilog=f"Examples: moonsaga train {EXAMPLE} | moonsaga train {EXAMPLE} --seats 4 --minutes 30 --gate 400 | "
    f"moonsaga train {EXAMPLE} --show"
)
def train(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    folder: Annotated[
        Path | None, typer.Option("--run", metavar="DIR", help="The folder of the run; one that is there goes on.")
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, help="Until there are so many games.")] = 3000,
    minutes: Annotated[
        float | None, typer.Option("--minutes", min=0, help="No longer than this, on the clock.")
    ] = None,
    seed: Seed = 1,
    bot: Bot = "adept",
    iterations: Iterations = None,
    hidden: Annotated[str, typer.Option("--hidden", metavar="N[,N]", help="Units of one or two hidden layers.")] = "24",
    sides: Annotated[bool, typer.Option("--sides", help="A net for each seat, where sides differ.")] = False,
    first: Annotated[int, typer.Option("--first", min=1, help="Games of the first generation, without a net.")] = 1200,
    more: Annotated[int, typer.Option("--round", min=1, help="Games of each further generation.")] = 600,
    gate: Annotated[
        int,
        typer.Option("--gate", min=0, metavar="GAMES", help="Let the net meet the evaluation in so many at most."),
    ] = 0,
    show: Annotated[bool, typer.Option("--show", help="Only say how the game's own net was made.")] = False,
    file: Annotated[
        Path | None, typer.Option("--net", metavar="FILE", help="With --show or --gate: that net, nothing is learned.")
    ] = None,
    workers: Workers = None,
    plugin: Plugins = None,
) -> None:
    """Let a net learn a game from nothing, by self-play; needs the extra `train`.

    In the first generation a bot plays by its evaluation; then each seat has the newest net, an earlier one or none.
    A run that is started again goes on where it was. The same seed and games give the same weights.
    """
    from moonsaga.commands.arguments import budget_of
    from moonsaga.commands.train import gate_file, show_card, train_net

    load(plugin)
    if show:
        show_card(game, seats, file)
        return
    units = tuple(int(word) for word in hidden.split(",") if word.strip().isdecimal())
    given = {"seed": seed, "bot": bot, "budget": budget_of(iterations), "first": first, "games": more}
    if file is not None and gate:
        gate_file(game, seats, option or [], file, given, gate, workers)
        return
    train_net(
        game, seats, option or [], folder, count, minutes, gate, workers, {**given, "hidden": units, "sides": sides}
    )


@app.command(epilog="Examples: moonsaga replay game.txt | moonsaga replay records/*.txt --json")
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Records of games; - is standard input.")],
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Check that records replay, line by line, to the end they tell."""
    from moonsaga.commands.replay import replay_files

    load(plugin)
    replay_files(files, as_json)


@app.command(epilog="Examples: moonsaga doctor | moonsaga doctor --line")
def doctor(line: Annotated[bool, typer.Option("--line", help="One line only: which cores run.")] = False) -> None:
    """Say what is installed, and whether the cores run compiled."""
    from moonsaga.commands.doctor import examine

    examine(line)


# Administration

tables_app = typer.Typer(no_args_is_help=True)
app.add_typer(tables_app, name="tables", help="Look at tables, take them out, put them in, delete them.")


def folder_of(data_dir: Path | None) -> Path:
    from moonsaga.server.settings import default_folder

    return data_dir or default_folder()


@tables_app.command("list", epilog="Examples: moonsaga tables list | moonsaga tables list --status running --json")
def list_tables(
    game: WhichGame = "",
    status: WhichStatus = None,
    limit: Annotated[int | None, typer.Option("--limit", min=1, help="At most this many, the latest.")] = None,
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, the latest first."""
    from moonsaga.commands.admin import tables as archive

    archive.list_tables(folder_of(data_dir), game, status.value if status else "", limit, as_json)


@tables_app.command(
    "show", epilog="Examples: moonsaga tables show tBqX0RxkH1Aa | moonsaga tables show tBqX0RxkH1Aa --json"
)
def show_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Its name; `moonsaga tables list` lists them.")],
    data_dir: DataDir = None,
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Say who sits at a table, how far it is, and whether its record replays."""
    from moonsaga.commands.admin import tables as archive

    archive.show_table(folder_of(data_dir), table, plugin or (), as_json)


@tables_app.command(
    "export",
    epilog="Examples: moonsaga tables export --output tables.jsonl | "
    "moonsaga tables export tBqX0RxkH1Aa > one.jsonl | "
    f"moonsaga tables export --game {EXAMPLE} --anonymous -o tables.jsonl",
)
def export_tables(
    tables: Annotated[list[str] | None, typer.Argument(metavar="[TABLE]...", help="Which; none: all.")] = None,
    output: Annotated[
        str, typer.Option("--output", "-o", metavar="FILE", help="Where to; - is standard output.")
    ] = "-",
    game: WhichGame = "",
    status: WhichStatus = None,
    anonymous: Annotated[
        bool, typer.Option("--anonymous", help="Without names, owners, invitations and what was said.")
    ] = False,
    data_dir: DataDir = None,
) -> None:
    """Write tables with their records as JSON lines, as they stand at this moment.

    A server may be running. The file holds who owns which seat and the invitations: keep it as you keep the database,
    or take --anonymous. Accounts and passwords are never in it; a backup has them.
    """
    from moonsaga.commands.admin import tables as archive

    archive.export_tables(folder_of(data_dir), tables or (), game, status.value if status else "", output, anonymous)


@tables_app.command(
    "import", epilog="Examples: moonsaga tables import tables.jsonl | moonsaga tables import --skip - < tables.jsonl"
)
def import_tables(
    file: Annotated[str, typer.Argument(metavar="FILE", help="An export; - is standard input.")],
    skip: Annotated[
        bool, typer.Option("--skip", help="Leave out what is here already or cannot be played, and say so.")
    ] = False,
    data_dir: DataDir = None,
    plugin: Plugins = None,
    as_json: AsJson = False,
) -> None:
    """Take tables in. Everything is checked first, each record by the rules; then all come in at once, or none does.

    A server may be running: it shows the new tables within a second or two.
    """
    from moonsaga.commands.admin import tables as archive

    archive.import_tables(folder_of(data_dir), file, skip, plugin or (), as_json)


@tables_app.command(
    "delete", epilog="Examples: moonsaga tables delete tBqX0RxkH1Aa | moonsaga tables delete --yes A B C"
)
def delete_tables(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE", help="Which.")],
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data_dir: DataDir = None,
) -> None:
    """Delete tables with everything that was played and said at them.

    A server may be running: its players see it within a second or two.
    """
    from moonsaga.commands.admin import tables as archive

    archive.delete_tables(folder_of(data_dir), tables, sure)


accounts_app = typer.Typer(no_args_is_help=True)
app.add_typer(accounts_app, name="accounts", help="Look at accounts, and set a password that was lost.")


@accounts_app.command("list", epilog="Examples: moonsaga accounts list | moonsaga accounts list --json")
def list_accounts(data_dir: DataDir = None, as_json: AsJson = False) -> None:
    """List the accounts, the oldest first."""
    from moonsaga.commands.admin import accounts

    accounts.list_accounts(folder_of(data_dir), as_json)


@accounts_app.command(
    "password", epilog="Examples: moonsaga accounts password Ada | moonsaga accounts password Ada --stdin < file"
)
def set_password(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Whose; capitals and spaces make no difference.")],
    from_input: Annotated[
        bool, typer.Option("--stdin", help="Read it from standard input; else you are asked.")
    ] = False,
    data_dir: DataDir = None,
) -> None:
    """Set a new password for a user who lost it, and sign the account out everywhere. A server may be running."""
    from moonsaga.commands.admin import accounts

    accounts.set_password(folder_of(data_dir), name, from_input)


@app.command(epilog="Examples: moonsaga backup /backups/monday | moonsaga backup --data-dir tables copy --json")
def backup(
    target: Annotated[Path, typer.Argument(metavar="DIR", help="The new folder to copy to.")],
    data_dir: DataDir = None,
    as_json: AsJson = False,
) -> None:
    """Copy everything, as it stands at this moment, into a new folder. A server may be running.

    The copy is checked. To restore it, stop the server and put the copy in the place of the data folder, or begin with
    `moonsaga serve --data-dir DIR`.
    """
    from moonsaga.commands.admin.backup import make_backup

    make_backup(folder_of(data_dir), target, as_json)


def main() -> None:
    """Run a command. Mistakes of users are one sentence on standard error, without a traceback."""
    try:
        sys.exit(app(standalone_mode=False))
    except MoonsagaError as mistake:
        stop(str(mistake), 1)
    except USAGE_ERROR as mistake:
        stop(mistake.format_message(), 2)
    except ImportError as problem:
        if not _cores.problem():
            raise
        stop(str(problem), 1)
    except UnicodeEncodeError as problem:
        stop(f"this terminal cannot show {problem.object[problem.start]!a}: set PYTHONIOENCODING=utf-8", 1)
    except OSError as problem:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  what waits would fail again
        where = problem.filename or "the output"
        stop("" if problem.errno == errno.EPIPE else f"{where}: {(problem.strerror or str(problem)).lower()}", 1)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def stop(sentence: str, code: int) -> None:
    if sentence:
        typer.echo(sentence, err=True)
    sys.exit(code)


if __name__ == "__main__":
    main()
