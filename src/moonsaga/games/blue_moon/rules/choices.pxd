from moonsaga.games.blue_moon.rules.state cimport State

cdef int acting(State s) noexcept
cdef int why_no_action(State s, int action) noexcept
cdef int list_choices(State s, int* buffer) noexcept
cdef int list_decks(State s, int seat, int* buffer) noexcept
cdef int why_no_deck(State s, int seat, int action) noexcept
cdef bint can_go_on(State s) noexcept
cdef bint is_stuck(State s) noexcept
