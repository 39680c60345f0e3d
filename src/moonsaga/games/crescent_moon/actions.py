"""The action table of Crescent Moon. `actions.build(hex, building)` is a number, `actions.FIRST_BUILD` the least.

All arguments count from 0, also those that count units or points from one: `actions.hire(1)` hires two. The rules call
such an argument `more`.
"""

from __future__ import annotations

from typing import Any

from moonsaga.games.crescent_moon.box import codes
from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Phase

HEX = {"hex": codes.HEXES}
RULER = {"ruler": codes.SEATS}
CARD = {"card": codes.KINDS}
ONE_OR_TWO = {"number": 2}
UNIT = {**HEX, "unit": 2}
STEP = {**HEX, "to": codes.SIDES, "units": codes.COMBO_COUNT}
SLOT = {"slot": codes.SULTANS_PLACES}
ACTION, ON_HEX, NUMBER_ON_HEX, BUTTON = ("action",), ("action", "hex"), ("action", "hex", "number"), ("button",)
ALONG = ("action", "hex", "hex", "number", "number")

ACTOR = "the ruler whose action it is"
ASKED = "the ruler who is asked"
DECIDER = "the ruler who decides on the card"
LAYING, SETTING_UP, PLOT, UPKEEP, PLAY = (
    "Variable set-up",
    "Setting up",
    "Plot, Conspire",
    "Upkeep",
    "Play a power card",
)
DEALS, PACTS, COMBAT, CARDS = "Negotiating", "Murshid: pacts", "Combat", "Combat; Influence contest"
ANYTIME = ("boats", "informants")
"""In every step of an action, before a price, and while cards of a combat are resolved. Not in pacts, nor while cards
and sides are chosen: the window before has just settled who takes part (Anytime; D17)."""

