"""Accounts: with name and password a user is the same everywhere, and nobody else is."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
from argon2 import extract_parameters
from websockets.exceptions import ConnectionClosed

from moonsaga.server.accounts import accounts as accounts_module
from moonsaga.server.accounts.cookies import COOKIE, DEVICE_COOKIE, SESSION_COOKIE, CookieSigner
from moonsaga.server.accounts.names import fold, skeleton
from moonsaga.server.accounts.passwords import Passwords, check_password, prepare
from moonsaga.server.errors import RequestError
from moonsaga.server.limits.rates import SIGN_UPS
from moonsaga.server.service import GONE, SOMEBODY_ELSE
from moonsaga.server.web.my_tables import result_of
from support.server import (
    BOT,
    OPEN,
    PATIENCE,
    PERSON,
    QUIET,
    SCREEN,
    Connection,
    Json,
    Person,
    TestServer,
    open_server,
    seat_two,
    until,
)

pytestmark = pytest.mark.once

GOOD = "correct horse battery"
OTHER = "staple under the moon"


async def sign_up(person: Person, name: str = "Ada", password: str = GOOD) -> Json:
    made: Json = await person.post("/api/account", {"name": name, "password": password})
    person.id = made["id"]
    return made


async def sign_in(person: Person, name: str = "Ada", password: str = GOOD, **more: object) -> Json:
    found: Json = await person.post("/api/account/sign-in", {"name": name, "password": password, **more})
    person.id = found["id"]
    return found


async def wrong(person: Person, name: str = "Ada", password: str = "wrong password") -> tuple[int, str]:
    return await person.refused("/api/account/sign-in", {"name": name, "password": password})


def plant(person: Person, name: str, value: str) -> None:
    """A cookie that the server did not send."""
    if name in person.http.cookies:
        person.http.cookies.delete(name)
    person.http.cookies.set(name, value, domain="127.0.0.1")


async def closed(link: Connection) -> int:
    """The code with which a connection ends."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            await link.raw()
    return link.socket.close_code or 0


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(folder / "moonsaga.sqlite3")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


# Names and passwords


@pytest.mark.parametrize(
    "other",
    [
        "ada lovelace",
        "ADA LOVELACE",
        "Ada\u00a0Lovelace",
        "Ada\u2003 Lovelace",
        "AdaLovelace",
        "Ada\u200bLove\u00adlace",
        "\uff21da Lovelace",
        "Ada\u3164Lovelace",
        "Ada\u2800Lovelace",
        " Ada Lovelace\ufe0f",
    ],
)
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    assert fold(other) == fold("Ada Lovelace")


def test_names_that_differ_are_others() -> None:
    assert len({fold(name) for name in ("Ada", "Adá", "Ad", "Ada2", "Åda", "李")}) == 6
    assert fold("Straße") == fold("STRASSE")


@pytest.mark.parametrize("name", ["Ad\u0430", "\u0410d\u0430", "\uff21da", "Ad\u0251"])
async def test_nobody_takes_a_name_that_looks_like_one(server: TestServer, name: str) -> None:
    """Letters of other alphabets that are drawn alike."""
    ada, eve = await server.user(), await server.user()
    await ada.post("/api/account", {"name": "Ada", "password": GOOD})
    assert await eve.refused("/api/account", {"name": name, "password": GOOD}) == (409, "name-taken")
    assert await eve.refused("/api/me", {"name": name}, "PUT") == (409, "name-taken")
    await ada.put("/api/me", {"name": "ADA"})  # her own


def test_names_that_look_different_are_others() -> None:
    names = ("Ada", "Adá", "Łukasz", "Lukasz", "Żaneta", "Zaneta", "Jiří", "Jiri", "Ann", "Anna", "李", "季")
    assert len({skeleton(name) for name in names}) == len(names)
    assert skeleton("\u0440\u0430\u0443\u0440\u0430l") == skeleton("paypal")
    assert skeleton("Bi11") == skeleton("Bill")


