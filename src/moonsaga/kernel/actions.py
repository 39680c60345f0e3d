"""The action table: numbers inside, kinds with arguments outside."""

from __future__ import annotations

from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

__all__ = ["ActionKind", "ActionTable", "Phase"]
