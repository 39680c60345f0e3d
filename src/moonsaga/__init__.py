"""Moonsaga: four board games, their complete rules, and bots that play them well."""

from moonsaga import _cores

__version__ = "0.1.0"

_cores.choose()
