"""What a good player sees at a glance: how good a position is for each seat.

Every seat gets a strength, in points of the game: what it has, what it can do next, what can be done to it. A value is
a seat's share of all strength. Whoever can win with his next action overrules the shares. The rules are asked, never
repeated: what can be attacked, built or reinforced is theirs to say.
"""

import cython
from cython import bint, double
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.libc.math import exp
    from cython.cimports.moonsaga.games.eko.rules.building import list_builds, price, why_no_level
    from cython.cimports.moonsaga.games.eko.rules.ending import holds_capital, points
    from cython.cimports.moonsaga.games.eko.rules.moving import goals_from, list_losses, list_moves, survey
    from cython.cimports.moonsaga.games.eko.rules.reinforcing import near_enemy_buildings
    from cython.cimports.moonsaga.games.eko.rules.state import State, forget_payment, in_prison, taken, tall
    from cython.cimports.moonsaga.games.eko.rules.turn import play_choice
    from cython.cimports.moonsaga.kernel.cores.bits import count_bits, lowest_bit, u128
else:
    from math import exp

    from moonsaga.games.eko.rules.building import list_builds, price, why_no_level
    from moonsaga.games.eko.rules.ending import holds_capital, points
    from moonsaga.games.eko.rules.moving import goals_from, list_losses, list_moves, survey
    from moonsaga.games.eko.rules.reinforcing import near_enemy_buildings
    from moonsaga.games.eko.rules.state import State, forget_payment, in_prison, taken, tall
    from moonsaga.games.eko.rules.turn import play_choice
    from moonsaga.kernel.cores.bits_plain import count_bits, lowest_bit, u128

# --- the weights, in points of the game ------------------------------------------------------------------------------

POINT = cython.declare(double, 1.0)
NEARER = cython.declare(double, 0.03)  # each point counts more the more there are: times the square
CAPITAL_HELD = cython.declare(double, 0.6)
CAPITAL_LATE = cython.declare(double, 0.12)  # for each point besides: without a capital they do not win
DISC = cython.declare(double, 0.22)  # on the board
SPARE = cython.declare(double, 0.135)  # in the reserve, as many as the next turns bring back
IDLE = cython.declare(double, 0.05)  # in the reserve beyond that
FEW_STACKS = cython.declare(double, 5.0)  # divided by the square of the number of stacks: elimination is near
LAST_STACK = cython.declare(double, 10.0)  # losing it is losing
SITE = cython.declare(double, 0.12)  # each site on which something can be built next turn
REACHED_SITE = cython.declare(double, 0.03)  # each site that a stack can walk up to
REFILL = cython.declare(double, 0.08)  # each disc that the next reinforcement can bring
CUT_OFF = cython.declare(double, 0.5)  # a reserve that no stack may receive
EMPEROR_HOME = cython.declare(double, 0.5)  # not in prison
CAPTURE = cython.declare(double, 2.6)  # an Emperor that can be taken
RANSOM = cython.declare(double, 1.8)  # the same while one's own is a prisoner: an exchange
STRUCK_DISC = cython.declare(double, 0.14)  # each disc of a stack that can be taken
DENIAL = cython.declare(double, 0.95)  # a point that somebody else loses, shared among the opponents
NOW = cython.declare(double, 0.8)  # how sure the best action is: for whoever acts next
LATER = cython.declare(double, 0.77)  # ... for the others
HIT = cython.declare(double, 0.7)  # how sure the worst loss is, if the attacker acts first
SECOND_HIT = cython.declare(double, 0.25)  # every further loss
DODGED = cython.declare(double, 0.12)  # how much of that remains if the owner acts first
SHARPNESS = cython.declare(double, 0.45)  # of the shares
WINS_NOW = cython.declare(double, 0.98)
LOSES_NOW = cython.declare(double, 0.02)
STOPPABLE = cython.declare(double, 0.35)  # somebody acts before the opponent who could win
ANSWERABLE = cython.declare(double, 0.8)  # the seat itself does
MARCH_LOSS = cython.declare(double, 0.5)  # an opponent could win with a forced march
PRESSURE = cython.declare(double, 0.2)  # the seat wins next turn, unless it is stopped

