"""Combat, step 2: what each card does; units on cards, Sheikh, Destroyer, General."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import links, other_controls
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.card_choice import decides, side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.resolution import (
        card_bonus,
        fighter,
        free_units,
        usable,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.troops import shift_units
else:
    from moonsaga.games.crescent_moon.rules.board_map import links, other_controls
    from moonsaga.games.crescent_moon.rules.combat.card_choice import decides, side_of
    from moonsaga.games.crescent_moon.rules.combat.resolution import card_bonus, fighter, free_units, usable
    from moonsaga.games.crescent_moon.rules.state import State, tell
    from moonsaga.games.crescent_moon.rules.troops import shift_units

# --- constants the compiler should know

ASSIGN = cython.declare(cint, codes.ASSIGN)
ATTACKING = cython.declare(cint, codes.ATTACKING)
EV_ASSIGNED = cython.declare(cint, codes.EV_ASSIGNED)
EV_MERCENARY_JOINED = cython.declare(cint, codes.EV_MERCENARY_JOINED)
EV_MERCENARY_LOST = cython.declare(cint, codes.EV_MERCENARY_LOST)
EV_RESERVE_JOINED = cython.declare(cint, codes.EV_RESERVE_JOINED)
EV_RESOLVED = cython.declare(cint, codes.EV_RESOLVED)
EV_UNIT_JOINED = cython.declare(cint, codes.EV_UNIT_JOINED)
EV_UNIT_LEFT = cython.declare(cint, codes.EV_UNIT_LEFT)
FINE = cython.declare(cint, codes.FINE)
GIFTS = cython.declare(cint, len(codes.LEAVING))
GIVES_ARCHERS = cython.declare(cint, codes.GIVES_ARCHERS)
GIVES_NOTHING = cython.declare(cint, codes.GIVES_NOTHING)
GIVES_SAVE = cython.declare(cint, codes.GIVES_SAVE)
GIVES_SIEGE = cython.declare(cint, codes.GIVES_SIEGE)
GIVES_STRENGTH = cython.declare(cint, codes.GIVES_STRENGTH)
MERCENARIES = cython.declare(cint, codes.MERCENARIES)
MERCENARY = cython.declare(cint, codes.MERCENARY)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
NOT_ENOUGH_UNITS = cython.declare(cint, codes.NOT_ENOUGH_UNITS)
NO_MERCENARY = cython.declare(cint, codes.NO_MERCENARY)
NO_NEIGHBOUR = cython.declare(cint, codes.NO_NEIGHBOUR)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
NO_SUCH_UNIT = cython.declare(cint, codes.NO_SUCH_UNIT)
ON_DESTROYER = cython.declare(cint, codes.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, codes.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, codes.ON_SHEIKH)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
ORDINARIES = cython.declare(cint, codes.ORDINARIES)
ORDINARY = cython.declare(cint, codes.ORDINARY)
OTHER_CONTROL = cython.declare(cint, codes.OTHER_CONTROL)
PLAYED = cython.declare(cint, codes.PLAYED)
RESOLVE = cython.declare(cint, codes.RESOLVE)
SECOND_HALF = cython.declare(cint, codes.SECOND_HALF)
S_CORRUPTION = cython.declare(cint, codes.S_CORRUPTION)
S_DESTROYER = cython.declare(cint, codes.S_DESTROYER)
S_GENERAL = cython.declare(cint, codes.S_GENERAL)
S_SHEIKH = cython.declare(cint, codes.S_SHEIKH)
S_TRUCE = cython.declare(cint, codes.S_TRUCE)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
WRONG_NUMBER = cython.declare(cint, codes.WRONG_NUMBER)
WRONG_UNITS = cython.declare(cint, codes.WRONG_UNITS)
ASSIGN_ATTACKER = cython.declare(cint[31])
ASSIGN_EXACT = cython.declare(cint[31])
ASSIGN_GIVES = cython.declare(cint[31])
ASSIGN_MOST = cython.declare(cint[31])
ASSIGN_UNITS = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
LEAVING = cython.declare(cint[5])
SPECIAL_OF = cython.declare(cint[31])
if not cython.compiled:
    ASSIGN_ATTACKER = [0] * 31
    ASSIGN_EXACT = [0] * 31
    ASSIGN_GIVES = [0] * 31
    ASSIGN_MOST = [0] * 31
    ASSIGN_UNITS = [0] * 31
    KIND_OF = [0] * 69
    LEAVING = [0] * 5
    SPECIAL_OF = [0] * 31
for _i in range(31):
    ASSIGN_ATTACKER[_i] = codes.ASSIGN_ATTACKER[_i]
for _i in range(31):
    ASSIGN_EXACT[_i] = codes.ASSIGN_EXACT[_i]
for _i in range(31):
    ASSIGN_GIVES[_i] = codes.ASSIGN_GIVES[_i]
for _i in range(31):
    ASSIGN_MOST[_i] = codes.ASSIGN_MOST[_i]
for _i in range(31):
    ASSIGN_UNITS[_i] = codes.ASSIGN_UNITS[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(5):
    LEAVING[_i] = codes.LEAVING[_i]
for _i in range(31):
    SPECIAL_OF[_i] = codes.SPECIAL_OF[_i]

# --- end of constants


# --- 2. the other cards -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def resolve_combat_card(s: State, card: cint) -> cython.void:
    """A card counts: its strength, then its special effect or the units it wants."""
    kind: cint
    seat: cint
    side: cint
    special: cint
    kind = KIND_OF[card]
    seat = s.place[card] - PLAYED
    side = side_of(s, seat)
    special = SPECIAL_OF[kind]
    s.card = card
    s.mark[card] = 1
    s.resolver = decides(s, seat)
    s.who = s.resolver
    s.bonus[side] += card_bonus(s, kind, side)
    tell(s, EV_RESOLVED, seat, card, s.bonus[side], 0)
    if special == S_CORRUPTION:
        s.bonus[1 - side] -= 1
        s.gift[card] = fighter(s, 1 - side)
    elif special == S_TRUCE:
        s.truce = 1
    elif special == S_SHEIKH:
        s.phase = ON_SHEIKH
        if not has_prey(s):
            begin_second_half(s)
    elif special == S_DESTROYER:
        s.phase = ON_DESTROYER
        if not has_reinforcement(s):
            begin_second_half(s)
    elif special == S_GENERAL:
        s.phase = ON_GENERAL
        s.left = 2
        if not can_slip_away(s):
            s.phase = RESOLVE
    elif ASSIGN_MOST[kind]:
        begin_assigning(s, kind, side)


@cython.cfunc
@cython.exceptval(check=False)
def begin_assigning(s: State, kind: cint, side: cint) -> cython.void:
    """Units are put on the card; where there is no choice it happens at once."""
    o: cint
    m: cint
    o = usable(s, kind, side, ORDINARY)
    m = usable(s, kind, side, MERCENARY)
    if not o + m or (ASSIGN_ATTACKER[kind] and side != ATTACKING):
        return
    s.phase = ASSIGN
    if ASSIGN_EXACT[kind] and not s.rules.optional_effects and (not o or not m):
        assign(s, 1 if o else 0, 0 if o else 1)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_assign(s: State, seat: cint, o: cint, m: cint) -> cint:
    """So many units as the card says, of the sort it says, and none that is on another card."""
    kind: cint
    side: cint
    if s.phase == ON_WARFARE:
        if o > free_units(s, s.war_side, ORDINARY) or m > free_units(s, s.war_side, MERCENARY):
            return NOT_ENOUGH_UNITS
        return FINE if o + m == s.left else WRONG_NUMBER
    if s.phase != ASSIGN:
        return WRONG_MOMENT
    kind = KIND_OF[s.card]
    side = side_of(s, s.place[s.card] - PLAYED)
    if (o and ASSIGN_UNITS[kind] == MERCENARIES) or (m and ASSIGN_UNITS[kind] == ORDINARIES):
        return WRONG_UNITS
    if o > usable(s, kind, side, ORDINARY) or m > usable(s, kind, side, MERCENARY):
        return NOT_ENOUGH_UNITS
    if o + m > ASSIGN_MOST[kind] or (ASSIGN_EXACT[kind] and o + m != ASSIGN_MOST[kind]):
        return WRONG_NUMBER
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def assign(s: State, o: cint, m: cint) -> cython.void:
    """What each assigned unit gives."""
    kind: cint
    side: cint
    gives: cint
    kind = KIND_OF[s.card]
    side = side_of(s, s.place[s.card] - PLAYED)
    gives = ASSIGN_GIVES[kind]
    put_on_card(s, side, ORDINARY, o, gives)
    put_on_card(s, side, MERCENARY, m, gives)
    if gives == GIVES_STRENGTH:
        s.bonus[side] += o + m
    elif gives == GIVES_SAVE:
        s.save[side] += o + m
    elif gives == GIVES_SIEGE:
        s.siege = 1
    elif gives == GIVES_ARCHERS:
        s.archers += 1
    tell(s, EV_ASSIGNED, s.resolver, s.card, o, m)
    s.phase = RESOLVE


# Units on cards


@cython.cfunc
@cython.exceptval(check=False)
def put_on_card(s: State, side: cint, unit: cint, count: cint, gives: cint) -> cython.void:
    """So many units are on a card that gives this for each of them."""
    s.duty[(side * 2 + unit) * GIFTS + gives] += count
    if unit == MERCENARY:
        s.busy_m[side] += count
    else:
        s.busy_o[side] += count


@cython.cfunc
@cython.exceptval(check=False)
def on_cards(s: State, side: cint, unit: cint) -> cint:
    """Units of a sort that are on cards other than Warfare."""
    found: cint = 0
    gives: cint
    for gives in range(GIFTS):
        found += s.duty[(side * 2 + unit) * GIFTS + gives]
    return found


@cython.cfunc
@cython.exceptval(check=False)
def take_off_card(s: State, side: cint, unit: cint) -> cint:
    """One unit is no longer on its card: what it gave. Of several cards it leaves the one that can best spare it."""
    i: cint
    gives: cint = GIVES_NOTHING
    for i in range(GIFTS):
        gives = LEAVING[i]
        if s.duty[(side * 2 + unit) * GIFTS + gives]:
            put_on_card(s, side, unit, -1, gives)
            return gives
    return GIVES_NOTHING


@cython.cfunc
@cython.exceptval(check=False)
def take_back(s: State, side: cint, gives: cint) -> cython.void:
    """A card loses what a unit on it gave."""
    if gives == GIVES_STRENGTH:
        s.bonus[side] -= 1
    elif gives == GIVES_SAVE:
        s.save[side] -= 1
    elif gives == GIVES_ARCHERS:
        s.archers -= 1
    elif gives == GIVES_SIEGE:
        if not s.duty[(side * 2 + ORDINARY) * GIFTS + gives] + s.duty[(side * 2 + MERCENARY) * GIFTS + gives]:
            s.siege = 0


# Sheikh


@cython.cfunc
@cython.exceptval(check=False)
def why_no_prey(s: State, ruler: cint, h: cint) -> cint:
    """A mercenary of any ruler in the active hex or next to it."""
    if s.phase != ON_SHEIKH:
        return WRONG_MOMENT
    if h >= s.hexes or ruler >= s.rules.seats:
        return NO_SUCH_HEX
    if not ((links(s, s.active) | (1 << s.active)) >> h) & 1:
        return NO_NEIGHBOUR
    return FINE if s.mercs[ruler * 16 + h] else NO_MERCENARY


@cython.cfunc
@cython.exceptval(check=False)
def has_prey(s: State) -> bint:
    ruler: cint
    h: cint
    for ruler in range(s.rules.seats):
        for h in range(s.hexes):
            if why_no_prey(s, ruler, h) == FINE:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def drop_mercenary(s: State, ruler: cint, h: cint) -> cython.void:
    """Back to its owner's supply; a card it was assigned to loses it, but keeps what it gave."""
    side: cint
    s.mercs[ruler * 16 + h] -= 1
    s.supply[ruler] += 1
    tell(s, EV_MERCENARY_LOST, ruler, NOBODY, h, 0)
    if h == s.active:
        for side in range(2):
            if fighter(s, side) == ruler:
                if s.busy_m[side] > s.mercs[ruler * 16 + h]:
                    if on_cards(s, side, MERCENARY):
                        take_off_card(s, side, MERCENARY)
                    else:
                        s.busy_m[side] -= 1
                        s.war_m -= 1


