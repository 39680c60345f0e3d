"""What a seat may know of a position, as numbers for a net: `input_names.NAMES` says what each number is.

First where each card of the boxes is, whoever's deck it belongs to: its number in the box is its place in the row. Then
what can be said of either side alike, the own one before the other; what the own hand can do; what the opponent could
do with all that it may hold; what is asked. Where a hidden card of the opponent really is makes no difference.
"""

from __future__ import annotations

import cython
from cython import bint, double, p_double, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.evaluation import facts
from moonsaga.games.blue_moon.rules import dead_ends, dragons, fields, playing, state
from moonsaga.games.blue_moon.rules.cards import payments, power
from moonsaga.games.blue_moon.rules.state import State

# what `look_at` finds about a set of cards: its places in the array
CHARACTERS: cint = 0
BOOSTERS: cint = 1
SUPPORTS: cint = 2
LEADERS: cint = 3
BEST: cint = 4  # the best character in fire, in earth
SECOND: cint = 6  # the second best one
BESIDE: cint = 8  # the best booster or support card
TOTAL: cint = 10  # all values
SHIELDS: cint = 12  # cards with a shield
ALONE: cint = 14  # characters that are enough without another card, in the contested element
HELPED: cint = 15  # ... with the best card beside them
FREE: cint = 16  # the values of the characters that are FREE


def encode(s: State, seat: cint, inputs: p_double) -> cint:
    """Write the numbers; say how many."""
    n: cint = 0
    i: cint
    for i in range(codes.INPUTS):
        inputs[i] = 0.0
    if s.phase != codes.DECKS:  # the decks of the last game say nothing
        tell_own_cards(s, seat, inputs)
        tell_foes_cards(s, 1 - seat, inputs)
    n = codes.CARD_ROWS * codes.CARDS
    n = tell_side(s, seat, inputs, n)
    n = tell_own_hand(s, seat, inputs, n)
    n = tell_leadership(s, seat, inputs, n)
    n = tell_side(s, 1 - seat, inputs, n)
    n = tell_unseen(s, seat, inputs, n)
    n = tell_turn(s, seat, inputs, n)
    return tell_choice(s, seat, inputs, n)


# --- where each card is -----------------------------------------------------------------------------------------------


def tell_own_cards(s: State, seat: cint, inputs: p_double) -> void:
    """In hand, in the deck, in play, gone."""
    slot: cint
    row: cint
    where: cint
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        where = s.place[slot]
        if where == codes.IN_HAND or where == codes.REVEALED:
            row = 0
        elif where == codes.IN_DECK or where == codes.AT_BOTTOM:
            row = 1
        else:
            row = 2 if is_in_play(s, slot) else 3
        inputs[row * codes.CARDS + s.rules.card[slot]] = 1.0


def tell_foes_cards(s: State, foe: cint, inputs: p_double) -> void:
    """Unseen ones, in part, and those known to be in hand; in play; gone."""
    slot: cint
    row: cint
    where: cint
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        where = s.place[slot]
        if s.knows[slot] != codes.EVERYBODY or where == codes.AT_BOTTOM:
            inputs[4 * codes.CARDS + s.rules.card[slot]] = 1.0 / 2
            continue
        if where == codes.IN_HAND or where == codes.REVEALED:
            row = 4
        else:
            row = 5 if is_in_play(s, slot) else 6
        inputs[row * codes.CARDS + s.rules.card[slot]] = 1.0


def is_in_play(s: State, slot: cint) -> bint:
    """Active, and not face down; on the sea; or the leadership card of this turn."""
    where: cint = s.place[slot]
    if where == codes.IN_COMBAT or where == codes.IN_SUPPORT:
        return not s.mark[slot] & codes.FACE_DOWN and state.is_active(s, slot)
    return where == codes.AT_SEA or where == codes.ABOARD or slot == s.lead


# --- either side ------------------------------------------------------------------------------------------------------


