"""A round: choosing the action tiles, whose tiles come first, and what is left of a tile (Action tiles, Initiative)."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.state import State, tell
else:
    from moonsaga.games.saga.rules.state import State, tell

NOBODY = cython.declare(cint, codes.NOBODY)
TILES = cython.declare(cint, codes.TILES)
NOTHING = cython.declare(cint, codes.NOTHING)
NO_BONUS = cython.declare(cint, codes.NO_BONUS)
BONUS_USED = cython.declare(cint, codes.BONUS_USED)
FIRST_USED = cython.declare(cint, codes.FIRST_USED)
SECOND_USED = cython.declare(cint, codes.SECOND_USED)
ALL_USED = cython.declare(cint, codes.BONUS_USED | codes.FIRST_USED | codes.SECOND_USED)
DRAFT = cython.declare(cint, codes.DRAFT)
CHOOSE_TILE = cython.declare(cint, codes.CHOOSE_TILE)
TILE = cython.declare(cint, codes.TILE)
NEXT_BATTLE = cython.declare(cint, codes.NEXT_BATTLE)
A_TAKE = cython.declare(cint, codes.A_TAKE)
A_RESOLVE = cython.declare(cint, codes.A_RESOLVE)
FINE = cython.declare(cint, codes.FINE)
TILE_TAKEN = cython.declare(cint, codes.TILE_TAKEN)
NOT_YOUR_TILE = cython.declare(cint, codes.NOT_YOUR_TILE)
TILE_RESOLVED = cython.declare(cint, codes.TILE_RESOLVED)
NOT_ON_TILE = cython.declare(cint, codes.NOT_ON_TILE)
BONUS_TOO_LATE = cython.declare(cint, codes.BONUS_TOO_LATE)
ALREADY_USED = cython.declare(cint, codes.ALREADY_USED)
OTHER_CHOSEN = cython.declare(cint, codes.OTHER_CHOSEN)
EV_ROUND_BEGAN = cython.declare(cint, codes.EV_ROUND_BEGAN)
EV_TILE_TAKEN = cython.declare(cint, codes.EV_TILE_TAKEN)
EV_INITIATIVE = cython.declare(cint, codes.EV_INITIATIVE)
EV_TILE_BEGUN = cython.declare(cint, codes.EV_TILE_BEGUN)


# --- choosing the tiles (S25) -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_round(s: State) -> cython.void:
    """All tiles lie in line again, and the side on the initiative tile chooses first."""
    tile: cint
    for tile in range(TILES):
        s.owner[tile] = NOBODY
        s.resolved[tile] = 0
    s.picker = s.seat = s.initiative
    s.picks = 0
    s.phase = DRAFT
    tell(s, EV_ROUND_BEGAN, NOBODY, s.round, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def list_tiles(s: State, buffer: p_int, n: cint) -> cint:
    tile: cint
    for tile in range(TILES):
        if why_no_take(s, tile) == FINE:
            buffer[n] = A_TAKE + tile
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_take(s: State, tile: cint) -> cint:
    return FINE if s.owner[tile] == NOBODY else TILE_TAKEN


@cython.cfunc
@cython.exceptval(check=False)
def take(s: State, tile: cint) -> cython.void:
    """The first player takes one tile, the second one two, and the first one gets the last."""
    other: cint
    own(s, s.seat, tile)
    s.picks += 1
    if s.picks == 1:
        s.seat = 1 - s.picker
    elif s.picks == TILES - 1:
        for other in range(TILES):
            if s.owner[other] == NOBODY:
                own(s, s.picker, other)
        begin_actions(s)


@cython.cfunc
@cython.exceptval(check=False)
def own(s: State, side: cint, tile: cint) -> cython.void:
    """The initiative icon turns the initiative tile at once; it is for the next round, and the last tile has it too."""
    s.owner[tile] = side
    tell(s, EV_TILE_TAKEN, side, tile, 0, 0)
    if tile == s.rules.icon_tile and s.initiative != side:
        s.initiative = side
        tell(s, EV_INITIATIVE, side, 0, 0, 0)


# --- whose tiles come first, and in which order (S18, S26) ------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_actions(s: State) -> cython.void:
    """Whoever has the tile with sword and axe resolves both tiles first."""
    s.seat = s.owner[s.rules.first_tile]
    s.phase = CHOOSE_TILE


@cython.cfunc
@cython.exceptval(check=False)
def list_own_tiles(s: State, buffer: p_int, n: cint) -> cint:
    tile: cint
    for tile in range(TILES):
        if why_no_resolve(s, tile) == FINE:
            buffer[n] = A_RESOLVE + tile
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_resolve(s: State, tile: cint) -> cint:
    if s.owner[tile] != s.seat:
        return NOT_YOUR_TILE
    return TILE_RESOLVED if s.resolved[tile] else FINE


@cython.cfunc
@cython.exceptval(check=False)
def begin_tile(s: State, tile: cint) -> cython.void:
    """What a tile does not offer counts as used."""
    half: cint = s.seat * TILES + tile
    s.tile = tile
    s.used = 0
    if s.rules.bonus[half] == NO_BONUS:
        s.used |= BONUS_USED
    if s.rules.act[half * 2] == NOTHING:
        s.used |= FIRST_USED
    if s.rules.act[half * 2 + 1] == NOTHING:
        s.used |= SECOND_USED
    s.phase = TILE
    tell(s, EV_TILE_BEGUN, s.seat, tile, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def end_tile(s: State) -> cython.void:
    """The other own tile, then the opponent's, then the battles."""
    s.resolved[s.tile] = 1
    s.tile = NOBODY
    s.used = 0
    if next_tile(s, s.seat) != NOBODY:
        begin_tile(s, next_tile(s, s.seat))
    elif next_tile(s, 1 - s.seat) != NOBODY:
        s.seat = 1 - s.seat
        s.phase = CHOOSE_TILE
    else:
        s.seat = NOBODY
        s.phase = NEXT_BATTLE


