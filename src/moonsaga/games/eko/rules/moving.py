"""Moving: the action phase's first choice, with storms and portals (Moving; Labyrinth of Storms; Portals; Lighthouse).

A stack moves any number of steps over empty spaces and may end on an own stack (at most four discs together) or on
an enemy stack that it beats. `survey` finds the connected empty regions once for a position; what a single stack can
reach follows from the regions it touches.
"""

import cython
from cython import bint, p_int
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.board import Board
    from cython.cimports.moonsaga.games.eko.rules.emperor import capture
    from cython.cimports.moonsaga.games.eko.rules.state import (
        State,
        lift,
        owner_of_stack,
        put,
        taken,
        tall,
        tell,
        tell_more,
    )
    from cython.cimports.moonsaga.kernel.cores.bits import count_bits, lowest_bit, u128
else:
    from moonsaga.games.eko.rules.board import Board
    from moonsaga.games.eko.rules.emperor import capture
    from moonsaga.games.eko.rules.state import State, lift, owner_of_stack, put, taken, tall, tell, tell_more
    from moonsaga.kernel.cores.bits_plain import count_bits, lowest_bit, u128

ONE = cython.declare(u128, 1)
BIT = cython.declare(u64, 1)
TALLEST = cython.declare(cint, codes.TALLEST)
MOST_SPACES = cython.declare(cint, codes.MOST_SPACES)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
MOVE_ = cython.declare(cint, codes.MOVE_)
LOSE_ = cython.declare(cint, codes.LOSE_)
NOBODY = cython.declare(cint, -1)
FINE = cython.declare(cint, codes.FINE)
NO_SUCH_SPACE = cython.declare(cint, codes.NO_SUCH_SPACE)
NOT_YOUR_STACK = cython.declare(cint, codes.NOT_YOUR_STACK)
SAME_SPACE = cython.declare(cint, codes.SAME_SPACE)
NO_WAY = cython.declare(cint, codes.NO_WAY)
STORM_TAKES_LAST_DISC = cython.declare(cint, codes.STORM_TAKES_LAST_DISC)
TOO_TALL = cython.declare(cint, codes.TOO_TALL)
NOT_STRONGER = cython.declare(cint, codes.NOT_STRONGER)
NO_SUCH_LOSS = cython.declare(cint, codes.NO_SUCH_LOSS)
LOSE = cython.declare(cint, codes.LOSE)
MOVED = cython.declare(cint, codes.MOVED)
REGROUPED = cython.declare(cint, codes.REGROUPED)
ATTACKED = cython.declare(cint, codes.ATTACKED)
KAMIKAZE = cython.declare(cint, codes.KAMIKAZE)
STORMED = cython.declare(cint, codes.STORMED)

# What `survey` finds. Scratch of one call: nothing here outlives the function that asked for it.
REGION = cython.declare(u128[96])
SHORE = cython.declare(u128[96])
ZONE = cython.declare(cint[96])
REACH = cython.declare(u128[4])
JOIN = cython.declare(u128[5])
BEAT = cython.declare(u128[10])
SEEN = cython.declare(u64[8])
FAMILY = cython.declare(u64[8])
SCOPE = cython.declare(u128[2])
NUMBER = cython.declare(cint[3])
if not cython.compiled:
    REGION, SHORE, ZONE = [0] * 96, [0] * 96, [0] * 96
    REACH, JOIN, BEAT, SEEN, FAMILY = [0] * 4, [0] * 5, [0] * 10, [0] * 8, [0] * 8
    SCOPE, NUMBER = [0] * 2, [0] * 3
# Places in SCOPE: the empty spaces; the goal whose routes are told apart.
EMPTY = cython.declare(cint, 0)
WANTED = cython.declare(cint, 1)
# Places in NUMBER: how many regions there are; whether storms count; the loss for which routes are told apart.
REGIONS = cython.declare(cint, 0)
CALM = cython.declare(cint, 1)
LOSS = cython.declare(cint, 2)


