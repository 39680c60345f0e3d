"""The contract between a game and everything else.

A game is a stateless `Game` and a `State`. Bots, records, laws and server use only what stands here.
docs/engine.md shows how it is used.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from base64 import b64encode
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec

from moonsaga.kernel import renamed
from moonsaga.kernel.actions import ActionTable
from moonsaga.kernel.cores import codes
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.follies import Folly
from moonsaga.kernel.nets import NetFile, read_net
from moonsaga.kernel.options import AnyOption, Options, ReadOnly, resolve
from moonsaga.kernel.reveal import unite

if TYPE_CHECKING:
    from moonsaga.kernel.decks import DeckCheck, DeckList

NO_OPTIONS: Options = ReadOnly()
"""All options have their defaults."""

CHANCE = codes.CHANCE
"""The seat of chance, in `to_act`, `apply` and notation."""

Argument = str | int
"""What messages are filled with: names are message keys or plain names, numbers stay numbers so that plurals work."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a game before a table is laid."""

    name: str
    seats: tuple[int, ...]
    options: tuple[AnyOption, ...]
    editions: tuple[str, ...]
    """The rulebooks it follows; none for a game that never was in a box."""
    version: int
    """The behaviour version: raised whenever an old record might replay differently."""
    actions: int
    """How many action numbers there are: 0 to actions - 1."""
    longest: int
    """No game with default options asks for more players' decisions than this."""
    endings: tuple[str, ...]
    """The names `State.ending` can give."""
    secrets: bool
    data_hash: str


class Target(msgspec.Struct, frozen=True):
    """A thing a person touches: a space, a stack, a card, a button."""

    kind: str
    name: str


