from moonsaga.games.crescent_moon.rules.state cimport State

cdef bint takes_part(State s, int seat) noexcept
cdef bint is_party(State s, int seat) noexcept
cdef void begin_pact(State s) noexcept
cdef int why_no_pact(State s, int seat, int ruler, int points) noexcept
cdef void offer_pact(State s, int seat, int ruler, int points) noexcept
cdef void agree_pact(State s, int seat) noexcept
cdef void refuse_pact(State s, int seat) noexcept
cdef void next_party(State s) noexcept
cdef void pay_pact(State s) noexcept
