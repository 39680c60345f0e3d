"""Threads for long work with positions of games, so that play goes on meanwhile."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import Any, TypeVar

from moonsaga import _cores

T = TypeVar("T")
COLLECTS_ANYWHERE = sys.version_info < (3, 12)
"""Python looks for garbage whenever something is allocated, also in the middle of a core's call."""
MUCH = 100_000
"""New objects after which garbage is collected even if threads are always at work."""


async def run_in_thread(work: Callable[[], T]) -> T:
    """Run long work in a thread if the cores allow it, so that play goes on; else at once, while everybody waits.

    The cores write lists into buffers that belong to their modules, so that no two threads may be inside of them. A
    call of a compiled core keeps the interpreter's lock from its beginning to its end: it never gives the lock back
    itself, and between writing a buffer and reading it, it runs no interpreted code, where threads take turns. So one
    call ends before another thread begins one. Interpreted, threads take turns anywhere in them.

    Only the finalizers of garbage could run interpreted code in the middle of a call, up to Python 3.11; so nobody
    looks for garbage there while a thread is at work.
    """
    if _cores.running() == "interpreted":
        return work()
    if not COLLECTS_ANYWHERE:
        return await asyncio.wrap_future(_threads.submit(work))
    _quiet.begin()
    try:
        job = _threads.submit(work)
    except BaseException:
        _quiet.end()
        raise
    job.add_done_callback(_quiet.end)  # of the thread, which goes on also if nobody waits for it any more
    return await asyncio.wrap_future(job)


class Quiet:
    """Switches the garbage collector off while threads are at work."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._working = 0
        self._on = False
        """Garbage was looked for before."""

    def begin(self) -> None:
        with self._lock:
            if not self._working:
                self._on = gc.isenabled()
                gc.disable()
            self._working += 1

    def end(self, _: Future[Any] | None = None) -> None:
        with self._lock:
            self._working -= 1
            if not self._working and self._on:
                gc.enable()
            much = self._working > 0 and self._on and gc.get_count()[0] > MUCH
        if much:
            gc.collect()  # here no thread is inside a core


_quiet = Quiet()
_threads = ThreadPoolExecutor(max_workers=4, thread_name_prefix="work")
