"""What a good player knows: two races that end at the same check, and battles that decide who is ahead in them.

The Vikings run for eight coins and five areas, the Anglo-Saxons against the round track; an England without one side
ends the game at once. The value foresees the coming battles with the leaders of this world, asks what the check at the
end of the round would say, and if it says nothing, how the races stand.
"""

from __future__ import annotations

from cython import bint, double
from cython import int as cint

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import losses, state, values
from moonsaga.games.saga.rules.state import State

# --- a coming battle --------------------------------------------------------------------------------------------------


def viking_power(s: State, area: cint) -> double:
    """What the Vikings can bring to bear in an area, leaders revealed where that helps."""
    total: double = s.warriors[codes.VIKING * codes.PLACES + area]
    piece: cint
    for piece in range(codes.LEADERS):
        if s.place[piece] == area:
            if s.face[piece] == codes.BERSERKER:
                total += 2.0  # two enemies for himself
            elif s.face[piece] == codes.HELMSMAN and area < codes.COASTAL and some_in_scandinavia(s):
                total += 2.0
            else:
                total += losses.leader_strength(s, codes.VIKING, s.face[piece], area)
    return total


def saxon_power(s: State, area: cint) -> double:
    """The same for the Anglo-Saxons."""
    total: double = s.warriors[codes.SAXON * codes.PLACES + area]
    piece: cint
    for piece in range(codes.LEADERS, codes.PIECES):
        if s.place[piece] == area:
            if s.face[piece] == codes.ENVOY:
                total += 2.0
            elif s.face[piece] == codes.CALLER and some_next_door(s, area):
                total += 2.0
            else:
                total += losses.leader_strength(s, codes.SAXON, s.face[piece], area)
    return total


def some_in_scandinavia(s: State) -> bint:
    area: cint
    for area in range(codes.ENGLISH, codes.AREAS):
        if state.units(s, codes.VIKING, area):
            return True
    return False


def some_next_door(s: State, area: cint) -> bint:
    other: cint
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other] and state.free_units(s, codes.SAXON, other):
            return True
    return False


def squash(x: double) -> double:
    """From any number to one between 0 and 1, without a logarithm in sight."""
    if x >= 0.0:
        return 0.5 + 0.5 * x / (1.0 + x)
    return 0.5 + 0.5 * x / (1.0 - x)


def holding(s: State, area: cint, steepness: double) -> double:
    """How likely the Vikings hold this area when the round ends: ties go to the Anglo-Saxons."""
    vikings: cint = state.units(s, codes.VIKING, area)
    saxons: cint = state.units(s, codes.SAXON, area)
    if not vikings:
        return 0.0
    if not saxons:
        return 1.0
    return squash(steepness * (viking_power(s, area) - saxon_power(s, area) - 0.5))


def turns_left(s: State, side: cint) -> cint:
    """Tiles that this side has still to resolve in this round."""
    n: cint = 0
    tile: cint
    if s.phase < codes.CHOOSE_TILE:
        return 2
    if s.phase >= codes.CHOOSE_BATTLE:
        return 0
    for tile in range(codes.TILES):
        if s.owner[tile] == side and not s.resolved[tile]:
            n += 1
    return n


def can_still(s: State, action: cint) -> bint:
    """May the Anglo-Saxons still use this action in this round, as far as the tiles are chosen?"""
    tile: cint
    for tile in range(codes.TILES):
        if s.owner[tile] != codes.VIKING and not s.resolved[tile]:
            if s.rules.act[(codes.SAXON * codes.TILES + tile) * 2] == action:
                return True
            if s.rules.act[(codes.SAXON * codes.TILES + tile) * 2 + 1] == action:
                return True
    return False


def danger(s: State, area: cint) -> double:
    """How likely the Anglo-Saxons, who have still to act, clear an area of Vikings: fyrd, tribute or an attack."""
    vikings: cint = state.units(s, codes.VIKING, area)
    warriors: cint = s.warriors[codes.VIKING * codes.PLACES + area]
    other: cint
    near: cint = state.units(s, codes.SAXON, area)
    if s.burh[area] and vikings == warriors and s.coins[codes.SAXON] >= warriors and can_still(s, codes.FYRD):
        return 0.7
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other]:
            near += state.units(s, codes.SAXON, other)  # tribute elsewhere may free them
    if near and s.coins[codes.SAXON] and can_still(s, codes.TRIBUTE):
        return 0.6
    if not can_still(s, codes.MOVE):
        return 0.0
    return 0.5 if near >= vikings else 0.15


