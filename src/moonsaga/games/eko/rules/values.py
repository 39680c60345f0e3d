"""What the box says, for the cores: read when this is imported, never changed after."""

from __future__ import annotations

from cython import int as cint

from moonsaga.games.eko.box import codes, facts

DISCS: cint = facts.DISCS
STOCK: cint[4] = facts.STOCK
COSTS: cint[4] = facts.COSTS
POINTS: cint[4] = facts.POINTS
HIGHEST_BUILDING: cint[12] = facts.HIGHEST_BUILDING
REPLACING_COSTS: cint = facts.REPLACING_COSTS
POINTS_TO_WIN: cint = facts.POINTS_TO_WIN
EMPEROR_POINTS: cint = facts.EMPEROR_POINTS
PYRAMID_POINTS: cint = facts.PYRAMID_POINTS
MARCH_COSTS: cint = facts.MARCH_COSTS
TEMPLE_COSTS: cint = facts.TEMPLE_COSTS

STEPS: cint[6] = codes.STEPS
FACES: cint[105] = facts.FACES
SMALL_CELLS: cint[15] = facts.SMALL_CELLS
SMALL_FEATURES: cint[5] = facts.SMALL_FEATURES
SMALL_TURNS: cint[5] = facts.SMALL_TURNS
