"""Power, and what is ignored (Announcing power; Icons; Special rules 2 and 7; rulings 12 to 32).

`survey` says once what is ignored on both sides, in the order of ruling 19; everything else asks `blank`.
"""

from __future__ import annotations

import cython
from cython import bint, p_int, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import state
from moonsaga.games.blue_moon.rules.state import State

ONE: u64 = 1
DISTURBING: u64 = sum(1 << codes.EFFECT[name] for name in ("ignore_texts", "ignore_cards", "ignore_icons", "reduce"))


# --- what is ignored --------------------------------------------------------------------------------------------------


def find_active(s: State, seat: cint, effect: cint, one: cint) -> cint:
    """The active card of this seat that carries this text, whether or not it is ignored; -1 if there is none."""
    i: cint
    slot: cint
    first: cint = seat * codes.DECK
    if not s.texts[seat] & (ONE << effect):
        return -1
    for i in range(s.live[seat], s.combats[seat]):
        slot = s.combat[first + i]
        if s.rules.effect[slot] == effect and s.rules.one[slot] == one:
            return slot
    for i in range(s.supports[seat]):
        slot = s.support[first + i]
        if s.rules.effect[slot] == effect and s.rules.one[slot] == one and not s.mark[slot] & codes.FACE_DOWN:
            return slot
    slot = s.lead
    if slot >= first and slot < first + codes.DECK and s.rules.effect[slot] == effect and s.rules.one[slot] == one:
        return slot
    return -1


def has_active(s: State, seat: cint, effect: cint, one: cint) -> bint:
    return find_active(s, seat, effect, one) >= 0


def note_texts(s: State, seat: cint) -> void:
    """Which effects stand on the active cards of a seat, ignored or not: a bit for each."""
    i: cint
    slot: cint
    found: u64 = 0
    for i in range(s.live[seat], s.combats[seat]):
        found |= ONE << s.rules.effect[s.combat[seat * codes.DECK + i]]
    for i in range(s.supports[seat]):
        slot = s.support[seat * codes.DECK + i]
        if not s.mark[slot] & codes.FACE_DOWN:
            found |= ONE << s.rules.effect[slot]
    if s.lead >= 0 and state.owner(s.lead) == seat:
        found |= ONE << s.rules.effect[s.lead]
    s.texts[seat] = found


def survey(s: State) -> void:
    """What is ignored on either side now, step by step as in ruling 19."""
    a: cint
    b: cint
    for a in range(2):
        s.no_texts[a] = s.cut_characters[a] = s.cut_others[a] = 0
        s.no_characters[a] = s.no_boosters[a] = s.no_supports[a] = s.no_icon_cards[a] = False
        s.fogged[a] = s.bared[a] = s.touched[a] = False
        note_texts(s, a)
    if not (s.texts[0] | s.texts[1]) & DISTURBING:
        return
    settle_texts(s)
    for a in range(2):
        b = 1 - a
        if s.no_texts[b] == codes.ALL_TEXTS:
            continue
        # Flit characters: nothing but an order to ignore all texts silences them.
        s.no_characters[a] = has_active(s, b, codes.EF_IGNORE_CARDS, codes.ALL_CHARACTERS)
        s.no_boosters[a] = has_active(s, b, codes.EF_IGNORE_CARDS, codes.ALL_BOOSTERS)
        s.no_supports[a] = has_active(s, b, codes.EF_IGNORE_CARDS, codes.ALL_SUPPORTS)
        s.no_icon_cards[a] = has_active(s, b, codes.EF_IGNORE_CARDS, codes.ALL_WITH_ICON)
    for a in range(2):
        b = 1 - a
        s.fogged[a] = s.no_texts[b] == 0 and not s.no_supports[b] and has_active(s, b, codes.EF_IGNORE_ICONS, 0)
        s.bared[a] = s.no_texts[b] == 0 and not s.no_characters[b] and has_active(s, b, codes.EF_IGNORE_ICONS, 1)
    for a in range(2):
        b = 1 - a
        s.touched[a] = (
            s.no_texts[a] != 0
            or s.no_characters[a]
            or s.no_boosters[a]
            or s.no_supports[a]
            or s.no_icon_cards[a]
            or s.fogged[a]
            or s.bared[a]
        )
    for a in range(2):
        cut_values(s, a, 1 - a)