@cython.cfunc
@cython.exceptval(check=False)
def majority(s: State, around: u128) -> cint:
    """The seat with most stacks on the three cells round a pyramid or lighthouse, -1 if there is none (ruling E35)."""
    best: cint = 0
    holder: cint = NOBODY
    seat: cint
    n: cint
    for seat in range(s.rules.seats):
        n = count_bits(s.held[seat] & around)
        if n > best:
            best, holder = n, seat
        elif n == best:
            holder = NOBODY
    return NOBODY if s.rules.more_than_half and best < 2 else holder


@cython.cfunc
@cython.exceptval(check=False)
def calm(s: State) -> bint:
    """Are storm cells ordinary spaces for the player whose turn it is? So they are for the lighthouse's holder."""
    if not s.board.storm:
        return True
    return s.board.lighthouse != 0 and majority(s, s.board.lighthouse) == s.seat


@cython.cfunc
@cython.exceptval(check=False)
def survey(s: State) -> cython.void:
    """Find the empty regions, and what each height of stack may join or beat."""
    b: Board = s.board
    empty: u128 = b.ground & ~taken(s)
    rest: u128 = empty
    zone: cint
    NUMBER[REGIONS] = 0
    NUMBER[CALM] = calm(s)
    SCOPE[EMPTY] = empty
    weigh(s)
    if not NUMBER[CALM]:
        for zone in range(b.zones):
            split(b, rest & b.zone[zone], zone)
        rest &= ~b.storm
    split(b, rest, NOBODY)


@cython.cfunc
@cython.exceptval(check=False)
def split(b: Board, rest: u128, zone: cint) -> cython.void:
    """Add the connected parts of these empty spaces to the regions."""
    whole: u128 = rest
    cells: u128
    front: u128
    near: u128
    while rest:
        cells = rest & (0 - rest)
        front = cells
        near = 0
        while front:
            near |= b.steps[lowest_bit(front)]
            front &= front - 1
            if not front:
                front = near & whole & ~cells
                cells |= front
        REGION[NUMBER[REGIONS]] = cells
        SHORE[NUMBER[REGIONS]] = near & ~cells
        ZONE[NUMBER[REGIONS]] = zone
        NUMBER[REGIONS] += 1
        rest &= ~cells


@cython.cfunc
@cython.exceptval(check=False)
def weigh(s: State) -> cython.void:
    """For each height h: the own stacks it may join, the enemy stacks it beats; BEAT[h + 5]: with its Emperor."""
    mine: u128 = s.held[s.seat]
    enemy: u128 = taken(s) & ~mine
    smaller: u128 = 0
    room: u128 = 0
    h: cint
    for h in range(1, TALLEST + 1):
        BEAT[h] = enemy & smaller
        if h == 1:
            BEAT[h] |= enemy & s.height[TALLEST]  # Kamikaze
        BEAT[h + 5] = BEAT[h] | (enemy & s.height[h])
        smaller |= s.height[h]
    for h in range(TALLEST, 0, -1):
        JOIN[h] = mine & room
        room |= s.height[TALLEST + 1 - h]


@cython.cfunc
@cython.exceptval(check=False)
def routes(s: State, source: cint, most: cint) -> cython.void:
    """REACH[n]: the spaces to which some route costs the stack exactly n discs, for n up to `most` (after `survey`)."""
    i: cint
    for i in range(4):
        REACH[i] = 0
        FAMILY[i] = FAMILY[i + 4] = 0
    if NUMBER[CALM]:
        REACH[0] = flood(s, source, 0) & ~(ONE << source)
    elif s.paid_at == source:
        for i in range(1 << s.board.zones):
            if s.paid[i >> 6] & (BIT << (i & 63)):
                storm_routes(s, source, i, most)
    else:
        storm_routes(s, source, 0, most)


