"""From a drawing back to a position: each line read and checked (the format is described in `drawing`)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, NamedTuple, cast

import msgspec

from moonsaga.games.eko.box import codes as n
from moonsaga.games.eko.box import data, facts
from moonsaga.games.eko.notation.diagram_board import (
    MOST,
    WIDEST,
    Hex,
    Hexes,
    Line,
    Spot,
    parts,
    read_rows,
    read_spot,
    spot_name,
    touching,
)
from moonsaga.games.eko.position import Position
from moonsaga.games.eko.restore import large_tiles, restore, small_tiles
from moonsaga.games.eko.view import (
    BoardPlan,
    Building,
    Cell,
    Feature,
    Layout,
    Player,
    SmallTile,
    Stack,
    Table,
    Turn,
    look,
)
from moonsaga.kernel.contract import Game, State
from moonsaga.kernel.errors import NotationError, OptionError
from moonsaga.kernel.options import Options, parse

FLAGS = ("acted", "marched", "sanded", "progress")
COUNTS = ("moons", "added")
PLACES = ("source", "goal", "paid_at")
YES_NO = ("yes", "no")
FEATURES = ("pyramid", "lighthouse")
NUMBERS = ("quiet", "turns", "chances")
KEYS = (
    "seat",
    "phase",
    "first",
    "step",
    "drawn",
    "tally",
    *NUMBERS,
    "turn",
    "past",
    "ending",
    "winners",
    "layout",
    "small",
)
_BY_COLOUR = n.PHASE_NAMES[: n.DRAW_FIRST]
"""Pieces are counted by colour until the colours are drawn."""
_UNLAID = n.PHASE_NAMES[: n.LAY_SMALL_TILES]
"""There is no board yet."""
PLAYED = n.PHASE_NAMES[n.SWAP_EMPERORS :]
"""There is a seat whose turn it is."""


# --- what is assumed -------------------------------------------------------------------------------------------------


def features_of(table: Table) -> tuple[Feature, ...]:
    return table.board.features if table.board is not None else ()


def usual_tally(table: Table) -> tuple[int, ...]:
    """The points that the last turn ended with, as far as one can tell: they are only kept where there are pyramids."""
    pyramids = any(feature.kind == "pyramid" for feature in features_of(table))
    return tuple(player.points if pyramids else 0 for player in table.players)


def usual_stock(built: Counter[str]) -> tuple[int, int, int]:
    """What is not on the board is in stock."""
    camps, towers, castles = (facts.STOCK[i] - built[n.LEVEL_NAMES[i]] for i in (n.CAMP, n.TOWER, n.CASTLE))
    return (camps, towers, castles)


def usual_shelter(table: Table) -> bool | None:
    """In a reinforcement phase storms do not hinder where there are none; where there are some, it has to be said."""
    storms = table.board is not None and any(cell.terrain == "storm" for cell in table.board.cells)
    return None if storms and table.phase == "reinforce" else table.phase == "reinforce"


# --- lines -----------------------------------------------------------------------------------------------------------


class _Lines:
    """A drawing, line by line: the options, one line for each key, the features, the rows of the board."""

    def __init__(self, text: str) -> None:
        given = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not given or given[0][1].split()[0] != "eko":
            raise NotationError("line 1: a drawing begins with the word eko and its options, such as eko seats=2")
        self.head = Line(*given[0], value=given[0][1].strip().removeprefix("eko"))
        self.keyed: dict[str, Line] = {}
        self.features: list[tuple[str, Line]] = []
        self.rows: dict[str, Line] = {}
        for number, line in given[1:]:
            self._add(number, line)

    def _add(self, number: int, text: str) -> None:
        key, colon, value = text.strip().partition(":")
        line = Line(number, text, value.strip())
        if not colon:
            raise line.wrong("a line is a name, a colon and a value, such as seat: 1")
        if re.fullmatch(r"[a-z]\d+", key):
            if key[0] in self.rows:
                raise line.wrong(f"row {key[0]} is drawn twice")
            self.rows[key[0]] = line
        elif key in FEATURES:
            self.features.append((key, line))
        elif key in (*KEYS, *facts.COLOURS, "board"):
            if key in self.keyed:
                raise line.wrong(f"there is a line {key} already")
            self.keyed[key] = line
        else:
            raise line.wrong(
                f"nothing is called {key}; there are {', '.join((*KEYS, *facts.COLOURS, 'board'))} and rows like a3"
            )

    def of(self, key: str) -> Line:
        """The line with this key; if there is none, the line that stands for the whole board."""
        return self.keyed.get(key) or self.keyed.get("board") or self.head

    def number(self, key: str, low: int, high: int, otherwise: int) -> int:
        return self.keyed[key].read_number(self.keyed[key].value, low, high) if key in self.keyed else otherwise


# --- pyramids, lighthouse and tiles ----------------------------------------------------------------------------------


def _read_features(lines: _Lines, hexes: Hexes) -> tuple[Feature, ...]:
    """Pyramids first, then the lighthouse."""
    found: list[Feature] = []
    for kind, line in sorted(lines.features, key=lambda feature: feature[0] == "lighthouse"):
        names = line.value.split()
        if len(names) != 3 or not touching([read_spot(line, name, hexes) for name in names]):
            raise line.wrong(f"a {kind} stands where three spaces meet, such as {kind}: c4 c5 d4")
        found.append(Feature(kind, (names[0], names[1], names[2])))
        if [feature.kind for feature in found].count(kind) > (2 if kind == "pyramid" else 1):
            raise line.wrong("the box has two pyramids and one lighthouse")
    return tuple(found)


def _read_layout(lines: _Lines, options: Options, phase: str) -> Layout:
    """The tiles as far as they are laid. A board drawn by hand is not made of tiles."""
    large, small = lines.keyed.get("layout"), lines.keyed.get("small")
    tiles, turns = _read_large(large, options) if large is not None else ((), ())
    smalls = _read_small(small, options) if small is not None else ()
    if small is not None and not tiles:
        raise small.wrong("small tiles lie beside large ones, so a line layout is needed")
    if large is not None or phase in n.PHASE_NAMES[: n.LAY_DISCS]:
        _check_laid(lines, options, phase, (len(tiles), len(turns), len(smalls)))
    return Layout(tiles, turns, smalls)


def _read_large(line: Line, options: Options) -> tuple[tuple[str, ...], tuple[int, ...]]:
    words = line.value.split()
    letters, turns = [word[0] for word in words], [word[1:] for word in words]
    in_play = large_tiles(options)
    for word in words:
        if not re.fullmatch(r"[A-O][0-5]?", word):
            raise line.wrong(f"{word!r} is no tile; write its letter and how often it is turned clockwise, such as E1")
        if word[0] not in in_play or letters.count(word[0]) > 1:
            raise line.wrong(f"the tiles {' '.join(sorted(in_play))} are laid, each once, so {word} is one too many")
    turned = [turn for turn in turns if turn]
    if turns[: len(turned)] != turned:
        raise line.wrong("tiles are turned one after the other, so those without a turn come last")
    return tuple(letters), tuple(map(int, turned))


def _read_small(line: Line, options: Options) -> tuple[SmallTile, ...]:
    sorts = small_tiles(options)
    found = []
    given = line.value.split(",")
    for part, letter in zip_longest(given, sorts[: len(given)], fillvalue=""):
        words = part.split()
        if len(words) != 4 or words[0] != letter:
            raise line.wrong(
                f"the small tiles {' '.join(sorts) or '(none)'} are laid in this order, each as its letter, place and "
                f"turn, such as P 3 -2 1, not {part.strip()!r}"
            )
        q, r = (line.read_number(word, -WIDEST // 2, WIDEST // 2 - 1) for word in words[1:3])
        found.append(SmallTile(letter, q, r, line.read_number(words[3], 0, 5)))
    return tuple(found)


def _check_laid(lines: _Lines, options: Options, phase: str, laid: tuple[int, int, int]) -> None:
    """How many tiles lie, are turned, and how many small tiles lie, must fit the phase."""
    slots, smalls = len(large_tiles(options)), len(small_tiles(options))
    tiles, turns, small = laid
    fits = {
        "tiles": tiles < slots and turns == small == 0,
        "turns": tiles == slots and turns < slots and small == 0,
        "small-tiles": tiles == turns == slots and small < smalls,
    }.get(phase, tiles == turns == slots and small == smalls)
    if not fits:
        raise lines.of("layout").wrong(
            f"{tiles} tiles, {turns} of them turned, and {small} small tiles do not fit the phase {phase}; "
            f"there are {slots} tiles and {smalls} small ones"
        )


class _Laid(NamedTuple):
    """What lies on the grid."""

    cells: dict[data.Hex, tuple[str, str]]
    """Terrain and tile."""
    features: list[tuple[str, list[data.Hex]]]
    """Where pyramids and lighthouse stand."""

    def spot(self, cell: data.Hex) -> Spot:
        return cell[1] - min(r for _, r in self.cells), cell[0] - min(q for q, _ in self.cells) + 1


def _lay_tiles(options: Options, layout: Layout, line: Line) -> _Laid:
    laid = _Laid({}, [])
    slots = facts.BOX.layouts[str(options["layout"])][int(options["seats"])]
    for slot, letter, turn in zip(slots, layout.tiles, layout.turns, strict=True):
        for cell, terrain in zip(facts.BOX.cells(slot, turn), facts.BOX.large[letter].faces, strict=True):
            laid.cells[cell] = (terrain, letter)
    for tile in layout.small:
        small = facts.BOX.small[tile.letter]
        steps = [(0, 0), data.DIRECTIONS[tile.turn], data.DIRECTIONS[(tile.turn + 1) % n.DIRECTIONS]]
        corner = [(tile.q + q, tile.r + r) for q, r in steps]
        if any(cell in laid.cells or not {*cell} <= {*range(-WIDEST // 2, WIDEST // 2)} for cell in corner):
            raise line.wrong(f"{tile.letter} {tile.q} {tile.r} {tile.turn} does not lie on free ground")
        laid.cells.update(zip(corner, [(terrain, tile.letter) for terrain in small.cells], strict=True))
        if small.feature in FEATURES:
            laid.features.append((small.feature, corner))
    return laid


def _read_board(lines: _Lines, options: Options, layout: Layout, hexes: Hexes) -> BoardPlan:
    """The board as drawn; with tiles where they lie, without tiles in the middle of the grid."""
    features = _read_features(lines, hexes)
    if layout.tiles:
        laid = _lay_tiles(options, layout, lines.of("small"))
        _compare(lines, laid, hexes, features)
        left, top = min(q for q, _ in laid.cells), min(r for _, r in laid.cells)
        tiles = {laid.spot(cell): letter for cell, (_, letter) in laid.cells.items()}
    else:
        left, top = -(max(column for _, column in hexes) // 2), -((max(row for row, _ in hexes) + 1) // 2)
        tiles = dict.fromkeys(hexes, "")
    return BoardPlan(
        tuple(
            Cell(hexes[spot].name, spot[1] - 1 + left, spot[0] + top, hexes[spot].terrain, tiles[spot])
            for spot in sorted(hexes)
        ),
        features,
    )


def _compare(lines: _Lines, laid: _Laid, hexes: Hexes, features: tuple[Feature, ...]) -> None:
    """The picture shows what the tiles have."""
    board = {laid.spot(cell): terrain for cell, (terrain, _) in laid.cells.items()}
    for spot, terrain in sorted(board.items()):
        if spot not in hexes:
            raise lines.of("board").wrong(f"{spot_name(spot)} is missing: the tiles have {terrain} there")
        if hexes[spot].terrain != terrain:
            raise hexes[spot].line.wrong(f"{spot_name(spot)} is {hexes[spot].terrain}, but {terrain} on the tiles")
    for spot in hexes:
        if spot not in board:
            raise hexes[spot].line.wrong(f"{spot_name(spot)} lies on none of the tiles")
    corners = sorted(laid.features, key=lambda feature: feature[0] == "lighthouse")
    wanted = [f"{kind}: {' '.join(spot_name(laid.spot(cell)) for cell in corner)}" for kind, corner in corners]
    if [f"{feature.kind}: {' '.join(feature.cells)}" for feature in features] != wanted:
        raise lines.of("small").wrong(f"the small tiles bring {', '.join(wanted) or 'no pyramid and no lighthouse'}")


# --- players ---------------------------------------------------------------------------------------------------------


def _read_colours(lines: _Lines, options: Options, phase: str) -> tuple[str, ...]:
    """The colours in seat order. Without any line for a player they are those of the box."""
    usual = facts.COLOURS[: int(options["seats"])]
    given = tuple(key for key in lines.keyed if key in facts.COLOURS)
    if given and len(given) != len(usual):
        line = lines.keyed[given[-1]]
        raise line.wrong(f"{len(given)} of {len(usual)} players have a line; write one for each seat, or none")
    if given and given != usual and (phase in _BY_COLOUR or options["colours"] == "fixed"):
        raise lines.keyed[given[0]].wrong(f"the colours are {', '.join(usual)} in this order as long as none are drawn")
    return given or usual


def _read_player(lines: _Lines, colour: str, hexes: Iterable[Hex], colours: tuple[str, ...]) -> Player:
    line = lines.of(colour)
    parts = _parts_of(lines.keyed.get(colour))
    mine = [drawn for drawn in hexes if drawn.colour == colour]
    stacks = [drawn for drawn in mine if drawn.is_space]
    on_board = sum(drawn.size - drawn.emperor for drawn in stacks)
    reserve = line.read_number(parts.get("reserve", "0"), 0, facts.DISCS)
    box = line.read_number(parts.get("box", str(facts.DISCS - on_board - reserve)), -MOST, facts.DISCS)
    if box < 0 or on_board + reserve + box != facts.DISCS:
        raise line.wrong(
            f"{colour} has {on_board} discs on the board, {reserve} in reserve and {max(box, 0)} in the box "
            f"besides the Emperor, not {facts.DISCS}"
        )
    return Player(
        colour=colour,
        reserve=reserve,
        box=box,
        emperor=_read_emperor(line, colour, parts.get("emperor", ""), stacks, colours),
        stock=_read_stock(line, colour, parts.get("stock"), mine),
        points=0,
        capital=False,
        alive=bool(stacks),
    )


def _parts_of(line: Line | None) -> dict[str, str]:
    """`reserve 3, emperor navy` and the like."""
    parts: dict[str, str] = {}
    # stock 5,3,1 has commas of its own
    for part in re.split(r",(?!\s*\d)", line.value) if line is not None and line.value else ():
        name, _, value = part.strip().partition(" ")
        if line is not None and (name not in ("reserve", "box", "emperor", "stock") or name in parts):
            raise line.wrong(
                f"{part.strip()!r} is none of reserve 3, box 2, emperor reserve and stock 5,3,1, each once"
            )
        parts[name] = value
    return parts


def _read_emperor(line: Line, colour: str, said: str, stacks: list[Hex], colours: tuple[str, ...]) -> str:
    crowned = [drawn for drawn in stacks if drawn.emperor]
    if len(crowned) > 1:
        raise crowned[1].line.wrong(
            f"{colour} has one Emperor, but * stands on {crowned[0].name} and {crowned[1].name}"
        )
    if crowned and said not in ("", crowned[0].name):
        raise line.wrong(f"the Emperor of {colour} stands on {crowned[0].name}")
    if crowned:
        return crowned[0].name
    gaolers = [other for other in colours if other != colour]
    if said != "reserve" and said not in gaolers:
        raise line.wrong(
            f"the Emperor of {colour} is nowhere: put * on a stack, or write emperor reserve or emperor {gaolers[0]} "
            "for a prisoner"
        )
    return said


def _read_stock(line: Line, colour: str, said: str | None, mine: list[Hex]) -> tuple[int, int, int]:
    # the three hexes of the Temple of Wind are one site
    sites = {drawn.name if drawn.terrain != "temple_wind" else "": drawn for drawn in mine}
    built = Counter(n.LEVEL_NAMES[b.size] for b in sites.values() if not b.is_space)
    left = usual_stock(built)
    for level, count in enumerate(left, 1):
        if count < 0:
            raise line.wrong(
                f"{colour} has {facts.STOCK[level]} of the building {n.LEVEL_NAMES[level]}, "
                f"not {facts.STOCK[level] - count}"
            )
    if said is None:
        return left
    counts = said.split(",")
    if len(counts) != 3:
        raise line.wrong("stock has camps, towers and castles, such as stock 5,3,1")
    camps, towers, castles = (line.read_number(count, 0, most) for count, most in zip(counts, left, strict=True))
    return (camps, towers, castles)


def _read_buildings(hexes: Hexes) -> tuple[Building, ...]:
    """In reading order. A building in the Temple of Wind may be drawn on any of its hexes, or on all three."""
    found: dict[str, Building] = {}
    temple = ""
    for spot in sorted(hexes):
        drawn = hexes[spot]
        if drawn.terrain == "temple_wind":
            temple = temple or drawn.name
        if not drawn.colour or drawn.is_space:
            continue
        site = temple if drawn.terrain == "temple_wind" else drawn.name
        built = Building(site, drawn.colour, n.LEVEL_NAMES[drawn.size])
        if found.setdefault(site, built) != built:
            raise drawn.line.wrong("the Temple of Wind carries one building")
    return tuple(found.values())


# --- the course of the game ------------------------------------------------------------------------------------------


def _read_phase(lines: _Lines) -> str:
    line = lines.keyed.get("phase")
    if line is None:
        return "act"
    if line.value not in n.PHASE_NAMES:
        raise line.wrong(f"there is no such phase; there are {', '.join(n.PHASE_NAMES)}")
    return line.value


def _read_turn(lines: _Lines, seats: int, hexes: Hexes) -> Turn:
    line = lines.of("turn")
    found: dict[str, Any] = dict.fromkeys(FLAGS, False) | dict.fromkeys(COUNTS, 0) | dict.fromkeys(PLACES, "")
    found["reinforced"] = ()
    given: set[str] = set()
    for word in lines.keyed["turn"].value.split() if "turn" in lines.keyed else ():
        name, equals, value = word.partition("=")
        if name in given:
            raise line.wrong(f"{name} is there twice")
        given.add(name)
        if name in FLAGS and not equals:
            found[name] = True
        elif name in COUNTS and equals:
            found[name] = line.read_number(value, 0, MOST)
        elif name in PLACES and equals:
            found[name] = hexes[read_spot(line, value, hexes)].name
        elif name == "reinforced" and equals:
            found[name] = tuple(hexes[read_spot(line, space, hexes)].name for space in value.split(","))
        elif name == "paid" and equals:
            zones = parts(spot for spot, drawn in hexes.items() if drawn.terrain == "storm")
            found[name] = tuple(line.read_number(bits, 0, (1 << zones) - 1) for bits in value.split(",") if bits)
        elif name == "sheltered" and value in YES_NO:
            found[name] = value == "yes"
        else:
            known = [*FLAGS, *(f"{count}=1" for count in COUNTS), *(f"{place}=c4" for place in PLACES)]
            known += ["reinforced=c4,d5", "paid=0,3", "sheltered=yes"]
            raise line.wrong(f"{word!r} is none of {', '.join(known)}")
    if "paid" in found and not found["paid_at"]:
        raise line.wrong("paid needs paid_at, the stack that has paid")
    found.setdefault("paid", (0,) if found["paid_at"] else ())
    return Turn(seat=lines.number("seat", 1, seats, 1) - 1, **found)


def _read_seats(lines: _Lines, key: str, seats: int) -> tuple[int, ...]:
    line = lines.of(key)
    words = lines.keyed[key].value.split() if key in lines.keyed else []
    if len(set(words)) != len(words):
        raise line.wrong("a seat is named twice")
    return tuple(sorted(line.read_number(word, 1, seats) - 1 for word in words))


def _read_drawn(lines: _Lines, phase: str, colours: tuple[str, ...]) -> tuple[str, ...]:
    """The colours of the seats so far. Once all are drawn, the players' lines tell them."""
    line = lines.keyed.get("drawn")
    if phase not in _BY_COLOUR:
        if line is not None and tuple(line.value.split()) != colours:
            raise line.wrong("the lines of the players come in the order in which the colours were drawn")
        return colours
    words = tuple(line.value.split()) if line is not None else ()
    if line is not None and phase != "colours":
        raise line.wrong("colours are drawn in the phase colours")
    if line is not None and (len(set(words)) != len(words) or not {*words} < {*colours}):
        raise line.wrong(f"some of {', '.join(colours)} are drawn, each once, and one at least is left")
    return words


