"""The laws that hold for every game, written once.

    1  `legal` and `why_not` agree, every legal action applies, every game ends in time
    2  the same record gives the same states, also in another process and in the other form of the cores
    3  nobody is told, by whatever way, what it may not know
    4  what the box holds is conserved
    5  notation, views and records survive being written and read
    6  each way a game can end has a recorded game
    7  the target paths of legal actions differ, and none is the beginning of another

A game's tests call `sweep_game` for many seeds, `check_endings` once and `fingerprint` in processes that differ; a test
of one drawn position calls `check_position`. A broken law raises `LawBroken` with a sentence that says where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import combinations, pairwise
from math import isfinite
from typing import Any

import msgspec

from moonsaga.kernel.contract import CHANCE, Event, Game, Message, Refusal, State, Target, View
from moonsaga.kernel.cores.core import LONGEST_LIST
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.options import write
from moonsaga.kernel.records import (
    Choose,
    Folder,
    Record,
    Recorder,
    Replay,
    draw_outcome,
    read_folder,
    read_record,
    verify,
    write_record,
)

LAWS = {
    1: "choices and refusals",
    2: "same record, same states",
    3: "no leaks",
    4: "conservation",
    5: "writing and reading",
    6: "endings",
    7: "target paths",
}
TRIES = 6
"""How many actions, paths and action numbers are tried where trying all would cost too much."""


class LawBroken(AssertionError):
    """A law that does not hold: which one, in which game, at which seed and decision."""


@dataclass(slots=True)
class Scene:
    """A position under test, and where it was met."""

    game: Game
    state: State
    seats: int
    seed: int = 0
    decision: int = 0
    messages: dict[str, Message] = field(default_factory=dict)
    """One example of each message that was met, by its key."""

    def broken(self, law: int, what: str) -> LawBroken:
        table = f"{self.game.info.name} with {write(self.state.options)}"
        where = f"{table}, seed {self.seed}, decision {self.decision}"
        return LawBroken(f"law {law} ({LAWS[law]}) is broken in {where}: {what}")

    def at(self, state: State) -> Scene:
        """The same place with another state."""
        return Scene(self.game, state, self.seats, self.seed, self.decision, self.messages)

    def choices(self) -> list[tuple[int, int]]:
        """Everything that can happen now: (seat, action), Nature's outcomes included."""
        return [(seat, action) for seat in self.state.to_act() for action in options_of_seat(self.state, seat)]

    def note(self, refusal: Refusal) -> None:
        self.messages.setdefault(refusal.reason.key, refusal.reason)
        self.messages.setdefault(refusal.advice.key, refusal.advice)

    def words(self, seat: int, action: int) -> str:
        """A legal action for people."""
        return f"action {action} ({self.game.write(self.state, seat, action)}) of seat {seat}"


def options_of_seat(state: State, seat: int) -> list[int]:
    """The actions of a seat, or the outcomes of Nature."""
    return [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)


# A whole game


class Played(msgspec.Struct, frozen=True):
    """A game that was swept."""

    record: Record
    decisions: int
    """The players' decisions; chance is not counted."""
    checked: int
    """How many positions were given the costly laws."""
    messages: dict[str, Message]
    """One example of each event and refusal met at those positions, by its key: the tests of texts use them."""


def sweep_game(
    game: Game,
    options: Mapping[str, object],
    seed: int,
    *,
    every: int = 50,
    every_dump: int = 1,
    numbers: int | None = None,
    endless: bool = False,
    choose: Choose | None = None,
) -> Played:
    """Play one game to its end, at random unless `choose` plays it, and check the laws.

    Laws 1, 2 and 4 are checked at each decision; the costly ones at one position in `every`, chosen by the seed. Law 2
    looks at one dump in `every_dump`. Where law 1 compares `legal` with `why_not`, it takes all action numbers, or, if
    `numbers` says how many, the legal ones and so many others. `endless` says that these options allow games longer
    than `info.longest`: they are broken off there.
    """
    sweep = _Sweep(game, options, seed)
    sweep.choose = choose
    sweep.numbers = numbers
    while sweep.goes_on(endless):
        sweep.step(every, every_dump)
    return sweep.finish()


