"""Creates tables: checks what a user wishes, and writes the new table to the database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from sqlalchemy import insert

from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Value
from moonsaga.server.changes import start as opening
from moonsaga.server.errors import RequestError
from moonsaga.server.lobby.names import clean
from moonsaga.server.lobby.stored import OPEN_DECKS
from moonsaga.server.lobby.tables import Tables
from moonsaga.server.logs import log
from moonsaga.server.protocol.lobby import NewTable, SeatWish
from moonsaga.server.storage import models
from moonsaga.server.table.games import check_bot, default_bot, find_game
from moonsaga.server.table.header import Header, TableSeat
from moonsaga.server.table.table import Table

BOT_TABLES = 5
"""Running tables without a person's seat that one user may have created."""
MOST_SEATS = 3
"""Tables of others that have not begun at which one user may sit."""


async def create_table(
    tables: Tables,
    user: str,
    client_network: str,
    wish: NewTable,
    start: str = "",
    given: Sequence[tuple[int, int]] = (),
) -> Table:
    """Create a table as wished; it may begin from a diagram and with actions that were played elsewhere."""
    game = find_game(wish.game)
    options = _options(game, wish)
    roles = game.roles(options)
    if len(roles) != len(wish.seats):
        raise RequestError("seats", f"{game.info.name} has {len(roles)} seats here, not {len(wish.seats)}")
    if wish.clock is not None and wish.clock.run_out == "loss" and game.resign_returns(0, len(roles)) is None:
        raise RequestError("clock", f"{game.info.name} with {len(roles)} seats cannot be lost by time")
    before = await _before(tables, user, wish.again) if wish.again else None
    now = time.time()
    header = Header(
        id=new_id(),
        game=game.info.name,
        version=game.info.version,
        data_hash=game.info.data_hash,
        options=options,
        status="open",
        private=wish.private,
        memory_aid=wish.memory_aid,
        host=user,
        invitation=secrets.token_urlsafe(18),
        created=now,
        changed=now,
        start=start,
        clock=wish.clock,
    )
    table_seats = [_wished(tables, user, number, roles[number], seat) for number, seat in enumerate(wish.seats)]
    _check_bot_tables(tables, user, table_seats)
    table = Table(header, table_seats, tables.context)
    table.client_network = client_network
    table.open_decks = wish.open_decks
    tables.add(table)
    try:
        await tables.know(user)
        if wish.open_decks:
            mark = insert(models.marks).values(name=OPEN_DECKS + table.id, at=now)
            await tables.context.writer.write(mark)
        await opening.create(table, game, given)
    except BaseException:
        tables.remove(table)
        raise
    log("table-created", table=table.id, game=header.game, status=header.status)
    if before is not None:
        await opening.call_to(before, table)
    return table


def new_id() -> str:
    """An id for a table. One that begins with a dash would be an option on a command line."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def _check_bot_tables(tables: Tables, user: str, table_seats: Sequence[TableSeat]) -> None:
    if not tables.context.settings.limits or not all(table_seat.kind == "bot" for table_seat in table_seats):
        return
    alone = [table for table in tables.of(user) if table.running and not table.persons()]
    if len(alone) >= BOT_TABLES:
        raise RequestError("too-many-bot-tables", count=BOT_TABLES)


def check_seats(tables: Tables, user: str, table: Table) -> None:
    """Nobody keeps the seats of many tables that wait for their last player."""
    kept = [each for each in tables.of(user) if each.header.status == "open" and not each.is_host(user)]
    if table not in kept and not table.is_host(user) and len(kept) >= MOST_SEATS:
        raise RequestError("too-many-seats", count=MOST_SEATS)


async def _before(tables: Tables, user: str, table_id: str) -> Table:
    """The finished table whose players shall play again."""
    table = await tables.find(table_id, user)
    if not table.seats_of(user):
        raise RequestError("not-your-seat")
    if table.running or table.header.status == "open":
        raise RequestError("still-running")
    return table


def _options(game: Game, wish: NewTable) -> dict[str, Value]:
    """The options of the game; the number of seats is given by the wish, where the game has such an option."""
    given: dict[str, object] = dict(wish.options)
    if "seats" not in given and any(option.name == "seats" for option in game.info.options):
        given["seats"] = len(wish.seats)
    try:
        return dict(game.resolve(given))
    except OptionError as wrong:
        raise RequestError("options", str(wrong)) from None


def _wished(tables: Tables, user: str, number: int, role: str, wish: SeatWish) -> TableSeat:
    if wish.kind == "bot":
        return TableSeat(number, role, "bot", bot=check_bot(wish.bot or default_bot()))
    if wish.kind == "open":
        return TableSeat(number, role, "open")
    name = tables.name_of(user)
    if wish.kind == "screen":
        name = clean(wish.name) or f"{name} {number + 1}"[:40]
    return TableSeat(number, role, wish.kind, name=name, user=user)
