"""Counts and codes of Crescent Moon, fixed when the cores are built: compiled, `codes.CARDS` is a C constant.

The build runs this file, so it reads no box; tests/games/crescent_moon/test_data.py compares the two.
"""

from __future__ import annotations

from moonsaga.games.crescent_moon.box import grid

# --- names of things, in the order of their codes ---------------------------------------------------------------------

RULERS = ("warlord", "murshid", "sultan", "caliph", "nomad")
TILES = ("crossing", "river", "fields", "wilderness", "mountain", "quarry", "desert", "sacred-site")
TERRAINS = ("fertile", "wilderness", "mountain", "quarry", "desert")
TYPES = ("event", "character", "battalion", "strategy")
BONUS_CONDITIONS = ("never", "always", "defender", "desert", "wilds", "settlement", "walls", "control")
"""When a card adds strength or influence: `wilds` is mountain or wilderness, `walls` a defender's fort or castle,
`settlement` 1 with a town and 2 with a city, `control` a hex that the player of the card controls."""
UNIT_KINDS = ("none", "any", "ordinary", "mercenary")
GIFTS = ("none", "strength", "save", "siege", "archers")
"""What each assigned unit gives: strength, one casualty fewer, walls that count nothing, one strength less for the
defender's units."""
SPECIALS = ("none", "warfare", "assassins", "corruption", "truce", "destroyer", "general", "bodyguard", "sheikh")
SPECIAL_TEXTS = len(SPECIALS)
ACTION_CARDS = (
    *("none", "sabotage", "scholars", "forced-march", "burning-fields", "tax-collectors", "architect"),
    *("caravan", "mercenary-captain"),
)
ANYTIMES = ("none", "informants", "boats")
COUNTED = (
    *("hexes", "tokens", "presence", "settlements", "free-towns", "free-cities"),
    *("most-hexes", "guests", "clients", "coins", "palace"),
)
"""What a line of a sheet can count; the first six are counted hex by hex."""
FIRST_YEAR = "year_1"
SPOILS = ("unit", "fort", "castle", "palace", "town", "city")
"""The lines of the Warlord that are scored at once."""

# --- how many there are -----------------------------------------------------------------------------------------------

(
    COUNT_HEXES,
    COUNT_TOKENS,
    COUNT_PRESENCE,
    COUNT_SETTLEMENTS,
    COUNT_TOWNS,
    COUNT_CITIES,
    COUNT_MOST_HEXES,
    COUNT_GUESTS,
    COUNT_CLIENTS,
    COUNT_COINS,
    COUNT_PALACE,
) = range(len(COUNTED))
SEATS = len(RULERS)
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = range(SEATS)
NOBODY = -1
BANK = -1
CHANCE = -1
"""The actor when chance decides."""
GAME_OVER = -2
"""The actor when nobody decides any more."""
HEXES = 16
HEX_NAMES = tuple(f"h{h + 1}" for h in range(HEXES))
CELLS = grid.CELL_COUNT
CENTRE = grid.CENTRE
SIDES = grid.SIDES
ROUNDS = 4
YEARS = 3
COUNTDOWN = ROUNDS * YEARS + 1
"""Numbers of rounds that can be left in a game of three years, 0 among them."""

# --- tiles ------------------------------------------------------------------------------------------------------------

CROSSING, RIVER, FIELDS, WILDERNESS, MOUNTAIN, QUARRY, DESERT, SACRED = range(len(TILES))
TILE_KINDS = len(TILES)
FERTILE, T_WILDERNESS, T_MOUNTAIN, T_QUARRY, T_DESERT = range(len(TERRAINS))
TILES_EACH = 3
NEIGHBOURS = tuple(cell for row in grid.NEIGHBOUR for cell in row)
"""The neighbour of a cell in a direction: cell * 6 + direction; -1 outside the grid."""
CORNERS = tuple(corner for row in grid.CORNER for corner in row)

CORNER_PLACES = tuple(
    places[i] if i < len(places) else -1
    for places in (
        [place for place, corner in enumerate(CORNERS) if corner == number] for number in range(grid.CORNER_COUNT)
    )
    for i in range(3)
)
"""The cells that meet at a corner, as cell * 6 + which of their corners it is: corner * 3 + 0, 1, 2; -1 for none."""
MOST_BENDS = 40