@cython.cfunc
@cython.exceptval(check=False)
def flood(s: State, source: cint, zones: cint) -> u128:
    """Empty spaces within reach through ordinary ground and these storm zones, and whatever lies beside them."""
    near: u128 = s.board.steps[source]
    i: cint
    if NUMBER[CALM]:
        for i in range(NUMBER[REGIONS]):
            if REGION[i] & s.board.steps[source]:
                near |= REGION[i] | SHORE[i]
        return near
    return wade(near, zones)


@cython.cfunc
@cython.exceptval(check=False)
def wade(near: u128, zones: cint) -> u128:
    """The same over regions of several kinds: go on until nothing new is touched."""
    grown: u128 = 0
    i: cint
    while grown != near:
        grown = near
        for i in range(NUMBER[REGIONS]):
            if (ZONE[i] == NOBODY or zones & (1 << ZONE[i])) and REGION[i] & near:
                near |= REGION[i] | SHORE[i]
    return near


@cython.cfunc
@cython.exceptval(check=False)
def storm_routes(s: State, source: cint, paid: cint, most: cint) -> cython.void:
    """All routes of a stack that has paid for these zones: one disc for each other zone it touches (ruling E32)."""
    i: cint
    for i in range(8):
        SEEN[i] = 0
    visit(s, source, paid, zone_at(s.board, source), most)


@cython.cfunc
@cython.exceptval(check=False)
def zone_at(b: Board, space: cint) -> cint:
    """The zone of a storm cell as a set of one; the empty set for an ordinary space."""
    zone: cint
    for zone in range(b.zones):
        if b.zone[zone] & (ONE << space):
            return 1 << zone
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def visit(s: State, source: cint, paid: cint, zones: cint, most: cint) -> cython.void:
    """Routes that touch exactly these zones; then those that touch one more."""
    b: Board = s.board
    lost: cint = count_bits(cython.cast(u128, zones & ~paid))
    near: u128
    ends: u128
    missing: cint
    zone: cint
    if lost > most or SEEN[zones >> 6] & (BIT << (zones & 63)):
        return
    SEEN[zones >> 6] |= BIT << (zones & 63)
    near = flood(s, source, zones)
    missing = zones & ~touched(near) & ~zone_at(b, source)
    ends = near & (~b.storm | inside(b, zones))
    if missing:
        if missing & (missing - 1):
            return
        ends &= inside(b, missing) & ~SCOPE[EMPTY]  # the last zone is touched only by the stack that ends the move
    ends &= ~(ONE << source)
    REACH[lost] |= ends
    if lost == NUMBER[LOSS] and ends & SCOPE[WANTED]:
        FAMILY[(zones | paid) >> 6] |= BIT << ((zones | paid) & 63)
    if not missing:
        for zone in range(b.zones):
            if not zones & (1 << zone) and near & b.zone[zone]:
                visit(s, source, paid, zones | (1 << zone), most)


@cython.cfunc
@cython.exceptval(check=False)
def touched(near: u128) -> cint:
    """The zones of which an empty cell has been reached."""
    zones: cint = 0
    i: cint
    for i in range(NUMBER[REGIONS]):
        if ZONE[i] != NOBODY and REGION[i] & near:
            zones |= 1 << ZONE[i]
    return zones


@cython.cfunc
@cython.exceptval(check=False)
def inside(b: Board, zones: cint) -> u128:
    """The cells of these zones."""
    cells: u128 = 0
    zone: cint
    for zone in range(b.zones):
        if zones & (1 << zone):
            cells |= b.zone[zone]
    return cells


@cython.cfunc
@cython.exceptval(check=False)
def goals_from(s: State, source: cint) -> u128:
    """Where this stack may go (after `survey`). Losing the Emperor on the way opens no goal that keeping him closes."""
    h: cint = tall(s, source)
    crown: cint = 5 if s.emperor[s.seat] == source else 0
    goals: u128 = 0
    lost: cint
    routes(s, source, h - 1)
    for lost in range(h):
        if REACH[lost]:
            goals |= REACH[lost] & (SCOPE[EMPTY] | JOIN[h - lost] | BEAT[h - lost + crown])
    return goals


