from moonsaga.games.eko.rules.state cimport State

cdef int list_builds(State s, int* buffer, int n) noexcept
cdef bint some_build(State s) noexcept
cdef int price(State s, int site, int level) noexcept
cdef int why_no_build(State s, int space, int direction, int level, int emperor) noexcept
cdef int why_no_level(State s, int site, int level) noexcept
cdef void build(State s, int space, int direction, int level, int emperor) noexcept
