"""The fields of a position, flat, and the few verbs that every rule needs: put a stack down, lift it, look at it."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.eko.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.kernel.cores.bits import u128
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.kernel.cores.bits_plain import u128
    from moonsaga.kernel.cores.core import Core

ONE = cython.declare(u128, 1)
NOWHERE = cython.declare(cint, -1)
DISCS = cython.declare(cint, codes.DISCS)
IN_RESERVE = cython.declare(cint, codes.IN_RESERVE)
IN_PRISON = cython.declare(cint, codes.IN_PRISON)
LAY_TILES = cython.declare(cint, codes.LAY_TILES)
REMEMBERED = cython.declare(cint, codes.REMEMBERED)
STOCK = cython.declare(cint[4])
if not cython.compiled:
    STOCK = [0] * 4
for _level in range(4):
    STOCK[_level] = codes.STOCK[_level]


@cython.cclass
class Settings:
    """What the players agreed on before the game. Shared by all positions of a game, never changed."""

    def __init__(self, options, slots, letters, turns, smalls) -> None:
        """`slots`: the middle cells of the large tiles; `letters`, `turns`: the tiles, and how they lie if fixed."""
        i: cint
        if not cython.compiled:
            self.slot_cell, self.letter, self.fixed_turn, self.small = [0] * 13, [0] * 13, [0] * 13, [0] * 12
        self.options = dict(options)
        self.seats = options["seats"]
        self.slots = len(slots)
        self.smalls = len(smalls)
        self.fixed = options["board"] == "reference"
        for i in range(self.slots):
            self.slot_cell[i], self.letter[i], self.fixed_turn[i] = slots[i], letters[i], turns[i]
        for i in range(self.smalls):
            self.small[i] = smalls[i]
        self.drawn_colours = options["colours"] == "drawn"
        self.builder_alone = options["last_builder"] == "alone"
        self.chain = options["exchange_chain"]
        self.more_than_half = options["majority"] == "more-than-half"
        self.wind_three = options["wind_limit"] == "three"
        self.moon_also = options["moon_use"] == "also"
        self.moon_any = options["moon_times"] == "any"
        self.points_first = options["last_capture"] == "points-first"
        self.quiet_limit = options["no_progress"]
        self.turn_limit = options["turn_limit"]
        self.repetition = options["repetition"] and self.quiet_limit > 0


@cython.cclass
class State(Core):
    """A position. Until the colours are drawn, pieces are counted by colour; from then on by seat."""

    def __init__(self, rules: Settings) -> None:
        i: cint
        if not cython.compiled:
            self._make_lists()
        self.rules = rules
        self.board = None
        self.journal = None
        for i in range(4):
            self.emperor[i] = IN_RESERVE
            self.reserve[i] = DISCS if i < rules.seats else 0
            self.box[i] = self.tally[i] = 0
            self.held[i] = 0
            self.colour[i] = NOWHERE
        for i in range(5):
            self.height[i] = 0
        for i in range(91):
            self.discs[i] = 0
        for i in range(16):
            self.stock[i] = STOCK[i % 4]
        for i in range(24):
            self.owner[i] = NOWHERE
            self.level[i] = 0
        for i in range(13):
            self.slot_tile[i] = self.slot_turn[i] = NOWHERE
        for i in range(12):
            self.small_at[i] = NOWHERE
        for i in range(8):
            self.paid[i] = 0
        for i in range(REMEMBERED):
            self.past[i] = 0
        self.laid = self.seat = self.first = self.moons = self.added = 0
        self.reinforced = 0
        self.source = self.goal = self.paid_at = NOWHERE
        self.acted = self.marched = self.sanded = self.sheltered = self.progress = False
        self.quiet = self.turns = self.chances = self.ended = self.winners = 0
        self.phase = LAY_TILES

    def _make_lists(self):
        self.slot_tile, self.slot_turn, self.small_at = [0] * 13, [0] * 13, [0] * 12
        self.held, self.height, self.emperor, self.discs = [0] * 4, [0] * 5, [0] * 4, [0] * 91
        self.reserve, self.box, self.stock, self.tally = [0] * 4, [0] * 4, [0] * 16, [0] * 4
        self.owner, self.level, self.colour, self.paid = [0] * 24, [0] * 24, [0] * 4, [0] * 8
        self.past = [0] * 32

    @cython.cfunc
    @cython.exceptval(check=False)
    def copy_from(self, other: Core) -> cython.void:
        """Become equal to another position; the journal stays where it is."""
        o: State = cython.cast(State, other)
        self.rules = o.rules
        self.board = o.board
        self.slot_tile[:] = o.slot_tile
        self.slot_turn[:] = o.slot_turn
        self.small_at[:] = o.small_at
        self.held[:] = o.held
        self.height[:] = o.height
        self.discs[:] = o.discs
        self.emperor[:] = o.emperor
        self.reserve[:] = o.reserve
        self.box[:] = o.box
        self.stock[:] = o.stock
        self.owner[:] = o.owner
        self.level[:] = o.level
        self.colour[:] = o.colour
        self.paid[:] = o.paid
        self.tally[:] = o.tally
        self.past[:] = o.past
        self.laid, self.seat, self.first, self.phase = o.laid, o.seat, o.first, o.phase
        self.acted, self.marched, self.sanded, self.progress = o.acted, o.marched, o.sanded, o.progress
        self.sheltered = o.sheltered
        self.moons, self.added, self.reinforced = o.moons, o.added, o.reinforced
        self.source, self.goal, self.paid_at = o.source, o.goal, o.paid_at
        self.quiet, self.turns, self.chances = o.quiet, o.turns, o.chances
        self.ended, self.winners = o.ended, o.winners


@cython.cfunc
@cython.exceptval(check=False)
def tall(s: State, space: cint) -> cint:
    """The number of discs on a space."""
    return s.discs[space]


@cython.cfunc
@cython.exceptval(check=False)
def taken(s: State) -> u128:
    """The spaces on which a stack stands."""
    return s.held[0] | s.held[1] | s.held[2] | s.held[3]


@cython.cfunc
@cython.exceptval(check=False)
def owner_of_stack(s: State, space: cint) -> cint:
    """The seat whose stack stands on a space, -1 on an empty one."""
    here: u128 = ONE << space
    seat: cint
    for seat in range(s.rules.seats):
        if s.held[seat] & here:
            return seat
    return NOWHERE


@cython.cfunc
@cython.exceptval(check=False)
def put(s: State, seat: cint, space: cint, height: cint) -> cython.void:
    """A stack of this height stands on an empty space from now on."""
    s.held[seat] |= ONE << space
    s.height[height] |= ONE << space
    s.discs[space] = height


@cython.cfunc
@cython.exceptval(check=False)
def lift(s: State, space: cint) -> cython.void:
    """Take the whole stack off a space. Where its discs go is the caller's business."""
    rest: u128 = ~(ONE << space)
    i: cint
    for i in range(4):
        s.held[i] &= rest
    s.height[s.discs[space]] &= rest
    s.discs[space] = 0


@cython.cfunc
@cython.exceptval(check=False)
def in_prison(s: State, seat: cint) -> bint:
    """Is this seat's Emperor somebody's prisoner?"""
    return s.emperor[seat] >= IN_PRISON


@cython.cfunc
@cython.exceptval(check=False)
def forget_payment(s: State) -> cython.void:
    """No stack has paid for a storm zone yet."""
    i: cint
    s.paid_at = NOWHERE
    for i in range(8):
        s.paid[i] = 0


@cython.cfunc
@cython.exceptval(check=False)
def tell(s: State, event: cint, a: cint, b: cint, c: cint, d: cint) -> cython.void:
    """Note an event, if anybody listens."""
    if s.journal is not None:
        s.journal.append((event, a, b, c, d))


@cython.cfunc
@cython.exceptval(check=False)
def tell_more(s: State, event: cint, a: cint, b: cint, c: cint, d: cint, e: cint, f: cint) -> cython.void:
    """The same for an event that takes more to tell."""
    if s.journal is not None:
        s.journal.append((event, a, b, c, d, e, f))
