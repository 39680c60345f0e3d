"""What speaks against an action: one reason for the refusal and for the list of choices."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules import map_building as laying
    from cython.cimports.moonsaga.games.crescent_moon.rules import setup, special, troops
    from cython.cimports.moonsaga.games.crescent_moon.rules import turn_actions as actions
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards import hand as cards
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards import looking, market, play, window
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import aftermath, combat_cards, contest, pact
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules import map_building as laying
    from moonsaga.games.crescent_moon.rules import setup, special, troops
    from moonsaga.games.crescent_moon.rules import turn_actions as actions
    from moonsaga.games.crescent_moon.rules.cards import hand as cards
    from moonsaga.games.crescent_moon.rules.cards import looking, market, play, window
    from moonsaga.games.crescent_moon.rules.combat import aftermath, combat_cards, contest, pact
    from moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

ANSWER_COUNTER = cython.declare(cint, codes.ANSWER_COUNTER)
ANSWER_PRICE = cython.declare(cint, codes.ANSWER_PRICE)
ASSIGN = cython.declare(cint, codes.ASSIGN)
BUILDING = cython.declare(cint, codes.BUILDING)
BUYING = cython.declare(cint, codes.BUYING)
CAPTURE = cython.declare(cint, codes.CAPTURE)
CELLS = cython.declare(cint, codes.CELLS)
COMBO_COUNT = cython.declare(cint, codes.COMBO_COUNT)
DECLARE = cython.declare(cint, codes.DECLARE)
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
K_COMMIT = cython.declare(cint, codes.K_COMMIT)
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
K_LAY = cython.declare(cint, codes.K_LAY)
K_LAY_RIVER = cython.declare(cint, codes.K_LAY_RIVER)
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
K_SIDE = cython.declare(cint, codes.K_SIDE)
K_SKIP = cython.declare(cint, codes.K_SKIP)
K_UNIT = cython.declare(cint, codes.K_UNIT)
LAY = cython.declare(cint, codes.LAY)
MARCH_ON = cython.declare(cint, codes.MARCH_ON)
MEDDLE = cython.declare(cint, codes.MEDDLE)
MOST_ASSIGNED = cython.declare(cint, codes.MOST_ASSIGNED)
MOST_MOVED = cython.declare(cint, codes.MOST_MOVED)
MOVING = cython.declare(cint, codes.MOVING)
MUST = cython.declare(cint, codes.MUST)
MUSTERING = cython.declare(cint, codes.MUSTERING)
NO_CARD = cython.declare(cint, codes.NO_CARD)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_CORRUPTION = cython.declare(cint, codes.ON_CORRUPTION)
ON_DESTROYER = cython.declare(cint, codes.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, codes.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, codes.ON_SHEIKH)
ORDER = cython.declare(cint, codes.ORDER)
PACT_ANSWER = cython.declare(cint, codes.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, codes.PACT_COUNTER)
PACT_MURSHID = cython.declare(cint, codes.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, codes.PACT_PARTY)
PLAYED = cython.declare(cint, codes.PLAYED)
RECRUITING = cython.declare(cint, codes.RECRUITING)
RESOLVE = cython.declare(cint, codes.RESOLVE)
SACK = cython.declare(cint, codes.SACK)
SEATS = cython.declare(cint, codes.SEATS)
SECOND_HALF = cython.declare(cint, codes.SECOND_HALF)
SH_ALMS = cython.declare(cint, codes.SH_ALMS)
SH_BUY = cython.declare(cint, codes.SH_BUY)
SH_CONSPIRE = cython.declare(cint, codes.SH_CONSPIRE)
SH_PLOT = cython.declare(cint, codes.SH_PLOT)
S_NONE = cython.declare(cint, codes.S_NONE)
TIE = cython.declare(cint, codes.TIE)
WINDOW = cython.declare(cint, codes.WINDOW)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
ASSIGN_EXACT = cython.declare(cint[31])
COMBO_MERCENARY = cython.declare(cint[253])
COMBO_ORDINARY = cython.declare(cint[253])
FIRST = cython.declare(cint[46])
KIND_OF = cython.declare(cint[69])
KIND_OF_ACTION = cython.declare(cint[53186])
if not cython.compiled:
    ASSIGN_EXACT = [0] * 31
    COMBO_MERCENARY = [0] * 253
    COMBO_ORDINARY = [0] * 253
    FIRST = [0] * 46
    KIND_OF = [0] * 69
    KIND_OF_ACTION = [0] * 53186
for _i in range(31):
    ASSIGN_EXACT[_i] = codes.ASSIGN_EXACT[_i]
for _i in range(253):
    COMBO_MERCENARY[_i] = codes.COMBO_MERCENARY[_i]
for _i in range(253):
    COMBO_ORDINARY[_i] = codes.COMBO_ORDINARY[_i]
for _i in range(46):
    FIRST[_i] = codes.FIRST[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(53186):
    KIND_OF_ACTION[_i] = codes.KIND_OF_ACTION[_i]

# --- end of constants


# --- what speaks against an action ------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_done(s: State, seat: cint) -> cint:
    """An action of several announcements may stop."""
    if s.phase == BUILDING or s.phase == MOVING:
        return WRONG_MOMENT if s.discount or (s.count == 1 and s.phase == MOVING) else FINE
    if s.phase == RECRUITING or s.phase == MUSTERING or s.phase == BUYING or s.phase == ON_GENERAL:
        return FINE
    return FINE if s.phase == FOLLOW_UP or s.phase == MARCH_ON else WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_skip(s: State) -> cint:
    """What may be left undone; in the Polish edition also what cards do (D02)."""
    if s.phase == WINDOW or s.phase == PACT_MURSHID or s.phase == PACT_PARTY:
        return FINE
    if s.phase == CAPTURE or s.phase == SACK or s.phase == SECOND_HALF:
        return FINE
    if s.phase == ON_ASSASSINS or s.phase == RESOLVE or s.phase == ON_SHEIKH or s.phase == ON_DESTROYER:
        return FINE if s.rules.optional_effects else MUST
    if s.phase == ON_CORRUPTION:
        return FINE if s.rules.optional_effects else MUST
    if s.phase == ASSIGN:
        return FINE if s.rules.optional_effects and ASSIGN_EXACT[KIND_OF[s.card]] else MUST
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_answer(s: State) -> cint:
    """Accepting and refusing are answers to an offer."""
    if s.phase == ANSWER_PRICE or s.phase == ANSWER_COUNTER or s.phase == PACT_ANSWER or s.phase == PACT_COUNTER:
        return FINE
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_side(s: State) -> cint:
    return FINE if s.phase == MEDDLE or s.phase == DECLARE else WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_resolve(s: State, seat: cint, kind: cint) -> cint:
    """One of one's own unresolved cards; Assassins and Warfare have had their time."""
    card: cint
    first: cint
    if s.phase != RESOLVE:
        return WRONG_MOMENT
    card = fight.find_played(s, seat, kind)
    if card < 0:
        return NO_CARD
    first = fight.next_card(s, S_NONE)
    if fight.stage_of(s, s.place[first] - PLAYED) != fight.stage_of(s, s.place[card] - PLAYED):
        return ORDER
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_unit(s: State, seat: cint, h: cint, unit: cint) -> cint:
    if s.phase == ON_DESTROYER:
        return combat_cards.why_no_reinforcement(s, seat, h, unit)
    return combat_cards.why_no_slip(s, seat, h, unit)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_hex(s: State, seat: cint, h: cint) -> cint:
    return troops.why_no_quarters(s, seat, h) if s.phase == HIRING else play.why_no_target(s, seat, h)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    if s.phase == ON_SHEIKH:
        return combat_cards.why_no_prey(s, ruler, h)
    return play.why_no_replacing(s, seat, ruler, h)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_action(s: State, seat: cint, action: cint) -> cint:
    """What speaks against an action of a seat that is to act: one of `codes.REASONS`."""
    kind: cint
    a: cint
    kind = KIND_OF_ACTION[action]
    a = action - FIRST[kind]
    if cards.overfull(s) >= 0 and kind != K_DISCARD:
        return WRONG_MOMENT
    if kind <= K_BRIBE:
        return why_no_placing(s, seat, kind, a)
    if kind == K_MOVE or kind == K_ASSAULT:
        return why_no_stepping(s, seat, kind, a)
    if kind <= K_SKIP:
        return why_no_special(s, seat, kind, a)
    if kind <= K_DISCARD:
        return why_no_dealing(s, seat, kind, a)
    return why_no_fighting(s, seat, kind, a)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_placing(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == K_LAY:
        return laying.why_no_lay(s, seat, a // CELLS, a % CELLS)
    if kind == K_LAY_RIVER:
        if s.phase != LAY:
            return WRONG_MOMENT
        return laying.why_no_lay_river(s, seat, a // 6, a % 6, laying.river_level(s))
    if kind == K_GROUP:
        return setup.why_no_group(s, seat, a // HEXES, a % HEXES)
    if kind == K_INFLUENCE:
        return actions.why_no_influence(s, seat, a)
    if kind == K_BUILD:
        return actions.why_no_build(s, seat, a // 4, a % 4)
    if kind == K_RECRUIT:
        return troops.why_no_recruit(s, seat, a)
    if kind == K_HIRE:
        return market.why_no_hire(s, seat, a + 1)
    return market.why_no_bribe(s, seat, a // 2, a % 2 + 1)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_stepping(s: State, seat: cint, kind: cint, a: cint) -> cint:
    combo: cint
    step: cint
    combo = a % COMBO_COUNT
    step = a // COMBO_COUNT
    if kind == K_MOVE:
        return troops.why_no_move(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])
    return troops.why_no_assault(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])


@cython.cfunc
@cython.exceptval(check=False)
def why_no_special(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == K_ASK:
        return market.why_no_ask(s, seat, a)
    if kind == K_BUY:
        return market.why_no_buy(s, seat, a)
    if kind == K_FETCH:
        return market.why_no_fetch(s, seat, a)
    if kind == K_MUSTER:
        return special.why_no_muster(s, seat, a // 2, a % 2 + 1)
    if kind == K_REVOLT:
        return special.why_no_revolt(s, seat, a)
    if kind == K_PALACE:
        return special.why_no_palace(s, seat, a)
    if kind == K_DESERTION:
        return special.why_no_desertion(s, seat, a // (SEATS * MOST_MOVED), a // MOST_MOVED % SEATS, a % MOST_MOVED + 1)
    if kind == K_PLAY:
        return play.why_no_play(s, seat, a)
    if kind == K_PLOT:
        return actions.why_not_on_sheet(s, seat, SH_PLOT)
    if kind == K_CONSPIRE:
        return actions.why_not_on_sheet(s, seat, SH_CONSPIRE)
    if kind == K_ALMS:
        return actions.why_not_on_sheet(s, seat, SH_ALMS)
    if kind == K_PASS:
        return actions.why_not_on_sheet(s, seat, SH_BUY)
    return why_no_done(s, seat) if kind == K_DONE else why_no_skip(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_dealing(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == K_PRICE:
        return market.why_no_price(s, seat, a)
    if kind == K_ACCEPT and s.phase == SECOND_HALF:
        return FINE
    if kind == K_ACCEPT or kind == K_REFUSE:
        return why_no_answer(s)
    if kind == K_PACT:
        return pact.why_no_pact(s, seat, a // 5, a % 5 + 1)
    if kind == K_BOATS:
        return window.why_no_boats(s, seat)
    if kind == K_INFORMANTS:
        return window.why_no_informants(s, seat, a)
    if kind == K_COMMIT:
        return fight.why_no_commit(s, seat, a)
    if kind == K_CHOOSE:
        return looking.why_no_take(s, a)
    return cards.why_no_discard(s, seat, a)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_fighting(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == K_SIDE:
        return why_no_side(s)
    if kind == K_AWARD:
        return FINE if s.phase == TIE else WRONG_MOMENT
    if kind == K_KILL:
        return fight.why_no_kill(s, a // KINDS, a % KINDS)
    if kind == K_RESOLVE:
        return why_no_resolve(s, seat, a)
    if kind == K_ASSIGN:
        return combat_cards.why_no_assign(s, seat, a // MOST_ASSIGNED, a % MOST_ASSIGNED)
    if kind == K_LOSE:
        return aftermath.why_no_loss(s, seat, a)
    if kind == K_CAPTURE:
        return aftermath.why_no_capture(s)
    if kind == K_SACK:
        return FINE if s.phase == SACK else WRONG_MOMENT
    if kind == K_HEX:
        return why_no_hex(s, seat, a)
    if kind == K_MERCENARY:
        return why_no_mercenary(s, seat, a // HEXES, a % HEXES)
    if kind == K_UNIT:
        return why_no_unit(s, seat, a // 2, a % 2)
    if kind == K_RULER:
        return contest.why_no_victim(s, seat, a)
    return troops.why_no_shed(s, seat, a // 2, a % 2)
