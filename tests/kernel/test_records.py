"""Records: text, reading, replaying, and what is said of a damaged one."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonsaga.kernel.contract import CHANCE, State
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.errors import RecordError
from moonsaga.kernel.records import (
    End,
    Move,
    Record,
    Recorder,
    Replay,
    digest_of,
    game_of,
    play_record,
    read_folder,
    read_record,
    verify,
    write_record,
)
from moonsaga.kernel.registry import register, unregister
from support.synthetic import GAME, TABLE, SyntheticGame

RECORDS = Path(__file__).parents[1] / "records" / "synthetic"


def played(seed: int, **options: object) -> Record:
    """A random game."""
    rng = Rng(seed, 2)

    def choose(state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[int(rng.below(len(legal)))]

    names = ("Ada", "Bob", "Cyr")[: len(GAME.roles(options))]
    return play_record(GAME, options, choose, Rng(seed), names)


def ruin() -> str:
    return (RECORDS / "ruin.txt").read_text("utf-8")


def refused(text: str, words: str) -> None:
    """Reading or replaying this text fails with one sentence that says so."""
    with pytest.raises(RecordError, match=words) as caught:
        verify(GAME, read_record(text, "game.txt"))
    assert str(caught.value).startswith("game.txt")
    assert "\n" not in str(caught.value)


def test_a_record_is_the_text_of_its_game() -> None:
    record = Record(
        game="synthetic",
        edition="first",
        version=1,
        options="seats=2 rounds=4 eyes=true",
        seats=("Ada, the first", 'Bob "B"\n'),
        data="none",
        start="a\n  b\n\n c",
        moves=(Move(CHANCE, "card 3a"), Move(0, "take")),
        end=End("rounds", (0.5, 1.0), "0123456789abcdef"),
    )
    assert write_record(record) == (
        "moonsaga-record: 1\n"
        "game: synthetic\n"
        "edition: first\n"
        "behaviour: 1\n"
        "options: seats=2 rounds=4 eyes=true\n"
        'seats: ["Ada, the first", "Bob \\"B\\"\\n"]\n'
        "data: none\n"
        "start:\n"
        "    a\n"
        "      b\n"
        "\n"
        "     c\n"
        "* card 3a\n"
        "1 take\n"
        "end: rounds; returns 0.5 1; state 0123456789abcdef\n"
    )
    again = read_record(write_record(record))
    assert (again.start, again.seats, again.end) == (record.start, record.seats, record.end)
    assert [(move.seat, move.text, move.line) for move in again.moves] == [(CHANCE, "card 3a", 13), (0, "take", 14)]


@given(st.integers(0, 10_000), st.sampled_from([2, 3]))
def test_random_games_survive_text_and_json(seed: int, seats: int) -> None:
    record = played(seed, seats=seats)
    text = write_record(record)
    assert write_record(read_record(text)) == text
    assert msgspec.json.decode(msgspec.json.encode(record), type=Record) == record
    assert verify(GAME, read_record(text)).ending == record.end.ending


def test_comments_and_empty_lines_say_nothing() -> None:
    text = ruin().replace("2 take\n", "\n# the last spark is gone\n2 take\n")
    assert verify(GAME, read_record(text)).ending == "ruin"


@pytest.mark.parametrize("text", [ruin(), write_record(played(3))])
def test_a_record_cut_anywhere_is_refused(text: str) -> None:
    for end in range(len(text) - 1):
        with pytest.raises(RecordError):
            read_record(text[:end], "half.txt")


def test_a_record_cut_between_lines_says_so() -> None:
    lines = ruin().splitlines(keepends=True)
    refused("".join(lines[:-1]), f"line {len(lines) - 1}: the record is cut off here: the end line is missing")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("moonsaga-record: 1", "chess: 1", "line 1: this is not a record"),
        ("moonsaga-record: 1", "moonsaga-record: 2", "only format 1 can be read"),
        ("game: synthetic", "game: chess", "this is a record of chess, not of synthetic"),
        ("game: synthetic\n", "", "the header 'game' is missing"),
        (
            "game: synthetic\n",
            "game: synthetic\ngame: synthetic\n",
            "line 3: the header 'game' stands here for the second",
        ),
        ("game: synthetic\n", "game: synthetic\nweather: fine\n", "line 3: 'weather: fine' is neither a header"),
        ("edition: first", "edition: second", "no edition 'second'; there are first"),
        ("behaviour: 1", "behaviour: 2", "cannot be replayed, because the rules here are version 1"),
        ("behaviour: 1", "behaviour: one", "whole number, not 'one'"),
        ("data: none", "data: 12ab", r"other components of synthetic \(data 12ab\) and cannot be replayed"),
        ("options: seats=2", "options: seets=2", "there is no option 'seets'"),
        (
            "options: seats=2 rounds=4 eyes=true\nseats",
            "options: seats=2 rounds=9\nseats",
            "other options than its drawing",
        ),
        ('["Ada", "Bob"]', '["Ada"]', "1 names for 2 seats"),
        ('["Ada", "Bob"]', "Ada and Bob", "the seats are names"),
        ("    coins: 5 5", "    coins: 5", "the drawn start position cannot be read"),
        ("2 take\n", "1 take\n", "line 16: seat 1 is not to act, but seat 2"),
        ("2 take\n", "* card 1a\n", "line 16: chance is not to act, but seat 2"),
        ("* card 3b\n", "", "line 17: seat 1 is not to act, but chance"),
        ("1 pass\n", "3 pass\n", "seat 3 is not to act, but seat 1 or 2"),
        ("2 take\n", "2 fly\n", "line 16: 'fly' cannot be read"),
        ("2 take\n", "two take\n", "line 16: 'two take' is neither a header"),
        ("1 pass\n", "one pass\n", "line 18: 'one pass' is no action"),
        ("1 pass\n", f"{'9' * 5000} pass\n", "line 18: .* is no action"),
        ("behaviour: ", f"behaviour: {'9' * 5000}", "the behaviour version is a whole number"),
        (
            "2 take\n",
            "2 bury 1b\n",
            r"line 16: 'bury 1b' is not legal here: 1b is not in your hand \(Actions\)\. Choose a card",
        ),
        ("* card 3b\n", "* card 1b\n", "line 17: 'card 1b' cannot come up here; expected 'card 3b'"),
        ("end: ruin;", "end: wealth;", "the ending is ruin, the record says wealth"),
        ("returns 0 0", "returns 1 0", "the returns are 0 0, the record says 1 0"),
        ("returns 0 0", "returns 0 0 -", "line 30: the returns '0 0 -' are not numbers"),
        ("returns 0 0", "returns none", "line 30: the end line is damaged"),
        ("end: ruin", "1 take\nend: ruin", "line 30: seat 1 cannot act, the game is over"),
        ("1 keep\n2 bid sa\n", "", "the ending is unfinished, the record says ruin"),
    ],
)
def test_a_damaged_record_says_where(old: str, new: str, words: str) -> None:
    assert old in ruin()
    refused(ruin().replace(old, new, 1), words)


def test_a_record_with_another_final_position_is_refused() -> None:
    text = ruin()
    refused(text[:-17] + "0" * 16 + "\n", "the final position is [0-9a-f]{16}, the record says 0000000000000000")


def digest_in(text: str) -> str:
    return text.rstrip().rpartition(" ")[2]


class TestDumpsOfAnotherForm:
    """The fields of a position were renamed or split since, and play stayed as it was."""

    @pytest.fixture(autouse=True)
    def later(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(SyntheticGame, "dump_version", 2)

    def test_the_end_line_names_the_version(self) -> None:
        record = played(1)
        assert record.end.dump_version == 2
        text = write_record(record)
        assert f"; state v2 {record.end.digest}\n" in text
        assert read_record(text).end == record.end
        verify(GAME, read_record(text))

    def test_an_earlier_end_line_is_accepted(self) -> None:
        for digest in (digest_in(ruin()), "0" * 16, "v1 " + "0" * 16):
            verify(GAME, read_record(ruin().replace(digest_in(ruin()), digest)))

    @pytest.mark.parametrize(
        ("right", "wrong", "words"),
        [
            ("end: ruin", "end: wealth", "the ending is ruin, the record says wealth"),
            ("returns 0 0", "returns 1 0", "the returns are 0 0, the record says 1 0"),
        ],
    )
    def test_an_earlier_end_line_with_another_result_is_refused(self, right: str, wrong: str, words: str) -> None:
        assert right in ruin()
        refused(ruin().replace(right, wrong), words)

    def test_a_wrong_digest_of_this_version_is_refused(self) -> None:
        text = ruin().replace(digest_in(ruin()), "v2 " + digest_in(ruin()))
        verify(GAME, read_record(text))
        refused(text[:-17] + "0" * 16 + "\n", "the final position is [0-9a-f]{16}, the record says 0000000000000000")

    def test_a_later_version_is_refused(self) -> None:
        text = ruin().replace(digest_in(ruin()), "v3 " + digest_in(ruin()))
        refused(text, "the dump version is v2, the record says v3")

    @pytest.mark.parametrize("version", ["v0", "v", "2", "v-1", "vv2"])
    def test_a_damaged_version_is_a_damaged_end_line(self, version: str) -> None:
        refused(ruin().replace(digest_in(ruin()), f"{version} {digest_in(ruin())}"), "the end line is damaged")


def test_nothing_follows_the_end() -> None:
    refused(ruin() + "1 take\n", "nothing may follow the end line")


def test_an_unfinished_record_replays() -> None:
    record = play_record(GAME, {}, lambda state, seat: state.legal(seat)[0], Rng(1), limit=10)
    text = write_record(record)
    assert text.endswith("end: unfinished\n")
    assert verify(GAME, read_record(text)).to_act()
    assert len(record.moves) == 10


def test_an_unfinished_record_of_a_finished_game_is_refused() -> None:
    refused(ruin().rpartition("end:")[0] + "end: unfinished\n", "the ending is ruin, the record says unfinished")


def test_a_record_that_was_never_text_counts_its_actions() -> None:
    record = msgspec.structs.replace(played(1), moves=(Move(0, "take"),))
    with pytest.raises(RecordError, match="record, action 1: seat 1 is not to act, but chance"):
        verify(GAME, record)


def test_without_a_reason_a_few_legal_actions_are_named() -> None:
    class Silent(SyntheticGame):
        def why_not(self, *_: object) -> None:
            return None

    text = ruin().replace("2 take\n", "2 bury 1b\n")
    with pytest.raises(RecordError, match="expected 'take', 'bury 4a', 'bury sa', 'give 4a 1' or one of 3 more"):
        verify(Silent(), read_record(text))


def test_answers_are_listed_in_seat_order() -> None:
    """Three seats answer in any order; the record and the state do not show it."""

    def recorded(order: tuple[int, ...]) -> Recorder:
        recorder = Recorder(GAME, {"seats": 3})
        for _ in range(6):
            recorder.play(CHANCE, recorder.state.chance()[0][0])
        recorder.play(0, TABLE.number("take"))
        recorder.play(CHANCE, recorder.state.chance()[0][0])
        for seat in order:
            recorder.play(seat, TABLE.number("pass"))
        return recorder

    orders = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
    texts = {write_record(recorded(order).record()) for order in orders}
    assert len(texts) == 1
    assert texts.pop().endswith("1 pass\n2 pass\n3 pass\nend: unfinished\n")
    assert write_record(recorded((2, 0)).record()).endswith("1 pass\n3 pass\nend: unfinished\n")


def test_a_replay_gives_each_action() -> None:
    record = read_record(ruin())
    replay = Replay(GAME, record)
    actions = list(replay)
    assert actions[:2] == [(1, TABLE.number("take")), (CHANCE, 5)]
    assert digest_of(replay.state) == record.end.digest


def test_a_folder_gives_its_records() -> None:
    assert [record.source for record in read_folder(RECORDS)] == ["rounds.txt", "ruin.txt", "wealth.txt"]


@pytest.fixture
def _registered() -> Iterator[None]:
    register(GAME)
    yield
    unregister("synthetic")


@pytest.mark.usefixtures("_registered")
def test_the_game_of_a_record_is_found_by_its_name() -> None:
    assert game_of(read_record(ruin())) is GAME


def test_a_record_of_an_unknown_game_says_so() -> None:
    record = read_record(ruin().replace("game: synthetic", "game: chess"), "game.txt")
    with pytest.raises(RecordError, match=r"^game.txt: there is no game 'chess'; known games: "):
        game_of(record)


def test_players_without_names_are_anonymous() -> None:
    assert Recorder(GAME, {"seats": 3}).record().seats == ("anonymous",) * 3


@pytest.mark.parametrize("name", ["A\u2028B", "A\u0085B", "A\u2029\x0b\x0c\x1c\x1d\x1eB", 'A"\\\nB', "\ufeff"])
def test_a_name_may_hold_whatever_parts_lines(name: str) -> None:
    record = Recorder(GAME, {}, (name, "bot")).record()
    assert read_record(write_record(record)).seats == (name, "bot")
    verify(GAME, read_record(write_record(record)))


def test_a_record_names_everybody_at_the_table() -> None:
    with pytest.raises(RecordError, match="1 names for 2 seats"):
        Recorder(GAME, {}, ("only one",))


@pytest.mark.parametrize("word", ["1e999", "-1e999"])
def test_returns_are_finite(word: str) -> None:
    refused(ruin().replace("returns 0 0", f"returns {word} 0"), "returns .* are no numbers")


def test_lines_may_end_as_on_other_systems() -> None:
    text = ruin()
    assert read_record(text.replace("\n", "\r\n")) == read_record("\ufeff" + text) == read_record(text)


@pytest.mark.parametrize("text", ["", "\n", " \r\n\n"])
def test_an_empty_record_is_called_empty(text: str) -> None:
    refused(text, r"^game.txt is empty$")
