"""Which card is behind what happens to another one, or forbids it: for totals that explain themselves, and refusals."""

import cython
from cython import int as cint

from moonsaga.games.blue_moon import actions
from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.beginning import blocking_card
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.payments import next_demand
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        blank,
        counted,
        find_active,
        first_speaking,
        has_icon,
        is_cut,
        printed,
        speaks,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.playing import deck_limiter, forbidding_card, hand_limiter
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, is_active, owner
else:
    from moonsaga.games.blue_moon.rules.beginning import blocking_card
    from moonsaga.games.blue_moon.rules.cards.payments import next_demand
    from moonsaga.games.blue_moon.rules.cards.power import (
        blank,
        counted,
        find_active,
        first_speaking,
        has_icon,
        is_cut,
        printed,
        speaks,
    )
    from moonsaga.games.blue_moon.rules.playing import deck_limiter, forbidding_card, hand_limiter
    from moonsaga.games.blue_moon.rules.state import State, is_active, owner

ALL_TEXTS = cython.declare(cint, 2)
BIRD = cython.declare(cint, 1)
ORDER = cython.declare(cint, 2)
GAS = cython.declare(cint, 3)
BOOSTER = cython.declare(cint, codes.BOOSTER)
CHARACTER = cython.declare(cint, codes.CHARACTER)
DOUBLE_ALL = cython.declare(cint, codes.EF_DOUBLE_ALL)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
IGNORED = cython.declare(cint, codes.IGNORED)
IGNORE_CARDS = cython.declare(cint, codes.EF_IGNORE_CARDS)
IGNORE_ICONS = cython.declare(cint, codes.EF_IGNORE_ICONS)
IGNORE_TEXTS = cython.declare(cint, codes.EF_IGNORE_TEXTS)
NO_TEXT = cython.declare(cint, codes.NO_TEXT)
RAISE_BLUFFS = cython.declare(cint, codes.EF_RAISE_BLUFFS)
REDUCE = cython.declare(cint, codes.EF_REDUCE)
SUPPORT = cython.declare(cint, codes.SUPPORT)
LANDED = cython.declare(cint, codes.LANDED)
LIMIT_CHARACTERS = cython.declare(cint, codes.EF_LIMIT_CHARACTERS)
DEMAND_SUPPORT = cython.declare(cint, 3)
DEMAND_PLAY_EFFECT = cython.declare(cint, codes.EF_DEMAND_PLAY)
NO_ICONS = cython.declare(cint, codes.NO_ICONS)
STOP = cython.declare(cint, codes.STOP)
A_BLUFF = cython.declare(cint, actions.A_BLUFF)
A_CHOOSE = cython.declare(cint, actions.A_CHOOSE)
A_COVER = cython.declare(cint, actions.A_COVER)
A_FACE = cython.declare(cint, actions.A_FACE)
A_LOAD = cython.declare(cint, actions.A_LOAD)
A_PLAY = cython.declare(cint, actions.A_PLAY)
A_REVEAL = cython.declare(cint, actions.A_REVEAL)
A_SATISFY = cython.declare(cint, actions.A_SATISFY)
A_USE = cython.declare(cint, actions.A_USE)
BLUFF_IGNORED = cython.declare(cint, codes.BLUFF_IGNORED)
DEMAND_OPEN = cython.declare(cint, codes.DEMAND_OPEN)
DEMAND_PLAY = cython.declare(cint, codes.DEMAND_PLAY)
FORBIDDEN = cython.declare(cint, codes.FORBIDDEN)
FROM_SHIP_ONLY = cython.declare(cint, codes.FROM_SHIP_ONLY)
HAND_LIMITED = cython.declare(cint, codes.HAND_LIMITED)
NO_EFFECT = cython.declare(cint, codes.NO_EFFECT)
NO_RETRIEVE = cython.declare(cint, codes.NO_RETRIEVE)
ONE_ACTIVE_CHARACTER = cython.declare(cint, codes.ONE_ACTIVE_CHARACTER)
TOO_MANY_ACTIVE = cython.declare(cint, codes.TOO_MANY_ACTIVE)
ONE_CARD_ONLY = cython.declare(cint, codes.ONE_CARD_ONLY)
ONE_COMBAT_CARD = cython.declare(cint, codes.ONE_COMBAT_CARD)
RETRIEVE_BLOCKED = cython.declare(cint, codes.RETRIEVE_BLOCKED)
STOPPED = cython.declare(cint, codes.STOPPED)


@cython.cfunc
@cython.exceptval(check=False)
def silencer(s: State, slot: cint, what: cint) -> cint:
    """The card because of which this one is ignored (IGNORED), or its text or icons are; -1 if nothing is."""
    foe: cint = 1 - owner(slot)
    if not blank(s, slot) & what:
        return -1
    if blank(s, slot) & IGNORED:
        return find_active(s, foe, IGNORE_CARDS, way_of_ignoring(s, slot))
    if what == NO_TEXT:
        if s.no_texts[1 - foe] == ALL_TEXTS:
            return find_active(s, foe, IGNORE_TEXTS, ORDER)
        if find_active(s, foe, IGNORE_TEXTS, BIRD) >= 0:
            return find_active(s, foe, IGNORE_TEXTS, BIRD)
        return find_active(s, foe, IGNORE_TEXTS, GAS)
    return find_active(s, foe, IGNORE_ICONS, 1 if s.bared[1 - foe] else 0)


