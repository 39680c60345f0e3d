"""Which cards may be played (Leadership, Character phase, Booster or support phase; Icons; Special rules 1 and 3).

Each condition gives a reason code, 0 if nothing speaks against it; beside it stands what happens when the card is laid.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import state
from moonsaga.games.blue_moon.rules.cards import effects, power
from moonsaga.games.blue_moon.rules.state import State

# --- taking cards into hand -------------------------------------------------------------------------------------------


def hand_limiter(s: State, seat: cint) -> cint:
    """The opposing card that keeps this seat from taking a card into hand now (ruling 45); -1 if none does."""
    slot: cint = power.first_speaking(s, 1 - seat, codes.EF_LIMIT_HAND, codes.DECK - seat * codes.DECK)
    while slot >= 0 and s.hand[seat] < s.rules.one[slot]:
        slot = power.first_speaking(s, 1 - seat, codes.EF_LIMIT_HAND, slot + 1)
    return slot


def deck_limiter(s: State, seat: cint) -> cint:
    """The opposing card that keeps cards in this deck now (ruling 44); -1 if none does."""
    slot: cint = power.first_speaking(s, 1 - seat, codes.EF_LIMIT_DECK, codes.DECK - seat * codes.DECK)
    while slot >= 0 and s.from_deck < s.rules.one[slot]:
        slot = power.first_speaking(s, 1 - seat, codes.EF_LIMIT_DECK, slot + 1)
    return slot


def may_take(s: State, seat: cint) -> bint:
    """No opposing text keeps this seat from taking a card into hand."""
    return hand_limiter(s, seat) < 0


def may_draw(s: State, seat: cint) -> bint:
    """There is a card in the deck, and no opposing text keeps it there."""
    return s.deck[seat] > 0 and may_take(s, seat) and deck_limiter(s, seat) < 0


# --- conditions -------------------------------------------------------------------------------------------------------


def why_no_source(s: State, slot: cint) -> cint:
    """Cards come from the hand; on the turn a ship lands from it, and from hand only if the ship allows (ruling 62)."""
    kind: cint = s.rules.kind[slot]
    if s.place[slot] == codes.IN_HAND:
        if s.landed and kind != codes.LEADERSHIP and kind != codes.INFLUENCE and s.hand_plays == 0:
            return codes.FROM_SHIP_ONLY
        return codes.FINE
    if s.place[slot] == codes.ABOARD and s.mark[s.aboard[slot]] & codes.LANDED:
        return codes.FINE
    return codes.NOT_IN_HAND


def forbidding_card(s: State, slot: cint, kind: cint, has_text: bint) -> cint:
    """The opposing card that forbids this one, whatever allows it (Special rule 1; ruling 22); -1 if none does."""
    foe: cint = 1 - s.seat
    banner: cint = power.first_speaking(s, foe, codes.EF_FORBID, foe * codes.DECK)
    while banner >= 0:
        if s.rules.one[banner] & kind and forbids(s, banner, slot, kind, has_text):
            return banner
        banner = power.first_speaking(s, foe, codes.EF_FORBID, banner + 1)
    banner = power.first_speaking(s, foe, codes.EF_LIMIT_PLAYS, foe * codes.DECK)
    while banner >= 0:
        if s.rules.one[banner] == codes.IN_TOTAL and s.plays > 0:
            return banner
        if s.rules.one[banner] != codes.IN_TOTAL and s.combat_plays > 0 and kind & (codes.CHARACTER | codes.BOOSTER):
            return banner
        banner = power.first_speaking(s, foe, codes.EF_LIMIT_PLAYS, banner + 1)
    return -1


def forbids(s: State, banner: cint, slot: cint, kind: cint, has_text: bint) -> bint:
    """Is this card, of a kind that the banner names, one of those it forbids? Ships have a text or none (ruling 23)."""
    what: cint = s.rules.two[banner]
    if kind == codes.INFLUENCE and s.rules.ships_exempt:
        return False
    if what == codes.WITH_TEXT:
        return has_text
    if what == codes.WITHOUT_TEXT:
        return not has_text
    if what == codes.HIGH_VALUE:
        return s.rules.fire[slot] > 4 or s.rules.earth[slot] > 4
    return True


def why_forbidden(s: State, slot: cint, kind: cint, has_text: bint) -> cint:
    """An opposing card that forbids beats whatever allows (Special rule 1; ruling 22)."""
    banner: cint = forbidding_card(s, slot, kind, has_text)
    if banner < 0:
        return codes.FINE
    if s.rules.effect[banner] == codes.EF_FORBID:
        return codes.FORBIDDEN
    return codes.ONE_CARD_ONLY if s.rules.one[banner] == codes.IN_TOTAL else codes.ONE_COMBAT_CARD


def offer_play(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """All that can be done with one card stands together: play, cover, bluff, load and use, card by card."""
    card: cint
    where: cint
    for card in range(codes.DECK):
        where = s.place[seat * codes.DECK + card]
        if where == codes.IN_HAND or where == codes.ABOARD:
            n = offer_held(s, seat, card, buffer, n)
        elif (where == codes.IN_COMBAT or where == codes.IN_SUPPORT) and s.rules.effect[seat * codes.DECK + card]:
            if effects.why_not_use(s, seat, card) == codes.FINE:
                buffer[n] = actions.use(card)
                n += 1
    return n


def offer_held(s: State, seat: cint, card: cint, buffer: p_int, n: cint) -> cint:
    """What can be done with a card in hand or aboard."""
    ship: cint
    if why_not_play(s, seat, card) == codes.FINE:
        buffer[n] = actions.play(card)
        n += 1
    if s.rules.gang[seat * codes.DECK + card] and not s.character and why_not_cover(s, seat, card) == codes.FINE:
        buffer[n] = actions.cover(card)
        n += 1
    if s.rules.bluff[seat * codes.DECK + card] and why_not_bluff(s, seat, card) == codes.FINE:
        buffer[n] = actions.bluff(card)
        n += 1
    if s.character:
        for ship in range(codes.DECK):
            if s.place[seat * codes.DECK + ship] == codes.AT_SEA and why_not_load(s, seat, card, ship) == codes.FINE:
                buffer[n] = actions.load(card, ship)
                n += 1
    return n


def why_not_play(s: State, seat: cint, card: cint) -> cint:
    """May this card be played now, in its own phase?"""
    slot: cint = seat * codes.DECK + card
    kind: cint = s.rules.kind[slot]
    reason: cint = why_no_source(s, slot)
    if reason:
        return reason
    if kind == codes.LEADERSHIP or kind == codes.INFLUENCE:
        reason = why_no_leadership(s)
    elif kind == codes.CHARACTER:
        reason = why_no_character(s, slot)
    else:
        reason = why_no_second_row(s, slot, kind, plays_free(s, slot))
    return reason or why_forbidden(s, slot, kind, s.rules.text[slot])


def do_play(s: State, seat: cint, card: cint) -> void:
    play_card(s, seat * codes.DECK + card, not adds_to_gang(s, seat * codes.DECK + card))


def play_card(s: State, slot: cint, covering: bint) -> void:
    """Lay a card, let its STOP and its text work."""
    from_ship: bint = s.place[slot] == codes.ABOARD
    lay_card(s, slot, covering)
    if power.has_icon(s, slot, codes.STOP):
        s.stopped = True
    effects.resolve(s, slot, from_ship)


def why_no_leadership(s: State) -> cint:
    """One leadership or influence card, as the first card of the turn (Leadership; rulings 3 and 61)."""
    if s.plays:
        return codes.ONE_LEADERSHIP
    return codes.TOO_LATE if s.stage > codes.LEADING else codes.FINE


def why_no_character(s: State, slot: cint) -> cint:
    """One character, a pair, a gang, and any number of FREE ones (Character phase; Icons)."""
    if s.stage > codes.CHARACTERS:
        return codes.TOO_LATE
    if s.stopped:
        return codes.STOPPED
    if (
        s.rules.effect[slot] == codes.EF_MUTANT
        and not power.blank(s, slot) & codes.NO_TEXT
        and not meets_condition(s, slot)
    ):
        return codes.NOT_FOR_MUTANT
    if plays_free(s, slot):
        return codes.FINE
    if s.rules.normal_first and s.character and s.normals == 0 and not power.has_icon(s, slot, codes.GANG_ICON):
        return codes.NORMAL_FIRST
    return codes.FINE if joins(s, slot) else codes.ONE_CHARACTER


def is_crowded(s: State) -> bint:
    """May the character phase not end yet, since an opposing text allows a single active character then?"""
    if s.stage > codes.CHARACTERS or power.count_active(s, s.seat, codes.CHARACTER) < 2:
        return False
    return power.first_speaking(s, 1 - s.seat, codes.EF_LIMIT_CHARACTERS, codes.DECK - s.seat * codes.DECK) >= 0


def crowds(s: State, slot: cint, covering: bint) -> bint:
    """Would this character be a second active one, where an opposing text allows a single one?"""
    if (
        s.rules.kind[slot] != codes.CHARACTER
        or (covering and not s.character)
        or power.count_active(s, s.seat, codes.CHARACTER) == 0
    ):
        return False
    return power.first_speaking(s, 1 - s.seat, codes.EF_LIMIT_CHARACTERS, codes.DECK - s.seat * codes.DECK) >= 0


def joins(s: State, slot: cint) -> bint:
    """May this be a normal character of the turn beside those already played: the first, a partner, of the gang?"""
    if s.normals == 0:
        return True
    if s.normal_gang and s.rules.gang[slot] == s.normal_gang and power.has_icon(s, slot, codes.GANG_ICON):
        return some_show(s, codes.GANG_ICON, s.normal_gang)
    if (
        s.normals > 1
        or s.normal_pair == 0
        or s.rules.pair[slot] != s.normal_pair
        or not power.has_icon(s, slot, codes.PAIR)
    ):
        return False
    return some_show(s, codes.PAIR, s.normal_pair)


def some_show(s: State, icon: cint, group: cint) -> bint:
    """Do active cards of this gang, or with this first word, show their icon now? It may have been ignored before.

    Where ignoring does not reach the hand, the icons counted there before the cards were laid (ruling 15).
    """
    i: cint
    slot: cint
    if not s.rules.ignored_in_hand:
        return True
    for i in range(s.live[s.seat], s.combats[s.seat]):
        slot = s.combat[s.seat * codes.DECK + i]
        if (s.rules.gang[slot] if icon == codes.GANG_ICON else s.rules.pair[slot]) == group and power.has_icon(
            s, slot, icon
        ):
            return True
    return False


def meets_condition(s: State, slot: cint) -> bint:
    """The condition on a mutant, read when it is played (rulings 33 to 35)."""
    me: cint = s.seat
    foe: cint = 1 - me
    what: cint = s.rules.one[slot]
    value: cint = s.rules.two[slot]
    if what == codes.IF_POWER:
        if not s.begun or (s.rules.three[slot] and s.rules.three[slot] - 1 != s.element):
            return False
        if s.rules.aims_chosen:  # aims that the opponent still has to take may be taken so that the total is low
            return power.weigh(s, foe, s.element, codes.LOWEST) >= value
        return power.power(s, foe, s.element) >= value
    if what == codes.IF_ACTIVE_CARDS:
        return power.count_active(s, foe, codes.CHARACTER | codes.BOOSTER | codes.SUPPORT) >= value
    if what == codes.IF_CARDS:
        return s.combats[foe] + s.supports[foe] >= value
    if what == codes.IF_DRAGONS:
        return s.dragons[foe] >= value
    if what == codes.IF_LARGER_HAND:
        return s.hand[foe] - s.hand[me] >= value
    if what == codes.IF_NO_OWN_CARDS:
        return s.combats[me] + s.supports[me] == 0
    return state.count_place(s, me, codes.AT_SEA) == s.landed  # a landed ship has left the influence area


def plays_free(s: State, slot: cint) -> bint:
    """FREE as printed, lent by the card before, by the card's own text, or as Buka coming ashore (ruling 62).

    After STOP no FREE helps (ruling 26): a FREE support card is then one of those that a text still allows.
    """
    if s.stopped:
        return False
    if power.has_icon(s, slot, codes.FREE) or lent_free(s, slot) or lands_free(s, slot):
        return True
    return (
        s.rules.effect[slot] == codes.EF_FREE_IF
        and not power.blank(s, slot) & (codes.NO_TEXT | codes.NO_ICONS)
        and free_condition(s, slot)
    )


def lent_free(s: State, slot: cint) -> bint:
    """Is this the next character, booster or support card after one that lends it FREE (ruling 40)?"""
    return s.next_free and not s.stopped and may_be_as_free(s, slot)


def lands_free(s: State, slot: cint) -> bint:
    """Is this a Buka character that comes ashore (ruling 62)?"""
    return s.place[slot] == codes.ABOARD and s.rules.buka[slot] and may_be_as_free(s, slot)


def may_be_as_free(s: State, slot: cint) -> bint:
    """To be treated as if it had FREE is to bear an icon: what ignores that stops it (ruling 40)."""
    return not power.blank(s, slot) & codes.NO_ICONS and (
        not s.no_icon_cards[s.seat] or power.spared_by_magpie(s, slot)
    )


def free_condition(s: State, slot: cint) -> bint:
    """Two active cards of a kind at the opponent's, or six cards in all."""
    foe: cint = 1 - s.seat
    what: cint = s.rules.one[slot]
    value: cint = s.rules.two[slot]
    n: cint = 0
    i: cint
    if what == codes.FREE_IF_CARDS:
        return s.combats[foe] + s.supports[foe] >= value
    if what == codes.FREE_IF_CHARACTERS:
        return power.count_active(s, foe, codes.CHARACTER) >= value
    if what == codes.FREE_IF_BOOSTERS:
        return power.count_active(s, foe, codes.BOOSTER) >= value
    if what == codes.FREE_IF_SUPPORT:
        return power.count_active(s, foe, codes.SUPPORT) >= value
    for i in range(s.live[foe], s.combats[foe]):
        n += power.bears_icon(s, s.combat[foe * codes.DECK + i])
    for i in range(s.supports[foe]):
        n += power.bears_icon(s, s.support[foe * codes.DECK + i])
    return n >= value


