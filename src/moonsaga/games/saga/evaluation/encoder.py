"""What a seat may know of a position, as numbers for a net: `input_names` says what each number is.

First what can be said of either side alike, the own one before the other; then the leaders, the areas, the slots, the
tiles, the races, and what is half done. What the hand-made evaluation finds, it finds here by what the seat believes,
and always with the same weights, so that a net means the same whatever those of the evaluation become.
"""

from __future__ import annotations

from cython import double, p_double, void
from cython import int as cint

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation import evaluation, looking
from moonsaga.games.saga.evaluation.weights import Weights
from moonsaga.games.saga.rules import battle, leaders, losses, saxons, state, values
from moonsaga.games.saga.rules.state import State


def encode(s: State, w: Weights, seat: cint, inputs: p_double) -> cint:
    """Write the numbers; say how many."""
    n: cint = 0
    gone: cint = named_warriors(s)
    carry(s, gone)
    judge(s, w, seat)
    inputs[n] = seat == codes.VIKING
    n += 1
    n = tell_side(s, w, seat, inputs, n)
    n = tell_side(s, w, 1 - seat, inputs, n)
    n = tell_leaders(s, codes.VIKING, inputs, n)
    n = tell_leaders(s, codes.SAXON, inputs, n)
    n = tell_areas(s, w, seat, inputs, n)
    n = tell_slots(s, inputs, n)
    n = tell_uses(s, w, inputs, n)
    n = tell_races(s, w, inputs, n)
    n = tell_prospects(s, w, inputs, n)
    n = tell_moment(s, inputs, n)
    n = tell_battle(s, seat, inputs, n)
    carry(s, -gone)
    return n


def named_warriors(s: State) -> cint:
    """Warriors who are as good as gone while leaders are asked for: named for a move, or leaving after plunder."""
    if s.phase == codes.ALONG:
        return s.count
    if s.phase == codes.LEAVE:
        return min(s.to_leave, s.warriors[codes.VIKING * codes.PLACES + s.plundered])
    return 0


def carry(s: State, warriors: cint) -> void:
    """Put so many of them where they go, or back."""
    if s.phase == codes.ALONG:
        state.shift(s, s.seat, s.origin, s.goal, warriors, 0)
    elif s.phase == codes.LEAVE:
        state.shift(s, codes.VIKING, s.plundered, codes.DRAKKAR, warriors, 0)


def judge(s: State, w: Weights, seat: cint) -> void:
    """What the hand-made evaluation finds, by what the seat believes; nothing before and after the game."""
    looking.look_as(s, w, seat)
    if codes.DEPLOY < s.phase < codes.OVER:
        evaluation.vikings_ahead(s, w, seat)
    else:
        evaluation.clear(s)


def at_least(number: cint, least: cint) -> double:
    return 1.0 if number >= least else 0.0


# --- either side ------------------------------------------------------------------------------------------------------


def tell_side(s: State, w: Weights, side: cint, inputs: p_double, n: cint) -> cint:
    """Units and strength area by area, coins, supply, tiles, and the running battle."""
    area: cint
    tile: cint
    least: cint
    areas: cint = 0
    there: cint = 0
    for area in range(codes.ENGLISH):
        inputs[n] = s.force[side * codes.PLACES + area] / 5.0
        inputs[n + codes.ENGLISH] = s.power[side * codes.ENGLISH + area] / 5.0
        there += s.force[side * codes.PLACES + area]
        areas += s.force[side * codes.PLACES + area] > 0
        n += 1
    n += codes.ENGLISH
    inputs[n] = there / 8.0
    inputs[n + 1] = areas / 7.0
    inputs[n + 2] = evaluation.army(s, w, side) / 16.0
    inputs[n + 3] = s.coins[side] / 8.0
    n += 4
    for least in range(2, 10, 2):
        inputs[n] = at_least(s.coins[side], least)
        n += 1
    inputs[n] = at_least(s.coins[side], 1)
    inputs[n + 1] = s.supply[side] / 12.0
    inputs[n + 2] = state.size_of(state.leaders_at(s, side, codes.IN_SUPPLY)) / 4.0
    inputs[n + 3] = state.size_of(state.leaders_at(s, side, codes.GONE)) / 4.0
    n += 4
    for tile in range(codes.TILES):
        inputs[n] = s.owner[tile] == side and not s.resolved[tile]
        n += 1
    inputs[n] = evaluation.turns_left(s, side) / 2.0
    inputs[n + 1] = s.initiative == side
    inputs[n + 2] = s.owner[s.rules.first_tile] == side
    inputs[n + 3] = losses.owes_losses(s, side) if s.phase == codes.LOSSES else s.seat == side
    return tell_fighter(s, side, inputs, n + 4)


