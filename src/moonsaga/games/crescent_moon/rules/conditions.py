"""What speaks against an action: one reason for the refusal and for the list of choices."""

from __future__ import annotations

from cython import int as cint

from moonsaga.games.crescent_moon import actions
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import map_building, setup, special, troops, turn_actions, values
from moonsaga.games.crescent_moon.rules.cards import hand, looking, market, play, window
from moonsaga.games.crescent_moon.rules.combat import aftermath, card_choice, combat_cards, contest, pact
from moonsaga.games.crescent_moon.rules.state import State

# --- what speaks against an action ------------------------------------------------------------------------------------


def why_no_done(s: State, seat: cint) -> cint:
    """An action of several announcements may stop."""
    if s.phase == codes.BUILDING or s.phase == codes.MOVING:
        return codes.WRONG_MOMENT if s.discount or (s.count == 1 and s.phase == codes.MOVING) else codes.FINE
    if (
        s.phase == codes.RECRUITING
        or s.phase == codes.MUSTERING
        or s.phase == codes.BUYING
        or s.phase == codes.ON_GENERAL
    ):
        return codes.FINE
    return codes.FINE if s.phase == codes.FOLLOW_UP or s.phase == codes.MARCH_ON else codes.WRONG_MOMENT


def why_no_skip(s: State) -> cint:
    """What may be left undone; in the Polish edition also what cards do (D02)."""
    if s.phase == codes.WINDOW or s.phase == codes.PACT_MURSHID or s.phase == codes.PACT_PARTY:
        return codes.FINE
    if s.phase == codes.CAPTURE or s.phase == codes.SACK or s.phase == codes.SECOND_HALF:
        return codes.FINE
    if (
        s.phase == codes.ON_ASSASSINS
        or s.phase == codes.RESOLVE
        or s.phase == codes.ON_SHEIKH
        or s.phase == codes.ON_DESTROYER
    ):
        return codes.FINE if s.rules.optional_effects else codes.MUST
    if s.phase == codes.ON_CORRUPTION:
        return codes.FINE if s.rules.optional_effects else codes.MUST
    if s.phase == codes.ASSIGN:
        return codes.FINE if s.rules.optional_effects and values.ASSIGN_EXACT[values.KIND_OF[s.card]] else codes.MUST
    return codes.WRONG_MOMENT


def why_no_answer(s: State) -> cint:
    """Accepting and refusing are answers to an offer."""
    if (
        s.phase == codes.ANSWER_PRICE
        or s.phase == codes.ANSWER_COUNTER
        or s.phase == codes.PACT_ANSWER
        or s.phase == codes.PACT_COUNTER
    ):
        return codes.FINE
    return codes.WRONG_MOMENT


def why_no_side(s: State) -> cint:
    return codes.FINE if s.phase == codes.MEDDLE or s.phase == codes.DECLARE else codes.WRONG_MOMENT


def why_no_resolve(s: State, seat: cint, kind: cint) -> cint:
    """One of one's own unresolved cards; Assassins and Warfare have had their time."""
    card: cint
    first: cint
    if s.phase != codes.RESOLVE:
        return codes.WRONG_MOMENT
    card = card_choice.find_played(s, seat, kind)
    if card < 0:
        return codes.NO_CARD
    first = card_choice.next_card(s, codes.S_NONE)
    if card_choice.stage_of(s, s.place[first] - codes.PLAYED) != card_choice.stage_of(s, s.place[card] - codes.PLAYED):
        return codes.ORDER
    return codes.FINE


def why_no_unit(s: State, seat: cint, h: cint, unit: cint) -> cint:
    if s.phase == codes.ON_DESTROYER:
        return combat_cards.why_no_reinforcement(s, seat, h, unit)
    return combat_cards.why_no_slip(s, seat, h, unit)


def why_no_hex(s: State, seat: cint, h: cint) -> cint:
    return troops.why_no_quarters(s, seat, h) if s.phase == codes.HIRING else play.why_no_target(s, seat, h)


def why_no_mercenary(s: State, seat: cint, ruler: cint, h: cint) -> cint:
    if s.phase == codes.ON_SHEIKH:
        return combat_cards.why_no_prey(s, ruler, h)
    return play.why_no_replacing(s, seat, ruler, h)


def why_no_action(s: State, seat: cint, action: cint) -> cint:
    """What speaks against an action of a seat that is to act: one of `codes.REASONS`."""
    kind: cint
    a: cint
    kind = values.KIND_OF_ACTION[action]
    a = action - values.FIRST[kind]
    if hand.overfull(s) >= 0 and kind != actions.K_DISCARD:
        return codes.WRONG_MOMENT
    if kind <= actions.K_BRIBE:
        return why_no_placing(s, seat, kind, a)
    if kind == actions.K_MOVE or kind == actions.K_ASSAULT:
        return why_no_stepping(s, seat, kind, a)
    if kind <= actions.K_SKIP:
        return why_no_special(s, seat, kind, a)
    if kind <= actions.K_DISCARD:
        return why_no_dealing(s, seat, kind, a)
    return why_no_fighting(s, seat, kind, a)


