"""Each law can fail: the synthetic game with one mistake in it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from moonsaga.kernel.contract import CHANCE, Event, Message, Refusal, State, Target, View
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.laws import LawBroken, check_endings, check_position, sweep_game
from moonsaga.kernel.options import Options
from support import synthetic
from support.synthetic import ACT, CARDS, GAME, SPARKS, TABLE, Position, SyntheticGame, SyntheticView, bit, refusal

SEEDS = range(60)
DRAWN = """
options: seats=2 rounds=4 eyes=true
now: round 2 turn 1 act
coins: 3 2
hand 1: 1a 2b
hand 2: 3a sa
"""


def with_position(mistaken: type[Position]) -> SyntheticGame:
    """The game played with another position."""

    class Mistaken(SyntheticGame):
        position_type = mistaken

    return Mistaken()


def with_info(**changes: Any) -> SyntheticGame:
    class Mistaken(SyntheticGame):
        info = msgspec.structs.replace(GAME.info, **changes)

    return Mistaken()


def breaks(law: int, game: SyntheticGame, words: str = "") -> None:
    """Some game of these seeds breaks the law, and the sentence says where."""
    with pytest.raises(LawBroken, match=rf"law {law} .*synthetic.*seed \d+, decision \d+.*{words}"):
        sweep_all(game)


def sweep_all(game: SyntheticGame) -> None:
    for seed in SEEDS:
        sweep_game(game, {"seats": 2 + seed % 2}, seed, every=3)


# Law 1: choices and refusals


def test_law_1_an_action_that_is_neither_listed_nor_refused() -> None:
    class Forgetful(Position):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat)[:3]

    breaks(1, with_position(Forgetful), "is not legal, and why_not says None")


def test_law_1_more_actions_than_search_has_room_for() -> None:
    class Generous(Position):
        def legal(self, seat: int) -> list[int]:
            return list(range(10_000)) if super().legal(seat) else []

    breaks(1, with_position(Generous), "search has room for 8192")


def test_law_1_an_action_that_is_listed_and_refused() -> None:
    class Strict(SyntheticGame):
        def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
            if action == TABLE.number("pass"):
                return refusal("no-spark", 0)
            return super().refuse_action(state, seat, action)

    breaks(1, Strict(), "is legal, and why_not says Refusal")


def test_law_1_a_seat_without_an_action() -> None:
    class Stuck(Position):
        def legal(self, seat: int) -> list[int]:
            return [action for action in super().legal(seat) if self.phase != synthetic.SPARK]

    breaks(1, with_position(Stuck), "has no legal action")


def test_law_1_an_action_twice() -> None:
    class Twice(Position):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat) * 2

    breaks(1, with_position(Twice), "twice")


@pytest.mark.parametrize("wrong", [-1, TABLE.size, False])
def test_law_1_a_number_outside_the_table(wrong: int) -> None:
    class Outside(Position):
        def legal(self, seat: int) -> list[int]:
            return [*super().legal(seat)[1:], wrong] if seat in self.to_act() else []

    breaks(1, with_position(Outside), "no number below")


def test_law_1_a_choice_for_a_seat_that_is_not_asked() -> None:
    class Eager(Position):
        def legal(self, seat: int) -> list[int]:
            return super().legal(seat) or [0]

    breaks(1, with_position(Eager), "not to act")


def test_law_1_a_legal_action_that_fails() -> None:
    class Failing(Position):
        def give(self, card: int, seat: int) -> None:
            raise IndexError(card)

    breaks(1, with_position(Failing), "is legal and fails")


def test_law_1_a_game_that_is_too_long() -> None:
    breaks(1, with_info(longest=6), "more than 6 decisions")


def test_law_1_an_ending_nobody_knows() -> None:
    breaks(1, with_info(endings=("wealth",)), "the ending is")


def test_law_1_a_game_that_ends_and_goes_on() -> None:
    class Unending(Position):
        def end(self, ending: str) -> None:
            self.ending = ending
            self.end_turn()

    breaks(1, with_position(Unending), "has ended")


def test_law_1_seats_out_of_order() -> None:
    class Backwards(Position):
        def to_act(self) -> tuple[int, ...]:
            return super().to_act()[::-1]

    breaks(1, with_position(Backwards), "neither seats in order")


@pytest.mark.parametrize(
    ("outcomes", "words"), [([], "no outcome"), ([(1, 1), (1, 1)], "twice"), ([(1, 0), (2, 1)], "weights")]
)
def test_law_1_chance_without_sense(outcomes: list[tuple[int, int]], words: str) -> None:
    class Odd(Position):
        def chance(self) -> list[tuple[int, int]]:
            return outcomes

    breaks(1, with_position(Odd), words)


def test_law_1_too_few_returns() -> None:
    class Short(Position):
        def returns(self) -> list[float]:
            return super().returns()[1:]

    breaks(1, with_position(Short), "returns")


# Law 2: same record, same states


def test_law_2_a_dump_that_is_never_the_same() -> None:
    ticks = count()

    class Ticking(Position):
        def dump(self) -> bytes:
            return super().dump()[:-1] + b",%d]" % next(ticks)

        @classmethod
        def load(cls, data: bytes) -> Self:
            return super().load(data.rpartition(b",")[0] + b"]")

    breaks(2, with_position(Ticking), "another dump")


def test_law_2_a_field_that_is_not_loaded() -> None:
    class Losing(Position):
        @classmethod
        def load(cls, data: bytes) -> Self:
            loaded = super().load(data)
            loaded.bottom = loaded.bottom[:0]
            return loaded

    breaks(2, with_position(Losing), "another dump")


def test_law_2_a_field_that_is_not_dumped() -> None:
    class Moody(Position):
        mood = 0

        def show(self, card: int) -> None:
            self.mood += 1
            if self.mood % 2:
                super().show(card)
            else:
                self.ask_for_sparks()

    breaks(2, with_position(Moody), "a copy of the state")


def test_law_2_a_replay_that_differs() -> None:
    games = count()

    class Counting(Position):
        """Each position is born with another number of coins; copies of it are right."""

        def __init__(self, options: Options) -> None:
            super().__init__(options)
            if next(games) % 2:
                self.bank -= 1

    breaks(2, with_position(Counting), "")


def test_law_2_answers_whose_order_matters() -> None:
    class Hasty(Position):
        def answer(self, seat: int, action: int) -> None:
            if action == TABLE.number("keep") and len(self.to_act()) == self.seats:
                self.pay(1 - bool(seat), seat)
            super().answer(seat, action)

    breaks(2, with_position(Hasty), "opposite order")


def test_law_2_answers_that_depend_on_others() -> None:
    class Copying(Position):
        def legal(self, seat: int) -> list[int]:
            legal = super().legal(seat)
            return legal if len(self.to_act()) != 1 or self.phase == ACT else legal[:1]

    class Mistaken(SyntheticGame):
        position_type = Copying

        def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
            return None if action in state.legal(seat) else refusal("no-path")

    breaks(2, Mistaken(), "who has answered before")


def test_law_2_a_copy_that_shares() -> None:
    class Sharing(Position):
        def copy(self) -> Self:
            twin = super().copy()
            twin.coins = self.coins
            return twin

    game = with_position(Sharing)
    state = game.from_diagram(DRAWN)
    shared = Sharing.load(state.dump())
    with pytest.raises(LawBroken, match=r"law [24] "):
        check_position(game, shared)


def test_law_2_a_journal_that_makes_a_difference() -> None:
    class Vain(Position):
        def tell(self, key: str, **args: str | int) -> None:
            if self.journal is not None:
                self.barrier += 1

    breaks(2, with_position(Vain), "a journal makes a difference")


# Law 3: no leaks


def test_law_3_a_view_for_chance() -> None:
    class Trusting(Position):
        def view(self, seat: int | None) -> SyntheticView:
            return super().view(None if seat is None else seat % self.seats)

    breaks(3, with_position(Trusting), "there is a view for -1, which is no seat")


def test_law_3_a_view_with_another_seats_card() -> None:
    class Open(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            table = msgspec.structs.replace(view.table, turn=self.place[SPARKS[0]])
            return msgspec.structs.replace(view, table=table)

    breaks(3, with_position(Open), "view of")


def test_law_3_a_view_whose_order_tells() -> None:
    class Ordered(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            known = bit(seat)
            hands = tuple(
                tuple(
                    synthetic.Slot(card if self.knowers[card] & known else None, self.knowers[card])
                    for card in self.cards(owner)
                )
                for owner in range(self.seats)
            )
            return msgspec.structs.replace(view, memory=msgspec.structs.replace(view.memory, hands=hands))

    breaks(3, with_position(Ordered), "view of")


def test_law_3_a_view_with_the_answers_of_others() -> None:
    class Peeping(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            answered = tuple(sorted(view.table.answered, key=lambda seat: self.answers[seat]))
            return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, answered=answered))

    breaks(3, with_position(Peeping), "view of")


def test_law_3_a_view_that_fits_no_world() -> None:
    class Absurd(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, answer=0))

    breaks(3, with_position(Absurd), "sample fails")


def test_law_3_a_sample_that_is_not_a_world_of_the_view() -> None:
    class Careless(SyntheticGame):
        def sample(self, view: View, rng: Rng) -> State:
            state = super().sample(view, rng)
            assert isinstance(state, Position)
            one, other = rng.below(CARDS), rng.below(CARDS)
            state.place[one], state.place[other] = state.place[other], state.place[one]
            return state

    breaks(3, Careless(), "view of")


def test_law_3_a_sample_that_depends_on_the_state() -> None:
    behind: dict[int, Position] = {}
    kept: list[View] = []

    class Bound(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            kept.append(view)
            behind[id(view)] = self
            return view

    class Cheating(SyntheticGame):
        position_type = Bound

        def sample(self, view: View, rng: Rng) -> State:
            return behind[id(view)].copy() if id(view) in behind else super().sample(view, rng)

    breaks(3, Cheating(), "worlds hang on more than the view")


def test_law_3_choices_that_depend_on_a_hidden_card() -> None:
    def forbidden(state: Position, seat: int, action: int) -> bool:
        return action == TABLE.number("peek") and state.place[SPARKS[0]] not in (seat, synthetic.MIDDLE)

    class Telling(Position):
        def legal(self, seat: int) -> list[int]:
            return [action for action in super().legal(seat) if not forbidden(self, seat, action)]

    class Mistaken(SyntheticGame):
        position_type = Telling

        def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
            assert isinstance(state, Position)
            return refusal("no-eyes") if forbidden(state, seat, action) else super().refuse_action(state, seat, action)

    breaks(3, Mistaken(), "legal of")


def test_law_3_a_refusal_that_tells() -> None:
    class Telling(SyntheticGame):
        def refuse_action(self, state: State, seat: int, action: int) -> Refusal | None:
            found = super().refuse_action(state, seat, action)
            assert isinstance(state, Position)
            where: dict[str, str | int] = {"place": state.place[SPARKS[0]]}
            return found and msgspec.structs.replace(found, reason=Message(found.reason.key, where))

    breaks(3, Telling(), "why_not of action")


def test_law_3_a_refused_path_that_tells() -> None:
    class Telling(SyntheticGame):
        def refuse_path(self, state: State, seat: int, path: tuple[Target, ...]) -> Refusal:
            assert isinstance(state, Position)
            return refusal("not-yours", state.cards(1 - bool(seat))[0] if state.cards(1 - bool(seat)) else 0)

    breaks(3, Telling(), "why_not of the path")


def test_law_3_targets_that_tell() -> None:
    class Telling(SyntheticGame):
        def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
            assert isinstance(state, Position)
            mark = Target("mark", str(state.place[SPARKS[0]] == 1 - bool(seat)))
            return (mark, *super().targets(state, seat, action))

    breaks(3, Telling(), "targets of action")


def test_law_3_notation_that_tells() -> None:
    class Telling(SyntheticGame):
        def write(self, state: State, seat: int, action: int) -> str:
            assert isinstance(state, Position)
            text = super().write(state, seat, action)
            return text if state.place[SPARKS[0]] != 1 - bool(seat) or seat == CHANCE else text.replace(" ", "  ")

    breaks(3, Telling(), "notation of action")


def test_law_3_a_drawing_and_a_key_that_differ_for_equal_views() -> None:
    ticks = count()

    class Drawing(SyntheticGame):
        def diagram(self, view: View) -> str:
            return super().diagram(view) + str(next(ticks))

    class Keyed(SyntheticGame):
        def key(self, view: View) -> bytes:
            return super().key(view) + bytes([next(ticks) % 2])

    breaks(3, Drawing(), "drawing of")
    breaks(3, Keyed(), "key of")


def test_law_3_inputs_of_a_net_that_tell() -> None:
    class Encoding(Position):
        def inputs(self, seat: int) -> list[float]:
            return [float(self.place[SPARKS[0]] == 1 - bool(seat))]

    class Encoded(SyntheticGame):
        position_type = Encoding

        def input_names(self, options: Options) -> tuple[str, ...]:
            return ("1.spark",)

    breaks(3, Encoded(), "inputs of")


def test_law_3_a_resampled_position_that_looks_otherwise() -> None:
    class Resampling(Position):
        def resampled(self, seat: int, rng: Rng) -> Position:
            other = self.copy()
            one, another = rng.below(CARDS), rng.below(CARDS)
            other.place[one], other.place[another] = other.place[another], other.place[one]
            return other

    breaks(3, with_position(Resampling), "view of")


def test_law_3_a_window_that_asks_only_who_holds_the_card() -> None:
    class Knowing(Position):
        def could_hold_spark(self, seat: int) -> bool:
            return any(card in SPARKS for card in self.cards(seat))

    breaks(3, with_position(Knowing), "is asked next")


def test_law_3_an_event_that_names_a_hidden_card() -> None:
    class Loud(Position):
        def tell_card(self, key: str, card: int, **args: str | int) -> None:
            self.tell(key, card=synthetic.NAMES[card], **args)

    breaks(3, with_position(Loud), "the events tell")


def test_law_3_an_event_whose_fuller_form_goes_to_the_wrong_seat() -> None:
    class Mistold(Position):
        def tell_card(self, key: str, card: int, **args: str | int) -> None:
            super().tell_card(key, card, **args)
            if self.journal:
                self.journal[-1] = msgspec.structs.replace(self.journal[-1], seats=tuple(range(self.seats)))

    breaks(3, with_position(Mistold), "the events tell")


def test_law_3_an_event_that_names_a_secret_answer() -> None:
    class Loud(Position):
        def answer(self, seat: int, action: int) -> None:
            self.tell("answer", who=GAME.write(self, seat, action))
            super().answer(seat, action)

    breaks(3, with_position(Loud), "the events tell")


def test_law_3_an_event_with_a_hidden_field() -> None:
    """The same action in two worlds: what it says of a card nobody touched."""

    class Careless(Position):
        def tell(self, key: str, **args: str | int) -> None:
            if self.journal is not None:
                self.journal.append(Event(Message(f"event-{key}", {**args, "spark": self.place[SPARKS[0]]})))

    breaks(3, with_position(Careless), "the events tell")


def test_law_3_a_memory_that_changes_before_the_barrier() -> None:
    class Still(Position):
        def bury(self, card: int) -> None:
            super().bury(card)
            self.barrier -= 1

    breaks(3, with_position(Still), "and not the barrier")


@pytest.mark.parametrize("step", [0, -1])
def test_law_3_a_barrier_that_does_not_rise(step: int) -> None:
    class Flat(Position):
        def apply(self, seat: int, action: int) -> None:
            before = self.barrier
            super().apply(seat, action)
            if seat == CHANCE:
                self.barrier = before + step

    breaks(3, with_position(Flat), "the barrier")


def test_law_3_views_that_differ_in_a_game_that_says_it_has_no_secrets() -> None:
    breaks(3, with_info(secrets=False), "no secrets")


# Law 4: conservation


def test_law_4_a_coin_that_vanishes() -> None:
    class Leaky(Position):
        def peek(self) -> None:
            super().peek()
            self.bank -= 1

    breaks(4, with_position(Leaky), "coins")


def test_law_4_a_card_that_is_twice_in_the_deck() -> None:
    class Doubled(Position):
        def bury(self, card: int) -> None:
            self.bottom.append(card)
            super().bury(card)
            self.bottom.append(card)

    breaks(4, with_position(Doubled), "cards")


# Law 5: writing and reading


def test_law_5_notation_that_leaves_something_out() -> None:
    class Terse(SyntheticGame):
        def write(self, state: State, seat: int, action: int) -> str:
            return " ".join(super().write(state, seat, action).split()[:2])

    breaks(5, Terse(), "cannot be read")


def test_law_5_notation_that_is_read_as_something_else() -> None:
    class Swapped(SyntheticGame):
        def read(self, state: State, seat: int, text: str) -> int:
            return super().read(state, seat, text.replace("1b", "1a"))

    breaks(5, Swapped(), "is read as")


@pytest.mark.parametrize("mark", ["\n", " "])
def test_law_5_notation_that_is_not_one_line(mark: str) -> None:
    class Sprawling(SyntheticGame):
        def write(self, state: State, seat: int, action: int) -> str:
            return super().write(state, seat, action) + mark

    breaks(5, Sprawling(), "trimmed line")


def test_law_5_a_view_that_json_changes() -> None:
    class Listing(Position):
        def view(self, seat: int | None) -> SyntheticView:
            view = super().view(seat)
            coins: Any = list(view.table.coins)
            return msgspec.structs.replace(view, table=msgspec.structs.replace(view.table, coins=coins))

    breaks(5, with_position(Listing), "does not survive JSON")


def test_law_5_a_view_of_another_seat() -> None:
    class Swapped(Position):
        def view(self, seat: int | None) -> SyntheticView:
            return msgspec.structs.replace(super().view(seat), seat=seat or 0)

    breaks(5, with_position(Swapped), "the spectator says it is of seat 0")


def test_law_5_a_record_that_does_not_survive() -> None:
    breaks(5, with_info(data_hash=" none"), "written, read and written again")


# Law 6: endings


def test_law_6_an_ending_without_a_record(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match=r"law 6 .*synthetic: no record ends with wealth, ruin, rounds"):
        check_endings(GAME, tmp_path)


def test_law_6_a_record_that_does_not_replay(tmp_path: Path) -> None:
    records = Path(__file__).parents[1] / "records" / "synthetic"
    text = (records / "ruin.txt").read_text("utf-8")
    (tmp_path / "ruin.txt").write_text(text.replace("ruin;", "wealth;"), "utf-8")
    with pytest.raises(LawBroken, match=r"law 6 .*ruin.txt, end line"):
        check_endings(GAME, tmp_path)


# Law 7: target paths


def targets_instead(kind: str, wanted: Sequence[int]) -> SyntheticGame:
    """The same game, where this kind of action is touched with only some of its targets."""

    class Mistaken(SyntheticGame):
        def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
            path = super().targets(state, seat, action)
            return tuple(path[index] for index in wanted) if TABLE.split(action)[0].name == kind else path

    return Mistaken()


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [("show", [0]), ("bury", [0]), ("give", [1]), ("give", [0])],
)
def test_law_7_a_path_that_begins_another(kind: str, wanted: list[int]) -> None:
    breaks(7, targets_instead(kind, wanted), "is the beginning of the other's")


def test_law_7_an_action_without_targets() -> None:
    class Untouchable(SyntheticGame):
        def targets(self, state: State, seat: int, action: int) -> tuple[Target, ...]:
            return super().targets(state, seat, action) if len(state.legal(seat)) > 1 else ()

    breaks(7, Untouchable(), "has no targets")


def test_law_7_a_refusal_on_the_way() -> None:
    class Impatient(SyntheticGame):
        def why_not(self, state: State, seat: int, path: int | Sequence[Target]) -> Refusal | None:
            if not isinstance(path, int) and len(path) == 1 and seat in state.to_act():
                return refusal("no-path")
            return super().why_not(state, seat, path)

    breaks(7, Impatient(), "begins a legal action")
