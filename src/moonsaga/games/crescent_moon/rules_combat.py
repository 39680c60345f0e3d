"""Combat in its eight steps (Combat)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules_actions import sack_settlement, shift_units, spoils
    from cython.cimports.moonsaga.games.crescent_moon.rules_cards import find_card
    from cython.cimports.moonsaga.games.crescent_moon.rules_fight import clear_cards, decides, pay_pact, side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import links, other_controls, terrain, units
    from cython.cimports.moonsaga.games.crescent_moon.state import State, pay, tell
else:
    from moonsaga.games.crescent_moon.rules_actions import sack_settlement, shift_units, spoils
    from moonsaga.games.crescent_moon.rules_cards import find_card
    from moonsaga.games.crescent_moon.rules_fight import clear_cards, decides, pay_pact, side_of
    from moonsaga.games.crescent_moon.rules_map import links, other_controls, terrain, units
    from moonsaga.games.crescent_moon.state import State, pay, tell

# --- constants the compiler should know

ALWAYS = cython.declare(cint, numbers.ALWAYS)
ASSIGN = cython.declare(cint, numbers.ASSIGN)
AS_DEFENDER = cython.declare(cint, numbers.AS_DEFENDER)
ATTACKER_LOSSES = cython.declare(cint, numbers.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, numbers.ATTACKING)
AT_SETTLEMENT = cython.declare(cint, numbers.AT_SETTLEMENT)
BANK = cython.declare(cint, numbers.BANK)
BEHIND_WALLS = cython.declare(cint, numbers.BEHIND_WALLS)
B_CASTLE = cython.declare(cint, numbers.B_CASTLE)
B_FORT = cython.declare(cint, numbers.B_FORT)
CALIPH = cython.declare(cint, numbers.CALIPH)
CANNOT_CAPTURE = cython.declare(cint, numbers.CANNOT_CAPTURE)
CAPTURE = cython.declare(cint, numbers.CAPTURE)
DECIDED = cython.declare(cint, numbers.DECIDED)
DEFENDER_LOSSES = cython.declare(cint, numbers.DEFENDER_LOSSES)
DEFENDING = cython.declare(cint, numbers.DEFENDING)
END_ACTION = cython.declare(cint, numbers.END_ACTION)
EV_ASSIGNED = cython.declare(cint, numbers.EV_ASSIGNED)
EV_CAPTURED = cython.declare(cint, numbers.EV_CAPTURED)
EV_CASUALTIES = cython.declare(cint, numbers.EV_CASUALTIES)
EV_MERCENARY_JOINED = cython.declare(cint, numbers.EV_MERCENARY_JOINED)
EV_MERCENARY_LOST = cython.declare(cint, numbers.EV_MERCENARY_LOST)
EV_REMOVED = cython.declare(cint, numbers.EV_REMOVED)
EV_RESERVE_JOINED = cython.declare(cint, numbers.EV_RESERVE_JOINED)
EV_RESOLVED = cython.declare(cint, numbers.EV_RESOLVED)
EV_RETREATED = cython.declare(cint, numbers.EV_RETREATED)
EV_SACKED = cython.declare(cint, numbers.EV_SACKED)
EV_STRENGTH = cython.declare(cint, numbers.EV_STRENGTH)
EV_UNIT_JOINED = cython.declare(cint, numbers.EV_UNIT_JOINED)
EV_UNIT_LEFT = cython.declare(cint, numbers.EV_UNIT_LEFT)
EV_WARFARE = cython.declare(cint, numbers.EV_WARFARE)
EV_WON = cython.declare(cint, numbers.EV_WON)
FINE = cython.declare(cint, numbers.FINE)
FORT = cython.declare(cint, numbers.FORT)
GIVES_ARCHERS = cython.declare(cint, numbers.GIVES_ARCHERS)
GIVES_SAVE = cython.declare(cint, numbers.GIVES_SAVE)
GIVES_SIEGE = cython.declare(cint, numbers.GIVES_SIEGE)
GIVES_STRENGTH = cython.declare(cint, numbers.GIVES_STRENGTH)
IN_DESERT = cython.declare(cint, numbers.IN_DESERT)
IN_WILDS = cython.declare(cint, numbers.IN_WILDS)
MERCENARIES = cython.declare(cint, numbers.MERCENARIES)
MERCENARY = cython.declare(cint, numbers.MERCENARY)
MURSHID = cython.declare(cint, numbers.MURSHID)
NOBODY = cython.declare(cint, numbers.NOBODY)
NOMAD = cython.declare(cint, numbers.NOMAD)
NOT_ENOUGH_UNITS = cython.declare(cint, numbers.NOT_ENOUGH_UNITS)
NO_MERCENARY = cython.declare(cint, numbers.NO_MERCENARY)
NO_NEIGHBOUR = cython.declare(cint, numbers.NO_NEIGHBOUR)
NO_PIECE = cython.declare(cint, numbers.NO_PIECE)
NO_SUCH_HEX = cython.declare(cint, numbers.NO_SUCH_HEX)
NO_UNITS_THERE = cython.declare(cint, numbers.NO_UNITS_THERE)
ON_ASSASSINS = cython.declare(cint, numbers.ON_ASSASSINS)
ON_DESTROYER = cython.declare(cint, numbers.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, numbers.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, numbers.ON_SHEIKH)
ON_WARFARE = cython.declare(cint, numbers.ON_WARFARE)
ORDER = cython.declare(cint, numbers.ORDER)
ORDINARIES = cython.declare(cint, numbers.ORDINARIES)
ORDINARY = cython.declare(cint, numbers.ORDINARY)
OTHER_CONTROL = cython.declare(cint, numbers.OTHER_CONTROL)
PLAYED = cython.declare(cint, numbers.PLAYED)
RESOLVE = cython.declare(cint, numbers.RESOLVE)
RETREAT = cython.declare(cint, numbers.RETREAT)
SACK = cython.declare(cint, numbers.SACK)
SACK_CASTLE = cython.declare(cint, numbers.SACK_CASTLE)
SACK_FORT = cython.declare(cint, numbers.SACK_FORT)
SACK_PALACE = cython.declare(cint, numbers.SACK_PALACE)
SECOND_HALF = cython.declare(cint, numbers.SECOND_HALF)
SPOIL_CASTLE = cython.declare(cint, numbers.SPOIL_CASTLE)
SPOIL_FORT = cython.declare(cint, numbers.SPOIL_FORT)
SPOIL_PALACE = cython.declare(cint, numbers.SPOIL_PALACE)
SPOIL_UNIT = cython.declare(cint, numbers.SPOIL_UNIT)
STRENGTH_CASTLE = cython.declare(cint, numbers.STRENGTH_CASTLE)
STRENGTH_FORT = cython.declare(cint, numbers.STRENGTH_FORT)
STRENGTH_PALACE = cython.declare(cint, numbers.STRENGTH_PALACE)
S_CORRUPTION = cython.declare(cint, numbers.S_CORRUPTION)
S_DESTROYER = cython.declare(cint, numbers.S_DESTROYER)
S_GENERAL = cython.declare(cint, numbers.S_GENERAL)
S_SHEIKH = cython.declare(cint, numbers.S_SHEIKH)
S_TRUCE = cython.declare(cint, numbers.S_TRUCE)
TIE = cython.declare(cint, numbers.TIE)
T_DESERT = cython.declare(cint, numbers.T_DESERT)
T_MOUNTAIN = cython.declare(cint, numbers.T_MOUNTAIN)
T_WILDERNESS = cython.declare(cint, numbers.T_WILDERNESS)
WARFARE = cython.declare(cint, numbers.WARFARE)
WARLORD = cython.declare(cint, numbers.WARLORD)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)
WRONG_NUMBER = cython.declare(cint, numbers.WRONG_NUMBER)
WRONG_UNITS = cython.declare(cint, numbers.WRONG_UNITS)
ASSIGN_ATTACKER = cython.declare(cint[31])
ASSIGN_EXACT = cython.declare(cint[31])
ASSIGN_GIVES = cython.declare(cint[31])
ASSIGN_MOST = cython.declare(cint[31])
ASSIGN_UNITS = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
PLUS_OF = cython.declare(cint[31])
PLUS_WHEN = cython.declare(cint[31])
SPECIAL_OF = cython.declare(cint[31])
if not cython.compiled:
    ASSIGN_ATTACKER = [0] * 31
    ASSIGN_EXACT = [0] * 31
    ASSIGN_GIVES = [0] * 31
    ASSIGN_MOST = [0] * 31
    ASSIGN_UNITS = [0] * 31
    KIND_OF = [0] * 69
    PLUS_OF = [0] * 31
    PLUS_WHEN = [0] * 31
    SPECIAL_OF = [0] * 31
for _i in range(31):
    ASSIGN_ATTACKER[_i] = numbers.ASSIGN_ATTACKER[_i]
for _i in range(31):
    ASSIGN_EXACT[_i] = numbers.ASSIGN_EXACT[_i]
for _i in range(31):
    ASSIGN_GIVES[_i] = numbers.ASSIGN_GIVES[_i]
for _i in range(31):
    ASSIGN_MOST[_i] = numbers.ASSIGN_MOST[_i]
for _i in range(31):
    ASSIGN_UNITS[_i] = numbers.ASSIGN_UNITS[_i]
for _i in range(69):
    KIND_OF[_i] = numbers.KIND_OF[_i]
for _i in range(31):
    PLUS_OF[_i] = numbers.PLUS_OF[_i]
for _i in range(31):
    PLUS_WHEN[_i] = numbers.PLUS_WHEN[_i]
for _i in range(31):
    SPECIAL_OF[_i] = numbers.SPECIAL_OF[_i]

# --- end of constants


@cython.cfunc
@cython.exceptval(check=False)
def fighter(s: State, side: cint) -> cint:
    """The ruler of a side."""
    return s.attacker if side == ATTACKING else s.defender


@cython.cfunc
@cython.exceptval(check=False)
def free_units(s: State, side: cint, unit: cint) -> cint:
    """Units in the active hex that are assigned to no card."""
    at: cint
    at = fighter(s, side) * 16 + s.active
    return s.mercs[at] - s.busy_m[side] if unit == MERCENARY else s.ordinary[at] - s.busy_o[side]


# --- 2. cards: Warfare first ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_warfare(s: State) -> cython.void:
    """Half of the Warlord's units must be assigned; each gives one strength more. He chooses which."""
    card: cint
    o: cint
    m: cint
    card = find_card(s, PLAYED + WARLORD, WARFARE)
    s.phase = ON_ASSASSINS
    if card < 0:
        return
    s.war_side = side_of(s, WARLORD)
    s.mark[card] = 1
    s.card = card
    s.left = units(s, WARLORD, s.active) // 2
    o = free_units(s, s.war_side, ORDINARY)
    m = free_units(s, s.war_side, MERCENARY)
    if o and m and s.left:
        s.phase = ON_WARFARE
        s.who = WARLORD
        return
    assign_warfare(s, s.left if o else 0, 0 if o else s.left)


