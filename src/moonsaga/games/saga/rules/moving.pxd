from moonsaga.games.saga.rules.state cimport State

cdef int why_no_start(State s, int side, int start) noexcept
cdef int why_no_way(State s, int side, int start, int goal) noexcept
cdef int why_no_passage(State s, int slot, int goal) noexcept
cdef int most_movers(State s, int side, int start, int one) noexcept
cdef int why_no_count(State s, int side, int start, int count, int one) noexcept
cdef int why_no_move(State s, int start, int goal, int count, int one) noexcept
cdef int list_moves(State s, int first, int one, int* buffer, int n) noexcept
cdef int list_counts(State s, int first, int start, int goal, int one, int* buffer, int n) noexcept
cdef void start_move(State s, int start, int goal, int count, int one, int bonus) noexcept
cdef void embark(State s, int start, int goal, int count, int one) noexcept
cdef int why_not_along(State s, int mask) noexcept
cdef int list_along(State s, int* buffer, int n) noexcept
cdef void go(State s, int mask) noexcept
cdef int why_no_draw(State s, int slot) noexcept
cdef int list_drawing(State s, int first, int* buffer, int n) noexcept
cdef void start_draw(State s, int slot, int bonus) noexcept
cdef void see_target(State s, int marker) noexcept
cdef int why_no_boarding(State s, int start, int goal, int count) noexcept
cdef int list_boarding(State s, int* buffer, int n) noexcept
