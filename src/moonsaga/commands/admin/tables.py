"""`moonsaga tables`: what is in the database, out of it, into it, and away. A server may be running meanwhile."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table as Grid
from sqlalchemy import Connection, func, select

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.plugins import load_plugins
from moonsaga.server.admin import archive
from moonsaga.server.admin.offline import open_store
from moonsaga.server.storage import models

STANDARD = "-"
"""Standard input or output in place of a file."""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    private: bool
    seats: tuple[str, ...]
    decisions: int
    ending: str
    created: float
    changed: float


class Shown(msgspec.Struct, frozen=True):
    """A table with everything worth knowing about it."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    actions: int
    lines: int
    problem: str
    """Why its record cannot be played here; empty if it can."""


# Looking


def list_tables(folder: Path, game: str, status: str, limit: int | None, as_json: bool) -> None:
    with open_store(folder) as connection:
        found = find_listed(connection, game, status, limit)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    elif not found:
        typer.echo("There is no such table.")
    else:
        Console(width=None if sys.stdout.isatty() else 160).print(draw_list(found))


def find_listed(connection: Connection, game: str, status: str, limit: int | None) -> list[Listed]:
    """The latest first."""
    ids = archive.find_ids(connection, (), game, status)
    t, s, a = models.tables, models.seats, models.actions
    acts = select(a.c.table_id, func.count(), func.max(a.c.at)).where(a.c.kind == "act").group_by(a.c.table_id)
    counted = {table_id: (count, at) for table_id, count, at in connection.execute(acts)}
    names: dict[str, list[str]] = {}
    for table_id, kind, name, bot in connection.execute(
        select(s.c.table_id, s.c.kind, s.c.name, s.c.bot).order_by(s.c.table_id, s.c.number)
    ):
        names.setdefault(table_id, []).append(_who(kind, name, bot))
    wanted = set(ids)
    found = [
        Listed(
            row.id,
            row.game,
            row.status,
            row.private,
            tuple(names.get(row.id, ())),
            row.decisions or counted.get(row.id, (0, 0.0))[0],
            row.ending,
            row.created,
            max(row.changed, counted.get(row.id, (0, 0.0))[1]),
        )
        for row in connection.execute(select(t))
        if row.id in wanted
    ]
    found.sort(key=lambda table: table.changed, reverse=True)
    return found[:limit]


def _who(kind: str, name: str, bot: str) -> str:
    if kind == "open":
        return "(open)"
    return name or (f"({bot})" if bot else "(left)")


def draw_list(found: Sequence[Listed]) -> Grid:
    grid = Grid(box=None, pad_edge=False)
    for title in ("table", "game", "status", "who", "decisions", "changed"):
        grid.add_column(title, justify="right" if title == "decisions" else "left", overflow="fold")
    for each in found:
        status = f"{each.status}, private" if each.private else each.status
        grid.add_row(each.id, each.game, status, ", ".join(each.seats), str(each.decisions), _when(each.changed))
    return grid


def _when(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def show_table(folder: Path, table_id: str, plugins: Sequence[str], as_json: bool) -> None:
    load_plugins(plugins)
    with open_store(folder) as connection:
        archive.find_ids(connection, [table_id])
        parcel = archive.pack(connection, table_id)
    lines = len(parcel.parts.get("lines", ()))
    shown = Shown(parcel.table, parcel.parts["seats"], len(parcel.parts["actions"]), lines, problem_of(parcel))
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(shown)))
        return
    table = shown.table
    typer.echo(f"{table['id']}: {table['game']}, {table['status']}{', private' if table['private'] else ''}")
    typer.echo(f"made {_when(table['created'])}, changed {_when(table['changed'])}")
    typer.echo(f"options: {table['options']}")
    for seat in shown.seats:
        away = ", away" if seat["away"] else ""
        who = _who(seat["kind"], seat["name"], seat["bot"])
        typer.echo(f"  {seat['number'] + 1}. {seat['role']}: {who} [{seat['kind']}{away}]")
    if table["ending"]:
        typer.echo(f"ended: {table['ending']}, returns {table['returns']}")
    typer.echo(f"invitation: /join/{table['id']}/{table['invitation']}")
    typer.echo(f"{shown.actions} actions, {shown.lines} lines said or noted; the record {shown.problem or 'replays'}")


