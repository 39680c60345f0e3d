"""The fields of a position, flat, and the few verbs that every rule needs: count units, move them, remove them, pay."""

from __future__ import annotations

from cython import bint, double, schar, void
from cython import int as cint

from moonsaga.games.saga.box import codes, facts
from moonsaga.games.saga.rules import values
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Settings(Declared):
    """The map, the tiles and the rulings the players agreed on. Shared by all positions of a game."""

    options: Readonly[dict]  # all options by name
    # the map and the tiles
    touching: bint[codes.AREAS * codes.AREAS]  # area * AREAS + area: whether they touch
    act: cint[2 * codes.HALVES]  # half * 2: the first action of a half of a tile; + 1: the second, NOTHING if none
    bonus: cint[codes.HALVES]  # the bonus of each half, NO_BONUS if none
    choose: bint[codes.HALVES]  # only one of the two actions may be used
    first_tile: cint  # the tile whose owner acts first
    icon_tile: cint  # the tile that brings the initiative
    track: cint  # spaces of the round track
    burh_start: cint  # where the burh marker starts on it
    # rulings
    banish_any: bint  # the Envoy sends off any unit, not only warriors (S30)
    redraw_hidden: bint  # a hidden target may be replaced by a random one, too
    same_target: bint  # the target that is replaced may come up again (S13)
    scout_all: bint  # Scout may move a target from slot to slot (S10)
    late_reveal: bint  # leaders who join a battle may be revealed in it (S28)
    free_drakkar: bint  # Vikings may retreat to the Drakkar even if they could join others (S37)

    def __init__(self, options) -> None:
        i: cint
        k: cint
        self.options = dict(options)
        for edge in facts.BOX.edges:
            if not edge.option or options[edge.option]:
                i, k = (facts.AREA_NAMES.index(name) for name in edge.between)
                self.touching[i * codes.AREAS + k] = self.touching[k * codes.AREAS + i] = True
        for i, tile in enumerate(facts.BOX.tile_sets[options["tiles"]]):
            self._describe(i, tile)
        self.track = options["track"]
        self.burh_start = options["burh_start"]
        self.banish_any = options["envoy"] == "unit"
        self.redraw_hidden = options["redraw_hidden"]
        self.same_target = options["same_target"]
        self.scout_all = options["scout"] == "all"
        self.late_reveal = options["late_reveal"]
        self.free_drakkar = options["free_drakkar"]

    def _describe(self, number: cint, tile) -> None:
        """What a tile offers each side: two actions at most, a bonus, and whether one action must be chosen."""
        side: cint
        half: cint
        for side in range(codes.SIDES):
            printed = tile.half(codes.SIDE_NAMES[side])
            words = [*printed.listed, "", ""]
            half = side * codes.TILES + number
            self.act[half * 2] = codes.ACTION_WORDS.index(words[0])
            self.act[half * 2 + 1] = codes.ACTION_WORDS.index(words[1])
            self.bonus[half] = codes.BONUS_WORDS.index(printed.bonus)
            self.choose[half] = bool(printed.choose)
        if tile.icon == "acts-first":
            self.first_tile = number
        elif tile.icon == "initiative":
            self.icon_tile = number


class Scratch(Core):
    """Working memory of one object: neither copied, compared nor read."""

    # what the evaluation goes by: the truth, or what a seat believes (`evaluation.looking`)
    force: cint[codes.SIDES * codes.PLACES]  # side * PLACES + place: the units there
    power: double[codes.SIDES * codes.ENGLISH]  # side * ENGLISH + area: what a side can bring to bear there
    aim: double[codes.SLOTS * codes.TARGETS]  # slot * TARGETS + target: how likely the target lies there
    guess: double[
        codes.PIECES * codes.LEADERS
    ]  # piece * LEADERS + face: how likely a leader has it, as a seat believes
    # what it finds
    hold: double[codes.ENGLISH]  # how likely the Vikings hold an area when the round ends
    peril: double[codes.ENGLISH]  # how likely the Anglo-Saxons clear it before
    held: double  # the areas that the Vikings hold, as expected
    inland: double  # those among them that are inland
    loot: double  # burhs that the Vikings hold or threaten, as expected
    prey: double  # Viking warriors beside a burh
    no_viking: double  # how likely no Viking is left in England
    no_saxon: double  # how likely no Anglo-Saxon is left there
    coins_soon: double  # how likely the Vikings still win by coins in this round
    areas_soon: double  # ... by areas
    saxon_wins: double  # how likely the Anglo-Saxons win at the next check
    viking_wins: double  # ... the Vikings
    going_on: double  # the chance of the Vikings if the check says nothing


