"""The fields of a position, flat, and how coins change hands."""

from __future__ import annotations

from cython import bint, double, longlong, schar, short, uchar, void
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.declared import Declared
from moonsaga.kernel.cores.fields import Readonly


class Settings(Declared):
    """The map and the rulings the players agreed on. Shared by all positions of a game."""

    options: Readonly[dict]  # the options of the game
    chart: Readonly[object]  # the map that was chosen, None if the players lay it
    seats: cint  # four or five rulers
    years: cint  # how many years are played
    variable: bint  # the players lay the map
    civil_each: bint  # in a contest each defender with pieces of peace counts; otherwise they count 1 in all
    optional_effects: bint  # what cards do may be left undone
    enter_own: bint  # a settlement may be assaulted in a hex that one controls
    own_desertion: bint  # one's own mercenaries may desert as well
    random_discards: bint  # old cards of the market go at random
    sack_always: bint  # the Warlord also scores for a settlement that nobody defends
    bonus_stays: bint  # units that leave with the General leave their bonus behind
    start_tile: cint[codes.HEXES]  # the tile of each hex of the map
    start_cell: cint[codes.HEXES]  # the cell where it lies
    start_turn: cint[codes.HEXES]  # how it is turned
    start_group: cint[2 * codes.SEATS]  # ruler * 2 + group: the hex where it starts
    hexes: cint  # hexes of the map, 0 if the players lay it

    def __init__(self, options, chart):
        """`chart`: hexes as (tile, cell, rotation), and for each ruler and group the hex where it starts."""
        i: cint
        edition = options["edition"]
        self.options = dict(options)
        self.chart = chart
        self.seats = options["seats"]
        self.years = options["years"]
        self.variable = chart is None
        self.civil_each = edition != "pl"
        self.optional_effects = edition == "pl"
        self.enter_own = edition != "cs"
        self.own_desertion = edition == "pl"
        self.random_discards = options["old_cards"] == "random"
        self.sack_always = options["sack_points"] == "always"
        self.bonus_stays = options["general"] == "bonus-stays"
        if chart is not None:
            self.hexes = len(chart.hexes)
            for i in range(self.hexes):
                self.start_tile[i], self.start_cell[i], self.start_turn[i] = chart.hexes[i]
            for i in range(2 * codes.SEATS):
                self.start_group[i] = chart.groups[i]


class Scratch(Core):
    """Working memory of one object: neither copied, compared nor read."""

    listed: cint[codes.MOST_LISTED]  # the hand that `hand.list_hand` wrote last
    spots: cint[codes.CELLS]  # by cell: what speaks against a plain tile there, by `map_building.find_spots`
    # what the evaluation finds
    threats: cint[codes.SEATS * codes.HEXES]  # ruler * codes.HEXES + hex: the units that could be thrown at it
    base: double[codes.SEATS]  # the points each ruler may expect
    share: double[codes.SEATS]  # the chance of each ruler to win, from 0 to 1
    gain: double[2]  # buyer and seller of the deal that was looked at last: gains in points without the price
    unit_price: double[2]  # what one unit of the price is worth to them
    limit: double[2]  # the most the buyer pays, the least the seller takes
    # what the encoder finds, by ruler
    cards_known: cint[codes.SEATS]  # cards in hand that the viewer knows
    cards_spent: cint[codes.SEATS]  # cards that lie spent
    hand_points: double[codes.SEATS]  # what these cards and the unknown ones are worth in points
    hand_strength: double[codes.SEATS]  # half strengths of the known ones in combats
    hand_influence: double[codes.SEATS]  # half influences in contests
    hand_actions: cint[codes.SEATS]  # known cards with an action
    hand_anytime: cint[codes.SEATS]  # known cards that can be played at any time
    stronger: cint[codes.SEATS]  # hexes of others that could be attacked by more than defends them
    even: cint[codes.SEATS]  # ... by as much
    under: cint[codes.SEATS]  # such attacks of others on own hexes
    open_hexes: cint[codes.SEATS]  # hexes in reach that nobody controls
    best_take: double[codes.SEATS]  # the best hex that could be taken
    next_take: double[codes.SEATS]  # the second best
    take: double[codes.SEATS * codes.SEATS]  # ruler * 5 + owner: the best that could be taken from them
    viewer: cint  # who looks


