"""Law 2: the same record gives the same states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256

from moonsaga.kernel.contract import CHANCE, Game, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.laws.scene import Scene, pick_one
from moonsaga.kernel.records import Record, Recorder, Replay, draw_outcome, write_record


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
    answers = [(seat, pick_one(rng, scene.state.legal(seat))) for seat in asked]
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
            recorder.play(seat, draw_outcome(state, rng) if seat == CHANCE else pick_one(rng, state.legal(seat)))
            digest.update(recorder.state.dump())
        digest.update(write_record(recorder.record()).encode())
    return digest.hexdigest()
