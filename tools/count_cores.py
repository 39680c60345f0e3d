"""Counts how much of the cores is mechanical, and what else makes the code hard to read.

    python -m tools.count_cores [CHECKOUT]    print the tables (default: this tree)
    python -m tools.count_cores --check       exit 1 if a bar is missed

Cores are the modules that import cython, and the headers. Only files that git knows are counted, in non-blank lines.
Mechanical are:

    constants   copied from another module into this one, and bare numbers declared for the compiler
    twins       imports written twice, for the compiled and the interpreted form
    decorators  of cython
    headers     declarations in a .pxd beside its .py; a .pxd alone holds C and is not mechanical
    fields      lists of all fields: in headers, and functions that copy, read or write one field after the other;
                the annotations of a class are the one declaration of a field, and not mechanical
    scratch     arrays at module level, and their lists for the interpreted form
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = Path("src", "moonsaga")
MOST_SHARE = 0.08
LATEST_DEF = 25
MOST_FILES = 15
WORD, WORD_FOLDER, MOST_WORD_FILES = "muster", "src/moonsaga/games/crescent_moon", 14
"""How many files a change to one rule touches, by the example of one action."""

COLUMNS = ("constants", "twins", "decorators", "headers", "fields", "scratch")
FIELD_LISTS = {"copy_from", "_make_lists", "raw", "set_raw", "_set", "_set_turn"}
FEWEST_TRANSFERS, SHARE_OF_TRANSFERS = 6, 0.7
NO_RULES = {"__init__", "board", "dispatch", "fields", "state", "values"}
"""Modules among the rules that declare something and need no function near their top."""
SOURCES = {".py", ".ts", ".svelte"}
WRITING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tracked(root: Path, *folders: str) -> list[Path]:
    """The files that git knows, relative to the root."""
    done = subprocess.run(["git", "-C", str(root), "ls-files", "-z", *folders], capture_output=True, check=True)
    return [Path(name) for name in done.stdout.decode().split("\0") if name and (root / name).exists()]


# Mechanical lines


class Module:
    """A Python file, parsed."""

    def __init__(self, root: Path, path: Path) -> None:
        self.root, self.path = root, path
        self.text = (root / path).read_text("utf-8")
        self.lines = self.text.splitlines()
        self.tree = ast.parse(self.text)

    @property
    def is_core(self) -> bool:
        return any(
            (isinstance(node, ast.Import) and any(name.name.split(".")[0] == "cython" for name in node.names))
            or (isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "cython")
            for node in self.tree.body
        )

    def rows(self, node: ast.stmt | ast.expr) -> set[int]:
        """The numbers of the non-blank lines of a node."""
        last = node.end_lineno or node.lineno
        return {number for number in range(node.lineno, last + 1) if self.lines[number - 1].strip()}

    def functions(self) -> Iterator[Function]:
        return (node for node in ast.walk(self.tree) if isinstance(node, Function))

    def modules(self) -> set[str]:
        """The names under which other modules of the package are imported."""
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("moonsaga"):
                folder = self.root / "src" / Path(*str(node.module).split("."))
                for name in node.names:
                    if (folder / f"{name.name}.py").exists() or (folder / name.name).is_dir():
                        found.add(name.asname or name.name)
        return found


def mechanical(module: Module) -> dict[str, set[int]]:
    """The lines of each kind; no line is counted twice."""
    found: dict[str, set[int]] = {column: set() for column in COLUMNS}
    modules = module.modules()
    for node in module.tree.body:
        if column := kind_of(node, modules):
            found[column] |= module.rows(node)
    for inner in ast.walk(module.tree):
        if isinstance(inner, Function | ast.ClassDef):
            for decorator in inner.decorator_list:
                if ast.unparse(decorator).startswith("cython."):
                    found["decorators"] |= module.rows(decorator)
    for function in module.functions():
        if function.name in FIELD_LISTS or lists_fields(function):
            found["fields"] |= module.rows(function)
    seen: set[int] = set()
    for column in COLUMNS:
        found[column] -= seen
        seen |= found[column]
    return found


def kind_of(node: ast.stmt, modules: set[str]) -> str:
    """The column of a statement at module level; empty if it is not mechanical."""
    test = ast.unparse(node.test) if isinstance(node, ast.If) else ""
    if test == "cython.compiled":
        return "twins"
    if test == "not cython.compiled" or is_scratch(node):
        return "scratch"
    return "constants" if is_copied_constant(node, modules) else ""


def declared(node: ast.stmt) -> list[ast.expr] | None:
    """The arguments of `NAME = cython.declare(...)`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Call):
        return None
    return node.value.args if ast.unparse(node.value.func) == "cython.declare" else None


def is_scratch(node: ast.stmt) -> bool:
    arguments = declared(node)
    return arguments is not None and len(arguments) == 1


def is_copied_constant(node: ast.stmt, modules: set[str]) -> bool:
    """`NAME = cython.declare(cint, numbers.NAME)`, `NAME: cint = codes.NAME`, or a bare number for the compiler."""
    arguments = declared(node)
    if arguments is not None:
        return len(arguments) == 2 and (is_copy(arguments[1], modules) or is_number(arguments[1]))
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        return is_copy(node.value, modules)
    return False


