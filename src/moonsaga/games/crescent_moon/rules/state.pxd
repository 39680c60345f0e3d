from moonsaga.kernel.cores.core cimport Core

cdef class Settings:
    cdef readonly dict options
    cdef readonly object chart
    cdef int seats
    cdef int years
    cdef bint variable
    cdef bint civil_each
    cdef bint optional_effects
    cdef bint enter_own
    cdef bint own_desertion
    cdef bint random_discards
    cdef bint sack_always
    cdef bint bonus_stays
    cdef int start_tile[16]
    cdef int start_cell[16]
    cdef int start_turn[16]
    cdef int start_group[10]
    cdef int hexes

cdef class State(Core):
    cdef Settings rules
    cdef list journal
    # the map by hex: what was laid, where, and how it is turned
    cdef signed char tile[16]
    cdef signed char cell[16]
    cdef signed char turn[16]
    # pieces by hex: stronghold, its lord, settlement, influence
    cdef signed char hold[16]
    cdef signed char lord[16]
    cdef signed char town[16]
    cdef signed char influence[16]
    # units by ruler and hex: ruler * 16 + hex
    cdef signed char ordinary[80]
    cdef signed char mercs[80]
    # what each ruler has beside the map
    cdef int supply[5]
    cdef int reserve[5]
    cdef int forts[5]
    cdef int castles[5]
    cdef int tokens[5]
    cdef int coins[5]
    cdef int points[5]
    # cards: where, known to whom, how deep in the deck, what everybody knows of them
    cdef signed char place[69]
    cdef unsigned char knows[69]
    cdef signed char depth[69]
    cdef signed char tag[69]
    # what each viewer knows of a card that he does not know: viewer * 69 + card, the spectators last
    cdef signed char lot[414]
    cdef signed char mark[69]
    cdef signed char gift[69]
    # secret answers given at the same time
    cdef short answer[5]
    # tiles in hand, ruler * 8 + tile, and those not dealt yet
    cdef signed char bag[40]
    cdef signed char pool[8]
    # starting groups that were placed: ruler * 2 + group
    cdef signed char placed[10]
    # the river's open ends
    cdef short loose[2]
    # the fight: sides of a contest, then what cards did for attacker and defender
    cdef signed char side[5]
    cdef int bonus[2]
    cdef int save[2]
    cdef int busy_o[2]
    cdef int busy_m[2]
    cdef int duty[20]
    cdef int shield[2]
    # the last deals: what was offered, agreed and paid
    cdef int ledger[48]
    # derived: the hex on a cell (plus one), river along a cell's edges, who is next to whom
    cdef signed char at[127]
    cdef unsigned char edges[127]
    cdef int near[16]
    cdef int touch[16]
    cdef signed char beside[96]
    cdef short bends[40]
    cdef int strong[5]
    cdef int present[5]
    cdef int foreign[5]
    cdef int hand[5]
    cdef int held[5]
    cdef signed char shop[12]
    cdef int full[1]
    cdef long long tried
    # the map
    cdef int hexes
    cdef int palace
    cdef int towns
    cdef int cities
    # the course of the game
    cdef int year
    cdef int round
    cdef int seat
    cdef int phase
    cdef int who
    # the announcements of one action
    cdef int left
    cdef int only_hex
    cdef int only_o
    cdef int only_m
    cdef int discount
    cdef int bought
    cdef int boats
    # a deal
    cdef int deal
    cdef int object
    cdef int count
    cdef int price
    # cards being looked at
    cdef int look
    cdef int looker
    cdef int look_left
    # a combat or a contest
    cdef int fight
    cdef int active
    cdef int attacker
    cdef int defender
    cdef int reach
    cdef int meddles
    cdef int asked
    cdef int pact_turn
    cdef int pact_tried
    cdef int pact_with
    cdef int pact_price
    cdef int pact_from
    cdef int pact_payer
    cdef int card
    cdef int resolver
    cdef int power_a
    cdef int power_d
    cdef int winner_side
    cdef int loss_a
    cdef int loss_d
    cdef int war_side
    cdef int war_o
    cdef int war_m
    cdef int siege
    cdef int archers
    cdef int truce
    cdef int spoils
    # what was seen: whose hands in this action, and Warfare in the last combat
    cdef int spied
    cdef int war_shown
    # the game
    cdef int deals
    cdef int learned
    cdef int ended
    cdef int winner

cdef void tell(State s, int event, int who, int card, int a, int b) noexcept
cdef void pay(State s, int payer, int taker, int coins) noexcept
