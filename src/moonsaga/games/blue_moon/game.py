"""Blue Moon: two heirs, nine peoples, three dragons. The Game object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, cast

import msgspec

from moonsaga.games.blue_moon import actions, input_names, restore
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import components, facts
from moonsaga.games.blue_moon.box.decks import ALL_DECKS, Deck, DeckError, deck_of, decks_of, look_at, look_at_text
from moonsaga.games.blue_moon.evaluation.weights import Weights
from moonsaga.games.blue_moon.notation import diagram, notation
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.presentation import refusals, terminal
from moonsaga.games.blue_moon.view import BlueMoonView, hide_decks, look_from
from moonsaga.kernel.actions import ActionTable
from moonsaga.kernel.box_game import BoxGame
from moonsaga.kernel.contract import GameInfo, State, Target, View
from moonsaga.kernel.decks import DeckCheck, DeckList
from moonsaga.kernel.errors import OptionError
from moonsaga.kernel.options import Choice, Flag, Options, Text, Value
from moonsaga.kernel.reveal import unite

MOST_WORDS = 2000
"""Nine codes fit in."""
RULINGS = (
    Flag("ignored_in_hand", True),
    Flag("ignored_cannot_pay"),
    Choice("reductions", ("first", "last"), "first"),
    Flag("texts_after_stop"),
    Choice("retrieve_blocked_by", ("cards", "characters"), "cards"),
    Choice("protection", ("card-text", "icon"), "card-text"),
    Flag("protected_in_hand", True),
    Flag("normal_first"),
    Choice("instant_win", ("any-dragon", "fight"), "any-dragon"),
    Choice("aims", ("chosen", "highest"), "chosen"),
    Flag("ships_exempt"),
    Flag("bluffs_take_free", True),
    Flag("pay_and_retreat"),
    Flag("bounce_needs_cards"),
)
"""Rulings that offer an alternative (RULES.md)."""
INDEPENDENT: dict[str, Value] = {
    "ignored_in_hand": True,
    "ignored_cannot_pay": True,
    "reductions": "first",
    "texts_after_stop": True,
    "retrieve_blocked_by": "characters",
    "protection": "card-text",
    "protected_in_hand": True,
    "normal_first": True,
    "instant_win": "any-dragon",
    "aims": "highest",
    "ships_exempt": True,
    "bluffs_take_free": False,
    "pay_and_retreat": True,
    "bounce_needs_cards": False,
}
"""The choices of the independent program whose recorded games are part of the tests."""
RULING_SETS: dict[str, dict[str, Value]] = {
    "usual": {ruling.name: ruling.default for ruling in RULINGS},
    "independent": INDEPENDENT,
}
"""Rulings by name: `independent` is how the program plays whose recorded games are replayed in the tests."""
OPTIONS = (
    # a people for its pre-built deck, or the code of a deck
    Text("deck_1", "vulca", takes="deck"),
    Text("deck_2", "hoax", takes="deck"),
    Choice("first", ("drawn", "seat-1", "seat-2"), "drawn"),
    Flag("mulligan"),
    Flag("match"),  # to five crystals; the decks are chosen in secret before each game
    # what each player may choose among in a match: names and codes with commas, or all pre-built decks
    Text("decks_1", ALL_DECKS, longest=MOST_WORDS, takes="decks"),
    Text("decks_2", ALL_DECKS, longest=MOST_WORDS, takes="decks"),
    Choice("rulings", (*RULING_SETS, "own"), "usual", RULING_SETS),
    *RULINGS,
)
SWAPPED = {"deck_1": "deck_2", "deck_2": "deck_1", "decks_1": "decks_2", "decks_2": "decks_1"}
"""Options of one seat, and the same of the other."""


class BlueMoon(BoxGame):
    """All nine decks."""

    info: ClassVar[GameInfo] = GameInfo(
        name="blue_moon",
        seats=(2,),
        options=OPTIONS,
        editions=("kosmos-2004",),
        version=4,
        actions=actions.ACTIONS.size,
        longest=3000,
        endings=n.ENDINGS[1:],
        secrets=True,
        data_hash=facts.BOX.hash,
    )
    actions: ClassVar[ActionTable] = actions.ACTIONS
    view_type: ClassVar[type[View]] = BlueMoonView
    dump_version = 2
    components_type = components.Components
    position = Position
    restoring = restore
    notation = notation
    diagrams = diagram
    refusals = refusals
    prompts = terminal
    box = components
    weights = Weights

    def check_options(self, options: Options) -> None:
        for name, read in (("deck_1", deck_of), ("deck_2", deck_of), ("decks_1", decks_of), ("decks_2", decks_of)):
            try:
                read(str(options[name]))
            except DeckError as problem:
                raise OptionError(f"option {name}: {problem}") from None

    def blocks(self, options: Options, vary: bool = False) -> Sequence[Sequence[Options]]:
        """Both ways round: neither a seat nor a deck should decide. `vary`: each pairing of peoples in turn."""
        pairs = combinations(n.PEOPLES, 2) if vary else [(options["deck_1"], options["deck_2"])]
        tables = [{**options, "deck_1": one, "deck_2": other} for one, other in pairs]
        return [
            [self.resolve(table), self.resolve(table | {name: table[SWAPPED[name]] for name in SWAPPED})]
            for table in tables
        ]

    def check_deck(self, deck: DeckList) -> DeckCheck:
        return look_at(Deck(deck.leader, deck.cards, deck.name))

    def read_deck(self, text: str) -> DeckCheck:
        return look_at_text(text)

    def hide_decks(self, view: View, seats: Collection[int]) -> View:
        return hide_decks(cast("BlueMoonView", view), seats)

    def hides(self, view: View, target: Target) -> bool:
        """A card of an opponent that is not among those in sight: whether it is in the deck is nobody's business."""
        owner, dot, card = target.name.partition(".")
        if target.kind != "card" or not dot or not owner.isdecimal():
            return False
        decks = cast("BlueMoonView", view).table.decks
        return 0 < int(owner) <= len(decks) and "" in decks[int(owner) - 1] and card not in decks[int(owner) - 1]

    def roles(self, options: Mapping[str, object]) -> tuple[str, ...]:
        resolved = self.resolve(options)
        return (deck_of(str(resolved["deck_1"])).people, deck_of(str(resolved["deck_2"])).people)

    def input_names(self, options: Options) -> tuple[str, ...]:
        return input_names.NAMES

    def moment(self, state: State) -> str:
        return f"turn {cast('Any', state).raw()['turn']['turns']}"

    def make_views(self, state: State, seats: Sequence[int | None], memory: bool) -> list[View]:
        return list(look_from(state, seats, memory))

    def inventory(self, state: State) -> dict[str, int]:
        """Each seat's cards wherever they are, and the dragons."""
        raw = cast("Any", state).raw()
        found: Counter[str] = Counter()
        for seat in range(n.SEATS):
            rows = [*raw["combat"][seat], *raw["support"][seat], *raw["bottom"][seat]]
            rows += [*raw["discards"][seat], *raw["leaders"][seat]]
            loose = (n.IN_DECK, n.IN_HAND, n.AT_SEA, n.ABOARD, n.REVEALED)
            places = raw["place"][seat * n.DECK : (seat + 1) * n.DECK]
            found[f"cards of {seat}"] = len(set(rows)) + sum(place in loose for place in places)
            found[f"counted cards of {seat}"] = raw["hand"][seat] + raw["deck"][seat]
            found[f"counted cards of {seat}"] -= sum(place in (n.IN_DECK, n.AT_BOTTOM, n.IN_HAND) for place in places)
        found["dragons"] = n.DRAGONS
        return dict(found)

    def scores(self, state: State) -> list[float]:
        """Crystals: those of the winner of a game, or all that were won in a match so far."""
        if state.options["match"]:
            return [float(crystals) for crystals in cast("Any", state).raw()["score"]]
        winner, crystals = cast("Any", state).result()
        return [float(crystals if state.ending and seat == winner else 0) for seat in range(n.SEATS)]

    def counts(self, view: View) -> dict[str, tuple[float | None, ...]]:
        """Dragons, crystals of a match, and the cards that a side has left."""
        table = cast("BlueMoonView", view).table
        counted: dict[str, tuple[float | None, ...]] = {
            "terminal-dragons": tuple(float(side.dragons) for side in table.sides)
        }
        if table.options["match"]:
            counted["terminal-crystals"] = tuple(map(float, table.score))
        counted["count-cards-left"] = tuple(float(side.hand + side.deck) for side in table.sides)
        return counted

    def reveal_all(self, state: State) -> View:
        """Both hands lie open, as disclosed cards do."""
        seen = [cast("BlueMoonView", state.view(seat)) for seat in range(n.SEATS)]
        public = state.view(None)
        table = unite(public.table, [each.table for each in seen])
        sides = tuple(
            msgspec.structs.replace(side, shown=each.table.hand) for side, each in zip(table.sides, seen, strict=True)
        )
        return msgspec.structs.replace(public, table=msgspec.structs.replace(table, sides=sides))


GAME = BlueMoon()
