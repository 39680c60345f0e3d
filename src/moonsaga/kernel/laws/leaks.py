"""Law 3: nobody learns what they may not know, in whatever way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise

import msgspec

from moonsaga.kernel.contract import CHANCE, Event, Game, Message, State, Target, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws.scene import TRIES, Scene, difference, name_of, pick_some, sent_view


def law_3_worlds(scene: Scene, rng: Rng) -> None:
    """For every seat and the spectator: a sampled state looks the same, and goes on looking so."""
    chosen = pick_some(rng, scene.choices(), TRIES)
    for viewer in _viewers(scene):
        world = law_3_sample(scene, viewer, rng)
        law_3_knowledge(scene, viewer, world, rng)
        law_3_events(scene, viewer, world, chosen)
        resampled = getattr(scene.state, "resampled", None)
        if viewer is not None and resampled is not None:  # positions that are cores have it
            law_3_knowledge(scene, viewer, resampled(viewer, rng), rng)


def law_3_strangers(scene: Scene) -> None:
    """Chance, and a seat too many, are refused a view."""
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
    """A state sampled from the view alone: a view sent to another process gives the same state.

    So does a sampler, whatever it gave before.
    """
    view = scene.state.view(viewer)
    seed = rng.next()
    try:
        world = scene.game.sample(view, Rng(seed))
        source = scene.game.sampler(sent_view(scene.game, view))
        source(rng)
        again = source(Rng(seed))
    except Exception as error:
        raise scene.broken(3, f"sample fails for the view of {name_of(viewer)}: {error!r}") from error
    if again.dump() != world.dump():
        raise scene.broken(3, f"worlds hang on more than the view of {name_of(viewer)}: sent as JSON it gives another")
    return world


def law_3_knowledge(scene: Scene, viewer: int | None, world: State, rng: Rng) -> None:
    """View, key, legal, why_not, targets, notation and to_act are the same in both states."""
    numbers = [rng.below(scene.game.info.actions) for _ in range(TRIES)]
    here = _knowledge(scene.game, scene.state, viewer, numbers)
    there = _knowledge(scene.game, world, viewer, numbers)
    for (what, one), (_, other) in zip(here, there, strict=True):
        if one != other:
            raise scene.broken(
                3, f"{what} of {name_of(viewer)} differs between worlds it cannot tell apart:{difference(one, other)}"
            )


def _knowledge(game: Game, state: State, viewer: int | None, numbers: Iterable[int]) -> Iterator[tuple[str, object]]:
    view = state.view(viewer)
    yield "view", view
    yield "key", game.key(view)
    yield "drawing", game.diagram(view)
    yield "to_act", state.to_act()
    yield "ending", state.ending
    yield "options", dict(state.options)
    if viewer is not None:
        yield from _choices_known(game, state, viewer, numbers)
    if viewer is not None and game.input_names(state.options):
        yield "inputs", state.inputs(viewer)  # type: ignore[attr-defined]  # positions with an encoder are cores


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
    """Events for a viewer never tell apart what its views do not; nor does who is to act next.

    The same action is compared in two states; different actions in one state, where they lead to different states. Two
    announcements that lead to one state may differ in their events.
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
    heard = [message for event in events if (message := event.for_seat(viewer)) is not None]
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
            f"after {scene.words(one.seat, one.action)} the events tell {name_of(viewer)} what its view does not:"
            f"{difference(one.events, other.events)}",
        )


def _compare_asked(scene: Scene, viewer: int | None, one: _Told, other: _Told) -> None:
    """Who is to act is public, so it must not depend on what a viewer cannot know: a window would betray a card."""
    if one.events == other.events and one.asked != other.asked:
        words = scene.words(one.seat, one.action)
        raise scene.broken(
            3,
            f"after {words} {name_of(viewer)} sees by who is asked next what nobody told it:"
            f"{difference(one.asked, other.asked)}",
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
            what = f"{scene.words(seat, action)} changes the memory of {name_of(viewer)} and not the barrier"
            raise scene.broken(3, f"{what}:{difference(before, now)}")


def law_3_barrier(scene: Scene, seat: int, before: int) -> None:
    """The barrier never falls, and rises with every chance outcome."""
    now = scene.state.barrier
    if now < before or (seat == CHANCE and now == before):
        who = "chance" if seat == CHANCE else f"seat {seat}"
        raise scene.broken(3, f"the barrier was {before}, and after {who} acted it is {now}")
