from moonsaga.games.blue_moon.rules.state cimport State

cdef int silencer(State s, int slot, int what) noexcept
cdef int reducer(State s, int slot, int element) noexcept
cdef int doubler_of_all(State s, int slot) noexcept
cdef int culprit(State s, int action, int reason) noexcept
cdef int raiser_of_bluffs(State s, int seat) noexcept
