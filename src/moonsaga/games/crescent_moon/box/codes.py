"""Numbers of Crescent Moon that everybody may read: the box's facts, the codes of the core, the action table."""

from __future__ import annotations

from moonsaga.games.crescent_moon.box import grid
from moonsaga.games.crescent_moon.box.data import (
    ACTION_CARDS,
    ANYTIMES,
    BONUS_CONDITIONS,
    GIFTS,
    RULERS,
    SPECIALS,
    TERRAINS,
    TILES,
    TYPES,
    UNIT_KINDS,
    Card,
    load,
)
from moonsaga.kernel.actions import ActionTable, Kind

BOX = load()
SEATS = len(RULERS)
WARLORD, MURSHID, SULTAN, CALIPH, NOMAD = range(SEATS)
NOBODY = -1
BANK = -1
HEXES = 16
CELLS = grid.CELL_COUNT
CENTRE = grid.CENTRE
SIDES = grid.SIDES
ROUNDS = 4

# --- tiles ------------------------------------------------------------------------------------------------------------

CROSSING, RIVER, FIELDS, WILDERNESS, MOUNTAIN, QUARRY, DESERT, SACRED = range(len(TILES))
TILE_KINDS = len(TILES)
FERTILE, T_WILDERNESS, T_MOUNTAIN, T_QUARRY, T_DESERT = range(len(TERRAINS))
TERRAIN = tuple(TERRAINS.index(tile.terrain) for tile in BOX.tiles)
TILES_FIVE = tuple(tile.five for tile in BOX.tiles)
TILES_FOUR = tuple(tile.four for tile in BOX.tiles)
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
UNITS_OF = tuple(ruler.units for ruler in BOX.rulers)
FORTS_OF = tuple(ruler.forts for ruler in BOX.rulers)
CASTLES_OF = tuple(ruler.castles for ruler in BOX.rulers)
TOKENS_OF = tuple(ruler.influence for ruler in BOX.rulers)
COINS_OF = tuple(ruler.coins for ruler in BOX.rulers)
LIMIT_OF = tuple(ruler.limit for ruler in BOX.rulers)
BUILD_OF = tuple(ruler.build for ruler in BOX.rulers)
MOVE_OF = tuple(ruler.move for ruler in BOX.rulers)
RECRUIT_OF = tuple(ruler.recruit for ruler in BOX.rulers)
TOWNS = BOX.ruler("sultan").towns
CITIES = BOX.ruler("sultan").cities
GROUP_FIELDS = ("ordinary", "mercenary", "fort", "castle", "town", "city", "influence")
GROUPS = tuple(getattr(group, name) for ruler in BOX.rulers for group in ruler.groups for name in GROUP_FIELDS)
"""What each ruler starts with: (ruler * 2 + group) * 7 + field."""
SHEETS = tuple(frozenset(ruler.actions) for ruler in BOX.rulers)

# --- coins and points -------------------------------------------------------------------------------------------------

_income, _sack, _build = (BOX.economy[name] for name in ("income", "sack", "build"))
INCOME_TOWN, INCOME_CITY = _income["town"], _income["city"]
INCOME_FERTILE, INCOME_QUARRY, INCOME_INFLUENCE = _income["fertile"], _income["quarry"], _income["sultan_influence"]
SACK_FORT, SACK_CASTLE, SACK_PALACE = _sack["fort"], _sack["castle"], _sack["palace"]
SACK_TOWN, SACK_CITY = _sack["town"], _sack["city"]
BUILD_COST = tuple(_build[name] for name in BUILDINGS)
CALIPH_COST = (_build["caliph_fort"], _build["caliph_castle"], _build["town"], _build["city"])
SURCHARGE = tuple(BOX.economy["surcharge"].get(name, 0) for name in TERRAINS)
FAR_PRICE, MIDDLE_PRICE, NEAR_PRICE = (BOX.economy["market"][name] for name in ("far", "middle", "near"))
HIRE_ONE, HIRE_TWO = BOX.economy["hire"]["one"], BOX.economy["hire"]["two"]
STRENGTH_FORT, STRENGTH_CASTLE = BOX.economy["strength"]["fort"], BOX.economy["strength"]["castle"]
STRENGTH_PALACE = BOX.economy["strength"]["palace"]
START_POINTS = BOX.economy["start"]["points"]
HAND_LIMIT = BOX.economy["limits"]["hand"]
MOST_PACT = BOX.economy["limits"]["pact"]
PLOT_CARDS = BOX.economy["limits"]["plot"]
CONSPIRE_CARDS = BOX.economy["limits"]["conspire"]

