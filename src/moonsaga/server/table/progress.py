"""A game in progress: the record, the position it leads to, the open decisions, and the log of each seat.

Nothing here waits or writes. A change is first planned on a copy; the caller writes it, then accepts it.
Row numbers only grow: taking back is a row of its own, and so a decision's number never comes twice.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from typing import Literal

import msgspec

from moonsaga.kernel.contract import CHANCE, Event, Game, Message, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import Options
from moonsaga.kernel.records import draw_outcome
from moonsaga.server.protocol.table import Told

WORLDS = 4
"""Sampled states that are looked at before an action that may not be taken back."""

RowKind = Literal["act", "chance", "undo", "held"]
"""`held` is an answer in a window that is still open."""
HELD = 1_000_000_000
"""The rows of such answers have numbers above this one, and go when the window closes."""
MOST_HELD = 16
"""Answers of one seat in a window."""


class Row(msgspec.Struct, frozen=True):
    """A line of the record. For an undo, `action` is the number of the last row that stays."""

    number: int
    seat: int
    action: int
    kind: RowKind


class Step(msgspec.Struct, frozen=True):
    """A row that counts, and what was so before and after it."""

    row: Row
    barrier: int
    """Before it."""
    asked: dict[int, int]
    """After it: the seats that owe a decision, with the number of that decision."""
    events: tuple[Event, ...]
    renumbered: frozenset[int] = frozenset()
    """Undo: the seats that are to act again."""
    usual: bool = False
    """An answer that a table gives by itself: nobody wants to take back this alone."""


class Plan(msgspec.Struct, frozen=True):
    """A change that is not on record yet."""

    steps: tuple[Step, ...]
    state: State
    kept: int
    """How many of the present steps stay before the new ones."""

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(step.row for step in self.steps)


class Held(msgspec.Struct, frozen=True):
    """An answer in a window that is still open."""

    action: int
    skipped: bool = False
    """A forced move, made by the table."""
    said: Message | None = None
    """What a bot says with it."""


class Damaged(Exception):
    """A record that cannot be played again."""


class Progress:
    def __init__(self, game: Game, options: Options, start: str = "") -> None:
        self.game = game
        self.options = options
        self.start = start
        """The diagram it begins with; empty: the start of the game."""
        self.state = first_state(game, options, start)
        self.steps: list[Step] = []
        self.number = 0
        self.taken_back = 0
        """The row of the last undo: a watcher who has fewer rows needs the full log."""
        self.asked: dict[int, int] = _ask({}, None, self.state.to_act(), 0)
        self.latest: dict[int, int] = dict(self.asked)
        """The last decision of each seat, open or not."""
        self.decisions = 0
        self.held: dict[int, list[Held]] = {}
        """In a window: what each seat has answered. Nobody else receives it before all have answered."""
        self._faces: dict[int, State] = {}
        """The position as each of these seats may see it: with its own answers, and nobody else's."""
        self.skipped: set[int] = set()
        """Rows of forced moves: nobody wants to take back those alone."""

    # Windows

    @property
    def window(self) -> bool:
        """Are several asked at once, where something is hidden? It is one until all have answered."""
        return self.game.info.secrets and (len(self.asked) > 1 or bool(self.held))

    def face(self, seat: int | None) -> State:
        """The position as this seat may see it; it must not be changed."""
        return self.state if seat is None else self._faces.get(seat, self.state)

    def owed(self) -> dict[int, int]:
        """The seats that still owe a decision, with the number of that decision."""
        return {
            seat: number + len(self.held.get(seat, ()))
            for seat, number in self.asked.items()
            if seat not in self.held or seat in self._faces[seat].to_act()
        }

    def hold(self, seat: int, answer: Held) -> None:
        """This answer is on record, and waits for the others."""
        self._faces[seat] = self._after(seat, answer.action)
        self.held[seat] = [*self.held.get(seat, ()), answer]

    def closes(self, seat: int, action: int) -> bool:
        """Is this the last answer of the window?"""
        return set(self.owed()) <= {seat} and seat not in self._after(seat, action).to_act()

    def _after(self, seat: int, action: int) -> State:
        state = self.face(seat).copy()
        state.apply(seat, action)
        return state

    def release(self, seat: int) -> None:
        """This seat's answers are taken back."""
        self.held.pop(seat, None)
        self._faces.pop(seat, None)

    def plan_window(self, seat: int, answer: Held, dice: Rng) -> tuple[Plan, list[Held]]:
        """All answers in the order of seats, whenever each was given, and which answer each of the first rows is."""
        held = {**self.held, seat: [*self.held.get(seat, ()), answer]}
        answers = [(each, given) for each in sorted(held) for given in held[each]]
        return self._plan([(each, given.action) for each, given in answers], dice), [given for _, given in answers]

    # Planning

    def plan_start(self, dice: Rng, given: Sequence[tuple[int, int]] = ()) -> Plan:
        """What was played before, elsewhere and legally; then the chance outcomes of the set-up."""
        return self._plan(given, dice)

    def plan_act(self, seat: int, action: int, dice: Rng) -> Plan:
        """A legal action, and the chance outcomes after it."""
        return self._plan([(seat, action)], dice)

    def _plan(self, moves: Sequence[tuple[int, int]], dice: Rng) -> Plan:
        state = self.state.copy()
        state.keep_journal()
        steps: list[Step] = []
        number, asked = self.number, self.asked
        for seat, action in moves:
            number += 1
            kind: RowKind = "chance" if seat == CHANCE else "act"
            steps.append(_carry_out(self.game, state, Row(number, seat, action, kind), asked))
            asked = steps[-1].asked
        while state.to_act() == (CHANCE,):
            number += 1
            row = Row(number, CHANCE, draw_outcome(state, dice), "chance")
            steps.append(_carry_out(self.game, state, row, asked))
            asked = steps[-1].asked
        return Plan(tuple(steps), state, len(self.steps))

    def plan_undo(self, seat: int, who: str) -> Plan:
        """Back to before this seat's last decision; it has one."""
        index = self.last_decision(seat)
        if index is None:
            raise ValueError(f"seat {seat} has decided nothing yet")
        last = self.steps[index - 1].row.number if index else 0
        return self.plan_back(index, Row(self.number + 1, seat, last, "undo"), who)

    def plan_back(self, index: int, row: Row, who: str) -> Plan:
        """An undo after which `index` steps are left."""
        state = _replay(first_state(self.game, self.options, self.start), self.steps[:index])
        step = _mark(self.steps, index, row, who, state)
        return Plan((step,), state, index)

    def reveals(self, seat: int, action: int) -> bool:
        """Could this action reveal something, or lead to chance, as far as this seat knows?

        The true state must not answer: whether it does may hang on another's secret answer. Worlds that the seat's
        view allows do, and the same view always gives the same ones.
        """
        return any(_reveals(world, seat, action) for world in self._worlds(seat))

    def _worlds(self, seat: int) -> Iterable[State]:
        if not self.game.info.secrets:
            return (self.state.copy(),)
        view = self.face(seat).view(seat)
        seed = int.from_bytes(sha256(self.game.key(view)).digest()[:8], "big")
        return map(self.game.sampler(view), (Rng(seed, number) for number in range(WORLDS)))

    # Accepting

    def accept(self, plan: Plan) -> None:
        """The plan is on record: this is the position now."""
        self.held, self._faces = {}, {}
        removed = self.steps[plan.kept :]
        del self.steps[plan.kept :]
        self.decisions -= _count(removed)
        self.state = plan.state
        for step in plan.steps:
            self.note(step)

    def note(self, step: Step) -> None:
        """This step was carried out."""
        self.steps.append(step)
        self.number = step.row.number
        self.asked = step.asked
        self.latest = {**self.latest, **step.asked}
        self.decisions += step.row.kind == "act"
        if step.row.kind == "undo":
            self.taken_back = step.row.number

    # Taking back

    def last_decision(self, seat: int) -> int | None:
        """Where this seat's last decision stands among the steps."""
        for index in range(len(self.steps) - 1, -1, -1):
            row = self.steps[index].row
            if row.kind == "act" and row.seat == seat and not self._made_by_table(self.steps[index]):
                return index
        return None

    def _made_by_table(self, step: Step) -> bool:
        return step.usual or step.row.number in self.skipped

    def can_take_back_freely(self, seat: int) -> bool:
        """Nobody has acted or learnt anything since."""
        index = self.last_decision(seat)
        if index is None or self.state.barrier != self.steps[index].barrier:
            return False
        later = self.steps[index + 1 :]
        return all(step.row.kind == "undo" or (step.row.seat == seat and self._made_by_table(step)) for step in later)

    # The log

    def log_for(self, seat: int | None, after: int) -> tuple[Told, ...]:
        """The log of this seat, after the row of that number."""
        first = bisect_right(self.steps, after, key=lambda step: step.row.number)
        return tuple(
            Told(step.row.number, message)
            for step in self.steps[first:]
            for event in step.events
            if (message := event.for_seat(seat)) is not None
        )

    def knows(self, after: int) -> bool:
        """Is the log after that row enough for a watcher who has everything up to it?"""
        return self.taken_back <= after <= self.number and after > 0


