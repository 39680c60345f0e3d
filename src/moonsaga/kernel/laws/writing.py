"""Law 5: notation, views and records survive being written and read."""

from __future__ import annotations

import msgspec

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.laws.scene import Scene, difference, name_of, sent_view
from moonsaga.kernel.records import Record, read_record, write_record


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
        sent = sent_view(scene.game, view)
        if view.seat != viewer:
            raise scene.broken(5, f"the view of {name_of(viewer)} says it is of seat {view.seat}")
        if sent != view or scene.game.key(sent) != scene.game.key(view):
            raise scene.broken(5, f"the view of {name_of(viewer)} does not survive JSON:{difference(view, sent)}")


def law_5_record(scene: Scene, record: Record) -> None:
    """The record survives being text, and JSON."""
    text = write_record(record)
    if write_record(read_record(text)) != text:
        raise scene.broken(5, "the record changes when it is written, read and written again")
    if msgspec.json.decode(msgspec.json.encode(record), type=Record) != record:
        raise scene.broken(5, "the record does not survive JSON")
