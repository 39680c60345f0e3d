"""Whole numbers that the cores of all games share; the build makes C constants of them."""

CHANCE = -1
"""The seat of chance."""
GAME_OVER = -2
"""Nobody is to act."""
LONGEST_LIST = 8192
"""How many actions or outcomes a buffer holds."""
MOST_INPUTS = 4096
"""How many numbers an encoded position has at the most."""
