#!/usr/bin/env python3
"""Look through deck files for Blue Moon: name, people, moons, the code to share a deck by, and all that is wrong.

tools/blue_moon_check_deck.py FILE...      exit 1 if a deck is not legal or a file cannot be read
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from moonsaga.games.blue_moon.box.codes import PEOPLES
from moonsaga.games.blue_moon.box.data import MOST_FOREIGN_MOONS
from moonsaga.games.blue_moon.box.decks import Deck, deck_code, look_through, moons


def main() -> int:
    parser = argparse.ArgumentParser(description="Check deck files for Blue Moon.")
    parser.add_argument("files", nargs="+", metavar="FILE", type=Path)
    legal = [check_file(path) for path in parser.parse_args().files]
    return 0 if all(legal) else 1


def check_file(path: Path) -> bool:
    """Says what is in a file, and whether it can be played."""
    try:
        deck, wrong = look_through(path.read_text(encoding="utf-8"))
    except OSError as problem:
        print(f"{path}: cannot be read: {problem.strerror}")
        return False
    except UnicodeDecodeError:
        print(f"{path}: is not a text file in UTF-8")
        return False
    print(f"{path}: {summary(deck)}")
    for sentence in wrong:
        print(f"  {sentence}")
    if not wrong:
        print(f"  legal; its code is {deck_code(deck)}")
    return not wrong


def summary(deck: Deck) -> str:
    name = deck.name or "a deck without a name"
    if deck.people not in PEOPLES:
        return f"{name}, cards: {len(deck.cards)}"
    used = f"moons on cards of others: {moons(deck)} of {MOST_FOREIGN_MOONS}"
    return f"{name}, {deck.people}, cards: {len(deck.cards)}, {used}"


if __name__ == "__main__":
    sys.exit(main())
