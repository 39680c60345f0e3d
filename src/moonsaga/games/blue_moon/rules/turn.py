"""The course of a turn and of a fight (Phases; Declining to start; rulings 1 to 9).

For each action the condition gives a reason code, and what happens stands beside it.
"""

from __future__ import annotations

from cython import bint, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, events
from moonsaga.games.blue_moon.box import codes
from moonsaga.games.blue_moon.rules import asking, beginning, dragons, playing, state
from moonsaga.games.blue_moon.rules.cards import aiming, discards, effects, payments, power
from moonsaga.games.blue_moon.rules.state import State

# --- retreating and declining -----------------------------------------------------------------------------------------


def why_not_retreat(s: State, seat: cint) -> cint:
    """Before the character phase; the starting player cannot (Retreating)."""
    if not s.begun:
        return codes.STARTER_STAYS
    return codes.TOO_LATE if s.stage > codes.LEADING else codes.FINE


def do_retreat(s: State, seat: cint) -> void:
    retreat(s, seat)


def retreat(s: State, loser: cint) -> void:
    """The sirens' dragon comes first, then those of the fight (ruling 55)."""
    events.retreated(s, loser)
    beginning.drop_ships(s)
    dragons.score_sirens(s, 1 - loser)
    if not s.ended:
        lose_fight(s, loser)


def lose_fight(s: State, loser: cint) -> void:
    """The other player wins the fight; the table is cleared and both fill up; the loser starts the next fight."""
    dragons.score_retreat(s, loser)
    if s.ended:
        return
    dragons.clear_table(s)
    s.begun = False
    s.element = -1
    s.seat = loser
    s.from_deck = 0
    asking.draw_cards(s, 0, codes.HAND_SIZE - s.hand[0], codes.THEN_FIGHT)


def after_fight(s: State) -> void:
    """Seat 0 has filled up, then seat 1 does; then the next fight, or the end."""
    if s.drawer == 0:
        s.from_deck = 0
        asking.draw_cards(s, 1, codes.HAND_SIZE - s.hand[1], codes.THEN_FIGHT)
        return
    s.from_deck = 0
    if not dragons.end_if_exhausted(s):
        events.fight(s, s.seat)
        beginning.begin_turn(s, s.seat)


def why_not_decline(s: State, seat: cint) -> cint:
    """The starting player may discard instead, before the character phase (Declining to start)."""
    if s.begun:
        return codes.NOT_STARTER
    return codes.TOO_LATE if s.stage > codes.LEADING else codes.FINE


def do_decline(s: State, seat: cint) -> void:
    events.declined(s, s.seat)
    beginning.drop_ships(s)
    if s.hand[s.seat]:
        asking.ask(s, codes.DECLINE, s.seat, -1, 3)
    else:
        end_decline(s)


def discard_to_decline(s: State, slot: cint) -> void:
    discards.discard(s, slot)
    s.due -= 1
    if s.due == 0 or s.hand[s.seat] == 0:
        end_decline(s)


def end_decline(s: State) -> void:
    """Fill up to six; the opponent may start, or decline too."""
    asking.draw_cards(s, s.seat, codes.HAND_SIZE - s.hand[s.seat], codes.THEN_DECLINED)


def after_decline(s: State) -> void:
    if not dragons.end_if_exhausted(s):
        beginning.begin_turn(s, 1 - s.seat)


# --- announcing power -------------------------------------------------------------------------------------------------


def why_no_turn_end(s: State) -> cint:
    """A character was played, demands to play are met, the power is enough or shielded (rulings 6, 27, 28, 49)."""
    me: cint = s.seat
    foe: cint = 1 - me
    slot: cint
    if not s.character and not s.bounced:
        return codes.NO_CHARACTER
    if not s.begun:
        return codes.FINE
    if power.power(s, me, s.element) < power.power(s, foe, s.element) and not power.shielded(s, me, s.element):
        return codes.NO_POWER
    if playing.is_crowded(s):
        return codes.TOO_MANY_ACTIVE
    slot = power.first_speaking(s, foe, codes.EF_DEMAND_PLAY, foe * codes.DECK)
    while slot >= 0:
        if s.rules.one[slot] == codes.OF_SUPPORT and not s.played_support:
            return codes.DEMAND_PLAY
        if s.rules.one[slot] != codes.OF_SUPPORT and not s.played_booster:
            return codes.DEMAND_PLAY
        slot = power.first_speaking(s, foe, codes.EF_DEMAND_PLAY, slot + 1)
    return codes.FINE