_w, _m, _s, _c, _n = (BOX.objectives[name] for name in RULERS)
SPOIL_UNIT, SPOIL_FORT, SPOIL_CASTLE = _w["unit"].points, _w["fort"].points, _w["castle"].points
SPOIL_PALACE, SPOIL_TOWN, SPOIL_CITY = _w["palace"].points, _w["town"].points, _w["city"].points
WARLORD_YEAR, WARLORD_HEXES = _w["year_1"].points, _w["year_1"].at_least
WARLORD_SACRED, WARLORD_SITE, WARLORD_MOST = _w["sacred"].points, _w["sites"].points, _w["most"].points
MURSHID_YEAR, MURSHID_TOKENS = _m["year_1"].points, _m["year_1"].at_least
MURSHID_TOKEN, MURSHID_SACRED = _m["influence"].points, _m["sacred"].points
MURSHID_GUEST, MURSHID_CROSSING = _m["guests"].points, _m["crossing"].points
SULTAN_YEAR, SULTAN_SETTLEMENTS, SULTAN_CITIES = _s["year_1"].points, _s["year_1"].at_least, _s["year_1"].cities
SULTAN_TOWN, SULTAN_CITY, SULTAN_SACRED = _s["town"].points, _s["city"].points, _s["sacred"].points
SULTAN_WEALTH, SULTAN_WEALTH_EACH, SULTAN_WEALTH_MOST = _s["wealth"].points, _s["wealth"].each, _s["wealth"].most
CALIPH_YEAR, CALIPH_HEXES, CALIPH_HEX = _c["year_1"].points, _c["year_1"].at_least, _c["hex"].points
CALIPH_SACRED, CALIPH_QUARRY = _c["sacred"].points, _c["quarry"].points
CALIPH_CROSSING, CALIPH_PALACE = _c["crossing"].points, _c["palace"].points
NOMAD_YEAR, NOMAD_COINS = _n["year_1"].points, _n["year_1"].at_least
NOMAD_WEALTH, NOMAD_WEALTH_EACH, NOMAD_WEALTH_MOST = _n["wealth"].points, _n["wealth"].each, _n["wealth"].most
NOMAD_SACRED, NOMAD_WASTE, NOMAD_CLIENT = _n["sacred"].points, _n["wastes"].points, _n["clients"].points

# --- cards ------------------------------------------------------------------------------------------------------------

KINDS = len(BOX.cards)
KIND_NAMES = tuple(card.name for card in BOX.cards)
KIND_OF = tuple(kind for kind, card in enumerate(BOX.cards) for _ in range(card.copies))
"""The title of each of the 69 cards."""
CARDS = len(KIND_OF)
WARFARE = KIND_NAMES.index("warfare")
BOATS = KIND_NAMES.index("boats")
INFORMANTS = KIND_NAMES.index("informants")
WARFARE_CARD = KIND_OF.index(WARFARE)
EVENT, CHARACTER, BATTALION, STRATEGY = range(len(TYPES))
NEVER, ALWAYS, AS_DEFENDER, IN_DESERT, IN_WILDS, AT_SETTLEMENT, BEHIND_WALLS, IN_OWN_HEX = range(len(BONUS_CONDITIONS))
NO_UNITS, ANY_UNITS, ORDINARIES, MERCENARIES = range(len(UNIT_KINDS))
GIVES_NOTHING, GIVES_STRENGTH, GIVES_SAVE, GIVES_SIEGE, GIVES_ARCHERS = range(len(GIFTS))
LEAVING = (GIVES_NOTHING, GIVES_SAVE, GIVES_STRENGTH, GIVES_ARCHERS, GIVES_SIEGE)
"""Units on cards leave with the General in this order: first those that give least."""
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