@pytest.mark.parametrize("how", ["sign-up", "rename"])
async def test_asking_whether_a_name_is_free_is_counted(tmp_path: Path, how: str) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada, eve = await server.user(), await server.user()
        await ada.post("/api/account", {"name": "Ada", "password": GOOD})
        tries = int(SIGN_UPS.burst) - 1
        for _ in range(tries):
            if how == "sign-up":
                assert (await eve.refused("/api/account", {"name": "Ada", "password": GOOD}))[0] == 409
            else:
                assert (await eve.refused("/api/me", {"name": "Ada"}, "PUT"))[0] == 409
        for method, path, body in (
            ("POST", "/api/account", {"name": "Ada", "password": GOOD}),
            ("PUT", "/api/me", {"name": "Ada"}),
        ):
            assert await eve.refused(path, body, method) == (429, "too-many-tries")


@pytest.mark.parametrize(
    "password",
    [
        "p@ssw0rd2024!",
        "Michael1987",
        "qwerty!!!2024",
        "iloveyoumichael",
        "1029384756",
        "abcabcabcabc",
        "qwertz123456",
        "Haslo12345",
        "hesloheslo",
        "zyxwvutsrqp",
        "summer-2025",
    ],
)
def test_what_anybody_tries_first_is_no_password(password: str) -> None:
    with pytest.raises(RequestError, match="password-common"):
        check_password(password, "Ada")


@pytest.mark.parametrize(
    "password", ["correct horse battery", "zielony kot na dachu", "xkcdvio92kd", "Tr0ub4dor&3 blue"]
)
def test_what_nobody_tries_first_is_one(password: str) -> None:
    check_password(password, "Ada")


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-short"),
        ("123456789", "password-short"),
        ("1234567890", "password-common"),
        ("Password123", "password-common"),
        ("aaaaaaaaaaaaaaaa", "password-common"),
        ("adalovelace", "password-name"),
        ("Ada  Lovelace", "password-name"),
    ],
)
def test_what_everybody_would_guess_is_declined(password: str, code: str) -> None:
    with pytest.raises(RequestError) as declined:
        check_password(password, "Ada Lovelace")
    assert declined.value.code == code


def test_any_signs_make_a_password_and_keyboards_do_not_matter() -> None:
    check_password("žluťoučký kůň 🐎", "Ada")
    assert prepare("cafe\u0301\u00a0noir") == prepare("café noir")


# Coming and going


async def test_tables_move_to_a_new_account_and_the_game_goes_on(server: TestServer) -> None:
    one, two, table = await seat_two(server, options=QUIET)
    ada = server._people[0]
    user, token = ada.id, ada.http.cookies[COOKIE]
    made = await sign_up(ada, "Ada L.")
    assert made == {"id": ada.id, "name": "Ada L.", "account": True}
    assert ada.id != user
    assert COOKIE not in ada.http.cookies
    again = await ada.live(table["id"])
    assert (await again.read())["table"]["seats"][0] | {"here": True} == {
        **table["seats"][0],
        "name": "Ada L.",
        "mine": True,
        "here": True,
    }
    await again.update()
    before = two.latest["number"]
    assert (await again.act("show"))["type"] == "accepted"
    await two.update(lambda message: message["number"] > before)
    old = server.stranger()
    plant(old, COOKIE, token)
    assert not any(seat["mine"] for seat in (await old.get(f"/api/tables/{table['id']}"))["seats"])
    assert await closed(one) == SOMEBODY_ELSE