def _read_tally(lines: _Lines, seats: int) -> tuple[int, ...]:
    line = lines.keyed.get("tally")
    if line is None:
        return (0,) * seats
    words = line.value.split()
    if len(words) != seats:
        raise line.wrong(f"tally has a number for each of {seats} players")
    return tuple(line.read_number(word, 0, MOST) for word in words)


def _read_past(lines: _Lines) -> tuple[int, ...]:
    """How the last turns ended."""
    line = lines.of("past")
    words = lines.keyed["past"].value.split() if "past" in lines.keyed else []
    if len(words) > n.REMEMBERED:
        raise line.wrong(f"past has at most {n.REMEMBERED} turns, not {len(words)}")
    for word in words:
        if not re.fullmatch(r"[0-9a-f]{1,16}", word) or not 0 < int(word, 16) < 1 << n.PRINT_BITS:
            raise line.wrong(
                f"{word!r} is no fingerprint of a position, such as 1f3a5; leave past out if none is known"
            )
    return tuple(int(word, 16) for word in words)


def _read_ending(lines: _Lines, phase: str) -> str:
    line = lines.keyed.get("ending")
    if (phase == "over") != (line is not None):
        raise lines.of("phase" if line is None else "ending").wrong("the phase over and a line ending belong together")
    if line is not None and line.value not in n.ENDINGS[1:]:
        raise line.wrong(f"a game ends by {', '.join(n.ENDINGS[1:])}")
    return line.value if line is not None else ""


