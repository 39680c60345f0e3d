"""Writes the C headers (.pxd) of the cores from their annotated sources into build/headers; setup.py calls it.

A core is a module that imports cython; its own text is what Cython compiles, unchanged. Its header says which of its
functions are C functions: those whose result is a C type. They are `nogil`: whatever would fall back to Python is an
error with its line and column. A function that has to make or hold objects says so with `@cython.cfunc` and is called
inside `with cython.gil:`. A core with a header of its own beside it keeps that one.

Some plain modules get a header as well, four of them in each game:

    codes           wherever it is: every whole number of it, as a C constant
    actions         for each kind of the table the function that numbers it
    events          for each event of the table the function that notes it
    rules.fields    copy, same, read and write for the fields of `State`
    rules.dispatch  offer, why_not and do from the action table

docs/cores.md says how a core is written. This needs Python alone, since a build may have nothing but Cython.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import re
import sys
import traceback
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

C_TYPES = {
    "int": "int", "uint": "unsigned int", "longlong": "long long", "ulonglong": "unsigned long long", "bint": "bint",
    "schar": "signed char", "uchar": "unsigned char", "short": "short", "double": "double", "void": "void",
    "p_int": "int*", "p_double": "double*",
}  # fmt: skip
OBJECTS = ("list", "dict", "tuple", "object", "str", "bytes")
VISIBLE = {"Readonly": "readonly ", "Public": "public "}
NO_SIGN = "@cython.cdivision(True)\n"  # numbers of actions are never negative, so C divides them as Python does
SMALLEST, LARGEST = -(2**31), 2**31 - 1
CIMPORT = re.compile(r"^\s*(?:from\s+(?:cython\.cimports\.)?(\S+)\s+c?import\s+(.+)|cimport\s+(\S+))", re.MULTILINE)


class Mistake(Exception):
    """What is wrong with a source, in one sentence that begins with its file and line."""


@dataclass
class Module:
    """A core, read but not run."""

    name: str
    path: Path
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, str(self.path))

    @cached_property
    def lines(self) -> list[str]:
        return self.text.splitlines()

    @cached_property
    def types(self) -> dict[str, str]:
        """The C types by the names that this module gives them."""
        return {
            alias.asname or alias.name: C_TYPES[alias.name]
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom) and node.module == "cython"
            for alias in node.names
            if alias.name in C_TYPES
        }

    @cached_property
    def classes(self) -> dict[str, ast.ClassDef]:
        return {node.name: node for node in self.tree.body if isinstance(node, ast.ClassDef)}

    @cached_property
    def c_functions(self) -> dict[str, ast.FunctionDef]:
        return {
            node.name: node for node in self.tree.body if isinstance(node, ast.FunctionDef) and self.is_c_function(node)
        }

    @cached_property
    def names(self) -> set[str]:
        """Everything that this module defines or imports."""
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.id)
            elif isinstance(node, ast.Import | ast.ImportFrom):
                found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        return found

    @cached_property
    def imports(self) -> dict[str, str]:
        """What the names imported at the top stand for."""
        return {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in self.tree.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }

    def is_c_function(self, node: ast.AST) -> bool:
        return isinstance(node, ast.FunctionDef) and (
            decorated(node, "ccall", "cfunc") or (node.returns is not None and self.c_type(node.returns) is not None)
        )

    def c_type(self, node: ast.expr) -> str | None:
        """`cint` or `cython.longlong` by its C name; `bits.u128` belongs to another header and keeps its name."""
        text = ast.unparse(node)
        if text.startswith("cython."):
            return C_TYPES.get(text.removeprefix("cython."))
        if isinstance(node, ast.Attribute):
            return text if node.attr.islower() else None
        return self.types.get(text)

    def mistake(self, node: ast.AST, text: str) -> Mistake:
        return Mistake(f"{self.path}:{node.lineno}: {text}")  # type: ignore[attr-defined]


def decorated(node: ast.FunctionDef | ast.ClassDef, *names: str) -> bool:
    return any(ast.unparse(one) in {f"cython.{name}" for name in names} for one in node.decorator_list)


class Headers:
    """All headers of a package: `source` is the folder with the package, `cores` the names of its cores."""

    def __init__(self, source: Path, package: str, cores: list[str]) -> None:
        self.source = source
        self.package = package
        self.written = {self._name(path): path for path in sorted((source / package).rglob("*.pxd"))}
        self.sources = {name: self._file(name) for name in cores}
        self.modules = {name: Module(name, path, path.read_text(encoding="utf-8")) for name, path in self.sources.items()}
        """All cores; `cores` are those that get a header."""
        self.cores = {name: module for name, module in self.modules.items() if name not in self.written}
        self.plain: dict[str, Callable[[str], str]] = {}
        self.texts: dict[str, str] = {}
        for codes in (source / package).rglob("codes.py"):
            self.plain[self._name(codes)] = self.of_codes
        for state in (source / package).rglob("rules/state.py"):
            game = self._name(state).removesuffix(".rules.state")
            if f"{game}.rules.state" in self.cores:
                self._find_plain(game)
        with self._importable():
            self.texts.update({name: self.of_core(module) for name, module in self.cores.items()})
            self.texts.update({name: header(name) for name, header in self.plain.items()})
            for module in self.cores.values():
                self.check_names(module)

    def _find_plain(self, game: str) -> None:
        """The plain modules of a game that get a header; tables only once they are tables."""
        for part, header, mark in (
            ("actions", self.of_actions, "\nACTIONS = ActionTable("),
            ("events", self.of_events, "\nEVENTS = EventTable("),
            ("rules.fields", self.of_fields, ""),
            ("rules.dispatch", self.of_dispatch, ""),
        ):
            path = self._file(f"{game}.{part}")
            if path.exists() and mark in path.read_text(encoding="utf-8"):
                self.plain[f"{game}.{part}"] = header

    def _name(self, path: Path) -> str:
        return ".".join(path.relative_to(self.source).with_suffix("").parts)

    def _file(self, name: str) -> Path:
        return self.source.joinpath(*name.split(".")).with_suffix(".py")

    @contextmanager
    def _importable(self) -> Iterator[None]:
        """Tables are run to be read. The package's own __init__, which chooses between the cores, is not."""
        mine = (self.package, self.package + ".")
        before = {name: module for name, module in sys.modules.items() if name == mine[0] or name.startswith(mine[1])}
        for name in before:
            del sys.modules[name]
        stub = types.ModuleType(self.package)
        stub.__path__ = [str(self.source / self.package)]
        sys.modules[self.package] = stub
        importlib.invalidate_caches()
        try:
            yield
        finally:
            for name in [one for one in sys.modules if one == mine[0] or one.startswith(mine[1])]:
                del sys.modules[name]
            sys.modules.update(before)

    def run(self, name: str) -> dict[str, Any]:
        """What a plain module defines. What it raises becomes a mistake at its line."""
        try:
            return vars(importlib.import_module(name))
        except Exception as problem:
            path = self._file(name)
            frames = [one for one in traceback.extract_tb(problem.__traceback__) if Path(one.filename) == path]
            line = frames[-1].lineno if frames else getattr(problem, "lineno", 1)
            raise Mistake(f"{path}:{line}: {problem}") from problem

    def write(self, folder: Path) -> None:
        """Bring the headers in a folder up to date; those of modules that are gone go too."""
        wanted = {folder.joinpath(*name.split(".")).with_suffix(".pxd"): text for name, text in self.texts.items()}
        for file in folder.rglob("*.pxd"):
            if file not in wanted:
                file.unlink()
        for file, text in wanted.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            for parent in file.relative_to(folder).parents[:-1]:
                (folder / parent / "__init__.py").touch()
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")

    # --- what an extension is made of -------------------------------------------------------------------------------

    def has_header(self, name: str) -> bool:
        return name in self.cores or name in self.plain or name in self.written

    @cache  # noqa: B019  one object a build
    def header(self, name: str) -> str:
        return self.texts[name] if name in self.texts else self.written[name].read_text(encoding="utf-8")

    def reached(self, core: str) -> list[str]:
        """The names of all headers that Cython reads for a core, its own among them."""
        seen: set[str] = set()
        waiting = [core, *cimported(self.modules[core].text)]
        while waiting:
            name = waiting.pop()
            if name not in seen and self.has_header(name):
                seen.add(name)
                waiting += cimported(self.header(name))
        return sorted(seen)

    def digest(self, core: str) -> str:
        """A hash of everything that the C code of a core depends on."""
        parts = [self.modules[core].text, *map(self.header, self.reached(core))]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()

    def files(self, core: str) -> list[Path]:
        """The sources that a core's extension is made of: while they are the same, it is up to date."""
        found = {self.sources[core]}
        for name in self.reached(core):
            found |= {self.written[name]} if name in self.written else self._made_from(name)
        return sorted(found)

    @cache  # noqa: B019
    def _made_from(self, name: str) -> frozenset[Path]:
        """The sources of a generated header: a core's own, or a table with all that it imports."""
        if name in self.cores:
            return frozenset({self._file(name)})
        game, _, part = name.rpartition(".rules.")
        if part == "fields":
            return frozenset({self._file(f"{game}.rules.state")})
        if part == "dispatch":
            rules = {self._file(one) for one in cimported(self.header(name)) if one in self.cores}
            return frozenset(rules) | self._made_from(f"{game}.actions")
        found, waiting = set(), [self._file(name)]
        while waiting:
            path = waiting.pop()
            if path not in found and path.exists():
                found.add(path)
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(self.package + "."):
                        waiting += [self._file(node.module or "")]
                        waiting += [self._file(f"{node.module}.{alias.name}") for alias in node.names]
        return frozenset(found)

    # --- cores ------------------------------------------------------------------------------------------------------

    def of_core(self, module: Module) -> str:
        parts = [*self.cimports(module)]
        for node in module.classes.values():
            if self.is_cclass(module, node):
                parts += self.of_class(module, node)
        parts += [self.of_table(module, node) for node in module.tree.body if isinstance(node, ast.AnnAssign)]
        parts += [self.of_function(module, node) for node in module.c_functions.values()]
        return "\n".join(parts) + "\n"

    def cimports(self, module: Module) -> list[str]:
        """Classes by name, everything else through its module: Cython cannot import a C name and cimport it as well."""
        found = []
        for node in module.tree.body:
            if isinstance(node, ast.Import) and ast.unparse(node) == "import math":
                found.append("from libc cimport math")
            if not isinstance(node, ast.ImportFrom):
                continue
            for alias in node.names:
                home = self.cores.get(node.module or "")
                if self.has_header(f"{node.module}.{alias.name}") or (home and alias.name in home.classes):
                    called = f" as {alias.asname}" if alias.asname else ""
                    found.append(f"from {node.module} cimport {alias.name}{called}")
                elif home and alias.name in home.c_functions:
                    last = home.name.rpartition(".")[2]
                    raise module.mistake(node, f"import {last} and write {last}.{alias.name}(...): it is a C function")
        return found

    def is_cclass(self, module: Module, node: ast.ClassDef) -> bool:
        """A class with declared fields or C methods, or `@cython.cclass`; or one that inherits from such a class."""
        for base in map(ast.unparse, node.bases):
            origin, _, name = module.imports.get(base, f"{module.name}.{base}").rpartition(".")
            home = self.cores.get(origin)
            if home and name in home.classes and self.is_cclass(home, home.classes[name]):
                return True
        declares = any(isinstance(part, ast.AnnAssign) or module.is_c_function(part) for part in node.body)
        return declares or decorated(node, "cclass")

    def of_class(self, module: Module, node: ast.ClassDef) -> list[str]:
        bases = ", ".join(ast.unparse(base) for base in node.bases)
        body = [self.of_field(module, part) for part in node.body if isinstance(part, ast.AnnAssign)]
        body += [
            self.of_function(module, part)
            for part in node.body
            if isinstance(part, ast.FunctionDef) and module.is_c_function(part)
        ]
        return [f"cdef class {node.name}" + (f"({bases}):" if bases else ":"), *(f"    {b}" for b in body or ["pass"])]

    def of_field(self, module: Module, node: ast.AnnAssign) -> str:
        name = ast.unparse(node.target)
        has_meaning = "  # " in module.lines[(node.end_lineno or node.lineno) - 1]
        if not has_meaning and not module.name.endswith(".evaluation.weights"):  # whose file says what each counts
            raise module.mistake(node, f"say after `  # ` what the field {name} means")
        if node.value is not None:
            raise module.mistake(node, f"the field {name} takes no value here: every field is 0 or None at first")
        return self.of_table(module, node)

    def of_table(self, module: Module, node: ast.AnnAssign) -> str:
        """A field, or a value or table of values that the module reads from the box when it is imported."""
        kind, size, shown = parts_of(node.annotation)
        array = f"[{size}]" if size else ""
        return f"cdef {shown}{self.type_of(module, kind)} {ast.unparse(node.target)}{array}"

    def type_of(self, module: Module, node: ast.expr) -> str:
        text = ast.unparse(node)
        if found := module.c_type(node):
            return found
        if text in OBJECTS or text in module.classes:
            return text
        origin, _, name = module.imports.get(text, "").rpartition(".")
        if origin in self.cores and name in self.cores[origin].classes:
            return text
        raise module.mistake(node, f"{text} is neither a C type imported from cython nor a class of a core")

    def of_function(self, module: Module, node: ast.FunctionDef) -> str:
        arguments = []
        for one in node.args.args:
            if one.arg != "self" and one.annotation is None:
                raise module.mistake(one, f"{node.name} is a C function, so its argument {one.arg} needs a type")
            arguments.append(f"{self.type_of(module, one.annotation)} {one.arg}" if one.annotation else "self")
        public = decorated(node, "ccall")
        result = self.type_of(module, node.returns) if node.returns else "object"
        is_object = result in OBJECTS or result[0].isupper()
        if public or is_object:
            ending = ""
        elif decorated(node, "cfunc"):
            ending = " noexcept" if decorated(node, "exceptval(check=False)") else " except *"
        else:
            ending = " noexcept nogil"
        return f"{'cpdef' if public else 'cdef'} {result} {node.name}({', '.join(arguments)}){ending}"

    # --- names ------------------------------------------------------------------------------------------------------

    def check_names(self, module: Module) -> None:
        """A misspelt name of another core or a misspelt field, before Cython takes it for one of Python's."""
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef):
                self.check_fields(module, node)
            if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
                continue
            origin = module.imports.get(node.value.id, "")
            known = self.names_of(origin)
            if known is not None and node.attr not in known and not is_bound(module, node):
                raise module.mistake(node, f"there is no {node.attr} in {self._file(origin)}")

    @cache  # noqa: B019
    def names_of(self, name: str) -> frozenset[str] | None:
        if name in self.cores:
            return frozenset(self.cores[name].names)
        return frozenset(self.run(name)) if name in self.plain and not name.endswith(".dispatch") else None

    def check_fields(self, module: Module, function: ast.FunctionDef) -> None:
        """`s.phse` where `s` is declared as a class of a core."""
        known = {}
        declared = [(one.arg, one.annotation) for one in function.args.args]
        declared += [
            (node.target.id, node.annotation)
            for node in ast.walk(function)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        ]
        for name, annotation in declared:
            members = self.members(module, ast.unparse(annotation)) if annotation is not None else None
            if members is not None:
                known[name] = (ast.unparse(annotation), members)  # type: ignore[arg-type]
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in known:
                class_name, members = known[node.value.id]
                if node.attr not in members and not node.attr.startswith("__"):
                    raise module.mistake(node, f"{class_name} has no field or method {node.attr}")

    def members(self, module: Module, class_name: str) -> set[str] | None:
        """Fields and methods of a class of a core, its bases included; None where a base is not known."""
        origin, _, name = module.imports.get(class_name, f"{module.name}.{class_name}").rpartition(".")
        home = self.cores.get(origin)
        if home is None or name not in home.classes:
            return None
        found = {
            node.id if isinstance(node, ast.Name) else node.name
            for node in ast.walk(home.classes[name])
            if isinstance(node, ast.FunctionDef) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
        }
        for base in home.classes[name].bases:
            more = self.members(home, ast.unparse(base))
            if more is None:
                return None
            found |= more
        return found

    # --- tables -----------------------------------------------------------------------------------------------------

    def of_codes(self, name: str) -> str:
        numbers = {k: v for k, v in self.run(name).items() if k.isupper() and type(v) is int}
        for key, value in numbers.items():
            if not SMALLEST <= value <= LARGEST:
                raise Mistake(f"{self._file(name)}:1: {key} does not fit into a C int")
        return "cdef enum:\n" * bool(numbers) + "".join(f"    {key} = {value}\n" for key, value in numbers.items())

    def of_actions(self, name: str) -> str:
        text = self.of_codes(name)
        for kind in self.run(name)["ACTIONS"].kinds.values():
            values = ", ".join(f"int {as_c(argument)}" for argument in kind.arguments)
            steps = zip(kind.arguments, kind.steps(), strict=True)
            index = "".join(f" + {as_c(argument)} * {step}" for argument, step in steps)
            text += f"cdef inline int {kind.word}({values}) noexcept nogil:\n    return {kind.first}{index}\n"
        return text

    def of_events(self, name: str) -> str:
        """The journal belongs to the class of working memory, so every state has one."""
        text = f"from {name.rpartition('.')[0]}.rules.state cimport State\n"
        for code, event in enumerate(self.run(name)["EVENTS"].events):
            values = [as_c(argument) for argument in event.arguments]
            taken = ", ".join(["State s", *(f"int {value}" for value in values)])
            noted = ", ".join([str(code), *values])
            text += f"cdef inline void {event.word}({taken}) noexcept nogil:\n"
            text += f"    if s.journal is not None:\n        with gil:\n            s.journal.append(({noted},))\n"
        return text

    def of_dispatch(self, name: str) -> str:
        game = name.removesuffix(".rules.dispatch")
        table = self.run(game + ".actions")["ACTIONS"]
        kinds = list(table.kinds.values())
        used: dict[str, str] = {}
        for kind in kinds:
            if not table.rules_of(kind):
                raise self.row_mistake(game, kind, "belongs to no phase")
            for rules in {*table.rules_of(kind).values(), *table.refused_in(kind).values()}:
                used[rules] = self.rules_module(game, kind, rules)
            for rules in set(table.rules_of(kind).values()):
                self.check_row(game, table, kind, self.cores[used[rules]])
        self.check_phase(game, table, used)
        seat = "int seat, " if table.seat else ""
        return (
            f"cimport cython\nfrom {game}.rules.state cimport State\n"
            + "".join(f"from {n.rpartition('.')[0]} cimport {n.rpartition('.')[2]}\n" for n in sorted(used.values()))
            + f"{NO_SIGN}{self.offer(table, used)}"
            + f"{NO_SIGN}cdef inline int why_not(State s, {seat}int action) noexcept nogil:\n"
            + f"{phase_now(table)}{branches(table, refuse)}"
            + f"{NO_SIGN}cdef inline void do(State s, {seat}int action) noexcept nogil:\n"
            + f"{phase_now(table)}{branches(table, carry_out)}"
        )

    def rules_module(self, game: str, kind: Any, rules: str) -> str:
        """The core that a row names, wherever under `rules` it is."""
        found = [name for name in self.cores if name.startswith(f"{game}.rules.") and name.endswith(f".{rules}")]
        if len(found) != 1:
            count = "no core" if not found else f"{len(found)} cores"
            raise self.row_mistake(game, kind, f"names the rules {rules!r}, and there is {count} of that name")
        return found[0]

    def check_phase(self, game: str, table: Any, used: dict[str, str]) -> None:
        """The function that says which phase counts is one of the modules that serve kinds, and takes the state."""
        rules, _, name = table.phase.rpartition(".")
        if not name:
            return
        function = self.cores[used[rules]].c_functions.get(name) if rules in used else None
        if function is None or len(function.args.args) != 1:
            text = f"the phase needs a C function {table.phase}(s), in a module that serves a kind"
            raise self.table_mistake(game, table.phase, text)

    def check_row(self, game: str, table: Any, kind: Any, module: Module) -> None:
        """The table's functions exist, and take what the table gives them."""
        given = 1 + table.seat
        for verb, count in (
            ("offer", given + 2),
            ("why_not", given + len(kind.arguments)),
            ("do", given + len(kind.arguments)),
        ):
            function = module.c_functions.get(f"{verb}_{kind.stem}")
            if function is None:
                if verb != "offer":
                    raise self.row_mistake(game, kind, f"needs a C function {verb}_{kind.stem} in {module.path}")
            elif len(function.args.args) != count:
                raise module.mistake(function, f"{function.name} takes {count} arguments by the action table")

    def row_mistake(self, game: str, kind: Any, text: str) -> Mistake:
        return self.table_mistake(game, kind.name, f"the kind {kind.name} {text}")

    def table_mistake(self, game: str, word: str, text: str) -> Mistake:
        path = self._file(game + ".actions")
        lines = path.read_text(encoding="utf-8").splitlines()
        line = next((i for i, one in enumerate(lines, 1) if f'"{word}"' in one), 1)
        return Mistake(f"{path}:{line}: {text}")

    def offer(self, table: Any, used: dict[str, str]) -> str:
        """A switch over the phase. A kind without `offer_` is tried number by number."""
        seat = "int seat, " if table.seat else ""
        text = f"cdef inline int offer(State s, {seat}int* buffer) noexcept nogil:\n"
        text += "    cdef int n = 0\n"
        arguments = {as_c(argument) for kind in table.kinds.values() for argument in kind.arguments}
        text += "".join(f"    cdef int {argument}\n" for argument in sorted(arguments))
        text += phase_now(table)
        word = "if"
        for code, phase in table.phases.items():
            if not phase.kinds:
                continue
            text += f"    {word} phase == {code}:\n"
            word = "elif"
            for kind in (table.kinds[name] for name in phase.kinds):
                rules = table.rules_of(kind)[code]
                if f"offer_{kind.stem}" in self.cores[used[rules]].c_functions:
                    text += f"        n = {rules}.offer_{kind.stem}({', '.join([*given(table), 'buffer', 'n'])})\n"
                    continue
                text += try_each(table, kind, rules)
        return text + "    return n\n"

    def of_fields(self, name: str) -> str:
        game = name.removesuffix(".rules.fields")
        module = self.cores[game + ".rules.state"]
        copied, compared, read, written = [], [], [], []
        for node in module.classes["State"].body:
            if not isinstance(node, ast.AnnAssign):
                continue
            field = ast.unparse(node.target)
            kind, size, _ = parts_of(node.annotation)
            c_type = self.type_of(module, kind)
            if c_type in OBJECTS or c_type[0].isupper():
                copied.append(f"if s.{field} is not o.{field}:\n        with gil: s.{field} = o.{field}")
                continue
            number = f"<int> s.{field}" if c_type == "bint" else f"s.{field}"
            if size:
                copied.append(f"memcpy(&s.{field}, &o.{field}, sizeof(s.{field}))")
                compared.append(f"memcmp(&s.{field}, &o.{field}, sizeof(s.{field})) == 0")
                read.append(f'"{field}": [{number}[i] for i in range({size})]')
                written.append(f'numbers = take(values, "{field}", {size})')
                written.append(f"for i in range({size}): s.{field}[i] = numbers[i]")
            else:
                copied.append(f"s.{field} = o.{field}")
                compared.append(f"s.{field} == o.{field}")
                read.append(f'"{field}": {number}')
                written.append(f's.{field} = values["{field}"]')
        cimports = [line for line in self.texts[module.name].splitlines() if " cimport " in line]
        return (
            "from libc.string cimport memcmp, memcpy\n"
            + "".join(f"{line}\n" for line in cimports)
            + f"from {game}.rules.state cimport State\n"
            + "cdef inline void copy(State s, State o) noexcept nogil:\n"
            + "".join(f"    {line}\n" for line in copied)
            + f"cdef inline bint same(State s, State o) noexcept nogil:\n    return {' and '.join(compared)}\n"
            + f"cdef inline dict read(State s):\n    cdef int i\n    return {{{', '.join(read)}}}\n"
            + TAKE
            + "cdef inline int write(State s, dict values) except -1:\n    cdef int i\n    cdef object numbers\n"
            + "".join(f"    {line}\n" for line in written)
            + "    return 0\n"
        )


