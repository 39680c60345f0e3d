from moonsaga.kernel.cores.core cimport Core
from moonsaga.kernel.cores.rng cimport Rng

cdef class Rollouts:
    cdef int width
    cdef int depth
    cdef double noise
    cdef double deadline
    cdef public long long decisions
    cdef Core line
    cdef Core state
    cdef Core trial
    cdef Core spare
    cpdef double play(self, Core world, int seat, int action, Rng rng)
