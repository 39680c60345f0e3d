"""The processes in which bots think: started when needed, replaced when they fail."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from moonsaga.server.logs import log
from moonsaga.server.settings import Settings
from moonsaga.server.worker import LENGTH, Job, Thought

START_SECONDS = 60.0
"""How long a worker may take to import everything; a machine under load is slow."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Thought).decode


class BotFailed(Exception):
    """No answer: it took too long, or its process broke."""


class Worker:
    """One process."""

    def __init__(self, process: Process, jobs: asyncio.StreamWriter, answers: asyncio.StreamReader) -> None:
        self.process = process
        self._jobs = jobs
        self._answers = answers

    @classmethod
    async def start(cls, plugins: tuple[str, ...]) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "moonsaga.server.worker",
            *plugins,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        if process.stdin is None or process.stdout is None:
            raise BotFailed("the worker has no pipes")
        worker = cls(process, process.stdin, process.stdout)
        try:
            await asyncio.wait_for(worker.read(), START_SECONDS)
        except BaseException:
            await worker.kill()
            raise
        return worker

    async def read(self) -> bytes:
        try:
            head = await self._answers.readexactly(LENGTH)
            return await self._answers.readexactly(int.from_bytes(head, "big"))
        except asyncio.IncompleteReadError:
            raise BotFailed("the worker ended") from None

    async def ask(self, job: bytes) -> bytes:
        try:
            self._jobs.write(len(job).to_bytes(LENGTH, "big") + job)
            await self._jobs.drain()
        except OSError:
            raise BotFailed("the worker ended") from None
        return await self.read()

    async def kill(self) -> None:
        """End it at once, and wait until it is gone."""
        self._jobs.close()
        if self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Workers:
    """A few workers for all tables; who finds none free waits."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: list[Worker] = []
        self._all: set[Worker] = set()
        self._places = asyncio.Semaphore(settings.workers)
        self.failures = 0

    @property
    def running(self) -> int:
        return len(self._all)

    async def think(self, job: Job) -> Thought:
        """What the bot chose; `BotFailed` if it crashed or took longer than it may. Waiting for a place is free."""
        async with self._places:
            worker = self._free.pop() if self._free else await self._start()
            try:
                limit = job.seconds + self._settings.bot_grace
                answer = await asyncio.wait_for(worker.ask(_encode(job)), limit)
                thought = _decode(answer)
            except TimeoutError:
                await self._replace(worker)
                raise BotFailed(f"no answer within {limit:g} seconds") from None
            except BaseException:  # cancelled or broken: what it would answer next belongs to nobody
                await self._replace(worker)
                raise
            self._free.append(worker)
            return thought

    async def _start(self) -> Worker:
        try:
            worker = await Worker.start(self._settings.plugins)
        except (OSError, TimeoutError) as problem:
            raise BotFailed(f"no worker could be started: {problem}") from None
        self._all.add(worker)
        log("worker-started", pid=worker.process.pid)
        return worker

    async def _replace(self, worker: Worker) -> None:
        """The next job starts a new one."""
        self.failures += 1
        self._all.discard(worker)
        log("worker-ended", pid=worker.process.pid)
        await asyncio.shield(worker.kill())

    async def stop(self) -> None:
        workers, self._all, self._free = list(self._all), set(), []
        await asyncio.gather(*(worker.kill() for worker in workers))
