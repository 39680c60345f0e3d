"""`moonsaga types`: the types of the client's contract and of a game's view, for boards in TypeScript."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import typer
from msgspec import inspect

from moonsaga.kernel import options
from moonsaga.kernel.contract import Game
from moonsaga.kernel.errors import MoonsagaError
from moonsaga.kernel.plugins import find_plugin, load_plugins
from moonsaga.kernel.registry import get_game
from moonsaga.server.settings import Settings

CONTRACT = "contract.d.ts"
"""The file of the built client with `GameModule` and all that it mentions."""
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
        return "\n".join([*(f"{body}\n" for body in self.declared.values()), *extra])


def declared_name(cls: type) -> str:
    """Options are called Flag, Number, Text: names that JavaScript has already."""
    return f"{cls.__name__}Option" if cls.__module__ == options.__name__ else cls.__name__


def _from_client(cls: type) -> bool:
    """A client may leave out what has a default; the server never does."""
    return bool(cls.__struct_config__.forbid_unknown_fields)  # type: ignore[attr-defined]


def show_types(name: str, plugins: Sequence[str]) -> None:
    """Print the contract, and for each game asked for a namespace with its view and components."""
    load_plugins(plugins)
    games = [get_game(name)] if name else [find_plugin(plugin) for plugin in plugins]
    file = Settings().client / CONTRACT
    if not file.is_file():
        raise MoonsagaError("The browser client is missing, and the contract with it; `make install` builds both.")
    typer.echo(file.read_text("utf-8").rstrip())
    for game in games:
        typer.echo(f"\nexport namespace {game.info.name} {{\n{game_types(game).rstrip()}\n}}")


def game_types(game: Game) -> str:
    """The types of what a game's board gets: its view and, if it has some, its components."""
    writer = Writer()
    writer.add(game.view_type, *([game.components_type] if game.components_type else []))
    return writer.text()
