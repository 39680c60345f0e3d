from moonsaga.games.saga.rules.state cimport State

cdef void begin_game(State s) noexcept
cdef void build_free(State s, int area) noexcept
cdef void enlist(State s, int side, int area, int count) noexcept
cdef int list_targets(State s, int* outcomes) noexcept
cdef void turn_up_target(State s, int area) noexcept
cdef void man_other_areas(State s) noexcept
cdef bint is_dealt(State s, int side, int face) noexcept
cdef int faces_dealt(State s, int side) noexcept
cdef int list_faces(State s, int* outcomes) noexcept
cdef void deal_face(State s, int face) noexcept
cdef void give_face(State s, int side, int piece, int face) noexcept
cdef void give_last_face(State s, int side) noexcept
cdef int list_deployments(State s, int* buffer, int n) noexcept
cdef int why_no_deployment(State s, int face) noexcept
cdef void deploy(State s, int face) noexcept
