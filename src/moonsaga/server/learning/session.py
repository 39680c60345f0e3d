"""A lesson in progress. It lives in the learner's requests: each brings all decisions so far, and nothing is stored.

The others and chance answer what the guide's record says as long as the learner follows it; after that a bot decides
for the others, and numbers that depend on nothing but the learner's decisions decide for chance. So the same decisions
always lead to the same position.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock

from moonsaga.bots.bot import Budget, observe
from moonsaga.bots.ladder import get_bot
from moonsaga.kernel.contract import CHANCE, Event, Game, Refusal, State, Target, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.records import draw_outcome
from moonsaga.server.errors import RequestError
from moonsaga.server.learning.lessons import GUIDE, Lessons, Start, Step, begin, find_action, read_lines
from moonsaga.server.protocol.lobby import Seat
from moonsaga.server.protocol.table import Asked, Told, Update
from moonsaga.server.table.rendering import offers

BOT = "novice"
KEPT = 256
"""Positions that stay in memory, so that the next decision need not begin at the start."""


class LessonSession:
    """The position of a lesson, and all events on the way."""

    def __init__(self, game: Game, start: Start, steps: Sequence[Step], alone: bool) -> None:
        self.game = game
        self.steps = steps
        self.alone = alone
        """Nobody answers: an example."""
        self.state: State = begin(game, start)
        self.number = 0
        self.told: tuple[tuple[int, Event], ...] = ()
        self.decided = 0
        self.faithful = True
        """The learner has done what the guide asked for."""
        self.seat = self._learner()

    def _learner(self) -> int:
        self._let_others_act([])
        return next(iter(self.state.to_act()), 0)

    def copy(self) -> LessonSession:
        made = object.__new__(type(self))
        made.__dict__ |= self.__dict__
        made.state = self.state.copy()
        return made

    def decide(self, action: int) -> None:
        """The learner's decision, and whatever follows until the learner is asked again."""
        if action not in self.state.legal(self.seat):
            raise RequestError("illegal")
        step = self.steps[self.decided] if self.faithful and self.decided < len(self.steps) else None
        self.faithful = step is not None and fulfils(self.game, self.state, self.seat, action, step)
        self.decided += 1
        self._apply(self.seat, action)
        self._let_others_act(read_lines(step.then) if step is not None and self.faithful else [])

    def _let_others_act(self, script: list[tuple[int, str]]) -> None:
        """Chance and the others, first as the record says."""
        waiting = list(script)
        while (seats := self.state.to_act()) and (self.decided == 0 or self.seat not in seats):
            if seats != (CHANCE,) and (self.alone or self.decided == 0):
                return
            seat, action = self._next(seats, waiting)
            self._apply(seat, action)

    def _next(self, seats: tuple[int, ...], waiting: list[tuple[int, str]]) -> tuple[int, int]:
        if waiting:
            seat, text = waiting.pop(0)
            action = find_action(self.game, self.state, seat, text)
            if action is not None:
                return seat, action
            waiting.clear()
            self.faithful = False
        dice = Rng(self.number, self.decided)
        if seats == (CHANCE,):
            return CHANCE, draw_outcome(self.state, dice)
        seat = seats[0]
        return seat, get_bot(BOT).choose(observe(self.game, self.state, seat), dice, Budget(iterations=1))

    def _apply(self, seat: int, action: int) -> None:
        self.state.keep_journal()
        self.state.apply(seat, action)
        self.number += 1
        self.told += tuple((self.number, event) for event in self.state.take_events())

    # What the learner sees

    def update(self) -> Update:
        state, seat = self.state, self.seat
        (view,) = self.game.views(state, (seat,), memory=self.game.info.secrets)
        return Update(
            seat=seat,
            number=self.number,
            view=view,
            to_act=tuple(other for other in state.to_act() if other != CHANCE),
            asked=self._asked(view),
            log=tuple(
                Told(number, message) for number, event in self.told if (message := event.for_seat(seat)) is not None
            ),
            whole=True,
            undo="free" if self.decided else "none",
            undo_asked=None,
            undo_agreed=(),
            ending=state.ending,
            returns=tuple(state.returns()) if state.ending else (),
        )

    def _asked(self, view: View) -> Asked | None:
        if self.seat not in self.state.to_act():
            return None
        return Asked(self.number, self.game.prompt(view), offers(self.game, self.state, self.seat))

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(role, "person" if mine else "bot", "", "" if mine else BOT, away=False, here=True, mine=mine)
            for number, role in enumerate(self.game.roles(self.state.options))
            for mine in (number == self.seat,)
        )

    def why(self, path: Sequence[Target]) -> Refusal | None:
        return self.game.why_not(self.state, self.seat, path)


def fulfils(game: Game, state: State, seat: int, action: int, step: Step) -> bool:
    """Is this what the step asks for?"""
    text = game.write(state, seat, action)
    return any(fits(pattern, text) for pattern in (step.do, *step.also))


def fits(pattern: str, text: str) -> bool:
    """Is this notation meant? `*` stands for anything. The client asks the same of what it offers."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text) is not None


class LessonSessions:
    """Positions of lessons by the decisions that lead there. Any thread may ask."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str, tuple[int, ...]], LessonSession] = OrderedDict()
        self._lock = Lock()

    def find(self, game: Game, lessons: Lessons, lesson: str, actions: tuple[int, ...]) -> LessonSession:
        """The lesson after these decisions. It is shared: nobody may change it."""
        known = len(actions) - self.missing(game, lesson, actions)
        session = self._recall((game.info.name, lesson, actions[:known]))
        if session is None:
            known = 0
            session = self._keep((game.info.name, lesson, ()), _open(game, lessons, lesson))
        for count in range(known + 1, len(actions) + 1):
            session = session.copy()
            session.decide(actions[count - 1])
            self._keep((game.info.name, lesson, actions[:count]), session)
        return session

    def missing(self, game: Game, lesson: str, actions: tuple[int, ...]) -> int:
        """How many of these decisions `find` would have to carry out again."""
        name, known = game.info.name, len(actions)
        while known and self._recall((name, lesson, actions[:known])) is None:
            known -= 1
        return len(actions) - known

    def _recall(self, key: tuple[str, str, tuple[int, ...]]) -> LessonSession | None:
        with self._lock:
            return self._kept.get(key)

    def _keep(self, key: tuple[str, str, tuple[int, ...]], session: LessonSession) -> LessonSession:
        with self._lock:
            self._kept[key] = session
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return session


def _open(game: Game, lessons: Lessons, lesson: str) -> LessonSession:
    if lesson == GUIDE and lessons.guide is not None:
        return LessonSession(game, lessons.guide, lessons.guide.asking, alone=False)
    if lesson in lessons.examples:
        example = lessons.examples[lesson]
        return LessonSession(game, example, (), alone=not example.others)
    raise RequestError("not-found")
