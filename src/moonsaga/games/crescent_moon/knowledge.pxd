from moonsaga.games.crescent_moon.state cimport State

cdef int chosen_worth(State s, int seat) noexcept
cdef int lead(State s) noexcept
cdef double chance_to_win(State s) noexcept
cdef double fight_swing(State s, int seat) noexcept
cdef double deal_swing(State s, int seat) noexcept
cdef double prospects(State s, int seat) noexcept
cdef double value(State s, int seat) noexcept
