"""The fields of a position, flat, and the two verbs that every rule needs: tell and pay."""

import cython
from cython import int as cint

from moonsaga.games.crescent_moon.box import codes
from moonsaga.kernel.options import ReadOnly

if cython.compiled:
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.kernel.cores.core import Core

ARRAYS = (
    ("tile", 16, -1),
    ("cell", 16, -1),
    ("turn", 16, 0),
    ("hold", 16, 0),
    ("lord", 16, -1),
    ("town", 16, 0),
    ("influence", 16, -1),
    ("ordinary", 80, 0),
    ("mercs", 80, 0),
    ("supply", 5, 0),
    ("reserve", 5, 0),
    ("forts", 5, 0),
    ("castles", 5, 0),
    ("tokens", 5, 0),
    ("coins", 5, 0),
    ("points", 5, 0),
    ("place", 69, 0),
    ("knows", 69, 0),
    ("depth", 69, 0),
    ("tag", 69, 0),
    ("lot", 414, 0),
    ("mark", 69, 0),
    ("gift", 69, -1),
    ("answer", 5, -1),
    ("bag", 40, 0),
    ("pool", 8, 0),
    ("placed", 10, 0),
    ("loose", 2, -1),
    ("side", 5, -1),
    ("bonus", 2, 0),
    ("save", 2, 0),
    ("busy_o", 2, 0),
    ("busy_m", 2, 0),
    ("duty", 20, 0),
    ("shield", 2, 0),
    ("ledger", 48, 0),
)
"""Each array of the state: name, length, what it starts with."""
DERIVED = (
    ("at", 127, 0),
    ("edges", 127, 0),
    ("near", 16, 0),
    ("touch", 16, 0),
    ("beside", 96, -1),
    ("bends", 40, -1),
    ("strong", 5, 0),
    ("present", 5, 0),
    ("foreign", 5, 0),
    ("hand", 5, 0),
    ("held", 5, 0),
    ("shop", 12, -1),
    ("full", 1, -1),
)
"""Arrays that follow from the others."""
SCALARS = (
    *("hexes", "palace", "towns", "cities", "year", "round", "seat", "phase"),
    *("who", "left", "only_hex", "only_o", "only_m", "discount"),
    *("bought", "boats", "deal", "object", "count", "price", "look", "looker"),
    *("look_left", "fight", "active", "attacker", "defender", "reach", "meddles", "asked"),
    *("pact_turn", "pact_tried", "pact_with", "pact_price", "pact_from", "pact_payer", "card", "resolver"),
    *("power_a", "power_d", "winner_side", "loss_a", "loss_d", "war_side", "war_o", "war_m"),
    *("siege", "archers", "truce", "spoils", "spied", "war_shown", "deals", "learned"),
    *("ended", "winner"),
)
BANK = cython.declare(cint, codes.BANK)


@cython.cclass
class Settings:
    """The map and the rulings the players agreed on. Shared by all positions of a game."""

    def __init__(self, options, chart):
        """`chart`: hexes as (tile, cell, rotation), and for each ruler and group the hex where it starts."""
        i: cint
        if not cython.compiled:
            self.start_tile, self.start_cell, self.start_turn = [0] * 16, [0] * 16, [0] * 16
            self.start_group = [0] * 10
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
        self.hexes = 0
        if chart is not None:
            self.hexes = len(chart.hexes)
            for i in range(self.hexes):
                self.start_tile[i], self.start_cell[i], self.start_turn[i] = chart.hexes[i]
            for i in range(10):
                self.start_group[i] = chart.groups[i]