def settle_texts(s: State) -> void:
    """Who ignores whose texts (rulings 19 and 20): gas beats order, order beats flutterer, flutterer beats gas."""
    me: cint = s.seat
    foe: cint = 1 - me
    my_bird: bint = has_active(s, me, codes.EF_IGNORE_TEXTS, codes.BIRD)
    foe_bird: bint = has_active(s, foe, codes.EF_IGNORE_TEXTS, codes.BIRD)
    my_flutter: bint = has_active(s, me, codes.EF_IGNORE_CARDS, codes.ALL_SUPPORTS)
    foe_flutter: bint = has_active(s, foe, codes.EF_IGNORE_CARDS, codes.ALL_SUPPORTS)
    my_gas: bint = has_active(s, me, codes.EF_IGNORE_TEXTS, codes.GAS) and not foe_bird
    foe_gas: bint = has_active(s, foe, codes.EF_IGNORE_TEXTS, codes.GAS) and not my_bird and not my_flutter
    order: bint = has_active(s, me, codes.EF_IGNORE_TEXTS, codes.ORDER) and not foe_bird and not foe_gas
    if foe_flutter and not order:
        my_gas = False
    if my_bird or (my_gas and not foe_gas):
        s.no_texts[foe] = codes.BUT_FLIT
    if foe_bird or (foe_gas and not my_gas):
        s.no_texts[me] = codes.BUT_FLIT
    if order:
        s.no_texts[foe] = codes.ALL_TEXTS


def cut_values(s: State, seat: cint, foe: cint) -> void:
    """Which printed values of this seat count as 0: odd ones, even ones."""
    i: cint
    slot: cint
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * codes.DECK + i]
        if s.rules.effect[slot] == codes.EF_REDUCE and speaks(s, slot):
            if s.rules.one[slot] == codes.OF_CHARACTERS:
                s.cut_characters[seat] |= s.rules.two[slot]
            else:
                s.cut_others[seat] |= s.rules.two[slot]


def bears_icon(s: State, slot: cint) -> bint:
    """Is an icon printed on this card? Every card that lies face down has a bluff icon; a FREE was only lent (40)."""
    return s.rules.icon[slot] != 0


def bears_protection(s: State, slot: cint) -> bint:
    """Is there a PROTECTED icon on this card, and not ignored itself (ruling 38)?"""
    if not s.rules.icon[slot] & codes.PROTECTED or s.mark[slot] & codes.FACE_DOWN:
        return False
    return not s.bared[state.owner(slot)] or s.rules.icon_protects


def protected_now(s: State, slot: cint) -> bint:
    """PROTECTED works while the card is active (Icons)."""
    return bears_protection(s, slot) and state.is_active(s, slot)


def protected_in_hand(s: State, slot: cint) -> bint:
    """Where ignoring reaches cards in hand or aboard, PROTECTED may reach them, too (ruling 38)."""
    return s.rules.protected_in_hand and bears_protection(s, slot)


def blank(s: State, slot: cint) -> cint:
    """What is ignored of a card where it lies now, in play or in hand."""
    seat: cint = state.owner(slot)
    where: cint = s.place[slot]
    kind: cint = s.rules.kind[slot]
    face_down: bint = s.mark[slot] & codes.FACE_DOWN
    found: cint = 0
    if not s.touched[seat]:
        return 0
    if where == codes.IN_HAND or where == codes.ABOARD:
        if not s.rules.ignored_in_hand:
            return 0
    elif (
        where != codes.IN_COMBAT and where != codes.IN_SUPPORT and where != codes.WITH_LEADER and where != codes.AT_SEA
    ):
        return 0
    if s.rules.icon[slot] & codes.PROTECTED:
        if protected_now(s, slot):
            return codes.NO_ICONS if s.fogged[seat] or s.bared[seat] else 0
        if (where == codes.IN_HAND or where == codes.ABOARD) and protected_in_hand(s, slot):
            return codes.NO_ICONS if s.bared[seat] else 0
    if face_down:
        return (
            codes.IGNORED | codes.NO_TEXT | codes.NO_VALUE | codes.NO_ICONS
            if s.no_supports[seat] or s.no_icon_cards[seat]
            else 0
        )
    if (
        (kind == codes.CHARACTER and s.no_characters[seat] and not s.rules.flit[slot])
        or (kind == codes.BOOSTER and s.no_boosters[seat])
        or (kind == codes.SUPPORT and s.no_supports[seat])
        or (s.no_icon_cards[seat] and falls_to_magpie(s, slot))
    ):
        return codes.IGNORED | codes.NO_TEXT | codes.NO_VALUE | codes.NO_ICONS | codes.NO_PROTECTION
    if s.no_texts[seat] == codes.ALL_TEXTS or (s.no_texts[seat] == codes.BUT_FLIT and not s.rules.flit[slot]):
        found |= codes.NO_TEXT
    if s.fogged[seat]:
        found |= codes.NO_ICONS
    if s.bared[seat]:
        found |= codes.NO_ICONS | codes.NO_PROTECTION
    return found


