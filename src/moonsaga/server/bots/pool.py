"""The processes in which bots think: started when needed, replaced when they end or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from moonsaga.server.bots.jobs import Failure, Job, Thought
from moonsaga.server.bots.worker import LENGTH
from moonsaga.server.logs import log
from moonsaga.server.settings import Settings

START_SECONDS = 60.0
"""How long a worker may take to import everything; a machine under load is slow."""

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Thought).decode


class Ended(Exception):
    """The process is gone, or says what makes no sense."""


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
            "moonsaga.server.bots.worker",
            *plugins,
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        )
        if process.stdin is None or process.stdout is None:
            raise Ended("the worker has no pipes")
        worker = cls(process, process.stdin, process.stdout)
        try:
            await asyncio.wait_for(worker._read(), START_SECONDS)
        except BaseException:
            await worker.kill()
            raise
        return worker

    @property
    def alive(self) -> bool:
        """As far as is known: it may have ended a moment ago."""
        return self.process.returncode is None

    async def think(self, job: bytes) -> Thought:
        """The answer to a job; `Ended` if none can come any more."""
        try:
            self._jobs.write(len(job).to_bytes(LENGTH, "big") + job)
            await self._jobs.drain()
        except (OSError, RuntimeError):  # uvloop raises the second
            raise Ended("the worker ended") from None
        try:
            return _decode(await self._read())
        except msgspec.MsgspecError:
            raise Ended("the worker's answer cannot be read") from None

    async def _read(self) -> bytes:
        try:
            head = await self._answers.readexactly(LENGTH)
            return await self._answers.readexactly(int.from_bytes(head, "big"))
        except (asyncio.IncompleteReadError, OSError):
            raise Ended("the worker ended") from None

    async def kill(self) -> None:
        """End it at once, and wait until it is gone."""
        self._jobs.close()
        if self.alive:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()


class Workers:
    """A few processes for all tables. It starts as many as there are jobs at the same time: the caller bounds that."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._free: list[Worker] = []
        self._all: dict[Worker, asyncio.Task[None]] = {}
        """Each with the task that notices its end."""
        self.failures = 0

    @property
    def places(self) -> int:
        return self._settings.workers

    @property
    def running(self) -> int:
        return len(self._all)

    async def think(self, job: Job) -> Thought | Failure:
        """Ask an idle process, and if it ends a fresh one: only a job that ends two is to blame itself."""
        message, limit = _encode(job), job.seconds + self._settings.bot_grace
        for fresh in (False, True):
            try:
                worker = (None if fresh else self._take_free()) or await self._start()
            except (OSError, TimeoutError, Ended) as problem:
                return Failure(f"no worker could be started: {problem}", again=True)
            try:
                thought = await asyncio.wait_for(worker.think(message), limit)
            except TimeoutError:
                await self._replace(worker)
                return Failure(f"no answer within {limit:g} seconds")
            except Ended:
                await self._replace(worker)
            except BaseException:  # cancelled: what it would answer next belongs to nobody
                await self._replace(worker)
                raise
            else:
                if worker in self._all:
                    self._free.append(worker)
                return thought
        return Failure("two workers ended over this job")

    def _take_free(self) -> Worker | None:
        while self._free:
            worker = self._free.pop()
            if worker.alive:
                return worker
        return None

    async def _start(self) -> Worker:
        worker = await Worker.start(self._settings.plugins)
        self._all[worker] = asyncio.create_task(self._notice_end(worker), name=f"worker {worker.process.pid}")
        log("worker-started", pid=worker.process.pid)
        return worker

    async def _notice_end(self, worker: Worker) -> None:
        """An idle process that ends is dropped at once."""
        await worker.process.wait()
        self._drop(worker)

    def _drop(self, worker: Worker) -> None:
        noticing = self._all.pop(worker, None)
        if noticing is None:
            return
        self.failures += 1
        noticing.cancel()
        if worker in self._free:
            self._free.remove(worker)
        log("worker-ended", pid=worker.process.pid)

    async def _replace(self, worker: Worker) -> None:
        """The next job starts a new one."""
        self._drop(worker)
        await asyncio.shield(worker.kill())

    async def stop(self) -> None:
        workers, self._all, self._free = self._all, {}, []
        for noticing in workers.values():
            noticing.cancel()
        await asyncio.gather(*(worker.kill() for worker in workers))
