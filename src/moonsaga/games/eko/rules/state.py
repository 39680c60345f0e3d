"""The fields of a position, each declared once, and the few verbs that every rule needs."""

from __future__ import annotations

from cython import bint, double, schar, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.rules import values
from moonsaga.games.eko.rules.board import Board
from moonsaga.kernel.cores import bits
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Settings(Declared):
    """What the players agreed on before the game. Shared by all positions of a game, never changed."""

    options: Readonly[dict]  # all options by their names
    seats: cint  # number of players
    slots: cint  # number of large tiles
    slot_cell: cint[codes.MOST_SLOTS]  # the cell under the middle of each large tile
    letter: cint[codes.MOST_SLOTS]  # the large tiles, slot by slot where the board is fixed
    fixed_turn: cint[codes.MOST_SLOTS]  # how they lie on a fixed board
    fixed: bint  # the board is the reference board
    smalls: cint  # number of small tiles
    small: cint[codes.MOST_SMALL]  # their sorts, in the order in which they are laid
    drawn_colours: bint  # colours are drawn, not given by seat
    builder_alone: bint  # who wins with their last disc wins alone (E22)
    chain: bint  # an exchange of Emperors can lead to another one (E14)
    more_than_half: bint  # a majority needs two of three cells (E35)
    wind_three: bint  # the Temple of Wind reinforces with three discs in all
    moon_also: bint  # the Temple of the Moon comes besides the reinforcement (E38)
    moon_any: bint  # ... and any number of times
    points_first: bint  # points count before everybody loses
    quiet_limit: cint  # turns without progress that end the game, 0 for no limit
    repetition: bint  # a turn that ends as an earlier one did is no progress (E51)
    turn_limit: cint  # turns that end the game, 0 for no limit

    def __init__(self, options, slots, letters, turns, smalls) -> None:
        """`slots`: the middle cells of the large tiles; `letters`, `turns`: the tiles, and how they lie if fixed."""
        i: cint
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


class Scratch(Core):
    """Working memory of one object: neither copied, compared nor read."""

    # what `glance.look_around` finds, by seat
    prey: bits.u128[codes.MOST_SEATS]  # enemy stacks that can be taken
    hunted_early: bits.u128[codes.MOST_SEATS]  # own stacks that others can take who act before
    hunted_late: bits.u128[codes.MOST_SEATS]  # own stacks that only others can take
    roam: bits.u128[codes.MOST_SEATS]  # spaces that some stack can go to
    crown: bits.u128[codes.MOST_SEATS]  # where the Emperor stands, if on the board
    total: cint[codes.MOST_SEATS]  # points
    leap: cint[codes.MOST_SEATS]  # points won by the best action
    second_leap: cint[codes.MOST_SEATS]  # ... and by the second best
    ready: cint[codes.MOST_SEATS]  # the sites on which something can be built, as a set of bits
    ready_sites: cint[codes.MOST_SEATS]  # their number
    ready_level: schar[codes.MOST_SEATS * codes.MOST_SITES]  # seat * MOST_SITES + site: the highest building there
    gain: double[codes.MOST_SEATS]  # what the evaluation makes of it: the best action, in points
    # what `moving.survey` finds
    region: bits.u128[96]  # the connected parts of the empty spaces
    shore: bits.u128[96]  # the spaces that touch each region
    region_zone: cint[96]  # the storm zone of each region, NOBODY for ordinary ground
    regions: cint  # number of regions
    empty: bits.u128  # all empty spaces
    calm: bint  # storms take nothing from the seat to move
    join: bits.u128[codes.TALLEST + 1]  # by height: the own stacks that a stack may join
    beat: bits.u128[2 * codes.TALLEST + 2]  # by height: the enemy stacks it beats; from 5 on: with its Emperor
    # what `moving.routes` finds
    reach: bits.u128[codes.TALLEST]  # by discs lost: the spaces to which some route costs exactly that
    seen: u64[8]  # sets of zones that have been looked at, one bit each
    wanted: bits.u128  # the goal whose routes are told apart
    family: u64[8]  # the sets of zones paid for on these routes, one bit each
    wanted_loss: cint  # the discs lost on the routes that are told apart


