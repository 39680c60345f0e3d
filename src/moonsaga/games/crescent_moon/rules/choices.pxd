from moonsaga.games.crescent_moon.rules.state cimport State

cdef int offer(State s, int seat, int kind, int count, int* buffer, int n) noexcept
cdef int offer_steps(State s, int seat, int kind, int* buffer, int n) noexcept
cdef int offer_desertion(State s, int seat, int* buffer, int n) noexcept
cdef int offer_anytime(State s, int seat, int* buffer, int n) noexcept
cdef int list_main(State s, int seat, int* buffer) noexcept
cdef int list_further(State s, int seat, int* buffer) noexcept
cdef int list_fighting(State s, int seat, int* buffer) noexcept
cdef int list_choices(State s, int seat, int* buffer) noexcept
