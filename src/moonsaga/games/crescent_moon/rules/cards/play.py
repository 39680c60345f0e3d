"""Cards that are played as an action (Play a power card; rulings C14, C21)."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.board_map import (
        has_presence,
        links,
        other_controls,
        terrain,
        units,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import count_at, discard, find_card
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.looking import begin_look
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from cython.cimports.moonsaga.games.crescent_moon.rules.troops import why_no_step
    from cython.cimports.moonsaga.games.crescent_moon.rules.turn_actions import (
        cost,
        open_fight,
        why_no_site,
        why_not_on_sheet,
    )
else:
    from moonsaga.games.crescent_moon.rules.board_map import has_presence, links, other_controls, terrain, units
    from moonsaga.games.crescent_moon.rules.cards.hand import count_at, discard, find_card
    from moonsaga.games.crescent_moon.rules.cards.looking import begin_look
    from moonsaga.games.crescent_moon.rules.state import State, pay, tell
    from moonsaga.games.crescent_moon.rules.troops import why_no_step
    from moonsaga.games.crescent_moon.rules.turn_actions import cost, open_fight, why_no_site, why_not_on_sheet

# --- constants the compiler should know

BANK = cython.declare(cint, codes.BANK)
BUILDING = cython.declare(cint, codes.BUILDING)
CALIPH = cython.declare(cint, codes.CALIPH)
CARD_TARGET = cython.declare(cint, codes.CARD_TARGET)
CASTLE = cython.declare(cint, codes.CASTLE)
COMBAT = cython.declare(cint, codes.COMBAT)
C_ARCHITECT = cython.declare(cint, codes.C_ARCHITECT)
C_BURNING_FIELDS = cython.declare(cint, codes.C_BURNING_FIELDS)
C_CAPTAIN = cython.declare(cint, codes.C_CAPTAIN)
C_CARAVAN = cython.declare(cint, codes.C_CARAVAN)
C_FORCED_MARCH = cython.declare(cint, codes.C_FORCED_MARCH)
C_SABOTAGE = cython.declare(cint, codes.C_SABOTAGE)
C_SCHOLARS = cython.declare(cint, codes.C_SCHOLARS)
C_TAX_COLLECTORS = cython.declare(cint, codes.C_TAX_COLLECTORS)
DECK = cython.declare(cint, codes.DECK)
DISCARDS = cython.declare(cint, codes.DISCARDS)
END_ACTION = cython.declare(cint, codes.END_ACTION)
EV_BURNED = cython.declare(cint, codes.EV_BURNED)
EV_PLAYED = cython.declare(cint, codes.EV_PLAYED)
EV_REPLACED = cython.declare(cint, codes.EV_REPLACED)
EV_SABOTAGED = cython.declare(cint, codes.EV_SABOTAGED)
EV_TOOK_COINS = cython.declare(cint, codes.EV_TOOK_COINS)
FERTILE = cython.declare(cint, codes.FERTILE)
FINE = cython.declare(cint, codes.FINE)
FORT = cython.declare(cint, codes.FORT)
LOOK_SCHOLARS = cython.declare(cint, codes.LOOK_SCHOLARS)
MOVING = cython.declare(cint, codes.MOVING)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_CONTROLLED = cython.declare(cint, codes.NOT_CONTROLLED)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NO_DISC = cython.declare(cint, codes.NO_DISC)
NO_INFLUENCE = cython.declare(cint, codes.NO_INFLUENCE)
NO_KEYWORD = cython.declare(cint, codes.NO_KEYWORD)
NO_MERCENARY = cython.declare(cint, codes.NO_MERCENARY)
NO_PRESENCE = cython.declare(cint, codes.NO_PRESENCE)
NO_SUCH_HEX = cython.declare(cint, codes.NO_SUCH_HEX)
NO_TOWN = cython.declare(cint, codes.NO_TOWN)
NO_USE = cython.declare(cint, codes.NO_USE)
ONLY_OTHER = cython.declare(cint, codes.ONLY_OTHER)
SEATS = cython.declare(cint, codes.SEATS)
SH_PLAY = cython.declare(cint, codes.SH_PLAY)
TOWN = cython.declare(cint, codes.TOWN)
WARLORD = cython.declare(cint, codes.WARLORD)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
ACTION_OF = cython.declare(cint[31])
if not cython.compiled:
    ACTION_OF = [0] * 31
for _i in range(31):
    ACTION_OF[_i] = codes.ACTION_OF[_i]

# --- end of constants


# --- targets ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_sabotage(s: State, seat: cint, h: cint) -> cint:
    """Another ruler's fort or castle in a hex with one's own influence."""
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.influence[h] != seat:
        return NO_INFLUENCE
    return FINE if s.hold[h] and s.lord[h] != seat else NO_USE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_fire(s: State, seat: cint, h: cint) -> cint:
    """A town in or next to a hex that one controls."""
    if h >= s.hexes:
        return NO_SUCH_HEX
    if s.town[h] != TOWN:
        return NO_TOWN
    return FINE if s.strong[seat] & (links(s, h) | (1 << h)) else NOT_CONTROLLED


@cython.cfunc
@cython.exceptval(check=False)
def why_no_turncoat(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    """Another ruler's mercenary in a hex where one has presence, and a disc to replace it."""
    if h >= s.hexes:
        return NO_SUCH_HEX
    if ruler == seat:
        return ONLY_OTHER
    if not has_presence(s, seat, h):
        return NO_PRESENCE
    if not s.mercs[ruler * 16 + h]:
        return NO_MERCENARY
    return FINE if s.supply[seat] else NO_DISC


