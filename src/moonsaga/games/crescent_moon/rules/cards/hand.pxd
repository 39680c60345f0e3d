from moonsaga.games.crescent_moon.rules.state cimport State

cdef int count_at(State s, int place) noexcept
cdef int find_card(State s, int place, int kind) noexcept
cdef int card_at(State s, int place) noexcept
cdef int list_hand(State s, int seat) noexcept
cdef int held_at(int index) noexcept
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
