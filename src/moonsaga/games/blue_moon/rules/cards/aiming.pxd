from moonsaga.games.blue_moon.rules.state cimport State

cdef bint may_aim(State s, int cause, int slot) noexcept
cdef int why_no_aim(State s, int cause, int slot) noexcept
cdef int next_aim(State s, int seat, int element) noexcept
cdef void watch_aims(State s) noexcept
cdef void free_aims(State s) noexcept
