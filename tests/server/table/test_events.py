"""Table events reach all listeners in their order, and each part of the server listens to what it needs."""

from __future__ import annotations

import pytest

from moonsaga.server.lobby.feed import LobbyFeed
from moonsaga.server.table.events import (
    DeadlineChanged,
    Events,
    GameFinished,
    PositionChanged,
    PresenceChanged,
    SeatsChanged,
    SessionsEnded,
    TableCreated,
    TableDeleted,
    TableEvent,
    TableLoaded,
    UserRenamed,
)
from moonsaga.server.table.table import Table
from support.server import BOT, OPEN, PERSON, SCREEN, TestServer, until

pytestmark = pytest.mark.once


def test_listeners_are_called_in_the_order_of_their_subscription() -> None:
    events, calls = Events(), list[tuple[str, TableEvent]]()
    events.subscribe(lambda event: calls.append(("first", event)))
    events.subscribe(lambda event: calls.append(("second", event)))
    one, two = UserRenamed("ada"), SessionsEnded("ada")
    events.publish(one)
    events.publish(two)
    assert calls == [("first", one), ("second", one), ("first", two), ("second", two)]


def listen(server: TestServer) -> list[TableEvent]:
    heard: list[TableEvent] = []
    server.service.tables.context.events.subscribe(heard.append)
    return heard


def kinds(heard: list[TableEvent]) -> list[type]:
    found = [type(event) for event in heard if not isinstance(event, DeadlineChanged)]
    heard.clear()
    return found


async def test_what_people_do_publishes_one_event_each(server: TestServer) -> None:
    heard = listen(server)
    ada, ben = await server.user("Ada"), await server.user("Ben")
    assert set(kinds(heard)) <= {UserRenamed}
    table = await ada.new_table(PERSON, OPEN)
    assert kinds(heard) == [TableCreated]
    await ben.post(f"/api/tables/{table['id']}/join", {})
    assert kinds(heard) == [SeatsChanged]
    link = await ada.live(table["id"])
    await link.update()
    assert kinds(heard) == [PresenceChanged]
    await ada.post(f"/api/tables/{table['id']}/leave")
    assert kinds(heard) == [SeatsChanged]


async def test_a_game_that_ends_publishes_the_position_and_then_the_end(server: TestServer) -> None:
    heard = listen(server)
    ada = await server.user("Ada")
    table = await ada.new_table(PERSON, BOT)
    link = await ada.live(table["id"])
    await link.asked()
    await link.send(type="resign", seat=0)
    await until(lambda: any(isinstance(event, GameFinished) for event in heard))
    assert kinds(heard)[-2:] == [PositionChanged, GameFinished]


async def test_a_game_that_is_loaded_again_wakes_its_bots(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = listen(server)
    ada = await server.user("Ada")
    table = await server.forget((await ada.new_table(PERSON, SCREEN))["id"])
    heard.clear()
    woken: list[Table] = []
    monkeypatch.setattr(server.service.bots, "wake", woken.append)
    await server.table(table.id)
    assert kinds(heard) == [TableLoaded]
    assert woken == [table]


def test_a_hidden_departure_changes_nothing_in_the_lobby() -> None:
    feed = LobbyFeed(None)  # type: ignore[arg-type]
    feed.on_table_event(PresenceChanged(None, hidden=True))  # type: ignore[arg-type]
    assert not feed._stirred.is_set()
    feed.on_table_event(PresenceChanged(None))  # type: ignore[arg-type]
    assert feed._dirty.is_set()


def test_the_lobby_waits_longer_after_moves_than_after_other_changes() -> None:
    feed = LobbyFeed(None)  # type: ignore[arg-type]
    feed.on_table_event(TableLoaded(None))  # type: ignore[arg-type]
    assert not feed._stirred.is_set()
    feed.on_table_event(PositionChanged(None))  # type: ignore[arg-type]
    assert feed._stirred.is_set()
    assert not feed._dirty.is_set()
    feed.on_table_event(TableDeleted(None))  # type: ignore[arg-type]
    assert feed._dirty.is_set()
