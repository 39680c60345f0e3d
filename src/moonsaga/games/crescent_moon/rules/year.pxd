from moonsaga.games.crescent_moon.rules.state cimport State

cdef int income(State s, int seat) noexcept
cdef int count_influence(State s, int seat) noexcept
cdef int find_tile(State s, int tile) noexcept
cdef int controls_tile(State s, int seat, int tile) noexcept
cdef int influences_tile(State s, int seat, int tile) noexcept
cdef int score_warlord(State s) noexcept
cdef int score_murshid(State s) noexcept
cdef int score_sultan(State s) noexcept
cdef int score_caliph(State s) noexcept
cdef int score_nomad(State s) noexcept
cdef int points_of(State s, int seat) noexcept
cdef void score(State s) noexcept
cdef void end_game(State s) noexcept