def is_copy(value: ast.expr, modules: set[str]) -> bool:
    """`module.NAME`, `module.TABLE[1].first`."""
    if not isinstance(value, ast.Attribute | ast.Subscript):
        return False
    while isinstance(value, ast.Attribute | ast.Subscript):
        value = value.value
    return isinstance(value, ast.Name) and value.id in modules


def is_number(value: ast.expr) -> bool:
    return ast.unparse(value).lstrip("-").isdigit()


def lists_fields(function: Function) -> bool:
    """Does it hardly do more than move fields, one after the other, to places of the same name?"""
    statements = [node for node in ast.walk(function) if isinstance(node, ast.stmt) and is_leaf(node)]
    moved = sum(is_transfer(node) for node in statements)
    return moved >= FEWEST_TRANSFERS and moved >= SHARE_OF_TRANSFERS * len(statements)


def is_leaf(node: ast.stmt) -> bool:
    return not isinstance(node, Function | ast.For | ast.If | ast.With | ast.While | ast.AnnAssign)


def is_transfer(node: ast.stmt) -> bool:
    if not isinstance(node, ast.Assign):
        return False
    return bool(names_in(*node.targets) & names_in(node.value))


def names_in(*nodes: ast.expr) -> set[str]:
    """Attributes and keys: `self.seat`, `raw["seat"]`."""
    inner = [part for node in nodes for part in ast.walk(node)]
    return {part.attr for part in inner if isinstance(part, ast.Attribute)} | {
        part.value for part in inner if isinstance(part, ast.Constant) and isinstance(part.value, str)
    }


def count_header(root: Path, path: Path) -> tuple[int, dict[str, int]]:
    lines = [line for line in (root / path).read_text("utf-8").splitlines() if line.strip()]
    if not (root / path).with_suffix(".py").exists():
        return len(lines), {}
    fields = sum(line.startswith("    cdef") and "(" not in line for line in lines)
    return len(lines), {"headers": len(lines) - fields, "fields": fields}


def room_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0] if len(parts) > 1 else "."


def count_mechanical(root: Path, modules: Iterable[Module], headers: Iterable[Path]) -> dict[str, Counter[str]]:
    rooms: dict[str, Counter[str]] = {}
    for module in modules:
        counted = rooms.setdefault(room_of(module.path), Counter())
        counted["lines"] += sum(bool(line.strip()) for line in module.lines)
        counted.update({column: len(rows) for column, rows in mechanical(module).items()})
    for path in headers:
        counted = rooms.setdefault(room_of(path), Counter())
        lines, found = count_header(root, path)
        counted["lines"] += lines
        counted.update(found)
    rooms["all"] = sum(rooms.values(), Counter())
    return rooms


def share(counted: Counter[str]) -> float:
    return sum(counted[column] for column in COLUMNS) / max(1, counted["lines"])


# The rest


def is_rules(path: Path) -> bool:
    """A module of the rules: `rules_*.py`, or in the folder `rules`."""
    parts = path.relative_to(PACKAGE).parts
    return (
        parts[0] == "games" and path.stem not in NO_RULES and (path.name.startswith("rules_") or "rules" in parts[:-1])
    )


def first_def(module: Module) -> int | None:
    """The line of the first function at module level, None if there is none."""
    return next((node.lineno for node in module.tree.body if isinstance(node, Function)), None)


def full_folders(files: Iterable[Path]) -> dict[str, int]:
    counted = Counter(file.parent.as_posix() for file in files if file.suffix in SOURCES and file.name != "__init__.py")
    return {folder: count for folder, count in sorted(counted.items()) if count > MOST_FILES}


def written_arrays(module: Module) -> list[str]:
    """Arrays at module level that a function writes to, or hands to another function as a buffer to fill.

    A function that only the module itself calls, while it is imported, may write.
    """
    arrays, scratch = module_arrays(module.tree)
    at_import = called_at_import(module)
    written: set[str] = set()
    for function in module.functions():
        if function.name in at_import:
            continue
        mine = local_names(function)
        for node in ast.walk(function):
            written |= {name for name in stores(node) if name in arrays and name not in mine}
            if isinstance(node, ast.Call):
                handed = {argument.id for argument in node.args if isinstance(argument, ast.Name)}
                written |= (handed & scratch) - mine
    return sorted(written)


def module_arrays(tree: ast.Module) -> tuple[set[str], set[str]]:
    """The names of all arrays and lists at module level; of them, those that start empty or zero."""
    arrays, scratch = set(), set()
    for node in [inner for outer in tree.body for inner in (outer.body if isinstance(outer, ast.If) else [outer])]:
        for name, value in pairs(node):
            text = ast.unparse(value)
            if re.match(r"cython\.declare\(.*\[", text) or isinstance(value, ast.List | ast.ListComp | ast.BinOp):
                arrays.add(name)
            if re.fullmatch(r"cython\.declare\([^,]*\[[^,]*\]\)|\[(0|0\.0|-1|None)\] \* .*", text):
                arrays.add(name)
                scratch.add(name)
    return arrays, scratch


