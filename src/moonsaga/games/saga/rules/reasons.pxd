from moonsaga.games.saga.rules.state cimport State

cdef int why_no_coin_bonus(State s) noexcept
cdef int why_no_move_bonus(State s) noexcept
cdef int first_of(int reason, int other) noexcept
cdef int why_no_action(State s, int seat, int action) noexcept
cdef int why_no_choice(State s, int action) noexcept
cdef int why_no_tile_action(State s, int action) noexcept
cdef int why_not_now(State s, int action) noexcept
cdef int why_no_income_action(State s, int action) noexcept
cdef int why_no_bonus_action(State s, int action) noexcept
cdef int why_no_main_action(State s, int action) noexcept
cdef int why_no_battle_action(State s, int seat, int action) noexcept
cdef bint may_stop(State s) noexcept