# --- placing ---------------------------------------------------------------------------------------------------------


def place(text: str, game: Game) -> Position:
    """The position of a drawing; `NotationError` says which line cannot be read, or what cannot be."""
    lines = _Lines(text)
    options = _read_options(lines, game)
    table = _read_table(lines, options)
    _check_players(lines, table)
    _check_set_up(lines, table)
    _check_turn(lines, table)
    past = _read_past(lines)
    position = restore(table, past)
    if "tally" not in lines.keyed:
        position = restore(msgspec.structs.replace(table, tally=usual_tally(look(position))), past)
    if table.phase == "lose" and not position.legal(table.turn.seat):
        raise lines.of("turn").wrong("no storm takes discs of this stack on its way")
    if table.phase == "small-tiles" and not cast("State", position).chance():
        raise lines.of("small").wrong("these small tiles leave no place for the next one, so they are laid again")
    return position


def _read_options(lines: _Lines, game: Game) -> Options:
    try:
        return game.resolve(parse(game.info.options, lines.head.value.split()))
    except OptionError as error:
        raise lines.head.wrong(str(error)) from None


def _read_table(lines: _Lines, options: Options) -> Table:
    phase, seats = _read_phase(lines), int(options["seats"])
    hexes = read_rows(lines.of("board"), lines.rows, phase)
    layout = _read_layout(lines, options, phase)
    if bool(hexes) == (phase in _UNLAID):
        raise lines.of("phase").wrong(f"in the phase {phase} there is {'no board yet' if hexes else 'a board'}")
    colours = _read_colours(lines, options, phase)
    for drawn in hexes.values():
        if drawn.colour and drawn.colour not in colours:
            raise drawn.line.wrong(f"{drawn.name} is {drawn.colour}, but the players are {', '.join(colours)}")
    drawn_colours = _read_drawn(lines, phase, colours)
    table = Table(
        options=dict(options),
        phase=phase,
        step=0,
        layout=layout,
        board=_read_board(lines, options, layout, hexes) if hexes else None,
        stacks=tuple(
            Stack(drawn.name, drawn.colour, drawn.size, drawn.emperor)
            for _, drawn in sorted(hexes.items())
            if drawn.colour and drawn.is_space
        ),
        buildings=_read_buildings(hexes),
        players=tuple(_read_player(lines, colour, hexes.values(), colours) for colour in colours),
        drawn=drawn_colours,
        first=lines.number("first", 1, seats, 1) - 1,
        turn=_read_turn(lines, seats, hexes),
        tally=_read_tally(lines, seats),
        quiet=lines.number("quiet", 0, MOST, 0),
        turns=lines.number("turns", 0, MOST, 0),
        chances=lines.number("chances", 0, MOST, 0),
        ending=_read_ending(lines, phase),
        winners=_read_seats(lines, "winners", seats),
    )
    step = _step(table)
    if lines.number("step", 0, MOST, step) != step:
        raise lines.keyed["step"].wrong(f"the phase {phase} is at step {step}, as the rest of the drawing shows")
    return msgspec.structs.replace(table, step=step)