def tell_fighter(s: State, side: cint, inputs: p_double, n: cint) -> cint:
    """A side in the running battle: strength, leaders in hand, losses."""
    piece: cint
    hidden: cint = 0
    i: cint
    if s.field < 0:
        for i in range(5):
            inputs[n + i] = 0.0
        return n + 5
    if not s.passed >> side & 1 and s.victor < 0:
        for piece in range(codes.LEADERS):
            hidden += battle.why_not_reveal(s, side, piece) == codes.FINE
    inputs[n] = (s.strength[side] if s.victor >= 0 else losses.strength(s, side, s.field)) / 6.0
    inputs[n + 1] = s.passed >> side & 1
    inputs[n + 2] = hidden / 3.0
    inputs[n + 3] = s.losses[side] / 4.0
    inputs[n + 4] = s.answer[side] != codes.NOBODY
    return n + 5


# --- leaders ----------------------------------------------------------------------------------------------------------


def tell_leaders(s: State, side: cint, inputs: p_double, n: cint) -> cint:
    """Each face: how likely its leader is in England, at sea or in Scandinavia, in the supply, or may be revealed now.

    And whether the face is a secret.
    """
    face: cint
    piece: cint
    likely: double
    hidden: cint = leaders.hidden_faces(s, side)
    for face in range(codes.LEADERS):
        inputs[n] = inputs[n + 1] = inputs[n + 2] = inputs[n + 3] = 0.0
        inputs[n + 4] = hidden >> face & 1
        for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
            likely = s.guess[piece * codes.LEADERS + face]
            if likely > 0.0:
                if s.place[piece] < codes.ENGLISH:
                    inputs[n] += likely
                    if s.place[piece] == s.field and not s.shown[piece]:
                        inputs[n + 3] += likely
                elif s.place[piece] < codes.PLACES:
                    inputs[n + 1] += likely
                elif s.place[piece] == codes.IN_SUPPLY:
                    inputs[n + 2] += likely
        n += 5
    return n


# --- the board --------------------------------------------------------------------------------------------------------


def tell_areas(s: State, w: Weights, seat: cint, inputs: p_double, n: cint) -> cint:
    """Each English area: burh, control, the odds of a battle, what the Vikings have to fear, whether more can come."""
    area: cint
    more: cint
    for area in range(codes.ENGLISH):
        more = s.force[codes.VIKING * codes.PLACES + area] - s.force[codes.SAXON * codes.PLACES + area]
        inputs[n] = s.burh[area]
        inputs[n + 1] = (more > 0) - (more < 0)
        inputs[n + 2] = s.hold[area]
        inputs[n + 3] = s.peril[area]
        inputs[n + 4] = evaluation.landing(s, w, area, -more) if more <= 0 else 0.0
        n += 5
    return n


def tell_slots(s: State, inputs: p_double, n: cint) -> cint:
    """Each area of Scandinavia: units, and what lies on its slot, as far as one can know; then those at sea."""
    slot: cint
    target: cint
    for slot in range(codes.SLOTS):
        inputs[n] = s.force[codes.VIKING * codes.PLACES + codes.ENGLISH + slot] / 5.0
        inputs[n + 1] = s.marker[slot] != codes.EMPTY and not s.face_up[slot]
        inputs[n + 2] = s.face_up[slot]
        inputs[n + 3] = s.phase == codes.BOARD and s.origin == codes.ENGLISH + slot
        n += 4
        for target in range(codes.TARGETS):
            inputs[n] = s.aim[slot * codes.TARGETS + target]
            n += 1
    inputs[n] = s.force[codes.VIKING * codes.PLACES + codes.DRAKKAR] / 6.0
    return n + 1


# --- the round --------------------------------------------------------------------------------------------------------


