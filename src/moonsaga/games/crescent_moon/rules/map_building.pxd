from moonsaga.games.crescent_moon.rules.state cimport State

cdef bint on_river(State s, int corner) noexcept
cdef bint borders_dry(State s, int cell, int turn) noexcept
cdef int attaches(State s, int cell, int turn, bint dry) noexcept
cdef bint has_place(State s, int end, bint dry) noexcept
cdef bint ends_open(State s, bint dry) noexcept
cdef void lay_down(State s, int tile, int cell, int turn) noexcept
cdef void take_up(State s, int end_0, int end_1) noexcept
cdef bint keeps_open(State s, int tile, int cell, int turn, bint dry) noexcept
cdef int river_level(State s) noexcept
cdef int why_no_lay_river(State s, int seat, int cell, int turn, int level) noexcept
cdef int touches(State s, int cell) noexcept
cdef void find_spots(State s) noexcept
cdef int why_no_spot(State s, int cell) noexcept
cdef int why_no_lay(State s, int seat, int tile, int cell) noexcept
cdef int offer_tiles(State s, int seat, int* buffer) noexcept
cdef int offer_rivers(State s, int seat, int* buffer, int n) noexcept
cdef void lay(State s, int seat, int tile, int cell, int turn) noexcept
cdef void deal_tile(State s, int tile) noexcept
