"""Legal actions as a menu. Few are listed one by one; many are grouped by the first target to select."""

from __future__ import annotations

import msgspec

from moonsaga.kernel.contract import Game, Message, State, Target
from moonsaga.kernel.texts import Texts

FEW = 20
"""Actions that are listed at once."""
MANY = 120
"""Actions that are listed once the first thing is selected."""


class Entry(msgspec.Struct, frozen=True):
    """A line of the menu: one action, or a thing to select with the number of actions behind it."""

    label: str
    action: int | None
    path: tuple[Target, ...]
    count: int = 1


class Menu:
    """What a seat may do now, and how much of a choice it has already made."""

    def __init__(self, game: Game, state: State, seat: int, texts: Texts) -> None:
        self.texts = texts
        legal = state.legal(seat)
        self.notation = {action: game.write(state, seat, action) for action in legal}
        self.paths = {action: game.targets(state, seat, action) for action in legal}
        self.touched: tuple[Target, ...] = ()

    def entries(self) -> list[Entry]:
        """The lines to choose from now."""
        open_actions = [action for action, path in self.paths.items() if path[: len(self.touched)] == self.touched]
        if len(open_actions) <= (MANY if self.touched else FEW):
            return [Entry(self.notation[action], action, self.paths[action]) for action in open_actions]
        groups: dict[Target, list[int]] = {}
        for action in open_actions:
            groups.setdefault(self.paths[action][len(self.touched)], []).append(action)
        return [self.group(target, actions) for target, actions in groups.items()]

    def group(self, target: Target, actions: list[int]) -> Entry:
        """A target to select; if only one action is behind it, that action."""
        if len(actions) == 1:
            return Entry(self.notation[actions[0]], actions[0], self.paths[actions[0]])
        return Entry(target_label(self.texts, target), None, (*self.touched, target), len(actions))

    def touch(self, entry: Entry) -> None:
        self.touched = entry.path

    def back(self) -> None:
        self.touched = ()


def target_label(texts: Texts, target: Target) -> str:
    """A thing in the reader's words, as far as the game has them."""
    if texts.knows(f"{target.kind}-{target.name}"):
        return texts.say(Message(f"{target.kind}-{target.name}"))
    if texts.knows(f"thing-{target.kind}"):
        return f"{texts.say(Message(f'thing-{target.kind}'))} {target.name}"
    return f"{target.kind} {target.name}"
