"""Combat, steps 2 and 3: Warfare, strengths and the winner; its cards and its end are in modules of their own."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import terrain, units
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import find_card
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.card_choice import side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.pact import pay_pact
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules.board_map import terrain, units
    from moonsaga.games.crescent_moon.rules.cards.hand import find_card
    from moonsaga.games.crescent_moon.rules.combat.card_choice import side_of
    from moonsaga.games.crescent_moon.rules.combat.pact import pay_pact
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

ALWAYS = cython.declare(cint, codes.ALWAYS)
AS_DEFENDER = cython.declare(cint, codes.AS_DEFENDER)
ATTACKER_LOSSES = cython.declare(cint, codes.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, codes.ATTACKING)
AT_SETTLEMENT = cython.declare(cint, codes.AT_SETTLEMENT)
BEHIND_WALLS = cython.declare(cint, codes.BEHIND_WALLS)
CALIPH = cython.declare(cint, codes.CALIPH)
DECIDED = cython.declare(cint, codes.DECIDED)
DEFENDING = cython.declare(cint, codes.DEFENDING)
EV_STRENGTH = cython.declare(cint, codes.EV_STRENGTH)
EV_WARFARE = cython.declare(cint, codes.EV_WARFARE)
EV_WON = cython.declare(cint, codes.EV_WON)
FORT = cython.declare(cint, codes.FORT)
IN_DESERT = cython.declare(cint, codes.IN_DESERT)
IN_WILDS = cython.declare(cint, codes.IN_WILDS)
MERCENARIES = cython.declare(cint, codes.MERCENARIES)
MERCENARY = cython.declare(cint, codes.MERCENARY)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
ORDINARIES = cython.declare(cint, codes.ORDINARIES)
ORDINARY = cython.declare(cint, codes.ORDINARY)
PLAYED = cython.declare(cint, codes.PLAYED)
STRENGTH_CASTLE = cython.declare(cint, codes.STRENGTH_CASTLE)
STRENGTH_FORT = cython.declare(cint, codes.STRENGTH_FORT)
STRENGTH_PALACE = cython.declare(cint, codes.STRENGTH_PALACE)
TIE = cython.declare(cint, codes.TIE)
T_DESERT = cython.declare(cint, codes.T_DESERT)
T_MOUNTAIN = cython.declare(cint, codes.T_MOUNTAIN)
T_WILDERNESS = cython.declare(cint, codes.T_WILDERNESS)
WARFARE = cython.declare(cint, codes.WARFARE)
WARLORD = cython.declare(cint, codes.WARLORD)
ASSIGN_UNITS = cython.declare(cint[31])
PLUS_OF = cython.declare(cint[31])
PLUS_WHEN = cython.declare(cint[31])
if not cython.compiled:
    ASSIGN_UNITS = [0] * 31
    PLUS_OF = [0] * 31
    PLUS_WHEN = [0] * 31
for _i in range(31):
    ASSIGN_UNITS[_i] = codes.ASSIGN_UNITS[_i]
for _i in range(31):
    PLUS_OF[_i] = codes.PLUS_OF[_i]
for _i in range(31):
    PLUS_WHEN[_i] = codes.PLUS_WHEN[_i]

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


# --- 2. what cards give -----------------------------------------------------------------------------------------------


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
def usable(s: State, kind: cint, side: cint, unit: cint) -> cint:
    """Free units of a sort that a card takes."""
    if (ASSIGN_UNITS[kind] == ORDINARIES and unit == MERCENARY) or (
        ASSIGN_UNITS[kind] == MERCENARIES and unit == ORDINARY
    ):
        return 0
    return max(0, free_units(s, side, unit))


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