# --- pieces -----------------------------------------------------------------------------------------------------------

ORDINARY, MERCENARY = 0, 1
UNIT_NAMES = ("ordinary", "mercenary")
FORT, CASTLE = 1, 2
TOWN, CITY = 1, 2
BUILDINGS = ("fort", "castle", "town", "city")
B_FORT, B_CASTLE, B_TOWN, B_CITY = range(len(BUILDINGS))
B_PALACE = len(BUILDINGS)
"""What can be sacked besides what can be built."""

# --- cards ------------------------------------------------------------------------------------------------------------

KINDS = 31
"""Titles of cards."""
CARDS = 69
WARFARE, INFORMANTS, BOATS = 0, 5, 19
"""The titles that rules name."""
WARFARE_CARD = 0
EVENT, CHARACTER, BATTALION, STRATEGY = range(len(TYPES))
NEVER, ALWAYS, AS_DEFENDER, IN_DESERT, IN_WILDS, AT_SETTLEMENT, BEHIND_WALLS, IN_OWN_HEX = range(len(BONUS_CONDITIONS))
NO_UNITS, ANY_UNITS, ORDINARIES, MERCENARIES = range(len(UNIT_KINDS))
GIVES_NOTHING, GIVES_STRENGTH, GIVES_SAVE, GIVES_SIEGE, GIVES_ARCHERS = range(len(GIFTS))
LEAVING = (GIVES_NOTHING, GIVES_SAVE, GIVES_STRENGTH, GIVES_ARCHERS, GIVES_SIEGE)
"""Units on cards leave with the General in this order: first those that give least."""
GIFT_KINDS = len(GIFTS)
(
    S_NONE,
    S_WARFARE,
    S_ASSASSINS,
    S_CORRUPTION,
    S_TRUCE,
    S_DESTROYER,
    S_GENERAL,
    S_BODYGUARD,
    S_SHEIKH,
) = range(len(SPECIALS))
(
    C_NONE,
    C_SABOTAGE,
    C_SCHOLARS,
    C_FORCED_MARCH,
    C_BURNING_FIELDS,
    C_TAX_COLLECTORS,
    C_ARCHITECT,
    C_CARAVAN,
    C_CAPTAIN,
) = range(len(ACTION_CARDS))
W_NONE, W_INFORMANTS, W_BOATS = range(len(ANYTIMES))

# Where a card is: in a hand (its seat), spent before a seat, in the deck, discarded, on a market, looked at, played.
SPENT = SEATS
DECK = 2 * SEATS
DISCARDS = DECK + 1
MARKET = DECK + 2
MARKET_PLACES = 9
"""From the far left to the near right: far 0 to 2, middle 3 to 5, near 6 to 8."""
SULTANS = MARKET + MARKET_PLACES
SULTANS_PLACES = 3
FETCHED = 3
"""In `bought`, after the three parts of the market: the Sultan has taken a card from their own market."""
LOOKED = SULTANS + SULTANS_PLACES
PLAYED = LOOKED + 1
EVERYBODY = 63
SPECTATOR = 32
"""Who knows a card: a bit for each seat, and one for the spectators."""
VIEWERS = SEATS + 1
"""The rulers and, last, the spectators."""
PUBLIC = SEATS * CARDS
"""Where the spectators' lots begin: what everybody knows."""
NO_TAG, IS_MURSHIDS, NOT_MURSHIDS = range(3)
"""What everybody knows of a hidden card: a card that the Murshid took with Plot is a Murshid card; those that could
not be taken are not."""

# --- phases -----------------------------------------------------------------------------------------------------------

