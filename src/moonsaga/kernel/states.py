"""What states of all games have in common: a checked step, comparing, and a line for people who debug."""

from __future__ import annotations

import operator
from typing import Any, NoReturn

from moonsaga.kernel.contract import CHANCE, State
from moonsaga.kernel.errors import ActionError, MoonsagaError
from moonsaga.kernel.registry import get_game

Named = Any
"""A state that knows the name of its game, compiled or not."""
LONGEST_QUOTED = 40


class PlainState:
    """A base for states in plain Python, which need `game_name`. States that are cores have all this from `Core`."""

    def game_name(self) -> str:
        raise NotImplementedError

    def step(self, seat: int, action: int) -> None:
        step(self, seat, action)

    def __eq__(self, other: object) -> Any:
        return is_equal(self, other)

    def __hash__(self) -> int:
        return refuse_hash()

    def __repr__(self) -> str:
        return describe(self)


def step(state: Named, seat: int, action: int) -> None:
    """`apply` for an action that nobody has checked; `ActionError` says in one sentence why it is refused.

    Whatever is refused, the state stays as it was.
    """
    asked = state.to_act()
    who = _whole(seat)
    if who is None or who not in asked:
        raise ActionError(f"{_seat_name(seat)} is not to act: {_now(state, asked)}")
    number = _whole(action)
    if number is None:
        raise ActionError(f"an action is a whole number, not {_quote(action)}")
    if who == CHANCE:
        if all(number != outcome for outcome, _ in state.chance()):
            raise ActionError(f"outcome {_quote(number)} cannot come up here: chance() lists those that can")
    elif number not in state.legal(who):
        raise ActionError(f"action {_quote(number)} is not legal here: {_why(state, who, number)}")
    state.apply(who, number)


def is_equal(state: Named, other: Any) -> Any:
    """Two positions of one game are equal if their dumps are."""
    if type(other) is not type(state):
        return NotImplemented
    return state is other or state.dump() == other.dump()


def refuse_hash() -> NoReturn:
    """A position changes in place, so it cannot be a key."""
    raise TypeError("a state has no hash, because it changes: use dump() for the position, game.key(view) for a seat")


def describe(state: Named) -> str:
    """`repr`: the game, how far it is and whose move it is."""
    try:
        moment = get_game(state.game_name()).moment(state)
    except MoonsagaError:  # the game is not registered, and a line for people has to do without it
        moment = ""
    return f"<{state.game_name()}: {moment}{', ' * bool(moment)}{_now(state, state.to_act())}>"


def _now(state: State, asked: tuple[int, ...]) -> str:
    if not asked:
        return f"the game is over ({state.ending})"
    if asked == (CHANCE,):
        return "chance is to act"
    seats = " and ".join(map(str, asked))
    return f"seats {seats} are to act" if len(asked) > 1 else f"seat {seats} is to act"


def _why(state: Named, seat: int, action: int) -> str:
    """The game's own reason and rule, in English; its advice is for people with a board before them."""
    from moonsaga.kernel.texts import game_texts  # noqa: PLC0415  slow to import, and few ever need it

    otherwise = f"legal({seat}) lists those that are"
    try:
        game = get_game(state.game_name())
    except MoonsagaError:  # it is not registered, and its reasons are not known
        return otherwise
    refusal = game.why_not(state, seat, action)
    return game_texts(game).give_reason(refusal) if refusal else otherwise


def _whole(value: object) -> int | None:
    """A whole number of whatever type, None for anything else."""
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def _seat_name(seat: object) -> str:
    return "chance" if seat == CHANCE else f"seat {_quote(seat)}"


def _quote(value: object) -> str:
    try:
        words = repr(value)
    except ValueError:  # a number of thousands of digits
        return "of that size"
    return words if len(words) <= LONGEST_QUOTED else words[:LONGEST_QUOTED] + "..."
