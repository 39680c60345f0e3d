from moonsaga.games.crescent_moon.rules.state cimport State

cdef bint may_interrupt(State s) noexcept
cdef int why_no_boats(State s, int seat) noexcept
cdef int why_no_informants(State s, int seat, int ruler) noexcept
cdef void use_boats(State s, int seat) noexcept
cdef void use_informants(State s, int seat, int ruler) noexcept
cdef void begin_fight(State s) noexcept
cdef bint all_answered(State s) noexcept
cdef void close_window(State s) noexcept
cdef void end_window(State s) noexcept