class State(Scratch):
    """A position."""

    rules: Readonly[Settings]  # what was agreed on
    weights: object  # by what the evaluation judges, None for the game's own weights
    # units
    warriors: schar[codes.SIDES * codes.PLACES]  # side * PLACES + place: the warriors there
    supply: schar[codes.SIDES]  # warriors in the supply
    place: schar[codes.PIECES]  # where each leader is: a place, IN_SUPPLY, ASIDE or GONE
    face: schar[codes.PIECES]  # the ability of each leader, UNKNOWN if none is dealt yet
    seen: schar[codes.PIECES]  # everybody has seen the face once
    shown: schar[codes.PIECES]  # the leader is revealed in the running battle
    replaced: schar[codes.SIDES]  # the leader set aside has joined the supply
    # the board
    burh: schar[codes.ENGLISH]  # a burh stands in the area
    marker: schar[codes.SLOTS]  # the raid target on each slot, EMPTY if none
    face_up: schar[codes.SLOTS]  # everybody sees it
    laid: cint[codes.SLOTS]  # the number of the scouting that laid it there, 0 if drawn
    possible: schar[codes.WORLDS]  # ways to fill the slots that fit what everybody has seen
    owner: schar[codes.TILES]  # the side that took each tile, NOBODY if none yet
    resolved: schar[codes.TILES]  # the tile is done with in this round
    coins: cint[codes.SIDES]  # coins of each side
    bank: cint  # coins in the general supply
    burhs_left: cint  # burhs that are not on the map
    # the round
    phase: cint  # what is decided now
    seat: cint  # the side whose step it is, chance may take it; NOBODY where it is that of both sides or of none
    round: cint  # the number of the round, from 1
    initiative: cint  # the side that chooses first in the next draft
    picker: cint  # the side that chose first in this round
    picks: cint  # tiles that were chosen in this round
    # the running tile and action
    tile: cint  # the tile that is resolved now, NOBODY if none
    used: cint  # what of it is used up or given up: BONUS_USED, FIRST_USED, SECOND_USED
    origin: cint  # where the move that goes on begins, NOBODY if none
    goal: cint  # where the move leads, NOBODY if that is open
    count: cint  # warriors that move; their leaders are named next
    one: cint  # only one unit may move: the bonus of the Anglo-Saxons
    to_place: cint  # recruited units that are still to be placed
    plundered: cint  # the area just plundered, while units leave it, NOBODY if none
    to_leave: cint  # units that leave it
    harvested: cint  # areas whose burhs have given income, as a sum of bits
    # the running battle
    field: cint  # its area, NOBODY if none
    passed: cint  # sides that reveal no more leaders, as a sum of bits
    to_slay: cint  # units that the berserker may still slay
    present: cint  # leaders of both sides who were there when it began, as a sum of bits
    strength: cint[codes.SIDES]  # what was compared
    victor: cint  # the side that won, NOBODY before
    losses: cint[codes.SIDES]  # units that each side loses
    answer: cint[codes.SIDES]  # the leaders among them as a sum of bits, NOBODY if not chosen yet
    # the game
    ended: cint  # how the game ended, RUNNING before
    winner: cint  # the side that won, NOBODY before
    scoutings: cint  # targets scouted so far
    learned: cint  # how often somebody has learned what they could not know before

    def __init__(self, rules: Settings) -> None:
        i: cint
        self.rules = rules
        for i in range(codes.PIECES):
            self.place[i] = codes.ASIDE if i % codes.LEADERS == codes.SET_ASIDE else codes.IN_SUPPLY
            self.face[i] = codes.UNKNOWN
        for i in range(codes.SLOTS):
            self.marker[i] = codes.EMPTY
        self.possible[0] = 1
        for i in range(codes.TILES):
            self.owner[i] = codes.NOBODY
        for i in range(codes.SIDES):
            self.supply[i] = values.WARRIORS
            self.answer[i] = codes.NOBODY
        self.bank = values.COINS
        self.burhs_left = values.BURHS
        self.round = 1
        self.initiative = self.picker = values.INITIATIVE
        self.tile = self.origin = self.goal = self.plundered = codes.NOBODY
        self.field = self.victor = self.winner = codes.NOBODY


# --- counting ---------------------------------------------------------------------------------------------------------


def leaders_at(s: State, side: cint, where: cint) -> cint:
    """The leaders of a side in a place, as a sum of bits."""
    mask: cint = 0
    first: cint = side * codes.LEADERS
    if s.place[first] == where:
        mask |= 1
    if s.place[first + 1] == where:
        mask |= 2
    if s.place[first + 2] == where:
        mask |= 4
    if s.place[first + 3] == where:
        mask |= 8
    return mask