def load_progress(
    game: Game, options: Options, rows: Iterable[Row], name_of: Callable[[int], str], start: str = ""
) -> Progress:
    """The game behind a record. `Damaged` says which row does not fit; no row is trusted."""
    progress = Progress(game, options, start)
    progress.state.keep_journal()
    rows = list(rows)
    for expected, row in enumerate((row for row in rows if row.kind != "held"), start=1):
        if row.number != expected:
            raise Damaged(f"row {expected} is missing")
        if row.kind == "undo":
            _load_undo(progress, row, name_of(row.seat))
        else:
            _check(progress.state, row)
            progress.note(_carry_out(game, progress.state, row, progress.asked))
    for row in rows:
        if row.kind == "held" and progress.window and row.seat in progress.owed():
            _check(progress.face(row.seat), Row(row.number, row.seat, row.action, "act"))
            progress.hold(row.seat, Held(row.action))
    return progress


def _load_undo(progress: Progress, row: Row, who: str) -> None:
    index = bisect_right(progress.steps, row.action, key=lambda step: step.row.number)
    if not 0 <= row.action < row.number:
        raise Damaged(f"row {row.number} goes back to row {row.action}")
    plan = progress.plan_back(index, row, who)
    progress.accept(plan)
    progress.state.keep_journal()


