from moonsaga.games.saga.rules.state cimport State

cdef void begin_round(State s) noexcept
cdef int list_tiles(State s, int* buffer, int n) noexcept
cdef int why_no_take(State s, int tile) noexcept
cdef void take(State s, int tile) noexcept
cdef void own(State s, int side, int tile) noexcept
cdef void begin_actions(State s) noexcept
cdef int list_own_tiles(State s, int* buffer, int n) noexcept
cdef int why_no_resolve(State s, int tile) noexcept
cdef void begin_tile(State s, int tile) noexcept
cdef void end_tile(State s) noexcept
cdef int next_tile(State s, int side) noexcept
cdef int why_no_entry(State s, int action) noexcept
cdef void spend(State s, int action) noexcept
cdef int why_no_bonus(State s, int bonus) noexcept
cdef void spend_bonus(State s) noexcept
cdef void back_to_tile(State s) noexcept
