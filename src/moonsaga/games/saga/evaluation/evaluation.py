"""What a good player knows: two races that end at the same check, and battles that decide who is ahead in them.

The Vikings run for eight coins and five areas, the Anglo-Saxons against the round track; an England without one side
ends the game at once. The value foresees the coming battles with the leaders of this world, asks what the check at the
end of the round would say, and if it says nothing, how the races stand.
"""

import cython
from cython import bint, double
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.losses import leader_strength
    from cython.cimports.moonsaga.games.saga.rules.state import State, burh_marker, free_units, round_marker, units
else:
    from moonsaga.games.saga.rules.losses import leader_strength
    from moonsaga.games.saga.rules.state import State, burh_marker, free_units, round_marker, units

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
ENGLISH = cython.declare(cint, codes.ENGLISH)
COASTAL = cython.declare(cint, codes.COASTAL)
AREAS = cython.declare(cint, codes.AREAS)
PLACES = cython.declare(cint, codes.PLACES)
TILES = cython.declare(cint, codes.TILES)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
BURHS = cython.declare(cint, codes.BURHS)
EMPTY = cython.declare(cint, codes.EMPTY)
HELMSMAN = cython.declare(cint, codes.HELMSMAN)
BERSERKER = cython.declare(cint, codes.BERSERKER)
CALLER = cython.declare(cint, codes.CALLER)
ENVOY = cython.declare(cint, codes.ENVOY)
MOVE = cython.declare(cint, codes.MOVE)
SCOUT = cython.declare(cint, codes.SCOUT)
RECRUIT = cython.declare(cint, codes.RECRUIT)
PLUNDER = cython.declare(cint, codes.PLUNDER)
BUILD = cython.declare(cint, codes.BUILD)
FYRD = cython.declare(cint, codes.FYRD)
INCOME = cython.declare(cint, codes.INCOME)
TRIBUTE = cython.declare(cint, codes.TRIBUTE)
DEPLOY = cython.declare(cint, codes.DEPLOY)
CHOOSE_TILE = cython.declare(cint, codes.CHOOSE_TILE)
CHOOSE_BATTLE = cython.declare(cint, codes.CHOOSE_BATTLE)
HOME = cython.declare(cint, codes.HOME)
AREAS_TO_WIN = cython.declare(cint, codes.BOX.victory.areas)
COINS_TO_WIN = cython.declare(cint, codes.BOX.victory.coins)
BONUS_MOVE = cython.declare(cint, codes.BONUS_MOVE)

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


# --- what the Vikings can still do in this round ----------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def may_still(s: State, action: cint, bonus: cint) -> double:
    """How often the Vikings may still use an action in this round; tiles that nobody has taken yet count half."""
    total: double = 0.0
    tile: cint
    k: cint
    n: cint
    half: cint
    if s.phase >= CHOOSE_BATTLE:
        return 0.0
    for tile in range(TILES):
        if s.resolved[tile] or s.owner[tile] == SAXON:
            continue
        half = VIKING * TILES + tile
        n = 0
        for k in range(2):
            if s.rules.act[half * 2 + k] == action and not (s.tile == tile and s.used >> (k + 1) & 1):
                n += 1
        if bonus and s.rules.bonus[half] == bonus and not (s.tile == tile and s.used):
            n += 1
        total += n if s.owner[tile] == VIKING else 0.5 * n
    return total


@cython.cfunc
@cython.exceptval(check=False)
def landing(s: State, area: cint, needed: double) -> double:
    """How likely one Move brings more than so many Vikings to an area."""
    other: cint
    slot: cint
    chance: double = 0.0
    for other in range(ENGLISH):
        if s.rules.touching[area * AREAS + other] and free_units(s, VIKING, other) > needed:
            return 0.9
    if area >= COASTAL:
        return 0.0
    for slot in range(AREAS - ENGLISH):
        if units(s, VIKING, ENGLISH + slot) > needed:
            if s.marker[slot] == area:
                return 0.9
            if s.marker[slot] == EMPTY or s.face_up[slot]:
                chance = 0.25  # a target drawn at random
    return chance


@cython.cfunc
@cython.exceptval(check=False)
def ready_burhs(s: State) -> cint:
    """Burhs that the Vikings could plunder where they stand."""
    area: cint
    ready: cint = 0
    for area in range(ENGLISH):
        if s.burh[area] and units(s, VIKING, area) > units(s, SAXON, area):
            ready += 1
    return ready


@cython.cfunc
@cython.exceptval(check=False)
def more_burhs(s: State, moves: double) -> double:
    """Burhs that the Vikings could reach with so many Moves."""
    area: cint
    lead: cint
    more: double = 0.0
    for area in range(ENGLISH):
        lead = units(s, VIKING, area) - units(s, SAXON, area)
        if s.burh[area] and lead <= 0:
            more += landing(s, area, -lead)
    return min(more, moves)


