"""The end of a battle: strengths, losses of both sides at once, retreat, and the raider's plunder (Losses, Retreat)."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        hide,
        kill_leaders,
        kill_warriors,
        leaders_at,
        shift,
        size_of,
        tell,
        units,
    )
    from cython.cimports.moonsaga.games.saga.rules.vikings import burn
else:
    from moonsaga.games.saga.rules.state import (
        State,
        hide,
        kill_leaders,
        kill_warriors,
        leaders_at,
        shift,
        size_of,
        tell,
        units,
    )
    from moonsaga.games.saga.rules.vikings import burn

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
NOBODY = cython.declare(cint, codes.NOBODY)
AREAS = cython.declare(cint, codes.AREAS)
ENGLISH = cython.declare(cint, codes.ENGLISH)
COASTAL = cython.declare(cint, codes.COASTAL)
PLACES = cython.declare(cint, codes.PLACES)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
MASKS = cython.declare(cint, codes.MASKS)
STORMER = cython.declare(cint, codes.STORMER)
RAIDER = cython.declare(cint, codes.RAIDER)
WARDEN = cython.declare(cint, codes.WARDEN)
CHAMPION = cython.declare(cint, codes.CHAMPION)
LOSSES = cython.declare(cint, codes.LOSSES)
RETREAT = cython.declare(cint, codes.RETREAT)
SPOILS = cython.declare(cint, codes.SPOILS)
NEXT_BATTLE = cython.declare(cint, codes.NEXT_BATTLE)
A_LOSE = cython.declare(cint, codes.A_LOSE)
A_RETREAT = cython.declare(cint, codes.A_RETREAT)
A_PLUNDER = cython.declare(cint, codes.A_PLUNDER)
FINE = cython.declare(cint, codes.FINE)
LEADER_NOT_THERE = cython.declare(cint, codes.LEADER_NOT_THERE)
WRONG_LOSSES = cython.declare(cint, codes.WRONG_LOSSES)
RETREAT_TOO_FAR = cython.declare(cint, codes.RETREAT_TOO_FAR)
ENEMY_THERE = cython.declare(cint, codes.ENEMY_THERE)
RETREAT_BURH = cython.declare(cint, codes.RETREAT_BURH)
JOIN_OWN = cython.declare(cint, codes.JOIN_OWN)
NO_DRAKKAR = cython.declare(cint, codes.NO_DRAKKAR)
NOT_HERE = cython.declare(cint, codes.NOT_HERE)
EV_STRENGTHS = cython.declare(cint, codes.EV_STRENGTHS)
EV_NOBODY_LEFT = cython.declare(cint, codes.EV_NOBODY_LEFT)
EV_BATTLE_WON = cython.declare(cint, codes.EV_BATTLE_WON)
EV_LOST = cython.declare(cint, codes.EV_LOST)
EV_RETREATED = cython.declare(cint, codes.EV_RETREATED)
EV_DESTROYED = cython.declare(cint, codes.EV_DESTROYED)
EV_TO_DRAKKAR = cython.declare(cint, codes.EV_TO_DRAKKAR)
STRENGTH_FOR_LOSS = cython.declare(cint, codes.BOX.price.casualty)
STORMER_STRENGTH = cython.declare(cint, codes.STRENGTHS[codes.VIKING][codes.STORMER])
WARDEN_STRENGTH = cython.declare(cint, codes.STRENGTHS[codes.SAXON][codes.WARDEN])
CHAMPION_STRENGTH = cython.declare(cint, codes.STRENGTHS[codes.SAXON][codes.CHAMPION])


# --- strengths --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def leader_strength(s: State, side: cint, face: cint, area: cint) -> cint:
    """What a leader with this face is worth when he is revealed in an area (Abilities of the leaders)."""
    if side == VIKING and face == STORMER and s.burh[area]:
        return STORMER_STRENGTH
    if side == SAXON and face == WARDEN and s.burh[area]:
        return WARDEN_STRENGTH
    if side == SAXON and face == CHAMPION and not s.burh[area]:
        return CHAMPION_STRENGTH
    return 1


@cython.cfunc
@cython.exceptval(check=False)
def strength(s: State, side: cint, area: cint) -> cint:
    """Each unit has strength 1, unless it is a revealed leader with another (Units, Battle)."""
    total: cint = s.warriors[side * PLACES + area]
    piece: cint
    for piece in range(side * 4, side * 4 + 4):
        if s.place[piece] == area:
            total += leader_strength(s, side, s.face[piece], area) if s.shown[piece] else 1
    return total


@cython.cfunc
@cython.exceptval(check=False)
def compare(s: State) -> cython.void:
    """All reveals are made. Equal strengths are a victory of the Anglo-Saxons (Battle; S32, S35)."""
    side: cint
    s.seat = NOBODY
    for side in range(2):
        s.strength[side] = strength(s, side, s.field)
        s.losses[side] = 0
        s.answer[side] = NOBODY
    tell(s, EV_STRENGTHS, NOBODY, s.strength[VIKING], s.strength[SAXON], 0)
    if not s.strength[VIKING] and not s.strength[SAXON]:
        tell(s, EV_NOBODY_LEFT, NOBODY, s.field, 0, 0)
        end_battle(s)
        return
    s.victor = VIKING if s.strength[VIKING] > s.strength[SAXON] else SAXON
    tell(s, EV_BATTLE_WON, s.victor, s.field, 0, 0)
    if not s.strength[1 - s.victor]:
        take_spoils(s)
        return
    for side in range(2):
        s.losses[side] = count_losses(s, side)
    s.phase = LOSSES
    if not owes_losses(s, VIKING) and not owes_losses(s, SAXON):
        retreat_loser(s)


# --- losses (S33) -----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def count_losses(s: State, side: cint) -> cint:
    """A unit for every two points of the enemy's strength, counted before anybody is removed."""
    due: cint = s.strength[1 - side] // STRENGTH_FOR_LOSS
    there: cint = units(s, side, s.field)
    return min(due, there)


