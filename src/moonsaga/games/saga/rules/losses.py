"""The end of a battle: strengths, losses of both sides at once, retreat, and the raider's plunder (Losses, Retreat)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import leaders, state, values, vikings
from moonsaga.games.saga.rules.state import State
from moonsaga.kernel.cores.rng import Rng

# --- strengths --------------------------------------------------------------------------------------------------------


def leader_strength(s: State, side: cint, face: cint, area: cint) -> cint:
    """What a leader with this face is worth when he is revealed in an area (Abilities of the leaders)."""
    if side == codes.VIKING and face == codes.STORMER and s.burh[area]:
        return values.STORMER_STRENGTH
    if side == codes.SAXON and face == codes.WARDEN and s.burh[area]:
        return values.WARDEN_STRENGTH
    if side == codes.SAXON and face == codes.CHAMPION and not s.burh[area]:
        return values.CHAMPION_STRENGTH
    return 1


def strength(s: State, side: cint, area: cint) -> cint:
    """Each unit has strength 1, unless it is a revealed leader with another (Units, Battle)."""
    total: cint = s.warriors[side * codes.PLACES + area]
    piece: cint
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.place[piece] == area:
            total += leader_strength(s, side, s.face[piece], area) if s.shown[piece] else 1
    return total


def compare(s: State) -> void:
    """All reveals are made. Equal strengths are a victory of the Anglo-Saxons (Battle; S32, S35)."""
    side: cint
    s.seat = codes.NOBODY
    for side in range(codes.SIDES):
        s.strength[side] = strength(s, side, s.field)
        s.losses[side] = 0
        s.answer[side] = codes.NOBODY
    events.strengths(s, s.strength[codes.VIKING], s.strength[codes.SAXON])
    if not s.strength[codes.VIKING] and not s.strength[codes.SAXON]:
        events.nobody_left(s, s.field)
        end_battle(s)
        return
    s.victor = codes.VIKING if s.strength[codes.VIKING] > s.strength[codes.SAXON] else codes.SAXON
    events.battle_won(s, s.victor, s.field)
    if not s.strength[1 - s.victor]:
        take_spoils(s)
        return
    for side in range(codes.SIDES):
        s.losses[side] = count_losses(s, side)
    s.phase = codes.LOSSES
    if not owes_losses(s, codes.VIKING) and not owes_losses(s, codes.SAXON):
        retreat_loser(s)


# --- losses (S33) -----------------------------------------------------------------------------------------------------


def count_losses(s: State, side: cint) -> cint:
    """A unit for every two points of the enemy's strength, counted before anybody is removed."""
    due: cint = s.strength[1 - side] // values.STRENGTH_FOR_LOSS
    there: cint = state.units(s, side, s.field)
    return min(due, there)


def owes_losses(s: State, side: cint) -> bint:
    """Both sides choose at the same time; who loses nothing is not asked."""
    return s.phase == codes.LOSSES and s.losses[side] > 0 and s.answer[side] == codes.NOBODY


def why_not_lose(s: State, side: cint, mask: cint) -> cint:
    """The leaders who are removed; warriors make up the rest of the number."""
    lost: cint = state.size_of(mask)
    if mask & ~state.leaders_at(s, side, s.field):
        return codes.LEADER_NOT_THERE
    if lost > s.losses[side] or s.losses[side] - lost > s.warriors[side * codes.PLACES + s.field]:
        return codes.WRONG_LOSSES
    return codes.FINE


def do_lose(s: State, side: cint, mask: cint) -> void:
    """Hidden until both sides have chosen; then each side learns what the other one chose."""
    one: cint
    s.answer[side] = mask
    if owes_losses(s, 1 - side):
        return
    if s.losses[codes.VIKING] and s.losses[codes.SAXON]:
        s.learned += 1
    for one in range(codes.SIDES):
        if s.losses[one]:
            remove(s, one, s.losses[one] - state.size_of(s.answer[one]), s.answer[one])
            s.answer[one] = codes.NOBODY
    retreat_loser(s)


def choose_anew(s: State, side: cint, rng: Rng) -> void:
    """Losses that a side has chosen and nobody has seen: any that it could choose, each with the same chance."""
    mask: cint
    ways: cint = 0
    if s.answer[side] == codes.NOBODY:
        return
    for mask in range(codes.MASKS):
        ways += why_not_lose(s, side, mask) == codes.FINE
    ways = rng.draw_below(ways)
    for mask in range(codes.MASKS):
        if why_not_lose(s, side, mask) == codes.FINE:
            if not ways:
                s.answer[side] = mask
                return
            ways -= 1


def remove(s: State, side: cint, warriors: cint, mask: cint) -> void:
    """Warriors to the supply, leaders out of the game."""
    events.lost(s, side, warriors, mask)
    state.kill_warriors(s, side, s.field, warriors)
    leaders.kill_leaders(s, side, mask)


