from moonsaga.games.blue_moon.rules.state cimport State

cdef int why_no_choice_of(State s, int slot) noexcept
cdef int why_no_bluff_chosen(State s, int index) noexcept
cdef void choose_bluff(State s, int index) noexcept
cdef bint may_skip(State s) noexcept
cdef bint may_blind(State s) noexcept
cdef void blind_card(State s) noexcept
cdef void confirm(State s) noexcept
cdef void choose_kind(State s, int which) noexcept
cdef void skip_choice(State s) noexcept
cdef void close_choice(State s) noexcept
cdef void choose_card(State s, int slot) noexcept
cdef void one_less_blind(State s) noexcept
