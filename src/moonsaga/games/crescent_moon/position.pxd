from moonsaga.games.crescent_moon.state cimport State

cdef class Position(State):
    pass
