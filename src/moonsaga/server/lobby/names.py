"""Names of users: cleaned, and made up for those who have not chosen one."""

from __future__ import annotations

from hashlib import sha256

from moonsaga.kernel.cores.rng import Rng

FIRST = ("Ar", "Bel", "Cor", "Da", "El", "Fen", "Gal", "Ha", "Il", "Ka", "Lu", "Mi", "No", "Or", "Ra", "Ta", "Vi")
MIDDLE = ("da", "li", "mo", "ne", "ra", "si", "to", "ve", "")
LAST = ("dan", "la", "lis", "mir", "na", "ren", "ris", "sa", "ta", "von")


def default_name(user: str) -> str:
    """The name of a user who has not chosen one: no word of any language, the same each time."""
    rng = Rng(int.from_bytes(sha256(user.encode()).digest()[:8], "big"))
    return rng.pick(FIRST) + rng.pick(MIDDLE) + rng.pick(LAST)


def clean(name: str) -> str:
    """A name as it is shown: one line, no invisible characters, no space around it."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
