from moonsaga.games.blue_moon.rules.state cimport State

cdef void attract(State s, int seat, bint by_fight) noexcept
cdef int dragons_for_retreat(State s, int loser) noexcept
cdef void score_sirens(State s, int seat) noexcept
cdef void score_retreat(State s, int loser) noexcept
cdef void clear_table(State s) noexcept
cdef bint end_if_exhausted(State s) noexcept
