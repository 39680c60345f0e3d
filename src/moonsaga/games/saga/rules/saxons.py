"""Actions of the Anglo-Saxons: Build, Fyrd, Income, Tribute, and the coin of a bonus."""

import cython
from cython import int as cint
from cython import p_int

from moonsaga.games.saga.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from cython.cimports.moonsaga.games.saga.rules.state import (
        State,
        controls,
        gain,
        kill_warriors,
        leaders_at,
        pay,
        shift,
        shift_unit,
        tell,
        units,
        why_no_unit,
    )
else:
    from moonsaga.games.saga.rules.rounds import back_to_tile, spend, spend_bonus
    from moonsaga.games.saga.rules.state import (
        State,
        controls,
        gain,
        kill_warriors,
        leaders_at,
        pay,
        shift,
        shift_unit,
        tell,
        units,
        why_no_unit,
    )

VIKING = cython.declare(cint, codes.VIKING)
SAXON = cython.declare(cint, codes.SAXON)
ENGLISH = cython.declare(cint, codes.ENGLISH)
PLACES = cython.declare(cint, codes.PLACES)
DRAKKAR = cython.declare(cint, codes.DRAKKAR)
IN_SUPPLY = cython.declare(cint, codes.IN_SUPPLY)
UNITS = cython.declare(cint, codes.UNITS)
MASKS = cython.declare(cint, codes.MASKS)
BUILD = cython.declare(cint, codes.BUILD)
FYRD = cython.declare(cint, codes.FYRD)
INCOME = cython.declare(cint, codes.INCOME)
TRIBUTE = cython.declare(cint, codes.TRIBUTE)
IN_FYRD = cython.declare(cint, codes.IN_FYRD)
IN_INCOME = cython.declare(cint, codes.IN_INCOME)
A_BUILD = cython.declare(cint, codes.A_BUILD)
A_FYRD = cython.declare(cint, codes.A_FYRD)
A_INCOME_COIN = cython.declare(cint, codes.A_INCOME_COIN)
A_INCOME_RECRUIT = cython.declare(cint, codes.A_INCOME_RECRUIT)
A_TRIBUTE = cython.declare(cint, codes.A_TRIBUTE)
FINE = cython.declare(cint, codes.FINE)
NO_COIN = cython.declare(cint, codes.NO_COIN)
NO_BURH = cython.declare(cint, codes.NO_BURH)
BURH_THERE = cython.declare(cint, codes.BURH_THERE)
NO_CONTROL = cython.declare(cint, codes.NO_CONTROL)
NO_BURH_LEFT = cython.declare(cint, codes.NO_BURH_LEFT)
NO_WARRIOR_THERE = cython.declare(cint, codes.NO_WARRIOR_THERE)
BURH_USED = cython.declare(cint, codes.BURH_USED)
BANK_EMPTY = cython.declare(cint, codes.BANK_EMPTY)
NOT_BOTH = cython.declare(cint, codes.NOT_BOTH)
EV_BUILT = cython.declare(cint, codes.EV_BUILT)
EV_FYRD = cython.declare(cint, codes.EV_FYRD)
EV_INCOME = cython.declare(cint, codes.EV_INCOME)
EV_RECRUITED = cython.declare(cint, codes.EV_RECRUITED)
EV_TRIBUTE = cython.declare(cint, codes.EV_TRIBUTE)
EV_BONUS_COIN = cython.declare(cint, codes.EV_BONUS_COIN)
BUILD_PRICE = cython.declare(cint, codes.BOX.price.build)
FYRD_PRICE = cython.declare(cint, codes.BOX.price.fyrd)
RECRUIT_PRICE = cython.declare(cint, codes.BOX.price.income_recruit)
TRIBUTE_PRICE = cython.declare(cint, codes.BOX.price.tribute)


# --- Build (S19) ------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_building(s: State, buffer: p_int, n: cint) -> cint:
    area: cint
    for area in range(ENGLISH):
        if why_no_building(s, area) == FINE:
            buffer[n] = A_BUILD + area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_building(s: State, area: cint) -> cint:
    """One coin, in an area that you control, and no area holds two burhs."""
    if s.coins[SAXON] < BUILD_PRICE:
        return NO_COIN
    if not s.burhs_left:
        return NO_BURH_LEFT
    if s.burh[area]:
        return BURH_THERE
    return FINE if controls(s, SAXON, area) else NO_CONTROL


@cython.cfunc
@cython.exceptval(check=False)
def build(s: State, area: cint) -> cython.void:
    """The burh marker follows: its space is counted from the burhs on the map (S20)."""
    spend(s, BUILD)
    pay(s, SAXON, BUILD_PRICE)
    s.burh[area] = 1
    s.burhs_left -= 1
    tell(s, EV_BUILT, SAXON, area, 0, 0)
    back_to_tile(s)


