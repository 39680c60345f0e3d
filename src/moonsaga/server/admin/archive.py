"""Tables taken out of a database and put into another: JSON lines, one for each table, between a first and a last line.

A table is its row, and all rows of other tables that name it; what new tables hold comes along by itself. Whatever is
read is checked before anything is written: columns and types, seats and roles, a drawn start, and that the record can
be played.
"""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Any

import msgspec
from sqlalchemy import Boolean, Column, Connection, Float, Integer, String, Table, func, insert, select

import moonsaga
from moonsaga.kernel.contract import CHANCE, Game
from moonsaga.kernel.errors import MoonsagaError, OptionError
from moonsaga.server.admin.external_changes import DELETED, IMPORTED
from moonsaga.server.admin.offline import newest_revision
from moonsaga.server.errors import RequestError
from moonsaga.server.library.start_positions import check_drawing, check_start
from moonsaga.server.lobby.stored import header_of
from moonsaga.server.protocol.common import LONGEST_NAME
from moonsaga.server.storage import models, personal_data
from moonsaga.server.table.games import playable
from moonsaga.server.table.header import DRAWN, RESIGNED, TIME_OUT, Header
from moonsaga.server.table.progress import Damaged, Row, load_progress
from moonsaga.server.table.snapshots import read_told

FORMAT = 1
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
OWN_ENDINGS = (RESIGNED, DRAWN, TIME_OUT)
"""Ways to end that the table knows, and no game's rules."""
PARTS = {each.name: each for each in reversed(personal_data.OF_TABLES)}
"""What hangs on a table, by name: seats and actions, and whatever else there is."""

Values = dict[str, Any]


