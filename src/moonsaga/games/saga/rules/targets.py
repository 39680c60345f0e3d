"""Raid targets: markers on the slots of Scandinavia, face down or up, and the others beside the board (Scout, Move).

The Viking knows every marker on a slot, and so those beside the board. What everybody else can hold for possible is
`possible`: one flag for each way to fill the three slots.
"""

from __future__ import annotations

from cython import bint, p_int, schar, void
from cython import int as cint

from moonsaga.games.saga import actions, events
from moonsaga.games.saga.box import codes
from moonsaga.games.saga.rules import rounds
from moonsaga.games.saga.rules.state import State
from moonsaga.kernel.cores.rng import Rng


def is_beside(s: State, marker: cint) -> bint:
    """Is this marker among those beside the board?"""
    return s.marker[0] != marker and s.marker[1] != marker and s.marker[2] != marker


def slot_of(s: State, marker: cint) -> cint:
    """The slot on which this marker lies, BESIDE if it is beside the board."""
    slot: cint
    for slot in range(codes.SLOTS):
        if s.marker[slot] == marker:
            return slot
    return codes.BESIDE


def is_hidden(s: State, slot: cint) -> bint:
    return s.marker[slot] != codes.EMPTY and not s.face_up[slot]


# --- scouting (S10) ---------------------------------------------------------------------------------------------------


def offer_scout(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    """Any marker that may be chosen, on any slot where it may be put."""
    marker: cint
    slot: cint
    if rounds.why_no_entry(s, codes.SCOUT) == codes.FINE:
        for marker in range(codes.TARGETS):
            for slot in range(codes.SLOTS):
                if why_no_scouting(s, marker, slot) == codes.FINE:
                    buffer[n] = actions.scout(marker, slot)
                    n += 1
    return n


def why_not_scout(s: State, seat: cint, marker: cint, slot: cint) -> cint:
    return rounds.why_no_entry(s, codes.SCOUT) or why_no_scouting(s, marker, slot)


def why_no_scouting(s: State, marker: cint, slot: cint) -> cint:
    """A marker from beside the board; with the option one of another slot as well."""
    if is_beside(s, marker):
        return codes.FINE
    if not s.rules.scout_all:
        return codes.TARGET_ON_BOARD
    return codes.TARGET_THERE if s.marker[slot] == marker else codes.FINE


def do_scout(s: State, seat: cint, marker: cint, slot: cint) -> void:
    """Face down on a slot; a marker that lay there joins the others beside the board, which are mixed."""
    source: cint = slot_of(s, marker)
    rounds.spend(s, codes.SCOUT)
    give_back(s, slot)
    if source == codes.BESIDE:
        imagine_scouting(s, slot)
        events.scouted(s, codes.VIKING, slot, marker)
    else:
        imagine_moving(s, source, slot)
        events.target_moved(s, codes.VIKING, slot, marker, source, s.face_up[source])
        s.marker[source] = codes.EMPTY
        s.face_up[source] = s.laid[source] = 0
    s.marker[slot] = marker
    s.face_up[slot] = 0
    s.scoutings += 1
    s.laid[slot] = s.scoutings
    s.learned += 1
    rounds.back_to_tile(s)


def give_back(s: State, slot: cint) -> void:
    """The marker of a slot goes back beside the board; if it lay face down, nobody else sees which one it was."""
    if s.marker[slot] != codes.EMPTY:
        events.target_returned(s, codes.VIKING, slot, s.marker[slot], s.face_up[slot])


# --- markers turned over and drawn (S11, S13) -------------------------------------------------------------------------


def reveal_target(s: State, slot: cint) -> void:
    """Turned over when its units leave; it stays face up on its slot (S11)."""
    s.face_up[slot] = 1
    imagine_reveal(s, slot, s.marker[slot])
    s.learned += 1
    events.target_revealed(s, codes.VIKING, slot, s.marker[slot])


def list_draws(s: State, slot: cint, outcomes: p_int) -> cint:
    """The markers beside the board. The old one of the slot goes back after the draw, so it cannot come up (S13)."""
    n: cint = 0
    marker: cint
    for marker in range(codes.TARGETS):
        if is_beside(s, marker) or (s.rules.same_target and s.marker[slot] == marker):
            outcomes[n] = marker
            n += 1
    return n


def draw_target(s: State, slot: cint, marker: cint) -> void:
    """A random marker lies face up on the slot instead of the one that was there."""
    imagine_draw(s, slot, marker)
    give_back(s, slot)
    s.marker[slot] = marker
    s.face_up[slot] = 1
    s.laid[slot] = 0
    events.target_drawn(s, codes.VIKING, slot, marker)


# --- what everybody else can hold for possible ------------------------------------------------------------------------


def weight_of(slot: cint) -> cint:
    """The number of a world has a digit for each slot: 0 for an empty one, else the marker and one."""
    return codes.FILLINGS * codes.FILLINGS if slot == 0 else codes.FILLINGS if slot == 1 else 1


def digit(world: cint, slot: cint) -> cint:
    return world // weight_of(slot) % codes.FILLINGS


def holds(world: cint, marker: cint) -> bint:
    """Does this marker lie on some slot in a world?"""
    return digit(world, 0) == marker + 1 or digit(world, 1) == marker + 1 or digit(world, 2) == marker + 1


def put_marker(world: cint, slot: cint, marker: cint) -> cint:
    """The world with this marker on the slot instead of what lay there."""
    return world + (marker + 1 - digit(world, slot)) * weight_of(slot)


def imagine_scouting(s: State, slot: cint) -> void:
    """Any marker that was beside the board may lie there now."""
    world: cint
    marker: cint
    after: schar[216] = [0] * 216
    for world in range(codes.WORLDS):
        if s.possible[world]:
            for marker in range(codes.TARGETS):
                if not holds(world, marker):
                    after[put_marker(world, slot, marker)] = 1
    for world in range(codes.WORLDS):
        s.possible[world] = after[world]


def imagine_moving(s: State, source: cint, slot: cint) -> void:
    """Everybody saw it: whatever lay on one slot lies on another now."""
    world: cint
    after: schar[216] = [0] * 216
    for world in range(codes.WORLDS):
        if s.possible[world]:
            after[put_marker(put_marker(world, slot, digit(world, source) - 1), source, codes.EMPTY)] = 1
    for world in range(codes.WORLDS):
        s.possible[world] = after[world]


def imagine_reveal(s: State, slot: cint, marker: cint) -> void:
    """All other worlds are out."""
    world: cint
    for world in range(codes.WORLDS):
        if digit(world, slot) != marker + 1:
            s.possible[world] = 0


def imagine_draw(s: State, slot: cint, marker: cint) -> void:
    """The marker that came up was not on the other slots, nor, unless it may come back, on this one."""
    world: cint
    after: schar[216] = [0] * 216
    for world in range(codes.WORLDS):
        if s.possible[world] and (
            not holds(world, marker) or (s.rules.same_target and digit(world, slot) == marker + 1)
        ):
            after[put_marker(world, slot, marker)] = 1
    for world in range(codes.WORLDS):
        s.possible[world] = after[world]


def lay_anew(s: State, rng: Rng) -> void:
    """One of the ways to fill the slots that all but the Viking hold for possible, each with the same chance."""
    world: cint
    slot: cint
    ways: cint = 0
    for world in range(codes.WORLDS):
        ways += s.possible[world]
    ways = rng.draw_below(ways)
    for world in range(codes.WORLDS):
        if s.possible[world]:
            if not ways:
                for slot in range(codes.SLOTS):
                    s.marker[slot] = digit(world, slot) - 1
                return
            ways -= 1
