from moonsaga.games.blue_moon.rules.state cimport State

cdef class Position(State):
    pass
