"""A set of weights: the numbers by which an evaluation judges a position, read from a TOML file."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from importlib import resources
from math import isfinite
from pathlib import Path

import cython

from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.errors import DataError

OWN = "weights"
TOML = ".toml"


@cython.cclass
class WeightSet(Declared):
    """The base of each game's `Weights`, whose public names are its weights: single numbers and arrays of them."""

    def __init__(self, name=None) -> None:
        """Read a TOML file, or a set of the game by its name; `DataError` for a wrong, unknown or missing entry."""
        path = Path(name) if name is not None and name.endswith(TOML) else self._find(name or OWN)
        known = [weight for weight in dir(self) if not weight.startswith("_")]
        found = read(path)
        for weight in found:
            if weight not in known:
                near = get_close_matches(weight, known, 1)
                hint = f"; did you mean {near[0]}?" if near else "."
                raise DataError(f"{path}: there is no weight {weight}{hint}")
        for weight in known:
            if weight not in found:
                raise DataError(f"{path}: the weight {weight} is missing.")
            setattr(self, weight, take(path, weight, found[weight], getattr(self, weight)))

    def _find(self, name):
        """The file of that set beside the class."""
        return Path(str(resources.files(type(self).__module__.rpartition(".")[0]) / (name + TOML)))


def read(path):
    """The entries of a file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise DataError(f"{path}: the file cannot be read ({problem.strerror}).") from problem
    except ValueError as problem:  # not UTF-8, or not TOML
        raise DataError(f"{path}: this is no TOML file ({problem}).") from problem


def take(path, name, entry, zero):
    """The number or the numbers of an entry, as many as there are zeros; lists may contain lists."""
    numbers = flat(entry)
    if not all(type(number) in (int, float) and isfinite(number) for number in numbers):
        raise DataError(f"{path}: the weight {name} is no number: {entry!r}.")
    if not isinstance(zero, list):
        if isinstance(entry, list):
            raise DataError(f"{path}: the weight {name} is a single number, not a list.")
        return float(entry)
    if len(numbers) != len(zero) or not isinstance(entry, list):
        raise DataError(f"{path}: the weight {name} has {len(zero)} numbers, not {len(numbers)}.")
    return [float(number) for number in numbers]


def flat(entry):
    return [number for part in entry for number in flat(part)] if isinstance(entry, list) else [entry]