# --- constants and scratch -------------------------------------------------------------------------------------------

ONE = cython.declare(u128, 1)
NOBODY = cython.declare(cint, -1)
TALLEST = cython.declare(cint, codes.TALLEST)
CAMP = cython.declare(cint, codes.CAMP)
CASTLE = cython.declare(cint, codes.CASTLE)
MOST_SPACES = cython.declare(cint, codes.MOST_SPACES)
MOST_REINFORCED = cython.declare(cint, codes.MOST_REINFORCED)
MARCH_COSTS = cython.declare(cint, codes.MARCH_COSTS)
EMPEROR_POINTS = cython.declare(cint, codes.EMPEROR_POINTS)
PYRAMID_POINTS = cython.declare(cint, codes.PYRAMID_POINTS)
POINTS_TO_WIN = cython.declare(cint, codes.POINTS_TO_WIN)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
SWAP_EMPERORS = cython.declare(cint, codes.SWAP_EMPERORS)
ACT = cython.declare(cint, codes.ACT)
LOSE = cython.declare(cint, codes.LOSE)
MARCH = cython.declare(cint, codes.MARCH)
REINFORCE = cython.declare(cint, codes.REINFORCE)
MARCH_ = cython.declare(cint, codes.MARCH_)
BUILD_ = cython.declare(cint, codes.BUILD_)

# What `look_around` finds, by seat. Scratch of one call: nothing here outlives the function that asked for it.
PREY = cython.declare(u128[4])  # enemy stacks that can be taken
ROAM = cython.declare(u128[4])  # spaces that some stack can go to
EMPERORS = cython.declare(u128[4])  # where his Emperor stands, if he is on the board
TOTAL = cython.declare(cint[4])
GAIN = cython.declare(double[4])  # the best action, in points
LEAP = cython.declare(cint[8])  # the points of the best action, and of the second best
SITES = cython.declare(cint[4])
WORTH = cython.declare(cint[4])
CHOICES = cython.declare(cint[8192])
LOSSES = cython.declare(cint[16])
TRIAL = cython.declare(State, None)
if not cython.compiled:
    PREY, ROAM, EMPERORS, TOTAL = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    GAIN, LEAP, SITES, WORTH = [0.0] * 4, [0] * 8, [0] * 4, [0] * 4
    CHOICES, LOSSES, TRIAL = [0] * 8192, [0] * 16, None