@cython.cfunc
@cython.exceptval(check=False)
def next_tile(s: State, side: cint) -> cint:
    """A tile of this side that is still to be resolved."""
    tile: cint
    for tile in range(TILES):
        if s.owner[tile] == side and not s.resolved[tile]:
            return tile
    return NOBODY


# --- what is left of the running tile ---------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_entry(s: State, action: cint) -> cint:
    """Each action of a tile once, in any order; of two with a stroke between them only one (Resolving actions)."""
    half: cint = s.seat * TILES + s.tile
    bit: cint
    if s.rules.act[half * 2] == action:
        bit = FIRST_USED
    elif s.rules.act[half * 2 + 1] == action:
        bit = SECOND_USED
    else:
        return NOT_ON_TILE
    if not s.used & bit:
        return FINE
    return OTHER_CHOSEN if s.rules.choose[half] else ALREADY_USED


@cython.cfunc
@cython.exceptval(check=False)
def spend(s: State, action: cint) -> cython.void:
    """An action begins: it is used up, the bonus is given up, and so is the other one where one had to be chosen."""
    half: cint = s.seat * TILES + s.tile
    s.used |= BONUS_USED
    if s.rules.choose[half]:
        s.used |= FIRST_USED | SECOND_USED
    elif s.rules.act[half * 2] == action:
        s.used |= FIRST_USED
    else:
        s.used |= SECOND_USED


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bonus(s: State, bonus: cint) -> cint:
    """The golden action comes before all others of its tile, or not at all (Bonus actions; S18)."""
    if s.rules.bonus[s.seat * TILES + s.tile] != bonus:
        return NOT_ON_TILE
    return BONUS_TOO_LATE if s.used & BONUS_USED else FINE


@cython.cfunc
@cython.exceptval(check=False)
def spend_bonus(s: State) -> cython.void:
    s.used |= BONUS_USED


@cython.cfunc
@cython.exceptval(check=False)
def back_to_tile(s: State) -> cython.void:
    """An action is over. A tile with nothing left on it is resolved."""
    s.origin = s.goal = NOBODY
    s.count = s.one = s.left = s.harvested = 0
    if s.used == ALL_USED:
        end_tile(s)
    else:
        s.phase = TILE
