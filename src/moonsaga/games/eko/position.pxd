from moonsaga.games.eko.state cimport State

cdef class Position(State):
    pass
