"""Ekö through the contract: refusals, targets, notation, events, views, roles, returns and evaluation."""

from collections.abc import Iterable

import pytest

from games.eko.tables import legal, look, play, table
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import CHANCE, Event, State, Target
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError, OptionError
from moonsaga.kernel.laws import check_position
from moonsaga.kernel.records import draw_outcome
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.texts import game_texts

BUSY = """
    eko seats=3 storms=1 portals=true temple_moon=true temple_sand=true
    light_blue: reserve 5, emperor navy
    navy: reserve 4
    purple: reserve 2, emperor reserve
    board:
      a2:        .    ~B3   ~    P4
      b1:     B2    .     N1*  o    x
      c1:  d    mB1    g     .    P1   .
      d1:     .    sB1    c    lB1   .    o
      e1:        B1    .    N1    .    .
"""


def positions() -> Iterable[tuple[str, State]]:
    """A position of each phase in which a seat decides."""
    busy = table(BUSY)
    yield "act", busy
    crowned = table(BUSY.replace("reserve 5, emperor navy", "reserve 5").replace("~B3 ", "~B3*"))
    yield "lose", play(crowned, "a3-b2")
    marching = play(busy, "b1-a2")
    yield "march", marching
    yield "march action", play(marching, "march")
    yield "reinforce", play(marching, "halt")
    yield (
        "over",
        table("""
        eko seats=2
        phase: over
        light_blue: reserve 14, emperor navy
        navy: reserve 3, emperor light_blue
        ending: last-on-board
        winners: 2
        board:
          a1:  .  N1
    """),
    )


def at_first_swap(seats: int = 2, seed: int = 0) -> State:
    """A new game after all that is chance."""
    state = GAME.new({"seats": seats})
    rng = Rng(seed)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))
    return state


POSITIONS = dict(positions()) | {"swap": at_first_swap()}
each_position = pytest.mark.parametrize("state", list(POSITIONS.values()), ids=list(POSITIONS))


def test_the_game_is_found_by_its_name() -> None:
    """Contract: the registry knows Ekö."""
    assert get_game("eko") is GAME
    assert GAME.info.seats == (2, 3, 4)
    assert GAME.info.secrets is False


# Laws at chosen positions


@each_position
def test_all_laws_hold_at_a_position_of_each_phase(state: State) -> None:
    """Contract: legal and why_not agree, copies are independent, notation, views and paths survive."""
    check_position(GAME, state)


def test_laws_hold_while_chance_deals() -> None:
    """Contract: the same for the steps of the set-up."""
    state = GAME.new({"seats": 2, "storms": 1})
    rng = Rng(7)
    seen = set()
    while state.to_act() == (CHANCE,):
        phase = look(state).phase
        if phase not in seen:
            check_position(GAME, state)
        seen.add(phase)
        state.apply(CHANCE, draw_outcome(state, rng))
    assert seen == {"tiles", "turns", "small-tiles", "discs", "colours", "first"}


# Refusals


def test_a_refusal_names_the_rule_the_reason_and_advice() -> None:
    """Contract: why_not gives the section of the rules, the reason and what to do instead."""
    state = POSITIONS["act"]
    assert GAME.why_not(state, 0, GAME.read(state, 0, "a3xb3")) is None
    refused = GAME.why_not(state, 0, GAME.read(state, 0, "e1 build d2 tower"))
    assert refused is not None
    assert refused.rule == "building"
    assert refused.reason.key == "refusal-terrain-too-low"
    assert refused.advice.key == "advice-terrain-too-low"


def test_a_refusal_of_the_wrong_phase_advises_for_the_phase_that_is() -> None:
    """Contract: the advice depends on what is to be done now."""
    state = POSITIONS["march"]
    refused = GAME.why_not(state, 0, GAME.read(state, 0, "reinforce b2 1"))
    assert refused is not None
    assert refused.advice.key == "advice-wrong-phase-march"


def test_the_refusal_says_that_a_seat_is_not_to_act() -> None:
    """Contract: another seat may do nothing now, and after the end nobody may."""
    refused = GAME.why_not(POSITIONS["act"], 1, 0)
    assert refused is not None
    assert refused.reason.key == "refusal-not-asked"
    refused = GAME.why_not(POSITIONS["over"], 1, 0)
    assert refused is not None
    assert refused.reason.key == "refusal-game-over"
    refused = GAME.why_not(POSITIONS["act"], 0, GAME.info.actions)
    assert refused is not None
    assert refused.reason.key == "refusal-no-such-action"


