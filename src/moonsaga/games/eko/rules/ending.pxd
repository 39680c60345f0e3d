from moonsaga.games.eko.rules.state cimport State

cdef int points(State s, int seat) noexcept
cdef bint holds_capital(State s, int seat) noexcept
cdef bint owns(State s, int seat, int temple) noexcept
cdef void settle(State s, int alive_before) noexcept
cdef int alive(State s) noexcept
cdef void count_turn(State s) noexcept
