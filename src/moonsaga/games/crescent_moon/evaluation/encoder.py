"""What a ruler may know of a position, as numbers for a net: each ruler's block, the viewer's first, then the table.

What the evaluation computes too is computed by its functions. Hands are the only part of it that hides something: of
other hands the known cards count, and how many others there are. What each number is, in the same order, says
`inputs` in the folder of the game.
"""

from __future__ import annotations

from cython import bint, double, p_double, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.evaluation import deals, fights, rulers
from moonsaga.games.crescent_moon.evaluation.weights import Weights
from moonsaga.games.crescent_moon.rules import board_map, course, values
from moonsaga.games.crescent_moon.rules import year as rules_year
from moonsaga.games.crescent_moon.rules.cards import hand, market
from moonsaga.games.crescent_moon.rules.combat import resolution
from moonsaga.games.crescent_moon.rules.state import State

UNKNOWN_CARD: double = 0.5  # points that a card counts which the viewer does not know
MOST_COINS: cint = 10  # a number each for at least so many coins


def encode(s: State, w: Weights, viewer: cint, inputs: p_double) -> cint:
    """Write all numbers; say how many."""
    seats: cint = s.rules.seats
    i: cint
    seat: cint
    n: cint = 0
    s.viewer = viewer
    survey_hands(s, w)
    rulers.survey_threats(s)
    survey_prey(s, w)
    for i in range(seats):
        n = write_prospects(s, w, (viewer + i) % seats, inputs, n)
    rulers.share_out(s, w)
    for i in range(seats):
        seat = (viewer + i) % seats
        n = write_standing(s, seat, inputs, n)
        n = write_time(s, seat, inputs, n)
        n = write_pieces(s, seat, inputs, n)
        n = write_cards(s, seat, inputs, n)
        n = write_reach(s, seat, inputs, n)
        n = write_part(s, w, seat, inputs, n)
    n = write_course(s, inputs, n)
    n = write_offer(s, w, inputs, n)
    n = write_announced(s, inputs, n)
    n = write_fight(s, w, inputs, n)
    return write_deal(s, w, inputs, n)


def put(inputs: p_double, n: cint, number: double) -> cint:
    """Write one number; the place of the next."""
    inputs[n] = 1.0 * number  # interpreted it may be a whole number
    return n + 1


def put_one_of(inputs: p_double, n: cint, which: cint, count: cint) -> cint:
    """A 1 at the place of one of so many, and 0 elsewhere; nothing but 0 if it is none of them."""
    i: cint
    for i in range(count):
        inputs[n + i] = 0.0
    if 0 <= which < count:
        inputs[n + which] = 1.0
    return n + count


# --- cards that the viewer knows --------------------------------------------------------------------------------------


def is_seen(s: State, card: cint) -> bint:
    return (s.knows[card] >> s.viewer) & 1


def survey_hands(s: State, w: Weights) -> void:
    """What each ruler holds as far as the viewer knows, and what lies spent."""
    seat: cint
    i: cint
    kind: cint
    for seat in range(codes.SEATS):
        s.cards_known[seat] = s.cards_spent[seat] = 0
        s.hand_points[seat] = s.hand_strength[seat] = s.hand_influence[seat] = 0.0
        s.hand_actions[seat] = s.hand_anytime[seat] = 0
    for i in range(codes.CARDS):
        seat = s.place[i]
        kind = values.KIND_OF[i]
        if seat < codes.SEATS:
            if not is_seen(s, i):
                continue
            s.cards_known[seat] += 1
            s.hand_points[seat] += rulers.held_worth(s, w, seat, kind)
            s.hand_strength[seat] += values.COMBAT_WORTH[kind] + w.combat_special[values.SPECIAL_OF[kind]]
            s.hand_influence[seat] += values.CONTEST_WORTH[kind] + w.contest_special[values.CONTEST_SPECIAL_OF[kind]]
            if values.ACTION_OF[kind]:
                s.hand_actions[seat] += 1
            if values.ANYTIME_OF[kind]:
                s.hand_anytime[seat] += 1
        elif seat < codes.SPENT + codes.SEATS:
            seat -= codes.SPENT
            s.cards_spent[seat] += 1
            s.hand_points[seat] += rulers.spent_worth(s, w, seat, kind)
    for seat in range(s.rules.seats):  # last of all: in another order sums may differ in their last bit
        s.hand_points[seat] += (s.hand[seat] - s.cards_known[seat]) * UNKNOWN_CARD * rulers.leisure(s, w, seat)


# --- what can be taken from whom --------------------------------------------------------------------------------------