# --- retreat (S34 to S38) ---------------------------------------------------------------------------------------------


def retreat_loser(s: State) -> void:
    """The loser's units leave together, even if nobody drives them out any more; with nowhere to go they are lost."""
    loser: cint = 1 - s.victor
    place: cint
    if not state.units(s, loser, s.field):
        take_spoils(s)
        return
    for place in range(codes.PLACES):
        if why_not_retreat(s, loser, place) == codes.FINE:
            s.seat = loser
            s.phase = codes.RETREAT
            return
    events.destroyed(s, loser, state.units(s, loser, s.field))
    state.kill_warriors(s, loser, s.field, s.warriors[loser * codes.PLACES + s.field])
    leaders.kill_leaders(s, loser, state.leaders_at(s, loser, s.field))
    take_spoils(s)


def why_not_retreat(s: State, side: cint, place: cint) -> cint:
    """To one neighbouring area (S36). Anglo-Saxons: one without Vikings (S38). Vikings: see below (S37)."""
    reason: cint
    if place == codes.DRAKKAR:
        return why_no_ship(s) if side == codes.VIKING else codes.RETREAT_TOO_FAR
    if not s.rules.touching[s.field * codes.AREAS + place]:
        return codes.RETREAT_TOO_FAR
    if state.units(s, 1 - side, place):
        return codes.ENEMY_THERE
    if side == codes.SAXON:
        return codes.FINE
    reason = codes.RETREAT_BURH if s.burh[place] else codes.FINE
    if reason == codes.FINE and not state.units(s, codes.VIKING, place) and some_refuge(s):
        return codes.JOIN_OWN
    return reason


def do_retreat(s: State, side: cint, place: cint) -> void:
    warriors: cint = s.warriors[side * codes.PLACES + s.field]
    mask: cint = state.leaders_at(s, side, s.field)
    state.shift(s, side, s.field, place, warriors, mask)
    events.retreated(s, side, s.field, place, warriors, mask)
    take_spoils(s)


def some_refuge(s: State) -> bint:
    """Is there a neighbouring area with own units, no enemy and no burh? Then Vikings must go to such a one."""
    area: cint
    for area in range(codes.ENGLISH):
        if (
            s.rules.touching[s.field * codes.AREAS + area]
            and state.units(s, codes.VIKING, area)
            and not state.units(s, codes.SAXON, area)
        ):
            if not s.burh[area]:
                return True
    return False


def why_no_ship(s: State) -> cint:
    """The Drakkar takes Vikings from the coast, if no area of theirs is near."""
    if s.field >= codes.COASTAL:
        return codes.NO_DRAKKAR
    return codes.JOIN_OWN if some_refuge(s) and not s.rules.free_drakkar else codes.FINE


# --- the raider's plunder (S42, S53) ----------------------------------------------------------------------------------


def take_spoils(s: State) -> void:
    """After a won battle: a raider who was revealed and is still there may plunder the burh."""
    piece: cint
    if s.victor == codes.VIKING and s.burh[s.field]:
        for piece in range(codes.LEADERS):
            if s.shown[piece] and s.face[piece] == codes.RAIDER and s.place[piece] == s.field:
                s.seat = codes.VIKING
                s.phase = codes.SPOILS
                return
    end_battle(s)


def offer_plunder(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    buffer[n] = actions.plunder(s.field)
    return n + 1


def why_not_plunder(s: State, seat: cint, area: cint) -> cint:
    return codes.FINE if area == s.field else codes.NOT_HERE


def do_plunder(s: State, seat: cint, area: cint) -> void:
    """As in the action: the burh is gone, and all Vikings of the area, none of them engaged, board the Drakkar."""
    warriors: cint = s.warriors[codes.VIKING * codes.PLACES + s.field]
    mask: cint = state.leaders_at(s, codes.VIKING, s.field)
    vikings.burn(s, s.field)
    state.shift(s, codes.VIKING, s.field, codes.DRAKKAR, warriors, mask)
    events.to_drakkar(s, codes.VIKING, s.field, warriors, mask)
    end_battle(s)


def why_not_stop(s: State, seat: cint) -> cint:
    """Plunder takes any number of burhs, so it may spare this one."""
    return codes.FINE


def do_stop(s: State, seat: cint) -> void:
    end_battle(s)


def end_battle(s: State) -> void:
    """All leaders turn their printed side to their owners again."""
    piece: cint
    side: cint
    for piece in range(codes.LEADERS):
        state.hide(s, codes.VIKING, piece)
        state.hide(s, codes.SAXON, piece)
    s.field = s.victor = s.seat = codes.NOBODY
    s.passed = s.present = 0
    for side in range(codes.SIDES):
        s.strength[side] = s.losses[side] = 0
        s.answer[side] = codes.NOBODY
    s.phase = codes.NEXT_BATTLE
