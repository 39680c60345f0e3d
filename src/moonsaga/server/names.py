"""Names of accounts: what is shown, and what makes two of them the same."""

from __future__ import annotations

import unicodedata

BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""
IGNORED = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs")
"""Categories of what nobody sees: spaces of any width, joiners, marks of direction, unassigned signs."""


def fold(name: str) -> str:
    """What two names share that are taken for each other: capitals, wide letters and spaces make no difference."""
    wide = unicodedata.normalize("NFKC", name).casefold()
    seen = (c for c in wide if c not in BLANKS and unicodedata.category(c) not in IGNORED and not _selects(c))
    return unicodedata.normalize("NFKC", "".join(seen))


def _selects(sign: str) -> bool:
    """Variation selectors choose how the letter before them is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"
