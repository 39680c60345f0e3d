from moonsaga.games.blue_moon.rules.state cimport State

cdef void ask(State s, int choice, int chooser, int cause, int left) noexcept
cdef void back_to_turn(State s) noexcept
cdef void draw_cards(State s, int seat, int count, int then) noexcept
