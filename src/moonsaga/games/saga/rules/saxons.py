"""Actions of the Anglo-Saxons: Build, Fyrd, Income, Tribute, and the coin of a bonus."""

from __future__ import annotations

from cython import int as cint
from cython import p_int, void

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import rounds, state, values
from moonsaga.games.saga.rules.state import State

# --- Build (S19) ------------------------------------------------------------------------------------------------------


def offer_build(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    area: cint
    if rounds.why_no_entry(s, codes.BUILD) == codes.FINE:
        for area in range(codes.ENGLISH):
            if why_no_building(s, area) == codes.FINE:
                buffer[n] = actions.build(area)
                n += 1
    return n


def why_not_build(s: State, seat: cint, area: cint) -> cint:
    """While Income goes on, the other action of a tile with a stroke is not late but given up."""
    reason: cint = rounds.why_no_entry(s, codes.BUILD)
    if s.phase == codes.IN_INCOME:
        return codes.OTHER_CHOSEN if reason == codes.OTHER_CHOSEN else codes.WRONG_MOMENT
    return reason or why_no_building(s, area)


def why_no_building(s: State, area: cint) -> cint:
    """One coin, in an area that you control, and no area holds two burhs."""
    if s.coins[codes.SAXON] < values.BUILD_PRICE:
        return codes.NO_COIN
    if not s.burhs_left:
        return codes.NO_BURH_LEFT
    if s.burh[area]:
        return codes.BURH_THERE
    return codes.FINE if state.controls(s, codes.SAXON, area) else codes.NO_CONTROL


def do_build(s: State, seat: cint, area: cint) -> void:
    """The burh marker follows: its space is counted from the burhs on the map (S20)."""
    rounds.spend(s, codes.BUILD)
    state.pay(s, codes.SAXON, values.BUILD_PRICE)
    s.burh[area] = 1
    s.burhs_left -= 1
    events.built(s, codes.SAXON, area)
    rounds.back_to_tile(s)


# --- Fyrd (S23) -------------------------------------------------------------------------------------------------------


def offer_fyrd(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """One warrior after the other, in any order of areas."""
    area: cint
    if rounds.why_not_begin(s, codes.FYRD) == codes.FINE:
        for area in range(codes.ENGLISH):
            if why_no_fyrd(s, area) == codes.FINE:
                buffer[n] = actions.fyrd(area)
                n += 1
    return n


def why_not_fyrd(s: State, seat: cint, area: cint) -> cint:
    return rounds.why_not_begin(s, codes.FYRD) or why_no_fyrd(s, area)


def why_no_fyrd(s: State, area: cint) -> cint:
    """One coin for each Viking warrior in an area with a burh; leaders are immune, and nobody needs to stand there."""
    if s.coins[codes.SAXON] < values.FYRD_PRICE:
        return codes.NO_COIN
    if not s.burh[area]:
        return codes.NO_BURH
    if not s.warriors[codes.VIKING * codes.PLACES + area]:
        return codes.NO_WARRIOR_THERE
    return codes.FINE


def do_fyrd(s: State, seat: cint, area: cint) -> void:
    """A coin for a warrior; over when nothing more can be done."""
    other: cint
    if s.phase != codes.IN_FYRD:
        rounds.spend(s, codes.FYRD)
        s.phase = codes.IN_FYRD
    state.pay(s, codes.SAXON, values.FYRD_PRICE)
    state.kill_warriors(s, codes.VIKING, area, 1)
    events.fyrd(s, codes.SAXON, area)
    for other in range(codes.ENGLISH):
        if why_no_fyrd(s, other) == codes.FINE:
            return
    rounds.back_to_tile(s)


# --- Income (S02, S03, S05, S50) --------------------------------------------------------------------------------------


def offer_income_coin(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Burh by burh, in the order the owner likes: a coin of one pays at the next. Units are listed with the coins."""
    area: cint
    unit: cint
    if rounds.why_not_begin(s, codes.INCOME) != codes.FINE:
        return n
    for area in range(codes.ENGLISH):
        if why_no_income(s, area) == codes.FINE:
            if why_no_income_coin(s, area) == codes.FINE:
                buffer[n] = actions.income_coin(area)
                n += 1
            for unit in range(codes.UNITS):
                if why_no_income_recruit(s, area, unit) == codes.FINE:
                    buffer[n] = actions.income_recruit(area, unit)
                    n += 1
    return n


def offer_income_recruit(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Nothing more: each burh's units stand behind its coin."""
    return n


def why_not_income_coin(s: State, seat: cint, area: cint) -> cint:
    return rounds.why_not_begin(s, codes.INCOME) or why_no_income_coin(s, area)


def why_not_income_recruit(s: State, seat: cint, area: cint, unit: cint) -> cint:
    return rounds.why_not_begin(s, codes.INCOME) or why_no_income_recruit(s, area, unit)


def why_no_income(s: State, area: cint) -> cint:
    """Each burh once, also where other pieces stand beside it."""
    if not s.burh[area]:
        return codes.NO_BURH
    return codes.BURH_USED if s.harvested >> area & 1 else codes.FINE


def why_no_income_coin(s: State, area: cint) -> cint:
    reason: cint = why_no_income(s, area)
    if reason == codes.FINE and not s.bank:
        return codes.BANK_EMPTY
    return reason


def why_no_income_recruit(s: State, area: cint, unit: cint) -> cint:
    """One unit of the supply for one coin, a warrior or a leader."""
    reason: cint = why_no_income(s, area)
    if reason == codes.FINE and s.coins[codes.SAXON] < values.RECRUIT_PRICE:
        reason = codes.NO_COIN
    return reason if reason != codes.FINE else state.why_no_unit(s, codes.SAXON, unit, codes.IN_SUPPLY)


def do_income_coin(s: State, seat: cint, area: cint) -> void:
    begin_income(s, area)
    state.gain(s, codes.SAXON, 1)
    events.income(s, codes.SAXON, area)
    end_income(s)


def do_income_recruit(s: State, seat: cint, area: cint, unit: cint) -> void:
    begin_income(s, area)
    state.pay(s, codes.SAXON, values.RECRUIT_PRICE)
    state.shift_unit(s, codes.SAXON, unit, codes.IN_SUPPLY, area)
    events.recruited(s, codes.SAXON, area, unit)
    end_income(s)


def begin_income(s: State, area: cint) -> void:
    if s.phase != codes.IN_INCOME:
        rounds.spend(s, codes.INCOME)
        s.phase = codes.IN_INCOME
    s.harvested |= 1 << area


def end_income(s: State) -> void:
    """Over when no burh is left that could give anything."""
    area: cint
    unit: cint
    for area in range(codes.ENGLISH):
        if why_no_income_coin(s, area) == codes.FINE:
            return
        for unit in range(codes.UNITS):
            if why_no_income_recruit(s, area, unit) == codes.FINE:
                return
    rounds.back_to_tile(s)


# --- Tribute (S24) ----------------------------------------------------------------------------------------------------


def offer_tribute(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    area: cint
    if rounds.why_no_entry(s, codes.TRIBUTE) == codes.FINE:
        for area in range(codes.ENGLISH):
            if why_no_tribute(s, area) == codes.FINE:
                buffer[n] = actions.tribute(area)
                n += 1
    return n


def why_not_tribute(s: State, seat: cint, area: cint) -> cint:
    return rounds.why_no_entry(s, codes.TRIBUTE) or why_no_tribute(s, area)


def why_no_tribute(s: State, area: cint) -> cint:
    """One coin for the opponent, in one area where both sides stand."""
    if s.coins[codes.SAXON] < values.TRIBUTE_PRICE:
        return codes.NO_COIN
    return codes.FINE if state.units(s, codes.SAXON, area) and state.units(s, codes.VIKING, area) else codes.NOT_BOTH


def do_tribute(s: State, seat: cint, area: cint) -> void:
    """All Vikings of the area board the Drakkar, engaged ones and leaders too: this is no Move."""
    warriors: cint = s.warriors[codes.VIKING * codes.PLACES + area]
    mask: cint = state.leaders_at(s, codes.VIKING, area)
    rounds.spend(s, codes.TRIBUTE)
    s.coins[codes.SAXON] -= values.TRIBUTE_PRICE
    s.coins[codes.VIKING] += values.TRIBUTE_PRICE
    state.shift(s, codes.VIKING, area, codes.DRAKKAR, warriors, mask)
    events.tribute(s, codes.SAXON, area, warriors, mask)
    rounds.back_to_tile(s)


# --- the coin of a bonus ----------------------------------------------------------------------------------------------


def why_not_bonus_coin(s: State, seat: cint) -> cint:
    reason: cint = rounds.why_no_coin_bonus(s)
    return codes.BANK_EMPTY if reason == codes.FINE and not s.bank else reason


def do_bonus_coin(s: State, seat: cint) -> void:
    """One coin from the general supply (Bonus actions of the Anglo-Saxons)."""
    rounds.spend_bonus(s)
    state.gain(s, codes.SAXON, 1)
    events.bonus_coin(s, codes.SAXON)
    rounds.back_to_tile(s)