def size_of(mask: cint) -> cint:
    """How many leaders a sum of bits names."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


def units(s: State, side: cint, where: cint) -> cint:
    """Warriors and leaders of a side in a place (Units)."""
    first: cint = side * codes.LEADERS
    return (
        s.warriors[side * codes.PLACES + where]
        + (s.place[first] == where)
        + (s.place[first + 1] == where)
        + (s.place[first + 2] == where)
        + (s.place[first + 3] == where)
    )


def engaged(s: State, side: cint, area: cint) -> cint:
    """Units bound by as many enemies in the same area (General actions, Move; S16)."""
    own: cint
    enemy: cint
    if area >= codes.ENGLISH:
        return 0
    own = units(s, side, area)
    enemy = units(s, 1 - side, area)
    return min(own, enemy)


def free_units(s: State, side: cint, area: cint) -> cint:
    """Units that are not engaged."""
    return units(s, side, area) - engaged(s, side, area)


def controls(s: State, side: cint, area: cint) -> bint:
    """More units than the opponent; burhs do not count (Control)."""
    return units(s, side, area) > units(s, 1 - side, area)


def in_england(s: State, side: cint) -> cint:
    """Units of a side in the seven English areas; the Drakkar is not in England (S46)."""
    total: cint = 0
    area: cint
    piece: cint
    for area in range(codes.ENGLISH):
        total += s.warriors[side * codes.PLACES + area]
    for piece in range(side * codes.LEADERS, side * codes.LEADERS + codes.LEADERS):
        if s.place[piece] < codes.ENGLISH:
            total += 1
    return total


def in_supply(s: State, side: cint) -> cint:
    """Warriors and leaders in a side's supply."""
    return s.supply[side] + size_of(leaders_at(s, side, codes.IN_SUPPLY))


def burh_marker(s: State) -> cint:
    """Its space on the round track: one to the right for each burh built, one to the left for each lost (S20)."""
    return s.rules.burh_start - 2 + values.BURHS - s.burhs_left


def round_marker(s: State) -> cint:
    """Its space on the round track: the rightmost one in the first round, one further left in each next one."""
    return s.rules.track + 1 - s.round


# --- coins ------------------------------------------------------------------------------------------------------------


def gain(s: State, side: cint, coins: cint) -> void:
    """Take coins from the general supply, as many as it has; nothing is owed (S01)."""
    coins = min(coins, s.bank)
    s.bank -= coins
    s.coins[side] += coins


def pay(s: State, side: cint, coins: cint) -> void:
    """Pay to the general supply."""
    s.bank += coins
    s.coins[side] -= coins


# --- units come and go ------------------------------------------------------------------------------------------------


def shift(s: State, side: cint, start: cint, goal: cint, warriors: cint, mask: cint) -> void:
    """Put so many warriors and these leaders from one place to another."""
    piece: cint
    s.warriors[side * codes.PLACES + start] -= warriors
    s.warriors[side * codes.PLACES + goal] += warriors
    for piece in range(codes.LEADERS):
        if mask >> piece & 1:
            s.place[side * codes.LEADERS + piece] = goal


def why_no_unit(s: State, side: cint, unit: cint, where: cint) -> cint:
    """A unit that an action names, a warrior or a leader, must be where it is said to be."""
    if unit == codes.A_WARRIOR:
        if where == codes.IN_SUPPLY:
            return codes.FINE if s.supply[side] else codes.NO_WARRIOR_LEFT
        return codes.FINE if s.warriors[side * codes.PLACES + where] else codes.NO_WARRIOR_THERE
    return codes.FINE if s.place[side * codes.LEADERS + unit - 1] == where else codes.LEADER_NOT_THERE


def shift_unit(s: State, side: cint, unit: cint, start: cint, goal: cint) -> void:
    """Put one unit from a place, or from the supply, to another."""
    if unit != codes.A_WARRIOR:
        s.place[side * codes.LEADERS + unit - 1] = goal
        return
    if start == codes.IN_SUPPLY:
        s.supply[side] -= 1
    else:
        s.warriors[side * codes.PLACES + start] -= 1
    s.warriors[side * codes.PLACES + goal] += 1


def kill_warriors(s: State, side: cint, where: cint, count: cint) -> void:
    """Removed warriors go back to the supply of their owner (Losses)."""
    s.warriors[side * codes.PLACES + where] -= count
    s.supply[side] += count


def hide(s: State, side: cint, piece: cint) -> void:
    """Turn a leader's printed side to its owner again; whoever saw it remembers (S48, S51)."""
    s.shown[side * codes.LEADERS + piece] = 0
