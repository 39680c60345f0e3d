from moonsaga.games.saga.rules.state cimport State

cdef int acting(State s) noexcept
cdef int list_choices(State s, int seat, int* buffer) noexcept
cdef int list_in_battle(State s, int seat, int* buffer) noexcept
cdef int end_list(int n, int* buffer, int action) noexcept
cdef int list_of_tile(State s, int* buffer) noexcept
cdef int list_bonus(State s, int* buffer, int n) noexcept
