from moonsaga.games.saga.state cimport State

cdef double value(State s, int seat) noexcept
