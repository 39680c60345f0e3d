from moonsaga.games.blue_moon.state cimport State

cdef double value(State s, int seat) noexcept
