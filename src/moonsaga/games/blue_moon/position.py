"""The contract's methods on top of fields and rules."""

from __future__ import annotations

import cython
from cython import bint, double, p_double, p_int, void
from cython import int as cint

from moonsaga.games.blue_moon import actions, messages, view
from moonsaga.games.blue_moon.box import codes, facts
from moonsaga.games.blue_moon.evaluation import encoder, evaluation
from moonsaga.games.blue_moon.evaluation.weights import Weights
from moonsaga.games.blue_moon.rules import chance as rules_chance
from moonsaga.games.blue_moon.rules import course, dead_ends, dragons, fields, match, worlds
from moonsaga.games.blue_moon.rules import explain as rules_explain
from moonsaga.games.blue_moon.rules.cards import payments, power
from moonsaga.games.blue_moon.rules.state import State
from moonsaga.kernel.cores.core import Core
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.options import ReadOnly

SURVEYED = (
    *("texts", "touched", "no_texts", "no_characters", "no_boosters", "no_supports", "no_icon_cards", "fogged"),
    *("bared", "cut_characters", "cut_others"),
)
"""Fields that no dump has: `power.survey` finds them out."""
ROWS = ("combat", "support", "bottom")
AS_THEY_ARE = (
    *("place", "knows", "mark", "aboard", "aim", "outing", "outings", "live", "hand", "deck", "dragons"),
    *("picked", "score", "ended"),
)
OF_TURN = (
    *("seat", "phase", "stage", "element", "begun", "lead", "plays", "combat_plays", "normals", "normal_gang"),
    *("normal_pair", "character", "launches", "launch_pair", "boosters", "others", "played_booster", "played_support"),
    *("stopped", "bounced", "next_free", "from_deck", "landed", "hand_plays", "choice", "chooser", "cause", "due"),
    *("may_refuse", "hand_before", "given_back", "paid", "need", "pay_element", "parts", "announcing", "announced"),
    *("drawer", "draws", "then", "learned", "turns", "first_out", "winner", "crystals"),
    *("games", "starter"),
)
"""What a dump says in the same words as the fields: rows as far as there are cards, `turn` below that name."""

WEIGHTS: Weights = Weights()