class State(Scratch):
    """A position."""

    rules: Readonly[Settings]  # what was agreed on
    weights: object  # by what the evaluation judges, None for the game's own weights
    # the map by hex
    tile: schar[codes.HEXES]  # which tile was laid, NOBODY if none yet
    cell: schar[codes.HEXES]  # where it lies
    turn: schar[codes.HEXES]  # how it is turned, in sixths
    # pieces by hex
    hold: schar[codes.HEXES]  # the stronghold: 0, FORT or CASTLE
    lord: schar[codes.HEXES]  # whose stronghold it is
    town: schar[codes.HEXES]  # the settlement: 0, TOWN or CITY
    influence: schar[codes.HEXES]  # whose token lies there
    ordinary: schar[codes.SEATS * codes.HEXES]  # ruler * codes.HEXES + hex: ordinary units
    mercs: schar[codes.SEATS * codes.HEXES]  # ruler * codes.HEXES + hex: mercenaries
    # what each ruler has beside the map
    supply: cint[codes.SEATS]  # units in the supply
    reserve: cint[codes.SEATS]  # units in reserve
    forts: cint[codes.SEATS]  # forts not built
    castles: cint[codes.SEATS]  # castles not built
    tokens: cint[codes.SEATS]  # influence tokens not placed
    coins: cint[codes.SEATS]  # coins
    points: cint[codes.SEATS]  # points scored
    # cards
    place: schar[codes.CARDS]  # where each card is: a seat, SPENT + seat, DECK, ... as in the codes
    knows: uchar[codes.CARDS]  # who knows it, a bit for each viewer
    depth: schar[codes.CARDS]  # in the deck: its group, the top one is 0
    tag: schar[codes.CARDS]  # what everybody knows of a hidden card: NO_TAG, IS_MURSHIDS or NOT_MURSHIDS
    lot: schar[codes.VIEWERS * codes.CARDS]  # viewer * 69 + card: the lot of a card they do not know, see `memory`
    mark: schar[codes.CARDS]  # 1 for a played card that was resolved or has no effect
    gift: schar[codes.CARDS]  # the ruler to whom a played card goes, NOBODY if to its owner
    answer: short[codes.SEATS]  # in a window: 0 for nothing, 1 for Boats, 2 + ruler for Informants, NOBODY if none yet
    chosen: short[codes.SEATS]  # cards chosen in secret for a fight: places in hand as bits, NOBODY if not chosen yet
    # the variable set-up
    bag: schar[codes.SEATS * codes.TILE_KINDS]  # ruler * 8 + tile: tiles in hand
    pool: schar[codes.TILE_KINDS]  # tiles that are not dealt yet
    placed: schar[2 * codes.SEATS]  # ruler * 2 + group: 1 if this starting group was placed
    loose: short[2]  # the corners at the river's open ends, NOBODY if closed
    # what cards did for attacker and defender
    side: schar[codes.SEATS]  # the side of each ruler in a contest, NOBODY if none
    bonus: cint[2]  # strength or influence added
    save: cint[2]  # casualties fewer
    busy_o: cint[2]  # ordinary units assigned to cards
    busy_m: cint[2]  # mercenaries assigned to cards
    duty: cint[4 * codes.GIFT_KINDS]  # (side * 2 + unit) * 5 + gift: units on cards that give this
    shield: cint[2]  # 1 if a Bodyguard protects the characters of this side
    ledger: cint[codes.LEDGER]  # the last deals: what was offered, agreed and paid, see `ledger`
    # what follows from the fields above, DERIVED below
    at: schar[codes.CELLS]  # the hex on a cell, plus one
    edges: uchar[codes.CELLS]  # the sides of a cell along which the river runs, as bits
    near: cint[codes.HEXES]  # the hexes that are adjacent, as bits
    touch: cint[codes.HEXES]  # the hexes that touch it, also across a river
    beside: schar[codes.HEXES * codes.SIDES]  # hex * 6 + side: the hex that lies there
    bends: short[codes.MOST_BENDS]  # the corners that the river passes
    strong: cint[codes.SEATS]  # hexes in which a ruler has strength, as bits
    present: cint[codes.SEATS]  # hexes with a ruler's presence
    foreign: cint[codes.SEATS]  # hexes in which another ruler has strength
    hand: cint[codes.SEATS]  # the number of cards in hand
    held: cint[codes.SEATS]  # the titles in hand, as bits
    shop: schar[codes.MARKET_PLACES + codes.SULTANS_PLACES]  # the card on each place of the markets
    full: cint  # the first ruler with too many cards in hand, NOBODY if there is none
    # the map
    hexes: cint  # hexes laid
    palace: cint  # the hex of the palace
    towns: cint  # towns not built
    cities: cint  # cities not built
    # the course of the game
    year: cint  # from 1; 0 while setting up
    round: cint  # from 0; NOBODY before the first action of a year
    to_discard: cint  # old cards that chance still takes from the market
    seat: cint  # whose action it is
    phase: cint  # what is decided now
    who: cint  # the ruler who decides it
    # the announcements of one action
    to_build: cint  # buildings that may still be built
    built_on: cint  # hexes in which one was built, as bits
    to_move: cint  # moves that may still be made
    marching: cint  # 1 if a Forced March is carried out: its units move on
    to_recruit: cint  # units that may still be recruited
    to_place: cint  # hired units that are still to be placed
    mustered_in: cint  # hexes in which units were mustered, as bits
    action_card: cint  # what the card played as an action does: C_SABOTAGE and so on, NOBODY if none was
    only_hex: cint  # where units that may move on are, NOBODY if all may move
    only_o: cint  # the ordinary units of these
    only_m: cint  # the mercenaries of these
    discount: cint  # coins that the next building costs less
    bought: cint  # parts of the market that were bought from, and FETCHED, as bits
    boats: cint  # 1 if rivers are nothing for this action
    tried: longlong  # deals that were proposed in this action, as bits
    # a deal
    deal: cint  # DEAL_CARD and so on, 0 if none
    deal_place: cint  # the place of the Sultan's market whose card is sold, NOBODY if none is
    deal_hex: cint  # the hex of the mercenaries that are bribed, NOBODY if none are
    deal_units: cint  # how many units are sold, 1 for a card
    price: cint  # the price last named, NOBODY if none
    # cards being looked at
    look_for: cint  # why the top of the deck is looked at: LOOK_PLOT and so on, 0 if it was not in this action
    looker: cint  # who looks
    look_left: cint  # cards still to be looked at
    to_choose: cint  # cards still to be chosen among them
    plot_pays: cint  # coins for the cards that Plot did not find
    # a combat or a contest
    fight: cint  # COMBAT or CONTEST, 0 if none
    active: cint  # the hex
    attacker: cint  # who began it
    defender: cint  # who controls the hex or has influence there, NOBODY if none
    reach: cint  # 1 if the Murshid has influence there or beside it
    meddles: cint  # the side the Murshid plays for in a combat of others
    asked: cint  # who owes a secret answer, as bits
    pact_turn: cint  # the next ruler who is asked for a pact
    pact_tried: cint  # with whom a pact was tried, as bits
    pact_with: cint  # who would pay for the pact on offer
    pact_price: cint  # points for the pact
    pact_from: cint  # who offered it
    pact_payer: cint  # who agreed to pay if their side wins
    declare_turn: cint  # the next ruler who declares a side in a contest
    card: cint  # the card being resolved
    resolver: cint  # who decides on it
    power_a: cint  # the attacker's strength or influence
    power_d: cint  # the defender's
    winner_side: cint  # ATTACKING or DEFENDING, NOBODY before
    loss_a: cint  # casualties of the attacker
    loss_d: cint  # casualties of the defender
    war_side: cint  # the side on which Warfare was played, NOBODY if on none
    war_units: cint  # units that had to be assigned to Warfare
    war_o: cint  # ordinary units on Warfare
    war_m: cint  # mercenaries on Warfare
    may_leave: cint  # units that the General may still lead away, NOBODY if that card was not resolved
    siege: cint  # 1 if the defender's walls count nothing
    archers: cint  # strength that the defender's units lose
    truce: cint  # 1 if nothing is sacked
    spoils: cint  # points of the Warlord in this combat
    # what was seen
    spied: cint  # seat * 5 + ruler: whose hands were seen in this action, as bits
    war_shown: cint  # 1 if Warfare was revealed in the last combat
    # the game
    deals: cint  # entries of the ledger
    learned: cint  # how often a ruler has learned something
    ended: cint  # how the game ended, RUNNING before
    winner: cint  # who won

    def __init__(self, rules: Settings):
        i: cint
        self.rules = rules
        for i in range(codes.HEXES):
            self.tile[i] = self.cell[i] = self.lord[i] = self.influence[i] = codes.NOBODY
        for i in range(codes.SEATS):
            self.answer[i] = self.chosen[i] = self.side[i] = codes.NOBODY
        for i in range(codes.CARDS):
            self.gift[i] = codes.NOBODY
        for i in range(2):
            self.loose[i] = codes.NOBODY
        for i in range(codes.MOST_BENDS):
            self.bends[i] = codes.NOBODY
        for i in range(codes.HEXES * codes.SIDES):
            self.beside[i] = codes.NOBODY
        for i in range(codes.MARKET_PLACES + codes.SULTANS_PLACES):
            self.shop[i] = codes.NOBODY
        self.full = self.palace = self.only_hex = self.active = codes.NOBODY
        self.action_card = self.deal_place = self.deal_hex = self.may_leave = codes.NOBODY
        self.attacker = self.defender = self.meddles = self.pact_with = codes.NOBODY
        self.pact_from = self.pact_payer = self.card = self.resolver = codes.NOBODY
        self.winner_side = self.war_side = self.winner = codes.NOBODY


