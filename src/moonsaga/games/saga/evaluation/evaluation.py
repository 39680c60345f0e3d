"""What a good player knows: two races that end at the same check, and battles that decide who is ahead in them.

The Vikings run for eight coins and five areas, the Anglo-Saxons against the round track; an England without one side
ends the game at once. The value foresees the coming battles with the leaders of this world, asks what the check at the
end of the round would say, and if it says nothing, how the races stand.
"""

from __future__ import annotations

from cython import bint, double, void
from cython import int as cint

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.evaluation import looking
from moonsaga.games.saga.evaluation.weights import Weights
from moonsaga.games.saga.rules import state, values
from moonsaga.games.saga.rules.state import State

# --- a coming battle --------------------------------------------------------------------------------------------------


def squash(x: double) -> double:
    """From any number to one between 0 and 1, without a logarithm in sight."""
    if x >= 0.0:
        return (1.0 + x / (1.0 + x)) / 2.0
    return (1.0 + x / (1.0 - x)) / 2.0


def holding(s: State, w: Weights, area: cint, steepness: double) -> double:
    """How likely the Vikings hold this area when the round ends: ties go to the Anglo-Saxons."""
    if not s.force[codes.VIKING * codes.PLACES + area]:
        return 0.0
    if not s.force[codes.SAXON * codes.PLACES + area]:
        return 1.0
    return squash(steepness * (lead(s, area) - w.tie))


def lead(s: State, area: cint) -> double:
    """What the Vikings can bring to bear in an area beyond the Anglo-Saxons."""
    return s.power[codes.VIKING * codes.ENGLISH + area] - s.power[codes.SAXON * codes.ENGLISH + area]


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


def danger(s: State, w: Weights, area: cint) -> double:
    """How likely the Anglo-Saxons, who have still to act, clear an area of Vikings: fyrd, tribute or an attack."""
    vikings: cint = s.force[codes.VIKING * codes.PLACES + area]
    warriors: cint = s.warriors[codes.VIKING * codes.PLACES + area]
    other: cint
    near: cint = s.force[codes.SAXON * codes.PLACES + area]
    if s.burh[area] and vikings == warriors and s.coins[codes.SAXON] >= warriors and can_still(s, codes.FYRD):
        return w.danger_fyrd
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other]:
            near += s.force[codes.SAXON * codes.PLACES + other]  # tribute elsewhere may free them
    if near and s.coins[codes.SAXON] and can_still(s, codes.TRIBUTE):
        return w.danger_tribute
    if not can_still(s, codes.MOVE):
        return 0.0
    return w.danger_move if near >= vikings else w.danger_weak_move


def exposure(s: State, w: Weights, viking_turns: cint) -> double:
    """How much an England without Vikings counts: little while they can land again, most after their last tile."""
    if not viking_turns:
        return w.cleared_for_good
    if s.owner[s.rules.first_tile] == codes.SAXON:
        return w.cleared_saxons_first
    return w.cleared_vikings_first if s.owner[s.rules.first_tile] == codes.VIKING else w.cleared_open


def exposed(s: State, w: Weights, area: cint) -> double:
    """A burh with few defenders tempts raiders, on the coast more than inland."""
    guards: cint = s.force[codes.SAXON * codes.PLACES + area]
    if guards >= w.enough_guards:
        return 0.0
    return (w.exposed_coast if area < codes.COASTAL else w.exposed_inland) / (1 + guards)


# --- the tiles --------------------------------------------------------------------------------------------------------


def action_worth(s: State, w: Weights, action: cint, loot: double, prey: double) -> double:
    """What an action promises: Plunder where burhs are held, Fyrd where Vikings stand beside one, the others always."""
    if action == codes.MOVE:
        return w.move
    if action == codes.SCOUT:
        return w.scout
    if action == codes.RECRUIT:
        return w.recruit * min(s.coins[codes.VIKING], 2)
    if action == codes.PLUNDER:
        return w.plunder + w.plunder_loot * loot
    if action == codes.BUILD:
        return w.build if s.coins[codes.SAXON] and s.burhs_left else 0.0
    if action == codes.FYRD:
        return w.fyrd + w.fyrd_viking * min(prey, s.coins[codes.SAXON])
    if action == codes.INCOME:
        return w.income_burh * (values.BURHS - s.burhs_left)
    if action == codes.TRIBUTE:
        return w.tribute if s.coins[codes.SAXON] else 0.0
    return 0.0