RULER_OF = tuple((*RULERS, "none").index(card.ruler) for card in BOX.cards)
"""Who is paid for a card; 5 for Warfare."""
TYPE_OF = tuple(TYPES.index(card.type) for card in BOX.cards)
IN_COMBAT = tuple(int(card.in_combat) for card in BOX.cards)
IN_CONTEST = tuple(int(card.in_contest) for card in BOX.cards)
SPECIAL_OF = tuple(SPECIALS.index(card.special) for card in BOX.cards)
CONTEST_SPECIAL_OF = tuple(SPECIALS.index(card.influence_special) for card in BOX.cards)
ACTION_OF = tuple(ACTION_CARDS.index(card.action) for card in BOX.cards)
ANYTIME_OF = tuple(ANYTIMES.index(card.anytime) for card in BOX.cards)


def _plus(card: Card) -> tuple[int, int]:
    return (card.strength.plus, BONUS_CONDITIONS.index(card.strength.when)) if card.strength else (0, 0)


def _influence(card: Card) -> tuple[int, int, int]:
    bonus = card.influence
    return (bonus.plus, bonus.more, BONUS_CONDITIONS.index(bonus.when)) if bonus else (0, 0, 0)


PLUS_OF = tuple(_plus(card)[0] for card in BOX.cards)
PLUS_WHEN = tuple(_plus(card)[1] for card in BOX.cards)
INFLUENCE_OF = tuple(_influence(card)[0] for card in BOX.cards)
INFLUENCE_MORE = tuple(_influence(card)[1] for card in BOX.cards)
INFLUENCE_WHEN = tuple(_influence(card)[2] for card in BOX.cards)
ASSIGN_MOST = tuple(card.assign.most if card.assign else 0 for card in BOX.cards)
ASSIGN_EXACT = tuple(int(card.assign.exact) if card.assign else 0 for card in BOX.cards)
ASSIGN_UNITS = tuple(UNIT_KINDS.index(card.assign.units) if card.assign else 0 for card in BOX.cards)
ASSIGN_GIVES = tuple(GIFTS.index(card.assign.gives) if card.assign else 0 for card in BOX.cards)
ASSIGN_ATTACKER = tuple(int(card.assign.attacker) if card.assign else 0 for card in BOX.cards)


def _worth(card: Card) -> int:
    """What a card adds to a combat, in half strengths, as a rule of thumb."""
    worth = 2 * card.strength.plus if card.strength else 0
    if card.assign:
        worth += 2 * card.assign.most if card.assign.gives == "strength" else 2
    return worth + {"warfare": 4, "sheikh": 4, "destroyer": 4, "corruption": 2, "assassins": 1}.get(card.special, 0)


COMBAT_WORTH = tuple(_worth(card) for card in BOX.cards)
CONTEST_WORTH = tuple(
    2 * INFLUENCE_OF[kind] + INFLUENCE_MORE[kind] + {"corruption": 2, "assassins": 1}.get(card.influence_special, 0)
    for kind, card in enumerate(BOX.cards)
)

# Where a card is: in a hand (its seat), spent before a seat, in the deck, discarded, on a market, looked at, played.
SPENT = SEATS
DECK = 2 * SEATS
DISCARDS = DECK + 1
MARKET = DECK + 2
MARKET_PLACES = 9
"""From the far left to the near right: far 0 to 2, middle 3 to 5, near 6 to 8."""
SULTANS = MARKET + MARKET_PLACES
SULTANS_PLACES = 3
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
"""What everybody knows of a hidden card: a card that the Murshid took with Plot is one of his; cards that disappointed
him are not."""

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
OWN_ACTION = tuple(
    int(phase in (ACT, BUILDING, MOVING, RECRUITING, HIRING, MUSTERING, BUYING, FOLLOW_UP, MARCH_ON, CARD_TARGET))
    for phase in range(len(PHASES))
)
"""An action of several announcements, step by step."""
ANYTIME_STEP = tuple(
    int(
        OWN_ACTION[phase]
        or phase in (NAME_PRICE, ANSWER_PRICE, ANSWER_COUNTER, RESOLVE, ON_SHEIKH, ON_DESTROYER, ON_GENERAL)
    )
    for phase in range(len(PHASES))
)
"""Whoever is asked alone in these phases may play an Anytime card first."""

