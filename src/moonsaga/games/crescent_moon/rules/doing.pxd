from moonsaga.games.crescent_moon.rules.state cimport State

cdef void play_action(State s, int seat, int action) noexcept
cdef void do_placing(State s, int seat, int kind, int a) noexcept
cdef void do_stepping(State s, int seat, int kind, int a) noexcept
cdef void do_special(State s, int seat, int kind, int a) noexcept
cdef void stop(State s) noexcept
cdef void skip(State s, int seat) noexcept
cdef void leave_cards(State s, int seat) noexcept
cdef void do_dealing(State s, int seat, int kind, int a) noexcept
cdef void choose(State s, int seat, int kind) noexcept
cdef void do_fighting(State s, int seat, int kind, int a) noexcept
cdef void do_pointing(State s, int seat, int kind, int a) noexcept
cdef void take_side(State s, int seat, int side) noexcept
cdef void resolve(State s, int seat, int kind) noexcept