class _Sweep:
    """One game on its way."""

    def __init__(self, game: Game, options: Mapping[str, object], seed: int) -> None:
        self.recorder = Recorder(game, options)
        self.state = self.recorder.state
        self.scene = Scene(game, self.state, len(self.recorder.names), seed)
        self.players = Rng(seed)
        self.checks = Rng(seed, 1)
        self.choose: Choose | None = None
        self.numbers: int | None = None
        self.box = game.inventory(self.state)
        self.asked = self.state.to_act()
        self.steps = self.decisions = self.checked = 0
        self.dumps: dict[int, bytes] = {}
        self.note_dump()

    def goes_on(self, endless: bool) -> bool:
        law_1_asked(self.scene, self.asked)
        if not self.asked or self.decisions < self.scene.game.info.longest or self.asked == (CHANCE,):
            return bool(self.asked)
        if not endless:
            raise self.scene.broken(1, f"the game asks for more than {self.scene.game.info.longest} decisions")
        return False

    def step(self, every: int, every_dump: int) -> None:
        """One decision, with the laws before and after it."""
        seat, action = self.decide()
        expected = self.look_closely(seat, action) if self.checks.below(every) == 0 else None
        barrier = self.state.barrier
        self.recorder.play(seat, action)
        self.steps += 1
        self.decisions += seat != CHANCE
        self.scene.decision = self.decisions
        law_3_barrier(self.scene, seat, barrier)
        law_4_box(self.scene, self.box)
        self.asked = self.state.to_act()
        if not self.asked or self.steps % every_dump == 0:
            self.note_dump()
        if expected is not None and self.state.dump() != expected:
            raise self.scene.broken(2, "a copy of the state before has gone on otherwise than the state itself")

    def decide(self) -> tuple[int, int]:
        """Who acts, and how; what it chose from obeys law 1."""
        seat = self.asked[0]
        if seat == CHANCE:
            law_1_outcomes(self.scene, self.state.chance())
            return CHANCE, draw_outcome(self.state, self.players)
        legal = self.state.legal(seat)
        law_1_choices(self.scene, seat, legal)
        return seat, self.choose(self.state, seat) if self.choose else _one(self.players, legal)

    def look_closely(self, seat: int, action: int) -> bytes:
        """The costly laws; the dump to be expected after the action."""
        self.checked += 1
        law_2_dump(self.scene)
        check_scene(self.scene, self.checks, self.numbers)
        law_3_memory(self.scene, seat, action)
        return law_2_loaded(self.scene, seat, action)

    def note_dump(self) -> None:
        self.dumps[self.steps] = self.state.dump()

    def finish(self) -> Played:
        """The end of the game, and its record from the beginning."""
        law_1_returns(self.scene)
        record = self.recorder.record()
        law_5_record(self.scene, record)
        law_2_replay(self.scene, record, self.dumps)
        return Played(record, self.decisions, self.checked, self.scene.messages)


# One position


def check_position(game: Game, state: State, seed: int = 0, decision: int = 0) -> dict[str, Message]:
    """All laws that can be seen at one position; an example of each message that was met there."""
    scene = Scene(game, state, len(game.roles(state.options)), seed, decision)
    law_1_asked(scene, state.to_act())
    for seat in state.to_act():
        if seat == CHANCE:
            law_1_outcomes(scene, state.chance())
        else:
            law_1_choices(scene, seat, state.legal(seat))
    law_2_dump(scene)
    check_scene(scene, Rng(seed, decision, 1))
    for seat, action in scene.choices():
        law_2_loaded(scene, seat, action)
        law_3_memory(scene, seat, action)
    return scene.messages


def check_scene(scene: Scene, rng: Rng, numbers: int | None = None) -> None:
    """The costly laws at one position."""
    law_1_returns(scene)
    law_1_refusals(scene, rng, numbers)
    law_1_applies(scene)
    law_2_any_order(scene, rng)
    law_3_strangers(scene)
    law_3_worlds(scene, rng)
    law_5_notation(scene)
    law_5_views(scene)
    law_7_paths(scene, rng)