COMBAT, CONTEST = 1, 2
FIGHTS = ("", "combat", "contest")
SIDE_NAMES = ("attacker", "defender")
ATTACKING, DEFENDING = 0, 1
DEALS = ("", "card", "hire", "bribe", "pact")
DEAL_CARD, DEAL_HIRE, DEAL_BRIBE = 1, 2, 3
DEAL_PACT = 4
LEDGER = 48
"""So many deals are remembered in the ledger, each as one number: see `ledger_entry`."""
DEAL_OPEN, DEAL_REFUSED, DEAL_AGREED, DEAL_PAID = range(4)
OUTCOMES = ("open", "refused", "agreed", "paid")
LOOKS = ("", "plot", "conspire", "scholars")
LOOK_PLOT, LOOK_CONSPIRE, LOOK_SCHOLARS = 1, 2, 3
ENDINGS = ("", "points", "coins", "order")
RUNNING, BY_POINTS, BY_COINS, BY_ORDER = range(len(ENDINGS))

# --- actions ----------------------------------------------------------------------------------------------------------

PRICES = 128
"""Prices run from 0 to 127."""
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
MOST_LAID = HEXES - 1
MOST_ASSIGNED = 4
SUBSETS = 256

ACTIONS = ActionTable(
    # laying the map
    Kind("lay", (TILE_KINDS, CELLS), ("tile", "cell")),
    Kind("lay-river", (CELLS, SIDES), ("tile", "cell", "rotation")),
    Kind("group", (2, HEXES), ("group", "hex")),
    # the actions of the sheets
    Kind("influence", (HEXES,), ("action", "hex")),
    Kind("build", (HEXES, len(BUILDINGS)), ("action", "hex", "building")),
    Kind("recruit", (HEXES,), ("action", "hex")),
    Kind("hire", (2,), ("action", "number")),
    Kind("bribe", (HEXES, 2), ("action", "hex", "number")),
    Kind("move", (HEXES, SIDES, COMBO_COUNT), ("action", "hex", "hex", "number", "number")),
    Kind("assault", (HEXES, SIDES, COMBO_COUNT), ("action", "hex", "hex", "number", "number")),
    Kind("ask", (SULTANS_PLACES,), ("action", "market")),
    Kind("buy", (MARKET_PLACES,), ("action", "market")),
    Kind("fetch", (SULTANS_PLACES,), ("action", "market")),
    Kind("muster", (HEXES, 2), ("action", "hex", "number")),
    Kind("revolt", (HEXES,), ("action", "hex")),
    Kind("palace", (HEXES,), ("action", "hex")),
    Kind("desertion", (HEXES, SEATS, MOST_MOVED), ("action", "hex", "ruler", "number")),
    Kind("play", (KINDS,), ("action", "card")),
    Kind("plot", (), ("action",)),
    Kind("conspire", (), ("action",)),
    Kind("alms", (), ("action",)),
    Kind("pass", (), ("action",)),
    Kind("done", (), ("button",)),
    Kind("skip", (), ("button",)),
    # deals
    Kind("price", (PRICES,), ("number",)),
    Kind("accept", (), ("button",)),
    Kind("refuse", (), ("button",)),
    Kind("pact", (SEATS, 5), ("ruler", "number")),
    # cards
    Kind("boats", (), ("card",)),
    Kind("informants", (SEATS,), ("card", "ruler")),
    Kind("commit", (SUBSETS,), ("card", "button")),
    Kind("choose", (KINDS,), ("card",)),
    Kind("discard", (KINDS,), ("card",)),
    # combats and contests
    Kind("side", (2,), ("button",)),
    Kind("award", (2,), ("button",)),
    Kind("kill", (SEATS, KINDS), ("ruler", "card")),
    Kind("resolve", (KINDS,), ("card",)),
    Kind("assign", (MOST_ASSIGNED, MOST_ASSIGNED), ("number", "number")),
    Kind("lose", (MOST_MOVED + 1,), ("number",)),
    Kind("capture", (), ("button",)),
    Kind("sack", (), ("button",)),
    # things to point at
    Kind("hex", (HEXES,), ("hex",)),
    Kind("mercenary", (SEATS, HEXES), ("ruler", "hex")),
    Kind("unit", (HEXES, 2), ("hex", "unit")),
    Kind("ruler", (SEATS,), ("ruler",)),
    Kind("shed", (HEXES, 2), ("hex", "unit")),
)
ACTION_NAMES = tuple(ACTIONS.kinds)
(
    K_LAY,
    K_LAY_RIVER,
    K_GROUP,
    K_INFLUENCE,
    K_BUILD,
    K_RECRUIT,
    K_HIRE,
    K_BRIBE,
    K_MOVE,
    K_ASSAULT,
    K_ASK,
    K_BUY,
    K_FETCH,
    K_MUSTER,
    K_REVOLT,
    K_PALACE,
    K_DESERTION,
    K_PLAY,
    K_PLOT,
    K_CONSPIRE,
    K_ALMS,
    K_PASS,
    K_DONE,
    K_SKIP,
    K_PRICE,
    K_ACCEPT,
    K_REFUSE,
    K_PACT,
    K_BOATS,
    K_INFORMANTS,
    K_COMMIT,
    K_CHOOSE,
    K_DISCARD,
    K_SIDE,
    K_AWARD,
    K_KILL,
    K_RESOLVE,
    K_ASSIGN,
    K_LOSE,
    K_CAPTURE,
    K_SACK,
    K_HEX,
    K_MERCENARY,
    K_UNIT,
    K_RULER,
    K_SHED,
) = range(len(ACTION_NAMES))
FIRST = tuple(kind.first for kind in ACTIONS.kinds.values())
ACTION_COUNT = len(ACTION_NAMES)
KIND_OF_ACTION = tuple(number for number, kind in enumerate(ACTIONS.kinds.values()) for _ in range(kind.count))
(
    A_LAY,
    A_LAY_RIVER,
    A_GROUP,
    A_INFLUENCE,
    A_BUILD,
    A_RECRUIT,
    A_HIRE,
    A_BRIBE,
    A_MOVE,
    A_ASSAULT,
    A_ASK,
    A_BUY,
    A_FETCH,
    A_MUSTER,
    A_REVOLT,
    A_PALACE,
    A_DESERTION,
    A_PLAY,
    A_PLOT,
    A_CONSPIRE,
    A_ALMS,
    A_PASS,
    A_DONE,
    A_SKIP,
    A_PRICE,
    A_ACCEPT,
    A_REFUSE,
    A_PACT,
    A_BOATS,
    A_INFORMANTS,
    A_COMMIT,
    A_CHOOSE,
    A_DISCARD,
    A_SIDE,
    A_AWARD,
    A_KILL,
    A_RESOLVE,
    A_ASSIGN,
    A_LOSE,
    A_CAPTURE,
    A_SACK,
    A_HEX,
    A_MERCENARY,
    A_UNIT,
    A_RULER,
    A_SHED,
) = FIRST
SHEET_ACTIONS = (
    *("influence", "build", "recruit", "hire", "bribe", "move", "assault", "buy", "muster", "revolt", "palace"),
    *("desertion", "play", "plot", "conspire", "alms"),
)
ON_SHEET = tuple(int(name in SHEETS[seat]) for seat in range(SEATS) for name in SHEET_ACTIONS)
"""May a ruler do this at all? seat * 16 + action."""
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

