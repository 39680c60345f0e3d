"""Influence contests in their seven steps (Influence contest)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import terrain, units
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.card_choice import clear_cards, side_of
    from cython.cimports.moonsaga.games.crescent_moon.rules.combat.pact import pay_pact
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import place_token
else:
    from moonsaga.games.crescent_moon.rules.board_map import terrain, units
    from moonsaga.games.crescent_moon.rules.combat.card_choice import clear_cards, side_of
    from moonsaga.games.crescent_moon.rules.combat.pact import pay_pact
    from moonsaga.games.crescent_moon.rules.state import State, tell
    from moonsaga.games.crescent_moon.rules.turn_actions import place_token

# --- constants the compiler should know

ATTACKING = cython.declare(cint, codes.ATTACKING)
AT_SETTLEMENT = cython.declare(cint, codes.AT_SETTLEMENT)
CALIPH = cython.declare(cint, codes.CALIPH)
DECIDED = cython.declare(cint, codes.DECIDED)
DECLARE = cython.declare(cint, codes.DECLARE)
DEFENDING = cython.declare(cint, codes.DEFENDING)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_CONTEST_LOST = cython.declare(cint, codes.EV_CONTEST_LOST)
EV_CONTEST_STRENGTH = cython.declare(cint, codes.EV_CONTEST_STRENGTH)
EV_CONTEST_WON = cython.declare(cint, codes.EV_CONTEST_WON)
EV_CORRUPTED = cython.declare(cint, codes.EV_CORRUPTED)
EV_DECLARED = cython.declare(cint, codes.EV_DECLARED)
EV_RESOLVED = cython.declare(cint, codes.EV_RESOLVED)
FINE = cython.declare(cint, codes.FINE)
IN_DESERT = cython.declare(cint, codes.IN_DESERT)
IN_OWN_HEX = cython.declare(cint, codes.IN_OWN_HEX)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NO_PARTY = cython.declare(cint, codes.NO_PARTY)
ONLY_OTHER = cython.declare(cint, codes.ONLY_OTHER)
ON_CORRUPTION = cython.declare(cint, codes.ON_CORRUPTION)
PLAYED = cython.declare(cint, codes.PLAYED)
RESOLVE = cython.declare(cint, codes.RESOLVE)
REVEAL = cython.declare(cint, codes.REVEAL)
SULTAN = cython.declare(cint, codes.SULTAN)
S_CORRUPTION = cython.declare(cint, codes.S_CORRUPTION)
TIE = cython.declare(cint, codes.TIE)
T_DESERT = cython.declare(cint, codes.T_DESERT)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
CONTEST_SPECIAL_OF = cython.declare(cint[31])
INFLUENCE_MORE = cython.declare(cint[31])
INFLUENCE_OF = cython.declare(cint[31])
INFLUENCE_WHEN = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
if not cython.compiled:
    CONTEST_SPECIAL_OF = [0] * 31
    INFLUENCE_MORE = [0] * 31
    INFLUENCE_OF = [0] * 31
    INFLUENCE_WHEN = [0] * 31
    KIND_OF = [0] * 69
for _i in range(31):
    CONTEST_SPECIAL_OF[_i] = codes.CONTEST_SPECIAL_OF[_i]
for _i in range(31):
    INFLUENCE_MORE[_i] = codes.INFLUENCE_MORE[_i]
for _i in range(31):
    INFLUENCE_OF[_i] = codes.INFLUENCE_OF[_i]
for _i in range(31):
    INFLUENCE_WHEN[_i] = codes.INFLUENCE_WHEN[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]

# --- end of constants


# --- 2. declaring sides -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_declaring(s: State) -> cython.void:
    """All participants declare in turn order whether they support the attacker or defend."""
    s.phase = DECLARE
    s.pact_turn = 0
    next_declaration(s)


@cython.cfunc
@cython.exceptval(check=False)
def next_declaration(s: State) -> cython.void:
    seat: cint
    while s.pact_turn < s.rules.seats:
        seat = s.pact_turn
        s.pact_turn += 1
        if s.side[seat] >= 0:
            s.who = seat
            return
    s.phase = REVEAL


@cython.cfunc
@cython.exceptval(check=False)
def declare(s: State, seat: cint, side: cint) -> cython.void:
    s.side[seat] = side
    tell(s, EV_DECLARED, seat, NOBODY, side, 0)
    next_declaration(s)


# --- 3. cards ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def contest_bonus(s: State, kind: cint, seat: cint) -> cint:
    """The influence that a card gives."""
    when: cint
    plus: cint
    when = INFLUENCE_WHEN[kind]
    plus = INFLUENCE_OF[kind]
    if when == AT_SETTLEMENT:
        return plus * s.town[s.active]
    if when == IN_DESERT and terrain(s, s.active) == T_DESERT:
        plus += INFLUENCE_MORE[kind]
    if when == IN_OWN_HEX and (s.strong[seat] >> s.active) & 1:
        plus += INFLUENCE_MORE[kind]
    return plus


@cython.cfunc
@cython.exceptval(check=False)
def resolve_contest_card(s: State, card: cint) -> cython.void:
    kind: cint
    seat: cint
    side: cint
    kind = KIND_OF[card]
    seat = s.place[card] - PLAYED
    side = side_of(s, seat)
    s.card = card
    s.mark[card] = 1
    s.resolver = s.who = seat
    s.bonus[side] += contest_bonus(s, kind, seat)
    tell(s, EV_RESOLVED, seat, card, s.bonus[side], 0)
    if CONTEST_SPECIAL_OF[kind] == S_CORRUPTION:
        s.phase = ON_CORRUPTION


@cython.cfunc
@cython.exceptval(check=False)
def why_no_victim(s: State, seat: cint, ruler: cint) -> cint:
    """Corruption strikes another ruler in the contest; his side loses one (C19)."""
    if s.phase != ON_CORRUPTION:
        return WRONG_MOMENT
    if ruler == seat:
        return ONLY_OTHER
    return FINE if ruler == s.attacker or s.side[ruler] >= 0 else NO_PARTY


@cython.cfunc
@cython.exceptval(check=False)
def corrupt(s: State, seat: cint, ruler: cint) -> cython.void:
    s.bonus[side_of(s, ruler)] -= 1
    s.gift[s.card] = ruler
    tell(s, EV_CORRUPTED, seat, s.card, ruler, 0)
    s.phase = RESOLVE


# --- 4 and 5. both sides' influence -----------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def has_force(s: State, seat: cint) -> bint:
    """A unit or stronghold in the active hex; the palace is one (Strongholds, settlements and the palace)."""
    h: cint
    h = s.active
    if units(s, seat, h) or (s.hold[h] and s.lord[h] == seat):
        return True
    return seat == CALIPH and s.palace == h


@cython.cfunc
@cython.exceptval(check=False)
def has_settlement(s: State, seat: cint) -> bint:
    """Towns and cities are the Sultan's; the palace is a settlement too."""
    if seat == SULTAN and s.town[s.active]:
        return True
    return seat == CALIPH and s.palace == s.active