# Law 1: choices and refusals


def law_1_asked(scene: Scene, asked: tuple[int, ...]) -> None:
    """Nature acts alone, seats stand in order, and nobody acts exactly when the game has ended in a known way."""
    ending = scene.state.ending
    if asked and ending:
        raise scene.broken(1, f"the game has ended ({ending}), yet {asked} are to act")
    if not asked and ending not in scene.game.info.endings:
        raise scene.broken(1, f"nobody is to act, and the ending is {ending!r}, none of {scene.game.info.endings}")
    if asked not in ((), (CHANCE,)) and not _ascending(asked, scene.seats):
        raise scene.broken(1, f"to_act gives {asked}: neither seats in order nor Nature alone")


def _ascending(numbers: Sequence[int], bound: int) -> bool:
    return numbers[0] >= 0 and numbers[-1] < bound and all(one < other for one, other in pairwise(numbers))


def law_1_choices(scene: Scene, seat: int, legal: list[int]) -> None:
    """A seat that is to act has legal actions; they are different numbers of the action table."""
    if not legal:
        raise scene.broken(1, f"seat {seat} is to act and has no legal action")
    if len(legal) > LONGEST_LIST:
        raise scene.broken(1, f"seat {seat} has {len(legal)} legal actions; search has room for {LONGEST_LIST}")
    if len(set(legal)) != len(legal):
        raise scene.broken(1, f"legal gives an action of seat {seat} twice: {legal}")
    if min(legal) < 0 or max(legal) >= scene.game.info.actions or set(map(type, legal)) != {int}:
        raise scene.broken(1, f"legal gives seat {seat} what is no number below {scene.game.info.actions}: {legal}")


def law_1_outcomes(scene: Scene, outcomes: list[tuple[int, int]]) -> None:
    """Nature has different outcomes with whole positive weights."""
    if not outcomes:
        raise scene.broken(1, "Nature is to act and has no outcome")
    if len({outcome for outcome, _ in outcomes}) != len(outcomes):
        raise scene.broken(1, f"chance gives an outcome twice: {outcomes}")
    if min(weight for _, weight in outcomes) <= 0 or sum(weight for _, weight in outcomes) >= 2**31:
        raise scene.broken(1, f"the weights of chance are not positive numbers with a sum below 2**31: {outcomes}")


def law_1_returns(scene: Scene) -> None:
    """At any time each seat has a number."""
    returns = scene.state.returns()
    if len(returns) != scene.seats or not all(isfinite(value) for value in returns):
        raise scene.broken(1, f"the returns {returns} are not one number for each of {scene.seats} seats")


def law_1_refusals(scene: Scene, rng: Rng, numbers: int | None = None) -> None:
    """Of all action numbers exactly the legal ones are not refused; a seat that is not to act has none."""
    size = scene.game.info.actions
    tried = range(size) if numbers is None else [int(rng.below(size)) for _ in range(numbers)]
    for seat in range(scene.seats):
        if seat in scene.state.to_act():
            _compare_refusals(scene, seat, tried)
        elif scene.state.legal(seat) != [] or scene.game.why_not(scene.state, seat, 0) is None:
            raise scene.broken(1, f"seat {seat} is not to act, yet something is legal for it")


def _compare_refusals(scene: Scene, seat: int, numbers: Iterable[int]) -> None:
    game, state = scene.game, scene.state
    legal = set(state.legal(seat))
    for action in sorted(legal.union(numbers)):
        refusal = game.why_not(state, seat, action)
        if refusal is not None:
            scene.note(refusal)
        if (refusal is None) != (action in legal):
            verdict = "legal" if action in legal else "not legal"
            raise scene.broken(1, f"action {action} of seat {seat} is {verdict}, and why_not says {refusal}")


def law_1_applies(scene: Scene) -> None:
    """Every legal action and outcome applies, to a copy that shares nothing with its original."""
    before = scene.state.dump()
    box = scene.game.inventory(scene.state)
    for seat, action in scene.choices():
        copy = scene.state.copy()
        try:
            copy.apply(seat, action)
        except Exception as error:
            raise scene.broken(1, f"{scene.words(seat, action)} is legal and fails: {error!r}") from error
        after = scene.at(copy)
        law_1_asked(after, copy.to_act())
        law_4_box(after, box)
    if scene.state.dump() != before:
        raise scene.broken(2, "an action applied to a copy has changed the original")


