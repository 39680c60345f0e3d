"""Buckets of tokens, with a clock of our own."""

from __future__ import annotations

import pytest

from moonsaga.server.limits import rates
from moonsaga.server.limits.rates import Limits, Rate, network

pytestmark = pytest.mark.once


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_steady_rate() -> None:
    clock = Clock()
    guard = Limits(clock=clock)
    rate = Rate(burst=3, per_second=2)
    assert [guard.allow("act", "ada", rate) for _ in range(5)] == [True, True, True, False, False]
    assert guard.allow("act", "ben", rate)
    assert guard.allow("join", "ada", rate)
    clock.now = 1.0
    assert [guard.allow("act", "ada", rate) for _ in range(3)] == [True, True, False]
    clock.now = 1000.0
    assert [guard.allow("act", "ada", rate) for _ in range(4)] == [True, True, True, False]


def test_something_may_cost_as_much_as_several() -> None:
    guard = Limits(clock=Clock())
    rate = Rate(burst=5, per_second=1)
    assert [guard.allow("learn", "ada", rate, cost) for cost in (6, 4, 2, 1, 1)] == [False, True, False, True, False]


def test_switched_off_everything_is_allowed() -> None:
    guard = Limits(on=False)
    assert all(guard.allow("act", "ada", Rate(1, 0)) for _ in range(10))


def test_a_flood_of_addresses_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "MOST_BUCKETS", 50)
    clock = Clock()
    guard = Limits(clock=clock)
    for number in range(500):
        assert guard.allow("connect", str(number), Rate(5, 1))
    assert len(guard._buckets) <= 50
    clock.now = 100.0
    assert guard.allow("connect", "new", Rate(5, 1))
    assert len(guard._buckets) == 1  # all others are full again, which is the same as forgotten


def test_addresses_of_one_client_network_have_one_key() -> None:
    assert network("2001:db8::1") == network("2001:db8::2") == network("2001:db8:0:0:5::1")
    assert network("2001:db8::1") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") != network("10.0.0.2")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("testclient") == "testclient"
