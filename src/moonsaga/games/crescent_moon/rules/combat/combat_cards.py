"""Combat, step 2: what each card does; units on cards, Sheikh, Destroyer, General."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, troops, values
from moonsaga.games.crescent_moon.rules.combat import card_choice, resolution
from moonsaga.games.crescent_moon.rules.state import State

# --- 2. the other cards -----------------------------------------------------------------------------------------------


def resolve_combat_card(s: State, card: cint) -> void:
    """A card counts: its strength, then its special effect or the units it wants."""
    kind: cint
    seat: cint
    side: cint
    special: cint
    kind = values.KIND_OF[card]
    seat = s.place[card] - codes.PLAYED
    side = card_choice.side_of(s, seat)
    special = values.SPECIAL_OF[kind]
    s.card = card
    s.mark[card] = 1
    s.resolver = card_choice.decides(s, seat)
    s.who = s.resolver
    s.bonus[side] += resolution.card_bonus(s, kind, side)
    events.resolved(s, seat, s.bonus[side], card)
    if special == codes.S_CORRUPTION:
        s.bonus[1 - side] -= 1
        s.gift[card] = resolution.fighter(s, 1 - side)
    elif special == codes.S_TRUCE:
        s.truce = 1
    elif special == codes.S_SHEIKH:
        s.phase = codes.ON_SHEIKH
        if not has_prey(s):
            begin_second_half(s)
    elif special == codes.S_DESTROYER:
        s.phase = codes.ON_DESTROYER
        if not has_reinforcement(s):
            begin_second_half(s)
    elif special == codes.S_GENERAL:
        s.phase = codes.ON_GENERAL
        s.left = 2
        if not can_slip_away(s):
            s.phase = codes.RESOLVE
    elif values.ASSIGN_MOST[kind]:
        begin_assigning(s, kind, side)


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
        assign(s, 1 if o else 0, 0 if o else 1)


def why_no_assign(s: State, seat: cint, o: cint, m: cint) -> cint:
    """So many units as the card says, of the sort it says, and none that is on another card."""
    kind: cint
    side: cint
    if s.phase == codes.ON_WARFARE:
        if o > resolution.free_units(s, s.war_side, codes.ORDINARY) or m > resolution.free_units(
            s, s.war_side, codes.MERCENARY
        ):
            return codes.NOT_ENOUGH_UNITS
        return codes.FINE if o + m == s.left else codes.WRONG_NUMBER
    if s.phase != codes.ASSIGN:
        return codes.WRONG_MOMENT
    kind = values.KIND_OF[s.card]
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    if (o and values.ASSIGN_UNITS[kind] == codes.MERCENARIES) or (m and values.ASSIGN_UNITS[kind] == codes.ORDINARIES):
        return codes.WRONG_UNITS
    if o > resolution.usable(s, kind, side, codes.ORDINARY) or m > resolution.usable(s, kind, side, codes.MERCENARY):
        return codes.NOT_ENOUGH_UNITS
    if o + m > values.ASSIGN_MOST[kind] or (values.ASSIGN_EXACT[kind] and o + m != values.ASSIGN_MOST[kind]):
        return codes.WRONG_NUMBER
    return codes.FINE


def assign(s: State, o: cint, m: cint) -> void:
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


# Units on cards


def put_on_card(s: State, side: cint, unit: cint, count: cint, gives: cint) -> void:
    """So many units are on a card that gives this for each of them."""
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


# Sheikh


def why_no_prey(s: State, ruler: cint, h: cint) -> cint:
    """A mercenary of any ruler in the active hex or next to it."""
    if s.phase != codes.ON_SHEIKH:
        return codes.WRONG_MOMENT
    if h >= s.hexes or ruler >= s.rules.seats:
        return codes.NO_SUCH_HEX
    if not ((board_map.links(s, s.active) | (1 << s.active)) >> h) & 1:
        return codes.NO_NEIGHBOUR
    return codes.FINE if s.mercs[ruler * codes.HEXES + h] else codes.NO_MERCENARY


def has_prey(s: State) -> bint:
    ruler: cint
    h: cint
    for ruler in range(s.rules.seats):
        for h in range(s.hexes):
            if why_no_prey(s, ruler, h) == codes.FINE:
                return True
    return False


def drop_mercenary(s: State, ruler: cint, h: cint) -> void:
    """Back to its owner's supply; a card it was assigned to loses it, but keeps what it gave."""
    side: cint
    s.mercs[ruler * codes.HEXES + h] -= 1
    s.supply[ruler] += 1
    events.mercenary_lost(s, ruler, h)
    if h == s.active:
        for side in range(2):
            if resolution.fighter(s, side) == ruler:
                if s.busy_m[side] > s.mercs[ruler * codes.HEXES + h]:
                    if on_cards(s, side, codes.MERCENARY):
                        take_off_card(s, side, codes.MERCENARY)
                    else:
                        s.busy_m[side] -= 1
                        s.war_m -= 1