DERIVED = (
    *("at", "edges", "near", "touch", "beside", "bends"),
    *("strong", "present", "foreign", "hand", "held", "shop", "full"),
)
"""Fields that follow from the others: copied, but not part of a dump."""

LEFT = {
    codes.OLD_CARDS: "to_discard",
    codes.REFILL: "to_discard",
    codes.PLOTTING: "to_choose",
    codes.CONSPIRING: "to_choose",
    codes.SCHOLARS: "to_choose",
    codes.BUILDING: "to_build",
    codes.MOVING: "to_move",
    codes.RECRUITING: "to_recruit",
    codes.END_ACTION: "to_recruit",
    codes.HIRING: "to_place",
    **dict.fromkeys(range(codes.ON_WARFARE, codes.ATTACKER_LOSSES), "war_units"),
    codes.ON_GENERAL: "may_leave",
    codes.ATTACKER_LOSSES: "loss_a",
    codes.DEFENDER_LOSSES: "loss_d",
}
"""One field `left` in dumps of version 1, and still in views: what it was in these phases, 0 in others.

What was left over stayed until the action was over.
"""
COUNT = {
    **dict.fromkeys((codes.PLOTTING, codes.PREPARE, codes.OLD_CARDS, codes.REFILL), "plot_pays"),
    codes.BUILDING: "built_on",
    **dict.fromkeys((codes.MUSTERING, codes.END_ACTION), "mustered_in"),
    **dict.fromkeys((codes.NAME_PRICE, codes.ANSWER_PRICE, codes.ANSWER_COUNTER), "deal_units"),
}
"""One field `count`: what it was in these phases, `marching` in all others. It stayed until the action was over."""


