"""Combat, steps 4 to 8: casualties, retreat, capturing and sacking."""

from __future__ import annotations

from cython import bint, void
from cython import int as cint

from moonsaga.games.crescent_moon import events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, troops, turn_actions, values
from moonsaga.games.crescent_moon.rules.combat import card_choice, resolution
from moonsaga.games.crescent_moon.rules.state import State


def go_on(s: State) -> bint:
    """The next step, if it needs no decision; False if it does."""
    phase: cint
    phase = s.phase
    if phase == codes.ATTACKER_LOSSES or phase == codes.DEFENDER_LOSSES:
        ask_losses(s, codes.ATTACKING if phase == codes.ATTACKER_LOSSES else codes.DEFENDING)
        return s.phase != phase
    if phase == codes.RETREAT:
        retreat(s)
        return True
    if phase == codes.CAPTURE:
        begin_capture(s)
        return s.phase != phase
    return False


# --- 4. casualties ----------------------------------------------------------------------------------------------------


def ask_losses(s: State, side: cint) -> void:
    """Each loses units by half of the other's strength, and chooses which; the attacker first (C17)."""
    at: cint
    loss: cint
    there: cint
    o: cint
    at = resolution.fighter(s, side) * codes.HEXES + s.active
    loss = s.loss_a if side == codes.ATTACKING else s.loss_d
    there = s.ordinary[at] + s.mercs[at]
    if loss < there and loss and s.ordinary[at] and s.mercs[at]:
        s.who = resolution.fighter(s, side)
        return
    o = min(loss, s.ordinary[at])
    lose(s, side, o, min(loss - o, s.mercs[at]))


def why_not_lose(s: State, seat: cint, o: cint) -> cint:
    """The number of lost units that are ordinary ones, the others mercenaries."""
    at: cint
    loss: cint
    at = seat * codes.HEXES + s.active
    loss = s.loss_a if s.phase == codes.ATTACKER_LOSSES else s.loss_d
    if o > loss or o > s.ordinary[at] or loss - o > s.mercs[at]:
        return codes.WRONG_NUMBER
    return codes.FINE


def do_lose(s: State, seat: cint, o: cint) -> void:
    if s.phase == codes.ATTACKER_LOSSES:
        lose(s, codes.ATTACKING, o, s.loss_a - o)
    else:
        lose(s, codes.DEFENDING, o, s.loss_d - o)


def lose(s: State, side: cint, o: cint, m: cint) -> void:
    """Lost units go to the supply; the Warlord scores those of the enemy."""
    seat: cint
    seat = resolution.fighter(s, side)
    s.ordinary[seat * codes.HEXES + s.active] -= o
    s.mercs[seat * codes.HEXES + s.active] -= m
    s.supply[seat] += o + m
    if o + m:
        events.casualties(s, seat, o, m)
    if resolution.fighter(s, 1 - side) == codes.WARLORD:
        s.spoils += values.SPOIL_UNIT * (o + m)
    s.phase = codes.DEFENDER_LOSSES if side == codes.ATTACKING else codes.RETREAT


# --- 5 and 6. retreat, cards ------------------------------------------------------------------------------------------


def retreat(s: State) -> void:
    """The loser's mercenaries go to the supply, the Nomad's to the Nomad's reserves; ordinary units to the reserves."""
    seat: cint
    o: cint
    m: cint
    seat = resolution.fighter(s, 1 - s.winner_side)
    o = s.ordinary[seat * codes.HEXES + s.active]
    m = s.mercs[seat * codes.HEXES + s.active]
    s.ordinary[seat * codes.HEXES + s.active] = s.mercs[seat * codes.HEXES + s.active] = 0
    s.reserve[seat] += o
    if seat == codes.NOMAD:
        s.reserve[seat] += m
    else:
        s.supply[seat] += m
    if o + m:
        events.retreated(s, seat, o, m)
    card_choice.clear_cards(s)
    s.phase = codes.CAPTURE


# --- 7 and 8. capturing and sacking -----------------------------------------------------------------------------------


def holds_field(s: State) -> bint:
    """Only a winning attacker with a unit left captures and sacks."""
    return s.winner_side == codes.ATTACKING and board_map.units(s, s.attacker, s.active) > 0


def begin_capture(s: State) -> void:
    s.who = s.attacker
    if not holds_field(s):
        end_combat(s)
    elif why_not_capture(s, s.attacker) != codes.FINE:
        sack_strongholds(s)


def why_not_capture(s: State, seat: cint) -> cint:
    """A fort or castle, if one has the same piece in the supply; never the palace (D15, D27)."""
    h: cint
    left: cint
    h = s.active
    if not s.hold[h] or s.lord[h] != s.defender:
        return codes.CANNOT_CAPTURE
    left = s.forts[s.attacker] if s.hold[h] == codes.FORT else s.castles[s.attacker]
    return codes.FINE if left else codes.NO_PIECE


def do_capture(s: State, seat: cint) -> void:
    h: cint
    h = s.active
    if s.hold[h] == codes.FORT:
        s.forts[s.defender] += 1
        s.forts[s.attacker] -= 1
    else:
        s.castles[s.defender] += 1
        s.castles[s.attacker] -= 1
    s.lord[h] = s.attacker
    events.captured(s, s.attacker, h, s.hold[h] - 1, 0)
    sack_strongholds(s)


def sack_strongholds(s: State) -> void:
    """What was not captured must be sacked; under a Truce it is only removed. Then settlements may be."""
    h: cint
    h = s.active
    if s.hold[h] and s.lord[h] == s.defender:
        if s.hold[h] == codes.FORT:
            s.forts[s.defender] += 1
            take_spoils(s, codes.B_FORT, values.SACK_FORT, values.SPOIL_FORT)
        else:
            s.castles[s.defender] += 1
            take_spoils(s, codes.B_CASTLE, values.SACK_CASTLE, values.SPOIL_CASTLE)
        s.hold[h] = 0
        s.lord[h] = codes.NOBODY
    if s.palace == h and s.defender == codes.CALIPH:
        s.palace = codes.NOBODY
        take_spoils(s, codes.B_PALACE, values.SACK_PALACE, values.SPOIL_PALACE)
    s.phase = codes.SACK
    if not s.town[h] or s.truce:
        end_combat(s)


def take_spoils(s: State, what: cint, coins: cint, points: cint) -> void:
    if s.truce:
        events.removed(s, s.attacker, s.active, what, 0)
        return
    state.pay(s, codes.BANK, s.attacker, coins)
    if s.attacker == codes.WARLORD:
        s.spoils += points
    events.sacked(s, s.attacker, s.active, what, coins)


def why_not_sack(s: State, seat: cint) -> cint:
    return codes.FINE


def do_sack(s: State, seat: cint) -> void:
    """The town or city in the hex."""
    points: cint
    points = troops.sack_settlement(s, s.attacker, s.active)
    if s.attacker == codes.WARLORD:
        s.spoils += points
    end_combat(s)


def why_not_skip(s: State, seat: cint) -> cint:
    """What is not captured is sacked; settlements may be left alone."""
    return codes.FINE


def do_skip(s: State, seat: cint) -> void:
    if s.phase == codes.CAPTURE:
        sack_strongholds(s)
    else:
        end_combat(s)


def end_combat(s: State) -> void:
    """The Warlord scores at once (D18)."""
    turn_actions.spoils(s, s.spoils)
    s.fight = 0
    s.phase = codes.END_ACTION