@cython.cfunc
@cython.exceptval(check=False)
def why_no_target(s: State, seat: cint, h: cint) -> cint:
    """The hex that the card just played points at."""
    if s.phase != CARD_TARGET:
        return WRONG_MOMENT
    if s.object == C_SABOTAGE:
        return why_no_sabotage(s, seat, h)
    return why_no_fire(s, seat, h) if s.object == C_BURNING_FIELDS else WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_replacing(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    if s.phase != CARD_TARGET or s.object != C_CAPTAIN:
        return WRONG_MOMENT
    return why_no_turncoat(s, seat, ruler, h)


# --- playing ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def can_build(s: State, seat: cint) -> bint:
    """With two coins less, is there anything to build? The Warlord never builds."""
    h: cint
    building: cint
    found: bint = False
    s.discount = 2
    for h in range(s.hexes):
        for building in range(4):
            if why_no_site(s, seat, h, building) == FINE and s.coins[seat] >= cost(s, seat, h, building):
                found = True
    s.discount = 0
    return found and seat != WARLORD


@cython.cfunc
@cython.exceptval(check=False)
def can_march(s: State, seat: cint) -> bint:
    h: cint
    o: cint
    k: cint
    for h in range(s.hexes):
        if not units(s, seat, h):
            continue
        o = 1 if s.ordinary[seat * 16 + h] else 0
        for k in range(6):
            if why_no_step(s, seat, h, k, o, 1 - o) == FINE and not other_controls(s, seat, s.beside[h * 6 + k]):
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def tax(s: State, seat: cint) -> cint:
    """A coin for each fertile hex one controls."""
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if (s.strong[seat] >> h) & 1 and terrain(s, h) == FERTILE:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def caravan(s: State) -> cint:
    """A coin, and one for each two mercenaries on the map."""
    n: cint
    i: cint
    n = 0
    for i in range(SEATS * 16):
        n += s.mercs[i]
    return 1 + n // 2


@cython.cfunc
@cython.exceptval(check=False)
def has_use(s: State, seat: cint, action: cint) -> bint:
    """Would the card do anything?"""
    h: cint
    ruler: cint
    if action == C_SCHOLARS:
        return count_at(s, DECK) + count_at(s, DISCARDS) > 0
    if action == C_FORCED_MARCH:
        return can_march(s, seat)
    if action == C_TAX_COLLECTORS:
        return tax(s, seat) > 0
    if action == C_ARCHITECT:
        return can_build(s, seat)
    if action == C_CARAVAN:
        return True
    for h in range(s.hexes):
        if action == C_SABOTAGE and why_no_sabotage(s, seat, h) == FINE:
            return True
        if action == C_BURNING_FIELDS and why_no_fire(s, seat, h) == FINE:
            return True
        if action == C_CAPTAIN:
            for ruler in range(s.rules.seats):
                if why_no_turncoat(s, seat, ruler, h) == FINE:
                    return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def why_no_play(s: State, seat: cint, kind: cint) -> cint:
    """A card of the hand with the keyword Action that does something."""
    if why_not_on_sheet(s, seat, SH_PLAY):
        return why_not_on_sheet(s, seat, SH_PLAY)
    if not (s.held[seat] >> kind) & 1:
        return NOT_IN_HAND
    if not ACTION_OF[kind]:
        return NO_KEYWORD
    return FINE if has_use(s, seat, ACTION_OF[kind]) else NO_USE


@cython.cfunc
@cython.exceptval(check=False)
def play_card(s: State, seat: cint, kind: cint) -> cython.void:
    """The card is discarded whatever its type (C14), and does what it says."""
    card: cint
    action: cint
    card = find_card(s, seat, kind)
    action = ACTION_OF[kind]
    discard(s, card)
    tell(s, EV_PLAYED, seat, card, 0, 0)
    s.object = action
    if action == C_SCHOLARS:
        begin_look(s, seat, LOOK_SCHOLARS, 2)
    elif action == C_FORCED_MARCH:
        s.left = 1
        s.count = 1
        s.phase = MOVING
    elif action == C_TAX_COLLECTORS:
        earn(s, seat, tax(s, seat))
    elif action == C_CARAVAN:
        earn(s, seat, caravan(s))
    elif action == C_ARCHITECT:
        s.discount = 2
        s.left = 1
        s.count = 0
        s.phase = BUILDING
    else:
        s.phase = CARD_TARGET


@cython.cfunc
@cython.exceptval(check=False)
def earn(s: State, seat: cint, coins: cint) -> cython.void:
    pay(s, BANK, seat, coins)
    tell(s, EV_TOOK_COINS, seat, NOBODY, coins, 0)
    s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def strike_hex(s: State, seat: cint, h: cint) -> cython.void:
    """Sabotage or Burning Fields."""
    if s.object == C_BURNING_FIELDS:
        s.town[h] = 0
        s.towns += 1
        tell(s, EV_BURNED, seat, NOBODY, h, 0)
    else:
        sabotage(s, seat, h)
    s.phase = END_ACTION


@cython.cfunc
@cython.exceptval(check=False)
def sabotage(s: State, seat: cint, h: cint) -> cython.void:
    """A fort is gone; a castle becomes a fort, if its owner has one left."""
    owner: cint
    owner = s.lord[h]
    if s.hold[h] == CASTLE and s.forts[owner]:
        s.castles[owner] += 1
        s.forts[owner] -= 1
        s.hold[h] = FORT
    else:
        if s.hold[h] == CASTLE:
            s.castles[owner] += 1
        else:
            s.forts[owner] += 1
        s.hold[h] = 0
        s.lord[h] = NOBODY
    tell(s, EV_SABOTAGED, seat, NOBODY, h, owner)


@cython.cfunc
@cython.exceptval(check=False)
def replace_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cython.void:
    """One mercenary changes its colour; if its old master is still strong there, he is attacked."""
    s.mercs[ruler * 16 + h] -= 1
    s.supply[ruler] += 1
    s.mercs[seat * 16 + h] += 1
    s.supply[seat] -= 1
    tell(s, EV_REPLACED, seat, NOBODY, h, ruler)
    if units(s, ruler, h) or (s.hold[h] and s.lord[h] == ruler) or (ruler == CALIPH and s.palace == h):
        open_fight(s, COMBAT, h, seat, ruler)
    else:
        s.phase = END_ACTION