@each_position
def test_touching_a_legal_path_is_never_refused(state: State) -> None:
    """Contract: each beginning of each legal action's path continues."""
    for seat in state.to_act():
        for action in state.legal(seat):
            path = GAME.targets(state, seat, action)
            for end in range(len(path) + 1):
                assert GAME.why_not(state, seat, path[:end]) is None


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ((Target("stack", "b3"),), "not-your-stack"),
        ((Target("stack", "a3"), Target("space", "a5")), "not-stronger"),
        ((Target("stack", "e1"), Target("space", "e3")), "not-stronger"),
        ((Target("stack", "e1"), Target("site", "c2")), "no-site"),
        ((Target("stack", "e1"), Target("site", "d2"), Target("building", "castle")), "terrain-too-low"),
        ((Target("stack", "e1"), Target("space", "e1")), "same-space"),
        ((Target("site", "d2"), Target("stack", "e1")), "no-enemy-here"),
        ((Target("button", "pass"),), "can-act"),
        ((Target("button", "march"),), "wrong-phase"),
        ((Target("stack", "e1"), Target("discs", "1")), "wrong-phase"),
        ((Target("loss", "1"),), "wrong-phase"),
        ((Target("button", "dance"),), "no-such-action"),
    ],
)
def test_touching_something_that_does_not_lead_on_is_explained(path: tuple[Target, ...], reason: str) -> None:
    """Contract: for touches that begin no legal action, the reason a rulebook would give."""
    refused = GAME.why_not(POSITIONS["act"], 0, path)
    assert refused is not None
    assert refused.reason.key == f"refusal-{reason}"


# Targets and notation


def paths(state: State) -> dict[str, list[tuple[str, str]]]:
    """What is touched for each legal action, by its notation."""
    seat = state.to_act()[0]
    return {
        GAME.write(state, seat, action): [(target.kind, target.name) for target in GAME.targets(state, seat, action)]
        for action in state.legal(seat)
    }


def test_what_is_touched_for_each_kind_of_action() -> None:
    """Contract: the things a person touches, in the order of touching."""
    acting = paths(POSITIONS["act"])
    assert acting["e1-e2"] == [("stack", "e1"), ("space", "e2")]
    assert acting["b1 build c1 camp"] == [("stack", "b1"), ("site", "c1"), ("building", "camp")]
    assert acting["sand e3"] == [("site", "d2"), ("stack", "e3")]
    assert paths(POSITIONS["march"]) == {"march": [("button", "march")], "halt": [("button", "halt")]}
    reinforcing = paths(POSITIONS["reinforce"])
    assert reinforcing["reinforce e1 2"] == [("stack", "e1"), ("discs", "2")]
    assert reinforcing["moon e2"] == [("site", "d4"), ("space", "e2")]
    assert paths(POSITIONS["lose"])["lose 1 emperor"] == [("loss", "1+emperor")]
    assert paths(POSITIONS["swap"])["keep"] == [("button", "keep")]


def test_the_payment_is_touched_only_where_there_is_a_choice() -> None:
    """Contract: with the Emperor in the stack, what is paid is asked if it could be spared."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B2*  .  N1
          b1:  d    gB1
    """)
    found = paths(state)
    camp = [("stack", "a1"), ("site", "b1"), ("building", "camp")]
    assert found["a1 build b1 camp"] == [*camp, ("payment", "without-emperor")]
    assert found["a1 build b1 camp emperor"] == [*camp, ("payment", "with-emperor")]


@each_position
def test_notation_names_each_legal_action_again(state: State) -> None:
    """Contract: what is written is read as the same action, in any case and with any blanks."""
    for seat in state.to_act():
        for action in state.legal(seat):
            line = GAME.write(state, seat, action)
            assert GAME.read(state, seat, line) == action
            assert GAME.read(state, seat, f"  {line.upper().replace(' ', '   ')} ") == action