def offer_announce_in(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    element: cint
    if not s.begun:
        for element in range(2):
            if why_not_announce_in(s, seat, element) == codes.FINE:
                buffer[n] = actions.announce_in(element)
                n += 1
    return n


def why_not_announce_in(s: State, seat: cint, element: cint) -> cint:
    """The starting player names the element."""
    return why_no_announcement(s, element)


def do_announce_in(s: State, seat: cint, element: cint) -> void:
    announce(s, element)


def offer_announce(s: State, seat: cint, buffer: p_int, n: cint) -> cint:
    if s.begun and why_not_announce(s, seat) == codes.FINE:
        buffer[n] = actions.announce()
        n += 1
    return n


def why_not_announce(s: State, seat: cint) -> cint:
    """Later totals are those of the contested element."""
    return why_no_announcement(s, codes.NO_ELEMENT)


def do_announce(s: State, seat: cint) -> void:
    announce(s, codes.NO_ELEMENT)


def why_no_announcement(s: State, element: cint) -> cint:
    """In this element, or the contested one; all demands are met before."""
    reason: cint = why_no_turn_end(s)
    if reason:
        return reason
    if not s.begun and element < 0:
        return codes.CHOOSE_ELEMENT
    if s.begun and element >= 0:
        return codes.NOT_STARTER
    return codes.DEMAND_OPEN if payments.next_demand(s, s.seat, codes.DECK - s.seat * codes.DECK) >= 0 else codes.FINE


def announce(s: State, element: cint) -> void:
    """First say for whom texts for one character work, if that makes a difference; then the total is announced."""
    cause: cint = -1
    if s.rules.aims_chosen:
        cause = aiming.next_aim(s, s.seat, element if element >= 0 else s.element)
    if cause < 0:
        announce_power(s, element)
        return
    asking.ask(s, codes.AIM, s.seat, cause, 1)
    s.announced = element
    s.announcing = True
    s.then = codes.THEN_MAIN


def take_aim(s: State, slot: cint) -> void:
    """The owner of a text says for whom it works: before the announcement, or because the opponent hit its target."""
    element: cint = s.announced
    announcing: bint = s.announcing
    s.aim[s.cause] = slot
    events.aimed(s, s.chooser, slot, s.cause)
    asking.back_to_turn(s)
    if announcing:
        announce(s, element)


def ask_other(s: State) -> void:
    """The opponent of the player whose turn it is has lost an aim: choose again at once (Special rule 2)."""
    cause: cint
    if not s.rules.aims_chosen or s.phase != codes.MAIN or not s.begun or s.ended:
        return
    cause = aiming.next_aim(s, 1 - s.seat, s.element)
    if cause >= 0:
        asking.ask(s, codes.AIM, 1 - s.seat, cause, 1)
        s.then = codes.THEN_MAIN


def announce_power(s: State, element: cint) -> void:
    """The total is said; sirens that got no character take a dragon; then a bluff may be called."""
    me: cint = s.seat
    foe: cint = 1 - me
    effects.tell_idle(s, codes.AFTERWARDS)
    beginning.drop_ships(s)
    dragons.score_sirens(s, foe)
    if s.ended:
        return
    if element >= 0:
        s.element = element
    s.begun = True
    s.stage = codes.AFTER
    power.survey(s)
    events.announced(s, me, power.power(s, me, s.element), s.element)
    events.faced(s, foe, power.power(s, foe, s.element), s.dragons[0], s.dragons[1])
    if may_be_called(s):
        s.phase = codes.CALL
        s.chooser = foe
    else:
        refill(s)


def may_be_called(s: State) -> bint:
    """A bluff lies there, not ignored, and no letter of marque (ruling 64)."""
    i: cint
    slot: cint
    if power.first_speaking(s, s.seat, codes.EF_FORBID_CALL, s.seat * codes.DECK) >= 0:
        return False
    for i in range(s.supports[s.seat]):
        slot = s.support[s.seat * codes.DECK + i]
        if s.mark[slot] & codes.FACE_DOWN and not power.blank(s, slot) & codes.NO_VALUE:
            return True
    return False


def why_not_call(s: State, seat: cint) -> cint:
    return codes.FINE


def do_call(s: State, seat: cint) -> void:
    """All bluffs are shown and discarded: all of the contested element, or a dragon and a retreat (ruling 64)."""
    me: cint = s.seat
    i: cint = 0
    slot: cint
    good: bint = True
    events.called(s, 1 - me)
    while i < s.supports[me]:
        slot = s.support[me * codes.DECK + i]
        if s.mark[slot] & codes.FACE_DOWN:
            if s.rules.bluff[slot] != s.element + codes.FIRE_BLUFF:
                good = False
            state.publish(s, slot)
            s.learned += 1
            events.revealed(s, me, slot)
            discards.discard(s, slot)
        else:
            i += 1
    power.survey(s)
    s.chooser = me
    if good:
        events.bluff_good(s, me)
        dragons.attract(s, me, False)
        if not s.ended:
            refill(s)
    else:
        events.bluff_bad(s, 1 - me)
        dragons.attract(s, 1 - me, False)
        if not s.ended:
            events.retreated(s, me)
            lose_fight(s, me)  # sirens had their turn when the power was announced


def why_not_trust(s: State, seat: cint) -> cint:
    return codes.FINE


def do_trust(s: State, seat: cint) -> void:
    refill(s)


# --- the end of a turn ------------------------------------------------------------------------------------------------


def refill(s: State) -> void:
    """Up to six cards; more are kept (ruling 43)."""
    s.chooser = s.seat
    asking.draw_cards(s, s.seat, codes.HAND_SIZE - s.hand[s.seat], codes.THEN_REFILLED)


def end_phase(s: State) -> void:
    """Texts for the end of the turn, in the order the player likes; then the turn is over."""
    s.stage = codes.ENDING
    s.phase = codes.END
    s.chooser = s.seat
    power.survey(s)
    effects.tell_idle(s, codes.AT_END)
    if not effects.some_use(s, s.seat):
        end_turn(s)


def why_not_end(s: State, seat: cint) -> cint:
    return codes.FINE


def do_end(s: State, seat: cint) -> void:
    end_turn(s)


def end_turn(s: State) -> void:
    """The leadership card is spent; two floods drive the opponent away at once (ruling 56)."""
    n: cint = 0
    me: cint = s.seat
    slot: cint
    s.lead = -1
    power.survey(s)
    slot = power.first_speaking(s, me, codes.EF_FLOOD, me * codes.DECK)
    while slot >= 0:
        n += 1
        slot = power.first_speaking(s, me, codes.EF_FLOOD, slot + 1)
    if n >= 2:
        events.flood(s, 1 - me)
        begin_turn_marks(s, 1 - me)
        retreat(s, 1 - me)
    else:
        beginning.begin_turn(s, 1 - me)


def begin_turn_marks(s: State, seat: cint) -> void:
    """A turn that is nothing but a retreat."""
    i: cint
    s.seat = s.chooser = seat
    s.turns += 1
    s.landed = 0
    for i in range(codes.SLOTS):
        s.mark[i] &= ~(codes.USED | codes.SATISFIED)
    power.survey(s)


def settle(s: State) -> void:
    """Chance decides only if there is something to draw: else what follows, follows."""
    while not s.ended:
        if s.phase == codes.DRAW:
            if s.draws > 0 and playing.may_draw(s, s.drawer):
                return
            go_on(s)
        elif s.phase == codes.REGAIN:
            if s.draws > 0 and playing.may_take(s, s.drawer) and state.count_place(s, s.drawer, codes.DISCARDED):
                return
            asking.back_to_turn(s)
        elif s.phase == codes.REVEAL:
            if s.draws > 0 and s.deck[s.drawer] and playing.may_draw(s, s.drawer):
                return
            asking.ask(s, codes.PICK_REVEALED, s.drawer, -1, 1)
            return
        elif s.phase == codes.END and not effects.some_use(s, s.seat):
            end_turn(s)
        else:
            return


def go_on(s: State) -> void:
    """All cards are drawn."""
    then: cint = s.then
    if then == codes.THEN_MAIN:
        asking.back_to_turn(s)
    elif then == codes.THEN_REFILLED:
        end_phase(s)
    elif then == codes.THEN_FIGHT:
        after_fight(s)
    elif then == codes.THEN_DECLINED:
        after_decline(s)
    elif then == codes.THEN_END:
        asking.back_to_turn(s)
    elif then == codes.THEN_GIVE_BACK:
        give_back_two(s)
    elif s.chooser == s.seat:
        asking.ask_any(s, codes.MULLIGAN, 1 - s.seat, -1)
    else:
        beginning.begin_turn(s, s.seat)


def give_back_two(s: State) -> void:
    """Two hand cards return to the deck, if there are two."""
    n: cint = s.hand[s.seat]
    if n == 0:
        asking.back_to_turn(s)
    else:
        asking.ask(s, codes.GIVE_BACK, s.seat, -1, min(n, 2))
