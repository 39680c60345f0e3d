"""Every sentence of the server exists in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import moonsaga.server
from moonsaga.kernel.texts import missing_keys
from moonsaga.server.errors import STATUS
from moonsaga.server.web.texts import SERVER_FOLDER, client_texts

pytestmark = pytest.mark.once

UNSAID = {"gone"}
"""Said to nobody: the other side has left."""


def test_the_languages_have_the_same_keys() -> None:
    assert missing_keys(SERVER_FOLDER) == []


def test_every_code_has_a_sentence() -> None:
    sources = "\n".join(path.read_text("utf-8") for path in Path(moonsaga.server.__file__).parent.rglob("*.py"))
    raised = {*re.findall(r'RequestError\(\s*"([a-z-]+)"', sources)}
    assert {"not-open", "seat-taken"} <= raised, "the sources are no longer read right"
    said = client_texts("-", "en")
    assert not [code for code in sorted({*raised, *STATUS} - UNSAID) if f"\nserver-{code} =" not in said]
