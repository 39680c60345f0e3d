"""The synthetic game itself: its secrets, its worlds, its drawings."""

from collections import Counter

import pytest

from moonsaga.kernel.contract import CHANCE
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import NotationError
from support.selection import many
from support.synthetic import GAME, NAMES, TABLE, Position


def placed(text: str) -> Position:
    state = GAME.from_diagram(text)
    assert isinstance(state, Position)
    return state


def play(state: Position, *lines: str) -> Position:
    """Lines as in a record: `1 take`, `* card 3a`."""
    for line in lines:
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who) - 1
        state.apply(seat, GAME.read(state, seat, text))
    return state


SMALL = """
options: seats=2 rounds=4 eyes=true
now: round 1 turn 1 act
coins: 2 2
hand 1: 5a
hand 2: {card}
discards: 1b 2b 3a 3b 4a 4b 5b sb
"""
"""Three cards are unknown to seat 1: 1a, 2a and sa; one of them is in hand 2."""


def count_worlds(state: Position, seat: int, draws: int) -> Counter[tuple[str, str]]:
    """How often each world comes up: the card of the other hand, and its secret answer."""
    rng = Rng(1)
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(draws):
        world = GAME.sample(state.view(seat), rng)
        assert isinstance(world, Position)
        answer = world.answers[1]
        found[NAMES[world.cards(1)[0]], GAME.write(world, 1, answer) if answer >= 0 else ""] += 1
    return found


def evenly(found: Counter[tuple[str, str]], draws: int) -> bool:
    """Five standard deviations are far more than a fair sampler ever shows."""
    share = draws / len(found)
    return all(abs(times - share) < 5 * share**0.5 for times in found.values())


def test_sample_deals_unknown_cards_evenly() -> None:
    draws = many(3000, 900)
    found = count_worlds(placed(SMALL.format(card="2a")), 0, draws)
    assert found.keys() == {("1a", ""), ("2a", ""), ("sa", "")}
    assert evenly(found, draws)


def test_sample_gives_each_world_with_a_secret_answer_the_same_chance() -> None:
    """The holder of the spark has two answers, so such a state comes up twice as often as each of the others."""
    state = placed(SMALL.format(card="2a").replace("hand 1: 5a", "hand 1: 5a 5b").replace(" 5b sb", " sb"))
    play(state, "1 show 5a")
    assert state.to_act() == (0, 1)
    play(state, "2 pass")
    draws = many(4000, 1000)
    found = count_worlds(state, 0, draws)
    assert found.keys() == {("1a", "pass"), ("2a", "pass"), ("sa", "pass"), ("sa", "spark sa")}
    assert evenly(found, draws)


def test_sample_redraws_secret_bids() -> None:
    state = placed(SMALL.format(card="2a").replace(" act", " bid"))
    play(state, "2 bid 2a")
    draws = many(6000, 1500)
    found = count_worlds(state, 0, draws)
    assert found.keys() == {(card, answer) for card in ("1a", "2a", "sa") for answer in ("keep", f"bid {card}")}
    assert evenly(found, draws)


def test_a_player_who_looked_at_a_card_follows_it() -> None:
    """Seat 1 looks at the top card, seat 2 takes it: both know where it is, spectators do not."""
    state = placed(SMALL.format(card="2a"))
    play(state, "1 peek", "* card sa", "1 pass", "2 pass", "2 take")
    assert state.chance() == [(NAMES.index("sa"), 1)]
    play(state, "* card sa")
    assert [slot.card for slot in state.view(0).memory.hands[1]] == [NAMES.index("sa"), None]
    assert [slot.card for slot in state.view(None).memory.hands[1]] == [None, None]


def test_shuffling_takes_knowledge_away() -> None:
    state = placed(
        """
        options: seats=2 rounds=4 eyes=true
        now: round 1 turn 1 act
        coins: 2 2
        hand 1: 1a 2a
        hand 2: 3a 4a 5a sa
        discards: 1b 2b 3b 4b 5b sb
        """
    )
    play(state, "1 take")
    assert len(state.chance()) == 6
    assert all(not state.knowers[card] for card, _ in state.chance())


def test_a_window_asks_nobody_whose_cards_are_all_known_not_to_be_sparks() -> None:
    state = placed(SMALL.format(card="2a"))
    play(state, "1 show 5a")
    assert state.to_act() == (1,)


def test_several_sparks_count_in_turn_order() -> None:
    """Seat 2 acted and has one coin: seat 3 comes before seat 1 and takes it."""
    state = placed(
        """
        options: seats=3 rounds=4 eyes=true
        now: round 1 turn 2 act
        coins: 2 1 2
        hand 1: sa 1a
        hand 2: 2a 3a
        hand 3: sb 4a
        """
    )
    play(state, "2 bury 2a", "3 spark sb", "1 spark sa", "2 pass")
    assert state.coins == [2, 0, 3]


def test_a_bid_that_two_seats_make_wins_nothing() -> None:
    state = placed(
        """
        options: seats=2 rounds=4 eyes=true
        now: round 1 turn 1 bid
        coins: 2 2
        hand 1: 2b
        hand 2: 2a
        """
    )
    play(state, "1 bid 2b", "2 bid 2a")
    assert state.coins == [2, 2]
    assert state.round == 2


def test_a_drawing_reads_back_where_its_viewer_knows_everything_drawn() -> None:
    text = """\
options: seats=3 rounds=4 eyes=false
now: round 2 turn 3 act
coins: 1 2 3
hand 1: 1a:23* 2a:2
hand 2:
hand 3: sb:1
top: 3a:12
bottom: 4a:13 5b:1
discards: 1b"""
    assert GAME.diagram(placed(text).view(0)) == text


def test_a_drawing_shows_unknown_cards_face_down() -> None:
    assert "hand 2: ?\n" in GAME.diagram(placed(SMALL.format(card="2a")).view(0))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("options:", "opinions:"),
        ("hand 2: 2a", "hand 2: ?"),
        ("hand 2: 2a", "hand 2: 5a"),
        ("hand 2: 2a", "hand 2: 2a:x"),
        ("coins: 2 2", "coins: 2"),
        ("coins: 2 2", "coins: 20 2"),
        ("coins: 2 2", "coins: two 2"),
        ("turn 1 act", "turn 1 deal"),
    ],
)
def test_a_drawing_that_cannot_be_read(old: str, new: str) -> None:
    with pytest.raises(NotationError):
        GAME.from_diagram(SMALL.format(card="2a").replace(old, new))


@pytest.mark.parametrize("text", ["fly", "bury", "bury 9z", "give 1a", "give 1a 4", "card 1a", "take 1a"])
def test_notation_that_cannot_be_read(text: str) -> None:
    with pytest.raises(NotationError):
        GAME.read(placed(SMALL.format(card="2a")), 0, text)


def test_a_seat_that_is_not_to_act_is_refused_with_a_reason() -> None:
    state = placed(SMALL.format(card="2a"))
    refusal = GAME.why_not(state, 1, TABLE.number("take"))
    assert refusal is not None
    assert refusal.reason.key == "refusal-not-asked"
    refusal = GAME.why_not(state, 0, TABLE.size)
    assert refusal is not None
    assert refusal.reason.key == "refusal-no-such-action"


def test_a_finished_game_refuses_everything() -> None:
    state = placed(SMALL.format(card="2a"))
    state.end("rounds")
    refusal = GAME.why_not(state, 0, 0)
    assert refusal is not None
    assert refusal.reason.key == "refusal-game-over"
    assert state.returns() == [1.0, 1.0]
