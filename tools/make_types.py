"""Write the client's TypeScript types from the Python structs, so that nothing is typed twice.

python tools/make_types.py            write web/src/generated/protocol.ts and web/src/games/NAME/types.ts
python tools/make_types.py --check    exit 1 if they are not what the structs say
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from moonsaga.commands.types import Writer, game_types
from moonsaga.kernel.contract import Message, Refusal
from moonsaga.kernel.decks import DeckCheck
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.server import protocol

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src"
HEADER = "// Made by tools/make_types.py from the Python structs. Change those and run it again.\n"


def protocol_file() -> str:
    writer = Writer()
    writer.add(Message, Refusal, DeckCheck, *protocol.structs())
    unions = [
        f"export type {name} = {' | '.join(cls.__name__ for cls in getattr(protocol.table, name).__args__)};\n"
        for name in ("FromServer", "FromClient")
    ]
    return f"{HEADER}\n{writer.text(unions)}"


def files() -> dict[str, str]:
    """Each file's path below web/src and its text."""
    games = {f"games/{name}/types.ts": f"{HEADER}\n{game_types(get_game(name))}" for name in game_names()}
    return {"generated/protocol.ts": protocol_file(), **games}


def stale() -> list[str]:
    """The files that are not what the structs say."""
    return [name for name, text in files().items() if _read(FOLDER / name) != text]


def _read(path: Path) -> str:
    return path.read_text("utf-8") if path.exists() else ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if a file is stale")
    if parser.parse_args().check:
        names = stale()
        if names:
            print(f"stale: {', '.join(names)}; run python tools/make_types.py", file=sys.stderr)
        return bool(names)
    for name, text in files().items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
