"""Write the client's TypeScript types from the Python structs, so that nothing is typed twice.

python tools/make_types.py            write web/src/generated/protocol.ts, web/src/games/NAME/types.ts and, for boards
                                      of plug-ins, web/public/contract.d.ts
python tools/make_types.py --check    exit 1 if they are not what the structs say
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from moonsaga.kernel import options
from moonsaga.kernel.contract import Message, Refusal
from moonsaga.kernel.decks import DeckCheck
from moonsaga.kernel.registry import game_names, get_game
from moonsaga.kernel.texts import LANGUAGES
from moonsaga.server import protocol

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src"
HEADER = "// Made by tools/make_types.py from the Python structs. Change those and run it again.\n"
PLAIN = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


class Writer:
    """Collects the declarations of one file."""

    def __init__(self) -> None:
        self.declared: dict[str, str] = {}
        self.owners: dict[str, type] = {}

    def add(self, *types: Any) -> None:
        for kind in inspect.multi_type_info(types):
            self.name(kind)

    def name(self, kind: inspect.Type) -> str:
        """How TypeScript writes this type; structs are declared on the way."""
        if type(kind) in PLAIN:
            return PLAIN[type(kind)]
        match kind:
            case inspect.Metadata():
                return self.name(kind.type)
            case inspect.StructType():
                return self.declare(kind)
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
            case inspect.UnionType():
                return " | ".join(dict.fromkeys(self.name(each) for each in kind.types))
            case inspect.DictType():
                return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
            case inspect.VarTupleType() | inspect.ListType():
                return f"readonly {self.element(kind.item_type)}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.name(each) for each in kind.item_types)}]"
        raise TypeError(f"no TypeScript for {kind}")

    def element(self, kind: inspect.Type) -> str:
        written = self.name(kind)
        return f"({written})" if " " in written and not written.startswith("Record<") else written

    def declare(self, struct: inspect.StructType) -> str:
        name = declared_name(struct.cls)
        if self.owners.setdefault(name, struct.cls) is not struct.cls:
            raise TypeError(f"two structs are called {name}")
        if name in self.declared:
            return name
        self.declared[name] = ""  # a struct may contain itself
        lines = [f"  {struct.tag_field}: {msgspec.json.encode(struct.tag).decode()};"] if struct.tag_field else []
        for field in struct.fields:
            optional = "" if field.required or not _from_client(struct.cls) else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.name(field.type)};")
        body = "\n".join(lines)
        self.declared[name] = f"export interface {name} {{\n{body}\n}}" if lines else f"export type {name} = object;"
        return name

    def text(self, extra: Iterable[str] = ()) -> str:
        return "\n".join([HEADER, *(f"{body}\n" for body in self.declared.values()), *extra])


def declared_name(cls: type) -> str:
    """Options are called Flag, Number, Text: names that JavaScript has already."""
    return f"{cls.__name__}Option" if cls.__module__ == options.__name__ else cls.__name__


def _from_client(cls: type) -> bool:
    """A client may leave out what has a default; the server never does."""
    return bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]


def protocol_file() -> str:
    writer = Writer()
    writer.add(Message, Refusal, DeckCheck, *protocol.structs())
    unions = [
        f"export type {name} = {' | '.join(cls.__name__ for cls in getattr(protocol.table, name).__args__)};\n"
        for name in ("FromServer", "FromClient")
    ]
    return writer.text(unions)


def game_file(name: str) -> str:
    """The types of what a game's board gets: its view and, if it has some, its components."""
    game = get_game(name)
    writer = Writer()
    writer.add(game.view_type, *([game.components_type] if game.components_type else []))
    return writer.text()


def contract_file() -> str:
    """The contract between the page and boards, in one file without imports: the build puts it into the package."""
    contract = _read(FOLDER / "games" / "contract.ts")
    contract = re.sub(r"^import .*\n", "", contract, flags=re.MULTILINE)
    texts = re.search(
        r"^/\*\* The texts of one language.*?^}\n", _read(FOLDER / "i18n" / "texts.ts"), re.MULTILINE | re.DOTALL
    )
    if texts is None:
        raise TypeError("i18n/texts.ts has no interface Texts any more")
    languages = " | ".join(f"'{language}'" for language in LANGUAGES)
    others = [f"export type Language = {languages}", "/** A component of Svelte. */\ntype Component<_Props> = unknown"]
    return "\n\n".join((protocol_file().rstrip(), *others, texts[0].rstrip(), contract.strip())) + "\n"


def files() -> dict[str, str]:
    """Each file's path below web/src and its text."""
    games = {f"games/{name}/types.ts": game_file(name) for name in game_names()}
    return {"generated/protocol.ts": protocol_file(), "../public/contract.d.ts": contract_file(), **games}


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
