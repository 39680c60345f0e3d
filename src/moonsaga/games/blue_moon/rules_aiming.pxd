from moonsaga.games.blue_moon.state cimport State

cdef bint may_aim(State s, int cause, int slot) noexcept
cdef int why_no_aim(State s, int cause, int slot) noexcept
cdef int next_aim(State s, int seat, int element) noexcept
cdef void note_aims(State s, int seat) noexcept
cdef void lift_aims(State s, int seat) noexcept
