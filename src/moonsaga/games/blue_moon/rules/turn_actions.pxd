from moonsaga.games.blue_moon.rules.state cimport State

cdef void play_action(State s, int action) noexcept
cdef void carry_out(State s, int action) noexcept
cdef int list_outcomes(State s, int* outcomes, int* weights) noexcept
cdef void play_outcome(State s, int outcome) noexcept