@cython.cfunc
@cython.exceptval(check=False)
def is_civil(s: State, seat: cint) -> bint:
    """An influence token or a settlement."""
    return s.influence[s.active] == seat or has_settlement(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def attack_influence(s: State) -> cint:
    """Military influence once, the attacker's settlement, one for each civil supporter, cards."""
    force: cint
    total: cint
    seat: cint
    force = 0
    total = s.bonus[ATTACKING]
    for seat in range(s.rules.seats):
        if seat == s.attacker:
            force |= has_force(s, seat)
            total += has_settlement(s, seat)
        elif s.side[seat] == ATTACKING:
            force |= has_force(s, seat)
            total += is_civil(s, seat)
    return total + force


@cython.cfunc
@cython.exceptval(check=False)
def defence_influence(s: State) -> cint:
    """Military influence once, one for each civil defender (Polish edition: one for all of them), cards (D01)."""
    force: cint
    civil: cint
    seat: cint
    force = 0
    civil = 0
    for seat in range(s.rules.seats):
        if s.side[seat] == DEFENDING and seat != s.attacker:
            force |= has_force(s, seat)
            civil += is_civil(s, seat)
    if not s.rules.civil_each:
        civil = min(civil, 1)
    return s.bonus[DEFENDING] + force + civil


# --- 6 and 7. the winner, cards ---------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def judge_contest(s: State) -> cython.void:
    """As much influence is enough; a tie is the Murshid's to decide where his token lies."""
    s.power_a = attack_influence(s)
    s.power_d = defence_influence(s)
    tell(s, EV_CONTEST_STRENGTH, s.attacker, NOBODY, s.power_a, s.power_d)
    s.card = s.resolver = NOBODY
    if s.power_a == s.power_d and s.influence[s.active] == MURSHID:
        s.phase = TIE
        s.who = MURSHID
        return
    s.winner_side = ATTACKING if s.power_a >= s.power_d else DEFENDING
    s.phase = DECIDED


@cython.cfunc
@cython.exceptval(check=False)
def settle_contest(s: State) -> cython.void:
    """The winner's token comes to lie in the hex; then cards are removed."""
    if s.winner_side == ATTACKING:
        tell(s, EV_CONTEST_WON, s.attacker, NOBODY, s.active, 0)
    else:
        tell(s, EV_CONTEST_LOST, s.attacker, NOBODY, s.active, 0)
    pay_pact(s)
    if s.winner_side == ATTACKING:
        place_token(s, s.attacker, s.active)
    clear_cards(s)
    s.fight = 0
    s.phase = END_ACTION
