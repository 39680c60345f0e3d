"""The course of a turn and of a fight (Phases; Declining to start; rulings 1 to 9).

One decision lists whatever the phases still allow: acting in a later phase passes the earlier ones. For each action the
condition gives a reason code, and what happens stands beside it.
"""

import cython
from cython import bint, p_int
from cython import int as cint

from moonsaga.games.blue_moon import numbers

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon import rules_effects as effects
    from cython.cimports.moonsaga.games.blue_moon import rules_playing as playing
    from cython.cimports.moonsaga.games.blue_moon.rules_dragons import (
        attract,
        clear_table,
        end_if_exhausted,
        note_exhausted,
        score_retreat,
    )
    from cython.cimports.moonsaga.games.blue_moon.rules_power import (
        blank,
        count_active,
        first_speaking,
        has_icon,
        power,
        shielded,
        speaks,
        survey,
    )
    from cython.cimports.moonsaga.games.blue_moon.state import (
        State,
        count_place,
        discard,
        is_active,
        lift,
        owner,
        put_down,
        tell,
        to_hand,
    )
else:
    from moonsaga.games.blue_moon import rules_effects as effects
    from moonsaga.games.blue_moon import rules_playing as playing
    from moonsaga.games.blue_moon.rules_dragons import (
        attract,
        clear_table,
        end_if_exhausted,
        note_exhausted,
        score_retreat,
    )
    from moonsaga.games.blue_moon.rules_power import (
        blank,
        count_active,
        first_speaking,
        has_icon,
        power,
        shielded,
        speaks,
        survey,
    )
    from moonsaga.games.blue_moon.state import (
        State,
        count_place,
        discard,
        is_active,
        lift,
        owner,
        put_down,
        tell,
        to_hand,
    )

