"""Replays games that an independent program recorded, draw by draw and play by play, and compares everything it says.

    python tools/blue_moon_verify_transcripts.py FILE.jsonl[.gz]

Compared are the legality of every play, every announced total and the other side's, hand and deck sizes, every dragon
and the result. The last line is `agreed N of M games`; each disagreement is listed with the event where it begins.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar

from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.events import EVENTS
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.position import Position
from moonsaga.games.blue_moon.restore import settings
from moonsaga.kernel.contract import CHANCE

Event = list[Any]
BEGINNINGS = ("to_hand", "reveal_bluff", "land")
DISCARDS = ("discard", "discard_leadership")
WINDOW = 40
"""How far behind the head an event that the engine reports may stand: discards and draws come in another order."""


SKIP, END = ACTIONS.number("skip"), ACTIONS.number("end")
PLAIN = {
    "drew": ("draw",),
    "played": ("play", "play_no_effect"),
    "discarded": DISCARDS,
    "revealed": ("reveal_bluff", "take"),
    "retrieved": ("to_hand",),
    "returned": ("to_hand",),
    "took": ("take",),
    "regained": ("regain",),
    "buried": ("undraw",),
    "given-back": ("undraw",),
    "retreated": ("retreat",),
    "declined": ("decline",),
    "landed": ("land",),
    "loaded": ("load",),
    "satisfied": ("satisfy",),
    "called": ("call_bluff",),
    "bluff-good": ("bluff_dragon",),
    "bluff-bad": ("called_dragon",),
    "storm": ("storm_dragon",),
    "flood": ("flood_retreat",),
    "card-dragon": ("card_dragon",),
}
"""What our events are called in the record, with the seat and, where there is one, the card."""


class Disagreement(Exception):
    """The engine and the record part here."""


class Replay:
    """One recorded game on our engine."""

    def __init__(self, game: dict[str, Any], guesses: tuple[int, ...] = ()) -> None:
        """`guesses`: which of the possible cards each bluff was, as far as it is not the likeliest one."""
        self.guesses = guesses
        self.guessed: list[int] = []
        self.events: list[Event] = game["events"]
        self.left = list(range(len(self.events)))
        first = next(event[1] for event in self.events if event[0] != "draw")
        decks = {"deck_1": game["decks"][0], "deck_2": game["decks"][1]}
        options = GAME.resolve({"rulings": "independent", **decks, "first": f"seat-{first + 1}"})
        self.state: Any = Position(settings(options))
        self.state.keep_journal()
        self.state.begin()
        self.slots = [
            {facts.BOX.cards[self.state.card_at(slot)].card: slot for slot in range(seat * n.DECK, (seat + 1) * n.DECK)}
            for seat in range(2)
        ]
        self.no_effect = False
        self.dragons = 0
        self.scoring = False

    # --- reading the record ------------------------------------------------------------------------------------------

    def head(self, skip: int = 0) -> Event:
        return self.events[self.left[skip]] if skip < len(self.left) else ["nothing", -1]

    def slot(self, event: Event) -> int:
        return self.slots[event[1]].get(event[2], -1)

    def run(self, kinds: Iterable[str], seat: int) -> list[Event]:
        """The events of these kinds and this seat right at the head."""
        found = []
        for index in self.left:
            event = self.events[index]
            if event[0] not in kinds or event[1] != seat:
                break
            found.append(event)
        return found

    def fail(self, what: str) -> Disagreement:
        at = self.left[0] if self.left else len(self.events)
        return Disagreement(f"event {at} {self.head()}: {what}")

    # --- playing -----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        self.compare()
        while asked := self.state.to_act():
            seat = asked[0]
            action = self.outcome() if seat == CHANCE else self.decision(seat)
            choices = [o for o, _ in self.state.chance()] if seat == CHANCE else self.state.legal(seat)
            if action not in choices:
                name = action if seat == CHANCE else ACTIONS.split(action)
                raise self.fail(f"not legal here: {name} {self.state.asked()} reason {self.reason(seat, action)}")
            self.state.apply(seat, action)
            self.compare()
        if self.left and not self.refills():
            raise self.fail("our game is over, the record goes on")

    def refills(self) -> bool:
        """Is all that is left a last refill, written after the win: cards of the deck into hands that are not full?"""
        drawn = [self.events[index] for index in self.left]
        cards = [(event[1], event[2]) for event in drawn if event[0] == "draw"]
        rooms = [max(0, n.HAND_SIZE - side[0]) for side in self.state.sizes()]
        in_deck = [(seat, card) for seat, card in cards if card in self.slots[seat] and self.is_in_deck(seat, card)]
        return len(drawn) == len(set(in_deck)) == len(in_deck) and all(
            sum(seat == one for seat, _ in cards) <= room for one, room in enumerate(rooms)
        )

    def is_in_deck(self, seat: int, card: str) -> bool:
        return self.state.place_of(self.slots[seat][card]) in (n.IN_DECK, n.AT_BOTTOM)

    def reason(self, seat: int, action: int) -> str:
        return "" if seat == CHANCE else n.REASONS[self.state.reason(action)]

    # --- chance ------------------------------------------------------------------------------------------------------

    def outcome(self) -> int:
        phase = self.state.asked()[0]
        slots = {outcome for outcome, _ in self.state.chance()}
        kinds = {
            n.DEAL: ("draw",),
            n.DRAW: ("draw",),
            n.BLIND: DISCARDS,
            n.MILL: DISCARDS,
            n.REGAIN: ("regain",),
            n.REVEAL: ("take",),
        }[phase]
        for index in self.left[:WINDOW]:
            event = self.events[index]
            if event[0] in kinds and self.slot(event) in slots:
                return self.slot(event)
            if event[0] == "play":
                break
        raise self.fail(f"our engine draws here ({n.PHASES[phase]})")

    # --- decisions ---------------------------------------------------------------------------------------------------

    def decision(self, seat: int) -> int:
        phase = self.state.asked()[0]
        if phase == n.CALL:
            return ACTIONS.number("call") if self.head()[0] == "call_bluff" else ACTIONS.number("trust")
        if phase == n.END:
            return self.use_at_end(seat)
        if phase == n.CHOOSE:
            return self.answer(seat)
        return self.turn(seat)

    def turn(self, seat: int) -> int:
        first = seat * n.DECK
        beginnings = [e for e in self.run((*BEGINNINGS, *DISCARDS), seat) if e[0] in BEGINNINGS]
        if beginnings and self.head()[0] in BEGINNINGS:
            kinds = {
                "to_hand": ACTIONS["retrieve"].first,
                "reveal_bluff": ACTIONS["reveal"].first,
                "land": ACTIONS["land"].first,
            }
            return min(kinds[e[0]] + self.slot(e) - first for e in beginnings)
        skip = 0
        while self.head(skip)[0] in (*DISCARDS, "card_dragon"):
            skip += 1
        event = self.head(skip)
        kind = event[0]
        self.no_effect = kind == "play_no_effect"
        if kind == "announce":
            asked = [
                a
                for a in (ACTIONS.number("announce"), ACTIONS.number("announce-in", n.ELEMENT_NAMES.index(event[3])))
                if self.fine(a)
            ]
            return asked[0] if asked else ACTIONS.number("announce")
        if kind in ("take", "regain"):
            return next(
                (a for a in self.state.legal(seat) if ACTIONS["use"].first <= a < ACTIONS["satisfy"].first),
                END,
            )
        alone = {
            "retreat": ACTIONS.number("retreat"),
            "decline": ACTIONS.number("decline"),
            "win": ACTIONS.number("retreat"),
        }
        return alone[kind] if kind in alone else self.with_card(seat, event)

    def with_card(self, seat: int, event: Event) -> int:
        """Plays, bluffs, loads, texts in use and demands."""
        kind = event[0]
        if kind == "bluff":
            return ACTIONS["bluff"].first + self.bluff_card(seat) % n.DECK
        if kind == "load":
            return ACTIONS["load"].first + self.slot(event) % n.DECK * n.DECK + self.slots[seat][event[3]] % n.DECK
        if kind == "satisfy":
            return ACTIONS["satisfy"].first + self.slots[1 - seat][event[2]] % n.DECK
        kinds = {"play": ACTIONS["play"].first, "play_no_effect": ACTIONS["play"].first, "use": ACTIONS["use"].first}
        return kinds[kind] + self.slot(event) % n.DECK if kind in kinds else END

    def fine(self, action: int) -> bool:
        return bool(self.state.reason(action) == n.FINE)

    def bluff_card(self, seat: int) -> int:
        """Which card is laid face down: one of the hand that is next heard of when it is revealed."""
        found = []
        for name, slot in self.slots[seat].items():
            if not facts.BOX.cards[self.state.card_at(slot)].bluff or self.state.place_of(slot) != n.IN_HAND:
                continue
            heard = next((i for i in self.left[1:] if self.events[i][1] == seat and name in self.events[i][2:3]), None)
            kind = None if heard is None else self.events[heard][0]
            order = {"reveal_bluff": 0, None: 1, "discard": 2}.get(kind, 3)
            found.append((order, heard or 0, slot))
        number = len(self.guessed)
        guess = self.guesses[number] if number < len(self.guesses) else 0
        self.guessed.append(len(found))
        return sorted(found)[guess][2] if guess < len(found) else -1

    def use_at_end(self, seat: int) -> int:
        """That program uses all texts for the end of a turn, in deck order."""
        event, first = self.head(), seat * n.DECK
        wanted = {
            "draw": ("draw", "draw_up_to", "draw_and_return"),
            "undraw": ("draw_and_return",),
            "take": ("draw_and_discard",),
        }.get(event[0], ())
        if event[0] in DISCARDS and event[1] == 1 - seat:
            wanted = ("make_discard",) if self.state.place_of(self.slot(event)) == n.IN_HAND else ("mill",)
        elif event[1] != seat:
            wanted = ()
        for action in self.state.legal(seat):
            if action != END:
                card = facts.BOX.cards[self.state.card_at(first + action - ACTIONS["use"].first)]
                if card.code[0] in wanted:
                    return int(action)
        return END

    def answer(self, seat: int) -> int:
        """What that program's player did about what our engine asks."""
        choice = self.state.asked()[1]
        if choice == n.CONFIRM:
            return SKIP if self.no_effect else ACTIONS.number("do")
        if self.no_effect:
            return SKIP
        return self.ANSWERS.get(choice, Replay.next_discard)(self, seat)

    def picked(self, seat: int) -> int:
        head = self.head()
        if head[0] not in DISCARDS:
            return SKIP
        row = self.state.raw()["support"][1 - seat]
        if self.slot(head) in row and self.state.is_face_down(self.slot(head)):
            return ACTIONS["choose-bluff"].first + int(row.index(self.slot(head)))
        return (
            ACTIONS.number("choose", self.slot(head)) if self.fine(ACTIONS.number("choose", self.slot(head))) else SKIP
        )

    def picked_blindly(self, seat: int) -> int:
        head = self.head()
        if head[0] not in DISCARDS or head[1] == seat:
            return SKIP
        chosen = ACTIONS.number("choose", self.slot(head))
        return chosen if self.fine(chosen) else ACTIONS.number("blind")

    def picked_kind(self, _seat: int) -> int:
        if self.head()[0] not in DISCARDS:
            return SKIP
        return ACTIONS["kind"].first + int(self.state.place_of(self.slot(self.head())) == n.IN_SUPPORT)

    def kept(self, seat: int) -> int:
        gone = {self.slot(event) for event in self.run(DISCARDS, 1 - seat)}
        kept = [
            a
            for a in self.state.legal(seat)
            if ACTIONS["choose"].first <= a < ACTIONS["choose-bluff"].first and a - ACTIONS["choose"].first not in gone
        ]
        return int(kept[0]) if kept and gone else SKIP

    def buried(self, seat: int) -> int:
        """Under the deck in the order in which they are drawn again."""
        slots = sorted((self.slot(event) for event in self.run(("undraw",), seat)), key=self.next_draw)
        return ACTIONS.number("choose", slots[0]) if slots else SKIP

    def given_back(self, seat: int) -> int:
        return ACTIONS["choose"].first + min(self.slot(event) for event in self.run(("undraw",), seat))

    def returned(self, _seat: int) -> int:
        return ACTIONS.number("choose", self.slot(self.head())) if self.head()[0] == "to_hand" else SKIP

    def taken(self, _seat: int) -> int:
        return ACTIONS.number("choose", self.slot(self.head())) if self.head()[0] == "take" else SKIP

    def loaded(self, seat: int) -> int:
        ship = self.state.asked()[2]
        slots = [self.slot(e) for e in self.run(("load",), seat) if self.slots[seat][e[3]] == ship]
        return ACTIONS["load"].first + min(slots) % n.DECK * n.DECK + ship % n.DECK if slots else SKIP

    def called(self, seat: int) -> int:
        head, first = self.head(), seat * n.DECK
        if head[0] == "play" and self.state.place_of(self.slot(head)) in (n.IN_DECK, n.AT_BOTTOM):
            return ACTIONS.number("choose", self.slot(head))
        if head[0] == "load" and self.state.place_of(self.slot(head)) in (n.IN_DECK, n.AT_BOTTOM):
            return ACTIONS["load"].first + (self.slot(head) - first) * n.DECK + self.slots[seat][head[3]] - first
        return SKIP

    def next_discard(self, seat: int) -> int:
        """Payments and other discards in the order of the deck list."""
        slots = frozenset(self.slot(event) for event in self.run(DISCARDS, seat))
        for slot in sorted(slots):
            if self.fine(ACTIONS.number("choose", slot)):
                trial = self.state.copy()
                trial.apply(seat, ACTIONS.number("choose", slot))
                if self.uses_all(trial, seat, slots - {slot}):
                    return ACTIONS.number("choose", slot)
        return SKIP

    def uses_all(self, state: Any, seat: int, slots: frozenset[int]) -> bool:
        """Can the same choice go on with these cards until it is complete?"""
        choice, cause = self.state.asked()[1:3]
        if state.asked()[1:3] != (choice, cause) or choice not in (n.PAY_DEMAND, n.PAY_VALUE):
            return True
        for slot in sorted(slots):
            if state.reason(ACTIONS.number("choose", slot)) == n.FINE:
                trial = state.copy()
                trial.apply(seat, ACTIONS.number("choose", slot))
                if self.uses_all(trial, seat, slots - {slot}):
                    return True
        return False

    def next_draw(self, slot: int) -> int:
        """When this card is drawn again."""
        for index in self.left:
            if self.events[index][0] == "draw" and self.slot(self.events[index]) == slot:
                return index
        return len(self.events)

    def element_paid(self, seat: int) -> int:
        """The element in which this set has no superfluous card."""
        slots = [self.slot(event) for event in self.run(DISCARDS, seat)]
        for element in (0, 1):
            trial = self.state.copy()
            trial.apply(seat, ACTIONS.number("pay-in", element))
            for slot in sorted(slots):
                if trial.asked()[1] == n.PAY_DEMAND and trial.reason(ACTIONS.number("choose", slot)) == n.FINE:
                    trial.apply(seat, ACTIONS.number("choose", slot))
            if trial.asked()[1] != n.PAY_DEMAND:
                return ACTIONS.number("pay-in", element)
        return ACTIONS["pay-in"].first

    ANSWERS: ClassVar[dict[int, Callable[[Replay, int], int]]] = {
        n.PAY_ELEMENT: element_paid,
        n.PICK: picked,
        n.PICK_REVEALED: picked,
        n.PICK_BLIND: picked_blindly,
        n.PICK_KIND: picked_kind,
        n.KEEP: kept,
        n.BURY: buried,
        n.GIVE_BACK: given_back,
        n.RETURN: returned,
        n.SEARCH_DECK: taken,
        n.SEARCH_DISCARDS: taken,
        n.CALL_SHIP: called,
        n.LOAD_SHIP: loaded,
    }
    """How each question is answered; all others ask for discards."""

    # --- comparing ---------------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """What our engine says must stand in the record, near its head."""
        for note in self.state.take_notes():
            event = EVENTS.events[note[0]]
            self.note(event.name, dict(zip(event.arguments, note[1:], strict=True)))

    def note(self, name: str, noted: dict[str, int]) -> None:
        """One thing that our engine says."""
        seat = noted.get("who", n.NOBODY)
        card = facts.BOX.cards[self.state.card_at(noted["card"])].card if "card" in noted else ""
        if name == "card-dragon":
            self.dragons -= self.scoring  # a retreat may bring one by a card first; it is no dragon of the fight
        if name == "retreated":
            self.scoring, self.dragons = True, 0
            if self.head()[0] == "card_dragon" and self.head(1)[0] == "win":
                self.scoring = False
                return
        if name in PLAIN:
            self.take(*([kind, seat, card][: 3 if card else 2] for kind in PLAIN[name]))
        elif name == "bluffed":
            self.take(["bluff", seat])
        elif name == "used":
            self.maybe(["use", seat, card])
        elif name == "dragon":
            self.dragons += self.scoring
        elif name == "cleared":
            self.scored()
        else:
            self.note_numbers(name, seat, noted)

    def note_numbers(self, name: str, seat: int, noted: dict[str, int]) -> None:
        """Totals, sizes and results."""
        if name == "announced":
            self.take(["announce", seat, noted["count"], n.ELEMENT_NAMES[noted["element"]]])
        elif name == "faced":
            sizes = [list(side[:2]) for side in self.state.sizes()]
            self.take(["state", noted["count"], *sizes, [noted["dragons1"], noted["dragons2"]]])
        elif name == "ended":
            if self.scoring:
                self.maybe_dragons(seat)
            else:
                self.drop_card_dragon(seat)
            self.take(["win", seat, noted["count"]])

    def scored(self) -> None:
        """The dragons of a retreat are one event."""
        for at, index in enumerate(self.left[:WINDOW]):
            event = self.events[index]
            if event[0] == "dragons":
                if event[2] != self.dragons:
                    raise self.fail(f"we give {self.dragons} dragons, the record {event[2]}")
                del self.left[at]
                self.scoring = False
                return
        raise self.fail("the record scores no retreat here")

    def maybe_dragons(self, seat: int) -> None:
        if self.head()[0] == "dragons":
            if self.head()[1] != seat or self.head()[2] <= self.dragons:
                raise self.fail(f"we give more than {self.dragons} dragons to {seat}")
            del self.left[0]

    def drop_card_dragon(self, seat: int) -> None:
        if self.head()[:2] == ["card_dragon", seat]:
            del self.left[0]

    def maybe(self, wanted: Event) -> None:
        if self.head()[: len(wanted)] == wanted:
            del self.left[0]

    def take(self, *wanted: Event) -> None:
        for at, index in enumerate(self.left[:WINDOW]):
            event = self.events[index]
            if any(event[: len(one)] == one for one in wanted):
                del self.left[at]
                return
            if event[0] == "card_dragon" and wanted[0][0] != "card_dragon":
                continue
            if event[0] == "win" and wanted[0][0] == "draw":
                continue  # a last refill may stand after the win
            if event[0] in ("announce", "state", "win", "play") and at >= 0 and wanted[0][0] not in DISCARDS:
                break
        raise self.fail(f"our engine says {' or '.join(map(str, wanted))}")


