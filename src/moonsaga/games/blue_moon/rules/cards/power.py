"""Power, and what is ignored (Announcing power; Icons; Special rules 2 and 7; rulings 12 to 32).

`survey` says once what is ignored on both sides, in the order of ruling 19; everything else asks `blank`.
"""

import cython
from cython import bint, p_int
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, is_active, owner
else:
    from moonsaga.games.blue_moon.rules.state import State, is_active, owner

IN_HAND = cython.declare(cint, codes.IN_HAND)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
ABOARD = cython.declare(cint, codes.ABOARD)
AT_SEA = cython.declare(cint, codes.AT_SEA)
WITH_LEADER = cython.declare(cint, codes.WITH_LEADER)
CHARACTER = cython.declare(cint, codes.CHARACTER)
BOOSTER = cython.declare(cint, codes.BOOSTER)
SUPPORT = cython.declare(cint, codes.SUPPORT)
STOP = cython.declare(cint, codes.STOP)
PROTECTED = cython.declare(cint, codes.PROTECTED)
FREE = cython.declare(cint, codes.FREE)
BLUFF_VALUE = cython.declare(cint, codes.BLUFF_VALUE)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
NO_TEXT = cython.declare(cint, codes.NO_TEXT)
NO_VALUE = cython.declare(cint, codes.NO_VALUE)
NO_ICONS = cython.declare(cint, codes.NO_ICONS)
NO_PROTECTION = cython.declare(cint, codes.NO_PROTECTION)
IGNORED = cython.declare(cint, codes.IGNORED)
ODD = cython.declare(cint, 1)
EVEN = cython.declare(cint, 2)
BIRD = cython.declare(cint, 1)
ORDER = cython.declare(cint, 2)
GAS = cython.declare(cint, 3)
BUT_FLIT = cython.declare(cint, 1)
ALL_TEXTS = cython.declare(cint, 2)
IGNORE_TEXTS = cython.declare(cint, codes.EF_IGNORE_TEXTS)
IGNORE_CARDS = cython.declare(cint, codes.EF_IGNORE_CARDS)
IGNORE_ICONS = cython.declare(cint, codes.EF_IGNORE_ICONS)
REDUCE = cython.declare(cint, codes.EF_REDUCE)
RAISE_ONE = cython.declare(cint, codes.EF_RAISE_ONE)
RAISE_BLUFFS = cython.declare(cint, codes.EF_RAISE_BLUFFS)
DOUBLE_ONE = cython.declare(cint, codes.EF_DOUBLE_ONE)
DOUBLE_ALL = cython.declare(cint, codes.EF_DOUBLE_ALL)
LEAST_POWER = cython.declare(cint, codes.EF_LEAST_POWER)
ONE = cython.declare(u64, 1)
DISTURBING = cython.declare(
    u64,
    sum(1 << codes.EFFECT[name] for name in ("ignore_texts", "ignore_cards", "ignore_icons", "reduce")),
)
HIGHEST = cython.declare(cint, 0)
TELLING = cython.declare(cint, 1)
LOWEST = cython.declare(cint, 2)
HIGHER = cython.declare(cint, -1)
SUM = cython.declare(cint, -2)
SHARE = cython.declare(cint[60])  # how a total comes about, as `weigh` tells it
HELPED = cython.declare(cint[60])
LEAST = cython.declare(cint[1])
if not cython.compiled:
    SHARE, HELPED, LEAST = [0] * 60, [0] * 60, [0]


# --- what is ignored --------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def find_active(s: State, seat: cint, effect: cint, one: cint) -> cint:
    """The active card of this seat that carries this text, whether or not it is ignored; -1 if there is none."""
    i: cint
    slot: cint
    first: cint = seat * 30
    if not s.texts[seat] & (ONE << effect):
        return -1
    for i in range(s.live[seat], s.combats[seat]):
        slot = s.combat[first + i]
        if s.rules.effect[slot] == effect and s.rules.one[slot] == one:
            return slot
    for i in range(s.supports[seat]):
        slot = s.support[first + i]
        if s.rules.effect[slot] == effect and s.rules.one[slot] == one and not s.mark[slot] & FACE_DOWN:
            return slot
    slot = s.lead
    if slot >= first and slot < first + 30 and s.rules.effect[slot] == effect and s.rules.one[slot] == one:
        return slot
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def has_active(s: State, seat: cint, effect: cint, one: cint) -> bint:
    return find_active(s, seat, effect, one) >= 0