async def test_signed_in_on_another_device_the_table_is_there(server: TestServer) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, BOT)
    await sign_up(ada)
    me = await ada.post("/api/account/sign-out", {})
    assert not me["account"]
    assert await ada.get("/api/me") == me
    assert await ada.refused("/api/account/sign-out", {}) == (401, "no-account")
    assert me["id"] != ada.id
    phone = await server.user()
    assert (await sign_in(phone, " aDa "))["name"] == "Ada"
    assert (await phone.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
    assert [found["id"] for found in (await phone.get("/api/me/tables"))["tables"]] == [table["id"]]


async def test_tables_begun_without_an_account_come_along_or_stay_as_chosen(server: TestServer) -> None:
    ada = await server.user()
    await sign_up(ada)
    phone, shared = await server.user("Phone"), await server.user("Shared")
    mine, theirs = await phone.new_table(PERSON, BOT), await shared.new_table(PERSON, SCREEN)
    await sign_in(phone)
    await sign_in(shared, bring=False)
    assert (await phone.get(f"/api/tables/{mine['id']}"))["seats"][0]["mine"]
    assert (await phone.get(f"/api/tables/{mine['id']}"))["seats"][0]["name"] == "Ada"
    assert not (await shared.get(f"/api/tables/{theirs['id']}"))["seats"][0]["mine"]
    await shared.ask("POST", "/api/account/sign-out", {})
    assert (await shared.get("/api/me"))["name"] == "Shared"
    assert (await shared.get(f"/api/tables/{theirs['id']}"))["seats"][0]["mine"]


async def test_what_was_said_and_saved_comes_along(server: TestServer) -> None:
    one, _, table = await seat_two(server)
    ada = server._people[0]
    await one.send(type="say", text="it is me")
    await one.next("talk")
    deck = await ada.post("/api/decks", {"game": "blue_moon", "name": "Mine", "leader": "", "cards": []})
    await sign_up(ada, "Ada L.")
    again = await ada.live(table["id"])
    person = (await again.next("hello"))["person"]
    (line,) = (await again.next("talk"))["lines"]
    assert (line["person"], line["text"]) == (person, "it is me")
    assert [each["id"] for each in await ada.get("/api/decks?game=blue_moon")] == [deck["id"]]


async def test_at_a_table_with_oneself_one_has_both_seats(server: TestServer) -> None:
    ada = await server.user()
    await sign_up(ada)
    table = await ada.new_table(PERSON, OPEN)
    phone = await server.user()
    await phone.post(f"/api/tables/{table['id']}/join", {})
    await sign_in(phone)
    seats = (await phone.get(f"/api/tables/{table['id']}"))["seats"]
    assert [seat["mine"] for seat in seats] == [True, True]


async def test_everything_is_there_after_a_restart(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada = await server.user()
        table = await ada.new_table(PERSON, BOT, private=True)
        await sign_up(ada)
        token = ada.http.cookies[SESSION_COOKIE]
    assert token not in str(rows(tmp_path, "SELECT * FROM sessions"))
    assert GOOD not in str(rows(tmp_path, "SELECT * FROM accounts"))
    async with open_server(tmp_path) as server:
        again, new = server.stranger(), await server.user()
        plant(again, SESSION_COOKIE, token)
        assert (await again.get("/api/me"))["account"]
        assert (await again.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
        assert (await new.refused("/api/account", {"name": "ADA", "password": GOOD})) == (409, "name-taken")
        await sign_in(new)


async def test_signing_out_everywhere_ends_all_sessions(server: TestServer) -> None:
    ada, phone, other = await server.user(), await server.user(), await server.user()
    await sign_up(ada)
    await sign_in(phone)
    await sign_in(other)
    assert (await ada.get("/api/account"))["sessions"] == 3
    await other.ask("POST", "/api/account/sign-out", {"everywhere": False})
    assert (await ada.get("/api/account"))["sessions"] == 2
    await phone.ask("POST", "/api/account/sign-out", {"everywhere": True})
    assert not (await ada.get("/api/me"))["account"]
    assert await ada.refused("/api/account", method="GET") == (401, "no-account")


async def test_a_new_password_ends_the_other_sessions(server: TestServer) -> None:
    ada, phone = await server.user(), await server.user()
    await sign_up(ada)
    await sign_in(phone)
    before = ada.http.cookies[SESSION_COOKIE]
    change = "/api/account/password"
    assert await ada.refused(change, {"old": OTHER, "new": OTHER}, "PUT") == (403, "wrong-password")
    assert await ada.refused(change, {"old": GOOD, "new": "short"}, "PUT") == (400, "password-short")
    await ada.put(change, {"old": GOOD, "new": OTHER})
    assert (await ada.get("/api/me"))["account"]
    assert ada.http.cookies[SESSION_COOKIE] != before
    assert not (await phone.get("/api/me"))["account"]
    assert await wrong(phone, password=GOOD) == (403, "wrong-password")
    await sign_in(phone, password=OTHER)


async def test_names_of_accounts_are_theirs_alone(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user("Ben")
    await sign_up(ada)
    assert await ben.refused("/api/me", {"name": "a d a"}, "PUT") == (409, "name-taken")
    assert await ben.refused("/api/account", {"name": "ADA", "password": GOOD}) == (409, "name-taken")
    assert (await ada.put("/api/me", {"name": "Countess"}))["account"]
    assert (await ben.put("/api/me", {"name": "Ada"}))["name"] == "Ada"
    assert await wrong(ben, password=GOOD) == (403, "wrong-password")
    await sign_in(ben, "countess")
    assert (await ben.get("/api/me"))["name"] == "Countess"


async def test_two_who_want_the_same_name_at_once(server: TestServer) -> None:
    people = [await server.user() for _ in range(4)]
    answers = await asyncio.gather(
        *(each.ask("POST", "/api/account", {"name": "Ada", "password": GOOD}) for each in people)
    )
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]


@pytest.mark.parametrize("name", ["", "x" * 41, "\u200b", "\u3164", 5, None])
async def test_an_account_has_a_name(server: TestServer, name: object) -> None:
    ada = await server.user()
    assert await ada.refused("/api/account", {"name": name, "password": GOOD}) == (400, "malformed")


async def test_signed_in_one_makes_no_second_account(server: TestServer) -> None:
    ada = await server.user()
    await sign_up(ada)
    assert await ada.refused("/api/account", {"name": "Eve", "password": GOOD}) == (409, "signed-in")


async def test_from_one_account_to_another_no_table_moves(server: TestServer) -> None:
    ada, eve = await server.user(), await server.user()
    await sign_up(eve, "Eve")
    await sign_up(ada)
    table = await ada.new_table(PERSON, BOT)
    await sign_in(ada, "Eve")
    assert not (await ada.get(f"/api/tables/{table['id']}"))["seats"][0]["mine"]
    assert (await ada.get("/api/me"))["name"] == "Eve"


# Attacks


async def test_cookies_are_for_the_server_alone(server: TestServer) -> None:
    ada = await server.user()
    answer = await ada.ask("POST", "/api/account", {"name": "Ada", "password": GOOD})
    cookies = [value for name, value in answer.headers.multi_items() if name == "set-cookie"]
    kept = [cookie for cookie in cookies if "Max-Age=0" not in cookie]
    assert len(kept) == 2
    assert all("HttpOnly" in cookie and "SameSite=lax" in cookie for cookie in cookies)
    assert answer.headers["cache-control"] == "no-store"


async def test_other_sites_cannot_sign_anybody_in_or_out(server: TestServer) -> None:
    ada = await server.user()
    await sign_up(ada)
    for path, body in (
        ("/api/account/sign-in", {"name": "Ada", "password": GOOD}),
        ("/api/account/sign-out", {}),
        ("/api/account/delete", {"password": GOOD}),
    ):
        answer = await ada.ask("POST", path, body, headers={"Origin": "https://evil.example"})
        assert answer.json()["code"] == "foreign-origin"
    assert (await ada.get("/api/me"))["account"]


async def test_a_session_that_was_planted_is_worth_nothing(server: TestServer) -> None:
    """Fixation: what an attacker put into the browser before does not let them in afterwards."""
    victim, eve = await server.user(), await server.user()
    planted = eve.http.cookies[COOKIE]
    victim.http.cookies.clear()
    plant(victim, COOKIE, planted)
    plant(victim, SESSION_COOKIE, "x" * 43)
    await sign_up(victim, "Victim")
    table = await victim.new_table(PERSON, BOT, private=True)
    assert not (await eve.get("/api/me"))["account"]
    assert (await eve.refused(f"/api/tables/{table['id']}", method="GET"))[0] == 404
    plant(eve, SESSION_COOKIE, "x" * 43)
    assert not (await eve.get("/api/me"))["account"]
    first = victim.http.cookies[SESSION_COOKIE]
    await sign_in(victim, "Victim")
    assert victim.http.cookies[SESSION_COOKIE] != first
    plant(eve, SESSION_COOKIE, first)
    assert not (await eve.get("/api/me"))["account"]


async def test_tokens_of_one_kind_are_none_of_another(server: TestServer) -> None:
    """Neither an account's id signed as a device, nor a session's hash, makes anybody a user or an account."""
    ada, eve = await server.user(), server.stranger()
    await sign_up(ada)
    device = ada.http.cookies[DEVICE_COOKIE]
    for token in (device, ada.id, f"{ada.id}.{device.rpartition('.')[2]}", accounts_module.hash_token("x"), "é", ""):
        eve.http.cookies.clear()
        plant(eve, COOKIE, token.encode("ascii", "ignore").decode())
        plant(eve, SESSION_COOKIE, token.encode("ascii", "ignore").decode())
        assert (await eve.get("/api/me"))["id"] != ada.id
    cookie_signer = CookieSigner(b"k" * 32)
    assert cookie_signer.read(cookie_signer.sign("ada", "device")) is None


async def test_password_guesses_are_limited_and_the_owner_is_not(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada, eve, phone = await server.user(), await server.user(), await server.user()
        await sign_up(ada)
        await ada.ask("POST", "/api/account/sign-out", {})
        answers = [await wrong(eve, password=f"guess number {n}") for n in range(14)]
        assert answers[0] == (403, "wrong-password")
        assert answers[-1] == (429, "too-many-tries")
        assert answers.count((403, "wrong-password")) == 10
        assert await eve.refused("/api/account/sign-in", {"name": "Ada", "password": GOOD}) == (429, "too-many-tries")
        # From the same address, but this browser was in before.
        assert (await sign_in(ada))["account"]
        # A minute later even a browser that is new here comes in.
        for bucket in server.service.limits._buckets.values():
            bucket.seen -= 61
        assert (await sign_in(phone))["account"]


async def test_guesses_from_many_addresses_are_counted_for_the_name(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        await sign_up(ada)
        accounts = server.service.accounts

        async def guess(address: str, name: str = "ADA", device: str | None = None) -> str:
            try:
                await accounts.sign_in("", name, "no such password", address, device)
            except RequestError as declined:
                return declined.code
            return "in"

        answers = [await guess(f"10.0.0.{n}") for n in range(25)]
        assert answers.count("wrong-password") == 20
        assert answers[-1] == "too-many-tries"
        assert await guess("10.1.1.1", "Ben") == "wrong-password"
        device = ada.http.cookies[DEVICE_COOKIE]
        assert await guess("10.2.2.2", device=device) == "wrong-password"
        assert await guess("10.2.2.2", "Nobody", device) == "wrong-password"
        # One network of long addresses counts as one.
        many = [await guess(f"2001:db8:1:2::{n}", f"name {n}") for n in range(12)]
        assert many.count("wrong-password") == 10


async def test_success_is_not_counted(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        await sign_up(ada)
        for _ in range(15):
            ada.http.cookies.delete(DEVICE_COOKIE)
            await sign_in(ada)


async def test_the_password_of_an_open_session_cannot_be_guessed_either(tmp_path: Path) -> None:
    async with open_server(tmp_path, limits=True) as server:
        ada = await server.user()
        await sign_up(ada)
        answers = [await ada.refused("/api/account/delete", {"password": f"guess {n}"}) for n in range(12)]
        assert answers.count((403, "wrong-password")) == 10
        assert answers[-1] == (429, "too-many-tries")


async def test_a_name_that_nobody_has_takes_as_long(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash is most of the time, and one that takes as much is computed for nobody too."""
    ada, eve = await server.user(), await server.user()
    await sign_up(ada)
    computed: list[str] = []
    hasher = Passwords(server.service.settings.password_memory)

    def fits(password: str, known: str) -> bool:
        computed.append(known)
        return hasher._fits(password, known)

    monkeypatch.setattr(server.service.accounts._passwords, "_fits", fits)
    for name in ("Ada", "Nobody"):
        assert await wrong(eve, name) == (403, "wrong-password")
    known, unknown = map(extract_parameters, computed)
    assert known == unknown
    hasher.stop()


async def test_hashing_leaves_the_event_loop_free(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, ben = await server.user(), await server.user()
    begun, end = threading.Event(), threading.Event()
    passwords = server.service.accounts._passwords
    make = passwords._make

    def wait_and_make(password: str) -> str:
        begun.set()
        assert end.wait(PATIENCE)
        return make(password)

    monkeypatch.setattr(passwords, "_make", wait_and_make)
    signing = asyncio.create_task(sign_up(ada))
    await until(begun.is_set)
    assert (await ben.get("/health"))["status"] == "ok"
    end.set()
    assert (await signing)["account"]


async def test_a_crowd_is_sent_away(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moonsaga.server.accounts.passwords.MOST_WAITING", 2)
    end = threading.Event()
    monkeypatch.setattr(server.service.accounts._passwords, "_fits", lambda *_: not end.wait(PATIENCE))
    people = [await server.user() for _ in range(6)]
    asking = [asyncio.create_task(wrong(each)) for each in people]
    await until(lambda: sum(each.done() for each in asking) == 4)
    end.set()
    codes = [code for _, code in await asyncio.gather(*asking)]
    assert (codes.count("too-fast"), codes.count("wrong-password")) == (4, 2)


async def test_a_stronger_hash_is_made_when_its_owner_comes_in(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        await sign_up(await server.user())
    async with open_server(tmp_path, password_memory=2048) as server:
        await sign_in(await server.user())
    assert "m=2048" in rows(tmp_path, "SELECT password FROM accounts")[0][0]


async def test_sessions_end_by_themselves_and_are_not_hoarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_module, "MOST_SESSIONS", 3)
    async with open_server(tmp_path) as server:
        ada = await server.user()
        await sign_up(ada)
        for _ in range(5):
            await sign_in(await server.user())
        assert len(rows(tmp_path, "SELECT * FROM sessions")) == 3
        assert not (await ada.get("/api/me"))["account"]
        late = await server.user()
        await sign_in(late)
        for session in server.service.accounts._sessions.values():
            session.seen -= 2 * accounts_module.DAY
        assert SESSION_COOKIE in (await late.ask("GET", "/api/me")).headers["set-cookie"]
        for session in server.service.accounts._sessions.values():
            session.seen -= accounts_module.LIFETIME
        assert not (await late.get("/api/me"))["account"]


# Leaving for good


async def test_a_user_who_leaves_for_good_is_no_longer_known(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        _, two, table = await seat_two(server, options=QUIET)
        ada, ben = server._people
        await sign_up(ada, "Ada Unmistakable")
        account = ada.id
        link = await ada.live(table["id"])
        await link.update()
        await link.send(type="say", text="hello there")
        heard = await two.next("talk")
        assert (heard["lines"][-1]["name"], heard["lines"][-1]["text"]) == ("Ada Unmistakable", "hello there")
        await link.act("show")
        alone = await ada.new_table(PERSON, BOT)
        waiting = await ada.new_table(PERSON, OPEN)
        shared = await ada.new_table(PERSON, OPEN, OPEN, options={"seats": 3})
        await ben.post(f"/api/tables/{shared['id']}/join", {})
        info = await ada.get("/api/account")
        assert (info["shared"], info["alone"]) == (2, 2)
        assert await ada.refused("/api/account/delete", {"password": OTHER}) == (403, "wrong-password")
        assert await ada.post("/api/account/delete", {"password": GOOD}) == {"kept": 2, "deleted": 2}
        assert not (await ada.get("/api/me"))["account"]
        left = await ben.get(f"/api/tables/{table['id']}")
        assert left["status"] == "running"
        assert left["seats"][0]["name"] == ""
        assert left["seats"][0]["away"]
        opened = await ben.get(f"/api/tables/{shared['id']}")
        assert opened["host"]
        assert opened["seats"][0]["kind"] == "open"
        for gone in (alone, waiting):
            assert (await ben.refused(f"/api/tables/{gone['id']}", method="GET")) == (404, "not-found")
        heard = await two.next("talk")
        assert [(line["name"], line["person"]) for line in heard["lines"] if line["text"]] == [("", "")]
        seats = f"/api/tables/{table['id']}/seats/0"
        assert (await ben.post(f"{seats}/substitute", {"bot": "random"}))["seats"][0]["bot"] == "random"
        assert (await two.update(lambda message: message["asked"] is not None))["number"] > 0
        assert await wrong(ada, "Ada Unmistakable", GOOD) == (403, "wrong-password")
        await sign_up(ada, "Ada Unmistakable", OTHER)
        assert (await ada.get("/api/me/tables"))["tables"] == []
        await ada.post("/api/account/delete", {"password": OTHER})
    everything = b"".join(path.read_bytes() for path in tmp_path.glob("moonsaga.sqlite3"))
    assert rows(tmp_path, "SELECT count(*) FROM accounts") == [(0,)]
    assert rows(tmp_path, "SELECT count(*) FROM sessions") == [(0,)]
    for name in [name for (name,) in rows(tmp_path, "SELECT name FROM sqlite_master WHERE type = 'table'")]:
        found = str(rows(tmp_path, f"SELECT * FROM {name}"))
        assert "Unmistakable" not in found
        assert account not in found
    assert b"Unmistakable" not in everything


async def test_spectators_of_a_deleted_table_receive_a_notice(server: TestServer) -> None:
    ada, ben = await server.user(), await server.user()
    await sign_up(ada)
    table = await ada.new_table(PERSON, BOT)
    link = await ben.live(table["id"])
    await link.update()
    await ada.post("/api/account/delete", {"password": GOOD})
    assert await closed(link) == GONE


# One's own tables


async def test_own_tables_and_results(server: TestServer) -> None:
    ada = await server.user()
    assert await ada.get("/api/me/tables") == {"tables": [], "more": False, "scores": []}
    assert await server.stranger().get("/api/me/tables") == {"tables": [], "more": False, "scores": []}
    running = await ada.new_table(PERSON, SCREEN)
    opened = await ada.new_table(PERSON, OPEN)
    given_up = await ada.new_table(PERSON, BOT)
    await ada.post(f"/api/tables/{given_up['id']}/abandon")
    found = await ada.get("/api/me/tables")
    assert {table["id"] for table in found["tables"]} == {running["id"], opened["id"], given_up["id"]}
    assert found["scores"] == [{"game": "synthetic", "won": 0, "shared": 0, "lost": 0, "left": 1}]
    (only,) = (await ada.get("/api/me/tables?status=open"))["tables"]
    assert only["id"] == opened["id"]
    assert (await ada.get("/api/me/tables?game=eko"))["tables"] == []
    assert await ada.refused("/api/me/tables?status=lost", method="GET") == (400, "malformed")


async def test_long_lists_come_in_pages(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("moonsaga.server.web.my_tables.PAGE", 2)
    ada = await server.user()
    made = [(await ada.new_table(PERSON, OPEN))["id"] for _ in range(5)]
    seen: list[str] = []
    before = ""
    for _ in range(3):
        page = await ada.get(f"/api/me/tables?status=open{before}")
        seen += [table["id"] for table in page["tables"]]
        before = f"&before={page['tables'][-1]['changed']!r}"
    assert not page["more"]
    assert seen == made[::-1]


@pytest.mark.parametrize(
    ("returns", "left", "result"),
    [
        ((1.0, 0.0), False, "won"),
        ((0.0, 1.0), False, "lost"),
        ((1.0, 1.0), False, "shared"),
        ((0.5, 0.5), False, "shared"),
        ((0.0, 0.0), False, "lost"),
        ((1.0, 0.0), True, "left"),
        ((), False, "left"),
    ],
)
def test_what_a_game_was_for_a_seat(returns: tuple[float, ...], left: bool, result: str) -> None:
    assert result_of(returns, 0, left) == result


# Coming in while something changes


@pytest.mark.parametrize("moment", ["fits", "hash", "outdated"])
async def test_a_sign_in_with_a_password_that_is_just_changed_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: str
) -> None:
    async with open_server(tmp_path) as server:
        ada, eve = await server.user(), await server.user()
        account = (await sign_up(ada))["id"]
        accounts = server.service.accounts
        fits, hash_of, seen = accounts._passwords.fits, accounts._hash_of, 0

        async def change() -> None:
            monkeypatch.undo()
            await accounts.change_password(account, GOOD, OTHER)

        async def fits_and_changes(password: str, known: str | None) -> bool:
            fitting = await fits(password, known)
            await change()
            if moment == "outdated":
                monkeypatch.setattr(accounts._passwords, "outdated", lambda _: True)
            return fitting

        async def reads_and_changes(whose: str | None) -> str | None:
            nonlocal seen
            seen += 1
            known = await hash_of(whose)
            if seen == 2:  # the session is in the database already
                await change()
            return known

        if moment == "hash":
            monkeypatch.setattr(accounts, "_hash_of", reads_and_changes)
        else:
            monkeypatch.setattr(accounts._passwords, "fits", fits_and_changes)
        assert await wrong(eve, password=GOOD) == (403, "wrong-password")
        assert not (await eve.get("/api/me"))["account"]
        assert len(rows(tmp_path, "SELECT * FROM sessions")) == 1
        monkeypatch.undo()
        assert await wrong(eve, password=GOOD) == (403, "wrong-password")
        await sign_in(eve, password=OTHER)


async def test_a_session_that_makes_room_is_hung_up(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(accounts_module, "MOST_SESSIONS", 1)
    ada = await server.user()
    await sign_up(ada)
    link = await ada.live("lobby")
    await link.read()
    await sign_in(await server.user())
    assert await closed(link) == SOMEBODY_ELSE


PREFERRED = {
    "language": "cs",
    "theme": "dark",
    "motion": "fast",
    "shortcuts": False,
    "confirm": "always",
    "skip": "all",
    "detours": True,
}


async def test_preferences_follow_to_another_device_and_end_with_the_account(tmp_path: Path) -> None:
    async with open_server(tmp_path) as server:
        ada, other = await server.user(), await server.user()
        assert await ada.refused("/api/account/preferences", method="GET") == (401, "no-account")
        assert await ada.refused("/api/account/preferences", PREFERRED, "PUT") == (401, "no-account")
        await sign_up(ada)
        await sign_up(other, "Ben")
        assert await ada.get("/api/account/preferences") is None
        assert await ada.put("/api/account/preferences", PREFERRED) == PREFERRED
        for wrong_one in ({**PREFERRED, "theme": "loud"}, {**PREFERRED, "more": 1}, {}):
            assert await ada.refused("/api/account/preferences", wrong_one, "PUT") == (400, "malformed")
    async with open_server(tmp_path) as server:
        phone = await server.user()
        await sign_in(phone)
        assert await phone.get("/api/account/preferences") == PREFERRED
        ben = await server.user()
        await sign_in(ben, "Ben")
        assert await ben.get("/api/account/preferences") is None
        await phone.post("/api/account/delete", {"password": GOOD})
        await phone.get("/api/me")
        await sign_up(phone)
        assert await phone.get("/api/account/preferences") is None
