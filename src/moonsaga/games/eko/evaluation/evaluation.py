"""What a good player sees at a glance: how good a position is for each seat.

Every seat gets a strength, in points of the game: what it has, what it can do next, what can be done to it. A value is
a seat's share of all strength. Whoever can win with his next action overrules the shares. The rules are asked, never
repeated: what can be attacked, built or reinforced is theirs to say.
"""

from __future__ import annotations

import math

import cython
from cython import bint, double, void
from cython import int as cint

from moonsaga.games.eko import actions
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import dispatch, ending, fields, moving, state, values
from moonsaga.games.eko.rules import reinforcing as rules_reinforcing
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits

# --- the weights, in points of the game ------------------------------------------------------------------------------

POINT: double = 1.0
NEARER: double = 0.03  # each point counts more the more there are: times the square
CAPITAL_HELD: double = 0.6
CAPITAL_LATE: double = 0.12  # for each point besides: without a capital they do not win
DISC: double = 0.22  # on the board
SPARE: double = 0.135  # in the reserve, as many as the next turns bring back
IDLE: double = 0.05  # in the reserve beyond that
FEW_STACKS: double = 5.0  # divided by the square of the number of stacks: elimination is near
LAST_STACK: double = 10.0  # losing it is losing
SITE: double = 0.12  # each site on which something can be built next turn
REACHED_SITE: double = 0.03  # each site that a stack can walk up to
REFILL: double = 0.08  # each disc that the next reinforcement can bring
CUT_OFF: double = 0.5  # a reserve that no stack may receive
EMPEROR_HOME: double = 0.5  # not in prison
CAPTURE: double = 2.6  # an Emperor that can be taken
RANSOM: double = 1.8  # the same while one's own is a prisoner: an exchange
STRUCK_DISC: double = 0.14  # each disc of a stack that can be taken
DENIAL: double = 0.95  # a point that somebody else loses, shared among the opponents
NOW: double = 0.8  # how sure the best action is: for whoever acts next
LATER: double = 0.77  # ... for the others
HIT: double = 0.7  # how sure the worst loss is, if the attacker acts first
SECOND_HIT: double = 0.25  # every further loss
DODGED: double = 0.12  # how much of that remains if the owner acts first
SHARPNESS: double = 0.45  # of the shares
WINS_NOW: double = 0.98
LOSES_NOW: double = 0.02
STOPPABLE: double = 0.35  # somebody acts before the opponent who could win
ANSWERABLE: double = 0.8  # the seat itself does
MARCH_LOSS: double = 0.5  # an opponent could win with a forced march
PRESSURE: double = 0.2  # the seat wins next turn, unless it is stopped


