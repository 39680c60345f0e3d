from moonsaga.games.saga.rules.state cimport State

cdef int saxon_victory(State s) noexcept
cdef int viking_victory(State s) noexcept
cdef int areas_held(State s, int side) noexcept
cdef bint is_won(State s) noexcept
cdef void end_round(State s) noexcept
cdef void pay_inland_coins(State s) noexcept
cdef void bring_home(State s) noexcept
cdef void come_home(State s, int unit, int slot) noexcept
