"""The steps of combats and influence contests, one after the other (Combat; Influence contest)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules.cards import window
from moonsaga.games.crescent_moon.rules.combat import aftermath, card_choice, contest, resolution
from moonsaga.games.crescent_moon.rules.state import State


def go_on_fighting(s: State) -> bint:
    """The next step, if it needs no decision; False if it does."""
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
        return seek_card(s)
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
        return aftermath.go_on(s)
    return True


def end_commit(s: State) -> void:
    """In a contest sides are declared now; in a combat the Murshid says whom they help, if they chose cards (C11)."""
    if s.fight == codes.CONTEST:
        contest.begin_declaring(s)
    elif s.chosen[codes.MURSHID] > 0 and s.attacker != codes.MURSHID and s.defender != codes.MURSHID:
        s.phase = codes.MEDDLE
        s.who = codes.MURSHID
        s.learned += 1
    else:
        s.phase = codes.REVEAL


def seek_card(s: State) -> bint:
    """The next card in the order of the rules; the ruler who decides for it picks among their own."""
    card: cint
    card = card_choice.next_card(s, codes.S_NONE)
    if card < 0:
        s.phase = codes.JUDGE
        return True
    s.who = card_choice.decides(s, s.place[card] - codes.PLAYED)
    return False


def why_not_award(s: State, seat: cint, side: cint) -> cint:
    """A tie is the Murshid's to decide where the Murshid has influence (C12)."""
    return codes.FINE


def do_award(s: State, seat: cint, side: cint) -> void:
    s.winner_side = side
    s.phase = codes.DECIDED
    events.tie_broken(s, codes.MURSHID, side)
