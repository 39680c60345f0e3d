from moonsaga.games.crescent_moon.rules.state cimport State

cdef double value(State s, int seat) noexcept
