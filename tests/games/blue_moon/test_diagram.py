"""Positions as text: what is drawn can be placed wherever nothing is half done."""

from __future__ import annotations

from typing import Any

import pytest

from moonsaga.games.blue_moon.game import GAME
from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError
from moonsaga.kernel.records import draw_outcome
from support.selection import some

pytestmark = pytest.mark.once

PLACED = {"main", "call", "end", "decks"}
OPEN_FIELDS = ("place", "knows", "mark", "aboard", "aim", "combat", "live", "support", "bottom", "discards", "leaders")


def drawn(state: Any) -> str:
    """A drawing that hides nothing: each side as its owner sees it."""
    both = [GAME.diagram(state.view(seat)).splitlines() for seat in (0, 1)]
    own = {line.partition(":")[0]: line for seat in (0, 1) for line in both[seat] if line.startswith(f"{seat + 1} ")}
    return "\n".join(own.get(line.partition(":")[0], line) for line in both[0])


def facts(state: Any) -> dict[str, Any]:
    """What a drawing says: all but how often something happened, and what was remembered of hidden cards."""
    raw = state.raw()
    turn = {key: value for key, value in raw["turn"].items() if key not in ("turns", "learned", "then", "drawer")}
    same = {key: raw[key] for key in (*OPEN_FIELDS, "hand", "deck", "dragons", "score", "decks", "options")}
    return {**same, "turn": turn}


GAMES: dict[str, tuple[dict[str, object], int]] = {
    "ships": ({"deck_1": "buka", "deck_2": "mimix"}, 1),
    "demands": ({"deck_1": "aqua", "deck_2": "pillar"}, 2),
    "gangs": ({"deck_1": "khind", "deck_2": "buka"}, 3),
    "mulligan": ({"deck_1": "terrah", "deck_2": "hoax", "mulligan": True}, 4),
    "match": ({"match": True}, 5),
}
"""Options and seed."""


@pytest.mark.parametrize("name", some(GAMES, 2))
def test_every_position_in_which_nothing_is_half_done_can_be_placed(name: str) -> None:
    """Whole random games: placed, a position is the same and offers the same; others are refused in a sentence."""
    options, seed = GAMES[name]
    rng = Rng(seed)
    state: Any = GAME.new(options)
    met: set[str] = set()
    for _ in range(400):
        asked = state.to_act()
        if not asked:
            break
        now = state.view(None).table.now
        answered = state.view(None).table.answered if now.phase == "decks" else ()
        if now.phase in PLACED and not answered:
            met.add(f"{now.phase} {now.stage}")
            placed: Any = GAME.from_diagram(drawn(state))
            assert facts(placed) == facts(state), drawn(state)
            assert placed.to_act() == asked
            assert [placed.legal(seat) for seat in asked] == [state.legal(seat) for seat in asked]
        else:
            with pytest.raises(NotationError, match="half done"):
                GAME.from_diagram(drawn(state))
        seat = asked[0]
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.pick(state.legal(seat)))
    assert {"main beginning", "main character"} <= met


TABLE = """
    options: deck_1=vulca deck_2=hoax
    now: seat 1, fire, main, character
    turn: plays=1 combat_plays=1 normals=1 character=1
    1 hand: vulca-18 Fireblast; vulca-23
    1 combat: vulca-04
    2 hand: hoax-01
    2 combat: hoax-08
"""


def test_a_position_in_the_middle_of_a_turn_is_placed() -> None:
    """A character was played: a booster may follow, another character may not."""
    state: Any = GAME.from_diagram(TABLE)
    lines = {GAME.write(state, 0, action) for action in state.legal(0)}
    assert lines == {"play vulca-18", "play vulca-23", "announce"}


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("main, character", "choose, character, seat 1 is asked: pick", "half done"),
        ("main, character", "draw, after", "half done"),
        ("main, character", "main, sometime", "stages of a turn"),
        ("seat 1, fire", "seat 1, water", "fire or earth"),
        ("hoax-01", "hoax-01; 3 hidden", "names every card"),
        ("vulca-23", "vulca-04", "two places"),
        ("vulca-23", "hoax-02", "not in the deck"),
        ("vulca-23", "Lightning Bolts", "names no card"),
        ("normals=1", "normals=one", "names with numbers"),
        ("vulca-23", "; ".join(f"vulca-{card:02}" for card in range(5, 16)), "at most 10 cards in a hand"),
        ("normals=1", "first_out=5000", "names with numbers"),
        ("normals=1", "first_out=2", "out of range"),
        ("normals=1", "starter=2", "out of range"),
        ("normals=1", "normals=-1", "out of range"),
        ("normals=1", "lead=vulca-28", "does not lie with a leader"),
        ("turn: plays=1 combat_plays=1 normals=1 character=1", "turn: stopped=1", "nobody could act"),
        ("1 combat: vulca-04", "1 aims: vulca-21", "an aim names two cards"),
        ("1 combat: vulca-04", "1 cargo: vulca-04", "has no ship"),
        ("options: deck_1=vulca", "option: deck_1=vulca", "a drawing begins with"),
    ],
)
def test_a_wrong_diagram_is_refused_in_one_sentence(old: str, new: str, problem: str) -> None:
    """A `NotationError` for each mistake."""
    assert old in TABLE
    with pytest.raises(NotationError, match=problem):
        GAME.from_diagram(TABLE.replace(old, new, 1))


def test_remarks_behind_cards_are_read() -> None:
    """Seen, shown, face down, used, as FREE: what cannot be seen on a card stands behind it."""
    state: Any = GAME.from_diagram("""
        options: deck_1=buka deck_2=hoax
        now: seat 1, fire
        1 hand: buka-01 (seen); buka-02 (shown); buka-03
        1 combat: buka-13 (free)
        1 support: buka-07 (face down); buka-25 (used)
        1 ships: buka-28; buka-29 (landed)
        1 cargo: buka-04 (on buka-29)
        2 combat: hoax-08
        2 hand: hoax-01
    """)
    side, seen = state.view(1).table.sides[0], state.view(1).memory.seen[0]
    names = state.view(1).table.decks[0]
    assert [names[slot] for slot in seen.hand] == ["buka-01", "buka-02"]
    assert [names[slot] for slot in side.shown] == ["buka-02"]
    assert (side.face_down, side.support[0]) == ((0,), -1)
    assert [names[slot] for slot in (*side.as_free, *side.used, *side.landed)] == ["buka-13", "buka-25", "buka-29"]
    assert [tuple(names[slot] for slot in pair) for pair in side.cargo] == [("buka-04", "buka-29")]
