"""What an action does: from its number to the rule that carries it out."""

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
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import resolution as combat
    from cython.cimports.moonsaga.games.crescent_moon.rules.flow import settle
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules import map_building as laying
    from moonsaga.games.crescent_moon.rules import setup, special, troops
    from moonsaga.games.crescent_moon.rules import turn_actions as actions
    from moonsaga.games.crescent_moon.rules.cards import hand as cards
    from moonsaga.games.crescent_moon.rules.cards import looking, market, play, window
    from moonsaga.games.crescent_moon.rules.combat import aftermath, combat_cards, contest, pact
    from moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from moonsaga.games.crescent_moon.rules.combat import resolution as combat
    from moonsaga.games.crescent_moon.rules.flow import settle
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

ANSWER_COUNTER = cython.declare(cint, codes.ANSWER_COUNTER)
ANSWER_PRICE = cython.declare(cint, codes.ANSWER_PRICE)
ATTACKER_LOSSES = cython.declare(cint, codes.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, codes.ATTACKING)
BUYING = cython.declare(cint, codes.BUYING)
CAPTURE = cython.declare(cint, codes.CAPTURE)
CARDS = cython.declare(cint, codes.CARDS)
CELLS = cython.declare(cint, codes.CELLS)
COMBAT = cython.declare(cint, codes.COMBAT)
COMBO_COUNT = cython.declare(cint, codes.COMBO_COUNT)
CONSPIRE_CARDS = cython.declare(cint, codes.CONSPIRE_CARDS)
CONSPIRING = cython.declare(cint, codes.CONSPIRING)
DEAL_BRIBE = cython.declare(cint, codes.DEAL_BRIBE)
DEAL_CARD = cython.declare(cint, codes.DEAL_CARD)
DECIDED = cython.declare(cint, codes.DECIDED)
DECLARE = cython.declare(cint, codes.DECLARE)
DEFENDING = cython.declare(cint, codes.DEFENDING)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_MEDDLED = cython.declare(cint, codes.EV_MEDDLED)
EV_PASSED = cython.declare(cint, codes.EV_PASSED)
EV_TIE_BROKEN = cython.declare(cint, codes.EV_TIE_BROKEN)
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
LOOK_CONSPIRE = cython.declare(cint, codes.LOOK_CONSPIRE)
LOOK_PLOT = cython.declare(cint, codes.LOOK_PLOT)
MOST_ASSIGNED = cython.declare(cint, codes.MOST_ASSIGNED)
MOST_MOVED = cython.declare(cint, codes.MOST_MOVED)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_DESTROYER = cython.declare(cint, codes.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, codes.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, codes.ON_SHEIKH)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
PACT_MURSHID = cython.declare(cint, codes.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, codes.PACT_PARTY)
PLAYED = cython.declare(cint, codes.PLAYED)
PLOTTING = cython.declare(cint, codes.PLOTTING)
PLOT_CARDS = cython.declare(cint, codes.PLOT_CARDS)
RESOLVE = cython.declare(cint, codes.RESOLVE)
REVEAL = cython.declare(cint, codes.REVEAL)
RIVER = cython.declare(cint, codes.RIVER)
SACK = cython.declare(cint, codes.SACK)
SEATS = cython.declare(cint, codes.SEATS)
SECOND_HALF = cython.declare(cint, codes.SECOND_HALF)
S_NONE = cython.declare(cint, codes.S_NONE)
WINDOW = cython.declare(cint, codes.WINDOW)
COMBO_MERCENARY = cython.declare(cint[253])
COMBO_ORDINARY = cython.declare(cint[253])
FIRST = cython.declare(cint[46])
KIND_OF_ACTION = cython.declare(cint[53186])
if not cython.compiled:
    COMBO_MERCENARY = [0] * 253
    COMBO_ORDINARY = [0] * 253
    FIRST = [0] * 46
    KIND_OF_ACTION = [0] * 53186
for _i in range(253):
    COMBO_MERCENARY[_i] = codes.COMBO_MERCENARY[_i]
for _i in range(253):
    COMBO_ORDINARY[_i] = codes.COMBO_ORDINARY[_i]
for _i in range(46):
    FIRST[_i] = codes.FIRST[_i]
for _i in range(53186):
    KIND_OF_ACTION[_i] = codes.KIND_OF_ACTION[_i]

# --- end of constants