# Law 2: same record, same states


def law_2_dump(scene: Scene) -> bytes:
    """A dump loads to a state with the same dump."""
    dump = scene.state.dump()
    try:
        scene.game.load(dump)
    except MoonsagaError as problem:
        raise scene.broken(2, f"load(dump()) gives another dump, or none: {problem}") from problem
    return dump


def law_2_loaded(scene: Scene, seat: int, action: int) -> bytes:
    """A copy, a copy with a journal and a loaded state go on alike; the dump they come to."""
    copy, noted, loaded = scene.state.copy(), scene.state.copy(), scene.game.load(scene.state.dump())
    noted.keep_journal()
    for state in (copy, noted, loaded):
        state.apply(seat, action)
    if noted.dump() != copy.dump():
        raise scene.broken(2, f"a journal makes a difference to {scene.words(seat, action)}")
    if loaded.dump() != copy.dump():
        raise scene.broken(2, f"after {scene.words(seat, action)} a loaded state differs from a copy")
    return copy.dump()


def law_2_any_order(scene: Scene, rng: Rng) -> None:
    """Answers given at the same time lead to the same state in every order, and to the same choices on the way."""
    asked = scene.state.to_act()
    if len(asked) < 2:
        return
    answers = [(seat, _one(rng, scene.state.legal(seat))) for seat in asked]
    ahead, back = scene.state.copy(), scene.state.copy()
    for seat, action in answers:
        ahead.apply(seat, action)
    for seat, action in reversed(answers):
        if back.legal(seat) != scene.state.legal(seat):
            raise scene.broken(2, f"what seat {seat} may answer depends on who has answered before")
        back.apply(seat, action)
    if ahead.dump() != back.dump():
        raise scene.broken(2, f"the answers {answers} lead to another state in the opposite order")


def law_2_replay(scene: Scene, record: Record, dumps: Mapping[int, bytes]) -> None:
    """The record replays, and each state on its way has the dump it had."""
    try:
        replay = Replay(scene.game, record)
        _compare_dump(scene, replay.state, dumps, 0)
        for step, _ in enumerate(replay, start=1):
            _compare_dump(scene, replay.state, dumps, step)
        replay.finish()
    except MoonsagaError as error:
        raise scene.broken(2, f"the record of the game does not replay: {error}") from error


def _compare_dump(scene: Scene, state: State, dumps: Mapping[int, bytes], step: int) -> None:
    if step in dumps and dumps[step] != state.dump():
        raise scene.broken(2, f"replayed, the state after line {step} of the record has another dump")


def fingerprint(game: Game, options: Mapping[str, object], seeds: Iterable[int]) -> str:
    """A digest of random games: all states and records. The same in every process and with either form of the cores."""
    digest = sha256()
    for seed in seeds:
        rng = Rng(seed)
        recorder = Recorder(game, options)
        while asked := recorder.state.to_act():
            seat, state = asked[0], recorder.state
            recorder.play(seat, draw_outcome(state, rng) if seat == CHANCE else _one(rng, state.legal(seat)))
            digest.update(recorder.state.dump())
        digest.update(write_record(recorder.record()).encode())
    return digest.hexdigest()


# Law 3: no leaks


def law_3_worlds(scene: Scene, rng: Rng) -> None:
    """For every seat and the spectator: another world they hold possible looks the same, and goes on looking so."""
    chosen = _some(rng, scene.choices(), TRIES)
    for viewer in _viewers(scene):
        world = law_3_sample(scene, viewer, rng)
        law_3_knowledge(scene, viewer, world, rng)
        law_3_events(scene, viewer, world, chosen)


