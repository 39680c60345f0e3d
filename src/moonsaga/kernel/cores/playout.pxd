from moonsaga.kernel.cores.core cimport Core
from moonsaga.kernel.cores.rng cimport Rng

cdef int weighted(int* weights, int n, Rng rng) noexcept
cpdef long long playout(Core state, Rng rng, long long most)
