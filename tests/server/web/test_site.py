"""Headers, origins, sizes, the schema, health and the client's files."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import InvalidStatus

import moonsaga
from moonsaga.kernel.registry import unregister
from moonsaga.server.web.security import LONGEST_BODY, foreign
from noughts import game as noughts_module
from support.server import BOT, PERSON, TestServer, open_server

pytestmark = pytest.mark.once


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema/openapi.json", "/table/x"])
async def test_every_answer_has_security_headers(server: TestServer, path: str) -> None:
    headers = (await server.stranger().ask("GET", path)).headers
    policy = headers["content-security-policy"]
    for part in (
        "default-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
    ):
        assert part in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_orders_from_a_foreign_page_are_refused(server: TestServer) -> None:
    ada = await server.user()
    wish = {"game": "synthetic", "seats": [PERSON, BOT]}
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        answer = await ada.ask("POST", "/api/tables", wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert (await ada.ask("POST", "/api/tables", wish, headers={"Sec-Fetch-Site": "cross-site"})).status_code == 403
    assert (await ada.ask("GET", "/api/tables", headers={"Origin": "http://evil.example"})).status_code == 200
    assert (await ada.ask("POST", "/api/tables", wish, headers={"Origin": server.url})).status_code == 201


@pytest.mark.parametrize("where", ["lobby", "table"])
async def test_a_foreign_page_gets_no_socket(server: TestServer, where: str) -> None:
    ada = await server.user()
    table = "lobby" if where == "lobby" else (await ada.new_table(PERSON, BOT))["id"]
    with pytest.raises(InvalidStatus):
        await ada.live(table, Origin="http://evil.example")
    link = await ada.live(table, Origin=server.url)
    assert (await link.read())["type"] in ("hello", "lobby")


def test_an_origin_is_compared_with_the_host() -> None:
    assert not foreign([(b"host", b"table:80"), (b"origin", b"https://table:80")])
    assert foreign([(b"host", b"table"), (b"origin", b"http://table.evil")])
    assert foreign([(b"origin", b"http://x")])
    assert not foreign([(b"host", b"table")])


async def test_a_body_has_bounds(server: TestServer) -> None:
    ada = await server.user()
    long = {"name": "x" * LONGEST_BODY}
    assert await ada.refused("/api/me", long, "PUT") == (413, "too-large")

    async def pieces() -> object:
        for _ in range(100):
            yield b"x" * 1000

    answer = await ada.http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413


async def test_health(server: TestServer) -> None:
    found = await server.stranger().get("/health")
    assert (found["status"], found["database"], found["version"]) == ("ok", "ok", moonsaga.__version__)


async def test_an_unreachable_database_is_not_healthy(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> bool:
        return False

    monkeypatch.setattr(server.service, "can_write", gone)
    assert await server.stranger().refused("/health", method="GET") == (503, "unavailable")


READ_ONLY = OperationalError("", {}, Exception("attempt to write a readonly database"))
FULL = OperationalError("", {}, Exception("database or disk is full"))


@pytest.mark.parametrize("problem", [OSError(errno.ENOSPC, "full"), READ_ONLY])
async def test_a_database_that_takes_nothing_is_not_healthy(
    server: TestServer, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    async def refuse(_: object) -> None:
        raise problem

    monkeypatch.setattr(server.service.writer, "_commit", refuse)
    assert await server.stranger().refused("/health", method="GET") == (503, "unavailable")


async def test_what_a_full_disk_does_not_take_is_said_in_a_sentence(
    server: TestServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.user()
    table = await ada.new_table(PERSON, {"kind": "screen"})
    link = await ada.live(table["id"], "seat=0")
    await link.asked()

    async def refuse(_: object) -> None:
        raise FULL

    monkeypatch.setattr(server.service.writer, "_commit", refuse)
    assert await ada.refused("/api/me", {"name": "Ada"}, "PUT") == (503, "disk-full")
    assert await ada.refused("/api/tables", {"game": "synthetic", "seats": [PERSON, BOT]}) == (503, "disk-full")
    assert (await link.act())["code"] == "disk-full"


@pytest.mark.parametrize("path", ["/api/tables", "/api/account/sign-in", "/api/replays", "/api/learning/eko/guide"])
async def test_deeply_nested_json_cannot_be_read(server: TestServer, path: str) -> None:
    ada = await server.user()
    body = b'{"a":' * 10_000 + b"1" + b"}" * 10_000
    answer = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


# Under which name

KNOWN = ("localhost:8000", "127.0.0.1", "[::1]:8000", "192.168.0.7:80", "table.localhost", "Play.Example.")
FOREIGN = ("evil.example", "play.example.evil", "127.0.0.1.evil.example", "localhost.evil")


async def test_the_server_is_known_by_its_addresses_and_by_the_names_its_host_allows(tmp_path: Path) -> None:
    async with open_server(tmp_path, hosts=("play.example",)) as server:
        for host in KNOWN:
            assert (await server.stranger().ask("GET", "/api/games", headers={"Host": host})).status_code == 200, host


async def test_a_foreign_name_that_leads_here_reads_nothing(tmp_path: Path) -> None:
    async with open_server(tmp_path, hosts=("play.example",)) as server:
        for host in FOREIGN:
            for path in ("/", "/api/games", "/health"):
                answer = await server.stranger().ask("GET", path, headers={"Host": host})
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host")


async def test_a_foreign_name_gets_no_socket(server: TestServer) -> None:
    stranger = server.stranger()
    answer = await stranger.ask(
        "GET",
        "/api/lobby/live",
        headers={
            "Host": "evil.example",
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        },
    )
    assert answer.status_code == 403


# Files


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/a.js", "assets/a.css", "assets/a.svg"):
        (folder / name).write_text(f"this is {name}", "utf-8")
    return folder


async def test_a_cached_file_is_not_sent_again(tmp_path: Path, client: Path) -> None:
    async with open_server(tmp_path) as server:
        stranger = server.stranger()
        for path in ("/", "/assets/a.js"):
            first = await stranger.ask("GET", path)
            tag = first.headers["etag"]
            for sent in (tag, f'"other", W/{tag}'):
                again = await stranger.ask("GET", path, headers={"If-None-Match": sent})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
                assert again.headers["cache-control"] == first.headers["cache-control"]
            (client / (path.strip("/") or "index.html")).write_text("another", "utf-8")
            assert (await stranger.ask("GET", path, headers={"If-None-Match": tag})).text == "another"


TEXTS = ("/", "/assets/a.js", "/assets/a.css", "/api/texts/eko/pl", "/api/learning/eko/texts/cs")


async def test_every_text_says_its_charset_once(tmp_path: Path, client: Path) -> None:
    async with open_server(tmp_path) as server:
        for path in TEXTS:
            kind = (await server.stranger().ask("GET", path)).headers["content-type"]
            assert kind.count("charset=utf-8") == 1, (path, kind)


async def test_the_schema_documents_requests_and_problems(server: TestServer) -> None:
    schema = await server.stranger().get("/schema/openapi.json")
    post = schema["paths"]["/api/tables"]["post"]
    assert {"201", "400", "401", "429"} <= set(post["responses"])
    join = schema["paths"]["/api/tables/{table_id}/join"]["post"]
    assert {"200", "404", "409"} <= set(join["responses"])
    assert "Problem" in schema["components"]["schemas"]
    root = await server.stranger().ask("GET", "/schema")
    assert "json" in root.headers["content-type"]  # and no page that loads its script from elsewhere


async def test_without_the_client_there_is_a_page_that_says_so(server: TestServer) -> None:
    page = await server.stranger().ask("GET", "/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "make install" in page.text


async def test_the_client_and_its_pages(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Moonsaga</title>")
    (client / "assets" / "main-1a2b.js").write_text("0")
    (tmp_path / "outside.txt").write_text("secret")
    async with open_server(tmp_path) as server:
        visitor = server.stranger()
        for path in ("/", "/table/abc", "/index.html"):
            page = await visitor.ask("GET", path)
            assert "Moonsaga" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await visitor.ask("GET", "/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await visitor.ask("GET", "/assets/other.js")).status_code == 404
        for path in ("/manifest.json", "/robots.txt", "/favicon.ico", "/nothing.at.all"):
            lost = await visitor.ask("GET", path)
            assert (lost.status_code, lost.json()["code"]) == (404, "not-found")
        for path in ("/nowhere", "/table", "/table/a/b", "/join/a", "/mine/x", "/table/"):
            lost = await visitor.ask("GET", path)
            assert (lost.status_code, "Moonsaga" in lost.text) == (404, True), "the client says what is wrong"
        pages = (
            "/account",
            "/mine",
            "/new/eko",
            "/rules/a.b",
            "/replay/x",
            "/replays",
            "/join/a/b",
            "/decks/blue_moon",
        )
        assert {(await visitor.ask("GET", path)).status_code for path in pages} == {200}
        for path in ("/..%2foutside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/%00"):
            assert "secret" not in (await visitor.ask("GET", path)).text


async def test_the_client_of_a_plug_in_is_served_and_nothing_beside_it(tmp_path: Path) -> None:
    async with open_server(tmp_path, plugins=("noughts.game:GAME",)) as server:
        visitor = server.stranger()
        cards = {card["name"]: card for card in (await visitor.ask("GET", "/api/games")).json()}
        assert cards["noughts"]["client"] == "/games/noughts/client/board.js"
        assert cards["noughts"]["cover"] == "/games/noughts/client/cover.svg"
        assert {card["client"] + card["cover"] for name, card in cards.items() if name != "noughts"} == {""}
        board, cover = [await visitor.ask("GET", cards["noughts"][name]) for name in ("client", "cover")]
        assert board.text == (Path(noughts_module.__file__ or "").parent / "client" / "board.js").read_text("utf-8")
        assert board.headers["content-type"].startswith("text/javascript")
        assert cover.headers["content-type"].startswith("image/svg+xml")
        assert board.headers["cache-control"] == cover.headers["cache-control"] == "no-cache"
        for path in (
            "noughts/game.py",
            "noughts/client/../game.py",
            "noughts/client/..%2fgame.py",
            "noughts/client/",
            "noughts/client",
            "noughts/text/en.ftl",
            "eko/client/board.js",
            "nothing/client/board.js",
            "client/board.js",
        ):
            lost = await visitor.ask("GET", f"/games/{path}")
            assert lost.status_code == 404, path
            assert "OpenGame" not in lost.text
    unregister("noughts")


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema/openapi.json"])
async def test_head_is_answered_like_get_without_the_body(server: TestServer, path: str) -> None:
    visitor = server.stranger()
    whole, head = await visitor.ask("GET", path), await visitor.ask("HEAD", path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers.get(name) == whole.headers.get(name)