def _check(state: State, row: Row) -> None:
    """`apply` trusts its caller, and a damaged number could lead it anywhere."""
    if row.kind == "chance":
        fits = row.seat == CHANCE and any(action == row.action for action, _ in state.chance())
    else:
        fits = row.kind == "act" and row.seat != CHANCE and row.action in state.legal(row.seat)
    if not fits:
        raise Damaged(f"row {row.number} is not possible")


def _reveals(state: State, seat: int, action: int) -> bool:
    barrier = state.barrier
    state.apply(seat, action)
    return state.barrier != barrier or state.to_act() == (CHANCE,)


def _carry_out(game: Game, state: State, row: Row, asked: dict[int, int]) -> Step:
    """One row on a state that keeps a journal."""
    barrier = state.barrier
    usual = row.kind == "act" and game.usual(state, row.seat) == row.action
    state.apply(row.seat, row.action)
    asked = _ask(asked, row.seat, state.to_act(), row.number)
    return Step(row, barrier, asked, tuple(state.take_events()), usual=usual)


def _ask(before: dict[int, int], acted: int | None, to_act: Sequence[int], number: int) -> dict[int, int]:
    """The open decisions now. A seat that has not answered keeps its open decision."""
    return {seat: before[seat] if seat in before and seat != acted else number for seat in to_act if seat != CHANCE}


def _mark(steps: Sequence[Step], index: int, row: Row, who: str, state: State) -> Step:
    """The undo as a step of its own. The seats whose answers are taken back are to act again."""
    removed = steps[index:]
    renumbered = {row.seat} | {step.row.seat for step in removed if step.row.kind == "act"}
    for step in removed:
        renumbered |= step.renumbered
    before = steps[index - 1].asked if index else {}
    asked = {
        seat: row.number if seat in renumbered else before.get(seat, 0) for seat in state.to_act() if seat != CHANCE
    }
    said = Event(Message("event-undo", {"who": who}))
    return Step(row, state.barrier, asked, (said,), frozenset(renumbered))


def first_state(game: Game, options: Options, start: str) -> State:
    return game.from_diagram(start) if start else game.new(options)


def _replay(state: State, steps: Iterable[Step]) -> State:
    for step in steps:
        if step.row.kind != "undo":
            state.apply(step.row.seat, step.row.action)
    return state


def _count(steps: Iterable[Step]) -> int:
    return sum(step.row.kind == "act" for step in steps)
