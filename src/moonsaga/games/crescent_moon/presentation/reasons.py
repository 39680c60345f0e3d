"""Why one deals as one does, in one sentence: what a bot says when it offers, accepts, refuses or asks for more.

All hear it, so it is made of what all know: of a spectator's view, and of the action, which every deal shows to all. It
tells what anybody at the table could think of the deal, never a limit, a card or a plan of the speaker's.
"""

from __future__ import annotations

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes as n
from moonsaga.games.crescent_moon.messages import ruler_key
from moonsaga.games.crescent_moon.restore import imagine
from moonsaga.games.crescent_moon.view import CrescentMoonView, Turn
from moonsaga.kernel.contract import Message
from moonsaga.kernel.cores.rng import Rng

BARGAINING = frozenset((n.NAME_PRICE, n.ANSWER_PRICE, n.ANSWER_COUNTER))
PACTS = frozenset((n.PACT_MURSHID, n.PACT_PARTY, n.PACT_ANSWER, n.PACT_COUNTER))
AHEAD = 0.35
"""A ruler with this chance to win is not helped."""
SURE = 0.9


def why(view: CrescentMoonView, seat: int, action: int) -> Message | None:
    """The sentence that goes with an action in a negotiation; None where nothing is to be said."""
    if view.seat is not None:
        raise ValueError("what all hear is made of what all see")
    turn = view.table.turn
    if turn.phase not in BARGAINING and turn.phase not in PACTS:
        return None
    kind, values = actions.ACTIONS.split(action)
    if kind.name in ("price", "pact"):
        count = values[-1] + (kind.name == "pact")
        name = _name_offer(turn, seat, count)
        return Message(f"reason-{name}", {"who": ruler_key(seat), "count": count})
    if kind.name not in ("accept", "refuse"):
        return None
    name = _name_consent(turn, seat) if kind.name == "accept" else _name_refusal(view, turn, seat)
    return Message(f"reason-{name}", {"who": ruler_key(seat)})


def _name_offer(turn: Turn, seat: int, count: int) -> str:
    """An offer of coins or points, or another one in answer to it."""
    if turn.phase == n.NAME_PRICE:
        return "offer-card" if turn.deal == n.DEAL_CARD else "offer-units"
    if turn.phase == n.ANSWER_PRICE:
        return "counter-more" if count > turn.price else "counter-less"
    if turn.phase != n.PACT_ANSWER:
        return "pact-offer" if seat == n.MURSHID else "pact-ask"
    if (count > turn.pact_price) != (seat == n.MURSHID):
        return "pact-other"
    return "pact-more" if seat == n.MURSHID else "pact-less"


def _name_consent(turn: Turn, seat: int) -> str:
    if turn.phase in PACTS:
        return "pact-earned" if seat == n.MURSHID else "pact-needed"
    if not turn.price:
        return "accept-thanks" if turn.phase == n.ANSWER_COUNTER else "accept-gift"
    return "accept-counter" if turn.phase == n.ANSWER_COUNTER else "accept"


def _name_refusal(view: CrescentMoonView, turn: Turn, seat: int) -> str:
    if turn.phase in PACTS:
        return _why_no_help(view, turn) if seat == n.MURSHID else _why_no_payment(view)
    return "refuse-dear" if turn.phase == n.ANSWER_COUNTER else _why_no_sale(view, turn)


def _why_no_sale(view: CrescentMoonView, turn: Turn) -> str:
    """A rival who leads gets nothing; a price below what it seems worth is too low; else one would rather keep it."""
    least, most, chances = imagine(view, Rng(0)).bargain()
    if chances[turn.seat] >= AHEAD and chances[turn.seat] == max(chances):
        return "refuse-leader"
    return "refuse-low" if turn.price < least <= most else "refuse-keep"


def _why_no_help(view: CrescentMoonView, turn: Turn) -> str:
    least, most, chances = imagine(view, Rng(0)).bargain()
    if chances[turn.pact_with] >= AHEAD and chances[turn.pact_with] == max(chances):
        return "refuse-leader"
    return "pact-low" if least <= most or turn.pact_price < least else "pact-against"


def _why_no_payment(view: CrescentMoonView) -> str:
    return "pact-needless" if imagine(view, Rng(0)).alone() >= SURE else "pact-dear"
