"""What an action does: from its number to the rule that carries it out."""

from __future__ import annotations

from cython import int as cint
from cython import void

from moonsaga.games.crescent_moon import actions, events
from moonsaga.games.crescent_moon.box import codes
from moonsaga.games.crescent_moon.rules import flow, map_building, setup, special, troops, turn_actions, values
from moonsaga.games.crescent_moon.rules.cards import hand, looking, market, play, window
from moonsaga.games.crescent_moon.rules.combat import aftermath, card_choice, combat_cards, contest, pact, resolution
from moonsaga.games.crescent_moon.rules.state import State

# --- what an action does ----------------------------------------------------------------------------------------------


def play_action(s: State, seat: cint, action: cint) -> void:
    """Carry out a legal action, then go on to the next decision."""
    kind: cint
    a: cint
    kind = values.KIND_OF_ACTION[action]
    a = action - values.FIRST[kind]
    if kind <= actions.K_BRIBE:
        do_placing(s, seat, kind, a)
    elif kind == actions.K_MOVE or kind == actions.K_ASSAULT:
        do_stepping(s, seat, kind, a)
    elif kind <= actions.K_SKIP:
        do_special(s, seat, kind, a)
    elif kind <= actions.K_DISCARD:
        do_dealing(s, seat, kind, a)
    else:
        do_fighting(s, seat, kind, a)
    flow.settle(s)


