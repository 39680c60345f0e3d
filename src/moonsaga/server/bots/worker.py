"""A process in which bots think: `python -m moonsaga.server.bots.worker [module:attribute...]`.

Jobs come in on standard input and answers go out on standard output, each as four bytes of length and a message. It
sees views, never a state; it ends when its input does.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from functools import cache
from typing import BinaryIO

import msgspec

from moonsaga.bots.bot import Bot, Budget, Observation
from moonsaga.bots.ladder import get_bot
from moonsaga.kernel.contract import Game, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.plugins import load_plugins
from moonsaga.kernel.registry import get_game
from moonsaga.server.bots.jobs import Job, Thought

LENGTH = 4


def think(job: Job) -> Thought:
    """Let the bot choose."""
    game = get_game(job.game)
    view = _view_decoder(game.view_type).decode(job.view)
    observation = Observation(game, job.seat, job.legal, lambda: view)
    budget = Budget(seconds=job.seconds) if job.iterations is None else Budget(iterations=job.iterations)
    action = _bot(game, job.bot).choose(observation, Rng(job.seed), budget)
    return Thought(int(action))


@cache
def _view_decoder(view_type: type[View]) -> msgspec.json.Decoder[View]:
    return msgspec.json.Decoder(view_type)


@cache
def _bot(_: Game, name: str) -> Bot:
    return get_bot(name)


def read_frame(stream: BinaryIO) -> bytes:
    """One message; empty at the end of the input."""
    head = stream.read(LENGTH)
    return stream.read(int.from_bytes(head, "big")) if len(head) == LENGTH else b""


def write_frame(stream: BinaryIO, message: bytes) -> None:
    stream.write(len(message).to_bytes(LENGTH, "big") + message)
    stream.flush()


def listen(stream: BinaryIO, jobs: queue.SimpleQueue[bytes]) -> None:
    """Reads along while a bot thinks: a server that is gone wants no answer, however long the thought still takes."""
    while frame := read_frame(stream):
        jobs.put(frame)
    os._exit(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is meant for the server
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints must not garble the answers
    load_plugins(sys.argv[1:])
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    decoder = msgspec.json.Decoder(Job)
    write_frame(answers, b"ready")
    while True:
        frame = jobs.get()
        try:
            thought = think(decoder.decode(frame))
        except Exception as problem:  # noqa: BLE001  a bot's mistake of any kind is reported, and the next job comes
            thought = Thought(problem=f"{type(problem).__name__}: {problem}")
        write_frame(answers, msgspec.json.encode(thought))


if __name__ == "__main__":
    main()