ACTIONS = ActionTable(
    # laying the map
    ActionKind(
        "lay",
        {"tile": codes.TILE_KINDS, "cell": codes.CELLS},
        "lay {tile} {cell}",
        ("tile", "cell"),
        "map_building",
    ),
    ActionKind(
        "lay-river",
        {"cell": codes.CELLS, "turn": codes.SIDES},
        "lay-river {cell} {turn}",
        ("tile", "cell", "rotation"),
        "map_building",
    ),
    ActionKind("group", {"group": 2, **HEX}, "group {group} {hex}", ("group", "hex"), "setup"),
    # the actions of the sheets
    ActionKind("influence", HEX, "influence {hex}", ON_HEX, "turn_actions"),
    ActionKind(
        "build",
        {**HEX, "building": len(codes.BUILDINGS)},
        "build {hex} {building}",
        ("action", "hex", "building"),
        "turn_actions",
    ),
    ActionKind("recruit", HEX, "recruit {hex}", ON_HEX, "troops"),
    ActionKind("hire", ONE_OR_TWO, "hire {number}", ("action", "number"), "market"),
    ActionKind("bribe", {**HEX, **ONE_OR_TWO}, "bribe {hex} {number}", NUMBER_ON_HEX, "market"),
    ActionKind("move", STEP, "move {hex} {to} {units}", ALONG, "troops"),
    ActionKind("assault", STEP, "assault {hex} {to} {units}", ALONG, "troops"),
    ActionKind("ask", SLOT, "ask {slot}", ("action", "market"), "market"),
    ActionKind("buy", {"place": codes.MARKET_PLACES}, "buy {place}", ("action", "market"), "market"),
    ActionKind("fetch", SLOT, "fetch {slot}", ("action", "market"), "market"),
    ActionKind("muster", {**HEX, **ONE_OR_TWO}, "muster {hex} {number}", NUMBER_ON_HEX, "special"),
    ActionKind("revolt", HEX, "revolt {hex}", ON_HEX, "special"),
    ActionKind("palace", HEX, "palace {hex}", ON_HEX, "special"),
    ActionKind(
        "desertion",
        {**HEX, **RULER, "number": codes.MOST_MOVED},
        "desertion {hex} {ruler} {number}",
        ("action", "hex", "ruler", "number"),
        "special",
    ),
    ActionKind("play", CARD, "play {card}", ("action", "card"), "play"),
    ActionKind("plot", {}, "plot", ACTION, "looking"),
    ActionKind("conspire", {}, "conspire", ACTION, "looking"),
    ActionKind("alms", {}, "alms", ACTION, "special"),
    ActionKind("pass", {}, "pass", ACTION, "market"),
    ActionKind("done", {}, "done", BUTTON, "turn_actions"),
    ActionKind("skip", {}, "skip", BUTTON, "reinforcing"),
    # deals
    ActionKind("price", {"price": codes.PRICES}, "price {price}", ("number",), "market"),
    ActionKind("accept", {}, "accept", BUTTON, "market"),
    ActionKind("refuse", {}, "refuse", BUTTON, "market"),
    ActionKind("pact", {**RULER, "points": codes.PACT_PRICES}, "pact {ruler} {points}", ("ruler", "number"), "pact"),
    # cards
    ActionKind("boats", {}, "boats", ("card",), "window"),
    ActionKind("informants", RULER, "informants {ruler}", ("card", "ruler"), "window"),
    ActionKind("commit", {"cards": codes.SUBSETS}, "commit {cards}", ("card", "button"), "card_choice"),
    ActionKind("choose", CARD, "choose {card}", ("card",), "looking"),
    ActionKind("discard", CARD, "discard {card}", ("card",), "hand"),
    # combats and contests
    ActionKind("side", {"side": 2}, "side {side}", BUTTON, "contest"),
    ActionKind("award", {"side": 2}, "award {side}", BUTTON, "steps"),
    ActionKind("kill", {**RULER, **CARD}, "kill {ruler} {card}", ("ruler", "card"), "card_choice"),
    ActionKind("resolve", CARD, "resolve {card}", ("card",), "resolving"),
    ActionKind(
        "assign",
        {"ordinary": codes.MOST_ASSIGNED, "mercenaries": codes.MOST_ASSIGNED},
        "assign {ordinary}+{mercenaries}",
        ("number", "number"),
        "assigning",
    ),
    ActionKind("lose", {"lost": codes.MOST_MOVED + 1}, "lose {lost}", ("number",), "aftermath"),
    ActionKind("capture", {}, "capture", BUTTON, "aftermath"),
    ActionKind("sack", {}, "sack", BUTTON, "aftermath"),
    # things to point at
    ActionKind("hex", HEX, "hex {hex}", ("hex",), "troops"),
    ActionKind("mercenary", {**RULER, **HEX}, "mercenary {ruler} {hex}", ("ruler", "hex"), "reinforcing"),
    ActionKind("unit", UNIT, "unit {hex} {unit}", ("hex", "unit"), "reinforcing"),
    ActionKind("ruler", RULER, "ruler {ruler}", ("ruler",), "contest"),
    ActionKind("shed", UNIT, "shed {hex} {unit}", ("hex", "unit"), "troops"),
    phases=(
        Phase(codes.DEAL_TILES, "deal-tiles", "chance", (), LAYING),
        Phase(codes.LAY, "lay", "all rulers in turn", ("lay", "lay-river"), LAYING),
        Phase(codes.PLACE_GROUPS, "groups", "all rulers in turn", ("group",), LAYING),
        Phase(codes.SET_PALACE, "set-palace", "the Caliph", ("palace",), SETTING_UP),
        Phase(codes.FILL_MARKETS, "fill-markets", "chance", (), SETTING_UP),
        Phase(codes.LOOK, "look", "chance", (), PLOT),
        Phase(codes.PLOTTING, "plot", "the Murshid", ("choose",), PLOT),
        Phase(codes.CONSPIRING, "conspire", "the Sultan", ("choose",), PLOT),
        Phase(codes.SCHOLARS, "scholars", ACTOR, ("choose",), PLAY),
        Phase(codes.OLD_CARDS, "old-cards", "chance", (), UPKEEP),
        Phase(codes.REFILL, "refill", "chance", (), UPKEEP),
        Phase(
            codes.ACT,
            "act",
            ACTOR,
            (
                *("influence", "build", "recruit", "hire", "bribe", "move", "assault", "ask", "buy", "fetch"),
                *("muster", "revolt", "palace", "desertion", "play", "plot", "conspire", "alms", "pass", *ANYTIME),
            ),
            "Actions",
        ),
        Phase(codes.END_ACTION, "end-action", "the ruler with too many units in a hex", ("shed",), "Unit limit"),
        Phase(codes.BUILDING, "build", ACTOR, ("build", "done", *ANYTIME), "Build X"),
        Phase(codes.MOVING, "move", ACTOR, ("move", "done", *ANYTIME), "Move X"),
        Phase(codes.RECRUITING, "recruit", ACTOR, ("recruit", "done", *ANYTIME), "Recruit X"),
        Phase(codes.HIRING, "place-hired", ACTOR, ("hex", *ANYTIME), "Hire"),
        Phase(codes.MUSTERING, "muster", ACTOR, ("muster", "done", *ANYTIME), "Muster"),
        Phase(
            codes.BUYING,
            "buy",
            ACTOR,
            ("buy", "fetch", "done", *ANYTIME),
            "Buy power cards",
            rules={"done": "market"},
        ),
        Phase(codes.FOLLOW_UP, "follow-up", ACTOR, ("move", "assault", "done", *ANYTIME), "Bribe"),
        Phase(codes.MARCH_ON, "march-on", ACTOR, ("assault", "done", *ANYTIME), PLAY),
        Phase(
            codes.CARD_TARGET,
            "card-target",
            ACTOR,
            ("hex", "mercenary", *ANYTIME),
            PLAY,
            rules={"hex": "play", "mercenary": "play"},
        ),
        Phase(codes.NAME_PRICE, "name-price", "the buyer", ("price", *ANYTIME), DEALS),
        Phase(codes.ANSWER_PRICE, "answer-price", "the seller", ("accept", "refuse", "price", *ANYTIME), DEALS),
        Phase(codes.ANSWER_COUNTER, "answer-counter", "the buyer", ("accept", "refuse", *ANYTIME), DEALS),
        Phase(
            codes.WINDOW,
            "window",
            "all who could hold an Anytime card, at the same time",
            (*ANYTIME, "skip"),
            "Anytime",
            rules={"skip": "window"},
        ),
        Phase(codes.PACT_MURSHID, "pact-murshid", "the Murshid", ("pact", "skip"), PACTS, rules={"skip": "pact"}),
        Phase(codes.PACT_PARTY, "pact-party", "each party in turn", ("pact", "skip"), PACTS, rules={"skip": "pact"}),
        Phase(
            codes.PACT_ANSWER,
            "pact-answer",
            ASKED,
            ("accept", "refuse", "pact"),
            PACTS,
            rules={"accept": "pact", "refuse": "pact"},
        ),
        Phase(
            codes.PACT_COUNTER,
            "pact-counter",
            ASKED,
            ("accept", "refuse"),
            PACTS,
            rules={"accept": "pact", "refuse": "pact"},
        ),
        Phase(codes.COMMIT, "commit", "all who take part, at the same time", ("commit",), CARDS),
        Phase(codes.MEDDLE, "meddle", "the Murshid", ("side",), COMBAT, rules={"side": "card_choice"}),
        Phase(codes.DECLARE, "declare", "all who take part, in turn", ("side",), "Influence contest"),
        Phase(codes.ON_WARFARE, "warfare", "the Warlord", ("assign",), COMBAT, rules={"assign": "resolution"}),
        Phase(codes.ON_ASSASSINS, "assassins", DECIDER, ("kill", "skip"), CARDS, rules={"skip": "card_choice"}),
        Phase(codes.RESOLVE, "resolve", DECIDER, ("resolve", *ANYTIME, "skip"), CARDS, rules={"skip": "resolving"}),
        Phase(codes.ASSIGN, "assign", DECIDER, ("assign", "skip"), COMBAT, rules={"skip": "assigning"}),
        Phase(codes.ON_SHEIKH, "sheikh", DECIDER, ("mercenary", *ANYTIME, "skip"), COMBAT),
        Phase(codes.ON_DESTROYER, "destroyer", DECIDER, ("unit", *ANYTIME, "skip"), COMBAT),
        Phase(
            codes.ON_GENERAL,
            "general",
            DECIDER,
            ("unit", "done", *ANYTIME),
            COMBAT,
            rules={"unit": "general", "done": "general"},
        ),
        Phase(codes.SECOND_HALF, "second-half", DECIDER, ("accept", "skip"), COMBAT, rules={"accept": "reinforcing"}),
        Phase(
            codes.ON_CORRUPTION, "corrupt", DECIDER, ("ruler", "skip"), "Influence contest", rules={"skip": "contest"}
        ),
        Phase(codes.TIE, "tie", "the Murshid", ("award",), CARDS),
        Phase(codes.ATTACKER_LOSSES, "attacker-losses", "the attacker", ("lose",), COMBAT),
        Phase(codes.DEFENDER_LOSSES, "defender-losses", "the defender", ("lose",), COMBAT),
        Phase(codes.CAPTURE, "capture", "the attacker", ("capture", "skip"), COMBAT, rules={"skip": "aftermath"}),
        Phase(codes.SACK, "sack", "the attacker", ("sack", "skip"), COMBAT, rules={"skip": "aftermath"}),
        Phase(codes.OVER, "over", "nobody", (), "End of the game"),
        Phase(codes.DISCARDING, "discard", "the ruler with too many cards", ("discard",), "Hand limit"),
    ),
    wrong_phase=codes.WRONG_MOMENT,
    phase="hand.phase_now",
    refuses=("discard",),
    seat=True,
)
globals().update(ACTIONS.numbers())


def __getattr__(name: str) -> Any:
    """For type checkers: the functions and numbers above have no definition of their own."""
    raise AttributeError(f"Crescent Moon has no action {name!r}")
