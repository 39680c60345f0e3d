from moonsaga.games.eko.rules.state cimport State

cdef void capture(State s, int victim) noexcept
cdef int list_swaps(State s, int* buffer) noexcept
cdef int why_no_swap(State s, int space) noexcept
cdef void swap(State s, int space) noexcept