# --- Fyrd (S23) -------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_fyrd(s: State, buffer: p_int, n: cint) -> cint:
    """One warrior after the other, in any order of areas."""
    area: cint
    for area in range(ENGLISH):
        if why_no_fyrd(s, area) == FINE:
            buffer[n] = A_FYRD + area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_fyrd(s: State, area: cint) -> cint:
    """One coin for each Viking warrior in an area with a burh; leaders are immune, and nobody needs to stand there."""
    if s.coins[SAXON] < FYRD_PRICE:
        return NO_COIN
    if not s.burh[area]:
        return NO_BURH
    if not s.warriors[VIKING * PLACES + area]:
        return NO_WARRIOR_THERE
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def fyrd(s: State, area: cint) -> cython.void:
    """A coin for a warrior; over when nothing more can be done."""
    other: cint
    if s.phase != IN_FYRD:
        spend(s, FYRD)
        s.phase = IN_FYRD
    pay(s, SAXON, FYRD_PRICE)
    kill_warriors(s, VIKING, area, 1)
    tell(s, EV_FYRD, SAXON, area, 0, 0)
    for other in range(ENGLISH):
        if why_no_fyrd(s, other) == FINE:
            return
    back_to_tile(s)


# --- Income (S02, S03, S05, S50) --------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_income(s: State, area: cint) -> cint:
    """Each burh once, whoever stands beside it."""
    if not s.burh[area]:
        return NO_BURH
    return BURH_USED if s.harvested >> area & 1 else FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_income_coin(s: State, area: cint) -> cint:
    reason: cint = why_no_income(s, area)
    if reason == FINE and not s.bank:
        return BANK_EMPTY
    return reason


@cython.cfunc
@cython.exceptval(check=False)
def why_no_income_recruit(s: State, area: cint, unit: cint) -> cint:
    """One unit of the supply for one coin, a warrior or a leader."""
    reason: cint = why_no_income(s, area)
    if reason == FINE and s.coins[SAXON] < RECRUIT_PRICE:
        reason = NO_COIN
    return reason if reason != FINE else why_no_unit(s, SAXON, unit, IN_SUPPLY)


@cython.cfunc
@cython.exceptval(check=False)
def list_income(s: State, buffer: p_int, n: cint) -> cint:
    """Burh by burh, in the order the owner likes: a coin of one pays at the next."""
    area: cint
    unit: cint
    for area in range(ENGLISH):
        if why_no_income(s, area) == FINE:
            if why_no_income_coin(s, area) == FINE:
                buffer[n] = A_INCOME_COIN + area
                n += 1
            for unit in range(UNITS):
                if why_no_income_recruit(s, area, unit) == FINE:
                    buffer[n] = A_INCOME_RECRUIT + area * UNITS + unit
                    n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def take_income(s: State, area: cint) -> cython.void:
    begin_income(s, area)
    gain(s, SAXON, 1)
    tell(s, EV_INCOME, SAXON, area, 0, 0)
    end_income(s)


@cython.cfunc
@cython.exceptval(check=False)
def recruit_at(s: State, area: cint, unit: cint) -> cython.void:
    begin_income(s, area)
    pay(s, SAXON, RECRUIT_PRICE)
    shift_unit(s, SAXON, unit, IN_SUPPLY, area)
    tell(s, EV_RECRUITED, SAXON, area, unit, 0)
    end_income(s)


@cython.cfunc
@cython.exceptval(check=False)
def begin_income(s: State, area: cint) -> cython.void:
    if s.phase != IN_INCOME:
        spend(s, INCOME)
        s.phase = IN_INCOME
    s.harvested |= 1 << area


@cython.cfunc
@cython.exceptval(check=False)
def end_income(s: State) -> cython.void:
    """Over when no burh is left that could give anything."""
    area: cint
    unit: cint
    for area in range(ENGLISH):
        if why_no_income_coin(s, area) == FINE:
            return
        for unit in range(UNITS):
            if why_no_income_recruit(s, area, unit) == FINE:
                return
    back_to_tile(s)


# --- Tribute (S24) ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_tribute(s: State, buffer: p_int, n: cint) -> cint:
    area: cint
    for area in range(ENGLISH):
        if why_no_tribute(s, area) == FINE:
            buffer[n] = A_TRIBUTE + area
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def why_no_tribute(s: State, area: cint) -> cint:
    """One coin for the opponent, in one area where both sides stand."""
    if s.coins[SAXON] < TRIBUTE_PRICE:
        return NO_COIN
    return FINE if units(s, SAXON, area) and units(s, VIKING, area) else NOT_BOTH


@cython.cfunc
@cython.exceptval(check=False)
def pay_tribute(s: State, area: cint) -> cython.void:
    """All Vikings of the area board the Drakkar, engaged ones and leaders too: this is no Move."""
    warriors: cint = s.warriors[VIKING * PLACES + area]
    mask: cint = leaders_at(s, VIKING, area)
    spend(s, TRIBUTE)
    s.coins[SAXON] -= TRIBUTE_PRICE
    s.coins[VIKING] += TRIBUTE_PRICE
    shift(s, VIKING, area, DRAKKAR, warriors, mask)
    tell(s, EV_TRIBUTE, SAXON, area, warriors * MASKS + mask, 0)
    back_to_tile(s)


# --- the coin of a bonus ----------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_bonus_coin(s: State) -> cint:
    return FINE if s.bank else BANK_EMPTY


@cython.cfunc
@cython.exceptval(check=False)
def take_bonus_coin(s: State) -> cython.void:
    """One coin from the general supply (Bonus actions of the Anglo-Saxons)."""
    spend_bonus(s)
    gain(s, SAXON, 1)
    tell(s, EV_BONUS_COIN, SAXON, 0, 0, 0)
    back_to_tile(s)
