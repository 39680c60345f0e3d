from moonsaga.games.crescent_moon.rules.state cimport State

cdef void draw_edge(State s, int cell, int side) noexcept
cdef void note_bend(State s, int corner) noexcept
cdef void draw_river(State s, int tile, int cell, int turn) noexcept
cdef void chart(State s) noexcept
cdef int units(State s, int seat, int h) noexcept
cdef int controller(State s, int h) noexcept
cdef bint other_controls(State s, int seat, int h) noexcept
cdef void survey(State s) noexcept
cdef void survey_map(State s) noexcept
cdef void survey_cards(State s) noexcept
cdef bint has_presence(State s, int seat, int h) noexcept
cdef int links(State s, int h) noexcept
cdef bint murshid_beside(State s, int h) noexcept
cdef int terrain(State s, int h) noexcept
cdef int count_bits(int mask) noexcept
