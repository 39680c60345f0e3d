"""Action and event tables: numbers, phases and interpreted dispatch."""

from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from moonsaga.kernel.cores.tables import ActionKind, ActionTable, Event, EventTable, Phase

TURN, MARKET, OVER = range(3)
WRONG_PHASE, TOO_DEAR = 1, 2


def rules(name: str, **functions: Any) -> ModuleType:
    module = ModuleType(f"moonsaga.games.sample.rules.{name}")
    vars(module).update(functions)
    return module


def table(*, seat: bool = False) -> ActionTable:
    return ActionTable(
        ActionKind("pay-in", {"coins": 3, "who": 2}, "pay {coins} for {who}", ("number", "seat"), "paying"),
        ActionKind("pass", {}, "pass", ("button",), "paying"),
        phases=(
            Phase(TURN, "turn", "the seat to move", ("pay-in", "pass"), "Paying"),
            Phase(MARKET, "market", "the buyer", ("pass",), "Buying", {"pass": "buying"}, refuses=("pay-in",)),
            Phase(OVER, "over", "nobody", (), "End"),
        ),
        wrong_phase=WRONG_PHASE,
        seat=seat,
    )


def test_names_that_python_cannot_use_get_a_word() -> None:
    numbers = table().numbers()
    assert set(numbers) == {"pay_in", "pass_", "FIRST_PAY_IN", "FIRST_PASS"}
    assert numbers["pay_in"](2, 1) == 5
    assert numbers["pass_"]() == numbers["FIRST_PASS"] == 6


def test_the_notation_comes_from_the_row() -> None:
    assert table().write(3, lambda argument, value: f"{argument}{value}") == "pay coins1 for who1"


