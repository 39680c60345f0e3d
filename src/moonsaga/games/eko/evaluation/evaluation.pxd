from moonsaga.games.eko.rules.state cimport State

cdef double value(State s, int seat) noexcept
