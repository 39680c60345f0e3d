from moonsaga.games.blue_moon.state cimport State

cdef class Position(State):
    pass
