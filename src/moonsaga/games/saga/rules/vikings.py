"""Actions of the Vikings: Recruit with its even spread, Plunder, and the warrior of a bonus."""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        controls,
        engaged,
        free_units,
        gain,
        in_supply,
        leaders_at,
        pay,
        shift,
        shift_unit,
        size_of,
        tell,
        units,
        why_no_unit,
    )
else:
    from moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from moonsaga.games.saga.rules.state import (
        State,
        controls,
        engaged,
        free_units,
        gain,
        in_supply,
        leaders_at,
        pay,
        shift,
        shift_unit,
        size_of,
        tell,
        units,
        why_no_unit,
    )

VIKING = cython.declare(cint, codes.VIKING)
ENGLISH = cython.declare(cint, codes.ENGLISH)
SLOTS = cython.declare(cint, codes.SLOTS)
PLACES = cython.declare(cint, codes.PLACES)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
IN_SUPPLY = cython.declare(cint, codes.IN_SUPPLY)
UNITS = cython.declare(cint, codes.UNITS)
MASKS = cython.declare(cint, codes.MASKS)
A_WARRIOR = cython.declare(cint, codes.A_WARRIOR)
RECRUIT = cython.declare(cint, codes.RECRUIT)
PLUNDER = cython.declare(cint, codes.PLUNDER)
TILE = cython.declare(cint, codes.TILE)
MUSTER = cython.declare(cint, codes.MUSTER)
HOME = cython.declare(cint, codes.HOME)
LEAVE = cython.declare(cint, codes.LEAVE)
IN_PLUNDER = cython.declare(cint, codes.IN_PLUNDER)
A_BONUS_RECRUIT = cython.declare(cint, codes.A_BONUS_RECRUIT)
A_RECRUIT = cython.declare(cint, codes.A_RECRUIT)
A_PLACE = cython.declare(cint, codes.A_PLACE)
A_PLUNDER = cython.declare(cint, codes.A_PLUNDER)
A_WITH = cython.declare(cint, codes.A_WITH)
FINE = cython.declare(cint, codes.FINE)
NO_COIN = cython.declare(cint, codes.NO_COIN)
TWO_COINS = cython.declare(cint, codes.TWO_COINS)
SUPPLY_EMPTY = cython.declare(cint, codes.SUPPLY_EMPTY)
NO_BONUS_WARRIOR = cython.declare(cint, codes.NO_BONUS_WARRIOR)
NOT_FEWEST = cython.declare(cint, codes.NOT_FEWEST)
NO_BURH = cython.declare(cint, codes.NO_BURH)
NO_CONTROL = cython.declare(cint, codes.NO_CONTROL)
LEADER_NOT_THERE = cython.declare(cint, codes.LEADER_NOT_THERE)
NOT_SO_MANY = cython.declare(cint, codes.NOT_SO_MANY)
EV_PAID = cython.declare(cint, codes.EV_PAID)
EV_RECRUITED = cython.declare(cint, codes.EV_RECRUITED)
EV_CAME_HOME = cython.declare(cint, codes.EV_CAME_HOME)
EV_PLUNDERED = cython.declare(cint, codes.EV_PLUNDERED)
EV_TO_DRAKKAR = cython.declare(cint, codes.EV_TO_DRAKKAR)
PRICE_OF_ONE = cython.declare(cint, codes.BOX.price.recruit_one)
PRICE_OF_THREE = cython.declare(cint, codes.BOX.price.recruit_three)
LOOT = cython.declare(cint, codes.BOX.price.plunder)


# --- Recruit (S04, S05) -----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_recruiting(s: State, buffer: p_int, n: cint) -> cint:
    choice: cint
    for choice in range(2):
        if why_no_recruiting(s, choice) == FINE:
            buffer[n] = A_RECRUIT + choice
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_recruiting(s: State, choice: cint) -> cint:
    """One coin for one unit, or two coins for three units or all that are left."""
    if s.coins[VIKING] < PRICE_OF_ONE:
        return NO_COIN
    if choice and s.coins[VIKING] < PRICE_OF_THREE:
        return TWO_COINS
    return FINE if in_supply(s, VIKING) else SUPPLY_EMPTY


@cython.cfunc
@cython.exceptval(check=False)
def recruit(s: State, choice: cint) -> cython.void:
    """Pay, then place the units one by one."""
    price: cint = PRICE_OF_THREE if choice else PRICE_OF_ONE
    there: cint = in_supply(s, VIKING)
    spend(s, RECRUIT)
    pay(s, VIKING, price)
    tell(s, EV_PAID, VIKING, price, 0, 0)
    s.left = min(3 if choice else 1, there)
    s.phase = MUSTER


# --- the even spread in Scandinavia (S06) -----------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def is_fewest(s: State, slot: cint) -> bint:
    """No area of Scandinavia has fewer units; leaders count."""
    other: cint
    here: cint = units(s, VIKING, ENGLISH + slot)
    for other in range(SLOTS):
        if units(s, VIKING, ENGLISH + other) < here:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def source(s: State) -> cint:
    """Recruits come from the supply, returning units from the Drakkar."""
    return DRAKKAR if s.phase == HOME else IN_SUPPLY


