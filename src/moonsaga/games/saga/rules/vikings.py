"""Actions of the Vikings: Recruit with its even spread, Plunder, and the warrior of a bonus."""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.saga import actions
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import rounds, state, values
from moonsaga.games.saga.rules.state import State

# --- Recruit (S04, S05) -----------------------------------------------------------------------------------------------


def list_recruiting(s: State, buffer: p_int, n: cint) -> cint:
    choice: cint
    for choice in range(2):
        if why_no_recruiting(s, choice) == codes.FINE:
            buffer[n] = actions.recruit(choice)
            n += 1
    return n


def why_no_recruiting(s: State, choice: cint) -> cint:
    """One coin for one unit, or two coins for three units or all that are left."""
    if s.coins[codes.VIKING] < values.PRICE_OF_ONE:
        return codes.NO_COIN
    if choice and s.coins[codes.VIKING] < values.PRICE_OF_THREE:
        return codes.TWO_COINS
    return codes.FINE if state.in_supply(s, codes.VIKING) else codes.SUPPLY_EMPTY


def recruit(s: State, choice: cint) -> void:
    """Pay, then place the units one by one."""
    price: cint = values.PRICE_OF_THREE if choice else values.PRICE_OF_ONE
    there: cint = state.in_supply(s, codes.VIKING)
    rounds.spend(s, codes.RECRUIT)
    state.pay(s, codes.VIKING, price)
    state.tell(s, codes.EV_PAID, codes.VIKING, price, 0, 0)
    s.left = min(3 if choice else 1, there)
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


def source(s: State) -> cint:
    """Recruits come from the supply, returning units from the Drakkar."""
    return codes.DRAKKAR if s.phase == codes.HOME else codes.IN_SUPPLY


def why_no_placing(s: State, unit: cint, slot: cint) -> cint:
    """Each unit goes where the fewest are, so that all three areas end as equal as possible."""
    reason: cint = state.why_no_unit(s, codes.VIKING, unit, source(s))
    if reason != codes.FINE:
        return reason
    return codes.FINE if is_fewest(s, slot) else codes.NOT_FEWEST


def list_placing(s: State, buffer: p_int, n: cint) -> cint:
    unit: cint
    slot: cint
    for slot in range(codes.SLOTS):
        if is_fewest(s, slot):
            for unit in range(codes.UNITS):
                if why_no_placing(s, unit, slot) == codes.FINE:
                    buffer[n] = actions.place(unit, slot)
                    n += 1
    return n


def place_recruit(s: State, unit: cint, slot: cint) -> void:
    state.shift_unit(s, codes.VIKING, unit, codes.IN_SUPPLY, codes.ENGLISH + slot)
    state.tell(s, codes.EV_RECRUITED, codes.VIKING, codes.ENGLISH + slot, unit, 0)
    s.left -= 1
    if not s.left:
        rounds.back_to_tile(s)


def place_returning(s: State, unit: cint, slot: cint) -> void:
    """From the Drakkar (End of the round, 4)."""
    state.shift_unit(s, codes.VIKING, unit, codes.DRAKKAR, codes.ENGLISH + slot)
    state.tell(s, codes.EV_CAME_HOME, codes.VIKING, codes.ENGLISH + slot, unit, 0)


# --- the warrior of a bonus (S54) -------------------------------------------------------------------------------------


def list_bonus_recruits(s: State, buffer: p_int, n: cint) -> cint:
    slot: cint
    for slot in range(codes.SLOTS):
        if why_no_bonus_recruit(s, slot) == codes.FINE:
            buffer[n] = actions.bonus_recruit(slot)
            n += 1
    return n


def why_no_bonus_recruit(s: State, slot: cint) -> cint:
    """A warrior, free of charge, and never a leader (Bonus actions of the Vikings; S05)."""
    if state.why_no_unit(s, codes.VIKING, codes.A_WARRIOR, codes.IN_SUPPLY) != codes.FINE:
        return codes.NO_BONUS_WARRIOR
    return codes.FINE if is_fewest(s, slot) else codes.NOT_FEWEST


def recruit_bonus(s: State, slot: cint) -> void:
    rounds.spend_bonus(s)
    state.shift_unit(s, codes.VIKING, codes.A_WARRIOR, codes.IN_SUPPLY, codes.ENGLISH + slot)
    state.tell(s, codes.EV_RECRUITED, codes.VIKING, codes.ENGLISH + slot, codes.A_WARRIOR, 0)
    rounds.back_to_tile(s)


# --- Plunder (S20 to S22) ---------------------------------------------------------------------------------------------


def list_plunder(s: State, buffer: p_int, n: cint) -> cint:
    """Any number of burhs, one after the other, in any order."""
    area: cint
    for area in range(codes.ENGLISH):
        if why_no_plunder(s, area) == codes.FINE:
            buffer[n] = actions.plunder(area)
            n += 1
    return n


def why_no_plunder(s: State, area: cint) -> cint:
    """Burhs of areas that you control."""
    if not s.burh[area]:
        return codes.NO_BURH
    return codes.FINE if state.controls(s, codes.VIKING, area) else codes.NO_CONTROL


def plunder(s: State, area: cint) -> void:
    """The burh is gone, and whoever is not engaged there boards the Drakkar. Other areas do not feel it."""
    if s.phase == codes.TILE:
        rounds.spend(s, codes.PLUNDER)
    s.phase = codes.IN_PLUNDER
    burn(s, area)
    s.origin = area
    s.left = state.free_units(s, codes.VIKING, area)
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
    state.tell(s, codes.EV_PLUNDERED, codes.VIKING, area, s.coins[codes.VIKING] - before, 0)


def why_not_leaving(s: State, mask: cint) -> cint:
    """Which leaders are among those who leave; warriors fill up the number, the engaged ones stay (S16, S22)."""
    leaving: cint = state.size_of(mask)
    if mask & ~state.leaders_at(s, codes.VIKING, s.origin):
        return codes.LEADER_NOT_THERE
    if leaving > s.left or s.left - leaving > s.warriors[codes.VIKING * codes.PLACES + s.origin]:
        return codes.NOT_SO_MANY
    return codes.FINE


def list_leaving(s: State, buffer: p_int, n: cint) -> cint:
    mask: cint
    for mask in range(codes.MASKS):
        if why_not_leaving(s, mask) == codes.FINE:
            buffer[n] = actions.with_(mask)
            n += 1
    return n


def leave(s: State, mask: cint) -> void:
    """To the Drakkar; then the next burh, if there is one."""
    warriors: cint = s.left - state.size_of(mask)
    area: cint
    state.shift(s, codes.VIKING, s.origin, codes.DRAKKAR, warriors, mask)
    state.tell(s, codes.EV_TO_DRAKKAR, codes.VIKING, s.origin, warriors * codes.MASKS + mask, 0)
    s.origin = codes.NOBODY
    s.left = 0
    s.phase = codes.IN_PLUNDER
    for area in range(codes.ENGLISH):
        if why_no_plunder(s, area) == codes.FINE:
            return
    rounds.back_to_tile(s)
