from moonsaga.games.crescent_moon.rules.state cimport State

cdef int years_left(State s) noexcept
cdef int rounds_left(State s) noexcept
cdef int actions_left(State s, int seat) noexcept
cdef double leisure(State s, int seat) noexcept
cdef double lasting(State s) noexcept
cdef double coin_worth(State s, int seat) noexcept
cdef double unit_worth(State s, int seat) noexcept
cdef double card_worth(State s, int seat, int kind) noexcept
cdef double hex_worth(State s, int seat, int h) noexcept
cdef int is_waste(State s, int h) noexcept
cdef double token_worth(State s, int seat, int h) noexcept
cdef double settlement_worth(State s, int h) noexcept
cdef void survey_threats(State s) noexcept
cdef int defence(State s, int seat, int h) noexcept
cdef double spoils_at(State s, int h, int force) noexcept
cdef double eagerness(State s, int seat, int h, int force) noexcept
cdef double envy(State s, int seat, int h) noexcept
cdef double danger(State s, int seat) noexcept
cdef double prey(State s) noexcept
cdef double progress(State s, int seat) noexcept
cdef double sheet(State s, int seat) noexcept
cdef double purse(State s, int seat) noexcept
cdef double army(State s, int seat) noexcept
cdef double hand_worth(State s, int seat) noexcept
cdef double openings(State s, int seat) noexcept
cdef double prospects(State s, int seat) noexcept
cdef void survey_prospects(State s) noexcept
cdef void share_out(State s) noexcept
cdef double base_of(int seat) noexcept
cdef double share_of(int seat) noexcept
cdef void add_prospects(int seat, double points) noexcept