def test_any_sign_between_two_spaces_is_a_move() -> None:
    """Notation: `-`, `+` and `x` are written to be read; a player may use any of them."""
    state = POSITIONS["act"]
    assert len({GAME.read(state, 0, f"e1 {sign} e2") for sign in "-+x"}) == 1
    assert {"e1-e2", "a3xb3"} <= legal(state)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("z9-a2", "there is no z9 on this board"),
        ("c1-a2", "c1 is no space"),
        ("e1 build a2 camp", "a2 is no building site"),
        ("e1 build c2 camp", "e1 does not touch c2"),
        ("reinforce e1 4", "is no action"),
        ("dance", "is no action"),
        ("", "is no action"),
    ],
)
def test_notation_that_names_nothing_says_why(line: str, words: str) -> None:
    """Contract: a line that names no action is an error with a sentence."""
    with pytest.raises(NotationError, match=words):
        GAME.read(POSITIONS["act"], 0, line)


def test_notation_of_chance_that_cannot_be_drawn_says_so() -> None:
    """Contract: chance's lines are checked too."""
    with pytest.raises(NotationError, match="nothing that can be drawn"):
        GAME.read(GAME.new({"seats": 2}), CHANCE, "tile Z")


# Events


def told(state: State, *lines: str) -> list[Event]:
    """The events of these actions."""
    after = state.copy()
    after.keep_journal()
    for line in lines:
        seat = after.to_act()[0]
        after.apply(seat, GAME.read(after, seat, line))
    return after.take_events()


def keys(events: Iterable[Event]) -> list[str]:
    return [event.public.key.removeprefix("event-") for event in events if event.public is not None]


def arguments(events: Iterable[Event], key: str) -> dict[str, str | int]:
    return next(event.public.args for event in events if event.public and event.public.key == f"event-{key}")


def test_events_of_moves() -> None:
    """Events: moving, joining, attacking, and who begins the next turn."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: emperor light_blue
        board:
          a1:  .  B2  B1  N1  N1
    """)
    assert keys(told(state, "a2-a1")) == ["moved", "turn"]
    assert arguments(told(state, "a2-a1"), "moved") == {
        "who": "colour-light-blue",
        "from": "a2",
        "to": "a1",
        "count": 2,
    }
    assert arguments(told(state, "a2-a1"), "turn") == {"who": "colour-navy", "number": 2}
    assert keys(told(state, "a3+a2")) == ["regrouped", "turn"]
    assert keys(
        told(
            table("""
        eko seats=2
        light_blue: emperor navy
        navy: emperor light_blue
        board:
          a1:  B2  N1
    """),
            "a1xa2",
        )
    ) == ["attacked", "eliminated", "ended"]


def test_events_of_a_capture_and_its_exchange() -> None:
    """Events: who took whom, and who changed prisons."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: reserve 0
        board:
          a1:  B3  N2*  .  N1
    """)
    events = told(state, "a1xa2")
    assert keys(events) == ["attacked", "captured", "exchanged"]
    assert arguments(events, "attacked")["victim"] == "colour-navy"
    assert arguments(events, "exchanged") == {
        "who": "colour-light-blue",
        "gaoler": "colour-navy",
        "captive": "colour-navy",
        "both": 1,
    }


def test_an_exchange_tells_whether_both_emperors_go_home() -> None:
    """Events, ruling E13: with a third player's Emperor only the captor's own goes home."""
    state = table("""
        eko seats=3
        light_blue: emperor navy
        navy: emperor reserve
        purple: reserve 0
        board:
          a1:  B3  P2*  .  N1  .  P1
    """)
    assert arguments(told(state, "a1xa2"), "exchanged") == {
        "who": "colour-light-blue",
        "gaoler": "colour-navy",
        "captive": "colour-purple",
        "both": 0,
    }


def test_the_event_of_a_kamikaze_says_whether_it_was_the_emperor() -> None:
    """Events: an Emperor who destroys four discs lies in the own reserve."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B1*  N4  B1  .  N1
    """)
    assert arguments(told(state, "a1xa2"), "kamikaze")["emperor"] == 1
    assert arguments(told(state, "a3xa2"), "kamikaze")["emperor"] == 0


