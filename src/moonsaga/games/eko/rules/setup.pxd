from moonsaga.games.eko.rules.state cimport State

cdef int list_set_up(State s, int* outcomes, int* weights) noexcept
cdef void play_set_up(State s, int outcome) noexcept
cdef void begin_set_up(State s) noexcept