PHASES = (
    # setting up
    *("deal-tiles", "lay", "groups", "set-palace", "fill-markets"),
    # cards that are looked at
    *("look", "plot", "conspire", "scholars"),
    # the year
    *("prepare", "old-cards", "refill", "act", "end-action", "score"),
    # actions that take several announcements
    *("build", "move", "recruit", "place-hired", "muster", "buy", "follow-up", "march-on", "card-target"),
    # deals
    *("name-price", "answer-price", "answer-counter"),
    # combats and influence contests
    *("open-fight", "window", "pact-murshid", "pact-party", "pact-answer", "pact-counter", "commit"),
    *("meddle", "declare", "reveal", "warfare", "assassins", "resolve", "assign", "sheikh", "destroyer", "general"),
    *(
        "second-half",
        "corrupt",
        "judge",
        "tie",
        "decided",
        "attacker-losses",
        "defender-losses",
        "retreat",
        "capture",
        "sack",
    ),
    *("over",),
)
(
    DEAL_TILES,
    LAY,
    PLACE_GROUPS,
    SET_PALACE,
    FILL_MARKETS,
    LOOK,
    PLOTTING,
    CONSPIRING,
    SCHOLARS,
    PREPARE,
    OLD_CARDS,
    REFILL,
    ACT,
    END_ACTION,
    SCORE,
    BUILDING,
    MOVING,
    RECRUITING,
    HIRING,
    MUSTERING,
    BUYING,
    FOLLOW_UP,
    MARCH_ON,
    CARD_TARGET,
    NAME_PRICE,
    ANSWER_PRICE,
    ANSWER_COUNTER,
    OPEN_FIGHT,
    WINDOW,
    PACT_MURSHID,
    PACT_PARTY,
    PACT_ANSWER,
    PACT_COUNTER,
    COMMIT,
    MEDDLE,
    DECLARE,
    REVEAL,
    ON_WARFARE,
    ON_ASSASSINS,
    RESOLVE,
    ASSIGN,
    ON_SHEIKH,
    ON_DESTROYER,
    ON_GENERAL,
    SECOND_HALF,
    ON_CORRUPTION,
    JUDGE,
    TIE,
    DECIDED,
    ATTACKER_LOSSES,
    DEFENDER_LOSSES,
    RETREAT,
    CAPTURE,
    SACK,
    OVER,
) = range(len(PHASES))
CHANCE_PHASES = frozenset((DEAL_TILES, FILL_MARKETS, LOOK, OLD_CARDS, REFILL))
DISCARDING = len(PHASES)
"""Decided before the phase goes on: a ruler who holds too many cards discards. No position has this as its phase."""

COMBAT, CONTEST = 1, 2
FIGHTS = ("", "combat", "contest")
SIDE_NAMES = ("attacker", "defender")
ATTACKING, DEFENDING = 0, 1
DEALS = ("", "card", "hire", "bribe", "pact")
DEAL_CARD, DEAL_HIRE, DEAL_BRIBE = 1, 2, 3
DEAL_PACT = 4
BUYER, SELLER = 0, 1
LEDGER = 48
"""The number of deals remembered in the ledger, each as one number: see `ledger_entry`."""
DEAL_OPEN, DEAL_REFUSED, DEAL_AGREED, DEAL_PAID = range(4)
OUTCOMES = ("open", "refused", "agreed", "paid")
LOOKS = ("", "plot", "conspire", "scholars")
LOOK_PLOT, LOOK_CONSPIRE, LOOK_SCHOLARS = 1, 2, 3
ENDINGS = ("", "points", "coins", "order")
RUNNING, BY_POINTS, BY_COINS, BY_ORDER = range(len(ENDINGS))

# --- actions ----------------------------------------------------------------------------------------------------------

PRICES = 128
"""Prices run from 0 to 127."""
PACT_PRICES = 5
"""A pact costs 1 to 5 points."""
MOST_MOVED = 21
"""Three full stacks of the Warlord, gathered in one Move action."""
COMBOS = tuple((o, m) for o in range(MOST_MOVED + 1) for m in range(MOST_MOVED + 1 - o))
"""How many ordinary units and mercenaries move together."""
COMBO_COUNT = len(COMBOS)
COMBO_ORDINARY = tuple(o for o, _ in COMBOS)
COMBO_MERCENARY = tuple(m for _, m in COMBOS)
COMBO_AT = tuple(
    COMBOS.index((o, m)) if o + m <= MOST_MOVED else 0 for o in range(MOST_MOVED + 1) for m in range(MOST_MOVED + 1)
)
"""The number of a pair: ordinary * 22 + mercenary."""
COMBO_ROW = MOST_MOVED + 1
MOST_ASSIGNED = 4
MOST_CHOSEN = 8
SUBSETS = 1 << MOST_CHOSEN
MOST_LISTED = 16
"""Cards of a hand in the order in which `commit` counts them."""

