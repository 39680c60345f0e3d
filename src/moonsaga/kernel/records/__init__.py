"""Records: a game as text, one action a line, that replays without a seed.

    moonsaga-record: 1
    game: some_game
    edition: first
    behaviour: 1
    options: seats=2 rounds=4
    seats: ["Ada", "adept"]
    data: 0f1e2d3c
    1 c4-e6
    * tile A
    2 pass
    end: capital; returns 1 0; state 0123456789abcdef

Seats are counted from 1 for people, `*` is chance, answers given at the same time stand in seat order.
A game without editions has an empty `edition:`. The diagram of a start position follows `start:` as an indented block.
Empty lines, and lines that begin with `#`, say nothing.

The digest at the end is that of the dump. A game whose dumps have changed their form since names the version:
`state v2 0123456789abcdef`. An end line of an earlier version is still accepted if ending and returns agree.
"""

from moonsaga.kernel.records.format import MOVE_LINE, End, Move, Record, digest_of, write_record
from moonsaga.kernel.records.reading import Folder, read_folder, read_record
from moonsaga.kernel.records.recording import Choose, Recorder, draw_outcome, play_record
from moonsaga.kernel.records.replay import Replay, can_replay, check_replayable, game_of, options_of, verify

__all__ = [
    "MOVE_LINE",
    "Choose",
    "End",
    "Folder",
    "Move",
    "Record",
    "Recorder",
    "Replay",
    "can_replay",
    "check_replayable",
    "digest_of",
    "draw_outcome",
    "game_of",
    "options_of",
    "play_record",
    "read_folder",
    "read_record",
    "verify",
    "write_record",
]
