from moonsaga.kernel.core cimport Core
from moonsaga.kernel.rng cimport Rng

cdef int weighted(int* weights, int n, Rng rng) noexcept
cpdef long long playout(Core state, Rng rng, long long most)
