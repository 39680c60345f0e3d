"""What may be done: all actions against which nothing speaks."""

from __future__ import annotations

from cython import int as cint
from cython import p_int

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import conditions, map_building, special, values
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.combat import card_choice
from moonsaga.games.crescent_moon.rules.state import State

# --- what may be done -------------------------------------------------------------------------------------------------


def offer(s: State, seat: cint, kind: cint, count: cint, buffer: p_int, n: cint) -> cint:
    """Those of a kind's first `count` actions against which nothing speaks."""
    first: cint
    action: cint
    first = values.FIRST[kind]
    for action in range(first, first + count):
        if conditions.why_no_action(s, seat, action) == codes.FINE:
            buffer[n] = action
            n += 1
    return n


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
        most_o = s.ordinary[seat * codes.HEXES + h]
        most_m = s.mercs[seat * codes.HEXES + h]
        if not most_o + most_m:
            continue
        for k in range(6):
            if s.beside[h * codes.SIDES + k] < 0:
                continue
            step = values.FIRST[kind] + (h * codes.SIDES + k) * codes.COMBO_COUNT
            one_o = 1 if most_o else 0
            if (
                s.only_hex < 0
                and conditions.why_no_action(s, seat, step + values.COMBO_AT[one_o * codes.COMBO_ROW + 1 - one_o])
                != codes.FINE
            ):
                continue
            for o in range(most_o + 1):
                for m in range(most_m + 1):
                    if o + m and o + m <= codes.MOST_MOVED:
                        action = step + values.COMBO_AT[o * codes.COMBO_ROW + m]
                        if s.only_hex < 0 or conditions.why_no_action(s, seat, action) == codes.FINE:
                            buffer[n] = action
                            n += 1
    return n


