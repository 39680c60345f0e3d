"""What each number is that `encoder.encode` writes, in its order. `0.` is the own side, `1.` the opponent's."""

from __future__ import annotations

from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.box import facts

CARD_ROWS = ("0.hand", "0.deck", "0.play", "0.gone", "1.unseen", "1.play", "1.gone")
SIDE = (
    *("dragon-1", "dragon-2", "dragon-3", "crystals", "hand", "no-hand", "small-hand", "deck", "no-deck", "last-cards"),
    *("first-out", "characters", "boosters", "supports", "covered", "face-down", "protected", "retrieve", "table"),
    *("many", "prize", "storms", "floods", "fire", "fire-shield", "earth", "earth-shield", "no-texts", "order"),
    *("no-characters", "no-boosters", "no-supports", "no-icon-cards", "no-icons", "cut-characters", "cut-others"),
)
HELD_VALUES = ("best", "second", "beside", "sum", "shields", "free")
HELD = (
    *("held-characters", "held-boosters", "held-supports", "held-leadership"),
    *(f"held-{element}-{what}" for element in n.ELEMENT_NAMES for what in HELD_VALUES),
    *("missing", "ahead-alone", "ahead-helped", "enough-alone", "enough-helped", "enough-by-shield"),
    *("share-alone", "share-helped", "chance-alone", "chance-helped"),
)
OWN_HAND = (
    *("character-count", "no-character", "few-characters", "good-bluffs", "bad-bluffs", "matches", "can-answer"),
    *("cannot-answer", "demanded", "can-pay"),
)
LEADERSHIP = tuple(
    f"leadership-{what}"
    for what in (
        "asks",
        "asks-other",
        "hits",
        "pays",
        "gain",
        "silences",
        "frees",
        "goes-on",
        "matches",
        "cards",
        "idle",
    )
)
UNSEEN = ("known-hand", "hidden", "hidden-in-hand")
TURN = (
    *("lateness", "fight", "in-fire", "in-earth", "turn", "lead", "must-answer", "starts", "other-starts"),
    *("character-played", "booster-played", "support-played", "stopped", "again", "next-free", "plays", "normals"),
    *("second-row", "landed", "match", "starts-next", "deck-chosen", "other-deck-chosen"),
    *(f"stage-{stage}" for stage in n.STAGES),
    *(f"phase-{phase}" for phase in n.PHASES),
)
CHOICE = (
    *(f"choice-{choice}" for choice in n.CHOICES),
    *("asked", "own-cause", "may-refuse", "given-up", "parts", "due", "open-need", "draws", "draws-own"),
)
NAMES = (
    *(f"{row}.{card.card}" for row in CARD_ROWS for card in facts.BOX.cards),
    *(f"0.{name}" for name in (*SIDE, *HELD, *OWN_HAND, *LEADERSHIP)),
    *(f"1.{name}" for name in (*SIDE, *HELD, *UNSEEN)),
    *TURN,
    *CHOICE,
)
