"""The course of the game: who is asked, what happens by itself, what Nature decides."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, map_building, setup, special, troops, turns, year
from moonsaga.games.crescent_moon.rules.cards import hand, looking, window
from moonsaga.games.crescent_moon.rules.combat import aftermath, card_choice, contest, resolution
from moonsaga.games.crescent_moon.rules.state import State

# --- who is asked -----------------------------------------------------------------------------------------------------


def acting(s: State) -> cint:
    """The first seat that owes a decision; CHANCE, or GAME_OVER."""
    full: cint
    seat: cint
    if s.phase == codes.OVER:
        return codes.GAME_OVER
    full = hand.overfull(s)
    if full >= 0:
        return full
    if s.phase == codes.DEAL_TILES or s.phase == codes.FILL_MARKETS or s.phase == codes.LOOK:
        return codes.CHANCE
    if s.phase == codes.OLD_CARDS or s.phase == codes.REFILL:
        return codes.CHANCE
    if s.phase == codes.WINDOW or s.phase == codes.COMMIT:
        for seat in range(s.rules.seats):
            if is_asked(s, seat):
                return seat
    if s.phase == codes.END_ACTION:
        return troops.crowded(s)
    return s.who


def is_asked(s: State, seat: cint) -> bint:
    """While several seats answer at once: does this one still owe its answer?"""
    return (s.asked >> seat) & 1 and s.answer[seat] < 0


def may_act(s: State, seat: cint) -> bint:
    if hand.overfull(s) >= 0:
        return hand.overfull(s) == seat
    if s.phase == codes.WINDOW or s.phase == codes.COMMIT:
        return is_asked(s, seat)
    return acting(s) == seat


# --- what happens by itself -------------------------------------------------------------------------------------------


def settle(s: State) -> void:
    """Go on until somebody, or Nature, has to decide."""
    while True:
        board_map.survey(s)
        if hand.overfull(s) >= 0 or not proceed(s):
            return


def proceed(s: State) -> bint:
    """One step that needs no decision; False if there is none."""
    phase: cint
    phase = s.phase
    if phase == codes.FILL_MARKETS or phase == codes.REFILL:
        return proceed_filling(s)
    if phase == codes.LOOK:
        return proceed_looking(s)
    if phase == codes.PREPARE:
        turns.prepare(s)
    elif phase == codes.OLD_CARDS:
        if s.left and near_cards(s):
            return False
        turns.end_upkeep(s)
    elif phase == codes.END_ACTION:
        if troops.crowded(s) >= 0:
            return False
        turns.next_turn(s)
    elif phase == codes.SCORE:
        year.score(s)
    elif phase >= codes.OPEN_FIGHT:
        return proceed_fighting(s)
    else:
        return proceed_choosing(s)
    return True


def near_cards(s: State) -> cint:
    """Cards on the near market."""
    n: cint
    place: cint
    n = 0
    for place in range(codes.MARKET_PLACES - 3, codes.MARKET_PLACES):
        if s.shop[place] >= 0:
            n += 1
    return n


def proceed_filling(s: State) -> bint:
    if hand.next_gap(s, s.phase == codes.FILL_MARKETS) >= 0 and hand.reshuffle(s):
        return False
    if s.phase == codes.FILL_MARKETS:
        setup.first_plot(s)
    elif s.round < 0:
        turns.begin_actions(s)
    else:
        s.phase = codes.END_ACTION
    return True


def proceed_looking(s: State) -> bint:
    if looking.can_look(s):
        looking.blur_top(s)
        return False
    s.look_left = 0
    if s.look == codes.LOOK_PLOT:
        looking.begin_plotting(s)
    elif s.look == codes.LOOK_CONSPIRE:
        looking.begin_conspiring(s)
    else:
        looking.begin_scholars(s)
    return True


def proceed_choosing(s: State) -> bint:
    """Actions of several announcements end when nothing more can be announced."""
    h: cint
    if s.phase == codes.MUSTERING:
        for h in range(s.hexes):
            if special.why_no_muster(s, s.who, h, 1) == codes.FINE:
                return False
        s.phase = codes.END_ACTION
        return True
    return False


def proceed_fighting(s: State) -> bint:
    phase: cint
    phase = s.phase
    if phase == codes.OPEN_FIGHT:
        window.begin_fight(s)
    elif phase == codes.WINDOW:
        if not window.all_answered(s):
            return False
        window.close_window(s)
    elif phase == codes.COMMIT:
        if not window.all_answered(s):
            return False
        end_commit(s)
    elif phase == codes.REVEAL:
        card_choice.reveal(s)
    elif phase == codes.ON_WARFARE:
        if s.war_side >= 0:
            return False
        resolution.begin_warfare(s)
    elif phase == codes.ON_ASSASSINS:
        card_choice.seek_assassins(s)
        return s.phase != codes.ON_ASSASSINS
    elif phase == codes.RESOLVE:
        return proceed_resolving(s)
    elif phase == codes.JUDGE:
        if s.fight == codes.COMBAT:
            resolution.judge_combat(s)
        else:
            contest.judge_contest(s)
    elif phase == codes.DECIDED:
        if s.fight == codes.COMBAT:
            resolution.settle_combat(s)
        else:
            contest.settle_contest(s)
    else:
        return proceed_aftermath(s)
    return True


def proceed_aftermath(s: State) -> bint:
    phase: cint
    phase = s.phase
    if phase == codes.ATTACKER_LOSSES or phase == codes.DEFENDER_LOSSES:
        if not s.left:
            aftermath.ask_losses(s, codes.ATTACKING if phase == codes.ATTACKER_LOSSES else codes.DEFENDING)
        return s.phase != phase
    if phase == codes.RETREAT:
        aftermath.retreat(s)
        return True
    if phase == codes.CAPTURE:
        aftermath.begin_capture(s)
        return s.phase != phase
    return False


def end_commit(s: State) -> void:
    """In a contest sides are declared now; in a combat the Murshid says whom he helps, if he chose cards (C11)."""
    if s.fight == codes.CONTEST:
        contest.begin_declaring(s)
    elif s.answer[codes.MURSHID] > 0 and s.attacker != codes.MURSHID and s.defender != codes.MURSHID:
        s.phase = codes.MEDDLE
        s.who = codes.MURSHID
        s.learned += 1
    else:
        s.phase = codes.REVEAL


def proceed_resolving(s: State) -> bint:
    """The next card in the order of the rules; whoever decides for it picks among his own."""
    card: cint
    card = card_choice.next_card(s, codes.S_NONE)
    if card < 0:
        s.phase = codes.JUDGE
        return True
    s.who = card_choice.decides(s, s.place[card] - codes.PLAYED)
    return False


# --- Nature -----------------------------------------------------------------------------------------------------------


def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """Tiles that can be dealt, cards that can be on top, old cards that can go."""
    n: cint
    tile: cint
    place: cint
    card: cint
    n = 0
    if s.phase == codes.DEAL_TILES:
        for tile in range(codes.TILE_KINDS):
            if s.pool[tile]:
                outcomes[n] = tile
                weights[n] = s.pool[tile]
                n += 1
        return n
    if s.phase == codes.OLD_CARDS:
        for place in range(codes.SULTANS - 3, codes.SULTANS):
            card = hand.card_at(s, place)
            if card >= 0:
                outcomes[n] = card
                weights[n] = 1
                n += 1
        return n
    return hand.list_top(s, outcomes, weights)


def play_outcome(s: State, outcome: cint) -> void:
    if s.phase == codes.DEAL_TILES:
        map_building.deal_tile(s, outcome)
    elif s.phase == codes.OLD_CARDS:
        hand.discard_old(s, s.place[outcome])
        s.left -= 1
    elif s.phase == codes.LOOK:
        looking.look_at(s, outcome)
    else:
        hand.turn_up(s, outcome)
    settle(s)