@cython.cfunc
@cython.exceptval(check=False)
def begin_second_half(s: State) -> cython.void:
    """What Sheikh and Destroyer bring besides; in the Polish edition it may be left alone (D02)."""
    s.phase = RESOLVE
    if not has_second_half(s):
        return
    if s.rules.optional_effects:
        s.phase = SECOND_HALF
    else:
        do_second_half(s)


@cython.cfunc
@cython.exceptval(check=False)
def has_second_half(s: State) -> bint:
    """The Sheikh's mercenary comes from the supply, the Destroyer's ordinary unit from the reserves card."""
    seat: cint
    seat = fighter(s, side_of(s, s.place[s.card] - PLAYED))
    if SPECIAL_OF[KIND_OF[s.card]] == S_SHEIKH:
        return s.supply[seat] > 0
    return seat != NOMAD and s.reserve[seat] > 0


@cython.cfunc
@cython.exceptval(check=False)
def do_second_half(s: State) -> cython.void:
    s.phase = RESOLVE
    if SPECIAL_OF[KIND_OF[s.card]] == S_SHEIKH:
        welcome_mercenary(s)
    else:
        welcome_reserve(s)


@cython.cfunc
@cython.exceptval(check=False)
def welcome_mercenary(s: State) -> cython.void:
    """A mercenary of one's own from the supply, assigned at once."""
    side: cint
    seat: cint
    side = side_of(s, s.place[s.card] - PLAYED)
    seat = fighter(s, side)
    s.supply[seat] -= 1
    s.mercs[seat * 16 + s.active] += 1
    put_on_card(s, side, MERCENARY, 1, GIVES_NOTHING)
    tell(s, EV_MERCENARY_JOINED, seat, NOBODY, s.active, 0)