ABOARD = cython.declare(cint, numbers.ABOARD)
AFTER = cython.declare(cint, numbers.AFTER)
AT_BOTTOM = cython.declare(cint, numbers.AT_BOTTOM)
AT_SEA = cython.declare(cint, numbers.AT_SEA)
A_ANNOUNCE = cython.declare(cint, numbers.A_ANNOUNCE)
A_ANNOUNCE_IN = cython.declare(cint, numbers.A_ANNOUNCE_IN)
A_BLIND = cython.declare(cint, numbers.A_BLIND)
A_BLUFF = cython.declare(cint, numbers.A_BLUFF)
A_CALL = cython.declare(cint, numbers.A_CALL)
A_CHOOSE = cython.declare(cint, numbers.A_CHOOSE)
A_COVER = cython.declare(cint, numbers.A_COVER)
A_DECK = cython.declare(cint, numbers.A_DECK)
A_DECLINE = cython.declare(cint, numbers.A_DECLINE)
A_DO = cython.declare(cint, numbers.A_DO)
A_END = cython.declare(cint, numbers.A_END)
A_FACE = cython.declare(cint, numbers.A_FACE)
A_KIND = cython.declare(cint, numbers.A_KIND)
A_LAND = cython.declare(cint, numbers.A_LAND)
A_LOAD = cython.declare(cint, numbers.A_LOAD)
A_PAY_IN = cython.declare(cint, numbers.A_PAY_IN)
A_PLAY = cython.declare(cint, numbers.A_PLAY)
A_RETREAT = cython.declare(cint, numbers.A_RETREAT)
A_RETRIEVE = cython.declare(cint, numbers.A_RETRIEVE)
A_REVEAL = cython.declare(cint, numbers.A_REVEAL)
A_SATISFY = cython.declare(cint, numbers.A_SATISFY)
A_SKIP = cython.declare(cint, numbers.A_SKIP)
A_TRUST = cython.declare(cint, numbers.A_TRUST)
A_USE = cython.declare(cint, numbers.A_USE)
BEGINNING = cython.declare(cint, numbers.BEGINNING)
BLIND = cython.declare(cint, numbers.BLIND)
BOOSTER = cython.declare(cint, numbers.BOOSTER)
CALL = cython.declare(cint, numbers.CALL)
CALL_SHIP = cython.declare(cint, numbers.CALL_SHIP)
CANNOT_PAY = cython.declare(cint, numbers.CANNOT_PAY)
CHARACTER = cython.declare(cint, numbers.CHARACTER)
CHOOSE = cython.declare(cint, numbers.CHOOSE)
CHOOSE_ELEMENT = cython.declare(cint, numbers.CHOOSE_ELEMENT)
CONFIRM = cython.declare(cint, numbers.CONFIRM)
DEAD_END = cython.declare(cint, numbers.DEAD_END)
DEAL = cython.declare(cint, numbers.DEAL)
DECKS = cython.declare(cint, numbers.DECKS)
DECLINE = cython.declare(cint, numbers.DECLINE)
DEMAND_CHARACTER = cython.declare(cint, numbers.EFFECT["demand_character"])
DEMAND_FOR_CARD = cython.declare(cint, numbers.DEMAND_PLAY)
DEMAND_OPEN = cython.declare(cint, numbers.DEMAND_OPEN)
DEMAND_PLAY = cython.declare(cint, numbers.EFFECT["demand_play"])
DEMAND_SUPPORT = cython.declare(cint, 3)
DEMAND_VALUE = cython.declare(cint, numbers.EFFECT["demand_value"])
DISCARDED = cython.declare(cint, numbers.DISCARDED)
DISCARD_COMBAT = cython.declare(cint, numbers.EFFECT["discard_combat"])
DISCARD_ONE = cython.declare(cint, numbers.EFFECT["discard_one"])
DRAW = cython.declare(cint, numbers.DRAW)
DRAW_FIRST = cython.declare(cint, numbers.DRAW_FIRST)
END = cython.declare(cint, numbers.END)
ENDING = cython.declare(cint, numbers.ENDING)
EVERYBODY = cython.declare(cint, numbers.EVERYBODY)
EV_ANNOUNCED = cython.declare(cint, numbers.EV_ANNOUNCED)
EV_BLUFF_BAD = cython.declare(cint, numbers.EV_BLUFF_BAD)
EV_BLUFF_GOOD = cython.declare(cint, numbers.EV_BLUFF_GOOD)
EV_CALLED = cython.declare(cint, numbers.EV_CALLED)
EV_DECK_CHOSEN = cython.declare(cint, numbers.EV_DECK_CHOSEN)
EV_DECLINED = cython.declare(cint, numbers.EV_DECLINED)
EV_DREW = cython.declare(cint, numbers.EV_DREW)
EV_ENDED = cython.declare(cint, numbers.EV_ENDED)
EV_FACED = cython.declare(cint, numbers.EV_FACED)
EV_FIGHT = cython.declare(cint, numbers.EV_FIGHT)
EV_FIRST = cython.declare(cint, numbers.EV_FIRST)
EV_FLOOD = cython.declare(cint, numbers.EV_FLOOD)
EV_GIVEN_BACK = cython.declare(cint, numbers.EV_GIVEN_BACK)
EV_LANDED = cython.declare(cint, numbers.EV_LANDED)
EV_MILLED = cython.declare(cint, numbers.EV_MILLED)
EV_REGAINED = cython.declare(cint, numbers.EV_REGAINED)
EV_RETREATED = cython.declare(cint, numbers.EV_RETREATED)
EV_RETRIEVED = cython.declare(cint, numbers.EV_RETRIEVED)
EV_REVEALED = cython.declare(cint, numbers.EV_REVEALED)
EV_SHIP_LEFT = cython.declare(cint, numbers.EV_SHIP_LEFT)
EV_CARD_DRAGON = cython.declare(cint, numbers.EV_CARD_DRAGON)
EV_STORM = cython.declare(cint, numbers.EV_STORM)
EV_TURN = cython.declare(cint, numbers.EV_TURN)
FACE_DOWN = cython.declare(cint, numbers.FACE_DOWN)
FINE = cython.declare(cint, numbers.FINE)
FIRE_BLUFF = cython.declare(cint, numbers.FIRE_BLUFF)
FLOOD = cython.declare(cint, numbers.EFFECT["flood"])
FORBID_CALL = cython.declare(cint, numbers.EFFECT["forbid_call"])
FROM_SHIP = cython.declare(cint, 2)
GIVE_BACK = cython.declare(cint, numbers.GIVE_BACK)
HAND_LIMITED = cython.declare(cint, numbers.HAND_LIMITED)
HAND_SIZE = cython.declare(cint, numbers.HAND_SIZE)
IN_COMBAT = cython.declare(cint, numbers.IN_COMBAT)
IN_DECK = cython.declare(cint, numbers.IN_DECK)
IN_HAND = cython.declare(cint, numbers.IN_HAND)
IN_SUPPORT = cython.declare(cint, numbers.IN_SUPPORT)
LANDED = cython.declare(cint, numbers.LANDED)
LEADING = cython.declare(cint, numbers.LEADING)
LIMIT_CHARACTERS = cython.declare(cint, numbers.EFFECT["limit_characters"])
LOAD_SHIP = cython.declare(cint, numbers.LOAD_SHIP)
MAIN = cython.declare(cint, numbers.MAIN)
MILL = cython.declare(cint, numbers.MILL)
MATCH_WON = cython.declare(cint, numbers.MATCH_WON)
MULLIGAN = cython.declare(cint, numbers.MULLIGAN)
MUST_CHOOSE = cython.declare(cint, numbers.MUST_CHOOSE)
NOTHING = cython.declare(cint, numbers.NOTHING)
NOTHING_FACE_DOWN = cython.declare(cint, numbers.NOTHING_FACE_DOWN)
NOT_IN_HAND = cython.declare(cint, numbers.NOT_IN_HAND)
NOT_STARTER = cython.declare(cint, numbers.NOT_STARTER)
NOT_THIS_CARD = cython.declare(cint, numbers.NOT_THIS_CARD)
NO_CHARACTER = cython.declare(cint, numbers.NO_CHARACTER)
NO_DEMAND = cython.declare(cint, numbers.NO_DEMAND)
NO_POWER = cython.declare(cint, numbers.NO_POWER)
NO_RETRIEVE = cython.declare(cint, numbers.NO_RETRIEVE)
NO_SHIP = cython.declare(cint, numbers.NO_SHIP)
NO_VALUE = cython.declare(cint, numbers.NO_VALUE)
ONE_ACTIVE_CHARACTER = cython.declare(cint, numbers.ONE_ACTIVE_CHARACTER)
ORDER_OF_CARDS = cython.declare(cint, numbers.ORDER)
OVER = cython.declare(cint, numbers.OVER)
PAY_ELEMENT = cython.declare(cint, numbers.PAY_ELEMENT)
POOLED = cython.declare(cint, numbers.POOLED)
PEOPLES = cython.declare(cint, numbers.PEOPLE_COUNT)
PICK = cython.declare(cint, numbers.PICK)
PICK_KIND = cython.declare(cint, numbers.PICK_KIND)
PICK_REVEALED = cython.declare(cint, numbers.PICK_REVEALED)
REGAIN = cython.declare(cint, numbers.REGAIN)
RETRIEVE = cython.declare(cint, numbers.RETRIEVE)
RETRIEVE_BLOCKED = cython.declare(cint, numbers.RETRIEVE_BLOCKED)
RETURN = cython.declare(cint, numbers.RETURN)
REVEAL = cython.declare(cint, numbers.REVEAL)
REVEALED = cython.declare(cint, numbers.REVEALED)
SATISFIED = cython.declare(cint, numbers.SATISFIED)
SHIP = cython.declare(cint, numbers.EFFECT["ship"])
SHIP_FULL = cython.declare(cint, numbers.SHIP_FULL)
SHOWN = cython.declare(cint, numbers.SHOWN)
STARTER_STAYS = cython.declare(cint, numbers.STARTER_STAYS)
STOP = cython.declare(cint, numbers.STOP)
STORM = cython.declare(cint, numbers.EFFECT["storm"])
SUPPORT = cython.declare(cint, numbers.SUPPORT)
SUPPORTS = cython.declare(cint, numbers.SUPPORTS)
THEN_DEALT = cython.declare(cint, numbers.THEN_DEALT)
THEN_DECLINED = cython.declare(cint, numbers.THEN_DECLINED)
THEN_END = cython.declare(cint, numbers.THEN_END)
THEN_FIGHT = cython.declare(cint, numbers.THEN_FIGHT)
THEN_GIVE_BACK = cython.declare(cint, numbers.THEN_GIVE_BACK)
THEN_MAIN = cython.declare(cint, numbers.THEN_MAIN)
THEN_REFILLED = cython.declare(cint, numbers.THEN_REFILLED)
TOO_LATE = cython.declare(cint, numbers.TOO_LATE)
USED = cython.declare(cint, numbers.USED)
WIN_OF_MATCH = cython.declare(cint, numbers.WIN_OF_MATCH)
WRONG_MOMENT = cython.declare(cint, numbers.WRONG_MOMENT)

