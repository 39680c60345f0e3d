"""What the box says, read once, for Python code; `rules.values` has what the cores need of it."""

from moonsaga.games.saga.box import codes
from moonsaga.games.saga.box.data import load

BOX = load()
AREA_NAMES = tuple(area.name for area in BOX.areas)
PLACE_NAMES = (*AREA_NAMES, "drakkar", "supply", "aside", "gone")
FIRST_BURH = BOX.area_number[BOX.start.first_burh]
WARRIORS = BOX.pieces.warriors
BURHS = BOX.pieces.burhs
COINS = BOX.pieces.coins
FACE_NAMES = tuple(tuple(BOX.leaders[side]) for side in codes.SIDE_NAMES)
"""The abilities of each side, in the order of the data; a leader's face is its place in this list."""
STRENGTHS = tuple(tuple(leader.strength for leader in BOX.leaders[side].values()) for side in codes.SIDE_NAMES)
TILE_SETS = tuple(BOX.tile_sets)
