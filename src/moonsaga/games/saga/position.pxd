from moonsaga.games.saga.rules.state cimport State

cdef class Position(State):
    pass
