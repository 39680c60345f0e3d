"""A server with seeded dice: `python -m support.serve_seeded PORT SEED SETTINGS`, the settings as JSON.

`support.server_process.SeededServer` starts it.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from moonsaga.commands.serve import serve_tables
from moonsaga.server.settings import Settings
from support.dice import SeededDice

ITERATIONS = 200
"""What the bots of tests think about a decision, unless a test says otherwise."""


def read_settings(written: str) -> Settings:
    given = {"pace": 0.0, "limits": False, "bot_iterations": ITERATIONS, **msgspec.json.decode(written)}
    return msgspec.convert(given, Settings, dec_hook=_as_path)


def _as_path(_: type[Any], written: Any) -> Path:
    return Path(written)


def main() -> None:
    port, seed, written = sys.argv[1:]
    serve_tables(read_settings(written), "127.0.0.1", int(port), open_browser=False, dice=SeededDice(int(seed)))


if __name__ == "__main__":
    main()
