"""`moonsaga.api`: the names that plug-ins, scripts and the documentation rely on."""

import ast
import re
from pathlib import Path

import pytest

from moonsaga import api

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def imported_modules(code: str) -> set[str]:
    """The modules of this package that a piece of code imports from."""
    nodes = list(ast.walk(ast.parse(code)))
    found = {node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module}
    found |= {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    return {name for name in found if name.split(".")[0] == "moonsaga"}


def test_every_name_is_there_once_and_nothing_else_is_public() -> None:
    assert len(set(api.__all__)) == len(api.__all__)
    public = {name for name in vars(api) if not name.startswith("_") and name != "annotations"}
    assert public == set(api.__all__)


def test_examples_and_documentation_import_from_it_alone() -> None:
    """docs/cores.md is for built-in games, which import the modules themselves."""
    pages = [ROOT / "README.md", *(path for path in (ROOT / "docs").glob("*.md") if path.name != "cores.md")]
    code = {path: "\n".join(BLOCK.findall(path.read_text("utf-8"))) for path in pages}
    code |= {path: path.read_text("utf-8") for path in (ROOT / "examples").rglob("*.py")}
    found = {path.name: imported_modules(text) for path, text in code.items()}
    assert found["game.py"] == found["engine.md"] == {"moonsaga.api"}
    assert {name: modules for name, modules in found.items() if modules - {"moonsaga.api"}} == {}
