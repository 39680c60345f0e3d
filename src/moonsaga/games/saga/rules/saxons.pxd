from moonsaga.games.saga.rules.state cimport State

cdef int list_building(State s, int* buffer, int n) noexcept
cdef int why_no_building(State s, int area) noexcept
cdef void build(State s, int area) noexcept
cdef int list_fyrd(State s, int* buffer, int n) noexcept
cdef int why_no_fyrd(State s, int area) noexcept
cdef void fyrd(State s, int area) noexcept
cdef int why_no_income(State s, int area) noexcept
cdef int why_no_income_coin(State s, int area) noexcept
cdef int why_no_income_recruit(State s, int area, int unit) noexcept
cdef int list_income(State s, int* buffer, int n) noexcept
cdef void take_income(State s, int area) noexcept
cdef void recruit_at(State s, int area, int unit) noexcept
cdef void begin_income(State s, int area) noexcept
cdef void end_income(State s) noexcept
cdef int list_tribute(State s, int* buffer, int n) noexcept
cdef int why_no_tribute(State s, int area) noexcept
cdef void pay_tribute(State s, int area) noexcept
cdef int why_no_bonus_coin(State s) noexcept
cdef void take_bonus_coin(State s) noexcept
