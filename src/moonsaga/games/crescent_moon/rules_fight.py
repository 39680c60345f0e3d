"""What combats and influence contests share: Anytime cards, the Murshid's pact, secret cards and their reveal.

(Combat 1 and 2; Influence contest 1 to 3; Murshid's abilities; Anytime)
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.crescent_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.crescent_moon.rules_actions import end_spreading, gain
    from cython.cimports.moonsaga.games.crescent_moon.rules_cards import (
        discard,
        find_card,
        held_at,
        list_hand,
        put,
    )
    from cython.cimports.moonsaga.games.crescent_moon.rules_ledger import enter_deal, note_counter, note_outcome
    from cython.cimports.moonsaga.games.crescent_moon.rules_map import has_presence, murshid_beside
    from cython.cimports.moonsaga.games.crescent_moon.rules_memory import could_hold_anytime, see
    from cython.cimports.moonsaga.games.crescent_moon.state import State, tell
else:
    from moonsaga.games.crescent_moon.rules_actions import end_spreading, gain
    from moonsaga.games.crescent_moon.rules_cards import (
        discard,
        find_card,
        held_at,
        list_hand,
        put,
    )
    from moonsaga.games.crescent_moon.rules_ledger import enter_deal, note_counter, note_outcome
    from moonsaga.games.crescent_moon.rules_map import has_presence, murshid_beside
    from moonsaga.games.crescent_moon.rules_memory import could_hold_anytime, see
    from moonsaga.games.crescent_moon.state import State, tell

# --- constants the compiler should know

ATTACKING = cython.declare(cint, numbers.ATTACKING)
A_COMMIT = cython.declare(cint, numbers.A_COMMIT)
BOATS = cython.declare(cint, numbers.BOATS)
BOATS_OUT = cython.declare(cint, numbers.BOATS_OUT)
CARDS = cython.declare(cint, numbers.CARDS)
CHARACTER = cython.declare(cint, numbers.CHARACTER)
COMBAT = cython.declare(cint, numbers.COMBAT)
COMMIT = cython.declare(cint, numbers.COMMIT)
CONTEST = cython.declare(cint, numbers.CONTEST)
DEAL_AGREED = cython.declare(cint, numbers.DEAL_AGREED)
DEAL_PACT = cython.declare(cint, numbers.DEAL_PACT)
DEAL_PAID = cython.declare(cint, numbers.DEAL_PAID)
DEAL_REFUSED = cython.declare(cint, numbers.DEAL_REFUSED)
DEFENDING = cython.declare(cint, numbers.DEFENDING)
EVENT = cython.declare(cint, numbers.EVENT)
EVERYBODY = cython.declare(cint, numbers.EVERYBODY)
EV_BOATS = cython.declare(cint, numbers.EV_BOATS)
EV_COMBAT = cython.declare(cint, numbers.EV_COMBAT)
EV_COMMITTED = cython.declare(cint, numbers.EV_COMMITTED)
EV_INFORMANTS = cython.declare(cint, numbers.EV_INFORMANTS)
EV_KILLED = cython.declare(cint, numbers.EV_KILLED)
EV_PACT_AGREED = cython.declare(cint, numbers.EV_PACT_AGREED)
EV_PACT_OFFERED = cython.declare(cint, numbers.EV_PACT_OFFERED)
EV_PACT_PAID = cython.declare(cint, numbers.EV_PACT_PAID)
EV_PACT_REFUSED = cython.declare(cint, numbers.EV_PACT_REFUSED)
EV_REVEALED = cython.declare(cint, numbers.EV_REVEALED)
EV_SPENT = cython.declare(cint, numbers.EV_SPENT)
EV_TO_HAND = cython.declare(cint, numbers.EV_TO_HAND)
FINE = cython.declare(cint, numbers.FINE)
INFORMANTS = cython.declare(cint, numbers.INFORMANTS)
KINDS = cython.declare(cint, numbers.KINDS)
MURSHID = cython.declare(cint, numbers.MURSHID)
NOBODY = cython.declare(cint, numbers.NOBODY)
NOT_A_CHARACTER = cython.declare(cint, numbers.NOT_A_CHARACTER)
NOT_IN_HAND = cython.declare(cint, numbers.NOT_IN_HAND)
NO_CARD = cython.declare(cint, numbers.NO_CARD)
NO_HAND = cython.declare(cint, numbers.NO_HAND)
NO_KEYWORD = cython.declare(cint, numbers.NO_KEYWORD)
NO_PARTY = cython.declare(cint, numbers.NO_PARTY)
ON_ASSASSINS = cython.declare(cint, numbers.ON_ASSASSINS)
ON_WARFARE = cython.declare(cint, numbers.ON_WARFARE)
ORDER = cython.declare(cint, numbers.ORDER)
OWN_HAND = cython.declare(cint, numbers.OWN_HAND)
PACT_ANSWER = cython.declare(cint, numbers.PACT_ANSWER)
PACT_COUNTER = cython.declare(cint, numbers.PACT_COUNTER)
PACT_MURSHID = cython.declare(cint, numbers.PACT_MURSHID)
PACT_PARTY = cython.declare(cint, numbers.PACT_PARTY)
PLAYED = cython.declare(cint, numbers.PLAYED)
PROTECTED = cython.declare(cint, numbers.PROTECTED)
RESOLVE = cython.declare(cint, numbers.RESOLVE)
SAME_PRICE = cython.declare(cint, numbers.SAME_PRICE)
SEATS = cython.declare(cint, numbers.SEATS)
SPENT = cython.declare(cint, numbers.SPENT)
STRATEGY = cython.declare(cint, numbers.STRATEGY)
S_ASSASSINS = cython.declare(cint, numbers.S_ASSASSINS)
S_BODYGUARD = cython.declare(cint, numbers.S_BODYGUARD)
TOO_DEAR = cython.declare(cint, numbers.TOO_DEAR)
WARFARE_CARD = cython.declare(cint, numbers.WARFARE_CARD)
WINDOW = cython.declare(cint, numbers.WINDOW)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)
ANYTIME_STEP = cython.declare(cint[55])
CONTEST_SPECIAL_OF = cython.declare(cint[31])
IN_COMBAT = cython.declare(cint[31])
IN_CONTEST = cython.declare(cint[31])
KIND_OF = cython.declare(cint[69])
SPECIAL_OF = cython.declare(cint[31])
TYPE_OF = cython.declare(cint[31])
if not cython.compiled:
    ANYTIME_STEP = [0] * 55
    CONTEST_SPECIAL_OF = [0] * 31
    IN_COMBAT = [0] * 31
    IN_CONTEST = [0] * 31
    KIND_OF = [0] * 69
    SPECIAL_OF = [0] * 31
    TYPE_OF = [0] * 31
for _i in range(55):
    ANYTIME_STEP[_i] = numbers.ANYTIME_STEP[_i]
for _i in range(31):
    CONTEST_SPECIAL_OF[_i] = numbers.CONTEST_SPECIAL_OF[_i]
for _i in range(31):
    IN_COMBAT[_i] = numbers.IN_COMBAT[_i]
for _i in range(31):
    IN_CONTEST[_i] = numbers.IN_CONTEST[_i]
for _i in range(69):
    KIND_OF[_i] = numbers.KIND_OF[_i]
for _i in range(31):
    SPECIAL_OF[_i] = numbers.SPECIAL_OF[_i]
for _i in range(31):
    TYPE_OF[_i] = numbers.TYPE_OF[_i]

# --- end of constants


# --- Anytime cards ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def may_interrupt(s: State) -> bint:
    """Windows, the steps of an action, prices, and cards of a combat that are resolved (Anytime).

    Not while a pact is made and cards are chosen: the window before has just settled who takes part. In a contest cards
    ask nothing on which rivers or hands could tell.
    """
    if s.phase == WINDOW:
        return True
    return ANYTIME_STEP[s.phase] and s.fight != CONTEST


@cython.cfunc
@cython.exceptval(check=False)
def why_no_boats(s: State, seat: cint) -> cint:
    """Boats: in a window, and whenever one is asked alone in the action phase (D17)."""
    if not may_interrupt(s):
        return WRONG_MOMENT
    if not (s.held[seat] >> BOATS) & 1:
        return NOT_IN_HAND
    return BOATS_OUT if s.boats else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_informants(s: State, seat: cint, ruler: cint) -> cint:
    """Informants look at another ruler's hand."""
    if not may_interrupt(s):
        return WRONG_MOMENT
    if not (s.held[seat] >> INFORMANTS) & 1:
        return NOT_IN_HAND
    if ruler == seat:
        return OWN_HAND
    return NO_HAND if ruler >= s.rules.seats or not s.hand[ruler] else FINE


