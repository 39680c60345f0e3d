"""Combat, step 2: units on cards, and what they give."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import values
from moonsaga.games.crescent_moon.rules.combat import card_choice, resolution
from moonsaga.games.crescent_moon.rules.state import State


def begin_assigning(s: State, kind: cint, side: cint) -> void:
    """Units are put on the card; where there is no choice it happens at once."""
    o: cint
    m: cint
    o = resolution.usable(s, kind, side, codes.ORDINARY)
    m = resolution.usable(s, kind, side, codes.MERCENARY)
    if not o + m or (values.ASSIGN_ATTACKER[kind] and side != codes.ATTACKING):
        return
    s.phase = codes.ASSIGN
    if values.ASSIGN_EXACT[kind] and not s.rules.optional_effects and (not o or not m):
        do_assign(s, s.resolver, 1 if o else 0, 0 if o else 1)


def why_not_assign(s: State, seat: cint, o: cint, m: cint) -> cint:
    """As many units as the card says, of the sort it says, and none that is on another card."""
    kind: cint
    side: cint
    kind = values.KIND_OF[s.card]
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    if (o and values.ASSIGN_UNITS[kind] == codes.MERCENARIES) or (m and values.ASSIGN_UNITS[kind] == codes.ORDINARIES):
        return codes.WRONG_UNITS
    if o > resolution.usable(s, kind, side, codes.ORDINARY) or m > resolution.usable(s, kind, side, codes.MERCENARY):
        return codes.NOT_ENOUGH_UNITS
    if o + m > values.ASSIGN_MOST[kind] or (values.ASSIGN_EXACT[kind] and o + m != values.ASSIGN_MOST[kind]):
        return codes.WRONG_NUMBER
    return codes.FINE


def do_assign(s: State, seat: cint, o: cint, m: cint) -> void:
    """What each assigned unit gives."""
    kind: cint
    side: cint
    gives: cint
    kind = values.KIND_OF[s.card]
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    gives = values.ASSIGN_GIVES[kind]
    put_on_card(s, side, codes.ORDINARY, o, gives)
    put_on_card(s, side, codes.MERCENARY, m, gives)
    if gives == codes.GIVES_STRENGTH:
        s.bonus[side] += o + m
    elif gives == codes.GIVES_SAVE:
        s.save[side] += o + m
    elif gives == codes.GIVES_SIEGE:
        s.siege = 1
    elif gives == codes.GIVES_ARCHERS:
        s.archers += 1
    events.assigned(s, s.resolver, o, m, s.card)
    s.phase = codes.RESOLVE


def why_not_skip(s: State, seat: cint) -> cint:
    """Optional in the Polish edition (D02). A card that takes units up to a limit is left with none instead."""
    return codes.FINE if s.rules.optional_effects and values.ASSIGN_EXACT[values.KIND_OF[s.card]] else codes.MUST


def do_skip(s: State, seat: cint) -> void:
    s.phase = codes.RESOLVE


def put_on_card(s: State, side: cint, unit: cint, count: cint, gives: cint) -> void:
    """The number of units on cards that give this for each of them."""
    s.duty[(side * 2 + unit) * codes.GIFT_KINDS + gives] += count
    if unit == codes.MERCENARY:
        s.busy_m[side] += count
    else:
        s.busy_o[side] += count


def on_cards(s: State, side: cint, unit: cint) -> cint:
    """Units of a sort that are on cards other than Warfare."""
    found: cint = 0
    gives: cint
    for gives in range(codes.GIFT_KINDS):
        found += s.duty[(side * 2 + unit) * codes.GIFT_KINDS + gives]
    return found


def take_off_card(s: State, side: cint, unit: cint) -> cint:
    """One unit is no longer on its card: what it gave. Of several cards it leaves the one that can best spare it."""
    i: cint
    gives: cint = codes.GIVES_NOTHING
    for i in range(codes.GIFT_KINDS):
        gives = values.LEAVING[i]
        if s.duty[(side * 2 + unit) * codes.GIFT_KINDS + gives]:
            put_on_card(s, side, unit, -1, gives)
            return gives
    return codes.GIVES_NOTHING


def take_back(s: State, side: cint, gives: cint) -> void:
    """A card loses what a unit on it gave."""
    if gives == codes.GIVES_STRENGTH:
        s.bonus[side] -= 1
    elif gives == codes.GIVES_SAVE:
        s.save[side] -= 1
    elif gives == codes.GIVES_ARCHERS:
        s.archers -= 1
    elif gives == codes.GIVES_SIEGE:
        if (
            not s.duty[(side * 2 + codes.ORDINARY) * codes.GIFT_KINDS + gives]
            + s.duty[(side * 2 + codes.MERCENARY) * codes.GIFT_KINDS + gives]
        ):
            s.siege = 0
