"""What a good player sees at a glance: how good a position is for each seat.

Every seat gets a strength, in points of the game: what it has, what it can do next, what can be done to it. A value is
a seat's share of all strength. Whoever can win with his next action overrules the shares.
"""

from __future__ import annotations

import math

from cython import double, void
from cython import int as cint

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.evaluation import glance, winning
from moonsaga.games.eko.evaluation.weights import Weights
from moonsaga.games.eko.rules import building as rules_building
from moonsaga.games.eko.rules import ending, state, values
from moonsaga.games.eko.rules import reinforcing as rules_reinforcing
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def value(s: State, w: Weights, trial: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    i: cint
    if s.ended:
        return 1.0 if s.winners & (1 << seat) else 0.0
    if s.phase < codes.SWAP_EMPERORS:
        return 1.0 / s.rules.seats
    if not s.held[seat]:
        return 0.0
    glance.look_around(s)
    if winning.acts_now(s, seat) and winning.wins_next(s, trial, seat):
        return w.wins_now
    for i in range(s.rules.seats):
        plan(s, w, i)
    return hope(s, w, trial, seat, share(s, w, seat)) * safety(s, w, trial, seat)


# --- the best action -------------------------------------------------------------------------------------------------


def plan(s: State, w: Weights, seat: cint) -> void:
    """What a seat gains by its best action, as far as a glance shows."""
    mover: cint = s.seat
    prey: bits.u128 = s.prey[seat]
    site: cint
    s.seat = seat
    s.gain[seat] = 0.0
    while prey:
        s.gain[seat] = max(s.gain[seat], prey_worth(s, w, bits.lowest_bit(prey)))
        prey &= prey - 1
    for site in range(s.board.sites):
        if s.ready[seat] & (1 << site):
            s.gain[seat] = max(s.gain[seat], building_worth(s, w, site, s.ready_level[seat * codes.MOST_SITES + site]))
    s.seat = mover


def prey_worth(s: State, w: Weights, space: cint) -> double:
    """What the seat to move gains by taking the stack on a space."""
    worth: double = w.struck_disc * state.tall(s, space)
    i: cint
    for i in range(s.rules.seats):
        if s.crown[i] & (bits.ONE << space):
            worth += w.ransom if state.in_prison(s, s.seat) else w.capture
    return worth


def building_worth(s: State, w: Weights, site: cint, level: cint) -> double:
    """The points won, those that an opponent loses, and the capital; less the discs it takes off the board."""
    cost: double = (w.disc - w.spare) * rules_building.price(s, site, level)
    worth: double = w.point * (values.POINTS[level] - glance.own_worth(s, site)) - cost
    if s.owner[site] != codes.NOBODY and s.owner[site] != s.seat:
        worth += w.denial * values.POINTS[s.level[site]] / (s.rules.seats - 1)
    if s.board.capitals & (1 << site) and not ending.holds_capital(s, s.seat):
        worth += w.capital_held
    return worth


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
    spare: cint = min(s.reserve[seat], 2 * codes.MOST_REINFORCED)
    return w.disc * glance.count_discs(s, s.held[seat]) + w.spare * spare + w.idle * (s.reserve[seat] - spare)


def presence(s: State, w: Weights, seat: cint) -> double:
    """Few stacks: elimination is near."""
    return -loneliness(w, bits.count_bits(s.held[seat]))


def loneliness(w: Weights, stacks: cint) -> double:
    return w.few_stacks / (stacks * stacks) if stacks else w.last_stack


def building(s: State, w: Weights, seat: cint) -> double:
    """Sites where something can be built at once, and those that can be reached."""
    return w.site * s.ready_sites[seat] + w.reached_site * bits.count_bits(glance.reached_sites(s, seat))


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
    return (w.now if glance.waits(s, seat) == 0 else w.later) * s.gain[seat]


def exposure(s: State, w: Weights, seat: cint) -> double:
    """What others can take. Whoever acts before his attackers saves most of it."""
    return losses(s, w, seat, s.hunted_early[seat]) + w.dodged * losses(s, w, seat, s.hunted_late[seat])


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


# --- winning in one --------------------------------------------------------------------------------------------------


def hope(s: State, w: Weights, trial: State, seat: cint, chance: double) -> double:
    """Whoever wins next turn, unless he is stopped, stands better than his strength says."""
    if glance.waits(s, seat) > 0 and winning.wins_next(s, trial, seat):
        return chance + w.pressure * (1.0 - chance)
    return chance


def safety(s: State, w: Weights, trial: State, seat: cint) -> double:
    """1 if no opponent wins with his next action, else nearly 0, as far as nobody can prevent it."""
    left: double = 1.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat or not s.held[i]:
            continue
        if winning.wins_next(s, trial, i):
            if glance.waits(s, i) == 0:
                return w.loses_now
            left *= w.answerable if glance.waits(s, seat) < glance.waits(s, i) else w.stoppable
        elif glance.waits(s, i) == 0 and winning.could_march_home(s, i):
            left *= w.march_loss
    return left
