"""What the database holds. A table is its record: one row for each accepted action, in `actions`."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(240), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("preferences", Text, nullable=False, server_default=""),
)
"""Those users who have a password. `key` is the name without what makes no difference; `changed` is when the
password was; `preferences` is JSON, empty as long as there are none."""

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("account", String(32), ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Browsers that are signed in. Only the hash of a token is kept: nobody who reads the database can sign in with it."""

outside = Table(
    "outside",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)
"""What commands did while a server may have been running: `deleted` or `imported` a table, `signed-out` an account."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("data_hash", String(128), nullable=False),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("memory_aid", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("returns", Text, nullable=False),
    Column("clock", Text, nullable=False, server_default=""),
    Column("used", Text, nullable=False, server_default="[]"),
    Column("next", String(32), nullable=False, server_default=""),
    Column("start", Text, nullable=False, server_default=""),
    Index("tables_by_status", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("role", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("bot", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
)

removals = Table(
    "removals",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("guest", String(32), nullable=False, index=True),
)
"""Users whom the host of a table has removed from it, and who cannot come back."""

actions = Table(
    "actions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("told", Text, nullable=False, server_default=""),
    sqlite_with_rowid=False,
)
"""`told` are the events as JSON, with what each seat knows; empty for an undo, and for rows older than this column."""

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("fields", Text, nullable=False),
)
"""Some positions of each table by field name, a JSON object: as it was after the row of that number, by the rules of
that behaviour version. Rules that are newer can go on from there."""

lines = Table(
    "lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("after", Integer, nullable=False),
    Column("room", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("only", Integer, nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("note", Text, nullable=False),
    sqlite_autoincrement=True,
)
"""What people said (`text`) and the table noted (`note`, a message as JSON), in the order of `id`. -1: no seat; `only`
is the one seat that may read it."""

marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)
"""When something happened last: `health` was written to see whether anything can be; `revoked:GUEST` is when all
cookies of a user became void; `open-decks:TABLE` is when a table was made at which decks are no secret."""

records = Table(
    "records",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("name", String(120), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Text, nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("text", Text, nullable=False),
)
"""What users uploaded, without comments; anybody with the link may see it."""

decks = Table(
    "decks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("game", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("leader", String(64), nullable=False),
    Column("cards", Text, nullable=False),
    Column("changed", Float, nullable=False),
)
"""Decks that people built, finished or not; `cards` is a JSON list."""
