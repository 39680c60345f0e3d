"""What may be done: all actions against which nothing speaks."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules import map_building as laying
    from cython.cimports.moonsaga.games.crescent_moon.rules import special
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards import hand as cards
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from cython.cimports.moonsaga.games.crescent_moon.rules.conditions import why_no_action
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules import map_building as laying
    from moonsaga.games.crescent_moon.rules import special
    from moonsaga.games.crescent_moon.rules.cards import hand as cards
    from moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from moonsaga.games.crescent_moon.rules.conditions import why_no_action
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

ACT = cython.declare(cint, codes.ACT)
ANSWER_COUNTER = cython.declare(cint, codes.ANSWER_COUNTER)
ANSWER_PRICE = cython.declare(cint, codes.ANSWER_PRICE)
ASSIGN = cython.declare(cint, codes.ASSIGN)
ATTACKER_LOSSES = cython.declare(cint, codes.ATTACKER_LOSSES)
BUILDING = cython.declare(cint, codes.BUILDING)
BUYING = cython.declare(cint, codes.BUYING)
CALIPH = cython.declare(cint, codes.CALIPH)
CAPTURE = cython.declare(cint, codes.CAPTURE)
CARD_TARGET = cython.declare(cint, codes.CARD_TARGET)
COMBO_COUNT = cython.declare(cint, codes.COMBO_COUNT)
COMBO_ROW = cython.declare(cint, codes.COMBO_ROW)
COMMIT = cython.declare(cint, codes.COMMIT)
CONSPIRING = cython.declare(cint, codes.CONSPIRING)
DECLARE = cython.declare(cint, codes.DECLARE)
DEFENDER_LOSSES = cython.declare(cint, codes.DEFENDER_LOSSES)
END_ACTION = cython.declare(cint, codes.END_ACTION)
FINE = cython.declare(cint, codes.FINE)
FOLLOW_UP = cython.declare(cint, codes.FOLLOW_UP)
HEXES = cython.declare(cint, codes.HEXES)
HIRING = cython.declare(cint, codes.HIRING)
KINDS = cython.declare(cint, codes.KINDS)
K_ACCEPT = cython.declare(cint, codes.K_ACCEPT)
K_ALMS = cython.declare(cint, codes.K_ALMS)
K_ASK = cython.declare(cint, codes.K_ASK)
K_ASSAULT = cython.declare(cint, codes.K_ASSAULT)
K_ASSIGN = cython.declare(cint, codes.K_ASSIGN)
K_AWARD = cython.declare(cint, codes.K_AWARD)
K_BOATS = cython.declare(cint, codes.K_BOATS)
K_BRIBE = cython.declare(cint, codes.K_BRIBE)
K_BUILD = cython.declare(cint, codes.K_BUILD)
K_BUY = cython.declare(cint, codes.K_BUY)
K_CAPTURE = cython.declare(cint, codes.K_CAPTURE)
K_CHOOSE = cython.declare(cint, codes.K_CHOOSE)
K_CONSPIRE = cython.declare(cint, codes.K_CONSPIRE)
K_DESERTION = cython.declare(cint, codes.K_DESERTION)
K_DISCARD = cython.declare(cint, codes.K_DISCARD)
K_DONE = cython.declare(cint, codes.K_DONE)
K_FETCH = cython.declare(cint, codes.K_FETCH)
K_GROUP = cython.declare(cint, codes.K_GROUP)
K_HEX = cython.declare(cint, codes.K_HEX)
K_HIRE = cython.declare(cint, codes.K_HIRE)
K_INFLUENCE = cython.declare(cint, codes.K_INFLUENCE)
K_INFORMANTS = cython.declare(cint, codes.K_INFORMANTS)
K_KILL = cython.declare(cint, codes.K_KILL)
K_LOSE = cython.declare(cint, codes.K_LOSE)
K_MERCENARY = cython.declare(cint, codes.K_MERCENARY)
K_MOVE = cython.declare(cint, codes.K_MOVE)
K_MUSTER = cython.declare(cint, codes.K_MUSTER)
K_PACT = cython.declare(cint, codes.K_PACT)
K_PALACE = cython.declare(cint, codes.K_PALACE)
K_PASS = cython.declare(cint, codes.K_PASS)
K_PLAY = cython.declare(cint, codes.K_PLAY)
K_PLOT = cython.declare(cint, codes.K_PLOT)
K_PRICE = cython.declare(cint, codes.K_PRICE)
K_RECRUIT = cython.declare(cint, codes.K_RECRUIT)
K_REFUSE = cython.declare(cint, codes.K_REFUSE)
K_RESOLVE = cython.declare(cint, codes.K_RESOLVE)
K_REVOLT = cython.declare(cint, codes.K_REVOLT)
K_RULER = cython.declare(cint, codes.K_RULER)
K_SACK = cython.declare(cint, codes.K_SACK)
K_SHED = cython.declare(cint, codes.K_SHED)
K_SIDE = cython.declare(cint, codes.K_SIDE)
K_SKIP = cython.declare(cint, codes.K_SKIP)
K_UNIT = cython.declare(cint, codes.K_UNIT)
LAY = cython.declare(cint, codes.LAY)
MARCH_ON = cython.declare(cint, codes.MARCH_ON)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
MEDDLE = cython.declare(cint, codes.MEDDLE)
MOST_ASSIGNED = cython.declare(cint, codes.MOST_ASSIGNED)
MOST_MOVED = cython.declare(cint, codes.MOST_MOVED)
MOVING = cython.declare(cint, codes.MOVING)
MUSTERING = cython.declare(cint, codes.MUSTERING)
NOMAD = cython.declare(cint, codes.NOMAD)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_CORRUPTION = cython.declare(cint, codes.ON_CORRUPTION)
ON_DESTROYER = cython.declare(cint, codes.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, codes.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, codes.ON_SHEIKH)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
OPEN_FIGHT = cython.declare(cint, codes.OPEN_FIGHT)
PACT_ANSWER = cython.declare(cint, codes.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, codes.PACT_COUNTER)
PACT_MURSHID = cython.declare(cint, codes.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, codes.PACT_PARTY)
PLACE_GROUPS = cython.declare(cint, codes.PLACE_GROUPS)
PLOTTING = cython.declare(cint, codes.PLOTTING)
PRICES = cython.declare(cint, codes.PRICES)
RECRUITING = cython.declare(cint, codes.RECRUITING)
RESOLVE = cython.declare(cint, codes.RESOLVE)
SACK = cython.declare(cint, codes.SACK)
SCHOLARS = cython.declare(cint, codes.SCHOLARS)
SEATS = cython.declare(cint, codes.SEATS)
SECOND_HALF = cython.declare(cint, codes.SECOND_HALF)
SET_PALACE = cython.declare(cint, codes.SET_PALACE)
SULTANS_PLACES = cython.declare(cint, codes.SULTANS_PLACES)
TIE = cython.declare(cint, codes.TIE)
WARLORD = cython.declare(cint, codes.WARLORD)
WINDOW = cython.declare(cint, codes.WINDOW)
ANYTIME_STEP = cython.declare(cint[55])
BUILD_OF = cython.declare(cint[5])
COMBO_AT = cython.declare(cint[484])
FIRST = cython.declare(cint[46])
OWN_ACTION = cython.declare(cint[55])
RECRUIT_OF = cython.declare(cint[5])
if not cython.compiled:
    ANYTIME_STEP = [0] * 55
    BUILD_OF = [0] * 5
    COMBO_AT = [0] * 484
    FIRST = [0] * 46
    OWN_ACTION = [0] * 55
    RECRUIT_OF = [0] * 5
for _i in range(55):
    ANYTIME_STEP[_i] = codes.ANYTIME_STEP[_i]
for _i in range(5):
    BUILD_OF[_i] = codes.BUILD_OF[_i]
for _i in range(484):
    COMBO_AT[_i] = codes.COMBO_AT[_i]
for _i in range(46):
    FIRST[_i] = codes.FIRST[_i]
for _i in range(55):
    OWN_ACTION[_i] = codes.OWN_ACTION[_i]
for _i in range(5):
    RECRUIT_OF[_i] = codes.RECRUIT_OF[_i]

# --- end of constants


# --- what may be done -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def offer(s: State, seat: cint, kind: cint, count: cint, buffer: p_int, n: cint) -> cint:
    """Those of a kind's first `count` actions against which nothing speaks."""
    first: cint
    action: cint
    first = FIRST[kind]
    for action in range(first, first + count):
        if why_no_action(s, seat, action) == FINE:
            buffer[n] = action
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def offer_steps(s: State, seat: cint, kind: cint, buffer: p_int, n: cint) -> cint:
    """Moves and assaults with each number of units."""
    h: cint
    most_o: cint
    most_m: cint
    k: cint
    step: cint
    one_o: cint
    o: cint
    m: cint
    action: cint
    for h in range(s.hexes):
        most_o = s.ordinary[seat * 16 + h]
        most_m = s.mercs[seat * 16 + h]
        if not most_o + most_m:
            continue
        for k in range(6):
            if s.beside[h * 6 + k] < 0:
                continue
            step = FIRST[kind] + (h * 6 + k) * COMBO_COUNT
            one_o = 1 if most_o else 0
            if s.only_hex < 0 and why_no_action(s, seat, step + COMBO_AT[one_o * COMBO_ROW + 1 - one_o]) != FINE:
                continue
            for o in range(most_o + 1):
                for m in range(most_m + 1):
                    if o + m and o + m <= MOST_MOVED:
                        action = step + COMBO_AT[o * COMBO_ROW + m]
                        if s.only_hex < 0 or why_no_action(s, seat, action) == FINE:
                            buffer[n] = action
                            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def offer_desertion(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    ruler: cint
    count: cint
    for h in range(s.hexes):
        for ruler in range(s.rules.seats):
            for count in range(1, s.mercs[ruler * 16 + h] + 1):
                if special.why_no_desertion(s, seat, h, ruler, count) == FINE:
                    buffer[n] = FIRST[K_DESERTION] + (h * SEATS + ruler) * MOST_MOVED + count - 1
                    n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def offer_anytime(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Boats and Informants."""
    if not s.held[seat]:
        return n
    n = offer(s, seat, K_BOATS, 1, buffer, n)
    return offer(s, seat, K_INFORMANTS, SEATS, buffer, n)


@cython.cfunc
@cython.exceptval(check=False)
def list_main(s: State, seat: cint, buffer: p_int) -> cint:
    """All actions of a ruler's sheet that can be carried out now."""
    n: cint
    n = offer(s, seat, K_INFLUENCE, s.hexes, buffer, 0)
    if BUILD_OF[seat]:
        n = offer(s, seat, K_BUILD, s.hexes * 4, buffer, n)
    if RECRUIT_OF[seat]:
        n = offer(s, seat, K_RECRUIT, s.hexes, buffer, n)
    if seat != NOMAD:
        n = offer(s, seat, K_HIRE, 2, buffer, n)
        if s.rules.seats == 5:
            n = offer(s, seat, K_BRIBE, s.hexes * 2, buffer, n)
    n = offer_steps(s, seat, K_MOVE, buffer, n)
    n = offer_steps(s, seat, K_ASSAULT, buffer, n)
    n = offer(s, seat, K_ASK, SULTANS_PLACES, buffer, n)
    n = offer(s, seat, K_BUY, MARKET_PLACES, buffer, n)
    n = offer(s, seat, K_FETCH, SULTANS_PLACES, buffer, n)
    if seat == WARLORD:
        n = offer(s, seat, K_MUSTER, s.hexes * 2, buffer, n)
        n = offer(s, seat, K_REVOLT, s.hexes, buffer, n)
    if seat == CALIPH:
        n = offer(s, seat, K_PALACE, s.hexes, buffer, n)
    if seat == NOMAD:
        n = offer_desertion(s, seat, buffer, n)
    if s.held[seat]:
        n = offer(s, seat, K_PLAY, KINDS, buffer, n)
    n = offer(s, seat, K_PLOT, 1, buffer, n)
    n = offer(s, seat, K_CONSPIRE, 1, buffer, n)
    n = offer(s, seat, K_ALMS, 1, buffer, n)
    n = offer(s, seat, K_PASS, 1, buffer, n)
    return offer_anytime(s, seat, buffer, n)


@cython.cfunc
@cython.exceptval(check=False)
def list_further(s: State, seat: cint, buffer: p_int) -> cint:
    """The next announcement of an action that has begun."""
    n: cint
    n = 0
    if s.phase == BUILDING:
        n = offer(s, seat, K_BUILD, s.hexes * 4, buffer, n)
    elif s.phase == MOVING:
        n = offer_steps(s, seat, K_MOVE, buffer, n)
    elif s.phase == RECRUITING:
        n = offer(s, seat, K_RECRUIT, s.hexes, buffer, n)
    elif s.phase == HIRING:
        n = offer(s, seat, K_HEX, s.hexes, buffer, n)
    elif s.phase == MUSTERING:
        n = offer(s, seat, K_MUSTER, s.hexes * 2, buffer, n)
    elif s.phase == BUYING:
        n = offer(s, seat, K_BUY, MARKET_PLACES, buffer, n)
        n = offer(s, seat, K_FETCH, SULTANS_PLACES, buffer, n)
    elif s.phase == FOLLOW_UP:
        n = offer_steps(s, seat, K_MOVE, buffer, n)
        n = offer_steps(s, seat, K_ASSAULT, buffer, n)
    elif s.phase == MARCH_ON:
        n = offer_steps(s, seat, K_ASSAULT, buffer, n)
    elif s.phase == CARD_TARGET:
        n = offer(s, seat, K_HEX, s.hexes, buffer, n)
        n = offer(s, seat, K_MERCENARY, SEATS * HEXES, buffer, n)
    n = offer(s, seat, K_DONE, 1, buffer, n)
    return offer_anytime(s, seat, buffer, n)


@cython.cfunc
@cython.exceptval(check=False)
def list_fighting(s: State, seat: cint, buffer: p_int) -> cint:
    """Decisions of a combat or a contest."""
    phase: cint
    n: cint
    phase = s.phase
    n = 0
    if phase == WINDOW:
        n = offer_anytime(s, seat, buffer, n)
    elif phase == PACT_MURSHID or phase == PACT_PARTY:
        n = offer(s, seat, K_PACT, SEATS * 5, buffer, n)
    elif phase == PACT_ANSWER or phase == PACT_COUNTER:
        n = offer(s, seat, K_ACCEPT, 1, buffer, n)
        n = offer(s, seat, K_REFUSE, 1, buffer, n)
        n = offer(s, seat, K_PACT, SEATS * 5, buffer, n)
    elif phase == COMMIT:
        return fight.offer_subsets(s, seat, buffer)
    elif phase == MEDDLE or phase == DECLARE:
        n = offer(s, seat, K_SIDE, 2, buffer, n)
    elif phase == ON_ASSASSINS:
        n = offer(s, seat, K_KILL, SEATS * KINDS, buffer, n)
    elif phase == RESOLVE:
        n = offer(s, seat, K_RESOLVE, KINDS, buffer, n)
    elif phase == ON_WARFARE or phase == ASSIGN:
        n = offer(s, seat, K_ASSIGN, MOST_ASSIGNED * MOST_ASSIGNED, buffer, n)
    elif phase == ON_SHEIKH:
        n = offer(s, seat, K_MERCENARY, SEATS * HEXES, buffer, n)
    elif phase == ON_DESTROYER:
        n = offer(s, seat, K_UNIT, s.hexes * 2, buffer, n)
    elif phase == ON_GENERAL:
        n = offer(s, seat, K_UNIT, s.hexes * 2, buffer, n)
        n = offer(s, seat, K_DONE, 1, buffer, n)
    elif phase == SECOND_HALF:
        n = offer(s, seat, K_ACCEPT, 1, buffer, n)
    elif phase == ON_CORRUPTION:
        n = offer(s, seat, K_RULER, SEATS, buffer, n)
    elif phase == TIE:
        n = offer(s, seat, K_AWARD, 2, buffer, n)
    elif phase == ATTACKER_LOSSES or phase == DEFENDER_LOSSES:
        n = offer(s, seat, K_LOSE, MOST_MOVED + 1, buffer, n)
    elif phase == CAPTURE:
        n = offer(s, seat, K_CAPTURE, 1, buffer, n)
    elif phase == SACK:
        n = offer(s, seat, K_SACK, 1, buffer, n)
    if ANYTIME_STEP[phase]:
        n = offer_anytime(s, seat, buffer, n)
    return offer(s, seat, K_SKIP, 1, buffer, n)


@cython.cfunc
@cython.exceptval(check=False)
def list_choices(s: State, seat: cint, buffer: p_int) -> cint:
    """All legal actions of a seat that is to act."""
    phase: cint
    n: cint
    phase = s.phase
    if cards.overfull(s) >= 0:
        return offer(s, seat, K_DISCARD, KINDS, buffer, 0)
    if phase == ACT:
        return list_main(s, seat, buffer)
    if OWN_ACTION[phase]:
        return list_further(s, seat, buffer)
    if phase >= OPEN_FIGHT:
        return list_fighting(s, seat, buffer)
    if phase == LAY:
        return laying.offer_tiles(s, seat, buffer)
    if phase == PLACE_GROUPS:
        return offer(s, seat, K_GROUP, 2 * HEXES, buffer, 0)
    if phase == SET_PALACE:
        return offer(s, seat, K_PALACE, s.hexes, buffer, 0)
    if phase == PLOTTING or phase == CONSPIRING or phase == SCHOLARS:
        return offer(s, seat, K_CHOOSE, KINDS, buffer, 0)
    if phase == END_ACTION:
        return offer(s, seat, K_SHED, s.hexes * 2, buffer, 0)
    if phase == ANSWER_PRICE or phase == ANSWER_COUNTER:
        n = offer(s, seat, K_ACCEPT, 1, buffer, 0)
        n = offer(s, seat, K_REFUSE, 1, buffer, n)
        n = offer(s, seat, K_PRICE, PRICES, buffer, n)
        return offer_anytime(s, seat, buffer, n)
    n = offer(s, seat, K_PRICE, PRICES, buffer, 0)
    return offer_anytime(s, seat, buffer, n)
