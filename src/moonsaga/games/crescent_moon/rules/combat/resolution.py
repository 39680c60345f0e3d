"""Combat, steps 2 and 3: Warfare, strengths and the winner; its cards and its end are in modules of their own."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.combat import card_choice, pact
from moonsaga.games.crescent_moon.rules.state import State


def fighter(s: State, side: cint) -> cint:
    """The ruler of a side."""
    return s.attacker if side == codes.ATTACKING else s.defender


def free_units(s: State, side: cint, unit: cint) -> cint:
    """Units in the active hex that are assigned to no card."""
    at: cint
    at = fighter(s, side) * codes.HEXES + s.active
    return s.mercs[at] - s.busy_m[side] if unit == codes.MERCENARY else s.ordinary[at] - s.busy_o[side]


# --- 2. cards: Warfare first ------------------------------------------------------------------------------------------


def begin_warfare(s: State) -> void:
    """Half of the Warlord's units must be assigned; each gives one strength more. They choose which."""
    card: cint
    o: cint
    m: cint
    card = hand.find_card(s, codes.PLAYED + codes.WARLORD, codes.WARFARE)
    s.phase = codes.ON_ASSASSINS
    if card < 0:
        return
    s.war_side = card_choice.side_of(s, codes.WARLORD)
    s.mark[card] = 1
    s.card = card
    s.war_units = board_map.units(s, codes.WARLORD, s.active) // 2
    o = free_units(s, s.war_side, codes.ORDINARY)
    m = free_units(s, s.war_side, codes.MERCENARY)
    if o and m and s.war_units:
        s.phase = codes.ON_WARFARE
        s.who = codes.WARLORD
        return
    do_assign(s, codes.WARLORD, s.war_units if o else 0, 0 if o else s.war_units)


def why_not_assign(s: State, seat: cint, o: cint, m: cint) -> cint:
    """The Warlord's units, as many as must be."""
    if o > free_units(s, s.war_side, codes.ORDINARY) or m > free_units(s, s.war_side, codes.MERCENARY):
        return codes.NOT_ENOUGH_UNITS
    return codes.FINE if o + m == s.war_units else codes.WRONG_NUMBER


def do_assign(s: State, seat: cint, o: cint, m: cint) -> void:
    s.war_o = o
    s.war_m = m
    s.busy_o[s.war_side] += o
    s.busy_m[s.war_side] += m
    s.bonus[s.war_side] += o + m
    events.warfare(s, codes.WARLORD, o + m)
    s.phase = codes.ON_ASSASSINS


# --- 2. what cards give -----------------------------------------------------------------------------------------------


def card_bonus(s: State, kind: cint, side: cint) -> cint:
    """The strength that a card gives by itself."""
    when: cint
    plus: cint
    when = values.PLUS_WHEN[kind]
    plus = values.PLUS_OF[kind]
    if when == codes.AS_DEFENDER:
        return plus if side == codes.DEFENDING else 0
    if when == codes.IN_DESERT:
        return plus if board_map.terrain(s, s.active) == codes.T_DESERT else 0
    if when == codes.IN_WILDS:
        return (
            plus
            if board_map.terrain(s, s.active) == codes.T_MOUNTAIN
            or board_map.terrain(s, s.active) == codes.T_WILDERNESS
            else 0
        )
    if when == codes.AT_SETTLEMENT:
        return plus * s.town[s.active]
    if when == codes.BEHIND_WALLS:
        return plus if side == codes.DEFENDING and s.hold[s.active] else 0
    return plus if when == codes.ALWAYS else 0


def usable(s: State, kind: cint, side: cint, unit: cint) -> cint:
    """Free units of a sort that a card takes."""
    if (values.ASSIGN_UNITS[kind] == codes.ORDINARIES and unit == codes.MERCENARY) or (
        values.ASSIGN_UNITS[kind] == codes.MERCENARIES and unit == codes.ORDINARY
    ):
        return 0
    return max(0, free_units(s, side, unit))


# --- 3. the winner ----------------------------------------------------------------------------------------------------


def strength(s: State, side: cint) -> cint:
    """Pieces in the hex and what the cards gave; never below zero (C18)."""
    seat: cint
    total: cint
    seat = fighter(s, side)
    total = board_map.units(s, seat, s.active)
    if side == codes.DEFENDING:
        total -= min(total, s.archers)
    if s.hold[s.active] and s.lord[s.active] == seat and not (s.siege and side == codes.DEFENDING):
        total += values.STRENGTH_FORT if s.hold[s.active] == codes.FORT else values.STRENGTH_CASTLE
    if seat == codes.CALIPH and s.palace == s.active:
        total += values.STRENGTH_PALACE
    return max(0, total + s.bonus[side])


def judge_combat(s: State) -> void:
    """The stronger side wins; a tie goes to the attacker, or where the Murshid has influence as they say (C12)."""
    s.power_a = strength(s, codes.ATTACKING)
    s.power_d = strength(s, codes.DEFENDING)
    events.strength(s, s.attacker, s.power_a, s.power_d)
    s.card = s.resolver = codes.NOBODY
    if s.power_a == s.power_d and s.influence[s.active] == codes.MURSHID:
        s.phase = codes.TIE
        s.who = codes.MURSHID
        return
    s.winner_side = codes.ATTACKING if s.power_a >= s.power_d else codes.DEFENDING
    s.phase = codes.DECIDED


def settle_combat(s: State) -> void:
    """The pact is paid, and units on Warfare go back to the supply: they are no casualties (D14)."""
    events.won(s, fighter(s, s.winner_side))
    pact.pay_pact(s)
    if s.war_side >= 0:
        s.ordinary[codes.WARLORD * codes.HEXES + s.active] -= s.war_o
        s.mercs[codes.WARLORD * codes.HEXES + s.active] -= s.war_m
        s.supply[codes.WARLORD] += s.war_o + s.war_m
    s.loss_a = max(0, s.power_d // 2 - s.save[codes.ATTACKING])
    s.loss_d = max(0, s.power_a // 2 - s.save[codes.DEFENDING])
    s.phase = codes.ATTACKER_LOSSES
