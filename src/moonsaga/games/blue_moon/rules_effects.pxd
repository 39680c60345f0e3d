from moonsaga.games.blue_moon.state cimport State

cdef void resolve(State s, int slot) noexcept
cdef int why_no_use(State s, int slot) noexcept
cdef void use_card(State s, int slot) noexcept
cdef int demand_need(State s, int slot) noexcept
cdef int next_demand(State s, int seat, int start) noexcept
cdef bint all_payable(State s) noexcept
cdef bint payable(State s, int slot) noexcept
cdef void start_payment(State s, int slot) noexcept
cdef int why_no_choice_of(State s, int slot) noexcept
cdef bint may_skip(State s) noexcept
cdef void choose_card(State s, int slot) noexcept
cdef void choose_kind(State s, int which) noexcept
cdef void choose_element(State s, int element) noexcept
cdef void confirm(State s) noexcept
cdef void skip_choice(State s) noexcept
cdef void blind_card(State s) noexcept
cdef bint may_blind(State s) noexcept
cdef bint may_pick_kind(State s, int which) noexcept
cdef void draw_cards(State s, int seat, int count, int then) noexcept
cdef void back_to_turn(State s) noexcept
cdef int why_no_bluff_chosen(State s, int index) noexcept
cdef void choose_bluff(State s, int index) noexcept
cdef void ask(State s, int choice, int chooser, int cause, int left) noexcept
cdef void one_less_blind(State s) noexcept
