"""Headers, origins, sizes, the schema, health and the client's files."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import moonsaga
from moonsaga.server.guard import LONGEST_BODY, foreign
from server.house import BOT, PERSON, House, open_house

pytestmark = pytest.mark.once


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/api/nothing", "/schema/openapi.json", "/table/x"])
async def test_every_answer_has_security_headers(house: House, path: str) -> None:
    headers = (await house.stranger().ask("GET", path)).headers
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


async def test_orders_from_a_foreign_page_are_refused(house: House) -> None:
    ada = await house.guest()
    wish = {"game": "synthetic", "seats": [PERSON, BOT]}
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        answer = await ada.ask("POST", "/api/tables", wish, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert (await ada.ask("POST", "/api/tables", wish, headers={"Sec-Fetch-Site": "cross-site"})).status_code == 403
    assert (await ada.ask("GET", "/api/tables", headers={"Origin": "http://evil.example"})).status_code == 200
    assert (await ada.ask("POST", "/api/tables", wish, headers={"Origin": house.url})).status_code == 201


@pytest.mark.parametrize("where", ["lobby", "table"])
async def test_a_foreign_page_gets_no_socket(house: House, where: str) -> None:
    ada = await house.guest()
    table = "lobby" if where == "lobby" else (await ada.new_table(PERSON, BOT))["id"]
    with pytest.raises(InvalidStatus):
        await ada.live(table, Origin="http://evil.example")
    link = await ada.live(table, Origin=house.url)
    assert (await link.read())["type"] in ("hello", "lobby")


def test_an_origin_is_compared_with_the_host() -> None:
    assert not foreign([(b"host", b"table:80"), (b"origin", b"https://table:80")])
    assert foreign([(b"host", b"table"), (b"origin", b"http://table.evil")])
    assert foreign([(b"origin", b"http://x")])
    assert not foreign([(b"host", b"table")])


async def test_a_body_has_bounds(house: House) -> None:
    ada = await house.guest()
    long = {"name": "x" * LONGEST_BODY}
    assert await ada.refused("/api/me", long, "PUT") == (413, "too-large")

    async def pieces() -> object:
        for _ in range(100):
            yield b"x" * 1000

    answer = await ada.http.put("/api/me", content=pieces(), headers={"content-type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413


async def test_health(house: House) -> None:
    found = await house.stranger().get("/health")
    assert (found["status"], found["database"], found["version"]) == ("ok", "ok", moonsaga.__version__)


async def test_an_unreachable_database_is_not_healthy(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone() -> bool:
        return False

    monkeypatch.setattr(house.service, "database_answers", gone)
    assert await house.stranger().refused("/health", method="GET") == (503, "unavailable")


async def test_the_schema_documents_requests_and_problems(house: House) -> None:
    schema = await house.stranger().get("/schema/openapi.json")
    post = schema["paths"]["/api/tables"]["post"]
    assert {"201", "400", "401", "429"} <= set(post["responses"])
    join = schema["paths"]["/api/tables/{table_id}/join"]["post"]
    assert {"200", "404", "409"} <= set(join["responses"])
    assert "Problem" in schema["components"]["schemas"]
    root = await house.stranger().ask("GET", "/schema")
    assert "json" in root.headers["content-type"]  # and no page that loads its script from elsewhere


async def test_without_the_client_there_is_a_page_that_says_so(house: House) -> None:
    page = await house.stranger().ask("GET", "/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "make install" in page.text


async def test_the_client_and_its_pages(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Moonsaga</title>")
    (client / "assets" / "main-1a2b.js").write_text("0")
    (tmp_path / "outside.txt").write_text("secret")
    async with open_house(tmp_path) as house:
        somebody = house.stranger()
        for path in ("/", "/table/abc", "/index.html"):
            page = await somebody.ask("GET", path)
            assert "Moonsaga" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await somebody.ask("GET", "/assets/main-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await somebody.ask("GET", "/assets/other.js")).status_code == 404
        for path in ("/..%2foutside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "/%00"):
            assert "secret" not in (await somebody.ask("GET", path)).text