def why_no_placing(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == actions.K_LAY:
        return map_building.why_no_lay(s, seat, a // codes.CELLS, a % codes.CELLS)
    if kind == actions.K_LAY_RIVER:
        if s.phase != codes.LAY:
            return codes.WRONG_MOMENT
        return map_building.why_no_lay_river(s, seat, a // 6, a % 6, map_building.river_level(s))
    if kind == actions.K_GROUP:
        return setup.why_no_group(s, seat, a // codes.HEXES, a % codes.HEXES)
    if kind == actions.K_INFLUENCE:
        return turn_actions.why_no_influence(s, seat, a)
    if kind == actions.K_BUILD:
        return turn_actions.why_no_build(s, seat, a // 4, a % 4)
    if kind == actions.K_RECRUIT:
        return troops.why_no_recruit(s, seat, a)
    if kind == actions.K_HIRE:
        return market.why_no_hire(s, seat, a + 1)
    return market.why_no_bribe(s, seat, a // 2, a % 2 + 1)


def why_no_stepping(s: State, seat: cint, kind: cint, a: cint) -> cint:
    combo: cint
    step: cint
    combo = a % codes.COMBO_COUNT
    step = a // codes.COMBO_COUNT
    if kind == actions.K_MOVE:
        return troops.why_no_move(
            s, seat, step // 6, step % 6, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo]
        )
    return troops.why_no_assault(
        s, seat, step // 6, step % 6, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo]
    )


def why_no_special(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == actions.K_ASK:
        return market.why_no_ask(s, seat, a)
    if kind == actions.K_BUY:
        return market.why_no_buy(s, seat, a)
    if kind == actions.K_FETCH:
        return market.why_no_fetch(s, seat, a)
    if kind == actions.K_MUSTER:
        return special.why_no_muster(s, seat, a // 2, a % 2 + 1)
    if kind == actions.K_REVOLT:
        return special.why_no_revolt(s, seat, a)
    if kind == actions.K_PALACE:
        return special.why_no_palace(s, seat, a)
    if kind == actions.K_DESERTION:
        return special.why_no_desertion(
            s,
            seat,
            a // (codes.SEATS * codes.MOST_MOVED),
            a // codes.MOST_MOVED % codes.SEATS,
            a % codes.MOST_MOVED + 1,
        )
    if kind == actions.K_PLAY:
        return play.why_no_play(s, seat, a)
    if kind == actions.K_PLOT:
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_PLOT)
    if kind == actions.K_CONSPIRE:
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_CONSPIRE)
    if kind == actions.K_ALMS:
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_ALMS)
    if kind == actions.K_PASS:
        return turn_actions.why_not_on_sheet(s, seat, codes.SH_BUY)
    return why_no_done(s, seat) if kind == actions.K_DONE else why_no_skip(s)


def why_no_dealing(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == actions.K_PRICE:
        return market.why_no_price(s, seat, a)
    if kind == actions.K_ACCEPT and s.phase == codes.SECOND_HALF:
        return codes.FINE
    if kind == actions.K_ACCEPT or kind == actions.K_REFUSE:
        return why_no_answer(s)
    if kind == actions.K_PACT:
        return pact.why_no_pact(s, seat, a // codes.PACT_PRICES, a % codes.PACT_PRICES + 1)
    if kind == actions.K_BOATS:
        return window.why_no_boats(s, seat)
    if kind == actions.K_INFORMANTS:
        return window.why_no_informants(s, seat, a)
    if kind == actions.K_COMMIT:
        return card_choice.why_no_commit(s, seat, a)
    if kind == actions.K_CHOOSE:
        return looking.why_no_take(s, a)
    return hand.why_no_discard(s, seat, a)


def why_no_fighting(s: State, seat: cint, kind: cint, a: cint) -> cint:
    if kind == actions.K_SIDE:
        return why_no_side(s)
    if kind == actions.K_AWARD:
        return codes.FINE if s.phase == codes.TIE else codes.WRONG_MOMENT
    if kind == actions.K_KILL:
        return card_choice.why_no_kill(s, a // codes.KINDS, a % codes.KINDS)
    if kind == actions.K_RESOLVE:
        return why_no_resolve(s, seat, a)
    if kind == actions.K_ASSIGN:
        return combat_cards.why_no_assign(s, seat, a // codes.MOST_ASSIGNED, a % codes.MOST_ASSIGNED)
    if kind == actions.K_LOSE:
        return aftermath.why_no_loss(s, seat, a)
    if kind == actions.K_CAPTURE:
        return aftermath.why_no_capture(s)
    if kind == actions.K_SACK:
        return codes.FINE if s.phase == codes.SACK else codes.WRONG_MOMENT
    if kind == actions.K_HEX:
        return why_no_hex(s, seat, a)
    if kind == actions.K_MERCENARY:
        return why_no_mercenary(s, seat, a // codes.HEXES, a % codes.HEXES)
    if kind == actions.K_UNIT:
        return why_no_unit(s, seat, a // 2, a % 2)
    if kind == actions.K_RULER:
        return contest.why_no_victim(s, seat, a)
    return troops.why_no_shed(s, seat, a // 2, a % 2)
