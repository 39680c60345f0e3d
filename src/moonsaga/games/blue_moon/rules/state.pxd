from moonsaga.kernel.cores.core cimport Core

cdef class Settings:
    cdef readonly dict options
    cdef readonly tuple decks
    cdef readonly tuple peoples
    cdef object maker
    # the cards by slot
    cdef int card[60]
    cdef int kind[60]
    cdef int fire[60]
    cdef int earth[60]
    cdef int shield[60]
    cdef int icon[60]
    cdef int gang[60]
    cdef int pair[60]
    cdef int bluff[60]
    cdef int room[60]
    cdef int text[60]
    cdef int effect[60]
    cdef int one[60]
    cdef int two[60]
    cdef int three[60]
    cdef bint flit[60]
    cdef bint buka[60]
    # rulings
    cdef int brought[2]
    cdef bint ignored_in_hand
    cdef bint ignored_cannot_pay
    cdef bint reductions_last
    cdef bint texts_after_stop
    cdef bint blocked_by_cards
    cdef bint icon_protects
    cdef bint normal_first
    cdef bint win_by_fight
    cdef bint aims_chosen
    cdef bint ships_exempt
    cdef bint protected_in_hand
    cdef bint bluffs_take_free
    cdef bint pay_and_retreat
    cdef bint bounce_needs_cards
    cdef bint mulligan
    cdef bint match
    cdef int first

cdef class State(Core):
    cdef Settings rules
    cdef list journal
    # cards by slot
    cdef signed char place[60]
    cdef unsigned char knows[60]
    cdef unsigned char mark[60]
    cdef signed char aboard[60]
    cdef signed char aim[60]
    cdef short stamp[60]
    # what everybody could follow of each seat's hidden cards
    cdef bint lost[60]
    cdef short outing[60]
    cdef tuple past_one
    cdef tuple past_two
    cdef int outings[2]
    # rows on the table, seat * 30 + index
    cdef signed char combat[60]
    cdef signed char support[60]
    cdef signed char bottom[60]
    cdef int combats[2]
    cdef int live[2]
    cdef int supports[2]
    cdef int bottoms[2]
    cdef int hand[2]
    cdef int deck[2]
    cdef int dragons[2]
    cdef int picked[2]
    cdef int score[2]
    # what is ignored of each seat's cards; written by survey
    cdef unsigned long long texts[2]
    cdef bint touched[2]
    cdef int no_texts[2]
    cdef bint no_characters[2]
    cdef bint no_boosters[2]
    cdef bint no_supports[2]
    cdef bint no_icon_cards[2]
    cdef bint fogged[2]
    cdef bint bared[2]
    cdef int cut_characters[2]
    cdef int cut_others[2]
    # the fight and the turn
    cdef int seat
    cdef int phase
    cdef int stage
    cdef int element
    cdef bint begun
    cdef int lead
    cdef int plays
    cdef int combat_plays
    cdef int normals
    cdef int normal_gang
    cdef int normal_pair
    cdef bint character
    cdef int launches
    cdef int launch_pair
    cdef int boosters
    cdef int others
    cdef bint played_booster
    cdef bint played_support
    cdef bint stopped
    cdef bint bounced
    cdef bint next_free
    cdef int from_deck
    cdef int landed
    cdef int hand_plays
    # what is asked
    cdef int choice
    cdef int chooser
    cdef int cause
    cdef int left
    cdef int last
    cdef int paid
    cdef int need
    cdef int pay_element
    cdef int then
    cdef int drawer
    # the game
    cdef int clock
    cdef int learned
    cdef int turns
    cdef int first_out
    cdef int ended
    cdef int winner
    cdef int crystals
    cdef int games
    cdef int starter

    cdef void lay_out(self) noexcept

cdef int owner(int slot) noexcept
cdef bint is_active(State s, int slot) noexcept
cdef void lift(State s, int slot) noexcept
cdef void note_exhausted(State s) noexcept
cdef void put_down(State s, int slot, int place) noexcept
cdef tuple past_of(State s, int seat)
cdef void publish(State s, int slot) noexcept
cdef void lose(State s, int slot, int how) noexcept
cdef void lose_hand(State s, int seat, bint bluffs) noexcept
cdef void go_out(State s, int slot) noexcept
cdef void note(State s, int seat, int kind, int argument) noexcept
cdef void tidy(State s, int seat) noexcept
cdef void discard(State s, int slot) noexcept
cdef void to_hand(State s, int slot, int knowers) noexcept
cdef int count_place(State s, int seat, int place) noexcept
cdef void tell(State s, int event, int a, int b, int c) noexcept
