"""Which cards may be played (Leadership, Character phase, Booster or support phase; Icons; Special rules 1 and 3).

Each condition gives a reason code, 0 if nothing speaks against it; beside it stands what happens when the card is laid.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        bears_icon,
        blank,
        count_active,
        first_speaking,
        has_icon,
        power,
        spared_by_magpie,
        survey,
        weigh,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import (
        State,
        count_place,
        go_out,
        lift,
        lose_hand,
        owner,
        publish,
        put_down,
        tell,
    )
else:
    from moonsaga.games.blue_moon.rules.cards.power import (
        bears_icon,
        blank,
        count_active,
        first_speaking,
        has_icon,
        power,
        spared_by_magpie,
        survey,
        weigh,
    )
    from moonsaga.games.blue_moon.rules.state import (
        State,
        count_place,
        go_out,
        lift,
        lose_hand,
        owner,
        publish,
        put_down,
        tell,
    )

NOBODY = cython.declare(cint, -1)
FINE = cython.declare(cint, codes.FINE)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
TOO_LATE = cython.declare(cint, codes.TOO_LATE)
ONE_LEADERSHIP = cython.declare(cint, codes.ONE_LEADERSHIP)
FORBIDDEN = cython.declare(cint, codes.FORBIDDEN)
ONE_CARD_ONLY = cython.declare(cint, codes.ONE_CARD_ONLY)
ONE_COMBAT_CARD = cython.declare(cint, codes.ONE_COMBAT_CARD)
STOPPED = cython.declare(cint, codes.STOPPED)
NOT_FOR_MUTANT = cython.declare(cint, codes.NOT_FOR_MUTANT)
ONE_CHARACTER = cython.declare(cint, codes.ONE_CHARACTER)
TOO_MANY_ACTIVE = cython.declare(cint, codes.TOO_MANY_ACTIVE)
NO_ALLOWANCE = cython.declare(cint, codes.NO_ALLOWANCE)
FIRST_A_CHARACTER = cython.declare(cint, codes.FIRST_A_CHARACTER)
FROM_SHIP_ONLY = cython.declare(cint, codes.FROM_SHIP_ONLY)
NO_BLUFF = cython.declare(cint, codes.NO_BLUFF)
BLUFF_IGNORED = cython.declare(cint, codes.BLUFF_IGNORED)
NO_GANG = cython.declare(cint, codes.NO_GANG)
NO_SHIP = cython.declare(cint, codes.NO_SHIP)
SHIP_FULL = cython.declare(cint, codes.SHIP_FULL)
NORMAL_FIRST = cython.declare(cint, codes.NORMAL_FIRST)

IN_HAND = cython.declare(cint, codes.IN_HAND)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
WITH_LEADER = cython.declare(cint, codes.WITH_LEADER)
AT_SEA = cython.declare(cint, codes.AT_SEA)
ABOARD = cython.declare(cint, codes.ABOARD)
CHARACTER = cython.declare(cint, codes.CHARACTER)
BOOSTER = cython.declare(cint, codes.BOOSTER)
SUPPORT = cython.declare(cint, codes.SUPPORT)
LEADERSHIP = cython.declare(cint, codes.LEADERSHIP)
INFLUENCE = cython.declare(cint, codes.INFLUENCE)
FREE = cython.declare(cint, codes.FREE)
PAIR = cython.declare(cint, codes.PAIR)
STOP = cython.declare(cint, codes.STOP)
GANG_ICON = cython.declare(cint, codes.GANG_ICON)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
AS_FREE = cython.declare(cint, codes.AS_FREE)
LANDED = cython.declare(cint, codes.LANDED)
NO_TEXT = cython.declare(cint, codes.NO_TEXT)
NO_ICONS = cython.declare(cint, codes.NO_ICONS)
SHOWN = cython.declare(cint, codes.SHOWN)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
LOWEST = cython.declare(cint, 2)
UNLIMITED = cython.declare(cint, codes.UNLIMITED)
BEGINNING = cython.declare(cint, codes.BEGINNING)
LEADING = cython.declare(cint, codes.LEADING)
MAIN = cython.declare(cint, codes.MAIN)
CHARACTERS = cython.declare(cint, codes.CHARACTERS)
SUPPORTS = cython.declare(cint, codes.SUPPORTS)

FORBID = cython.declare(cint, codes.EF_FORBID)
WITH_TEXT = cython.declare(cint, 1)
WITHOUT_TEXT = cython.declare(cint, 2)
HIGH_VALUE = cython.declare(cint, 3)
LIMIT_PLAYS = cython.declare(cint, codes.EF_LIMIT_PLAYS)
IN_TOTAL = cython.declare(cint, 1)
LIMIT_CHARACTERS = cython.declare(cint, codes.EF_LIMIT_CHARACTERS)
LIMIT_DECK = cython.declare(cint, codes.EF_LIMIT_DECK)
LIMIT_HAND = cython.declare(cint, codes.EF_LIMIT_HAND)
ALLOW_MORE = cython.declare(cint, codes.EF_ALLOW_MORE)
MUTANT = cython.declare(cint, codes.EF_MUTANT)
FREE_IF = cython.declare(cint, codes.EF_FREE_IF)
NEXT_FREE = cython.declare(cint, codes.EF_NEXT_FREE)
BY_POWER = cython.declare(cint, 1)
BY_ACTIVE_CARDS = cython.declare(cint, 2)
BY_CARDS = cython.declare(cint, 3)
BY_DRAGONS = cython.declare(cint, 4)
BY_LARGER_HAND = cython.declare(cint, 5)
BY_NO_OWN_CARDS = cython.declare(cint, 6)

EV_PLAYED = cython.declare(cint, codes.EV_PLAYED)
EV_COVERED = cython.declare(cint, codes.EV_COVERED)
EV_BLUFFED = cython.declare(cint, codes.EV_BLUFFED)
EV_LOADED = cython.declare(cint, codes.EV_LOADED)


# --- taking cards into hand -------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def hand_limiter(s: State, seat: cint) -> cint:
    """The opposing card that keeps this seat from taking a card into hand now (ruling 45); -1 if none does."""
    slot: cint = first_speaking(s, 1 - seat, LIMIT_HAND, 30 - seat * 30)
    while slot >= 0 and s.hand[seat] < s.rules.one[slot]:
        slot = first_speaking(s, 1 - seat, LIMIT_HAND, slot + 1)
    return slot


@cython.cfunc
@cython.exceptval(check=False)
def deck_limiter(s: State, seat: cint) -> cint:
    """The opposing card that keeps cards in this deck now (ruling 44); -1 if none does."""
    slot: cint = first_speaking(s, 1 - seat, LIMIT_DECK, 30 - seat * 30)
    while slot >= 0 and s.from_deck < s.rules.one[slot]:
        slot = first_speaking(s, 1 - seat, LIMIT_DECK, slot + 1)
    return slot


@cython.cfunc
@cython.exceptval(check=False)
def may_take(s: State, seat: cint) -> bint:
    """No opposing text keeps this seat from taking a card into hand."""
    return hand_limiter(s, seat) < 0


@cython.cfunc
@cython.exceptval(check=False)
def may_draw(s: State, seat: cint) -> bint:
    """There is a card in the deck, and no opposing text keeps it there."""
    return s.deck[seat] > 0 and may_take(s, seat) and deck_limiter(s, seat) < 0


# --- conditions -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_source(s: State, slot: cint) -> cint:
    """Cards come from the hand; on the turn a ship lands from it, and from hand only if the ship allows (ruling 62)."""
    kind: cint = s.rules.kind[slot]
    if s.place[slot] == IN_HAND:
        if s.landed and kind != LEADERSHIP and kind != INFLUENCE and s.hand_plays == 0:
            return FROM_SHIP_ONLY
        return FINE
    if s.place[slot] == ABOARD and s.mark[s.aboard[slot]] & LANDED:
        return FINE
    return NOT_IN_HAND


@cython.cfunc
@cython.exceptval(check=False)
def forbidding_card(s: State, slot: cint, kind: cint, has_text: bint) -> cint:
    """The opposing card that forbids this one, whatever allows it (Special rule 1; ruling 22); -1 if none does."""
    foe: cint = 1 - s.seat
    banner: cint = first_speaking(s, foe, FORBID, foe * 30)
    while banner >= 0:
        if s.rules.one[banner] & kind and forbids(s, banner, slot, kind, has_text):
            return banner
        banner = first_speaking(s, foe, FORBID, banner + 1)
    banner = first_speaking(s, foe, LIMIT_PLAYS, foe * 30)
    while banner >= 0:
        if s.rules.one[banner] == IN_TOTAL and s.plays > 0:
            return banner
        if s.rules.one[banner] != IN_TOTAL and s.combat_plays > 0 and kind & (CHARACTER | BOOSTER):
            return banner
        banner = first_speaking(s, foe, LIMIT_PLAYS, banner + 1)
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def forbids(s: State, banner: cint, slot: cint, kind: cint, has_text: bint) -> bint:
    """Is this card, of a kind that the banner names, one of those it forbids? Ships have a text or none (ruling 23)."""
    what: cint = s.rules.two[banner]
    if kind == INFLUENCE and s.rules.ships_exempt:
        return False
    if what == WITH_TEXT:
        return has_text
    if what == WITHOUT_TEXT:
        return not has_text
    if what == HIGH_VALUE:
        return s.rules.fire[slot] > 4 or s.rules.earth[slot] > 4
    return True


@cython.cfunc
@cython.exceptval(check=False)
def why_forbidden(s: State, slot: cint, kind: cint, has_text: bint) -> cint:
    """An opposing card that forbids beats whatever allows (Special rule 1; ruling 22)."""
    banner: cint = forbidding_card(s, slot, kind, has_text)
    if banner < 0:
        return FINE
    if s.rules.effect[banner] == FORBID:
        return FORBIDDEN
    return ONE_CARD_ONLY if s.rules.one[banner] == IN_TOTAL else ONE_COMBAT_CARD


@cython.cfunc
@cython.exceptval(check=False)
def why_no_play(s: State, slot: cint) -> cint:
    """May this card be played now, in its own phase?"""
    kind: cint = s.rules.kind[slot]
    reason: cint = why_no_source(s, slot)
    if reason:
        return reason
    if kind == LEADERSHIP or kind == INFLUENCE:
        reason = why_no_leadership(s)
    elif kind == CHARACTER:
        reason = why_no_character(s, slot)
    else:
        reason = why_no_second_row(s, slot, kind, plays_free(s, slot))
    return reason or why_forbidden(s, slot, kind, s.rules.text[slot])


@cython.cfunc
@cython.exceptval(check=False)
def why_no_leadership(s: State) -> cint:
    """One leadership or influence card, as the first card of the turn (Leadership; rulings 3 and 61)."""
    if s.plays:
        return ONE_LEADERSHIP
    return TOO_LATE if s.stage > LEADING else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_character(s: State, slot: cint) -> cint:
    """One character, a pair, a gang, and any number of FREE ones (Character phase; Icons)."""
    if s.stage > CHARACTERS:
        return TOO_LATE
    if s.stopped:
        return STOPPED
    if s.rules.effect[slot] == MUTANT and not blank(s, slot) & NO_TEXT and not meets_condition(s, slot):
        return NOT_FOR_MUTANT
    if plays_free(s, slot):
        return FINE
    if s.rules.normal_first and s.character and s.normals == 0 and not has_icon(s, slot, GANG_ICON):
        return NORMAL_FIRST
    return FINE if joins(s, slot) else ONE_CHARACTER


@cython.cfunc
@cython.exceptval(check=False)
def is_crowded(s: State) -> bint:
    """May the character phase not end yet, since an opposing text allows a single active character then?"""
    if s.stage > CHARACTERS or count_active(s, s.seat, CHARACTER) < 2:
        return False
    return first_speaking(s, 1 - s.seat, LIMIT_CHARACTERS, 30 - s.seat * 30) >= 0


@cython.cfunc
@cython.exceptval(check=False)
def crowds(s: State, slot: cint, covering: bint) -> bint:
    """Would this character be a second active one, where an opposing text allows a single one?"""
    if s.rules.kind[slot] != CHARACTER or (covering and not s.character) or count_active(s, s.seat, CHARACTER) == 0:
        return False
    return first_speaking(s, 1 - s.seat, LIMIT_CHARACTERS, 30 - s.seat * 30) >= 0


@cython.cfunc
@cython.exceptval(check=False)
def joins(s: State, slot: cint) -> bint:
    """May this be a normal character of the turn beside those already played: the first, a partner, of the gang?"""
    if s.normals == 0:
        return True
    if s.normal_gang and s.rules.gang[slot] == s.normal_gang and has_icon(s, slot, GANG_ICON):
        return some_show(s, GANG_ICON, s.normal_gang)
    if s.normals > 1 or s.normal_pair == 0 or s.rules.pair[slot] != s.normal_pair or not has_icon(s, slot, PAIR):
        return False
    return some_show(s, PAIR, s.normal_pair)


@cython.cfunc
@cython.exceptval(check=False)
def some_show(s: State, icon: cint, group: cint) -> bint:
    """Do active cards of this gang, or with this first word, show their icon now? It may have been ignored before.

    Where ignoring does not reach the hand, the icons counted there before the cards were laid (ruling 15).
    """
    i: cint
    slot: cint
    if not s.rules.ignored_in_hand:
        return True
    for i in range(s.live[s.seat], s.combats[s.seat]):
        slot = s.combat[s.seat * 30 + i]
        if (s.rules.gang[slot] if icon == GANG_ICON else s.rules.pair[slot]) == group and has_icon(s, slot, icon):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def meets_condition(s: State, slot: cint) -> bint:
    """The condition on a mutant, read when it is played (rulings 33 to 35)."""
    me: cint = s.seat
    foe: cint = 1 - me
    what: cint = s.rules.one[slot]
    value: cint = s.rules.two[slot]
    if what == BY_POWER:
        if not s.begun or (s.rules.three[slot] and s.rules.three[slot] - 1 != s.element):
            return False
        if s.rules.aims_chosen:  # aims that the opponent still has to take may be taken so that the total is low
            return weigh(s, foe, s.element, LOWEST) >= value
        return power(s, foe, s.element) >= value
    if what == BY_ACTIVE_CARDS:
        return count_active(s, foe, CHARACTER | BOOSTER | SUPPORT) >= value
    if what == BY_CARDS:
        return s.combats[foe] + s.supports[foe] >= value
    if what == BY_DRAGONS:
        return s.dragons[foe] >= value
    if what == BY_LARGER_HAND:
        return s.hand[foe] - s.hand[me] >= value
    if what == BY_NO_OWN_CARDS:
        return s.combats[me] + s.supports[me] == 0
    return count_place(s, me, AT_SEA) == s.landed  # a landed ship has left the influence area


@cython.cfunc
@cython.exceptval(check=False)
def plays_free(s: State, slot: cint) -> bint:
    """FREE as printed, lent by the card before, by the card's own text, or as Buka coming ashore (ruling 62).

    After STOP no FREE helps (ruling 26): a FREE support card is then one of those that a text still allows.
    """
    if s.stopped:
        return False
    if has_icon(s, slot, FREE) or lent_free(s, slot) or lands_free(s, slot):
        return True
    return s.rules.effect[slot] == FREE_IF and not blank(s, slot) & (NO_TEXT | NO_ICONS) and free_condition(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def lent_free(s: State, slot: cint) -> bint:
    """Is this the next character, booster or support card after one that lends it FREE (ruling 40)?"""
    return s.next_free and not s.stopped and may_be_as_free(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def lands_free(s: State, slot: cint) -> bint:
    """Is this a Buka character that comes ashore (ruling 62)?"""
    return s.place[slot] == ABOARD and s.rules.buka[slot] and may_be_as_free(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def may_be_as_free(s: State, slot: cint) -> bint:
    """To be treated as if it had FREE is to bear an icon: what ignores that stops it (ruling 40)."""
    return not blank(s, slot) & NO_ICONS and (not s.no_icon_cards[s.seat] or spared_by_magpie(s, slot))


@cython.cfunc
@cython.exceptval(check=False)
def free_condition(s: State, slot: cint) -> bint:
    """Two active cards of a kind at the opponent's, or six cards in all."""
    foe: cint = 1 - s.seat
    what: cint = s.rules.one[slot]
    value: cint = s.rules.two[slot]
    n: cint = 0
    i: cint
    if what == 1:
        return s.combats[foe] + s.supports[foe] >= value
    if what == 2:
        return count_active(s, foe, CHARACTER) >= value
    if what == 3:
        return count_active(s, foe, BOOSTER) >= value
    if what == 4:
        return count_active(s, foe, SUPPORT) >= value
    for i in range(s.live[foe], s.combats[foe]):
        n += bears_icon(s, s.combat[foe * 30 + i])
    for i in range(s.supports[foe]):
        n += bears_icon(s, s.support[foe * 30 + i])
    return n >= value


