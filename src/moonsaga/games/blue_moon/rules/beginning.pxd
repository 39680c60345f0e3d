from moonsaga.games.blue_moon.rules.state cimport State

cdef void begin_turn(State s, int seat) noexcept
cdef int why_no_retrieve(State s, int slot) noexcept
cdef void retrieve(State s, int slot) noexcept
cdef int why_no_reveal(State s, int slot) noexcept
cdef void reveal(State s, int slot) noexcept
cdef int why_no_landing(State s, int slot) noexcept
cdef void land(State s, int slot) noexcept
cdef void drop_ships(State s) noexcept
cdef int blocking_card(State s) noexcept
