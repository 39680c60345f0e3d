from moonsaga.games.eko.state cimport State

cdef double value(State s, int seat) noexcept
