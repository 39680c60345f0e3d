"""The texts for a client: the kernel's, the server's and a game's in one file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from moonsaga.kernel.texts import FALLBACK, KERNEL_FOLDER, folder_of
from moonsaga.server.table.games import find_game

SERVER_FOLDER = Path(__file__).parents[1] / "text"
NO_GAME = "-"


@cache
def client_texts(game: str, language: str) -> str:
    """Fluent. Keys the language lacks are in English; a later file says a key of an earlier one in its own words."""
    folders = [KERNEL_FOLDER, SERVER_FOLDER]
    if game != NO_GAME:
        folders.append(folder_of(find_game(game)))
    entries: dict[str, ast.EntryType] = {}
    for folder in folders:
        for spoken in dict.fromkeys((FALLBACK, language)):
            entries.update(_entries(folder / f"{spoken}.ftl"))
    return FluentSerializer().serialize(ast.Resource(list(entries.values())))


def _entries(path: Path) -> dict[str, ast.EntryType]:
    tree = FluentParser().parse(path.read_text("utf-8") if path.exists() else "")
    return {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry
        for entry in tree.body
        if isinstance(entry, ast.Message | ast.Term)
    }