def tell_side(s: State, side: cint, inputs: p_double, n: cint) -> cint:
    """Dragons, crystals, cards left, what lies on the table, power, and what is ignored of it."""
    i: cint
    slot: cint
    element: cint
    face_down: cint = 0
    protected: cint = 0
    back: cint = 0
    first: cint = side * codes.DECK
    for i in range(1, codes.DRAGONS + 1):
        inputs[n] = s.dragons[side] >= i
        n += 1
    inputs[n] = s.score[side] / 5.0
    inputs[n + 1] = s.hand[side] / 6.0
    inputs[n + 2] = s.hand[side] == 0
    inputs[n + 3] = s.hand[side] < 3
    inputs[n + 4] = s.deck[side] / 24.0
    inputs[n + 5] = s.deck[side] == 0
    inputs[n + 6] = s.hand[side] + s.deck[side] <= codes.HAND_SIZE
    inputs[n + 7] = s.first_out == side
    n += 8
    for i in range(s.live[side], s.combats[side] + s.supports[side]):
        slot = s.combat[first + i] if i < s.combats[side] else s.support[first + i - s.combats[side]]
        if s.mark[slot] & codes.FACE_DOWN:
            face_down += 1
            continue
        protected += power.bears_protection(s, slot)
        back += power.has_icon(s, slot, codes.RETRIEVE)
    inputs[n] = power.count_active(s, side, codes.CHARACTER) / 3.0
    inputs[n + 1] = power.count_active(s, side, codes.BOOSTER) / 3.0
    inputs[n + 2] = s.supports[side] / 3.0
    inputs[n + 3] = s.live[side] / 4.0
    inputs[n + 4] = face_down / 2.0
    inputs[n + 5] = protected / 3.0
    inputs[n + 6] = back / 3.0
    inputs[n + 7] = power.count_table(s, side) / 6.0
    inputs[n + 8] = power.count_table(s, side) >= codes.MANY_CARDS
    inputs[n + 9] = dragons.dragons_for_retreat(s, 1 - side) / 3.0
    inputs[n + 10] = dragons.count_texts(s, side, codes.EF_STORM) / 2.0
    inputs[n + 11] = dragons.count_texts(s, side, codes.EF_FLOOD) / 2.0
    n += 12
    for element in range(2):
        inputs[n] = power.power(s, side, element) / 10.0
        inputs[n + 1] = power.shielded(s, side, element)
        n += 2
    inputs[n] = s.no_texts[side] != 0
    inputs[n + 1] = s.no_texts[side] == codes.ALL_TEXTS
    inputs[n + 2] = s.no_characters[side]
    inputs[n + 3] = s.no_boosters[side]
    inputs[n + 4] = s.no_supports[side]
    inputs[n + 5] = s.no_icon_cards[side]
    inputs[n + 6] = s.fogged[side] or s.bared[side]
    inputs[n + 7] = s.cut_characters[side] != 0
    inputs[n + 8] = s.cut_others[side] != 0
    return n + 9


# --- what cards could do ----------------------------------------------------------------------------------------------


def count_if_laid(s: State, slot: cint, element: cint) -> cint:
    """What a card would count by its value, wherever it is now: an estimate, without texts that raise or double."""
    seat: cint = state.owner(slot)
    kind: cint = s.rules.kind[slot]
    value: cint
    if s.touched[seat] and not s.rules.icon[slot] & codes.PROTECTED:
        if kind == codes.CHARACTER and s.no_characters[seat] and not s.rules.flit[slot]:
            return 0
        if (kind == codes.BOOSTER and s.no_boosters[seat]) or (kind == codes.SUPPORT and s.no_supports[seat]):
            return 0
        if s.no_icon_cards[seat] and s.rules.icon[slot]:
            return 0
    value = power.counted(s, slot, element)
    return max(0, value)


def lasting(s: State, seat: cint, element: cint) -> cint:
    """The power that stays when a new character covers the old cards."""
    i: cint
    slot: cint
    total: cint = 0
    for i in range(s.supports[seat]):
        slot = s.support[seat * codes.DECK + i]
        total += codes.BLUFF_VALUE if s.mark[slot] & codes.FACE_DOWN else count_if_laid(s, slot, element)
    return total


