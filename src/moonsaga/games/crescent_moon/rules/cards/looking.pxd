from moonsaga.games.crescent_moon.rules.state cimport State

cdef void begin_look(State s, int seat, int what, int count) noexcept
cdef bint can_look(State s) noexcept
cdef void blur_top(State s) noexcept
cdef void look_at(State s, int card) noexcept
cdef void put_back(State s, bint bottom) noexcept
cdef void hide_choice(State s) noexcept
cdef int count_murshids(State s) noexcept
cdef void begin_plotting(State s) noexcept
cdef int why_no_take(State s, int kind) noexcept
cdef void take(State s, int kind) noexcept
cdef void end_plotting(State s) noexcept
cdef int gaps_of_sultan(State s) noexcept
cdef void begin_conspiring(State s) noexcept
cdef void set_out(State s, int kind) noexcept
cdef void end_conspiring(State s) noexcept
cdef void begin_scholars(State s) noexcept
cdef void keep(State s, int seat, int kind) noexcept
