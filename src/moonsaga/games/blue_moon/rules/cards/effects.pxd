from moonsaga.games.blue_moon.rules.state cimport State

cdef void resolve(State s, int slot, bint from_ship) noexcept
cdef void tell_idle(State s, int when) noexcept
cdef bint may_pick_kind(State s, int which) noexcept
cdef int why_no_use(State s, int slot) noexcept
cdef void use_card(State s, int slot) noexcept
cdef void make_discard(State s, int slot) noexcept
