"""A round: choosing the action tiles, whose tiles come first, and what is left of a tile (Action tiles, Initiative)."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.saga import events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules.state import State

# --- choosing the tiles (S25) -----------------------------------------------------------------------------------------


def begin_round(s: State) -> void:
    """All tiles lie in line again, and the side on the initiative tile chooses first."""
    tile: cint
    for tile in range(codes.TILES):
        s.owner[tile] = codes.NOBODY
        s.resolved[tile] = 0
    s.picker = s.seat = s.initiative
    s.picks = 0
    s.phase = codes.DRAFT
    events.round_began(s, s.round)


def why_not_take(s: State, seat: cint, tile: cint) -> cint:
    return codes.FINE if s.owner[tile] == codes.NOBODY else codes.TILE_TAKEN


def do_take(s: State, seat: cint, tile: cint) -> void:
    """The first player takes one tile, the second one two, and the first one gets the last."""
    other: cint
    own(s, s.seat, tile)
    s.picks += 1
    if s.picks == 1:
        s.seat = 1 - s.picker
    elif s.picks == codes.TILES - 1:
        for other in range(codes.TILES):
            if s.owner[other] == codes.NOBODY:
                own(s, s.picker, other)
        begin_actions(s)


def own(s: State, side: cint, tile: cint) -> void:
    """The initiative icon turns the initiative tile at once; it is for the next round, and the last tile has it too."""
    s.owner[tile] = side
    events.tile_taken(s, side, tile)
    if tile == s.rules.icon_tile and s.initiative != side:
        s.initiative = side
        events.initiative(s, side)


# --- whose tiles come first, and in which order (S18, S26) ------------------------------------------------------------


def begin_actions(s: State) -> void:
    """The side with the tile with sword and axe resolves both tiles first."""
    s.seat = s.owner[s.rules.first_tile]
    s.phase = codes.CHOOSE_TILE


def why_not_resolve(s: State, seat: cint, tile: cint) -> cint:
    if s.owner[tile] != s.seat:
        return codes.NOT_YOUR_TILE
    return codes.TILE_RESOLVED if s.resolved[tile] else codes.FINE


def do_resolve(s: State, seat: cint, tile: cint) -> void:
    begin_tile(s, tile)


def begin_tile(s: State, tile: cint) -> void:
    """What a tile does not offer counts as used."""
    half: cint = s.seat * codes.TILES + tile
    s.tile = tile
    s.used = 0
    if s.rules.bonus[half] == codes.NO_BONUS:
        s.used |= codes.BONUS_USED
    if s.rules.act[half * 2] == codes.NOTHING:
        s.used |= codes.FIRST_USED
    if s.rules.act[half * 2 + 1] == codes.NOTHING:
        s.used |= codes.SECOND_USED
    s.phase = codes.TILE
    events.tile_begun(s, s.seat, tile)


def why_not_done(s: State, seat: cint) -> cint:
    """No action has to be used."""
    return codes.FINE


def do_done(s: State, seat: cint) -> void:
    end_tile(s)


def end_tile(s: State) -> void:
    """The other own tile, then the opponent's, then the battles."""
    s.resolved[s.tile] = 1
    s.tile = codes.NOBODY
    s.used = 0
    if next_tile(s, s.seat) != codes.NOBODY:
        begin_tile(s, next_tile(s, s.seat))
    elif next_tile(s, 1 - s.seat) != codes.NOBODY:
        s.seat = 1 - s.seat
        s.phase = codes.CHOOSE_TILE
    else:
        s.seat = codes.NOBODY
        s.phase = codes.NEXT_BATTLE


def next_tile(s: State, side: cint) -> cint:
    """A tile of this side that is still to be resolved."""
    tile: cint
    for tile in range(codes.TILES):
        if s.owner[tile] == side and not s.resolved[tile]:
            return tile
    return codes.NOBODY


# --- what is left of the running tile ---------------------------------------------------------------------------------


def why_no_entry(s: State, action: cint) -> cint:
    """Each action of a tile once, in any order; of two with a stroke between them only one (Resolving actions)."""
    half: cint = s.seat * codes.TILES + s.tile
    bit: cint
    if s.rules.act[half * 2] == action:
        bit = codes.FIRST_USED
    elif s.rules.act[half * 2 + 1] == action:
        bit = codes.SECOND_USED
    else:
        return codes.NOT_ON_TILE
    if not s.used & bit:
        return codes.FINE
    return codes.OTHER_CHOSEN if s.rules.choose[half] else codes.ALREADY_USED


def why_not_begin(s: State, action: cint) -> cint:
    """The same, but for an action that goes on: it has begun."""
    return why_no_entry(s, action) if s.phase == codes.TILE else codes.FINE


def spend(s: State, action: cint) -> void:
    """An action begins: it is used up, the bonus is given up, and so is the other one where one had to be chosen."""
    half: cint = s.seat * codes.TILES + s.tile
    s.used |= codes.BONUS_USED
    if s.rules.choose[half]:
        s.used |= codes.FIRST_USED | codes.SECOND_USED
    elif s.rules.act[half * 2] == action:
        s.used |= codes.FIRST_USED
    else:
        s.used |= codes.SECOND_USED


def why_no_bonus(s: State, bonus: cint) -> cint:
    """The golden action comes before all others of its tile, or not at all (Bonus actions; S18)."""
    if s.rules.bonus[s.seat * codes.TILES + s.tile] != bonus:
        return codes.NOT_ON_TILE
    return codes.BONUS_TOO_LATE if s.used & codes.BONUS_USED else codes.FINE


def why_no_coin_bonus(s: State) -> cint:
    """Two kinds of bonus give a coin."""
    reason: cint = why_no_bonus(s, codes.BONUS_COIN)
    return why_no_bonus(s, codes.BONUS_MOVE_OR_COIN) if reason == codes.NOT_ON_TILE else reason


def why_no_move_bonus(s: State) -> cint:
    """A Move for the Vikings, one unit for the Anglo-Saxons."""
    reason: cint = why_no_bonus(s, codes.BONUS_MOVE)
    return why_no_bonus(s, codes.BONUS_MOVE_OR_COIN) if reason == codes.NOT_ON_TILE else reason


def spend_bonus(s: State) -> void:
    s.used |= codes.BONUS_USED


def why_not_stop(s: State, seat: cint) -> cint:
    """Fyrd, Income and Plunder go on as long as one likes."""
    if s.phase == codes.IN_FYRD or s.phase == codes.IN_INCOME or s.phase == codes.IN_PLUNDER:
        return codes.FINE
    return codes.NOTHING_TO_STOP


def do_stop(s: State, seat: cint) -> void:
    back_to_tile(s)


def back_to_tile(s: State) -> void:
    """An action is over. A tile with nothing left on it is resolved."""
    s.origin = s.goal = codes.NOBODY
    s.count = s.one = s.harvested = 0
    if s.used == codes.ALL_USED:
        end_tile(s)
    else:
        s.phase = codes.TILE
