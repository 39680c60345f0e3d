cdef class Rng:
    cdef unsigned long long state
    cpdef unsigned long long next(self)
    cpdef long long below(self, long long bound)
