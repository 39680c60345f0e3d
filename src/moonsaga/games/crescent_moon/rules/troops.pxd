from moonsaga.games.crescent_moon.rules.state cimport State

cdef int why_no_step(State s, int seat, int h, int k, int o, int m) noexcept
cdef int why_no_move(State s, int seat, int h, int k, int o, int m) noexcept
cdef void shift_units(State s, int seat, int h, int to, int o, int m) noexcept
cdef void move(State s, int seat, int h, int k, int o, int m) noexcept
cdef int why_no_assault(State s, int seat, int h, int k, int o, int m) noexcept
cdef void assault(State s, int seat, int h, int k, int o, int m) noexcept
cdef int sack_settlement(State s, int seat, int h) noexcept
cdef int why_no_recruit(State s, int seat, int h) noexcept
cdef void recruit(State s, int seat, int h) noexcept
cdef int why_no_quarters(State s, int seat, int h) noexcept
cdef bint has_quarters(State s, int seat) noexcept
cdef void quarter(State s, int seat, int h) noexcept
cdef int crowded(State s) noexcept
cdef int why_no_shed(State s, int seat, int h, int unit) noexcept
cdef void shed(State s, int seat, int h, int unit) noexcept
