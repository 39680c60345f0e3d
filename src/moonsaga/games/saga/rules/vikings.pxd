from moonsaga.games.saga.rules.state cimport State

cdef int list_recruiting(State s, int* buffer, int n) noexcept
cdef int why_no_recruiting(State s, int choice) noexcept
cdef void recruit(State s, int choice) noexcept
cdef bint is_fewest(State s, int slot) noexcept
cdef int source(State s) noexcept
cdef int why_no_placing(State s, int unit, int slot) noexcept
cdef int list_placing(State s, int* buffer, int n) noexcept
cdef void place_recruit(State s, int unit, int slot) noexcept
cdef void place_returning(State s, int unit, int slot) noexcept
cdef int list_bonus_recruits(State s, int* buffer, int n) noexcept
cdef int why_no_bonus_recruit(State s, int slot) noexcept
cdef void recruit_bonus(State s, int slot) noexcept
cdef int list_plunder(State s, int* buffer, int n) noexcept
cdef int why_no_plunder(State s, int area) noexcept
cdef void plunder(State s, int area) noexcept
cdef void burn(State s, int area) noexcept
cdef int why_not_leaving(State s, int mask) noexcept
cdef int list_leaving(State s, int* buffer, int n) noexcept
cdef void leave(State s, int mask) noexcept
