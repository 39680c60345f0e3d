"""Combats and influence contests under way: who is likely to win, and what that is worth to whom.

What lies open is counted as the rules count it. Hidden hands count by what is in them: so much on average, so much more
or less. Cards that were chosen cost what they are worth in the hand, so that none is thrown into a fight that is
won or lost anyway.
"""

import cython
from cython import bint, double
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        base_of,
        card_worth,
        coin_worth,
        hex_worth,
        settlement_worth,
        share_of,
        token_worth,
        unit_worth,
        years_left,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import has_presence, murshid_beside, units
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import held_at, list_hand
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.contest import (
        contest_bonus,
        has_force,
        has_settlement,
        is_civil,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.resolution import card_bonus, strength, usable
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.evaluation.rulers import (
        add_prospects,
        base_of,
        card_worth,
        coin_worth,
        hex_worth,
        settlement_worth,
        share_of,
        token_worth,
        unit_worth,
        years_left,
    )
    from moonsaga.games.crescent_moon.rules.board_map import has_presence, murshid_beside, units
    from moonsaga.games.crescent_moon.rules.cards.hand import held_at, list_hand
    from moonsaga.games.crescent_moon.rules.combat.contest import contest_bonus, has_force, has_settlement, is_civil
    from moonsaga.games.crescent_moon.rules.combat.resolution import card_bonus, strength, usable
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

ATTACKING = cython.declare(cint, codes.ATTACKING)
CARDS = cython.declare(cint, codes.CARDS)
COMBAT = cython.declare(cint, codes.COMBAT)
COMMIT = cython.declare(cint, codes.COMMIT)
DECLARE = cython.declare(cint, codes.DECLARE)
DEFENDING = cython.declare(cint, codes.DEFENDING)
EVENT = cython.declare(cint, codes.EVENT)
FORT = cython.declare(cint, codes.FORT)
GIVES_ARCHERS = cython.declare(cint, codes.GIVES_ARCHERS)
GIVES_SAVE = cython.declare(cint, codes.GIVES_SAVE)
GIVES_SIEGE = cython.declare(cint, codes.GIVES_SIEGE)
GIVES_STRENGTH = cython.declare(cint, codes.GIVES_STRENGTH)
MERCENARY = cython.declare(cint, codes.MERCENARY)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
ORDINARY = cython.declare(cint, codes.ORDINARY)
PLAYED = cython.declare(cint, codes.PLAYED)
REVEAL = cython.declare(cint, codes.REVEAL)
ROUNDS = cython.declare(cint, codes.ROUNDS)
SACK_CITY = cython.declare(cint, codes.SACK_CITY)
SACK_TOWN = cython.declare(cint, codes.SACK_TOWN)
SPOIL_CASTLE = cython.declare(cint, codes.SPOIL_CASTLE)
SPOIL_CITY = cython.declare(cint, codes.SPOIL_CITY)
SPOIL_FORT = cython.declare(cint, codes.SPOIL_FORT)
SPOIL_PALACE = cython.declare(cint, codes.SPOIL_PALACE)
SPOIL_TOWN = cython.declare(cint, codes.SPOIL_TOWN)
SPOIL_UNIT = cython.declare(cint, codes.SPOIL_UNIT)
STRATEGY = cython.declare(cint, codes.STRATEGY)
SULTAN = cython.declare(cint, codes.SULTAN)
S_ASSASSINS = cython.declare(cint, codes.S_ASSASSINS)
S_CORRUPTION = cython.declare(cint, codes.S_CORRUPTION)
S_DESTROYER = cython.declare(cint, codes.S_DESTROYER)
S_SHEIKH = cython.declare(cint, codes.S_SHEIKH)
S_WARFARE = cython.declare(cint, codes.S_WARFARE)
TOWN = cython.declare(cint, codes.TOWN)
WARLORD = cython.declare(cint, codes.WARLORD)
WINDOW = cython.declare(cint, codes.WINDOW)
ASSIGN_GIVES = cython.declare(cint[31])
ASSIGN_MOST = cython.declare(cint[31])
CONTEST_SPECIAL_OF = cython.declare(cint[31])
IN_COMBAT = cython.declare(cint[31])
IN_CONTEST = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
SPECIAL_OF = cython.declare(cint[31])
TYPE_OF = cython.declare(cint[31])
if not cython.compiled:
    ASSIGN_GIVES = [0] * 31
    ASSIGN_MOST = [0] * 31
    CONTEST_SPECIAL_OF = [0] * 31
    IN_COMBAT = [0] * 31
    IN_CONTEST = [0] * 31
    KIND_OF = [0] * 69
    SPECIAL_OF = [0] * 31
    TYPE_OF = [0] * 31
for _i in range(31):
    ASSIGN_GIVES[_i] = codes.ASSIGN_GIVES[_i]
for _i in range(31):
    ASSIGN_MOST[_i] = codes.ASSIGN_MOST[_i]
for _i in range(31):
    CONTEST_SPECIAL_OF[_i] = codes.CONTEST_SPECIAL_OF[_i]
for _i in range(31):
    IN_COMBAT[_i] = codes.IN_COMBAT[_i]
for _i in range(31):
    IN_CONTEST[_i] = codes.IN_CONTEST[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    SPECIAL_OF[_i] = codes.SPECIAL_OF[_i]
for _i in range(31):
    TYPE_OF[_i] = codes.TYPE_OF[_i]

# --- end of constants

MOST_HIDDEN = cython.declare(double, 8.0)  # nobody throws in more than so many half strengths
USED = cython.declare(double, 0.4)  # how much of what a hidden hand could add is added, on average
OWN = cython.declare(double, 0.6)  # and of one's own hand, which one knows
DOUBT = cython.declare(double, 1.0)  # a likely supporter who has not declared himself may turn out to be a defender
CERTAIN = cython.declare(double, 0.98)


# --- cards ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def combat_worth(s: State, kind: cint, side: cint) -> double:
    """What a card will add to a side in this combat, in half strengths."""
    special: cint = SPECIAL_OF[kind]
    gives: cint = ASSIGN_GIVES[kind]
    worth: double = 2.0 * card_bonus(s, kind, side)
    if special == S_WARFARE:
        return 2.0 * (units(s, WARLORD, s.active) // 2)
    if special == S_CORRUPTION or special == S_DESTROYER or special == S_SHEIKH:
        worth += 2.0
    elif special == S_ASSASSINS:
        worth += 1.0
    if gives == GIVES_STRENGTH:
        worth += 2.0 * min(ASSIGN_MOST[kind], usable(s, kind, side, ORDINARY) + usable(s, kind, side, MERCENARY))
    elif gives == GIVES_SIEGE and side == ATTACKING:
        worth += 2.0 * s.hold[s.active]
    elif gives == GIVES_ARCHERS and side == ATTACKING and usable(s, kind, side, MERCENARY):
        worth += 2.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def sway_worth(s: State, kind: cint, seat: cint) -> double:
    """What a card will add to a ruler's side in this contest, in half influences."""
    special: cint = CONTEST_SPECIAL_OF[kind]
    worth: double = 2.0 * contest_bonus(s, kind, seat)
    if special == S_CORRUPTION:
        worth += 2.0
    elif special == S_ASSASSINS:
        worth += 1.0
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def worth_here(s: State, kind: cint, seat: cint, side: cint) -> double:
    if s.fight == COMBAT:
        return combat_worth(s, kind, side) if IN_COMBAT[kind] else 0.0
    return sway_worth(s, kind, seat) if IN_CONTEST[kind] else 0.0


@cython.cfunc
@cython.exceptval(check=False)
def chosen_worth(s: State, seat: cint, side: cint) -> double:
    """The cards a ruler has chosen in secret."""
    n: cint = list_hand(s, seat)
    i: cint
    total: double = 0.0
    for i in range(min(n, 8)):
        if (s.answer[seat] >> i) & 1:
            total += worth_here(s, KIND_OF[held_at(i)], seat, side)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def hidden_worth(s: State, seat: cint, side: cint) -> double:
    """All that a ruler's hand could add."""
    i: cint
    total: double = 0.0
    for i in range(CARDS):
        if s.place[i] == seat:
            total += worth_here(s, KIND_OF[i], seat, side)
    return min(total, MOST_HIDDEN)


@cython.cfunc
@cython.exceptval(check=False)
def shown_worth(s: State, seat: cint, side: cint) -> double:
    """Revealed cards that have not been resolved yet."""
    i: cint
    total: double = 0.0
    for i in range(CARDS):
        if s.place[i] == PLAYED + seat and not s.mark[i]:
            total += worth_here(s, KIND_OF[i], seat, side)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def price_of_choice(s: State, seat: cint) -> double:
    """What the chosen cards would have been good for later: events are gone, the others come back next year."""
    n: cint = list_hand(s, seat)
    i: cint
    kind: cint
    total: double = 0.0
    for i in range(min(n, 8)):
        if not (s.answer[seat] >> i) & 1:
            continue
        kind = KIND_OF[held_at(i)]
        if TYPE_OF[kind] == STRATEGY:
            total += unit_worth(s, seat) * (units(s, seat, s.active) // 2)
        elif TYPE_OF[kind] == EVENT or not years_left(s):
            total += 0.02 + card_worth(s, seat, kind)
        else:
            total += 0.02 + card_worth(s, seat, kind) * 0.2 * (ROUNDS - s.round)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def saved_units(s: State, seat: cint) -> cint:
    """Units that chosen cards keep from being lost."""
    n: cint = list_hand(s, seat)
    i: cint
    kind: cint
    total: cint = 0
    for i in range(min(n, 8)):
        kind = KIND_OF[held_at(i)]
        if (s.answer[seat] >> i) & 1 and ASSIGN_GIVES[kind] == GIVES_SAVE:
            total += ASSIGN_MOST[kind]
    return total


# --- sides ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def takes_part(s: State, seat: cint) -> bint:
    """In a contest: will this ruler be asked for a side?"""
    if s.phase > WINDOW:
        return s.side[seat] >= 0
    if seat == MURSHID and (s.influence[s.active] == MURSHID or murshid_beside(s, s.active)):
        return True
    return has_presence(s, seat, s.active)


@cython.cfunc
@cython.exceptval(check=False)
def likely_side(s: State, seat: cint) -> cint:
    """On whose side a ruler is or will probably be; NOBODY for one who stands apart."""
    owner: cint
    if seat == s.attacker:
        return ATTACKING
    if s.fight == COMBAT:
        if seat == s.defender:
            return DEFENDING
        if seat != MURSHID or not (s.reach or s.phase <= WINDOW):
            return NOBODY
        if s.meddles >= 0 or s.phase > REVEAL:
            return s.meddles
        if s.pact_payer >= 0:
            return ATTACKING if s.pact_payer == s.attacker else DEFENDING
        return DEFENDING if base_of(s.attacker) > base_of(s.defender) else ATTACKING
    if not takes_part(s, seat):
        return NOBODY
    if s.phase >= REVEAL or (s.phase == DECLARE and seat < s.who):
        return s.side[seat]
    owner = s.influence[s.active]
    if seat == owner:
        return DEFENDING
    if seat == MURSHID and s.pact_payer >= 0 and s.pact_payer != MURSHID:
        return likely_side(s, s.pact_payer)
    if seat == s.pact_payer or owner < 0 or not harms_leader(s, owner):
        return DEFENDING
    return ATTACKING


@cython.cfunc
@cython.exceptval(check=False)
def harms_leader(s: State, owner: cint) -> bint:
    """Is it better for whoever looks on that the attacker wins a contest? Who is likely to win should have less."""
    gain: double = token_worth(s, s.attacker, s.active) * share_of(s.attacker)
    return gain < token_worth(s, owner, s.active) * share_of(owner)


@cython.cfunc
@cython.exceptval(check=False)
def may_desert(s: State, seat: cint, side: cint) -> bint:
    """A supporter in a contest whom the attacker counts on, but who has not declared himself yet."""
    if s.fight == COMBAT or seat == s.attacker or side != ATTACKING:
        return False
    return s.phase < DECLARE or (s.phase == DECLARE and seat >= s.who)


# --- who wins ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def open_lead(s: State) -> double:
    """By how many half strengths the attacker leads in what lies open."""
    seat: cint
    side: cint
    force_a: cint = 0
    force_d: cint = 0
    civil: cint = 0
    total: cint
    if s.fight == COMBAT:
        return 2.0 * (strength(s, ATTACKING) - strength(s, DEFENDING))
    total = s.bonus[ATTACKING] - s.bonus[DEFENDING]
    for seat in range(s.rules.seats):
        side = likely_side(s, seat)
        if side == ATTACKING:
            force_a |= has_force(s, seat)
            total += has_settlement(s, seat) if seat == s.attacker else is_civil(s, seat)
        elif side == DEFENDING:
            force_d |= has_force(s, seat)
            civil += is_civil(s, seat)
    if not s.rules.civil_each:
        civil = min(civil, 1)
    return 2.0 * (total + force_a - force_d - civil)


@cython.cfunc
@cython.exceptval(check=False)
def chance_to_win(s: State, viewer: cint) -> double:
    """How likely the attacker wins, for one who knows the viewer's choice and nobody else's."""
    seat: cint
    side: cint
    sign: double
    hidden: double
    ahead: double
    spread: double = 0.0
    if s.winner_side >= 0:
        return 1.0 if s.winner_side == ATTACKING else 0.0
    ahead = open_lead(s)
    for seat in range(s.rules.seats):
        side = likely_side(s, seat)
        if side < 0:
            continue
        sign = 1.0 if side == ATTACKING else -1.0
        if may_desert(s, seat, side):
            ahead -= DOUBT
            spread += 2.0 * DOUBT
        if s.phase > REVEAL:
            ahead += sign * shown_worth(s, seat, side)
        elif seat == viewer and s.answer[seat] >= 0 and s.phase >= COMMIT:
            ahead += sign * chosen_worth(s, seat, side)
        else:
            hidden = hidden_worth(s, seat, side)
            if s.fight == COMBAT and seat == MURSHID and seat != s.attacker and seat != s.defender:
                hidden *= 1.0 if s.pact_payer >= 0 or seat == viewer else 0.4
            hidden *= OWN if seat == viewer else USED
            ahead += sign * hidden
            spread += hidden
    return odds(s, ahead, spread)


@cython.cfunc
@cython.exceptval(check=False)
def odds(s: State, ahead: double, spread: double) -> double:
    """From a lead, give or take so much, to a chance; a tie is the attacker's, or the Murshid's to decide."""
    chance: double
    if s.influence[s.active] == MURSHID and s.attacker != MURSHID:
        ahead -= 1.0
    else:
        ahead += 1.0
    spread = max(spread, 1.0)
    chance = (ahead + spread) / (2.0 * spread)
    return max(1.0 - CERTAIN, min(CERTAIN, chance))


# --- what it is worth -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def stake(s: State, seat: cint) -> double:
    """What a ruler gains if the attacker wins, in points; negative if he loses by it."""
    h: cint = s.active
    if s.fight != COMBAT:
        if seat == s.attacker:
            return token_worth(s, seat, h)
        return -token_worth(s, seat, h) if s.influence[h] == seat else 0.0
    if seat == s.attacker:
        return hex_worth(s, seat, h) + 0.5 * unit_worth(s, seat) * units(s, seat, h) + plunder(s)
    if seat == s.defender:
        return -hex_worth(s, seat, h) - 0.5 * unit_worth(s, seat) * units(s, seat, h) - 0.4 * s.hold[h]
    if seat == SULTAN and s.town[h]:
        return -(0.8 if s.attacker == WARLORD else 0.4) * settlement_worth(s, h)
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def plunder(s: State) -> double:
    """What the attacker takes if he wins: the Warlord's spoils, coins, or a captured stronghold."""
    h: cint = s.active
    seat: cint = s.attacker
    coins: cint = s.hold[h]
    total: double = 0.0
    if s.town[h] and seat != SULTAN:
        coins += SACK_TOWN if s.town[h] == TOWN else SACK_CITY
    if seat == WARLORD:
        if s.hold[h]:
            total += SPOIL_FORT if s.hold[h] == FORT else SPOIL_CASTLE
        if s.palace == h:
            total += SPOIL_PALACE
        if s.town[h]:
            total += SPOIL_TOWN if s.town[h] == TOWN else SPOIL_CITY
    else:
        total += 0.4 * s.hold[h]
    return total + coins * coin_worth(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def add_casualties(s: State, viewer: cint) -> cython.void:
    """Both sides lose half of the other's strength; the Warlord scores what his enemies lose."""
    lost_a: double = min(strength(s, DEFENDING) // 2, units(s, s.attacker, s.active))
    lost_d: double = min(strength(s, ATTACKING) // 2, units(s, s.defender, s.active))
    if s.winner_side >= 0:
        return
    if s.answer[viewer] > 0 and s.phase == COMMIT:
        if viewer == s.attacker:
            lost_a = max(0.0, lost_a - saved_units(s, viewer))
        elif viewer == s.defender:
            lost_d = max(0.0, lost_d - saved_units(s, viewer))
    add_prospects(s.attacker, -lost_a * unit_worth(s, s.attacker))
    add_prospects(s.defender, -lost_d * unit_worth(s, s.defender))
    if s.attacker == WARLORD:
        add_prospects(WARLORD, SPOIL_UNIT * lost_d)
    elif s.defender == WARLORD:
        add_prospects(WARLORD, SPOIL_UNIT * lost_a)


@cython.cfunc
@cython.exceptval(check=False)
def add_fight(s: State, viewer: cint) -> cython.void:
    """A fight under way becomes part of everybody's prospects.

    In a combat both sides are still counted as holding the hex: what the attacker has not won yet is taken off.
    """
    chance: double = chance_to_win(s, viewer)
    seat: cint
    gain: double
    paid: double
    if s.fight == COMBAT:
        add_casualties(s, viewer)
    for seat in range(s.rules.seats):
        gain = stake(s, seat)
        if s.fight == COMBAT and seat == s.attacker:
            add_prospects(seat, chance * plunder(s) - (1.0 - chance) * (gain - plunder(s)))
        elif gain:
            add_prospects(seat, chance * gain)
    if s.pact_payer >= 0 and s.winner_side < 0:
        paid = s.pact_price * (chance if likely_side(s, s.pact_payer) == ATTACKING else 1.0 - chance)
        add_prospects(s.pact_payer, -paid)
        add_prospects(MURSHID, paid)
    if s.phase == COMMIT and s.answer[viewer] > 0:
        add_prospects(viewer, -price_of_choice(s, viewer))
