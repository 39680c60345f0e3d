"""The fair queue: nobody waits for more than one request of another client network."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from moonsaga.server.errors import RequestError
from moonsaga.server.limits import fair_queue
from moonsaga.server.limits.fair_queue import FairQueue
from support.server import PERSON, open_server

pytestmark = pytest.mark.once


async def test_a_client_network_waits_for_its_own_requests_only() -> None:
    begun: list[str] = []
    end = asyncio.Event()
    taken = FairQueue()

    async def work(whose: str) -> None:
        async with taken.take(whose):
            begun.append(whose)
            await end.wait()

    tasks = [asyncio.create_task(work(whose)) for whose in ("ada", "ada", "ada", "ben")]
    for _ in range(10):  # as often as they like, until none of them can go on
        await asyncio.sleep(0)
    assert begun == ["ada", "ben"]
    tasks[1].cancel()
    end.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert begun == ["ada", "ben", "ada"]
    assert not taken._asking
    assert not taken._locks


@pytest.mark.parametrize(("limit", "others"), [("MOST_OF_ONE", True), ("MOST_IN_ALL", False)])
async def test_a_crowd_is_sent_away(monkeypatch: pytest.MonkeyPatch, limit: str, others: bool) -> None:
    monkeypatch.setattr(fair_queue, limit, 1)
    taken = FairQueue()
    async with taken.take("ada"):
        with pytest.raises(RequestError, match="too-fast"):
            await taken.take("ada").__aenter__()
        if others:
            await taken.take("ben").__aenter__()
        else:
            with pytest.raises(RequestError, match="too-fast"):
                await taken.take("ben").__aenter__()
    async with taken.take("ada"), FairQueue(on=False).take("ada"):
        pass


async def test_replays_and_lessons_of_networks_take_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "MOST_OF_ONE", 0)
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        for path in ("", "/frames?eyes=all", "/log?eyes=all", "/chart?eyes=all", "/record"):
            assert await ada.refused(f"/api/replays/any{path}", method="GET") == (429, "too-fast")
        assert await ada.refused("/api/replays/any/play", {"at": 0, "seats": [PERSON]}) == (429, "too-fast")
        assert await ada.refused("/api/replays", {"text": "any"}) == (429, "too-fast")
        assert await ada.refused("/api/learning/eko/guide", {"actions": []}) == (429, "too-fast")
