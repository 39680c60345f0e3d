from moonsaga.games.crescent_moon.rules.state cimport State

cdef void resolve_combat_card(State s, int card) noexcept
cdef void begin_assigning(State s, int kind, int side) noexcept
cdef int why_no_assign(State s, int seat, int o, int m) noexcept
cdef void assign(State s, int o, int m) noexcept
cdef void put_on_card(State s, int side, int unit, int count, int gives) noexcept
cdef int on_cards(State s, int side, int unit) noexcept
cdef int take_off_card(State s, int side, int unit) noexcept
cdef void take_back(State s, int side, int gives) noexcept
cdef int why_no_prey(State s, int ruler, int h) noexcept
cdef bint has_prey(State s) noexcept
cdef void drop_mercenary(State s, int ruler, int h) noexcept
cdef void begin_second_half(State s) noexcept
cdef bint has_second_half(State s) noexcept
cdef void do_second_half(State s) noexcept
cdef void welcome_mercenary(State s) noexcept
cdef int why_no_reinforcement(State s, int seat, int h, int unit) noexcept
cdef bint has_reinforcement(State s) noexcept
cdef void reinforce(State s, int seat, int h, int unit) noexcept
cdef void welcome_reserve(State s) noexcept
cdef int on_warfare(State s, int side, int unit) noexcept
cdef int movable_units(State s, int side, int unit) noexcept
cdef int why_no_slip(State s, int seat, int h, int unit) noexcept
cdef bint can_slip_away(State s) noexcept
cdef void slip_away(State s, int seat, int h, int unit) noexcept