def pairs(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """Each name that a statement assigns, and its value."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        yield node.target.id, node.value
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                for name, value in zip(target.elts, node.value.elts, strict=False):
                    if isinstance(name, ast.Name):
                        yield name.id, value


def called_at_import(module: Module) -> set[str]:
    """Functions that are called at module level and by no function."""
    outside = {
        name for node in module.tree.body if not isinstance(node, Function | ast.ClassDef) for name in calls(node)
    }
    return outside - {name for function in module.functions() for name in calls(function)}


def calls(node: ast.AST) -> set[str]:
    return {
        inner.func.id for inner in ast.walk(node) if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name)
    }


def local_names(function: Function) -> set[str]:
    """Arguments, and names that the function binds without declaring them global."""
    arguments = function.args
    found = {argument.arg for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)}
    shared: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
        elif isinstance(node, ast.Global):
            shared.update(node.names)
    return found - shared


def stores(node: ast.AST) -> Iterator[str]:
    """Names of arrays that a node writes to."""
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        base: ast.expr = node.value
        while isinstance(base, ast.Subscript):
            base = base.value
        if isinstance(base, ast.Name):
            yield base.id
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITING:
        if isinstance(node.func.value, ast.Name):
            yield node.func.value.id
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        yield node.id  # counts where the name is declared global


def files_with_word(root: Path) -> list[str]:
    command = ["git", "-C", str(root), "grep", "-l", WORD, "--", WORD_FOLDER]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()


# Printing


def print_table(rooms: dict[str, Counter[str]]) -> None:
    print(f"{'mechanical lines':<22}{'lines':>8}" + "".join(f"{column:>12}" for column in COLUMNS) + f"{'share':>8}")
    for room, counted in rooms.items():
        cells = "".join(f"{counted[column]:>12,}" for column in COLUMNS)
        print(f"{room:<22}{counted['lines']:>8,}{cells}{share(counted):>8.1%}")


def print_first_defs(modules: Iterable[Module]) -> int:
    """How many rules modules begin too late."""
    games: dict[str, dict[str, int]] = {}
    for module in modules:
        line = first_def(module)
        if line is not None:
            games.setdefault(room_of(module.path), {})[module.path.stem] = line
    for game, firsts in games.items():
        worst = max(firsts, key=firsts.__getitem__)
        late = sum(line > LATEST_DEF for line in firsts.values())
        middle = median(firsts.values())
        print(f"first def in {game}: median {middle:g}, worst {firsts[worst]} ({worst}), after {LATEST_DEF}: {late}")
    return sum(line > LATEST_DEF for firsts in games.values() for line in firsts.values())


def print_lines(root: Path, files: Iterable[Path]) -> None:
    rooms: Counter[str] = Counter()
    for file in files:
        if file.suffix == ".py":
            rooms[room_of(file)] += len((root / file).read_text("utf-8").splitlines())
    print(
        f"lines of Python: {sum(rooms.values()):,} ({', '.join(f'{room} {n:,}' for room, n in sorted(rooms.items()))})"
    )


def report(root: Path) -> list[str]:
    """Print all tables; the bars that are missed."""
    files = tracked(root, str(PACKAGE))
    every = [Module(root, path) for path in files if path.suffix == ".py"]
    cores = [module for module in every if module.is_core]
    rooms = count_mechanical(root, cores, [path for path in files if path.suffix == ".pxd"])
    print_table(rooms)
    late = print_first_defs([module for module in cores if is_rules(module.path)])
    folders = full_folders(tracked(root, "src", "web/src", "tests"))
    print(f"folders with more than {MOST_FILES} source files: {len(folders)}")
    for folder, count in folders.items():
        print(f"    {folder}: {count}")
    arrays = {module.path: found for module in cores if (found := written_arrays(module))}
    written = sum(map(len, arrays.values()))
    print(f"arrays at module level that are written to after import: {written}")
    for path, names in arrays.items():
        print(f"    {path.relative_to(PACKAGE)}: {' '.join(names)}")
    words = files_with_word(root)
    print(f"files that say {WORD!r}: {len(words)}")
    for name in words:
        print(f"    {name}")
    print_lines(root, files)
    missed = {
        f"{share(rooms['all']):.1%} mechanical lines": share(rooms["all"]) > MOST_SHARE,
        f"{late} rules modules with a late first def": late > 0,
        f"{len(folders)} folders with too many files": bool(folders),
        f"{written} arrays at module level": written > 0,
        f"{len(words)} files that say {WORD!r}": len(words) > MOST_WORD_FILES,
    }
    return [bar for bar, is_missed in missed.items() if is_missed]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkout", nargs="?", type=Path, default=ROOT, help="the tree to count (default: this one)")
    parser.add_argument("--check", action="store_true", help="exit 1 if a bar is missed")
    args = parser.parse_args()
    missed = report(args.checkout.resolve())
    print(f"bars missed: {'; '.join(missed) or 'none'}")
    return int(args.check and bool(missed))


if __name__ == "__main__":
    sys.exit(main())