def may_hold(s: State, slot: cint, seat: cint) -> bint:
    """Is this card in the own hand, or may it be in the opponent's?"""
    where: cint = s.place[slot]
    if state.owner(slot) == seat:
        return where == codes.IN_HAND or where == codes.ABOARD
    if s.knows[slot] != codes.EVERYBODY:
        return True
    return where == codes.IN_HAND or where == codes.ABOARD


def look_at(s: State, owner: cint, seat: cint, found: p_int) -> void:
    """All cards of a side that may be in its hand, as a seat sees it: kinds, best values, shields."""
    slot: cint
    kind: cint
    element: cint
    value: cint
    for slot in range(FREE + 2):
        found[slot] = 0
    for slot in range(owner * codes.DECK, owner * codes.DECK + codes.DECK):
        if not may_hold(s, slot, seat):
            continue
        kind = s.rules.kind[slot]
        if kind == codes.CHARACTER:
            found[CHARACTERS] += 1
        elif kind == codes.BOOSTER:
            found[BOOSTERS] += 1
        elif kind == codes.SUPPORT:
            found[SUPPORTS] += 1
        else:
            found[LEADERS] += kind == codes.LEADERSHIP
            continue
        for element in range(2):
            value = count_if_laid(s, slot, element)
            found[TOTAL + element] += value
            if s.rules.shield[slot] & (1 << element):
                found[SHIELDS + element] += 1
            if kind != codes.CHARACTER:
                found[BESIDE + element] = max(found[BESIDE + element], value)
                continue
            if s.rules.icon[slot] & codes.FREE:
                found[FREE + element] += value
            if value > found[BEST + element]:
                found[SECOND + element] = found[BEST + element]
                found[BEST + element] = value
            elif value > found[SECOND + element]:
                found[SECOND + element] = value


def count_answers(s: State, owner: cint, seat: cint, missing: cint, found: p_int) -> void:
    """How many characters close a gap alone, and how many with the best card beside them; shields always do."""
    slot: cint
    value: cint
    for slot in range(owner * codes.DECK, owner * codes.DECK + codes.DECK):
        if s.rules.kind[slot] != codes.CHARACTER or not may_hold(s, slot, seat):
            continue
        value = count_if_laid(s, slot, s.element)
        if value >= missing or s.rules.shield[slot] & (1 << s.element):
            found[ALONE] += 1
        if value + found[BESIDE + s.element] >= missing or found[SHIELDS + s.element]:
            found[HELPED] += 1


def gap(s: State, owner: cint) -> cint:
    """The power that a side still needs in the fight: beside what lasts, or beside what it has laid in this turn."""
    foe: cint = power.power(s, 1 - owner, s.element)
    if s.seat == owner and s.character:
        return foe - power.power(s, owner, s.element)
    return foe - lasting(s, owner, s.element)


def clip(value: double) -> double:
    return min(max(value, -1.0), 1.0)


def tell_held(s: State, owner: cint, seat: cint, inputs: p_double, n: cint) -> cint:
    """Cards that a side may hold, and whether they are enough for the running fight."""
    found = cython.declare(cint[18]) if cython.compiled else [0] * 18
    element: cint
    missing: cint
    cards: cint
    look_at(s, owner, seat, found)
    cards = found[CHARACTERS] + found[BOOSTERS] + found[SUPPORTS] + found[LEADERS]
    inputs[n] = found[CHARACTERS] / (1.0 * max(cards, 1))
    inputs[n + 1] = found[BOOSTERS] / (1.0 * max(cards, 1))
    inputs[n + 2] = found[SUPPORTS] / (1.0 * max(cards, 1))
    inputs[n + 3] = found[LEADERS] / (1.0 * max(cards, 1))
    n += 4
    for element in range(2):
        inputs[n] = found[BEST + element] / 8.0
        inputs[n + 1] = found[SECOND + element] / 8.0
        inputs[n + 2] = found[BESIDE + element] / 8.0
        inputs[n + 3] = found[TOTAL + element] / (4.0 * max(cards, 1))
        inputs[n + 4] = found[SHIELDS + element] / (1.0 * max(cards, 1))
        inputs[n + 5] = found[FREE + element] / 8.0
        n += 6
    if s.begun:
        missing = gap(s, owner)
        count_answers(s, owner, seat, missing, found)
        inputs[n] = clip(missing / 8.0)
        inputs[n + 1] = clip((found[BEST + s.element] - missing) / 6.0)
        inputs[n + 2] = clip((found[BEST + s.element] + found[BESIDE + s.element] - missing) / 6.0)
        inputs[n + 3] = found[BEST + s.element] >= missing
        inputs[n + 4] = found[BEST + s.element] + found[BESIDE + s.element] >= missing
        inputs[n + 5] = found[SHIELDS + s.element] > 0
        inputs[n + 6] = found[ALONE] / (1.0 * max(found[CHARACTERS], 1))
        inputs[n + 7] = found[HELPED] / (1.0 * max(found[CHARACTERS], 1))
        inputs[n + 8] = at_least_one(inputs[n + 6] * inputs[n - 16], s.hand[owner])
        inputs[n + 9] = at_least_one(inputs[n + 7] * inputs[n - 16], s.hand[owner])
    return n + 10