def do_placing(s: State, seat: cint, kind: cint, a: cint) -> void:
    if kind == actions.K_LAY:
        map_building.lay(s, seat, a // codes.CELLS, a % codes.CELLS, 0)
    elif kind == actions.K_LAY_RIVER:
        map_building.lay(s, seat, codes.RIVER, a // 6, a % 6)
    elif kind == actions.K_GROUP:
        setup.choose_group(s, seat, a // codes.HEXES, a % codes.HEXES)
    elif kind == actions.K_INFLUENCE:
        turn_actions.spread_influence(s, seat, a)
    elif kind == actions.K_BUILD:
        turn_actions.build(s, seat, a // 4, a % 4)
    elif kind == actions.K_RECRUIT:
        troops.recruit(s, seat, a)
    elif kind == actions.K_HIRE:
        market.hire(s, seat, a + 1)
    else:
        market.open_deal(s, codes.DEAL_BRIBE, a, a % 2 + 1)


def do_stepping(s: State, seat: cint, kind: cint, a: cint) -> void:
    combo: cint
    step: cint
    combo = a % codes.COMBO_COUNT
    step = a // codes.COMBO_COUNT
    if kind == actions.K_MOVE:
        troops.move(s, seat, step // 6, step % 6, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo])
    else:
        troops.assault(s, seat, step // 6, step % 6, values.COMBO_ORDINARY[combo], values.COMBO_MERCENARY[combo])


def do_special(s: State, seat: cint, kind: cint, a: cint) -> void:
    if kind == actions.K_ASK:
        market.open_deal(s, codes.DEAL_CARD, a, 1)
    elif kind == actions.K_BUY:
        market.buy(s, seat, a)
    elif kind == actions.K_FETCH:
        market.fetch(s, seat, a)
    elif kind == actions.K_MUSTER:
        special.muster(s, seat, a // 2, a % 2 + 1)
    elif kind == actions.K_REVOLT:
        special.revolt(s, seat, a)
    elif kind == actions.K_PALACE:
        special.set_palace(s, a)
    elif kind == actions.K_DESERTION:
        special.desertion(
            s,
            seat,
            a // (codes.SEATS * codes.MOST_MOVED),
            a // codes.MOST_MOVED % codes.SEATS,
            a % codes.MOST_MOVED + 1,
        )
    elif kind == actions.K_PLAY:
        play.play_card(s, seat, a)
    elif kind == actions.K_PLOT:
        looking.begin_look(s, seat, codes.LOOK_PLOT, values.PLOT_CARDS)
    elif kind == actions.K_CONSPIRE:
        looking.begin_look(s, seat, codes.LOOK_CONSPIRE, values.CONSPIRE_CARDS)
    elif kind == actions.K_ALMS:
        special.alms(s, seat)
    elif kind == actions.K_PASS:
        events.passed(s, seat)
        market.end_buying(s)
    elif kind == actions.K_DONE:
        stop(s)
    else:
        skip(s, seat)


def stop(s: State) -> void:
    """No more announcements in this action."""
    if s.phase == codes.BUYING:
        market.end_buying(s)
    elif s.phase == codes.ON_GENERAL:
        s.phase = codes.RESOLVE
    else:
        s.phase = codes.END_ACTION


def skip(s: State, seat: cint) -> void:
    """Leave undone what may be left undone."""
    phase: cint
    phase = s.phase
    if phase == codes.WINDOW:
        s.answer[seat] = 0
    elif phase == codes.PACT_MURSHID or phase == codes.PACT_PARTY:
        pact.next_party(s)
    elif phase == codes.CAPTURE:
        aftermath.sack_strongholds(s)
    elif phase == codes.SACK:
        aftermath.end_combat(s)
    elif phase == codes.ON_ASSASSINS:
        s.mark[s.card] = 1
    elif phase == codes.ON_SHEIKH or phase == codes.ON_DESTROYER:
        combat_cards.begin_second_half(s)
    elif phase == codes.RESOLVE:
        leave_cards(s, seat)
    else:
        s.phase = codes.RESOLVE


def leave_cards(s: State, seat: cint) -> void:
    """Effects are optional in the Polish edition: the rest of one's cards does nothing (D02)."""
    stage: cint
    i: cint
    owner: cint
    stage = card_choice.stage_of(s, s.place[card_choice.next_card(s, codes.S_NONE)] - codes.PLAYED)
    for i in range(codes.CARDS):
        if s.place[i] >= codes.PLAYED and not s.mark[i]:
            owner = s.place[i] - codes.PLAYED
            if card_choice.decides(s, owner) == seat and card_choice.stage_of(s, owner) == stage:
                s.mark[i] = 1


def do_dealing(s: State, seat: cint, kind: cint, a: cint) -> void:
    if kind == actions.K_PRICE:
        market.name_price(s, seat, a)
    elif kind == actions.K_ACCEPT:
        if s.phase == codes.ANSWER_PRICE or s.phase == codes.ANSWER_COUNTER:
            market.strike_deal(s, seat)
        elif s.phase == codes.SECOND_HALF:
            combat_cards.do_second_half(s)
        else:
            pact.agree_pact(s, seat)
    elif kind == actions.K_REFUSE:
        if s.phase == codes.ANSWER_PRICE or s.phase == codes.ANSWER_COUNTER:
            market.refuse_deal(s, seat)
        else:
            pact.refuse_pact(s, seat)
    elif kind == actions.K_PACT:
        pact.offer_pact(s, seat, a // codes.PACT_PRICES, a % codes.PACT_PRICES + 1)
    elif kind == actions.K_BOATS:
        if s.phase == codes.WINDOW:
            s.answer[seat] = 1
        else:
            window.use_boats(s, seat)
    elif kind == actions.K_INFORMANTS:
        if s.phase == codes.WINDOW:
            s.answer[seat] = 2 + a
        else:
            window.use_informants(s, seat, a)
    elif kind == actions.K_COMMIT:
        card_choice.commit(s, seat, a)
    elif kind == actions.K_CHOOSE:
        choose(s, seat, a)
    else:
        hand.discard_surplus(s, seat, a)


def choose(s: State, seat: cint, kind: cint) -> void:
    """A card among those looked at."""
    if s.phase == codes.PLOTTING:
        looking.take(s, kind)
    elif s.phase == codes.CONSPIRING:
        looking.set_out(s, kind)
    else:
        looking.keep(s, seat, kind)


def do_fighting(s: State, seat: cint, kind: cint, a: cint) -> void:
    if kind == actions.K_SIDE:
        take_side(s, seat, a)
    elif kind == actions.K_AWARD:
        s.winner_side = a
        s.phase = codes.DECIDED
        events.tie_broken(s, codes.MURSHID, a)
    elif kind == actions.K_KILL:
        card_choice.kill(s, seat, a // codes.KINDS, a % codes.KINDS)
    elif kind == actions.K_RESOLVE:
        resolve(s, seat, a)
    elif kind == actions.K_ASSIGN:
        if s.phase == codes.ON_WARFARE:
            resolution.assign_warfare(s, a // codes.MOST_ASSIGNED, a % codes.MOST_ASSIGNED)
        else:
            combat_cards.assign(s, a // codes.MOST_ASSIGNED, a % codes.MOST_ASSIGNED)
    elif kind == actions.K_LOSE:
        aftermath.lose(s, codes.ATTACKING if s.phase == codes.ATTACKER_LOSSES else codes.DEFENDING, a, s.left - a)
    elif kind == actions.K_CAPTURE:
        aftermath.capture(s)
    elif kind == actions.K_SACK:
        aftermath.sack(s)
    else:
        do_pointing(s, seat, kind, a)


def do_pointing(s: State, seat: cint, kind: cint, a: cint) -> void:
    if kind == actions.K_HEX:
        if s.phase == codes.HIRING:
            troops.quarter(s, seat, a)
        else:
            play.strike_hex(s, seat, a)
    elif kind == actions.K_MERCENARY:
        if s.phase == codes.ON_SHEIKH:
            combat_cards.drop_mercenary(s, a // codes.HEXES, a % codes.HEXES)
            combat_cards.begin_second_half(s)
        else:
            play.replace_mercenary(s, seat, a // codes.HEXES, a % codes.HEXES)
    elif kind == actions.K_UNIT:
        if s.phase == codes.ON_DESTROYER:
            combat_cards.reinforce(s, seat, a // 2, a % 2)
        else:
            combat_cards.slip_away(s, seat, a // 2, a % 2)
    elif kind == actions.K_RULER:
        contest.corrupt(s, seat, a)
    else:
        troops.shed(s, seat, a // 2, a % 2)


def take_side(s: State, seat: cint, side: cint) -> void:
    if s.phase == codes.DECLARE:
        contest.declare(s, seat, side)
        return
    s.meddles = side
    events.meddled(s, seat, side)
    s.phase = codes.REVEAL


def resolve(s: State, seat: cint, kind: cint) -> void:
    card: cint
    card = card_choice.find_played(s, seat, kind)
    if s.fight == codes.COMBAT:
        combat_cards.resolve_combat_card(s, card)
    else:
        contest.resolve_contest_card(s, card)