def test_events_of_a_kamikaze_and_the_end() -> None:
    """Events: the Kamikaze, who is out, and how the game ended."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N4  .  N1
    """)
    events = told(state, "a1xa2")
    assert keys(events) == ["kamikaze", "eliminated", "ended"]
    assert arguments(events, "eliminated") == {"who": "colour-light-blue"}
    assert arguments(events, "ended") == {"ending": "last-on-board", "count": 1, "winner1": "colour-navy"}


def test_events_of_buildings_march_and_reinforcement() -> None:
    """Events: building, a building that returns, the march, reinforcement with and without the Emperor."""
    state = table("""
        eko seats=2
        light_blue: reserve 3, emperor reserve
        navy: emperor light_blue
        board:
          a1:  B4   .  .  N1
          b1:  dN1
    """)
    events = told(state, "a1 build b1 camp", "march", "a1-a2", "reinforce a2 2")
    assert keys(events) == ["building-returned", "built", "marched", "moved", "reinforced", "turn"]
    assert arguments(events, "building-returned") == {"who": "colour-navy", "site": "b1", "building": "building-camp"}
    assert arguments(events, "built") == {
        "who": "colour-light-blue",
        "site": "b1",
        "building": "building-camp",
        "from": "a1",
        "count": 2,
        "emperor": 0,
    }
    assert arguments(events, "reinforced") == {"who": "colour-light-blue", "space": "a2", "count": 2, "emperor": 1}


def test_a_building_tells_whether_the_emperor_paid() -> None:
    """Events: the price, and the Emperor among it or not."""
    state = table("""
        eko seats=2
        light_blue: reserve 0
        navy: emperor light_blue
        board:
          a1:  B3*  .  .  N1
          b1:  gB1
    """)
    for line, emperor in (("a1 build b1 tower emperor", 1), ("a1 build b1 tower", 0)):
        built = arguments(told(state, line), "built")
        assert (built["count"], built["emperor"]) == (2, emperor)


def test_events_of_storms_and_temples() -> None:
    """Events: what a storm took, and what the temples did."""
    state = POSITIONS["act"]
    assert arguments(told(state, "sand e3"), "sand") == {
        "who": "colour-light-blue",
        "space": "e3",
        "victim": "colour-navy",
    }
    stormed = arguments(told(POSITIONS["lose"], "lose 1 emperor"), "storm")
    assert stormed == {"who": "colour-light-blue", "from": "a3", "count": 1, "emperor": 1}
    moon = told(POSITIONS["reinforce"], "moon e2")
    assert keys(moon) == ["moon", "turn"]
    assert arguments(moon, "moon") == {"who": "colour-light-blue", "space": "e2", "emperor": 0}


def test_events_of_passing() -> None:
    """Events: a player who cannot act."""
    state = table("""
        eko seats=2
        light_blue: emperor navy
        navy: emperor light_blue
        board:
          a1:  B1  N2  .
    """)
    assert keys(told(state, "pass")) == ["passed", "turn"]


def test_events_of_the_swap_before_the_game() -> None:
    """Events: an Emperor who trades places, one who stays, and the first turn."""
    state = POSITIONS["swap"]
    line = next(line for line in sorted(legal(state)) if line.startswith("swap"))
    assert keys(told(state, line, "keep")) == ["swapped", "kept", "turn"]


def test_events_of_the_set_up() -> None:
    """Events: everything that chance does can be shown."""
    state = GAME.new({"seats": 2, "storms": 1})
    state.keep_journal()
    rng = Rng(3)
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))
    found = keys(state.take_events())
    assert set(found) - {"tiles-turned-again"} == {
        "tile-laid",
        "small-tile-laid",
        "board-laid",
        "disc-laid",
        "colour-drawn",
        "first-drawn",
    }
    assert found.count("disc-laid") == 32


def test_a_player_who_draws_a_colour_is_named_by_their_seat() -> None:
    """A table puts the name of the person in the place of the seat."""
    state, rng = GAME.new({"seats": 2}), Rng(1)
    state.keep_journal()
    while state.to_act() == (CHANCE,):
        state.apply(CHANCE, draw_outcome(state, rng))
    told = [message for event in state.take_events() if (message := event.for_seat(None)) is not None]
    drawn = [message for message in told if message.key == "event-colour-drawn"]
    assert [message.args["seat"] for message in drawn] == ["seat-1", "seat-2"]
    names = game_texts(GAME, "en")
    assert names.say(drawn[0]).startswith("Player 1 plays ")


