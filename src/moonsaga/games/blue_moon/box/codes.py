"""Counts and codes of Blue Moon, fixed when the cores are built: compiled, `codes.SLOTS` is a C constant.

The build runs this file, so it reads no box; tests/games/blue_moon/test_data.py compares the two.
"""

from __future__ import annotations

NOBODY = -1
NOWHERE = -1
CHANCE = -1
"""The actor when chance decides."""
GAME_OVER = -2
"""The actor when nobody decides any more."""

# --- words of the data files ------------------------------------------------------------------------------------------

PEOPLES = ("vulca", "hoax", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
KINDS = ("character", "booster", "support", "leadership", "influence")
ELEMENTS = ("fire", "earth")
ICONS = ("stop", "retrieve", "protected", "free", "pair")
GANGS = ("cool", "top", "fun", "no")
BLUFFS = ("blank", "fire", "earth")

# --- how much there is ------------------------------------------------------------------------------------------------

SEATS = 2
DECK = 30
SLOTS = SEATS * DECK
"""Each card of a game has a slot: seat * DECK + its place in the deck list."""
CARDS = 271
"""All cards of the boxes."""
HAND_SIZE = 6
MOST_SHIPS = 4
DRAGONS = 3
MANY_CARDS = 6
"""So many cards in combat and support attract a second dragon."""
WIN_OF_MATCH = 5
PEOPLE_COUNT = len(PEOPLES)
UNLIMITED = 99
"""`count = "any"` in the data: as many as one likes."""

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

EFFECT_NAMES = (
    "",
    "forbid",
    "ignore_texts",
    "ignore_cards",
    "ignore_icons",
    "reduce",
    "raise_one",
    "raise_bluffs",
    "double_one",
    "double_all",
    "least_power",
    "allow_more",
    "limit_plays",
    "limit_characters",
    "limit_deck",
    "limit_hand",
    "demand_value",
    "demand_play",
    "demand_character",
    "double_demand",
    "retreat_more",
    "retreat_less",
    "retreat_cap",
    "retreat_none",
    "storm",
    "flood",
    "forbid_call",
    "next_free",
    "free_if",
    "draw",
    "draw_up_to",
    "draw_and_discard",
    "draw_and_return",
    "search_deck",
    "search_discards",
    "regain",
    "renew_deck",
    "discard_one",
    "discard_kind",
    "discard_combat",
    "discard_all_but_one",
    "discard_blindly",
    "make_discard",
    "make_discard_down_to",
    "mill",
    "discard_own",
    "bury_own",
    "return_own",
    "disclose",
    "attract_by_value",
    "attract_by_characters",
    "attack_again",
    "mutant",
    "call_ship_or_cargo",
    "ship",
)
"""What a text does; data.py has the parameters of each."""
(
    EF_NONE,
    EF_FORBID,
    EF_IGNORE_TEXTS,
    EF_IGNORE_CARDS,
    EF_IGNORE_ICONS,
    EF_REDUCE,
    EF_RAISE_ONE,
    EF_RAISE_BLUFFS,
    EF_DOUBLE_ONE,
    EF_DOUBLE_ALL,
    EF_LEAST_POWER,
    EF_ALLOW_MORE,
    EF_LIMIT_PLAYS,
    EF_LIMIT_CHARACTERS,
    EF_LIMIT_DECK,
    EF_LIMIT_HAND,
    EF_DEMAND_VALUE,
    EF_DEMAND_PLAY,
    EF_DEMAND_CHARACTER,
    EF_DOUBLE_DEMAND,
    EF_RETREAT_MORE,
    EF_RETREAT_LESS,
    EF_RETREAT_CAP,
    EF_RETREAT_NONE,
    EF_STORM,
    EF_FLOOD,
    EF_FORBID_CALL,
    EF_NEXT_FREE,
    EF_FREE_IF,
    EF_DRAW,
    EF_DRAW_UP_TO,
    EF_DRAW_AND_DISCARD,
    EF_DRAW_AND_RETURN,
    EF_SEARCH_DECK,
    EF_SEARCH_DISCARDS,
    EF_REGAIN,
    EF_RENEW_DECK,
    EF_DISCARD_ONE,
    EF_DISCARD_KIND,
    EF_DISCARD_COMBAT,
    EF_DISCARD_ALL_BUT_ONE,
    EF_DISCARD_BLINDLY,
    EF_MAKE_DISCARD,
    EF_MAKE_DISCARD_DOWN_TO,
    EF_MILL,
    EF_DISCARD_OWN,
    EF_BURY_OWN,
    EF_RETURN_OWN,
    EF_DISCLOSE,
    EF_ATTRACT_BY_VALUE,
    EF_ATTRACT_BY_CHARACTERS,
    EF_ATTACK_AGAIN,
    EF_MUTANT,
    EF_CALL_SHIP_OR_CARGO,
    EF_SHIP,
) = range(len(EFFECT_NAMES))
EFFECT = {name: number for number, name in enumerate(EFFECT_NAMES) if name}
PLAYED, AT_END, AFTERWARDS, EACH_TURN = 1, 2, 3, 4
"""When an effect happens: `when` in the data."""

# --- parameters of effects: words of the data files, numbered from 1 --------------------------------------------------

WITH_TEXT, WITHOUT_TEXT, HIGH_VALUE = 1, 2, 3
"""Which cards `forbid` forbids; 0 for all."""
BIRD, ORDER, GAS = 1, 2, 3
"""How `ignore_texts` ignores."""
ALL_CHARACTERS, ALL_BOOSTERS, ALL_SUPPORTS, ALL_WITH_ICON = 1, 2, 3, 4
"""Which cards `ignore_cards` ignores."""
OF_CHARACTERS, OF_OTHERS = 1, 2
"""Whose values `reduce` reduces."""
ODD, EVEN = 1, 2
"""Which values it reduces to 0."""
HIGHER, SUM = -1, -2
"""To what `raise_one` raises, if not to a number."""
OF_CHARACTER, OF_BOOSTER, OF_SUPPORT = 1, 2, 3
"""A single kind, as in `double_all` and `demand_play`."""
IN_TOTAL = 1
"""`limit_plays` counts all cards, not only those in combat."""
IN_FIRE, IN_EARTH, IN_BOTH, IN_EITHER = 1, 2, 3, 4
"""In what `demand_value` is paid."""
IF_POWER, IF_ACTIVE_CARDS, IF_CARDS, IF_DRAGONS, IF_LARGER_HAND, IF_NO_OWN_CARDS, IF_NO_SHIPS = range(1, 8)
"""The condition of a mutant, about the opponent."""
FREE_IF_CARDS, FREE_IF_CHARACTERS, FREE_IF_BOOSTERS, FREE_IF_SUPPORT, FREE_IF_ICONS = range(1, 6)
"""What the opponent must have for a card to be FREE by `free_if`."""
FROM_ANYWHERE = 1
"""`discard_combat` works for a card from the hand too."""
FROM_ACTIVE = 1
"""`return_own` takes active cards only."""

BUT_FLIT, ALL_TEXTS = 1, 2
"""Whose texts are ignored: those of all cards but Flit characters, or all."""
HIGHEST, TELLING, LOWEST = 0, 1, 2
"""How a total is counted where a text can work on several cards: the highest, the same with shares told, the lowest."""
PAID_SUM = 1024
PAID_LEAST = 16
PAID_OTHER = PAID_SUM * PAID_LEAST
"""A payment is sum + PAID_SUM * smallest value, and PAID_OTHER times the same in the other element."""

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
PAST_STEP, OUTING_STEP = 16, 32
"""What is remembered of hidden moves, as kind + PAST_STEP * argument: a number of cards (DREW, REGAINED), a card by its
place in the deck list (LOST, FOUND), an outing (cards that left the hand unseen are numbered), or for FOUND_THERE
OUTING_STEP * outing + card. Cards are lost when they were known and may have moved since; found when everybody sees
them."""

# --- phases -----------------------------------------------------------------------------------------------------------

PHASES = (
    *("first", "deal", "main", "choose", "call", "end"),
    *("draw", "blind", "regain", "mill", "reveal", "over", "decks"),
)
PHASE_COUNT = len(PHASES)
DRAW_FIRST, DEAL, MAIN, CHOOSE, CALL, END, DRAW, BLIND, REGAIN, MILL, REVEAL, OVER, DECKS = range(PHASE_COUNT)
CHANCE_PHASES = (DRAW_FIRST, DEAL, DRAW, BLIND, REGAIN, MILL, REVEAL)

STAGES = ("beginning", "leadership", "character", "support", "after", "ending")
STAGE_COUNT = len(STAGES)
BEGINNING, LEADING, CHARACTERS, SUPPORTS, AFTER, ENDING = range(STAGE_COUNT)

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

CHOICE_COUNT = len(CHOICES)

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
"""What follows when chance has decided."""

# --- endings ----------------------------------------------------------------------------------------------------------

ENDINGS = ("", "instant", "dragons", "exhausted", "match")
RUNNING, INSTANT, BY_DRAGONS, EXHAUSTED, MATCH_WON = range(len(ENDINGS))

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

# --- texts without effect ---------------------------------------------------------------------------------------------

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
"""Why a text has no effect: one of these, or 1 + the slot of the card that is the reason;
0 where a hidden hand or deck may be the reason, or a choice."""

# --- numbers for a net ------------------------------------------------------------------------------------------------

CARD_ROWS = 7
"""For each card of the boxes so many numbers say where it is: the own hand, deck, ..."""
INPUTS = 2120
"""So many numbers describe a position; `input_names.py` names them."""