def law_3_strangers(scene: Scene) -> None:
    """Whoever has no seat at the table is refused a view: Nature, and a seat too many."""
    for stranger in (CHANCE, scene.seats):
        for look in (scene.game.views, lambda state, seats: [state.view(seat) for seat in seats]):
            try:
                look(scene.state, [stranger])
            except ValueError:
                continue
            raise scene.broken(3, f"there is a view for {stranger}, which is no seat of this table")


def _viewers(scene: Scene) -> tuple[int | None, ...]:
    """Every seat and the spectator. In a game without secrets all see the same, so that one seat speaks for all."""
    everybody = (*range(scene.seats), None)
    if scene.game.info.secrets:
        return everybody
    views = [scene.state.view(viewer) for viewer in everybody]
    if any((view.table, view.memory) != (views[0].table, views[0].memory) for view in views):
        raise scene.broken(3, "the game has no secrets, and yet its views differ")
    return (max((0, *scene.state.to_act())),)


def law_3_sample(scene: Scene, viewer: int | None, rng: Rng) -> State:
    """A world drawn from the view: from that alone, since a view sent to another process gives the same world.

    So does a source of worlds, whatever it gave before.
    """
    view = scene.state.view(viewer)
    seed = rng.next()
    try:
        world = scene.game.sample(view, Rng(seed))
        source = scene.game.worlds(_sent(scene.game, view))
        source(rng)
        again = source(Rng(seed))
    except Exception as error:
        raise scene.broken(3, f"sample fails for the view of {_name(viewer)}: {error!r}") from error
    if again.dump() != world.dump():
        raise scene.broken(3, f"worlds hang on more than the view of {_name(viewer)}: sent as JSON it gives another")
    return world


def law_3_knowledge(scene: Scene, viewer: int | None, world: State, rng: Rng) -> None:
    """View, key, legal, why_not, targets, notation and to_act are the same in both worlds."""
    numbers = [rng.below(scene.game.info.actions) for _ in range(TRIES)]
    here = _knowledge(scene.game, scene.state, viewer, numbers)
    there = _knowledge(scene.game, world, viewer, numbers)
    for (what, one), (_, other) in zip(here, there, strict=True):
        if one != other:
            raise scene.broken(
                3, f"{what} of {_name(viewer)} differs between worlds it cannot tell apart:{_difference(one, other)}"
            )


def _knowledge(game: Game, state: State, viewer: int | None, numbers: Iterable[int]) -> Iterator[tuple[str, object]]:
    view = state.view(viewer)
    yield "view", view
    yield "key", game.key(view)
    yield "drawing", game.draw(view)
    yield "to_act", state.to_act()
    yield "ending", state.ending
    yield "options", dict(state.options)
    if viewer is not None:
        yield from _choices_known(game, state, viewer, numbers)


def _choices_known(game: Game, state: State, seat: int, numbers: Iterable[int]) -> Iterator[tuple[str, object]]:
    legal = state.legal(seat)
    yield "legal", legal
    for action in legal:
        yield f"targets of action {action}", game.targets(state, seat, action)
        yield f"notation of action {action}", game.write(state, seat, action)
    for action in (*legal, *numbers):
        yield f"why_not of action {action}", game.why_not(state, seat, action)
    for path in _crossed_paths(game, state, seat, legal[:TRIES]):
        yield f"why_not of the path {path}", game.why_not(state, seat, path)


def _crossed_paths(game: Game, state: State, seat: int, legal: Sequence[int]) -> Iterator[tuple[Target, ...]]:
    """Touches that mostly lead nowhere: the beginning of one action and the end of the next."""
    paths = [game.targets(state, seat, action) for action in legal]
    for one, other in pairwise(paths):
        yield (*one[:-1], other[-1])


def law_3_events(scene: Scene, viewer: int | None, world: State, chosen: Iterable[tuple[int, int]]) -> None:
    """What a viewer is told of an action never tells apart what its views do not; nor does it who is asked next.

    The same action is compared in two worlds; different actions in one world, where they lead to different states. Two
    announcements that lead to one state may be told as they were made.
    """
    here = [_told(scene, scene.state, viewer, seat, action) for seat, action in chosen]
    there = {(told.seat, told.action): told for told in _told_where_possible(scene, world, viewer, here)}
    for told in here:
        other = there.get((told.seat, told.action), told)
        _compare_told(scene, viewer, told, other)
        _compare_asked(scene, viewer, told, other)
    for one, other in combinations(here, 2):
        if one.seat == other.seat and one.dump != other.dump:
            _compare_told(scene, viewer, one, other)
            if one.seat == CHANCE:
                _compare_asked(scene, viewer, one, other)


