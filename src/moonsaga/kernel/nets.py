"""Files of nets: learned values, and how they were learned. A file that does not fit is refused in one sentence."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import sha256
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from moonsaga.kernel.cores import codes
from moonsaga.kernel.errors import DataError

if TYPE_CHECKING:
    from moonsaga.kernel.contract import Game

FORMAT = 1
MOST_UNITS = 512
"""Of a hidden layer."""


class NetFile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A net with everything that says where it may be used, and how it was made."""

    moonsaga_net: int = msgspec.field(name="moonsaga-net")
    game: str
    seats: int
    behaviour: int
    """The game's behaviour version."""
    data: str
    """The hash of what is in the box."""
    inputs: str
    """A digest of the names of the inputs and their version."""
    layers: tuple[int, ...]
    """Inputs, one or two hidden layers, outputs."""
    nets: int = 1
    """One, or one for each seat."""
    made: dict[str, Any] = {}
    """How: version, seed, games, settings, losses."""
    gates: tuple[dict[str, Any], ...] = ()
    """Against whom it was measured, and how that came out."""
    checksum: str
    weights: bytes
    """Numbers of four bytes, the lowest first."""

    def numbers(self) -> list[float]:
        return unpack(self.weights)

    def card(self) -> str:
        """What there is to say of it, without the weights."""
        rest = {name: value for name, value in msgspec.to_builtins(self).items() if name != "weights"}
        return msgspec.json.format(msgspec.json.encode(rest), indent=2).decode()


def pack(numbers: Sequence[float]) -> bytes:
    return struct.pack(f"<{len(numbers)}f", *numbers)


def unpack(weights: bytes) -> list[float]:
    return [number for (number,) in struct.iter_unpack("<f", weights)]


def checksum_of(weights: bytes) -> str:
    return sha256(weights).hexdigest()[:16]


def inputs_digest(game: Game, seats: int) -> str:
    return sha256(repr((game.input_version, input_names(game, seats))).encode()).hexdigest()[:16]


def input_names(game: Game, seats: int) -> tuple[str, ...]:
    """Of a table with so many seats and else the usual options."""
    has_option = any(option.name == "seats" for option in game.info.options)
    return game.input_names(game.resolve({"seats": seats} if has_option else {}))


def count_weights(layers: Sequence[int]) -> int:
    """Of one net: from each unit of a layer to each of the next, and a bias for each of the next."""
    return sum((before + 1) * after for before, after in pairwise(layers))


def own_path(game: Game, seats: int) -> Path:
    """Where the net of a game for so many seats is kept, if it has one."""
    module = type(game).__module__
    folder = Path(str(resources.files(module.rpartition(".")[0] or module)))
    return folder / "evaluation" / "nets" / f"{seats}.json"


def read_net(game: Game, seats: int, name: str | None = None) -> NetFile | None:
    """The net of a file, or the game's own; None if it has none. `DataError` if it does not fit this game."""
    path = own_path(game, seats) if name is None else Path(name)
    if name is None and not path.exists():
        return None
    found = _read(path)
    wanted = (game.info.name, seats, game.info.version, game.info.data_hash, inputs_digest(game, seats))
    had = (found.game, found.seats, found.behaviour, found.data, found.inputs)
    words = ("game", "number of seats", "behaviour version", "data hash", "digest of inputs")
    for word, mine, theirs in zip(words, wanted, had, strict=True):
        if mine != theirs:
            raise DataError(f"{path}: this net does not fit: its {word} is {theirs}, not {mine}; train another one.")
    _check_size(path, found, len(input_names(game, seats)))
    return found


def write_net(path: Path, net: NetFile) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(net), indent=1) + b"\n")


def _read(path: Path) -> NetFile:
    try:
        found = msgspec.json.decode(path.read_bytes(), type=NetFile)
    except OSError as problem:
        raise DataError(f"{path}: the file cannot be read ({problem.strerror}).") from problem
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise DataError(f"{path}: this is no net ({problem}).") from problem
    if found.moonsaga_net != FORMAT:
        raise DataError(f"{path}: this net is of format {found.moonsaga_net}, not {FORMAT}.")
    if checksum_of(found.weights) != found.checksum:
        raise DataError(f"{path}: this net is damaged: its weights do not have its checksum.")
    return found


def _check_size(path: Path, net: NetFile, inputs: int) -> None:
    layers = net.layers
    fits = len(layers) in (3, 4) and layers[0] == inputs <= codes.MOST_INPUTS
    fits = fits and all(0 < units <= MOST_UNITS for units in layers[1:-1])
    fits = fits and layers[-1] == (1 if net.seats == 2 else net.seats) and net.nets in (1, net.seats)
    if not fits or len(net.weights) != 4 * count_weights(layers) * net.nets:
        raise DataError(f"{path}: this net has the wrong size: {net.nets} times {'-'.join(map(str, layers))}.")
