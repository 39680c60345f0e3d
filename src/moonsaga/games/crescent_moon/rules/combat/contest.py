"""Influence contests in their seven steps (Influence contest)."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, turn_actions, values
from moonsaga.games.crescent_moon.rules.combat import card_choice, pact
from moonsaga.games.crescent_moon.rules.state import State

# --- 2. declaring sides -----------------------------------------------------------------------------------------------


def begin_declaring(s: State) -> void:
    """All participants declare in turn order whether they support the attacker or defend."""
    s.phase = codes.DECLARE
    s.declare_turn = 0
    next_declaration(s)


def next_declaration(s: State) -> void:
    seat: cint
    while s.declare_turn < s.rules.seats:
        seat = s.declare_turn
        s.declare_turn += 1
        if s.side[seat] >= 0:
            s.who = seat
            return
    s.phase = codes.REVEAL


def why_not_side(s: State, seat: cint, side: cint) -> cint:
    return codes.FINE


def do_side(s: State, seat: cint, side: cint) -> void:
    s.side[seat] = side
    events.declared(s, seat, side)
    next_declaration(s)


# --- 3. cards ---------------------------------------------------------------------------------------------------------


def contest_bonus(s: State, kind: cint, seat: cint) -> cint:
    """The influence that a card gives."""
    when: cint
    plus: cint
    when = values.INFLUENCE_WHEN[kind]
    plus = values.INFLUENCE_OF[kind]
    if when == codes.AT_SETTLEMENT:
        return plus * s.town[s.active]
    if when == codes.IN_DESERT and board_map.terrain(s, s.active) == codes.T_DESERT:
        plus += values.INFLUENCE_MORE[kind]
    if when == codes.IN_OWN_HEX and (s.strong[seat] >> s.active) & 1:
        plus += values.INFLUENCE_MORE[kind]
    return plus


def resolve_contest_card(s: State, card: cint) -> void:
    kind: cint
    seat: cint
    side: cint
    kind = values.KIND_OF[card]
    seat = s.place[card] - codes.PLAYED
    side = card_choice.side_of(s, seat)
    s.card = card
    s.mark[card] = 1
    s.resolver = s.who = seat
    s.bonus[side] += contest_bonus(s, kind, seat)
    events.resolved(s, seat, s.bonus[side], card)
    if values.CONTEST_SPECIAL_OF[kind] == codes.S_CORRUPTION:
        s.phase = codes.ON_CORRUPTION


def why_not_ruler(s: State, seat: cint, ruler: cint) -> cint:
    """Corruption strikes another ruler in the contest; their side loses one (C19)."""
    if ruler == seat:
        return codes.ONLY_OTHER
    return codes.FINE if ruler == s.attacker or s.side[ruler] >= 0 else codes.NO_PARTY


def do_ruler(s: State, seat: cint, ruler: cint) -> void:
    s.bonus[card_choice.side_of(s, ruler)] -= 1
    s.gift[s.card] = ruler
    events.corrupted(s, seat, ruler, s.card)
    s.phase = codes.RESOLVE


def why_not_skip(s: State, seat: cint) -> cint:
    """Corruption is optional in the Polish edition (D02)."""
    return codes.FINE if s.rules.optional_effects else codes.MUST


def do_skip(s: State, seat: cint) -> void:
    s.phase = codes.RESOLVE


# --- 4 and 5. both sides' influence -----------------------------------------------------------------------------------


def has_force(s: State, seat: cint) -> bint:
    """A unit or stronghold in the active hex; the palace is one (Strongholds, settlements and the palace)."""
    h: cint
    h = s.active
    if board_map.units(s, seat, h) or (s.hold[h] and s.lord[h] == seat):
        return True
    return seat == codes.CALIPH and s.palace == h


def has_settlement(s: State, seat: cint) -> bint:
    """Towns and cities are the Sultan's; the palace is a settlement too."""
    if seat == codes.SULTAN and s.town[s.active]:
        return True
    return seat == codes.CALIPH and s.palace == s.active


def is_civil(s: State, seat: cint) -> bint:
    """An influence token or a settlement."""
    return s.influence[s.active] == seat or has_settlement(s, seat)


def attack_influence(s: State) -> cint:
    """Military influence once, the attacker's settlement, one for each civil supporter, cards."""
    force: cint
    total: cint
    seat: cint
    force = 0
    total = s.bonus[codes.ATTACKING]
    for seat in range(s.rules.seats):
        if seat == s.attacker:
            force |= has_force(s, seat)
            total += has_settlement(s, seat)
        elif s.side[seat] == codes.ATTACKING:
            force |= has_force(s, seat)
            total += is_civil(s, seat)
    return total + force


def defence_influence(s: State) -> cint:
    """Military influence once, one for each civil defender (Polish edition: one for all of them), cards (D01)."""
    force: cint
    civil: cint
    seat: cint
    force = 0
    civil = 0
    for seat in range(s.rules.seats):
        if s.side[seat] == codes.DEFENDING and seat != s.attacker:
            force |= has_force(s, seat)
            civil += is_civil(s, seat)
    if not s.rules.civil_each:
        civil = min(civil, 1)
    return s.bonus[codes.DEFENDING] + force + civil


# --- 6 and 7. the winner, cards ---------------------------------------------------------------------------------------


def judge_contest(s: State) -> void:
    """As much influence is enough; a tie is the Murshid's to decide where the Murshid's token lies."""
    s.power_a = attack_influence(s)
    s.power_d = defence_influence(s)
    events.contest_strength(s, s.attacker, s.power_a, s.power_d)
    s.card = s.resolver = codes.NOBODY
    if s.power_a == s.power_d and s.influence[s.active] == codes.MURSHID:
        s.phase = codes.TIE
        s.who = codes.MURSHID
        return
    s.winner_side = codes.ATTACKING if s.power_a >= s.power_d else codes.DEFENDING
    s.phase = codes.DECIDED


def settle_contest(s: State) -> void:
    """The winner's token comes to lie in the hex; then cards are removed."""
    if s.winner_side == codes.ATTACKING:
        events.contest_won(s, s.attacker, s.active)
    else:
        events.contest_lost(s, s.attacker, s.active)
    pact.pay_pact(s)
    if s.winner_side == codes.ATTACKING:
        turn_actions.place_token(s, s.attacker, s.active)
    card_choice.clear_cards(s)
    s.fight = 0
    s.phase = codes.END_ACTION
