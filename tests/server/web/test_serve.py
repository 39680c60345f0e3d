"""`moonsaga serve` as a process: what it says, and how it ends."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from moonsaga.commands import serve
from moonsaga.kernel.errors import MoonsagaError
from support.selection import some
from support.server import PATIENCE

pytestmark = pytest.mark.once


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "moonsaga.cli", "serve", "--data-dir", str(folder), *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def sentence(folder: Path, *words: str) -> tuple[int, str]:
    """Exit code and the one sentence of a server that cannot start."""
    with start(folder, *words) as process:
        out, err = process.communicate(timeout=PATIENCE)
    assert "Traceback" not in err
    assert out == ""
    assert len(err.strip().splitlines()) == 1, err
    return process.returncode, err


@pytest.fixture
def running(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    with start(tmp_path / "data", "--port", "0") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found, line
        yield process, found[0]
        if process.poll() is None:
            process.kill()


@pytest.mark.parametrize("how", some([signal.SIGINT, signal.SIGTERM], 1))
def test_it_says_where_it_is_and_ends_cleanly(running: tuple[subprocess.Popen[str], str], how: signal.Signals) -> None:
    process, url = running
    assert httpx.get(f"{url}/health", timeout=PATIENCE).json()["status"] == "ok"
    me = httpx.get(f"{url}/api/me", timeout=PATIENCE)
    table = {"game": "eko", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}
    made = httpx.post(f"{url}/api/tables", json=table, cookies=me.cookies, timeout=PATIENCE)
    assert made.status_code == 201
    process.send_signal(how)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert out == ""
    assert "Traceback" not in err
    events = [msgspec.json.decode(line)["event"] for line in err.splitlines() if line.startswith("{")]
    assert events[0] == "started"
    assert events[-1] == "stopped"


def test_a_port_in_use_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, said = sentence(tmp_path / "data", "--port", str(port))
    assert code == 1
    assert str(port) in said
    assert "--port" in said


def test_the_next_free_port_is_used_if_wanted(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with start(tmp_path / "data", "--port", str(port), "--next-free-port") as process:
            assert process.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:(\d+)", process.stdout.readline())
            process.terminate()
            _, err = process.communicate(timeout=60)
    assert found
    assert port < int(found[1]) < port + 20
    assert err.startswith(f"Port {port} is taken by another program; the table is on port {found[1]}.\n")


@pytest.mark.parametrize(("first", "last"), [(8000, 8019), (65530, 65535)])
def test_no_free_port_is_one_sentence(monkeypatch: pytest.MonkeyPatch, first: int, last: int) -> None:
    tried: list[int] = []

    def refuse(_: str, port: int) -> socket.socket:
        tried.append(port)
        raise serve.PortTaken("taken")

    monkeypatch.setattr(serve, "bind", refuse)
    with pytest.raises(MoonsagaError, match=f"{first} to {last}.*--port"):
        serve.bind_next("127.0.0.1", first)
    assert tried == list(range(first, last + 1))


@pytest.mark.parametrize(
    ("words", "part"),
    [
        pytest.param(("--plugin", "no_such_module:GAME"), "no_such_module", marks=pytest.mark.all),
        pytest.param(("--plugin", "os:sep"), "no game", marks=pytest.mark.all),
        (("--host", "no such host"), "no such host"),
    ],
)
def test_other_mistakes_are_one_sentence_too(tmp_path: Path, words: tuple[str, ...], part: str) -> None:
    code, said = sentence(tmp_path / "data", "--port", "0", *words)
    assert code == 1
    assert part in said


def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, said = sentence(tmp_path / "file", "--port", "0")
    assert code == 1
    assert "file" in said
