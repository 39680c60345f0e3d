from moonsaga.games.crescent_moon.rules.state cimport State

cdef void ask_losses(State s, int side) noexcept
cdef int why_no_loss(State s, int seat, int o) noexcept
cdef void lose(State s, int side, int o, int m) noexcept
cdef void retreat(State s) noexcept
cdef bint holds_field(State s) noexcept
cdef int why_no_capture(State s) noexcept
cdef void begin_capture(State s) noexcept
cdef void capture(State s) noexcept
cdef void sack_strongholds(State s) noexcept
cdef void take_spoils(State s, int what, int coins, int points) noexcept
cdef void sack(State s) noexcept
cdef void end_combat(State s) noexcept