def tile_worth(s: State, w: Weights, side: cint, tile: cint, loot: double, prey: double) -> double:
    """What a tile that is still to be resolved promises its owner."""
    half: cint = side * codes.TILES + tile
    one: double = action_worth(s, w, s.rules.act[half * 2], loot, prey)
    other: double = action_worth(s, w, s.rules.act[half * 2 + 1], loot, prey)
    total: double = max(one, other) if s.rules.choose[half] else one + other
    if s.rules.bonus[half]:
        total += w.tile_bonus
    if tile == s.rules.icon_tile:
        total += w.tile_first
    return total


def tiles_ahead(s: State, w: Weights, loot: double, prey: double) -> double:
    """The Vikings' tiles less those of the Anglo-Saxons."""
    total: double = 0.0
    tile: cint
    if s.phase >= codes.CHOOSE_BATTLE:
        return 0.0
    for tile in range(codes.TILES):
        if s.owner[tile] == codes.VIKING and not s.resolved[tile]:
            total += tile_worth(s, w, codes.VIKING, tile, loot, prey)
        elif s.owner[tile] == codes.SAXON and not s.resolved[tile]:
            total -= tile_worth(s, w, codes.SAXON, tile, loot, prey)
    return total


# --- what the Vikings can still do in this round ----------------------------------------------------------------------


def uses_left(s: State, w: Weights, side: cint, action: cint, bonus: cint) -> double:
    """How often a side may still use an action or a bonus in this round; tiles that nobody has taken yet count half."""
    total: double = 0.0
    tile: cint
    k: cint
    n: cint
    half: cint
    if s.phase >= codes.CHOOSE_BATTLE:
        return 0.0
    for tile in range(codes.TILES):
        if s.resolved[tile] or s.owner[tile] == 1 - side:
            continue
        half = side * codes.TILES + tile
        n = 0
        for k in range(2):
            if action and s.rules.act[half * 2 + k] == action and not (s.tile == tile and s.used >> (k + 1) & 1):
                n += 1
        if bonus and s.rules.bonus[half] == bonus and not (s.tile == tile and s.used & codes.BONUS_USED):
            n += 1
        total += n if s.owner[tile] == side else w.open_tile * n
    return total


def may_still(s: State, w: Weights, action: cint, bonus: cint) -> double:
    """`uses_left` for the Vikings."""
    return uses_left(s, w, codes.VIKING, action, bonus)


def landing(s: State, w: Weights, area: cint, needed: double) -> double:
    """How likely one Move brings more than so many Vikings to an area."""
    other: cint
    slot: cint
    likely: double
    chance: double = 0.0
    for other in range(codes.ENGLISH):
        if s.rules.touching[area * codes.AREAS + other] and state.free_units(s, codes.VIKING, other) > needed:
            return w.landing_sure
    if area >= codes.COASTAL:
        return 0.0
    for slot in range(codes.SLOTS):
        if s.force[codes.VIKING * codes.PLACES + codes.ENGLISH + slot] > needed:
            likely = s.aim[slot * codes.TARGETS + area]
            if likely >= 1.0:
                return w.landing_sure
            if likely > 0.0:
                chance = max(chance, likely * w.landing_sure)
            elif s.marker[slot] == codes.EMPTY or s.face_up[slot]:
                chance = max(chance, w.landing_drawn)
    return chance


def ready_burhs(s: State) -> cint:
    """Burhs that the Vikings could plunder where they stand."""
    area: cint
    ready: cint = 0
    for area in range(codes.ENGLISH):
        if s.burh[area] and s.force[codes.VIKING * codes.PLACES + area] > s.force[codes.SAXON * codes.PLACES + area]:
            ready += 1
    return ready


def more_burhs(s: State, w: Weights, moves: double) -> double:
    """Burhs that the Vikings could reach with so many Moves."""
    area: cint
    lead: cint
    more: double = 0.0
    for area in range(codes.ENGLISH):
        lead = s.force[codes.VIKING * codes.PLACES + area] - s.force[codes.SAXON * codes.PLACES + area]
        if s.burh[area] and lead <= 0:
            more += landing(s, w, area, -lead)
    return min(more, moves)


