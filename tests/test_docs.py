"""The code that the documentation shows runs as it stands there, block after block."""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
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


@pytest.mark.parametrize("page", [*PAGES, "CONTRIBUTING.md", "docs/arena.md", "docs/hosting.md", "docs/learning.md"])
def test_what_a_page_points_to_is_there(page: str) -> None:
    for target in LINK.findall((ROOT / page).read_text("utf-8")):
        assert (ROOT / page).parent.joinpath(target).exists(), target
