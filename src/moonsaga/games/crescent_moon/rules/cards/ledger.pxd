from moonsaga.games.crescent_moon.rules.state cimport State

cdef void enter_deal(State s, int buyer, int deal, int what, int offer) noexcept
cdef void note_counter(State s, int price) noexcept
cdef void note_outcome(State s, int outcome) noexcept
