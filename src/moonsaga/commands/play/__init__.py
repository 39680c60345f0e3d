"""`moonsaga play`: a game in the terminal, one person against bots."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from moonsaga.bots.bot import TABLE_BUDGET, Bot, observe
from moonsaga.bots.ladder import find_bot, get_bot
from moonsaga.bots.match import check_choice
from moonsaga.commands.arguments import options_of
from moonsaga.commands.play.display import look_of
from moonsaga.commands.play.menu import Menu
from moonsaga.commands.play.screen import PAGE, Screen
from moonsaga.kernel.contract import CHANCE, Game, Message, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError, NotationError
from moonsaga.kernel.options import Options
from moonsaga.kernel.records import Recorder, draw_outcome, write_record
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.texts import KERNEL_FOLDER, Texts, folder_of

OWN_TEXTS = Path(__file__).parents[1] / "text"
LONGEST_NEWS = 14
NATURES_NEWS = 2
"""Only the last events of a run of chance outcomes are shown: setting up a board takes dozens."""
MOST_SEEDS = 2**31
LONGEST_NUMBER = 9
"""Digits of a choice that are looked at: no menu is that long, and Python refuses to read thousands."""


class Leave(Exception):
    """The player leaves the table, or there is nobody to answer."""


def play_game(
    name: str,
    seats: int | None,
    seat: int,
    bot: str,
    words: Sequence[str],
    seed: int | None,
    language: str,
    record: Path | None,
) -> None:
    """Sit down and play."""
    game = get_game(name)
    options = options_of(game, seats, words)
    taken = len(game.roles(options))
    if not 1 <= seat <= taken:
        raise MoonsagaError(f"there is no seat {seat}; this table has seats 1 to {taken}")
    table = Session(game, options, seat - 1, bot, secrets.randbelow(MOST_SEEDS) if seed is None else seed, language)
    if record is not None:
        make_sure_of(record)
    table.file = record
    table.run()


def make_sure_of(file: Path) -> None:
    """Before the game, not after it: the record can be written there, and writes over nothing."""
    try:
        with file.open("a", encoding="utf-8") as found:
            if found.tell():
                raise MoonsagaError(f"{file} is there already, and not empty; name another file for the record")
    except OSError as problem:
        raise cannot_write(file, problem) from None


def cannot_write(file: Path, problem: OSError) -> MoonsagaError:
    return MoonsagaError(f"{file} cannot be written: {(problem.strerror or 'no reason given').lower()}")


class Session:
    """A table: the game as it is written down, the bots, and the person in front of the screen."""

    def __init__(self, game: Game, options: Options, seat: int, bot: str, seed: int, language: str) -> None:
        self.game = game
        self.options = options
        self.seat = seat
        self.seed = seed
        self.bot: Bot = find_bot(bot, game)
        count = len(game.roles(options))
        self.names = tuple("you" if other == seat else bot for other in range(count))
        self.screen = Screen(look_of(game), Texts((KERNEL_FOLDER, OWN_TEXTS, folder_of(game)), language))
        self.file: Path | None = None
        self.done: list[tuple[int, int]] = []
        self.news: list[tuple[int, str]] = []
        self.recorder = self.replayed([])

    @property
    def state(self) -> State:
        return self.recorder.state

    def run(self) -> None:
        """Until the game is over or the player leaves; either way the record is kept where one is wanted."""
        self.screen.say("play-welcome", game=self.game.info.name, seed=self.seed)
        try:
            while asked := self.state.to_act():
                seat = self.seat if self.seat in asked else asked[0]
                self.step(seat, self.decide(seat))
            self.tell_end()
        except (Leave, EOFError):
            self.screen.say("play-left")
        finally:
            if self.file is not None:
                self.save(self.file)

    def decide(self, seat: int) -> int:
        """Each decision has random numbers of its own: taken back and made again, it is the same."""
        rng = Rng(self.seed, len(self.done), seat)
        if seat == CHANCE:
            return draw_outcome(self.state, rng)
        if seat == self.seat:
            return self.ask()
        observation = observe(self.game, self.state, seat)
        action = self.bot.choose(observation, rng, TABLE_BUDGET)
        check_choice(observation, action, self.names[seat])
        return action

    def step(self, seat: int, action: int) -> None:
        """Carry out an action, write it down and note what the player may know of it."""
        bargains = self.game.has_bot_reasons and seat not in (CHANCE, self.seat)
        reason = self.game.bot_reason(self.state.view(None), seat, action) if bargains else None
        self.recorder.play(seat, action)
        self.done.append((seat, action))
        for event in self.state.take_events():
            message = event.for_seat(self.seat)
            if message is not None:
                self.news.append((seat, self.screen.texts.say(message)))
        if reason is not None:
            what = self.screen.texts.say(reason)
            self.news.append((seat, self.screen.texts.say(Message("said-by", {**reason.args, "what": what}))))

    def take_news(self) -> list[str]:
        """What happened since it was last asked for, long runs of chance outcomes shortened."""
        lines, self.news = self.news, []
        told = [line for i, (seat, line) in enumerate(lines) if seat != CHANCE or _ends_run(lines, i)]
        return told[-LONGEST_NEWS:]

    # --- the player's decision ---------------------------------------------------------------------------------------

    def ask(self) -> int:
        """Show the table and read lines until one of them is an action."""
        view = self.state.view(self.seat)
        self.screen.position(view, self.seat)
        self.screen.news(self.take_news())
        self.screen.asks(view, self.seat)
        asking = Asking(self)
        asking.show()
        while (action := asking.take(self.read_line())) is None:
            pass
        return action

    def read_line(self) -> str:
        return input(f"{self.screen.words('play-prompt')} ").strip()

    def tell_end(self) -> None:
        self.screen.position(self.state.view(self.seat), self.seat)
        self.screen.news(self.take_news())
        self.screen.say("play-won" if self.state.returns()[self.seat] else "play-lost")

    # --- taking back, keeping ----------------------------------------------------------------------------------------

    def replayed(self, done: list[tuple[int, int]]) -> Recorder:
        """The game as it was after these actions."""
        recorder = Recorder(self.game, self.options, self.names)
        for seat, action in done:
            recorder.play(seat, action)
        recorder.state.keep_journal()
        self.done = done
        return recorder

    def undo(self) -> bool:
        """Back to the player's last decision. Bots always agree; what anybody has learned since cannot be unlearned."""
        own = [place for place, (seat, _) in enumerate(self.done) if seat == self.seat]
        if not own:
            return False
        barrier, done = self.state.barrier, self.done
        self.recorder = self.replayed(done[: own[-1]])
        if self.state.barrier == barrier:
            self.news = []
            return True
        self.recorder = self.replayed(done)
        return False

    def save(self, file: Path) -> None:
        try:
            file.write_text(write_record(self.recorder.record()), "utf-8")
        except OSError as problem:
            raise cannot_write(file, problem) from None
        self.screen.say("play-saved", file=str(file))

    def hint(self) -> str:
        """What an adept would do."""
        action = get_bot("adept").choose(
            observe(self.game, self.state, self.seat), Rng(self.seed, len(self.done)), TABLE_BUDGET
        )
        return self.game.write(self.state, self.seat, action)