def clear_action(s: State) -> void:
    """What an action needed is forgotten."""
    seat: cint
    i: cint
    s.to_build = s.built_on = s.to_move = s.marching = s.to_recruit = s.to_place = s.mustered_in = 0
    s.discount = s.boats = s.deal = s.deal_units = s.price = s.asked = 0
    s.look_for = s.look_left = s.to_choose = s.plot_pays = s.to_discard = 0
    s.action_card = s.deal_place = s.deal_hex = s.may_leave = codes.NOBODY
    s.only_hex = s.active = s.attacker = s.defender = codes.NOBODY
    s.only_o = s.only_m = s.fight = s.reach = s.bought = s.looker = 0
    s.tried = 0
    s.spied = 0
    s.meddles = s.pact_with = s.pact_from = s.pact_payer = s.war_side = s.winner_side = codes.NOBODY
    s.pact_turn = s.declare_turn = s.pact_price = s.pact_tried = 0
    s.power_a = s.power_d = s.loss_a = s.loss_d = s.war_units = s.war_o = s.war_m = 0
    s.siege = s.archers = s.truce = s.spoils = 0
    s.card = s.resolver = codes.NOBODY
    for seat in range(codes.SEATS):
        s.side[seat] = s.answer[seat] = s.chosen[seat] = codes.NOBODY
    for i in range(2):
        s.bonus[i] = s.save[i] = s.busy_o[i] = s.busy_m[i] = s.shield[i] = 0
    for i in range(4 * codes.GIFT_KINDS):
        s.duty[i] = 0


def pay(s: State, payer: cint, taker: cint, coins: cint) -> void:
    """Coins change hands; either may be the bank, which never runs dry (Component limits)."""
    if payer >= 0:
        s.coins[payer] -= coins
    if taker >= 0:
        s.coins[taker] += coins
