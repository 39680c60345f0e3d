"""The fields of a position, flat, and the few verbs that every rule needs: count units, move them, remove them, pay."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.kernel.cores.core import Core

NOBODY = cython.declare(cint, -1)
ENGLISH = cython.declare(cint, codes.ENGLISH)
PLACES = cython.declare(cint, codes.PLACES)
IN_SUPPLY = cython.declare(cint, codes.IN_SUPPLY)
ASIDE = cython.declare(cint, codes.ASIDE)
GONE = cython.declare(cint, codes.GONE)
BURHS = cython.declare(cint, codes.BURHS)
SET_ASIDE = cython.declare(cint, codes.SET_ASIDE)
A_WARRIOR = cython.declare(cint, codes.A_WARRIOR)
EMPTY = cython.declare(cint, codes.EMPTY)
UNKNOWN = cython.declare(cint, codes.UNKNOWN)
FINE = cython.declare(cint, codes.FINE)
NO_WARRIOR_LEFT = cython.declare(cint, codes.NO_WARRIOR_LEFT)
NO_WARRIOR_THERE = cython.declare(cint, codes.NO_WARRIOR_THERE)
LEADER_NOT_THERE = cython.declare(cint, codes.LEADER_NOT_THERE)
EV_LEADER_LOST = cython.declare(cint, codes.EV_LEADER_LOST)
EV_LEADER_REPLACED = cython.declare(cint, codes.EV_LEADER_REPLACED)


@cython.cclass
class Settings:
    """The map, the tiles and the rulings the players agreed on. Shared by all positions of a game."""

    def __init__(self, options):
        i: cint
        k: cint
        if not cython.compiled:
            self.touching, self.act, self.bonus, self.choose = [0] * 100, [0] * 16, [0] * 8, [0] * 8
        self.options = dict(options)
        for i in range(100):
            self.touching[i] = False
        for edge in codes.BOX.edges:
            if not edge.option or options[edge.option]:
                i, k = (codes.AREA_NAMES.index(name) for name in edge.between)
                self.touching[i * 10 + k] = self.touching[k * 10 + i] = True
        for i, tile in enumerate(codes.BOX.tile_sets[options["tiles"]]):
            self._describe(i, tile)
        self.track = options["track"]
        self.burh_start = options["burh_start"]
        self.banish_any = options["envoy"] == "unit"
        self.redraw_hidden = options["redraw_hidden"]
        self.same_target = options["same_target"]
        self.scout_all = options["scout"] == "all"
        self.late_reveal = options["late_reveal"]
        self.free_drakkar = options["free_drakkar"]

    def _describe(self, number: cint, tile):
        """What a tile offers each side: two actions at most, a bonus, and whether one action must be chosen."""
        side: cint
        for side in range(2):
            half = tile.half(codes.SIDE_NAMES[side])
            words = [*half.listed, "", ""]
            self.act[(side * 4 + number) * 2] = codes.ACTION_WORDS.index(words[0])
            self.act[(side * 4 + number) * 2 + 1] = codes.ACTION_WORDS.index(words[1])
            self.bonus[side * 4 + number] = codes.BONUS_WORDS.index(half.bonus)
            self.choose[side * 4 + number] = bool(half.choose)
        if tile.icon == "acts-first":
            self.first_tile = number
        elif tile.icon == "initiative":
            self.icon_tile = number


@cython.cclass
class State(Core):
    """A position."""

    def __init__(self, rules: Settings):
        i: cint
        if not cython.compiled:
            self._make_lists()
        self.rules = rules
        self.journal = None
        for i in range(22):
            self.warriors[i] = 0
        for i in range(8):
            self.place[i] = ASIDE if i % 4 == SET_ASIDE else IN_SUPPLY
            self.face[i] = UNKNOWN
            self.seen[i] = self.shown[i] = 0
        for i in range(7):
            self.burh[i] = 0
        for i in range(3):
            self.marker[i] = EMPTY
            self.face_up[i] = self.laid[i] = 0
        for i in range(216):
            self.possible[i] = i == 0
        for i in range(4):
            self.owner[i] = NOBODY
            self.resolved[i] = 0
        for i in range(2):
            self.supply[i] = codes.WARRIORS
            self.replaced[i] = 0
            self.coins[i] = self.strength[i] = self.losses[i] = 0
            self.answer[i] = NOBODY
        self.bank = codes.COINS
        self.burhs_left = codes.BURHS
        self.phase = self.seat = self.picks = self.used = 0
        self.round = 1
        self.initiative = self.picker = codes.SIDE_NAMES.index(codes.BOX.start.initiative)
        self.tile = self.origin = self.goal = self.field = self.victor = self.winner = NOBODY
        self.count = self.one = self.left = self.harvested = self.passed = self.present = 0
        self.ended = self.learned = self.scoutings = 0

    def _make_lists(self):
        self.warriors, self.supply, self.replaced = [0] * 22, [0] * 2, [0] * 2
        self.place, self.face, self.seen, self.shown = [0] * 8, [0] * 8, [0] * 8, [0] * 8
        self.burh, self.marker, self.face_up, self.possible = [0] * 7, [0] * 3, [0] * 3, [0] * 216
        self.laid = [0] * 3
        self.owner, self.resolved, self.coins = [0] * 4, [0] * 4, [0] * 2
        self.strength, self.losses, self.answer = [0] * 2, [0] * 2, [0] * 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def copy_from(self, other: Core) -> cython.void:
        """Become equal to another position; the journal stays where it is."""
        o: State = cython.cast(State, other)
        self.rules = o.rules
        self.warriors[:] = o.warriors
        self.supply[:] = o.supply
        self.place[:] = o.place
        self.face[:] = o.face
        self.seen[:] = o.seen
        self.shown[:] = o.shown
        self.replaced[:] = o.replaced
        self.burh[:] = o.burh
        self.marker[:] = o.marker
        self.face_up[:] = o.face_up
        self.laid[:] = o.laid
        self.possible[:] = o.possible
        self.owner[:] = o.owner
        self.resolved[:] = o.resolved
        self.coins[:] = o.coins
        self.strength[:] = o.strength
        self.losses[:] = o.losses
        self.answer[:] = o.answer
        self.bank, self.burhs_left = o.bank, o.burhs_left
        self.phase, self.seat, self.round = o.phase, o.seat, o.round
        self.initiative, self.picker, self.picks = o.initiative, o.picker, o.picks
        self.tile, self.used, self.origin, self.goal = o.tile, o.used, o.origin, o.goal
        self.count, self.one, self.left = o.count, o.one, o.left
        self.harvested, self.field, self.passed, self.present = o.harvested, o.field, o.passed, o.present
        self.victor, self.ended, self.winner = o.victor, o.ended, o.winner
        self.scoutings, self.learned = o.scoutings, o.learned


# --- counting ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def leaders_at(s: State, side: cint, where: cint) -> cint:
    """The leaders of a side in a place, as a sum of bits."""
    mask: cint = 0
    first: cint = side * 4
    if s.place[first] == where:
        mask |= 1
    if s.place[first + 1] == where:
        mask |= 2
    if s.place[first + 2] == where:
        mask |= 4
    if s.place[first + 3] == where:
        mask |= 8
    return mask


@cython.cfunc
@cython.exceptval(check=False)
def size_of(mask: cint) -> cint:
    """How many leaders a sum of bits names."""
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


@cython.cfunc
@cython.exceptval(check=False)
def units(s: State, side: cint, where: cint) -> cint:
    """Warriors and leaders of a side in a place (Units)."""
    first: cint = side * 4
    return (
        s.warriors[side * PLACES + where]
        + (s.place[first] == where)
        + (s.place[first + 1] == where)
        + (s.place[first + 2] == where)
        + (s.place[first + 3] == where)
    )


@cython.cfunc
@cython.exceptval(check=False)
def engaged(s: State, side: cint, area: cint) -> cint:
    """Units bound by as many enemies in the same area (General actions, Move; S16)."""
    own: cint
    enemy: cint
    if area >= ENGLISH:
        return 0
    own = units(s, side, area)
    enemy = units(s, 1 - side, area)
    return min(own, enemy)


@cython.cfunc
@cython.exceptval(check=False)
def free_units(s: State, side: cint, area: cint) -> cint:
    """Units that are not engaged."""
    return units(s, side, area) - engaged(s, side, area)


@cython.cfunc
@cython.exceptval(check=False)
def controls(s: State, side: cint, area: cint) -> bint:
    """More units than the opponent; burhs do not count (Control)."""
    return units(s, side, area) > units(s, 1 - side, area)


@cython.cfunc
@cython.exceptval(check=False)
def in_england(s: State, side: cint) -> cint:
    """Units of a side in the seven English areas; the Drakkar is not in England (S46)."""
    total: cint = 0
    area: cint
    piece: cint
    for area in range(ENGLISH):
        total += s.warriors[side * PLACES + area]
    for piece in range(side * 4, side * 4 + 4):
        if s.place[piece] < ENGLISH:
            total += 1
    return total


@cython.cfunc
@cython.exceptval(check=False)
def in_supply(s: State, side: cint) -> cint:
    """Warriors and leaders in a side's supply."""
    return s.supply[side] + size_of(leaders_at(s, side, IN_SUPPLY))


