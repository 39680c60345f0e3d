from moonsaga.games.blue_moon.state cimport State

cdef int acting(State s) noexcept
cdef int list_choices(State s, int* buffer) noexcept
cdef int list_outcomes(State s, int* outcomes, int* weights) noexcept
cdef int why_no_action(State s, int action) noexcept
cdef void play_action(State s, int action) noexcept
cdef void play_outcome(State s, int outcome) noexcept
cdef void begin_game(State s) noexcept
cdef void choose_deck(State s, int seat, int people) noexcept
