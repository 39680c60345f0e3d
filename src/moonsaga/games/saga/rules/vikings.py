"""Actions of the Vikings: Recruit with its even spread, Plunder, and the warrior of a bonus."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import rounds, state, values
from moonsaga.games.saga.rules.state import State

# --- Recruit (S04, S05) -----------------------------------------------------------------------------------------------


def why_not_recruit(s: State, seat: cint, choice: cint) -> cint:
    return rounds.why_no_entry(s, codes.RECRUIT) or why_no_recruiting(s, choice)


def why_no_recruiting(s: State, choice: cint) -> cint:
    """One coin for one unit, or two coins for three units or all that are left."""
    if s.coins[codes.VIKING] < values.PRICE_OF_ONE:
        return codes.NO_COIN
    if choice and s.coins[codes.VIKING] < values.PRICE_OF_THREE:
        return codes.TWO_COINS
    return codes.FINE if state.in_supply(s, codes.VIKING) else codes.SUPPLY_EMPTY


def do_recruit(s: State, seat: cint, choice: cint) -> void:
    """Pay, then place the units one by one."""
    price: cint = values.PRICE_OF_THREE if choice else values.PRICE_OF_ONE
    there: cint = state.in_supply(s, codes.VIKING)
    rounds.spend(s, codes.RECRUIT)
    state.pay(s, codes.VIKING, price)
    events.paid(s, codes.VIKING, price)
    s.to_place = min(3 if choice else 1, there)
    s.phase = codes.MUSTER


# --- the even spread in Scandinavia (S06) -----------------------------------------------------------------------------


def is_fewest(s: State, slot: cint) -> bint:
    """No area of Scandinavia has fewer units; leaders count."""
    other: cint
    here: cint = state.units(s, codes.VIKING, codes.ENGLISH + slot)
    for other in range(codes.SLOTS):
        if state.units(s, codes.VIKING, codes.ENGLISH + other) < here:
            return False
    return True


def offer_place(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    return list_placing(s, codes.IN_SUPPLY, buffer, n)


def why_not_place(s: State, seat: cint, unit: cint, slot: cint) -> cint:
    return why_no_placing(s, codes.IN_SUPPLY, unit, slot)


def why_no_placing(s: State, source: cint, unit: cint, slot: cint) -> cint:
    """Each unit, of the supply or the Drakkar, goes where the fewest are: the areas end as equal as possible."""
    reason: cint = state.why_no_unit(s, codes.VIKING, unit, source)
    if reason != codes.FINE:
        return reason
    return codes.FINE if is_fewest(s, slot) else codes.NOT_FEWEST


def list_placing(s: State, source: cint, buffer: p_int, n: cint) -> cint:
    unit: cint
    slot: cint
    for slot in range(codes.SLOTS):
        if is_fewest(s, slot):
            for unit in range(codes.UNITS):
                if why_no_placing(s, source, unit, slot) == codes.FINE:
                    buffer[n] = actions.place(unit, slot)
                    n += 1
    return n


def do_place(s: State, seat: cint, unit: cint, slot: cint) -> void:
    state.shift_unit(s, codes.VIKING, unit, codes.IN_SUPPLY, codes.ENGLISH + slot)
    events.recruited(s, codes.VIKING, codes.ENGLISH + slot, unit)
    s.to_place -= 1
    if not s.to_place:
        rounds.back_to_tile(s)


# --- the warrior of a bonus (S54) -------------------------------------------------------------------------------------


def why_not_bonus_recruit(s: State, seat: cint, slot: cint) -> cint:
    return rounds.why_no_bonus(s, codes.BONUS_WARRIOR) or why_no_bonus_recruit(s, slot)


def why_no_bonus_recruit(s: State, slot: cint) -> cint:
    """A warrior, free of charge, and never a leader (Bonus actions of the Vikings; S05)."""
    if state.why_no_unit(s, codes.VIKING, codes.A_WARRIOR, codes.IN_SUPPLY) != codes.FINE:
        return codes.NO_BONUS_WARRIOR
    return codes.FINE if is_fewest(s, slot) else codes.NOT_FEWEST


def do_bonus_recruit(s: State, seat: cint, slot: cint) -> void:
    rounds.spend_bonus(s)
    state.shift_unit(s, codes.VIKING, codes.A_WARRIOR, codes.IN_SUPPLY, codes.ENGLISH + slot)
    events.recruited(s, codes.VIKING, codes.ENGLISH + slot, codes.A_WARRIOR)
    rounds.back_to_tile(s)


# --- Plunder (S20 to S22) ---------------------------------------------------------------------------------------------


def offer_plunder(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Any number of burhs, one after the other, in any order."""
    area: cint
    if rounds.why_not_begin(s, codes.PLUNDER) == codes.FINE:
        for area in range(codes.ENGLISH):
            if why_no_plunder(s, area) == codes.FINE:
                buffer[n] = actions.plunder(area)
                n += 1
    return n


def why_not_plunder(s: State, seat: cint, area: cint) -> cint:
    return rounds.why_not_begin(s, codes.PLUNDER) or why_no_plunder(s, area)


def why_no_plunder(s: State, area: cint) -> cint:
    """Burhs of areas that you control."""
    if not s.burh[area]:
        return codes.NO_BURH
    return codes.FINE if state.controls(s, codes.VIKING, area) else codes.NO_CONTROL


def do_plunder(s: State, seat: cint, area: cint) -> void:
    """The burh is gone, and every unit not engaged there boards the Drakkar. Other areas do not feel it."""
    if s.phase == codes.TILE:
        rounds.spend(s, codes.PLUNDER)
    s.phase = codes.IN_PLUNDER
    burn(s, area)
    s.plundered = area
    s.to_leave = state.free_units(s, codes.VIKING, area)
    if state.leaders_at(s, codes.VIKING, area) and state.engaged(s, codes.VIKING, area):
        s.phase = codes.LEAVE
    else:
        leave(s, state.leaders_at(s, codes.VIKING, area))


def burn(s: State, area: cint) -> void:
    """Two coins, as far as there are any; the burh can be built again, and the burh marker moves left (S20, S21)."""
    before: cint = s.coins[codes.VIKING]
    s.burh[area] = 0
    s.burhs_left += 1
    state.gain(s, codes.VIKING, values.LOOT)
    events.plundered(s, codes.VIKING, area, s.coins[codes.VIKING] - before)


def why_not_with(s: State, seat: cint, mask: cint) -> cint:
    """Which leaders are among those who leave; warriors fill up the number, the engaged ones stay (S16, S22)."""
    leaving: cint = state.size_of(mask)
    if mask & ~state.leaders_at(s, codes.VIKING, s.plundered):
        return codes.LEADER_NOT_THERE
    if leaving > s.to_leave or s.to_leave - leaving > s.warriors[codes.VIKING * codes.PLACES + s.plundered]:
        return codes.NOT_SO_MANY
    return codes.FINE


def do_with(s: State, seat: cint, mask: cint) -> void:
    leave(s, mask)


def leave(s: State, mask: cint) -> void:
    """To the Drakkar; then the next burh, if there is one."""
    warriors: cint = s.to_leave - state.size_of(mask)
    area: cint
    state.shift(s, codes.VIKING, s.plundered, codes.DRAKKAR, warriors, mask)
    events.to_drakkar(s, codes.VIKING, s.plundered, warriors, mask)
    s.plundered = codes.NOBODY
    s.to_leave = 0
    s.phase = codes.IN_PLUNDER
    for area in range(codes.ENGLISH):
        if why_no_plunder(s, area) == codes.FINE:
            return
    rounds.back_to_tile(s)
