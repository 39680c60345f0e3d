from moonsaga.games.saga.rules.state cimport State

cdef int leader_strength(State s, int side, int face, int area) noexcept
cdef int strength(State s, int side, int area) noexcept
cdef void compare(State s) noexcept
cdef int count_losses(State s, int side) noexcept
cdef bint owes_losses(State s, int side) noexcept
cdef int why_no_losses(State s, int side, int mask) noexcept
cdef int list_losses(State s, int side, int* buffer, int n) noexcept
cdef void choose_losses(State s, int side, int mask) noexcept
cdef void remove(State s, int side, int warriors, int mask) noexcept
cdef void retreat_loser(State s) noexcept
cdef int why_no_retreat(State s, int side, int place) noexcept
cdef bint some_refuge(State s) noexcept
cdef int why_no_ship(State s) noexcept
cdef int list_retreats(State s, int* buffer, int n) noexcept
cdef void retreat(State s, int place) noexcept
cdef void take_spoils(State s) noexcept
cdef int why_no_spoils(State s, int area) noexcept
cdef int list_spoils(State s, int* buffer, int n) noexcept
cdef void plunder_field(State s) noexcept
cdef void end_battle(State s) noexcept