SHEET_ACTIONS = (
    *("influence", "build", "recruit", "hire", "bribe", "move", "assault", "buy", "muster", "revolt", "palace"),
    *("desertion", "play", "plot", "conspire", "alms"),
)
(
    SH_INFLUENCE,
    SH_BUILD,
    SH_RECRUIT,
    SH_HIRE,
    SH_BRIBE,
    SH_MOVE,
    SH_ASSAULT,
    SH_BUY,
    SH_MUSTER,
    SH_REVOLT,
    SH_PALACE,
    SH_DESERTION,
    SH_PLAY,
    SH_PLOT,
    SH_CONSPIRE,
    SH_ALMS,
) = range(len(SHEET_ACTIONS))
SHEET_SIZE = len(SHEET_ACTIONS)

# --- reasons (0: nothing speaks against it) ---------------------------------------------------------------------------

REASONS = (
    *("fine", "wrong-moment", "not-your-action", "no-such-hex", "no-presence-near", "own-influence", "no-token"),
    *("no-presence", "other-control", "has-stronghold", "no-own-fort", "no-piece", "no-coins", "built-here", "order"),
    *("only-sultan", "has-settlement", "no-town", "no-reserves", "no-disc", "no-neighbour", "river", "no-units"),
    *("nothing-moved", "not-controlled", "no-settlement", "own-control", "only-these", "no-influence", "no-mercenary"),
    *("five-only", "asked-before", "no-card", "market-done", "not-in-hand", "no-keyword", "no-use", "no-effect"),
    *("same-price", "too-dear", "no-party", "boats-out", "own-hand", "no-hand", "warfare-stays", "not-a-character"),
    *(
        "protected",
        "wrong-number",
        "not-enough-units",
        "wrong-units",
        "must",
        "cannot-capture",
        "not-over",
        "not-empty",
    ),
    *("no-groups-there", "group-placed", "no-tile", "not-most", "blocks-river", "no-river-place"),
    *("only-other", "no-quarters", "others-card", "mustered-here", "no-such-unit", "wrong-partner"),
)
(
    FINE,
    WRONG_MOMENT,
    NOT_YOUR_ACTION,
    NO_SUCH_HEX,
    NO_PRESENCE_NEAR,
    OWN_INFLUENCE,
    NO_TOKEN,
    NO_PRESENCE,
    OTHER_CONTROL,
    HAS_STRONGHOLD,
    NO_OWN_FORT,
    NO_PIECE,
    NO_COINS,
    BUILT_HERE,
    ORDER,
    ONLY_SULTAN,
    HAS_SETTLEMENT,
    NO_TOWN,
    NO_RESERVES,
    NO_DISC,
    NO_NEIGHBOUR,
    RIVER_BETWEEN,
    NO_UNITS_THERE,
    NOTHING_MOVED,
    NOT_CONTROLLED,
    NO_SETTLEMENT,
    OWN_CONTROL,
    ONLY_THESE,
    NO_INFLUENCE,
    NO_MERCENARY,
    FIVE_ONLY,
    ASKED_BEFORE,
    NO_CARD,
    MARKET_DONE,
    NOT_IN_HAND,
    NO_KEYWORD,
    NO_USE,
    NO_EFFECT,
    SAME_PRICE,
    TOO_DEAR,
    NO_PARTY,
    BOATS_OUT,
    OWN_HAND,
    NO_HAND,
    WARFARE_STAYS,
    NOT_A_CHARACTER,
    PROTECTED,
    WRONG_NUMBER,
    NOT_ENOUGH_UNITS,
    WRONG_UNITS,
    MUST,
    CANNOT_CAPTURE,
    NOT_OVER,
    NOT_EMPTY,
    NO_GROUPS_THERE,
    GROUP_PLACED,
    NO_TILE,
    NOT_MOST,
    BLOCKS_RIVER,
    NO_RIVER_PLACE,
    ONLY_OTHER,
    NO_QUARTERS,
    OTHERS_CARD,
    MUSTERED_HERE,
    NO_SUCH_UNIT,
    WRONG_PARTNER,
) = range(len(REASONS))