for _level in range(4):
    WORTH[_level] = codes.POINTS[_level]


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 (lost) to 1 (won)."""
    if s.ended:
        return 1.0 if s.winners & (1 << seat) else 0.0
    if s.phase < SWAP_EMPERORS:
        return 1.0 / s.rules.seats
    if not s.held[seat]:
        return 0.0
    look_around(s)
    if wins_now(s, seat):
        return WINS_NOW
    return hope(s, seat, share(s, seat)) * safety(s, seat)


# --- looking around --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def look_around(s: State) -> cython.void:
    """For each seat in turn: what it can take, where it can go, what it can build, as if it were to move."""
    mover: cint = s.seat
    i: cint
    for i in range(s.rules.seats):
        EMPERORS[i] = ONE << s.emperor[i] if s.emperor[i] < IN_RESERVE else 0
        TOTAL[i] = points(s, i)
    for i in range(s.rules.seats):
        s.seat = i
        scout(s)
        plan(s)
    s.seat = mover


@cython.cfunc
@cython.exceptval(check=False)
def scout(s: State) -> cython.void:
    """Where the stacks of the seat to move can go, and whom they can take."""
    left: u128 = s.held[s.seat]
    goals: u128 = 0
    survey(s)
    while left:
        goals |= goals_from(s, lowest_bit(left))
        left &= left - 1
    ROAM[s.seat] = goals
    PREY[s.seat] = goals & taken(s) & ~s.held[s.seat]


@cython.cfunc
@cython.exceptval(check=False)
def plan(s: State) -> cython.void:
    """What the seat to move gains by its best action, as far as a glance shows."""
    me: cint = s.seat
    prey: u128 = PREY[me]
    site: cint
    GAIN[me] = 0.0
    SITES[me] = LEAP[me] = LEAP[me + 4] = 0
    while prey:
        note_prey(s, lowest_bit(prey))
        prey &= prey - 1
    for site in range(s.board.sites):
        if s.held[me] & s.board.around[site]:
            note_building(s, site)


@cython.cfunc
@cython.exceptval(check=False)
def note(seat: cint, gain: double, won: cint) -> cython.void:
    """Keep the best gain, and the two best in points."""
    GAIN[seat] = max(GAIN[seat], gain)
    if won > LEAP[seat]:
        LEAP[seat + 4] = LEAP[seat]
        LEAP[seat] = won
    elif won > LEAP[seat + 4]:
        LEAP[seat + 4] = won


@cython.cfunc
@cython.exceptval(check=False)
def note_prey(s: State, space: cint) -> cython.void:
    """What the seat to move gains by taking the stack on a space."""
    worth: double = STRUCK_DISC * tall(s, space)
    won: cint = 0
    i: cint
    for i in range(s.rules.seats):
        if EMPERORS[i] & (ONE << space):
            worth += RANSOM if in_prison(s, s.seat) else CAPTURE
            won = 0 if in_prison(s, s.seat) else EMPEROR_POINTS
    note(s.seat, worth, won)


@cython.cfunc
@cython.exceptval(check=False)
def note_building(s: State, site: cint) -> cython.void:
    """The highest building that some stack of the seat to move can pay for on this site."""
    most: cint = tallest(s, s.held[s.seat] & s.board.around[site])
    level: cint
    for level in range(CASTLE, CAMP - 1, -1):
        if price(s, site, level) <= most and not why_no_level(s, site, level):
            note(s.seat, building_worth(s, site, level), WORTH[level] - own_worth(s, site))
            SITES[s.seat] += 1
            return


@cython.cfunc
@cython.exceptval(check=False)
def tallest(s: State, stacks: u128) -> cint:
    """The height of the tallest of these stacks, 0 if there is none."""
    h: cint
    for h in range(TALLEST, 0, -1):
        if s.height[h] & stacks:
            return h
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def building_worth(s: State, site: cint, level: cint) -> double:
    """The points won, those that an opponent loses, and the capital; less the discs it takes off the board."""
    worth: double = POINT * (WORTH[level] - own_worth(s, site)) - (DISC - SPARE) * price(s, site, level)
    if s.owner[site] != NOBODY and s.owner[site] != s.seat:
        worth += DENIAL * WORTH[s.level[site]] / (s.rules.seats - 1)
    if s.board.capitals & (1 << site) and not holds_capital(s, s.seat):
        worth += CAPITAL_HELD
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def own_worth(s: State, site: cint) -> cint:
    """The points that the seat to move already has on a site."""
    return WORTH[s.level[site]] if s.owner[site] == s.seat else 0


# --- strength --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def share(s: State, seat: cint) -> double:
    """This seat's part of all strength."""
    mine: double = strength(s, seat)
    total: double = 0.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat:
            total += 1.0
        elif s.held[i]:
            total += exp(SHARPNESS * (strength(s, i) - mine))
    return 1.0 / total


@cython.cfunc
@cython.exceptval(check=False)
def strength(s: State, seat: cint) -> double:
    """All features of a seat together."""
    return (
        score(seat)
        + capital(s, seat)
        + material(s, seat)
        + presence(s, seat)
        + building(s, seat)
        + reinforcing(s, seat)
        + emperor(s, seat)
        + initiative(s, seat)
        - exposure(s, seat)
    )


@cython.cfunc
@cython.exceptval(check=False)
def score(seat: cint) -> double:
    """Points; the nearer the goal, the more each is worth."""
    return POINT * TOTAL[seat] + NEARER * TOTAL[seat] * TOTAL[seat]


@cython.cfunc
@cython.exceptval(check=False)
def capital(s: State, seat: cint) -> double:
    """Nobody wins by points without one."""
    return CAPITAL_HELD + CAPITAL_LATE * TOTAL[seat] if holds_capital(s, seat) else 0.0


