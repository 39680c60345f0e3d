cdef class Probe:
    cdef int cells[4]
    cdef readonly int last
