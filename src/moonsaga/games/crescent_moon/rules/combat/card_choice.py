"""What combats and influence contests share: secret cards, their reveal, sides, Assassins, removing cards.

(Combat 1, 2 and 6; Influence contest 1 to 3 and 7)
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import values
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.state import State

# --- choosing cards ---------------------------------------------------------------------------------------------------


def begin_commit(s: State) -> void:
    """All concerned choose cards at the same time, the Murshid too where meddling is possible."""
    seat: cint
    s.asked = 1 << s.attacker
    if s.fight == codes.COMBAT:
        s.asked |= 1 << s.defender
        if s.reach:
            s.asked |= 1 << codes.MURSHID
    else:
        for seat in range(s.rules.seats):
            if s.side[seat] >= 0:
                s.asked |= 1 << seat
    s.phase = codes.COMMIT


def offer_commit(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """All choices of cards."""
    held: cint = hand.list_hand(s, seat)
    subset: cint
    for subset in range(1 << held):
        if why_no_choice(s, held, subset) == codes.FINE:
            buffer[n] = actions.commit(subset)
            n += 1
    return n


def why_not_commit(s: State, seat: cint, subset: cint) -> cint:
    """Any cards of the hand that have the keyword; which and how many is a secret."""
    return why_no_choice(s, hand.list_hand(s, seat), subset)


def do_commit(s: State, seat: cint, subset: cint) -> void:
    s.chosen[seat] = subset
    events.committed(s, seat)


def why_no_choice(s: State, n: cint, subset: cint) -> cint:
    """Cards by their places in the hand of n cards that `list_hand` wrote last; of equal ones the first first."""
    i: cint
    kind: cint
    for i in range(codes.MOST_CHOSEN):
        if not (subset >> i) & 1:
            continue
        if i >= n:
            return codes.NOT_IN_HAND
        kind = values.KIND_OF[hand.held_at(s, i)]
        if not (values.IN_COMBAT[kind] if s.fight == codes.COMBAT else values.IN_CONTEST[kind]):
            return codes.NO_KEYWORD
        if i > 0 and values.KIND_OF[hand.held_at(s, i - 1)] == kind and not (subset >> (i - 1)) & 1:
            return codes.ORDER
    return codes.FINE


def reveal(s: State) -> void:
    """All chosen cards lie open; Bodyguards protect their side from now on."""
    seat: cint
    n: cint
    i: cint
    card: cint
    for seat in range(s.rules.seats):
        if s.chosen[seat] < 0:
            continue
        n = hand.list_hand(s, seat)
        for i in range(n):
            if (s.chosen[seat] >> i) & 1:
                card = hand.held_at(s, i)
                hand.put(s, card, codes.PLAYED + seat, codes.EVERYBODY)
                events.revealed(s, seat, card)
                if card == codes.WARFARE_CARD:
                    s.war_shown = 1
                if special_of(s, card) == codes.S_BODYGUARD:
                    s.shield[side_of(s, seat)] = 1
                    s.mark[card] = 1
    for seat in range(codes.SEATS):
        s.chosen[seat] = codes.NOBODY
    s.asked = 0
    s.learned += 1
    s.card = s.resolver = codes.NOBODY
    s.phase = codes.ON_WARFARE if s.fight == codes.COMBAT else codes.ON_ASSASSINS


# --- sides ------------------------------------------------------------------------------------------------------------


def why_not_side(s: State, seat: cint, side: cint) -> cint:
    """Meddling in a combat of others, the Murshid helps one side (C11)."""
    return codes.FINE


def do_side(s: State, seat: cint, side: cint) -> void:
    s.meddles = side
    events.meddled(s, seat, side)
    s.phase = codes.REVEAL


def side_of(s: State, seat: cint) -> cint:
    """On whose side a ruler is, and their cards."""
    if seat == s.attacker:
        return codes.ATTACKING
    if s.fight == codes.COMBAT:
        return codes.DEFENDING if seat == s.defender else s.meddles
    return s.side[seat]


def special_of(s: State, card: cint) -> cint:
    return (
        values.SPECIAL_OF[values.KIND_OF[card]]
        if s.fight == codes.COMBAT
        else values.CONTEST_SPECIAL_OF[values.KIND_OF[card]]
    )


def decides(s: State, seat: cint) -> cint:
    """Who decides for a card: in a combat the ruler it is attached to (Meddling)."""
    if s.fight == codes.CONTEST:
        return seat
    return s.attacker if side_of(s, seat) == codes.ATTACKING else s.defender


def stage_of(s: State, seat: cint) -> cint:
    """When a ruler's cards count: the attacker's first, then the supporters', then the defenders'."""
    if seat == s.attacker:
        return 0
    return side_of(s, seat) * 2 + 1 if s.fight == codes.CONTEST else side_of(s, seat)


def next_card(s: State, wanted: cint) -> cint:
    """The next card that counts, in the order of the rules; `wanted` S_ASSASSINS looks at those alone.

    Within a stage rulers go in turn order.
    """
    stage: cint
    seat: cint
    i: cint
    for stage in range(4):
        for seat in range(s.rules.seats):
            if s.fight == codes.COMBAT and side_of(s, seat) < 0:
                continue
            if (seat != s.attacker and s.fight == codes.CONTEST and s.side[seat] < 0) or stage_of(s, seat) != stage:
                continue
            for i in range(codes.CARDS):
                if s.place[i] == codes.PLAYED + seat and not s.mark[i]:
                    if wanted != codes.S_ASSASSINS or special_of(s, i) == codes.S_ASSASSINS:
                        return i
    return codes.NOBODY


def find_played(s: State, who: cint, kind: cint) -> cint:
    """An unresolved card of this title for which this ruler decides; NOBODY if there is none."""
    own: cint
    seat: cint
    i: cint
    for own in range(2):
        for seat in range(s.rules.seats):
            if (own == 0) != (seat == who) or decides(s, seat) != who:
                continue
            for i in range(codes.CARDS):
                if s.place[i] == codes.PLAYED + seat and values.KIND_OF[i] == kind and not s.mark[i]:
                    return i
    return codes.NOBODY


# --- Assassins --------------------------------------------------------------------------------------------------------


def why_not_kill(s: State, seat: cint, ruler: cint, kind: cint) -> cint:
    """A character that was played; Bodyguards protect their side."""
    if ruler >= s.rules.seats or hand.find_card(s, codes.PLAYED + ruler, kind) < 0:
        return codes.NO_CARD
    if values.TYPE_OF[kind] != codes.CHARACTER:
        return codes.NOT_A_CHARACTER
    return codes.PROTECTED if s.shield[side_of(s, ruler)] else codes.FINE


def do_kill(s: State, seat: cint, ruler: cint, kind: cint) -> void:
    """The card is discarded without counting."""
    victim: cint
    victim = hand.find_card(s, codes.PLAYED + ruler, kind)
    hand.discard(s, victim)
    events.killed(s, seat, ruler, victim)
    s.mark[s.card] = 1


def why_not_skip(s: State, seat: cint) -> cint:
    """Killing is optional in the Polish edition (D02)."""
    return codes.FINE if s.rules.optional_effects else codes.MUST


def do_skip(s: State, seat: cint) -> void:
    s.mark[s.card] = 1


def has_victim(s: State) -> bint:
    ruler: cint
    kind: cint
    for ruler in range(s.rules.seats):
        for kind in range(codes.KINDS):
            if why_not_kill(s, s.who, ruler, kind) == codes.FINE:
                return True
    return False


def seek_assassins(s: State) -> void:
    """The next Assassins choose their victim; without one they do nothing."""
    while True:
        s.card = next_card(s, codes.S_ASSASSINS)
        if s.card < 0:
            s.phase = codes.RESOLVE
            return
        s.who = decides(s, s.place[s.card] - codes.PLAYED)
        if has_victim(s):
            return
        s.mark[s.card] = 1


# --- removing cards ---------------------------------------------------------------------------------------------------


def clear_cards(s: State) -> void:
    """Characters and battalions lie spent before their ruler, events are discarded (Combat 6, Contest 7)."""
    i: cint
    seat: cint
    kind: cint
    taker: cint
    for i in range(codes.CARDS):
        if s.place[i] < codes.PLAYED:
            continue
        seat = s.place[i] - codes.PLAYED
        kind = values.TYPE_OF[values.KIND_OF[i]]
        if s.gift[i] >= 0:
            taker = s.gift[i]
            hand.put(s, i, taker, codes.EVERYBODY)
            events.to_hand(s, taker, i)
        elif kind == codes.STRATEGY:
            hand.put(s, i, seat, codes.EVERYBODY)
        elif kind == codes.EVENT:
            hand.discard(s, i)
        else:
            hand.put(s, i, codes.SPENT + seat, codes.EVERYBODY)
            events.spent(s, seat, i)
