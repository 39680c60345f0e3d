"""Numbers of Blue Moon that everybody may read: the cards' facts, the codes of the core, the action table."""

from __future__ import annotations

from moonsaga.games.blue_moon.box.data import ANY, BLUFFS, EFFECTS, GANGS, ICONS, KINDS, PEOPLES, load
from moonsaga.kernel.actions import ActionTable, Kind
from moonsaga.kernel.options import Value

BOX = load()
SEATS = 2
DECK = 30
SLOTS = SEATS * DECK
"""Each card of a game has a slot: seat * DECK + its place in the deck list."""
HAND_SIZE = 6
MOST_SHIPS = 4
DRAGONS = 3
MANY_CARDS = 6
"""So many cards in combat and support attract a second dragon."""
WIN_OF_MATCH = 5
PEOPLE_COUNT = len(PEOPLES)
UNLIMITED = ANY

# --- kinds, icons, elements -------------------------------------------------------------------------------------------

CHARACTER, BOOSTER, SUPPORT, LEADERSHIP, INFLUENCE = (1 << i for i in range(len(KINDS)))
KIND_BIT = {name: 1 << i for i, name in enumerate(KINDS)}
KIND_NAME = {bit: name for name, bit in KIND_BIT.items()}
STOP, RETRIEVE, PROTECTED, FREE, PAIR = (1 << i for i in range(len(ICONS)))
ICON_BIT = {name: 1 << i for i, name in enumerate(ICONS)}
GANG_ICON, SHIELD_ICON, BLUFF_ICON = 32, 64, 128
FIRE, EARTH = 0, 1
ELEMENT_NAMES = ("fire", "earth")
NO_ELEMENT = -1
BLANK_BLUFF, FIRE_BLUFF, EARTH_BLUFF = 1, 2, 3
GANG_NAMES = ("", *GANGS)
BLUFF_NAMES = ("", *BLUFFS)
BLUFF_VALUE = 2

EFFECT = {name: number for number, name in enumerate(EFFECTS, start=1)}
EFFECT_NAMES = ("", *EFFECTS)
PLAYED, AT_END, AFTERWARDS, EACH_TURN = 1, 2, 3, 4
"""When an effect happens: `when` in the data."""


def _pair_groups() -> dict[str, int]:
    """A number for each first word that two or more PAIR cards of the same kind share or could share."""
    words = sorted({(card.kind, card.name.split()[0]) for card in BOX.cards if "pair" in card.icons})
    return {f"{kind} {word}": number for number, (kind, word) in enumerate(words, start=1)}


PAIR_GROUPS = _pair_groups()

# --- places -----------------------------------------------------------------------------------------------------------

PLACES = ("deck", "bottom", "hand", "combat", "support", "leaders", "ships", "cargo", "discards", "revealed")
IN_DECK, AT_BOTTOM, IN_HAND, IN_COMBAT, IN_SUPPORT = range(5)
WITH_LEADER, AT_SEA, ABOARD, DISCARDED, REVEALED = range(5, len(PLACES))

SHOWN, FACE_DOWN, USED, AS_FREE, LANDED, SATISFIED = 1, 2, 4, 8, 16, 32
"""Marks of a card: disclosed in hand, a bluff, used this turn, played as if FREE, a landed ship, a met demand."""

NO_TEXT, NO_VALUE, NO_ICONS, NO_PROTECTION, IGNORED = 1, 2, 4, 8, 16
"""What is ignored of a card; IGNORED is the whole of it."""

EVERYBODY = 7
SPECTATOR = 4
"""Who knows a card: a bit for each seat, and one for the spectators."""

# --- what everybody could follow --------------------------------------------------------------------------------------

PASTS = (
    *("drew", "lost-in-hand", "lost-in-deck", "lost-in-pile", "went-out", "went-into-deck", "came-back"),
    *("regained", "pile-into-deck", "found-in-hand", "found-in-deck", "found-in-pile", "found-there"),
)
(
    DREW,
    LOST_IN_HAND,
    LOST_IN_DECK,
    LOST_IN_PILE,
    WENT_OUT,
    WENT_INTO_DECK,
    CAME_BACK,
    REGAINED,
    PILE_INTO_DECK,
    FOUND_IN_HAND,
    FOUND_IN_DECK,
    FOUND_IN_PILE,
    FOUND_THERE,
) = range(len(PASTS))
"""What is remembered of hidden moves, as kind + 16 * argument: so many cards (DREW, REGAINED), a card by its place in
the deck list (LOST, FOUND), an outing (cards that left the hand unseen are numbered), or for FOUND_THERE
32 * outing + card. Cards are lost when they were known and may have moved since; found when everybody sees them."""

