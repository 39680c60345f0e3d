"""The course of a turn and of a fight (Phases; Declining to start; rulings 1 to 9).

For each action the condition gives a reason code, and what happens stands beside it.
"""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.rules import asking, playing
    from cython.cimports.moonsaga.games.blue_moon.rules.beginning import begin_turn, drop_ships
    from cython.cimports.moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.aiming import next_aim
    from cython.cimports.moonsaga.games.blue_moon.rules.cards.power import (
        blank,
        first_speaking,
        has_icon,
        power,
        shielded,
        survey,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.dragons import (
        attract,
        clear_table,
        end_if_exhausted,
        score_retreat,
        score_sirens,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State, count_place, discard, publish, tell
else:
    from moonsaga.games.blue_moon.rules import asking, playing
    from moonsaga.games.blue_moon.rules.beginning import begin_turn, drop_ships
    from moonsaga.games.blue_moon.rules.cards import answers, effects, payments
    from moonsaga.games.blue_moon.rules.cards.aiming import next_aim
    from moonsaga.games.blue_moon.rules.cards.power import blank, first_speaking, has_icon, power, shielded, survey
    from moonsaga.games.blue_moon.rules.dragons import (
        attract,
        clear_table,
        end_if_exhausted,
        score_retreat,
        score_sirens,
    )
    from moonsaga.games.blue_moon.rules.state import State, count_place, discard, publish, tell

ABOARD = cython.declare(cint, codes.ABOARD)
AFTER = cython.declare(cint, codes.AFTER)
AFTERWARDS = cython.declare(cint, codes.AFTERWARDS)
AIM = cython.declare(cint, codes.AIM)
AT_BOTTOM = cython.declare(cint, codes.AT_BOTTOM)
AT_END = cython.declare(cint, codes.AT_END)
AT_SEA = cython.declare(cint, codes.AT_SEA)
BOOSTER = cython.declare(cint, codes.BOOSTER)
CALL = cython.declare(cint, codes.CALL)
CALL_SHIP = cython.declare(cint, codes.CALL_SHIP)
CHARACTER = cython.declare(cint, codes.CHARACTER)
CHOOSE_ELEMENT = cython.declare(cint, codes.CHOOSE_ELEMENT)
DECLINE = cython.declare(cint, codes.DECLINE)
DEMAND_FOR_CARD = cython.declare(cint, codes.DEMAND_PLAY)
DEMAND_OPEN = cython.declare(cint, codes.DEMAND_OPEN)
DEMAND_PLAY = cython.declare(cint, codes.EF_DEMAND_PLAY)
DEMAND_SUPPORT = cython.declare(cint, 3)
DISCARDED = cython.declare(cint, codes.DISCARDED)
DRAW = cython.declare(cint, codes.DRAW)
END = cython.declare(cint, codes.END)
ENDING = cython.declare(cint, codes.ENDING)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
EV_AIMED = cython.declare(cint, codes.EV_AIMED)
EV_ANNOUNCED = cython.declare(cint, codes.EV_ANNOUNCED)
EV_BLUFF_BAD = cython.declare(cint, codes.EV_BLUFF_BAD)
EV_BLUFF_GOOD = cython.declare(cint, codes.EV_BLUFF_GOOD)
EV_CALLED = cython.declare(cint, codes.EV_CALLED)
EV_DECLINED = cython.declare(cint, codes.EV_DECLINED)
EV_FACED = cython.declare(cint, codes.EV_FACED)
EV_FIGHT = cython.declare(cint, codes.EV_FIGHT)
EV_FLOOD = cython.declare(cint, codes.EV_FLOOD)
EV_RETREATED = cython.declare(cint, codes.EV_RETREATED)
EV_REVEALED = cython.declare(cint, codes.EV_REVEALED)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
FINE = cython.declare(cint, codes.FINE)
FIRE_BLUFF = cython.declare(cint, codes.FIRE_BLUFF)
FLOOD = cython.declare(cint, codes.EF_FLOOD)
FORBID_CALL = cython.declare(cint, codes.EF_FORBID_CALL)
GIVE_BACK = cython.declare(cint, codes.GIVE_BACK)
HAND_SIZE = cython.declare(cint, codes.HAND_SIZE)
IN_DECK = cython.declare(cint, codes.IN_DECK)
IN_HAND = cython.declare(cint, codes.IN_HAND)
LEADING = cython.declare(cint, codes.LEADING)
LOAD_SHIP = cython.declare(cint, codes.LOAD_SHIP)
MAIN = cython.declare(cint, codes.MAIN)
MULLIGAN = cython.declare(cint, codes.MULLIGAN)
NOT_IN_HAND = cython.declare(cint, codes.NOT_IN_HAND)
NOT_STARTER = cython.declare(cint, codes.NOT_STARTER)
NOT_THIS_CARD = cython.declare(cint, codes.NOT_THIS_CARD)
NO_CHARACTER = cython.declare(cint, codes.NO_CHARACTER)
NO_POWER = cython.declare(cint, codes.NO_POWER)
NO_SHIP = cython.declare(cint, codes.NO_SHIP)
NO_VALUE = cython.declare(cint, codes.NO_VALUE)
PICK_REVEALED = cython.declare(cint, codes.PICK_REVEALED)
REGAIN = cython.declare(cint, codes.REGAIN)
REVEAL = cython.declare(cint, codes.REVEAL)
SATISFIED = cython.declare(cint, codes.SATISFIED)
SHIP_FULL = cython.declare(cint, codes.SHIP_FULL)
STARTER_STAYS = cython.declare(cint, codes.STARTER_STAYS)
STOP = cython.declare(cint, codes.STOP)
SUPPORT = cython.declare(cint, codes.SUPPORT)
SUPPORTS = cython.declare(cint, codes.SUPPORTS)
THEN_ANNOUNCED = cython.declare(cint, codes.THEN_ANNOUNCED)
THEN_DECLINED = cython.declare(cint, codes.THEN_DECLINED)
THEN_END = cython.declare(cint, codes.THEN_END)
THEN_FIGHT = cython.declare(cint, codes.THEN_FIGHT)
THEN_GIVE_BACK = cython.declare(cint, codes.THEN_GIVE_BACK)
THEN_MAIN = cython.declare(cint, codes.THEN_MAIN)
THEN_REFILLED = cython.declare(cint, codes.THEN_REFILLED)
TOO_LATE = cython.declare(cint, codes.TOO_LATE)
TOO_MANY_ACTIVE = cython.declare(cint, codes.TOO_MANY_ACTIVE)
USED = cython.declare(cint, codes.USED)
WRONG_MOMENT = cython.declare(cint, codes.WRONG_MOMENT)


# --- playing cards ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def play_card(s: State, slot: cint, covering: bint) -> cython.void:
    """Lay a card, let its STOP and its text work."""
    from_ship: bint = s.place[slot] == ABOARD
    playing.lay_card(s, slot, covering)
    if has_icon(s, slot, STOP):
        s.stopped = True
    effects.resolve(s, slot, from_ship)


@cython.cfunc
@cython.exceptval(check=False)
def play_bluff(s: State, slot: cint) -> cython.void:
    playing.lay_bluff(s, slot)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_loading(s: State, slot: cint, ship: cint) -> cint:
    """Loading as the normal allowance, by a ship's own text, or from the deck by a leadership card."""
    if s.phase == MAIN:
        return playing.why_no_load(s, slot, ship)
    if s.place[ship] != AT_SEA:
        return NO_SHIP
    if not s.rules.kind[slot] & (CHARACTER | BOOSTER | SUPPORT):
        return NOT_THIS_CARD
    if not playing.ship_has_room(s, ship):
        return SHIP_FULL
    if s.choice == LOAD_SHIP:
        if ship != s.cause:
            return NO_SHIP
        return FINE if s.place[slot] == IN_HAND else NOT_IN_HAND
    if s.choice == CALL_SHIP:
        return FINE if s.place[slot] == IN_DECK or s.place[slot] == AT_BOTTOM else NOT_THIS_CARD
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def load(s: State, slot: cint, ship: cint) -> cython.void:
    if s.phase == MAIN:
        playing.load_card(s, slot, ship)
        s.stage = SUPPORTS
        s.plays += 1
        s.others += 1
    elif s.choice == LOAD_SHIP:
        playing.load_card(s, slot, ship)
        s.left -= 1
        if s.left == 0 or s.hand[s.seat] == 0 or not playing.ship_has_room(s, ship):
            asking.back_to_turn(s)
    else:
        s.from_deck += 1
        playing.load_card(s, slot, ship)
        answers.close_choice(s)


# --- retreating and declining -----------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_retreat(s: State) -> cint:
    """Before the character phase; the starting player cannot (Retreating)."""
    if not s.begun:
        return STARTER_STAYS
    return TOO_LATE if s.stage > LEADING else FINE


@cython.cfunc
@cython.exceptval(check=False)
def retreat(s: State, loser: cint) -> cython.void:
    """The sirens' dragon comes first, then those of the fight (ruling 55)."""
    tell(s, EV_RETREATED, loser, -1, 0)
    drop_ships(s)
    score_sirens(s, 1 - loser)
    if not s.ended:
        lose_fight(s, loser)


@cython.cfunc
@cython.exceptval(check=False)
def lose_fight(s: State, loser: cint) -> cython.void:
    """The other player wins the fight; the table is cleared and both fill up; the loser starts the next fight."""
    score_retreat(s, loser)
    if s.ended:
        return
    clear_table(s)
    s.begun = False
    s.element = -1
    s.seat = loser
    s.from_deck = 0
    asking.draw_cards(s, 0, HAND_SIZE - s.hand[0], THEN_FIGHT)


@cython.cfunc
@cython.exceptval(check=False)
def after_fight(s: State) -> cython.void:
    """Seat 0 has filled up, then seat 1 does; then the next fight, or the end."""
    if s.drawer == 0:
        s.from_deck = 0
        asking.draw_cards(s, 1, HAND_SIZE - s.hand[1], THEN_FIGHT)
        return
    s.from_deck = 0
    if not end_if_exhausted(s):
        tell(s, EV_FIGHT, s.seat, -1, 0)
        begin_turn(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_decline(s: State) -> cint:
    """The starting player may discard instead, before the character phase (Declining to start)."""
    if s.begun:
        return NOT_STARTER
    return TOO_LATE if s.stage > LEADING else FINE


@cython.cfunc
@cython.exceptval(check=False)
def decline(s: State) -> cython.void:
    tell(s, EV_DECLINED, s.seat, -1, 0)
    drop_ships(s)
    if s.hand[s.seat]:
        asking.ask(s, DECLINE, s.seat, -1, 3)
    else:
        end_decline(s)


@cython.cfunc
@cython.exceptval(check=False)
def discard_to_decline(s: State, slot: cint) -> cython.void:
    discard(s, slot)
    s.left -= 1
    if s.left == 0 or s.hand[s.seat] == 0:
        end_decline(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_decline(s: State) -> cython.void:
    """Fill up to six; the opponent may start, or decline too."""
    asking.draw_cards(s, s.seat, HAND_SIZE - s.hand[s.seat], THEN_DECLINED)


@cython.cfunc
@cython.exceptval(check=False)
def after_decline(s: State) -> cython.void:
    if not end_if_exhausted(s):
        begin_turn(s, 1 - s.seat)


# --- announcing power -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def why_no_turn_end(s: State) -> cint:
    """A character was played, demands to play are met, the power is enough or shielded (rulings 6, 27, 28, 49)."""
    me: cint = s.seat
    foe: cint = 1 - me
    slot: cint
    if not s.character and not s.bounced:
        return NO_CHARACTER
    if not s.begun:
        return FINE
    if power(s, me, s.element) < power(s, foe, s.element) and not shielded(s, me, s.element):
        return NO_POWER
    if playing.is_crowded(s):
        return TOO_MANY_ACTIVE
    slot = first_speaking(s, foe, DEMAND_PLAY, foe * 30)
    while slot >= 0:
        if s.rules.one[slot] == DEMAND_SUPPORT and not s.played_support:
            return DEMAND_FOR_CARD
        if s.rules.one[slot] != DEMAND_SUPPORT and not s.played_booster:
            return DEMAND_FOR_CARD
        slot = first_speaking(s, foe, DEMAND_PLAY, slot + 1)
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def why_no_announcement(s: State, element: cint) -> cint:
    """The starting player names the element; all demands are met before."""
    reason: cint = why_no_turn_end(s)
    if reason:
        return reason
    if not s.begun and element < 0:
        return CHOOSE_ELEMENT
    if s.begun and element >= 0:
        return NOT_STARTER
    return DEMAND_OPEN if payments.next_demand(s, s.seat, 30 - s.seat * 30) >= 0 else FINE


@cython.cfunc
@cython.exceptval(check=False)
def announce(s: State, element: cint) -> cython.void:
    """First say for whom texts for one character work, if that makes a difference; then the total is announced."""
    cause: cint = -1
    if s.rules.aims_chosen:
        cause = next_aim(s, s.seat, element if element >= 0 else s.element)
    if cause < 0:
        announce_power(s, element)
        return
    asking.ask(s, AIM, s.seat, cause, 1)
    s.pay_element = element
    s.then = THEN_ANNOUNCED


@cython.cfunc
@cython.exceptval(check=False)
def take_aim(s: State, slot: cint) -> cython.void:
    """The owner of a text says for whom it works: before the announcement, or because the opponent hit its target."""
    element: cint = s.pay_element
    then: cint = s.then
    s.aim[s.cause] = slot
    tell(s, EV_AIMED, s.chooser, s.cause, slot)
    asking.back_to_turn(s)
    s.then = THEN_MAIN
    if then == THEN_ANNOUNCED:
        announce(s, element)


@cython.cfunc
@cython.exceptval(check=False)
def ask_other(s: State) -> cython.void:
    """The opponent of the player whose turn it is has lost an aim: choose again at once (Special rule 2)."""
    cause: cint
    if not s.rules.aims_chosen or s.phase != MAIN or not s.begun or s.ended:
        return
    cause = next_aim(s, 1 - s.seat, s.element)
    if cause >= 0:
        asking.ask(s, AIM, 1 - s.seat, cause, 1)
        s.then = THEN_MAIN


@cython.cfunc
@cython.exceptval(check=False)
def announce_power(s: State, element: cint) -> cython.void:
    """The total is said; sirens that got no character take a dragon; then a bluff may be called."""
    me: cint = s.seat
    foe: cint = 1 - me
    effects.tell_idle(s, AFTERWARDS)
    drop_ships(s)
    score_sirens(s, foe)
    if s.ended:
        return
    if element >= 0:
        s.element = element
    s.begun = True
    s.stage = AFTER
    survey(s)
    tell(s, EV_ANNOUNCED, me, -1, power(s, me, s.element) * 2 + s.element)
    tell(s, EV_FACED, foe, -1, power(s, foe, s.element) * 16 + s.dragons[0] * 4 + s.dragons[1])
    if may_be_called(s):
        s.phase = CALL
        s.chooser = foe
    else:
        refill(s)


@cython.cfunc
@cython.exceptval(check=False)
def may_be_called(s: State) -> bint:
    """A bluff lies there, not ignored, and no letter of marque (ruling 64)."""
    i: cint
    slot: cint
    if first_speaking(s, s.seat, FORBID_CALL, s.seat * 30) >= 0:
        return False
    for i in range(s.supports[s.seat]):
        slot = s.support[s.seat * 30 + i]
        if s.mark[slot] & FACE_DOWN and not blank(s, slot) & NO_VALUE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def call_bluff(s: State) -> cython.void:
    """All bluffs are shown and discarded: all of the contested element, or a dragon and a retreat (ruling 64)."""
    me: cint = s.seat
    i: cint = 0
    slot: cint
    good: bint = True
    tell(s, EV_CALLED, 1 - me, -1, 0)
    while i < s.supports[me]:
        slot = s.support[me * 30 + i]
        if s.mark[slot] & FACE_DOWN:
            if s.rules.bluff[slot] != s.element + FIRE_BLUFF:
                good = False
            publish(s, slot)
            s.learned += 1
            tell(s, EV_REVEALED, me, slot, 0)
            discard(s, slot)
        else:
            i += 1
    survey(s)
    s.chooser = me
    if good:
        tell(s, EV_BLUFF_GOOD, me, -1, 0)
        attract(s, me, False)
        if not s.ended:
            refill(s)
    else:
        tell(s, EV_BLUFF_BAD, 1 - me, -1, 0)
        attract(s, 1 - me, False)
        if not s.ended:
            tell(s, EV_RETREATED, me, -1, 0)
            lose_fight(s, me)  # sirens had their turn when the power was announced


# --- the end of a turn ------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def refill(s: State) -> cython.void:
    """Up to six cards; more are kept (ruling 43)."""
    s.chooser = s.seat
    asking.draw_cards(s, s.seat, HAND_SIZE - s.hand[s.seat], THEN_REFILLED)


@cython.cfunc
@cython.exceptval(check=False)
def some_use(s: State) -> bint:
    slot: cint
    for slot in range(s.seat * 30, s.seat * 30 + 30):
        if s.rules.effect[slot] and effects.why_no_use(s, slot) == FINE:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def end_phase(s: State) -> cython.void:
    """Texts for the end of the turn, in the order the player likes; then the turn is over."""
    s.stage = ENDING
    s.phase = END
    s.chooser = s.seat
    survey(s)
    effects.tell_idle(s, AT_END)
    if not some_use(s):
        end_turn(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_turn(s: State) -> cython.void:
    """The leadership card is spent; two floods drive the opponent away at once (ruling 56)."""
    n: cint = 0
    me: cint = s.seat
    slot: cint
    s.lead = -1
    survey(s)
    slot = first_speaking(s, me, FLOOD, me * 30)
    while slot >= 0:
        n += 1
        slot = first_speaking(s, me, FLOOD, slot + 1)
    if n >= 2:
        tell(s, EV_FLOOD, 1 - me, -1, 0)
        begin_turn_marks(s, 1 - me)
        retreat(s, 1 - me)
    else:
        begin_turn(s, 1 - me)


@cython.cfunc
@cython.exceptval(check=False)
def begin_turn_marks(s: State, seat: cint) -> cython.void:
    """A turn that is nothing but a retreat."""
    i: cint
    s.seat = s.chooser = seat
    s.turns += 1
    s.landed = 0
    for i in range(60):
        s.mark[i] &= ~(USED | SATISFIED)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def settle(s: State) -> cython.void:
    """Nature is asked only if there is something to draw: else what follows, follows."""
    while not s.ended:
        if s.phase == DRAW:
            if s.left > 0 and playing.may_draw(s, s.drawer):
                return
            go_on(s)
        elif s.phase == REGAIN:
            if s.left > 0 and playing.may_take(s, s.drawer) and count_place(s, s.drawer, DISCARDED):
                return
            asking.back_to_turn(s)
        elif s.phase == REVEAL:
            if s.left > 0 and s.deck[s.drawer] and playing.may_draw(s, s.drawer):
                return
            asking.ask(s, PICK_REVEALED, s.drawer, -1, 1)
            return
        elif s.phase == END and not some_use(s):
            end_turn(s)
        else:
            return


@cython.cfunc
@cython.exceptval(check=False)
def go_on(s: State) -> cython.void:
    """All cards are drawn."""
    then: cint = s.then
    if then == THEN_MAIN:
        asking.back_to_turn(s)
    elif then == THEN_REFILLED:
        end_phase(s)
    elif then == THEN_FIGHT:
        after_fight(s)
    elif then == THEN_DECLINED:
        after_decline(s)
    elif then == THEN_END:
        asking.back_to_turn(s)
    elif then == THEN_GIVE_BACK:
        give_back_two(s)
    elif s.chooser == s.seat:
        asking.ask(s, MULLIGAN, 1 - s.seat, -1, HAND_SIZE)
    else:
        begin_turn(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def give_back_two(s: State) -> cython.void:
    """Two hand cards return to the deck, if there are so many."""
    n: cint = s.hand[s.seat]
    if n == 0:
        asking.back_to_turn(s)
    else:
        asking.ask(s, GIVE_BACK, s.seat, -1, min(n, 2))
