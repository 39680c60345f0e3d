"""Behind reverse proxies: only what our own proxies say about an address is believed."""

from __future__ import annotations

from pathlib import Path

import pytest

from moonsaga.server.web.proxies import told_address
from support.server import OPEN, PERSON, Json, TestServer, open_server

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("forwarded", "proxies", "address"),
    [
        ("", 1, ""),
        ("203.0.113.7", 1, "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7", 1, "203.0.113.7"),
        ("6.6.6.6, 203.0.113.7, 10.0.0.2", 2, "203.0.113.7"),
        ("203.0.113.7", 2, "203.0.113.7"),
        ("203.0.113.7:4711", 1, "203.0.113.7"),
        ("[2001:db8::1]:443", 1, "2001:db8::1"),
        ("2001:DB8::1", 1, "2001:db8::1"),
        ("unknown", 1, ""),
        ("<script>", 1, ""),
        (",,,", 1, ""),
    ],
)
def test_the_client_address_is_the_one_before_our_outermost_proxy(forwarded: str, proxies: int, address: str) -> None:
    assert told_address(forwarded, proxies) == address


async def addresses(server: TestServer, **headers: str) -> set[str]:
    """Those that were counted."""
    person = server.stranger()
    await person.ask("GET", "/api/me", headers=headers)
    return {whose for what, whose in server.service.limits._buckets if what == "request"}


async def test_limits_count_what_the_proxy_says(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True, proxies=1) as server:
        found = await addresses(server, **{"X-Forwarded-For": "6.6.6.6, 203.0.113.7"})
        assert found == {"203.0.113.7"}


async def test_connections_are_counted_so_too(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True, proxies=1) as server:
        lobby = await (await server.user()).live("lobby", **{"X-Forwarded-For": "6.6.6.6, 203.0.113.7"})
        await lobby.read()
        assert server.service.sockets == {"203.0.113.7": 1}


async def test_one_client_network_has_the_limit_of_one_address(tmp_path: Path) -> None:
    """Whatever is asked, each time from another of the addresses that everybody has with IPv6."""
    asked: dict[str, Json | None] = {
        "/api/me": None,
        "/api/account": {"name": "Ada", "password": "a long moonlit path"},
        "/api/account/sign-in": {"name": "Ben", "password": "a long moonlit path"},
        "/api/tables": {"game": "synthetic", "seats": [PERSON, OPEN]},
        "/api/replays": {"text": "no record"},
        "/api/replays/rec-0/play": {"at": 0, "seats": [PERSON]},
        "/api/decks/read": {"game": "eko", "text": ""},
        "/api/learning/eko/guide": {"actions": []},
    }
    async with open_server(tmp_path, limits=True, proxies=1) as server:
        person = server.stranger()
        for number, (path, body) in enumerate(asked.items(), start=1):
            await person.ask("POST" if body else "GET", path, body, headers={"X-Forwarded-For": f"2001:db8::{number}"})
        await (await person.live("lobby", **{"X-Forwarded-For": "2001:db8::77"})).read()
        counted = {what: whose for what, whose in server.service.limits._buckets if ":" in whose}
        assert set(counted.values()) == set(server.service.sockets) == {"2001:db8::/64"}
        places = {"request", "guests", "sign-up", "sign-in-from", "tables-from", "uploads-from", "decks", "lessons"}
        assert set(counted) == places | {"connect"}


async def test_without_a_proxy_nobody_is_believed(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        found = await addresses(server, **{"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"})
        assert found == {"127.0.0.1"}


async def test_cookies_are_for_tls_alone_where_the_proxy_has_it(tmp_path: Path) -> None:
    async with open_server(tmp_path, proxies=1, hosts=("play.example",)) as server:
        plain = await server.stranger().ask("GET", "/api/me")
        over_tls = await server.stranger().ask("GET", "/api/me", headers={"X-Forwarded-Proto": "https"})
        assert "Secure" not in plain.headers["set-cookie"]
        assert "Secure" in over_tls.headers["set-cookie"]
        # The page's own address is the one the proxy passes on.
        name = {"name": "Ada"}
        ada = await server.user()
        good = {"Host": "play.example", "Origin": "https://play.example", "X-Forwarded-Proto": "https"}
        assert (await ada.ask("PUT", "/api/me", name, headers=good)).is_success
        bad = {**good, "Origin": "https://evil.example"}
        assert (await ada.ask("PUT", "/api/me", name, headers=bad)).status_code == 403
