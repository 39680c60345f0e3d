"""The action table: numbers and arguments."""

import pytest

from moonsaga.kernel.actions import ActionKind, ActionTable

TABLE = ActionTable(
    ActionKind("move", {"from": 4, "way": 3}, "move {from} {way}", ("space", "space")),
    ActionKind("pass", {}, "pass", ("button",)),
    ActionKind("buy", {"card": 5}, "buy {card}", ("card",)),
)


def test_numbers_run_through_the_kinds() -> None:
    assert TABLE.size == 4 * 3 + 1 + 5
    assert [TABLE[name].first for name in ("move", "pass", "buy")] == [0, 12, 13]


def test_each_number_is_one_kind_with_arguments() -> None:
    split = [TABLE.split(action) for action in range(TABLE.size)]
    assert [TABLE.number(kind.name, *arguments) for kind, arguments in split] == list(range(TABLE.size))
    assert len({(kind.name, arguments) for kind, arguments in split}) == TABLE.size


@pytest.mark.parametrize("action", [-1, TABLE.size])
def test_other_numbers_are_none(action: int) -> None:
    with pytest.raises(ValueError, match="there is no action"):
        TABLE.split(action)


@pytest.mark.parametrize(
    ("arguments", "words"), [((1,), "takes 2 arguments, not 1"), ((4, 0), "argument 4 is not below 4"), ((0, -1), "-1")]
)
def test_arguments_that_do_not_fit(arguments: tuple[int, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        TABLE.number("move", *arguments)