TAKE = """cdef inline object take(dict values, str name, int size):
    cdef object numbers = values[name]
    if len(numbers) != size:
        raise ValueError(f"field {name} has {size} numbers, not {len(numbers)}")
    return numbers
"""


def parts_of(annotation: ast.expr) -> tuple[ast.expr, str, str]:
    """The type in an annotation, the size of an array or nothing, and what Python code may do with the field."""
    kind, size, shown = annotation, "", ""
    if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) in VISIBLE:
        shown, kind = VISIBLE[ast.unparse(kind.value)], kind.slice
    if isinstance(kind, ast.Subscript):
        size, kind = ast.unparse(kind.slice), kind.value
    return kind, size, shown


def as_c(argument: str) -> str:
    """An argument of a table as a name that nothing else in a header has."""
    return argument.replace("-", "_").replace(" ", "_") + "_"


def phase_now(table: Any) -> str:
    """The phase whose row counts."""
    return f"    cdef int phase = {f'{table.phase}(s)' if table.phase else 's.phase'}\n"


def given(table: Any) -> list[str]:
    return ["s", "seat"] if table.seat else ["s"]


def passed(table: Any, kind: Any) -> str:
    """What a function of the rules is called with."""
    return ", ".join([*given(table), *arguments(kind)])


def try_each(table: Any, kind: Any, rules: str) -> str:
    """A loop for each argument: cheaper than dividing each number into its arguments."""
    names = [as_c(argument) for argument in kind.arguments]
    text, space = "", "        "
    for name, size in zip(names, kind.sizes, strict=True):
        text += f"{space}for {name} in range({size}):\n"
        space += "    "
    text += f"{space}if {rules}.why_not_{kind.stem}({', '.join([*given(table), *names])}) == 0:\n"
    number = "".join(f" + {name} * {step}" for name, step in zip(names, kind.steps(), strict=True))
    return text + f"{space}    buffer[n] = {kind.first}{number}\n{space}    n += 1\n"


