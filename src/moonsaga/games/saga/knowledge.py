"""What a good player knows: two races that end at the same check, and battles that decide who is ahead in them.

The Vikings run for eight coins and five areas, the Anglo-Saxons against the round track; an England without one side
ends the game at once. The value foresees the coming battles with the leaders of this world, asks what the check at the
end of the round would say, and if it says nothing, how the races stand.
"""

import cython
from cython import bint, double
from cython import int as cint

from moonsaga.games.saga import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules_losses import leader_strength
    from cython.cimports.moonsaga.games.saga.state import (
        State,
        burh_marker,
        free_units,
        round_marker,
        units,
    )
else:
    from moonsaga.games.saga.rules_losses import leader_strength
    from moonsaga.games.saga.state import State, burh_marker, free_units, round_marker, units

VIKING = cython.declare(cint, numbers.VIKING)
SAXON = cython.declare(cint, numbers.SAXON)
ENGLISH = cython.declare(cint, numbers.ENGLISH)
COASTAL = cython.declare(cint, numbers.COASTAL)
AREAS = cython.declare(cint, numbers.AREAS)
PLACES = cython.declare(cint, numbers.PLACES)
TILES = cython.declare(cint, numbers.TILES)
DRAKKAR = cython.declare(cint, numbers.DRAKKAR)
BURHS = cython.declare(cint, numbers.BURHS)
EMPTY = cython.declare(cint, numbers.EMPTY)
HELMSMAN = cython.declare(cint, numbers.HELMSMAN)
BERSERKER = cython.declare(cint, numbers.BERSERKER)
CALLER = cython.declare(cint, numbers.CALLER)
ENVOY = cython.declare(cint, numbers.ENVOY)
MOVE = cython.declare(cint, numbers.MOVE)
SCOUT = cython.declare(cint, numbers.SCOUT)
RECRUIT = cython.declare(cint, numbers.RECRUIT)
PLUNDER = cython.declare(cint, numbers.PLUNDER)
BUILD = cython.declare(cint, numbers.BUILD)
FYRD = cython.declare(cint, numbers.FYRD)
INCOME = cython.declare(cint, numbers.INCOME)
TRIBUTE = cython.declare(cint, numbers.TRIBUTE)
DEPLOY = cython.declare(cint, numbers.DEPLOY)
CHOOSE_TILE = cython.declare(cint, numbers.CHOOSE_TILE)
CHOOSE_BATTLE = cython.declare(cint, numbers.CHOOSE_BATTLE)
HOME = cython.declare(cint, numbers.HOME)
AREAS_TO_WIN = cython.declare(cint, numbers.BOX.victory.areas)
COINS_TO_WIN = cython.declare(cint, numbers.BOX.victory.coins)


# --- a coming battle --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def viking_power(s: State, area: cint) -> double:
    """What the Vikings can bring to bear in an area, leaders revealed where that helps."""
    total: double = s.warriors[VIKING * PLACES + area]
    piece: cint
    for piece in range(4):
        if s.place[piece] == area:
            if s.face[piece] == BERSERKER:
                total += 2.0  # two enemies for himself
            elif s.face[piece] == HELMSMAN and area < COASTAL and some_in_scandinavia(s):
                total += 2.0
            else:
                total += leader_strength(s, VIKING, s.face[piece], area)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def saxon_power(s: State, area: cint) -> double:
    """The same for the Anglo-Saxons."""
    total: double = s.warriors[SAXON * PLACES + area]
    piece: cint
    for piece in range(4, 8):
        if s.place[piece] == area:
            if s.face[piece] == ENVOY:
                total += 2.0
            elif s.face[piece] == CALLER and some_next_door(s, area):
                total += 2.0
            else:
                total += leader_strength(s, SAXON, s.face[piece], area)
    return total


@cython.cfunc
@cython.exceptval(check=False)
def some_in_scandinavia(s: State) -> bint:
    area: cint
    for area in range(ENGLISH, AREAS):
        if units(s, VIKING, area):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def some_next_door(s: State, area: cint) -> bint:
    other: cint
    for other in range(ENGLISH):
        if s.rules.touching[area * AREAS + other] and free_units(s, SAXON, other):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def squash(x: double) -> double:
    """From any number to one between 0 and 1, without a logarithm in sight."""
    if x >= 0.0:
        return 0.5 + 0.5 * x / (1.0 + x)
    return 0.5 + 0.5 * x / (1.0 - x)