@cython.cclass
class State(Core):
    """A position."""

    def __init__(self, rules: Settings):
        i: cint
        if not cython.compiled:
            for name, length, first in ARRAYS + DERIVED:
                setattr(self, name, [first] * length)
        self.rules = rules
        self.journal = None
        for i in range(16):
            self.tile[i] = self.cell[i] = self.lord[i] = self.influence[i] = -1
            self.turn[i] = self.hold[i] = self.town[i] = self.near[i] = self.touch[i] = 0
        for i in range(80):
            self.ordinary[i] = self.mercs[i] = 0
        for i in range(5):
            self.supply[i] = self.reserve[i] = self.forts[i] = self.castles[i] = self.tokens[i] = 0
            self.coins[i] = self.points[i] = self.strong[i] = self.present[i] = self.foreign[i] = 0
            self.hand[i] = self.held[i] = 0
            self.answer[i] = self.side[i] = -1
        for i in range(69):
            self.place[i] = self.knows[i] = self.depth[i] = self.tag[i] = self.mark[i] = 0
            self.gift[i] = -1
        for i in range(414):
            self.lot[i] = 0
        for i in range(40):
            self.bag[i] = 0
            self.bends[i] = -1
        for i in range(8):
            self.pool[i] = 0
        for i in range(10):
            self.placed[i] = 0
        for i in range(2):
            self.loose[i] = -1
            self.bonus[i] = self.save[i] = self.busy_o[i] = self.busy_m[i] = self.shield[i] = 0
        for i in range(20):
            self.duty[i] = 0
        for i in range(48):
            self.ledger[i] = 0
        for i in range(127):
            self.at[i] = self.edges[i] = 0
        for i in range(96):
            self.beside[i] = -1
        for i in range(12):
            self.shop[i] = -1
        for i in range(1):
            self.full[i] = -1
        self.tried = 0
        self.hexes = self.towns = self.cities = self.year = self.round = self.seat = 0
        self.phase = self.who = self.left = self.only_o = self.only_m = self.discount = 0
        self.bought = self.boats = self.deal = self.count = self.price = self.look = 0
        self.looker = self.look_left = self.fight = self.reach = self.asked = self.pact_turn = 0
        self.pact_tried = self.pact_price = self.power_a = self.power_d = self.loss_a = self.loss_d = 0
        self.war_o = self.war_m = self.siege = self.archers = self.truce = self.spoils = 0
        self.spied = self.war_shown = self.deals = self.learned = self.ended = 0
        self.palace = self.only_hex = self.object = self.active = -1
        self.attacker = self.defender = self.meddles = self.pact_with = self.pact_from = self.pact_payer = -1
        self.card = self.resolver = self.winner_side = self.war_side = self.winner = -1

    @cython.cfunc
    @cython.exceptval(check=False)
    def copy_from(self, other: Core) -> cython.void:
        """Become equal to another position; the journal stays where it is."""
        o: State = cython.cast(State, other)
        self.rules = o.rules
        self.tile[:] = o.tile
        self.cell[:] = o.cell
        self.turn[:] = o.turn
        self.hold[:] = o.hold
        self.lord[:] = o.lord
        self.town[:] = o.town
        self.influence[:] = o.influence
        self.ordinary[:] = o.ordinary
        self.mercs[:] = o.mercs
        self.supply[:] = o.supply
        self.reserve[:] = o.reserve
        self.forts[:] = o.forts
        self.castles[:] = o.castles
        self.tokens[:] = o.tokens
        self.coins[:] = o.coins
        self.points[:] = o.points
        self.place[:] = o.place
        self.knows[:] = o.knows
        self.depth[:] = o.depth
        self.tag[:] = o.tag
        self.lot[:] = o.lot
        self.mark[:] = o.mark
        self.gift[:] = o.gift
        self.answer[:] = o.answer
        self.bag[:] = o.bag
        self.pool[:] = o.pool
        self.placed[:] = o.placed
        self.loose[:] = o.loose
        self.side[:] = o.side
        self.bonus[:] = o.bonus
        self.save[:] = o.save
        self.busy_o[:] = o.busy_o
        self.busy_m[:] = o.busy_m
        self.duty[:] = o.duty
        self.shield[:] = o.shield
        self.ledger[:] = o.ledger
        self.at[:] = o.at
        self.edges[:] = o.edges
        self.near[:] = o.near
        self.touch[:] = o.touch
        self.beside[:] = o.beside
        self.bends[:] = o.bends
        self.strong[:] = o.strong
        self.present[:] = o.present
        self.foreign[:] = o.foreign
        self.hand[:] = o.hand
        self.held[:] = o.held
        self.shop[:] = o.shop
        self.full[:] = o.full
        self.tried = o.tried
        self.hexes = o.hexes
        self.palace = o.palace
        self.towns = o.towns
        self.cities = o.cities
        self.year = o.year
        self.round = o.round
        self.seat = o.seat
        self.phase = o.phase
        self.who = o.who
        self.left = o.left
        self.only_hex = o.only_hex
        self.only_o = o.only_o
        self.only_m = o.only_m
        self.discount = o.discount
        self.bought = o.bought
        self.boats = o.boats
        self.deal = o.deal
        self.object = o.object
        self.count = o.count
        self.price = o.price
        self.look = o.look
        self.looker = o.looker
        self.look_left = o.look_left
        self.fight = o.fight
        self.active = o.active
        self.attacker = o.attacker
        self.defender = o.defender
        self.reach = o.reach
        self.meddles = o.meddles
        self.asked = o.asked
        self.pact_turn = o.pact_turn
        self.pact_tried = o.pact_tried
        self.pact_with = o.pact_with
        self.pact_price = o.pact_price
        self.pact_from = o.pact_from
        self.pact_payer = o.pact_payer
        self.card = o.card
        self.resolver = o.resolver
        self.power_a = o.power_a
        self.power_d = o.power_d
        self.winner_side = o.winner_side
        self.loss_a = o.loss_a
        self.loss_d = o.loss_d
        self.war_side = o.war_side
        self.war_o = o.war_o
        self.war_m = o.war_m
        self.siege = o.siege
        self.archers = o.archers
        self.truce = o.truce
        self.spoils = o.spoils
        self.spied = o.spied
        self.war_shown = o.war_shown
        self.deals = o.deals
        self.learned = o.learned
        self.ended = o.ended
        self.winner = o.winner

    def raw(self) -> dict:
        """All fields that do not follow from others, as plain numbers."""
        i: cint
        return {
            "options": ReadOnly(self.rules.options),
            "tile": [self.tile[i] for i in range(16)],
            "cell": [self.cell[i] for i in range(16)],
            "turn": [self.turn[i] for i in range(16)],
            "hold": [self.hold[i] for i in range(16)],
            "lord": [self.lord[i] for i in range(16)],
            "town": [self.town[i] for i in range(16)],
            "influence": [self.influence[i] for i in range(16)],
            "ordinary": [self.ordinary[i] for i in range(80)],
            "mercs": [self.mercs[i] for i in range(80)],
            "supply": [self.supply[i] for i in range(5)],
            "reserve": [self.reserve[i] for i in range(5)],
            "forts": [self.forts[i] for i in range(5)],
            "castles": [self.castles[i] for i in range(5)],
            "tokens": [self.tokens[i] for i in range(5)],
            "coins": [self.coins[i] for i in range(5)],
            "points": [self.points[i] for i in range(5)],
            "place": [self.place[i] for i in range(69)],
            "knows": [self.knows[i] for i in range(69)],
            "depth": [self.depth[i] for i in range(69)],
            "tag": [self.tag[i] for i in range(69)],
            "lot": [self.lot[i] for i in range(414)],
            "mark": [self.mark[i] for i in range(69)],
            "gift": [self.gift[i] for i in range(69)],
            "answer": [self.answer[i] for i in range(5)],
            "bag": [self.bag[i] for i in range(40)],
            "pool": [self.pool[i] for i in range(8)],
            "placed": [self.placed[i] for i in range(10)],
            "loose": [self.loose[i] for i in range(2)],
            "side": [self.side[i] for i in range(5)],
            "bonus": [self.bonus[i] for i in range(2)],
            "save": [self.save[i] for i in range(2)],
            "busy_o": [self.busy_o[i] for i in range(2)],
            "busy_m": [self.busy_m[i] for i in range(2)],
            "duty": [self.duty[i] for i in range(20)],
            "shield": [self.shield[i] for i in range(2)],
            "ledger": [self.ledger[i] for i in range(48)],
            "tried": self.tried,
            "hexes": self.hexes,
            "palace": self.palace,
            "towns": self.towns,
            "cities": self.cities,
            "year": self.year,
            "round": self.round,
            "seat": self.seat,
            "phase": self.phase,
            "who": self.who,
            "left": self.left,
            "only_hex": self.only_hex,
            "only_o": self.only_o,
            "only_m": self.only_m,
            "discount": self.discount,
            "bought": self.bought,
            "boats": self.boats,
            "deal": self.deal,
            "object": self.object,
            "count": self.count,
            "price": self.price,
            "look": self.look,
            "looker": self.looker,
            "look_left": self.look_left,
            "fight": self.fight,
            "active": self.active,
            "attacker": self.attacker,
            "defender": self.defender,
            "reach": self.reach,
            "meddles": self.meddles,
            "asked": self.asked,
            "pact_turn": self.pact_turn,
            "pact_tried": self.pact_tried,
            "pact_with": self.pact_with,
            "pact_price": self.pact_price,
            "pact_from": self.pact_from,
            "pact_payer": self.pact_payer,
            "card": self.card,
            "resolver": self.resolver,
            "power_a": self.power_a,
            "power_d": self.power_d,
            "winner_side": self.winner_side,
            "loss_a": self.loss_a,
            "loss_d": self.loss_d,
            "war_side": self.war_side,
            "war_o": self.war_o,
            "war_m": self.war_m,
            "siege": self.siege,
            "archers": self.archers,
            "truce": self.truce,
            "spoils": self.spoils,
            "spied": self.spied,
            "war_shown": self.war_shown,
            "deals": self.deals,
            "learned": self.learned,
            "ended": self.ended,
            "winner": self.winner,
        }

    @cython.boundscheck(True)  # what it is given may come from a damaged dump
    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`; what follows from it is up to the caller."""
        i: cint
        for i in range(16):
            self.tile[i] = raw["tile"][i]
            self.cell[i] = raw["cell"][i]
            self.turn[i] = raw["turn"][i]
            self.hold[i] = raw["hold"][i]
            self.lord[i] = raw["lord"][i]
            self.town[i] = raw["town"][i]
            self.influence[i] = raw["influence"][i]
        for i in range(80):
            self.ordinary[i] = raw["ordinary"][i]
            self.mercs[i] = raw["mercs"][i]
        for i in range(5):
            self.supply[i] = raw["supply"][i]
            self.reserve[i] = raw["reserve"][i]
            self.forts[i] = raw["forts"][i]
            self.castles[i] = raw["castles"][i]
            self.tokens[i] = raw["tokens"][i]
            self.coins[i] = raw["coins"][i]
            self.points[i] = raw["points"][i]
            self.answer[i] = raw["answer"][i]
            self.side[i] = raw["side"][i]
        for i in range(69):
            self.place[i] = raw["place"][i]
            self.knows[i] = raw["knows"][i]
            self.depth[i] = raw["depth"][i]
            self.tag[i] = raw["tag"][i]
            self.mark[i] = raw["mark"][i]
            self.gift[i] = raw["gift"][i]
        for i in range(414):
            self.lot[i] = raw["lot"][i]
        for i in range(40):
            self.bag[i] = raw["bag"][i]
        for i in range(8):
            self.pool[i] = raw["pool"][i]
        for i in range(10):
            self.placed[i] = raw["placed"][i]
        for i in range(2):
            self.loose[i] = raw["loose"][i]
            self.bonus[i] = raw["bonus"][i]
            self.save[i] = raw["save"][i]
            self.busy_o[i] = raw["busy_o"][i]
            self.busy_m[i] = raw["busy_m"][i]
            self.shield[i] = raw["shield"][i]
        for i in range(20):
            self.duty[i] = raw["duty"][i]
        for i in range(48):
            self.ledger[i] = raw["ledger"][i]
        self.tried = raw["tried"]
        self.hexes = raw["hexes"]
        self.palace = raw["palace"]
        self.towns = raw["towns"]
        self.cities = raw["cities"]
        self.year = raw["year"]
        self.round = raw["round"]
        self.seat = raw["seat"]
        self.phase = raw["phase"]
        self.who = raw["who"]
        self.left = raw["left"]
        self.only_hex = raw["only_hex"]
        self.only_o = raw["only_o"]
        self.only_m = raw["only_m"]
        self.discount = raw["discount"]
        self.bought = raw["bought"]
        self.boats = raw["boats"]
        self.deal = raw["deal"]
        self.object = raw["object"]
        self.count = raw["count"]
        self.price = raw["price"]
        self.look = raw["look"]
        self.looker = raw["looker"]
        self.look_left = raw["look_left"]
        self.fight = raw["fight"]
        self.active = raw["active"]
        self.attacker = raw["attacker"]
        self.defender = raw["defender"]
        self.reach = raw["reach"]
        self.meddles = raw["meddles"]
        self.asked = raw["asked"]
        self.pact_turn = raw["pact_turn"]
        self.pact_tried = raw["pact_tried"]
        self.pact_with = raw["pact_with"]
        self.pact_price = raw["pact_price"]
        self.pact_from = raw["pact_from"]
        self.pact_payer = raw["pact_payer"]
        self.card = raw["card"]
        self.resolver = raw["resolver"]
        self.power_a = raw["power_a"]
        self.power_d = raw["power_d"]
        self.winner_side = raw["winner_side"]
        self.loss_a = raw["loss_a"]
        self.loss_d = raw["loss_d"]
        self.war_side = raw["war_side"]
        self.war_o = raw["war_o"]
        self.war_m = raw["war_m"]
        self.siege = raw["siege"]
        self.archers = raw["archers"]
        self.truce = raw["truce"]
        self.spoils = raw["spoils"]
        self.spied = raw["spied"]
        self.war_shown = raw["war_shown"]
        self.deals = raw["deals"]
        self.learned = raw["learned"]
        self.ended = raw["ended"]
        self.winner = raw["winner"]


@cython.cfunc
@cython.exceptval(check=False)
def tell(s: State, event: cint, who: cint, card: cint, a: cint, b: cint) -> cython.void:
    """Note an event, if anybody listens; who knows the card at that moment is noted with it."""
    if s.journal is not None:
        s.journal.append((event, who, card, a, b, s.knows[card] if card >= 0 else 0))


@cython.cfunc
@cython.exceptval(check=False)
def pay(s: State, payer: cint, taker: cint, coins: cint) -> cython.void:
    """Coins change hands; either may be the bank, which never runs dry (Component limits)."""
    if payer >= 0:
        s.coins[payer] -= coins
    if taker >= 0:
        s.coins[taker] += coins
