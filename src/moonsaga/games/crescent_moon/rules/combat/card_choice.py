"""What combats and influence contests share: secret cards, their reveal, sides, Assassins, removing cards.

(Combat 1, 2 and 6; Influence contest 1 to 3 and 7)
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules.cards.hand import (
        discard,
        find_card,
        held_at,
        list_hand,
        put,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules.cards.hand import discard, find_card, held_at, list_hand, put
    from moonsaga.games.crescent_moon.rules.state import State, tell

# --- constants the compiler should know

ATTACKING = cython.declare(cint, codes.ATTACKING)
A_COMMIT = cython.declare(cint, codes.A_COMMIT)
CARDS = cython.declare(cint, codes.CARDS)
CHARACTER = cython.declare(cint, codes.CHARACTER)
COMBAT = cython.declare(cint, codes.COMBAT)
COMMIT = cython.declare(cint, codes.COMMIT)
CONTEST = cython.declare(cint, codes.CONTEST)
DEFENDING = cython.declare(cint, codes.DEFENDING)
EVENT = cython.declare(cint, codes.EVENT)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_COMMITTED = cython.declare(cint, codes.EV_COMMITTED)
EV_KILLED = cython.declare(cint, codes.EV_KILLED)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)
EV_SPENT = cython.declare(cint, codes.EV_SPENT)
EV_TO_HAND = cython.declare(cint, codes.EV_TO_HAND)
FINE = cython.declare(cint, codes.FINE)
KINDS = cython.declare(cint, codes.KINDS)
MURSHID = cython.declare(cint, codes.MURSHID)
NOBODY = cython.declare(cint, codes.NOBODY)
NOT_A_CHARACTER = cython.declare(cint, codes.NOT_A_CHARACTER)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NO_CARD = cython.declare(cint, codes.NO_CARD)
NO_KEYWORD = cython.declare(cint, codes.NO_KEYWORD)
ON_ASSASSINS = cython.declare(cint, codes.ON_ASSASSINS)
ON_WARFARE = cython.declare(cint, codes.ON_WARFARE)
ORDER = cython.declare(cint, codes.ORDER)
PLAYED = cython.declare(cint, codes.PLAYED)
PROTECTED = cython.declare(cint, codes.PROTECTED)
RESOLVE = cython.declare(cint, codes.RESOLVE)
SEATS = cython.declare(cint, codes.SEATS)
SPENT = cython.declare(cint, codes.SPENT)
STRATEGY = cython.declare(cint, codes.STRATEGY)
S_ASSASSINS = cython.declare(cint, codes.S_ASSASSINS)
S_BODYGUARD = cython.declare(cint, codes.S_BODYGUARD)
WARFARE_CARD = cython.declare(cint, codes.WARFARE_CARD)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)
CONTEST_SPECIAL_OF = cython.declare(cint[31])
IN_COMBAT = cython.declare(cint[31])
IN_CONTEST = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
SPECIAL_OF = cython.declare(cint[31])
TYPE_OF = cython.declare(cint[31])
if not cython.compiled:
    CONTEST_SPECIAL_OF = [0] * 31
    IN_COMBAT = [0] * 31
    IN_CONTEST = [0] * 31
    KIND_OF = [0] * 69
    SPECIAL_OF = [0] * 31
    TYPE_OF = [0] * 31
for _i in range(31):
    CONTEST_SPECIAL_OF[_i] = codes.CONTEST_SPECIAL_OF[_i]
for _i in range(31):
    IN_COMBAT[_i] = codes.IN_COMBAT[_i]
for _i in range(31):
    IN_CONTEST[_i] = codes.IN_CONTEST[_i]
for _i in range(69):
    KIND_OF[_i] = codes.KIND_OF[_i]
for _i in range(31):
    SPECIAL_OF[_i] = codes.SPECIAL_OF[_i]
for _i in range(31):
    TYPE_OF[_i] = codes.TYPE_OF[_i]

# --- end of constants


# --- choosing cards ---------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_commit(s: State) -> cython.void:
    """All concerned choose cards at the same time, the Murshid too where he may meddle."""
    seat: cint
    s.asked = 1 << s.attacker
    if s.fight == COMBAT:
        s.asked |= 1 << s.defender
        if s.reach:
            s.asked |= 1 << MURSHID
    else:
        for seat in range(s.rules.seats):
            if s.side[seat] >= 0:
                s.asked |= 1 << seat
    s.phase = COMMIT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_commit(s: State, seat: cint, subset: cint) -> cint:
    """Any cards of the hand that have the keyword; which and how many is a secret."""
    return WRONG_MOMENT if s.phase != COMMIT else why_no_subset(s, seat, subset)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_subset(s: State, seat: cint, subset: cint) -> cint:
    """Cards by their places in the hand; of equal ones the first first."""
    return why_no_choice(s, list_hand(s, seat), subset)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_choice(s: State, n: cint, subset: cint) -> cint:
    """The same for the hand of n cards that `list_hand` wrote last."""
    i: cint
    kind: cint
    for i in range(8):
        if not (subset >> i) & 1:
            continue
        if i >= n:
            return NOT_IN_HAND
        kind = KIND_OF[held_at(i)]
        if not (IN_COMBAT[kind] if s.fight == COMBAT else IN_CONTEST[kind]):
            return NO_KEYWORD
        if i > 0 and KIND_OF[held_at(i - 1)] == kind and not (subset >> (i - 1)) & 1:
            return ORDER
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def offer_subsets(s: State, seat: cint, buffer: p_int) -> cint:
    """All choices of cards."""
    n: cint
    found: cint
    subset: cint
    n = list_hand(s, seat)
    found = 0
    for subset in range(1 << n):
        if why_no_choice(s, n, subset) == FINE:
            buffer[found] = A_COMMIT + subset
            found += 1
    return found


@cython.cfunc
@cython.exceptval(check=False)
def commit(s: State, seat: cint, subset: cint) -> cython.void:
    s.answer[seat] = subset
    tell(s, EV_COMMITTED, seat, NOBODY, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def reveal(s: State) -> cython.void:
    """All chosen cards lie open; Bodyguards protect their side from now on."""
    seat: cint
    n: cint
    i: cint
    card: cint
    for seat in range(s.rules.seats):
        if s.answer[seat] < 0:
            continue
        n = list_hand(s, seat)
        for i in range(n):
            if (s.answer[seat] >> i) & 1:
                card = held_at(i)
                put(s, card, PLAYED + seat, EVERYBODY)
                tell(s, EV_REVEALED, seat, card, 0, 0)
                if card == WARFARE_CARD:
                    s.war_shown = 1
                if special_of(s, card) == S_BODYGUARD:
                    s.shield[side_of(s, seat)] = 1
                    s.mark[card] = 1
    for seat in range(SEATS):
        s.answer[seat] = NOBODY
    s.asked = 0
    s.learned += 1
    s.card = s.resolver = NOBODY
    s.phase = ON_WARFARE if s.fight == COMBAT else ON_ASSASSINS


# --- sides ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def side_of(s: State, seat: cint) -> cint:
    """On whose side a ruler is, and his cards."""
    if seat == s.attacker:
        return ATTACKING
    if s.fight == COMBAT:
        return DEFENDING if seat == s.defender else s.meddles
    return s.side[seat]


@cython.cfunc
@cython.exceptval(check=False)
def special_of(s: State, card: cint) -> cint:
    return SPECIAL_OF[KIND_OF[card]] if s.fight == COMBAT else CONTEST_SPECIAL_OF[KIND_OF[card]]


@cython.cfunc
@cython.exceptval(check=False)
def decides(s: State, seat: cint) -> cint:
    """Who decides for a card: in a combat the ruler it is attached to (Meddling)."""
    if s.fight == CONTEST:
        return seat
    return s.attacker if side_of(s, seat) == ATTACKING else s.defender


@cython.cfunc
@cython.exceptval(check=False)
def stage_of(s: State, seat: cint) -> cint:
    """When a ruler's cards count: the attacker's first, then his supporters', then the defenders'."""
    if seat == s.attacker:
        return 0
    return side_of(s, seat) * 2 + 1 if s.fight == CONTEST else side_of(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def next_card(s: State, wanted: cint) -> cint:
    """The next card that counts, in the order of the rules; `wanted` S_ASSASSINS looks at those alone.

    Within a stage rulers go in turn order.
    """
    stage: cint
    seat: cint
    i: cint
    for stage in range(4):
        for seat in range(s.rules.seats):
            if s.fight == COMBAT and side_of(s, seat) < 0:
                continue
            if (seat != s.attacker and s.fight == CONTEST and s.side[seat] < 0) or stage_of(s, seat) != stage:
                continue
            for i in range(CARDS):
                if s.place[i] == PLAYED + seat and not s.mark[i]:
                    if wanted != S_ASSASSINS or special_of(s, i) == S_ASSASSINS:
                        return i
    return NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def find_played(s: State, who: cint, kind: cint) -> cint:
    """An unresolved card of this title for which this ruler decides; NOBODY if there is none."""
    own: cint
    seat: cint
    i: cint
    for own in range(2):
        for seat in range(s.rules.seats):
            if (own == 0) != (seat == who) or decides(s, seat) != who:
                continue
            for i in range(CARDS):
                if s.place[i] == PLAYED + seat and KIND_OF[i] == kind and not s.mark[i]:
                    return i
    return NOBODY


# --- Assassins --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_kill(s: State, ruler: cint, kind: cint) -> cint:
    """A character that somebody has played; Bodyguards protect their side."""
    if s.phase != ON_ASSASSINS:
        return WRONG_MOMENT
    if ruler >= s.rules.seats or find_card(s, PLAYED + ruler, kind) < 0:
        return NO_CARD
    if TYPE_OF[kind] != CHARACTER:
        return NOT_A_CHARACTER
    return PROTECTED if s.shield[side_of(s, ruler)] else FINE


@cython.cfunc
@cython.exceptval(check=False)
def has_victim(s: State) -> bint:
    ruler: cint
    kind: cint
    for ruler in range(s.rules.seats):
        for kind in range(KINDS):
            if why_no_kill(s, ruler, kind) == FINE:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def kill(s: State, seat: cint, ruler: cint, kind: cint) -> cython.void:
    """The card is discarded without counting."""
    victim: cint
    victim = find_card(s, PLAYED + ruler, kind)
    discard(s, victim)
    tell(s, EV_KILLED, seat, victim, ruler, 0)
    s.mark[s.card] = 1


@cython.cfunc
@cython.exceptval(check=False)
def seek_assassins(s: State) -> cython.void:
    """The next Assassins choose their victim; without one they do nothing."""
    while True:
        s.card = next_card(s, S_ASSASSINS)
        if s.card < 0:
            s.phase = RESOLVE
            return
        s.who = decides(s, s.place[s.card] - PLAYED)
        if has_victim(s):
            return
        s.mark[s.card] = 1


# --- removing cards ---------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def clear_cards(s: State) -> cython.void:
    """Characters and battalions lie spent before whoever played them, events are discarded (Combat 6, Contest 7)."""
    i: cint
    seat: cint
    kind: cint
    taker: cint
    for i in range(CARDS):
        if s.place[i] < PLAYED:
            continue
        seat = s.place[i] - PLAYED
        kind = TYPE_OF[KIND_OF[i]]
        if s.gift[i] >= 0:
            taker = s.gift[i]
            put(s, i, taker, EVERYBODY)
            tell(s, EV_TO_HAND, taker, i, 0, 0)
        elif kind == STRATEGY:
            put(s, i, seat, EVERYBODY)
        elif kind == EVENT:
            discard(s, i)
        else:
            put(s, i, SPENT + seat, EVERYBODY)
            tell(s, EV_SPENT, seat, i, 0, 0)
