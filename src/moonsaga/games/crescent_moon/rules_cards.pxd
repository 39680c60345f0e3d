from moonsaga.games.crescent_moon.state cimport State

cdef int count_at(State s, int place) noexcept
cdef int find_card(State s, int place, int kind) noexcept
cdef int card_at(State s, int place) noexcept
cdef int list_hand(State s, int seat) noexcept
cdef int held_at(int index) noexcept
cdef int hand_card(State s, int seat, int index) noexcept
cdef void put(State s, int card, int place, int knowers) noexcept
cdef void discard(State s, int card) noexcept
cdef int overfull(State s) noexcept
cdef int why_no_discard(State s, int seat, int kind) noexcept
cdef void discard_surplus(State s, int seat, int kind) noexcept
cdef int top_depth(State s) noexcept
cdef int bottom_depth(State s) noexcept
cdef int count_group(State s, int depth) noexcept
cdef void renumber(State s) noexcept
cdef void close_gap(State s) noexcept
cdef bint reshuffle(State s) noexcept
cdef int list_top(State s, int* outcomes, int* weights) noexcept
cdef int next_gap(State s, bint sultans) noexcept
cdef void slide(State s) noexcept
cdef void turn_up(State s, int card) noexcept
cdef void discard_old(State s, int place) noexcept
cdef void begin_look(State s, int seat, int what, int count) noexcept
cdef bint can_look(State s) noexcept
cdef void blur_top(State s) noexcept
cdef void look_at(State s, int card) noexcept
cdef void put_back(State s, bint bottom) noexcept
cdef void hide_choice(State s) noexcept
cdef int count_murshids(State s) noexcept
cdef void begin_plotting(State s) noexcept
cdef bint can_still_take(State s, int kind) noexcept
cdef int why_no_take(State s, int kind) noexcept
cdef void take(State s, int kind) noexcept
cdef void end_plotting(State s) noexcept
cdef int gaps_of_sultan(State s) noexcept
cdef void begin_conspiring(State s) noexcept
cdef void set_out(State s, int kind) noexcept
cdef void end_conspiring(State s) noexcept
cdef void begin_scholars(State s) noexcept
cdef void keep(State s, int seat, int kind) noexcept
