from moonsaga.games.saga.rules.state cimport State

cdef void use_ability(State s, int side, int piece) noexcept
cdef void ask_if(State s, int phase, bint possible) noexcept
cdef void end_ability(State s) noexcept
cdef int why_no_source(State s, int phase, int area) noexcept
cdef int why_no_bringing(State s, int phase, int area, int unit) noexcept
cdef bint some_to_bring(State s, int phase) noexcept
cdef int list_bringing(State s, int* buffer, int n) noexcept
cdef void bring(State s, int area, int unit) noexcept
cdef int why_no_pick(State s, int phase, int unit) noexcept
cdef bint some_to_pick(State s, int phase) noexcept
cdef int list_picks(State s, int* buffer, int n) noexcept
cdef void banish(State s, int unit) noexcept
cdef void slay(State s, int unit) noexcept
