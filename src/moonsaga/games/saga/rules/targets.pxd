from moonsaga.games.saga.rules.state cimport State

cdef bint is_beside(State s, int marker) noexcept
cdef int slot_of(State s, int marker) noexcept
cdef bint is_hidden(State s, int slot) noexcept
cdef int list_scouting(State s, int* buffer, int n) noexcept
cdef int why_no_scouting(State s, int marker, int slot) noexcept
cdef void scout(State s, int marker, int slot) noexcept
cdef void give_back(State s, int slot) noexcept
cdef void reveal_target(State s, int slot) noexcept
cdef int list_draws(State s, int slot, int* outcomes) noexcept
cdef void draw_target(State s, int slot, int marker) noexcept
cdef int weight_of(int slot) noexcept
cdef int digit(int world, int slot) noexcept
cdef bint holds(int world, int marker) noexcept
cdef void clear_next() noexcept
cdef void keep_next(State s) noexcept
cdef int put_marker(int world, int slot, int marker) noexcept
cdef void imagine_scouting(State s, int slot) noexcept
cdef void imagine_moving(State s, int source, int slot) noexcept
cdef void imagine_reveal(State s, int slot, int marker) noexcept
cdef void imagine_draw(State s, int slot, int marker) noexcept
