from moonsaga.games.saga.rules.state cimport State

cdef double viking_power(State s, int area) noexcept
cdef double saxon_power(State s, int area) noexcept
cdef bint some_in_scandinavia(State s) noexcept
cdef bint some_next_door(State s, int area) noexcept
cdef double squash(double x) noexcept
cdef double holding(State s, int area, double steepness) noexcept
cdef int turns_left(State s, int side) noexcept
cdef bint can_still(State s, int action) noexcept
cdef double danger(State s, int area) noexcept
cdef double exposure(State s, int viking_turns) noexcept
cdef double exposed(State s, int area) noexcept
cdef double action_worth(State s, int action, double loot, double prey) noexcept
cdef double tile_worth(State s, int side, int tile, double loot, double prey) noexcept
cdef double tiles_ahead(State s, double loot, double prey) noexcept
cdef double may_still(State s, int action, int bonus) noexcept
cdef double landing(State s, int area, double needed) noexcept
cdef int ready_burhs(State s) noexcept
cdef double more_burhs(State s, double moves) noexcept
cdef double coin_chance(State s, double moves) noexcept
cdef double area_chance(State s, double held, double moves) noexcept
cdef double this_round(State s, double held, int saxon_turns) noexcept
cdef double raid_hope(State s) noexcept
cdef double coins_worth(State s, double inland) noexcept
cdef double plunder_ahead(State s, double loot) noexcept
cdef double going_on(State s, double held, double inland, double loot, double prey, int seat) noexcept
cdef double might(double army) noexcept
cdef double army(State s, int side) noexcept
cdef double vikings_ahead(State s, int seat) noexcept
cdef double value(State s, int seat) noexcept
