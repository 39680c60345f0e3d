from moonsaga.games.crescent_moon.rules.state cimport State

cdef int why_no_sabotage(State s, int seat, int h) noexcept
cdef int why_no_fire(State s, int seat, int h) noexcept
cdef int why_no_turncoat(State s, int seat, int ruler, int h) noexcept
cdef int why_no_target(State s, int seat, int h) noexcept
cdef int why_no_replacing(State s, int seat, int ruler, int h) noexcept
cdef bint can_build(State s, int seat) noexcept
cdef bint can_march(State s, int seat) noexcept
cdef int tax(State s, int seat) noexcept
cdef int caravan(State s) noexcept
cdef bint has_use(State s, int seat, int action) noexcept
cdef int why_no_play(State s, int seat, int kind) noexcept
cdef void play_card(State s, int seat, int kind) noexcept
cdef void earn(State s, int seat, int coins) noexcept
cdef void strike_hex(State s, int seat, int h) noexcept
cdef void sabotage(State s, int seat, int h) noexcept
cdef void replace_mercenary(State s, int seat, int ruler, int h) noexcept
