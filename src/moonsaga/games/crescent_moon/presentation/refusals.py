"""Why something may not be done: the section of the rulebook, the reason, and what to do instead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.box import grid
from moonsaga.games.crescent_moon.box.codes import TILES
from moonsaga.games.crescent_moon.notation import notation
from moonsaga.kernel.actions import ActionKind
from moonsaga.kernel.contract import Argument, Message, Refusal, Target

GENERAL = "rule-actions"
SECTIONS = {
    **dict.fromkeys(("lay", "lay-river", "group"), "rule-variable-set-up"),
    **dict.fromkeys(("ask", "buy", "fetch"), "rule-buy"),
    **dict.fromkeys(("price", "accept", "refuse"), "rule-negotiating"),
    **dict.fromkeys(("boats", "informants"), "rule-anytime"),
    **dict.fromkeys(("kill", "resolve", "commit", "mercenary", "ruler"), "rule-cards"),
    **dict.fromkeys(("assign", "lose", "capture", "sack", "unit"), "rule-combat"),
    **dict.fromkeys(("choose", "plot", "conspire"), "rule-plot"),
    **dict.fromkeys(("alms", "pass", "done", "skip", "side", "award"), GENERAL),
    "discard": "rule-hand-limit",
    "shed": "rule-unit-limit",
    "hex": "rule-hire",
}
"""The other kinds have a rule of their own name."""
OF_CARDS = {
    n.CARD_TARGET: "rule-play",
    n.SCHOLARS: "rule-play",
    n.SECOND_HALF: "rule-cards",
}
"""In these phases a card that was played asks for a hex, a unit, a card or an answer."""
OF_PHASES = {
    n.WINDOW: "rule-anytime",
    n.PACT_MURSHID: "rule-pact",
    n.PACT_PARTY: "rule-pact",
}
"""What is skipped in these phases."""
OF_FIGHTS = {n.COMBAT: "rule-combat", n.CONTEST: "rule-contest"}
"""Sides, ties and what is skipped belong to the fight that goes on."""


def refuse_action(position: Any, seat: int, action: int) -> Refusal | None:
    """The first reason against an action of a seat that is to act; None if it is legal."""
    reason = position.reason(seat, action)
    if reason == n.FINE:
        return None
    kind, _ = actions.ACTIONS.split(action)
    return worded(reason, kind.name, section_of(position, kind.name))


def section_of(position: Any, kind: str) -> str:
    """The rule that an action belongs to; where one kind serves several, the phase says which."""
    phase, fight = position.situation()[:2]
    if kind in ("hex", "choose", "mercenary", "accept") and phase in OF_CARDS:
        return OF_CARDS[phase]
    if kind == "skip" and phase in OF_PHASES:
        return OF_PHASES[phase]
    if kind in ("side", "award", "skip") and fight:
        return OF_FIGHTS[fight]
    return SECTIONS.get(kind, f"rule-{kind}")


def worded(reason: int, kind: str, section: str = GENERAL) -> Refusal:
    args: dict[str, Argument] = {"action": f"action-{kind}"} if kind else {"action": "action-that"}
    name = n.REASONS[reason]
    return Refusal(section, Message(f"refusal-{name}", args), Message(f"advice-{name}", args))


def refuse_path(position: Any, seat: int, path: tuple[Target, ...]) -> Refusal:
    """The reason against an action that begins with these touches; there may be none."""
    worst = None
    for action in beginning_with(position, seat, path):
        reason = position.reason(seat, action)
        if reason not in (n.FINE, n.WRONG_MOMENT):
            found = refuse_action(position, seat, action)
            if found is not None:
                return found
        worst = worst or refuse_action(position, seat, action)
    return worst or worded(n.WRONG_MOMENT, "")


def beginning_with(position: Any, seat: int, path: tuple[Target, ...]) -> Iterator[int]:
    """Some actions whose path begins like this: enough to find a reason."""
    if not path:
        return
    for kind in actions.ACTIONS.kinds.values():
        for action in _examples(position, kind):
            if notation.targets(position, seat, action)[: len(path)] == path:
                yield action


def _examples(position: Any, kind: ActionKind) -> Iterator[int]:
    """All actions of a small kind; of moves and assaults those with one unit, of tiles the places at the map."""
    if kind.name in notation.STEPS:
        for h in range(n.HEXES):
            for side in range(n.SIDES):
                for combo in (n.COMBO_AT[n.COMBO_ROW], n.COMBO_AT[1]):
                    yield kind.number(h, side, combo)
    elif kind.name == "desertion":
        yield from (kind.number(h, ruler, 0) for h in range(n.HEXES) for ruler in range(n.SEATS))
    elif kind.name == "lay":
        yield from (kind.number(tile, cell) for tile in range(len(TILES)) for cell in _laid_near(position))
    elif kind.name == "lay-river":
        yield from (kind.number(cell, turn) for cell in _laid_near(position) for turn in range(n.SIDES))
    else:
        yield from range(kind.first, kind.first + kind.count)


def _laid_near(position: Any) -> list[int]:
    if position.situation()[0] != n.LAY:
        return [grid.CENTRE]
    raw = position.raw()
    laid = [cell for cell in raw["cell"] if cell >= 0]
    return sorted({cell for one in laid for cell in (one, *grid.NEIGHBOUR[one]) if cell >= 0})
