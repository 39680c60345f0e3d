from moonsaga.games.crescent_moon.rules.state cimport State

cdef class Position(State):
    pass
