"""Cards count one after the other, and the ruler who decides picks among their own (Combat 2; Influence contest 3)."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import values
from moonsaga.games.crescent_moon.rules.combat import assigning, card_choice, contest, general, reinforcing, resolution
from moonsaga.games.crescent_moon.rules.state import State


def why_not_resolve(s: State, seat: cint, kind: cint) -> cint:
    """One of one's own unresolved cards; Assassins and Warfare have had their time."""
    card: cint = card_choice.find_played(s, seat, kind)
    first: cint
    if card < 0:
        return codes.NO_CARD
    first = card_choice.next_card(s, codes.S_NONE)
    if card_choice.stage_of(s, s.place[first] - codes.PLAYED) != card_choice.stage_of(s, s.place[card] - codes.PLAYED):
        return codes.ORDER
    return codes.FINE


def do_resolve(s: State, seat: cint, kind: cint) -> void:
    card: cint = card_choice.find_played(s, seat, kind)
    if s.fight == codes.COMBAT:
        resolve_combat_card(s, card)
    else:
        contest.resolve_contest_card(s, card)


def why_not_skip(s: State, seat: cint) -> cint:
    """What cards do may be left undone in the Polish edition (D02)."""
    return codes.FINE if s.rules.optional_effects else codes.MUST


def do_skip(s: State, seat: cint) -> void:
    """The rest of one's cards does nothing."""
    stage: cint = card_choice.stage_of(s, s.place[card_choice.next_card(s, codes.S_NONE)] - codes.PLAYED)
    i: cint
    owner: cint
    for i in range(codes.CARDS):
        if s.place[i] >= codes.PLAYED and not s.mark[i]:
            owner = s.place[i] - codes.PLAYED
            if card_choice.decides(s, owner) == seat and card_choice.stage_of(s, owner) == stage:
                s.mark[i] = 1


def resolve_combat_card(s: State, card: cint) -> void:
    """A card counts: its strength, then its special effect or the units it wants."""
    kind: cint
    seat: cint
    side: cint
    special: cint
    kind = values.KIND_OF[card]
    seat = s.place[card] - codes.PLAYED
    side = card_choice.side_of(s, seat)
    special = values.SPECIAL_OF[kind]
    s.card = card
    s.mark[card] = 1
    s.resolver = card_choice.decides(s, seat)
    s.who = s.resolver
    s.bonus[side] += resolution.card_bonus(s, kind, side)
    events.resolved(s, seat, s.bonus[side], card)
    if special == codes.S_CORRUPTION:
        s.bonus[1 - side] -= 1
        s.gift[card] = resolution.fighter(s, 1 - side)
    elif special == codes.S_TRUCE:
        s.truce = 1
    elif special == codes.S_SHEIKH:
        s.phase = codes.ON_SHEIKH
        if not reinforcing.has_prey(s):
            reinforcing.begin_second_half(s)
    elif special == codes.S_DESTROYER:
        s.phase = codes.ON_DESTROYER
        if not reinforcing.has_reinforcement(s):
            reinforcing.begin_second_half(s)
    elif special == codes.S_GENERAL:
        s.phase = codes.ON_GENERAL
        s.may_leave = 2
        if not general.can_slip_away(s):
            s.phase = codes.RESOLVE
    elif values.ASSIGN_MOST[kind]:
        assigning.begin_assigning(s, kind, side)
