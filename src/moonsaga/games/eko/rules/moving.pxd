from moonsaga.games.eko.rules.state cimport State
from moonsaga.kernel.cores.bits cimport u128

cdef bint calm(State s) noexcept
cdef int majority(State s, u128 around) noexcept
cdef int list_moves(State s, int* buffer, int n) noexcept
cdef bint some_move(State s) noexcept
cdef int why_no_move(State s, int source, int goal) noexcept
cdef void move(State s, int source, int goal) noexcept
cdef int list_losses(State s, int* buffer) noexcept
cdef int why_no_loss(State s, int lost, int emperor) noexcept
cdef void finish_move(State s, int lost, int emperor) noexcept
cdef u128 goals_from(State s, int source) noexcept
cdef void survey(State s) noexcept
