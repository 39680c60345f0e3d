"""Law 4: what the box holds is conserved."""

from __future__ import annotations

from collections.abc import Mapping

from moonsaga.kernel.laws.scene import Scene


def law_4_box(scene: Scene, box: Mapping[str, int]) -> None:
    """Everything in the box is still there."""
    now = scene.game.inventory(scene.state)
    if now != box:
        lost = {name: (box.get(name), now.get(name)) for name in {**box, **now} if box.get(name) != now.get(name)}
        raise scene.broken(4, f"what the box holds has changed (before, now): {lost}")
