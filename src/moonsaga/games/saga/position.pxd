from moonsaga.games.saga.state cimport State

cdef class Position(State):
    pass