@cython.cfunc
@cython.exceptval(check=False)
def material(s: State, seat: cint) -> double:
    """Discs on the board and in the reserve; those in the box count nothing."""
    h: cint
    discs: cint = 0
    spare: cint = min(s.reserve[seat], 2 * MOST_REINFORCED)
    for h in range(1, TALLEST + 1):
        discs += h * count_bits(s.held[seat] & s.height[h])
    return DISC * discs + SPARE * spare + IDLE * (s.reserve[seat] - spare)


@cython.cfunc
@cython.exceptval(check=False)
def presence(s: State, seat: cint) -> double:
    """Few stacks: elimination is near."""
    return -loneliness(count_bits(s.held[seat]))


@cython.cfunc
@cython.exceptval(check=False)
def loneliness(stacks: cint) -> double:
    return FEW_STACKS / (stacks * stacks) if stacks else LAST_STACK


@cython.cfunc
@cython.exceptval(check=False)
def building(s: State, seat: cint) -> double:
    """Sites where something can be built at once, and those that can be reached."""
    reached: cint = 0
    site: cint
    for site in range(s.board.sites):
        if s.owner[site] != seat and s.board.around[site] & ROAM[seat]:
            reached += 1
    return SITE * SITES[seat] + REACHED_SITE * reached


@cython.cfunc
@cython.exceptval(check=False)
def reinforcing(s: State, seat: cint) -> double:
    """How many discs can come back next turn. Enemy buildings deny it to the stacks they touch."""
    waiting: cint = s.reserve[seat] + (s.emperor[seat] == IN_RESERVE)
    stacks: u128 = s.held[seat] & ~s.height[TALLEST] & ~near_enemy_buildings(s, seat)
    lowest: cint
    if not waiting:
        return 0.0
    for lowest in range(1, TALLEST):
        if s.height[lowest] & stacks:
            return REFILL * min(waiting, TALLEST - lowest)
    return -CUT_OFF


@cython.cfunc
@cython.exceptval(check=False)
def emperor(s: State, seat: cint) -> double:
    """A prisoner gives his gaoler points, which count there; here it is his own arm that is missing."""
    return 0.0 if in_prison(s, seat) else EMPEROR_HOME


@cython.cfunc
@cython.exceptval(check=False)
def initiative(s: State, seat: cint) -> double:
    """The best action, as sure as the turn is near."""
    return (NOW if waits(s, seat) == 0 else LATER) * GAIN[seat]


@cython.cfunc
@cython.exceptval(check=False)
def exposure(s: State, seat: cint) -> double:
    """What others can take. Whoever acts before his attackers saves most of it."""
    early: u128 = 0
    late: u128 = 0
    i: cint
    for i in range(s.rules.seats):
        if i != seat and s.held[i]:
            if waits(s, i) < waits(s, seat):
                early |= PREY[i]
            else:
                late |= PREY[i]
    early &= s.held[seat]
    late &= s.held[seat] & ~early
    return losses(s, seat, early) + DODGED * losses(s, seat, late)


@cython.cfunc
@cython.exceptval(check=False)
def losses(s: State, seat: cint, stacks: u128) -> double:
    """What it means to have all these stacks attacked: the worst loss, and a part of the others."""
    worst: double = 0.0
    total: double = 0.0
    gap: double = loneliness(count_bits(s.held[seat]) - 1) - loneliness(count_bits(s.held[seat]))
    loss: double
    while stacks:
        loss = gap + (DISC - SPARE) * tall(s, lowest_bit(stacks))
        if EMPERORS[seat] & stacks & (0 - stacks):
            loss += CAPTURE
        worst = max(worst, loss)
        total += loss
        stacks &= stacks - 1
    return HIT * worst + SECOND_HIT * (total - worst)


@cython.cfunc
@cython.exceptval(check=False)
def waits(s: State, seat: cint) -> cint:
    """How many seats act before this one."""
    first: cint = s.seat
    if s.phase == SWAP_EMPERORS:
        first = s.first
    elif s.phase == MARCH or s.phase == REINFORCE:
        first = s.seat + 1
    return (seat - first + s.rules.seats) % s.rules.seats