@cython.cfunc
@cython.exceptval(check=False)
def note_texts(s: State, seat: cint) -> cython.void:
    """Which effects stand on the active cards of a seat, ignored or not: a bit for each."""
    i: cint
    slot: cint
    found: u64 = 0
    for i in range(s.live[seat], s.combats[seat]):
        found |= ONE << s.rules.effect[s.combat[seat * 30 + i]]
    for i in range(s.supports[seat]):
        slot = s.support[seat * 30 + i]
        if not s.mark[slot] & FACE_DOWN:
            found |= ONE << s.rules.effect[slot]
    if s.lead >= 0 and owner(s.lead) == seat:
        found |= ONE << s.rules.effect[s.lead]
    s.texts[seat] = found


@cython.cfunc
@cython.exceptval(check=False)
def survey(s: State) -> cython.void:
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
        if s.no_texts[b] == ALL_TEXTS:
            continue
        # Flit characters: nothing but an order to ignore all texts silences them.
        s.no_characters[a] = has_active(s, b, IGNORE_CARDS, 1)
        s.no_boosters[a] = has_active(s, b, IGNORE_CARDS, 2)
        s.no_supports[a] = has_active(s, b, IGNORE_CARDS, 3)
        s.no_icon_cards[a] = has_active(s, b, IGNORE_CARDS, 4)
    for a in range(2):
        b = 1 - a
        s.fogged[a] = s.no_texts[b] == 0 and not s.no_supports[b] and has_active(s, b, IGNORE_ICONS, 0)
        s.bared[a] = s.no_texts[b] == 0 and not s.no_characters[b] and has_active(s, b, IGNORE_ICONS, 1)
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


@cython.cfunc
@cython.exceptval(check=False)
def settle_texts(s: State) -> cython.void:
    """Who ignores whose texts (rulings 19 and 20): gas beats order, order beats flutterer, flutterer beats gas."""
    me: cint = s.seat
    foe: cint = 1 - me
    my_bird: bint = has_active(s, me, IGNORE_TEXTS, BIRD)
    foe_bird: bint = has_active(s, foe, IGNORE_TEXTS, BIRD)
    my_flutter: bint = has_active(s, me, IGNORE_CARDS, 3)
    foe_flutter: bint = has_active(s, foe, IGNORE_CARDS, 3)
    my_gas: bint = has_active(s, me, IGNORE_TEXTS, GAS) and not foe_bird
    foe_gas: bint = has_active(s, foe, IGNORE_TEXTS, GAS) and not my_bird and not my_flutter
    order: bint = has_active(s, me, IGNORE_TEXTS, ORDER) and not foe_bird and not foe_gas
    if foe_flutter and not order:
        my_gas = False
    if my_bird or (my_gas and not foe_gas):
        s.no_texts[foe] = BUT_FLIT
    if foe_bird or (foe_gas and not my_gas):
        s.no_texts[me] = BUT_FLIT
    if order:
        s.no_texts[foe] = ALL_TEXTS


@cython.cfunc
@cython.exceptval(check=False)
def cut_values(s: State, seat: cint, foe: cint) -> cython.void:
    """Which printed values of this seat count as 0: odd ones, even ones."""
    i: cint
    slot: cint
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * 30 + i]
        if s.rules.effect[slot] == REDUCE and speaks(s, slot):
            if s.rules.one[slot] == 1:
                s.cut_characters[seat] |= s.rules.two[slot]
            else:
                s.cut_others[seat] |= s.rules.two[slot]


@cython.cfunc
@cython.exceptval(check=False)
def bears_icon(s: State, slot: cint) -> bint:
    """Is an icon printed on this card? Every card that lies face down has a bluff icon; a FREE was only lent (40)."""
    return s.rules.icon[slot] != 0


@cython.cfunc
@cython.exceptval(check=False)
def bears_protection(s: State, slot: cint) -> bint:
    """Is there a PROTECTED icon on this card, and not ignored itself (ruling 38)?"""
    if not s.rules.icon[slot] & PROTECTED or s.mark[slot] & FACE_DOWN:
        return False
    return not s.bared[owner(slot)] or s.rules.icon_protects


