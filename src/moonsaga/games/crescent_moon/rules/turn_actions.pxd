from moonsaga.games.crescent_moon.rules.state cimport State

cdef int why_not_on_sheet(State s, int seat, int action) noexcept
cdef void open_fight(State s, int what, int h, int attacker, int defender) noexcept
cdef void gain(State s, int seat, int points) noexcept
cdef void spoils(State s, int points) noexcept
cdef bint near_presence(State s, int seat, int h) noexcept
cdef int why_no_influence(State s, int seat, int h) noexcept
cdef bint other_present(State s, int seat, int h) noexcept
cdef void spread_influence(State s, int seat, int h) noexcept
cdef bint is_contested(State s, int seat, int h) noexcept
cdef bint boats_bring_murshid(State s, int seat, int h) noexcept
cdef void end_spreading(State s) noexcept
cdef void place_token(State s, int seat, int h) noexcept
cdef int cost(State s, int seat, int h, int building) noexcept
cdef int why_no_site(State s, int seat, int h, int building) noexcept
cdef int why_no_build(State s, int seat, int h, int building) noexcept
cdef void raise_building(State s, int seat, int h, int building) noexcept
cdef void build(State s, int seat, int h, int building) noexcept