# Destroyer


@cython.cfunc
@cython.exceptval(check=False)
def why_no_reinforcement(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """One of one's own units from an adjacent hex."""
    there: cint
    if s.phase != ON_DESTROYER:
        return WRONG_MOMENT
    if h >= s.hexes or not (links(s, s.active) >> h) & 1:
        return NO_NEIGHBOUR
    there = s.mercs[seat * 16 + h] if unit == MERCENARY else s.ordinary[seat * 16 + h]
    return FINE if there else NO_SUCH_UNIT


@cython.cfunc
@cython.exceptval(check=False)
def has_reinforcement(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_no_reinforcement(s, s.resolver, h, unit) == FINE:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def reinforce(s: State, seat: cint, h: cint, unit: cint) -> cython.void:
    side: cint
    side = side_of(s, s.place[s.card] - PLAYED)
    if unit == MERCENARY:
        shift_units(s, seat, h, s.active, 0, 1)
    else:
        shift_units(s, seat, h, s.active, 1, 0)
    put_on_card(s, side, unit, 1, GIVES_NOTHING)
    tell(s, EV_UNIT_JOINED, seat, NOBODY, h, unit)
    begin_second_half(s)


@cython.cfunc
@cython.exceptval(check=False)
def welcome_reserve(s: State) -> cython.void:
    """An ordinary unit from the reserves card; the Nomad's are no ordinary ones."""
    side: cint
    seat: cint
    side = side_of(s, s.place[s.card] - PLAYED)
    seat = fighter(s, side)
    s.reserve[seat] -= 1
    s.ordinary[seat * 16 + s.active] += 1
    put_on_card(s, side, ORDINARY, 1, GIVES_NOTHING)
    tell(s, EV_RESERVE_JOINED, seat, NOBODY, s.active, 0)


# General


@cython.cfunc
@cython.exceptval(check=False)
def on_warfare(s: State, side: cint, unit: cint) -> cint:
    """Units of a sort that lie on Warfare."""
    if s.war_side != side:
        return 0
    return s.war_m if unit == MERCENARY else s.war_o


@cython.cfunc
@cython.exceptval(check=False)
def movable_units(s: State, side: cint, unit: cint) -> cint:
    at: cint
    at = fighter(s, side) * 16 + s.active
    return (s.mercs[at] if unit == MERCENARY else s.ordinary[at]) - on_warfare(s, side, unit)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_slip(s: State, seat: cint, h: cint, unit: cint) -> cint:
    """Up to two units go to adjacent hexes that no other ruler controls, and leave the combat.

    Units on cards are in the hex as well; only those on Warfare stay, which must be removed whatever happens.
    """
    if s.phase != ON_GENERAL:
        return WRONG_MOMENT
    if h >= s.hexes or not (links(s, s.active) >> h) & 1:
        return NO_NEIGHBOUR
    if other_controls(s, seat, h):
        return OTHER_CONTROL
    return FINE if movable_units(s, side_of(s, s.place[s.card] - PLAYED), unit) else NO_SUCH_UNIT


@cython.cfunc
@cython.exceptval(check=False)
def can_slip_away(s: State) -> bint:
    h: cint
    unit: cint
    for h in range(s.hexes):
        for unit in range(2):
            if why_no_slip(s, s.resolver, h, unit) == FINE:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def slip_away(s: State, seat: cint, h: cint, unit: cint) -> cython.void:
    """Of equal units free ones go first; one that is on a card takes with it what it gave.

    Where the bonus stays, those on cards go first: they have given what they can, the others can still be assigned.
    """
    side: cint
    free: cint
    side = side_of(s, s.place[s.card] - PLAYED)
    free = free_units(s, side, unit)
    if unit == MERCENARY:
        shift_units(s, seat, s.active, h, 0, 1)
    else:
        shift_units(s, seat, s.active, h, 1, 0)
    if not s.rules.bonus_stays:
        if free <= 0:
            take_back(s, side, take_off_card(s, side, unit))
    elif on_cards(s, side, unit):
        take_off_card(s, side, unit)
    tell(s, EV_UNIT_LEFT, seat, NOBODY, h, unit)
    s.left -= 1
    if not s.left or not can_slip_away(s):
        s.phase = RESOLVE