@cython.cfunc
@cython.exceptval(check=False)
def why_no_placing(s: State, unit: cint, slot: cint) -> cint:
    """Each unit goes where the fewest are, so that all three areas end as equal as possible."""
    reason: cint = why_no_unit(s, VIKING, unit, source(s))
    if reason != FINE:
        return reason
    return FINE if is_fewest(s, slot) else NOT_FEWEST


@cython.cfunc
@cython.exceptval(check=False)
def list_placing(s: State, buffer: p_int, n: cint) -> cint:
    unit: cint
    slot: cint
    for slot in range(SLOTS):
        if is_fewest(s, slot):
            for unit in range(UNITS):
                if why_no_placing(s, unit, slot) == FINE:
                    buffer[n] = A_PLACE + unit * SLOTS + slot
                    n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def place_recruit(s: State, unit: cint, slot: cint) -> cython.void:
    shift_unit(s, VIKING, unit, IN_SUPPLY, ENGLISH + slot)
    tell(s, EV_RECRUITED, VIKING, ENGLISH + slot, unit, 0)
    s.left -= 1
    if not s.left:
        back_to_tile(s)


@cython.cfunc
@cython.exceptval(check=False)
def place_returning(s: State, unit: cint, slot: cint) -> cython.void:
    """From the Drakkar (End of the round, 4)."""
    shift_unit(s, VIKING, unit, DRAKKAR, ENGLISH + slot)
    tell(s, EV_CAME_HOME, VIKING, ENGLISH + slot, unit, 0)


# --- the warrior of a bonus (S54) -------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_bonus_recruits(s: State, buffer: p_int, n: cint) -> cint:
    slot: cint
    for slot in range(SLOTS):
        if why_no_bonus_recruit(s, slot) == FINE:
            buffer[n] = A_BONUS_RECRUIT + slot
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bonus_recruit(s: State, slot: cint) -> cint:
    """A warrior, free of charge, and never a leader (Bonus actions of the Vikings; S05)."""
    if why_no_unit(s, VIKING, A_WARRIOR, IN_SUPPLY) != FINE:
        return NO_BONUS_WARRIOR
    return FINE if is_fewest(s, slot) else NOT_FEWEST


@cython.cfunc
@cython.exceptval(check=False)
def recruit_bonus(s: State, slot: cint) -> cython.void:
    spend_bonus(s)
    shift_unit(s, VIKING, A_WARRIOR, IN_SUPPLY, ENGLISH + slot)
    tell(s, EV_RECRUITED, VIKING, ENGLISH + slot, A_WARRIOR, 0)
    back_to_tile(s)


# --- Plunder (S20 to S22) ---------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_plunder(s: State, buffer: p_int, n: cint) -> cint:
    """Any number of burhs, one after the other, in any order."""
    area: cint
    for area in range(ENGLISH):
        if why_no_plunder(s, area) == FINE:
            buffer[n] = A_PLUNDER + area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_plunder(s: State, area: cint) -> cint:
    """Burhs of areas that you control."""
    if not s.burh[area]:
        return NO_BURH
    return FINE if controls(s, VIKING, area) else NO_CONTROL


@cython.cfunc
@cython.exceptval(check=False)
def plunder(s: State, area: cint) -> cython.void:
    """The burh is gone, and whoever is not engaged there boards the Drakkar. Other areas do not feel it."""
    if s.phase == TILE:
        spend(s, PLUNDER)
    s.phase = IN_PLUNDER
    burn(s, area)
    s.origin = area
    s.left = free_units(s, VIKING, area)
    if leaders_at(s, VIKING, area) and engaged(s, VIKING, area):
        s.phase = LEAVE
    else:
        leave(s, leaders_at(s, VIKING, area))


@cython.cfunc
@cython.exceptval(check=False)
def burn(s: State, area: cint) -> cython.void:
    """Two coins, as far as there are any; the burh can be built again, and the burh marker moves left (S20, S21)."""
    before: cint = s.coins[VIKING]
    s.burh[area] = 0
    s.burhs_left += 1
    gain(s, VIKING, LOOT)
    tell(s, EV_PLUNDERED, VIKING, area, s.coins[VIKING] - before, 0)


@cython.cfunc
@cython.exceptval(check=False)
def why_not_leaving(s: State, mask: cint) -> cint:
    """Which leaders are among those who leave; warriors fill up the number, the engaged ones stay (S16, S22)."""
    leaving: cint = size_of(mask)
    if mask & ~leaders_at(s, VIKING, s.origin):
        return LEADER_NOT_THERE
    if leaving > s.left or s.left - leaving > s.warriors[VIKING * PLACES + s.origin]:
        return NOT_SO_MANY
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def list_leaving(s: State, buffer: p_int, n: cint) -> cint:
    mask: cint
    for mask in range(MASKS):
        if why_not_leaving(s, mask) == FINE:
            buffer[n] = A_WITH + mask
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def leave(s: State, mask: cint) -> cython.void:
    """To the Drakkar; then the next burh, if there is one."""
    warriors: cint = s.left - size_of(mask)
    area: cint
    shift(s, VIKING, s.origin, DRAKKAR, warriors, mask)
    tell(s, EV_TO_DRAKKAR, VIKING, s.origin, warriors * MASKS + mask, 0)
    s.origin = -1
    s.left = 0
    s.phase = IN_PLUNDER
    for area in range(ENGLISH):
        if why_no_plunder(s, area) == FINE:
            return
    back_to_tile(s)
