from moonsaga.games.crescent_moon.rules.state cimport State

cdef bint lies_at(State s, int card, int place, int depth) noexcept
cdef void see(State s, int card, int knowers) noexcept
cdef int natural_tag(int card) noexcept
cdef bint could_be(State s, int card, int other) noexcept
cdef void confuse_tags(State s, int card) noexcept
cdef int fresh_lot(State s, int viewer) noexcept
cdef int lot_of(State s, int viewer, int card) noexcept
cdef void stir(State s, int viewer, int place, int depth) noexcept
cdef void join(State s, int viewer, int place, int depth, int lot) noexcept
cdef void unite(State s, int viewer, int place, int depth) noexcept
cdef void stir_for_others(State s, int looker, int place, int depth) noexcept
cdef void blur_tags(State s, int place, int depth) noexcept
cdef void mix_tags(State s, int place) noexcept
cdef bint could_hold(State s, int seat, int kind) noexcept
cdef bint could_hold_anytime(State s, int seat) noexcept
