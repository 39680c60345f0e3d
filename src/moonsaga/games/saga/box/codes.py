"""Counts and codes of Saga, fixed when the cores are built: compiled, `codes.AREAS` is a C constant.

The build runs this file, so it reads no box; tests/games/saga/test_data.py compares the two.
"""

CHANCE = -1
"""The actor when chance decides."""
GAME_OVER = -2
"""The actor when nobody decides any more."""

# --- sides and places -------------------------------------------------------------------------------------------------

VIKING, SAXON = range(2)
SIDES = 2
SIDE_NAMES = ("viking", "saxon")
NOBODY = -1

COASTAL = 5
"""Areas below this number are coastal; each raid target has the number of its area."""
INLAND = 2
ENGLISH = COASTAL + INLAND
SLOTS = 3
"""The areas of Scandinavia, each with a slot for a raid target; slot i belongs to area ENGLISH + i."""
AREAS = ENGLISH + SLOTS
DRAKKAR = AREAS
PLACES = AREAS + 1
IN_SUPPLY, ASIDE, GONE = PLACES, PLACES + 1, PLACES + 2
"""Where leaders can be besides: in the supply, set aside, removed from the game."""

# --- pieces -----------------------------------------------------------------------------------------------------------

MOST_WARRIORS = 12
"""Of each side; a box may have fewer."""
COUNTS = MOST_WARRIORS + 1
LEADERS = 4
PIECES = SIDES * LEADERS
"""The leaders of both sides: number side * LEADERS + piece."""
MASKS = 1 << LEADERS
LEADER_NAMES = tuple(tuple(f"{side}-{number + 1}" for number in range(LEADERS)) for side in SIDE_NAMES)
"""The pieces, whatever their faces: what everybody at the table can point at."""
SET_ASIDE = LEADERS - 1
"""The piece of each side that is set aside."""
UNKNOWN = -1
"""A face that nobody gave to its piece yet."""
STORMER, HELMSMAN, BERSERKER, RAIDER = range(LEADERS)
WARDEN, CALLER, ENVOY, CHAMPION = range(LEADERS)
MOST_SLAIN = 2
"""Units that a Berserker takes along."""
A_WARRIOR = 0
UNITS = LEADERS + 1
"""What an action names: a warrior, or one of the leaders 1 to 4."""
TARGETS = COASTAL
EMPTY = -1
"""A slot without a raid target."""
BESIDE = -1
"""Instead of a slot: a raid target beside the board."""
FILLINGS = TARGETS + 1
"""What a slot can hold: nothing, or one of the targets."""
WORLDS: int = FILLINGS**SLOTS
"""All ways to fill the slots, empty ones included."""

# --- tiles ------------------------------------------------------------------------------------------------------------

TILES = 4
HALVES = SIDES * TILES
"""Each tile has a half for each side: number side * TILES + tile."""
NOTHING, MOVE, SCOUT, RECRUIT, PLUNDER, BUILD, FYRD, INCOME, TRIBUTE = range(9)
ACTION_WORDS = ("", "move", "scout", "recruit", "plunder", "build", "fyrd", "income", "tribute")
NO_BONUS, BONUS_WARRIOR, BONUS_MOVE, BONUS_MOVE_OR_COIN, BONUS_COIN = range(5)
BONUS_WORDS = ("", "warrior", "move", "move-or-coin", "coin")
BONUS_USED, FIRST_USED, SECOND_USED = 1, 2, 4
"""What of the running tile is used up, or given up."""
ALL_USED = BONUS_USED | FIRST_USED | SECOND_USED

# --- phases -----------------------------------------------------------------------------------------------------------

PHASES = (
    *("first-target", "second-target", "saxon-leaders", "viking-leader", "deploy"),
    *("draft", "choose-tile", "tile", "draw-target", "board", "along", "leave", "fyrd", "income", "plunder", "muster"),
    *("choose-battle", "reveal", "summon", "land", "banish", "slay", "losses", "retreat", "spoils"),
    *("home", "over", "new-round", "next-battle", "next-reveal", "round-end"),
)
(
    FIRST_TARGET,
    SECOND_TARGET,
    SAXON_LEADERS,
    VIKING_LEADER,
    DEPLOY,
    DRAFT,
    CHOOSE_TILE,
    TILE,
    DRAW_TARGET,
    BOARD,
    ALONG,
    LEAVE,
    IN_FYRD,
    IN_INCOME,
    IN_PLUNDER,
    MUSTER,
    CHOOSE_BATTLE,
    REVEAL,
    SUMMON,
    LAND,
    BANISH,
    SLAY,
    LOSSES,
    RETREAT,
    SPOILS,
    HOME,
    OVER,
    NEW_ROUND,
    NEXT_BATTLE,
    NEXT_REVEAL,
    ROUND_END,
) = range(len(PHASES))
"""What is decided now; the last four lead on by themselves and are never seen."""

