"""Combat, step 2: Sheikh and Destroyer, which bring units into the combat."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, troops, values
from moonsaga.games.crescent_moon.rules.combat import assigning, card_choice, resolution
from moonsaga.games.crescent_moon.rules.state import State

# --- Sheikh -----------------------------------------------------------------------------------------------------------


def why_not_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    """A mercenary of any ruler in the active hex or next to it."""
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
            if why_not_mercenary(s, s.resolver, ruler, h) == codes.FINE:
                return True
    return False


def do_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> void:
    drop_mercenary(s, ruler, h)
    begin_second_half(s)


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
                    if assigning.on_cards(s, side, codes.MERCENARY):
                        assigning.take_off_card(s, side, codes.MERCENARY)
                    else:
                        s.busy_m[side] -= 1
                        s.war_m -= 1


# --- Destroyer --------------------------------------------------------------------------------------------------------


def why_not_unit(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """One of one's own units from an adjacent hex."""
    there: cint
    if h >= s.hexes or not (board_map.links(s, s.active) >> h) & 1:
        return codes.NO_NEIGHBOUR
    there = s.mercs[seat * codes.HEXES + h] if unit == codes.MERCENARY else s.ordinary[seat * codes.HEXES + h]
    return codes.FINE if there else codes.NO_SUCH_UNIT


def has_reinforcement(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_not_unit(s, s.resolver, h, unit) == codes.FINE:
                return True
    return False


def do_unit(s: State, seat: cint, h: cint, unit: cint) -> void:
    side: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    if unit == codes.MERCENARY:
        troops.shift_units(s, seat, h, s.active, 0, 1)
    else:
        troops.shift_units(s, seat, h, s.active, 1, 0)
    assigning.put_on_card(s, side, unit, 1, codes.GIVES_NOTHING)
    events.unit_joined(s, seat, h, unit)
    begin_second_half(s)


# --- the second half of both ------------------------------------------------------------------------------------------


def begin_second_half(s: State) -> void:
    """What Sheikh and Destroyer bring besides; in the Polish edition it may be left alone (D02)."""
    s.phase = codes.RESOLVE
    if not has_second_half(s):
        return
    if s.rules.optional_effects:
        s.phase = codes.SECOND_HALF
    else:
        do_accept(s, s.resolver)


def why_not_accept(s: State, seat: cint) -> cint:
    return codes.FINE


def do_accept(s: State, seat: cint) -> void:
    s.phase = codes.RESOLVE
    if values.SPECIAL_OF[values.KIND_OF[s.card]] == codes.S_SHEIKH:
        welcome_mercenary(s)
    else:
        welcome_reserve(s)


def why_not_skip(s: State, seat: cint) -> cint:
    """What the cards do first may be left undone in the Polish edition, the second half always (D02)."""
    return codes.FINE if s.phase == codes.SECOND_HALF or s.rules.optional_effects else codes.MUST


def do_skip(s: State, seat: cint) -> void:
    if s.phase == codes.SECOND_HALF:
        s.phase = codes.RESOLVE
    else:
        begin_second_half(s)


def has_second_half(s: State) -> bint:
    """The Sheikh's mercenary comes from the supply, the Destroyer's ordinary unit from the reserves card."""
    seat: cint
    seat = resolution.fighter(s, card_choice.side_of(s, s.place[s.card] - codes.PLAYED))
    if values.SPECIAL_OF[values.KIND_OF[s.card]] == codes.S_SHEIKH:
        return s.supply[seat] > 0
    return seat != codes.NOMAD and s.reserve[seat] > 0


def welcome_mercenary(s: State) -> void:
    """A mercenary of one's own from the supply, assigned at once."""
    side: cint
    seat: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    seat = resolution.fighter(s, side)
    s.supply[seat] -= 1
    s.mercs[seat * codes.HEXES + s.active] += 1
    assigning.put_on_card(s, side, codes.MERCENARY, 1, codes.GIVES_NOTHING)
    events.mercenary_joined(s, seat, s.active)


def welcome_reserve(s: State) -> void:
    """An ordinary unit from the reserves card; the Nomad's are no ordinary ones."""
    side: cint
    seat: cint
    side = card_choice.side_of(s, s.place[s.card] - codes.PLAYED)
    seat = resolution.fighter(s, side)
    s.reserve[seat] -= 1
    s.ordinary[seat * codes.HEXES + s.active] += 1
    assigning.put_on_card(s, side, codes.ORDINARY, 1, codes.GIVES_NOTHING)
    events.reserve_joined(s, seat, s.active)