@cython.cfunc
@cython.exceptval(check=False)
def list_moves(s: State, buffer: p_int, n: cint) -> cint:
    """Every stack to every goal."""
    left: u128 = s.held[s.seat]
    goals: u128
    source: cint
    survey(s)
    while left:
        source = lowest_bit(left)
        left &= left - 1
        goals = goals_from(s, source)
        while goals:
            buffer[n] = MOVE_ + source * MOST_SPACES + lowest_bit(goals)
            n += 1
            goals &= goals - 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def some_move(s: State) -> bint:
    """Is there any move at all? Mostly an empty ordinary space beside some stack settles it."""
    left: u128 = s.held[s.seat]
    empty: u128 = s.board.ground & ~s.board.storm & ~taken(s)
    calm_here: u128 = s.held[s.seat] & ~s.board.storm
    while calm_here:
        if s.board.steps[lowest_bit(calm_here)] & empty:
            return True
        calm_here &= calm_here - 1
    survey(s)
    while left:
        if goals_from(s, lowest_bit(left)):
            return True
        left &= left - 1
    return False


@cython.cfunc
@cython.exceptval(check=False)
def why_no_move(s: State, source: cint, goal: cint) -> cint:
    """What speaks against moving this stack there."""
    if source >= s.board.spaces or goal >= s.board.spaces:
        return NO_SUCH_SPACE
    if not s.held[s.seat] & (ONE << source):
        return NOT_YOUR_STACK
    if source == goal:
        return SAME_SPACE
    survey(s)
    if goals_from(s, source) & (ONE << goal):
        return FINE
    if not (REACH[0] | REACH[1] | REACH[2] | REACH[3]) & (ONE << goal):
        return why_out_of_reach(s, source, goal)
    return TOO_TALL if s.held[s.seat] & (ONE << goal) else NOT_STRONGER


@cython.cfunc
@cython.exceptval(check=False)
def why_out_of_reach(s: State, source: cint, goal: cint) -> cint:
    """Would the way be open if storms took nothing?"""
    everywhere: cint = (1 << s.board.zones) - 1
    return STORM_TAKES_LAST_DISC if flood(s, source, everywhere) & (ONE << goal) else NO_WAY