def falls_to_magpie(s: State, slot: cint) -> bint:
    """Every card that bears an icon, except those that are spared."""
    return bears_icon(s, slot) and not spared_by_magpie(s, slot)


def spared_by_magpie(s: State, slot: cint) -> bint:
    """Flit characters and PROTECTED cards, wherever they are: her own text excepts them."""
    return s.rules.flit[slot] or bears_protection(s, slot)


def speaks(s: State, slot: cint) -> bint:
    """Does the text of this card work now?"""
    return not s.mark[slot] & codes.FACE_DOWN and not blank(s, slot) & codes.NO_TEXT


def has_icon(s: State, slot: cint, icon: cint) -> bint:
    """Is this icon on the card, and not ignored? STOP is ignored only with the whole card."""
    if not s.rules.icon[slot] & icon or s.mark[slot] & codes.FACE_DOWN:
        return False
    if icon == codes.STOP:
        return not blank(s, slot) & codes.IGNORED
    return not blank(s, slot) & codes.NO_ICONS


# --- counting ---------------------------------------------------------------------------------------------------------


def first_speaking(s: State, seat: cint, effect: cint, start: cint) -> cint:
    """The first active card of a seat, from this slot on, whose text is this effect and works; -1 if there is none."""
    slot: cint
    where: cint
    if not s.texts[seat] & (ONE << effect):
        return -1
    for slot in range(start, seat * codes.DECK + codes.DECK):
        if s.rules.effect[slot] != effect:
            continue
        where = s.place[slot]
        if where == codes.IN_COMBAT or where == codes.IN_SUPPORT:
            if state.is_active(s, slot) and speaks(s, slot):
                return slot
        elif slot == s.lead and speaks(s, slot):
            return slot
    return -1


def count_active(s: State, seat: cint, kinds: cint) -> cint:
    """How many active cards of these kinds a seat has. A bluff is a support card."""
    i: cint
    n: cint = 0
    for i in range(s.live[seat], s.combats[seat]):
        if s.rules.kind[s.combat[seat * codes.DECK + i]] & kinds:
            n += 1
    if kinds & codes.SUPPORT:
        n += s.supports[seat]
    return n


def count_table(s: State, seat: cint) -> cint:
    """Cards in combat and support, covered or not, without bluffs (End of a fight; ruling 11)."""
    i: cint
    n: cint = s.combats[seat]
    for i in range(s.supports[seat]):
        if not s.mark[s.support[seat * codes.DECK + i]] & codes.FACE_DOWN:
            n += 1
    return n


# --- power ------------------------------------------------------------------------------------------------------------


def is_cut(value: cint, parity: cint) -> bint:
    """Does a printed value count as 0 because its parity is hit?"""
    return (parity & codes.ODD and value % 2 == 1) or (parity & codes.EVEN and value % 2 == 0)


def power(s: State, seat: cint, element: cint) -> cint:
    """The total of all active cards in an element (Announcing power)."""
    return weigh(s, seat, element, codes.HIGHEST)


def counted(s: State, slot: cint, element: cint) -> cint:
    """The value of an active card before raises: as printed, 0 if it is reduced first, -1 if nothing can raise it."""
    value: cint = printed(s, slot, element)
    seat: cint = state.owner(slot)
    parity: cint = s.cut_characters[seat] if s.rules.kind[slot] == codes.CHARACTER else s.cut_others[seat]
    if not parity or not is_cut(value, parity) or protected_now(s, slot):
        return value
    return -1 if s.rules.reductions_last else 0


