from moonsaga.games.crescent_moon.state cimport State

cdef void begin(State s) noexcept
cdef void begin_laying(State s) noexcept
cdef void lay_out(State s) noexcept
cdef void place_group(State s, int seat, int g, int h) noexcept
cdef int why_no_group(State s, int seat, int g, int h) noexcept
cdef void choose_group(State s, int seat, int g, int h) noexcept
cdef void first_plot(State s) noexcept
cdef int income(State s, int seat) noexcept
cdef int reserve_value(State s, int seat) noexcept
cdef int current_strength(State s, int seat) noexcept
cdef void fill_reserves(State s, int seat) noexcept
cdef void prepare(State s) noexcept
cdef void end_upkeep(State s) noexcept
cdef void clear_action(State s) noexcept
cdef void begin_actions(State s) noexcept
cdef void next_turn(State s) noexcept
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
