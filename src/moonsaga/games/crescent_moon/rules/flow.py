"""The course of the game: who is asked, what happens by itself, what Nature decides."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules import map_building as laying
    from cython.cimports.moonsaga.games.crescent_moon.rules import setup, special, troops, turns, year
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import survey
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards import hand as cards
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards import looking, window
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import aftermath, contest
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat import resolution as combat
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State
else:
    from moonsaga.games.crescent_moon.rules import map_building as laying
    from moonsaga.games.crescent_moon.rules import setup, special, troops, turns, year
    from moonsaga.games.crescent_moon.rules.board_map import survey
    from moonsaga.games.crescent_moon.rules.cards import hand as cards
    from moonsaga.games.crescent_moon.rules.cards import looking, window
    from moonsaga.games.crescent_moon.rules.combat import aftermath, contest
    from moonsaga.games.crescent_moon.rules.combat import card_choice as fight
    from moonsaga.games.crescent_moon.rules.combat import resolution as combat
    from moonsaga.games.crescent_moon.rules.state import State

# --- constants the compiler should know

ATTACKER_LOSSES = cython.declare(cint, codes.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, codes.ATTACKING)
CAPTURE = cython.declare(cint, codes.CAPTURE)
COMBAT = cython.declare(cint, codes.COMBAT)
COMMIT = cython.declare(cint, codes.COMMIT)
CONTEST = cython.declare(cint, codes.CONTEST)
DEAL_TILES = cython.declare(cint, codes.DEAL_TILES)
DECIDED = cython.declare(cint, codes.DECIDED)
DEFENDER_LOSSES = cython.declare(cint, codes.DEFENDER_LOSSES)
DEFENDING = cython.declare(cint, codes.DEFENDING)
END_ACTION = cython.declare(cint, codes.END_ACTION)
FILL_MARKETS = cython.declare(cint, codes.FILL_MARKETS)
FINE = cython.declare(cint, codes.FINE)
JUDGE = cython.declare(cint, codes.JUDGE)
LOOK = cython.declare(cint, codes.LOOK)
LOOK_CONSPIRE = cython.declare(cint, codes.LOOK_CONSPIRE)
LOOK_PLOT = cython.declare(cint, codes.LOOK_PLOT)
MARKET_PLACES = cython.declare(cint, codes.MARKET_PLACES)
MEDDLE = cython.declare(cint, codes.MEDDLE)
MURSHID = cython.declare(cint, codes.MURSHID)
MUSTERING = cython.declare(cint, codes.MUSTERING)
OLD_CARDS = cython.declare(cint, codes.OLD_CARDS)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
OPEN_FIGHT = cython.declare(cint, codes.OPEN_FIGHT)
OVER = cython.declare(cint, codes.OVER)
PLAYED = cython.declare(cint, codes.PLAYED)
PREPARE = cython.declare(cint, codes.PREPARE)
REFILL = cython.declare(cint, codes.REFILL)
RESOLVE = cython.declare(cint, codes.RESOLVE)
RETREAT = cython.declare(cint, codes.RETREAT)
REVEAL = cython.declare(cint, codes.REVEAL)
SCORE = cython.declare(cint, codes.SCORE)
SULTANS = cython.declare(cint, codes.SULTANS)
S_NONE = cython.declare(cint, codes.S_NONE)
TILE_KINDS = cython.declare(cint, codes.TILE_KINDS)
WINDOW = cython.declare(cint, codes.WINDOW)

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
        return troops.crowded(s)
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
        turns.prepare(s)
    elif phase == OLD_CARDS:
        if s.left and near_cards(s):
            return False
        turns.end_upkeep(s)
    elif phase == END_ACTION:
        if troops.crowded(s) >= 0:
            return False
        turns.next_turn(s)
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
        setup.first_plot(s)
    elif s.round < 0:
        turns.begin_actions(s)
    else:
        s.phase = END_ACTION
    return True


@cython.cfunc
@cython.exceptval(check=False)
def proceed_looking(s: State) -> bint:
    if looking.can_look(s):
        looking.blur_top(s)
        return False
    s.look_left = 0
    if s.look == LOOK_PLOT:
        looking.begin_plotting(s)
    elif s.look == LOOK_CONSPIRE:
        looking.begin_conspiring(s)
    else:
        looking.begin_scholars(s)
    return True


@cython.cfunc
@cython.exceptval(check=False)
def proceed_choosing(s: State) -> bint:
    """Actions of several announcements end when nothing more can be announced."""
    h: cint
    if s.phase == MUSTERING:
        for h in range(s.hexes):
            if special.why_no_muster(s, s.who, h, 1) == FINE:
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
        window.begin_fight(s)
    elif phase == WINDOW:
        if not window.all_answered(s):
            return False
        window.close_window(s)
    elif phase == COMMIT:
        if not window.all_answered(s):
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
            aftermath.ask_losses(s, ATTACKING if phase == ATTACKER_LOSSES else DEFENDING)
        return s.phase != phase
    if phase == RETREAT:
        aftermath.retreat(s)
        return True
    if phase == CAPTURE:
        aftermath.begin_capture(s)
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
        looking.look_at(s, outcome)
    else:
        cards.turn_up(s, outcome)
    settle(s)