@cython.cfunc
@cython.exceptval(check=False)
def way_of_ignoring(s: State, slot: cint) -> cint:
    """Characters, boosters, supports, cards with an icon: for which of these this card is ignored."""
    seat: cint = owner(slot)
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    if kind == CHARACTER and s.no_characters[seat] and not s.rules.flit[slot]:
        return 1
    if kind == BOOSTER and s.no_boosters[seat]:
        return 2
    if kind == SUPPORT and s.no_supports[seat]:
        return 3
    return 4


@cython.cfunc
@cython.exceptval(check=False)
def reducer(s: State, slot: cint, element: cint) -> cint:
    """The card that makes the value of this active one count as 0; -1 if none does."""
    foe: cint = 1 - owner(slot)
    i: cint
    other: cint
    which: cint = 1 if s.rules.kind[slot] == CHARACTER and not s.mark[slot] & FACE_DOWN else 2
    value: cint = 2 if s.mark[slot] & FACE_DOWN else printed(s, slot, element)
    if not s.mark[slot] & FACE_DOWN and counted(s, slot, element) == value:
        return -1
    for i in range(s.live[foe], s.combats[foe]):
        other = s.combat[foe * 30 + i]
        if s.rules.effect[other] == REDUCE and s.rules.one[other] == which and speaks(s, other):
            if is_cut(value, s.rules.two[other]):
                return other
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def doubler_of_all(s: State, slot: cint) -> cint:
    """The own card that doubles all cards of this one's kind; -1 if none does."""
    seat: cint = owner(slot)
    kind: cint = SUPPORT if s.mark[slot] & FACE_DOWN else s.rules.kind[slot]
    other: cint = first_speaking(s, seat, DOUBLE_ALL, seat * 30)
    while other >= 0:
        if 1 << (s.rules.one[other] - 1) == kind:
            return other
        other = first_speaking(s, seat, DOUBLE_ALL, other + 1)
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def raiser_of_bluffs(s: State, seat: cint) -> cint:
    return first_speaking(s, seat, RAISE_BLUFFS, seat * 30)


# --- refusals ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def culprit(s: State, action: cint, reason: cint) -> cint:
    """The card that stands behind a refusal of the seat whose turn it is; -1 if none does."""
    foe: cint = 1 - s.seat
    if reason == FORBIDDEN or reason == ONE_CARD_ONLY or reason == ONE_COMBAT_CARD:
        return forbidder(s, action)
    if reason == ONE_ACTIVE_CHARACTER or reason == TOO_MANY_ACTIVE:
        return first_speaking(s, foe, LIMIT_CHARACTERS, foe * 30)
    if reason == BLUFF_IGNORED:
        if s.no_supports[s.seat]:
            return find_active(s, foe, IGNORE_CARDS, 3)
        return silencer(s, s.seat * 30 + action - A_BLUFF, NO_ICONS)
    if reason == RETRIEVE_BLOCKED:
        return blocking_card(s)
    if reason == HAND_LIMITED:
        return hand_limiter(s, s.seat) if hand_limiter(s, s.seat) >= 0 else deck_limiter(s, s.seat)
    if reason == DEMAND_OPEN:
        return next_demand(s, s.seat, foe * 30)
    if reason == DEMAND_PLAY:
        return unmet_demand(s)
    if reason == STOPPED:
        return stopper(s)
    if reason == FROM_SHIP_ONLY:
        return landed_ship(s)
    if reason == NO_RETRIEVE and action < A_REVEAL:
        return silencer(s, s.seat * 30 + action, NO_ICONS)
    if reason == NO_EFFECT and A_USE <= action < A_SATISFY and is_active(s, s.seat * 30 + action - A_USE):
        return silencer(s, s.seat * 30 + action - A_USE, NO_TEXT)
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def forbidder(s: State, action: cint) -> cint:
    """The opposing card that forbids to play, to lay face down, to load or to call what the action is about."""
    first: cint = s.seat * 30
    slot: cint
    if A_PLAY <= action < A_COVER:
        slot = first + action - A_PLAY
        return forbidding_card(s, slot, s.rules.kind[slot], s.rules.text[slot])
    if A_COVER <= action < A_BLUFF:
        slot = first + action - A_COVER
        return forbidding_card(s, slot, CHARACTER, s.rules.text[slot])
    if A_BLUFF <= action < A_LOAD:
        return forbidding_card(s, first + action - A_BLUFF, SUPPORT, False)
    if A_LOAD <= action < A_USE:
        slot = first + (action - A_LOAD) // 30
        return forbidding_card(s, slot, SUPPORT, s.rules.text[slot])
    if A_CHOOSE <= action < A_FACE:
        slot = action - A_CHOOSE
        return forbidding_card(s, slot, s.rules.kind[slot], s.rules.text[slot])
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def unmet_demand(s: State) -> cint:
    """The opposing card that wants a booster or a support card played, and none was."""
    foe: cint = 1 - s.seat
    slot: cint = first_speaking(s, foe, DEMAND_PLAY_EFFECT, foe * 30)
    while slot >= 0:
        if not (s.played_support if s.rules.one[slot] == DEMAND_SUPPORT else s.played_booster):
            return slot
        slot = first_speaking(s, foe, DEMAND_PLAY_EFFECT, slot + 1)
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def stopper(s: State) -> cint:
    """The own card whose STOP ended the plays of this turn."""
    slot: cint
    if s.lead >= 0 and s.rules.icon[s.lead] & STOP:
        return s.lead
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if s.rules.icon[slot] & STOP and is_active(s, slot) and has_icon(s, slot, STOP):
            return slot
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def landed_ship(s: State) -> cint:
    slot: cint
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if s.mark[slot] & LANDED:
            return slot
    return -1