@cython.cfunc
@cython.exceptval(check=False)
def coin_chance(s: State, moves: double) -> double:
    """How likely Plunder brings the coins to win with, in this round."""
    ready: cint
    more: double
    plunders: double = min(1.0, may_still(s, PLUNDER, 0))
    missing: cint = COINS_TO_WIN - s.coins[VIKING]
    if missing <= 0 or plunders <= 0.0 or missing > s.bank:
        return 0.0
    ready = ready_burhs(s)
    if 2 * ready >= missing:
        return 0.95 * plunders
    more = more_burhs(s, moves) - ((missing + 1) // 2 - ready) + 1.0
    return 0.8 * plunders * max(0.0, min(1.0, more))


@cython.cfunc
@cython.exceptval(check=False)
def area_chance(s: State, held: double, moves: double) -> double:
    """How likely further Moves complete the five areas."""
    area: cint
    more: double = 0.0
    for area in range(ENGLISH):
        if units(s, VIKING, area) <= units(s, SAXON, area):
            more += landing(s, area, saxon_power(s, area) - viking_power(s, area))
    more = held + min(more, moves) - AREAS_TO_WIN + 1.0
    return 0.8 * max(0.0, min(1.0, more))


@cython.cfunc
@cython.exceptval(check=False)
def this_round(s: State, held: double, saxon_turns: cint) -> double:
    """How likely the Vikings, who have still to act, win in this round by coins or areas."""
    moves: double = may_still(s, MOVE, BONUS_MOVE)
    coins: double = coin_chance(s, moves)
    areas: double = area_chance(s, held, moves)
    if saxon_turns:
        areas *= 0.5
        if s.owner[s.rules.first_tile] != VIKING:
            coins *= 0.7
    return max(coins, areas)


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
def coins_worth(s: State, inland: double) -> double:
    """How far the Vikings are on their way to eight coins, those that inland areas will pay included.

    Coins are limited: what lies with the Anglo-Saxons cannot be plundered, and with eight of the fifteen they are safe.
    """
    coins: double = s.coins[VIKING]
    to_be_had: double = s.coins[VIKING] + s.bank
    if s.phase < HOME:
        coins += min(inland, s.bank)
    return (0.12 * coins + 0.06 * coins * coins) * max(0.3, min(1.0, 0.25 * (to_be_had - 6.0)))


@cython.cfunc
@cython.exceptval(check=False)
def plunder_ahead(s: State, loot: double) -> double:
    """What Plunder promises in this round beyond the worth of its tile: burhs that Vikings hold or can reach."""
    plunders: double = min(1.0, may_still(s, PLUNDER, 0))
    if plunders <= 0.0:
        return 0.0
    burhs: double = min(2.0, ready_burhs(s) + more_burhs(s, may_still(s, MOVE, BONUS_MOVE)))
    return plunders * (0.8 * burhs - 0.36 * loot)


@cython.cfunc
@cython.exceptval(check=False)
def going_on(s: State, held: double, inland: double, loot: double, prey: double, seat: cint) -> double:
    """The Vikings' chances if the check says nothing.

    A round counts less for an Anglo-Saxon than for a Viking: who counts it as much builds burhs for others to plunder.
    """
    rounds: double = round_marker(s) - burh_marker(s)
    x: double = -4.2
    x += coins_worth(s, inland)
    x += 0.42 * held + 0.126 * inland
    x += 0.40 * loot
    x += (0.46 if seat == VIKING else 0.25) * rounds
    x += might(army(s, VIKING)) - might(army(s, SAXON))
    x -= 0.16 * s.coins[SAXON]
    x += 0.5 * raid_hope(s)
    x += 0.6 * tiles_ahead(s, loot, prey)
    x += plunder_ahead(s, loot)
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
def vikings_ahead(s: State, seat: cint) -> double:
    """How likely the Vikings win."""
    area: cint
    p: double
    held: double = 0.0
    inland: double = 0.0
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
            inland += p
    if s.phase < HOME:
        if round_marker(s) <= burh_marker(s):
            saxon_wins = 0.97 if not viking_turns else 0.7
        saxon_wins = max(saxon_wins, no_viking * exposure(s, viking_turns))
        if s.coins[VIKING] >= COINS_TO_WIN:
            viking_wins = 0.97
        viking_wins = max(
            viking_wins, squash(3.0 * (held + 0.3 * inland - AREAS_TO_WIN)) * (0.9 if not saxon_turns else 0.5)
        )
        if viking_turns:
            viking_wins = max(viking_wins, this_round(s, held, saxon_turns))
        viking_wins = max(viking_wins, no_saxon * (0.95 if not saxon_turns else 0.5))
    p = viking_wins + (1.0 - viking_wins) * going_on(s, held, inland, loot, prey, seat)
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
    p = vikings_ahead(s, seat)
    return p if seat == VIKING else 1.0 - p
