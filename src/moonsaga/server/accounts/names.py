"""Names of accounts: what is shown, and what makes two of them the same."""

from __future__ import annotations

import unicodedata
from functools import cache
from pathlib import Path

LOOKS = Path(__file__).parent / "skeletons.txt"
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
IGNORED = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")
"""Categories of what nobody sees: spaces of any width, joiners, marks of direction, unassigned signs."""


def fold(name: str) -> str:
    """What two names share that are the same to a person: capitals, wide letters and spaces make no difference."""
    wide = unicodedata.normalize("NFKC", name).casefold()
    seen = (c for c in wide if c not in BLANKS and unicodedata.category(c) not in IGNORED and not _selects(c))
    return unicodedata.normalize("NFKC", "".join(seen))


def skeleton(name: str) -> str:
    """What two names share that look alike, as Unicode Technical Standard 39 has it; capitals make no difference."""
    plain = unicodedata.normalize("NFD", fold(name))
    looks = unicodedata.normalize("NFD", "".join(_looks().get(c, c) for c in plain)).casefold()
    return "".join(_looks().get(c, c) for c in looks)


@cache
def _looks() -> dict[str, str]:
    """What each letter is taken for; `tools/make_skeletons.py` writes the file."""
    found: dict[str, str] = {}
    for line in LOOKS.read_text("utf-8").split("\n"):
        look, _, signs = line.partition("\t")
        found.update(dict.fromkeys(signs, look))
    return found


def _selects(sign: str) -> bool:
    """Variation selectors choose how the letter before them is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