@cython.cfunc
@cython.exceptval(check=False)
def holding(s: State, area: cint, steepness: double) -> double:
    """How likely the Vikings hold this area when the round ends: ties go to the Anglo-Saxons."""
    vikings: cint = units(s, VIKING, area)
    saxons: cint = units(s, SAXON, area)
    if not vikings:
        return 0.0
    if not saxons:
        return 1.0
    return squash(steepness * (viking_power(s, area) - saxon_power(s, area) - 0.5))


@cython.cfunc
@cython.exceptval(check=False)
def turns_left(s: State, side: cint) -> cint:
    """Tiles that this side has still to resolve in this round."""
    n: cint = 0
    tile: cint
    if s.phase < CHOOSE_TILE:
        return 2
    if s.phase >= CHOOSE_BATTLE:
        return 0
    for tile in range(TILES):
        if s.owner[tile] == side and not s.resolved[tile]:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def can_still(s: State, action: cint) -> bint:
    """May the Anglo-Saxons still use this action in this round, as far as the tiles are chosen?"""
    tile: cint
    for tile in range(TILES):
        if s.owner[tile] != VIKING and not s.resolved[tile]:
            if s.rules.act[(SAXON * TILES + tile) * 2] == action:
                return True
            if s.rules.act[(SAXON * TILES + tile) * 2 + 1] == action:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def danger(s: State, area: cint) -> double:
    """How likely the Anglo-Saxons, who have still to act, clear an area of Vikings: fyrd, tribute or an attack."""
    vikings: cint = units(s, VIKING, area)
    warriors: cint = s.warriors[VIKING * PLACES + area]
    other: cint
    near: cint = units(s, SAXON, area)
    if s.burh[area] and vikings == warriors and s.coins[SAXON] >= warriors and can_still(s, FYRD):
        return 0.7
    for other in range(ENGLISH):
        if s.rules.touching[area * AREAS + other]:
            near += units(s, SAXON, other)  # tribute elsewhere may free them
    if near and s.coins[SAXON] and can_still(s, TRIBUTE):
        return 0.6
    if not can_still(s, MOVE):
        return 0.0
    return 0.5 if near >= vikings else 0.15


@cython.cfunc
@cython.exceptval(check=False)
def exposure(s: State, viking_turns: cint) -> double:
    """How much an England without Vikings counts: little while they can land again, most after their last tile."""
    if not viking_turns:
        return 0.98
    if s.owner[s.rules.first_tile] == SAXON:
        return 0.2
    return 0.6 if s.owner[s.rules.first_tile] == VIKING else 0.4


@cython.cfunc
@cython.exceptval(check=False)
def exposed(s: State, area: cint) -> double:
    """A burh with few defenders tempts raiders, on the coast more than inland."""
    guards: cint = units(s, SAXON, area)
    if guards >= 3:
        return 0.0
    return (0.5 if area < COASTAL else 0.3) / (1 + guards)


# --- the tiles --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def action_worth(s: State, action: cint, loot: double, prey: double) -> double:
    """What an action promises: Plunder where burhs are held, Fyrd where Vikings stand beside one, the others always."""
    if action == MOVE:
        return 0.45
    if action == SCOUT:
        return 0.15
    if action == RECRUIT:
        return 0.25 * min(s.coins[VIKING], 2)
    if action == PLUNDER:
        return 0.15 + 0.6 * loot
    if action == BUILD:
        return 0.5 if s.coins[SAXON] and s.burhs_left else 0.0
    if action == FYRD:
        return 0.1 + 0.3 * min(prey, s.coins[SAXON])
    if action == INCOME:
        return 0.22 * (BURHS - s.burhs_left)
    if action == TRIBUTE:
        return 0.3 if s.coins[SAXON] else 0.0
    return 0.0


@cython.cfunc
@cython.exceptval(check=False)
def tile_worth(s: State, side: cint, tile: cint, loot: double, prey: double) -> double:
    """What a tile that is still to be resolved promises its owner."""
    half: cint = side * TILES + tile
    one: double = action_worth(s, s.rules.act[half * 2], loot, prey)
    other: double = action_worth(s, s.rules.act[half * 2 + 1], loot, prey)
    total: double = max(one, other) if s.rules.choose[half] else one + other
    if s.rules.bonus[half]:
        total += 0.25
    if tile == s.rules.icon_tile:
        total += 0.1
    return total


