from moonsaga.kernel.cores.core cimport Core
from moonsaga.kernel.cores.rng cimport Rng

cdef double leaf(Core state, Core spare, int seat, Rng rng) noexcept
cdef void let_nature_act(Core state, Rng rng) noexcept
cdef int follow(Core state, Core trial, Core spare, int seat, Rng rng) noexcept
cdef void rate(Core root, Core state, Core trial, Core spare, int seat, int* actions, double* score, int n, Rng rng, int width) noexcept
cdef int best(double* score, int n) noexcept
cdef int play_best(Core root, Core state, Core trial, Core spare, int seat, Rng rng, int width, double noise) noexcept
cpdef list scores(Core root, int seat, Rng rng, int width)
