from moonsaga.games.saga.rules.state cimport State

cdef int why_no_battle(State s, int area) noexcept
cdef void next_battle(State s) noexcept
cdef int list_battles(State s, int* buffer, int n) noexcept
cdef void begin_battle(State s, int area) noexcept
cdef int why_no_reveal(State s, int side, int piece) noexcept
cdef bint can_reveal(State s, int side) noexcept
cdef void next_reveal(State s) noexcept
cdef int list_reveals(State s, int* buffer, int n) noexcept
cdef void reveal(State s, int piece) noexcept
cdef void pass_reveals(State s) noexcept
