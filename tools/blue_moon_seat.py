"""One seat of Blue Moon over standard input and output: another program deals, plays the other seat and is the host.

    python tools/blue_moon_seat.py --bot master --seconds 1
    python tools/blue_moon_seat.py --bot adept --iterations 1

Every line is a JSON list. docs/blue-moon-seat.md says which, with an example. The bot gets the view of its seat alone.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any, TextIO

from moonsaga.bots.bot import Bot, Budget, observe
from moonsaga.bots.ladder import find_bot
from moonsaga.games.blue_moon.actions import ACTIONS
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts
from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import MoonsagaError

Event = tuple[Any, ...]
DRAWN = {n.DEAL: "draw", n.DRAW: "draw", n.BLIND: "discard", n.MILL: "discard", n.REGAIN: "regain", n.REVEAL: "take"}
"""What the host says of a card that chance decides."""
WITH_CARD = {
    "retrieve": "to_hand",
    "reveal": "reveal_bluff",
    "land": "land",
    "play": "play",
    "cover": "cover",
    "bluff": "bluff",
    "use": "use",
}
ALONE = {name: name for name in ("retreat", "decline", "do", "blind", "skip", "trust", "end")} | {"call": "call_bluff"}
CHOSEN = {
    n.KEEP: "keep",
    n.BURY: "undraw",
    n.GIVE_BACK: "undraw",
    n.MULLIGAN: "undraw",
    n.RETURN: "to_hand",
    n.SEARCH_DECK: "take",
    n.SEARCH_DISCARDS: "take",
    n.CALL_SHIP: "play",
    n.AIM: "aim",
}
"""What it means to choose a card for a question; for all others it is discarded."""


class Misuse(Exception):
    """A line that cannot be followed, and why."""


def new_game(decks: list[str], starter: int) -> Any:
    """A table with the rules of the recorded games."""
    options = {"rulings": "independent", "deck_1": decks[0], "deck_2": decks[1], "first": f"seat-{starter + 1}"}
    return GAME.new(options)


def card_of(state: Any, slot: int) -> str:
    return str(facts.BOX.cards[state.card_at(slot)].card)


def event_of(state: Any, seat: int, action: int) -> Event:
    """What a decision, or an outcome of chance, is called."""
    phase, choice, _, _ = state.asked()
    if seat == CHANCE:
        return (DRAWN[phase], action // n.DECK, card_of(state, action))
    kind, arguments = ACTIONS.split(action)
    own = [card_of(state, seat * n.DECK + card) for card in arguments] if kind.targets[0] == "card" else []
    if kind.name == "choose":
        slot = arguments[0]
        return (CHOSEN.get(choice, "discard"), slot // n.DECK, card_of(state, slot))
    if kind.name == "satisfy":
        return ("satisfy", seat, card_of(state, (1 - seat) * n.DECK + arguments[0]))
    if kind.name in WITH_CARD:
        return (WITH_CARD[kind.name], seat, own[0])
    if kind.name == "load":
        return ("load", seat, *own)
    if kind.name == "choose-bluff":
        return ("discard_bluff", 1 - seat, arguments[0])
    if kind.name == "kind":
        return ("discard_kind", seat, ("booster", "support")[arguments[0]])
    if kind.name == "pay-in":
        return ("pay", seat, n.ELEMENT_NAMES[arguments[0]])
    if kind.name.startswith("announce"):
        return announcement(state, seat, action)
    return (ALONE[kind.name], seat)


def announcement(state: Any, seat: int, action: int) -> Event:
    """With the total that follows from it."""
    kind, arguments = ACTIONS.split(action)
    element = arguments[0] if kind.name == "announce-in" else state.raw()["turn"]["element"]
    return ("announce", seat, state.explain(seat, element)[0], n.ELEMENT_NAMES[element])


def choices(state: Any) -> dict[Event, tuple[int, int]]:
    """Everything that can happen next, by what it is called: who does it, and the number."""
    seat = state.to_act()[0] if state.to_act() else n.NOBODY
    if not state.to_act():
        return {}
    numbers = [outcome for outcome, _ in state.chance()] if seat == CHANCE else state.legal(seat)
    return {event_of(state, seat, number): (seat, number) for number in numbers}


class Seat:
    """A bot in one seat, and the game that the host tells it."""

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget
        self.seat = n.NOBODY
        self.state: Any = None
        self.rng = Rng(0)

    def hear(self, line: str) -> Iterator[Event]:
        """What is to be said after a line of the host."""
        try:
            event = self.read(line)
            if event[0] == "game":
                self.begin(event)
            else:
                yield from self.follow(event)
        except Misuse as problem:
            yield ("error", str(problem))
            return
        while self.state.to_act() and self.state.to_act()[0] == self.seat:
            action = self.bot.choose(observe(GAME, self.state, self.seat), self.rng, self.budget)
            event = event_of(self.state, self.seat, action)
            yield event
            yield from self.apply(self.seat, action, event)
        yield self.awaited()

    def read(self, line: str) -> Event:
        try:
            found = json.loads(line)
        except ValueError:
            raise Misuse("this line is no JSON") from None
        if not isinstance(found, list) or not found or not isinstance(found[0], str):
            raise Misuse("a line is a list that begins with what happens, as in " + '["draw", 0, "hoax-14"]')
        if any(isinstance(part, dict) for part in found):
            raise Misuse("a line has no objects")
        return tuple(found)

    def begin(self, event: Event) -> None:
        """`game`, the bot's seat, the peoples of both decks, who starts, a seed for the bot."""
        match event:
            case ("game", 0 | 1 as seat, [str() as one, str() as other], 0 | 1 as starter, int() as seed):
                try:
                    self.state = new_game([one, other], starter)
                except MoonsagaError as problem:
                    raise Misuse(str(problem)) from None
                self.seat, self.rng = seat, Rng(seed, seat)
            case _:
                raise Misuse("a game begins with " + '["game", SEAT OF THE BOT, [DECK, DECK], WHO STARTS, SEED]')

    def follow(self, event: Event) -> Iterator[Event]:
        """Something that chance or the other seat did."""
        if self.state is None:
            raise Misuse("there is no game yet")
        found = choices(self.state)
        try:
            seat, number = found[event]
        except (KeyError, TypeError):
            known = ", ".join(json.dumps(one) for one in found) or "nothing, the game is over"
            raise Misuse(f"this cannot happen now; possible are {known}") from None
        yield from self.apply(seat, number, event)

    def apply(self, seat: int, number: int, event: Event) -> Iterator[Event]:
        """Carry it out; after an announcement say what everybody sees, as the records do."""
        self.state.apply(seat, number)
        if event[0] == "announce":
            sizes = self.state.sizes()
            hands = [[hand, deck] for hand, deck, _ in sizes]
            yield ("state", self.state.total(1 - seat), *hands, [dragons for _, _, dragons in sizes])

    def awaited(self) -> Event:
        """Whom the game waits for, and for what; or who won."""
        if not self.state.to_act():
            return ("win", *self.state.result())
        phase, choice, cause, turn = self.state.asked()
        if self.state.to_act() == (CHANCE,):
            return ("asked", self.state.raw()["turn"]["drawer"], DRAWN[phase])
        if phase == n.CHOOSE:
            by = [card_of(self.state, cause)] if cause >= 0 else []
            return ("asked", self.state.to_act()[0], n.CHOICES[choice], *by)
        return ("asked", self.state.to_act()[0] if phase == n.CALL else turn, n.PHASES[phase])


def serve(seat: Seat, lines: TextIO, answers: TextIO) -> None:
    """One line after another until the host closes the pipe."""
    for line in lines:
        if line.strip():
            answers.writelines(json.dumps(event) + "\n" for event in seat.hear(line))
            answers.flush()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="master", help="a bot of the ladder, or MODULE:NAME")
    parser.add_argument("--seconds", type=float, help="time for a decision")
    parser.add_argument("--cpu", action="store_true", help="the seconds are those of the processor")
    parser.add_argument("--iterations", type=int, help="iterations instead: then a seed repeats a game")
    given = parser.parse_args()
    if given.iterations is not None:
        budget = Budget(iterations=given.iterations)
    else:
        budget = Budget(seconds=1.0 if given.seconds is None else given.seconds, cpu=given.cpu)
    serve(Seat(find_bot(given.bot), budget), sys.stdin, sys.stdout)


if __name__ == "__main__":
    main()
