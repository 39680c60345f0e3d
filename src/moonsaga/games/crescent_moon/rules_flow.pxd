from moonsaga.games.crescent_moon.state cimport State

cdef int acting(State s) noexcept
cdef bint is_asked(State s, int seat) noexcept
cdef bint may_act(State s, int seat) noexcept
cdef void settle(State s) noexcept
cdef bint proceed(State s) noexcept
cdef int near_cards(State s) noexcept
cdef bint proceed_filling(State s) noexcept
cdef bint proceed_looking(State s) noexcept
cdef bint proceed_choosing(State s) noexcept
cdef bint proceed_fighting(State s) noexcept
cdef bint proceed_aftermath(State s) noexcept
cdef void end_commit(State s) noexcept
cdef bint proceed_resolving(State s) noexcept
cdef int why_no_done(State s, int seat) noexcept
cdef int why_no_skip(State s) noexcept
cdef int why_no_answer(State s) noexcept
cdef int why_no_side(State s) noexcept
cdef int why_no_resolve(State s, int seat, int kind) noexcept
cdef int why_no_unit(State s, int seat, int h, int unit) noexcept
cdef int why_no_hex(State s, int seat, int h) noexcept
cdef int why_no_mercenary(State s, int seat, int ruler, int h) noexcept
cdef int why_no_action(State s, int seat, int action) noexcept
cdef int why_no_placing(State s, int seat, int kind, int a) noexcept
cdef int why_no_stepping(State s, int seat, int kind, int a) noexcept
cdef int why_no_special(State s, int seat, int kind, int a) noexcept
cdef int why_no_dealing(State s, int seat, int kind, int a) noexcept
cdef int why_no_fighting(State s, int seat, int kind, int a) noexcept
cdef int offer(State s, int seat, int kind, int count, int* buffer, int n) noexcept
cdef int offer_steps(State s, int seat, int kind, int* buffer, int n) noexcept
cdef int offer_desertion(State s, int seat, int* buffer, int n) noexcept
cdef int offer_anytime(State s, int seat, int* buffer, int n) noexcept
cdef int list_main(State s, int seat, int* buffer) noexcept
cdef int list_further(State s, int seat, int* buffer) noexcept
cdef int list_fighting(State s, int seat, int* buffer) noexcept
cdef int list_choices(State s, int seat, int* buffer) noexcept
cdef void play_action(State s, int seat, int action) noexcept
cdef void do_placing(State s, int seat, int kind, int a) noexcept
cdef void do_stepping(State s, int seat, int kind, int a) noexcept
cdef void do_special(State s, int seat, int kind, int a) noexcept
cdef void stop(State s) noexcept
cdef void skip(State s, int seat) noexcept
cdef void leave_cards(State s, int seat) noexcept
cdef void do_dealing(State s, int seat, int kind, int a) noexcept
cdef void choose(State s, int seat, int kind) noexcept
cdef void do_fighting(State s, int seat, int kind, int a) noexcept
cdef void do_pointing(State s, int seat, int kind, int a) noexcept
cdef void take_side(State s, int seat, int side) noexcept
cdef void resolve(State s, int seat, int kind) noexcept
cdef int list_outcomes(State s, int* outcomes, int* weights) noexcept
cdef void play_outcome(State s, int outcome) noexcept
