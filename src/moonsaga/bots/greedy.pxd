from moonsaga.kernel.core cimport Core
from moonsaga.kernel.rng cimport Rng

cdef double leaf(Core state, Core spare, int seat, Rng rng) noexcept
cdef int follow(Core state, Core trial, Core spare, int seat, Rng rng) noexcept
cpdef list scores(Core root, int seat, Rng rng, int width)
