"""Cards that are played as an action (Play a power card; rulings C14, C21)."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import board_map, state, troops, turn_actions, values
from moonsaga.games.crescent_moon.rules.cards import hand, looking
from moonsaga.games.crescent_moon.rules.state import State

# --- targets ----------------------------------------------------------------------------------------------------------


def why_no_sabotage(s: State, seat: cint, h: cint) -> cint:
    """Another ruler's fort or castle in a hex with one's own influence."""
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.influence[h] != seat:
        return codes.NO_INFLUENCE
    return codes.FINE if s.hold[h] and s.lord[h] != seat else codes.NO_USE


def why_no_fire(s: State, seat: cint, h: cint) -> cint:
    """A town in or next to a hex that one controls."""
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if s.town[h] != codes.TOWN:
        return codes.NO_TOWN
    return codes.FINE if s.strong[seat] & (board_map.links(s, h) | (1 << h)) else codes.NOT_CONTROLLED


def why_no_turncoat(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    """Another ruler's mercenary in a hex where one has presence, and a disc to replace it."""
    if h >= s.hexes:
        return codes.NO_SUCH_HEX
    if ruler == seat:
        return codes.ONLY_OTHER
    if not board_map.has_presence(s, seat, h):
        return codes.NO_PRESENCE
    if not s.mercs[ruler * codes.HEXES + h]:
        return codes.NO_MERCENARY
    return codes.FINE if s.supply[seat] else codes.NO_DISC


def why_not_hex(s: State, seat: cint, h: cint) -> cint:
    """The hex that the card just played points at."""
    if s.action_card == codes.C_SABOTAGE:
        return why_no_sabotage(s, seat, h)
    return why_no_fire(s, seat, h) if s.action_card == codes.C_BURNING_FIELDS else codes.WRONG_MOMENT


def do_hex(s: State, seat: cint, h: cint) -> void:
    """Sabotage or Burning Fields."""
    if s.action_card == codes.C_BURNING_FIELDS:
        s.town[h] = 0
        s.towns += 1
        events.burned(s, seat, h)
    else:
        sabotage(s, seat, h)
    s.phase = codes.END_ACTION


def sabotage(s: State, seat: cint, h: cint) -> void:
    """A fort is gone; a castle becomes a fort, if its owner has one left."""
    owner: cint
    owner = s.lord[h]
    if s.hold[h] == codes.CASTLE and s.forts[owner]:
        s.castles[owner] += 1
        s.forts[owner] -= 1
        s.hold[h] = codes.FORT
    else:
        if s.hold[h] == codes.CASTLE:
            s.castles[owner] += 1
        else:
            s.forts[owner] += 1
        s.hold[h] = 0
        s.lord[h] = codes.NOBODY
    events.sabotaged(s, seat, h, owner)


