"""The action table of Blue Moon. `actions.play(card)` is the number of that action."""

from __future__ import annotations

from typing import Any

from moonsaga.games.blue_moon.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable

ACTIONS = ActionTable(
    ActionKind("retrieve", {"card": codes.DECK}, "retrieve {card}", ("card", "place")),
    ActionKind("reveal", {"card": codes.DECK}, "reveal {card}", ("card", "place")),
    ActionKind("land", {"card": codes.DECK}, "land {card}", ("card", "place")),
    ActionKind("play", {"card": codes.DECK}, "play {card}", ("card", "place")),
    ActionKind("cover", {"card": codes.DECK}, "cover {card}", ("card", "place")),
    ActionKind("bluff", {"card": codes.DECK}, "bluff {card}", ("card", "place")),
    ActionKind("load", {"card": codes.DECK, "ship": codes.DECK}, "load {card} on {ship}", ("card", "card")),
    ActionKind("use", {"card": codes.DECK}, "use {card}", ("card", "button")),
    ActionKind("satisfy", {"card": codes.DECK}, "satisfy {card}", ("card", "button")),
    ActionKind("choose", {"slot": codes.SLOTS}, "discard {slot}", ("card",)),
    ActionKind("choose-bluff", {"place": codes.DECK}, "discard bluff {place}", ("bluff",)),
    ActionKind("kind", {"which": 2}, "discard {which}", ("button",)),
    ActionKind("pay-in", {"element": 2}, "pay {element}", ("button",)),
    ActionKind("announce-in", {"element": 2}, "announce {element}", ("button",)),
    ActionKind("announce", {}, "announce", ("button",)),
    ActionKind("retreat", {}, "retreat", ("button",)),
    ActionKind("decline", {}, "decline", ("button",)),
    ActionKind("do", {}, "do", ("button",)),
    ActionKind("blind", {}, "blind", ("button",)),
    ActionKind("skip", {}, "skip", ("button",)),
    ActionKind("call", {}, "call", ("button",)),
    ActionKind("trust", {}, "trust", ("button",)),
    ActionKind("end", {}, "end", ("button",)),
    ActionKind("deck", {"people": codes.PEOPLE_COUNT}, "deck {people}", ("deck",)),
)
globals().update(ACTIONS.numbers())
A_RETRIEVE = ACTIONS["retrieve"].first
A_REVEAL = ACTIONS["reveal"].first
A_LAND = ACTIONS["land"].first
A_PLAY = ACTIONS["play"].first
A_COVER = ACTIONS["cover"].first
A_BLUFF = ACTIONS["bluff"].first
A_LOAD = ACTIONS["load"].first
A_USE = ACTIONS["use"].first
A_SATISFY = ACTIONS["satisfy"].first
A_CHOOSE = ACTIONS["choose"].first
A_FACE = ACTIONS["choose-bluff"].first
A_KIND = ACTIONS["kind"].first
A_PAY_IN = ACTIONS["pay-in"].first
A_ANNOUNCE_IN = ACTIONS["announce-in"].first
A_ANNOUNCE = ACTIONS["announce"].first
A_RETREAT = ACTIONS["retreat"].first
A_DECLINE = ACTIONS["decline"].first
A_DO = ACTIONS["do"].first
A_BLIND = ACTIONS["blind"].first
A_SKIP = ACTIONS["skip"].first
A_CALL = ACTIONS["call"].first
A_TRUST = ACTIONS["trust"].first
A_END = ACTIONS["end"].first
A_DECK = ACTIONS["deck"].first


def __getattr__(name: str) -> Any:
    """For type checkers: the functions above have no definition of their own."""
    raise AttributeError(f"Blue Moon has no action {name!r}")
