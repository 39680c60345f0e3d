from moonsaga.games.blue_moon.state cimport State

cdef void survey(State s) noexcept
cdef int blank(State s, int slot) noexcept
cdef bint speaks(State s, int slot) noexcept
cdef bint has_icon(State s, int slot, int icon) noexcept
cdef bint protected_now(State s, int slot) noexcept
cdef bint bears_icon(State s, int slot) noexcept
cdef int power(State s, int seat, int element) noexcept
cdef bint shielded(State s, int seat, int element) noexcept
cdef int first_speaking(State s, int seat, int effect, int start) noexcept
cdef int count_active(State s, int seat, int kinds) noexcept
cdef int count_table(State s, int seat) noexcept
