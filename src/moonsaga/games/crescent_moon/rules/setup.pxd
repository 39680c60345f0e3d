from moonsaga.games.crescent_moon.rules.state cimport State

cdef void begin(State s) noexcept
cdef void begin_laying(State s) noexcept
cdef void lay_out(State s) noexcept
cdef void place_group(State s, int seat, int g, int h) noexcept
cdef int why_no_group(State s, int seat, int g, int h) noexcept
cdef void choose_group(State s, int seat, int g, int h) noexcept
cdef void first_plot(State s) noexcept
