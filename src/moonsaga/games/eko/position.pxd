from moonsaga.games.eko.rules.state cimport State

cdef class Position(State):
    pass
