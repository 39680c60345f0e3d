"""Moving: the action phase's first choice, with storms and portals (Moving; Labyrinth of Storms; Portals; Lighthouse).

A stack moves any number of steps over empty spaces and may end on an own stack (at most four discs together) or on
an enemy stack that it beats. `survey` finds the connected empty regions once for a position; what a single stack can
reach follows from the regions it touches.
"""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.eko import actions, events
from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import emperor as rules_emperor
from moonsaga.games.eko.rules import ending, state, turn
from moonsaga.games.eko.rules.state import State
from moonsaga.kernel.cores import bits


def majority(s: State, around: bits.u128) -> cint:
    """The seat with most stacks on the three cells round a pyramid or lighthouse, -1 if there is none (ruling E35)."""
    best: cint = 0
    holder: cint = codes.NOBODY
    seat: cint
    n: cint
    for seat in range(s.rules.seats):
        n = bits.count_bits(s.held[seat] & around)
        if n > best:
            best, holder = n, seat
        elif n == best:
            holder = codes.NOBODY
    return codes.NOBODY if s.rules.more_than_half and best < 2 else holder


def calm(s: State) -> bint:
    """Are storm cells ordinary spaces for the player whose turn it is? So they are for the lighthouse's holder."""
    if not s.board.storm:
        return True
    return s.board.lighthouse != 0 and majority(s, s.board.lighthouse) == s.seat


def survey(s: State) -> void:
    """Find the empty regions, and what each height of stack may join or beat."""
    empty: bits.u128 = s.board.ground & ~state.taken(s)
    rest: bits.u128 = empty
    zone: cint
    s.regions = 0
    s.calm = calm(s)
    s.empty = empty
    weigh(s)
    if not s.calm:
        for zone in range(s.board.zones):
            split(s, rest & s.board.zone[zone], zone)
        rest &= ~s.board.storm
    split(s, rest, codes.NOBODY)


def split(s: State, rest: bits.u128, zone: cint) -> void:
    """Add the connected parts of these empty spaces to the regions."""
    whole: bits.u128 = rest
    cells: bits.u128
    front: bits.u128
    near: bits.u128
    while rest:
        cells = rest & (0 - rest)
        front = cells
        near = 0
        while front:
            near |= s.board.steps[bits.lowest_bit(front)]
            front &= front - 1
            if not front:
                front = near & whole & ~cells
                cells |= front
        s.region[s.regions] = cells
        s.shore[s.regions] = near & ~cells
        s.region_zone[s.regions] = zone
        s.regions += 1
        rest &= ~cells


def weigh(s: State) -> void:
    """For each height h: the own stacks it may join, the enemy stacks it beats; s.beat[h + 5]: with its Emperor."""
    mine: bits.u128 = s.held[s.seat]
    enemy: bits.u128 = state.taken(s) & ~mine
    smaller: bits.u128 = 0
    room: bits.u128 = 0
    h: cint
    for h in range(1, codes.TALLEST + 1):
        s.beat[h] = enemy & smaller
        if h == 1:
            s.beat[h] |= enemy & s.height[codes.TALLEST]  # Kamikaze
        s.beat[h + 5] = s.beat[h] | (enemy & s.height[h])
        smaller |= s.height[h]
    for h in range(codes.TALLEST, 0, -1):
        s.join[h] = mine & room
        room |= s.height[codes.TALLEST + 1 - h]


def routes(s: State, source: cint, most: cint) -> void:
    """`s.reach[n]`: the spaces to which some route costs the stack exactly n discs, n up to `most` (after `survey`)."""
    i: cint
    for i in range(4):
        s.reach[i] = 0
        s.family[i] = s.family[i + 4] = 0
    if s.calm:
        s.reach[0] = flood(s, source, 0) & ~(bits.ONE << source)
    elif s.paid_at == source:
        for i in range(1 << s.board.zones):
            if s.paid[i >> 6] & (bits.BIT << (i & 63)):
                storm_routes(s, source, i, most)
    else:
        storm_routes(s, source, 0, most)


def flood(s: State, source: cint, zones: cint) -> bits.u128:
    """Empty spaces within reach through ordinary ground and these storm zones, and whatever lies beside them."""
    near: bits.u128 = s.board.steps[source]
    i: cint
    if s.calm:
        for i in range(s.regions):
            if s.region[i] & s.board.steps[source]:
                near |= s.region[i] | s.shore[i]
        return near
    return wade(s, near, zones)


def wade(s: State, near: bits.u128, zones: cint) -> bits.u128:
    """The same over regions of several kinds: go on until nothing new is touched."""
    grown: bits.u128 = 0
    i: cint
    while grown != near:
        grown = near
        for i in range(s.regions):
            if (s.region_zone[i] == codes.NOBODY or zones & (1 << s.region_zone[i])) and s.region[i] & near:
                near |= s.region[i] | s.shore[i]
    return near


def storm_routes(s: State, source: cint, paid: cint, most: cint) -> void:
    """All routes of a stack that has paid for these zones: one disc for each other zone it touches (ruling E32)."""
    i: cint
    for i in range(8):
        s.seen[i] = 0
    visit(s, source, paid, zone_at(s, source), most)


