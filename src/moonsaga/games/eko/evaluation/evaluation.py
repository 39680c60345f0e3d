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
from moonsaga.games.eko.evaluation.weights import Weights
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import dispatch, ending, fields, moving, state, values
from moonsaga.games.eko.rules import reinforcing as rules_reinforcing
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def value(s: State, w: Weights, trial: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    if s.ended:
        return 1.0 if s.winners & (1 << seat) else 0.0
    if s.phase < codes.SWAP_EMPERORS:
        return 1.0 / s.rules.seats
    if not s.held[seat]:
        return 0.0
    look_around(s, w)
    if wins_now(s, trial, seat):
        return w.wins_now
    return hope(s, w, trial, seat, share(s, w, seat)) * safety(s, w, trial, seat)


# --- looking around --------------------------------------------------------------------------------------------------


def look_around(s: State, w: Weights) -> void:
    """For each seat in turn: what it can take, where it can go, what it can build, as if it were to move."""
    mover: cint = s.seat
    i: cint
    for i in range(s.rules.seats):
        s.crown[i] = bits.ONE << s.emperor[i] if s.emperor[i] != codes.NOWHERE else 0
        s.total[i] = ending.points(s, i)
    for i in range(s.rules.seats):
        s.seat = i
        scout(s)
        plan(s, w)
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


def plan(s: State, w: Weights) -> void:
    """What the seat to move gains by its best action, as far as a glance shows."""
    me: cint = s.seat
    prey: bits.u128 = s.prey[me]
    site: cint
    s.gain[me] = 0.0
    s.ready_sites[me] = s.leap[me] = s.second_leap[me] = 0
    while prey:
        note_prey(s, w, bits.lowest_bit(prey))
        prey &= prey - 1
    for site in range(s.board.sites):
        if s.held[me] & s.board.around[site]:
            note_building(s, w, site)


def note(s: State, seat: cint, gain: double, won: cint) -> void:
    """Keep the best gain, and the two best in points."""
    s.gain[seat] = max(s.gain[seat], gain)
    if won > s.leap[seat]:
        s.second_leap[seat] = s.leap[seat]
        s.leap[seat] = won
    elif won > s.second_leap[seat]:
        s.second_leap[seat] = won


def note_prey(s: State, w: Weights, space: cint) -> void:
    """What the seat to move gains by taking the stack on a space."""
    worth: double = w.struck_disc * state.tall(s, space)
    won: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if s.crown[i] & (bits.ONE << space):
            worth += w.ransom if state.in_prison(s, s.seat) else w.capture
            won = 0 if state.in_prison(s, s.seat) else values.EMPEROR_POINTS
    note(s, s.seat, worth, won)


def note_building(s: State, w: Weights, site: cint) -> void:
    """The highest building that some stack of the seat to move can pay for on this site."""
    most: cint = tallest(s, s.held[s.seat] & s.board.around[site])
    level: cint
    for level in range(codes.CASTLE, codes.CAMP - 1, -1):
        if rules_building.price(s, site, level) <= most and not rules_building.why_no_level(s, site, level):
            note(s, s.seat, building_worth(s, w, site, level), values.POINTS[level] - own_worth(s, site))
            s.ready_sites[s.seat] += 1
            return


def tallest(s: State, stacks: bits.u128) -> cint:
    """The height of the tallest of these stacks, 0 if there is none."""
    h: cint
    for h in range(codes.TALLEST, 0, -1):
        if s.height[h] & stacks:
            return h
    return 0


def building_worth(s: State, w: Weights, site: cint, level: cint) -> double:
    """The points won, those that an opponent loses, and the capital; less the discs it takes off the board."""
    cost: double = (w.disc - w.spare) * rules_building.price(s, site, level)
    worth: double = w.point * (values.POINTS[level] - own_worth(s, site)) - cost
    if s.owner[site] != codes.NOBODY and s.owner[site] != s.seat:
        worth += w.denial * values.POINTS[s.level[site]] / (s.rules.seats - 1)
    if s.board.capitals & (1 << site) and not ending.holds_capital(s, s.seat):
        worth += w.capital_held
    return worth


def own_worth(s: State, site: cint) -> cint:
    """The points that the seat to move already has on a site."""
    return values.POINTS[s.level[site]] if s.owner[site] == s.seat else 0


# --- strength --------------------------------------------------------------------------------------------------------


def share(s: State, w: Weights, seat: cint) -> double:
    """This seat's part of all strength."""
    mine: double = strength(s, w, seat)
    total: double = 0.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat:
            total += 1.0
        elif s.held[i]:
            total += math.exp(w.sharpness * (strength(s, w, i) - mine))
    return 1.0 / total


def strength(s: State, w: Weights, seat: cint) -> double:
    """All features of a seat together."""
    return (
        score(s, w, seat)
        + capital(s, w, seat)
        + material(s, w, seat)
        + presence(s, w, seat)
        + building(s, w, seat)
        + reinforcing(s, w, seat)
        + emperor(s, w, seat)
        + initiative(s, w, seat)
        - exposure(s, w, seat)
    )


def score(s: State, w: Weights, seat: cint) -> double:
    """Points; the nearer the goal, the more each is worth."""
    return w.point * s.total[seat] + w.nearer * s.total[seat] * s.total[seat]


def capital(s: State, w: Weights, seat: cint) -> double:
    """Nobody wins by points without one."""
    return w.capital_held + w.capital_late * s.total[seat] if ending.holds_capital(s, seat) else 0.0


def material(s: State, w: Weights, seat: cint) -> double:
    """Discs on the board and in the reserve; those in the box count nothing."""
    h: cint
    discs: cint = 0
    spare: cint = min(s.reserve[seat], 2 * codes.MOST_REINFORCED)
    for h in range(1, codes.TALLEST + 1):
        discs += h * bits.count_bits(s.held[seat] & s.height[h])
    return w.disc * discs + w.spare * spare + w.idle * (s.reserve[seat] - spare)


def presence(s: State, w: Weights, seat: cint) -> double:
    """Few stacks: elimination is near."""
    return -loneliness(w, bits.count_bits(s.held[seat]))


def loneliness(w: Weights, stacks: cint) -> double:
    return w.few_stacks / (stacks * stacks) if stacks else w.last_stack


def building(s: State, w: Weights, seat: cint) -> double:
    """Sites where something can be built at once, and those that can be reached."""
    reached: cint = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != seat and s.board.around[site] & s.roam[seat]:
            reached += 1
    return w.site * s.ready_sites[seat] + w.reached_site * reached


def reinforcing(s: State, w: Weights, seat: cint) -> double:
    """How many discs can come back next turn. Enemy buildings deny it to the stacks they touch."""
    waiting: cint = s.reserve[seat] + (state.in_reserve(s, seat))
    stacks: bits.u128 = s.held[seat] & ~s.height[codes.TALLEST] & ~rules_reinforcing.near_enemy_buildings(s, seat)
    lowest: cint
    if not waiting:
        return 0.0
    for lowest in range(1, codes.TALLEST):
        if s.height[lowest] & stacks:
            return w.refill * min(waiting, codes.TALLEST - lowest)
    return -w.cut_off


def emperor(s: State, w: Weights, seat: cint) -> double:
    """A prisoner gives his gaoler points, which count there; here it is his own arm that is missing."""
    return 0.0 if state.in_prison(s, seat) else w.emperor_home


def initiative(s: State, w: Weights, seat: cint) -> double:
    """The best action, as sure as the turn is near."""
    return (w.now if waits(s, seat) == 0 else w.later) * s.gain[seat]


def exposure(s: State, w: Weights, seat: cint) -> double:
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
    return losses(s, w, seat, early) + w.dodged * losses(s, w, seat, late)


def losses(s: State, w: Weights, seat: cint, stacks: bits.u128) -> double:
    """What it means to have all these stacks attacked: the worst loss, and a part of the others."""
    worst: double = 0.0
    total: double = 0.0
    gap: double = loneliness(w, bits.count_bits(s.held[seat]) - 1) - loneliness(w, bits.count_bits(s.held[seat]))
    loss: double
    while stacks:
        loss = gap + (w.disc - w.spare) * state.tall(s, bits.lowest_bit(stacks))
        if s.crown[seat] & stacks & (0 - stacks):
            loss += w.capture
        worst = max(worst, loss)
        total += loss
        stacks &= stacks - 1
    return w.hit * worst + w.second_hit * (total - worst)


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


def hope(s: State, w: Weights, trial: State, seat: cint, chance: double) -> double:
    """Whoever wins next turn, unless he is stopped, stands better than his strength says."""
    if waits(s, seat) > 0 and near_winning(s, seat) and can_win(s, trial, seat):
        return chance + w.pressure * (1.0 - chance)
    return chance


def safety(s: State, w: Weights, trial: State, seat: cint) -> double:
    """1 if no opponent wins with his next action, else nearly 0, as far as nobody can prevent it."""
    left: double = 1.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat or not s.held[i]:
            continue
        if near_winning(s, i) and can_win(s, trial, i):
            if waits(s, i) == 0:
                return w.loses_now
            left *= w.answerable if waits(s, seat) < waits(s, i) else w.stoppable
        elif waits(s, i) == 0 and could_march_home(s, i):
            left *= w.march_loss
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
