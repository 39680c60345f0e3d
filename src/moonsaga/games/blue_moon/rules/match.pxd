from moonsaga.games.blue_moon.rules.state cimport State

cdef void begin_game(State s) noexcept
cdef void choose_deck(State s, int seat, int people) noexcept
cdef void count_crystals(State s) noexcept
cdef void name_first(State s, int seat) noexcept
cdef void deal(State s, int slot) noexcept
cdef void mulligan(State s, int slot) noexcept
cdef void end_mulligan(State s) noexcept