def read(path: Path) -> list[dict[str, Any]]:
    data = path.read_bytes()
    text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode()
    return [json.loads(line) for line in text.splitlines() if line.strip()]


MOST_TRIES = 60


def replay(game: dict[str, Any]) -> str:
    """Where our engine and this game part; empty if they agree. The record does not say what a bluff was: guess."""
    waiting: list[tuple[int, ...]] = [()]
    problem = ""
    for _ in range(MOST_TRIES):
        if not waiting:
            break
        guesses = waiting.pop(0)
        one = Replay(game, guesses)
        try:
            one.play()
        except Disagreement as found:
            problem = problem or str(found)
            for number in range(len(one.guessed) - 1, len(guesses) - 1, -1):
                start = (*guesses, *([0] * (number - len(guesses))))
                waiting += [(*start, other) for other in range(1, one.guessed[number])]
        else:
            return ""
    return problem


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        print("usage: blue_moon_verify_transcripts.py FILE.jsonl[.gz]", file=sys.stderr)
        return 2
    agreed = 0
    games = read(Path(arguments[0]))
    for game in games:
        problem = replay(game)
        if not problem:
            agreed += 1
        else:
            print(f"game {game['id']} ({' against '.join(game['decks'])}), {problem}")
    print(f"agreed {agreed} of {len(games)} games")
    return 0 if agreed == len(games) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
