"""What the box says, read once, for Python code; the cores get it card by card from `Settings`."""

from __future__ import annotations

from moonsaga.games.blue_moon.box.data import load

BOX = load()


def _pair_groups() -> dict[str, int]:
    """A number for each first word that two or more PAIR cards of the same kind share or could share."""
    words = sorted({(card.kind, card.name.split()[0]) for card in BOX.cards if "pair" in card.icons})
    return {f"{kind} {word}": number for number, (kind, word) in enumerate(words, start=1)}


PAIR_GROUPS = _pair_groups()