class State(Scratch):
    """A position. What is laid out before the colours are drawn has fields of its own, by colour."""

    rules: Readonly[Settings]  # what was agreed on
    weights: object  # by what the evaluation judges, None for the game's own weights
    board: Board  # the board as far as it is laid, None before
    # the board being laid
    slot_tile: cint[codes.MOST_SLOTS]  # the large tile in each slot, NOWHERE if none yet
    slot_turn: cint[codes.MOST_SLOTS]  # its turn clockwise in sixths, NOWHERE if not turned yet
    small_at: cint[codes.MOST_SMALL]  # cell * 6 + turn of each small tile, NOWHERE if not laid yet
    set_up_step: cint  # outcomes of chance since this phase of the set-up began, 0 afterwards
    # pieces until the colours are drawn; afterwards nothing is left here
    colour_discs: cint[codes.MOST_SEATS]  # by colour: discs that wait to be laid, the Emperor not counted
    colour_spaces: bits.u128[codes.MOST_SEATS]  # by colour: the spaces on which its discs were laid
    colour_emperor: cint[codes.MOST_SEATS]  # by colour: the space on which its Emperor was laid, NOWHERE if not yet
    # pieces
    held: bits.u128[codes.MOST_SEATS]  # the spaces with stacks of each seat
    height: bits.u128[codes.TALLEST + 1]  # by number of discs: the spaces with such stacks
    discs: schar[codes.MOST_SPACES]  # the number of discs on each space
    emperor: cint[codes.MOST_SEATS]  # the space of each seat's Emperor, NOWHERE if he is not on the board
    gaoler: cint[codes.MOST_SEATS]  # the seat in whose prison he is, NOBODY if in none
    reserve: cint[codes.MOST_SEATS]  # discs in each seat's reserve, the Emperor not counted
    box: cint[codes.MOST_SEATS]  # discs that have left the game
    stock: cint[4 * codes.LEVELS]  # seat * 4 + level: buildings not on the board
    owner: cint[codes.MOST_SITES]  # whose building stands on each site, NOBODY if none
    level: cint[codes.MOST_SITES]  # which building
    # players
    colour: cint[codes.MOST_SEATS]  # the colour of each seat, NOWHERE if not drawn yet
    seat: cint  # the seat to move
    first: cint  # the first player
    # the turn
    phase: cint  # what is decided now
    acted: bint  # the action was taken
    marched: bint  # a forced march was bought
    sanded: bint  # the Temple of Sand was used
    sheltered: bint  # storms do not hinder this turn's reinforcement
    moons: cint  # uses of the Temple of the Moon
    added: cint  # discs that have come back
    reinforced: bits.u128  # the spaces to which they came
    source: cint  # where the last move began, NOWHERE if the last action was none
    goal: cint  # where it ends
    paid_at: cint  # the space of the stack that has paid for storm zones, NOWHERE if none
    paid: u64[8]  # the sets of zones it may have paid for, one bit each
    progress: bint  # something has changed for good in this turn
    tally: cint[codes.MOST_SEATS]  # points with pyramids at the end of the last turn
    # the game
    past: u64[codes.REMEMBERED]  # fingerprints of how the last turns ended, 0 for none
    quiet: cint  # turns in a row without progress
    turns: cint  # turns that have ended
    chances: cint  # outcomes of chance so far
    ended: cint  # how the game ended, RUNNING before
    winners: cint  # the seats that won, as a set of bits

    def __init__(self, rules: Settings) -> None:
        i: cint
        self.rules = rules
        for i in range(codes.MOST_SEATS):
            self.colour_discs[i] = values.DISCS if i < rules.seats else 0
            self.colour_emperor[i] = self.emperor[i] = self.colour[i] = codes.NOWHERE
            self.gaoler[i] = codes.NOBODY
        for i in range(4 * codes.LEVELS):
            self.stock[i] = values.STOCK[i % codes.LEVELS]
        for i in range(codes.MOST_SITES):
            self.owner[i] = codes.NOBODY
        for i in range(codes.MOST_SLOTS):
            self.slot_tile[i] = self.slot_turn[i] = codes.NOWHERE
        for i in range(codes.MOST_SMALL):
            self.small_at[i] = codes.NOWHERE
        self.source = self.goal = self.paid_at = codes.NOWHERE
        self.phase = codes.LAY_TILES


def tall(s: State, space: cint) -> cint:
    """The number of discs on a space."""
    return s.discs[space]


def taken(s: State) -> bits.u128:
    """The spaces on which a stack stands."""
    return s.held[0] | s.held[1] | s.held[2] | s.held[3]


def owner_of_stack(s: State, space: cint) -> cint:
    """The seat whose stack stands on a space, NOBODY on an empty one."""
    here: bits.u128 = bits.ONE << space
    seat: cint
    for seat in range(s.rules.seats):
        if s.held[seat] & here:
            return seat
    return codes.NOBODY


def put(s: State, seat: cint, space: cint, height: cint) -> void:
    """A stack of this height stands on an empty space from now on."""
    s.held[seat] |= bits.ONE << space
    s.height[height] |= bits.ONE << space
    s.discs[space] = height


def lift(s: State, space: cint) -> void:
    """Take the whole stack off a space. Where its discs go is the caller's business."""
    rest: bits.u128 = ~(bits.ONE << space)
    i: cint
    for i in range(codes.MOST_SEATS):
        s.held[i] &= rest
    s.height[s.discs[space]] &= rest
    s.discs[space] = 0


def in_prison(s: State, seat: cint) -> bint:
    """Is this seat's Emperor somebody's prisoner?"""
    return s.gaoler[seat] != codes.NOBODY


def in_reserve(s: State, seat: cint) -> bint:
    """Does this seat's Emperor wait in the reserve: neither on the board nor in prison?"""
    return s.emperor[seat] == codes.NOWHERE and s.gaoler[seat] == codes.NOBODY


def forget_payment(s: State) -> void:
    """No stack has paid for a storm zone yet."""
    i: cint
    s.paid_at = codes.NOWHERE
    for i in range(8):
        s.paid[i] = 0
