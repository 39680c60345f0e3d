from moonsaga.games.eko.rules.state cimport State

cdef int list_sand(State s, int* buffer, int n) noexcept
cdef int why_no_sand(State s, int space) noexcept
cdef void use_sand(State s, int space) noexcept
cdef int list_moon(State s, int* buffer, int n) noexcept
cdef bint some_moon(State s) noexcept
cdef int why_no_moon(State s, int space) noexcept
cdef void use_moon(State s, int space) noexcept