@cython.cfunc
@cython.exceptval(check=False)
def use_boats(s: State, seat: cint) -> cython.void:
    """Rivers are nothing for this action."""
    card: cint
    card = find_card(s, seat, BOATS)
    discard(s, card)
    s.boats = 1
    tell(s, EV_BOATS, seat, card, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def use_informants(s: State, seat: cint, ruler: cint) -> cython.void:
    card: cint
    i: cint
    card = find_card(s, seat, INFORMANTS)
    discard(s, card)
    for i in range(CARDS):
        if s.place[i] == ruler:
            see(s, i, s.knows[i] | (1 << seat))
    s.spied |= 1 << (seat * SEATS + ruler)
    tell(s, EV_INFORMANTS, seat, card, ruler, 0)


# --- opening ----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_fight(s: State) -> cython.void:
    """Nothing has been played yet. Whoever could hold an Anytime card is asked for it, all at once."""
    seat: cint
    i: cint
    for seat in range(SEATS):
        s.side[seat] = s.answer[seat] = NOBODY
    for i in range(2):
        s.bonus[i] = s.save[i] = s.busy_o[i] = s.busy_m[i] = s.shield[i] = 0
    s.meddles = s.pact_with = s.pact_from = s.pact_payer = s.war_side = s.winner_side = NOBODY
    s.pact_turn = s.pact_price = s.pact_tried = s.reach = 0
    s.power_a = s.power_d = s.loss_a = s.loss_d = s.war_o = s.war_m = 0
    s.siege = s.archers = s.truce = s.spoils = s.war_shown = 0
    s.card = s.resolver = NOBODY
    s.asked = 0
    for seat in range(s.rules.seats):
        if could_hold_anytime(s, seat):
            s.asked |= 1 << seat
    if s.fight == COMBAT:
        tell(s, EV_COMBAT, s.attacker, NOBODY, s.active, s.defender)
    s.phase = WINDOW


@cython.cfunc
@cython.exceptval(check=False)
def all_answered(s: State) -> bint:
    seat: cint
    for seat in range(s.rules.seats):
        if (s.asked >> seat) & 1 and s.answer[seat] < 0:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def close_window(s: State) -> cython.void:
    """What was played counts in turn order. Whoever played a card and may have another is asked again."""
    seat: cint
    s.asked = 0
    for seat in range(s.rules.seats):
        if s.answer[seat] == 1:
            use_boats(s, seat)
        elif s.answer[seat] >= 2:
            use_informants(s, seat, s.answer[seat] - 2)
        if s.answer[seat] >= 1 and could_hold_anytime(s, seat):
            s.asked |= 1 << seat
        s.answer[seat] = NOBODY
    if s.asked:
        return
    if s.fight:
        end_window(s)
    else:
        end_spreading(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_window(s: State) -> cython.void:
    """Who takes part is settled; then the Murshid may bargain."""
    seat: cint
    s.reach = 1 if s.influence[s.active] == MURSHID or murshid_beside(s, s.active) else 0
    if s.fight == CONTEST:
        for seat in range(s.rules.seats):
            if seat != s.attacker and (has_presence(s, seat, s.active) or (seat == MURSHID and s.reach)):
                s.side[seat] = DEFENDING
    begin_pact(s)


# --- the Murshid's pact -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def is_party(s: State, seat: cint) -> bint:
    """Attacker, defender or another participant, who can pay at least one point (ruling C10)."""
    if seat == MURSHID or seat >= s.rules.seats or not s.points[seat] > 0:
        return False
    if seat == s.attacker:
        return True
    return seat == s.defender if s.fight == COMBAT else s.side[seat] >= 0


@cython.cfunc
@cython.exceptval(check=False)
def begin_pact(s: State) -> cython.void:
    """Not when the Murshid attacks or defends himself in a combat; his influence must be here or next to it."""
    anybody: cint
    seat: cint
    s.pact_turn = 0
    barred: bint = s.attacker == MURSHID or (s.fight == COMBAT and s.defender == MURSHID) or not s.reach
    anybody = 0
    for seat in range(s.rules.seats):
        if is_party(s, seat):
            anybody = 1
    if barred or not anybody:
        begin_commit(s)
        return
    s.phase = PACT_MURSHID
    s.who = MURSHID


@cython.cfunc
@cython.exceptval(check=False)
def why_no_pact(s: State, seat: cint, ruler: cint, points: cint) -> cint:
    """Up to five points, and no more than the payer has; a counter-offer is another number."""
    if s.phase == PACT_MURSHID:
        if not is_party(s, ruler):
            return NO_PARTY
        return FINE if s.points[ruler] >= points else TOO_DEAR
    if s.phase == PACT_PARTY:
        if ruler != MURSHID:
            return NO_PARTY
        return FINE if s.points[seat] >= points else TOO_DEAR
    if s.phase != PACT_ANSWER:
        return WRONG_MOMENT
    if ruler != s.pact_from:
        return NO_PARTY
    if s.points[s.pact_with] < points:
        return TOO_DEAR
    return SAME_PRICE if points == s.pact_price else FINE


@cython.cfunc
@cython.exceptval(check=False)
def offer_pact(s: State, seat: cint, ruler: cint, points: cint) -> cython.void:
    """An offer, or the counter-offer to it."""
    s.pact_price = points
    tell(s, EV_PACT_OFFERED, seat, NOBODY, points, ruler)
    if s.phase == PACT_ANSWER:
        s.phase = PACT_COUNTER
        s.who = s.pact_from
        note_counter(s, points)
        return
    s.pact_from = seat
    s.pact_with = ruler if seat == MURSHID else seat
    s.pact_tried |= 1 << s.pact_with
    enter_deal(s, s.pact_with, DEAL_PACT, 0, points)
    s.phase = PACT_ANSWER
    s.who = ruler


@cython.cfunc
@cython.exceptval(check=False)
def agree_pact(s: State, seat: cint) -> cython.void:
    """One pact only (D13)."""
    s.pact_payer = s.pact_with
    tell(s, EV_PACT_AGREED, s.pact_payer, NOBODY, s.pact_price, 0)
    note_outcome(s, DEAL_AGREED)
    begin_commit(s)


@cython.cfunc
@cython.exceptval(check=False)
def refuse_pact(s: State, seat: cint) -> cython.void:
    tell(s, EV_PACT_REFUSED, seat, NOBODY, 0, 0)
    note_outcome(s, DEAL_REFUSED)
    next_party(s)


@cython.cfunc
@cython.exceptval(check=False)
def next_party(s: State) -> cython.void:
    """The other parties may offer a pact in turn order, each once."""
    seat: cint
    s.pact_price = 0
    s.pact_with = s.pact_from = NOBODY
    while s.pact_turn < s.rules.seats:
        seat = s.pact_turn
        s.pact_turn += 1
        if is_party(s, seat) and not (s.pact_tried >> seat) & 1:
            s.phase = PACT_PARTY
            s.who = seat
            return
    begin_commit(s)


@cython.cfunc
@cython.exceptval(check=False)
def pay_pact(s: State) -> cython.void:
    """Paid only on victory, whatever the Murshid did for it (Murshid: pacts)."""
    points: cint
    if s.pact_payer < 0 or side_of(s, s.pact_payer) != s.winner_side:
        return
    points = min(s.pact_price, s.points[s.pact_payer])
    gain(s, s.pact_payer, -points)
    gain(s, MURSHID, points)
    tell(s, EV_PACT_PAID, s.pact_payer, NOBODY, points, 0)
    note_outcome(s, DEAL_PAID)


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
