from moonsaga.games.blue_moon.rules.state cimport State

cdef int why_no_target(State s, int cause, int slot) noexcept
cdef bint some_target(State s, int cause) noexcept
cdef bint some_of_kind(State s, int foe, int kind) noexcept
cdef bint some_combat(State s, int foe) noexcept
cdef void discard_active(State s, int foe, int kinds, int keep, bint covered) noexcept
cdef int why_no_return(State s, int cause, int slot) noexcept
cdef bint some_return(State s, int cause) noexcept
cdef void shuffle_deck(State s, int seat) noexcept
cdef void into_deck(State s, int slot) noexcept
cdef void shuffle_pile(State s, int seat) noexcept
cdef void renew_deck(State s, int seat) noexcept