@cython.cfunc
@cython.exceptval(check=False)
def burh_marker(s: State) -> cint:
    """Its space on the round track: one to the right for each burh built, one to the left for each lost (S20)."""
    return s.rules.burh_start - 2 + BURHS - s.burhs_left


@cython.cfunc
@cython.exceptval(check=False)
def round_marker(s: State) -> cint:
    """Its space on the round track: the rightmost one in the first round, one further left in each next one."""
    return s.rules.track + 1 - s.round


# --- coins ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def gain(s: State, side: cint, coins: cint) -> cython.void:
    """Take coins from the general supply, as many as it has; nothing is owed (S01)."""
    coins = min(coins, s.bank)
    s.bank -= coins
    s.coins[side] += coins


@cython.cfunc
@cython.exceptval(check=False)
def pay(s: State, side: cint, coins: cint) -> cython.void:
    """Pay to the general supply."""
    s.bank += coins
    s.coins[side] -= coins


# --- units come and go ------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def shift(s: State, side: cint, start: cint, goal: cint, warriors: cint, mask: cint) -> cython.void:
    """Put so many warriors and these leaders from one place to another."""
    piece: cint
    s.warriors[side * PLACES + start] -= warriors
    s.warriors[side * PLACES + goal] += warriors
    for piece in range(4):
        if mask >> piece & 1:
            s.place[side * 4 + piece] = goal


