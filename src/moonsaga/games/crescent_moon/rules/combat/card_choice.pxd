from moonsaga.games.crescent_moon.rules.state cimport State

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
