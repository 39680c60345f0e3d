"""Work beside play: in a thread only where the cores bear it."""

from __future__ import annotations

import asyncio
import gc
from threading import Event, current_thread, main_thread

import pytest

from moonsaga import _cores
from moonsaga.server.limits import threads
from moonsaga.server.limits.threads import run_in_thread
from support.server import PATIENCE, until

pytestmark = pytest.mark.once


async def test_interpreted_cores_work_where_everybody_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_cores, "running", lambda: "interpreted")
    assert await run_in_thread(current_thread) is current_thread()


async def test_compiled_cores_work_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_cores, "running", lambda: "compiled")
    assert await run_in_thread(current_thread) is not main_thread()
    with pytest.raises(ZeroDivisionError):
        await run_in_thread(lambda: 1 // 0)


async def test_nobody_looks_for_garbage_while_a_thread_is_at_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the caller was cancelled."""
    monkeypatch.setattr(_cores, "running", lambda: "compiled")
    monkeypatch.setattr(threads, "COLLECTS_ANYWHERE", True)
    begun, end = Event(), Event()

    def work() -> bool:
        begun.set()
        return end.wait(PATIENCE)

    assert gc.isenabled()
    waiting = asyncio.create_task(run_in_thread(work))
    await until(begun.is_set)
    assert not gc.isenabled()
    assert not await run_in_thread(gc.isenabled)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not gc.isenabled()
    end.set()
    await until(gc.isenabled)
