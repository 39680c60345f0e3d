"""`moonsaga accounts`: lists them, and sets a new password for a user who lost it."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import msgspec
import typer
from sqlalchemy import Connection, delete, func, select, update

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.accounts.names import fold
from moonsaga.server.accounts.passwords import SHORTEST, Passwords, check_password
from moonsaga.server.admin import archive
from moonsaga.server.admin.external_changes import SIGNED_OUT
from moonsaga.server.admin.offline import open_store
from moonsaga.server.errors import RequestError
from moonsaga.server.settings import Settings
from moonsaga.server.storage import models

REASONS = {
    "password-short": f"A password has at least {SHORTEST} characters.",
    "password-common": "This password is one of those that everybody tries first; take another one.",
    "password-name": "The password must not be the name.",
}


class Listed(msgspec.Struct, frozen=True):
    """An account in a list."""

    name: str
    created: float
    sessions: int
    tables: int


def list_accounts(folder: Path, as_json: bool) -> None:
    with open_store(folder) as connection:
        found = find_accounts(connection)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)))
    for each in () if as_json else found:
        since = time.strftime("%Y-%m-%d", time.localtime(each.created))
        typer.echo(f"{each.name}: since {since}, signed in {each.sessions} times, {each.tables} tables")
    if not found and not as_json:
        typer.echo("There is no account.")


def find_accounts(connection: Connection) -> list[Listed]:
    a, g, s, x = models.accounts, models.guests, models.seats, models.sessions
    sessions = select(func.count()).where(x.c.account == a.c.id).scalar_subquery()
    tables = select(func.count(s.c.table_id.distinct())).where(s.c.guest == a.c.id).scalar_subquery()
    query = select(g.c.name, a.c.created, sessions, tables).join(g, g.c.id == a.c.id).order_by(a.c.created)
    return [Listed(*row) for row in connection.execute(query)]


def set_password(folder: Path, name: str, from_input: bool) -> None:
    """A new password, typed twice or read from standard input; all browsers of the account are signed out."""
    with open_store(folder) as connection:
        account = find_account(connection, name)
    password = sys.stdin.readline().rstrip("\r\n") if from_input else ask_password()
    try:
        check_password(password, name)
    except RequestError as problem:
        raise MoonsagaError(REASONS[problem.code]) from None
    hashed = asyncio.run(make_hash(password, Settings(folder=folder).password_memory))
    a, x = models.accounts, models.sessions
    with open_store(folder, write=True) as connection:
        connection.execute(update(a).where(a.c.id == account).values(password=hashed, changed=time.time()))
        connection.execute(delete(x).where(x.c.account == account))
        archive.note(connection, account, SIGNED_OUT)
    typer.echo(f"{name} has a new password, and is signed out everywhere.")


def ask_password() -> str:
    password: str = typer.prompt("New password", hide_input=True, confirmation_prompt=True)
    return password


def find_account(connection: Connection, name: str) -> str:
    found = connection.execute(select(models.accounts.c.id).where(models.accounts.c.key == fold(name))).scalar()
    if found is None:
        raise MoonsagaError(f"There is no account called {name!r}.")
    return str(found)


async def make_hash(password: str, kibibytes: int) -> str:
    passwords = Passwords(kibibytes)
    try:
        return await passwords.make(password)
    finally:
        passwords.stop()