@cython.cfunc
@cython.exceptval(check=False)
def adds_to_gang(s: State, slot: cint) -> bint:
    """May this card join the gang of the last turn without covering it? (Icons, GANG; ruling 42)"""
    me: cint = s.seat
    i: cint
    other: cint
    if s.character:
        return True
    if not has_icon(s, slot, GANG_ICON) or s.live[me] == s.combats[me]:
        return False
    for i in range(s.live[me], s.combats[me]):
        other = s.combat[me * 30 + i]
        if s.rules.gang[other] != s.rules.gang[slot] or not has_icon(s, other, GANG_ICON):
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def why_no_cover(s: State, slot: cint) -> cint:
    """A gang member that covers its gang all the same."""
    if s.rules.kind[slot] != CHARACTER or s.character or not adds_to_gang(s, slot):
        return NO_GANG
    if why_no_source(s, slot):
        return why_no_source(s, slot)
    if why_no_character(s, slot):
        return why_no_character(s, slot)
    return why_forbidden(s, slot, CHARACTER, s.rules.text[slot])


@cython.cfunc
@cython.exceptval(check=False)
def why_no_second_row(s: State, slot: cint, kind: cint, free: bint) -> cint:
    """One booster or one support card, none on the first turn of a fight (rulings 8, 25 and 26)."""
    allowed: cint = 0 if s.stopped or not s.begun else 1
    boosters: cint = s.boosters
    launches: cint = s.launches
    others: cint = s.others
    paired: bint
    if s.stage > SUPPORTS:
        return TOO_LATE
    if not s.character:
        return STOPPED if s.stopped else FIRST_A_CHARACTER
    if s.stopped and not s.rules.texts_after_stop:
        return STOPPED
    if is_crowded(s):
        return TOO_MANY_ACTIVE
    if free:
        return FINE
    paired = some_show(s, PAIR, s.launch_pair)
    if kind == SUPPORT:
        others += 1
    elif may_pair(s, slot):
        launches += 1
        paired = paired and has_icon(s, slot, PAIR)
    else:
        boosters += 1
    others -= extra(s, SUPPORT)
    boosters += ((launches + 1) // 2 if paired else launches) - extra(s, BOOSTER)
    others = max(others, 0)
    boosters = max(boosters, 0)
    if others + boosters <= allowed:
        return FINE
    return STOPPED if s.stopped else NO_ALLOWANCE


@cython.cfunc
@cython.exceptval(check=False)
def extra(s: State, kind: cint) -> cint:
    """How many cards of a kind own texts allow beyond the normal one (Special rule 3)."""
    slot: cint = first_speaking(s, s.seat, ALLOW_MORE, s.seat * 30)
    n: cint = 0
    while slot >= 0:
        if 1 << (s.rules.one[slot] - 1) == kind:
            n += s.rules.two[slot]
        slot = first_speaking(s, s.seat, ALLOW_MORE, slot + 1)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bluff(s: State, slot: cint) -> cint:
    """A card with a bluff icon, face down as a support card (ruling 63)."""
    reason: cint
    if not s.rules.bluff[slot]:
        return NO_BLUFF
    if s.place[slot] != IN_HAND and s.place[slot] != ABOARD:
        return NOT_IN_HAND
    reason = why_no_source(s, slot)
    if reason:
        return reason
    if s.no_supports[s.seat] or blank(s, slot) & NO_ICONS:
        return BLUFF_IGNORED
    reason = why_no_second_row(s, slot, SUPPORT, takes_free(s, slot))
    return reason or why_forbidden(s, slot, SUPPORT, False)


@cython.cfunc
@cython.exceptval(check=False)
def takes_free(s: State, slot: cint) -> bint:
    """Is a bluff the next support card, for which FREE is lent (ruling 40)?"""
    return s.rules.bluffs_take_free and lent_free(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def ship_has_room(s: State, ship: cint) -> bint:
    """Is there room for one more card on this ship?"""
    i: cint
    first: cint = owner(ship) * 30
    n: cint = 0
    for i in range(first, first + 30):
        if s.aboard[i] == ship:
            n += 1
    return n < s.rules.room[ship]


@cython.cfunc
@cython.exceptval(check=False)
def why_no_load(s: State, slot: cint, ship: cint) -> cint:
    """Instead of a support card: a character, booster or support card onto a ship with room (ruling 61)."""
    reason: cint
    if s.place[ship] != AT_SEA or s.mark[ship] & LANDED:
        return NO_SHIP
    if not s.rules.kind[slot] & (CHARACTER | BOOSTER | SUPPORT) or s.aboard[slot] == ship:
        return NOT_IN_HAND
    reason = why_no_source(s, slot)
    if reason:
        return reason
    if not ship_has_room(s, ship):
        return SHIP_FULL
    reason = why_no_second_row(s, slot, SUPPORT, False)
    return reason or why_forbidden(s, slot, SUPPORT, s.rules.text[slot])


# --- laying cards -----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def take_up(s: State, slot: cint) -> cython.void:
    """The card leaves hand or ship to be played, or loaded; what a ship's own text loads is no play from hand."""
    if s.phase == MAIN and s.place[slot] == IN_HAND and s.landed and s.hand_plays < UNLIMITED:
        s.hand_plays -= 1 if s.rules.kind[slot] < LEADERSHIP else 0
    lift(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def lay_card(s: State, slot: cint, covering: bint) -> cython.void:
    """Lay a card open in its place; what its text does comes afterwards."""
    me: cint = s.seat
    kind: cint = s.rules.kind[slot]
    free: bint = kind & (CHARACTER | BOOSTER | SUPPORT) and plays_free(s, slot)
    lent: bint = free and not has_icon(s, slot, FREE)
    gang: cint = s.rules.gang[slot]
    publish(s, slot)
    take_up(s, slot)
    s.plays += 1
    tell(s, EV_PLAYED, me, slot, 0)
    if kind == LEADERSHIP:
        s.stage = LEADING
        put_down(s, slot, WITH_LEADER)
        s.lead = slot
    elif kind == INFLUENCE:
        s.stage = LEADING
        put_down(s, slot, AT_SEA)
    elif kind == CHARACTER:
        s.stage = CHARACTERS
        s.combat_plays += 1
        if not s.character and covering:
            s.live[me] = s.combats[me]
            tell(s, EV_COVERED, me, -1, 0)
        if not s.character and not covering:
            s.normal_gang = gang
        s.character = True
        forget_aims(s, me)
        if not free:
            s.normal_gang = gang if s.normals == 0 or gang == s.normal_gang else 0
            s.normal_pair = s.rules.pair[slot] if s.normals == 0 else 0
            s.normals += 1
        put_down(s, slot, IN_COMBAT)
    elif kind == BOOSTER:
        s.stage = SUPPORTS
        s.combat_plays += 1
        s.played_booster = True
        if not free:
            count_booster(s, slot)
        put_down(s, slot, IN_COMBAT)
    else:
        s.stage = SUPPORTS
        s.played_support = True
        if not free:
            s.others += 1
        put_down(s, slot, IN_SUPPORT)
    if kind & (CHARACTER | BOOSTER | SUPPORT):
        if lent:
            s.mark[slot] |= AS_FREE
        s.next_free = False
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def forget_aims(s: State, seat: cint) -> cython.void:
    """A new character: its owner chooses anew for whom texts for one character work (ruling 30)."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        s.aim[slot] = NOBODY


@cython.cfunc
@cython.exceptval(check=False)
def may_pair(s: State, slot: cint) -> bint:
    """Is this a PAIR booster whose first word is that of those already played, or the first one?"""
    return s.rules.pair[slot] > 0 and (s.launches == 0 or s.launch_pair == s.rules.pair[slot])


@cython.cfunc
@cython.exceptval(check=False)
def count_booster(s: State, slot: cint) -> cython.void:
    """Two PAIR boosters with the same first word count as one while their icons are seen (Icons, PAIR)."""
    if may_pair(s, slot):
        s.launch_pair = s.rules.pair[slot]
        s.launches += 1
    else:
        s.boosters += 1


@cython.cfunc
@cython.exceptval(check=False)
def lay_bluff(s: State, slot: cint) -> cython.void:
    """Face down among the support cards. Whether it was shown in hand decides who knows it."""
    me: cint = s.seat
    shown: bint = s.mark[slot] & SHOWN or s.place[slot] == ABOARD
    if not shown:
        lose_hand(s, me, True)
        go_out(s, slot)
    if not takes_free(s, slot):
        s.others += 1
    take_up(s, slot)
    s.stage = SUPPORTS
    s.plays += 1
    s.played_support = True
    put_down(s, slot, IN_SUPPORT)
    s.mark[slot] = FACE_DOWN
    if s.rules.bluffs_take_free:
        s.next_free = False
    s.learned += 1
    tell(s, EV_BLUFFED, me, slot, 0)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def load_card(s: State, slot: cint, ship: cint) -> cython.void:
    """Face up onto a ship."""
    publish(s, slot)
    take_up(s, slot)
    put_down(s, slot, ABOARD)
    s.aboard[slot] = ship
    tell(s, EV_LOADED, s.seat, slot, ship)