# --- what an action does ----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def play_action(s: State, seat: cint, action: cint) -> cython.void:
    """Carry out a legal action, then go on to the next decision."""
    kind: cint
    a: cint
    kind = KIND_OF_ACTION[action]
    a = action - FIRST[kind]
    if kind <= K_BRIBE:
        do_placing(s, seat, kind, a)
    elif kind == K_MOVE or kind == K_ASSAULT:
        do_stepping(s, seat, kind, a)
    elif kind <= K_SKIP:
        do_special(s, seat, kind, a)
    elif kind <= K_DISCARD:
        do_dealing(s, seat, kind, a)
    else:
        do_fighting(s, seat, kind, a)
    settle(s)


@cython.cfunc
@cython.exceptval(check=False)
def do_placing(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_LAY:
        laying.lay(s, seat, a // CELLS, a % CELLS, 0)
    elif kind == K_LAY_RIVER:
        laying.lay(s, seat, RIVER, a // 6, a % 6)
    elif kind == K_GROUP:
        setup.choose_group(s, seat, a // HEXES, a % HEXES)
    elif kind == K_INFLUENCE:
        actions.spread_influence(s, seat, a)
    elif kind == K_BUILD:
        actions.build(s, seat, a // 4, a % 4)
    elif kind == K_RECRUIT:
        troops.recruit(s, seat, a)
    elif kind == K_HIRE:
        market.hire(s, seat, a + 1)
    else:
        market.open_deal(s, DEAL_BRIBE, a, a % 2 + 1)


@cython.cfunc
@cython.exceptval(check=False)
def do_stepping(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    combo: cint
    step: cint
    combo = a % COMBO_COUNT
    step = a // COMBO_COUNT
    if kind == K_MOVE:
        troops.move(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])
    else:
        troops.assault(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])


@cython.cfunc
@cython.exceptval(check=False)
def do_special(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_ASK:
        market.open_deal(s, DEAL_CARD, a, 1)
    elif kind == K_BUY:
        market.buy(s, seat, a)
    elif kind == K_FETCH:
        market.fetch(s, seat, a)
    elif kind == K_MUSTER:
        special.muster(s, seat, a // 2, a % 2 + 1)
    elif kind == K_REVOLT:
        special.revolt(s, seat, a)
    elif kind == K_PALACE:
        special.set_palace(s, a)
    elif kind == K_DESERTION:
        special.desertion(s, seat, a // (SEATS * MOST_MOVED), a // MOST_MOVED % SEATS, a % MOST_MOVED + 1)
    elif kind == K_PLAY:
        play.play_card(s, seat, a)
    elif kind == K_PLOT:
        looking.begin_look(s, seat, LOOK_PLOT, PLOT_CARDS)
    elif kind == K_CONSPIRE:
        looking.begin_look(s, seat, LOOK_CONSPIRE, CONSPIRE_CARDS)
    elif kind == K_ALMS:
        special.alms(s, seat)
    elif kind == K_PASS:
        tell(s, EV_PASSED, seat, NOBODY, 0, 0)
        market.end_buying(s)
    elif kind == K_DONE:
        stop(s)
    else:
        skip(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def stop(s: State) -> cython.void:
    """No more announcements in this action."""
    if s.phase == BUYING:
        market.end_buying(s)
    elif s.phase == ON_GENERAL:
        s.phase = RESOLVE
    else:
        s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def skip(s: State, seat: cint) -> cython.void:
    """Leave undone what may be left undone."""
    phase: cint
    phase = s.phase
    if phase == WINDOW:
        s.answer[seat] = 0
    elif phase == PACT_MURSHID or phase == PACT_PARTY:
        pact.next_party(s)
    elif phase == CAPTURE:
        aftermath.sack_strongholds(s)
    elif phase == SACK:
        aftermath.end_combat(s)
    elif phase == ON_ASSASSINS:
        s.mark[s.card] = 1
    elif phase == ON_SHEIKH or phase == ON_DESTROYER:
        combat_cards.begin_second_half(s)
    elif phase == RESOLVE:
        leave_cards(s, seat)
    else:
        s.phase = RESOLVE


@cython.cfunc
@cython.exceptval(check=False)
def leave_cards(s: State, seat: cint) -> cython.void:
    """Effects are optional in the Polish edition: the rest of one's cards does nothing (D02)."""
    stage: cint
    i: cint
    owner: cint
    stage = fight.stage_of(s, s.place[fight.next_card(s, S_NONE)] - PLAYED)
    for i in range(CARDS):
        if s.place[i] >= PLAYED and not s.mark[i]:
            owner = s.place[i] - PLAYED
            if fight.decides(s, owner) == seat and fight.stage_of(s, owner) == stage:
                s.mark[i] = 1


@cython.cfunc
@cython.exceptval(check=False)
def do_dealing(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_PRICE:
        market.name_price(s, seat, a)
    elif kind == K_ACCEPT:
        if s.phase == ANSWER_PRICE or s.phase == ANSWER_COUNTER:
            market.strike_deal(s, seat)
        elif s.phase == SECOND_HALF:
            combat_cards.do_second_half(s)
        else:
            pact.agree_pact(s, seat)
    elif kind == K_REFUSE:
        if s.phase == ANSWER_PRICE or s.phase == ANSWER_COUNTER:
            market.refuse_deal(s, seat)
        else:
            pact.refuse_pact(s, seat)
    elif kind == K_PACT:
        pact.offer_pact(s, seat, a // 5, a % 5 + 1)
    elif kind == K_BOATS:
        if s.phase == WINDOW:
            s.answer[seat] = 1
        else:
            window.use_boats(s, seat)
    elif kind == K_INFORMANTS:
        if s.phase == WINDOW:
            s.answer[seat] = 2 + a
        else:
            window.use_informants(s, seat, a)
    elif kind == K_COMMIT:
        fight.commit(s, seat, a)
    elif kind == K_CHOOSE:
        choose(s, seat, a)
    else:
        cards.discard_surplus(s, seat, a)


@cython.cfunc
@cython.exceptval(check=False)
def choose(s: State, seat: cint, kind: cint) -> cython.void:
    """A card among those looked at."""
    if s.phase == PLOTTING:
        looking.take(s, kind)
    elif s.phase == CONSPIRING:
        looking.set_out(s, kind)
    else:
        looking.keep(s, seat, kind)


@cython.cfunc
@cython.exceptval(check=False)
def do_fighting(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_SIDE:
        take_side(s, seat, a)
    elif kind == K_AWARD:
        s.winner_side = a
        s.phase = DECIDED
        tell(s, EV_TIE_BROKEN, MURSHID, NOBODY, a, 0)
    elif kind == K_KILL:
        fight.kill(s, seat, a // KINDS, a % KINDS)
    elif kind == K_RESOLVE:
        resolve(s, seat, a)
    elif kind == K_ASSIGN:
        if s.phase == ON_WARFARE:
            combat.assign_warfare(s, a // MOST_ASSIGNED, a % MOST_ASSIGNED)
        else:
            combat_cards.assign(s, a // MOST_ASSIGNED, a % MOST_ASSIGNED)
    elif kind == K_LOSE:
        aftermath.lose(s, ATTACKING if s.phase == ATTACKER_LOSSES else DEFENDING, a, s.left - a)
    elif kind == K_CAPTURE:
        aftermath.capture(s)
    elif kind == K_SACK:
        aftermath.sack(s)
    else:
        do_pointing(s, seat, kind, a)


@cython.cfunc
@cython.exceptval(check=False)
def do_pointing(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_HEX:
        if s.phase == HIRING:
            troops.quarter(s, seat, a)
        else:
            play.strike_hex(s, seat, a)
    elif kind == K_MERCENARY:
        if s.phase == ON_SHEIKH:
            combat_cards.drop_mercenary(s, a // HEXES, a % HEXES)
            combat_cards.begin_second_half(s)
        else:
            play.replace_mercenary(s, seat, a // HEXES, a % HEXES)
    elif kind == K_UNIT:
        if s.phase == ON_DESTROYER:
            combat_cards.reinforce(s, seat, a // 2, a % 2)
        else:
            combat_cards.slip_away(s, seat, a // 2, a % 2)
    elif kind == K_RULER:
        contest.corrupt(s, seat, a)
    else:
        troops.shed(s, seat, a // 2, a % 2)


@cython.cfunc
@cython.exceptval(check=False)
def take_side(s: State, seat: cint, side: cint) -> cython.void:
    if s.phase == DECLARE:
        contest.declare(s, seat, side)
        return
    s.meddles = side
    tell(s, EV_MEDDLED, seat, NOBODY, side, 0)
    s.phase = REVEAL


@cython.cfunc
@cython.exceptval(check=False)
def resolve(s: State, seat: cint, kind: cint) -> cython.void:
    card: cint
    card = fight.find_played(s, seat, kind)
    if s.fight == COMBAT:
        combat_cards.resolve_combat_card(s, card)
    else:
        contest.resolve_contest_card(s, card)