def zone_at(s: State, space: cint) -> cint:
    """The zone of a storm cell as a set of one; the empty set for an ordinary space."""
    zone: cint
    for zone in range(s.board.zones):
        if s.board.zone[zone] & (bits.ONE << space):
            return 1 << zone
    return 0


def visit(s: State, source: cint, paid: cint, zones: cint, most: cint) -> void:
    """Routes that touch exactly these zones; then those that touch one more."""
    lost: cint = bits.count_bits(cython.cast(bits.u128, zones & ~paid))
    near: bits.u128
    ends: bits.u128
    missing: cint
    zone: cint
    if lost > most or s.seen[zones >> 6] & (bits.BIT << (zones & 63)):
        return
    s.seen[zones >> 6] |= bits.BIT << (zones & 63)
    near = flood(s, source, zones)
    missing = zones & ~touched(s, near) & ~zone_at(s, source)
    ends = near & (~s.board.storm | inside(s, zones))
    if missing:
        if missing & (missing - 1):
            return
        ends &= inside(s, missing) & ~s.empty  # the last zone is touched only by the stack that ends the move
    ends &= ~(bits.ONE << source)
    s.reach[lost] |= ends
    if lost == s.wanted_loss and ends & s.wanted:
        s.family[(zones | paid) >> 6] |= bits.BIT << ((zones | paid) & 63)
    if not missing:
        for zone in range(s.board.zones):
            if not zones & (1 << zone) and near & s.board.zone[zone]:
                visit(s, source, paid, zones | (1 << zone), most)


def touched(s: State, near: bits.u128) -> cint:
    """The zones of which an empty cell has been reached."""
    zones: cint = 0
    i: cint
    for i in range(s.regions):
        if s.region_zone[i] != codes.NOBODY and s.region[i] & near:
            zones |= 1 << s.region_zone[i]
    return zones


def inside(s: State, zones: cint) -> bits.u128:
    """The cells of these zones."""
    cells: bits.u128 = 0
    zone: cint
    for zone in range(s.board.zones):
        if zones & (1 << zone):
            cells |= s.board.zone[zone]
    return cells


def goals_from(s: State, source: cint) -> bits.u128:
    """Where this stack may go (after `survey`). Losing the Emperor on the way opens no goal that keeping it closes."""
    h: cint = state.tall(s, source)
    crown: cint = 5 if s.emperor[s.seat] == source else 0
    goals: bits.u128 = 0
    lost: cint
    routes(s, source, h - 1)
    for lost in range(h):
        if s.reach[lost]:
            goals |= s.reach[lost] & (s.empty | s.join[h - lost] | s.beat[h - lost + crown])
    return goals


def offer_move(s: State, buffer: p_int, n: cint) -> cint:
    """Every stack to every goal."""
    left: bits.u128 = s.held[s.seat]
    goals: bits.u128
    source: cint
    survey(s)
    while left:
        source = bits.lowest_bit(left)
        left &= left - 1
        goals = goals_from(s, source)
        while goals:
            buffer[n] = actions.move(source, bits.lowest_bit(goals))
            n += 1
            goals &= goals - 1
    return n


def some_move(s: State) -> bint:
    """Is there any move at all? Mostly an empty ordinary space beside some stack settles it."""
    left: bits.u128 = s.held[s.seat]
    empty: bits.u128 = s.board.ground & ~s.board.storm & ~state.taken(s)
    calm_here: bits.u128 = s.held[s.seat] & ~s.board.storm
    while calm_here:
        if s.board.steps[bits.lowest_bit(calm_here)] & empty:
            return True
        calm_here &= calm_here - 1
    survey(s)
    while left:
        if goals_from(s, bits.lowest_bit(left)):
            return True
        left &= left - 1
    return False


def why_not_move(s: State, source: cint, goal: cint) -> cint:
    """What speaks against moving this stack there."""
    if source >= s.board.spaces or goal >= s.board.spaces:
        return codes.NO_SUCH_SPACE
    if not s.held[s.seat] & (bits.ONE << source):
        return codes.NOT_YOUR_STACK
    if source == goal:
        return codes.SAME_SPACE
    survey(s)
    if goals_from(s, source) & (bits.ONE << goal):
        return codes.FINE
    if not (s.reach[0] | s.reach[1] | s.reach[2] | s.reach[3]) & (bits.ONE << goal):
        return why_out_of_reach(s, source, goal)
    return codes.TOO_TALL if s.held[s.seat] & (bits.ONE << goal) else codes.NOT_STRONGER


def why_out_of_reach(s: State, source: cint, goal: cint) -> cint:
    """Would the way be open if storms took nothing?"""
    everywhere: cint = (1 << s.board.zones) - 1
    return codes.STORM_TAKES_LAST_DISC if flood(s, source, everywhere) & (bits.ONE << goal) else codes.NO_WAY