class Message(msgspec.Struct, frozen=True):
    """A text to be: a key of the game's `.ftl` files and what fills it."""

    key: str
    args: dict[str, Argument] = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why something may not be done: the rulebook's section, the reason, and what to do instead."""

    rule: str
    reason: Message
    advice: Message


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened: a public form and, where some seats may see more, a fuller form for those."""

    public: Message | None
    fuller: Message | None = None
    seats: tuple[int, ...] = ()

    def for_seat(self, seat: int | None) -> Message | None:
        """The form that this seat (None: a spectator) is told; None if it hears nothing."""
        return self.fuller if self.fuller is not None and seat in self.seats else self.public

    if not TYPE_CHECKING:  # a type checker would believe that it has every attribute

        def __getattr__(self, name):
            renamed.refuse_attribute(self, "Event", name, renamed.EVENT)


class View(msgspec.Struct, frozen=True, kw_only=True):
    """All and only what one seat (None: a spectator) may know. Each game derives its own with typed fields."""

    seat: int | None
    table: Any
    """What lies before its eyes."""
    memory: Any
    """What a perfect memory adds. In a game without secrets it serves `sample` and `key`; people are not shown it."""


class State(Protocol):
    """A position. `==` compares dumps, there is no hash; `copy.copy`, `copy.deepcopy` and `pickle` work.

    Derive yours from `Core` or from `states.PlainState`: these bring `step`, `==`, `hash` and `repr` with them.
    """

    @property
    def options(self) -> Options:
        """All of them, with their values; nobody can change them."""

    @property
    def barrier(self) -> int:
        """Rises whenever Nature speaks or some seat learns what it did not know."""

    @property
    def ending(self) -> str:
        """How the game ended, one of `GameInfo.endings`; empty while it goes on."""

    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now; (CHANCE,) when Nature does; () when the game is over."""

    def legal(self, seat: int) -> list[int]:
        """All legal actions in rulebook order; [] for a seat that is not to act, never empty for one that is."""

    def chance(self) -> list[tuple[int, int]]:
        """Nature's possible outcomes with their integer weights; [] when Nature does not act."""

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action, or an outcome of chance with the seat CHANCE, in place.

        It trusts its caller: what comes of anything else is not defined, and compiled it may end the process.
        """

    def step(self, seat: int, action: int) -> None:
        """`apply` for an action that nobody has checked; `ActionError` says in one sentence why it is refused."""

    def copy(self) -> State:
        """An equal state that goes its own way, without a journal."""

    def returns(self) -> list[float]:
        """One per seat, at the end: 1.0 for a win (several may win), 0.0 for a loss (all may lose).

        Before the end it is all zeros, which is not a loss: look at `ending`.
        """

    def view(self, seat: int | None) -> View:
        """What this seat (None: a spectator) may know; `ValueError` for what is no seat of the table, CHANCE included.

        An information state: `memory` holds all that the seat ever saw and could still know.
        """

    def dump(self) -> bytes:
        """Canonical: equal states give equal bytes, interpreted and compiled. `Game.load` reads it."""

    def keep_journal(self) -> None:
        """From now on `apply` notes events. Copies start without a journal."""

    def take_events(self) -> list[Event]:
        """What was noted since the last call."""


def seat_count(state: State) -> int:
    """How many seats its table has."""
    return len(state.returns())


def check_seat(seat: object, seats: int) -> None:
    """Raise `ValueError` for what is no seat of a table. Nature has none: CHANCE sees and judges nothing."""
    if not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat!r} at this table: its seats are 0 to {seats - 1}")


class Game(ABC):
    """One box. Stateless: the same object serves every table."""

    info: ClassVar[GameInfo]
    actions: ClassVar[ActionTable]
    view_type: ClassVar[type[View]]
    components_type: ClassVar[type[msgspec.Struct] | None] = None
    """The struct behind `components`, from which a client's types are made; None in games without components."""
    text_folder: ClassVar[str] = ""
    """Where its `.ftl` files are; empty: in `text/` beside the module of this class."""
    input_version: ClassVar[int] = 1
    """Raised whenever some number of `input_names` means something else; nets that learned the old ones are refused."""
    terminal: ClassVar[str] = ""
    """The module with its look in the terminal; empty: `presentation.terminal` beside the module of this class."""
    follies: ClassVar[tuple[Folly, ...]] = ()
    """What no good player does, for the arena to count."""
    has_bot_reasons: ClassVar[bool] = False
    """Its players bargain, and `bot_reason` has words for it."""
    dump_version: ClassVar[int] = 1
    """The form of its dumps. It rises when a field gets another name or meaning and play stays as it is; `restore` goes
    on reading the earlier forms, in which tables keep positions, and records name the version with their digest."""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        renamed.refuse_definitions("Game", vars(cls), renamed.GAME, f"{cls.__module__}.{cls.__qualname__}")

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            renamed.refuse_attribute(self, "Game", name, renamed.GAME)

    def resolve(self, given: Mapping[str, object]) -> Options:
        """All options with their values, defaults filled in; `OptionError` for what the game does not allow."""
        options = resolve(self.info.options, given)
        self.check_options(options)
        return options

    def check_options(self, options: Options) -> None:  # noqa: B027  most games allow every combination
        """Raise `OptionError` for a combination of options that cannot be played."""

    @abstractmethod
    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """One per seat: ruler, side, people, colour."""

    def blocks(self, options: Options, vary: bool = False) -> Sequence[Sequence[Options]]:  # noqa: ARG002  few have any
        """The tables of each block in a match between bots: those that swap what belongs to a seat, such as decks.

        A block is played with the same luck at all of its tables; the next one takes the next entry. `vary`: with
        everything that the game would have each block begin with, where the options name but one of many.
        """
        return ((options,),)

    @abstractmethod
    def new(self, options: Mapping[str, object] = NO_OPTIONS) -> State:
        """The start position, before any chance."""

    def moment(self, state: State) -> str:  # noqa: ARG002  the games look at it
        """How far a game is, in two or three words, for `repr`."""
        return ""

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> State:
        """A possible true state for that view, uniform over the worlds it allows.

        How likely the others' play makes a world is not weighed.
        """

    def sampler(self, view: View) -> Callable[[Rng], State]:
        """`sample` for one view again and again. A game may prepare what the worlds have in common."""
        return partial(self.sample, view)

    @abstractmethod
    def key(self, view: View) -> bytes:
        """Equal knowledge, equal key. What counts as knowledge includes the counter behind `State.barrier`."""

    def why_not(self, state: State, seat: int, path: int | Sequence[Target]) -> Refusal | None:
        """Why this action, or these touches, are refused; None if they are, or begin, a legal action.

        Depends on what that seat may know, and on nothing else.
        """
        if seat not in state.to_act():
            return NOT_ASKED if state.to_act() else GAME_OVER
        if isinstance(path, int):
            return self.refuse_action(state, seat, path) if 0 <= path < self.info.actions else NO_SUCH_ACTION
        if continues(self, state, seat, path):
            return None
        return self.refuse_path(state, seat, tuple(path))

    @abstractmethod
    def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
        """`why_not` for an action number of a seat that is to act."""

    @abstractmethod
    def refuse_path(self, state: State, seat: int, path: tuple[Target, ...]) -> Refusal:
        """`why_not` for touches of which it is already known that no legal action begins with them."""

    @abstractmethod
    def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
        """The things a person touches to make this action, in order."""

    @abstractmethod
    def write(self, state: State, seat: int, action: int) -> str:
        """One line of notation; `seat` may be CHANCE."""

    @abstractmethod
    def read(self, state: State, seat: int, text: str) -> int:
        """The action that this notation names in this position; `NotationError` if it names none."""

    @abstractmethod
    def diagram(self, view: View) -> str:
        """The position as text, for people. Of some positions no drawing can tell all: `from_diagram` refuses those."""

    @abstractmethod
    def from_diagram(self, text: str) -> State:
        """The state of a drawn position; `NotationError` for a drawing that cannot be read."""

    def load(self, data: bytes) -> State:
        """The state behind a dump; `MoonsagaError` for bytes that no state of this game dumps to.

        Damage is found: what is cut off, missing, or does not dump to the same bytes again. A forgery need not be:
        numbers that no game can come to are believed. Take dumps only from where you put them.
        """
        try:
            state = self.restore(data)
            whole = state.dump() == data
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError, ArithmeticError, AttributeError) as problem:
            raise MoonsagaError(f"this is no dump of {self.info.name}, or a damaged one ({problem!r})") from None
        if not whole:
            raise MoonsagaError(f"this is a damaged dump of {self.info.name}: its state dumps to other bytes")
        return state

    @abstractmethod
    def restore(self, data: bytes) -> State:
        """`load` without its checks, for every `dump_version` so far; it may fail in any way for what is no dump."""

    def fields(self, state: State) -> dict[str, Any]:
        """The position by field name, as JSON has it: what later rules read where a dump means something else to them.

        A dump that is a JSON object has its fields by name already; a game with any other one had better name them.
        """
        dump = state.dump()
        try:
            found = msgspec.json.decode(dump)
        except msgspec.DecodeError:
            found = b64encode(dump).decode()
        return found if isinstance(found, dict) else {"dump": found}

    @abstractmethod
    def inventory(self, state: State) -> dict[str, int]:
        """Everything in the box, counted wherever it is now. Never changes during a game."""

    def views(self, state: State, seats: Sequence[int | None], memory: bool = True) -> list[View]:
        """The views of several seats at once: what `state.view` gives for each.

        Where nobody is shown a memory it is None, and need not be made.
        """
        for seat in seats:
            if seat is not None:
                check_seat(seat, seat_count(state))
        return self.make_views(state, seats, memory)

    def make_views(self, state: State, seats: Sequence[int | None], memory: bool) -> list[View]:
        """`views` for those who have a seat, and None. A game may share the work."""
        found = [state.view(seat) for seat in seats]
        return found if memory else [msgspec.structs.replace(view, memory=None) for view in found]

    def describe_actions(self, state: State, seat: int) -> list[tuple[int, str, tuple[str, ...]]]:
        """Each legal action with what `write` and `targets` give for it, a target as `kind:name`.

        A game with many actions may share the work.
        """
        return [self.describe_action(state, seat, action) for action in state.legal(seat)]

    def describe_action(self, state: State, seat: int, action: int) -> tuple[int, str, tuple[str, ...]]:
        path = tuple([f"{target.kind}:{target.name}" for target in self.targets(state, seat, action)])
        return action, self.write(state, seat, action), path

    def prompt(self, view: View) -> Message:  # noqa: ARG002  the games look at it
        """What the seat that is to act is asked. It may depend on what that seat sees."""
        return Message("asked")

    def bot_reason(self, view: View, seat: int, action: int) -> Message | None:  # noqa: ARG002  games with talk look at it
        """What a bot in this seat says to all when it does this, in one sentence; None where nothing is to be said.

        The view is a spectator's, before the action: what is made of that alone gives no secret away. The key begins
        with `reason-`, and `who` is the key of the speaker's name. Asked only of games with `has_bot_reasons`.
        """
        return None

    def usual(self, state: State, seat: int) -> int | None:  # noqa: ARG002  the games look at it
        """The answer of a seat that is to act, if it costs nothing and all others cost something; mostly None.

        A table gives it for people who did not choose to be asked.
        """
        return None

    def threats(self, view: View) -> dict[str, list[str]]:  # noqa: ARG002  the games look at it
        """What the others could do to a thing if it were their turn: each target, and the targets it has to fear.

        Targets are written `kind:name`. Empty in games where nobody looks for this.
        """
        return {}

    def components(self) -> dict[str, Any]:
        """What is in the box, as far as a client needs it to draw a position, with provenance. Public, JSON-able."""
        return {}

    def check_deck(self, deck: DeckList) -> DeckCheck | None:  # noqa: ARG002  few games have decks
        """The check of a deck that a user built; None in a game without such decks."""
        return None

    def read_deck(self, text: str) -> DeckCheck | None:  # noqa: ARG002  few games have decks
        """The deck behind a code or the text of a deck file, as far as it can be read."""
        return None

    def hide_decks(self, view: View, seats: Collection[int]) -> View:  # noqa: ARG002  few games have decks
        """The view without the cards in decks of these seats that it does not show: for people, never for bots."""
        return view

    def hides(self, view: View, target: Target) -> bool:  # noqa: ARG002  few games have decks
        """Would it tell something about a deck that was hidden in this view whether there is such a thing?"""
        return False

    def scores(self, state: State) -> list[float] | None:  # noqa: ARG002  most games count something
        """What each seat has gained so far, in the unit in which the game counts; None if it counts nothing."""
        return None

    def counts(self, view: View) -> dict[str, tuple[float | None, ...]]:  # noqa: ARG002  most games count something
        """What there is to count in a position: for each message key a number per seat, the most telling thing first.

        It takes a view: looking at the course of a running game reveals nothing new. None: not known.
        """
        return {}

    def reveal_all(self, state: State) -> View:
        """All that the seats see together, as the view of a spectator: for games that are over."""
        seats = range(len(self.roles(state.options)))
        united: View = unite(state.view(None), [state.view(seat) for seat in seats])
        return msgspec.structs.replace(united, seat=None)

    def resign_returns(self, seat: int, seats: int) -> list[float] | None:
        """The result when this seat gives up: of two, the other wins. None: the game goes on without that person."""
        return [float(other != seat) for other in range(seats)] if seats == 2 else None

    def draw_returns(self, seats: int) -> list[float] | None:
        """The result when all agree on a draw; None where nobody would."""
        return [0.5] * seats if seats == 2 else None

    def evaluate(self, state: State, seat: int) -> float:
        """How good this position is for that seat, from 0 (lost) to 1 (won): what a good player sees at a glance."""
        raise NotImplementedError(f"{self.info.name} has no evaluation")

    def input_names(self, options: Options) -> tuple[str, ...]:  # noqa: ARG002  not every game has an encoder
        """What each number is that a net receives of a position (`Core.inputs`), in their order; none without encoder.

        The names of what belongs to a seat begin with how far it sits from the one that looks: `0.coins`, `1.coins`.
        """
        return ()

    def read_net(self, seats: int, name: str | None = None) -> NetFile | None:
        """The learned value for so many seats: the game's own net, None if it has none, or that of a file.

        `DataError` says why a file does not fit.
        """
        return read_net(self, seats, name)

    def read_weights(self, name: str | None = None) -> Any:  # noqa: ARG002  not every game has weights
        """A set of weights for the evaluation: the game's own, `classic`, or that of a TOML file; None without weights.

        `use_weights` of a state takes it, and each weight is an attribute that can be set. `DataError` says what is
        wrong with a file.
        """
        return None


def continues(game: Game, state: State, seat: int, path: Sequence[Target]) -> bool:
    """Does some legal action of this seat begin with these touches?"""
    wanted = tuple(path)
    return any(game.targets(state, seat, action)[: len(wanted)] == wanted for action in state.legal(seat))


if not TYPE_CHECKING:
    __getattr__ = renamed.refuse_imports(__name__, renamed.IN_CONTRACT)


def _kernel_refusal(name: str) -> Refusal:
    return Refusal("table", Message(f"refusal-{name}"), Message(f"advice-{name}"))


NOT_ASKED = _kernel_refusal("not-asked")
GAME_OVER = _kernel_refusal("game-over")
NO_SUCH_ACTION = _kernel_refusal("no-such-action")
