"""What all seats see together: for games that are over, and for nobody who still plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


def unite(public: Any, seen: Sequence[Any]) -> Any:
    """What a spectator sees, filled in with what the seats see.

    Where several see something of their own in the same place (each their hand), none of it can stand for all: the
    spectator's stays, and the game says itself where those things are shown.
    """
    others = [each for each in seen if each != public]
    if not others:
        return public
    if isinstance(public, msgspec.Struct) and all(type(each) is type(public) for each in others):
        names = public.__struct_fields__
        parts = {name: unite(getattr(public, name), [getattr(each, name) for each in others]) for name in names}
        return msgspec.structs.replace(public, **parts)
    if isinstance(public, tuple) and all(isinstance(each, tuple) and len(each) == len(public) for each in others):
        return tuple(unite(part, parts) for part, *parts in zip(public, *others, strict=True))
    return others[0] if all(each == others[0] for each in others) else public