def offer_mercenary(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    ruler: cint
    h: cint
    if s.action_card != codes.C_CAPTAIN:
        return n
    for ruler in range(codes.SEATS):
        for h in range(s.hexes):
            if why_not_mercenary(s, seat, ruler, h) == codes.FINE:
                buffer[n] = actions.mercenary(ruler, h)
                n += 1
    return n


def why_not_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    return codes.WRONG_MOMENT if s.action_card != codes.C_CAPTAIN else why_no_turncoat(s, seat, ruler, h)


def do_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> void:
    """One mercenary changes its colour; if its old ruler is still strong there, they are attacked."""
    s.mercs[ruler * codes.HEXES + h] -= 1
    s.supply[ruler] += 1
    s.mercs[seat * codes.HEXES + h] += 1
    s.supply[seat] -= 1
    events.replaced(s, seat, h, ruler)
    if board_map.units(s, ruler, h) or (s.hold[h] and s.lord[h] == ruler) or (ruler == codes.CALIPH and s.palace == h):
        turn_actions.open_fight(s, codes.COMBAT, h, seat, ruler)
    else:
        s.phase = codes.END_ACTION


# --- playing ----------------------------------------------------------------------------------------------------------


def can_build(s: State, seat: cint) -> bint:
    """With two coins less, is there anything to build? The Warlord never builds."""
    h: cint
    building: cint
    found: bint = False
    s.discount = 2
    for h in range(s.hexes):
        for building in range(4):
            if turn_actions.why_no_site(s, seat, h, building) == codes.FINE and s.coins[seat] >= turn_actions.cost(
                s, seat, h, building
            ):
                found = True
    s.discount = 0
    return found and seat != codes.WARLORD


def can_march(s: State, seat: cint) -> bint:
    h: cint
    o: cint
    k: cint
    for h in range(s.hexes):
        if not board_map.units(s, seat, h):
            continue
        o = 1 if s.ordinary[seat * codes.HEXES + h] else 0
        for k in range(6):
            if troops.why_no_step(s, seat, h, k, o, 1 - o) == codes.FINE and not board_map.other_controls(
                s, seat, s.beside[h * codes.SIDES + k]
            ):
                return True
    return False


def tax(s: State, seat: cint) -> cint:
    """A coin for each fertile hex one controls."""
    n: cint
    h: cint
    n = 0
    for h in range(s.hexes):
        if (s.strong[seat] >> h) & 1 and board_map.terrain(s, h) == codes.FERTILE:
            n += 1
    return n


def caravan(s: State) -> cint:
    """A coin, and one for each two mercenaries on the map."""
    n: cint
    i: cint
    n = 0
    for i in range(codes.SEATS * codes.HEXES):
        n += s.mercs[i]
    return 1 + n // 2


def has_use(s: State, seat: cint, action: cint) -> bint:
    """Would the card do anything?"""
    h: cint
    ruler: cint
    if action == codes.C_SCHOLARS:
        return hand.count_at(s, codes.DECK) + hand.count_at(s, codes.DISCARDS) > 0
    if action == codes.C_FORCED_MARCH:
        return can_march(s, seat)
    if action == codes.C_TAX_COLLECTORS:
        return tax(s, seat) > 0
    if action == codes.C_ARCHITECT:
        return can_build(s, seat)
    if action == codes.C_CARAVAN:
        return True
    for h in range(s.hexes):
        if action == codes.C_SABOTAGE and why_no_sabotage(s, seat, h) == codes.FINE:
            return True
        if action == codes.C_BURNING_FIELDS and why_no_fire(s, seat, h) == codes.FINE:
            return True
        if action == codes.C_CAPTAIN:
            for ruler in range(s.rules.seats):
                if why_no_turncoat(s, seat, ruler, h) == codes.FINE:
                    return True
    return False


def offer_play(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    kind: cint
    if not s.held[seat]:
        return n
    for kind in range(codes.KINDS):
        if why_not_play(s, seat, kind) == codes.FINE:
            buffer[n] = actions.play(kind)
            n += 1
    return n


def why_not_play(s: State, seat: cint, kind: cint) -> cint:
    """A card of the hand with the keyword Action that does something."""
    if turn_actions.why_not_on_sheet(s, seat, codes.SH_PLAY):
        return codes.NOT_YOUR_ACTION
    if not (s.held[seat] >> kind) & 1:
        return codes.NOT_IN_HAND
    if not values.ACTION_OF[kind]:
        return codes.NO_KEYWORD
    return codes.FINE if has_use(s, seat, values.ACTION_OF[kind]) else codes.NO_USE


def do_play(s: State, seat: cint, kind: cint) -> void:
    """The card is discarded whatever its type (C14), and does what it says."""
    card: cint
    action: cint
    card = hand.find_card(s, seat, kind)
    action = values.ACTION_OF[kind]
    hand.discard(s, card)
    events.played(s, seat, card)
    s.action_card = action
    if action == codes.C_SCHOLARS:
        looking.begin_look(s, seat, codes.LOOK_SCHOLARS, 2)
    elif action == codes.C_FORCED_MARCH:
        s.to_move = 1
        s.marching = 1
        s.phase = codes.MOVING
    elif action == codes.C_TAX_COLLECTORS:
        earn(s, seat, tax(s, seat))
    elif action == codes.C_CARAVAN:
        earn(s, seat, caravan(s))
    elif action == codes.C_ARCHITECT:
        s.discount = 2
        s.to_build = 1
        s.phase = codes.BUILDING
    else:
        s.phase = codes.CARD_TARGET


def earn(s: State, seat: cint, coins: cint) -> void:
    state.pay(s, codes.BANK, seat, coins)
    events.took_coins(s, seat, coins)
    s.phase = codes.END_ACTION