def refuse(table: Any, kind: Any) -> list[str]:
    call = f"why_not_{kind.stem}({passed(table, kind)})"
    lines = [f"if {phases}: return {rules}.{call}" for rules, phases in by_rules(table.rules_of(kind)).items()]
    for rules, phases in by_rules(table.refused_in(kind)).items():
        lines.append(f"if {phases}: return {rules}.{call} or {table.wrong_phase}")
    return [*lines, f"return {table.wrong_phase}"]


def carry_out(table: Any, kind: Any) -> list[str]:
    """`do` trusts its caller: with one module for the kind, the phase is not looked at."""
    groups = by_rules(table.rules_of(kind))
    call = f"do_{kind.stem}({passed(table, kind)})"
    if len(groups) == 1:
        return [f"{rules}.{call}" for rules in groups]
    return [f"if {phases}: {rules}.{call}; return" for rules, phases in groups.items()]


def by_rules(phases: dict[int, str]) -> dict[str, str]:
    """For each module the test for the phases in which it serves a kind."""
    found: dict[str, list[str]] = {}
    for code, rules in phases.items():
        found.setdefault(rules, []).append(f"phase == {code}")
    return {rules: " or ".join(tests) for rules, tests in found.items()}


def arguments(kind: Any) -> list[str]:
    """The arguments behind a number, as C expressions."""
    found = []
    for i, (step, size) in enumerate(zip(kind.steps(), kind.sizes, strict=True)):
        text = f"(action - {kind.first})" + (f" // {step}" if step > 1 else "")
        found.append(text if i == 0 else f"{text} % {size}")
    return found


