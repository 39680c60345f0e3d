from moonsaga.games.saga.rules.state cimport State

cdef void play_action(State s, int seat, int action) noexcept
cdef void settle(State s) noexcept
cdef void play_choice(State s, int action) noexcept
cdef void play_bonus(State s, int action) noexcept
cdef void play_main(State s, int action) noexcept
cdef void play_placing(State s, int unit, int slot) noexcept
cdef void play_in_battle(State s, int seat, int action) noexcept
cdef void stop(State s) noexcept
cdef int list_outcomes(State s, int* outcomes, int* weights) noexcept
cdef void play_outcome(State s, int outcome) noexcept
