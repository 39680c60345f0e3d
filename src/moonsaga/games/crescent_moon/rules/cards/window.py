"""Anytime cards, and the window in which all may play them (Anytime; D17)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import has_presence, murshid_beside
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import discard, find_card
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.pact import begin_pact
    from cython.cimports.moonsaga.games.crescent_moon.rules.memory import could_hold_anytime, see
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import end_spreading
else:
    from moonsaga.games.crescent_moon.rules.board_map import has_presence, murshid_beside
    from moonsaga.games.crescent_moon.rules.cards.hand import discard, find_card
    from moonsaga.games.crescent_moon.rules.combat.pact import begin_pact
    from moonsaga.games.crescent_moon.rules.memory import could_hold_anytime, see
    from moonsaga.games.crescent_moon.rules.state import State, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import end_spreading

# --- constants the compiler should know

BOATS = cython.declare(cint, codes.BOATS)
BOATS_OUT = cython.declare(cint, codes.BOATS_OUT)
CARDS = cython.declare(cint, codes.CARDS)
COMBAT = cython.declare(cint, codes.COMBAT)
CONTEST = cython.declare(cint, codes.CONTEST)
DEFENDING = cython.declare(cint, codes.DEFENDING)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_BOATS = cython.declare(cint, codes.EV_BOATS)
EV_BOATS_KEPT = cython.declare(cint, codes.EV_BOATS_KEPT)
EV_COMBAT = cython.declare(cint, codes.EV_COMBAT)
EV_INFORMANTS = cython.declare(cint, codes.EV_INFORMANTS)
FINE = cython.declare(cint, codes.FINE)
INFORMANTS = cython.declare(cint, codes.INFORMANTS)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NO_HAND = cython.declare(cint, codes.NO_HAND)
NO_TAG = cython.declare(cint, codes.NO_TAG)
OWN_HAND = cython.declare(cint, codes.OWN_HAND)
SEATS = cython.declare(cint, codes.SEATS)
WINDOW = cython.declare(cint, codes.WINDOW)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
ANYTIME_STEP = cython.declare(cint[55])
if not cython.compiled:
    ANYTIME_STEP = [0] * 55
for _i in range(55):
    ANYTIME_STEP[_i] = codes.ANYTIME_STEP[_i]

# --- end of constants


# --- Anytime cards ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def may_interrupt(s: State) -> bint:
    """Windows, the steps of an action, prices, and cards of a combat that are resolved (Anytime).

    Not while a pact is made and cards are chosen: the window before has just settled who takes part. In a contest cards
    ask nothing on which rivers or hands could tell.
    """
    if s.phase == WINDOW:
        return True
    return ANYTIME_STEP[s.phase] and s.fight != CONTEST


@cython.cfunc
@cython.exceptval(check=False)
def why_no_boats(s: State, seat: cint) -> cint:
    """Boats: in a window, and whenever one is asked alone in the action phase (D17)."""
    if not may_interrupt(s):
        return WRONG_MOMENT
    if not (s.held[seat] >> BOATS) & 1:
        return NOT_IN_HAND
    return BOATS_OUT if s.boats else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_informants(s: State, seat: cint, ruler: cint) -> cint:
    """Informants look at another ruler's hand; in a combat or contest only before the cards are chosen."""
    if not may_interrupt(s) or (s.fight and s.phase != WINDOW):
        return WRONG_MOMENT
    if not (s.held[seat] >> INFORMANTS) & 1:
        return NOT_IN_HAND
    if ruler == seat:
        return OWN_HAND
    return NO_HAND if ruler >= s.rules.seats or not s.hand[ruler] else FINE


@cython.cfunc
@cython.exceptval(check=False)
def use_boats(s: State, seat: cint) -> cython.void:
    """Rivers are nothing for this action. Who plays a second card in the same window has shown it, and keeps it."""
    card: cint
    card = find_card(s, seat, BOATS)
    if s.boats:
        see(s, card, EVERYBODY)
        s.tag[card] = NO_TAG
        s.learned += 1
        tell(s, EV_BOATS_KEPT, seat, card, 0, 0)
        return
    discard(s, card)
    s.boats = 1
    tell(s, EV_BOATS, seat, card, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def use_informants(s: State, seat: cint, ruler: cint) -> cython.void:
    card: cint
    i: cint
    card = find_card(s, seat, INFORMANTS)
    discard(s, card)
    for i in range(CARDS):
        if s.place[i] == ruler:
            see(s, i, s.knows[i] | (1 << seat))
    s.spied |= 1 << (seat * SEATS + ruler)
    tell(s, EV_INFORMANTS, seat, card, ruler, 0)


# --- opening ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_fight(s: State) -> cython.void:
    """Nothing has been played yet. Whoever could hold an Anytime card is asked for it, all at once."""
    seat: cint
    i: cint
    for seat in range(SEATS):
        s.side[seat] = s.answer[seat] = NOBODY
    for i in range(2):
        s.bonus[i] = s.save[i] = s.busy_o[i] = s.busy_m[i] = s.shield[i] = 0
    for i in range(20):
        s.duty[i] = 0
    s.meddles = s.pact_with = s.pact_from = s.pact_payer = s.war_side = s.winner_side = NOBODY
    s.pact_turn = s.pact_price = s.pact_tried = s.reach = 0
    s.power_a = s.power_d = s.loss_a = s.loss_d = s.war_o = s.war_m = 0
    s.siege = s.archers = s.truce = s.spoils = s.war_shown = 0
    s.card = s.resolver = NOBODY
    s.asked = 0
    for seat in range(s.rules.seats):
        if could_hold_anytime(s, seat):
            s.asked |= 1 << seat
    if s.fight == COMBAT:
        tell(s, EV_COMBAT, s.attacker, NOBODY, s.active, s.defender)
    s.phase = WINDOW


@cython.cfunc
@cython.exceptval(check=False)
def all_answered(s: State) -> bint:
    seat: cint
    for seat in range(s.rules.seats):
        if (s.asked >> seat) & 1 and s.answer[seat] < 0:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def close_window(s: State) -> cython.void:
    """What was played counts in turn order. Whoever played a card and may have another is asked again."""
    seat: cint
    s.asked = 0
    for seat in range(s.rules.seats):
        if s.answer[seat] == 1:
            use_boats(s, seat)
        elif s.answer[seat] >= 2:
            use_informants(s, seat, s.answer[seat] - 2)
    for seat in range(s.rules.seats):
        if s.answer[seat] >= 1 and could_hold_anytime(s, seat):
            s.asked |= 1 << seat
        s.answer[seat] = NOBODY
    if s.asked:
        return
    if s.fight:
        end_window(s)
    else:
        end_spreading(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_window(s: State) -> cython.void:
    """Who takes part is settled; then the Murshid may bargain."""
    seat: cint
    s.reach = 1 if s.influence[s.active] == MURSHID or murshid_beside(s, s.active) else 0
    if s.fight == CONTEST:
        for seat in range(s.rules.seats):
            if seat != s.attacker and (has_presence(s, seat, s.active) or (seat == MURSHID and s.reach)):
                s.side[seat] = DEFENDING
    begin_pact(s)
