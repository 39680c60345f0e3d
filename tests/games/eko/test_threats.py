"""What a player is warned of: the stacks that could take another, if it were their turn."""

from games.eko.tables import legal, play, table
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State

FIELD = """
    eko
    light_blue: reserve 2
    navy: reserve 1
    board:
      a1:  .   .   B2*  x   .
      b1:    .   N3  x   .   .
      c1:  B1  .   .   .   N1*
"""

ROW = "eko\nboard:\n  a1: B2* . N1 . N4*"


def threats(state: State) -> dict[str, list[str]]:
    return GAME.threats(state.view(None))


def test_a_stack_fears_those_that_could_take_it_on_their_turn() -> None:
    found = threats(table(FIELD))
    assert "stack:b2" in found["space:a3"]
    assert "stack:b2" in found["space:c1"]
    assert "stack:c5" not in found.get("space:a3", [])


def test_own_stacks_are_no_threat() -> None:
    state = table(FIELD)
    colour = {stack.space: stack.colour for stack in state.view(None).table.stacks}
    for space, stacks in threats(state).items():
        assert all(colour[stack.partition(":")[2]] != colour[space.partition(":")[2]] for stack in stacks)


def test_on_ones_own_turn_they_are_the_attacks_one_may_make() -> None:
    """The rules are asked: what the seat to act threatens is what it may attack."""
    state = table(ROW)
    mine = {line for line in legal(state) if "x" in line and " " not in line}
    said = {
        f"{stack.partition(':')[2]}x{space.partition(':')[2]}"
        for space, stacks in threats(state).items()
        for stack in stacks
    }
    assert mine
    assert mine <= said


def test_an_attack_that_happened_is_a_threat_no_more() -> None:
    state = table(ROW)
    attack = next(line for line in legal(state) if "x" in line and " " not in line)
    state = play(state, attack)
    assert f"stack:{attack.split('x')[0]}" not in {s for stacks in threats(state).values() for s in stacks}


def test_before_the_first_turn_there_are_none() -> None:
    assert threats(GAME.new({"seats": 2})) == {}
