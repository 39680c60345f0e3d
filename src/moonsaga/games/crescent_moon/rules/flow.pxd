from moonsaga.games.crescent_moon.rules.state cimport State

cdef int acting(State s) noexcept
cdef bint is_asked(State s, int seat) noexcept
cdef bint may_act(State s, int seat) noexcept
cdef void settle(State s) noexcept
cdef bint proceed(State s) noexcept
cdef int near_cards(State s) noexcept
cdef bint proceed_filling(State s) noexcept
cdef bint proceed_looking(State s) noexcept
cdef bint proceed_choosing(State s) noexcept
cdef bint proceed_fighting(State s) noexcept
cdef bint proceed_aftermath(State s) noexcept
cdef void end_commit(State s) noexcept
cdef bint proceed_resolving(State s) noexcept
cdef int list_outcomes(State s, int* outcomes, int* weights) noexcept
cdef void play_outcome(State s, int outcome) noexcept