POOL: list = []
"""Positions to try things out on, one for each depth."""


# --- the start of the game --------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_game(s: State) -> cython.void:
    """Preparation: a starting player, six cards each."""
    if s.rules.match and s.picked[0] < 0:
        s.phase = DECKS
        return
    s.phase = DRAW_FIRST
    if s.starter >= 0:
        name_first(s, s.starter)
    elif s.rules.first >= 0:
        name_first(s, s.rules.first)


@cython.cfunc
@cython.exceptval(check=False)
def choose_deck(s: State, seat: cint, people: cint) -> cython.void:
    """Both choose a leader in secret and show it at the same time (More games)."""
    i: cint
    s.picked[seat] = people
    s.learned += 1
    if s.picked[1 - seat] < 0:
        return
    s.rules = s.rules.maker(s.picked[0], s.picked[1])
    s.games += 1
    for i in range(2):
        tell(s, EV_DECK_CHOSEN, i, -1, s.picked[i])
    begin_game(s)


@cython.cfunc
@cython.exceptval(check=False)
def count_crystals(s: State) -> cython.void:
    """The end of one game of a match: five crystals win it, else the loser starts the next game (More games)."""
    i: cint
    if not s.rules.match or s.ended == MATCH_WON:
        return
    s.score[s.winner] += s.crystals
    if s.score[s.winner] >= WIN_OF_MATCH:
        s.ended = MATCH_WON
        s.crystals = s.score[s.winner]
        tell(s, EV_ENDED, s.winner, -1, s.crystals * 8 + MATCH_WON)
        return
    s.starter = 1 - s.winner
    s.lay_out()
    for i in range(2):
        s.picked[i] = -1
    s.learned += 1
    s.phase = DECKS
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def name_first(s: State, seat: cint) -> cython.void:
    s.seat = s.chooser = seat
    s.phase = DEAL
    s.drawer = 0
    s.left = HAND_SIZE
    tell(s, EV_FIRST, seat, -1, 0)


