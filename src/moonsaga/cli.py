"""The commands. What they do lives in `moonsaga.commands` and is imported when asked for: `doctor` must work where no
core can be imported, and `--help` should not wait for games."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from moonsaga import _cores
from moonsaga.kernel.errors import MoonsagaError

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

USAGE_ERROR: Any = typer.BadParameter.__mro__[1]
"""What a misspelt option or a missing argument raises. Typer brings it along without a public name."""
INTERRUPTED = 130


class Language(StrEnum):
    EN = "en"
    PL = "pl"
    CS = "cs"


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; `moonsaga games` lists them.")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many seats; the same as --option seats=N.")]
Seed = Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")]
Bot = Annotated[str, typer.Option("--bot", help="Who plays: random, novice or adept.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game; may be given several times.")
]
Workers = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="How many processes play; the results are the same for any number."),
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON, for scripts.")]


@app.callback()
def commands() -> None:
    """Board games with complete rules and good bots."""


@app.command(epilog="Examples: moonsaga games | moonsaga games --json")
def games(as_json: AsJson = False) -> None:
    """List the games, with their seats and options."""
    from moonsaga.commands.games import show_games

    show_games(as_json)


@app.command(epilog="Examples: moonsaga serve --open | moonsaga serve --host 0.0.0.0 --port 8080 --data-dir tables")
def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen on; 0.0.0.0 is every one.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 is any free one.")] = 8000,
    data_dir: Annotated[
        Path | None, typer.Option("--data-dir", metavar="DIR", help="Where tables are kept; else where `doctor` says.")
    ] = None,
    plugin: Annotated[
        list[str] | None, typer.Option("--plugin", metavar="MODULE:GAME", help="A further game; may be repeated.")
    ] = None,
    bot_seconds: Annotated[
        float, typer.Option("--bot-seconds", min=0.01, max=600, help="How long a bot may think about a decision.")
    ] = 1.0,
    pace: Annotated[
        float, typer.Option("--pace", min=0, max=60, help="Seconds a bot takes at least while somebody watches.")
    ] = 0.5,
    limits: Annotated[bool, typer.Option("--limits/--no-limits", help="Hold back those who ask too often.")] = True,
    webhook: Annotated[
        str,
        typer.Option("--webhook", metavar="URL", help="Post here when a table waits for somebody who is not there."),
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the table in the browser.")] = False,
) -> None:
    """Lay the table: play in the browser, against bots, on one screen, or with friends."""
    from moonsaga.commands.serve import serve_tables
    from moonsaga.server.settings import Settings, default_folder

    settings = Settings(
        folder=data_dir or default_folder(),
        plugins=tuple(plugin or ()),
        bot_seconds=bot_seconds,
        pace=pace,
        limits=limits,
        webhook=webhook,
    )
    serve_tables(settings, host, port, open_browser)


@app.command(epilog="Examples: moonsaga play eko | moonsaga play eko --seats 3 --seat 2 --bot novice --lang pl")
def play(
    game: GameName,
    seats: Seats = None,
    seat: Annotated[int, typer.Option("--seat", help="Your seat, counted from 1.")] = 1,
    bot: Bot = "adept",
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same start.")] = None,
    lang: Annotated[Language, typer.Option("--lang", help="The language of the table.")] = Language.EN,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="Write the game down here.")] = None,
) -> None:
    """Play a game in the terminal, against bots."""
    from moonsaga.commands.play import play_game

    play_game(game, seats, seat, bot, option or [], seed, lang.value, record)


@app.command(epilog="Examples: moonsaga simulate eko --games 1000 | moonsaga simulate eko --seats 4 --bot adept --json")
def simulate(
    game: GameName,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    bot: Bot = "random",
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against itself in every seat, and count how the games end.

    Decisions are the players'; chance is not counted. The seconds are those spent playing.
    """
    from moonsaga.commands.simulate import simulate_games

    simulate_games(game, seats, count, seed, bot, option or [], as_json)


@app.command(
    epilog="Examples: moonsaga arena eko --bots adept,novice,random | "
    "moonsaga arena eko --seats 4 --bots adept,random,random,random --games 400 --json"
)
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B[,C]", help="Who plays: two or more of random, novice and adept.")
    ],
    seats: Seats = None,
    count: Annotated[
        int, typer.Option("--games", min=1, help="How many games at least; rounded up to whole rounds.")
    ] = 100,
    seed: Seed = 1,
    option: Options = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other; win rates and ratings, with 95 % intervals.

    A round is one seed played in every seating, so that all have the same luck.
    Beyond 24 seatings a round is one order of the bots going round the table.
    More bots than seats: every choice of them meets.
    Fewer: they share the seats evenly, or name one bot for each seat.

    A shared win counts for each who shares it; win rates have Wilson intervals.
    The first bot is rated 1500; 400 points more are ten times the wins.
    """
    from moonsaga.commands.arena import let_bots_meet

    let_bots_meet(game, bots, seats, count, seed, option or [], workers, as_json)


@app.command(
    epilog="Examples: moonsaga balance eko --seats 3 | "
    "moonsaga balance blue_moon --option deck_2=buka --games 2000 --json"
)
def balance(
    game: GameName,
    seats: Seats = None,
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seed: Seed = 1,
    bot: Bot = "adept",
    option: Options = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play against itself; win rates of seats or roles, with 95 % intervals.

    Game 7 of a seed begins with the same luck whatever the options and the bot.
    A shared win counts for each who shares it.
    Where the first player is drawn, the win rate of whoever is first is given too.
    """
    from moonsaga.commands.balance import weigh_roles

    weigh_roles(game, seats, count, seed, bot, option or [], workers, as_json)


@app.command(epilog="Examples: moonsaga replay game.txt | moonsaga replay tests/records/eko/*.txt --json")
def replay(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of games.")], as_json: AsJson = False
) -> None:
    """Check that records replay, line by line, to the end they tell."""
    from moonsaga.commands.replay import replay_files

    replay_files(files, as_json)


@app.command(epilog="Examples: moonsaga doctor | moonsaga doctor --line")
def doctor(line: Annotated[bool, typer.Option("--line", help="One line only: which cores run.")] = False) -> None:
    """Say what is installed, and whether the cores run compiled."""
    from moonsaga.commands.doctor import examine

    examine(line)


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
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)


def stop(sentence: str, code: int) -> None:
    typer.echo(sentence, err=True)
    sys.exit(code)


if __name__ == "__main__":
    main()
