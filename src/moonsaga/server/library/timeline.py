"""The timeline of a game for replays: any position, from any perspective.

Positions are those in which a player is to act: a step is a decision with the chance outcomes after it. They are not
stored but played again on demand; now and then one is kept on the way, so that the next walk is short.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence

import msgspec

from moonsaga.kernel.contract import CHANCE, Event, Game, Message, State, View
from moonsaga.kernel.options import Options
from moonsaga.kernel.records import Record, Recorder
from moonsaga.server.protocol.replay import Course, Frame, ReplayChart, ReplayLog
from moonsaga.server.protocol.table import Told
from moonsaga.server.table.own_decks import veil_view
from moonsaga.server.table.progress import first_state

KEPT_EVERY = 64
"""Actions between two positions that are kept."""
MOST_CHARTED = 240
"""Positions in a chart: more than a screen can tell apart would only take time."""
MOST_LINES = 2000
"""Lines of a log in one answer."""

ALL, TABLE = "all", "table"
"""Eyes that see everything, and a spectator's; a seat's are its number."""

Moves = Sequence[tuple[int, int]]


class Timeline:
    """May be used by several threads; one at a time walks."""

    def __init__(self, game: Game, options: Options, start: str, moves: Moves) -> None:
        self.game = game
        self.options = options
        self.start = start
        self.moves = tuple(moves)
        self._lock = threading.Lock()
        self._kept: dict[int, State] = {}
        self._charts: dict[tuple[str, int], ReplayChart] = {}
        self.stops = self._find_stops()
        """After how many actions each position comes."""

    def _find_stops(self) -> tuple[int, ...]:
        """One walk through all of it, which also keeps positions for later."""
        state = first_state(self.game, self.options, self.start)
        self._kept[0] = state.copy()
        stops = [] if state.to_act() == (CHANCE,) and self.moves else [0]
        for done, (seat, action) in enumerate(self.moves, start=1):
            state.apply(seat, action)
            if done % KEPT_EVERY == 0:
                self._kept[done] = state.copy()
            if state.to_act() != (CHANCE,) or done == len(self.moves):
                stops.append(done)
        return tuple(stops)

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    # Walking

    def state(self, at: int) -> State:
        """The position itself; for those who write records, not for those who look."""
        return self._state_after(self.stops[at])

    def _state_after(self, done: int) -> State:
        first = max(kept for kept in (0, done // KEPT_EVERY * KEPT_EVERY) if kept in self._kept)
        state = self._kept[first].copy()
        for seat, action in self.moves[first:done]:
            state.apply(seat, action)
        return state

    def _walk(self, first: int, last: int) -> Iterator[tuple[int, State, list[Event]]]:
        """Each position from one to another, with the events on the way to it."""
        before = self.stops[first - 1] if first else 0
        state = self._state_after(before)
        state.keep_journal()
        for at in range(first, last + 1):
            events: list[Event] = []
            for seat, action in self.moves[before : self.stops[at]]:
                state.apply(seat, action)
                events += state.take_events()
            before = self.stops[at]
            yield at, state, events

    # Looking

    def frames(self, first: int, count: int, eyes: str, memory: bool, hidden: bool = False) -> tuple[Frame, ...]:
        """`count` positions from this perspective; `hidden`: without the others' decks."""
        with self._lock:
            last = min(self.last, first + count - 1)
            return tuple(
                Frame(
                    at=at,
                    view=self._look(state, eyes, memory, hidden),
                    to_act=tuple(seat for seat in state.to_act() if seat != CHANCE),
                    told=told(events, eyes),
                    ending=state.ending,
                    returns=tuple(state.returns()) if state.ending else (),
                )
                for at, state, events in self._walk(first, last)
            )

    def _look(self, state: State, eyes: str, memory: bool, hidden: bool) -> View:
        view = look(self.game, state, eyes, memory)
        return veil_view(self.game, view, None if eyes == TABLE else int(eyes)) if hidden else view

    def log(self, first: int, eyes: str) -> ReplayLog:
        """The log of this perspective from a position on, as far as it fits into one response."""
        lines: list[Told] = []
        with self._lock:
            for at, _, events in self._walk(first, self.last):
                lines += [Told(at, message) for message in told(events, eyes)]
                if len(lines) >= MOST_LINES and at < self.last:
                    return ReplayLog(tuple(lines), at + 1)
        return ReplayLog(tuple(lines), None)

    def chart(self, eyes: str) -> ReplayChart:
        """What the game counts, over time."""
        with self._lock:
            key = (eyes, self.last)
            if key not in self._charts:
                self._charts[key] = self._draw_chart(eyes)
            return self._charts[key]

    def _draw_chart(self, eyes: str) -> ReplayChart:
        wanted = spread(self.last, MOST_CHARTED)
        counted: list[dict[str, tuple[float | None, ...]]] = []
        for at, state, _ in self._walk(0, self.last):
            if at in wanted:
                counted.append(self.game.counts(look(self.game, state, eyes, memory=False)))
        seats = len(self.game.roles(self.options))
        unknown: tuple[float | None, ...] = (None,) * seats
        courses = [
            Course(name, tuple(zip(*(each.get(name, unknown) for each in counted), strict=True)))
            for name in dict.fromkeys(name for each in counted for name in each)
        ]
        known = [course for course in courses if any(value is not None for row in course.values for value in row)]
        return ReplayChart(tuple(sorted(wanted)), tuple(known))

    # Taking along

    def up_to(self, at: int) -> Moves:
        """Everything that was played before a position."""
        return self.moves[: self.stops[at]]

    def record(self, names: Sequence[str]) -> Record:
        """The whole game as a record."""
        recorder = Recorder(self.game, self.options, names, self.start or None)
        for seat, action in self.moves:
            recorder.play(seat, action)
        return recorder.record()


def look(game: Game, state: State, eyes: str, memory: bool) -> View:
    """The view from this perspective."""
    view = game.reveal_all(state) if eyes == ALL else state.view(None if eyes == TABLE else int(eyes))
    return view if memory and game.info.secrets and eyes != ALL else msgspec.structs.replace(view, memory=None)


def told(events: Sequence[Event], eyes: str) -> tuple[Message, ...]:
    """The messages of these events for this perspective; `all` gets everything."""
    if eyes == ALL:
        messages = [event.fuller or event.public for event in events]
    else:
        seat = None if eyes == TABLE else int(eyes)
        messages = [event.for_seat(seat) for event in events]
    return tuple(message for message in messages if message is not None)


def spread(last: int, most: int) -> frozenset[int]:
    """At most `most` numbers from 0 to the last one, evenly spread, both ends among them."""
    if last < most:
        return frozenset(range(last + 1))
    return frozenset(round(i * last / (most - 1)) for i in range(most))
