"""The beginning of a turn: storms, RETRIEVE, bluffs, and ships that land (rulings 2, 36, 62, 65)."""

import cython
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules import playing
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import first_speaking, has_icon, speaks, survey
    from cython.cimports.moonsaga.games.blue_moon.rules.dragons import attract
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, discard, is_active, publish, tell, to_hand
else:
    from moonsaga.games.blue_moon.rules import playing
    from moonsaga.games.blue_moon.rules.cards.power import first_speaking, has_icon, speaks, survey
    from moonsaga.games.blue_moon.rules.dragons import attract
    from moonsaga.games.blue_moon.rules.state import State, discard, is_active, publish, tell, to_hand

ABOARD = cython.declare(cint, codes.ABOARD)
AT_SEA = cython.declare(cint, codes.AT_SEA)
BEGINNING = cython.declare(cint, codes.BEGINNING)
CHARACTER = cython.declare(cint, codes.CHARACTER)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_LANDED = cython.declare(cint, codes.EV_LANDED)
EV_RETRIEVED = cython.declare(cint, codes.EV_RETRIEVED)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)
EV_SHIP_LEFT = cython.declare(cint, codes.EV_SHIP_LEFT)
EV_STORM = cython.declare(cint, codes.EV_STORM)
EV_TURN = cython.declare(cint, codes.EV_TURN)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
FINE = cython.declare(cint, codes.FINE)
HAND_LIMITED = cython.declare(cint, codes.HAND_LIMITED)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
LANDED = cython.declare(cint, codes.LANDED)
MAIN = cython.declare(cint, codes.MAIN)
NOTHING = cython.declare(cint, codes.NOTHING)
NOTHING_FACE_DOWN = cython.declare(cint, codes.NOTHING_FACE_DOWN)
NO_RETRIEVE = cython.declare(cint, codes.NO_RETRIEVE)
NO_SHIP = cython.declare(cint, codes.NO_SHIP)
RETRIEVE = cython.declare(cint, codes.RETRIEVE)
RETRIEVE_BLOCKED = cython.declare(cint, codes.RETRIEVE_BLOCKED)
SATISFIED = cython.declare(cint, codes.SATISFIED)
SHIP = cython.declare(cint, codes.EF_SHIP)
STORM = cython.declare(cint, codes.EF_STORM)
TOO_LATE = cython.declare(cint, codes.TOO_LATE)
USED = cython.declare(cint, codes.USED)


# --- the beginning of a turn ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_turn(s: State, seat: cint) -> cython.void:
    """A turn begins: storms are scored before anything else (ruling 2)."""
    i: cint
    slot: cint
    n: cint = 0
    s.seat = s.chooser = seat
    s.turns += 1
    s.phase = MAIN
    s.stage = BEGINNING
    s.choice = NOTHING
    s.cause = s.last = s.pay_element = s.lead = -1
    s.left = s.paid = s.need = 0
    s.plays = s.combat_plays = s.normals = s.normal_gang = s.normal_pair = 0
    s.launches = s.launch_pair = s.boosters = s.others = s.from_deck = s.landed = s.hand_plays = 0
    s.character = s.played_booster = s.played_support = False
    s.stopped = s.bounced = s.next_free = False
    for i in range(60):
        s.mark[i] &= ~(USED | SATISFIED)
    survey(s)
    tell(s, EV_TURN, seat, -1, 0)
    slot = first_speaking(s, seat, STORM, seat * 30)
    while slot >= 0:
        n += 1
        slot = first_speaking(s, seat, STORM, slot + 1)
    if n >= 2:
        tell(s, EV_STORM, seat, -1, 0)
        attract(s, seat, False)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_retrieve(s: State, slot: cint) -> cint:
    """An active RETRIEVE card goes back to hand; characters not against an opposing RETRIEVE (Icons; ruling 36)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    if not is_active(s, slot) or not has_icon(s, slot, RETRIEVE):
        return NO_RETRIEVE
    if not playing.may_take(s, s.seat):
        return HAND_LIMITED
    if s.rules.kind[slot] == CHARACTER and blocking_card(s) >= 0:
        return RETRIEVE_BLOCKED
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def blocking_card(s: State) -> cint:
    """The opponent's active card in the combat area that keeps characters from being retrieved; -1: none.

    The icon of an ignored card has no effect (Special rules); the independent program looks at what is depicted.
    """
    foe: cint = 1 - s.seat
    i: cint
    slot: cint
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * 30 + i]
        if s.rules.blocked_by_cards:
            if has_icon(s, slot, RETRIEVE):
                return slot
        elif s.rules.icon[slot] & RETRIEVE and s.rules.kind[slot] == CHARACTER:
            return slot
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def retrieve(s: State, slot: cint) -> cython.void:
    to_hand(s, slot, EVERYBODY)
    tell(s, EV_RETRIEVED, s.seat, slot, 0)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_reveal(s: State, slot: cint) -> cint:
    """Own bluffs may be shown and discarded at the beginning of the turn (ruling 65)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    return FINE if s.place[slot] == IN_SUPPORT and s.mark[slot] & FACE_DOWN else NOTHING_FACE_DOWN


@cython.cfunc
@cython.exceptval(check=False)
def reveal(s: State, slot: cint) -> cython.void:
    publish(s, slot)
    tell(s, EV_REVEALED, s.seat, slot, 0)
    s.learned += 1
    discard(s, slot)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_landing(s: State, slot: cint) -> cint:
    """A ship lands at the beginning of the turn (ruling 62)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    return NO_SHIP if s.place[slot] != AT_SEA or s.mark[slot] & LANDED else FINE


@cython.cfunc
@cython.exceptval(check=False)
def land(s: State, slot: cint) -> cython.void:
    s.mark[slot] |= LANDED
    s.landed += 1
    if s.rules.effect[slot] == SHIP and speaks(s, slot):
        s.hand_plays += s.rules.two[slot]
    tell(s, EV_LANDED, s.seat, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def drop_ships(s: State) -> cython.void:
    """Landed ships and what is left on them are discarded."""
    ship: cint
    slot: cint
    first: cint = s.seat * 30
    if not s.landed:
        return
    for ship in range(first, first + 30):
        if s.place[ship] == AT_SEA and s.mark[ship] & LANDED:
            for slot in range(first, first + 30):
                if s.place[slot] == ABOARD and s.aboard[slot] == ship:
                    discard(s, slot)
            tell(s, EV_SHIP_LEFT, s.seat, ship, 0)
            discard(s, ship)
    s.landed = 0