@cython.cfunc
@cython.exceptval(check=False)
def assign_warfare(s: State, o: cint, m: cint) -> cython.void:
    s.war_o = o
    s.war_m = m
    s.busy_o[s.war_side] += o
    s.busy_m[s.war_side] += m
    s.bonus[s.war_side] += o + m
    tell(s, EV_WARFARE, WARLORD, NOBODY, o + m, 0)
    s.phase = ON_ASSASSINS


# --- 2. the other cards -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def card_bonus(s: State, kind: cint, side: cint) -> cint:
    """The strength that a card gives by itself."""
    when: cint
    plus: cint
    when = PLUS_WHEN[kind]
    plus = PLUS_OF[kind]
    if when == AS_DEFENDER:
        return plus if side == DEFENDING else 0
    if when == IN_DESERT:
        return plus if terrain(s, s.active) == T_DESERT else 0
    if when == IN_WILDS:
        return plus if terrain(s, s.active) == T_MOUNTAIN or terrain(s, s.active) == T_WILDERNESS else 0
    if when == AT_SETTLEMENT:
        return plus * s.town[s.active]
    if when == BEHIND_WALLS:
        return plus if side == DEFENDING and s.hold[s.active] else 0
    return plus if when == ALWAYS else 0


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
    s.last = NOBODY
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
def usable(s: State, kind: cint, side: cint, unit: cint) -> cint:
    """Free units of a sort that a card takes."""
    if (ASSIGN_UNITS[kind] == ORDINARIES and unit == MERCENARY) or (
        ASSIGN_UNITS[kind] == MERCENARIES and unit == ORDINARY
    ):
        return 0
    return max(0, free_units(s, side, unit))


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
    s.busy_o[side] += o
    s.busy_m[side] += m
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
    """Back to its owner's supply; a card it was assigned to loses it."""
    side: cint
    s.mercs[ruler * 16 + h] -= 1
    s.supply[ruler] += 1
    tell(s, EV_MERCENARY_LOST, ruler, NOBODY, h, 0)
    if h == s.active:
        for side in range(2):
            if fighter(s, side) == ruler:
                s.busy_m[side] = min(s.busy_m[side], s.mercs[ruler * 16 + h])
                if s.war_side == side:
                    s.war_m = min(s.war_m, s.mercs[ruler * 16 + h])


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
    s.busy_m[side] += 1
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
    return FINE if there else NO_UNITS_THERE


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
        s.busy_m[side] += 1
    else:
        shift_units(s, seat, h, s.active, 1, 0)
        s.busy_o[side] += 1
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
    s.busy_o[side] += 1
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
    if not movable_units(s, side_of(s, s.place[s.card] - PLAYED), unit):
        return NOT_ENOUGH_UNITS
    return ORDER if h < s.last else FINE


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
    """Of equal units those on cards go first: the cards keep what they gave, and the others can still be assigned."""
    side: cint
    side = side_of(s, s.place[s.card] - PLAYED)
    if unit == MERCENARY:
        shift_units(s, seat, s.active, h, 0, 1)
        if s.busy_m[side] > on_warfare(s, side, MERCENARY):
            s.busy_m[side] -= 1
    else:
        shift_units(s, seat, s.active, h, 1, 0)
        if s.busy_o[side] > on_warfare(s, side, ORDINARY):
            s.busy_o[side] -= 1
    tell(s, EV_UNIT_LEFT, seat, NOBODY, h, unit)
    s.last = h
    s.left -= 1
    if not s.left or not can_slip_away(s):
        s.phase = RESOLVE