def at_least_one(share: double, cards: cint) -> double:
    """The chance that one of so many cards is of a kind that has this share."""
    none: double = 1.0
    for _ in range(cards):
        none *= 1.0 - share
    return 1.0 - none


def tell_own_hand(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """What is in the own hand, and what it can do now."""
    characters: cint = facts.held_characters(s, seat)
    n = tell_held(s, seat, seat, inputs, n)
    inputs[n] = characters / 4.0
    inputs[n + 1] = characters == 0
    inputs[n + 2] = characters < 3
    inputs[n + 3] = facts.own_bluffs(s, seat, True) / 2.0
    inputs[n + 4] = facts.own_bluffs(s, seat, False) / 2.0
    if s.begun and s.seat == seat and s.phase == codes.MAIN:
        inputs[n + 5] = s.character and facts.matches(s, seat)
        inputs[n + 6] = s.stage <= codes.LEADING and facts.can_answer(s)
        inputs[n + 7] = s.stage <= codes.LEADING and not inputs[n + 6]
        if payments.next_demand(s, seat, codes.DECK - seat * codes.DECK) >= 0:
            inputs[n + 8] = 1.0
            inputs[n + 9] = payments.all_payable(s)
    return n + 10


def tell_leadership(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """What the leadership cards in hand would do now: each is tried out."""
    slot: cint
    gain: cint
    before: cint = facts.lead(s, seat)
    playable: cint = 0
    idle: cint = 0
    first: cint = seat * codes.DECK
    if s.seat != seat or s.phase != codes.MAIN or s.plays or s.stage > codes.LEADING:
        return n + 11
    for slot in range(first, first + codes.DECK):
        if s.rules.kind[slot] != codes.LEADERSHIP or s.place[slot] != codes.IN_HAND:
            continue
        if playing.why_not_play(s, seat, slot - first) != codes.FINE:
            continue
        playable += 1
        dead_ends.prepare_trial(s)
        fields.copy(cython.cast(State, s.trial), s)
        playing.do_play(cython.cast(State, s.trial), seat, slot - first)
        gain = facts.lead(cython.cast(State, s.trial), seat) - before
        idle += tell_tried(s, cython.cast(State, s.trial), seat, gain, inputs, n)
    inputs[n + 9] = playable / 2.0
    inputs[n + 10] = idle / 2.0
    return n + 11


def tell_tried(s: State, t: State, seat: cint, gain: cint, inputs: p_double, n: cint) -> cint:
    """What one leadership card led to, beside what the others would; 1 if it asks and changes nothing at once."""
    idle: bint = t.phase == codes.MAIN and gain == 0
    if t.phase == codes.CHOOSE:
        inputs[n + (0 if t.chooser == seat else 1)] = 1.0
        if t.choice == codes.PICK or t.choice == codes.KEEP or t.choice == codes.PICK_KIND:
            inputs[n + 2] = 1.0
        if t.choice == codes.PAY_VALUE or t.choice == codes.PAY_CHARACTERS:
            inputs[n + 3] = 1.0
    if gain > 0:
        inputs[n + 4] = max(inputs[n + 4], clip(gain / 6.0))
    if t.touched[1 - seat] and not s.touched[1 - seat]:
        inputs[n + 5] = 1.0
        idle = False
    if s.touched[seat] and not t.touched[seat]:
        inputs[n + 6] = 1.0
        idle = False
    if t.next_free or t.bounced:
        inputs[n + 7] = 1.0
        idle = False
    if s.begun and facts.matches(t, seat):
        inputs[n + 8] = 1.0
    return 1 if idle else 0


def tell_unseen(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """What the opponent may hold, and how much of its hand is known."""
    foe: cint = 1 - seat
    slot: cint
    known: cint = 0
    hidden: cint = 0
    for slot in range(foe * codes.DECK, foe * codes.DECK + codes.DECK):
        if s.knows[slot] != codes.EVERYBODY:
            hidden += 1
        elif s.place[slot] == codes.IN_HAND:
            known += 1
    n = tell_held(s, foe, seat, inputs, n)
    inputs[n] = known / 3.0
    inputs[n + 1] = hidden / 30.0
    inputs[n + 2] = (s.hand[foe] - known) / (1.0 * max(hidden, 1))
    return n + 3


# --- the turn, and what is asked --------------------------------------------------------------------------------------


def tell_turn(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """The fight, whose turn it is, and what was played in it."""
    i: cint
    inputs[n] = facts.lateness(s)
    inputs[n + 1] = s.begun
    inputs[n + 2] = s.element == codes.FIRE
    inputs[n + 3] = s.element == codes.EARTH
    inputs[n + 4] = s.seat == seat
    inputs[n + 5] = clip(facts.lead(s, seat) / 6.0)
    inputs[n + 6] = s.begun and s.seat == seat and s.stage <= codes.LEADING
    inputs[n + 7] = not s.begun and s.seat == seat
    inputs[n + 8] = not s.begun and s.seat != seat
    inputs[n + 9] = s.character
    inputs[n + 10] = s.played_booster
    inputs[n + 11] = s.played_support
    inputs[n + 12] = s.stopped
    inputs[n + 13] = s.bounced
    inputs[n + 14] = s.next_free
    inputs[n + 15] = s.plays / 4.0
    inputs[n + 16] = s.normals / 2.0
    inputs[n + 17] = (s.boosters + s.launches + s.others) / 2.0
    inputs[n + 18] = s.landed > 0
    inputs[n + 19] = s.rules.match
    inputs[n + 20] = s.starter == seat
    inputs[n + 21] = s.picked[seat] >= 0
    inputs[n + 22] = s.picked[1 - seat] >= 0
    n += 23
    for i in range(codes.STAGE_COUNT):
        inputs[n] = s.stage == i
        n += 1
    for i in range(codes.PHASE_COUNT):
        inputs[n] = s.phase == i
        n += 1
    return n


def tell_choice(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """What is asked, of whom, and how far it has come. Fields that mean nothing at the moment are left out."""
    if s.phase == codes.CHOOSE:
        inputs[n + s.choice] = 1.0
    n += codes.CHOICE_COUNT
    inputs[n] = s.phase >= codes.MAIN and s.phase <= codes.END and s.chooser == seat
    if s.phase == codes.CHOOSE or s.phase == codes.BLIND:
        inputs[n + 1] = s.cause >= 0 and state.owner(s.cause) == seat
        if s.choice == codes.PICK:
            inputs[n + 2] = s.may_refuse
        elif s.choice == codes.OWN_DISCARD or s.choice == codes.BURY or s.choice == codes.MULLIGAN:
            inputs[n + 3] = (s.hand_before - s.hand[s.chooser]) / 6.0
        elif s.choice == codes.PAY_DEMAND:
            inputs[n + 4] = s.parts / 2.0
        else:
            inputs[n + 5] = s.due / 3.0
        if s.need:
            inputs[n + 6] = clip((s.need - s.paid % codes.PAID_SUM) / 10.0)
    elif s.phase >= codes.DRAW and s.phase < codes.OVER:
        inputs[n + 7] = s.draws / 6.0
        inputs[n + 8] = s.drawer == seat
    return n + 9
