"""The course of a turn: action phase, forced march, reinforcement phase (Course of a turn; Forced march).

For each phase: what may be chosen, why something may not, and what follows.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.eko.rules.building import build, list_builds, some_build, why_no_build
    from cython.cimports.moonsaga.games.eko.rules.emperor import list_swaps, swap, why_no_swap
    from cython.cimports.moonsaga.games.eko.rules.ending import alive, count_turn, settle
    from cython.cimports.moonsaga.games.eko.rules.moving import (
        calm,
        finish_move,
        list_losses,
        list_moves,
        move,
        some_move,
        survey,
        why_no_loss,
        why_no_move,
    )
    from cython.cimports.moonsaga.games.eko.rules.reinforcing import (
        list_reinforcements,
        may_stop,
        reinforce,
        some_reinforcement,
        why_no_reinforcement,
    )
    from cython.cimports.moonsaga.games.eko.rules.state import State, forget_payment, tell
    from cython.cimports.moonsaga.games.eko.rules.temples import (
        list_moon,
        list_sand,
        some_moon,
        use_moon,
        use_sand,
        why_no_moon,
        why_no_sand,
    )
else:
    from moonsaga.games.eko.rules.building import build, list_builds, some_build, why_no_build
    from moonsaga.games.eko.rules.emperor import list_swaps, swap, why_no_swap
    from moonsaga.games.eko.rules.ending import alive, count_turn, settle
    from moonsaga.games.eko.rules.moving import (
        calm,
        finish_move,
        list_losses,
        list_moves,
        move,
        some_move,
        survey,
        why_no_loss,
        why_no_move,
    )
    from moonsaga.games.eko.rules.reinforcing import (
        list_reinforcements,
        may_stop,
        reinforce,
        some_reinforcement,
        why_no_reinforcement,
    )
    from moonsaga.games.eko.rules.state import State, forget_payment, tell
    from moonsaga.games.eko.rules.temples import (
        list_moon,
        list_sand,
        some_moon,
        use_moon,
        use_sand,
        why_no_moon,
        why_no_sand,
    )

NOBODY = cython.declare(cint, -1)
MOST_SPACES = cython.declare(cint, codes.MOST_SPACES)
DIRECTIONS = cython.declare(cint, codes.DIRECTIONS)
CASTLE = cython.declare(cint, codes.CASTLE)
MOST_REINFORCED = cython.declare(cint, codes.MOST_REINFORCED)
MARCH_COSTS = cython.declare(cint, codes.MARCH_COSTS)
SWAP_EMPERORS = cython.declare(cint, codes.SWAP_EMPERORS)
ACT = cython.declare(cint, codes.ACT)
LOSE = cython.declare(cint, codes.LOSE)
MARCH = cython.declare(cint, codes.MARCH)
REINFORCE = cython.declare(cint, codes.REINFORCE)
OVER = cython.declare(cint, codes.OVER)
MOVE_ = cython.declare(cint, codes.MOVE_)
BUILD_ = cython.declare(cint, codes.BUILD_)
REINFORCE_ = cython.declare(cint, codes.REINFORCE_)
MOON_ = cython.declare(cint, codes.MOON_)
SAND_ = cython.declare(cint, codes.SAND_)
SWAP_ = cython.declare(cint, codes.SWAP_)
LOSE_ = cython.declare(cint, codes.LOSE_)
MARCH_ = cython.declare(cint, codes.MARCH_)
HALT_ = cython.declare(cint, codes.HALT_)
DONE_ = cython.declare(cint, codes.DONE_)
PASS_ = cython.declare(cint, codes.PASS_)
KEEP_ = cython.declare(cint, codes.KEEP_)
FINE = cython.declare(cint, codes.FINE)
WRONG_PHASE = cython.declare(cint, codes.WRONG_PHASE)
CAN_ACT = cython.declare(cint, codes.CAN_ACT)
MARCH_TOO_DEAR = cython.declare(cint, codes.MARCH_TOO_DEAR)
MARCH_WITHOUT_ACTION = cython.declare(cint, codes.MARCH_WITHOUT_ACTION)
MUST_REINFORCE = cython.declare(cint, codes.MUST_REINFORCE)
MARCHED = cython.declare(cint, codes.MARCHED)
PASSED = cython.declare(cint, codes.PASSED)
KEPT = cython.declare(cint, codes.KEPT)
TURN_BEGAN = cython.declare(cint, codes.TURN_BEGAN)


@cython.cfunc
@cython.exceptval(check=False)
def list_choices(s: State, buffer: p_int) -> cint:
    """All that the seat to move may do now."""
    if s.phase == ACT:
        return list_actions_of_turn(s, buffer)
    if s.phase == REINFORCE:
        return list_reinforcing(s, buffer)
    if s.phase == MARCH:
        buffer[0], buffer[1] = MARCH_, HALT_
        return 2
    return list_losses(s, buffer) if s.phase == LOSE else list_swaps(s, buffer)


@cython.cfunc
@cython.exceptval(check=False)
def list_actions_of_turn(s: State, buffer: p_int) -> cint:
    """One action is compulsory; whoever has none passes (E01, E02). The Temple of Sand may be used before."""
    n: cint = list_moves(s, buffer, 0)
    n = list_builds(s, buffer, n)
    if not n:
        buffer[0] = PASS_
        n = 1
    return list_sand(s, buffer, n)


@cython.cfunc
@cython.exceptval(check=False)
def list_reinforcing(s: State, buffer: p_int) -> cint:
    """At least one disc must come back if that is possible; then, or with nothing but the temple left, one may stop."""
    n: cint = list_reinforcements(s, buffer)
    stop: bint = s.added > 0 or not n
    n = list_moon(s, buffer, n)
    if stop:
        buffer[n] = DONE_
        n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def space_of(building: cint) -> cint:
    """The stack behind the number of a building action, counted from BUILD_."""
    return building // (DIRECTIONS * CASTLE * 2)


@cython.cfunc
@cython.exceptval(check=False)
def direction_of(building: cint) -> cint:
    return building // (CASTLE * 2) % DIRECTIONS


@cython.cfunc
@cython.exceptval(check=False)
def level_of(building: cint) -> cint:
    return building // 2 % CASTLE + 1


@cython.cfunc
@cython.exceptval(check=False)
def why_no_choice(s: State, action: cint) -> cint:
    """What speaks against an action, of the seat to move; FINE if nothing does."""
    if action >= REINFORCE_:
        return why_no_other(s, action)
    if s.phase != ACT:
        return WRONG_PHASE
    if action >= BUILD_:
        action -= BUILD_
        return why_no_build(s, space_of(action), direction_of(action), level_of(action), action % 2)
    return why_no_move(s, action // MOST_SPACES, action % MOST_SPACES)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_other(s: State, action: cint) -> cint:
    """The same for all that is neither move nor building."""
    if action == MARCH_ and s.phase == REINFORCE:
        return WRONG_PHASE if why_no_march(s) == FINE else why_no_march(s)
    if phase_of(action) != s.phase:
        return WRONG_PHASE
    if action < MOON_:
        action -= REINFORCE_
        return why_no_reinforcement(s, action // MOST_REINFORCED, action % MOST_REINFORCED + 1)
    if action < SAND_:
        return why_no_moon(s, action - MOON_)
    if action < SWAP_:
        return why_no_sand(s, action - SAND_)
    if action < LOSE_:
        return why_no_swap(s, action - SWAP_)
    if action < MARCH_:
        return why_no_loss(s, (action - LOSE_) // 2, (action - LOSE_) % 2)
    if action == PASS_:
        return CAN_ACT if some_action(s) else FINE
    if action == DONE_:
        return FINE if may_stop(s) else MUST_REINFORCE
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def phase_of(action: cint) -> cint:
    """The phase in which this kind of action belongs."""
    if action < SAND_ or action == DONE_:
        return REINFORCE
    if action < SWAP_ or action == PASS_:
        return ACT
    if action < LOSE_ or action == KEEP_:
        return SWAP_EMPERORS
    return LOSE if action < MARCH_ else MARCH


@cython.cfunc
@cython.exceptval(check=False)
def some_action(s: State) -> bint:
    return some_move(s) or some_build(s)


@cython.cfunc
@cython.exceptval(check=False)
def play_choice(s: State, action: cint) -> cython.void:
    """Carry out what the seat to move announced."""
    before: cint = alive(s)
    if action < BUILD_:
        move(s, action // MOST_SPACES, action % MOST_SPACES)
        if s.phase != LOSE:
            after_action(s, before)
    elif action < REINFORCE_:
        action -= BUILD_
        s.source = s.goal = NOBODY
        build(s, space_of(action), direction_of(action), level_of(action), action % 2)
        after_action(s, before)
    elif action < MOON_:
        action -= REINFORCE_
        reinforce(s, action // MOST_REINFORCED, action % MOST_REINFORCED + 1)
        after_reinforcing(s, before)
    else:
        play_other(s, action, before)


@cython.cfunc
@cython.exceptval(check=False)
def play_other(s: State, action: cint, before: cint) -> cython.void:
    if action < SAND_:
        use_moon(s, action - MOON_)
        after_reinforcing(s, before)
    elif action < SWAP_:
        use_sand(s, action - SAND_)
        settle(s, before)
    elif action < LOSE_:
        swap(s, action - SWAP_)
        next_swap(s)
    elif action < MARCH_:
        survey(s)
        finish_move(s, (action - LOSE_) // 2, (action - LOSE_) % 2)
        after_action(s, before)
    elif action == MARCH_:
        march(s)
    elif action == HALT_:
        begin_reinforcing(s)
    elif action == DONE_:
        end_turn(s)
    elif action == PASS_:
        tell(s, PASSED, s.seat, 0, 0, 0)
        s.acted = True
        begin_reinforcing(s)
    else:
        tell(s, KEPT, s.seat, 0, 0, 0)
        next_swap(s)


@cython.cfunc
@cython.exceptval(check=False)
def next_swap(s: State) -> cython.void:
    """Clockwise from the first player, each once (E29); then the game begins."""
    s.seat = (s.seat + 1) % s.rules.seats
    if s.seat == s.first:
        begin_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def begin_turn(s: State) -> cython.void:
    s.phase = ACT
    s.acted = s.marched = s.sanded = s.sheltered = s.progress = False
    s.moons = s.added = 0
    s.reinforced = 0
    s.source = s.goal = NOBODY
    forget_payment(s)
    tell(s, TURN_BEGAN, s.seat, s.turns, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def after_action(s: State, before: cint) -> cython.void:
    """Is the game over? If not: a forced march may be bought, then the reinforcement phase begins."""
    s.acted = True
    s.phase = ACT
    if s.progress or s.board.pyramids:
        settle(s, before)
    if s.phase == OVER:
        return
    if not s.held[s.seat]:
        end_turn(s)
    elif why_no_march(s) == FINE:
        s.phase = MARCH
    else:
        begin_reinforcing(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_march(s: State) -> cint:
    """Once a turn, three discs of the reserve that are no Emperor, and something must be possible (E17, E18)."""
    if s.marched:
        return WRONG_PHASE
    if s.reserve[s.seat] < MARCH_COSTS:
        return MARCH_TOO_DEAR
    return FINE if some_action(s) else MARCH_WITHOUT_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def march(s: State) -> cython.void:
    """Three discs leave the game for one more action."""
    s.reserve[s.seat] -= MARCH_COSTS
    s.box[s.seat] += MARCH_COSTS
    s.marched = True
    s.phase = ACT
    tell(s, MARCHED, s.seat, 0, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def begin_reinforcing(s: State) -> cython.void:
    """Skipped with an empty reserve, or where no disc may be added."""
    s.phase = REINFORCE
    s.sheltered = calm(s)
    if not some_reinforcement(s) and not some_moon(s):
        end_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def after_reinforcing(s: State, before: cint) -> cython.void:
    """With a Temple of Wind more stacks may follow, with some options the Temple of the Moon too."""
    if s.board.pyramids:
        settle(s, before)
    if s.phase == OVER:
        return
    if not some_reinforcement(s) and not some_moon(s):
        end_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_turn(s: State) -> cython.void:
    """The next player still on the board takes his turn."""
    count_turn(s)
    if s.phase == OVER:
        return
    s.seat = (s.seat + 1) % s.rules.seats
    while not s.held[s.seat]:
        s.seat = (s.seat + 1) % s.rules.seats
    begin_turn(s)
