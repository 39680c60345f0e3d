from moonsaga.games.blue_moon.rules.state cimport State

cdef void play_card(State s, int slot, bint covering) noexcept
cdef void play_bluff(State s, int slot) noexcept
cdef int why_no_loading(State s, int slot, int ship) noexcept
cdef void load(State s, int slot, int ship) noexcept
cdef int why_no_retreat(State s) noexcept
cdef void retreat(State s, int loser) noexcept
cdef int why_no_decline(State s) noexcept
cdef void decline(State s) noexcept
cdef void discard_to_decline(State s, int slot) noexcept
cdef void end_decline(State s) noexcept
cdef int why_no_turn_end(State s) noexcept
cdef int why_no_announcement(State s, int element) noexcept
cdef void announce(State s, int element) noexcept
cdef void take_aim(State s, int slot) noexcept
cdef void ask_other(State s) noexcept
cdef void call_bluff(State s) noexcept
cdef void refill(State s) noexcept
cdef void end_turn(State s) noexcept
cdef void settle(State s) noexcept
