"""Combats and influence contests under way: who is likely to win, and what that is worth to whom.

What lies open is counted as the rules count it. Hidden hands count by what is in them: so much on average, so much more
or less. Cards that were chosen cost what they are worth in the hand, so that none is thrown into a fight that is
won or lost anyway.
"""

from __future__ import annotations

from cython import bint, double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import rulers
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules import board_map, values
from moonsaga.games.crescent_moon.rules.cards import hand
from moonsaga.games.crescent_moon.rules.combat import contest, resolution
from moonsaga.games.crescent_moon.rules.state import State

# --- cards ------------------------------------------------------------------------------------------------------------


def combat_worth(s: State, w: Weights, kind: cint, side: cint) -> double:
    """What a card will add to a side in this combat, in half strengths."""
    special: cint = values.SPECIAL_OF[kind]
    gives: cint = values.ASSIGN_GIVES[kind]
    worth: double = 2.0 * resolution.card_bonus(s, kind, side)
    if special == codes.S_WARFARE:
        return 2.0 * (board_map.units(s, codes.WARLORD, s.active) // 2)
    if special == codes.S_CORRUPTION or special == codes.S_DESTROYER or special == codes.S_SHEIKH:
        worth += w.special_here
    elif special == codes.S_ASSASSINS:
        worth += w.assassins_here
    if gives == codes.GIVES_STRENGTH:
        worth += 2.0 * min(
            values.ASSIGN_MOST[kind],
            resolution.usable(s, kind, side, codes.ORDINARY) + resolution.usable(s, kind, side, codes.MERCENARY),
        )
    elif gives == codes.GIVES_SIEGE and side == codes.ATTACKING:
        worth += 2.0 * s.hold[s.active]
    elif gives == codes.GIVES_ARCHERS and side == codes.ATTACKING and resolution.usable(s, kind, side, codes.MERCENARY):
        worth += 2.0
    return worth


def sway_worth(s: State, w: Weights, kind: cint, seat: cint) -> double:
    """What a card will add to a ruler's side in this contest, in half influences."""
    special: cint = values.CONTEST_SPECIAL_OF[kind]
    worth: double = 2.0 * contest.contest_bonus(s, kind, seat)
    if special == codes.S_CORRUPTION:
        worth += w.special_here
    elif special == codes.S_ASSASSINS:
        worth += w.assassins_here
    return worth


def worth_here(s: State, w: Weights, kind: cint, seat: cint, side: cint) -> double:
    if s.fight == codes.COMBAT:
        return combat_worth(s, w, kind, side) if values.IN_COMBAT[kind] else 0.0
    return sway_worth(s, w, kind, seat) if values.IN_CONTEST[kind] else 0.0


def chosen_worth(s: State, w: Weights, seat: cint, side: cint) -> double:
    """The cards a ruler has chosen in secret."""
    n: cint = hand.list_hand(s, seat)
    i: cint
    total: double = 0.0
    for i in range(min(n, codes.MOST_CHOSEN)):
        if (s.chosen[seat] >> i) & 1:
            total += worth_here(s, w, values.KIND_OF[hand.held_at(s, i)], seat, side)
    return total


def hidden_worth(s: State, w: Weights, seat: cint, side: cint) -> double:
    """All that a ruler's hand could add."""
    i: cint
    total: double = 0.0
    for i in range(codes.CARDS):
        if s.place[i] == seat:
            total += worth_here(s, w, values.KIND_OF[i], seat, side)
    return min(total, w.most_hidden)


def shown_worth(s: State, w: Weights, seat: cint, side: cint) -> double:
    """Revealed cards that have not been resolved yet."""
    i: cint
    total: double = 0.0
    for i in range(codes.CARDS):
        if s.place[i] == codes.PLAYED + seat and not s.mark[i]:
            total += worth_here(s, w, values.KIND_OF[i], seat, side)
    return total


def price_of_choice(s: State, w: Weights, seat: cint) -> double:
    """What the chosen cards would have been good for later: events are gone, the others come back next year."""
    n: cint = hand.list_hand(s, seat)
    i: cint
    kind: cint
    total: double = 0.0
    for i in range(min(n, codes.MOST_CHOSEN)):
        if not (s.chosen[seat] >> i) & 1:
            continue
        kind = values.KIND_OF[hand.held_at(s, i)]
        if values.TYPE_OF[kind] == codes.STRATEGY:
            total += rulers.unit_worth(s, w, seat) * (board_map.units(s, seat, s.active) // 2)
        elif values.TYPE_OF[kind] == codes.EVENT or not rulers.years_left(s):
            total += w.card_spent + rulers.card_worth(s, w, seat, kind)
        else:
            total += w.card_spent + rulers.card_worth(s, w, seat, kind) * w.card_wait * (codes.ROUNDS - s.round)
    return total


def saved_units(s: State, seat: cint) -> cint:
    """Units that chosen cards keep from being lost."""
    n: cint = hand.list_hand(s, seat)
    i: cint
    kind: cint
    total: cint = 0
    for i in range(min(n, codes.MOST_CHOSEN)):
        kind = values.KIND_OF[hand.held_at(s, i)]
        if (s.chosen[seat] >> i) & 1 and values.ASSIGN_GIVES[kind] == codes.GIVES_SAVE:
            total += values.ASSIGN_MOST[kind]
    return total


# --- sides ------------------------------------------------------------------------------------------------------------


def takes_part(s: State, seat: cint) -> bint:
    """In a contest: will this ruler be asked for a side?"""
    if s.phase > codes.WINDOW:
        return s.side[seat] >= 0
    if seat == codes.MURSHID and (s.influence[s.active] == codes.MURSHID or board_map.murshid_beside(s, s.active)):
        return True
    return board_map.has_presence(s, seat, s.active)


def likely_side(s: State, w: Weights, seat: cint) -> cint:
    """On whose side a ruler is or will probably be; NOBODY for one who stands apart."""
    owner: cint
    if seat == s.attacker:
        return codes.ATTACKING
    if s.fight == codes.COMBAT:
        if seat == s.defender:
            return codes.DEFENDING
        if seat != codes.MURSHID or not (s.reach or s.phase <= codes.WINDOW):
            return codes.NOBODY
        if s.meddles >= 0 or s.phase > codes.REVEAL:
            return s.meddles
        if s.pact_payer >= 0:
            return codes.ATTACKING if s.pact_payer == s.attacker else codes.DEFENDING
        return codes.DEFENDING if s.base[s.attacker] > s.base[s.defender] else codes.ATTACKING
    if not takes_part(s, seat):
        return codes.NOBODY
    if s.phase >= codes.REVEAL or (s.phase == codes.DECLARE and seat < s.who):
        return s.side[seat]
    owner = s.influence[s.active]
    if seat == owner:
        return codes.DEFENDING
    if seat == codes.MURSHID and s.pact_payer >= 0 and s.pact_payer != codes.MURSHID:
        return likely_side(s, w, s.pact_payer)
    if seat == s.pact_payer or owner < 0 or not harms_leader(s, w, owner):
        return codes.DEFENDING
    return codes.ATTACKING


def harms_leader(s: State, w: Weights, owner: cint) -> bint:
    """Is it better for whoever looks on that the attacker wins a contest? Who is likely to win should have less."""
    gain: double = rulers.token_worth(s, w, s.attacker, s.active) * s.share[s.attacker]
    return gain < rulers.token_worth(s, w, owner, s.active) * s.share[owner]


def may_desert(s: State, seat: cint, side: cint) -> bint:
    """A supporter in a contest whom the attacker counts on, but who has not declared himself yet."""
    if s.fight == codes.COMBAT or seat == s.attacker or side != codes.ATTACKING:
        return False
    return s.phase < codes.DECLARE or (s.phase == codes.DECLARE and seat >= s.who)


# --- who wins ---------------------------------------------------------------------------------------------------------


def open_lead(s: State, w: Weights) -> double:
    """By how many half strengths the attacker leads in what lies open."""
    seat: cint
    side: cint
    force_a: cint = 0
    force_d: cint = 0
    civil: cint = 0
    total: cint
    if s.fight == codes.COMBAT:
        return 2.0 * (resolution.strength(s, codes.ATTACKING) - resolution.strength(s, codes.DEFENDING))
    total = s.bonus[codes.ATTACKING] - s.bonus[codes.DEFENDING]
    for seat in range(s.rules.seats):
        side = likely_side(s, w, seat)
        if side == codes.ATTACKING:
            force_a |= contest.has_force(s, seat)
            total += contest.has_settlement(s, seat) if seat == s.attacker else contest.is_civil(s, seat)
        elif side == codes.DEFENDING:
            force_d |= contest.has_force(s, seat)
            civil += contest.is_civil(s, seat)
    if not s.rules.civil_each:
        civil = min(civil, 1)
    return 2.0 * (total + force_a - force_d - civil)


def chance_to_win(s: State, w: Weights, viewer: cint) -> double:
    """How likely the attacker wins, for one who knows the viewer's choice and nobody else's."""
    seat: cint
    side: cint
    sign: double
    hidden: double
    ahead: double
    spread: double = 0.0
    if s.winner_side >= 0:
        return 1.0 if s.winner_side == codes.ATTACKING else 0.0
    ahead = open_lead(s, w)
    for seat in range(s.rules.seats):
        side = likely_side(s, w, seat)
        if side < 0:
            continue
        sign = 1.0 if side == codes.ATTACKING else -1.0
        if may_desert(s, seat, side):
            ahead -= w.doubt
            spread += 2.0 * w.doubt
        if s.phase > codes.REVEAL:
            ahead += sign * shown_worth(s, w, seat, side)
        elif seat == viewer and s.chosen[seat] >= 0:
            ahead += sign * chosen_worth(s, w, seat, side)
        else:
            hidden = hidden_worth(s, w, seat, side)
            if s.fight == codes.COMBAT and seat == codes.MURSHID and seat != s.attacker and seat != s.defender:
                hidden *= 1.0 if s.pact_payer >= 0 or seat == viewer else w.unpaid
            hidden *= w.used_of_own if seat == viewer else w.used
            ahead += sign * hidden
            spread += hidden
    return odds(s, w, ahead, spread)


def odds(s: State, w: Weights, ahead: double, spread: double) -> double:
    """From a lead, give or take so much, to a chance; a tie is the attacker's, or the Murshid's to decide."""
    chance: double
    if s.influence[s.active] == codes.MURSHID and s.attacker != codes.MURSHID:
        ahead -= 1.0
    else:
        ahead += 1.0
    spread = max(spread, 1.0)
    chance = (ahead + spread) / (2.0 * spread)
    return max(1.0 - w.certain, min(w.certain, chance))


# --- what it is worth -------------------------------------------------------------------------------------------------


def stake(s: State, w: Weights, seat: cint) -> double:
    """What a ruler gains if the attacker wins, in points; negative if he loses by it."""
    h: cint = s.active
    if s.fight != codes.COMBAT:
        if seat == s.attacker:
            return rulers.token_worth(s, w, seat, h)
        return -rulers.token_worth(s, w, seat, h) if s.influence[h] == seat else 0.0
    if seat == s.attacker:
        return (
            rulers.hex_worth(s, w, seat, h)
            + w.stake_unit * rulers.unit_worth(s, w, seat) * board_map.units(s, seat, h)
            + plunder(s, w)
        )
    if seat == s.defender:
        return (
            -rulers.hex_worth(s, w, seat, h)
            - w.stake_unit * rulers.unit_worth(s, w, seat) * board_map.units(s, seat, h)
            - w.stronghold * s.hold[h]
        )
    if seat == codes.SULTAN and s.town[h]:
        return -(w.settlement_sacked if s.attacker == codes.WARLORD else w.settlement_lost) * rulers.settlement_worth(
            s, w, h
        )
    return 0.0


def plunder(s: State, w: Weights) -> double:
    """What the attacker takes if he wins: the Warlord's spoils, coins, or a captured stronghold."""
    h: cint = s.active
    seat: cint = s.attacker
    coins: cint = s.hold[h]
    total: double = 0.0
    if s.town[h] and seat != codes.SULTAN:
        coins += values.SACK_TOWN if s.town[h] == codes.TOWN else values.SACK_CITY
    if seat == codes.WARLORD:
        if s.hold[h]:
            total += values.SPOIL_FORT if s.hold[h] == codes.FORT else values.SPOIL_CASTLE
        if s.palace == h:
            total += values.SPOIL_PALACE
        if s.town[h]:
            total += values.SPOIL_TOWN if s.town[h] == codes.TOWN else values.SPOIL_CITY
    else:
        total += w.stronghold_taken * s.hold[h]
    return total + coins * rulers.coin_worth(s, w, seat)


def add_casualties(s: State, w: Weights, viewer: cint) -> void:
    """Both sides lose half of the other's strength; the Warlord scores what his enemies lose."""
    lost_a: double = min(resolution.strength(s, codes.DEFENDING) // 2, board_map.units(s, s.attacker, s.active))
    lost_d: double = min(resolution.strength(s, codes.ATTACKING) // 2, board_map.units(s, s.defender, s.active))
    if s.winner_side >= 0:
        return
    if s.chosen[viewer] > 0 and s.phase == codes.COMMIT:
        if viewer == s.attacker:
            lost_a = max(0.0, lost_a - saved_units(s, viewer))
        elif viewer == s.defender:
            lost_d = max(0.0, lost_d - saved_units(s, viewer))
    rulers.add_prospects(s, s.attacker, -lost_a * rulers.unit_worth(s, w, s.attacker))
    rulers.add_prospects(s, s.defender, -lost_d * rulers.unit_worth(s, w, s.defender))
    if s.attacker == codes.WARLORD:
        rulers.add_prospects(s, codes.WARLORD, values.SPOIL_UNIT * lost_d)
    elif s.defender == codes.WARLORD:
        rulers.add_prospects(s, codes.WARLORD, values.SPOIL_UNIT * lost_a)


def add_fight(s: State, w: Weights, viewer: cint) -> void:
    """A fight under way becomes part of everybody's prospects.

    In a combat both sides are still counted as holding the hex: what the attacker has not won yet is taken off.
    """
    chance: double = chance_to_win(s, w, viewer)
    seat: cint
    gain: double
    paid: double
    if s.fight == codes.COMBAT:
        add_casualties(s, w, viewer)
    for seat in range(s.rules.seats):
        gain = stake(s, w, seat)
        if s.fight == codes.COMBAT and seat == s.attacker:
            rulers.add_prospects(s, seat, chance * plunder(s, w) - (1.0 - chance) * (gain - plunder(s, w)))
        elif gain:
            rulers.add_prospects(s, seat, chance * gain)
    if s.pact_payer >= 0 and s.winner_side < 0:
        paid = s.pact_price * (chance if likely_side(s, w, s.pact_payer) == codes.ATTACKING else 1.0 - chance)
        rulers.add_prospects(s, s.pact_payer, -paid)
        rulers.add_prospects(s, codes.MURSHID, paid)
    if s.phase == codes.COMMIT and s.chosen[viewer] > 0:
        rulers.add_prospects(s, viewer, -price_of_choice(s, w, viewer))
