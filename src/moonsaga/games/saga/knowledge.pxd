from moonsaga.games.saga.state cimport State

cdef double viking_power(State s, int area) noexcept
cdef double saxon_power(State s, int area) noexcept
cdef bint some_in_scandinavia(State s) noexcept
cdef bint some_next_door(State s, int area) noexcept
cdef double squash(double x) noexcept
cdef double holding(State s, int area, double steepness) noexcept
cdef int turns_left(State s, int side) noexcept
cdef double raid_hope(State s) noexcept
cdef double going_on(State s, double held, double loot) noexcept
cdef double army(State s, int side) noexcept
cdef double vikings_ahead(State s) noexcept
cdef double value(State s, int seat) noexcept
