"""The fields of a position, flat, and the few verbs that every rule needs: lift a card, put it down, discard it."""

from __future__ import annotations

import cython
from cython import bint, schar, short, uchar, void
from cython import int as cint
from cython import ulonglong as u64

from moonsaga.games.blue_moon.box import codes, facts
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Settings(Declared):
    """The two decks, card by card, and the rulings the players agreed on. Shared by all positions of a game."""

    options: Readonly[dict]  # all options by their names
    decks: Readonly[tuple]  # for each seat the numbers of its cards in the box
    peoples: Readonly[tuple]  # the people of each deck
    maker: object  # in a match a function from two decks to their settings
    # the cards by slot
    card: cint[codes.SLOTS]  # number of the card in the box
    kind: cint[codes.SLOTS]  # CHARACTER, BOOSTER, SUPPORT, LEADERSHIP or INFLUENCE
    fire: cint[codes.SLOTS]  # printed value in fire, 0 if there is none
    earth: cint[codes.SLOTS]  # printed value in earth, 0 if there is none
    shield: cint[codes.SLOTS]  # 1 for a fire shield, 2 for an earth shield, as a sum
    icon: cint[codes.SLOTS]  # printed icons, a bit for each
    gang: cint[codes.SLOTS]  # number of its gang, 0 for none
    pair: cint[codes.SLOTS]  # number of the first word that its PAIR shares, 0 without PAIR
    bluff: cint[codes.SLOTS]  # BLANK_BLUFF, FIRE_BLUFF or EARTH_BLUFF, 0 without a bluff icon
    room: cint[codes.SLOTS]  # number of cards that fit on a ship
    text: cint[codes.SLOTS]  # there is a text
    effect: cint[codes.SLOTS]  # what the text does, one of the EF_ codes
    one: cint[codes.SLOTS]  # first parameter of the effect
    two: cint[codes.SLOTS]  # its second parameter
    three: cint[codes.SLOTS]  # its third parameter
    flit: bint[codes.SLOTS]  # a Flit character
    buka: bint[codes.SLOTS]  # a Buka character
    # rulings
    brought: cint[codes.SEATS]  # in a match a bit for each people of whom a seat has a deck
    ignored_in_hand: bint  # ignoring reaches cards in hand and aboard (ruling 15)
    ignored_cannot_pay: bint  # ignored values pay nothing (ruling 16)
    reductions_last: bint  # reductions look at raised values (ruling 21)
    texts_after_stop: bint  # texts that allow more cards work after STOP (ruling 26)
    blocked_by_cards: bint  # any RETRIEVE card in combat keeps characters there, not only characters (ruling 36)
    icon_protects: bint  # PROTECTED holds against a text that ignores this icon (ruling 38)
    normal_first: bint  # the normal character comes before FREE ones
    win_by_fight: bint  # a fourth dragon wins only if a fight brings it (ruling 54)
    aims_chosen: bint  # the owner of a text for one card chooses that card (ruling 30)
    ships_exempt: bint  # texts that forbid cards do not forbid ships (ruling 23)
    protected_in_hand: bint  # PROTECTED works in hand and aboard (ruling 38)
    bluffs_take_free: bint  # a bluff uses up a lent FREE (ruling 40)
    pay_and_retreat: bint  # a Caterpillar may be paid before a retreat (ruling 49)
    bounce_needs_cards: bint  # Bounce Back needs an active card
    mulligan: bint  # players may put cards of the first hand back
    match: bint  # several games, to five crystals
    first: cint  # the seat that starts, NOBODY if drawn

    def __init__(self, options, decks, peoples=("", ""), maker=None, brought=(0, 0)):
        """`decks`: for each seat the numbers of its 30 cards.

        In a match `maker` gives the settings for two other decks, and `brought` has a bit for each people of whom a
        seat has one.
        """
        i: cint
        self.options = dict(options)
        self.decks = decks
        self.peoples = peoples
        self.maker = maker
        for i in range(2):
            self.brought[i] = brought[i]
        for i in range(codes.SLOTS):
            self._describe(i, decks[i // codes.DECK][i % codes.DECK])
        self.ignored_in_hand = options["ignored_in_hand"]
        self.ignored_cannot_pay = options["ignored_cannot_pay"]
        self.reductions_last = options["reductions"] == "last"
        self.texts_after_stop = options["texts_after_stop"]
        self.blocked_by_cards = options["retrieve_blocked_by"] == "cards"
        self.icon_protects = options["protection"] == "icon"
        self.normal_first = options["normal_first"]
        self.ships_exempt = options["ships_exempt"]
        self.protected_in_hand = options["protected_in_hand"]
        self.bluffs_take_free = options["bluffs_take_free"]
        self.pay_and_retreat = options["pay_and_retreat"]
        self.bounce_needs_cards = options["bounce_needs_cards"]
        self.aims_chosen = options["aims"] == "chosen"
        self.win_by_fight = options["instant_win"] == "fight"
        self.mulligan = options["mulligan"]
        self.match = options.get("match", False)
        self.first = ("drawn", "seat-1", "seat-2").index(options["first"]) - 1

    def _describe(self, slot: cint, number: cint):
        """The facts of a card for its slot."""
        card = facts.BOX.cards[number]
        name, one, two, three = card.code
        self.card[slot] = number
        self.kind[slot] = codes.KIND_BIT[card.kind]
        self.fire[slot] = card.fire or 0
        self.earth[slot] = card.earth or 0
        self.shield[slot] = ("fire" in card.shields) + 2 * ("earth" in card.shields)
        self.icon[slot] = (
            sum(codes.ICON_BIT[icon] for icon in card.icons)
            + codes.GANG_ICON * bool(card.gang)
            + codes.SHIELD_ICON * bool(card.shields)
            + codes.BLUFF_ICON * bool(card.bluff)
        )
        self.gang[slot] = codes.GANG_NAMES.index(card.gang)
        self.pair[slot] = facts.PAIR_GROUPS[f"{card.kind} {card.name.split()[0]}"] if "pair" in card.icons else 0
        self.bluff[slot] = codes.BLUFF_NAMES.index(card.bluff)
        self.room[slot] = card.capacity
        self.text[slot] = card.has_text
        self.effect[slot] = codes.EFFECT.get(name, 0)
        self.one[slot], self.two[slot], self.three[slot] = one, two, three
        self.flit[slot] = card.people == "flit" and card.kind == "character"
        self.buka[slot] = card.people == "buka" and card.kind == "character"


class Scratch(Core):
    """Working memory of one object: neither copied, compared nor read."""

    watched: cint[codes.SLOTS]  # what the card on which a text works counted when `aiming.watch_aims` looked
    # how a total comes about, as `power.weigh` tells it
    share: cint[codes.SLOTS]  # what a card gives
    helped: cint[codes.SLOTS]  # the character that its text raises or doubles, NOBODY if none
    least_by: cint  # the card that lifts the total to its least, NOBODY if none
    trial: Core  # another position on which things are tried out, made when it is needed


class State(Scratch):
    """A position."""

    rules: Readonly[Settings]  # the decks and what was agreed on
    weights: object  # by what the evaluation judges, None for the game's own weights
    # cards by slot
    place: schar[codes.SLOTS]  # where each card is: IN_DECK, IN_HAND ...
    knows: uchar[codes.SLOTS]  # who knows it: a bit for each seat and one for spectators
    mark: uchar[codes.SLOTS]  # SHOWN, FACE_DOWN, USED, AS_FREE, LANDED, SATISFIED, a bit for each
    aboard: schar[codes.SLOTS]  # the ship that carries it, NOBODY if none
    aim: schar[codes.SLOTS]  # the card that its text works on, NOBODY if not chosen
    stamp: short[codes.SLOTS]  # the clock when it was discarded, 0 where the pile was shuffled
    # what everybody could follow of each seat's hidden cards
    lost: bint[codes.SLOTS]  # it was known and may have moved since
    outing: short[codes.SLOTS]  # number of its leaving the hand unseen, 0 for none
    past_one: tuple  # what happened to the hidden cards of seat 0, None while nothing needs remembering
    past_two: tuple  # the same for seat 1
    outings: cint[codes.SEATS]  # cards that have left each hand unseen
    # rows on the table, seat * DECK + index
    combat: schar[codes.SLOTS]  # the cards in combat, in the order in which they were laid
    support: schar[codes.SLOTS]  # the support cards
    bottom: schar[codes.SLOTS]  # the cards under the deck, the one that is drawn first at the front
    combats: cint[codes.SEATS]  # number of cards in combat
    live: cint[codes.SEATS]  # index of the first active card in combat: those before are covered
    supports: cint[codes.SEATS]  # number of support cards
    bottoms: cint[codes.SEATS]  # number of cards under the deck
    hand: cint[codes.SEATS]  # number of cards in hand
    deck: cint[codes.SEATS]  # number of cards in the deck, with those under it
    dragons: cint[codes.SEATS]  # dragons on each side
    picked: cint[codes.SEATS]  # the people each seat has chosen for the next game, NOBODY if none yet
    score: cint[codes.SEATS]  # crystals won in the match
    # what is ignored of each seat's cards; written by survey
    texts: u64[codes.SEATS]  # effects on its active cards, ignored or not, a bit for each
    touched: bint[codes.SEATS]  # something of its cards is ignored
    no_texts: cint[codes.SEATS]  # BUT_FLIT or ALL_TEXTS if its texts are ignored
    no_characters: bint[codes.SEATS]  # its characters are ignored, but for Flit ones
    no_boosters: bint[codes.SEATS]  # its boosters are ignored
    no_supports: bint[codes.SEATS]  # its support cards are ignored
    no_icon_cards: bint[codes.SEATS]  # its cards that bear an icon are ignored
    fogged: bint[codes.SEATS]  # its icons are ignored, but for PROTECTED
    bared: bint[codes.SEATS]  # its icons are ignored, PROTECTED too
    cut_characters: cint[codes.SEATS]  # ODD or EVEN values of its characters count as 0, as a sum
    cut_others: cint[codes.SEATS]  # the same for its other cards
    # the fight and the turn
    seat: cint  # the seat whose turn it is
    phase: cint  # who decides what: MAIN, CHOOSE, DRAW ...
    stage: cint  # how far the turn has come: BEGINNING, LEADING ...
    element: cint  # the element of the fight, NO_ELEMENT before it is named
    begun: bint  # the fight has begun: power was announced
    lead: cint  # the leadership card of this turn, NOBODY if none
    plays: cint  # cards played in this turn
    combat_plays: cint  # of those, the ones in combat
    normals: cint  # characters played that were not FREE
    normal_gang: cint  # the gang of those, 0 for none
    normal_pair: cint  # the first word that a second one may share, 0 for none
    character: bint  # a character was played
    launches: cint  # PAIR boosters played that were not FREE
    launch_pair: cint  # the first word they share
    boosters: cint  # other boosters that were not FREE
    others: cint  # support cards that were not FREE, and cards loaded
    played_booster: bint  # a booster was played
    played_support: bint  # a support card was played
    stopped: bint  # a STOP ended the plays
    bounced: bint  # the active cards attack again: no character is needed
    next_free: bint  # the next character, booster or support card is as if FREE
    from_deck: cint  # cards taken from the deck in this turn
    landed: cint  # number of landed ships
    hand_plays: cint  # cards that may still be played from the hand beside those of landed ships
    # what is asked
    choice: cint  # what is asked: PICK, KEEP ..., NOTHING if nothing is
    chooser: cint  # the seat to act
    cause: cint  # the card that asks, NOBODY if none
    due: cint  # cards that the chooser still names for it, where their number is fixed
    may_refuse: bint  # a text lets the chooser pick a card, and does not demand it
    hand_before: cint  # cards in hand when the chooser was asked for any number of them
    given_back: cint  # the card that the chooser put back into the deck last, NOBODY if none
    paid: cint  # what has been paid, as `payments.added` writes it
    need: cint  # the value that must be paid
    pay_element: cint  # the element in which it is paid, NO_ELEMENT if nothing is
    parts: cint  # payments of a demand that are not complete: two where both elements are demanded
    announcing: bint  # when the aim is taken, power is announced
    announced: cint  # the element that is announced then, NO_ELEMENT if the fight has one already
    # what chance draws
    drawer: cint  # the seat from whose cards it draws
    draws: cint  # cards that it still draws, as far as there are any
    then: cint  # what follows when they are drawn
    # the game
    clock: cint  # number of discards, for the order of the piles
    learned: cint  # how often a player has learned something: no way back over it
    turns: cint  # turns begun
    first_out: cint  # the seat that ran out of cards first, NOBODY if none
    ended: cint  # how the game ended, RUNNING before
    winner: cint  # who won, NOBODY before
    crystals: cint  # how many crystals the win brings
    games: cint  # games of the match begun
    starter: cint  # the seat that starts the next game of a match, NOBODY if none

    def __init__(self, rules: Settings):
        i: cint
        self.rules = rules
        lay_out(self)
        for i in range(codes.SEATS):
            self.picked[i] = codes.NOBODY
        self.starter = codes.NOBODY


def lay_out(s: State) -> void:
    """All cards in the decks, all dragons in the middle, no fight."""
    i: cint
    for i in range(codes.SLOTS):
        s.place[i] = codes.IN_DECK
        s.knows[i] = s.mark[i] = s.stamp[i] = 0
        s.aboard[i] = s.aim[i] = codes.NOBODY
        s.lost[i] = False
        s.outing[i] = 0
        s.combat[i] = s.support[i] = s.bottom[i] = codes.NOBODY
    for i in range(codes.SEATS):
        s.combats[i] = s.live[i] = s.supports[i] = s.bottoms[i] = s.hand[i] = 0
        s.deck[i] = codes.DECK
        s.dragons[i] = s.no_texts[i] = s.cut_characters[i] = s.cut_others[i] = 0
        s.no_characters[i] = s.no_boosters[i] = s.no_supports[i] = s.no_icon_cards[i] = False
        s.fogged[i] = s.bared[i] = s.touched[i] = False
        s.texts[i] = 0
        s.outings[i] = 0
    forget_past(s, 0)
    forget_past(s, 1)
    s.seat = s.phase = s.stage = 0
    s.element = s.lead = codes.NOBODY
    s.begun = s.character = s.played_booster = s.played_support = False
    s.stopped = s.bounced = s.next_free = False
    s.plays = s.combat_plays = s.normals = s.normal_gang = s.normal_pair = 0
    s.launches = s.launch_pair = s.boosters = s.others = 0
    s.from_deck = s.landed = s.hand_plays = 0
    s.given_back = s.cause = s.pay_element = s.announced = codes.NOBODY
    s.choice = s.chooser = s.due = s.hand_before = s.paid = s.need = s.parts = 0
    s.may_refuse = s.announcing = False
    s.drawer = s.draws = s.then = 0
    s.ended = s.crystals = 0
    s.first_out = s.winner = codes.NOBODY


def owner(slot: cint) -> cint:
    """The seat a card belongs to."""
    return 1 if slot >= codes.DECK else 0


def is_active(s: State, slot: cint) -> bint:
    """Supports are active for the whole fight, combat cards until a character covers them (Character phase)."""
    seat: cint = owner(slot)
    i: cint
    if s.place[slot] == codes.IN_SUPPORT:
        return True
    if s.place[slot] != codes.IN_COMBAT:
        return False
    for i in range(s.live[seat], s.combats[seat]):
        if s.combat[seat * codes.DECK + i] == slot:
            return True
    return False


def lift(s: State, slot: cint) -> void:
    """Take a card from where it lies. The caller puts it down elsewhere; a player may see it go."""
    seat: cint = owner(slot)
    first: cint = seat * codes.DECK
    i: cint
    at: cint = -1
    where: cint = s.place[slot]
    if where == codes.IN_COMBAT:
        for i in range(s.combats[seat]):
            if s.combat[first + i] == slot:
                at = i
        for i in range(at, s.combats[seat] - 1):
            s.combat[first + i] = s.combat[first + i + 1]
        s.combats[seat] -= 1
        s.combat[first + s.combats[seat]] = codes.NOBODY
        if at < s.live[seat]:
            s.live[seat] -= 1
    elif where == codes.IN_SUPPORT:
        for i in range(s.supports[seat]):
            if s.support[first + i] == slot:
                at = i
        for i in range(at, s.supports[seat] - 1):
            s.support[first + i] = s.support[first + i + 1]
        s.supports[seat] -= 1
        s.support[first + s.supports[seat]] = codes.NOBODY
    elif where == codes.AT_BOTTOM:
        for i in range(s.bottoms[seat]):
            if s.bottom[first + i] == slot:
                at = i
        for i in range(at, s.bottoms[seat] - 1):
            s.bottom[first + i] = s.bottom[first + i + 1]
        s.bottoms[seat] -= 1
        s.bottom[first + s.bottoms[seat]] = codes.NOBODY
        s.deck[seat] -= 1
    elif where == codes.IN_DECK:
        s.deck[seat] -= 1
    elif where == codes.IN_HAND:
        s.hand[seat] -= 1
    s.mark[slot] = 0
    s.aboard[slot] = s.aim[slot] = codes.NOBODY
    s.learned += 1


def put_down(s: State, slot: cint, place: cint) -> void:
    """A lifted card comes to lie at the end of its new row or pile."""
    seat: cint = owner(slot)
    first: cint = seat * codes.DECK
    if place == codes.DISCARDED or place == codes.WITH_LEADER:
        publish(s, slot)
    s.place[slot] = place
    if place == codes.IN_COMBAT:
        s.combat[first + s.combats[seat]] = slot
        s.combats[seat] += 1
    elif place == codes.IN_SUPPORT:
        s.support[first + s.supports[seat]] = slot
        s.supports[seat] += 1
    elif place == codes.AT_BOTTOM:
        s.bottom[first + s.bottoms[seat]] = slot
        s.bottoms[seat] += 1
        s.deck[seat] += 1
    elif place == codes.IN_DECK:
        s.deck[seat] += 1
        s.knows[slot] = 0
    elif place == codes.IN_HAND:
        s.hand[seat] += 1
    elif place == codes.DISCARDED or place == codes.WITH_LEADER:
        s.clock += 1
        s.stamp[slot] = s.clock
    note_exhausted(s)


def note_exhausted(s: State) -> void:
    """Remember who had no card left first, as long as that seat has none (End of the game; ruling 59)."""
    if s.first_out >= 0 and s.hand[s.first_out] + s.deck[s.first_out]:
        s.first_out = codes.NOBODY
    if s.first_out < 0:
        if s.hand[s.seat] + s.deck[s.seat] == 0:
            s.first_out = s.seat
        elif s.hand[1 - s.seat] + s.deck[1 - s.seat] == 0:
            s.first_out = 1 - s.seat


# --- what everybody could follow --------------------------------------------------------------------------------------
#
# As long as no card whose place was known has come among hidden ones, every hidden card of a seat may be anywhere, and
# nothing is noted. From then on the past of that seat lists what happened to its hidden cards, seen from outside.


def is_remembered(s: State, seat: cint) -> bint:
    """Is there anything to be remembered of this seat's hidden cards?"""
    if seat:
        return s.past_two is not None
    return s.past_one is not None


def forget_past(s: State, seat: cint) -> void:
    if is_remembered(s, seat):
        with cython.gil:
            set_past(s, seat, None)


@cython.cfunc
def set_past(s: State, seat: cint, past: tuple) -> void:
    if seat:
        s.past_two = past
    else:
        s.past_one = past


def note(s: State, seat: cint, kind: cint, argument: cint) -> void:
    """Add to the past of a seat's hidden cards, if there is anything to be remembered of them."""
    if is_remembered(s, seat):
        with cython.gil:
            add_to_past(s, seat, kind, argument)


@cython.cfunc
def add_to_past(s: State, seat: cint, kind: cint, argument: cint) -> void:
    """What happens twice in a row is noted once, with the sum of its cards."""
    past: tuple = s.past_two if seat else s.past_one
    last: cint = past[len(past) - 1]
    if last % codes.PAST_STEP == kind and (kind == codes.DREW or kind == codes.REGAINED):
        set_past(s, seat, (*past[: len(past) - 1], last + codes.PAST_STEP * argument))
    else:
        set_past(s, seat, (*past, kind + codes.PAST_STEP * argument))


def is_out(s: State, slot: cint) -> bint:
    """Has this card left the hand unseen, and lies where it can be told from others: face down, or under the deck?"""
    if s.place[slot] == codes.AT_BOTTOM or (s.place[slot] == codes.IN_SUPPORT and s.mark[slot] & codes.FACE_DOWN):
        return s.knows[slot] != codes.EVERYBODY
    return (
        s.place[slot] == codes.IN_DECK
        and slot == s.given_back
        and s.phase == codes.CHOOSE
        and s.choice == codes.GIVE_BACK
    )


def begin_past(s: State, seat: cint) -> void:
    """Nothing was noted so far: the hidden cards of the hand and those that left it were drawn, whichever they are."""
    slot: cint
    hidden: cint = 0
    out: cint = 0
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if is_out(s, slot):
            out += 1
            s.outing[slot] = out
        elif s.place[slot] == codes.IN_HAND and s.knows[slot] != codes.EVERYBODY:
            hidden += 1
    s.outings[seat] = out
    with cython.gil:
        set_past(s, seat, (codes.DREW + codes.PAST_STEP * (hidden + out),))
    for slot in range(1, out + 1):
        note(s, seat, codes.WENT_OUT, slot)


def lose(s: State, slot: cint, how: cint) -> void:
    """Everybody knew where this card was; from now on it may move unseen. The caller says who still knows it."""
    seat: cint = owner(slot)
    if not is_remembered(s, seat):
        begin_past(s, seat)
    s.lost[slot] = True
    note(s, seat, how, slot % codes.DECK)


def lose_hand(s: State, seat: cint, bluffs: bint) -> void:
    """A card is about to leave this hand unseen: known cards that are not disclosed, and could be it, may be gone."""
    slot: cint
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[slot] == codes.IN_HAND and s.knows[slot] == codes.EVERYBODY and not s.mark[slot] & codes.SHOWN:
            if s.rules.bluff[slot] or not bluffs:
                lose(s, slot, codes.LOST_IN_HAND)
                s.knows[slot] = 1 << seat


def go_out(s: State, slot: cint) -> void:
    """This card leaves the hand unseen for a place of its own."""
    seat: cint = owner(slot)
    s.outing[slot] = 0
    if is_remembered(s, seat):
        s.outings[seat] += 1
        s.outing[slot] = s.outings[seat]
        note(s, seat, codes.WENT_OUT, s.outings[seat])


def publish(s: State, slot: cint) -> void:
    """Everybody sees this card where it lies now. Called before it is put down elsewhere."""
    seat: cint = owner(slot)
    where: cint = s.place[slot]
    if s.knows[slot] == codes.EVERYBODY:
        return
    s.knows[slot] = codes.EVERYBODY
    if is_remembered(s, seat):
        if s.outing[slot] and where != codes.IN_HAND:
            note(s, seat, codes.FOUND_THERE, codes.OUTING_STEP * s.outing[slot] + slot % codes.DECK)
        elif where == codes.IN_HAND:
            note(s, seat, codes.FOUND_IN_HAND, slot % codes.DECK)
        elif where == codes.DISCARDED:
            note(s, seat, codes.FOUND_IN_PILE, slot % codes.DECK)
        else:
            note(s, seat, codes.FOUND_IN_DECK, slot % codes.DECK)
        s.lost[slot] = False
        s.outing[slot] = 0
        tidy(s, seat)


def tidy(s: State, seat: cint) -> void:
    """Forget the past as soon as it says nothing: no lost card is left, or all hidden cards are in the deck."""
    slot: cint
    some_lost: bint = False
    elsewhere: bint = False
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.lost[slot]:
            some_lost = True
        if (s.knows[slot] != codes.EVERYBODY and s.place[slot] != codes.IN_DECK) or is_out(s, slot):
            elsewhere = True
    if some_lost and elsewhere:
        return
    forget_past(s, seat)
    s.outings[seat] = 0
    for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        s.lost[slot] = False
        s.outing[slot] = 0


def to_hand(s: State, slot: cint, knowers: cint) -> void:
    """Into its owner's hand; its owner knows it, and so do these."""
    seat: cint = owner(slot)
    if knowers == codes.EVERYBODY:
        publish(s, slot)
    elif s.place[slot] == codes.IN_DECK:
        note(s, seat, codes.DREW, 1)
    elif s.knows[slot] != codes.EVERYBODY:
        note(s, seat, codes.CAME_BACK, s.outing[slot])
    s.outing[slot] = 0
    lift(s, slot)
    s.knows[slot] |= knowers | (1 << seat)
    put_down(s, slot, codes.IN_HAND)


def count_place(s: State, seat: cint, place: cint) -> cint:
    """How many of a seat's cards are in a place."""
    i: cint
    n: cint = 0
    for i in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
        if s.place[i] == place:
            n += 1
    return n
