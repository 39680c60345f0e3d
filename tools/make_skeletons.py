#!/usr/bin/env python3
"""Write the table of letters that look like others, for names of accounts: src/moonsaga/server/accounts/skeletons.txt.

It asks ICU, which has the data of Unicode Technical Standard 39. Debian's package is called libicu72; any version does:

    tools/make_skeletons.py libicui18n.so.72

One line for each look: what it is taken for, a tab, and all letters and digits that are taken for it.
"""

from __future__ import annotations

import ctypes
import sys
import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "src" / "moonsaga" / "server" / "accounts" / "skeletons.txt"
BLOCKS = (range(0x3400), range(0xA000, 0xAC00), range(0xF900, 0x1FC00))
"""Without the signs of Han and the syllables of Hangul: thousands, and taken for nothing but each other."""
SEEN = ("L", "N", "M", "P", "S")
"""Categories of what is drawn."""


class Icu:
    def __init__(self, library: str) -> None:
        self._library = ctypes.CDLL(library)
        self._suffix = library.rpartition(".so.")[2].split(".")[0]
        self._status = ctypes.c_int(0)
        opened = self._function("uspoof_open")
        opened.restype = ctypes.c_void_p
        self._checker = ctypes.c_void_p(opened(ctypes.byref(self._status)))
        self._skeleton = self._function("uspoof_getSkeletonUTF8")

    def _function(self, name: str) -> Any:
        return getattr(self._library, f"{name}_{self._suffix}")

    def skeleton(self, text: str) -> str:
        written, room = text.encode(), ctypes.create_string_buffer(1000)
        size = self._skeleton(self._checker, 0, written, len(written), room, len(room), ctypes.byref(self._status))
        return room.raw[:size].decode()


def main() -> int:
    icu = Icu(sys.argv[1] if len(sys.argv) > 1 else "libicui18n.so.72")
    looks: dict[str, list[str]] = defaultdict(list)
    for sign in (chr(code) for block in BLOCKS for code in block):
        plain = unicodedata.normalize("NFD", sign)
        if unicodedata.category(sign)[0] in SEEN and (look := icu.skeleton(sign)) != plain and look.isprintable():
            looks[look].append(sign)
    lines = [f"{look}\t{''.join(signs)}\n" for look, signs in sorted(looks.items())]
    FILE.write_text("".join(lines), "utf-8", newline="\n")
    print(f"{FILE.name}: {sum(map(len, looks.values()))} letters with {len(looks)} looks")
    return 0


if __name__ == "__main__":
    sys.exit(main())
