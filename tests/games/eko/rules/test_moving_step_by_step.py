"""Moving with storms and portals, compared with a plain walk: one step after the other, every zone noted."""

from collections.abc import Iterator

import pytest

from games.eko.tables import legal, look, play, stack, table
from moonsaga.games.eko.box.data import DIRECTIONS
from moonsaga.games.eko.game import GAME
from moonsaga.kernel.contract import State
from moonsaga.kernel.cores.rng import Rng

Zones = frozenset[int]
Losses = dict[str, set[str]]
"""For each goal the answers to the question what the storms take; `{"-"}` where nothing is asked."""

SIZE = 5


class Ground:
    """The hexes of a board and what lies beside them."""

    def __init__(self, state: State) -> None:
        board = look(state).board
        assert board is not None
        self.terrain = {cell.name: cell.terrain for cell in board.cells}
        self._at = {(cell.q, cell.r): cell.name for cell in board.cells}
        self._where = {name: spot for spot, name in self._at.items()}
        self.zone: dict[str, int] = {}
        for name, terrain in self.terrain.items():
            if terrain == "storm" and name not in self.zone:
                self._spread(name, len(self._where) + len(self.zone))

    def _spread(self, name: str, zone: int) -> None:
        self.zone[name] = zone
        for other in self.beside(name):
            if self.terrain[other] == "storm" and other not in self.zone:
                self._spread(other, zone)

    def beside(self, name: str) -> list[str]:
        q, r = self._where[name]
        return [self._at[q + i, r + j] for i, j in DIRECTIONS if (q + i, r + j) in self._at]

    def steps(self, name: str) -> Iterator[str]:
        """One step, or one step through the portals."""
        for other in self.beside(name):
            if self.terrain[other] in ("space", "storm"):
                yield other
            elif self.terrain[other] == "portal":
                exits = (door for door in self.terrain if self.terrain[door] == "portal" and door != other)
                yield from (
                    out for door in exits for out in self.beside(door) if self.terrain[out] in ("space", "storm")
                )

    def touched(self, name: str) -> Zones:
        return frozenset({self.zone[name]} if name in self.zone else ())


def walk(state: State, source: str) -> set[tuple[str, Zones]]:
    """Where a stack can end, with the zones that it has touched by then."""
    ground = Ground(state)
    taken = {found.space for found in look(state).stacks} - {source}
    begin = (source, ground.touched(source))
    seen, front = {begin}, [begin]
    while front:
        here, zones = front.pop()
        for other in ground.steps(here):
            reached = (other, zones | ground.touched(other))
            if reached not in seen:
                seen.add(reached)
                if other not in taken:
                    front.append(reached)
    return {(goal, zones) for goal, zones in seen if goal != source}


def may_end(state: State, source: str, goal: str, lost: int, emperor: bool) -> bool:
    """May the stack end there after losing so many discs, the Emperor among them or not?"""
    mine, there = stack(state, source), stack(state, goal)
    assert mine is not None
    left, crowned = mine[1] - lost, mine[2] and not emperor
    if left < 1 or (emperor and not (mine[2] and lost)):
        return False
    if there is None:
        return True
    if there[0] == mine[0]:
        return there[1] + left <= 4
    return left > there[1] or (left == there[1] and crowned) or (left == 1 and there[1] == 4)


def walked(state: State, source: str, paid: set[Zones]) -> Losses:
    """The moves of a stack that has paid for one of these sets of zones."""
    found: Losses = {}
    for goal, zones in walk(state, source):
        for lost in {len(zones - before) for before in paid}:
            for emperor in (False, True):
                if may_end(state, source, goal, lost, emperor):
                    found.setdefault(goal, set()).add(f"lose {lost}" + " emperor" * emperor)
    return found


def offered(state: State, source: str) -> Losses:
    """The same, as the rules have it."""
    found: Losses = {}
    for line in legal(state):
        if line.startswith(source) and " " not in line:
            after = play(state, line)
            found[line[len(source) + 1 :]] = legal(after) if look(after).phase == "lose" else {"-"}
    return found


def compare(state: State, source: str, paid: set[Zones]) -> Losses:
    """Both must agree; nothing is asked where there is nothing to choose."""
    wanted, shown = walked(state, source, paid), offered(state, source)
    asked = {goal: losses if len(losses) > 1 else {"-"} for goal, losses in wanted.items()}
    assert shown == asked, f"{source}\n{GAME.diagram(state.view(None))}"
    return wanted


def random_token(rng: Rng) -> str:
    storm = "~" if rng.below(2) else ""
    kind = rng.below(8)
    if kind == 0:
        return "x"
    if kind == 1:
        return f"{storm}N{1 + rng.below(4)}"
    if kind == 2:
        return f"{storm}B{1 + rng.below(2)}"
    return storm or "."


def random_table(rng: Rng) -> State:
    """Some hexes with storms, portals and stacks. Light blue can afford a forced march; navy has a stack far away."""
    while True:
        rows = [[random_token(rng) for _ in range(SIZE)] for _ in range(SIZE)]
        rows[0][0] = ("~" if rng.below(2) else "") + f"B{1 + rng.below(4)}" + ("*" if rng.below(2) else "")
        if rng.below(2):
            rows[1][rng.below(SIZE)] = rows[3][rng.below(SIZE)] = "o"
        discs = {letter: sum(int(t.strip("~*")[1:]) for row in rows for t in row if letter in t) for letter in "BN"}
        if discs["B"] <= 12 and discs["N"] <= 14:
            drawn = "\n".join(f"  {chr(97 + i)}1: {' '.join(row)}" for i, row in enumerate(rows))
            emperor = "" if "*" in rows[0][0] else ", emperor reserve"
            return table(
                f"eko\nlight_blue: reserve 3{emperor}\nnavy: emperor reserve\nboard:\n{drawn}\n  f1: _ _ _ _ _ _ N1"
            )


@pytest.mark.parametrize("seed", range(40))
def test_moves_and_losses_are_those_that_a_walk_finds(seed: int) -> None:
    """Moving, Labyrinth of Storms, Portals: rulings E11, E31 to E33 and E36."""
    state = random_table(Rng(seed))
    for found in look(state).stacks:
        if found.colour == "light_blue":
            compare(state, found.space, {frozenset()})


@pytest.mark.parametrize("seed", range(40))
def test_a_forced_march_finds_what_is_paid_for_free(seed: int) -> None:
    """Labyrinth of Storms: one disc for a zone and turn, whichever way was meant (rulings E32 and E44)."""
    rng = Rng(seed, 1)
    state = random_table(rng)
    for source in (found.space for found in look(state).stacks if found.colour == "light_blue"):
        moves = sorted((goal, loss) for goal, losses in walked(state, source, {frozenset()}).items() for loss in losses)
        if not moves:
            continue
        goal, loss = moves[rng.below(len(moves))]
        after = play(state, f"{source}-{goal}")
        after = play(after, loss) if look(after).phase == "lose" else after
        lost = int(loss.split()[1])
        paid = {zones for end, zones in walk(state, source) if end == goal and len(zones) == lost}
        if look(after).phase == "march" and stack(after, goal) is not None:
            compare(play(after, "march"), goal, paid)