# --- endings ----------------------------------------------------------------------------------------------------------

ENDINGS = ("", "track", "vikings-driven-out", "five-areas", "eight-coins", "saxons-driven-out", "both-sides")
RUNNING, BY_TRACK, NO_VIKINGS, BY_AREAS, BY_COINS, NO_SAXONS, BOTH = range(len(ENDINGS))

# --- reasons (0: nothing speaks against it) ---------------------------------------------------------------------------

REASONS = (
    *("fine", "wrong-moment", "nowhere", "face-aside", "face-placed", "tile-taken", "not-your-tile", "tile-resolved"),
    *("not-on-tile", "bonus-too-late", "already-used", "other-chosen"),
    *("no-units", "all-engaged", "same-area", "not-adjacent", "saxons-stay", "no-way-back", "no-target-there"),
    *(
        "no-target",
        "other-target",
        "too-few-warriors",
        "engaged-stay",
        "nobody-moves",
        "one-unit-only",
        "target-hidden",
    ),
    *(
        "only-this-landing",
        "target-on-board",
        "target-there",
        "no-coin",
        "two-coins",
        "supply-empty",
        "no-warrior-left",
    ),
    *("no-bonus-warrior",),
    *("leader-not-there", "not-fewest", "no-burh", "burh-there", "no-control", "no-burh-left"),
    *("no-warrior-there", "burh-used", "bank-empty", "not-both", "not-so-many", "no-battle", "not-here"),
    *("already-shown", "came-late", "not-from-there", "warriors-only", "wrong-losses"),
    *("enemy-there", "retreat-burh", "join-own", "retreat-too-far", "no-drakkar", "nothing-to-stop"),
    *("drakkar-apart", "only-england", "only-scandinavia"),
)
(
    FINE,
    WRONG_MOMENT,
    NOWHERE,
    FACE_ASIDE,
    FACE_PLACED,
    TILE_TAKEN,
    NOT_YOUR_TILE,
    TILE_RESOLVED,
    NOT_ON_TILE,
    BONUS_TOO_LATE,
    ALREADY_USED,
    OTHER_CHOSEN,
    NO_UNITS,
    ALL_ENGAGED,
    SAME_AREA,
    NOT_ADJACENT,
    SAXONS_STAY,
    NO_WAY_BACK,
    NO_TARGET_THERE,
    NO_TARGET,
    OTHER_TARGET,
    TOO_FEW_WARRIORS,
    ENGAGED_STAY,
    NOBODY_MOVES,
    ONE_UNIT_ONLY,
    TARGET_HIDDEN,
    ONLY_THIS_LANDING,
    TARGET_ON_BOARD,
    TARGET_THERE,
    NO_COIN,
    TWO_COINS,
    SUPPLY_EMPTY,
    NO_WARRIOR_LEFT,
    NO_BONUS_WARRIOR,
    LEADER_NOT_THERE,
    NOT_FEWEST,
    NO_BURH,
    BURH_THERE,
    NO_CONTROL,
    NO_BURH_LEFT,
    NO_WARRIOR_THERE,
    BURH_USED,
    BANK_EMPTY,
    NOT_BOTH,
    NOT_SO_MANY,
    NO_BATTLE,
    NOT_HERE,
    ALREADY_SHOWN,
    CAME_LATE,
    NOT_FROM_THERE,
    WARRIORS_ONLY,
    WRONG_LOSSES,
    ENEMY_THERE,
    RETREAT_BURH,
    JOIN_OWN,
    RETREAT_TOO_FAR,
    NO_DRAKKAR,
    NOTHING_TO_STOP,
    DRAKKAR_APART,
    ONLY_ENGLAND,
    ONLY_SCANDINAVIA,
) = range(len(REASONS))
