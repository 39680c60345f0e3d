"""Which card is behind what happens to another one, or forbids it: for totals that explain themselves, and refusals."""

from __future__ import annotations

from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import beginning, playing, state
from moonsaga.games.blue_moon.rules.cards import payments, power
from moonsaga.games.blue_moon.rules.state import State


def silencer(s: State, slot: cint, what: cint) -> cint:
    """The card because of which this one is ignored (IGNORED), or its text or icons are; -1 if nothing is."""
    foe: cint = 1 - state.owner(slot)
    if not power.blank(s, slot) & what:
        return -1
    if power.blank(s, slot) & codes.IGNORED:
        return power.find_active(s, foe, codes.EF_IGNORE_CARDS, way_of_ignoring(s, slot))
    if what == codes.NO_TEXT:
        if s.no_texts[1 - foe] == codes.ALL_TEXTS:
            return power.find_active(s, foe, codes.EF_IGNORE_TEXTS, codes.ORDER)
        if power.find_active(s, foe, codes.EF_IGNORE_TEXTS, codes.BIRD) >= 0:
            return power.find_active(s, foe, codes.EF_IGNORE_TEXTS, codes.BIRD)
        return power.find_active(s, foe, codes.EF_IGNORE_TEXTS, codes.GAS)
    return power.find_active(s, foe, codes.EF_IGNORE_ICONS, 1 if s.bared[1 - foe] else 0)


def way_of_ignoring(s: State, slot: cint) -> cint:
    """Characters, boosters, supports, cards with an icon: for which of these this card is ignored."""
    seat: cint = state.owner(slot)
    kind: cint = codes.SUPPORT if s.mark[slot] & codes.FACE_DOWN else s.rules.kind[slot]
    if kind == codes.CHARACTER and s.no_characters[seat] and not s.rules.flit[slot]:
        return codes.ALL_CHARACTERS
    if kind == codes.BOOSTER and s.no_boosters[seat]:
        return codes.ALL_BOOSTERS
    if kind == codes.SUPPORT and s.no_supports[seat]:
        return codes.ALL_SUPPORTS
    return codes.ALL_WITH_ICON


def reducer(s: State, slot: cint, element: cint) -> cint:
    """The card that makes the value of this active one count as 0; -1 if none does."""
    foe: cint = 1 - state.owner(slot)
    i: cint
    other: cint
    face_down: bint = s.mark[slot] & codes.FACE_DOWN
    is_character: bint = s.rules.kind[slot] == codes.CHARACTER and not face_down
    which: cint = codes.OF_CHARACTERS if is_character else codes.OF_OTHERS
    value: cint = codes.BLUFF_VALUE if face_down else power.printed(s, slot, element)
    if not face_down and power.counted(s, slot, element) == value:
        return -1
    for i in range(s.live[foe], s.combats[foe]):
        other = s.combat[foe * codes.DECK + i]
        if s.rules.effect[other] == codes.EF_REDUCE and s.rules.one[other] == which and power.speaks(s, other):
            if power.is_cut(value, s.rules.two[other]):
                return other
    return -1


def doubler_of_all(s: State, slot: cint) -> cint:
    """The own card that doubles all cards of this one's kind; -1 if none does."""
    seat: cint = state.owner(slot)
    kind: cint = codes.SUPPORT if s.mark[slot] & codes.FACE_DOWN else s.rules.kind[slot]
    other: cint = power.first_speaking(s, seat, codes.EF_DOUBLE_ALL, seat * codes.DECK)
    while other >= 0:
        if 1 << (s.rules.one[other] - 1) == kind:
            return other
        other = power.first_speaking(s, seat, codes.EF_DOUBLE_ALL, other + 1)
    return -1


def raiser_of_bluffs(s: State, seat: cint) -> cint:
    return power.first_speaking(s, seat, codes.EF_RAISE_BLUFFS, seat * codes.DECK)


# --- refusals ---------------------------------------------------------------------------------------------------------


def culprit(s: State, reason: cint, slot: cint, kind: cint, has_text: bint) -> cint:
    """The card that stands behind a refusal of the seat whose turn it is; -1 if none does.

    `slot` is the card that the action is about, NOBODY if there is none, `kind` and `has_text` as what it is played.
    """
    foe: cint = 1 - s.seat
    if reason == codes.FORBIDDEN or reason == codes.ONE_CARD_ONLY or reason == codes.ONE_COMBAT_CARD:
        return playing.forbidding_card(s, slot, kind, has_text)
    if reason == codes.ONE_ACTIVE_CHARACTER or reason == codes.TOO_MANY_ACTIVE:
        return power.first_speaking(s, foe, codes.EF_LIMIT_CHARACTERS, foe * codes.DECK)
    if reason == codes.BLUFF_IGNORED:
        if s.no_supports[s.seat]:
            return power.find_active(s, foe, codes.EF_IGNORE_CARDS, codes.ALL_SUPPORTS)
        return silencer(s, slot, codes.NO_ICONS)
    if reason == codes.RETRIEVE_BLOCKED:
        return beginning.blocking_card(s)
    if reason == codes.HAND_LIMITED:
        return (
            playing.hand_limiter(s, s.seat) if playing.hand_limiter(s, s.seat) >= 0 else playing.deck_limiter(s, s.seat)
        )
    if reason == codes.DEMAND_OPEN:
        return payments.next_demand(s, s.seat, foe * codes.DECK)
    if reason == codes.DEMAND_PLAY:
        return unmet_demand(s)
    if reason == codes.STOPPED:
        return stopper(s)
    if reason == codes.FROM_SHIP_ONLY:
        return landed_ship(s)
    if reason == codes.NO_RETRIEVE:
        return silencer(s, slot, codes.NO_ICONS)
    if reason == codes.NO_EFFECT and state.is_active(s, slot):
        return silencer(s, slot, codes.NO_TEXT)
    return -1


def unmet_demand(s: State) -> cint:
    """The opposing card that wants a booster or a support card played, and none was."""
    foe: cint = 1 - s.seat
    slot: cint = power.first_speaking(s, foe, codes.EF_DEMAND_PLAY, foe * codes.DECK)
    while slot >= 0:
        if not (s.played_support if s.rules.one[slot] == codes.OF_SUPPORT else s.played_booster):
            return slot
        slot = power.first_speaking(s, foe, codes.EF_DEMAND_PLAY, slot + 1)
    return -1


def stopper(s: State) -> cint:
    """The own card whose STOP ended the plays of this turn."""
    slot: cint
    if s.lead >= 0 and s.rules.icon[s.lead] & codes.STOP:
        return s.lead
    for slot in range(s.seat * codes.DECK, s.seat * codes.DECK + codes.DECK):
        if s.rules.icon[slot] & codes.STOP and state.is_active(s, slot) and power.has_icon(s, slot, codes.STOP):
            return slot
    return -1


def landed_ship(s: State) -> cint:
    slot: cint
    for slot in range(s.seat * codes.DECK, s.seat * codes.DECK + codes.DECK):
        if s.mark[slot] & codes.LANDED:
            return slot
    return -1
