"""The laws that hold for every game, written once.

    1  `legal` and `why_not` agree, every legal action applies, every game ends in time
    2  the same record gives the same states, also in another process and in the other form of the cores
    3  no seat learns, in whatever way, what it may not know
    4  what the box holds is conserved
    5  notation, views and records survive being written and read
    6  each way a game can end has a recorded game
    7  the target paths of legal actions differ, and none is the beginning of another

A game's tests call `sweep_game` for many seeds, `check_endings` once and `fingerprint` in processes that differ; a test
of one diagram calls `check_position`. A broken law raises `LawBroken` with a sentence that says where.
"""

from moonsaga.kernel.laws.endings import check_endings
from moonsaga.kernel.laws.repeatability import fingerprint
from moonsaga.kernel.laws.scene import LawBroken
from moonsaga.kernel.laws.sweep import check_position, sweep_game

__all__ = [
    "LawBroken",
    "check_endings",
    "check_position",
    "fingerprint",
    "sweep_game",
]