def test_every_event_is_public_and_nothing_is_noted_without_a_journal() -> None:
    """Events: Ekö has no secrets, and states without a journal stay silent."""
    for event in told(POSITIONS["act"], "b1-a2"):
        assert event.for_seat(None) == event.for_seat(1) == event.public
    silent = POSITIONS["act"].copy()
    silent.apply(0, silent.legal(0)[0])
    assert silent.take_events() == []


# Views


@each_position
def test_all_seats_and_spectators_see_the_same_whole_table(state: State) -> None:
    """Views: nothing is hidden, all remember the same turns, and the position can be rebuilt from any view."""
    whole = look(state)
    for seat in (*range(len(whole.players)), None):
        view = state.view(seat)
        assert view.seat == seat
        assert view.table == whole
        assert view.memory == state.view(None).memory
        assert GAME.sample(view, Rng(0)).dump() == state.dump()
        assert GAME.key(view) == GAME.key(state.view(None))


def test_a_view_tells_everything_that_lies_on_the_table() -> None:
    """Views: board, stacks, buildings, player boards and the course of the turn."""
    seen = look(POSITIONS["march"])
    assert seen.phase == "march"
    assert seen.turn.seat == 0
    assert seen.turn.acted
    assert len(seen.stacks) == 7
    assert {(b.site, b.colour, b.kind) for b in seen.buildings} == {
        ("c2", "light_blue", "camp"),
        ("d2", "light_blue", "camp"),
        ("d4", "light_blue", "camp"),
    }
    assert seen.players[0].stock == (2, 3, 1)
    assert seen.players[0].points == 3
    assert seen.players[1].emperor == "b3"
    assert seen.board is not None
    assert {cell.terrain for cell in seen.board.cells} >= {"space", "storm", "portal", "temple_moon", "temple_sand"}


# What else the contract asks for


def test_roles_are_colours_where_they_are_fixed() -> None:
    """Contract: one role for each seat; drawn colours are not known before the game."""
    assert GAME.roles({"seats": 3, "colours": "fixed"}) == ("light_blue", "navy", "purple")
    assert GAME.roles({"seats": 2}) == ("seat-1", "seat-2")


def test_options_that_cannot_be_played_together_are_refused() -> None:
    """Contract: a combination that the box does not allow is an error with a sentence."""
    for wrong in (
        {"lighthouse": True},
        {"temple_tiles": "rulebook", "temple_moon": True, "temple_sand": True},
        {"board": "reference", "layout": "star"},
    ):
        with pytest.raises(OptionError):
            GAME.new(wrong)


def test_the_barrier_rises_with_chance_and_with_nothing_else() -> None:
    """Contract: only chance can surprise anybody; players' actions can be taken back."""
    state = GAME.new({"seats": 2})
    rng = Rng(1)
    while state.to_act() == (CHANCE,):
        before = state.barrier
        state.apply(CHANCE, draw_outcome(state, rng))
        assert state.barrier == before + 1
    before = state.barrier
    for _ in range(20):
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0])
    assert state.barrier == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_box_holds_sixteen_discs_and_nine_buildings_for_each_player(seats: int) -> None:
    """The Emperor, Components: one Emperor among sixteen discs; five camps, three towers and a castle."""
    state = at_first_swap(seats)
    counts = {"discs": 15, "Emperor": 1, "camps": 5, "towers": 3, "castles": 1}
    box = GAME.inventory(state)
    assert {
        f"{what} of {seat}": count for what, count in counts.items() for seat in range(seats)
    }.items() <= box.items()
    assert sum(box.values()) == sum(counts.values()) * seats


@each_position
def test_the_evaluation_is_defined_and_knows_who_won(state: State) -> None:
    """Contract: a number from 0 to 1 for each seat, 0 and 1 themselves for games that are over."""
    values = [GAME.evaluate(state, seat) for seat in range(len(look(state).players))]
    assert all(0 <= value <= 1 for value in values)
    if state.ending:
        assert values == state.returns()


@each_position
def test_a_drawing_places_the_same_position(state: State) -> None:
    """Contract: draw and place are each other's opposite."""
    assert GAME.from_diagram(GAME.diagram(state.view(None))).dump() == state.dump()
