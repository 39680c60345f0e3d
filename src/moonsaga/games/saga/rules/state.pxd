from moonsaga.kernel.cores.core cimport Core

cdef class Settings:
    cdef readonly dict options
    # the map and the tiles
    cdef bint touching[100]
    cdef int act[16]
    cdef int bonus[8]
    cdef bint choose[8]
    cdef int first_tile
    cdef int icon_tile
    cdef int track
    cdef int burh_start
    # rulings
    cdef bint banish_any
    cdef bint redraw_hidden
    cdef bint same_target
    cdef bint scout_all
    cdef bint late_reveal
    cdef bint free_drakkar

cdef class State(Core):
    cdef Settings rules
    cdef list journal
    # units: warriors by side * 11 + place, leaders by side * 4 + piece
    cdef signed char warriors[22]
    cdef signed char supply[2]
    cdef signed char place[8]
    cdef signed char face[8]
    cdef signed char seen[8]
    cdef signed char shown[8]
    cdef signed char replaced[2]
    # the board
    cdef signed char burh[7]
    cdef signed char marker[3]
    cdef signed char face_up[3]
    cdef int laid[3]
    cdef signed char possible[216]
    cdef signed char owner[4]
    cdef signed char resolved[4]
    cdef int coins[2]
    # the battle
    cdef int strength[2]
    cdef int losses[2]
    cdef int answer[2]
    cdef int bank
    cdef int burhs_left
    # the round
    cdef int phase
    cdef int seat
    cdef int round
    cdef int initiative
    cdef int picker
    cdef int picks
    # the running tile and action
    cdef int tile
    cdef int used
    cdef int origin
    cdef int goal
    cdef int count
    cdef int one
    cdef int left
    cdef int harvested
    # the running battle
    cdef int field
    cdef int passed
    cdef int present
    cdef int victor
    # the game
    cdef int ended
    cdef int winner
    cdef int scoutings
    cdef int learned

cdef int units(State s, int side, int where) noexcept
cdef int leaders_at(State s, int side, int where) noexcept
cdef int size_of(int mask) noexcept
cdef int engaged(State s, int side, int area) noexcept
cdef int free_units(State s, int side, int area) noexcept
cdef bint controls(State s, int side, int area) noexcept
cdef int in_england(State s, int side) noexcept
cdef int in_supply(State s, int side) noexcept
cdef void gain(State s, int side, int coins) noexcept
cdef void pay(State s, int side, int coins) noexcept
cdef void shift(State s, int side, int start, int goal, int warriors, int mask) noexcept
cdef void kill_warriors(State s, int side, int where, int count) noexcept
cdef void kill_leader(State s, int side, int piece) noexcept
cdef void kill_leaders(State s, int side, int mask) noexcept
cdef void hide(State s, int side, int piece) noexcept
cdef int why_no_unit(State s, int side, int unit, int where) noexcept
cdef void shift_unit(State s, int side, int unit, int start, int goal) noexcept
cdef int burh_marker(State s) noexcept
cdef int round_marker(State s) noexcept
cdef void tell(State s, int event, int side, int a, int b, int c) noexcept