@cython.cfunc
@cython.exceptval(check=False)
def protected_now(s: State, slot: cint) -> bint:
    """PROTECTED works while the card is active (Icons)."""
    return bears_protection(s, slot) and is_active(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def protected_in_hand(s: State, slot: cint) -> bint:
    """Where ignoring reaches cards in hand or aboard, PROTECTED may reach them, too (ruling 38)."""
    return s.rules.protected_in_hand and bears_protection(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def blank(s: State, slot: cint) -> cint:
    """What is ignored of a card where it lies now, in play or in hand."""
    seat: cint = owner(slot)
    where: cint = s.place[slot]
    kind: cint = s.rules.kind[slot]
    face_down: bint = s.mark[slot] & FACE_DOWN
    found: cint = 0
    if not s.touched[seat]:
        return 0
    if where == IN_HAND or where == ABOARD:
        if not s.rules.ignored_in_hand:
            return 0
    elif where != IN_COMBAT and where != IN_SUPPORT and where != WITH_LEADER and where != AT_SEA:
        return 0
    if s.rules.icon[slot] & PROTECTED:
        if protected_now(s, slot):
            return NO_ICONS if s.fogged[seat] or s.bared[seat] else 0
        if (where == IN_HAND or where == ABOARD) and protected_in_hand(s, slot):
            return NO_ICONS if s.bared[seat] else 0
    if face_down:
        return IGNORED | NO_TEXT | NO_VALUE | NO_ICONS if s.no_supports[seat] or s.no_icon_cards[seat] else 0
    if (
        (kind == CHARACTER and s.no_characters[seat] and not s.rules.flit[slot])
        or (kind == BOOSTER and s.no_boosters[seat])
        or (kind == SUPPORT and s.no_supports[seat])
        or (s.no_icon_cards[seat] and falls_to_magpie(s, slot))
    ):
        return IGNORED | NO_TEXT | NO_VALUE | NO_ICONS | NO_PROTECTION
    if s.no_texts[seat] == ALL_TEXTS or (s.no_texts[seat] == BUT_FLIT and not s.rules.flit[slot]):
        found |= NO_TEXT
    if s.fogged[seat]:
        found |= NO_ICONS
    if s.bared[seat]:
        found |= NO_ICONS | NO_PROTECTION
    return found


@cython.cfunc
@cython.exceptval(check=False)
def falls_to_magpie(s: State, slot: cint) -> bint:
    """Every card that bears an icon, except those that are spared."""
    return bears_icon(s, slot) and not spared_by_magpie(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def spared_by_magpie(s: State, slot: cint) -> bint:
    """Flit characters and PROTECTED cards, wherever they are: her own text excepts them."""
    return s.rules.flit[slot] or bears_protection(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def speaks(s: State, slot: cint) -> bint:
    """Does the text of this card work now?"""
    return not s.mark[slot] & FACE_DOWN and not blank(s, slot) & NO_TEXT


@cython.cfunc
@cython.exceptval(check=False)
def has_icon(s: State, slot: cint, icon: cint) -> bint:
    """Is this icon on the card, and not ignored? STOP is ignored only with the whole card."""
    if not s.rules.icon[slot] & icon or s.mark[slot] & FACE_DOWN:
        return False
    if icon == STOP:
        return not blank(s, slot) & IGNORED
    return not blank(s, slot) & NO_ICONS


# --- counting ---------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def first_speaking(s: State, seat: cint, effect: cint, start: cint) -> cint:
    """The first active card of a seat, from this slot on, whose text is this effect and works; -1 if there is none."""
    slot: cint
    where: cint
    if not s.texts[seat] & (ONE << effect):
        return -1
    for slot in range(start, seat * 30 + 30):
        if s.rules.effect[slot] != effect:
            continue
        where = s.place[slot]
        if where == IN_COMBAT or where == IN_SUPPORT:
            if is_active(s, slot) and speaks(s, slot):
                return slot
        elif slot == s.lead and speaks(s, slot):
            return slot
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def count_active(s: State, seat: cint, kinds: cint) -> cint:
    """How many active cards of these kinds a seat has. A bluff is a support card."""
    i: cint
    n: cint = 0
    for i in range(s.live[seat], s.combats[seat]):
        if s.rules.kind[s.combat[seat * 30 + i]] & kinds:
            n += 1
    if kinds & SUPPORT:
        n += s.supports[seat]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def count_table(s: State, seat: cint) -> cint:
    """Cards in combat and support, covered or not, without bluffs (End of a fight; ruling 11)."""
    i: cint
    n: cint = s.combats[seat]
    for i in range(s.supports[seat]):
        if not s.mark[s.support[seat * 30 + i]] & FACE_DOWN:
            n += 1
    return n


# --- power ------------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def is_cut(value: cint, parity: cint) -> bint:
    """Does a printed value count as 0 because its parity is hit?"""
    return (parity & ODD and value % 2 == 1) or (parity & EVEN and value % 2 == 0)


@cython.cfunc
@cython.exceptval(check=False)
def power(s: State, seat: cint, element: cint) -> cint:
    """The total of all active cards in an element (Announcing power)."""
    return weigh(s, seat, element, HIGHEST)


@cython.cfunc
@cython.exceptval(check=False)
def counted(s: State, slot: cint, element: cint) -> cint:
    """The value of an active card before raises: as printed, 0 if it is reduced first, -1 if nothing can raise it."""
    value: cint = printed(s, slot, element)
    seat: cint = owner(slot)
    parity: cint = s.cut_characters[seat] if s.rules.kind[slot] == CHARACTER else s.cut_others[seat]
    if not parity or not is_cut(value, parity) or protected_now(s, slot):
        return value
    return -1 if s.rules.reductions_last else 0


@cython.cfunc
@cython.exceptval(check=False)
def weigh(s: State, seat: cint, element: cint, mode: cint) -> cint:
    """The total in an element: first reductions, then raises, doublings, the least total (Special rule 7).

    A text for one of several characters works on the one its owner chose; while nobody has, on the one that gives the
    highest total (ruling 30), or if `mode` is LOWEST, on the one that gives the lowest. If it is TELLING, what each
    card gives stands in SHARE, whom a text helps in HELPED, and in LEAST the card with the least total.
    """
    i: cint
    slot: cint
    effect: cint
    value: cint
    ignored: cint
    first: cint = seat * 30
    bit: cint = 1 << element
    n: cint = 0
    slots: cint[30]
    values: cint[30]
    others: cint[30]
    raises: cint[30]
    doublers: cint[30]
    raise_count: cint = 0
    doubles: cint = 0
    character_factor: cint = 1
    booster_factor: cint = 1
    support_factor: cint = 1
    bluff_value: cint = BLUFF_VALUE
    least: cint = 0
    boosters: cint = 0
    supports: cint = 0
    bluffs: cint = 0
    total: cint
    telling: bint = mode == TELLING
    if not cython.compiled:
        slots, values, others, raises, doublers = [0] * 30, [0] * 30, [0] * 30, [0] * 30, [0] * 30
    if telling:
        forget_shares()
    for i in range(s.live[seat], s.combats[seat] + s.supports[seat]):
        if i < s.combats[seat]:
            slot = s.combat[first + i]
        else:
            slot = s.support[first + i - s.combats[seat]]
            if s.mark[slot] & FACE_DOWN:
                if not blank(s, slot) & NO_VALUE:
                    bluffs += 1
                continue
        ignored = blank(s, slot)
        if not ignored & NO_VALUE:
            value = counted(s, slot, element)
            if s.rules.kind[slot] == CHARACTER:
                if value >= 0:
                    slots[n] = slot
                    values[n] = value
                    others[n] = printed(s, slot, 1 - element)
                    if not s.rules.reductions_last:
                        others[n] = counted(s, slot, 1 - element)
                    n += 1
            elif s.rules.kind[slot] == BOOSTER:
                boosters += max(0, value)
            else:
                supports += max(0, value)
        effect = s.rules.effect[slot]
        if effect == 0 or ignored & NO_TEXT:
            continue
        if effect == DOUBLE_ONE and s.rules.one[slot] & bit:
            doublers[doubles] = slot
            doubles += 1
        elif effect == RAISE_ONE and s.rules.one[slot] & bit:
            raises[raise_count] = slot
            raise_count += 1
        elif effect == DOUBLE_ALL:
            if s.rules.one[slot] == 1:
                character_factor *= 2
            elif s.rules.one[slot] == 2:
                booster_factor *= 2
            else:
                support_factor *= 2
        elif effect == RAISE_BLUFFS:
            bluff_value = s.rules.one[slot]
        elif effect == LEAST_POWER and s.rules.one[slot] & bit and s.rules.two[slot] > least:
            least = s.rules.two[slot]
            if telling:
                LEAST[0] = slot
    total = best_characters(s, slots, values, others, n, raises, raise_count, doublers, doubles, mode)
    total *= character_factor
    if (bluff_value == BLUFF_VALUE or s.rules.reductions_last) and is_cut(BLUFF_VALUE, s.cut_others[seat]):
        bluff_value = 0
    total += boosters * booster_factor + (supports + bluffs * bluff_value) * support_factor
    if telling:
        tell_others(s, seat, element, booster_factor, support_factor, bluff_value)
        for i in range(n):
            SHARE[slots[i]] *= character_factor
        if total >= least:
            LEAST[0] = -1
    return max(least, total)


@cython.cfunc
@cython.exceptval(check=False)
def printed(s: State, slot: cint, element: cint) -> cint:
    return s.rules.fire[slot] if element == 0 else s.rules.earth[slot]


@cython.cfunc
@cython.exceptval(check=False)
def share_of(slot: cint) -> cint:
    """What a card gives to the total that was told last."""
    return SHARE[slot]


@cython.cfunc
@cython.exceptval(check=False)
def helped_by(slot: cint) -> cint:
    """Which character this card's text raises or doubles in that total; -1: none."""
    return HELPED[slot]


@cython.cfunc
@cython.exceptval(check=False)
def least_by() -> cint:
    """The card that lifts that total to its least; -1: none."""
    return LEAST[0]


@cython.cfunc
@cython.exceptval(check=False)
def forget_shares() -> cython.void:
    i: cint
    LEAST[0] = -1
    for i in range(60):
        SHARE[i] = 0
        HELPED[i] = -1


@cython.cfunc
@cython.exceptval(check=False)
def tell_others(s: State, seat: cint, element: cint, boosters: cint, supports: cint, bluff: cint) -> cython.void:
    """What boosters, supports and bluffs give, with their factors; what a bluff gives."""
    i: cint
    slot: cint
    first: cint = seat * 30
    for i in range(s.live[seat], s.combats[seat] + s.supports[seat]):
        slot = s.combat[first + i] if i < s.combats[seat] else s.support[first + i - s.combats[seat]]
        if blank(s, slot) & NO_VALUE:
            continue
        if i >= s.combats[seat]:
            SHARE[slot] = (bluff if s.mark[slot] & FACE_DOWN else max(0, counted(s, slot, element))) * supports
        elif s.rules.kind[slot] == BOOSTER:
            SHARE[slot] = max(0, counted(s, slot, element)) * boosters


@cython.cfunc
@cython.exceptval(check=False)
def raised(value: cint, other: cint, to: cint) -> cint:
    """A value after a raise: to a number, to the higher printed value, to their sum."""
    if to == HIGHER:
        to = other
    elif to == SUM:
        to = value + other
    return max(value, to)


@cython.cfunc
@cython.exceptval(check=False)
def place_in(slots: p_int, n: cint, slot: cint) -> cint:
    """Where a card stands among n; -1 if it is none of them."""
    i: cint
    for i in range(n):
        if slots[i] == slot:
            return i
    return -1


@cython.cfunc
@cython.exceptval(check=False)
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
    now: cint[30]
    factor: cint[30]
    if n == 0:
        return 0
    if not cython.compiled:
        now, factor = [0] * 30, [0] * 30
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
            top = now[i] if i == 0 or (now[i] > top) != (mode == LOWEST) else top
        total += top * ((1 << free_doubles) - 1)
        if best < 0 or (total < best if mode == LOWEST else total > best):
            best = total
            best_code = code
    if mode == TELLING:
        raise_all(s, slots, values, others, n, raises, raise_count, best_code, now, True)
        tell_characters(s, slots, n, now, factor, doublers, doubles)
    return best


@cython.cfunc
@cython.exceptval(check=False)
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
) -> cython.void:
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
            HELPED[raises[r]] = slots[i]


@cython.cfunc
@cython.exceptval(check=False)
def tell_characters(
    s: State, slots: p_int, n: cint, now: p_int, factor: p_int, doublers: p_int, doubles: cint
) -> cython.void:
    """What each character gives before all are doubled, and whom each doubling helps."""
    i: cint
    r: cint
    top: cint = 0
    for i in range(n):
        SHARE[slots[i]] = now[i] * factor[i]
        if SHARE[slots[i]] > SHARE[slots[top]]:
            top = i
    for r in range(doubles):
        i = place_in(slots, n, s.aim[doublers[r]])
        if i < 0:
            SHARE[slots[top]] *= 2
            i = top
        HELPED[doublers[r]] = slots[i]


@cython.cfunc
@cython.exceptval(check=False)
def shielded(s: State, seat: cint, element: cint) -> bint:
    """A shield of the contested element on any active card frees from matching the opponent's power (Icons, SHIELD)."""
    i: cint
    first: cint = seat * 30
    for i in range(s.live[seat], s.combats[seat]):
        if shields(s, s.combat[first + i], element):
            return True
    for i in range(s.supports[seat]):
        if shields(s, s.support[first + i], element):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def shields(s: State, slot: cint, element: cint) -> bint:
    """Is there a shield of this element on an active card, and not ignored?"""
    if not s.rules.shield[slot] & (1 << element) or s.mark[slot] & FACE_DOWN:
        return False
    return is_active(s, slot) and not blank(s, slot) & NO_ICONS


@cython.cfunc
@cython.exceptval(check=False)
def is_working(s: State, slot: cint) -> bint:
    """Is this card active, and does its text work?"""
    return is_active(s, slot) and speaks(s, slot)