def weigh(s: State, seat: cint, element: cint, mode: cint) -> cint:
    """The total in an element: first reductions, then raises, doublings, the least total (Special rule 7).

    A text for one of several characters works on the one its owner chose; while nobody has, on the one that gives the
    highest total (ruling 30), or if `mode` is LOWEST, on the one that gives the lowest. If it is TELLING, what each
    card gives stands in `share`, whom a text helps in `helped`, and the card with the least total in `least_by`.
    """
    i: cint
    slot: cint
    effect: cint
    value: cint
    ignored: cint
    first: cint = seat * codes.DECK
    bit: cint = 1 << element
    n: cint = 0
    slots = cython.declare(cint[30]) if cython.compiled else [0] * 30
    values = cython.declare(cint[30]) if cython.compiled else [0] * 30
    others = cython.declare(cint[30]) if cython.compiled else [0] * 30
    raises = cython.declare(cint[30]) if cython.compiled else [0] * 30
    doublers = cython.declare(cint[30]) if cython.compiled else [0] * 30
    raise_count: cint = 0
    doubles: cint = 0
    character_factor: cint = 1
    booster_factor: cint = 1
    support_factor: cint = 1
    bluff_value: cint = codes.BLUFF_VALUE
    least: cint = 0
    boosters: cint = 0
    supports: cint = 0
    bluffs: cint = 0
    total: cint
    telling: bint = mode == codes.TELLING
    if telling:
        forget_shares(s)
    for i in range(s.live[seat], s.combats[seat] + s.supports[seat]):
        if i < s.combats[seat]:
            slot = s.combat[first + i]
        else:
            slot = s.support[first + i - s.combats[seat]]
            if s.mark[slot] & codes.FACE_DOWN:
                if not blank(s, slot) & codes.NO_VALUE:
                    bluffs += 1
                continue
        ignored = blank(s, slot)
        if not ignored & codes.NO_VALUE:
            value = counted(s, slot, element)
            if s.rules.kind[slot] == codes.CHARACTER:
                if value >= 0:
                    slots[n] = slot
                    values[n] = value
                    others[n] = printed(s, slot, 1 - element)
                    if not s.rules.reductions_last:
                        others[n] = counted(s, slot, 1 - element)
                    n += 1
            elif s.rules.kind[slot] == codes.BOOSTER:
                boosters += max(0, value)
            else:
                supports += max(0, value)
        effect = s.rules.effect[slot]
        if effect == 0 or ignored & codes.NO_TEXT:
            continue
        if effect == codes.EF_DOUBLE_ONE and s.rules.one[slot] & bit:
            doublers[doubles] = slot
            doubles += 1
        elif effect == codes.EF_RAISE_ONE and s.rules.one[slot] & bit:
            raises[raise_count] = slot
            raise_count += 1
        elif effect == codes.EF_DOUBLE_ALL:
            if s.rules.one[slot] == codes.OF_CHARACTER:
                character_factor *= 2
            elif s.rules.one[slot] == codes.OF_BOOSTER:
                booster_factor *= 2
            else:
                support_factor *= 2
        elif effect == codes.EF_RAISE_BLUFFS:
            bluff_value = s.rules.one[slot]
        elif effect == codes.EF_LEAST_POWER and s.rules.one[slot] & bit and s.rules.two[slot] > least:
            least = s.rules.two[slot]
            if telling:
                s.least_by = slot
    total = best_characters(s, slots, values, others, n, raises, raise_count, doublers, doubles, mode)
    total *= character_factor
    if (bluff_value == codes.BLUFF_VALUE or s.rules.reductions_last) and is_cut(codes.BLUFF_VALUE, s.cut_others[seat]):
        bluff_value = 0
    total += boosters * booster_factor + (supports + bluffs * bluff_value) * support_factor
    if telling:
        tell_others(s, seat, element, booster_factor, support_factor, bluff_value)
        for i in range(n):
            s.share[slots[i]] *= character_factor
        if total >= least:
            s.least_by = -1
    return max(least, total)


def printed(s: State, slot: cint, element: cint) -> cint:
    return s.rules.fire[slot] if element == 0 else s.rules.earth[slot]


def forget_shares(s: State) -> void:
    i: cint
    s.least_by = -1
    for i in range(codes.SLOTS):
        s.share[i] = 0
        s.helped[i] = -1


def tell_others(s: State, seat: cint, element: cint, boosters: cint, supports: cint, bluff: cint) -> void:
    """What boosters, supports and bluffs give, with their factors; what a bluff gives."""
    i: cint
    slot: cint
    first: cint = seat * codes.DECK
    for i in range(s.live[seat], s.combats[seat] + s.supports[seat]):
        slot = s.combat[first + i] if i < s.combats[seat] else s.support[first + i - s.combats[seat]]
        if blank(s, slot) & codes.NO_VALUE:
            continue
        if i >= s.combats[seat]:
            s.share[slot] = (bluff if s.mark[slot] & codes.FACE_DOWN else max(0, counted(s, slot, element))) * supports
        elif s.rules.kind[slot] == codes.BOOSTER:
            s.share[slot] = max(0, counted(s, slot, element)) * boosters