def do_move(s: State, source: cint, goal: cint) -> void:
    """Go there; where storms leave a choice of what is lost, that is asked next. In calm weather nothing is lost."""
    lost: cint
    emperor: cint
    only: cint = codes.NOBODY
    choices: cint = 0
    before: cint = ending.alive(s)
    s.source, s.goal = source, goal
    if calm(s):
        s.calm = True
        finish_move(s, 0, 0)
        turn.after_action(s, before)
        return
    survey(s)
    routes(s, source, state.tall(s, source) - 1)
    for lost in range(state.tall(s, source)):
        for emperor in range(2):
            if why_no_loss_now(s, lost, emperor) == codes.FINE:
                choices += 1
                only = lost * 2 + emperor
    if choices > 1:
        s.phase = codes.LOSE
    else:
        finish_move(s, only // 2, only % 2)
        turn.after_action(s, before)


def offer_lose(s: State, buffer: p_int, n: cint) -> cint:
    """How many discs the storms take, and whether the Emperor is among them; the cheapest way comes first."""
    lost: cint
    emperor: cint
    survey(s)
    routes(s, s.source, state.tall(s, s.source) - 1)
    for lost in range(state.tall(s, s.source)):
        for emperor in range(2):
            if why_no_loss_now(s, lost, emperor) == codes.FINE:
                buffer[n] = actions.lose(lost, emperor)
                n += 1
    return n


def why_not_lose(s: State, lost: cint, emperor: cint) -> cint:
    survey(s)
    routes(s, s.source, state.tall(s, s.source) - 1)
    return why_no_loss_now(s, lost, emperor)


def do_lose(s: State, lost: cint, emperor: cint) -> void:
    """What the storms took was chosen: the move ends."""
    before: cint = ending.alive(s)
    survey(s)
    finish_move(s, lost, emperor)
    turn.after_action(s, before)


def why_no_loss_now(s: State, lost: cint, emperor: cint) -> cint:
    """What speaks against losing this number of discs on the way from `source` to `goal` (after `routes`)."""
    h: cint = state.tall(s, s.source) - lost
    crowned: bint = s.emperor[s.seat] == s.source
    goal: bits.u128 = bits.ONE << s.goal
    if h < 1 or not s.reach[lost] & goal or (emperor and not (crowned and lost)):
        return codes.NO_SUCH_LOSS
    if s.held[s.seat] & goal:
        return codes.FINE if s.join[h] & goal else codes.TOO_TALL
    if s.empty & goal or s.beat[h + (5 if crowned and not emperor else 0)] & goal:
        return codes.FINE
    return codes.NOT_STRONGER


def finish_move(s: State, lost: cint, emperor: cint) -> void:
    """Lose what the storms take, then stand on the goal, join the stack there or attack it (after `survey`)."""
    h: cint = state.tall(s, s.source) - lost
    crowned: bint = s.emperor[s.seat] == s.source
    note_payment(s, lost)
    state.lift(s, s.source)
    if lost:
        s.reserve[s.seat] += lost - emperor
        if emperor:
            s.emperor[s.seat] = codes.NOWHERE
            crowned = False
        events.storm(s, s.seat, s.source, lost, emperor)
    if state.owner_of_stack(s, s.goal) == codes.NOBODY:
        state.put(s, s.seat, s.goal, h)
        events.moved(s, s.seat, s.source, s.goal, h)
    elif s.held[s.seat] & (bits.ONE << s.goal):
        regroup(s, h)
    else:
        attack(s, h, crowned)
    if crowned and s.held[s.seat] & (bits.ONE << s.goal):
        s.emperor[s.seat] = s.goal


def note_payment(s: State, lost: cint) -> void:
    """Remember which zones this stack has paid for, should it go on by forced march (rulings E32, E44).

    Where different zones would have cost the same, each set is kept: the player means the one that helps most.
    """
    i: cint
    if s.calm or s.marched:
        return
    s.wanted = bits.ONE << s.goal
    s.wanted_loss = lost
    routes(s, s.source, lost)
    s.wanted = 0
    s.paid_at = s.goal
    for i in range(8):
        s.paid[i] = s.family[i]


def regroup(s: State, h: cint) -> void:
    """Two own stacks become one."""
    together: cint = h + state.tall(s, s.goal)
    state.lift(s, s.goal)
    state.put(s, s.seat, s.goal, together)
    events.regrouped(s, s.seat, s.source, s.goal, together)


def attack(s: State, h: cint, crowned: bint) -> void:
    """The defender's discs go to the reserve, the Emperor to prison; a Kamikaze is lost with them."""
    victim: cint = state.owner_of_stack(s, s.goal)
    theirs: cint = state.tall(s, s.goal)
    taken_emperor: bint = s.emperor[victim] == s.goal
    s.progress = True
    state.lift(s, s.goal)
    s.reserve[victim] += theirs - taken_emperor
    if h == 1 and theirs == codes.TALLEST:
        if crowned:
            s.emperor[s.seat] = codes.NOWHERE
        else:
            s.reserve[s.seat] += 1
        events.kamikaze(s, s.seat, s.source, s.goal, victim, crowned)
    else:
        state.put(s, s.seat, s.goal, h)
        events.attacked(s, s.seat, s.source, s.goal, victim)
    if taken_emperor:
        rules_emperor.capture(s, victim)
