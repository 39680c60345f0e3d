from moonsaga.games.crescent_moon.rules.state cimport State

cdef bint has_mercenaries(State s, int seat) noexcept
cdef double quarters_worth(State s, int seat) noexcept
cdef void weigh_goods(State s) noexcept
cdef double helped(State s, int payer, double sign) noexcept
cdef void weigh_help(State s) noexcept
cdef void set_limits(State s, int buyer, int dealer) noexcept
cdef void weigh_deal(State s) noexcept
cdef double most() noexcept
cdef double least() noexcept
cdef double between(double part) noexcept
cdef double seller_agrees(double price) noexcept
cdef double buyer_agrees(double price) noexcept
cdef void add_agreed(int buyer, int dealer, double chance, double price) noexcept
cdef void add_deal(State s) noexcept
cdef void add_pact(State s) noexcept
cdef void add_bargain(State s) noexcept