def exposure(s: State, viking_turns: cint) -> double:
    """How much an England without Vikings counts: little while they can land again, most after their last tile."""
    if not viking_turns:
        return 0.98
    if s.owner[s.rules.first_tile] == codes.SAXON:
        return 0.2
    return 0.6 if s.owner[s.rules.first_tile] == codes.VIKING else 0.4


def exposed(s: State, area: cint) -> double:
    """A burh with few defenders tempts raiders, on the coast more than inland."""
    guards: cint = state.units(s, codes.SAXON, area)
    if guards >= 3:
        return 0.0
    return (0.5 if area < codes.COASTAL else 0.3) / (1 + guards)


# --- the tiles --------------------------------------------------------------------------------------------------------


def action_worth(s: State, action: cint, loot: double, prey: double) -> double:
    """What an action promises: Plunder where burhs are held, Fyrd where Vikings stand beside one, the others always."""
    if action == codes.MOVE:
        return 0.45
    if action == codes.SCOUT:
        return 0.15
    if action == codes.RECRUIT:
        return 0.25 * min(s.coins[codes.VIKING], 2)
    if action == codes.PLUNDER:
        return 0.15 + 0.6 * loot
    if action == codes.BUILD:
        return 0.5 if s.coins[codes.SAXON] and s.burhs_left else 0.0
    if action == codes.FYRD:
        return 0.1 + 0.3 * min(prey, s.coins[codes.SAXON])
    if action == codes.INCOME:
        return 0.22 * (values.BURHS - s.burhs_left)
    if action == codes.TRIBUTE:
        return 0.3 if s.coins[codes.SAXON] else 0.0
    return 0.0


def tile_worth(s: State, side: cint, tile: cint, loot: double, prey: double) -> double:
    """What a tile that is still to be resolved promises its owner."""
    half: cint = side * codes.TILES + tile
    one: double = action_worth(s, s.rules.act[half * 2], loot, prey)
    other: double = action_worth(s, s.rules.act[half * 2 + 1], loot, prey)
    total: double = max(one, other) if s.rules.choose[half] else one + other
    if s.rules.bonus[half]:
        total += 0.25
    if tile == s.rules.icon_tile:
        total += 0.1
    return total


def tiles_ahead(s: State, loot: double, prey: double) -> double:
    """The Vikings' tiles less those of the Anglo-Saxons."""
    total: double = 0.0
    tile: cint
    if s.phase >= codes.CHOOSE_BATTLE:
        return 0.0
    for tile in range(codes.TILES):
        if s.owner[tile] == codes.VIKING and not s.resolved[tile]:
            total += tile_worth(s, codes.VIKING, tile, loot, prey)
        elif s.owner[tile] == codes.SAXON and not s.resolved[tile]:
            total -= tile_worth(s, codes.SAXON, tile, loot, prey)
    return total


# --- what the Vikings can still do in this round ----------------------------------------------------------------------


def may_still(s: State, action: cint, bonus: cint) -> double:
    """How often the Vikings may still use an action in this round; tiles that nobody has taken yet count half."""
    total: double = 0.0
    tile: cint
    k: cint
    n: cint
    half: cint
    if s.phase >= codes.CHOOSE_BATTLE:
        return 0.0
    for tile in range(codes.TILES):
        if s.resolved[tile] or s.owner[tile] == codes.SAXON:
            continue
        half = codes.VIKING * codes.TILES + tile
        n = 0
        for k in range(2):
            if s.rules.act[half * 2 + k] == action and not (s.tile == tile and s.used >> (k + 1) & 1):
                n += 1
        if bonus and s.rules.bonus[half] == bonus and not (s.tile == tile and s.used):
            n += 1
        total += n if s.owner[tile] == codes.VIKING else 0.5 * n
    return total


