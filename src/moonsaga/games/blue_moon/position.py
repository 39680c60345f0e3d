"""The contract's methods on top of fields and rules."""

import cython
import msgspec
from cython import int as cint
from cython import p_int

from moonsaga.games.blue_moon import actions, events, view
from moonsaga.games.blue_moon.box import codes, facts
from moonsaga.games.blue_moon.evaluation import evaluation as plain_knowledge  # noqa: F401  its compiled twin must load first
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.options import ReadOnly

if cython.compiled:
    from cython.cimports.moonsaga.games.blue_moon.evaluation import evaluation
    from cython.cimports.moonsaga.games.blue_moon.rules import choices, match, turn_actions
    from cython.cimports.moonsaga.games.blue_moon.rules import explain as rules_telling
    from cython.cimports.moonsaga.games.blue_moon.rules.cards import payments, power
    from cython.cimports.moonsaga.games.blue_moon.rules.dragons import dragons_for_retreat
    from cython.cimports.moonsaga.games.blue_moon.rules.state import State
    from cython.cimports.moonsaga.kernel.cores.core import Core
else:
    from moonsaga.games.blue_moon.evaluation import evaluation
    from moonsaga.games.blue_moon.rules import choices, match, turn_actions
    from moonsaga.games.blue_moon.rules import explain as rules_telling
    from moonsaga.games.blue_moon.rules.cards import payments, power
    from moonsaga.games.blue_moon.rules.dragons import dragons_for_retreat
    from moonsaga.games.blue_moon.rules.state import State
    from moonsaga.kernel.cores.core import Core

DECKS = cython.declare(cint, codes.DECKS)
A_DECK = cython.declare(cint, actions.A_DECK)
ACTIONS = cython.declare(cint[2048])
OUTCOMES = cython.declare(cint[64])
WEIGHTS = cython.declare(cint[64])
if not cython.compiled:
    ACTIONS, OUTCOMES, WEIGHTS = [0] * 2048, [0] * 64, [0] * 64

# `legal` hands out these: making integers anew would cost more than finding the actions.
NUMBERS = tuple(range(actions.ACTIONS.size))
EVEN_CHANCES = tuple((outcome, 1) for outcome in range(codes.SLOTS))
ACTORS = ((0,), (1,))
BOTH = (0, 1)
ONLY_CHANCE = (CHANCE,)
encode = msgspec.json.Encoder(order="deterministic").encode


