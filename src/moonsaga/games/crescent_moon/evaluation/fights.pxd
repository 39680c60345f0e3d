from moonsaga.games.crescent_moon.rules.state cimport State

cdef double combat_worth(State s, int kind, int side) noexcept
cdef double sway_worth(State s, int kind, int seat) noexcept
cdef double worth_here(State s, int kind, int seat, int side) noexcept
cdef double chosen_worth(State s, int seat, int side) noexcept
cdef double hidden_worth(State s, int seat, int side) noexcept
cdef double shown_worth(State s, int seat, int side) noexcept
cdef double price_of_choice(State s, int seat) noexcept
cdef int saved_units(State s, int seat) noexcept
cdef bint takes_part(State s, int seat) noexcept
cdef int likely_side(State s, int seat) noexcept
cdef bint harms_leader(State s, int owner) noexcept
cdef bint may_desert(State s, int seat, int side) noexcept
cdef double open_lead(State s) noexcept
cdef double chance_to_win(State s, int viewer) noexcept
cdef double odds(State s, double ahead, double spread) noexcept
cdef double stake(State s, int seat) noexcept
cdef double plunder(State s) noexcept
cdef void add_casualties(State s, int viewer) noexcept
cdef void add_fight(State s, int viewer) noexcept
