"""Counts and codes of Ekö, fixed when the cores are built: compiled, `codes.CELLS` is a C constant.

The build runs this file, so it reads no box; tests/games/eko/test_data.py compares the two.
"""

NOBODY = -1
NOWHERE = -1
CHANCE = -1
"""The actor when chance decides."""
GAME_OVER = -2
"""The actor when nobody decides any more."""

# --- how much fits ----------------------------------------------------------------------------------------------------

MOST_SEATS = 4
MOST_SPACES = 91
"""Four players: 64 spaces, and nine small tiles with three storm cells each."""
MOST_SITES = 24
MOST_ZONES = 9
MOST_SLOTS = 13
MOST_SMALL = 12
DIRECTIONS = 6
GRID = 32
"""Boards are assembled on a grid of GRID x GRID hexes; its middle is (0, 0)."""
CELLS = GRID * GRID
MOST_PLACES = CELLS * DIRECTIONS
"""Cell and turn of a small tile: cell * DIRECTIONS + turn."""
STEPS = (1, GRID, GRID - 1, -1, -GRID, 1 - GRID)
"""From a hex to its neighbours, clockwise from the east."""

# --- the box ----------------------------------------------------------------------------------------------------------

TALLEST = 4
"""Discs of the tallest stack."""
MOST_REINFORCED = TALLEST - 1
CAMP, TOWER, CASTLE = 1, 2, 3
LEVELS = 4
"""No building, and the three of the box."""
LEVEL_NAMES = ("", "camp", "tower", "castle")

NOTHING, SPACE, SINKHOLE, DESERT, GORGE, CAPITAL, MOUNTAIN, STORM, PORTAL, WIND, MOON, SAND = range(12)
TERRAINS = 12
TERRAIN_NAMES = (
    "",
    "space",
    "sinkhole",
    "stone_desert",
    "gorge",
    "capital",
    "mountain",
    "storm",
    "portal",
    "temple_wind",
    "temple_moon",
    "temple_sand",
)
LARGE_LETTERS = "ABCDEFGHIJKLMNO"
PLAIN, PYRAMID, LIGHTHOUSE, TEMPLE_TILE = range(4)
"""What a small tile brings besides its cells."""
SMALL_LETTERS = "PRSUT"

# --- phases -----------------------------------------------------------------------------------------------------------

LAY_TILES, TURN_TILES, LAY_SMALL_TILES, LAY_DISCS, DRAW_COLOURS, DRAW_FIRST = range(6)
SWAP_EMPERORS, ACT, LOSE, MARCH, REINFORCE, OVER = range(6, 12)
PHASE_NAMES = (
    "tiles",
    "turns",
    "small-tiles",
    "discs",
    "colours",
    "first",
    "swap",
    "act",
    "lose",
    "march",
    "reinforce",
    "over",
)

# --- repetition -------------------------------------------------------------------------------------------------------

REMEMBERED = 32
"""A turn that ends as one of this number of turns before it did is no progress."""
PRINT_BITS = 53
"""The size of a position's fingerprint: numbers that survive JSON everywhere."""

# --- endings ----------------------------------------------------------------------------------------------------------

RUNNING, BY_POINTS, LAST_ON_BOARD, EVERYBODY_LOSES, SHARED_WIN, NO_PROGRESS, TURN_LIMIT = range(7)
ENDINGS = ("", "points", "last-on-board", "everybody-loses", "shared-win", "no-progress", "turn-limit")

# --- reasons (0: nothing speaks against it) ---------------------------------------------------------------------------

FINE = 0
REASONS = (
    "fine",
    "wrong-phase",
    "not-your-stack",
    "same-space",
    "no-such-space",
    "no-way",
    "storm-takes-last-disc",
    "too-tall",
    "not-stronger",
    "no-such-loss",
    "no-site",
    "terrain-too-low",
    "first-a-camp",
    "one-level-up",
    "same-or-one-up",
    "none-left",
    "too-few-discs",
    "no-emperor-here",
    "emperor-must-go",
    "march-too-dear",
    "march-without-action",
    "can-act",
    "reserve-empty",
    "stack-full",
    "near-enemy-building",
    "storm-stack",
    "not-so-many",
    "emperor-alone",
    "already-reinforced",
    "one-stack-only",
    "must-reinforce",
    "no-temple",
    "temple-used",
    "temple-too-dear",
    "nothing-to-place",
    "space-taken",
    "no-enemy-here",
    "only-the-emperor",
    "emperor-stays",
)
(
    WRONG_PHASE,
    NOT_YOUR_STACK,
    SAME_SPACE,
    NO_SUCH_SPACE,
    NO_WAY,
    STORM_TAKES_LAST_DISC,
    TOO_TALL,
    NOT_STRONGER,
    NO_SUCH_LOSS,
    NO_SITE,
    TERRAIN_TOO_LOW,
    FIRST_A_CAMP,
    ONE_LEVEL_UP,
    SAME_OR_ONE_UP,
    NONE_LEFT,
    TOO_FEW_DISCS,
    NO_EMPEROR_HERE,
    EMPEROR_MUST_GO,
    MARCH_TOO_DEAR,
    MARCH_WITHOUT_ACTION,
    CAN_ACT,
    RESERVE_EMPTY,
    STACK_FULL,
    NEAR_ENEMY_BUILDING,
    STORM_STACK,
    NOT_SO_MANY,
    EMPEROR_ALONE,
    ALREADY_REINFORCED,
    ONE_STACK_ONLY,
    MUST_REINFORCE,
    NO_TEMPLE,
    TEMPLE_USED,
    TEMPLE_TOO_DEAR,
    NOTHING_TO_PLACE,
    SPACE_TAKEN,
    NO_ENEMY_HERE,
    ONLY_THE_EMPEROR,
    EMPEROR_STAYS,
) = range(1, len(REASONS))
