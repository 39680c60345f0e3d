"""Combat, step 2: the General leads up to two units away."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, troops
from moonsaga.games.crescent_moon.rules.combat import assigning, card_choice, resolution
from moonsaga.games.crescent_moon.rules.state import State


def on_warfare(s: State, side: cint, unit: cint) -> cint:
    """Units of a sort that lie on Warfare."""
    if s.war_side != side:
        return 0
    return s.war_m if unit == codes.MERCENARY else s.war_o


def movable_units(s: State, side: cint, unit: cint) -> cint:
    at: cint
    at = resolution.fighter(s, side) * codes.HEXES + s.active
    return (s.mercs[at] if unit == codes.MERCENARY else s.ordinary[at]) - on_warfare(s, side, unit)


def can_slip_away(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_not_unit(s, s.resolver, h, unit) == codes.FINE:
                return True
    return False


def why_not_unit(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """Up to two units go to adjacent hexes that no other ruler controls, and leave the combat.

    Units on cards are in the hex as well; only those on Warfare stay, which must be removed whatever happens.
    """
    if h >= s.hexes or not (board_map.links(s, s.active) >> h) & 1:
        return codes.NO_NEIGHBOUR
    if board_map.other_controls(s, seat, h):
        return codes.OTHER_CONTROL
    return (
        codes.FINE
        if movable_units(s, card_choice.side_of(s, s.place[s.card] - codes.PLAYED), unit)
        else codes.NO_SUCH_UNIT
    )


def do_unit(s: State, seat: cint, h: cint, unit: cint) -> void:
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
            assigning.take_back(s, side, assigning.take_off_card(s, side, unit))
    elif assigning.on_cards(s, side, unit):
        assigning.take_off_card(s, side, unit)
    events.unit_left(s, seat, h, unit)
    s.may_leave -= 1
    if not s.may_leave or not can_slip_away(s):
        s.phase = codes.RESOLVE


def why_not_done(s: State, seat: cint) -> cint:
    return codes.FINE


def do_done(s: State, seat: cint) -> void:
    s.phase = codes.RESOLVE
