"""What the box says, for the cores: read when this is imported, never changed after."""

from __future__ import annotations

from cython import int as cint

from moonsaga.games.saga.box import codes, facts

# pieces
WARRIORS: cint = facts.WARRIORS
BURHS: cint = facts.BURHS
COINS: cint = facts.COINS
STORMER_STRENGTH: cint = facts.STRENGTHS[codes.VIKING][codes.STORMER]
WARDEN_STRENGTH: cint = facts.STRENGTHS[codes.SAXON][codes.WARDEN]
CHAMPION_STRENGTH: cint = facts.STRENGTHS[codes.SAXON][codes.CHAMPION]

# preparation
INITIATIVE: cint = codes.SIDE_NAMES.index(facts.BOX.start.initiative)
FIRST_BURH: cint = facts.FIRST_BURH
AT_FIRST_TARGET: cint = facts.BOX.start.first_target
AT_SECOND_TARGET: cint = facts.BOX.start.second_target
IN_OTHER_AREAS: cint = facts.BOX.start.other_areas
IN_SCANDINAVIA: cint = facts.BOX.start.scandinavia
VIKING_COINS: cint = facts.BOX.start.viking_coins
SAXON_COINS: cint = facts.BOX.start.saxon_coins

# coins that actions cost or bring
BUILD_PRICE: cint = facts.BOX.price.build
FYRD_PRICE: cint = facts.BOX.price.fyrd
RECRUIT_PRICE: cint = facts.BOX.price.income_recruit
TRIBUTE_PRICE: cint = facts.BOX.price.tribute
PRICE_OF_ONE: cint = facts.BOX.price.recruit_one
PRICE_OF_THREE: cint = facts.BOX.price.recruit_three
LOOT: cint = facts.BOX.price.plunder

STRENGTH_FOR_LOSS: cint = facts.BOX.price.casualty
AREAS_TO_WIN: cint = facts.BOX.victory.areas
COINS_TO_WIN: cint = facts.BOX.victory.coins