def coin_chance(s: State, w: Weights, moves: double) -> double:
    """How likely Plunder brings the coins to win with, in this round."""
    ready: cint
    more: double
    plunders: double = min(1.0, may_still(s, w, codes.PLUNDER, 0))
    missing: cint = values.COINS_TO_WIN - s.coins[codes.VIKING]
    if missing <= 0 or plunders <= 0.0 or missing > s.bank:
        return 0.0
    ready = ready_burhs(s)
    if 2 * ready >= missing:
        return w.coins_ready * plunders
    more = more_burhs(s, w, moves) - ((missing + 1) // 2 - ready) + 1.0
    return w.coins_reached * plunders * max(0.0, min(1.0, more))


def area_chance(s: State, w: Weights, moves: double) -> double:
    """How likely further Moves complete the five areas."""
    area: cint
    more: double = 0.0
    for area in range(codes.ENGLISH):
        if s.force[codes.VIKING * codes.PLACES + area] <= s.force[codes.SAXON * codes.PLACES + area]:
            more += landing(s, w, area, -lead(s, area))
    more = s.held + min(more, moves) - values.AREAS_TO_WIN + 1.0
    return w.areas_reached * max(0.0, min(1.0, more))


def this_round(s: State, w: Weights, saxon_turns: cint) -> double:
    """How likely the Vikings, who have still to act, win in this round by coins or areas."""
    moves: double = may_still(s, w, codes.MOVE, codes.BONUS_MOVE)
    s.coins_soon = coin_chance(s, w, moves)
    s.areas_soon = area_chance(s, w, moves)
    if saxon_turns:
        s.areas_soon *= w.areas_answered
        if s.owner[s.rules.first_tile] != codes.VIKING:
            s.coins_soon *= w.coins_answered
    return max(s.coins_soon, s.areas_soon)


# --- the races --------------------------------------------------------------------------------------------------------


def raid_hope(s: State, w: Weights) -> double:
    """What waits behind the targets on the slots: an army, and burhs and weak areas for it."""
    slot: cint
    goal: cint
    army: cint
    hope: double = 0.0
    for slot in range(codes.SLOTS):
        army = s.force[codes.VIKING * codes.PLACES + codes.ENGLISH + slot]
        if army and s.marker[slot] != codes.EMPTY:
            for goal in range(codes.TARGETS):
                if army > s.force[codes.SAXON * codes.PLACES + goal] and s.aim[slot * codes.TARGETS + goal] > 0.0:
                    hope += s.aim[slot * codes.TARGETS + goal] * (
                        w.raid + w.raid_burh * s.burh[goal] + w.raid_unit * army
                    )
    return hope


def coins_worth(s: State, w: Weights, inland: double) -> double:
    """How far the Vikings are on their way to eight coins, those that inland areas will pay included.

    Coins are limited: what lies with the Anglo-Saxons cannot be plundered, and with eight of the fifteen they are safe.
    """
    coins: double = s.coins[codes.VIKING]
    to_be_had: double = s.coins[codes.VIKING] + s.bank
    if s.phase < codes.HOME:
        coins += min(inland, s.bank)
    return (w.coin_of_vikings * coins + w.coin_nearer * coins * coins) * max(
        w.scarce_least, min(1.0, w.scarce_slope * (to_be_had - w.scarce_from))
    )


def plunder_ahead(s: State, w: Weights, loot: double) -> double:
    """What Plunder promises in this round beyond the worth of its tile: burhs that Vikings hold or can reach."""
    plunders: double = min(1.0, may_still(s, w, codes.PLUNDER, 0))
    if plunders <= 0.0:
        return 0.0
    burhs: double = min(
        w.burhs_plundered, ready_burhs(s) + more_burhs(s, w, may_still(s, w, codes.MOVE, codes.BONUS_MOVE))
    )
    return plunders * (w.burh_ahead * burhs - w.loot_counted * loot)


def going_on(s: State, w: Weights, seat: cint) -> double:
    """The Vikings' chances if the check says nothing.

    A round counts less for an Anglo-Saxon than for a Viking: who counts it as much builds burhs for others to plunder.
    """
    rounds: double = state.round_marker(s) - state.burh_marker(s)
    x: double = w.start
    x += coins_worth(s, w, s.inland)
    x += w.area * s.held + w.inland_area * s.inland
    x += w.loot * s.loot
    x += (w.round_for_vikings if seat == codes.VIKING else w.round_for_saxons) * rounds
    x += might(w, army(s, w, codes.VIKING)) - might(w, army(s, w, codes.SAXON))
    x -= w.coin_of_saxons * s.coins[codes.SAXON]
    x += w.raids * raid_hope(s, w)
    x += w.tiles * tiles_ahead(s, w, s.loot, s.prey)
    x += plunder_ahead(s, w, s.loot)
    if rounds <= 1.0:
        x -= w.last_round
    return squash(w.sharpness * x)


def might(w: Weights, army: double) -> double:
    """The first units are worth more than the last."""
    return w.unit * army - w.unit_less * army * army


def army(s: State, w: Weights, side: cint) -> double:
    """Units on the board; leaders are worth more, hidden ones most."""
    place: cint
    piece: cint
    total: double = 0.0
    for place in range(codes.PLACES):
        total += s.warriors[side * codes.PLACES + place]
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.place[piece] <= codes.DRAKKAR:
            total += w.leader_seen if s.seen[piece] else w.leader_hidden
        elif s.place[piece] == codes.IN_SUPPLY:
            total += w.leader_in_supply
    return total


def survey(s: State, w: Weights, viking_turns: cint, saxon_turns: cint) -> void:
    """Area by area: who holds it, and what can be plundered."""
    area: cint
    p: double
    steepness: double = w.battle_sharpness if not viking_turns and not saxon_turns else w.battle_sharpness_early
    s.held = s.inland = s.loot = s.prey = 0.0
    s.no_viking = s.no_saxon = 1.0
    for area in range(codes.ENGLISH):
        p = holding(s, w, area, steepness)
        s.hold[area] = p
        s.peril[area] = danger(s, w, area) if saxon_turns and p > 0.0 else 0.0
        s.held += p
        s.no_viking *= 1.0 - p * (1.0 - s.peril[area])
        if s.force[codes.SAXON * codes.PLACES + area]:
            s.no_saxon *= p
        if s.burh[area]:
            s.loot += p if p > 0.0 else exposed(s, w, area)
            s.prey += s.warriors[codes.VIKING * codes.PLACES + area]
        if area >= codes.COASTAL:
            s.inland += p


def next_check(s: State, w: Weights, viking_turns: cint, saxon_turns: cint) -> void:
    """What the check at the end of the round is likely to say."""
    s.saxon_wins = s.viking_wins = s.coins_soon = s.areas_soon = 0.0
    if s.phase >= codes.HOME:
        return
    if state.round_marker(s) <= state.burh_marker(s):
        s.saxon_wins = w.track_run_out if not viking_turns else w.track_answered
    s.saxon_wins = max(s.saxon_wins, s.no_viking * exposure(s, w, viking_turns))
    if s.coins[codes.VIKING] >= values.COINS_TO_WIN:
        s.viking_wins = w.coins_won
    s.viking_wins = max(
        s.viking_wins,
        squash(w.areas_sharpness * (s.held + w.inland_extra * s.inland - values.AREAS_TO_WIN))
        * (w.areas_last if not saxon_turns else w.areas_contested),
    )
    if viking_turns:
        s.viking_wins = max(s.viking_wins, this_round(s, w, saxon_turns))
    s.viking_wins = max(s.viking_wins, s.no_saxon * (w.no_saxon_last if not saxon_turns else w.no_saxon_contested))


def vikings_ahead(s: State, w: Weights, seat: cint) -> double:
    """How likely the Vikings win, by what `looking` has written down."""
    viking_turns: cint = turns_left(s, codes.VIKING)
    saxon_turns: cint = turns_left(s, codes.SAXON)
    survey(s, w, viking_turns, saxon_turns)
    next_check(s, w, viking_turns, saxon_turns)
    s.going_on = going_on(s, w, seat)
    return (1.0 - s.saxon_wins) * (s.viking_wins + (1.0 - s.viking_wins) * s.going_on)


def clear(s: State) -> void:
    """Nothing is found: before and after the game."""
    area: cint
    for area in range(codes.ENGLISH):
        s.hold[area] = s.peril[area] = 0.0
    s.held = s.inland = s.loot = s.prey = s.no_viking = s.no_saxon = s.coins_soon = s.areas_soon = 0.0
    s.saxon_wins = s.viking_wins = s.going_on = 0.0


def value(s: State, w: Weights, seat: cint) -> double:
    """How good the position is for a seat, from 0 to 1."""
    p: double
    if s.ended:
        return 1.0 if s.winner == seat else 0.0
    if s.phase <= codes.DEPLOY:
        return 1.0 / codes.SIDES
    looking.look(s, w)
    p = vikings_ahead(s, w, seat)
    return p if seat == codes.VIKING else 1.0 - p
