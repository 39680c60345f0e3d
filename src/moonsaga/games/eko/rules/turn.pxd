from moonsaga.games.eko.rules.state cimport State

cdef int list_choices(State s, int* buffer) noexcept
cdef int why_no_choice(State s, int action) noexcept
cdef void play_choice(State s, int action) noexcept
