"""The action table of Blue Moon. `actions.play(card)` is a number, `actions.FIRST_PLAY` the least of its kind.

Cards are counted by their place in the deck list of the seat that acts, for `satisfy` in that of the opponent, and for
`choose` by their slot.
"""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

CARD = {"card": codes.DECK}
ELEMENT = {"element": len(codes.ELEMENTS)}
BUTTON = ("button",)
START = "Preparation"

ACTIONS = ActionTable(
    ActionKind("retrieve", CARD, "retrieve {card}", ("card", "place"), "beginning"),
    ActionKind("reveal", CARD, "reveal {card}", ("card", "place"), "beginning"),
    ActionKind("land", CARD, "land {card}", ("card", "place"), "beginning"),
    ActionKind("play", CARD, "play {card}", ("card", "place"), "playing"),
    ActionKind("cover", CARD, "cover {card}", ("card", "place"), "playing"),
    ActionKind("bluff", CARD, "bluff {card}", ("card", "place"), "playing"),
    ActionKind("load", {**CARD, "ship": codes.DECK}, "load {card} on {ship}", ("card", "card"), "playing"),
    ActionKind("use", CARD, "use {card}", ("card", "button"), "effects"),
    ActionKind("satisfy", CARD, "satisfy {card}", ("card", "button"), "payments"),
    ActionKind("choose", {"slot": codes.SLOTS}, "discard {slot}", ("card",), "answers"),
    ActionKind("choose-bluff", {"place": codes.DECK}, "discard bluff {place}", ("bluff",), "answers"),
    ActionKind("kind", {"which": 2}, "discard {which}", BUTTON, "answers"),
    ActionKind("pay-in", ELEMENT, "pay {element}", BUTTON, "payments"),
    ActionKind("announce-in", ELEMENT, "announce {element}", BUTTON, "turn"),
    ActionKind("announce", {}, "announce", BUTTON, "turn"),
    ActionKind("retreat", {}, "retreat", BUTTON, "turn"),
    ActionKind("decline", {}, "decline", BUTTON, "turn"),
    ActionKind("do", {}, "do", BUTTON, "answers"),
    ActionKind("blind", {}, "blind", BUTTON, "answers"),
    ActionKind("skip", {}, "skip", BUTTON, "answers"),
    ActionKind("call", {}, "call", BUTTON, "turn"),
    ActionKind("trust", {}, "trust", BUTTON, "turn"),
    ActionKind("end", {}, "end", BUTTON, "turn"),
    ActionKind("deck", {"people": codes.PEOPLE_COUNT}, "deck {people}", ("deck",), "match"),
    phases=(
        Phase(codes.DRAW_FIRST, "first", "chance", (), START),
        Phase(codes.DEAL, "deal", "chance", (), START),
        Phase(
            codes.MAIN,
            "main",
            "the player whose turn it is",
            (
                *("retrieve", "reveal", "land", "play", "cover", "bluff", "load", "use", "satisfy"),
                *("announce", "announce-in", "retreat", "decline"),
            ),
            "Phases",
        ),
        Phase(
            codes.CHOOSE,
            "choose",
            "the player who is asked",
            ("do", "kind", "pay-in", "choose", "choose-bluff", "blind", "load", "skip"),
            "Special rules; texts on cards",
            rules={"load": "answers"},
        ),
        Phase(codes.CALL, "call", "the opponent", ("call", "trust"), "Ships and bluffs"),
        Phase(codes.END, "end", "the player whose turn it is", ("use", "end"), "End of the turn"),
        Phase(codes.DRAW, "draw", "chance", (), "Filling up; texts on cards"),
        Phase(codes.BLIND, "blind", "chance", (), "Texts on cards"),
        Phase(codes.REGAIN, "regain", "chance", (), "Texts on cards"),
        Phase(codes.MILL, "mill", "chance", (), "Texts on cards"),
        Phase(codes.REVEAL, "reveal", "chance", (), "Texts on cards"),
        Phase(codes.OVER, "over", "nobody", (), "End of the game"),
        Phase(codes.DECKS, "decks", "both players", ("deck",), "More games"),
    ),
    wrong_phase=codes.WRONG_MOMENT,
    seat=True,
)
globals().update(ACTIONS.numbers())


def __getattr__(name: str) -> Any:
    """For type checkers: the names above have no definition of their own."""
    raise AttributeError(f"Blue Moon has no action {name!r}")