class Asking:
    """One decision of the player: the menu, the words that are no action, and the refusals."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.menu = Menu(session.game, session.state, session.seat, session.screen.texts)
        self.entries = self.menu.entries()
        self.first = 0

    def show(self) -> None:
        view = self.session.state.view(self.session.seat)
        self.screen.menu(view, self.entries, self.first, touched=bool(self.menu.touched))

    def take(self, line: str) -> int | None:
        """The action that a line means; None if it means something else."""
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            return self.choose(int(line[:LONGEST_NUMBER]))
        if word in COMMANDS:
            return COMMANDS[word](self, rest.strip())
        if line:
            return self.read(line)
        self.show()
        return None

    def choose(self, number: int) -> int | None:
        if not 1 <= number <= len(self.entries):
            self.screen.complain(self.screen.words("play-no-number", count=len(self.entries)))
            return None
        entry = self.entries[number - 1]
        if entry.action is None:
            self.menu.touch(entry)
            self.renew()
        return entry.action

    def renew(self) -> None:
        self.entries = self.menu.entries()
        self.first = 0
        self.show()

    def read(self, line: str) -> int | None:
        """An action in notation; if it is refused, the rule and what to do instead."""
        game, state, seat = self.session.game, self.session.state, self.session.seat
        try:
            action = game.read(state, seat, line)
        except NotationError as unknown:
            self.screen.complain(f"{unknown}. {self.screen.words('play-see-help')}")
            return None
        if action in self.menu.paths:
            return action
        refusal = game.why_not(state, seat, action)
        if refusal is not None:
            self.screen.complain(self.screen.texts.refuse(refusal))
        return None

    # --- words that are no action ------------------------------------------------------------------------------------

    def help(self, _rest: str) -> None:
        self.screen.help()

    def back(self, _rest: str) -> None:
        self.menu.back()
        self.renew()

    def more(self, _rest: str) -> None:
        self.first = self.first + PAGE if self.first + PAGE < len(self.entries) else 0
        self.show()

    def board(self, _rest: str) -> None:
        self.screen.position(self.session.state.view(self.session.seat), self.session.seat)
        self.show()

    def undo(self, _rest: str) -> int | None:
        if not self.session.undo():
            self.screen.complain(self.screen.words("play-no-undo"))
            return None
        self.screen.say("play-undone")
        return self.session.ask()

    def save(self, rest: str) -> None:
        default = self.session.file or Path(f"{self.session.game.info.name}-{self.session.seed}.txt")
        try:
            self.session.save(Path(rest) if rest else default)
        except MoonsagaError as problem:
            self.screen.complain(str(problem))

    def hint(self, _rest: str) -> None:
        words = self.session.hint()
        meaning = self.screen.meaning(self.session.state.view(self.session.seat), words)
        self.screen.say("play-hint", action=f"{words} ({meaning})" if meaning else words)

    def quit(self, _rest: str) -> None:
        raise Leave


COMMANDS = {
    "?": Asking.help,
    "help": Asking.help,
    "back": Asking.back,
    "more": Asking.more,
    "board": Asking.board,
    "undo": Asking.undo,
    "save": Asking.save,
    "hint": Asking.hint,
    "quit": Asking.quit,
}


def _ends_run(lines: Sequence[tuple[int, str]], place: int) -> bool:
    """Is this one of the last events of a run of chance outcomes?"""
    later = lines[place + 1 : place + 1 + NATURES_NEWS]
    return len(later) < NATURES_NEWS or any(seat != CHANCE for seat, _ in later)
