"""Words that players objected to and that do not come back: calques, words for aircraft, words of programs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXTS = sorted((*(ROOT / "src/moonsaga").rglob("*.ftl"), *(ROOT / "web/src").rglob("*.ftl")))
UNWANTED = {
    "en": (r"How well is this box", r"\bHe stays\b", r"Novice bot"),
    "pl": (
        *(r"za ostatni dysk", r"Koniec kafla", r"Najęcie oddziałów", r"Każda tura potrzebuje"),
        *(r"Wyląduj statkiem", r"Przeskup", r"zamienić się miejscem"),
    ),
    "cs": (r"za poslední disk", r"Každý tah potřebuje", r"Přistát s lodí", r"(?<!-)\bdisk(y|em|ů|ům)?\b(?!\sserveru)"),
}


@pytest.mark.once
@pytest.mark.parametrize("language", UNWANTED)
def test_words_that_players_objected_to_do_not_come_back(language: str) -> None:
    files = [path for path in TEXTS if path.stem == language]
    assert len(files) > 5
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        for line in path.read_text("utf-8").splitlines()
        for words in UNWANTED[language]
        if re.search(words, line, re.IGNORECASE)
    ]
    assert found == []