def survey_prey(s: State, w: Weights) -> void:
    """The hexes that each ruler could attack with at least the strength that defends them; the best of each owner."""
    h: cint
    seat: cint
    owner: cint
    own: cint
    force: cint
    worth: double
    for seat in range(codes.SEATS):
        s.stronger[seat] = s.even[seat] = s.under[seat] = s.open_hexes[seat] = 0
        s.best_take[seat] = s.next_take[seat] = 0.0
    for h in range(codes.SEATS * codes.SEATS):
        s.take[h] = 0.0
    for h in range(s.hexes):
        owner = board_map.controller(s, h)
        own = rulers.defence(s, owner, h) if owner >= 0 else 0
        for seat in range(s.rules.seats):
            force = s.threats[seat * codes.HEXES + h]
            if not force or seat == owner:
                continue
            if owner < 0:
                s.open_hexes[seat] += 1
                continue
            if force < own:
                continue
            s.under[owner] += 1
            if force > own:
                s.stronger[seat] += 1
            else:
                s.even[seat] += 1
            worth = rulers.hex_worth(s, w, seat, h)
            if seat == codes.WARLORD:
                worth += rulers.spoils_at(s, h, force)
            if worth > s.best_take[seat]:
                s.next_take[seat] = s.best_take[seat]
                s.best_take[seat] = worth
            elif worth > s.next_take[seat]:
                s.next_take[seat] = worth
            s.take[seat * codes.SEATS + owner] = max(s.take[seat * codes.SEATS + owner], worth)


# --- the block of a ruler ---------------------------------------------------------------------------------------------


def write_prospects(s: State, w: Weights, seat: cint, inputs: p_double, n: cint) -> cint:
    """The parts of the evaluation's prospects, in points; their sum becomes the base of the chances."""
    sheet: double = rulers.sheet(s, w, seat)
    purse: double = rulers.purse(s, w, seat)
    army: double = rulers.army(s, w, seat)
    held: double = rulers.full_hand(w, s.hand_points[seat])
    openings: double = rulers.openings(s, w, seat)
    danger: double = rulers.danger(s, w, seat)
    usual: double = rulers.expected(s, w, seat)
    prey: double = rulers.prey(s, w) if seat == codes.WARLORD else 0.0
    s.base[seat] = s.points[seat] + sheet + purse + army + held + openings + usual + prey - danger
    s.base[seat] += w.action * rulers.actions_left(s, seat)
    n = put_one_of(inputs, n, seat, codes.SEATS)
    n = put(inputs, n, s.points[seat] / 40.0)
    n = put(inputs, n, sheet / 20.0)
    n = put(inputs, n, purse / 5.0)
    n = put(inputs, n, army / 10.0)
    n = put(inputs, n, held / 5.0)
    n = put(inputs, n, openings / 5.0)
    n = put(inputs, n, danger / 10.0)
    n = put(inputs, n, usual / 15.0)
    n = put(inputs, n, prey / 5.0)
    return put(inputs, n, s.base[seat] / 60.0)