class _Told(msgspec.Struct, frozen=True):
    """What one action led to, for one viewer."""

    seat: int
    action: int
    view: View
    dump: bytes
    events: list[Message]
    asked: tuple[int, ...]


def _told(scene: Scene, state: State, viewer: int | None, seat: int, action: int) -> _Told:
    after = state.copy()
    after.keep_journal()
    after.apply(seat, action)
    events = after.take_events()
    _note_events(scene, events)
    heard = [message for event in events if (message := event.told(viewer)) is not None]
    return _Told(seat, action, after.view(viewer), after.dump(), heard, after.to_act())


def _note_events(scene: Scene, events: Iterable[Event]) -> None:
    for event in events:
        for message in (event.public, event.fuller):
            if message is not None:
                scene.messages.setdefault(message.key, message)


def _told_where_possible(scene: Scene, world: State, viewer: int | None, told: Iterable[_Told]) -> Iterator[_Told]:
    possible = set(scene.at(world).choices())
    for one in told:
        if (one.seat, one.action) in possible:
            yield _told(scene, world, viewer, one.seat, one.action)


def _compare_told(scene: Scene, viewer: int | None, one: _Told, other: _Told) -> None:
    if one.view == other.view and one.events != other.events:
        raise scene.broken(
            3,
            f"after {scene.words(one.seat, one.action)} the events tell {_name(viewer)} what its view does not:"
            f"{_difference(one.events, other.events)}",
        )


def _compare_asked(scene: Scene, viewer: int | None, one: _Told, other: _Told) -> None:
    """Who is asked is public, so it must not depend on what a viewer was never told: a window would betray a card."""
    if one.events == other.events and one.asked != other.asked:
        words = scene.words(one.seat, one.action)
        raise scene.broken(
            3,
            f"after {words} {_name(viewer)} sees by who is asked next what nobody told it:"
            f"{_difference(one.asked, other.asked)}",
        )


def law_3_memory(scene: Scene, seat: int, action: int) -> None:
    """While the barrier stands still nobody's memory changes, in a game that has secrets."""
    after = scene.state.copy()
    after.apply(seat, action)
    if after.barrier != scene.state.barrier or not scene.game.info.secrets:
        return
    for viewer in (*range(scene.seats), None):
        before, now = scene.state.view(viewer).memory, after.view(viewer).memory
        if before != now:
            what = f"{scene.words(seat, action)} changes the memory of {_name(viewer)} and not the barrier"
            raise scene.broken(3, f"{what}:{_difference(before, now)}")


def law_3_barrier(scene: Scene, seat: int, before: int) -> None:
    """The barrier never falls, and rises whenever Nature speaks."""
    now = scene.state.barrier
    if now < before or (seat == CHANCE and now == before):
        who = "Nature" if seat == CHANCE else f"seat {seat}"
        raise scene.broken(3, f"the barrier was {before}, and after {who} acted it is {now}")


# Law 4: conservation


def law_4_box(scene: Scene, box: Mapping[str, int]) -> None:
    """Everything in the box is still there."""
    now = scene.game.inventory(scene.state)
    if now != box:
        lost = {name: (box.get(name), now.get(name)) for name in {**box, **now} if box.get(name) != now.get(name)}
        raise scene.broken(4, f"what the box holds has changed (before, now): {lost}")


# Law 5: writing and reading


def law_5_notation(scene: Scene) -> None:
    """Each legal action and outcome is one line of text, which names it again."""
    game, state = scene.game, scene.state
    for seat, action in scene.choices():
        text = game.write(state, seat, action)
        if not text or text != text.strip() or len(text.splitlines()) != 1:
            raise scene.broken(5, f"the notation of action {action} of seat {seat} is not one trimmed line: {text!r}")
        try:
            found = game.read(state, seat, text)
        except MoonsagaError as error:
            raise scene.broken(5, f"{text!r} of seat {seat} was written and cannot be read: {error}") from error
        if found != action:
            raise scene.broken(5, f"{text!r} of seat {seat} was written for action {action} and is read as {found}")


