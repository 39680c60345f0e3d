"""The fields of a position, flat, and the few verbs that every rule needs: lift a card, put it down, discard it."""

import cython
from cython import bint
from cython import int as cint

from moonsaga.games.blue_moon.box import codes, facts

if cython.compiled:
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.kernel.cores.core import Core

NOBODY = cython.declare(cint, -1)
IN_DECK = cython.declare(cint, codes.IN_DECK)
AT_BOTTOM = cython.declare(cint, codes.AT_BOTTOM)
IN_HAND = cython.declare(cint, codes.IN_HAND)
IN_COMBAT = cython.declare(cint, codes.IN_COMBAT)
IN_SUPPORT = cython.declare(cint, codes.IN_SUPPORT)
WITH_LEADER = cython.declare(cint, codes.WITH_LEADER)
DISCARDED = cython.declare(cint, codes.DISCARDED)
LEADERSHIP = cython.declare(cint, codes.LEADERSHIP)
EVERYBODY = cython.declare(cint, codes.EVERYBODY)
SHOWN = cython.declare(cint, codes.SHOWN)
FACE_DOWN = cython.declare(cint, codes.FACE_DOWN)
CHOOSE = cython.declare(cint, codes.CHOOSE)
GIVE_BACK = cython.declare(cint, codes.GIVE_BACK)
DREW = cython.declare(cint, codes.DREW)
REGAINED = cython.declare(cint, codes.REGAINED)
LOST_IN_HAND = cython.declare(cint, codes.LOST_IN_HAND)
WENT_OUT = cython.declare(cint, codes.WENT_OUT)
CAME_BACK = cython.declare(cint, codes.CAME_BACK)
FOUND_IN_HAND = cython.declare(cint, codes.FOUND_IN_HAND)
FOUND_IN_DECK = cython.declare(cint, codes.FOUND_IN_DECK)
FOUND_IN_PILE = cython.declare(cint, codes.FOUND_IN_PILE)
FOUND_THERE = cython.declare(cint, codes.FOUND_THERE)
EV_DISCARDED = cython.declare(cint, codes.EV_DISCARDED)