def branches(table: Any, leaf: Callable[[Any, Any], list[str]]) -> str:
    """A tree of comparisons: with 60 kinds six of them, not sixty."""

    def grow(kinds: list[Any], depth: int) -> str:
        space = "    " * depth
        if len(kinds) == 1:
            return "".join(f"{space}{line}\n" for line in leaf(table, kinds[0]))
        half = len(kinds) // 2
        low, high = grow(kinds[:half], depth + 1), grow(kinds[half:], depth + 1)
        return f"{space}if action < {kinds[half].first}:\n{low}{space}else:\n{high}"

    return grow(list(table.kinds.values()), 1)


def cimported(text: str) -> list[str]:
    """The names of modules, or of things in them, that a header or a source cimports."""
    found = []
    for match in CIMPORT.finditer(text):
        module, names, whole = match.groups()
        if whole:
            found.append(whole)
        else:
            found += [
                module,
                *(f"{module}.{name.split()[0]}" for name in names.strip("() ").split(",") if name.strip()),
            ]
    return found


def is_bound(module: Module, attribute: ast.Attribute) -> bool:
    """Is the name before the dot a parameter or a local of the function around it, which hides the module?"""
    name = attribute.value.id  # type: ignore[attr-defined]
    for function in ast.walk(module.tree):
        if isinstance(function, ast.FunctionDef) and function.lineno <= attribute.lineno <= (function.end_lineno or 0):
            stored = {n.id for n in ast.walk(function) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
            if name in stored | {one.arg for one in function.args.args}:
                return True
    return False