# --- 3. the winner ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def strength(s: State, side: cint) -> cint:
    """Pieces in the hex and what the cards gave; never below zero (C18)."""
    seat: cint
    total: cint
    seat = fighter(s, side)
    total = units(s, seat, s.active)
    if side == DEFENDING:
        total -= min(total, s.archers)
    if s.hold[s.active] and s.lord[s.active] == seat and not (s.siege and side == DEFENDING):
        total += STRENGTH_FORT if s.hold[s.active] == FORT else STRENGTH_CASTLE
    if seat == CALIPH and s.palace == s.active:
        total += STRENGTH_PALACE
    return max(0, total + s.bonus[side])


@cython.cfunc
@cython.exceptval(check=False)
def judge_combat(s: State) -> cython.void:
    """The stronger side wins; a tie goes to the attacker, or as the Murshid says where his influence lies (C12)."""
    s.power_a = strength(s, ATTACKING)
    s.power_d = strength(s, DEFENDING)
    tell(s, EV_STRENGTH, s.attacker, NOBODY, s.power_a, s.power_d)
    s.card = s.resolver = NOBODY
    if s.power_a == s.power_d and s.influence[s.active] == MURSHID:
        s.phase = TIE
        s.who = MURSHID
        return
    s.winner_side = ATTACKING if s.power_a >= s.power_d else DEFENDING
    s.phase = DECIDED