@cython.cfunc
@cython.exceptval(check=False)
def move(s: State, source: cint, goal: cint) -> cython.void:
    """Go there; where storms leave a choice of what is lost, that is asked next. In calm weather nothing is lost."""
    lost: cint
    emperor: cint
    only: cint = NOBODY
    choices: cint = 0
    s.source, s.goal = source, goal
    if calm(s):
        NUMBER[CALM] = True
        finish_move(s, 0, 0)
        return
    survey(s)
    routes(s, source, tall(s, source) - 1)
    for lost in range(tall(s, source)):
        for emperor in range(2):
            if why_no_loss_now(s, lost, emperor) == FINE:
                choices += 1
                only = lost * 2 + emperor
    if choices > 1:
        s.phase = LOSE
    else:
        finish_move(s, only // 2, only % 2)


@cython.cfunc
@cython.exceptval(check=False)
def list_losses(s: State, buffer: p_int) -> cint:
    """How many discs the storms take, and whether the Emperor is among them; the cheapest way comes first."""
    lost: cint
    emperor: cint
    n: cint = 0
    survey(s)
    routes(s, s.source, tall(s, s.source) - 1)
    for lost in range(tall(s, s.source)):
        for emperor in range(2):
            if why_no_loss_now(s, lost, emperor) == FINE:
                buffer[n] = LOSE_ + lost * 2 + emperor
                n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_loss(s: State, lost: cint, emperor: cint) -> cint:
    survey(s)
    routes(s, s.source, tall(s, s.source) - 1)
    return why_no_loss_now(s, lost, emperor)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_loss_now(s: State, lost: cint, emperor: cint) -> cint:
    """What speaks against losing so many discs on the way from `source` to `goal` (after `routes`)."""
    h: cint = tall(s, s.source) - lost
    crowned: bint = s.emperor[s.seat] == s.source
    goal: u128 = ONE << s.goal
    if h < 1 or not REACH[lost] & goal or (emperor and not (crowned and lost)):
        return NO_SUCH_LOSS
    if s.held[s.seat] & goal:
        return FINE if JOIN[h] & goal else TOO_TALL
    if SCOPE[EMPTY] & goal or BEAT[h + (5 if crowned and not emperor else 0)] & goal:
        return FINE
    return NOT_STRONGER


@cython.cfunc
@cython.exceptval(check=False)
def finish_move(s: State, lost: cint, emperor: cint) -> cython.void:
    """Lose what the storms take, then stand on the goal, join the stack there or attack it (after `survey`)."""
    h: cint = tall(s, s.source) - lost
    crowned: bint = s.emperor[s.seat] == s.source
    note_payment(s, lost)
    lift(s, s.source)
    if lost:
        s.reserve[s.seat] += lost - emperor
        if emperor:
            s.emperor[s.seat] = IN_RESERVE
            crowned = False
        tell(s, STORMED, s.seat, s.source, lost, emperor)
    if owner_of_stack(s, s.goal) == NOBODY:
        put(s, s.seat, s.goal, h)
        tell(s, MOVED, s.seat, s.source, s.goal, h)
    elif s.held[s.seat] & (ONE << s.goal):
        regroup(s, h)
    else:
        attack(s, h, crowned)
    if crowned and s.held[s.seat] & (ONE << s.goal):
        s.emperor[s.seat] = s.goal


@cython.cfunc
@cython.exceptval(check=False)
def note_payment(s: State, lost: cint) -> cython.void:
    """Remember which zones this stack has paid for, should it go on by forced march (rulings E32, E44).

    Where different zones would have cost the same, each set is kept: the player means the one that helps him most.
    """
    i: cint
    if NUMBER[CALM] or s.marched:
        return
    SCOPE[WANTED] = ONE << s.goal
    NUMBER[LOSS] = lost
    routes(s, s.source, lost)
    SCOPE[WANTED] = 0
    s.paid_at = s.goal
    for i in range(8):
        s.paid[i] = FAMILY[i]


@cython.cfunc
@cython.exceptval(check=False)
def regroup(s: State, h: cint) -> cython.void:
    """Two own stacks become one."""
    together: cint = h + tall(s, s.goal)
    lift(s, s.goal)
    put(s, s.seat, s.goal, together)
    tell(s, REGROUPED, s.seat, s.source, s.goal, together)


@cython.cfunc
@cython.exceptval(check=False)
def attack(s: State, h: cint, crowned: bint) -> cython.void:
    """The defender's discs go to his reserve, his Emperor to prison; a Kamikaze is lost with them."""
    victim: cint = owner_of_stack(s, s.goal)
    theirs: cint = tall(s, s.goal)
    taken_emperor: bint = s.emperor[victim] == s.goal
    s.progress = True
    lift(s, s.goal)
    s.reserve[victim] += theirs - taken_emperor
    if h == 1 and theirs == TALLEST:
        if crowned:
            s.emperor[s.seat] = IN_RESERVE
        else:
            s.reserve[s.seat] += 1
        tell_more(s, KAMIKAZE, s.seat, s.source, s.goal, victim, crowned, 0)
    else:
        put(s, s.seat, s.goal, h)
        tell(s, ATTACKED, s.seat, s.source, s.goal, victim)
    if taken_emperor:
        capture(s, victim)
