"""Combat, steps 4 to 8: casualties, retreat, capturing and sacking."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import units
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.card_choice import clear_cards
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.resolution import fighter
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.troops import sack_settlement
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import spoils
else:
    from moonsaga.games.crescent_moon.rules.board_map import units
    from moonsaga.games.crescent_moon.rules.combat.card_choice import clear_cards
    from moonsaga.games.crescent_moon.rules.combat.resolution import fighter
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.troops import sack_settlement
    from moonsaga.games.crescent_moon.rules.turn_actions import spoils

# --- constants the compiler should know

ATTACKER_LOSSES = cython.declare(cint, codes.ATTACKER_LOSSES)
ATTACKING = cython.declare(cint, codes.ATTACKING)
BANK = cython.declare(cint, codes.BANK)
B_CASTLE = cython.declare(cint, codes.B_CASTLE)
B_FORT = cython.declare(cint, codes.B_FORT)
CALIPH = cython.declare(cint, codes.CALIPH)
CANNOT_CAPTURE = cython.declare(cint, codes.CANNOT_CAPTURE)
CAPTURE = cython.declare(cint, codes.CAPTURE)
DEFENDER_LOSSES = cython.declare(cint, codes.DEFENDER_LOSSES)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_CAPTURED = cython.declare(cint, codes.EV_CAPTURED)
EV_CASUALTIES = cython.declare(cint, codes.EV_CASUALTIES)
EV_REMOVED = cython.declare(cint, codes.EV_REMOVED)
EV_RETREATED = cython.declare(cint, codes.EV_RETREATED)
EV_SACKED = cython.declare(cint, codes.EV_SACKED)
FINE = cython.declare(cint, codes.FINE)
FORT = cython.declare(cint, codes.FORT)
NOBODY = cython.declare(cint, codes.NOBODY)
NOMAD = cython.declare(cint, codes.NOMAD)
NO_PIECE = cython.declare(cint, codes.NO_PIECE)
RETREAT = cython.declare(cint, codes.RETREAT)
SACK = cython.declare(cint, codes.SACK)
SACK_CASTLE = cython.declare(cint, codes.SACK_CASTLE)
SACK_FORT = cython.declare(cint, codes.SACK_FORT)
SACK_PALACE = cython.declare(cint, codes.SACK_PALACE)
SPOIL_CASTLE = cython.declare(cint, codes.SPOIL_CASTLE)
SPOIL_FORT = cython.declare(cint, codes.SPOIL_FORT)
SPOIL_PALACE = cython.declare(cint, codes.SPOIL_PALACE)
SPOIL_UNIT = cython.declare(cint, codes.SPOIL_UNIT)
WARLORD = cython.declare(cint, codes.WARLORD)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
WRONG_NUMBER = cython.declare(cint, codes.WRONG_NUMBER)

# --- end of constants


# --- 4. casualties ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def ask_losses(s: State, side: cint) -> cython.void:
    """Each loses units by half of the other's strength, and chooses which; the attacker first (C17)."""
    at: cint
    loss: cint
    there: cint
    o: cint
    at = fighter(s, side) * 16 + s.active
    loss = s.loss_a if side == ATTACKING else s.loss_d
    there = s.ordinary[at] + s.mercs[at]
    if loss < there and loss and s.ordinary[at] and s.mercs[at]:
        s.who = fighter(s, side)
        s.left = loss
        return
    o = min(loss, s.ordinary[at])
    lose(s, side, o, min(loss - o, s.mercs[at]))


@cython.cfunc
@cython.exceptval(check=False)
def why_no_loss(s: State, seat: cint, o: cint) -> cint:
    """So many of the lost units are ordinary ones, the others mercenaries."""
    at: cint
    if s.phase != ATTACKER_LOSSES and s.phase != DEFENDER_LOSSES:
        return WRONG_MOMENT
    at = seat * 16 + s.active
    if o > s.left or o > s.ordinary[at] or s.left - o > s.mercs[at]:
        return WRONG_NUMBER
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def lose(s: State, side: cint, o: cint, m: cint) -> cython.void:
    """Lost units go to the supply; the Warlord scores those of his enemy."""
    seat: cint
    seat = fighter(s, side)
    s.ordinary[seat * 16 + s.active] -= o
    s.mercs[seat * 16 + s.active] -= m
    s.supply[seat] += o + m
    if o + m:
        tell(s, EV_CASUALTIES, seat, NOBODY, o, m)
    if fighter(s, 1 - side) == WARLORD:
        s.spoils += SPOIL_UNIT * (o + m)
    s.left = 0
    s.phase = DEFENDER_LOSSES if side == ATTACKING else RETREAT