@pytest.mark.parametrize(
    ("kinds", "phases", "words"),
    [
        ((ActionKind("a", {}, "", ()), ActionKind("a", {}, "", ())), (), "kind a stands twice"),
        ((ActionKind("a", {}, "", ()),), (Phase(0, "p", "", ("b",), ""),), "phase p names 'b'"),
        ((ActionKind("a", {}, "", ()),), (Phase(0, "p", "", (), "", refuses=("b",)),), "phase p names 'b'"),
        ((ActionKind("a", {}, "", ()),), (Phase(0, "p", "", (), ""), Phase(0, "q", "", (), "")), "the same code"),
    ],
)
def test_a_table_that_contradicts_itself(kinds: tuple[ActionKind, ...], phases: tuple[Phase, ...], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ActionTable(*kinds, phases=phases)


def test_what_the_whole_table_refuses_is_a_kind_too() -> None:
    with pytest.raises(ValueError, match="refuses names 'b'"):
        ActionTable(ActionKind("a", {}, "", ()), refuses=("b",))


@pytest.mark.parametrize("with_seat", [False, True])
def test_dispatch_finds_the_function_of_the_phase(with_seat: bool) -> None:
    """Without an offer every number is tried; an offer sees what was listed before it."""
    done: list[object] = []
    seat = [1] if with_seat else []

    def offer_pass(s: Any, *rest: Any) -> int:
        buffer, n = rest[-2:]
        buffer[n] = 6
        return int(n) + (not n)

    paying = rules(
        "paying",
        why_not_pay_in=lambda s, *rest: TOO_DEAR if rest[-2] > s.coins else 0,
        do_pay_in=lambda s, *rest: done.append(("pay", *rest)),
        offer_pass=offer_pass,
        why_not_pass=lambda s, *rest: TOO_DEAR if s.coins >= 0 else 0,
        do_pass=lambda s, *rest: done.append(("pass", *rest)),
    )
    buying = rules("buying", why_not_pass=lambda s, *rest: 0, do_pass=lambda s, *rest: done.append(("leave", *rest)))
    offer, why_not, do = table(seat=with_seat).dispatch(paying, buying)
    buffer = [-1] * 8
    state = SimpleNamespace(phase=TURN, coins=0)
    assert buffer[: offer(state, *seat, buffer)] == [0, 1]
    state.coins = -1
    assert buffer[: offer(state, *seat, buffer)] == [6]
    assert [why_not(state, *seat, action) for action in range(7)] == [TOO_DEAR] * 6 + [0]
    state.phase, state.coins = MARKET, 1
    assert buffer[: offer(state, *seat, buffer)] == [6]
    assert [why_not(state, *seat, action) for action in (0, 4, 6)] == [WRONG_PHASE, TOO_DEAR, 0]
    do(state, *seat, 6)
    state.phase = TURN
    do(state, *seat, 3)
    do(state, *seat, 6)
    assert done == [("leave", *seat), ("pay", *seat, 1, 1), ("pass", *seat)]
    state.phase = OVER
    assert offer(state, *seat, buffer) == 0
    assert why_not(state, *seat, 6) == WRONG_PHASE


def test_something_is_decided_before_the_phase_goes_on() -> None:
    """The table names the function that says which phase counts; its kind explains itself in every other phase."""
    drop = ActionKind("drop", {"card": 2}, "drop {card}", ("card",), "hand")
    phases = (
        Phase(TURN, "turn", "the seat to move", ("pass",), "Turn"),
        Phase(MARKET, "drop", "the seat that holds too much", ("drop",), "Limit"),
    )
    kinds = (drop, ActionKind("pass", {}, "pass", ("button",), "hand"))
    dropped: list[int] = []
    hand = rules(
        "hand",
        phase_now=lambda s: MARKET if s.held > 1 else s.phase,
        why_not_drop=lambda s, card: 0 if card < s.held and s.held > 1 else TOO_DEAR,
        do_drop=lambda s, card: dropped.append(card),
        why_not_pass=lambda s: 0,
    )
    full = ActionTable(*kinds, phases=phases, wrong_phase=WRONG_PHASE, phase="hand.phase_now", refuses=("drop",))
    offer, why_not, do = full.dispatch(hand)
    buffer = [-1] * 4
    state = SimpleNamespace(phase=TURN, held=2)
    assert buffer[: offer(state, buffer)] == [0, 1]
    assert [why_not(state, action) for action in range(3)] == [0, 0, WRONG_PHASE]
    do(state, 1)
    assert dropped == [1]
    state.held = 1
    assert buffer[: offer(state, buffer)] == [2]
    assert [why_not(state, action) for action in range(3)] == [TOO_DEAR, TOO_DEAR, 0]


def test_the_phases_as_markdown() -> None:
    assert list(table().as_markdown())[2:] == [
        "| turn | the seat to move | `pay-in`, `pass` | Paying |",
        "| market | the buyer | `pass` | Buying |",
        "| over | nobody | none | End |",
    ]


# ----------------------------------------------------------------------------------------------------------- events

EVENTS = EventTable(Event("paid-in", {"who": "seat", "count": "number"}), Event("passed", {}))


def test_events_are_noted_if_anybody_listens() -> None:
    tellers = EVENTS.tellers()
    deaf, state = SimpleNamespace(journal=None), SimpleNamespace(journal=[])
    tellers["paid_in"](deaf, 1, 2)
    tellers["paid_in"](state, 1, True)
    tellers["passed"](state)
    assert state.journal == [(0, 1, 1), (1,)]
    assert EVENTS.translate(state.journal[0], lambda kind, value: f"{kind} {value}") == (
        "event-paid-in",
        {"who": "seat 1", "count": "number 1"},
    )


def test_a_wrong_number_of_arguments_is_an_error_even_if_nobody_listens() -> None:
    with pytest.raises(TypeError, match="event paid-in takes 2 arguments, not 1"):
        EVENTS.tellers()["paid_in"](SimpleNamespace(journal=None), 1)


def test_no_event_stands_twice() -> None:
    with pytest.raises(ValueError, match="an event stands twice"):
        EventTable(Event("a", {}), Event("a", {}))
