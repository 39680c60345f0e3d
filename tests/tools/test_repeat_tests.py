"""`tools/repeat_tests.py`: a test that is renamed does not drop out of the list in silence."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT))  # the tools are no part of the package

from tools import repeat_tests  # noqa: E402

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", repeat_tests.LUCKY)
def test_each_name_is_that_of_a_test(name: str) -> None:
    assert any(f"def {name}(" in path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