@cython.cfunc
@cython.exceptval(check=False)
def settle_combat(s: State) -> cython.void:
    """The pact is paid, and units on Warfare go back to the supply: they are no casualties (D14)."""
    tell(s, EV_WON, fighter(s, s.winner_side), NOBODY, 0, 0)
    pay_pact(s)
    if s.war_side >= 0:
        s.ordinary[WARLORD * 16 + s.active] -= s.war_o
        s.mercs[WARLORD * 16 + s.active] -= s.war_m
        s.supply[WARLORD] += s.war_o + s.war_m
    s.loss_a = max(0, s.power_d // 2 - s.save[ATTACKING])
    s.loss_d = max(0, s.power_a // 2 - s.save[DEFENDING])
    s.left = 0
    s.phase = ATTACKER_LOSSES


# --- 4. casualties ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def ask_losses(s: State, side: cint) -> cython.void:
    """Each loses units by half of the other's strength, and chooses which; the attacker first (C17)."""
    at: cint
    loss: cint
    there: cint
    o: cint
    at = fighter(s, side) * 16 + s.active
    loss = s.loss_a if side == ATTACKING else s.loss_d
    there = s.ordinary[at] + s.mercs[at]
    if loss < there and loss and s.ordinary[at] and s.mercs[at]:
        s.who = fighter(s, side)
        s.left = loss
        return
    o = min(loss, s.ordinary[at])
    lose(s, side, o, min(loss - o, s.mercs[at]))


@cython.cfunc
@cython.exceptval(check=False)
def why_no_loss(s: State, seat: cint, o: cint) -> cint:
    """So many of the lost units are ordinary ones, the others mercenaries."""
    at: cint
    if s.phase != ATTACKER_LOSSES and s.phase != DEFENDER_LOSSES:
        return WRONG_MOMENT
    at = seat * 16 + s.active
    if o > s.left or o > s.ordinary[at] or s.left - o > s.mercs[at]:
        return WRONG_NUMBER
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def lose(s: State, side: cint, o: cint, m: cint) -> cython.void:
    """Lost units go to the supply; the Warlord scores those of his enemy."""
    seat: cint
    seat = fighter(s, side)
    s.ordinary[seat * 16 + s.active] -= o
    s.mercs[seat * 16 + s.active] -= m
    s.supply[seat] += o + m
    if o + m:
        tell(s, EV_CASUALTIES, seat, NOBODY, o, m)
    if fighter(s, 1 - side) == WARLORD:
        s.spoils += SPOIL_UNIT * (o + m)
    s.left = 0
    s.phase = DEFENDER_LOSSES if side == ATTACKING else RETREAT


# --- 5 and 6. retreat, cards ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def retreat(s: State) -> cython.void:
    """The loser's mercenaries go to the supply, the Nomad's to his reserves; ordinary units to the reserves."""
    seat: cint
    o: cint
    m: cint
    seat = fighter(s, 1 - s.winner_side)
    o = s.ordinary[seat * 16 + s.active]
    m = s.mercs[seat * 16 + s.active]
    s.ordinary[seat * 16 + s.active] = s.mercs[seat * 16 + s.active] = 0
    s.reserve[seat] += o
    if seat == NOMAD:
        s.reserve[seat] += m
    else:
        s.supply[seat] += m
    if o + m:
        tell(s, EV_RETREATED, seat, NOBODY, o, m)
    clear_cards(s)
    s.phase = CAPTURE


# --- 7 and 8. capturing and sacking -----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def holds_field(s: State) -> bint:
    """Only a winning attacker with a unit left captures and sacks."""
    return s.winner_side == ATTACKING and units(s, s.attacker, s.active) > 0


@cython.cfunc
@cython.exceptval(check=False)
def why_no_capture(s: State) -> cint:
    """A fort or castle, if one has the same piece in the supply; never the palace (D15, D27)."""
    h: cint
    left: cint
    if s.phase != CAPTURE:
        return WRONG_MOMENT
    h = s.active
    if not s.hold[h] or s.lord[h] != s.defender:
        return CANNOT_CAPTURE
    left = s.forts[s.attacker] if s.hold[h] == FORT else s.castles[s.attacker]
    return FINE if left else NO_PIECE


@cython.cfunc
@cython.exceptval(check=False)
def begin_capture(s: State) -> cython.void:
    s.who = s.attacker
    if not holds_field(s):
        end_combat(s)
    elif why_no_capture(s) != FINE:
        sack_strongholds(s)


@cython.cfunc
@cython.exceptval(check=False)
def capture(s: State) -> cython.void:
    h: cint
    h = s.active
    if s.hold[h] == FORT:
        s.forts[s.defender] += 1
        s.forts[s.attacker] -= 1
    else:
        s.castles[s.defender] += 1
        s.castles[s.attacker] -= 1
    s.lord[h] = s.attacker
    tell(s, EV_CAPTURED, s.attacker, NOBODY, h * 4 + s.hold[h] - 1, 0)
    sack_strongholds(s)


@cython.cfunc
@cython.exceptval(check=False)
def sack_strongholds(s: State) -> cython.void:
    """What was not captured must be sacked; under a Truce it is only removed. Then settlements may be."""
    h: cint
    h = s.active
    if s.hold[h] and s.lord[h] == s.defender:
        if s.hold[h] == FORT:
            s.forts[s.defender] += 1
            take_spoils(s, B_FORT, SACK_FORT, SPOIL_FORT)
        else:
            s.castles[s.defender] += 1
            take_spoils(s, B_CASTLE, SACK_CASTLE, SPOIL_CASTLE)
        s.hold[h] = 0
        s.lord[h] = NOBODY
    if s.palace == h and s.defender == CALIPH:
        s.palace = NOBODY
        take_spoils(s, 4, SACK_PALACE, SPOIL_PALACE)
    s.phase = SACK
    if not s.town[h] or s.truce:
        end_combat(s)


@cython.cfunc
@cython.exceptval(check=False)
def take_spoils(s: State, what: cint, coins: cint, points: cint) -> cython.void:
    if s.truce:
        tell(s, EV_REMOVED, s.attacker, NOBODY, s.active * 8 + what, 0)
        return
    pay(s, BANK, s.attacker, coins)
    if s.attacker == WARLORD:
        s.spoils += points
    tell(s, EV_SACKED, s.attacker, NOBODY, s.active * 8 + what, coins)


@cython.cfunc
@cython.exceptval(check=False)
def sack(s: State) -> cython.void:
    """The town or city in the hex."""
    points: cint
    points = sack_settlement(s, s.attacker, s.active)
    if s.attacker == WARLORD:
        s.spoils += points
    end_combat(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_combat(s: State) -> cython.void:
    """The Warlord scores at once (D18)."""
    spoils(s, s.spoils)
    s.fight = 0
    s.phase = END_ACTION