@cython.cfunc
@cython.exceptval(check=False)
def tiles_ahead(s: State, loot: double, prey: double) -> double:
    """The Vikings' tiles less those of the Anglo-Saxons."""
    total: double = 0.0
    tile: cint
    if s.phase >= CHOOSE_BATTLE:
        return 0.0
    for tile in range(TILES):
        if s.owner[tile] == VIKING and not s.resolved[tile]:
            total += tile_worth(s, VIKING, tile, loot, prey)
        elif s.owner[tile] == SAXON and not s.resolved[tile]:
            total -= tile_worth(s, SAXON, tile, loot, prey)
    return total


# --- the races --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def raid_hope(s: State) -> double:
    """What waits behind the targets on the slots: an army, and burhs and weak areas for it."""
    slot: cint
    hope: double = 0.0
    army: cint
    goal: cint
    for slot in range(AREAS - ENGLISH):
        goal = s.marker[slot]
        army = units(s, VIKING, ENGLISH + slot)
        if goal != EMPTY and army:
            if army > units(s, SAXON, goal):
                hope += 0.15 + 0.25 * s.burh[goal] + 0.03 * army
    return hope


@cython.cfunc
@cython.exceptval(check=False)
def going_on(s: State, held: double, loot: double, prey: double) -> double:
    """The Vikings' chances if the check says nothing."""
    coins: double = s.coins[VIKING]
    rounds: double = round_marker(s) - burh_marker(s)
    x: double = -4.2
    x += 0.12 * coins + 0.06 * coins * coins
    x += 0.42 * held
    x += 0.40 * loot
    x += 0.46 * rounds
    x += might(army(s, VIKING)) - might(army(s, SAXON))
    x -= 0.16 * s.coins[SAXON]
    x += 0.5 * raid_hope(s)
    x += 0.6 * tiles_ahead(s, loot, prey)
    if rounds <= 1.0:
        x -= 2.0
    return squash(0.8 * x)


@cython.cfunc
@cython.exceptval(check=False)
def might(army: double) -> double:
    """The first units are worth more than the last."""
    return 0.65 * army - 0.016 * army * army


@cython.cfunc
@cython.exceptval(check=False)
def army(s: State, side: cint) -> double:
    """Units on the board; leaders are worth more, hidden ones most."""
    place: cint
    piece: cint
    total: double = 0.0
    for place in range(PLACES):
        total += s.warriors[side * PLACES + place]
    for piece in range(side * 4, side * 4 + 4):
        if s.place[piece] <= DRAKKAR:
            total += 1.5 if s.seen[piece] else 1.7
        elif s.place[piece] == DRAKKAR + 1:
            total += 0.3
    return total


@cython.cfunc
@cython.exceptval(check=False)
def vikings_ahead(s: State) -> double:
    """How likely the Vikings win."""
    area: cint
    p: double
    held: double = 0.0
    loot: double = 0.0
    prey: double = 0.0
    no_viking: double = 1.0
    no_saxon: double = 1.0
    saxon_wins: double = 0.0
    viking_wins: double = 0.0
    viking_turns: cint = turns_left(s, VIKING)
    saxon_turns: cint = turns_left(s, SAXON)
    steepness: double = 3.0 if not viking_turns and not saxon_turns else 1.5
    for area in range(ENGLISH):
        p = holding(s, area, steepness)
        held += p
        no_viking *= 1.0 - (p * (1.0 - danger(s, area)) if saxon_turns and p > 0.0 else p)
        if units(s, SAXON, area):
            no_saxon *= p
        if s.burh[area]:
            loot += p if p > 0.0 else exposed(s, area)
            prey += s.warriors[VIKING * PLACES + area]
        if area >= COASTAL:
            held += 0.3 * p
    if s.phase < HOME:
        if round_marker(s) <= burh_marker(s):
            saxon_wins = 0.97 if not viking_turns else 0.7
        saxon_wins = max(saxon_wins, no_viking * exposure(s, viking_turns))
        if s.coins[VIKING] >= COINS_TO_WIN:
            viking_wins = 0.97
        viking_wins = max(viking_wins, squash(3.0 * (held - AREAS_TO_WIN)) * (0.9 if not saxon_turns else 0.5))
        viking_wins = max(viking_wins, no_saxon * (0.95 if not saxon_turns else 0.5))
    p = viking_wins + (1.0 - viking_wins) * going_on(s, held, loot, prey)
    return (1.0 - saxon_wins) * p


@cython.cfunc
@cython.exceptval(check=False)
def value(s: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    p: double
    if s.ended:
        return 1.0 if s.winner == seat else 0.0
    if s.phase <= DEPLOY:
        return 0.5
    p = vikings_ahead(s)
    return p if seat == VIKING else 1.0 - p