@cython.cfunc
@cython.exceptval(check=False)
def deal(s: State, slot: cint) -> cython.void:
    """Six cards to one seat, then six to the other; then, if agreed, each may put some back (Optional rule)."""
    to_hand(s, slot, 0)
    tell(s, EV_DREW, s.drawer, slot, 0)
    s.left -= 1
    if s.left:
        return
    if s.drawer == 0:
        s.drawer = 1
        s.left = HAND_SIZE
    elif s.rules.mulligan:
        effects.ask(s, MULLIGAN, s.seat, -1, HAND_SIZE)
    else:
        begin_turn(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def mulligan(s: State, slot: cint) -> cython.void:
    """A card back into the deck, unseen."""
    tell(s, EV_GIVEN_BACK, s.chooser, slot, 0)
    lift(s, slot)
    put_down(s, slot, IN_DECK)
    s.last = slot
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def end_mulligan(s: State) -> cython.void:
    """Shuffle and fill up; then the other seat is asked."""
    effects.draw_cards(s, s.chooser, HAND_SIZE - s.hand[s.chooser], THEN_DEALT)


# --- the beginning of a turn ------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def begin_turn(s: State, seat: cint) -> cython.void:
    """A turn begins: storms are scored before anything else (ruling 2)."""
    i: cint
    slot: cint
    n: cint = 0
    s.seat = s.chooser = seat
    s.turns += 1
    s.phase = MAIN
    s.stage = BEGINNING
    s.choice = NOTHING
    s.cause = s.last = s.last_begun = s.pay_element = s.lead = -1
    s.left = s.paid = s.need = 0
    s.plays = s.combat_plays = s.normals = s.normal_gang = s.normal_pair = 0
    s.launches = s.launch_pair = s.boosters = s.others = s.from_deck = s.landed = s.hand_plays = 0
    s.character = s.played_booster = s.played_support = False
    s.stopped = s.bounced = s.next_free = False
    for i in range(60):
        s.mark[i] &= ~(USED | SATISFIED)
    survey(s)
    tell(s, EV_TURN, seat, -1, 0)
    slot = first_speaking(s, seat, STORM, seat * 30)
    while slot >= 0:
        n += 1
        slot = first_speaking(s, seat, STORM, slot + 1)
    if n >= 2:
        tell(s, EV_STORM, seat, -1, 0)
        attract(s, seat, False)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_retrieve(s: State, slot: cint) -> cint:
    """An active RETRIEVE card goes back to hand; characters not against an opposing RETRIEVE (Icons; ruling 36)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    if not is_active(s, slot) or not has_icon(s, slot, RETRIEVE):
        return NO_RETRIEVE
    if slot - s.seat * 30 < s.last_begun:
        return ORDER_OF_CARDS
    if not playing.may_take(s, s.seat):
        return HAND_LIMITED
    if s.rules.kind[slot] == CHARACTER and retrieve_blocked(s):
        return RETRIEVE_BLOCKED
    return FINE


@cython.cfunc
@cython.exceptval(check=False)
def retrieve_blocked(s: State) -> bint:
    """Does the opponent show RETRIEVE in the combat area? Printed icons count, ignored or not."""
    foe: cint = 1 - s.seat
    i: cint
    slot: cint
    for i in range(s.live[foe], s.combats[foe]):
        slot = s.combat[foe * 30 + i]
        if s.rules.icon[slot] & RETRIEVE and (s.rules.blocked_by_cards or s.rules.kind[slot] == CHARACTER):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def retrieve(s: State, slot: cint) -> cython.void:
    s.last_begun = slot - s.seat * 30
    to_hand(s, slot, EVERYBODY)
    tell(s, EV_RETRIEVED, s.seat, slot, 0)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_reveal(s: State, slot: cint) -> cint:
    """Own bluffs may be shown and discarded at the beginning of the turn (ruling 65)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    if s.place[slot] != IN_SUPPORT or not s.mark[slot] & FACE_DOWN:
        return NOTHING_FACE_DOWN
    return ORDER_OF_CARDS if slot - s.seat * 30 + 30 < s.last_begun else FINE


@cython.cfunc
@cython.exceptval(check=False)
def reveal(s: State, slot: cint) -> cython.void:
    s.last_begun = slot - s.seat * 30 + 30
    s.knows[slot] = EVERYBODY
    tell(s, EV_REVEALED, s.seat, slot, 0)
    s.learned += 1
    discard(s, slot)
    survey(s)


@cython.cfunc
@cython.exceptval(check=False)
def why_no_landing(s: State, slot: cint) -> cint:
    """A ship lands at the beginning of the turn (ruling 62)."""
    if s.stage > BEGINNING:
        return TOO_LATE
    if s.place[slot] != AT_SEA or s.mark[slot] & LANDED:
        return NO_SHIP
    return ORDER_OF_CARDS if slot - s.seat * 30 + 60 < s.last_begun else FINE


@cython.cfunc
@cython.exceptval(check=False)
def land(s: State, slot: cint) -> cython.void:
    s.last_begun = slot - s.seat * 30 + 60
    s.mark[slot] |= LANDED
    s.landed += 1
    if s.rules.effect[slot] == SHIP and speaks(s, slot):
        s.hand_plays += s.rules.two[slot]
    tell(s, EV_LANDED, s.seat, slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def drop_ships(s: State) -> cython.void:
    """Landed ships and what is left on them are discarded."""
    ship: cint
    slot: cint
    first: cint = s.seat * 30
    if not s.landed:
        return
    for ship in range(first, first + 30):
        if s.place[ship] == AT_SEA and s.mark[ship] & LANDED:
            for slot in range(first, first + 30):
                if s.place[slot] == ABOARD and s.aboard[slot] == ship:
                    discard(s, slot)
            tell(s, EV_SHIP_LEFT, s.seat, ship, 0)
            discard(s, ship)
    s.landed = 0


# --- playing cards ----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def play_card(s: State, slot: cint, covering: bint) -> cython.void:
    """Lay a card, let its STOP and its text work."""
    from_ship: bint = s.place[slot] == ABOARD
    playing.lay_card(s, slot, covering)
    if has_icon(s, slot, STOP):
        s.stopped = True
    if not s.rules.effect[slot] or not speaks(s, slot):
        return
    if s.rules.effect[slot] == DISCARD_COMBAT and s.rules.one[slot] == FROM_SHIP:
        if from_ship and s.combats[1 - s.seat]:
            effects.ask(s, CONFIRM, s.seat, slot, 0)
        return
    effects.resolve(s, slot)


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
        if s.place[slot] != IN_HAND:
            return NOT_IN_HAND
        return ORDER_OF_CARDS if slot < s.last else FINE
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
        s.next_free = False
    elif s.choice == LOAD_SHIP:
        playing.load_card(s, slot, ship)
        s.last = slot
        s.left -= 1
        if s.left == 0 or s.hand[s.seat] == 0 or not playing.ship_has_room(s, ship):
            effects.back_to_turn(s)
    else:
        s.from_deck += 1
        playing.load_card(s, slot, ship)
        effects.skip_choice(s)


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
    """The other player wins the fight; the table is cleared and both fill up; the loser starts the next fight."""
    tell(s, EV_RETREATED, loser, -1, 0)
    drop_ships(s)
    score_retreat(s, loser)
    if s.ended:
        return
    clear_table(s)
    s.begun = False
    s.element = -1
    s.seat = loser
    s.from_deck = 0
    note_exhausted(s)
    effects.draw_cards(s, 0, HAND_SIZE - s.hand[0], THEN_FIGHT)


@cython.cfunc
@cython.exceptval(check=False)
def after_fight(s: State) -> cython.void:
    """Seat 0 has filled up, then seat 1 does; then the next fight, or the end."""
    if s.drawer == 0:
        s.from_deck = 0
        effects.draw_cards(s, 1, HAND_SIZE - s.hand[1], THEN_FIGHT)
        return
    s.from_deck = 0
    note_exhausted(s)
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
        effects.ask(s, DECLINE, s.seat, -1, 3)
    else:
        end_decline(s)


@cython.cfunc
@cython.exceptval(check=False)
def discard_to_decline(s: State, slot: cint) -> cython.void:
    discard(s, slot)
    s.last = slot
    s.left -= 1
    if s.left == 0 or s.hand[s.seat] == 0:
        end_decline(s)


@cython.cfunc
@cython.exceptval(check=False)
def end_decline(s: State) -> cython.void:
    """Fill up to six; the opponent may start, or decline too."""
    note_exhausted(s)
    effects.draw_cards(s, s.seat, HAND_SIZE - s.hand[s.seat], THEN_DECLINED)


@cython.cfunc
@cython.exceptval(check=False)
def after_decline(s: State) -> cython.void:
    note_exhausted(s)
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
    if first_speaking(s, foe, LIMIT_CHARACTERS, foe * 30) >= 0 and count_active(s, me, CHARACTER) > 1:
        return ONE_ACTIVE_CHARACTER
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
    return DEMAND_OPEN if effects.next_demand(s, s.seat, 30 - s.seat * 30) >= 0 else FINE


@cython.cfunc
@cython.exceptval(check=False)
def announce(s: State, element: cint) -> cython.void:
    """The total is said; sirens that got no character take a dragon; then a bluff may be called."""
    me: cint = s.seat
    foe: cint = 1 - me
    slot: cint
    drop_ships(s)
    slot = first_speaking(s, foe, DEMAND_CHARACTER, foe * 30)
    while slot >= 0:
        if not s.mark[slot] & SATISFIED:
            tell(s, EV_CARD_DRAGON, foe, slot, 0)
            attract(s, foe, False)
        slot = first_speaking(s, foe, DEMAND_CHARACTER, slot + 1)
    if s.ended:
        return
    if element >= 0:
        s.element = element
    s.begun = True
    s.stage = AFTER
    survey(s)
    tell(s, EV_ANNOUNCED, me, -1, power(s, me, s.element) * 2 + s.element)
    tell(s, EV_FACED, foe, -1, power(s, foe, s.element) * 16 + s.dragons[0] * 4 + s.dragons[1])
    note_exhausted(s)
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
            s.knows[slot] = EVERYBODY
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
            retreat(s, me)


# --- the end of a turn ------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def refill(s: State) -> cython.void:
    """Up to six cards; more are kept (ruling 43)."""
    s.chooser = s.seat
    effects.draw_cards(s, s.seat, HAND_SIZE - s.hand[s.seat], THEN_REFILLED)


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
    note_exhausted(s)
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
            effects.back_to_turn(s)
        elif s.phase == REVEAL:
            if s.left > 0 and s.deck[s.drawer] and playing.may_draw(s, s.drawer):
                return
            effects.ask(s, PICK_REVEALED, s.drawer, -1, 1)
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
        effects.back_to_turn(s)
    elif then == THEN_REFILLED:
        end_phase(s)
    elif then == THEN_FIGHT:
        after_fight(s)
    elif then == THEN_DECLINED:
        after_decline(s)
    elif then == THEN_END:
        effects.back_to_turn(s)
    elif then == THEN_GIVE_BACK:
        give_back_two(s)
    elif s.chooser == s.seat:
        effects.ask(s, MULLIGAN, 1 - s.seat, -1, HAND_SIZE)
    else:
        begin_turn(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def give_back_two(s: State) -> cython.void:
    """Two hand cards return to the deck, if there are so many."""
    n: cint = s.hand[s.seat]
    if n == 0:
        effects.back_to_turn(s)
    else:
        effects.ask(s, GIVE_BACK, s.seat, -1, min(n, 2))


# --- dead ends --------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def committed(s: State) -> bint:
    """Has this player passed the moment of retreating in a running fight?"""
    return s.begun and s.stage > LEADING and s.stage < ENDING and not s.ended


@cython.cfunc
@cython.exceptval(check=False)
def leads_nowhere(s: State, action: cint) -> bint:
    """Would the player be unable to end the turn with what is known? (Special rule 11; rulings 6 and 7)"""
    t: State
    if not s.begun or s.chooser != s.seat or s.phase == END or s.phase == CALL or s.phase == DECKS:
        return False
    t = scratch(s, 0)
    play_plain(t, action)
    if t.ended or not committed(t) or t.seat != s.seat or t.phase == DRAW:
        return False
    return not can_finish(t, 1, -1)


@cython.cfunc
def scratch(s: State, depth: cint) -> State:
    """A copy to try things out on."""
    t: State
    while len(POOL) <= depth:
        POOL.append(State(s.rules))
    t = cython.cast(State, POOL[depth])
    t.copy_from(s)
    return t


@cython.cfunc
@cython.exceptval(check=False)
def can_finish(s: State, depth: cint, after: cint) -> bint:
    """Can the player whose turn it is end it from here? Chance and other players' choices are not counted on.

    Plain cards of a kind are tried in deck order, from the last one on: another order would give the same position.
    """
    t: State
    slot: cint
    first: cint = s.seat * 30
    if s.ended:
        return True
    if s.phase == CHOOSE and s.chooser == s.seat:
        return can_finish_choice(s, depth)
    if s.phase != MAIN:
        s.phase = MAIN
        effects.back_to_turn(s)
    if why_no_turn_end(s) == FINE and effects.all_payable(s):
        return True
    if s.stage >= AFTER or depth > 12:
        return False
    for slot in range(first, first + 30):
        if s.place[slot] == IN_HAND or s.place[slot] == ABOARD:
            if not tried_before(s, slot, after) and playing.why_no_play(s, slot) == FINE:
                t = scratch(s, depth)
                play_card(t, slot, not playing.adds_to_gang(t, slot))
                if can_finish(t, depth + 1, slot if is_plain(s, slot) else -1):
                    return True
            if s.rules.bluff[slot] and playing.why_no_bluff(s, slot) == FINE:
                t = scratch(s, depth)
                play_bluff(t, slot)
                if can_finish(t, depth + 1, -1):
                    return True
        elif s.rules.effect[slot] == DISCARD_ONE and effects.why_no_use(s, slot) == FINE:
            t = scratch(s, depth)
            effects.use_card(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def is_plain(s: State, slot: cint) -> bint:
    """Does it make no difference when this card is played among others of its kind?"""
    return not s.rules.text[slot] and not s.rules.icon[slot] & STOP and not s.rules.normal_first


@cython.cfunc
@cython.exceptval(check=False)
def tried_before(s: State, slot: cint, after: cint) -> bint:
    """Was a play in this order tried already, the other way round?"""
    if slot > after or s.rules.kind[slot] != s.rules.kind[after]:
        return False
    return s.rules.gang[slot] == s.rules.gang[after] and is_plain(s, slot)  # a gang that comes first is not covered


@cython.cfunc
@cython.exceptval(check=False)
def can_finish_choice(s: State, depth: cint) -> bint:
    """The same while a choice is open: some answer must do."""
    t: State
    slot: cint
    choice: cint = s.choice
    if effects.may_blind(s):  # which hidden card the opponent loses makes no difference to this turn
        effects.back_to_turn(s)
        return can_finish(s, depth, -1)
    if effects.may_skip(s) and choice != PICK and choice != CONFIRM and choice != PICK_KIND and choice != RETURN:
        effects.skip_choice(s)
        return can_finish(s, depth, -1)
    if effects.may_skip(s):
        t = scratch(s, depth)
        effects.skip_choice(t)
        if can_finish(t, depth + 1, -1):
            return True
    if choice == CONFIRM:
        effects.confirm(s)
        return can_finish(s, depth, -1)
    if choice == PICK_KIND:
        for slot in range(2):
            if effects.may_pick_kind(s, slot):
                t = scratch(s, depth)
                effects.choose_kind(t, slot)
                if can_finish(t, depth + 1, -1):
                    return True
        return False
    if choice == PAY_ELEMENT:
        for slot in range(2):
            t = scratch(s, depth)
            effects.choose_element(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
        return False
    for slot in range(60):
        if effects.why_no_choice_of(s, slot) == FINE:
            t = scratch(s, depth)
            effects.choose_card(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
    for slot in range(s.supports[1 - s.seat]):
        if effects.why_no_bluff_chosen(s, slot) == FINE:
            t = scratch(s, depth)
            effects.choose_bluff(t, slot)
            if can_finish(t, depth + 1, -1):
                return True
    return False


# --- what may be done -------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def acting(s: State) -> cint:
    """The seat to act, -1 for Nature, -2 when the game is over."""
    phase: cint = s.phase
    if phase == OVER:
        return -2
    if phase == DECKS:
        return 0 if s.picked[0] < 0 else 1
    if phase == MAIN or phase == CHOOSE or phase == CALL or phase == END:
        return s.chooser
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def why_no_plain(s: State, action: cint) -> cint:
    """The rule against an action of the seat to act, dead ends aside."""
    me: cint = s.seat
    first: cint = me * 30
    if s.phase == CHOOSE:
        return why_no_answer(s, action)
    if s.phase == DECKS:
        return FINE if action >= A_DECK else WRONG_MOMENT
    if s.phase == CALL:
        return FINE if action == A_CALL or action == A_TRUST else WRONG_MOMENT
    if s.phase == END:
        if action == A_END:
            return FINE
        if A_USE <= action < A_SATISFY:
            return effects.why_no_use(s, first + action - A_USE)
        return WRONG_MOMENT
    if action < A_REVEAL:
        return why_no_retrieve(s, first + action - A_RETRIEVE)
    if action < A_LAND:
        return why_no_reveal(s, first + action - A_REVEAL)
    if action < A_PLAY:
        return why_no_landing(s, first + action - A_LAND)
    if action < A_COVER:
        return playing.why_no_play(s, first + action - A_PLAY)
    if action < A_BLUFF:
        return playing.why_no_cover(s, first + action - A_COVER)
    if action < A_LOAD:
        return playing.why_no_bluff(s, first + action - A_BLUFF)
    if action < A_USE:
        return why_no_loading(s, first + (action - A_LOAD) // 30, first + (action - A_LOAD) % 30)
    if action < A_SATISFY:
        return effects.why_no_use(s, first + action - A_USE)
    if action < A_CHOOSE:
        return why_no_satisfaction(s, 30 - first + action - A_SATISFY)
    if action == A_ANNOUNCE_IN or action == A_ANNOUNCE_IN + 1:
        return why_no_announcement(s, action - A_ANNOUNCE_IN)
    if action == A_ANNOUNCE:
        return why_no_announcement(s, -1)
    if action == A_RETREAT:
        return why_no_retreat(s)
    if action == A_DECLINE:
        return why_no_decline(s)
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_satisfaction(s: State, slot: cint) -> cint:
    """A demand of an opposing active card, not met yet, that the hand can meet."""
    if s.rules.effect[slot] != DEMAND_VALUE and s.rules.effect[slot] != DEMAND_CHARACTER:
        return NO_DEMAND
    if not is_active(s, slot) or not speaks(s, slot) or s.mark[slot] & SATISFIED:
        return NO_DEMAND
    return FINE if effects.payable(s, slot) else CANNOT_PAY


@cython.cfunc
@cython.exceptval(check=False)
def why_no_answer(s: State, action: cint) -> cint:
    """The rule against an answer to what is asked."""
    if A_CHOOSE <= action < A_FACE:
        return effects.why_no_choice_of(s, action - A_CHOOSE)
    if A_FACE <= action < A_KIND:
        return effects.why_no_bluff_chosen(s, action - A_FACE)
    if A_LOAD <= action < A_USE:
        if s.choice != LOAD_SHIP and s.choice != CALL_SHIP:
            return WRONG_MOMENT
        return why_no_loading(s, s.seat * 30 + (action - A_LOAD) // 30, s.seat * 30 + (action - A_LOAD) % 30)
    if action == A_KIND or action == A_KIND + 1:
        if s.choice != PICK_KIND:
            return WRONG_MOMENT
        return FINE if effects.may_pick_kind(s, action - A_KIND) else NOT_THIS_CARD
    if action == A_PAY_IN or action == A_PAY_IN + 1:
        return FINE if s.choice == PAY_ELEMENT else WRONG_MOMENT
    if action == A_DO:
        return FINE if s.choice == CONFIRM else WRONG_MOMENT
    if action == A_BLIND:
        return FINE if effects.may_blind(s) else WRONG_MOMENT
    if action == A_SKIP:
        return FINE if effects.may_skip(s) else MUST_CHOOSE
    return WRONG_MOMENT


@cython.cfunc
@cython.exceptval(check=False)
def why_no_action(s: State, action: cint) -> cint:
    """The first reason against an action of the seat to act; 0 if it is legal."""
    reason: cint = why_no_plain(s, action)
    if reason:
        return reason
    return DEAD_END if leads_nowhere(s, action) else FINE


@cython.cfunc
@cython.exceptval(check=False)
def offer(s: State, buffer: p_int, n: cint, action: cint) -> cint:
    """Add an action to the list if nothing speaks against it."""
    if why_no_action(s, action) == FINE:
        buffer[n] = action
        return n + 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_choices(s: State, buffer: p_int) -> cint:
    """All legal actions of the seat to act, in the order of the phases."""
    i: cint
    if s.phase == MAIN:
        return list_turn(s, buffer)
    if s.phase == CHOOSE:
        return list_answers(s, buffer)
    if s.phase == DECKS:
        for i in range(PEOPLES):
            buffer[i] = A_DECK + i
        return PEOPLES
    if s.phase == CALL:
        buffer[0] = A_CALL
        buffer[1] = A_TRUST
        return 2
    return list_end(s, buffer)


@cython.cfunc
@cython.exceptval(check=False)
def list_end(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    for i in range(30):
        if s.rules.effect[s.seat * 30 + i]:
            n = offer(s, buffer, n, A_USE + i)
    buffer[n] = A_END
    return n + 1


@cython.cfunc
@cython.exceptval(check=False)
def list_turn(s: State, buffer: p_int) -> cint:
    """Beginning, leadership, retreat, characters, boosters and supports, demands, announcing."""
    n: cint = 0
    i: cint
    slot: cint
    ship: cint
    first: cint = s.seat * 30
    where: cint
    if s.stage == BEGINNING:
        n = list_beginning(s, buffer)
    for i in range(30):
        slot = first + i
        where = s.place[slot]
        if where == IN_HAND or where == ABOARD:
            n = offer(s, buffer, n, A_PLAY + i)
            if s.rules.gang[slot] and not s.character:
                n = offer(s, buffer, n, A_COVER + i)
            if s.rules.bluff[slot]:
                n = offer(s, buffer, n, A_BLUFF + i)
            if s.character:
                for ship in range(first, first + 30):
                    if s.place[ship] == AT_SEA:
                        n = offer(s, buffer, n, A_LOAD + i * 30 + ship - first)
        elif (where == IN_COMBAT or where == IN_SUPPORT) and s.rules.effect[slot]:
            n = offer(s, buffer, n, A_USE + i)
    for i in range(30):
        slot = 30 - first + i
        if s.rules.effect[slot] == DEMAND_VALUE or s.rules.effect[slot] == DEMAND_CHARACTER:
            n = offer(s, buffer, n, A_SATISFY + i)
    if s.begun:
        n = offer(s, buffer, n, A_ANNOUNCE)
    else:
        n = offer(s, buffer, n, A_ANNOUNCE_IN)
        n = offer(s, buffer, n, A_ANNOUNCE_IN + 1)
    n = offer(s, buffer, n, A_RETREAT)
    return offer(s, buffer, n, A_DECLINE)


@cython.cfunc
@cython.exceptval(check=False)
def list_beginning(s: State, buffer: p_int) -> cint:
    n: cint = 0
    i: cint
    first: cint = s.seat * 30
    for i in range(30):
        if s.rules.icon[first + i] & RETRIEVE and (s.place[first + i] == IN_COMBAT or s.place[first + i] == IN_SUPPORT):
            n = offer(s, buffer, n, A_RETRIEVE + i)
    for i in range(30):
        if s.mark[first + i] & FACE_DOWN:
            n = offer(s, buffer, n, A_REVEAL + i)
    for i in range(30):
        if s.place[first + i] == AT_SEA:
            n = offer(s, buffer, n, A_LAND + i)
    return n


@cython.cfunc
@cython.exceptval(check=False)
def list_answers(s: State, buffer: p_int) -> cint:
    """What may be answered to what is asked."""
    n: cint = 0
    i: cint
    ship: cint
    first: cint = s.seat * 30
    if s.choice == CONFIRM:
        n = offer(s, buffer, n, A_DO)
    elif s.choice == PICK_KIND:
        n = offer(s, buffer, n, A_KIND)
        n = offer(s, buffer, n, A_KIND + 1)
    elif s.choice == PAY_ELEMENT:
        n = offer(s, buffer, n, A_PAY_IN)
        n = offer(s, buffer, n, A_PAY_IN + 1)
    else:
        for i in range(60):
            n = offer(s, buffer, n, A_CHOOSE + i)
        if s.choice == PICK:
            for i in range(s.supports[1 - s.chooser]):
                n = offer(s, buffer, n, A_FACE + i)
        n = offer(s, buffer, n, A_BLIND)
        if s.choice == LOAD_SHIP or s.choice == CALL_SHIP:
            for i in range(30):
                for ship in range(30):
                    if s.place[first + ship] == AT_SEA:
                        n = offer(s, buffer, n, A_LOAD + i * 30 + ship)
    return offer(s, buffer, n, A_SKIP)


# --- what happens -----------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def play_action(s: State, action: cint) -> cython.void:
    """Carry out a legal action."""
    play_plain(s, action)
    settle(s)
    if s.ended:
        count_crystals(s)


@cython.cfunc
@cython.exceptval(check=False)
def play_plain(s: State, action: cint) -> cython.void:
    first: cint = s.seat * 30
    if action < A_REVEAL:
        retrieve(s, first + action - A_RETRIEVE)
    elif action < A_LAND:
        reveal(s, first + action - A_REVEAL)
    elif action < A_PLAY:
        land(s, first + action - A_LAND)
    elif action < A_COVER:
        play_card(s, first + action - A_PLAY, not playing.adds_to_gang(s, first + action - A_PLAY))
    elif action < A_BLUFF:
        play_card(s, first + action - A_COVER, True)
    elif action < A_LOAD:
        play_bluff(s, first + action - A_BLUFF)
    elif action < A_USE:
        load(s, first + (action - A_LOAD) // 30, first + (action - A_LOAD) % 30)
    elif action < A_SATISFY:
        effects.use_card(s, first + action - A_USE)
    elif action < A_CHOOSE:
        effects.start_payment(s, 30 - first + action - A_SATISFY)
    elif A_FACE <= action < A_KIND:
        effects.choose_bluff(s, action - A_FACE)
    elif action < A_FACE:
        if s.choice == DECLINE:
            discard_to_decline(s, action - A_CHOOSE)
        elif s.choice == MULLIGAN:
            mulligan(s, action - A_CHOOSE)
            if s.hand[s.chooser] == 0:
                end_mulligan(s)
        else:
            effects.choose_card(s, action - A_CHOOSE)
    elif action < A_PAY_IN:
        effects.choose_kind(s, action - A_KIND)
    elif action < A_ANNOUNCE_IN:
        effects.choose_element(s, action - A_PAY_IN)
    elif action < A_ANNOUNCE:
        announce(s, action - A_ANNOUNCE_IN)
    elif action == A_ANNOUNCE:
        announce(s, -1)
    elif action == A_RETREAT:
        retreat(s, s.seat)
    elif action == A_DECLINE:
        decline(s)
    elif action == A_DO:
        effects.confirm(s)
    elif action == A_BLIND:
        effects.blind_card(s)
    elif action == A_SKIP:
        if s.choice == DECLINE:
            end_decline(s)
        elif s.choice == MULLIGAN:
            end_mulligan(s)
        else:
            effects.skip_choice(s)
    elif action == A_CALL:
        call_bluff(s)
    elif action == A_TRUST:
        refill(s)
    elif action == A_END:
        end_turn(s)


# --- Nature -----------------------------------------------------------------------------------------------------------


@cython.cfunc
@cython.exceptval(check=False)
def list_outcomes(s: State, outcomes: p_int, weights: p_int) -> cint:
    """What Nature can say: who starts, or which card."""
    n: cint = 0
    slot: cint
    first: cint = s.drawer * 30
    if s.phase == DRAW_FIRST:
        outcomes[0] = 0
        outcomes[1] = 1
        weights[0] = weights[1] = 1
        return 2
    if s.phase == BLIND:
        for slot in range(first, first + 30):
            if s.place[slot] == IN_HAND and not s.mark[slot] & SHOWN:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.phase == REGAIN:
        for slot in range(first, first + 30):
            if s.place[slot] == DISCARDED:
                outcomes[n] = slot
                weights[n] = 1
                n += 1
        return n
    if s.deck[s.drawer] == s.bottoms[s.drawer]:
        outcomes[0] = s.bottom[first]
        weights[0] = 1
        return 1
    for slot in range(first, first + 30):
        if s.place[slot] == IN_DECK:
            outcomes[n] = slot
            weights[n] = 1
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def play_outcome(s: State, outcome: cint) -> cython.void:
    """Nature has spoken."""
    phase: cint = s.phase
    s.learned += 1
    if phase == DRAW_FIRST:
        name_first(s, outcome)
    elif phase == DEAL:
        deal(s, outcome)
    elif phase == DRAW:
        s.from_deck += 1
        s.left -= 1
        to_hand(s, outcome, 0)
        tell(s, EV_DREW, s.drawer, outcome, 0)
    elif phase == BLIND:
        discard(s, outcome)
        s.phase = CHOOSE
        s.drawer = 0
        effects.one_less_blind(s)
    elif phase == REGAIN:
        s.left -= 1
        regain(s, outcome)
    elif phase == MILL:
        s.knows[outcome] = EVERYBODY
        tell(s, EV_MILLED, s.drawer, outcome, 0)
        discard(s, outcome)
        effects.back_to_turn(s)
    elif phase == REVEAL:
        s.left -= 1
        s.from_deck += 1
        lift(s, outcome)
        s.knows[outcome] = EVERYBODY
        put_down(s, outcome, REVEALED)
        tell(s, EV_REVEALED, s.drawer, outcome, 0)
    settle(s)
    if s.ended:
        count_crystals(s)


@cython.cfunc
@cython.exceptval(check=False)
def regain(s: State, slot: cint) -> cython.void:
    """From the shuffled discard pile, unseen by the opponent: which card of the pile it is, only its owner knows."""
    seat: cint = owner(slot)
    lift(s, slot)
    put_down(s, slot, IN_HAND)
    s.mark[slot] = POOLED
    tell(s, EV_REGAINED, seat, slot, 0)
