from moonsaga.games.eko.rules.state cimport State
from moonsaga.kernel.cores.bits cimport u128

cdef int list_reinforcements(State s, int* buffer) noexcept
cdef bint some_reinforcement(State s) noexcept
cdef bint may_stop(State s) noexcept
cdef int why_no_reinforcement(State s, int space, int count) noexcept
cdef void reinforce(State s, int space, int count) noexcept
cdef u128 near_enemy_buildings(State s, int seat) noexcept
