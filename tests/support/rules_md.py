"""RULES.md of a game: its tables, and the functions and tests that it names."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


class RulesFile:
    """RULES.md of a game's package, beside the tests of that game."""

    def __init__(self, package: Path, tests: Path) -> None:
        self.package = package
        self.tests = tests
        self.text = (package / "RULES.md").read_text("utf-8")

    def tables(self) -> list[list[list[str]]]:
        """The tables of the file: rows of cells, the heading first."""
        found: list[list[list[str]]] = [[]]
        for line in self.text.splitlines():
            if line.startswith("|"):
                found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
            elif found[-1]:
                found.append([])
        return [table for table in found if table]

    def rows(self, column: str) -> list[dict[str, str]]:
        """Each row of each table that has this column, by the names of its columns."""
        tables = [table for table in self.tables() if column in table[0]]
        return [dict(zip(table[0], row, strict=True)) for table in tables for row in table[2:]]

    def functions(self, module: str) -> frozenset[str]:
        """The functions of a module, which RULES.md names without its folder; empty if there is no such module."""
        return functions_below(self.package, f"{module}.py")

    def test_functions(self, file: str) -> frozenset[str]:
        """The tests in a file, which RULES.md names without its folder; empty if there is no such file."""
        return functions_below(self.tests, file)


def functions_below(folder: Path, name: str) -> frozenset[str]:
    """The functions of the one file with this name below a folder."""
    paths = sorted(folder.rglob(name))
    assert len(paths) < 2, f"{name} could be any of {paths}"
    return defined(paths[0]) if paths else frozenset()


@cache
def defined(path: Path) -> frozenset[str]:
    """The functions of a source file, methods with their class. Compiled ones cannot be looked up by importing."""
    names = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.ClassDef):
            names |= {f"{node.name}.{method.name}" for method in node.body if isinstance(method, ast.FunctionDef)}
    return frozenset(names)
