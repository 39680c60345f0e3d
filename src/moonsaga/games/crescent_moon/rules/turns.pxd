from moonsaga.games.crescent_moon.rules.state cimport State

cdef int reserve_value(State s, int seat) noexcept
cdef int current_strength(State s, int seat) noexcept
cdef void fill_reserves(State s, int seat) noexcept
cdef void prepare(State s) noexcept
cdef void end_upkeep(State s) noexcept
cdef void clear_action(State s) noexcept
cdef void begin_actions(State s) noexcept
cdef void next_turn(State s) noexcept