# --- phases -----------------------------------------------------------------------------------------------------------

PHASES = (
    *("first", "deal", "main", "choose", "call", "end"),
    *("draw", "blind", "regain", "mill", "reveal", "over", "decks"),
)
DRAW_FIRST, DEAL, MAIN, CHOOSE, CALL, END, DRAW, BLIND, REGAIN, MILL, REVEAL, OVER, DECKS = range(len(PHASES))
CHANCE_PHASES = (DRAW_FIRST, DEAL, DRAW, BLIND, REGAIN, MILL, REVEAL)

STAGES = ("beginning", "leadership", "character", "support", "after", "ending")
BEGINNING, LEADING, CHARACTERS, SUPPORTS, AFTER, ENDING = range(len(STAGES))

CHOICES = (
    *("none", "confirm", "pick", "kind", "keep", "blind", "forced", "discard", "bury", "return"),
    *("value", "characters", "search-deck", "search-discards", "call", "load", "decline", "pay", "pay-element"),
    *("card-dragon", "revealed", "give-back", "mulligan", "aim"),
)
(
    NOTHING,
    CONFIRM,
    PICK,
    PICK_KIND,
    KEEP,
    PICK_BLIND,
    FORCED_DISCARD,
    OWN_DISCARD,
    BURY,
    RETURN,
    PAY_VALUE,
    PAY_CHARACTERS,
    SEARCH_DECK,
    SEARCH_DISCARDS,
    CALL_SHIP,
    LOAD_SHIP,
    DECLINE,
    PAY_DEMAND,
    PAY_ELEMENT,
    PAY_SIREN,
    PICK_REVEALED,
    GIVE_BACK,
    MULLIGAN,
    AIM,
) = range(len(CHOICES))
"""What a seat in the phase `choose` is asked."""

THENS = ("main", "refilled", "next-fight", "declined", "end", "give-back", "dealt", "announced")
(
    THEN_MAIN,
    THEN_REFILLED,
    THEN_FIGHT,
    THEN_DECLINED,
    THEN_END,
    THEN_GIVE_BACK,
    THEN_DEALT,
    THEN_ANNOUNCED,
) = range(len(THENS))
"""What follows when Nature has spoken."""

# --- endings ----------------------------------------------------------------------------------------------------------

ENDINGS = ("", "instant", "dragons", "exhausted", "match")
RUNNING, INSTANT, BY_DRAGONS, EXHAUSTED, MATCH_WON = range(len(ENDINGS))

# --- actions ----------------------------------------------------------------------------------------------------------

ACTIONS = ActionTable(
    Kind("retrieve", (DECK,), ("card", "place")),
    Kind("reveal", (DECK,), ("card", "place")),
    Kind("land", (DECK,), ("card", "place")),
    Kind("play", (DECK,), ("card", "place")),
    Kind("cover", (DECK,), ("card", "place")),
    Kind("bluff", (DECK,), ("card", "place")),
    Kind("load", (DECK, DECK), ("card", "card")),
    Kind("use", (DECK,), ("card", "button")),
    Kind("satisfy", (DECK,), ("card", "button")),
    Kind("choose", (SLOTS,), ("card",)),
    Kind("choose-bluff", (DECK,), ("bluff",)),
    Kind("kind", (2,), ("button",)),
    Kind("pay-in", (2,), ("button",)),
    Kind("announce-in", (2,), ("button",)),
    Kind("announce", (), ("button",)),
    Kind("retreat", (), ("button",)),
    Kind("decline", (), ("button",)),
    Kind("do", (), ("button",)),
    Kind("blind", (), ("button",)),
    Kind("skip", (), ("button",)),
    Kind("call", (), ("button",)),
    Kind("trust", (), ("button",)),
    Kind("end", (), ("button",)),
    Kind("deck", (len(PEOPLES),), ("deck",)),
)
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

# --- reasons (0: nothing speaks against it) ---------------------------------------------------------------------------

