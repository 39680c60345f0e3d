"""Clocks: how long the people at a table may still think. The time comes from outside: tests bring their own."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from moonsaga.server.protocol.lobby import Clock

GRACE = 0.1
"""The part of the time that a player gets again who returns to a seat whose time was over."""


class TableClock:
    """The clocks of one table. Several run at once when several are asked."""

    def __init__(self, rule: Clock, seats: int, used: Sequence[float] = ()) -> None:
        self.rule = rule
        self._used = [*used, *[0.0] * (seats - len(used))]
        """Seconds that count: of the whole game, or of the decision that is open."""
        self._since: dict[int, float] = {}
        """The clocks that run, and from when on their time is not yet among the used."""
        self._asked: dict[int, int] | None = None
        """The decisions as they were; None: nobody has looked yet."""
        self._open: Mapping[int, int] = {}
        """The decisions that are open."""
        self._answers: Mapping[int, int] = {}
        self._given_up: dict[int, int] = {}
        """The decision for which each seat's time was over."""

    @property
    def running(self) -> tuple[int, ...]:
        return tuple(sorted(self._since))

    def follow(
        self,
        asked: Mapping[int, int],
        thinking: Collection[int],
        answers: Mapping[int, int],
        now: float,
        taken_back: bool = False,
    ) -> None:
        """The position or the seats have changed: `thinking` are the players, without bots, who are to act.

        Time used for a decision that was taken back stays used, else nobody's time would ever end.
        """
        self.fold(now)
        self._since = dict.fromkeys(thinking, now)
        if self.rule.kind == "move" and self._asked is not None and not taken_back:
            for seat, decision in asked.items():
                if self._asked.get(seat) != decision:
                    self._used[seat] = 0.0
        self._open = dict(asked)
        self._asked = {**(self._asked or {}), **asked}
        self._answers = answers

    def fold(self, now: float) -> tuple[float, ...]:
        """Count what has run up to now; all that is used, for the database."""
        for seat, since in self._since.items():
            self._used[seat] += max(0.0, now - since)
            self._since[seat] = now
        return tuple(round(used, 3) for used in self._used)

    def stop(self, now: float) -> None:
        """The game is over."""
        self.fold(now)
        self._since = {}

    def left(self, seat: int, now: float) -> float:
        running = max(0.0, now - self._since[seat]) if seat in self._since else 0.0
        return max(0.0, self._budget(seat) - self._used[seat] - running)

    def deadline(self) -> float | None:
        """When the next clock runs out, if nothing happens before."""
        return min((self._end(seat) for seat in self._since), default=None)

    def expired(self, now: float) -> int | None:
        """The seat whose time was over first, if one's is."""
        over = [(self._end(seat), seat) for seat in self._since if self._end(seat) <= now]
        return min(over)[1] if over else None

    def give_up(self, seat: int) -> None:
        """The time of a seat is over, and a bot answers for it."""
        self._given_up[seat] = self._open.get(seat, -1)

    def too_late(self, seat: int) -> bool:
        """Is the decision still open for which this seat's time was over?"""
        return seat in self._given_up and self._open.get(seat) == self._given_up[seat]

    def grant(self, seat: int, now: float) -> None:
        """A player returns: one without time left gets a part again, one with time left keeps just that."""
        if self.rule.run_out == "loss" or self.left(seat, now) > 0:
            return
        self._used[seat] = min(self._used[seat], self._budget(seat) - max(5.0, self.rule.seconds * GRACE))

    def answered_by_bot(self, seat: int) -> None:
        """What is added for an answer is for the person who gives it."""
        if self.rule.kind == "bank":
            self._used[seat] += self.rule.increment

    def _budget(self, seat: int) -> float:
        if self.rule.kind == "move":
            return float(self.rule.seconds)
        return self.rule.seconds + self.rule.increment * self._answers.get(seat, 0)

    def _end(self, seat: int) -> float:
        return self._since[seat] + self._budget(seat) - self._used[seat]
