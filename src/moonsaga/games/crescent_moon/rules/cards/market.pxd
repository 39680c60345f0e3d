from moonsaga.games.crescent_moon.rules.state cimport State

cdef int area_of(int place) noexcept
cdef int price_of(State s, int seat, int place) noexcept
cdef int why_no_buy(State s, int seat, int place) noexcept
cdef void buy(State s, int seat, int place) noexcept
cdef int why_no_fetch(State s, int seat, int place) noexcept
cdef void fetch(State s, int seat, int place) noexcept
cdef void end_buying(State s) noexcept
cdef long long deal_bit(int deal, int which) noexcept
cdef bint was_asked(State s, int deal, int which) noexcept
cdef int why_no_ask(State s, int seat, int place) noexcept
cdef int why_no_hire(State s, int seat, int n) noexcept
cdef int why_no_bribe(State s, int seat, int h, int n) noexcept
cdef void open_deal(State s, int deal, int which, int n) noexcept
cdef void hire(State s, int seat, int n) noexcept
cdef void begin_quartering(State s, int n) noexcept
cdef int seller(State s) noexcept
cdef int why_no_price(State s, int seat, int price) noexcept
cdef void name_price(State s, int seat, int price) noexcept
cdef int deal_card(State s) noexcept
cdef int deal_object(State s) noexcept
cdef void refuse_deal(State s, int seat) noexcept
cdef void strike_deal(State s, int seat) noexcept
cdef void bribe(State s, int h, int n) noexcept