def write_standing(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """Who leads: the chance by the prospects, the lead in them and in points."""
    other: cint
    ahead: double = 1000.0
    scored: double = 1000.0
    for other in range(s.rules.seats):
        if other != seat:
            ahead = min(ahead, s.base[seat] - s.base[other])
            scored = min(scored, s.points[seat] - s.points[other])
    n = put(inputs, n, s.share[seat])
    n = put(inputs, n, ahead / 15.0)
    return put(inputs, n, scored / 15.0)


def write_time(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """Whose action it is, who is asked, and how many actions are to come."""
    n = put(inputs, n, s.seat == seat)
    n = put(inputs, n, course.acting(s) >= 0 and course.may_act(s, seat))
    n = put(inputs, n, seat < s.seat or (seat == s.seat and s.phase != codes.ACT))
    return put(inputs, n, rulers.actions_left(s, seat) / 16.0)


def write_pieces(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """Coins, pieces on the map and beside it."""
    h: cint
    ordinary: cint = 0
    mercenaries: cint = 0
    forts: cint = 0
    castles: cint = 0
    tokens: cint = 0
    towns: cint = 0
    ground: cint[5] = [0] * 5
    for h in range(s.hexes):
        ordinary += s.ordinary[seat * codes.HEXES + h]
        mercenaries += s.mercs[seat * codes.HEXES + h]
        if s.influence[h] == seat:
            tokens += 1
        if s.lord[h] == seat and s.hold[h]:
            if s.hold[h] == codes.FORT:
                forts += 1
            else:
                castles += 1
        if (s.strong[seat] >> h) & 1:
            ground[board_map.terrain(s, h)] += 1
            if s.town[h]:
                towns += 1
    n = put(inputs, n, s.coins[seat] / 20.0)
    for h in range(MOST_COINS):
        n = put(inputs, n, s.coins[seat] > h)
    n = put(inputs, n, rules_year.income(s, seat) / 8.0)
    n = put(inputs, n, s.reserve[seat] / 8.0)
    n = put(inputs, n, s.supply[seat] / 10.0)
    n = put(inputs, n, ordinary / 15.0)
    n = put(inputs, n, mercenaries / 8.0)
    n = put(inputs, n, s.forts[seat] / 6.0)
    n = put(inputs, n, s.castles[seat] / 3.0)
    n = put(inputs, n, s.tokens[seat] / 8.0)
    n = put(inputs, n, forts / 4.0)
    n = put(inputs, n, castles / 3.0)
    n = put(inputs, n, tokens / 8.0)
    n = put(inputs, n, towns / 4.0)
    n = put(inputs, n, board_map.count_bits(s.strong[seat]) / 8.0)
    n = put(inputs, n, board_map.count_bits(s.present[seat]) / 10.0)
    for h in range(5):
        n = put(inputs, n, ground[h] / 4.0)
    return n


def write_cards(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """The hand as far as the viewer knows it, cards that lie spent, and how many of the market can be paid."""
    place: cint
    payable: cint = 0
    for place in range(codes.MARKET_PLACES):
        if s.shop[place] >= 0 and s.coins[seat] >= market.price_of(s, seat, place):
            payable += 1
    n = put(inputs, n, s.hand[seat] / 8.0)
    n = put(inputs, n, s.cards_known[seat] / 8.0)
    n = put(inputs, n, (s.hand[seat] - s.cards_known[seat]) / 8.0)
    n = put(inputs, n, s.cards_spent[seat] / 6.0)
    n = put(inputs, n, s.hand_strength[seat] / 10.0)
    n = put(inputs, n, s.hand_influence[seat] / 10.0)
    n = put(inputs, n, s.hand_actions[seat] / 3.0)
    n = put(inputs, n, s.hand_anytime[seat] / 2.0)
    return put(inputs, n, payable / 9.0)


def write_reach(s: State, seat: cint, inputs: p_double, n: cint) -> cint:
    """What this ruler could take now, from whom, and how much of theirs could be taken."""
    i: cint
    n = put(inputs, n, s.stronger[seat] / 5.0)
    n = put(inputs, n, s.even[seat] / 5.0)
    n = put(inputs, n, s.under[seat] / 5.0)
    n = put(inputs, n, s.open_hexes[seat] / 5.0)
    n = put(inputs, n, s.best_take[seat] / 10.0)
    n = put(inputs, n, s.next_take[seat] / 10.0)
    for i in range(s.rules.seats):
        n = put(inputs, n, s.take[seat * codes.SEATS + (s.viewer + i) % s.rules.seats] / 10.0)
    return n


def write_part(s: State, w: Weights, seat: cint, inputs: p_double, n: cint) -> cint:
    """This ruler's part in a combat or contest: side, stake, cards that the viewer knows, pact."""
    side: cint
    i: cint
    known: double = 0.0
    if not is_fighting(s):
        for i in range(10):
            inputs[n + i] = 0.0
        return n + 10
    side = fights.likely_side(s, w, seat)
    if side >= 0:
        known = fights.shown_worth(s, w, seat, side)
        for i in range(codes.CARDS):
            if s.place[i] == seat and is_seen(s, i):
                known += fights.worth_here(s, w, values.KIND_OF[i], seat, side)
    n = put(inputs, n, s.attacker == seat)
    n = put(inputs, n, s.defender == seat)
    n = put(inputs, n, side == codes.ATTACKING)
    n = put(inputs, n, side == codes.DEFENDING)
    n = put(inputs, n, fights.stake(s, w, seat) / 10.0)
    n = put(inputs, n, known / 8.0)
    n = put(inputs, n, s.chosen[seat] >= 0)
    n = put(inputs, n, fights.chosen_worth(s, w, seat, side) / 8.0 if seat == s.viewer and s.chosen[seat] > 0 else 0.0)
    n = put(inputs, n, s.pact_payer == seat)
    return put(inputs, n, s.pact_with == seat)


def is_fighting(s: State) -> bint:
    return s.fight and s.phase > codes.OPEN_FIGHT and s.phase != codes.OVER


# --- the table --------------------------------------------------------------------------------------------------------


def write_course(s: State, inputs: p_double, n: cint) -> cint:
    """Year, round and phase."""
    n = put(inputs, n, rulers.rounds_left(s) / 12.0)
    n = put_one_of(inputs, n, rulers.years_left(s), 4)
    n = put_one_of(inputs, n, s.round, codes.ROUNDS)
    n = put_one_of(inputs, n, s.phase, codes.DISCARDING)
    return put(inputs, n, hand.overfull(s) >= 0)


def write_offer(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """What is on sale, by what it is worth to the viewer, and the viewer's own cards by title."""
    i: cint
    card: cint
    for i in range(codes.MARKET_PLACES + codes.SULTANS_PLACES):
        card = s.shop[i]
        n = put(inputs, n, card >= 0)
        n = put(inputs, n, rulers.card_worth(s, w, s.viewer, values.KIND_OF[card]) / 2.0 if card >= 0 else 0.0)
        if i < codes.MARKET_PLACES:
            n = put(inputs, n, card >= 0 and s.coins[s.viewer] >= market.price_of(s, s.viewer, i))
    for i in range(codes.KINDS):
        inputs[n + i] = 0.0
    for i in range(codes.CARDS):
        if s.place[i] == s.viewer:
            inputs[n + values.KIND_OF[i]] += 0.5
    return n + codes.KINDS


def write_announced(s: State, inputs: p_double, n: cint) -> cint:
    """What the action under way still allows, and what supplies all share."""
    i: cint
    n = put(inputs, n, s.to_build / 3.0)
    n = put(inputs, n, s.to_move / 3.0)
    n = put(inputs, n, s.to_recruit / 3.0)
    n = put(inputs, n, s.to_place / 2.0)
    n = put(inputs, n, s.to_choose / 2.0)
    n = put(inputs, n, s.discount / 4.0)
    n = put(inputs, n, s.boats)
    n = put(inputs, n, s.marching)
    for i in range(4):
        n = put(inputs, n, (s.bought >> i) & 1)
    n = put_one_of(inputs, n, s.action_card, 9)
    n = put(inputs, n, s.towns / 6.0)
    return put(inputs, n, s.cities / 4.0)


def write_fight(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """The combat or contest under way: place, lead, losses, the Murshid's part."""
    i: cint
    h: cint = s.active
    lead: double
    if not is_fighting(s):
        for i in range(24):
            inputs[n + i] = 0.0
        return n + 24
    lead = fights.open_lead(s, w)
    n = put_one_of(inputs, n, s.fight - 1, 2)
    n = put(inputs, n, lead / 8.0)
    n = put(inputs, n, lead > 0.0)
    n = put(inputs, n, lead == 0.0)
    n = put(inputs, n, resolution.strength(s, codes.ATTACKING) / 8.0 if s.fight == codes.COMBAT else 0.0)
    n = put(inputs, n, resolution.strength(s, codes.DEFENDING) / 8.0 if s.fight == codes.COMBAT else 0.0)
    n = put_one_of(inputs, n, board_map.terrain(s, h), 5)
    n = put_one_of(inputs, n, s.town[h] - 1, 2)
    n = put_one_of(inputs, n, s.hold[h] - 1, 2)
    n = put(inputs, n, s.palace == h)
    n = put(inputs, n, s.influence[h] == codes.MURSHID)
    n = put(inputs, n, s.reach)
    n = put_one_of(inputs, n, s.winner_side, 2)
    n = put(inputs, n, s.loss_a / 5.0)
    n = put(inputs, n, s.loss_d / 5.0)
    return put(inputs, n, s.pact_price / 5.0)


def write_deal(s: State, w: Weights, inputs: p_double, n: cint) -> cint:
    """The deal on the table: its object and price, what it is worth to both, and the limits within which they agree."""
    i: cint
    if not s.deal:
        for i in range(10):
            inputs[n + i] = 0.0
        return n + 10
    deals.weigh_deal(s, w)
    n = put_one_of(inputs, n, s.deal - 1, 3)
    n = put(inputs, n, s.deal_units / 2.0)
    n = put(inputs, n, s.price >= 0)
    n = put(inputs, n, max(s.price, 0) / 10.0)
    n = put(inputs, n, s.gain[codes.BUYER] / 3.0)
    n = put(inputs, n, s.gain[codes.SELLER] / 3.0)
    n = put(inputs, n, max(-2.0, min(2.0, s.limit[codes.BUYER] / 10.0)))
    return put(inputs, n, max(-2.0, min(2.0, s.limit[codes.SELLER] / 10.0)))