def landing(s: State, area: cint, needed: double) -> double:
    """How likely one Move brings more than so many Vikings to an area."""
    other: cint
    slot: cint
    chance: double = 0.0
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other] and state.free_units(s, codes.VIKING, other) > needed:
            return 0.9
    if area >= codes.COASTAL:
        return 0.0
    for slot in range(codes.AREAS - codes.ENGLISH):
        if state.units(s, codes.VIKING, codes.ENGLISH + slot) > needed:
            if s.marker[slot] == area:
                return 0.9
            if s.marker[slot] == codes.EMPTY or s.face_up[slot]:
                chance = 0.25  # a target drawn at random
    return chance


def ready_burhs(s: State) -> cint:
    """Burhs that the Vikings could plunder where they stand."""
    area: cint
    ready: cint = 0
    for area in range(codes.ENGLISH):
        if s.burh[area] and state.units(s, codes.VIKING, area) > state.units(s, codes.SAXON, area):
            ready += 1
    return ready


def more_burhs(s: State, moves: double) -> double:
    """Burhs that the Vikings could reach with so many Moves."""
    area: cint
    lead: cint
    more: double = 0.0
    for area in range(codes.ENGLISH):
        lead = state.units(s, codes.VIKING, area) - state.units(s, codes.SAXON, area)
        if s.burh[area] and lead <= 0:
            more += landing(s, area, -lead)
    return min(more, moves)


