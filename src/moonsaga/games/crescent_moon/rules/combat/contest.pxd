from moonsaga.games.crescent_moon.rules.state cimport State

cdef void begin_declaring(State s) noexcept
cdef void next_declaration(State s) noexcept
cdef void declare(State s, int seat, int side) noexcept
cdef int contest_bonus(State s, int kind, int seat) noexcept
cdef void resolve_contest_card(State s, int card) noexcept
cdef int why_no_victim(State s, int seat, int ruler) noexcept
cdef void corrupt(State s, int seat, int ruler) noexcept
cdef bint has_force(State s, int seat) noexcept
cdef bint has_settlement(State s, int seat) noexcept
cdef bint is_civil(State s, int seat) noexcept
cdef int attack_influence(State s) noexcept
cdef int defence_influence(State s) noexcept
cdef void judge_contest(State s) noexcept
cdef void settle_contest(State s) noexcept
