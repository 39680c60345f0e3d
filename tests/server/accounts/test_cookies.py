"""Cookies: who a user is, and that nobody can be another user."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from moonsaga.kernel.errors import MoonsagaError
from moonsaga.server.accounts.cookies import COOKIE, CookieSigner, load_key
from moonsaga.server.lobby.names import default_name
from support.server import OPEN, PERSON, TestServer, open_server

pytestmark = pytest.mark.once


def test_a_token_is_read_back() -> None:
    cookie_signer = CookieSigner(b"k" * 32)
    user = cookie_signer.new_id()
    assert cookie_signer.read(cookie_signer.sign(user)) == user


@pytest.mark.parametrize("token", [None, "", "x", "x.", ".x", "x.0000", "x" * 5000, "é.é", "a.b.c"])
def test_what_nobody_signed_is_nobody(token: str | None) -> None:
    assert CookieSigner(b"k" * 32).read(token) is None


def test_a_token_of_another_user_or_key_is_refused() -> None:
    cookie_signer, other = CookieSigner(b"k" * 32), CookieSigner(b"o" * 32)
    seal = cookie_signer.sign("ada").partition(".")[2]
    assert cookie_signer.read(f"ben.{seal}") is None
    assert other.read(cookie_signer.sign("ada")) is None


def test_the_key_is_kept_and_for_its_owner_alone(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600


def test_a_damaged_key_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"short")
    with pytest.raises(MoonsagaError, match="damaged"):
        load_key(tmp_path)


def test_names_stay_the_same_and_fit() -> None:
    assert default_name("ada") == default_name("ada")
    assert all(0 < len(default_name(str(number))) <= 40 for number in range(200))


async def test_a_first_visit_makes_a_user_who_stays_the_same(server: TestServer) -> None:
    visitor = server.stranger()
    answer = await visitor.ask("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert await visitor.get("/api/me") == answer.json()


async def test_a_forged_cookie_is_a_stranger(server: TestServer) -> None:
    ada = await server.user()
    eve = server.stranger()
    eve.http.cookies.set(COOKIE, f"{ada.id}.{'0' * 64}")
    assert await eve.refused("/api/tables", {"game": "synthetic", "seats": [PERSON, OPEN]}) == (401, "no-guest")
    assert (await eve.get("/api/me"))["id"] != ada.id


async def test_with_a_new_key_all_users_start_again(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user()
        token = ada.http.cookies[COOKIE]
    (tmp_path / "secret.key").unlink()
    async with open_server(tmp_path) as server:
        old = server.stranger()
        old.http.cookies.set(COOKIE, token)
        assert (await old.get("/api/me"))["id"] != ada.id


async def test_a_new_name_is_seen_at_the_table_and_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        table = await ada.new_table(PERSON, OPEN)
        assert table["seats"][0]["name"] == "Ada"
        await ada.put("/api/me", {"name": "  Ada \n Lovelace "})
        token = ada.http.cookies[COOKIE]
    async with open_server(tmp_path) as server:
        again = server.stranger()
        again.http.cookies.set(COOKIE, token)
        assert (await again.get("/api/me"))["name"] == "Ada Lovelace"
        assert (await again.get(f"/api/tables/{table['id']}"))["seats"][0]["name"] == "Ada Lovelace"


@pytest.mark.parametrize("name", ["", "x" * 41, "\u200b", 5, None])
async def test_a_name_has_bounds(server: TestServer, name: object) -> None:
    ada = await server.user()
    assert await ada.refused("/api/me", {"name": name}, "PUT") == (400, "malformed")


async def test_cookies_of_a_user_stay_revoked(tmp_path: Path) -> None:
    """All copies become void; the browser that asked for it is the same user with a new one."""
    async with open_server(tmp_path) as server:
        ada = await server.user("Ada")
        table = await ada.new_table(PERSON, OPEN)
        thief = server.stranger()
        old = ada.http.cookies[COOKIE]
        thief.http.cookies.set(COOKIE, old)
        assert (await thief.get("/api/me"))["id"] == ada.id
        link = await thief.live(table["id"])
        await link.next("hello")
        assert (await ada.post("/api/me/revoke"))["id"] == ada.id
        with pytest.raises(ConnectionClosed):
            await link.next("nothing")
        again = server.stranger()
        again.http.cookies.set(COOKIE, old)
        assert (await again.get("/api/me"))["id"] != ada.id
        new = ada.http.cookies[COOKIE]
        assert new != old
    async with open_server(tmp_path) as server:
        for token, known in ((old, False), (new, True)):
            person = server.stranger()
            person.http.cookies.set(COOKIE, token)
            assert ((await person.get("/api/me"))["id"] == ada.id) == known
        assert await server.stranger().refused("/api/me/revoke") == (401, "no-guest")