class Position(State):
    """A position of Blue Moon."""

    def actor(self) -> cint:
        return course.acting(self)

    def is_shared(self) -> bint:
        """Decks are chosen by both at the same time."""
        return self.phase == codes.DECKS

    def owes(self, seat: cint) -> bint:
        return self.picked[seat] < 0 if self.phase == codes.DECKS else course.acting(self) == seat

    def list_actions(self, seat: cint, buffer: p_int) -> cint:
        return dead_ends.offer(self, seat, buffer)

    def list_chance(self, outcomes: p_int, weights: p_int) -> cint:
        return rules_chance.list_outcomes(self, outcomes, weights)

    def play(self, seat: cint, action: cint) -> void:
        if seat < 0:
            rules_chance.play_outcome(self, action)
        else:
            course.play_action(self, seat, action)

    def copy_from(self, other: Core) -> void:
        fields.copy(self, cython.cast(State, other))

    def evaluate(self, seat: cint) -> double:
        if self.weights is None:
            return evaluation.value(self, WEIGHTS, seat)
        return evaluation.value(self, cython.cast(Weights, self.weights), seat)

    def encode(self, seat: cint, inputs: p_double) -> cint:
        return encoder.encode(self, seat, inputs)

    def resample(self, seat: cint, rng: Rng) -> void:
        worlds.resample(self, seat, rng)

    def use_weights(self, weights: Weights) -> None:
        self.weights = weights

    # --- the contract ----------------------------------------------------------------------------------------------

    def returns(self):
        return [1.0 if self.ended and self.winner == i else 0.0 for i in range(2)]

    def game_name(self) -> str:
        return "blue_moon"

    @property
    def barrier(self) -> int:
        return self.learned

    @property
    def ending(self) -> str:
        return codes.ENDINGS[self.ended]

    def make_view(self, seat):
        return view.look(self, seat)

    def translate(self, note):
        return messages.translate(self, note)

    # --- for view, notation and refusals ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Lay out what needs no chance."""
        match.begin_game(self)

    def reason(self, action: cint, seat: cint = -1) -> int:
        """What speaks against an action of the seat to move: one of `codes.REASONS`. Only of decks several choose."""
        if self.phase != codes.DECKS or seat < 0:
            seat = course.acting(self)
        return dead_ends.why_not(self, seat, action)

    def is_stuck(self) -> bool:
        """Has the player whose turn it is passed the moment of retreating without being able to end the turn?"""
        return bool(dead_ends.is_stuck(self))

    def is_possible(self, seat: cint) -> bool:
        """Can it have come to this, for all that this seat (-1: a spectator) knows of what may be done?"""
        return bool(worlds.is_possible(self, seat))

    def culprit(self, action: cint, reason: cint) -> int:
        """The card behind a refusal; -1: none."""
        kind, arguments = actions.ACTIONS.split(action)
        slot: cint = codes.NOBODY
        if kind.targets[0] == "card":
            slot = arguments[0] if kind.name == "choose" else self.seat * codes.DECK + arguments[0]
        if kind.name == "bluff":
            return rules_explain.culprit(self, reason, slot, codes.SUPPORT, False)
        if kind.name == "load":
            return rules_explain.culprit(self, reason, slot, codes.SUPPORT, self.rules.text[slot])
        if slot < 0:
            return rules_explain.culprit(self, reason, slot, 0, False)
        return rules_explain.culprit(self, reason, slot, self.rules.kind[slot], self.rules.text[slot])

    def total(self, seat: cint) -> int:
        """A seat's power in the contested element; 0 before there is one."""
        return power.power(self, seat, self.element) if self.element >= 0 else 0

    def explain(self, seat: cint, element: cint) -> tuple:
        """How a seat's total in an element comes about: the total, the card that lifts it to its least, and the shares.

        A share is (slot, printed value, what it gives, changes), a change (what, by which card).
        """
        total: cint = power.weigh(self, seat, element, codes.TELLING)
        rows = [self.combat[seat * codes.DECK + i] for i in range(self.live[seat], self.combats[seat])]
        rows += [self.support[seat * codes.DECK + i] for i in range(self.supports[seat])]
        shares = [(slot, self.share[slot], self.helpers(rows, slot)) for slot in rows]
        return (
            total,
            self.least_by,
            [
                (slot, self.shown_value(slot, element), share, self.changes(slot, element, helpers))
                for slot, share, helpers in shares
            ],
        )

    def helpers(self, rows, slot: cint) -> list:
        """The texts that raise or double this one card in the total that was told last."""
        return [other for other in rows if self.helped[other] == slot]

    def shown_value(self, slot: cint, element: cint) -> int:
        """The value to be seen on an active card; -1 if it has none."""
        if self.mark[slot] & codes.FACE_DOWN:
            return codes.BLUFF_VALUE
        if facts.BOX.cards[self.rules.card[slot]].fire is None:
            return -1
        return power.printed(self, slot, element)

    def changes(self, slot: cint, element: cint, helpers) -> list:
        """All that makes this card count otherwise than its printed value, with the card behind it."""
        by: cint = rules_explain.silencer(self, slot, codes.IGNORED)
        found = []
        if by >= 0:
            return [("ignored", by)]
        if self.shown_value(slot, element) < 0:
            return []
        by = rules_explain.reducer(self, slot, element)
        if by >= 0:
            found.append(("reduced", by))
        if self.mark[slot] & codes.FACE_DOWN and rules_explain.raiser_of_bluffs(self, slot // codes.DECK) >= 0:
            found.append(("raised", rules_explain.raiser_of_bluffs(self, slot // codes.DECK)))
        for other in helpers:
            raises = self.rules.effect[other] == codes.EF_RAISE_ONE
            found.append(("raised" if raises else "doubled", other))
        by = rules_explain.doubler_of_all(self, slot)
        if by >= 0:
            found.append(("doubled", by))
        return found

    def shields(self, seat: cint, element: cint) -> list:
        """The active cards that free from matching the opponent's power in an element."""
        return [
            slot
            for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK)
            if power.shields(self, slot, element)
        ]

    def silenced(self, slot: cint) -> list:
        """What is ignored of a card in play or in hand, with the card behind it: the whole card, or text and icons."""
        by: cint = rules_explain.silencer(self, slot, codes.IGNORED)
        if by >= 0:
            return [("card", by)]
        found = [("text", rules_explain.silencer(self, slot, codes.NO_TEXT))]
        found.append(("icons", rules_explain.silencer(self, slot, codes.NO_ICONS)))
        if not self.rules.text[slot] or self.mark[slot] & codes.FACE_DOWN:
            found[0] = ("text", -1)
        if not self.rules.icon[slot]:
            found[1] = ("icons", -1)
        return [(what, by) for what, by in found if by >= 0]

    def demands(self, seat: cint) -> list:
        """The demands of a seat's active cards on the other: card, how much, already met."""
        values = (codes.EF_DEMAND_VALUE, codes.EF_DEMAND_CHARACTER, codes.EF_DEMAND_PLAY)
        found = []
        for slot in range(seat * codes.DECK, seat * codes.DECK + codes.DECK):
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
        return bool(self.played_support if self.rules.one[slot] == codes.OF_SUPPORT else self.played_booster)

    def prize(self, seat: cint) -> int:
        """How many dragons this seat attracts if the other retreats now."""
        return dragons.dragons_for_retreat(self, 1 - seat) if self.begun else 0

    def many(self, seat: cint) -> int:
        """The cards that count for the second dragon."""
        return power.count_table(self, seat)

    def place_of(self, slot: cint) -> int:
        return self.place[slot]

    def card_at(self, slot: cint) -> int:
        return self.rules.card[slot]

    def raw(self) -> dict:
        """All fields as plain numbers; rows and piles as lists from bottom to top."""
        found = fields.read(self)
        raw = {name: found[name] for name in AS_THEY_ARE}
        raw.update(
            options=ReadOnly(self.rules.options),
            decks=self.rules.decks,
            peoples=self.rules.peoples,
            past=[self.past_one or (), self.past_two or ()],
            discards=[self.pile(k, codes.DISCARDED) for k in range(codes.SEATS)],
            leaders=[self.pile(k, codes.WITH_LEADER) for k in range(codes.SEATS)],
            turn={name: found[name] for name in OF_TURN},
        )
        for name in ROWS:
            raw[name] = [found[name][k * codes.DECK :][: found[name + "s"][k]] for k in range(codes.SEATS)]
        return raw

    def pile(self, seat: cint, place: cint) -> list:
        """The cards of a pile from bottom to top; shuffled ones first, in deck order."""
        found = [
            (self.stamp[i], i)
            for i in range(seat * codes.DECK, seat * codes.DECK + codes.DECK)
            if self.place[i] == place
        ]
        return [slot for _, slot in sorted(found)]

    def set_raw(self, raw: dict) -> None:
        """The opposite of `raw`, which may come from a damaged dump."""
        values = {name: raw["turn"][name] for name in OF_TURN}
        values.update({name: raw[name] for name in AS_THEY_ARE})
        values.update(dict.fromkeys(SURVEYED, (0,) * codes.SEATS), clock=0)
        for name in ROWS:
            values[name] = [slot for row in raw[name] for slot in (*row, *[codes.NOBODY] * (codes.DECK - len(row)))]
            values[name + "s"] = [len(row) for row in raw[name]]
        values["lost"], values["stamp"] = [0] * codes.SLOTS, [0] * codes.SLOTS
        for slot in (slot for k in range(codes.SEATS) for slot in (*raw["discards"][k], *raw["leaders"][k])):
            if values["knows"][slot] == codes.EVERYBODY:
                values["clock"] += 1
                values["stamp"][slot] = values["clock"]
        for k in range(codes.SEATS):
            for entry in raw["past"][k]:
                if entry % codes.PAST_STEP in (codes.LOST_IN_HAND, codes.LOST_IN_DECK, codes.LOST_IN_PILE):
                    slot = k * codes.DECK + entry // codes.PAST_STEP
                    values["lost"][slot] = values["knows"][slot] != codes.EVERYBODY
        fields.write(self, values)
        pasts: list = [tuple(past) or None for past in raw["past"]]
        self.past_one, self.past_two = pasts
        power.survey(self)

    def sizes(self) -> list:
        return [(self.hand[i], self.deck[i], self.dragons[i]) for i in range(2)]

    def asked(self) -> tuple:
        """Phase, what is asked, the card that asks, whose turn it is."""
        return (self.phase, self.choice, self.cause, self.seat)

    def result(self) -> tuple:
        return (self.winner, self.crystals)

    def is_face_down(self, slot: cint) -> bool:
        return bool(self.mark[slot] & codes.FACE_DOWN)