class First(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    moonsaga: str
    format: int
    version: str
    revision: str
    made: float


class Last(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: a file without it is cut off."""

    end: int


class Parcel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One table with everything that hangs on it."""

    table: Values
    parts: dict[str, list[Values]]
    people: dict[str, str]
    """The names of the users in it, by id."""

    @property
    def id(self) -> str:
        return str(self.table.get("id"))


# Taking out


def find_ids(connection: Connection, ids: Sequence[str], game: str = "", status: str = "") -> list[str]:
    """The tables of these names, or all that are so, in the order they were made."""
    t = models.tables
    query = select(t.c.id).order_by(t.c.created, t.c.id)
    if game:
        query = query.where(t.c.game == game)
    if status:
        query = query.where(t.c.status == status)
    found = list(connection.execute(query).scalars())
    if not ids:
        return found
    missing = [each for each in ids if each not in found]
    if missing:
        raise MoonsagaError(f"There is no table {', '.join(missing)}.")
    return [each for each in found if each in ids]


def write_archive(connection: Connection, ids: Iterable[str], file: IO[bytes], anonymous: bool) -> int:
    """Write these tables; how many they were."""
    count = 0
    made = First(
        moonsaga="tables", format=FORMAT, version=moonsaga.__version__, revision=newest_revision(), made=time.time()
    )
    file.write(msgspec.json.encode(made) + b"\n")
    for table_id in ids:
        parcel = pack(connection, table_id)
        file.write(msgspec.json.encode(strip(parcel) if anonymous else parcel) + b"\n")
        count += 1
    file.write(msgspec.json.encode(Last(count)) + b"\n")
    return count


def pack(connection: Connection, table_id: str) -> Parcel:
    row = connection.execute(select(models.tables).where(models.tables.c.id == table_id)).mappings().one()
    parts = {name: _rows_of(connection, part, table_id) for name, part in PARTS.items()}
    named = {row["host"]} | {each["guest"] for rows in parts.values() for each in rows if "guest" in each}
    g = models.guests
    people = connection.execute(select(g.c.id, g.c.name).where(g.c.id.in_(named - {""}))).all()
    return Parcel(dict(row), parts, {person.id: person.name for person in people})


def _rows_of(connection: Connection, part: Table, table_id: str) -> list[Values]:
    columns = [column for column in part.c if column.name != "table_id" and not _counts(part, column)]
    query = select(*columns).where(part.c.table_id == table_id).order_by(*part.primary_key)
    return [dict(row) for row in connection.execute(query).mappings()]


def _counts(part: Table, column: Column[Any]) -> bool:
    """A number that the database gives to each row: it means nothing elsewhere."""
    return bool(column.primary_key) and "table_id" not in part.primary_key and isinstance(column.type, Integer)


def strip(parcel: Parcel) -> Parcel:
    """The game without the people: no names, no owners, no invitation, nothing that was said."""
    seats = [{**seat, "guest": "", "name": ""} for seat in parcel.parts["seats"]]
    nothing: dict[str, list[Values]] = {name: [] for name in parcel.parts}
    parts = nothing | {"seats": seats, "actions": parcel.parts["actions"], "positions": parcel.parts["positions"]}
    table = {**parcel.table, "host": "", "invitation": secrets.token_urlsafe(18), "next": ""}
    return Parcel(table, parts, {})


# Putting in


class Faulty(MoonsagaError):
    """A table that cannot be taken in."""


def read_archive(lines: Iterable[bytes], source: str) -> Iterator[Parcel]:
    """The tables of a file; it has to be whole."""
    count, last = 0, False
    for number, line in enumerate(lines, start=1):
        where = f"{source}, line {number}"
        if number == 1:
            _check_first(line, where)
        elif last:
            raise MoonsagaError(f"{where}: nothing may follow the last line.")
        elif line.startswith(b'{"end":'):
            last = True
            if _decode(line, Last, where).end != count:
                raise MoonsagaError(f"{where}: {count} tables stand before it, and it tells of another number.")
        else:
            count += 1
            yield _decode(line, Parcel, where)
    if not last:
        raise MoonsagaError(f"{source} is cut off: its last line is missing.")


def _check_first(line: bytes, where: str) -> None:
    try:
        first = msgspec.json.decode(line, type=First)
    except msgspec.MsgspecError:
        first = None
    if first is None or first.moonsaga != "tables":
        raise MoonsagaError(f"{where}: this is no export of tables.")
    if first.format != FORMAT or first.revision > newest_revision():
        raise MoonsagaError(f"{where}: it was made by a newer Moonsaga ({first.version}) than this one.")


def _decode(line: bytes, kind: type[Any], where: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as problem:
        raise MoonsagaError(f"{where} is damaged: {problem}.") from None


def check(parcel: Parcel) -> Parcel:
    """A table whose every row fits the database, the game and the rules; `Faulty` says what does not."""
    if not TABLE_ID.fullmatch(parcel.id):
        raise Faulty(f"A table is called {parcel.id[:40]!r}, which is no name of a table.")
    unknown = set(parcel.parts) - set(PARTS)
    if unknown:
        raise Faulty(f"Table {parcel.id} has {', '.join(sorted(unknown))}, which this Moonsaga does not know.")
    table = _fit(parcel.id, models.tables, parcel.table)
    parts = {
        name: [_fit(parcel.id, PARTS[name], {**row, "table_id": parcel.id}) for row in rows]
        for name, rows in parcel.parts.items()
    }
    for user, name in parcel.people.items():
        if not 0 < len(user) <= 32 or not 0 < len(name) <= LONGEST_NAME:
            raise Faulty(f"Table {parcel.id} names a person in a way that cannot be.")
    _check_game(parcel.id, table, parts.get("seats", []), parts.get("actions", []))
    _check_kept(parcel.id, len(parts["seats"]), parts["actions"], parts.get("positions", []))
    return Parcel(table, parts, parcel.people)


def _fit(table_id: str, part: Table, row: Values) -> Values:
    """The row, if each value can stand in its column; columns that are newer than the file have their defaults."""
    fitted: Values = {}
    for column in part.c:
        if column.name in row:
            if not _fits(column, row[column.name]):
                raise Faulty(f"Table {table_id}: {part.name}.{column.name} cannot be {str(row[column.name])[:40]!r}.")
            fitted[column.name] = row[column.name]
        elif column.server_default is None and not _counts(part, column):
            raise Faulty(f"Table {table_id}: {part.name} lacks {column.name}.")
    unknown = set(row) - set(part.c.keys())
    if unknown:
        raise Faulty(f"Table {table_id}: {part.name} has {', '.join(sorted(unknown))}, which is unknown here.")
    return fitted


def _fits(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    kind = column.type
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**63
    if isinstance(kind, Float):
        return isinstance(value, int | float) and not isinstance(value, bool)
    if isinstance(kind, String):  # texts as well
        return isinstance(value, str) and (kind.length is None or len(value) <= kind.length)
    return False


def _check_game(table_id: str, row: Values, seats: list[Values], actions: list[Values]) -> None:
    try:
        header = header_of({column.name: row.get(column.name, _default(column)) for column in models.tables.c})
        game = playable(header)
        roles = game.roles(game.resolve(header.options))
    except (RequestError, OptionError) as problem:
        raise Faulty(f"Table {table_id} cannot be played here: {problem}") from None
    except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as problem:
        raise Faulty(f"Table {table_id} is damaged: {problem}.") from None
    if [seat["number"] for seat in seats] != list(range(len(roles))):
        raise Faulty(f"Table {table_id} has {len(seats)} seats, and its game asks for {len(roles)}.")
    if [seat["role"] for seat in seats] != list(roles):
        raise Faulty(f"Table {table_id} has other roles than its game.")
    if any(seat["kind"] not in ("person", "screen", "bot", "open") for seat in seats):
        raise Faulty(f"Table {table_id} has a seat of an unknown kind.")
    _check_record(table_id, header, seats, [Row(*(each[name] for name in Row.__struct_fields__)) for each in actions])


def _check_kept(table_id: str, seats: int, actions: list[Values], positions: list[Values]) -> None:
    """What later rules may read has its form. Whether it is true nobody asks: the record decides, as long as it can."""
    try:
        for row in actions:
            for event in read_told(row.get("told", "")):
                if not set(event.seats) <= set(range(seats)):
                    raise Faulty(f"Table {table_id}: what was told at row {row['number']} names a seat it has not.")
        for position in positions:
            msgspec.json.decode(position["fields"], type=dict[str, Any])
            if not 0 <= position["number"] <= len(actions):
                raise Faulty(f"Table {table_id} has a position of row {position['number']}, which it has not.")
    except (msgspec.MsgspecError, RecursionError) as problem:
        raise Faulty(f"Table {table_id}: what was told, or a position, is damaged: {problem}.") from None


def _default(column: Column[Any]) -> Any:
    return getattr(column.server_default, "arg", None)


def _check_record(table_id: str, header: Header, seats: list[Values], rows: list[Row]) -> None:
    """Played from the first row to the last, by the rules; its end is the one it tells."""
    if header.status not in ("open", "running", "finished", "abandoned"):
        raise Faulty(f"Table {table_id} cannot be {header.status!r}.")
    if header.status == "open" and rows:
        raise Faulty(f"Table {table_id} is open, and has been played at.")
    if header.status == "open" and header.start:
        raise Faulty(f"Table {table_id} is open, and a drawn position waits for nobody.")
    try:
        game = playable(header)
        if header.start:
            _check_drawn(game, header)
        progress = load_progress(game, header.options, rows, lambda seat: seats[seat]["name"], header.start)
    except Exception as problem:  # noqa: BLE001  a damaged record can fail anywhere in a game's rules
        known = isinstance(problem, Damaged | MoonsagaError)
        why = str(problem).rstrip(".") if known else f"{type(problem).__name__}: {problem}"
        raise Faulty(f"The record of table {table_id} is damaged: {why}.") from None
    ending, returns = progress.state.ending, tuple(progress.state.returns()) if progress.state.ending else ()
    if header.status == "running" and ending:
        raise Faulty(f"Table {table_id} is running, and its record ends.")
    if header.status == "running" and progress.state.to_act() == (CHANCE,):  # nobody would ever draw the outcome
        raise Faulty(f"Table {table_id} is running, and its record stops where chance has to act.")
    told = not ending and header.ending in OWN_ENDINGS and len(header.returns) == len(seats)
    so = bool(ending) and (ending, returns) == (header.ending, header.returns)
    if header.status == "finished" and not told and not so:
        raise Faulty(f"Table {table_id} tells of another end than its record.")


def _check_drawn(game: Game, header: Header) -> None:
    """A start position is one that a table can be created with."""
    check_drawing(header.start)
    state = game.from_diagram(header.start)
    if dict(state.options) != dict(game.resolve(header.options)):
        raise Damaged("the drawn start position has other options than the table")
    if not state.to_act():
        raise Damaged("nothing is left to play in the drawn start position")
    check_start(game, state)


def put_in(connection: Connection, parcels: Iterable[Parcel]) -> int:
    """Write tables that were checked; the caller has a transaction around it."""
    count, now = 0, time.time()
    for parcel in parcels:
        _refuse_double(connection, parcel.id)
        connection.execute(insert(models.tables), parcel.table)
        for name, part in PARTS.items():
            rows = parcel.parts.get(name, [])
            if rows:
                connection.execute(insert(part), rows)
        for user, called in parcel.people.items():
            person = {"id": user, "name": called, "created": now}
            connection.execute(insert(models.guests).prefix_with("OR IGNORE", dialect="sqlite"), person)
        note(connection, parcel.id, IMPORTED)
        count += 1
    return count


def present_ids(connection: Connection) -> set[str]:
    return set(connection.execute(select(models.tables.c.id)).scalars())


def _refuse_double(connection: Connection, table_id: str) -> None:
    if connection.execute(select(func.count()).where(models.tables.c.id == table_id)).scalar():
        raise Faulty(f"Table {table_id} is here already.")


def take_away(connection: Connection, ids: Iterable[str]) -> None:
    """Delete tables with all that hangs on them."""
    for table_id in ids:
        for statement in personal_data.forget_table(table_id):
            connection.execute(statement)
        note(connection, table_id, DELETED)


def note(connection: Connection, table_id: str, what: str) -> None:
    """For a server that is running: it looks here once a second."""
    connection.execute(insert(models.outside).values(table_id=table_id, what=what, at=time.time()))