def coin_chance(s: State, moves: double) -> double:
    """How likely Plunder brings the coins to win with, in this round."""
    ready: cint
    more: double
    plunders: double = min(1.0, may_still(s, codes.PLUNDER, 0))
    missing: cint = values.COINS_TO_WIN - s.coins[codes.VIKING]
    if missing <= 0 or plunders <= 0.0 or missing > s.bank:
        return 0.0
    ready = ready_burhs(s)
    if 2 * ready >= missing:
        return 0.95 * plunders
    more = more_burhs(s, moves) - ((missing + 1) // 2 - ready) + 1.0
    return 0.8 * plunders * max(0.0, min(1.0, more))


def area_chance(s: State, held: double, moves: double) -> double:
    """How likely further Moves complete the five areas."""
    area: cint
    more: double = 0.0
    for area in range(codes.ENGLISH):
        if state.units(s, codes.VIKING, area) <= state.units(s, codes.SAXON, area):
            more += landing(s, area, saxon_power(s, area) - viking_power(s, area))
    more = held + min(more, moves) - values.AREAS_TO_WIN + 1.0
    return 0.8 * max(0.0, min(1.0, more))


def this_round(s: State, held: double, saxon_turns: cint) -> double:
    """How likely the Vikings, who have still to act, win in this round by coins or areas."""
    moves: double = may_still(s, codes.MOVE, codes.BONUS_MOVE)
    coins: double = coin_chance(s, moves)
    areas: double = area_chance(s, held, moves)
    if saxon_turns:
        areas *= 0.5
        if s.owner[s.rules.first_tile] != codes.VIKING:
            coins *= 0.7
    return max(coins, areas)


# --- the races --------------------------------------------------------------------------------------------------------


def raid_hope(s: State) -> double:
    """What waits behind the targets on the slots: an army, and burhs and weak areas for it."""
    slot: cint
    hope: double = 0.0
    army: cint
    goal: cint
    for slot in range(codes.AREAS - codes.ENGLISH):
        goal = s.marker[slot]
        army = state.units(s, codes.VIKING, codes.ENGLISH + slot)
        if goal != codes.EMPTY and army:
            if army > state.units(s, codes.SAXON, goal):
                hope += 0.15 + 0.25 * s.burh[goal] + 0.03 * army
    return hope


def coins_worth(s: State, inland: double) -> double:
    """How far the Vikings are on their way to eight coins, those that inland areas will pay included.

    Coins are limited: what lies with the Anglo-Saxons cannot be plundered, and with eight of the fifteen they are safe.
    """
    coins: double = s.coins[codes.VIKING]
    to_be_had: double = s.coins[codes.VIKING] + s.bank
    if s.phase < codes.HOME:
        coins += min(inland, s.bank)
    return (0.12 * coins + 0.06 * coins * coins) * max(0.3, min(1.0, 0.25 * (to_be_had - 6.0)))


def plunder_ahead(s: State, loot: double) -> double:
    """What Plunder promises in this round beyond the worth of its tile: burhs that Vikings hold or can reach."""
    plunders: double = min(1.0, may_still(s, codes.PLUNDER, 0))
    if plunders <= 0.0:
        return 0.0
    burhs: double = min(2.0, ready_burhs(s) + more_burhs(s, may_still(s, codes.MOVE, codes.BONUS_MOVE)))
    return plunders * (0.8 * burhs - 0.36 * loot)


def going_on(s: State, held: double, inland: double, loot: double, prey: double, seat: cint) -> double:
    """The Vikings' chances if the check says nothing.

    A round counts less for an Anglo-Saxon than for a Viking: who counts it as much builds burhs for others to plunder.
    """
    rounds: double = state.round_marker(s) - state.burh_marker(s)
    x: double = -4.2
    x += coins_worth(s, inland)
    x += 0.42 * held + 0.126 * inland
    x += 0.40 * loot
    x += (0.46 if seat == codes.VIKING else 0.25) * rounds
    x += might(army(s, codes.VIKING)) - might(army(s, codes.SAXON))
    x -= 0.16 * s.coins[codes.SAXON]
    x += 0.5 * raid_hope(s)
    x += 0.6 * tiles_ahead(s, loot, prey)
    x += plunder_ahead(s, loot)
    if rounds <= 1.0:
        x -= 2.0
    return squash(0.8 * x)


def might(army: double) -> double:
    """The first units are worth more than the last."""
    return 0.65 * army - 0.016 * army * army


def army(s: State, side: cint) -> double:
    """Units on the board; leaders are worth more, hidden ones most."""
    place: cint
    piece: cint
    total: double = 0.0
    for place in range(codes.PLACES):
        total += s.warriors[side * codes.PLACES + place]
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.place[piece] <= codes.DRAKKAR:
            total += 1.5 if s.seen[piece] else 1.7
        elif s.place[piece] == codes.IN_SUPPLY:
            total += 0.3
    return total


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
    viking_turns: cint = turns_left(s, codes.VIKING)
    saxon_turns: cint = turns_left(s, codes.SAXON)
    steepness: double = 3.0 if not viking_turns and not saxon_turns else 1.5
    for area in range(codes.ENGLISH):
        p = holding(s, area, steepness)
        held += p
        no_viking *= 1.0 - (p * (1.0 - danger(s, area)) if saxon_turns and p > 0.0 else p)
        if state.units(s, codes.SAXON, area):
            no_saxon *= p
        if s.burh[area]:
            loot += p if p > 0.0 else exposed(s, area)
            prey += s.warriors[codes.VIKING * codes.PLACES + area]
        if area >= codes.COASTAL:
            inland += p
    if s.phase < codes.HOME:
        if state.round_marker(s) <= state.burh_marker(s):
            saxon_wins = 0.97 if not viking_turns else 0.7
        saxon_wins = max(saxon_wins, no_viking * exposure(s, viking_turns))
        if s.coins[codes.VIKING] >= values.COINS_TO_WIN:
            viking_wins = 0.97
        viking_wins = max(
            viking_wins, squash(3.0 * (held + 0.3 * inland - values.AREAS_TO_WIN)) * (0.9 if not saxon_turns else 0.5)
        )
        if viking_turns:
            viking_wins = max(viking_wins, this_round(s, held, saxon_turns))
        viking_wins = max(viking_wins, no_saxon * (0.95 if not saxon_turns else 0.5))
    p = viking_wins + (1.0 - viking_wins) * going_on(s, held, inland, loot, prey, seat)
    return (1.0 - saxon_wins) * p


def value(s: State, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    p: double
    if s.ended:
        return 1.0 if s.winner == seat else 0.0
    if s.phase <= codes.DEPLOY:
        return 0.5
    p = vikings_ahead(s, seat)
    return p if seat == codes.VIKING else 1.0 - p
