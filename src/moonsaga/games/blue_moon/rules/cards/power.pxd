from moonsaga.games.blue_moon.rules.state cimport State

cdef void survey(State s) noexcept
cdef int blank(State s, int slot) noexcept
cdef bint speaks(State s, int slot) noexcept
cdef bint has_icon(State s, int slot, int icon) noexcept
cdef bint protected_now(State s, int slot) noexcept
cdef bint protected_in_hand(State s, int slot) noexcept
cdef bint spared_by_magpie(State s, int slot) noexcept
cdef bint bears_icon(State s, int slot) noexcept
cdef int power(State s, int seat, int element) noexcept
cdef bint shielded(State s, int seat, int element) noexcept
cdef int first_speaking(State s, int seat, int effect, int start) noexcept
cdef int count_active(State s, int seat, int kinds) noexcept
cdef int count_table(State s, int seat) noexcept
cdef int weigh(State s, int seat, int element, int mode) noexcept
cdef int raised(int value, int other, int to) noexcept
cdef int share_of(int slot) noexcept
cdef int helped_by(int slot) noexcept
cdef int least_by() noexcept
cdef int find_active(State s, int seat, int effect, int one) noexcept
cdef int printed(State s, int slot, int element) noexcept
cdef int counted(State s, int slot, int element) noexcept
cdef bint is_cut(int value, int parity) noexcept
cdef bint shields(State s, int slot, int element) noexcept
cdef bint is_working(State s, int slot) noexcept
