"""What plug-ins, scripts and the documentation import. Inside the package things may move; these names stay."""

from __future__ import annotations

from moonsaga.arena.run import run_arena
from moonsaga.bots.bot import Bot, Budget, Observation, observe
from moonsaga.bots.ladder import bot_names, find_bot, get_bot
from moonsaga.bots.match import Result, play_match
from moonsaga.bots.weighted_bot import WeightedBot
from moonsaga.kernel.actions import ActionKind, ActionTable
from moonsaga.kernel.contract import (
    CHANCE,
    NO_OPTIONS,
    Event,
    Game,
    GameInfo,
    Message,
    Refusal,
    State,
    Target,
    View,
    check_seat,
)
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import ActionError, DataError, MoonsagaError, NotationError, OptionError, RecordError
from moonsaga.kernel.laws import LawBroken, check_position, sweep_game
from moonsaga.kernel.open_game import OpenGame, OpenState
from moonsaga.kernel.options import Choice, Flag, Number, Text
from moonsaga.kernel.plugins import load_plugins
from moonsaga.kernel.records import Record, Replay, play_record, read_folder, read_record, verify, write_record
from moonsaga.kernel.registry import game_names, get_game, register, unregister
from moonsaga.kernel.states import PlainState
from moonsaga.kernel.texts import Texts, game_texts

__all__ = [
    "CHANCE",
    "NO_OPTIONS",
    "ActionError",
    "ActionKind",
    "ActionTable",
    "Bot",
    "Budget",
    "Choice",
    "DataError",
    "Event",
    "Flag",
    "Game",
    "GameInfo",
    "LawBroken",
    "Message",
    "MoonsagaError",
    "NotationError",
    "Number",
    "Observation",
    "OpenGame",
    "OpenState",
    "OptionError",
    "PlainState",
    "Record",
    "RecordError",
    "Refusal",
    "Replay",
    "Result",
    "Rng",
    "State",
    "Target",
    "Text",
    "Texts",
    "View",
    "WeightedBot",
    "bot_names",
    "check_position",
    "check_seat",
    "find_bot",
    "game_names",
    "game_texts",
    "get_bot",
    "get_game",
    "load_plugins",
    "observe",
    "play_match",
    "play_record",
    "playout",
    "read_folder",
    "read_record",
    "register",
    "run_arena",
    "sweep_game",
    "unregister",
    "verify",
    "write_record",
]