@cython.cfunc
@cython.exceptval(check=False)
def why_no_unit(s: State, side: cint, unit: cint, where: cint) -> cint:
    """A unit that an action names, a warrior or a leader, must be where it is said to be."""
    if unit == A_WARRIOR:
        if where == IN_SUPPLY:
            return FINE if s.supply[side] else NO_WARRIOR_LEFT
        return FINE if s.warriors[side * PLACES + where] else NO_WARRIOR_THERE
    return FINE if s.place[side * 4 + unit - 1] == where else LEADER_NOT_THERE


@cython.cfunc
@cython.exceptval(check=False)
def shift_unit(s: State, side: cint, unit: cint, start: cint, goal: cint) -> cython.void:
    """Put one unit from a place, or from the supply, to another."""
    if unit != A_WARRIOR:
        s.place[side * 4 + unit - 1] = goal
        return
    if start == IN_SUPPLY:
        s.supply[side] -= 1
    else:
        s.warriors[side * PLACES + start] -= 1
    s.warriors[side * PLACES + goal] += 1


@cython.cfunc
@cython.exceptval(check=False)
def kill_warriors(s: State, side: cint, where: cint, count: cint) -> cython.void:
    """Removed warriors go back to the supply of their owner (Losses)."""
    s.warriors[side * PLACES + where] -= count
    s.supply[side] += count


@cython.cfunc
@cython.exceptval(check=False)
def kill_leader(s: State, side: cint, piece: cint) -> cython.void:
    """A removed leader leaves the game. The first time, the one set aside joins the supply (Leaders; S07)."""
    s.place[side * 4 + piece] = GONE
    hide(s, side, piece)
    tell(s, EV_LEADER_LOST, side, piece, 0, 0)
    if not s.replaced[side]:
        s.replaced[side] = 1
        s.place[side * 4 + SET_ASIDE] = IN_SUPPLY
        tell(s, EV_LEADER_REPLACED, side, SET_ASIDE, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def kill_leaders(s: State, side: cint, mask: cint) -> cython.void:
    piece: cint
    for piece in range(4):
        if mask >> piece & 1:
            kill_leader(s, side, piece)


@cython.cfunc
@cython.exceptval(check=False)
def hide(s: State, side: cint, piece: cint) -> cython.void:
    """Turn a leader's printed side to its owner again; whoever saw it remembers (S48, S51)."""
    s.shown[side * 4 + piece] = 0


# --- events -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def tell(s: State, event: cint, side: cint, a: cint, b: cint, c: cint) -> cython.void:
    """Note an event, if anybody listens."""
    if s.journal is not None:
        s.journal.append((event, side, a, b, c))