def raised(value: cint, other: cint, to: cint) -> cint:
    """A value after a raise: to a number, to the higher printed value, to their sum."""
    if to == codes.HIGHER:
        to = other
    elif to == codes.SUM:
        to = value + other
    return max(value, to)


def place_in(slots: p_int, n: cint, slot: cint) -> cint:
    """Where a card stands among n; -1 if it is none of them."""
    i: cint
    for i in range(n):
        if slots[i] == slot:
            return i
    return -1


def best_characters(
    s: State,
    slots: p_int,
    values: p_int,
    others: p_int,
    n: cint,
    raises: p_int,
    raise_count: cint,
    doublers: p_int,
    doubles: cint,
    mode: cint,
) -> cint:
    """The highest total of the characters that the owner's choices allow, or the lowest: each raise, each doubling."""
    total: cint
    best: cint = -1
    best_code: cint = 0
    top: cint = 0
    code: cint
    i: cint
    r: cint
    combinations: cint = 1
    free_doubles: cint = 0
    now = cython.declare(cint[30]) if cython.compiled else [0] * 30
    factor = cython.declare(cint[30]) if cython.compiled else [0] * 30
    if n == 0:
        return 0
    for i in range(n):
        factor[i] = 1
    for r in range(doubles):
        i = place_in(slots, n, s.aim[doublers[r]])
        if i >= 0:
            factor[i] *= 2
        else:
            free_doubles += 1
    for r in range(raise_count):
        if place_in(slots, n, s.aim[raises[r]]) < 0:
            combinations *= n
    combinations = min(combinations, 20000)
    for code in range(combinations):
        raise_all(s, slots, values, others, n, raises, raise_count, code, now, False)
        total = 0
        top = 0
        for i in range(n):
            now[i] *= factor[i]
            total += now[i]
            top = now[i] if i == 0 or (now[i] > top) != (mode == codes.LOWEST) else top
        total += top * ((1 << free_doubles) - 1)
        if best < 0 or (total < best if mode == codes.LOWEST else total > best):
            best = total
            best_code = code
    if mode == codes.TELLING:
        raise_all(s, slots, values, others, n, raises, raise_count, best_code, now, True)
        tell_characters(s, slots, n, now, factor, doublers, doubles)
    return best


def raise_all(
    s: State,
    slots: p_int,
    values: p_int,
    others: p_int,
    n: cint,
    raises: p_int,
    raise_count: cint,
    code: cint,
    now: p_int,
    telling: bint,
) -> void:
    """The values after all raises: chosen ones where their owner wants them, the others as the code says."""
    i: cint
    r: cint
    better: cint
    for i in range(n):
        now[i] = values[i]
    for r in range(raise_count):
        i = place_in(slots, n, s.aim[raises[r]])
        if i < 0:
            i = code % n
            code = code // n
        better = raised(values[i], others[i], s.rules.two[raises[r]])
        now[i] = max(now[i], better)
        if telling and better > values[i]:
            s.helped[raises[r]] = slots[i]


def tell_characters(s: State, slots: p_int, n: cint, now: p_int, factor: p_int, doublers: p_int, doubles: cint) -> void:
    """What each character gives before all are doubled, and whom each doubling helps."""
    i: cint
    r: cint
    top: cint = 0
    for i in range(n):
        s.share[slots[i]] = now[i] * factor[i]
        if s.share[slots[i]] > s.share[slots[top]]:
            top = i
    for r in range(doubles):
        i = place_in(slots, n, s.aim[doublers[r]])
        if i < 0:
            s.share[slots[top]] *= 2
            i = top
        s.helped[doublers[r]] = slots[i]


def shielded(s: State, seat: cint, element: cint) -> bint:
    """A shield of the contested element on any active card frees from matching the opponent's power (Icons, SHIELD)."""
    i: cint
    first: cint = seat * codes.DECK
    for i in range(s.live[seat], s.combats[seat]):
        if shields(s, s.combat[first + i], element):
            return True
    for i in range(s.supports[seat]):
        if shields(s, s.support[first + i], element):
            return True
    return False


def shields(s: State, slot: cint, element: cint) -> bint:
    """Is there a shield of this element on an active card, and not ignored?"""
    if not s.rules.shield[slot] & (1 << element) or s.mark[slot] & codes.FACE_DOWN:
        return False
    return state.is_active(s, slot) and not blank(s, slot) & codes.NO_ICONS


def is_working(s: State, slot: cint) -> bint:
    """Is this card active, and does its text work?"""
    return state.is_active(s, slot) and speaks(s, slot)