def value(s: State, trial: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    if s.ended:
        return 1.0 if s.winners & (1 << seat) else 0.0
    if s.phase < codes.SWAP_EMPERORS:
        return 1.0 / s.rules.seats
    if not s.held[seat]:
        return 0.0
    look_around(s)
    if wins_now(s, trial, seat):
        return WINS_NOW
    return hope(s, trial, seat, share(s, seat)) * safety(s, trial, seat)


# --- looking around --------------------------------------------------------------------------------------------------


def look_around(s: State) -> void:
    """For each seat in turn: what it can take, where it can go, what it can build, as if it were to move."""
    mover: cint = s.seat
    i: cint
    for i in range(s.rules.seats):
        s.crown[i] = bits.ONE << s.emperor[i] if s.emperor[i] < codes.IN_RESERVE else 0
        s.total[i] = ending.points(s, i)
    for i in range(s.rules.seats):
        s.seat = i
        scout(s)
        plan(s)
    s.seat = mover


def scout(s: State) -> void:
    """Where the stacks of the seat to move can go, and whom they can take."""
    left: bits.u128 = s.held[s.seat]
    goals: bits.u128 = 0
    moving.survey(s)
    while left:
        goals |= moving.goals_from(s, bits.lowest_bit(left))
        left &= left - 1
    s.roam[s.seat] = goals
    s.prey[s.seat] = goals & state.taken(s) & ~s.held[s.seat]


def plan(s: State) -> void:
    """What the seat to move gains by its best action, as far as a glance shows."""
    me: cint = s.seat
    prey: bits.u128 = s.prey[me]
    site: cint
    s.gain[me] = 0.0
    s.ready_sites[me] = s.leap[me] = s.second_leap[me] = 0
    while prey:
        note_prey(s, bits.lowest_bit(prey))
        prey &= prey - 1
    for site in range(s.board.sites):
        if s.held[me] & s.board.around[site]:
            note_building(s, site)


def note(s: State, seat: cint, gain: double, won: cint) -> void:
    """Keep the best gain, and the two best in points."""
    s.gain[seat] = max(s.gain[seat], gain)
    if won > s.leap[seat]:
        s.second_leap[seat] = s.leap[seat]
        s.leap[seat] = won
    elif won > s.second_leap[seat]:
        s.second_leap[seat] = won


def note_prey(s: State, space: cint) -> void:
    """What the seat to move gains by taking the stack on a space."""
    worth: double = STRUCK_DISC * state.tall(s, space)
    won: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if s.crown[i] & (bits.ONE << space):
            worth += RANSOM if state.in_prison(s, s.seat) else CAPTURE
            won = 0 if state.in_prison(s, s.seat) else values.EMPEROR_POINTS
    note(s, s.seat, worth, won)


def note_building(s: State, site: cint) -> void:
    """The highest building that some stack of the seat to move can pay for on this site."""
    most: cint = tallest(s, s.held[s.seat] & s.board.around[site])
    level: cint
    for level in range(codes.CASTLE, codes.CAMP - 1, -1):
        if rules_building.price(s, site, level) <= most and not rules_building.why_no_level(s, site, level):
            note(s, s.seat, building_worth(s, site, level), values.POINTS[level] - own_worth(s, site))
            s.ready_sites[s.seat] += 1
            return


def tallest(s: State, stacks: bits.u128) -> cint:
    """The height of the tallest of these stacks, 0 if there is none."""
    h: cint
    for h in range(codes.TALLEST, 0, -1):
        if s.height[h] & stacks:
            return h
    return 0


def building_worth(s: State, site: cint, level: cint) -> double:
    """The points won, those that an opponent loses, and the capital; less the discs it takes off the board."""
    cost: double = (DISC - SPARE) * rules_building.price(s, site, level)
    worth: double = POINT * (values.POINTS[level] - own_worth(s, site)) - cost
    if s.owner[site] != codes.NOBODY and s.owner[site] != s.seat:
        worth += DENIAL * values.POINTS[s.level[site]] / (s.rules.seats - 1)
    if s.board.capitals & (1 << site) and not ending.holds_capital(s, s.seat):
        worth += CAPITAL_HELD
    return worth


def own_worth(s: State, site: cint) -> cint:
    """The points that the seat to move already has on a site."""
    return values.POINTS[s.level[site]] if s.owner[site] == s.seat else 0


# --- strength --------------------------------------------------------------------------------------------------------


def share(s: State, seat: cint) -> double:
    """This seat's part of all strength."""
    mine: double = strength(s, seat)
    total: double = 0.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat:
            total += 1.0
        elif s.held[i]:
            total += math.exp(SHARPNESS * (strength(s, i) - mine))
    return 1.0 / total


def strength(s: State, seat: cint) -> double:
    """All features of a seat together."""
    return (
        score(s, seat)
        + capital(s, seat)
        + material(s, seat)
        + presence(s, seat)
        + building(s, seat)
        + reinforcing(s, seat)
        + emperor(s, seat)
        + initiative(s, seat)
        - exposure(s, seat)
    )


def score(s: State, seat: cint) -> double:
    """Points; the nearer the goal, the more each is worth."""
    return POINT * s.total[seat] + NEARER * s.total[seat] * s.total[seat]


def capital(s: State, seat: cint) -> double:
    """Nobody wins by points without one."""
    return CAPITAL_HELD + CAPITAL_LATE * s.total[seat] if ending.holds_capital(s, seat) else 0.0


def material(s: State, seat: cint) -> double:
    """Discs on the board and in the reserve; those in the box count nothing."""
    h: cint
    discs: cint = 0
    spare: cint = min(s.reserve[seat], 2 * codes.MOST_REINFORCED)
    for h in range(1, codes.TALLEST + 1):
        discs += h * bits.count_bits(s.held[seat] & s.height[h])
    return DISC * discs + SPARE * spare + IDLE * (s.reserve[seat] - spare)


def presence(s: State, seat: cint) -> double:
    """Few stacks: elimination is near."""
    return -loneliness(bits.count_bits(s.held[seat]))


def loneliness(stacks: cint) -> double:
    return FEW_STACKS / (stacks * stacks) if stacks else LAST_STACK


def building(s: State, seat: cint) -> double:
    """Sites where something can be built at once, and those that can be reached."""
    reached: cint = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != seat and s.board.around[site] & s.roam[seat]:
            reached += 1
    return SITE * s.ready_sites[seat] + REACHED_SITE * reached


def reinforcing(s: State, seat: cint) -> double:
    """How many discs can come back next turn. Enemy buildings deny it to the stacks they touch."""
    waiting: cint = s.reserve[seat] + (s.emperor[seat] == codes.IN_RESERVE)
    stacks: bits.u128 = s.held[seat] & ~s.height[codes.TALLEST] & ~rules_reinforcing.near_enemy_buildings(s, seat)
    lowest: cint
    if not waiting:
        return 0.0
    for lowest in range(1, codes.TALLEST):
        if s.height[lowest] & stacks:
            return REFILL * min(waiting, codes.TALLEST - lowest)
    return -CUT_OFF


def emperor(s: State, seat: cint) -> double:
    """A prisoner gives his gaoler points, which count there; here it is his own arm that is missing."""
    return 0.0 if state.in_prison(s, seat) else EMPEROR_HOME


def initiative(s: State, seat: cint) -> double:
    """The best action, as sure as the turn is near."""
    return (NOW if waits(s, seat) == 0 else LATER) * s.gain[seat]


def exposure(s: State, seat: cint) -> double:
    """What others can take. Whoever acts before his attackers saves most of it."""
    early: bits.u128 = 0
    late: bits.u128 = 0
    i: cint
    for i in range(s.rules.seats):
        if i != seat and s.held[i]:
            if waits(s, i) < waits(s, seat):
                early |= s.prey[i]
            else:
                late |= s.prey[i]
    early &= s.held[seat]
    late &= s.held[seat] & ~early
    return losses(s, seat, early) + DODGED * losses(s, seat, late)


def losses(s: State, seat: cint, stacks: bits.u128) -> double:
    """What it means to have all these stacks attacked: the worst loss, and a part of the others."""
    worst: double = 0.0
    total: double = 0.0
    gap: double = loneliness(bits.count_bits(s.held[seat]) - 1) - loneliness(bits.count_bits(s.held[seat]))
    loss: double
    while stacks:
        loss = gap + (DISC - SPARE) * state.tall(s, bits.lowest_bit(stacks))
        if s.crown[seat] & stacks & (0 - stacks):
            loss += CAPTURE
        worst = max(worst, loss)
        total += loss
        stacks &= stacks - 1
    return HIT * worst + SECOND_HIT * (total - worst)


def waits(s: State, seat: cint) -> cint:
    """How many seats act before this one."""
    first: cint = s.seat
    if s.phase == codes.SWAP_EMPERORS:
        first = s.first
    elif s.phase == codes.MARCH or s.phase == codes.REINFORCE:
        first = s.seat + 1
    return (seat - first + s.rules.seats) % s.rules.seats


# --- winning in one --------------------------------------------------------------------------------------------------


def wins_now(s: State, trial: State, seat: cint) -> bint:
    """Is it this seat's action, or does a forced march make it so, and does one win?"""
    if s.seat != seat or not (s.phase == codes.ACT or s.phase == codes.MARCH):
        return False
    return near_winning(s, seat) and can_win(s, trial, seat)


def hope(s: State, trial: State, seat: cint, chance: double) -> double:
    """Whoever wins next turn, unless he is stopped, stands better than his strength says."""
    if waits(s, seat) > 0 and near_winning(s, seat) and can_win(s, trial, seat):
        return chance + PRESSURE * (1.0 - chance)
    return chance


def safety(s: State, trial: State, seat: cint) -> double:
    """1 if no opponent wins with his next action, else nearly 0, as far as nobody can prevent it."""
    left: double = 1.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat or not s.held[i]:
            continue
        if near_winning(s, i) and can_win(s, trial, i):
            if waits(s, i) == 0:
                return LOSES_NOW
            left *= ANSWERABLE if waits(s, seat) < waits(s, i) else STOPPABLE
        elif waits(s, i) == 0 and could_march_home(s, i):
            left *= MARCH_LOSS
    return left


def could_march_home(s: State, seat: cint) -> bint:
    """Would the two best actions of one turn, with a forced march between them, give the twelfth point?"""
    if s.reserve[seat] + 1 < values.MARCH_COSTS:
        return False
    if s.total[seat] + s.leap[seat] + s.second_leap[seat] < values.POINTS_TO_WIN:
        return False
    return ending.holds_capital(s, seat)


def near_winning(s: State, seat: cint) -> bint:
    """Could one action at its best be enough? Spares the trial where it cannot."""
    others: bits.u128 = state.taken(s) & ~s.held[seat]
    if s.prey[seat] and not others & (others - 1):
        return True
    return s.total[seat] >= values.POINTS_TO_WIN - values.EMPEROR_POINTS - (
        values.PYRAMID_POINTS if s.board.pyramids else 0
    )


def can_win(s: State, trial: State, seat: cint) -> bint:
    """Try what could win for this seat, were it to act: buildings, and moves to where points or last stacks are."""
    wanted: bits.u128 = s.roam[seat] & prizes(s, seat)
    choices = cython.declare(cint[8192]) if cython.compiled else [0] * 8192
    n: cint
    i: cint
    give_turn(s, trial, seat)
    n = rules_building.offer_build(trial, choices, 0)
    if wanted:
        n = moving.offer_move(trial, choices, n)
    for i in range(n):
        if choices[i] >= actions.FIRST_BUILD or wanted & (bits.ONE << (choices[i] % codes.MOST_SPACES)):
            if wins_by(s, trial, seat, choices[i]):
                return True
    return False


def prizes(s: State, seat: cint) -> bits.u128:
    """Where a move could win: Emperors, the cells round pyramids, the last stack of all others."""
    others: bits.u128 = state.taken(s) & ~s.held[seat]
    spaces: bits.u128 = 0
    i: cint
    for i in range(s.rules.seats):
        spaces |= s.crown[i]
    for i in range(s.board.pyramids):
        spaces |= s.board.pyramid[i]
    return spaces if others & (others - 1) else spaces | others


def wins_by(s: State, trial: State, seat: cint, action: cint) -> bint:
    """Does this action win? Where storms ask what is lost, the cheapest way is taken."""
    losses_in_storm: cint[16] = [0] * 16
    give_turn(s, trial, seat)
    dispatch.do(trial, action)
    if trial.phase == codes.LOSE:
        moving.offer_lose(trial, losses_in_storm, 0)
        dispatch.do(trial, losses_in_storm[0])
    return trial.winners & (1 << seat) != 0


def give_turn(s: State, trial: State, seat: cint) -> void:
    """On the trial board it is this seat's action: in the midst of its turn, or at the beginning of its next."""
    fields.copy(trial, s)
    if s.seat == seat and s.phase == codes.MARCH:
        dispatch.do(trial, actions.march())
    elif s.seat != seat or s.phase != codes.ACT:
        trial.seat = seat
        trial.phase = codes.ACT
        trial.source = trial.goal = codes.NOBODY
        trial.marched = False
        state.forget_payment(trial)
