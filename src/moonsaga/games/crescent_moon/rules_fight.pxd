from moonsaga.games.crescent_moon.state cimport State

cdef bint may_interrupt(State s) noexcept
cdef int why_no_boats(State s, int seat) noexcept
cdef int why_no_informants(State s, int seat, int ruler) noexcept
cdef void use_boats(State s, int seat) noexcept
cdef void use_informants(State s, int seat, int ruler) noexcept
cdef void begin_fight(State s) noexcept
cdef bint all_answered(State s) noexcept
cdef void close_window(State s) noexcept
cdef void end_window(State s) noexcept
cdef bint is_party(State s, int seat) noexcept
cdef void begin_pact(State s) noexcept
cdef int why_no_pact(State s, int seat, int ruler, int points) noexcept
cdef void offer_pact(State s, int seat, int ruler, int points) noexcept
cdef void agree_pact(State s, int seat) noexcept
cdef void refuse_pact(State s, int seat) noexcept
cdef void next_party(State s) noexcept
cdef void pay_pact(State s) noexcept
cdef void begin_commit(State s) noexcept
cdef int why_no_commit(State s, int seat, int subset) noexcept
cdef int why_no_subset(State s, int seat, int subset) noexcept
cdef int why_no_choice(State s, int n, int subset) noexcept
cdef int offer_subsets(State s, int seat, int* buffer) noexcept
cdef void commit(State s, int seat, int subset) noexcept
cdef void reveal(State s) noexcept
cdef int side_of(State s, int seat) noexcept
cdef int special_of(State s, int card) noexcept
cdef int decides(State s, int seat) noexcept
cdef int stage_of(State s, int seat) noexcept
cdef int next_card(State s, int wanted) noexcept
cdef int find_played(State s, int who, int kind) noexcept
cdef int why_no_kill(State s, int ruler, int kind) noexcept
cdef bint has_victim(State s) noexcept
cdef void kill(State s, int seat, int ruler, int kind) noexcept
cdef void seek_assassins(State s) noexcept
cdef void clear_cards(State s) noexcept
