"""The code that the documentation shows runs as it stands there, block after block."""

import ast
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
ARCHITECTURE = "docs/architecture.md"
PAGES = ("README.md", "docs/engine.md", "docs/bots.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / page).read_text("utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks:
        line = text.count("\n", 0, block.start()) + 1
        exec(compile("\n" * line + block[1], ROOT / page, "exec"), names)  # so that a traceback shows the page
    assert capsys.readouterr().out


PLUGIN_BLOCK = re.compile(r"^```(python|ftl|js)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLUGIN_FILES = {"python": ("game.py", "test_laws.py"), "ftl": ("text/en.ftl",), "js": ("client/board.js",)}


def test_the_blocks_about_plug_ins_are_parts_of_the_example_and_show_all_of_its_code() -> None:
    folder = ROOT / "examples" / "noughts"
    files = {name: (folder / name).read_text("utf-8") for names in PLUGIN_FILES.values() for name in names}
    blocks = PLUGIN_BLOCK.findall((ROOT / "docs" / "plugin.md").read_text("utf-8"))
    for language, block in blocks:
        assert any(f"\n{block}" in f"\n{files[name]}" for name in PLUGIN_FILES[language]), block
    shown = {line for _, block in blocks for line in block.splitlines()}
    assert [line for line in files["game.py"].splitlines() if line not in shown] == []


@pytest.mark.parametrize(
    "page",
    [*PAGES, "CONTRIBUTING.md", "docs/arena.md", "docs/hosting.md", "docs/learning.md", "docs/plugin.md", ARCHITECTURE],
)
def test_what_a_page_points_to_is_there(page: str) -> None:
    for target in LINK.findall((ROOT / page).read_text("utf-8")):
        assert (ROOT / page).parent.joinpath(target).exists(), target


def test_what_the_architecture_names_is_defined_there() -> None:
    """A link to a function, class or constant: its file defines it. A link to a file carries the file's name."""
    named = re.findall(r"\[`([\w.]+)`\]\(([^)#]+)\)", (ROOT / ARCHITECTURE).read_text("utf-8"))
    assert len(named) >= 8
    for name, target in named:
        path = (ROOT / ARCHITECTURE).parent / target
        assert name == path.name or name in defined_names(path), f"{target} defines no {name}"


def defined_names(path: Path) -> set[str]:
    """What a module defines: functions, classes, constants, and methods as `Class.method`."""
    names = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.ClassDef(name=name, body=body):
                names |= {name, *(f"{name}.{part.name}" for part in body if isinstance(part, ast.FunctionDef))}
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names
