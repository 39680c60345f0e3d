"""What the box says, read once, for Python code; `rules.values` has what the cores need of it."""

from moonsaga.games.eko.box import codes
from moonsaga.games.eko.box.codes import LEVEL_NAMES, TERRAIN_NAMES
from moonsaga.games.eko.box.data import load

BOX = load()
DISCS = BOX.discs - BOX.emperors
"""Discs of a player besides the Emperor."""
STOCK = (0, *(BOX.buildings[name].count for name in LEVEL_NAMES[1:]))
COSTS = (0, *(BOX.buildings[name].cost for name in LEVEL_NAMES[1:]))
POINTS = (0, *(BOX.buildings[name].points for name in LEVEL_NAMES[1:]))
HIGHEST_BUILDING = (0, *(BOX.terrain[name].highest for name in TERRAIN_NAMES[1:]))
REPLACING_COSTS = BOX.replacing_surcharge
POINTS_TO_WIN = BOX.victory_points
EMPEROR_POINTS = BOX.emperor_points
PYRAMID_POINTS = BOX.pyramid_points
MARCH_COSTS = BOX.forced_march_discs
TEMPLE_COSTS = BOX.temple_discs
COLOURS = BOX.colours

# tiles, by their letters' places in the codes
_FEATURES = {"": codes.PLAIN, "pyramid": codes.PYRAMID, "lighthouse": codes.LIGHTHOUSE, "wind": codes.TEMPLE_TILE}
_LARGE = [BOX.large[letter] for letter in codes.LARGE_LETTERS]
_SMALL = [BOX.small[letter] for letter in codes.SMALL_LETTERS]
FACES = tuple(TERRAIN_NAMES.index(name) for tile in _LARGE for name in tile.faces)
"""Seven cells of each large tile: the middle, then clockwise from the east."""
SMALL_CELLS = tuple(TERRAIN_NAMES.index(name) for tile in _SMALL for name in tile.cells)
"""Three cells of each small tile."""
SMALL_FEATURES = tuple(_FEATURES[tile.feature] for tile in _SMALL)
SMALL_TURNS = tuple(2 if len(set(tile.cells)) == 1 else 6 for tile in _SMALL)
"""Three equal cells look the same in three of six turns: two turns show every triangle once."""