REASONS = (
    *(
        "fine",
        "wrong-moment",
        "not-in-hand",
        "too-late",
        "one-leadership",
        "forbidden",
        "one-card-only",
        "one-combat-card",
    ),
    *(
        "stopped",
        "mutant",
        "one-character",
        "one-active-character",
        "no-allowance",
        "first-a-character",
        "from-ship-only",
    ),
    *(
        "no-bluff",
        "bluff-ignored",
        "no-gang",
        "no-ship",
        "ship-full",
        "no-retrieve",
        "retrieve-blocked",
        "hand-limited",
    ),
    *("dead-end", "no-power", "no-effect", "no-demand", "cannot-pay", "starter-stays", "not-starter", "choose-element"),
    *("no-character", "demand-open", "demand-play", "not-this-card", "not-needed"),
    *("must-choose", "nothing-face-down", "normal-first", "too-many-active"),
)
(
    FINE,
    WRONG_MOMENT,
    NOT_IN_HAND,
    TOO_LATE,
    ONE_LEADERSHIP,
    FORBIDDEN,
    ONE_CARD_ONLY,
    ONE_COMBAT_CARD,
    STOPPED,
    NOT_FOR_MUTANT,
    ONE_CHARACTER,
    ONE_ACTIVE_CHARACTER,
    NO_ALLOWANCE,
    FIRST_A_CHARACTER,
    FROM_SHIP_ONLY,
    NO_BLUFF,
    BLUFF_IGNORED,
    NO_GANG,
    NO_SHIP,
    SHIP_FULL,
    NO_RETRIEVE,
    RETRIEVE_BLOCKED,
    HAND_LIMITED,
    DEAD_END,
    NO_POWER,
    NO_EFFECT,
    NO_DEMAND,
    CANNOT_PAY,
    STARTER_STAYS,
    NOT_STARTER,
    CHOOSE_ELEMENT,
    NO_CHARACTER,
    DEMAND_OPEN,
    DEMAND_PLAY,
    NOT_THIS_CARD,
    NOT_NEEDED,
    MUST_CHOOSE,
    NOTHING_FACE_DOWN,
    NORMAL_FIRST,
    TOO_MANY_ACTIVE,
) = range(len(REASONS))

# --- events -----------------------------------------------------------------------------------------------------------

EVENTS = (
    *("first", "drew", "played", "covered", "bluffed", "loaded", "landed", "ship-left", "retrieved", "revealed"),
    *("announced", "retreated", "dragon", "no-dragon", "declined", "discarded", "disclosed", "buried", "given-back"),
    *("took", "regained", "milled", "shuffled", "element", "called", "bluff-good", "bluff-bad", "used", "satisfied"),
    *(
        "storm",
        "flood",
        "turn",
        "fight",
        "ended",
        "card-dragon",
        "deck-chosen",
        "returned",
        "no-effect",
        "faced",
        "cleared",
        "aimed",
    ),
)
(
    EV_FIRST,
    EV_DREW,
    EV_PLAYED,
    EV_COVERED,
    EV_BLUFFED,
    EV_LOADED,
    EV_LANDED,
    EV_SHIP_LEFT,
    EV_RETRIEVED,
    EV_REVEALED,
    EV_ANNOUNCED,
    EV_RETREATED,
    EV_DRAGON,
    EV_NO_DRAGON,
    EV_DECLINED,
    EV_DISCARDED,
    EV_DISCLOSED,
    EV_BURIED,
    EV_GIVEN_BACK,
    EV_TOOK,
    EV_REGAINED,
    EV_MILLED,
    EV_SHUFFLED,
    EV_ELEMENT,
    EV_CALLED,
    EV_BLUFF_GOOD,
    EV_BLUFF_BAD,
    EV_USED,
    EV_SATISFIED,
    EV_STORM,
    EV_FLOOD,
    EV_TURN,
    EV_FIGHT,
    EV_ENDED,
    EV_CARD_DRAGON,
    EV_DECK_CHOSEN,
    EV_RETURNED,
    EV_NO_EFFECT,
    EV_FACED,
    EV_CLEARED,
    EV_AIMED,
) = range(len(EVENTS))

NOTHINGS = (
    *("to-hit", "to-return", "active", "hidden", "empty-deck", "empty-pile", "empty-hand"),
    *("empty-foe-hand", "empty-foe-deck", "few-cards", "enough", "no-element", "not-landed"),
)
(
    NOTHING_TO_HIT,
    NOTHING_TO_RETURN,
    NOTHING_ACTIVE,
    NOTHING_HIDDEN,
    EMPTY_DECK,
    EMPTY_PILE,
    EMPTY_HAND,
    EMPTY_FOE_HAND,
    EMPTY_FOE_DECK,
    FEW_CARDS,
    ENOUGH_CARDS,
    NO_ELEMENT_YET,
    NOT_LANDED,
) = range(SLOTS + 1, SLOTS + 1 + len(NOTHINGS))
"""Why a text has no effect, the number of EV_NO_EFFECT: one of these, or 1 + the slot of the card that is the reason;
0 where a hidden hand or deck may be the reason, or a choice."""

# --- options that stand for rulings -----------------------------------------------------------------------------------

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