def adds_to_gang(s: State, slot: cint) -> bint:
    """May this card join the gang of the last turn without covering it? (Icons, GANG; ruling 42)"""
    me: cint = s.seat
    i: cint
    other: cint
    if s.character:
        return True
    if not power.has_icon(s, slot, codes.GANG_ICON) or s.live[me] == s.combats[me]:
        return False
    for i in range(s.live[me], s.combats[me]):
        other = s.combat[me * codes.DECK + i]
        if s.rules.gang[other] != s.rules.gang[slot] or not power.has_icon(s, other, codes.GANG_ICON):
            return False
    return True


def offer_cover(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """`offer_play` lists them, card by card."""
    return n


def why_not_cover(s: State, seat: cint, card: cint) -> cint:
    """A gang member that covers its gang all the same."""
    slot: cint = seat * codes.DECK + card
    if s.rules.kind[slot] != codes.CHARACTER or s.character or not adds_to_gang(s, slot):
        return codes.NO_GANG
    if why_no_source(s, slot):
        return why_no_source(s, slot)
    if why_no_character(s, slot):
        return why_no_character(s, slot)
    return why_forbidden(s, slot, codes.CHARACTER, s.rules.text[slot])


def do_cover(s: State, seat: cint, card: cint) -> void:
    play_card(s, seat * codes.DECK + card, True)


def why_no_second_row(s: State, slot: cint, kind: cint, free: bint) -> cint:
    """One booster or one support card, none on the first turn of a fight (rulings 8, 25 and 26)."""
    allowed: cint = 0 if s.stopped or not s.begun else 1
    boosters: cint = s.boosters
    launches: cint = s.launches
    others: cint = s.others
    paired: bint
    if s.stage > codes.SUPPORTS:
        return codes.TOO_LATE
    if not s.character:
        return codes.STOPPED if s.stopped else codes.FIRST_A_CHARACTER
    if s.stopped and not s.rules.texts_after_stop:
        return codes.STOPPED
    if is_crowded(s):
        return codes.TOO_MANY_ACTIVE
    if free:
        return codes.FINE
    paired = some_show(s, codes.PAIR, s.launch_pair)
    if kind == codes.SUPPORT:
        others += 1
    elif may_pair(s, slot):
        launches += 1
        paired = paired and power.has_icon(s, slot, codes.PAIR)
    else:
        boosters += 1
    others -= extra(s, codes.SUPPORT)
    boosters += ((launches + 1) // 2 if paired else launches) - extra(s, codes.BOOSTER)
    others = max(others, 0)
    boosters = max(boosters, 0)
    if others + boosters <= allowed:
        return codes.FINE
    return codes.STOPPED if s.stopped else codes.NO_ALLOWANCE


def extra(s: State, kind: cint) -> cint:
    """How many cards of a kind own texts allow beyond the normal one (Special rule 3)."""
    slot: cint = power.first_speaking(s, s.seat, codes.EF_ALLOW_MORE, s.seat * codes.DECK)
    n: cint = 0
    while slot >= 0:
        if 1 << (s.rules.one[slot] - 1) == kind:
            n += s.rules.two[slot]
        slot = power.first_speaking(s, s.seat, codes.EF_ALLOW_MORE, slot + 1)
    return n


def offer_bluff(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """`offer_play` lists them, card by card."""
    return n


def why_not_bluff(s: State, seat: cint, card: cint) -> cint:
    """A card with a bluff icon, face down as a support card (ruling 63)."""
    slot: cint = seat * codes.DECK + card
    reason: cint
    if not s.rules.bluff[slot]:
        return codes.NO_BLUFF
    if s.place[slot] != codes.IN_HAND and s.place[slot] != codes.ABOARD:
        return codes.NOT_IN_HAND
    reason = why_no_source(s, slot)
    if reason:
        return reason
    if s.no_supports[s.seat] or power.blank(s, slot) & codes.NO_ICONS:
        return codes.BLUFF_IGNORED
    reason = why_no_second_row(s, slot, codes.SUPPORT, takes_free(s, slot))
    return reason or why_forbidden(s, slot, codes.SUPPORT, False)


def do_bluff(s: State, seat: cint, card: cint) -> void:
    """Face down among the support cards. Whether it was shown in hand decides who knows it."""
    slot: cint = seat * codes.DECK + card
    shown: bint = s.mark[slot] & codes.SHOWN or s.place[slot] == codes.ABOARD
    if not shown:
        state.lose_hand(s, seat, True)
        state.go_out(s, slot)
    if not takes_free(s, slot):
        s.others += 1
    take_up(s, slot)
    s.stage = codes.SUPPORTS
    s.plays += 1
    s.played_support = True
    state.put_down(s, slot, codes.IN_SUPPORT)
    s.mark[slot] = codes.FACE_DOWN
    if s.rules.bluffs_take_free:
        s.next_free = False
    s.learned += 1
    events.bluffed(s, seat, slot, s.knows[slot])
    power.survey(s)


def takes_free(s: State, slot: cint) -> bint:
    """Is a bluff the next support card, for which FREE is lent (ruling 40)?"""
    return s.rules.bluffs_take_free and lent_free(s, slot)


def ship_has_room(s: State, ship: cint) -> bint:
    """Is there room for one more card on this ship?"""
    i: cint
    first: cint = state.owner(ship) * codes.DECK
    n: cint = 0
    for i in range(first, first + codes.DECK):
        if s.aboard[i] == ship:
            n += 1
    return n < s.rules.room[ship]


def offer_load(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """`offer_play` lists them, card by card."""
    return n


def why_not_load(s: State, seat: cint, card: cint, ship: cint) -> cint:
    """Instead of a support card: a character, booster or support card onto a ship with room (ruling 61)."""
    slot: cint = seat * codes.DECK + card
    at: cint = seat * codes.DECK + ship
    reason: cint
    if s.place[at] != codes.AT_SEA or s.mark[at] & codes.LANDED:
        return codes.NO_SHIP
    if not s.rules.kind[slot] & (codes.CHARACTER | codes.BOOSTER | codes.SUPPORT) or s.aboard[slot] == at:
        return codes.NOT_IN_HAND
    reason = why_no_source(s, slot)
    if reason:
        return reason
    if not ship_has_room(s, at):
        return codes.SHIP_FULL
    reason = why_no_second_row(s, slot, codes.SUPPORT, False)
    return reason or why_forbidden(s, slot, codes.SUPPORT, s.rules.text[slot])


def do_load(s: State, seat: cint, card: cint, ship: cint) -> void:
    load_card(s, seat * codes.DECK + card, seat * codes.DECK + ship)
    s.stage = codes.SUPPORTS
    s.plays += 1
    s.others += 1


# --- laying cards -----------------------------------------------------------------------------------------------------


def take_up(s: State, slot: cint) -> void:
    """The card leaves hand or ship to be played, or loaded; what a ship's own text loads is no play from hand."""
    if s.phase == codes.MAIN and s.place[slot] == codes.IN_HAND and s.landed and s.hand_plays < codes.UNLIMITED:
        s.hand_plays -= 1 if s.rules.kind[slot] < codes.LEADERSHIP else 0
    state.lift(s, slot)


def lay_card(s: State, slot: cint, covering: bint) -> void:
    """Lay a card open in its place; what its text does comes afterwards."""
    me: cint = s.seat
    kind: cint = s.rules.kind[slot]
    free: bint = kind & (codes.CHARACTER | codes.BOOSTER | codes.SUPPORT) and plays_free(s, slot)
    lent: bint = free and not power.has_icon(s, slot, codes.FREE)
    gang: cint = s.rules.gang[slot]
    state.publish(s, slot)
    take_up(s, slot)
    s.plays += 1
    events.played(s, me, slot)
    if kind == codes.LEADERSHIP:
        s.stage = codes.LEADING
        state.put_down(s, slot, codes.WITH_LEADER)
        s.lead = slot
    elif kind == codes.INFLUENCE:
        s.stage = codes.LEADING
        state.put_down(s, slot, codes.AT_SEA)
    elif kind == codes.CHARACTER:
        s.stage = codes.CHARACTERS
        s.combat_plays += 1
        if not s.character and covering:
            s.live[me] = s.combats[me]
            events.covered(s, me)
        if not s.character and not covering:
            s.normal_gang = gang
        s.character = True
        forget_aims(s, me)
        if not free:
            s.normal_gang = gang if s.normals == 0 or gang == s.normal_gang else 0
            s.normal_pair = s.rules.pair[slot] if s.normals == 0 else 0
            s.normals += 1
        state.put_down(s, slot, codes.IN_COMBAT)
    elif kind == codes.BOOSTER:
        s.stage = codes.SUPPORTS
        s.combat_plays += 1
        s.played_booster = True
        if not free:
            count_booster(s, slot)
        state.put_down(s, slot, codes.IN_COMBAT)
    else:
        s.stage = codes.SUPPORTS
        s.played_support = True
        if not free:
            s.others += 1
        state.put_down(s, slot, codes.IN_SUPPORT)
    if kind & (codes.CHARACTER | codes.BOOSTER | codes.SUPPORT):
        if lent:
            s.mark[slot] |= codes.AS_FREE
        s.next_free = False
    power.survey(s)


def forget_aims(s: State, seat: cint) -> void:
    """A new character: its owner chooses again for whom texts for one character work (ruling 30)."""
    slot: cint
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        s.aim[slot] = codes.NOBODY


def may_pair(s: State, slot: cint) -> bint:
    """Is this a PAIR booster whose first word is that of those already played, or the first one?"""
    return s.rules.pair[slot] > 0 and (s.launches == 0 or s.launch_pair == s.rules.pair[slot])


def count_booster(s: State, slot: cint) -> void:
    """Two PAIR boosters with the same first word count as one while their icons are seen (Icons, PAIR)."""
    if may_pair(s, slot):
        s.launch_pair = s.rules.pair[slot]
        s.launches += 1
    else:
        s.boosters += 1


def load_card(s: State, slot: cint, ship: cint) -> void:
    """Face up onto a ship."""
    state.publish(s, slot)
    take_up(s, slot)
    state.put_down(s, slot, codes.ABOARD)
    s.aboard[slot] = ship
    events.loaded(s, s.seat, ship, slot)