def offer_desertion(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    h: cint
    ruler: cint
    count: cint
    for h in range(s.hexes):
        for ruler in range(s.rules.seats):
            for count in range(1, s.mercs[ruler * codes.HEXES + h] + 1):
                if special.why_no_desertion(s, seat, h, ruler, count) == codes.FINE:
                    buffer[n] = (
                        values.FIRST[actions.K_DESERTION] + (h * codes.SEATS + ruler) * codes.MOST_MOVED + count - 1
                    )
                    n += 1
    return n


def offer_anytime(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Boats and Informants."""
    if not s.held[seat]:
        return n
    n = offer(s, seat, actions.K_BOATS, 1, buffer, n)
    return offer(s, seat, actions.K_INFORMANTS, codes.SEATS, buffer, n)


def list_main(s: State, seat: cint, buffer: p_int) -> cint:
    """All actions of a ruler's sheet that can be carried out now."""
    n: cint
    n = offer(s, seat, actions.K_INFLUENCE, s.hexes, buffer, 0)
    if values.BUILD_OF[seat]:
        n = offer(s, seat, actions.K_BUILD, s.hexes * 4, buffer, n)
    if values.RECRUIT_OF[seat]:
        n = offer(s, seat, actions.K_RECRUIT, s.hexes, buffer, n)
    if seat != codes.NOMAD:
        n = offer(s, seat, actions.K_HIRE, 2, buffer, n)
        if s.rules.seats == codes.SEATS:
            n = offer(s, seat, actions.K_BRIBE, s.hexes * 2, buffer, n)
    n = offer_steps(s, seat, actions.K_MOVE, buffer, n)
    n = offer_steps(s, seat, actions.K_ASSAULT, buffer, n)
    n = offer(s, seat, actions.K_ASK, codes.SULTANS_PLACES, buffer, n)
    n = offer(s, seat, actions.K_BUY, codes.MARKET_PLACES, buffer, n)
    n = offer(s, seat, actions.K_FETCH, codes.SULTANS_PLACES, buffer, n)
    if seat == codes.WARLORD:
        n = offer(s, seat, actions.K_MUSTER, s.hexes * 2, buffer, n)
        n = offer(s, seat, actions.K_REVOLT, s.hexes, buffer, n)
    if seat == codes.CALIPH:
        n = offer(s, seat, actions.K_PALACE, s.hexes, buffer, n)
    if seat == codes.NOMAD:
        n = offer_desertion(s, seat, buffer, n)
    if s.held[seat]:
        n = offer(s, seat, actions.K_PLAY, codes.KINDS, buffer, n)
    n = offer(s, seat, actions.K_PLOT, 1, buffer, n)
    n = offer(s, seat, actions.K_CONSPIRE, 1, buffer, n)
    n = offer(s, seat, actions.K_ALMS, 1, buffer, n)
    n = offer(s, seat, actions.K_PASS, 1, buffer, n)
    return offer_anytime(s, seat, buffer, n)


def list_further(s: State, seat: cint, buffer: p_int) -> cint:
    """The next announcement of an action that has begun."""
    n: cint
    n = 0
    if s.phase == codes.BUILDING:
        n = offer(s, seat, actions.K_BUILD, s.hexes * 4, buffer, n)
    elif s.phase == codes.MOVING:
        n = offer_steps(s, seat, actions.K_MOVE, buffer, n)
    elif s.phase == codes.RECRUITING:
        n = offer(s, seat, actions.K_RECRUIT, s.hexes, buffer, n)
    elif s.phase == codes.HIRING:
        n = offer(s, seat, actions.K_HEX, s.hexes, buffer, n)
    elif s.phase == codes.MUSTERING:
        n = offer(s, seat, actions.K_MUSTER, s.hexes * 2, buffer, n)
    elif s.phase == codes.BUYING:
        n = offer(s, seat, actions.K_BUY, codes.MARKET_PLACES, buffer, n)
        n = offer(s, seat, actions.K_FETCH, codes.SULTANS_PLACES, buffer, n)
    elif s.phase == codes.FOLLOW_UP:
        n = offer_steps(s, seat, actions.K_MOVE, buffer, n)
        n = offer_steps(s, seat, actions.K_ASSAULT, buffer, n)
    elif s.phase == codes.MARCH_ON:
        n = offer_steps(s, seat, actions.K_ASSAULT, buffer, n)
    elif s.phase == codes.CARD_TARGET:
        n = offer(s, seat, actions.K_HEX, s.hexes, buffer, n)
        n = offer(s, seat, actions.K_MERCENARY, codes.SEATS * codes.HEXES, buffer, n)
    n = offer(s, seat, actions.K_DONE, 1, buffer, n)
    return offer_anytime(s, seat, buffer, n)


def list_fighting(s: State, seat: cint, buffer: p_int) -> cint:
    """Decisions of a combat or a contest."""
    phase: cint
    n: cint
    phase = s.phase
    n = 0
    if phase == codes.WINDOW:
        n = offer_anytime(s, seat, buffer, n)
    elif phase == codes.PACT_MURSHID or phase == codes.PACT_PARTY:
        n = offer(s, seat, actions.K_PACT, codes.SEATS * codes.PACT_PRICES, buffer, n)
    elif phase == codes.PACT_ANSWER or phase == codes.PACT_COUNTER:
        n = offer(s, seat, actions.K_ACCEPT, 1, buffer, n)
        n = offer(s, seat, actions.K_REFUSE, 1, buffer, n)
        n = offer(s, seat, actions.K_PACT, codes.SEATS * codes.PACT_PRICES, buffer, n)
    elif phase == codes.COMMIT:
        return card_choice.offer_subsets(s, seat, buffer)
    elif phase == codes.MEDDLE or phase == codes.DECLARE:
        n = offer(s, seat, actions.K_SIDE, 2, buffer, n)
    elif phase == codes.ON_ASSASSINS:
        n = offer(s, seat, actions.K_KILL, codes.SEATS * codes.KINDS, buffer, n)
    elif phase == codes.RESOLVE:
        n = offer(s, seat, actions.K_RESOLVE, codes.KINDS, buffer, n)
    elif phase == codes.ON_WARFARE or phase == codes.ASSIGN:
        n = offer(s, seat, actions.K_ASSIGN, codes.MOST_ASSIGNED * codes.MOST_ASSIGNED, buffer, n)
    elif phase == codes.ON_SHEIKH:
        n = offer(s, seat, actions.K_MERCENARY, codes.SEATS * codes.HEXES, buffer, n)
    elif phase == codes.ON_DESTROYER:
        n = offer(s, seat, actions.K_UNIT, s.hexes * 2, buffer, n)
    elif phase == codes.ON_GENERAL:
        n = offer(s, seat, actions.K_UNIT, s.hexes * 2, buffer, n)
        n = offer(s, seat, actions.K_DONE, 1, buffer, n)
    elif phase == codes.SECOND_HALF:
        n = offer(s, seat, actions.K_ACCEPT, 1, buffer, n)
    elif phase == codes.ON_CORRUPTION:
        n = offer(s, seat, actions.K_RULER, codes.SEATS, buffer, n)
    elif phase == codes.TIE:
        n = offer(s, seat, actions.K_AWARD, 2, buffer, n)
    elif phase == codes.ATTACKER_LOSSES or phase == codes.DEFENDER_LOSSES:
        n = offer(s, seat, actions.K_LOSE, codes.MOST_MOVED + 1, buffer, n)
    elif phase == codes.CAPTURE:
        n = offer(s, seat, actions.K_CAPTURE, 1, buffer, n)
    elif phase == codes.SACK:
        n = offer(s, seat, actions.K_SACK, 1, buffer, n)
    if values.ANYTIME_STEP[phase]:
        n = offer_anytime(s, seat, buffer, n)
    return offer(s, seat, actions.K_SKIP, 1, buffer, n)


def list_choices(s: State, seat: cint, buffer: p_int) -> cint:
    """All legal actions of a seat that is to act."""
    phase: cint
    n: cint
    phase = s.phase
    if hand.overfull(s) >= 0:
        return offer(s, seat, actions.K_DISCARD, codes.KINDS, buffer, 0)
    if phase == codes.ACT:
        return list_main(s, seat, buffer)
    if values.OWN_ACTION[phase]:
        return list_further(s, seat, buffer)
    if phase >= codes.OPEN_FIGHT:
        return list_fighting(s, seat, buffer)
    if phase == codes.LAY:
        return map_building.offer_tiles(s, seat, buffer)
    if phase == codes.PLACE_GROUPS:
        return offer(s, seat, actions.K_GROUP, 2 * codes.HEXES, buffer, 0)
    if phase == codes.SET_PALACE:
        return offer(s, seat, actions.K_PALACE, s.hexes, buffer, 0)
    if phase == codes.PLOTTING or phase == codes.CONSPIRING or phase == codes.SCHOLARS:
        return offer(s, seat, actions.K_CHOOSE, codes.KINDS, buffer, 0)
    if phase == codes.END_ACTION:
        return offer(s, seat, actions.K_SHED, s.hexes * 2, buffer, 0)
    if phase == codes.ANSWER_PRICE or phase == codes.ANSWER_COUNTER:
        n = offer(s, seat, actions.K_ACCEPT, 1, buffer, 0)
        n = offer(s, seat, actions.K_REFUSE, 1, buffer, n)
        n = offer(s, seat, actions.K_PRICE, codes.PRICES, buffer, n)
        return offer_anytime(s, seat, buffer, n)
    n = offer(s, seat, actions.K_PRICE, codes.PRICES, buffer, 0)
    return offer_anytime(s, seat, buffer, n)
