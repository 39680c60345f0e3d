from moonsaga.games.blue_moon.rules.state cimport State

cdef int why_no_play(State s, int slot) noexcept
cdef int why_no_cover(State s, int slot) noexcept
cdef int why_no_bluff(State s, int slot) noexcept
cdef int why_no_load(State s, int slot, int ship) noexcept
cdef bint ship_has_room(State s, int ship) noexcept
cdef int hand_limiter(State s, int seat) noexcept
cdef int deck_limiter(State s, int seat) noexcept
cdef bint may_take(State s, int seat) noexcept
cdef bint may_draw(State s, int seat) noexcept
cdef int forbidding_card(State s, int slot, int kind, bint has_text) noexcept
cdef int why_forbidden(State s, int slot, int kind, bint has_text) noexcept
cdef bint is_crowded(State s) noexcept
cdef bint crowds(State s, int slot, bint covering) noexcept
cdef bint adds_to_gang(State s, int slot) noexcept
cdef bint plays_free(State s, int slot) noexcept
cdef void lay_card(State s, int slot, bint covering) noexcept
cdef void lay_bluff(State s, int slot) noexcept
cdef void load_card(State s, int slot, int ship) noexcept