@cython.cfunc
@cython.exceptval(check=False)
def owes_losses(s: State, side: cint) -> bint:
    """Both sides choose at the same time; who loses nothing is not asked."""
    return s.phase == LOSSES and s.losses[side] > 0 and s.answer[side] == NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def why_no_losses(s: State, side: cint, mask: cint) -> cint:
    """The leaders who are removed; warriors make up the rest of the number."""
    lost: cint = size_of(mask)
    if mask & ~leaders_at(s, side, s.field):
        return LEADER_NOT_THERE
    if lost > s.losses[side] or s.losses[side] - lost > s.warriors[side * PLACES + s.field]:
        return WRONG_LOSSES
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def list_losses(s: State, side: cint, buffer: p_int, n: cint) -> cint:
    mask: cint
    for mask in range(MASKS):
        if why_no_losses(s, side, mask) == FINE:
            buffer[n] = A_LOSE + mask
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def choose_losses(s: State, side: cint, mask: cint) -> cython.void:
    """Hidden until both sides have chosen; then each side learns what the other one chose."""
    one: cint
    s.answer[side] = mask
    if owes_losses(s, 1 - side):
        return
    if s.losses[VIKING] and s.losses[SAXON]:
        s.learned += 1
    for one in range(2):
        if s.losses[one]:
            remove(s, one, s.losses[one] - size_of(s.answer[one]), s.answer[one])
            s.answer[one] = NOBODY
    retreat_loser(s)


@cython.cfunc
@cython.exceptval(check=False)
def remove(s: State, side: cint, warriors: cint, mask: cint) -> cython.void:
    """Warriors to the supply, leaders out of the game."""
    tell(s, EV_LOST, side, warriors * MASKS + mask, 0, 0)
    kill_warriors(s, side, s.field, warriors)
    kill_leaders(s, side, mask)


