from moonsaga.games.blue_moon.rules.state cimport State

cdef int hand_value(State s, int seat, int element) noexcept
cdef int characters_in_hand(State s, int seat) noexcept
cdef int why_no_payment(State s, int slot) noexcept
cdef bint pay(State s, int slot) noexcept
cdef int next_demand(State s, int seat, int start) noexcept
cdef bint payable(State s, int slot) noexcept
cdef bint all_payable(State s) noexcept
cdef void start_payment(State s, int slot) noexcept
cdef void choose_element(State s, int element) noexcept
cdef void pay_demand(State s, int slot) noexcept
cdef int demand_need(State s, int slot) noexcept
