"""Personal data in all tables of the database: handed over to an account, or deleted.

A column `guest` names a user, a column `table_id` a table. New tables that keep to this need nothing here.
"""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Executable, Table, delete, update

from moonsaga.server.storage import models

OF_TABLES = [
    each for each in reversed(models.metadata.sorted_tables) if "table_id" in each.c and each is not models.outside
]
"""What hangs on a table; actions and seats as well."""
OF_PEOPLE = [each for each in models.metadata.sorted_tables if "guest" in each.c and each is not models.seats]
"""What hangs on a person, apart from seats."""


def hand_over(old: str, new: str, name: str) -> Iterator[Executable]:
    """Everything of one person becomes another's. What both have under the same name stays the new one's."""
    s, t, g = models.seats, models.tables, models.guests
    yield update(s).where((s.c.guest == old) & (s.c.kind == "person")).values(guest=new, name=name)
    yield update(s).where(s.c.guest == old).values(guest=new)
    yield update(t).where(t.c.host == old).values(host=new)
    for each in OF_PEOPLE:
        yield update(each).prefix_with("OR IGNORE", dialect="sqlite").where(each.c.guest == old).values(guest=new)
        yield delete(each).where(each.c.guest == old)
    yield delete(g).where(g.c.id == old)


def forget_person(user: str) -> Iterator[Executable]:
    """What was said stays without a name; what nobody else needs is deleted. Seats are left to the caller."""
    for each in OF_PEOPLE:
        yield _nameless(each, user) if "table_id" in each.c else delete(each).where(each.c.guest == user)
    yield delete(models.sessions).where(models.sessions.c.account == user)
    yield delete(models.accounts).where(models.accounts.c.id == user)
    yield delete(models.guests).where(models.guests.c.id == user)


def _nameless(each: Table, user: str) -> Executable:
    values = {"guest": ""} | ({"name": ""} if "name" in each.c else {})
    return update(each).where(each.c.guest == user).values(**values)


def forget_table(table_id: str) -> Iterator[Executable]:
    """A table with everything that hangs on it."""
    for each in OF_TABLES:
        yield delete(each).where(each.c.table_id == table_id)
    yield delete(models.tables).where(models.tables.c.id == table_id)