# --- 5 and 6. retreat, cards ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def retreat(s: State) -> cython.void:
    """The loser's mercenaries go to the supply, the Nomad's to his reserves; ordinary units to the reserves."""
    seat: cint
    o: cint
    m: cint
    seat = fighter(s, 1 - s.winner_side)
    o = s.ordinary[seat * 16 + s.active]
    m = s.mercs[seat * 16 + s.active]
    s.ordinary[seat * 16 + s.active] = s.mercs[seat * 16 + s.active] = 0
    s.reserve[seat] += o
    if seat == NOMAD:
        s.reserve[seat] += m
    else:
        s.supply[seat] += m
    if o + m:
        tell(s, EV_RETREATED, seat, NOBODY, o, m)
    clear_cards(s)
    s.phase = CAPTURE


# --- 7 and 8. capturing and sacking -----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def holds_field(s: State) -> bint:
    """Only a winning attacker with a unit left captures and sacks."""
    return s.winner_side == ATTACKING and units(s, s.attacker, s.active) > 0


@cython.cfunc
@cython.exceptval(check=False)
def why_no_capture(s: State) -> cint:
    """A fort or castle, if one has the same piece in the supply; never the palace (D15, D27)."""
    h: cint
    left: cint
    if s.phase != CAPTURE:
        return WRONG_MOMENT
    h = s.active
    if not s.hold[h] or s.lord[h] != s.defender:
        return CANNOT_CAPTURE
    left = s.forts[s.attacker] if s.hold[h] == FORT else s.castles[s.attacker]
    return FINE if left else NO_PIECE


@cython.cfunc
@cython.exceptval(check=False)
def begin_capture(s: State) -> cython.void:
    s.who = s.attacker
    if not holds_field(s):
        end_combat(s)
    elif why_no_capture(s) != FINE:
        sack_strongholds(s)


@cython.cfunc
@cython.exceptval(check=False)
def capture(s: State) -> cython.void:
    h: cint
    h = s.active
    if s.hold[h] == FORT:
        s.forts[s.defender] += 1
        s.forts[s.attacker] -= 1
    else:
        s.castles[s.defender] += 1
        s.castles[s.attacker] -= 1
    s.lord[h] = s.attacker
    tell(s, EV_CAPTURED, s.attacker, NOBODY, h * 4 + s.hold[h] - 1, 0)
    sack_strongholds(s)


@cython.cfunc
@cython.exceptval(check=False)
def sack_strongholds(s: State) -> cython.void:
    """What was not captured must be sacked; under a Truce it is only removed. Then settlements may be."""
    h: cint
    h = s.active
    if s.hold[h] and s.lord[h] == s.defender:
        if s.hold[h] == FORT:
            s.forts[s.defender] += 1
            take_spoils(s, B_FORT, SACK_FORT, SPOIL_FORT)
        else:
            s.castles[s.defender] += 1
            take_spoils(s, B_CASTLE, SACK_CASTLE, SPOIL_CASTLE)
        s.hold[h] = 0
        s.lord[h] = NOBODY
    if s.palace == h and s.defender == CALIPH:
        s.palace = NOBODY
        take_spoils(s, 4, SACK_PALACE, SPOIL_PALACE)
    s.phase = SACK
    if not s.town[h] or s.truce:
        end_combat(s)


@cython.cfunc
@cython.exceptval(check=False)
def take_spoils(s: State, what: cint, coins: cint, points: cint) -> cython.void:
    if s.truce:
        tell(s, EV_REMOVED, s.attacker, NOBODY, s.active * 8 + what, 0)
        return
    pay(s, BANK, s.attacker, coins)
    if s.attacker == WARLORD:
        s.spoils += points
    tell(s, EV_SACKED, s.attacker, NOBODY, s.active * 8 + what, coins)


@cython.cfunc
@cython.exceptval(check=False)
def sack(s: State) -> cython.void:
    """The town or city in the hex."""
    points: cint
    points = sack_settlement(s, s.attacker, s.active)
    if s.attacker == WARLORD:
        s.spoils += points
    end_combat(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_combat(s: State) -> cython.void:
    """The Warlord scores at once (D18)."""
    spoils(s, s.spoils)
    s.fight = 0
    s.phase = END_ACTION