# --- winning in one --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def wins_now(s: State, seat: cint) -> bint:
    """Is it this seat's action, or does a forced march make it so, and does one win?"""
    if s.seat != seat or not (s.phase == ACT or s.phase == MARCH):
        return False
    return near_winning(s, seat) and can_win(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def hope(s: State, seat: cint, chance: double) -> double:
    """Whoever wins next turn, unless he is stopped, stands better than his strength says."""
    if waits(s, seat) > 0 and near_winning(s, seat) and can_win(s, seat):
        return chance + PRESSURE * (1.0 - chance)
    return chance


@cython.cfunc
@cython.exceptval(check=False)
def safety(s: State, seat: cint) -> double:
    """1 if no opponent wins with his next action, else nearly 0, as far as nobody can prevent it."""
    left: double = 1.0
    i: cint
    for i in range(s.rules.seats):
        if i == seat or not s.held[i]:
            continue
        if near_winning(s, i) and can_win(s, i):
            if waits(s, i) == 0:
                return LOSES_NOW
            left *= ANSWERABLE if waits(s, seat) < waits(s, i) else STOPPABLE
        elif waits(s, i) == 0 and could_march_home(s, i):
            left *= MARCH_LOSS
    return left


@cython.cfunc
@cython.exceptval(check=False)
def could_march_home(s: State, seat: cint) -> bint:
    """Would the two best actions of one turn, with a forced march between them, give the twelfth point?"""
    if s.reserve[seat] + 1 < MARCH_COSTS or TOTAL[seat] + LEAP[seat] + LEAP[seat + 4] < POINTS_TO_WIN:
        return False
    return holds_capital(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def near_winning(s: State, seat: cint) -> bint:
    """Could one action at its best be enough? Spares the trial where it cannot."""
    others: u128 = taken(s) & ~s.held[seat]
    if PREY[seat] and not others & (others - 1):
        return True
    return TOTAL[seat] >= POINTS_TO_WIN - EMPEROR_POINTS - (PYRAMID_POINTS if s.board.pyramids else 0)


@cython.cfunc
@cython.exceptval(check=False)
def can_win(s: State, seat: cint) -> bint:
    """Try what could win for this seat, were it to act: buildings, and moves to where points or last stacks are."""
    wanted: u128 = ROAM[seat] & prizes(s, seat)
    n: cint
    i: cint
    give_turn(s, seat)
    n = list_builds(TRIAL, CHOICES, 0)
    if wanted:
        n = list_moves(TRIAL, CHOICES, n)
    for i in range(n):
        if CHOICES[i] >= BUILD_ or wanted & (ONE << (CHOICES[i] % MOST_SPACES)):
            if wins_by(s, seat, CHOICES[i]):
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def prizes(s: State, seat: cint) -> u128:
    """Where a move could win: Emperors, the cells round pyramids, the last stack of all others."""
    others: u128 = taken(s) & ~s.held[seat]
    spaces: u128 = 0
    i: cint
    for i in range(s.rules.seats):
        spaces |= EMPERORS[i]
    for i in range(s.board.pyramids):
        spaces |= s.board.pyramid[i]
    return spaces if others & (others - 1) else spaces | others


@cython.cfunc
@cython.exceptval(check=False)
def wins_by(s: State, seat: cint, action: cint) -> bint:
    """Does this action win? Where storms ask what is lost, the cheapest way is taken."""
    give_turn(s, seat)
    play_choice(TRIAL, action)
    if TRIAL.phase == LOSE:
        list_losses(TRIAL, LOSSES)
        play_choice(TRIAL, LOSSES[0])
    return TRIAL.winners & (1 << seat) != 0


@cython.cfunc
@cython.exceptval(check=False)
def give_turn(s: State, seat: cint) -> cython.void:
    """On the trial board it is this seat's action: in the midst of its turn, or at the beginning of its next."""
    global TRIAL
    if TRIAL is None:
        TRIAL = State(s.rules)
    TRIAL.copy_from(s)
    if s.seat == seat and s.phase == MARCH:
        play_choice(TRIAL, MARCH_)
    elif s.seat != seat or s.phase != ACT:
        TRIAL.seat = seat
        TRIAL.phase = ACT
        TRIAL.source = TRIAL.goal = NOBODY
        TRIAL.marched = False
        forget_payment(TRIAL)
