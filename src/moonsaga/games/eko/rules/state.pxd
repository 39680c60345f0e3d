from moonsaga.games.eko.rules.board cimport Board
from moonsaga.kernel.cores.bits cimport u128
from moonsaga.kernel.cores.core cimport Core

cdef class Settings:
    cdef readonly dict options
    cdef int seats
    cdef int slots
    cdef int slot_cell[13]
    cdef int letter[13]
    cdef int fixed_turn[13]
    cdef bint fixed
    cdef int smalls
    cdef int small[12]
    cdef bint drawn_colours
    cdef bint builder_alone
    cdef bint chain
    cdef bint more_than_half
    cdef bint wind_three
    cdef bint moon_also
    cdef bint moon_any
    cdef bint points_first
    cdef int quiet_limit
    cdef bint repetition
    cdef int turn_limit

cdef class State(Core):
    cdef Settings rules
    cdef Board board
    cdef list journal
    # the board being laid
    cdef int slot_tile[13]
    cdef int slot_turn[13]
    cdef int small_at[12]
    cdef int laid
    # pieces
    cdef u128 held[4]
    cdef u128 height[5]
    cdef signed char discs[91]
    cdef int emperor[4]
    cdef int reserve[4]
    cdef int box[4]
    cdef int stock[16]
    cdef int owner[24]
    cdef int level[24]
    # players
    cdef int colour[4]
    cdef int seat
    cdef int first
    # the turn
    cdef int phase
    cdef bint acted
    cdef bint marched
    cdef bint sanded
    cdef bint sheltered
    cdef int moons
    cdef int added
    cdef u128 reinforced
    cdef int source
    cdef int goal
    cdef int paid_at
    cdef unsigned long long paid[8]
    cdef bint progress
    cdef int tally[4]
    # the game
    cdef unsigned long long past[32]
    cdef int quiet
    cdef int turns
    cdef int chances
    cdef int ended
    cdef int winners

cdef int tall(State s, int space) noexcept
cdef u128 taken(State s) noexcept
cdef int owner_of_stack(State s, int space) noexcept
cdef void put(State s, int seat, int space, int height) noexcept
cdef void lift(State s, int space) noexcept
cdef bint in_prison(State s, int seat) noexcept
cdef void tell(State s, int event, int a, int b, int c, int d) noexcept
cdef void tell_more(State s, int event, int a, int b, int c, int d, int e, int f) noexcept
cdef void forget_payment(State s) noexcept
