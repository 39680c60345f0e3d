"""What the box says, read once, for Python code; `rules.values` has what the cores need of it."""

from __future__ import annotations

from moonsaga.games.crescent_moon.box.codes import (
    ACTION_CARDS,
    ANYTIMES,
    BONUS_CONDITIONS,
    BUILDINGS,
    COUNTED,
    FIRST_YEAR,
    GIFTS,
    RULERS,
    SEATS,
    SHEET_ACTIONS,
    SPECIALS,
    TERRAINS,
    TYPES,
    UNIT_KINDS,
)
from moonsaga.games.crescent_moon.box.data import Card, ScoreLine, Tile, load

BOX = load()
TERRAIN = tuple(TERRAINS.index(tile.terrain) for tile in BOX.tiles)
TILES_FIVE = tuple(tile.five for tile in BOX.tiles)
TILES_FOUR = tuple(tile.four for tile in BOX.tiles)

# --- pieces -----------------------------------------------------------------------------------------------------------

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
ON_SHEET = tuple(int(name in SHEETS[seat]) for seat in range(SEATS) for name in SHEET_ACTIONS)
"""May a ruler do this at all? seat * SHEET_SIZE + action."""

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
WARLORD_MOST, MURSHID_GUEST, CALIPH_PALACE = _w["most"].points, _m["guests"].points, _c["palace"].points
SULTAN_TOWN, SULTAN_CITY, NOMAD_CLIENT = _s["town"].points, _s["city"].points, _n["clients"].points
NOMAD_WEALTH, NOMAD_WEALTH_EACH, NOMAD_WEALTH_MOST = _n["wealth"].points, _n["wealth"].each, _n["wealth"].most

# --- the lines of the sheets, one ruler's after the other's -----------------------------------------------------------

_LINES = tuple(
    (seat, name, BOX.objectives[ruler][name], line)
    for seat, ruler in enumerate(RULERS)
    for name, line in BOX.score_lines[ruler].items()
)
_NO_LIMIT = 1000
LINE_START = tuple(sum(one[0] < seat for one in _LINES) for seat in range(SEATS + 1))
"""The first line of each ruler, and the number of all lines."""
FIRST_YEAR_LINE = tuple(
    next(i for i, (owner, name, _, _) in enumerate(_LINES) if owner == seat and name == FIRST_YEAR)
    for seat in range(SEATS)
)
LINE_COUNTS = tuple(COUNTED.index(line.counts) for _, _, _, line in _LINES)
LINE_POINTS = tuple(objective.points for _, _, objective, _ in _LINES)
LINE_EACH = tuple(objective.each for _, _, objective, _ in _LINES)
LINE_MOST = tuple(objective.most or _NO_LIMIT for _, _, objective, _ in _LINES)
LINE_AT_LEAST = tuple(objective.at_least for _, _, objective, _ in _LINES)
LINE_CITIES = tuple(objective.cities for _, _, objective, _ in _LINES)
LINE_PALACE = tuple(int(line.palace) for _, _, _, line in _LINES)


def _fits(line: ScoreLine, tile: Tile) -> bool:
    return tile.name in line.tiles and tile.terrain in line.terrains


LINE_TILES = tuple(sum(1 << i for i, tile in enumerate(BOX.tiles) if _fits(line, tile)) for _, _, _, line in _LINES)
"""The sorts of tiles that a line counts, as bits."""


def _yearly(counted: str) -> tuple[int, ...]:
    """By ruler and tile: what one hex brings in the lines that count so."""
    return tuple(
        sum(
            objective.points
            for owner, name, objective, line in _LINES
            if owner == seat and name != FIRST_YEAR and line.counts == counted and _fits(line, tile)
        )
        for seat in range(SEATS)
        for tile in BOX.tiles
    )


HEX_POINTS, TOKEN_POINTS, PRESENCE_POINTS = _yearly("hexes"), _yearly("tokens"), _yearly("presence")

# --- cards ------------------------------------------------------------------------------------------------------------

KIND_NAMES = tuple(card.name for card in BOX.cards)
KIND_OF = tuple(kind for kind, card in enumerate(BOX.cards) for _ in range(card.copies))
"""The title of each of the 69 cards."""
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
    """What a card adds to a combat, in half strengths, without its special text."""
    worth = 2 * card.strength.plus if card.strength else 0
    if card.assign:
        worth += 2 * card.assign.most if card.assign.gives == "strength" else 2
    return worth


COMBAT_WORTH = tuple(_worth(card) for card in BOX.cards)
CONTEST_WORTH = tuple(2 * INFLUENCE_OF[kind] + INFLUENCE_MORE[kind] for kind in range(len(BOX.cards)))