@cython.cclass
class Position(State):
    """A position of Blue Moon."""

    @cython.cfunc
    @cython.exceptval(check=False)
    def actor(self) -> cint:
        return choices.acting(self)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        if self.phase == DECKS:
            return choices.list_decks(self, seat, buffer)
        return choices.list_choices(self, buffer)

    @cython.cfunc
    @cython.exceptval(check=False)
    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return turn_actions.list_outcomes(self, outcomes, weights)

    @cython.cfunc
    @cython.exceptval(check=False)
    def play(self, seat: cint, action: cint) -> cython.void:
        if seat < 0:
            turn_actions.play_outcome(self, action)
        elif self.phase == DECKS:
            match.choose_deck(self, seat, action - A_DECK)
        else:
            turn_actions.play_action(self, action)

    @cython.cfunc
    @cython.exceptval(check=False)
    def evaluate(self, seat: cint) -> cython.double:
        return evaluation.value(self, seat)

    @cython.ccall
    def twin(self) -> Core:
        other: Position = Position(self.rules)
        other.copy_from(self)
        return other

    # --- the contract ----------------------------------------------------------------------------------------------

    def to_act(self):
        seat: cint = choices.acting(self)
        if seat == -1:
            return ONLY_CHANCE
        if self.phase == DECKS and self.picked[0] < 0 and self.picked[1] < 0:
            return BOTH
        return () if seat < 0 else ACTORS[seat]

    def legal(self, seat: cint):
        n: cint
        if seat < 0 or seat > 1:
            return []
        if choices.acting(self) != seat and (self.phase != DECKS or self.picked[seat] >= 0):
            return []
        n = self.list_actions(seat, ACTIONS)
        return [NUMBERS[ACTIONS[i]] for i in range(n)]

    def chance(self):
        n: cint
        if choices.acting(self) != -1:
            return []
        n = turn_actions.list_outcomes(self, OUTCOMES, WEIGHTS)
        return [EVEN_CHANCES[OUTCOMES[i]] for i in range(n)]

    def apply(self, seat: cint, action: cint) -> None:
        self.play(seat, action)

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(2)]

    def game_name(self) -> str:
        return "blue_moon"

    @property
    def options(self):
        return ReadOnly(self.rules.options)

    @property
    def barrier(self) -> int:
        return self.learned

    @property
    def ending(self) -> str:
        return codes.ENDINGS[self.ended]

    def make_view(self, seat):
        return view.look(self, seat)

    def dump(self) -> bytes:
        return encode(self.raw())

    def keep_journal(self) -> None:
        self.journal = []

    def take_events(self):
        return [events.translate(self, *note) for note in self.take_notes()]

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        match.begin_game(self)

    def reason(self, action: cint, seat: cint = -1) -> int:
        """What speaks against an action of the seat to move: one of `codes.REASONS`. Only of decks several choose."""
        if self.phase == DECKS and seat >= 0:
            return choices.why_no_deck(self, seat, action)
        return choices.why_no_action(self, action)

    def is_stuck(self) -> bool:
        """Has the player whose turn it is passed the moment of retreating without being able to end the turn?"""
        return bool(choices.is_stuck(self))

    def culprit(self, action: cint, reason: cint) -> int:
        """The card behind a refusal; -1: none."""
        return rules_telling.culprit(self, action, reason)

    def total(self, seat: cint) -> int:
        """A seat's power in the contested element; 0 before there is one."""
        return power.power(self, seat, self.element) if self.element >= 0 else 0

    def explain(self, seat: cint, element: cint) -> tuple:
        """How a seat's total in an element comes about: the total, the card that lifts it to its least, and the shares.

        A share is (slot, printed value, what it gives, changes), a change (what, by which card).
        """
        total: cint = power.weigh(self, seat, element, 1)
        rows = [self.combat[seat * 30 + i] for i in range(self.live[seat], self.combats[seat])]
        rows += [self.support[seat * 30 + i] for i in range(self.supports[seat])]
        least = power.least_by()
        shares = [(slot, power.share_of(slot), self.helpers(rows, slot)) for slot in rows]
        return (
            total,
            least,
            [
                (slot, self.shown_value(slot, element), share, self.changes(slot, element, helpers))
                for slot, share, helpers in shares
            ],
        )

    def helpers(self, rows, slot: cint) -> list:
        """The texts that raise or double this one card in the total that was told last."""
        return [other for other in rows if power.helped_by(other) == slot]

    def shown_value(self, slot: cint, element: cint) -> int:
        """The value to be seen on an active card; -1 if it has none."""
        if self.mark[slot] & codes.FACE_DOWN:
            return codes.BLUFF_VALUE
        if facts.BOX.cards[self.rules.card[slot]].fire is None:
            return -1
        return power.printed(self, slot, element)

    def changes(self, slot: cint, element: cint, helpers) -> list:
        """All that makes this card count otherwise than its printed value, with the card behind it."""
        by: cint = rules_telling.silencer(self, slot, codes.IGNORED)
        found = []
        if by >= 0:
            return [("ignored", by)]
        if self.shown_value(slot, element) < 0:
            return []
        by = rules_telling.reducer(self, slot, element)
        if by >= 0:
            found.append(("reduced", by))
        if self.mark[slot] & codes.FACE_DOWN and rules_telling.raiser_of_bluffs(self, slot // 30) >= 0:
            found.append(("raised", rules_telling.raiser_of_bluffs(self, slot // 30)))
        for other in helpers:
            raises = self.rules.effect[other] == codes.EF_RAISE_ONE
            found.append(("raised" if raises else "doubled", other))
        by = rules_telling.doubler_of_all(self, slot)
        if by >= 0:
            found.append(("doubled", by))
        return found

    def shields(self, seat: cint, element: cint) -> list:
        """The active cards that free from matching the opponent's power in an element."""
        return [slot for slot in range(seat * 30, seat * 30 + 30) if power.shields(self, slot, element)]

    def silenced(self, slot: cint) -> list:
        """What is ignored of a card in play or in hand, with the card behind it: the whole card, or text and icons."""
        by: cint = rules_telling.silencer(self, slot, codes.IGNORED)
        if by >= 0:
            return [("card", by)]
        found = [("text", rules_telling.silencer(self, slot, codes.NO_TEXT))]
        found.append(("icons", rules_telling.silencer(self, slot, codes.NO_ICONS)))
        if not self.rules.text[slot] or self.mark[slot] & codes.FACE_DOWN:
            found[0] = ("text", -1)
        if not self.rules.icon[slot]:
            found[1] = ("icons", -1)
        return [(what, by) for what, by in found if by >= 0]

    def demands(self, seat: cint) -> list:
        """The demands of a seat's active cards on the other: card, how much, already met."""
        values = (codes.EF_DEMAND_VALUE, codes.EF_DEMAND_CHARACTER, codes.EF_DEMAND_PLAY)
        found = []
        for slot in range(seat * 30, seat * 30 + 30):
            if self.rules.effect[slot] in values and power.is_working(self, slot):
                need = 1
                if self.rules.effect[slot] == values[0]:
                    need = payments.demand_need(self, slot)
                found.append((slot, need, self.is_met(slot)))
        return found

    def is_met(self, slot: cint) -> bool:
        """Has the other seat done what this card demands, in this turn?"""
        if self.rules.effect[slot] != codes.EF_DEMAND_PLAY:
            return bool(self.mark[slot] & codes.SATISFIED)
        return bool(self.played_support if self.rules.one[slot] == 3 else self.played_booster)

    def prize(self, seat: cint) -> int:
        """How many dragons this seat attracts if the other retreats now."""
        return dragons_for_retreat(self, 1 - seat) if self.begun else 0

    def many(self, seat: cint) -> int:
        """The cards that count for the second dragon."""
        return power.count_table(self, seat)

    def place_of(self, slot: cint) -> int:
        return self.place[slot]

    def card_at(self, slot: cint) -> int:
        return self.rules.card[slot]

    def raw(self) -> dict:
        """All fields as plain numbers; piles as lists from bottom to top."""
        return {
            "options": ReadOnly(self.rules.options),
            "decks": self.rules.decks,
            "peoples": self.rules.peoples,
            "picked": [self.picked[k] for k in range(2)],
            "score": [self.score[k] for k in range(2)],
            "place": [self.place[i] for i in range(60)],
            "knows": [self.knows[i] for i in range(60)],
            "mark": [self.mark[i] for i in range(60)],
            "aboard": [self.aboard[i] for i in range(60)],
            "aim": [self.aim[i] for i in range(60)],
            "outing": [self.outing[i] for i in range(60)],
            "outings": [self.outings[k] for k in range(2)],
            "past": [self.past_one, self.past_two],
            "combat": [[self.combat[k * 30 + i] for i in range(self.combats[k])] for k in range(2)],
            "live": [self.live[k] for k in range(2)],
            "support": [[self.support[k * 30 + i] for i in range(self.supports[k])] for k in range(2)],
            "bottom": [[self.bottom[k * 30 + i] for i in range(self.bottoms[k])] for k in range(2)],
            "discards": [self.pile(k, codes.DISCARDED) for k in range(2)],
            "leaders": [self.pile(k, codes.WITH_LEADER) for k in range(2)],
            "hand": [self.hand[k] for k in range(2)],
            "deck": [self.deck[k] for k in range(2)],
            "dragons": [self.dragons[k] for k in range(2)],
            "ended": self.ended,
            "turn": self.scalars(),
        }

    def pile(self, seat: cint, place: cint) -> list:
        """The cards of a pile from bottom to top; shuffled ones first, in deck order."""
        found = [(self.stamp[i], i) for i in range(seat * 30, seat * 30 + 30) if self.place[i] == place]
        return [slot for _, slot in sorted(found)]

    def scalars(self) -> dict:
        """The single numbers of the turn and the game."""
        return {
            "seat": self.seat,
            "phase": self.phase,
            "stage": self.stage,
            "element": self.element,
            "begun": int(self.begun),
            "lead": self.lead,
            "plays": self.plays,
            "combat_plays": self.combat_plays,
            "normals": self.normals,
            "normal_gang": self.normal_gang,
            "normal_pair": self.normal_pair,
            "character": int(self.character),
            "launches": self.launches,
            "launch_pair": self.launch_pair,
            "boosters": self.boosters,
            "others": self.others,
            "played_booster": int(self.played_booster),
            "played_support": int(self.played_support),
            "stopped": int(self.stopped),
            "bounced": int(self.bounced),
            "next_free": int(self.next_free),
            "from_deck": self.from_deck,
            "landed": self.landed,
            "hand_plays": self.hand_plays,
            "choice": self.choice,
            "chooser": self.chooser,
            "cause": self.cause,
            "left": self.left,
            "last": self.last,
            "paid": self.paid,
            "need": self.need,
            "pay_element": self.pay_element,
            "then": self.then,
            "drawer": self.drawer,
            "learned": self.learned,
            "turns": self.turns,
            "first_out": self.first_out,
            "winner": self.winner,
            "crystals": self.crystals,
            "games": self.games,
            "starter": self.starter,
        }

    @cython.boundscheck(True)  # what it is given may come from a damaged dump
    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`."""
        for i in range(60):
            self.place[i] = raw["place"][i]
            self.knows[i] = raw["knows"][i]
            self.mark[i] = raw["mark"][i]
            self.aboard[i] = raw["aboard"][i]
            self.aim[i] = raw["aim"][i]
            self.outing[i] = raw["outing"][i]
            self.lost[i] = False
            self.stamp[i] = 0
        for k in range(2):
            self._set_rows(k, raw["combat"][k], raw["support"][k], raw["bottom"][k])
            self.picked[k], self.score[k] = raw["picked"][k], raw["score"][k]
            self.live[k], self.dragons[k] = raw["live"][k], raw["dragons"][k]
            self.hand[k], self.deck[k] = raw["hand"][k], raw["deck"][k]
            for slot in (*raw["discards"][k], *raw["leaders"][k]):
                if self.knows[slot] == codes.EVERYBODY:
                    self.clock += 1
                    self.stamp[slot] = self.clock
            self.outings[k] = raw["outings"][k]
        self._set_pasts(tuple(raw["past"][0]), tuple(raw["past"][1]))
        self.ended = raw["ended"]
        self._set_scalars(raw["turn"])
        power.survey(self)

    def _set_pasts(self, one: tuple, two: tuple) -> None:
        """What everybody could follow, and which cards were lost from sight then and are still hidden."""
        self.past_one, self.past_two = one, two
        for k, past in ((0, one), (1, two)):
            for entry in past:
                if entry % 16 in (codes.LOST_IN_HAND, codes.LOST_IN_DECK, codes.LOST_IN_PILE):
                    slot = k * 30 + entry // 16
                    self.lost[slot] = self.knows[slot] != codes.EVERYBODY

    def _set_rows(self, seat: cint, combat, support, bottom) -> None:
        i: cint
        self.combats[seat], self.supports[seat], self.bottoms[seat] = len(combat), len(support), len(bottom)
        for i in range(self.combats[seat]):
            self.combat[seat * 30 + i] = combat[i]
        for i in range(self.supports[seat]):
            self.support[seat * 30 + i] = support[i]
        for i in range(self.bottoms[seat]):
            self.bottom[seat * 30 + i] = bottom[i]

    def _set_scalars(self, raw: dict) -> None:
        self.seat = raw["seat"]
        self.phase = raw["phase"]
        self.stage = raw["stage"]
        self.element = raw["element"]
        self.begun = raw["begun"]
        self.lead = raw["lead"]
        self.plays = raw["plays"]
        self.combat_plays = raw["combat_plays"]
        self.normals = raw["normals"]
        self.normal_gang = raw["normal_gang"]
        self.normal_pair = raw["normal_pair"]
        self.character = raw["character"]
        self.launches = raw["launches"]
        self.launch_pair = raw["launch_pair"]
        self.boosters = raw["boosters"]
        self.others = raw["others"]
        self.played_booster = raw["played_booster"]
        self.played_support = raw["played_support"]
        self.stopped = raw["stopped"]
        self.bounced = raw["bounced"]
        self.next_free = raw["next_free"]
        self.from_deck = raw["from_deck"]
        self.landed = raw["landed"]
        self.hand_plays = raw["hand_plays"]
        self.choice = raw["choice"]
        self.chooser = raw["chooser"]
        self.cause = raw["cause"]
        self.left = raw["left"]
        self.last = raw["last"]
        self.paid = raw["paid"]
        self.need = raw["need"]
        self.pay_element = raw["pay_element"]
        self.then = raw["then"]
        self.drawer = raw["drawer"]
        self.learned = raw["learned"]
        self.turns = raw["turns"]
        self.first_out = raw["first_out"]
        self.winner = raw["winner"]
        self.crystals = raw["crystals"]
        self.games = raw["games"]
        self.starter = raw["starter"]

    def sizes(self) -> list:
        return [(self.hand[i], self.deck[i], self.dragons[i]) for i in range(2)]

    def asked(self) -> tuple:
        """Phase, what is asked, the card that asks, whose turn it is."""
        return (self.phase, self.choice, self.cause, self.seat)

    def result(self) -> tuple:
        return (self.winner, self.crystals)

    def is_face_down(self, slot: cint) -> bool:
        return bool(self.mark[slot] & 2)

    def take_notes(self):
        """The core's notes since the last call."""
        noted, self.journal = self.journal or [], []
        return noted