@cython.cclass
class Settings:
    """The two decks, card by card, and the rulings the players agreed on. Shared by all positions of a game."""

    def __init__(self, options, decks, peoples=("", ""), maker=None, brought=(0, 0)):
        """`decks`: for each seat the numbers of its 30 cards.

        In a match `maker` gives the settings for two other decks, and `brought` has a bit for each people of whom a
        seat has one.
        """
        i: cint
        if not cython.compiled:
            self._make_lists()
        self.options = dict(options)
        self.decks = decks
        self.peoples = peoples
        self.maker = maker
        for i in range(2):
            self.brought[i] = brought[i]
        for i in range(60):
            self._describe(i, decks[i // 30][i % 30])
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

    def _make_lists(self):
        self.card, self.kind, self.fire, self.earth, self.shield = [0] * 60, [0] * 60, [0] * 60, [0] * 60, [0] * 60
        self.icon, self.gang, self.pair, self.bluff, self.room = [0] * 60, [0] * 60, [0] * 60, [0] * 60, [0] * 60
        self.text, self.effect, self.one, self.two, self.three = [0] * 60, [0] * 60, [0] * 60, [0] * 60, [0] * 60
        self.flit, self.buka = [0] * 60, [0] * 60
        self.brought = [0] * 2

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


@cython.cclass
class State(Core):
    """A position."""

    def __init__(self, rules: Settings):
        i: cint
        if not cython.compiled:
            self._make_lists()
        self.rules = rules
        self.journal = None
        self.lay_out()
        for i in range(2):
            self.picked[i] = NOBODY
            self.score[i] = 0
        self.clock = self.learned = self.turns = self.games = 0
        self.starter = NOBODY

    @cython.cfunc
    @cython.exceptval(check=False)
    def lay_out(self) -> cython.void:
        """All cards in the decks, all dragons in the middle, no fight."""
        i: cint
        for i in range(60):
            self.place[i] = IN_DECK
            self.knows[i] = self.mark[i] = self.stamp[i] = 0
            self.aboard[i] = self.aim[i] = NOBODY
            self.lost[i] = False
            self.outing[i] = 0
            self.combat[i] = self.support[i] = self.bottom[i] = NOBODY
        for i in range(2):
            self.combats[i] = self.live[i] = self.supports[i] = self.bottoms[i] = self.hand[i] = 0
            self.deck[i] = 30
            self.dragons[i] = self.no_texts[i] = self.cut_characters[i] = self.cut_others[i] = 0
            self.no_characters[i] = self.no_boosters[i] = self.no_supports[i] = self.no_icon_cards[i] = False
            self.fogged[i] = self.bared[i] = self.touched[i] = False
            self.texts[i] = 0
            self.outings[i] = 0
        self.past_one = self.past_two = ()
        self.seat = self.phase = self.stage = 0
        self.element = self.lead = NOBODY
        self.begun = self.character = self.played_booster = self.played_support = False
        self.stopped = self.bounced = self.next_free = False
        self.plays = self.combat_plays = self.normals = self.normal_gang = self.normal_pair = 0
        self.launches = self.launch_pair = self.boosters = self.others = 0
        self.from_deck = self.landed = self.hand_plays = 0
        self.last = self.cause = self.pay_element = NOBODY
        self.choice = self.chooser = self.left = self.paid = self.need = self.then = self.drawer = 0
        self.ended = self.crystals = 0
        self.first_out = self.winner = NOBODY

    def _make_lists(self):
        self.place, self.knows, self.mark, self.aboard, self.stamp = [0] * 60, [0] * 60, [0] * 60, [0] * 60, [0] * 60
        self.aim, self.lost, self.outing, self.outings = [0] * 60, [0] * 60, [0] * 60, [0] * 2
        self.combat, self.support, self.bottom = [0] * 60, [0] * 60, [0] * 60
        self.combats, self.live, self.supports, self.bottoms, self.hand = [0] * 2, [0] * 2, [0] * 2, [0] * 2, [0] * 2
        self.deck, self.dragons, self.texts, self.touched, self.no_texts = [0] * 2, [0] * 2, [0] * 2, [0] * 2, [0] * 2
        self.no_characters, self.no_boosters, self.no_supports, self.no_icon_cards, self.fogged = (
            [0] * 2,
            [0] * 2,
            [0] * 2,
            [0] * 2,
            [0] * 2,
        )
        self.bared, self.cut_characters, self.cut_others = [0] * 2, [0] * 2, [0] * 2
        self.picked, self.score = [0] * 2, [0] * 2

    @cython.cfunc
    @cython.exceptval(check=False)
    def copy_from(self, other: Core) -> cython.void:
        """Become equal to another position; the journal stays where it is."""
        o: State = cython.cast(State, other)
        self.rules = o.rules
        self.place[:] = o.place
        self.knows[:] = o.knows
        self.mark[:] = o.mark
        self.aboard[:] = o.aboard
        self.aim[:] = o.aim
        self.lost[:] = o.lost
        self.outing[:] = o.outing
        self.outings[:] = o.outings
        self.past_one, self.past_two = o.past_one, o.past_two
        self.stamp[:] = o.stamp
        self.combat[:] = o.combat
        self.support[:] = o.support
        self.bottom[:] = o.bottom
        self.combats[:] = o.combats
        self.live[:] = o.live
        self.supports[:] = o.supports
        self.bottoms[:] = o.bottoms
        self.hand[:] = o.hand
        self.deck[:] = o.deck
        self.dragons[:] = o.dragons
        self.picked[:] = o.picked
        self.score[:] = o.score
        self.texts[:] = o.texts
        self.touched[:] = o.touched
        self.no_texts[:] = o.no_texts
        self.no_characters[:] = o.no_characters
        self.no_boosters[:] = o.no_boosters
        self.no_supports[:] = o.no_supports
        self.no_icon_cards[:] = o.no_icon_cards
        self.fogged[:] = o.fogged
        self.bared[:] = o.bared
        self.cut_characters[:] = o.cut_characters
        self.cut_others[:] = o.cut_others
        self.seat, self.phase, self.stage, self.element = o.seat, o.phase, o.stage, o.element
        self.begun, self.lead, self.plays, self.combat_plays = o.begun, o.lead, o.plays, o.combat_plays
        self.normals, self.normal_gang, self.normal_pair = (
            o.normals,
            o.normal_gang,
            o.normal_pair,
        )
        self.character, self.launches, self.launch_pair, self.boosters = (
            o.character,
            o.launches,
            o.launch_pair,
            o.boosters,
        )
        self.others, self.played_booster, self.played_support, self.stopped = (
            o.others,
            o.played_booster,
            o.played_support,
            o.stopped,
        )
        self.bounced, self.next_free, self.from_deck, self.landed = o.bounced, o.next_free, o.from_deck, o.landed
        self.hand_plays, self.choice, self.chooser = o.hand_plays, o.choice, o.chooser
        self.cause, self.left, self.last, self.paid = o.cause, o.left, o.last, o.paid
        self.need, self.pay_element, self.then, self.drawer = o.need, o.pay_element, o.then, o.drawer
        self.clock, self.learned, self.turns, self.first_out = o.clock, o.learned, o.turns, o.first_out
        self.ended, self.winner, self.crystals = o.ended, o.winner, o.crystals
        self.games, self.starter = o.games, o.starter


@cython.cfunc
@cython.exceptval(check=False)
def owner(slot: cint) -> cint:
    """The seat a card belongs to."""
    return 1 if slot >= 30 else 0


@cython.cfunc
@cython.exceptval(check=False)
def is_active(s: State, slot: cint) -> bint:
    """Supports are active for the whole fight, combat cards until a character covers them (Character phase)."""
    seat: cint = owner(slot)
    i: cint
    if s.place[slot] == IN_SUPPORT:
        return True
    if s.place[slot] != IN_COMBAT:
        return False
    for i in range(s.live[seat], s.combats[seat]):
        if s.combat[seat * 30 + i] == slot:
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def lift(s: State, slot: cint) -> cython.void:
    """Take a card from where it lies. The caller puts it down elsewhere; somebody sees it go."""
    seat: cint = owner(slot)
    first: cint = seat * 30
    i: cint
    at: cint = -1
    where: cint = s.place[slot]
    if where == IN_COMBAT:
        for i in range(s.combats[seat]):
            if s.combat[first + i] == slot:
                at = i
        for i in range(at, s.combats[seat] - 1):
            s.combat[first + i] = s.combat[first + i + 1]
        s.combats[seat] -= 1
        s.combat[first + s.combats[seat]] = NOBODY
        if at < s.live[seat]:
            s.live[seat] -= 1
    elif where == IN_SUPPORT:
        for i in range(s.supports[seat]):
            if s.support[first + i] == slot:
                at = i
        for i in range(at, s.supports[seat] - 1):
            s.support[first + i] = s.support[first + i + 1]
        s.supports[seat] -= 1
        s.support[first + s.supports[seat]] = NOBODY
    elif where == AT_BOTTOM:
        for i in range(s.bottoms[seat]):
            if s.bottom[first + i] == slot:
                at = i
        for i in range(at, s.bottoms[seat] - 1):
            s.bottom[first + i] = s.bottom[first + i + 1]
        s.bottoms[seat] -= 1
        s.bottom[first + s.bottoms[seat]] = NOBODY
        s.deck[seat] -= 1
    elif where == IN_DECK:
        s.deck[seat] -= 1
    elif where == IN_HAND:
        s.hand[seat] -= 1
    s.mark[slot] = 0
    s.aboard[slot] = s.aim[slot] = NOBODY
    s.learned += 1


@cython.cfunc
@cython.exceptval(check=False)
def put_down(s: State, slot: cint, place: cint) -> cython.void:
    """A lifted card comes to lie at the end of its new row or pile."""
    seat: cint = owner(slot)
    first: cint = seat * 30
    if place == DISCARDED or place == WITH_LEADER:
        publish(s, slot)
    s.place[slot] = place
    if place == IN_COMBAT:
        s.combat[first + s.combats[seat]] = slot
        s.combats[seat] += 1
    elif place == IN_SUPPORT:
        s.support[first + s.supports[seat]] = slot
        s.supports[seat] += 1
    elif place == AT_BOTTOM:
        s.bottom[first + s.bottoms[seat]] = slot
        s.bottoms[seat] += 1
        s.deck[seat] += 1
    elif place == IN_DECK:
        s.deck[seat] += 1
        s.knows[slot] = 0
    elif place == IN_HAND:
        s.hand[seat] += 1
    elif place == DISCARDED or place == WITH_LEADER:
        s.clock += 1
        s.stamp[slot] = s.clock
    note_exhausted(s)


@cython.cfunc
@cython.exceptval(check=False)
def note_exhausted(s: State) -> cython.void:
    """Remember who had no card left first, as long as that seat has none (End of the game; ruling 59)."""
    if s.first_out >= 0 and s.hand[s.first_out] + s.deck[s.first_out]:
        s.first_out = NOBODY
    if s.first_out < 0:
        if s.hand[s.seat] + s.deck[s.seat] == 0:
            s.first_out = s.seat
        elif s.hand[1 - s.seat] + s.deck[1 - s.seat] == 0:
            s.first_out = 1 - s.seat


# --- what everybody could follow --------------------------------------------------------------------------------------
#
# As long as no card whose place was known has come among hidden ones, every hidden card of a seat may be anywhere, and
# nothing is noted. From then on the past of that seat lists what happened to its hidden cards, seen from outside.


@cython.cfunc
def past_of(s: State, seat: cint) -> tuple:
    return s.past_two if seat else s.past_one


@cython.cfunc
@cython.exceptval(check=False)
def set_past(s: State, seat: cint, past: tuple) -> cython.void:
    if seat:
        s.past_two = past
    else:
        s.past_one = past


@cython.cfunc
@cython.exceptval(check=False)
def note(s: State, seat: cint, kind: cint, argument: cint) -> cython.void:
    """Add to the past of a seat's hidden cards, if there is anything to be remembered of them."""
    past: tuple = past_of(s, seat)
    last: cint
    if not past:
        return
    last = past[len(past) - 1]
    if last % 16 == kind and (kind == DREW or kind == REGAINED):
        set_past(s, seat, (*past[: len(past) - 1], last + 16 * argument))
    else:
        set_past(s, seat, (*past, kind + 16 * argument))


@cython.cfunc
@cython.exceptval(check=False)
def is_out(s: State, slot: cint) -> bint:
    """Has this card left the hand unseen, and lies where it can be told from others: face down, or under the deck?"""
    if s.place[slot] == AT_BOTTOM or (s.place[slot] == IN_SUPPORT and s.mark[slot] & FACE_DOWN):
        return s.knows[slot] != EVERYBODY
    return s.place[slot] == IN_DECK and slot == s.last and s.phase == CHOOSE and s.choice == GIVE_BACK


@cython.cfunc
@cython.exceptval(check=False)
def begin_past(s: State, seat: cint) -> cython.void:
    """Nothing was noted so far: the hidden cards of the hand and those that left it were drawn, whichever they are."""
    slot: cint
    hidden: cint = 0
    out: cint = 0
    for slot in range(seat * 30, seat * 30 + 30):
        if is_out(s, slot):
            out += 1
            s.outing[slot] = out
        elif s.place[slot] == IN_HAND and s.knows[slot] != EVERYBODY:
            hidden += 1
    s.outings[seat] = out
    set_past(s, seat, (DREW + 16 * (hidden + out),))
    for slot in range(1, out + 1):
        note(s, seat, WENT_OUT, slot)


@cython.cfunc
@cython.exceptval(check=False)
def lose(s: State, slot: cint, how: cint) -> cython.void:
    """Everybody knew where this card was; from now on it may move unseen. The caller says who still knows it."""
    seat: cint = owner(slot)
    if not past_of(s, seat):
        begin_past(s, seat)
    s.lost[slot] = True
    note(s, seat, how, slot % 30)


@cython.cfunc
@cython.exceptval(check=False)
def lose_hand(s: State, seat: cint, bluffs: bint) -> cython.void:
    """A card is about to leave this hand unseen: known cards that are not disclosed, and could be it, may be gone."""
    slot: cint
    for slot in range(seat * 30, seat * 30 + 30):
        if s.place[slot] == IN_HAND and s.knows[slot] == EVERYBODY and not s.mark[slot] & SHOWN:
            if s.rules.bluff[slot] or not bluffs:
                lose(s, slot, LOST_IN_HAND)
                s.knows[slot] = 1 << seat


@cython.cfunc
@cython.exceptval(check=False)
def go_out(s: State, slot: cint) -> cython.void:
    """This card leaves the hand unseen for a place of its own."""
    seat: cint = owner(slot)
    s.outing[slot] = 0
    if past_of(s, seat):
        s.outings[seat] += 1
        s.outing[slot] = s.outings[seat]
        note(s, seat, WENT_OUT, s.outings[seat])


@cython.cfunc
@cython.exceptval(check=False)
def publish(s: State, slot: cint) -> cython.void:
    """Everybody sees this card where it lies now. Called before it is put down elsewhere."""
    seat: cint = owner(slot)
    where: cint = s.place[slot]
    if s.knows[slot] == EVERYBODY:
        return
    s.knows[slot] = EVERYBODY
    if past_of(s, seat):
        if s.outing[slot] and where != IN_HAND:
            note(s, seat, FOUND_THERE, 32 * s.outing[slot] + slot % 30)
        elif where == IN_HAND:
            note(s, seat, FOUND_IN_HAND, slot % 30)
        elif where == DISCARDED:
            note(s, seat, FOUND_IN_PILE, slot % 30)
        else:
            note(s, seat, FOUND_IN_DECK, slot % 30)
        s.lost[slot] = False
        s.outing[slot] = 0
        tidy(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def tidy(s: State, seat: cint) -> cython.void:
    """Forget the past as soon as it says nothing: no lost card is left, or all hidden cards are in the deck."""
    slot: cint
    some_lost: bint = False
    elsewhere: bint = False
    for slot in range(seat * 30, seat * 30 + 30):
        if s.lost[slot]:
            some_lost = True
        if (s.knows[slot] != EVERYBODY and s.place[slot] != IN_DECK) or is_out(s, slot):
            elsewhere = True
    if some_lost and elsewhere:
        return
    set_past(s, seat, ())
    s.outings[seat] = 0
    for slot in range(seat * 30, seat * 30 + 30):
        s.lost[slot] = False
        s.outing[slot] = 0


@cython.cfunc
@cython.exceptval(check=False)
def discard(s: State, slot: cint) -> cython.void:
    """Face up on its owner's discard pile; leadership cards go to the leader for good (Discarding cards)."""
    lift(s, slot)
    put_down(s, slot, WITH_LEADER if s.rules.kind[slot] == LEADERSHIP else DISCARDED)
    tell(s, EV_DISCARDED, owner(slot), slot, 0)


@cython.cfunc
@cython.exceptval(check=False)
def to_hand(s: State, slot: cint, knowers: cint) -> cython.void:
    """Into its owner's hand; its owner knows it, and so do these."""
    seat: cint = owner(slot)
    if knowers == EVERYBODY:
        publish(s, slot)
    elif s.place[slot] == IN_DECK:
        note(s, seat, DREW, 1)
    elif s.knows[slot] != EVERYBODY:
        note(s, seat, CAME_BACK, s.outing[slot])
    s.outing[slot] = 0
    lift(s, slot)
    s.knows[slot] |= knowers | (1 << seat)
    put_down(s, slot, IN_HAND)


@cython.cfunc
@cython.exceptval(check=False)
def count_place(s: State, seat: cint, place: cint) -> cint:
    """How many of a seat's cards are in a place."""
    i: cint
    n: cint = 0
    for i in range(seat * 30, seat * 30 + 30):
        if s.place[i] == place:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def tell(s: State, event: cint, seat: cint, slot: cint, number: cint) -> cython.void:
    """Note an event, if anybody listens; who knows the card at that moment is noted with it."""
    if s.journal is not None:
        s.journal.append((event, seat, slot, number, s.knows[slot] if slot >= 0 else 0))
