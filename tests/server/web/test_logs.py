"""One line for each event: JSON for programs, a sentence for people."""

from __future__ import annotations

import io
import logging
import sys

import msgspec
import pytest

from moonsaga.server.logs import LibraryHandler, log, log_failure

pytestmark = pytest.mark.once


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_programs_read_json(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    log("table-created", table="x", odd={1, 2})
    (line,) = stream.getvalue().splitlines()
    said = msgspec.json.decode(line)
    assert (said["event"], said["table"]) == ("table-created", "x")
    assert said["time"] > 0


def test_people_read_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    log("table-created", table="x")
    assert stream.getvalue().endswith(" table-created table=x\n")


@pytest.mark.parametrize("kind", [Terminal, io.StringIO])
def test_nobody_sends_escape_sequences_to_the_terminal(
    monkeypatch: pytest.MonkeyPatch, kind: type[io.StringIO]
) -> None:
    """C0 and C1 signs, marks of direction, and new lines that would look like further events."""
    stream = kind()
    monkeypatch.setattr(sys, "stderr", stream)
    path = "/\x1b[2J\x9b1m\u202e\n12:00 started \U000e0001"
    log("request", path=path, traceback="one\ntwo\x1b[2J")
    said = stream.getvalue()
    assert said.count("\n") == (3 if stream.isatty() else 1)
    assert all(line.isprintable() for line in said.splitlines())
    if not stream.isatty():
        assert msgspec.json.decode(said)["path"] == path


def test_a_failure_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with pytest.raises(ValueError, match="x") as failed:
        int("x")
    log_failure("write-failed", failed.value)
    said = msgspec.json.decode(stream.getvalue())
    assert said["problem"].startswith("ValueError: invalid literal")
    assert "test_logs.py" in said["traceback"]


def test_libraries_speak_the_same_way(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    LibraryHandler().emit(logging.LogRecord("lib", logging.WARNING, "", 0, "careful, %s", ("Ada",), None))
    assert msgspec.json.decode(stream.getvalue())["message"] == "careful, Ada"


def test_a_closed_stream_ends_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def write(self, _: str) -> int:
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stderr", Closed())
    log("anything")
