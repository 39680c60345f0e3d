"""What a net receives of a position: named, within bounds, and nothing that the seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Any

import pytest

from games.blue_moon.duel import Duel, Side, duel, find
from games.blue_moon.variants import MATCHES, RANDOM_DECKS, table
from moonsaga.games.blue_moon.box import codes as n
from moonsaga.games.blue_moon.game import GAME
from moonsaga.games.blue_moon.input_names import NAMES
from moonsaga.kernel.cores.playout import playout
from moonsaga.kernel.cores.rng import Rng
from support.selection import many

Encoder = Callable[[Any, int], list[float]]
POSITIONS = many(1000, 200)


def positions(count: int) -> Iterator[tuple[Any, int]]:
    """Positions of random games with all kinds of decks, and of matches, as either seat sees them."""
    found = 0
    for seed in range(count):
        state: Any = GAME.new(table(MATCHES if seed % 5 == 4 else RANDOM_DECKS, seed))
        rng = Rng(seed)
        while state.to_act():
            playout(state, rng, 7)
            for seat in range(n.SEATS):
                yield state, seat
                found += 1
                if found == count:
                    return


def told(found: Duel, seat: int = 0) -> dict[str, float]:
    """The inputs of a duel by name, those that are not 0."""
    return {name: value for name, value in zip(NAMES, found.state.inputs(seat), strict=True) if value}


def test_every_number_has_a_name_and_is_small() -> None:
    """As many numbers as names, hardly any beyond 1, most of them 0."""
    for state, seat in positions(many(400, 60)):
        inputs = state.inputs(seat)
        assert len(inputs) == len(NAMES) == n.INPUTS
        assert all(-1.0 <= value <= 4.0 for value in inputs)
        assert sum(value != 0.0 for value in inputs) < 170
    assert len(set(NAMES)) == n.INPUTS
    assert GAME.input_names(GAME.resolve({})) == NAMES


def encoded(state: Any, seat: int) -> list[float]:
    inputs: list[float] = state.inputs(seat)
    return inputs


def peeping(state: Any, seat: int) -> list[float]:
    """Broken on purpose: one more number, which judges the opponent's hand."""
    return [*encoded(state, seat), state.value(seat)]


def leaks(encode: Encoder, state: Any, seat: int, rng: Rng) -> list[int]:
    """The inputs that differ in a world that this seat cannot tell from the true one."""
    world: Any = GAME.sample(state.view(seat), rng)
    pairs = zip(encode(state, seat), encode(world, seat), strict=True)
    return [place for place, (here, there) in enumerate(pairs) if here != there]


def test_inputs_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart() -> None:
    """The law of secrets, on positions of all phases; `sweep_game` looks at it too."""
    rng = Rng(21)
    for state, seat in positions(POSITIONS):
        assert not [NAMES[place] for place in leaks(encoded, state, seat, rng)]


def test_an_encoder_that_looks_into_the_other_hand_is_found_out() -> None:
    """A third of the positions is enough to see it."""
    rng = Rng(22)
    found = [leaks(peeping, state, seat, rng) for state, seat in positions(60)]
    assert sum(one == [n.INPUTS] for one in found) > len(found) // 3


FIGHT = duel(
    Side(hand="Cinder, Flare", active="Volca", covered="Lavar", support="Tome of Wisdom"),
    Side(active="Stars Shining", hand="Spark", shown="Blaze", discards="Torch"),
)


def some_of(found: dict[str, float], row: str) -> set[str]:
    """The cards told in a row, without its name."""
    return {name.removeprefix(row) for name in found if name.startswith(row)}


def test_each_card_is_told_where_it_is() -> None:
    """By its number in the box, whoever holds it."""
    own, other = told(FIGHT, 0), told(FIGHT, 1)
    assert some_of(own, "0.hand.") == {"vulca-14", "vulca-15"}
    assert some_of(own, "0.play.") == some_of(other, "1.play.") == {"vulca-05", "hoax-20"}
    assert f"0.gone.{find('Lavar').card}" in own
    assert some_of(own, "1.play.") == some_of(other, "0.play.") == {"mimix-24"}
    assert sum(value for name, value in own.items() if name.startswith(("0.hand", "0.deck.", "0.play", "0.gone"))) > 29


def test_cards_of_the_other_are_unseen_or_known_to_be_in_hand() -> None:
    """Half for those that may be in hand, all for those that everybody saw go there."""
    unseen = {name: value for name, value in told(FIGHT, 0).items() if name.startswith("1.unseen.")}
    assert unseen[f"1.unseen.{find('Spark').card}"] == 0.5
    assert [name for name, value in unseen.items() if value == 1.0] == [f"1.unseen.{find('Blaze').card}"]
    assert told(FIGHT, 0)["1.known-hand"] == pytest.approx(1 / 3)


def test_what_can_be_matched_is_told() -> None:
    """Of a fight in which the own hand is enough, and that of the other cannot be, whatever it holds."""
    inputs = told(FIGHT)
    assert inputs["0.can-answer"] == inputs["0.enough-alone"] == 1.0
    assert "0.cannot-answer" not in inputs
    weak = duel(Side(active="Volca", hand="Spark"), Side(active="Lavar, Fireblast", hand="Flare"))
    assert "0.can-answer" not in told(weak)
    assert told(weak)["0.cannot-answer"] == 1.0


@pytest.mark.every_mode
def test_equal_positions_give_equal_inputs_in_every_mode() -> None:
    """Compiled, checked and interpreted, to the last bit."""
    digest = sha256()
    for state, seat in positions(24):
        digest.update(repr(state.inputs(seat)).encode())
    assert digest.hexdigest()[:16] == "8ffcbe8eb6f918a2"