# --- retreat (S34 to S38) ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def retreat_loser(s: State) -> cython.void:
    """The loser's units leave together, even if nobody drives them out any more; with nowhere to go they are lost."""
    loser: cint = 1 - s.victor
    place: cint
    if not units(s, loser, s.field):
        take_spoils(s)
        return
    for place in range(PLACES):
        if why_no_retreat(s, loser, place) == FINE:
            s.seat = loser
            s.phase = RETREAT
            return
    tell(s, EV_DESTROYED, loser, units(s, loser, s.field), 0, 0)
    kill_warriors(s, loser, s.field, s.warriors[loser * PLACES + s.field])
    kill_leaders(s, loser, leaders_at(s, loser, s.field))
    take_spoils(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_retreat(s: State, side: cint, place: cint) -> cint:
    """To one neighbouring area (S36). Anglo-Saxons: one without Vikings (S38). Vikings: see below (S37)."""
    reason: cint
    if place == DRAKKAR:
        return why_no_ship(s) if side == VIKING else RETREAT_TOO_FAR
    if not s.rules.touching[s.field * AREAS + place]:
        return RETREAT_TOO_FAR
    if units(s, 1 - side, place):
        return ENEMY_THERE
    if side == SAXON:
        return FINE
    reason = RETREAT_BURH if s.burh[place] else FINE
    if reason == FINE and not units(s, VIKING, place) and some_refuge(s):
        return JOIN_OWN
    return reason


@cython.cfunc
@cython.exceptval(check=False)
def some_refuge(s: State) -> bint:
    """Is there a neighbouring area with own units, no enemy and no burh? Then Vikings must go to such a one."""
    area: cint
    for area in range(ENGLISH):
        if s.rules.touching[s.field * AREAS + area] and units(s, VIKING, area) and not units(s, SAXON, area):
            if not s.burh[area]:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def why_no_ship(s: State) -> cint:
    """The Drakkar takes Vikings from the coast, if no area of theirs is near."""
    if s.field >= COASTAL:
        return NO_DRAKKAR
    return JOIN_OWN if some_refuge(s) and not s.rules.free_drakkar else FINE


@cython.cfunc
@cython.exceptval(check=False)
def list_retreats(s: State, buffer: p_int, n: cint) -> cint:
    place: cint
    for place in range(PLACES):
        if why_no_retreat(s, s.seat, place) == FINE:
            buffer[n] = A_RETREAT + place
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def retreat(s: State, place: cint) -> cython.void:
    warriors: cint = s.warriors[s.seat * PLACES + s.field]
    mask: cint = leaders_at(s, s.seat, s.field)
    shift(s, s.seat, s.field, place, warriors, mask)
    tell(s, EV_RETREATED, s.seat, s.field, place, warriors * MASKS + mask)
    take_spoils(s)


# --- the raider's plunder (S42, S53) ----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def take_spoils(s: State) -> cython.void:
    """After a won battle: a raider who was revealed and is still there may plunder the burh."""
    piece: cint
    if s.victor == VIKING and s.burh[s.field]:
        for piece in range(4):
            if s.shown[piece] and s.face[piece] == RAIDER and s.place[piece] == s.field:
                s.seat = VIKING
                s.phase = SPOILS
                return
    end_battle(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_spoils(s: State, area: cint) -> cint:
    return FINE if area == s.field else NOT_HERE


@cython.cfunc
@cython.exceptval(check=False)
def list_spoils(s: State, buffer: p_int, n: cint) -> cint:
    buffer[n] = A_PLUNDER + s.field
    return n + 1


@cython.cfunc
@cython.exceptval(check=False)
def plunder_field(s: State) -> cython.void:
    """As in the action: the burh is gone, and all Vikings of the area, none of them engaged, board the Drakkar."""
    warriors: cint = s.warriors[VIKING * PLACES + s.field]
    mask: cint = leaders_at(s, VIKING, s.field)
    burn(s, s.field)
    shift(s, VIKING, s.field, DRAKKAR, warriors, mask)
    tell(s, EV_TO_DRAKKAR, VIKING, s.field, warriors * MASKS + mask, 0)
    end_battle(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_battle(s: State) -> cython.void:
    """All leaders turn their printed side to their owners again."""
    piece: cint
    for piece in range(4):
        hide(s, VIKING, piece)
        hide(s, SAXON, piece)
    s.field = s.victor = s.seat = NOBODY
    s.passed = s.present = 0
    for piece in range(2):
        s.strength[piece] = s.losses[piece] = 0
        s.answer[piece] = NOBODY
    s.phase = NEXT_BATTLE
