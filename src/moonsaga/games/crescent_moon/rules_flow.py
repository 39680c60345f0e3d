"""Who is asked what, what speaks against an action, and what an action does: the table of contents of the rules."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon import rules_actions as actions
    from cython.cimports.moonsaga.games.crescent_moon import rules_cards as cards
    from cython.cimports.moonsaga.games.crescent_moon import rules_combat as combat
    from cython.cimports.moonsaga.games.crescent_moon import rules_contest as contest
    from cython.cimports.moonsaga.games.crescent_moon import rules_fight as fight
    from cython.cimports.moonsaga.games.crescent_moon import rules_laying as laying
    from cython.cimports.moonsaga.games.crescent_moon import rules_market as market
    from cython.cimports.moonsaga.games.crescent_moon import rules_play as play
    from cython.cimports.moonsaga.games.crescent_moon import rules_year as year
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import survey
    from cython.cimports.moonsaga.games.crescent_moon.state import State, tell
else:
    from moonsaga.games.crescent_moon import rules_actions as actions
    from moonsaga.games.crescent_moon import rules_cards as cards
    from moonsaga.games.crescent_moon import rules_combat as combat
    from moonsaga.games.crescent_moon import rules_contest as contest
    from moonsaga.games.crescent_moon import rules_fight as fight
    from moonsaga.games.crescent_moon import rules_laying as laying
    from moonsaga.games.crescent_moon import rules_market as market
    from moonsaga.games.crescent_moon import rules_play as play
    from moonsaga.games.crescent_moon import rules_year as year
    from moonsaga.games.crescent_moon.rules_map import survey
    from moonsaga.games.crescent_moon.state import State, tell

# --- constants the compiler should know

ACT = cython.declare(cint, numbers.ACT)
ANSWER_COUNTER = cython.declare(cint, numbers.ANSWER_COUNTER)
ANSWER_PRICE = cython.declare(cint, numbers.ANSWER_PRICE)
ASSIGN = cython.declare(cint, numbers.ASSIGN)
ATTACKER_LOSSES = cython.declare(cint, numbers.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, numbers.ATTACKING)
BUILDING = cython.declare(cint, numbers.BUILDING)
BUYING = cython.declare(cint, numbers.BUYING)
CALIPH = cython.declare(cint, numbers.CALIPH)
CAPTURE = cython.declare(cint, numbers.CAPTURE)
CARDS = cython.declare(cint, numbers.CARDS)
CARD_TARGET = cython.declare(cint, numbers.CARD_TARGET)
CELLS = cython.declare(cint, numbers.CELLS)
COMBAT = cython.declare(cint, numbers.COMBAT)
COMBO_COUNT = cython.declare(cint, numbers.COMBO_COUNT)
COMBO_ROW = cython.declare(cint, numbers.COMBO_ROW)
COMMIT = cython.declare(cint, numbers.COMMIT)
CONSPIRE_CARDS = cython.declare(cint, numbers.CONSPIRE_CARDS)
CONSPIRING = cython.declare(cint, numbers.CONSPIRING)
CONTEST = cython.declare(cint, numbers.CONTEST)
DEAL_BRIBE = cython.declare(cint, numbers.DEAL_BRIBE)
DEAL_CARD = cython.declare(cint, numbers.DEAL_CARD)
DEAL_TILES = cython.declare(cint, numbers.DEAL_TILES)
DECIDED = cython.declare(cint, numbers.DECIDED)
DECLARE = cython.declare(cint, numbers.DECLARE)
DEFENDER_LOSSES = cython.declare(cint, numbers.DEFENDER_LOSSES)
DEFENDING = cython.declare(cint, numbers.DEFENDING)
END_ACTION = cython.declare(cint, numbers.END_ACTION)
EV_MEDDLED = cython.declare(cint, numbers.EV_MEDDLED)
EV_PASSED = cython.declare(cint, numbers.EV_PASSED)
EV_TIE_BROKEN = cython.declare(cint, numbers.EV_TIE_BROKEN)
FILL_MARKETS = cython.declare(cint, numbers.FILL_MARKETS)
FINE = cython.declare(cint, numbers.FINE)
FOLLOW_UP = cython.declare(cint, numbers.FOLLOW_UP)
HEXES = cython.declare(cint, numbers.HEXES)
HIRING = cython.declare(cint, numbers.HIRING)
JUDGE = cython.declare(cint, numbers.JUDGE)
KINDS = cython.declare(cint, numbers.KINDS)
K_ACCEPT = cython.declare(cint, numbers.K_ACCEPT)
K_ALMS = cython.declare(cint, numbers.K_ALMS)
K_ASK = cython.declare(cint, numbers.K_ASK)
K_ASSAULT = cython.declare(cint, numbers.K_ASSAULT)
K_ASSIGN = cython.declare(cint, numbers.K_ASSIGN)
K_AWARD = cython.declare(cint, numbers.K_AWARD)
K_BOATS = cython.declare(cint, numbers.K_BOATS)
K_BRIBE = cython.declare(cint, numbers.K_BRIBE)
K_BUILD = cython.declare(cint, numbers.K_BUILD)
K_BUY = cython.declare(cint, numbers.K_BUY)
K_CAPTURE = cython.declare(cint, numbers.K_CAPTURE)
K_CHOOSE = cython.declare(cint, numbers.K_CHOOSE)
K_COMMIT = cython.declare(cint, numbers.K_COMMIT)
K_CONSPIRE = cython.declare(cint, numbers.K_CONSPIRE)
K_DESERTION = cython.declare(cint, numbers.K_DESERTION)
K_DISCARD = cython.declare(cint, numbers.K_DISCARD)
K_DONE = cython.declare(cint, numbers.K_DONE)
K_FETCH = cython.declare(cint, numbers.K_FETCH)
K_GROUP = cython.declare(cint, numbers.K_GROUP)
K_HEX = cython.declare(cint, numbers.K_HEX)
K_HIRE = cython.declare(cint, numbers.K_HIRE)
K_INFLUENCE = cython.declare(cint, numbers.K_INFLUENCE)
K_INFORMANTS = cython.declare(cint, numbers.K_INFORMANTS)
K_KILL = cython.declare(cint, numbers.K_KILL)
K_LAY = cython.declare(cint, numbers.K_LAY)
K_LAY_RIVER = cython.declare(cint, numbers.K_LAY_RIVER)
K_LOSE = cython.declare(cint, numbers.K_LOSE)
K_MERCENARY = cython.declare(cint, numbers.K_MERCENARY)
K_MOVE = cython.declare(cint, numbers.K_MOVE)
K_MUSTER = cython.declare(cint, numbers.K_MUSTER)
K_PACT = cython.declare(cint, numbers.K_PACT)
K_PALACE = cython.declare(cint, numbers.K_PALACE)
K_PASS = cython.declare(cint, numbers.K_PASS)
K_PLAY = cython.declare(cint, numbers.K_PLAY)
K_PLOT = cython.declare(cint, numbers.K_PLOT)
K_PRICE = cython.declare(cint, numbers.K_PRICE)
K_RECRUIT = cython.declare(cint, numbers.K_RECRUIT)
K_REFUSE = cython.declare(cint, numbers.K_REFUSE)
K_RESOLVE = cython.declare(cint, numbers.K_RESOLVE)
K_REVOLT = cython.declare(cint, numbers.K_REVOLT)
K_RULER = cython.declare(cint, numbers.K_RULER)
K_SACK = cython.declare(cint, numbers.K_SACK)
K_SHED = cython.declare(cint, numbers.K_SHED)
K_SIDE = cython.declare(cint, numbers.K_SIDE)
K_SKIP = cython.declare(cint, numbers.K_SKIP)
K_UNIT = cython.declare(cint, numbers.K_UNIT)
LAY = cython.declare(cint, numbers.LAY)
LOOK = cython.declare(cint, numbers.LOOK)
LOOK_CONSPIRE = cython.declare(cint, numbers.LOOK_CONSPIRE)
LOOK_PLOT = cython.declare(cint, numbers.LOOK_PLOT)
MARCH_ON = cython.declare(cint, numbers.MARCH_ON)
MARKET_PLACES = cython.declare(cint, numbers.MARKET_PLACES)
MEDDLE = cython.declare(cint, numbers.MEDDLE)
MOST_ASSIGNED = cython.declare(cint, numbers.MOST_ASSIGNED)
MOST_MOVED = cython.declare(cint, numbers.MOST_MOVED)
MOVING = cython.declare(cint, numbers.MOVING)
MURSHID = cython.declare(cint, numbers.MURSHID)
MUST = cython.declare(cint, numbers.MUST)
MUSTERING = cython.declare(cint, numbers.MUSTERING)
NOBODY = cython.declare(cint, numbers.NOBODY)
NOMAD = cython.declare(cint, numbers.NOMAD)
NO_CARD = cython.declare(cint, numbers.NO_CARD)
OLD_CARDS = cython.declare(cint, numbers.OLD_CARDS)
ON_ASSASSINS = cython.declare(cint, numbers.ON_ASSASSINS)
ON_CORRUPTION = cython.declare(cint, numbers.ON_CORRUPTION)
ON_DESTROYER = cython.declare(cint, numbers.ON_DESTROYER)
ON_GENERAL = cython.declare(cint, numbers.ON_GENERAL)
ON_SHEIKH = cython.declare(cint, numbers.ON_SHEIKH)
ON_WARFARE = cython.declare(cint, numbers.ON_WARFARE)
OPEN_FIGHT = cython.declare(cint, numbers.OPEN_FIGHT)
ORDER = cython.declare(cint, numbers.ORDER)
OVER = cython.declare(cint, numbers.OVER)
PACT_ANSWER = cython.declare(cint, numbers.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, numbers.PACT_COUNTER)
PACT_MURSHID = cython.declare(cint, numbers.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, numbers.PACT_PARTY)
PLACE_GROUPS = cython.declare(cint, numbers.PLACE_GROUPS)
PLAYED = cython.declare(cint, numbers.PLAYED)
PLOTTING = cython.declare(cint, numbers.PLOTTING)
PLOT_CARDS = cython.declare(cint, numbers.PLOT_CARDS)
PREPARE = cython.declare(cint, numbers.PREPARE)
PRICES = cython.declare(cint, numbers.PRICES)
RECRUITING = cython.declare(cint, numbers.RECRUITING)
REFILL = cython.declare(cint, numbers.REFILL)
RESOLVE = cython.declare(cint, numbers.RESOLVE)
RETREAT = cython.declare(cint, numbers.RETREAT)
REVEAL = cython.declare(cint, numbers.REVEAL)
RIVER = cython.declare(cint, numbers.RIVER)
SACK = cython.declare(cint, numbers.SACK)
SCHOLARS = cython.declare(cint, numbers.SCHOLARS)
SCORE = cython.declare(cint, numbers.SCORE)
SEATS = cython.declare(cint, numbers.SEATS)
SET_PALACE = cython.declare(cint, numbers.SET_PALACE)
SH_ALMS = cython.declare(cint, numbers.SH_ALMS)
SH_BUY = cython.declare(cint, numbers.SH_BUY)
SH_CONSPIRE = cython.declare(cint, numbers.SH_CONSPIRE)
SH_PLOT = cython.declare(cint, numbers.SH_PLOT)
SULTANS = cython.declare(cint, numbers.SULTANS)
SULTANS_PLACES = cython.declare(cint, numbers.SULTANS_PLACES)
S_NONE = cython.declare(cint, numbers.S_NONE)
TIE = cython.declare(cint, numbers.TIE)
TILE_KINDS = cython.declare(cint, numbers.TILE_KINDS)
WARLORD = cython.declare(cint, numbers.WARLORD)
WINDOW = cython.declare(cint, numbers.WINDOW)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)
ASSIGN_EXACT = cython.declare(cint[31])
BUILD_OF = cython.declare(cint[5])
COMBO_AT = cython.declare(cint[484])
COMBO_MERCENARY = cython.declare(cint[253])
COMBO_ORDINARY = cython.declare(cint[253])
FIRST = cython.declare(cint[46])
KIND_OF = cython.declare(cint[69])
KIND_OF_ACTION = cython.declare(cint[53186])
OWN_ACTION = cython.declare(cint[54])
RECRUIT_OF = cython.declare(cint[5])
if not cython.compiled:
    ASSIGN_EXACT = [0] * 31
    BUILD_OF = [0] * 5
    COMBO_AT = [0] * 484
    COMBO_MERCENARY = [0] * 253
    COMBO_ORDINARY = [0] * 253
    FIRST = [0] * 46
    KIND_OF = [0] * 69
    KIND_OF_ACTION = [0] * 53186
    OWN_ACTION = [0] * 54
    RECRUIT_OF = [0] * 5
for _i in range(31):
    ASSIGN_EXACT[_i] = numbers.ASSIGN_EXACT[_i]
for _i in range(5):
    BUILD_OF[_i] = numbers.BUILD_OF[_i]
for _i in range(484):
    COMBO_AT[_i] = numbers.COMBO_AT[_i]
for _i in range(253):
    COMBO_MERCENARY[_i] = numbers.COMBO_MERCENARY[_i]
for _i in range(253):
    COMBO_ORDINARY[_i] = numbers.COMBO_ORDINARY[_i]
for _i in range(46):
    FIRST[_i] = numbers.FIRST[_i]
for _i in range(69):
    KIND_OF[_i] = numbers.KIND_OF[_i]
for _i in range(53186):
    KIND_OF_ACTION[_i] = numbers.KIND_OF_ACTION[_i]
for _i in range(54):
    OWN_ACTION[_i] = numbers.OWN_ACTION[_i]
for _i in range(5):
    RECRUIT_OF[_i] = numbers.RECRUIT_OF[_i]

# --- end of constants


# --- who is asked -----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def acting(s: State) -> cint:
    """The first seat that owes a decision; -1 for Nature, -2 when the game is over."""
    full: cint
    seat: cint
    if s.phase == OVER:
        return -2
    full = cards.overfull(s)
    if full >= 0:
        return full
    if s.phase == DEAL_TILES or s.phase == FILL_MARKETS or s.phase == LOOK:
        return -1
    if s.phase == OLD_CARDS or s.phase == REFILL:
        return -1
    if s.phase == WINDOW or s.phase == COMMIT:
        for seat in range(s.rules.seats):
            if is_asked(s, seat):
                return seat
    if s.phase == END_ACTION:
        return actions.crowded(s)
    return s.who


@cython.cfunc
@cython.exceptval(check=False)
def is_asked(s: State, seat: cint) -> bint:
    """While several seats answer at once: does this one still owe its answer?"""
    return (s.asked >> seat) & 1 and s.answer[seat] < 0


@cython.cfunc
@cython.exceptval(check=False)
def may_act(s: State, seat: cint) -> bint:
    if cards.overfull(s) >= 0:
        return cards.overfull(s) == seat
    if s.phase == WINDOW or s.phase == COMMIT:
        return is_asked(s, seat)
    return acting(s) == seat


# --- what happens by itself -------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def settle(s: State) -> cython.void:
    """Go on until somebody, or Nature, has to decide."""
    while True:
        survey(s)
        if cards.overfull(s) >= 0 or not proceed(s):
            return


@cython.cfunc
@cython.exceptval(check=False)
def proceed(s: State) -> bint:
    """One step that needs no decision; False if there is none."""
    phase: cint
    phase = s.phase
    if phase == FILL_MARKETS or phase == REFILL:
        return proceed_filling(s)
    if phase == LOOK:
        return proceed_looking(s)
    if phase == PREPARE:
        year.prepare(s)
    elif phase == OLD_CARDS:
        if s.left and near_cards(s):
            return False
        year.end_upkeep(s)
    elif phase == END_ACTION:
        if actions.crowded(s) >= 0:
            return False
        year.next_turn(s)
    elif phase == SCORE:
        year.score(s)
    elif phase >= OPEN_FIGHT:
        return proceed_fighting(s)
    else:
        return proceed_choosing(s)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def near_cards(s: State) -> cint:
    """Cards on the near market."""
    n: cint
    place: cint
    n = 0
    for place in range(MARKET_PLACES - 3, MARKET_PLACES):
        if s.shop[place] >= 0:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def proceed_filling(s: State) -> bint:
    if cards.next_gap(s, s.phase == FILL_MARKETS) >= 0 and cards.reshuffle(s):
        return False
    if s.phase == FILL_MARKETS:
        year.first_plot(s)
    elif s.round < 0:
        year.begin_actions(s)
    else:
        s.phase = END_ACTION
    return True


@cython.cfunc
@cython.exceptval(check=False)
def proceed_looking(s: State) -> bint:
    if cards.can_look(s):
        cards.blur_top(s)
        return False
    s.look_left = 0
    if s.look == LOOK_PLOT:
        cards.begin_plotting(s)
    elif s.look == LOOK_CONSPIRE:
        cards.begin_conspiring(s)
    else:
        cards.begin_scholars(s)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def proceed_choosing(s: State) -> bint:
    """Actions of several announcements end when nothing more can be announced."""
    h: cint
    if s.phase == MUSTERING:
        for h in range(s.hexes):
            if actions.why_no_muster(s, s.who, h, 1) == FINE:
                return False
        s.phase = END_ACTION
        return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def proceed_fighting(s: State) -> bint:
    phase: cint
    phase = s.phase
    if phase == OPEN_FIGHT:
        fight.begin_fight(s)
    elif phase == WINDOW:
        if not fight.all_answered(s):
            return False
        fight.close_window(s)
    elif phase == COMMIT:
        if not fight.all_answered(s):
            return False
        end_commit(s)
    elif phase == REVEAL:
        fight.reveal(s)
    elif phase == ON_WARFARE:
        if s.war_side >= 0:
            return False
        combat.begin_warfare(s)
    elif phase == ON_ASSASSINS:
        fight.seek_assassins(s)
        return s.phase != ON_ASSASSINS
    elif phase == RESOLVE:
        return proceed_resolving(s)
    elif phase == JUDGE:
        if s.fight == COMBAT:
            combat.judge_combat(s)
        else:
            contest.judge_contest(s)
    elif phase == DECIDED:
        if s.fight == COMBAT:
            combat.settle_combat(s)
        else:
            contest.settle_contest(s)
    else:
        return proceed_aftermath(s)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def proceed_aftermath(s: State) -> bint:
    phase: cint
    phase = s.phase
    if phase == ATTACKER_LOSSES or phase == DEFENDER_LOSSES:
        if not s.left:
            combat.ask_losses(s, ATTACKING if phase == ATTACKER_LOSSES else DEFENDING)
        return s.phase != phase
    if phase == RETREAT:
        combat.retreat(s)
        return True
    if phase == CAPTURE:
        combat.begin_capture(s)
        return s.phase != phase
    return False


@cython.cfunc
@cython.exceptval(check=False)
def end_commit(s: State) -> cython.void:
    """In a contest sides are declared now; in a combat the Murshid says whom he helps, if he chose cards (C11)."""
    if s.fight == CONTEST:
        contest.begin_declaring(s)
    elif s.answer[MURSHID] > 0 and s.attacker != MURSHID and s.defender != MURSHID:
        s.phase = MEDDLE
        s.who = MURSHID
        s.learned += 1
    else:
        s.phase = REVEAL


@cython.cfunc
@cython.exceptval(check=False)
def proceed_resolving(s: State) -> bint:
    """The next card in the order of the rules; whoever decides for it picks among his own."""
    card: cint
    card = fight.next_card(s, S_NONE)
    if card < 0:
        s.phase = JUDGE
        return True
    s.who = fight.decides(s, s.place[card] - PLAYED)
    return False


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
    if s.phase == CAPTURE or s.phase == SACK:
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
        return combat.why_no_reinforcement(s, seat, h, unit)
    return combat.why_no_slip(s, seat, h, unit)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_hex(s: State, seat: cint, h: cint) -> cint:
    return actions.why_no_quarters(s, seat, h) if s.phase == HIRING else play.why_no_target(s, seat, h)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    if s.phase == ON_SHEIKH:
        return combat.why_no_prey(s, ruler, h)
    return play.why_no_replacing(s, seat, ruler, h)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_action(s: State, seat: cint, action: cint) -> cint:
    """What speaks against an action of a seat that is to act: one of `numbers.REASONS`."""
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
        return year.why_no_group(s, seat, a // HEXES, a % HEXES)
    if kind == K_INFLUENCE:
        return actions.why_no_influence(s, seat, a)
    if kind == K_BUILD:
        return actions.why_no_build(s, seat, a // 4, a % 4)
    if kind == K_RECRUIT:
        return actions.why_no_recruit(s, seat, a)
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
        return actions.why_no_move(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])
    return actions.why_no_assault(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])


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
        return actions.why_no_muster(s, seat, a // 2, a % 2 + 1)
    if kind == K_REVOLT:
        return actions.why_no_revolt(s, seat, a)
    if kind == K_PALACE:
        return actions.why_no_palace(s, seat, a)
    if kind == K_DESERTION:
        return actions.why_no_desertion(s, seat, a // (SEATS * MOST_MOVED), a // MOST_MOVED % SEATS, a % MOST_MOVED + 1)
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
    if kind == K_ACCEPT or kind == K_REFUSE:
        return why_no_answer(s)
    if kind == K_PACT:
        return fight.why_no_pact(s, seat, a // 5, a % 5 + 1)
    if kind == K_BOATS:
        return fight.why_no_boats(s, seat)
    if kind == K_INFORMANTS:
        return fight.why_no_informants(s, seat, a)
    if kind == K_COMMIT:
        return fight.why_no_commit(s, seat, a)
    if kind == K_CHOOSE:
        return cards.why_no_take(s, a)
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
        return combat.why_no_assign(s, seat, a // MOST_ASSIGNED, a % MOST_ASSIGNED)
    if kind == K_LOSE:
        return combat.why_no_loss(s, seat, a)
    if kind == K_CAPTURE:
        return combat.why_no_capture(s)
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
    return actions.why_no_shed(s, seat, a // 2, a % 2)


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
                if actions.why_no_desertion(s, seat, h, ruler, count) == FINE:
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
        return offer(s, seat, K_PRICE, PRICES, buffer, n)
    return offer(s, seat, K_PRICE, PRICES, buffer, 0)


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
        year.choose_group(s, seat, a // HEXES, a % HEXES)
    elif kind == K_INFLUENCE:
        actions.spread_influence(s, seat, a)
    elif kind == K_BUILD:
        actions.build(s, seat, a // 4, a % 4)
    elif kind == K_RECRUIT:
        actions.recruit(s, seat, a)
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
        actions.move(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])
    else:
        actions.assault(s, seat, step // 6, step % 6, COMBO_ORDINARY[combo], COMBO_MERCENARY[combo])


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
        actions.muster(s, seat, a // 2, a % 2 + 1)
    elif kind == K_REVOLT:
        actions.revolt(s, seat, a)
    elif kind == K_PALACE:
        actions.set_palace(s, a)
    elif kind == K_DESERTION:
        actions.desertion(s, seat, a // (SEATS * MOST_MOVED), a // MOST_MOVED % SEATS, a % MOST_MOVED + 1)
    elif kind == K_PLAY:
        play.play_card(s, seat, a)
    elif kind == K_PLOT:
        cards.begin_look(s, seat, LOOK_PLOT, PLOT_CARDS)
    elif kind == K_CONSPIRE:
        cards.begin_look(s, seat, LOOK_CONSPIRE, CONSPIRE_CARDS)
    elif kind == K_ALMS:
        actions.alms(s, seat)
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
        fight.next_party(s)
    elif phase == CAPTURE:
        combat.sack_strongholds(s)
    elif phase == SACK:
        combat.end_combat(s)
    elif phase == ON_ASSASSINS:
        s.mark[s.card] = 1
    elif phase == ON_SHEIKH:
        combat.welcome_mercenary(s)
    elif phase == ON_DESTROYER:
        combat.welcome_reserve(s)
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
        else:
            fight.agree_pact(s, seat)
    elif kind == K_REFUSE:
        if s.phase == ANSWER_PRICE or s.phase == ANSWER_COUNTER:
            market.refuse_deal(s, seat)
        else:
            fight.refuse_pact(s, seat)
    elif kind == K_PACT:
        fight.offer_pact(s, seat, a // 5, a % 5 + 1)
    elif kind == K_BOATS:
        if s.phase == WINDOW:
            s.answer[seat] = 1
        else:
            fight.use_boats(s, seat)
    elif kind == K_INFORMANTS:
        if s.phase == WINDOW:
            s.answer[seat] = 2 + a
        else:
            fight.use_informants(s, seat, a)
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
        cards.take(s, kind)
    elif s.phase == CONSPIRING:
        cards.set_out(s, kind)
    else:
        cards.keep(s, seat, kind)


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
            combat.assign(s, a // MOST_ASSIGNED, a % MOST_ASSIGNED)
    elif kind == K_LOSE:
        combat.lose(s, ATTACKING if s.phase == ATTACKER_LOSSES else DEFENDING, a, s.left - a)
    elif kind == K_CAPTURE:
        combat.capture(s)
    elif kind == K_SACK:
        combat.sack(s)
    else:
        do_pointing(s, seat, kind, a)


@cython.cfunc
@cython.exceptval(check=False)
def do_pointing(s: State, seat: cint, kind: cint, a: cint) -> cython.void:
    if kind == K_HEX:
        if s.phase == HIRING:
            actions.quarter(s, seat, a)
        else:
            play.strike_hex(s, seat, a)
    elif kind == K_MERCENARY:
        if s.phase == ON_SHEIKH:
            combat.drop_mercenary(s, a // HEXES, a % HEXES)
            combat.welcome_mercenary(s)
        else:
            play.replace_mercenary(s, seat, a // HEXES, a % HEXES)
    elif kind == K_UNIT:
        if s.phase == ON_DESTROYER:
            combat.reinforce(s, seat, a // 2, a % 2)
        else:
            combat.slip_away(s, seat, a // 2, a % 2)
    elif kind == K_RULER:
        contest.corrupt(s, seat, a)
    else:
        actions.shed(s, seat, a // 2, a % 2)


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
        combat.resolve_combat_card(s, card)
    else:
        contest.resolve_contest_card(s, card)


# --- Nature -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """Tiles that can be dealt, cards that can be on top, old cards that can go."""
    n: cint
    tile: cint
    place: cint
    card: cint
    n = 0
    if s.phase == DEAL_TILES:
        for tile in range(TILE_KINDS):
            if s.pool[tile]:
                outcomes[n] = tile
                weights[n] = s.pool[tile]
                n += 1
        return n
    if s.phase == OLD_CARDS:
        for place in range(SULTANS - 3, SULTANS):
            card = cards.card_at(s, place)
            if card >= 0:
                outcomes[n] = card
                weights[n] = 1
                n += 1
        return n
    return cards.list_top(s, outcomes, weights)


@cython.cfunc
@cython.exceptval(check=False)
def play_outcome(s: State, outcome: cint) -> cython.void:
    if s.phase == DEAL_TILES:
        laying.deal_tile(s, outcome)
    elif s.phase == OLD_CARDS:
        cards.discard_old(s, s.place[outcome])
        s.left -= 1
    elif s.phase == LOOK:
        cards.look_at(s, outcome)
    else:
        cards.turn_up(s, outcome)
    settle(s)
