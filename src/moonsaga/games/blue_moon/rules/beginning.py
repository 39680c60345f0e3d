"""The beginning of a turn: storms, RETRIEVE, bluffs, and ships that land (rulings 2, 36, 62, 65)."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import dragons, playing, state
from moonsaga.games.blue_moon.rules.cards import discards, power
from moonsaga.games.blue_moon.rules.state import State

# --- the beginning of a turn ------------------------------------------------------------------------------------------


def begin_turn(s: State, seat: cint) -> void:
    """A turn begins: storms are scored before anything else (ruling 2)."""
    i: cint
    slot: cint
    n: cint = 0
    s.seat = s.chooser = seat
    s.turns += 1
    s.phase = codes.MAIN
    s.stage = codes.BEGINNING
    s.choice = codes.NOTHING
    s.cause = s.given_back = s.pay_element = s.announced = s.lead = -1
    s.due = s.hand_before = s.paid = s.need = s.parts = s.draws = 0
    s.may_refuse = s.announcing = False
    s.plays = s.combat_plays = s.normals = s.normal_gang = s.normal_pair = 0
    s.launches = s.launch_pair = s.boosters = s.others = s.from_deck = s.landed = s.hand_plays = 0
    s.character = s.played_booster = s.played_support = False
    s.stopped = s.bounced = s.next_free = False
    for i in range(codes.SLOTS):
        s.mark[i] &= ~(codes.USED | codes.SATISFIED)
    power.survey(s)
    events.turn(s, seat)
    slot = power.first_speaking(s, seat, codes.EF_STORM, seat * codes.DECK)
    while slot >= 0:
        n += 1
        slot = power.first_speaking(s, seat, codes.EF_STORM, slot + 1)
    if n >= 2:
        events.storm(s, seat)
        dragons.attract(s, seat, False)


def offer_retrieve(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    card: cint
    slot: cint
    if s.stage != codes.BEGINNING:
        return n
    for card in range(codes.DECK):
        slot = seat * codes.DECK + card
        if s.rules.icon[slot] & codes.RETRIEVE and (
            s.place[slot] == codes.IN_COMBAT or s.place[slot] == codes.IN_SUPPORT
        ):
            if why_not_retrieve(s, seat, card) == codes.FINE:
                buffer[n] = actions.retrieve(card)
                n += 1
    return n


def why_not_retrieve(s: State, seat: cint, card: cint) -> cint:
    """An active RETRIEVE card goes back to hand; characters not against an opposing RETRIEVE (Icons; ruling 36)."""
    slot: cint = seat * codes.DECK + card
    if s.stage > codes.BEGINNING:
        return codes.TOO_LATE
    if not state.is_active(s, slot) or not power.has_icon(s, slot, codes.RETRIEVE):
        return codes.NO_RETRIEVE
    if not playing.may_take(s, s.seat):
        return codes.HAND_LIMITED
    if s.rules.kind[slot] == codes.CHARACTER and blocking_card(s) >= 0:
        return codes.RETRIEVE_BLOCKED
    return codes.FINE


def do_retrieve(s: State, seat: cint, card: cint) -> void:
    slot: cint = seat * codes.DECK + card
    state.to_hand(s, slot, codes.EVERYBODY)
    events.retrieved(s, s.seat, slot)
    power.survey(s)


def blocking_card(s: State) -> cint:
    """The opponent's active card in the combat area that keeps characters from being retrieved; -1: none.

    The icon of an ignored card has no effect (Special rules); the independent program looks at what is depicted.
    """
    foe: cint = 1 - s.seat
    i: cint
    slot: cint
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * codes.DECK + i]
        if s.rules.blocked_by_cards:
            if power.has_icon(s, slot, codes.RETRIEVE):
                return slot
        elif s.rules.icon[slot] & codes.RETRIEVE and s.rules.kind[slot] == codes.CHARACTER:
            return slot
    return -1


def offer_reveal(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    card: cint
    if s.stage != codes.BEGINNING:
        return n
    for card in range(codes.DECK):
        if s.mark[seat * codes.DECK + card] & codes.FACE_DOWN and why_not_reveal(s, seat, card) == codes.FINE:
            buffer[n] = actions.reveal(card)
            n += 1
    return n


def why_not_reveal(s: State, seat: cint, card: cint) -> cint:
    """Own bluffs may be shown and discarded at the beginning of the turn (ruling 65)."""
    slot: cint = seat * codes.DECK + card
    if s.stage > codes.BEGINNING:
        return codes.TOO_LATE
    return (
        codes.FINE if s.place[slot] == codes.IN_SUPPORT and s.mark[slot] & codes.FACE_DOWN else codes.NOTHING_FACE_DOWN
    )


def do_reveal(s: State, seat: cint, card: cint) -> void:
    slot: cint = seat * codes.DECK + card
    state.publish(s, slot)
    events.revealed(s, s.seat, slot)
    s.learned += 1
    discards.discard(s, slot)
    power.survey(s)


def offer_land(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    card: cint
    if s.stage != codes.BEGINNING:
        return n
    for card in range(codes.DECK):
        if s.place[seat * codes.DECK + card] == codes.AT_SEA and why_not_land(s, seat, card) == codes.FINE:
            buffer[n] = actions.land(card)
            n += 1
    return n


def why_not_land(s: State, seat: cint, card: cint) -> cint:
    """A ship lands at the beginning of the turn (ruling 62)."""
    slot: cint = seat * codes.DECK + card
    if s.stage > codes.BEGINNING:
        return codes.TOO_LATE
    return codes.NO_SHIP if s.place[slot] != codes.AT_SEA or s.mark[slot] & codes.LANDED else codes.FINE


def do_land(s: State, seat: cint, card: cint) -> void:
    slot: cint = seat * codes.DECK + card
    s.mark[slot] |= codes.LANDED
    s.landed += 1
    if s.rules.effect[slot] == codes.EF_SHIP and power.speaks(s, slot):
        s.hand_plays += s.rules.two[slot]
    events.landed(s, s.seat, slot)


def drop_ships(s: State) -> void:
    """Landed ships and what is left on them are discarded."""
    ship: cint
    slot: cint
    first: cint = s.seat * codes.DECK
    if not s.landed:
        return
    for ship in range(first, first + codes.DECK):
        if s.place[ship] == codes.AT_SEA and s.mark[ship] & codes.LANDED:
            for slot in range(first, first + codes.DECK):
                if s.place[slot] == codes.ABOARD and s.aboard[slot] == ship:
                    discards.discard(s, slot)
            events.ship_left(s, s.seat, ship)
            discards.discard(s, ship)
    s.landed = 0
