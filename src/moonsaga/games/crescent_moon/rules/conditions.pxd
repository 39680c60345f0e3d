from moonsaga.games.crescent_moon.rules.state cimport State

cdef int why_no_done(State s, int seat) noexcept
cdef int why_no_skip(State s) noexcept
cdef int why_no_answer(State s) noexcept
cdef int why_no_side(State s) noexcept
cdef int why_no_resolve(State s, int seat, int kind) noexcept
cdef int why_no_unit(State s, int seat, int h, int unit) noexcept
cdef int why_no_hex(State s, int seat, int h) noexcept
cdef int why_no_mercenary(State s, int seat, int ruler, int h) noexcept
cdef int why_no_action(State s, int seat, int action) noexcept
cdef int why_no_placing(State s, int seat, int kind, int a) noexcept
cdef int why_no_stepping(State s, int seat, int kind, int a) noexcept
cdef int why_no_special(State s, int seat, int kind, int a) noexcept
cdef int why_no_dealing(State s, int seat, int kind, int a) noexcept
cdef int why_no_fighting(State s, int seat, int kind, int a) noexcept
