from moonsaga.games.crescent_moon.rules.state cimport State

cdef int why_no_muster(State s, int seat, int h, int n) noexcept
cdef void muster(State s, int seat, int h, int n) noexcept
cdef int why_no_revolt(State s, int seat, int h) noexcept
cdef void revolt(State s, int seat, int h) noexcept
cdef int why_no_palace(State s, int seat, int h) noexcept
cdef void set_palace(State s, int h) noexcept
cdef int why_no_desertion(State s, int seat, int h, int ruler, int n) noexcept
cdef void desertion(State s, int seat, int h, int ruler, int n) noexcept
cdef void alms(State s, int seat) noexcept