def problem_of(parcel: archive.Parcel) -> str:
    try:
        archive.check(parcel)
    except archive.Faulty as fault:
        return f"cannot be played: {fault}"
    return ""


# Out


def export_tables(folder: Path, ids: Sequence[str], game: str, status: str, output: str, anonymous: bool) -> None:
    """To a file, or to standard output."""
    with open_store(folder) as connection:
        found = archive.find_ids(connection, ids, game, status)
        with _writing(output) as file:
            count = archive.write_archive(connection, found, file, anonymous)
    typer.echo(f"{_tables(count)} exported.", err=True)


@contextlib.contextmanager
def _writing(output: str) -> Iterator[IO[bytes]]:
    """Standard output; or a file that appears when it is whole, and that its owner alone may read."""
    if output == STANDARD:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    path = Path(output)
    aside = path.with_name(path.name + ".part")
    try:
        aside.unlink(missing_ok=True)
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    except OSError as problem:
        raise MoonsagaError(f"{path} cannot be written: {problem.strerror}.") from None
    finally:
        with contextlib.suppress(OSError):
            aside.unlink(missing_ok=True)


# In


def import_tables(folder: Path, source: str, skip: bool, plugins: Sequence[str], as_json: bool) -> None:
    """Everything is checked first; then all tables come in at once, or none does."""
    load_plugins(plugins)
    present = _present(folder)
    parcels, left_out = read_checked(source, present, skip)
    if parcels:
        with open_store(folder, write=True, make=True) as connection:
            archive.put_in(connection, parcels)
    if as_json:
        typer.echo(msgspec.json.encode({"imported": [parcel.id for parcel in parcels], "left_out": left_out}).decode())
        return
    for why in left_out.values():
        typer.echo(f"Left out: {why}", err=True)
    typer.echo(f"{_tables(len(parcels))} imported.")


def _present(folder: Path) -> set[str]:
    with open_store(folder, make=True) as connection:
        return archive.present_ids(connection)


def read_checked(source: str, present: set[str], skip: bool) -> tuple[list[archive.Parcel], dict[str, str]]:
    """The tables of a file that can come in, and why others cannot; without `skip` one of those is the end of it."""
    parcels: list[archive.Parcel] = []
    left_out: dict[str, str] = {}
    seen: set[str] = set()
    with _reading(source) as file:
        for parcel in archive.read_archive(file, "standard input" if source == STANDARD else Path(source).name):
            try:
                parcels.append(_check(parcel, present, seen))
            except archive.Faulty as fault:
                if not skip:
                    raise MoonsagaError(f"{fault} Nothing was imported; --skip leaves such tables out.") from None
                left_out[parcel.id] = str(fault)
            seen.add(parcel.id)
    return parcels, left_out


def _check(parcel: archive.Parcel, present: set[str], seen: set[str]) -> archive.Parcel:
    if parcel.id in seen:
        raise archive.Faulty(f"Table {parcel.id} stands in the file twice.")
    if parcel.id in present:
        raise archive.Faulty(f"Table {parcel.id} is here already.")
    return archive.check(parcel)


@contextlib.contextmanager
def _reading(source: str) -> Iterator[IO[bytes]]:
    if source == STANDARD:
        yield sys.stdin.buffer
        return
    try:
        with Path(source).open("rb") as file:
            yield file
    except OSError as problem:
        raise MoonsagaError(f"{source} cannot be read: {problem.strerror}.") from None


# Away


def delete_tables(folder: Path, ids: Sequence[str], sure: bool) -> None:
    with open_store(folder) as connection:
        found = archive.find_ids(connection, ids)
    if not sure:
        typer.confirm(f"Delete {_tables(len(found))} for good?", abort=True)
    with open_store(folder, write=True) as connection:
        archive.take_away(connection, archive.find_ids(connection, ids))
    typer.echo(f"{_tables(len(found))} deleted.")


def _tables(count: int) -> str:
    return "One table" if count == 1 else f"{count} tables"