def _step(table: Table) -> int:
    """How much of a set-up phase is done."""
    done = {
        "tiles": len(table.layout.tiles),
        "turns": len(table.layout.turns),
        "small-tiles": len(table.layout.small),
        "discs": len(table.stacks),
        "colours": len(table.drawn),
    }
    return done.get(table.phase, 0)


def _check_players(lines: _Lines, table: Table) -> None:
    """The player to act has a disc on the board."""
    if table.phase not in PLAYED and "seat" in lines.keyed:
        raise lines.of("seat").wrong(f"in the phase {table.phase} chance decides, and it is nobody's turn")
    if table.phase not in PLAYED or table.phase == "over":
        return
    if not table.stacks:
        raise lines.of("board").wrong("nobody has a disc on the board, so nobody is to act")
    player = table.players[table.turn.seat]
    if not player.alive:
        raise lines.of("seat").wrong(
            f"seat {table.turn.seat + 1}, {player.colour}, has no disc on the board and no turn"
        )
    if table.phase == "swap" and any(other.emperor not in {s.space for s in table.stacks} for other in table.players):
        raise lines.of("phase").wrong("Emperors are swapped while all of them stand on the board")


def _check_set_up(lines: _Lines, table: Table) -> None:
    """Until the colours are drawn there is one disc on a space, nothing is built, and nothing has left the game."""
    if table.phase not in _BY_COLOUR:
        return
    storms = {cell.name for cell in table.board.cells if cell.terrain == "storm"} if table.board is not None else set()
    if (
        table.buildings
        or any(stack.height > 1 or stack.space in storms for stack in table.stacks)
        or any(player.box or player.emperor in facts.COLOURS for player in table.players)
    ):
        raise lines.of("phase").wrong(
            f"in the phase {table.phase} stacks are single discs on ordinary spaces, nothing is built, "
            "no disc is in the box and no Emperor a prisoner"
        )
    waiting = sum(player.reserve + (player.emperor == "reserve") for player in table.players)
    ordinary = sum(cell.terrain == "space" for cell in table.board.cells) if table.board is not None else 0
    if table.phase == "discs" and waiting != ordinary - len(table.stacks):
        raise lines.of("phase").wrong(f"{waiting} discs wait for {ordinary - len(table.stacks)} empty spaces")
    if table.phase == "colours" and waiting:
        raise lines.of("phase").wrong("the colours are drawn when all discs are on the board")


def _check_turn(lines: _Lines, table: Table) -> None:
    """Each phase of a turn has what it is about."""
    turn, player = table.turn, table.players[table.turn.seat]
    mine = {stack.space for stack in table.stacks if stack.colour == player.colour}
    if table.phase == "lose" and (turn.source not in mine or turn.goal in ("", turn.source)):
        raise lines.of("turn").wrong(
            "the phase lose needs a stack that moves and where it goes, such as source=c4 goal=e6"
        )
    if table.phase == "march" and (player.reserve < facts.MARCH_COSTS or turn.marched):
        raise lines.of("phase").wrong(
            f"a forced march is bought once a turn, with {facts.MARCH_COSTS} discs of the reserve"
        )
