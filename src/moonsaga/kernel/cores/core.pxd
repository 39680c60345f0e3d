cdef class Declared:
    pass

cdef class Core(Declared):
    cdef int actor(self) noexcept
    cdef int list_actions(self, int seat, int* buffer) noexcept
    cdef int list_chance(self, int* outcomes, int* weights) noexcept
    cdef void play(self, int seat, int action) noexcept
    cdef void copy_from(self, Core other) noexcept
    cdef double evaluate(self, int seat) noexcept
    cpdef Core clone(self)