def tell_uses(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """How often each side may still use each action and bonus in this round."""
    inputs[n] = evaluation.uses_left(s, w, codes.VIKING, codes.MOVE, codes.BONUS_MOVE) / 2.0
    inputs[n + 1] = evaluation.uses_left(s, w, codes.VIKING, codes.SCOUT, codes.NO_BONUS)
    inputs[n + 2] = evaluation.uses_left(s, w, codes.VIKING, codes.RECRUIT, codes.NO_BONUS)
    inputs[n + 3] = evaluation.uses_left(s, w, codes.VIKING, codes.PLUNDER, codes.NO_BONUS)
    inputs[n + 4] = evaluation.uses_left(s, w, codes.VIKING, codes.NOTHING, codes.BONUS_WARRIOR)
    inputs[n + 5] = evaluation.uses_left(s, w, codes.VIKING, codes.NOTHING, codes.BONUS_MOVE)
    inputs[n + 6] = evaluation.uses_left(s, w, codes.SAXON, codes.MOVE, codes.NO_BONUS)
    inputs[n + 7] = evaluation.uses_left(s, w, codes.SAXON, codes.BUILD, codes.NO_BONUS)
    inputs[n + 8] = evaluation.uses_left(s, w, codes.SAXON, codes.FYRD, codes.NO_BONUS)
    inputs[n + 9] = evaluation.uses_left(s, w, codes.SAXON, codes.INCOME, codes.NO_BONUS)
    inputs[n + 10] = evaluation.uses_left(s, w, codes.SAXON, codes.TRIBUTE, codes.NO_BONUS)
    inputs[n + 11] = evaluation.uses_left(s, w, codes.SAXON, codes.NOTHING, codes.BONUS_COIN)
    inputs[n + 12] = evaluation.uses_left(s, w, codes.SAXON, codes.NOTHING, codes.BONUS_MOVE_OR_COIN)
    return n + 13


def tell_races(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """The round track, the burhs, the general supply, and the areas that the Vikings control now."""
    area: cint
    held: cint = 0
    buildable: cint = 0
    apart: cint = state.round_marker(s) - state.burh_marker(s)
    for area in range(codes.ENGLISH):
        held += s.force[codes.VIKING * codes.PLACES + area] > s.force[codes.SAXON * codes.PLACES + area]
        buildable += saxons.why_no_building(s, area) == codes.FINE
    inputs[n] = s.round / 10.0
    inputs[n + 1] = apart / 7.0
    inputs[n + 2] = apart <= 0
    inputs[n + 3] = apart <= 1
    inputs[n + 4] = apart <= 2
    inputs[n + 5] = apart <= 3
    inputs[n + 6] = (values.BURHS - s.burhs_left) / 5.0
    inputs[n + 7] = buildable > 0
    inputs[n + 8] = s.bank / 15.0
    inputs[n + 9] = s.bank < 2
    inputs[n + 10] = at_least(held, values.AREAS_TO_WIN - 2)
    inputs[n + 11] = at_least(held, values.AREAS_TO_WIN - 1)
    inputs[n + 12] = at_least(held, values.AREAS_TO_WIN)
    inputs[n + 13] = evaluation.ready_burhs(s) / 3.0
    return n + 14


def tell_prospects(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """What the evaluation expects of this round and of the next ones."""
    inputs[n] = s.held / 7.0
    inputs[n + 1] = s.inland / 2.0
    inputs[n + 2] = s.loot / 3.0
    inputs[n + 3] = s.prey / 4.0
    inputs[n + 4] = s.no_viking
    inputs[n + 5] = s.no_saxon
    inputs[n + 6] = s.coins_soon
    inputs[n + 7] = s.areas_soon
    inputs[n + 8] = s.saxon_wins
    inputs[n + 9] = s.viking_wins
    inputs[n + 10] = s.going_on
    inputs[n + 11] = (1.0 - s.saxon_wins) * (s.viking_wins + (1.0 - s.viking_wins) * s.going_on)
    inputs[n + 12] = evaluation.raid_hope(s, w)
    inputs[n + 13] = evaluation.tiles_ahead(s, w, s.loot, s.prey) / 2.0
    return n + 14


# --- what is half done ------------------------------------------------------------------------------------------------


def tell_moment(s: State, inputs: p_double, n: cint) -> cint:
    """The phase, the running tile, and what of the running action is still to be done."""
    i: cint
    unharvested: cint = 0
    for i in range(codes.DEPLOY, codes.OVER):
        inputs[n] = s.phase == i
        n += 1
    for i in range(codes.TILES):
        inputs[n] = s.tile == i
        n += 1
    if s.phase == codes.IN_INCOME:
        for i in range(codes.ENGLISH):
            unharvested += saxons.why_no_income(s, i) == codes.FINE
    inputs[n] = s.tile >= 0 and not s.used & codes.BONUS_USED
    inputs[n + 1] = s.to_place / 3.0
    inputs[n + 2] = s.to_leave / 4.0
    inputs[n + 3] = s.to_slay / 2.0
    inputs[n + 4] = unharvested / 5.0
    return n + 5


def tell_battle(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """Where the running battle is, who has won it, and the leaders that the seat has chosen to lose."""
    area: cint
    for area in range(codes.ENGLISH):
        inputs[n] = s.field == area
        n += 1
    inputs[n] = 0.0 if s.victor < 0 else 1.0 if s.victor == seat else -1.0
    inputs[n + 1] = state.size_of(s.answer[seat]) / 2.0 if s.answer[seat] >= 0 else 0.0
    return n + 2
