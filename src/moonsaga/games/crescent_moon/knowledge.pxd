from moonsaga.games.crescent_moon.state cimport State

cdef double value(State s, int seat) noexcept
