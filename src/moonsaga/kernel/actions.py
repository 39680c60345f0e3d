"""The action table: numbers inside, kinds with arguments outside."""

from __future__ import annotations

from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

__all__ = ["ActionKind", "ActionTable", "Kind", "Phase"]


def Kind(name: str, sizes: tuple[int, ...], targets: tuple[str, ...]) -> ActionKind:  # noqa: N802
    """A kind whose arguments have no names; for games whose notation does not come from the table."""
    return ActionKind(name, {f"argument{i}": size for i, size in enumerate(sizes)}, "", targets)
