"""What a later version of the rules needs of a table besides its record: its events, and positions by field name.

Nobody is sent any of it: the position holds all secrets, and the events hold those of each seat.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Executable, delete, insert

from moonsaga.kernel.contract import Event, Game, State
from moonsaga.server.storage import models
from moonsaga.server.table.progress import Plan, Progress, Step

EVERY = 32
"""Decisions between two positions that are kept."""

_INSERT = insert(models.positions).prefix_with("OR IGNORE", dialect="sqlite")
_encode = msgspec.json.Encoder().encode
_read_events = msgspec.json.Decoder(tuple[Event, ...]).decode


def write_told(step: Step) -> str:
    """The events of a row, with what each seat may know, as JSON. An undo tells a name, which its row does without."""
    return "" if step.row.kind == "undo" else _encode(step.events).decode()


def read_told(told: str) -> tuple[Event, ...]:
    """The opposite of `write_told`; `msgspec.MsgspecError` for what it never writes."""
    return _read_events(told) if told else ()


def write_fields(game: Game, state: State) -> str:
    return _encode(game.fields(state)).decode()


def follow_plan(table_id: str, progress: Progress, plan: Plan) -> list[Executable]:
    """What a plan changes: a position after every `EVERY` decisions and at the end; none of what is taken back."""
    p, rows = models.positions, plan.rows
    statements: list[Executable] = [
        delete(p).where((p.c.table_id == table_id) & (p.c.number > row.action)) for row in rows if row.kind == "undo"
    ]
    before = progress.decisions - sum(step.row.kind == "act" for step in progress.steps[plan.kept :])
    after = before + sum(row.kind == "act" for row in rows)
    if rows and (plan.state.ending or after // EVERY > before // EVERY):
        statements.append(keep_position(table_id, progress.game, plan.state, rows[-1].number))
    return statements


def keep_position(table_id: str, game: Game, state: State, number: int) -> Executable:
    """The position after the row of that number. What is kept already stays."""
    fields = write_fields(game, state)
    return _INSERT.values(table_id=table_id, number=number, version=game.info.version, fields=fields)