def law_5_views(scene: Scene) -> None:
    """Views survive JSON unchanged, their keys too."""
    for viewer in (*range(scene.seats), None):
        view = scene.state.view(viewer)
        sent = _sent(scene.game, view)
        if view.seat != viewer:
            raise scene.broken(5, f"the view of {_name(viewer)} says it is of seat {view.seat}")
        if sent != view or scene.game.key(sent) != scene.game.key(view):
            raise scene.broken(5, f"the view of {_name(viewer)} does not survive JSON:{_difference(view, sent)}")


def law_5_record(scene: Scene, record: Record) -> None:
    """The record survives being text, and JSON."""
    text = write_record(record)
    if write_record(read_record(text)) != text:
        raise scene.broken(5, "the record changes when it is written, read and written again")
    if msgspec.json.decode(msgspec.json.encode(record), type=Record) != record:
        raise scene.broken(5, "the record does not survive JSON")


# Law 6: endings


def check_endings(game: Game, folder: Folder) -> None:
    """Each way the game can end has a record in this folder, and every record there replays."""
    found = set()
    for record in read_folder(folder):
        try:
            found.add(verify(game, record).ending)
        except MoonsagaError as error:
            raise LawBroken(f"law 6 ({LAWS[6]}) is broken in {game.info.name}: {error}") from error
    missing = [ending for ending in game.info.endings if ending not in found]
    if missing:
        raise LawBroken(f"law 6 ({LAWS[6]}) is broken in {game.info.name}: no record ends with {', '.join(missing)}")


# Law 7: target paths


def law_7_paths(scene: Scene, rng: Rng) -> None:
    """The paths of the legal actions differ, none begins another, and whoever is on one is not refused."""
    for seat in scene.state.to_act():
        if seat != CHANCE:
            paths = {action: scene.game.targets(scene.state, seat, action) for action in scene.state.legal(seat)}
            _check_apart(scene, seat, paths)
            _check_beginnings(scene, seat, paths, rng)


def _check_apart(scene: Scene, seat: int, paths: Mapping[int, tuple[Target, ...]]) -> None:
    """Sorted, a path stands right before those that begin with it."""
    named = sorted(([(target.kind, target.name) for target in path], action) for action, path in paths.items())
    for (one, first), (other, second) in pairwise(named):
        if other[: len(one)] == one:
            both = f"{scene.words(seat, first)} and {scene.words(seat, second)}"
            raise scene.broken(7, f"the path of the first of {both} is the beginning of the other's")
    if named and not named[0][0]:
        raise scene.broken(7, f"{scene.words(seat, named[0][1])} has no targets")


def _check_beginnings(scene: Scene, seat: int, paths: Mapping[int, tuple[Target, ...]], rng: Rng) -> None:
    beginnings = sorted({path[:end] for path in paths.values() for end in range(len(path) + 1)}, key=_path_order)
    for path in _some(rng, beginnings, TRIES):
        refusal = scene.game.why_not(scene.state, seat, path)
        if refusal is not None:
            raise scene.broken(7, f"the path {path} begins a legal action of seat {seat}, and why_not says {refusal}")


def _path_order(path: tuple[Target, ...]) -> list[tuple[str, str]]:
    return [(target.kind, target.name) for target in path]


# Small helpers


def _sent(game: Game, view: View) -> View:
    """A view as another process gets it."""
    return msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)


def _some(rng: Rng, things: Iterable[Any], count: int) -> list[Any]:
    """At most so many of these, at random."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(min(count, len(left)))]


def _one(rng: Rng, actions: Sequence[int]) -> int:
    return actions[int(rng.below(len(actions)))]


def _name(viewer: int | None) -> str:
    return "the spectator" if viewer is None else f"seat {viewer}"


def _difference(one: object, other: object) -> str:
    return f"\n  {one}\n  {other}"
