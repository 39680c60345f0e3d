"""What a good player knows: how good a position is for a ruler.

A ruler's prospects are his points, what his sheet would bring now and in the years to come, and what his coins, cards
and pieces are good for. A combat or contest that goes on counts by who is likely to win it; a deal by whether it is
likely to be made.
"""

import cython
from cython import double
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules_cards import held_at, list_hand
    from cython.cimports.moonsaga.games.crescent_moon.rules_combat import strength
    from cython.cimports.moonsaga.games.crescent_moon.rules_contest import attack_influence, defence_influence
    from cython.cimports.moonsaga.games.crescent_moon.rules_fight import side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import count_bits, units
    from cython.cimports.moonsaga.games.crescent_moon.rules_year import count_influence, income, points_of
    from cython.cimports.moonsaga.games.crescent_moon.state import State
else:
    from moonsaga.games.crescent_moon.rules_cards import held_at, list_hand
    from moonsaga.games.crescent_moon.rules_combat import strength
    from moonsaga.games.crescent_moon.rules_contest import attack_influence, defence_influence
    from moonsaga.games.crescent_moon.rules_fight import side_of
    from moonsaga.games.crescent_moon.rules_map import count_bits, units
    from moonsaga.games.crescent_moon.rules_year import count_influence, income, points_of
    from moonsaga.games.crescent_moon.state import State

# --- constants the compiler should know

ATTACKING = cython.declare(cint, numbers.ATTACKING)
CARDS = cython.declare(cint, numbers.CARDS)
COMBAT = cython.declare(cint, numbers.COMBAT)
CONTEST = cython.declare(cint, numbers.CONTEST)
DEAL_CARD = cython.declare(cint, numbers.DEAL_CARD)
DEFENDING = cython.declare(cint, numbers.DEFENDING)
OPEN_FIGHT = cython.declare(cint, numbers.OPEN_FIGHT)
OVER = cython.declare(cint, numbers.OVER)
PLAYED = cython.declare(cint, numbers.PLAYED)
WARLORD = cython.declare(cint, numbers.WARLORD)
COMBAT_WORTH = cython.declare(cint[31])
CONTEST_WORTH = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
if not cython.compiled:
    COMBAT_WORTH = [0] * 31
    CONTEST_WORTH = [0] * 31
    KIND_OF = [0] * 69
for _i in range(31):
    COMBAT_WORTH[_i] = numbers.COMBAT_WORTH[_i]
for _i in range(31):
    CONTEST_WORTH[_i] = numbers.CONTEST_WORTH[_i]
for _i in range(69):
    KIND_OF[_i] = numbers.KIND_OF[_i]

# --- end of constants


# --- a fight that goes on ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def chosen_worth(s: State, seat: cint) -> cint:
    """What the cards a ruler has chosen will add, in half strengths; revealed ones count when they are resolved."""
    total: cint
    i: cint
    n: cint
    kind: cint
    total = 0
    if s.answer[seat] > 0:
        n = list_hand(s, seat)
        for i in range(n):
            if (s.answer[seat] >> i) & 1:
                kind = KIND_OF[held_at(i)]
                total += COMBAT_WORTH[kind] if s.fight == COMBAT else CONTEST_WORTH[kind]
    for i in range(CARDS):
        if s.place[i] == PLAYED + seat and not s.mark[i]:
            kind = KIND_OF[i]
            total += COMBAT_WORTH[kind] if s.fight == COMBAT else CONTEST_WORTH[kind]
    return total


@cython.cfunc
@cython.exceptval(check=False)
def lead(s: State) -> cint:
    """By how many half strengths the attacker leads."""
    seat: cint
    ahead: cint
    side: cint
    if s.fight == COMBAT:
        ahead = 2 * (strength(s, ATTACKING) - strength(s, DEFENDING))
    else:
        ahead = 2 * (attack_influence(s) - defence_influence(s))
    for seat in range(s.rules.seats):
        side = side_of(s, seat) if seat == s.attacker or s.fight == CONTEST or seat == s.defender else s.meddles
        if side == ATTACKING:
            ahead += chosen_worth(s, seat)
        elif side == DEFENDING:
            ahead -= chosen_worth(s, seat)
    return ahead


@cython.cfunc
@cython.exceptval(check=False)
def chance_to_win(s: State) -> double:
    """How likely the attacker wins."""
    if s.winner_side >= 0:
        return 1.0 if s.winner_side == ATTACKING else 0.0
    chance: double = 0.6 + 0.12 * lead(s)
    return max(0.05, min(0.95, chance))


@cython.cfunc
@cython.exceptval(check=False)
def fight_swing(s: State, seat: cint) -> double:
    """What the fight is worth to a ruler, in points."""
    chance: double = chance_to_win(s)
    prize: double = 1.5
    if s.fight == CONTEST:
        if seat == s.attacker:
            return chance * prize
        if s.influence[s.active] == seat:
            return -chance * prize
        return 0.0
    if seat == s.attacker:
        if seat == WARLORD:
            prize += min(strength(s, ATTACKING) // 2, units(s, s.defender, s.active))
            prize += 1.5 * s.hold[s.active] + 2.0 * s.town[s.active]
        return chance * prize - (1.0 - chance) * 0.8
    return -chance * prize if seat == s.defender else 0.0


# --- a deal that is being made ----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def deal_swing(s: State, seat: cint) -> double:
    """An offer is worth what it brings, times the chance that it is accepted."""
    gain: double = 1.0 if s.deal == DEAL_CARD else 0.9 * s.count
    fair: double = 2.0 if s.deal == DEAL_CARD else 2.0 * s.count
    chance: double
    if seat != s.seat or s.price < 0:
        return 0.0
    chance = min(1.0, (s.price + 0.5) / fair)
    return chance * (gain - 0.2 * s.price)


# --- prospects --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def prospects(s: State, seat: cint) -> double:
    """The points a ruler may expect."""
    h: cint
    left: cint = s.rules.years - max(s.year, 1)
    total: double = s.points[seat]
    discs: cint = 0
    total += points_of(s, seat) * (1.0 + 0.7 * left)
    total += 0.1 * s.coins[seat] + 0.12 * left * income(s, seat)
    total += 0.3 * s.hand[seat] + 0.06 * s.reserve[seat]
    for h in range(s.hexes):
        discs += s.ordinary[seat * 16 + h] + s.mercs[seat * 16 + h]
    total += 0.15 * discs + 0.3 * count_bits(s.strong[seat]) + 0.3 * count_influence(s, seat)
    if s.fight and s.phase > OPEN_FIGHT:
        total += fight_swing(s, seat)
    if s.deal:
        total += deal_swing(s, seat)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    other: cint
    best: double = -1000.0
    margin: double
    if s.phase == OVER:
        return 1.0 if s.winner == seat else 0.0
    for other in range(s.rules.seats):
        if other != seat:
            best = max(best, prospects(s, other))
    margin = (prospects(s, seat) - best) / 80.0
    return 0.5 + max(-0.48, min(0.48, margin))
