from moonsaga.games.crescent_moon.rules.state cimport State

cdef int fighter(State s, int side) noexcept
cdef int free_units(State s, int side, int unit) noexcept
cdef void begin_warfare(State s) noexcept
cdef void assign_warfare(State s, int o, int m) noexcept
cdef int card_bonus(State s, int kind, int side) noexcept
cdef int usable(State s, int kind, int side, int unit) noexcept
cdef int strength(State s, int side) noexcept
cdef void judge_combat(State s) noexcept
cdef void settle_combat(State s) noexcept