# --- events -----------------------------------------------------------------------------------------------------------

EVENTS = (
    *("tile-dealt", "laid", "group", "palace", "market", "sultans-market", "looked", "took", "plot-paid", "to-bottom"),
    *("to-top", "year", "income", "reserves", "cards-back", "old-card", "turn", "passed", "influence", "challenge"),
    *("built", "moved", "assaulted", "recruited", "hired", "placed", "bribed", "mustered", "revolted", "deserted"),
    *(
        "alms",
        "bought",
        "fetched",
        "sold",
        "offered",
        "countered",
        "agreed",
        "refused",
        "played",
        "boats",
        "informants",
    ),
    *("combat", "committed", "meddled", "declared", "revealed", "warfare", "killed", "resolved", "assigned"),
    *("mercenary-lost", "mercenary-joined", "unit-joined", "reserve-joined", "unit-left", "corrupted", "strength"),
    *("tie-broken", "won", "casualties", "retreated", "captured", "sacked", "removed", "settlement-sacked", "spoils"),
    *("contest-strength", "contest-won", "contest-lost", "pact-offered", "pact-agreed", "pact-refused", "pact-paid"),
    *("discarded", "shed", "shuffled", "scored", "ended", "replaced", "took-coins", "burned", "sabotaged", "kept"),
    *("to-hand", "spent", "spreading", "boats-kept"),
)
(
    EV_TILE_DEALT,
    EV_LAID,
    EV_GROUP,
    EV_PALACE,
    EV_MARKET,
    EV_SULTANS_MARKET,
    EV_LOOKED,
    EV_TOOK,
    EV_PLOT_PAID,
    EV_TO_BOTTOM,
    EV_TO_TOP,
    EV_YEAR,
    EV_INCOME,
    EV_RESERVES,
    EV_CARDS_BACK,
    EV_OLD_CARD,
    EV_TURN,
    EV_PASSED,
    EV_INFLUENCE,
    EV_CHALLENGE,
    EV_BUILT,
    EV_MOVED,
    EV_ASSAULTED,
    EV_RECRUITED,
    EV_HIRED,
    EV_PLACED,
    EV_BRIBED,
    EV_MUSTERED,
    EV_REVOLTED,
    EV_DESERTED,
    EV_ALMS,
    EV_BOUGHT,
    EV_FETCHED,
    EV_SOLD,
    EV_OFFERED,
    EV_COUNTERED,
    EV_AGREED,
    EV_REFUSED,
    EV_PLAYED,
    EV_BOATS,
    EV_INFORMANTS,
    EV_COMBAT,
    EV_COMMITTED,
    EV_MEDDLED,
    EV_DECLARED,
    EV_REVEALED,
    EV_WARFARE,
    EV_KILLED,
    EV_RESOLVED,
    EV_ASSIGNED,
    EV_MERCENARY_LOST,
    EV_MERCENARY_JOINED,
    EV_UNIT_JOINED,
    EV_RESERVE_JOINED,
    EV_UNIT_LEFT,
    EV_CORRUPTED,
    EV_STRENGTH,
    EV_TIE_BROKEN,
    EV_WON,
    EV_CASUALTIES,
    EV_RETREATED,
    EV_CAPTURED,
    EV_SACKED,
    EV_REMOVED,
    EV_SETTLEMENT_SACKED,
    EV_SPOILS,
    EV_CONTEST_STRENGTH,
    EV_CONTEST_WON,
    EV_CONTEST_LOST,
    EV_PACT_OFFERED,
    EV_PACT_AGREED,
    EV_PACT_REFUSED,
    EV_PACT_PAID,
    EV_DISCARDED,
    EV_SHED,
    EV_SHUFFLED,
    EV_SCORED,
    EV_ENDED,
    EV_REPLACED,
    EV_TOOK_COINS,
    EV_BURNED,
    EV_SABOTAGED,
    EV_KEPT,
    EV_TO_HAND,
    EV_SPENT,
    EV_SPREADING,
    EV_BOATS_KEPT,
) = range(len(EVENTS))