def begin_second_half(s: State) -> void:
    """What Sheikh and Destroyer bring besides; in the Polish edition it may be left alone (D02)."""
    s.phase = codes.RESOLVE
    if not has_second_half(s):
        return
    if s.rules.optional_effects:
        s.phase = codes.SECOND_HALF
    else:
        do_second_half(s)


def has_second_half(s: State) -> bint:
    """The Sheikh's mercenary comes from the supply, the Destroyer's ordinary unit from the reserves card."""
    seat: cint
    seat = resolution.fighter(s, card_choice.side_of(s, s.place[s.card] - codes.PLAYED))
    if values.SPECIAL_OF[values.KIND_OF[s.card]] == codes.S_SHEIKH:
        return s.supply[seat] > 0
    return seat != codes.NOMAD and s.reserve[seat] > 0


def do_second_half(s: State) -> void:
    s.phase = codes.RESOLVE
    if values.SPECIAL_OF[values.KIND_OF[s.card]] == codes.S_SHEIKH:
        welcome_mercenary(s)
    else:
        welcome_reserve(s)


def welcome_mercenary(s: State) -> void:
    """A mercenary of one's own from the supply, assigned at once."""
    side: cint
    seat: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    seat = resolution.fighter(s, side)
    s.supply[seat] -= 1
    s.mercs[seat * codes.HEXES + s.active] += 1
    put_on_card(s, side, codes.MERCENARY, 1, codes.GIVES_NOTHING)
    events.mercenary_joined(s, seat, s.active)


# Destroyer


def why_no_reinforcement(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """One of one's own units from an adjacent hex."""
    there: cint
    if s.phase != codes.ON_DESTROYER:
        return codes.WRONG_MOMENT
    if h >= s.hexes or not (board_map.links(s, s.active) >> h) & 1:
        return codes.NO_NEIGHBOUR
    there = s.mercs[seat * codes.HEXES + h] if unit == codes.MERCENARY else s.ordinary[seat * codes.HEXES + h]
    return codes.FINE if there else codes.NO_SUCH_UNIT


def has_reinforcement(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_no_reinforcement(s, s.resolver, h, unit) == codes.FINE:
                return True
    return False


def reinforce(s: State, seat: cint, h: cint, unit: cint) -> void:
    side: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    if unit == codes.MERCENARY:
        troops.shift_units(s, seat, h, s.active, 0, 1)
    else:
        troops.shift_units(s, seat, h, s.active, 1, 0)
    put_on_card(s, side, unit, 1, codes.GIVES_NOTHING)
    events.unit_joined(s, seat, h, unit)
    begin_second_half(s)


def welcome_reserve(s: State) -> void:
    """An ordinary unit from the reserves card; the Nomad's are no ordinary ones."""
    side: cint
    seat: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    seat = resolution.fighter(s, side)
    s.reserve[seat] -= 1
    s.ordinary[seat * codes.HEXES + s.active] += 1
    put_on_card(s, side, codes.ORDINARY, 1, codes.GIVES_NOTHING)
    events.reserve_joined(s, seat, s.active)


# General


def on_warfare(s: State, side: cint, unit: cint) -> cint:
    """Units of a sort that lie on Warfare."""
    if s.war_side != side:
        return 0
    return s.war_m if unit == codes.MERCENARY else s.war_o


def movable_units(s: State, side: cint, unit: cint) -> cint:
    at: cint
    at = resolution.fighter(s, side) * codes.HEXES + s.active
    return (s.mercs[at] if unit == codes.MERCENARY else s.ordinary[at]) - on_warfare(s, side, unit)


def why_no_slip(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """Up to two units go to adjacent hexes that no other ruler controls, and leave the combat.

    Units on cards are in the hex as well; only those on Warfare stay, which must be removed whatever happens.
    """
    if s.phase != codes.ON_GENERAL:
        return codes.WRONG_MOMENT
    if h >= s.hexes or not (board_map.links(s, s.active) >> h) & 1:
        return codes.NO_NEIGHBOUR
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    return (
        codes.FINE
        if movable_units(s, card_choice.side_of(s, s.place[s.card] - codes.PLAYED), unit)
        else codes.NO_SUCH_UNIT
    )


def can_slip_away(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_no_slip(s, s.resolver, h, unit) == codes.FINE:
                return True
    return False


def slip_away(s: State, seat: cint, h: cint, unit: cint) -> void:
    """Of equal units free ones go first; one that is on a card takes with it what it gave.

    Where the bonus stays, those on cards go first: they have given what they can, the others can still be assigned.
    """
    side: cint
    free: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    free = resolution.free_units(s, side, unit)
    if unit == codes.MERCENARY:
        troops.shift_units(s, seat, s.active, h, 0, 1)
    else:
        troops.shift_units(s, seat, s.active, h, 1, 0)
    if not s.rules.bonus_stays:
        if free <= 0:
            take_back(s, side, take_off_card(s, side, unit))
    elif on_cards(s, side, unit):
        take_off_card(s, side, unit)
    events.unit_left(s, seat, h, unit)
    s.left -= 1
    if not s.left or not can_slip_away(s):
        s.phase = codes.RESOLVE
