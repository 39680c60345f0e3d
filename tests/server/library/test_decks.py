"""Decks of one's own over HTTP: looked at, kept, changed, deleted, read from a text, and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from moonsaga.games.blue_moon.box.decks import (
    MOST_LOOKED_AT,
    SENTENCES,
    Deck,
    _sealed,
    deck_code,
    prebuilt,
    random_deck,
)
from moonsaga.kernel.cores.rng import Rng
from moonsaga.kernel.registry import get_game
from moonsaga.kernel.texts import LANGUAGES, game_texts
from moonsaga.server.limits.rates import Rate
from moonsaga.server.storage import models
from moonsaga.server.web import decks
from support.server import TestServer, open_server

pytestmark = pytest.mark.once
GAME = "blue_moon"


def wish(deck: Deck, **more: object) -> dict[str, Any]:
    return {"game": GAME, "leader": deck.people, "cards": list(deck.cards), "name": deck.name, **more}


def with_mixed_cards() -> Deck:
    """A legal deck of Vulca with cards of others."""
    return random_deck(Rng(5), "vulca")


async def test_a_legal_deck_has_a_code_and_no_problems(server: TestServer) -> None:
    ada = await server.user("Ada")
    deck = with_mixed_cards()
    check = await ada.post("/api/decks/check", wish(deck))
    assert check["problems"] == []
    assert check["code"] == deck_code(deck)
    assert check["cost"] <= check["most_cost"] == 10
    assert check["deck"]["leader"] == "vulca"


async def test_an_illegal_deck_is_explained(server: TestServer) -> None:
    ada = await server.user("Ada")
    own, strange = prebuilt("vulca"), prebuilt("hoax")
    check = await ada.post("/api/decks/check", wish(Deck("vulca", (*own.cards[:5], *strange.cards[:20]))))
    assert [problem["key"] for problem in check["problems"]] == ["deck-problem-too-few", "deck-problem-moons"]
    assert check["problems"][0]["args"]["missing"] == 5
    assert check["code"] == ""
    assert check["cost"] > 10


async def test_decks_are_kept_renamed_and_deleted(server: TestServer) -> None:
    ada, bea = await server.user("Ada"), await server.user("Bea")
    deck = with_mixed_cards()
    saved = await ada.post("/api/decks", wish(deck, name="  My  fire "))
    assert saved["check"]["deck"]["name"] == "My fire"
    draft = await ada.post("/api/decks", wish(Deck("aqua", ())))
    assert draft["check"]["problems"]
    assert [each["id"] for each in await ada.get(f"/api/decks?game={GAME}")] == [draft["id"], saved["id"]]
    assert await bea.get(f"/api/decks?game={GAME}") == []
    renamed = await ada.put(f"/api/decks/{saved['id']}", wish(deck, name="Embers"))
    assert renamed["check"]["deck"]["name"] == "Embers"
    assert (await bea.http.put(f"/api/decks/{saved['id']}", json=wish(deck))).status_code == 404
    assert (await bea.http.delete(f"/api/decks/{saved['id']}")).status_code == 404
    assert (await ada.http.delete(f"/api/decks/{draft['id']}")).status_code == 204
    assert [each["id"] for each in await ada.get(f"/api/decks?game={GAME}")] == [saved["id"]]


async def test_a_deck_is_read_from_its_code_or_its_file(server: TestServer) -> None:
    ada = await server.user("Ada")
    deck = with_mixed_cards()
    by_code = await ada.post("/api/decks/read", {"game": GAME, "text": f" {deck_code(deck)}\n"})
    assert by_code["deck"]["cards"] == list(deck.cards)
    by_file = await ada.post("/api/decks/read", {"game": GAME, "text": by_code["text"]})
    assert by_file["deck"] == by_code["deck"]
    assert by_file["code"] == by_code["code"]
    cut = await ada.post("/api/decks/read", {"game": GAME, "text": deck_code(deck)[:-1]})
    assert cut["problems"][0]["key"] == "deck-problem-code"
    odd = await ada.post("/api/decks/read", {"game": GAME, "text": "people: vulca\ncolour: red\nCinderella"})
    assert [each["key"] for each in odd["problems"]][:2] == ["deck-problem-entry", "deck-problem-no-card"]


async def test_decks_move_over_to_an_account(server: TestServer) -> None:
    ada = await server.user("Ada")
    saved = await ada.post("/api/decks", wish(with_mixed_cards(), name="Embers"))
    await ada.post("/api/account", {"name": "Ada of the decks", "password": "a long and quiet evening"})
    assert [each["id"] for each in await ada.get(f"/api/decks?game={GAME}")] == [saved["id"]]
    await ada.post("/api/account/delete", {"password": "a long and quiet evening"})
    async with server.service.engine.connect() as connection:
        assert not (await connection.execute(select(models.decks.c.id))).all()


async def test_a_match_is_played_with_decks_of_ones_own(server: TestServer) -> None:
    ada = await server.user("Ada")
    code = (await ada.post("/api/decks/check", wish(with_mixed_cards())))["code"]
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    options = {"match": True, "decks_1": f"{code},aqua", "decks_2": "hoax,flit"}
    table = await ada.post("/api/tables", {"game": GAME, "seats": seats, "options": options})
    assert table["status"] == "running"


async def test_a_game_without_decks_says_so(server: TestServer) -> None:
    ada = await server.user("Ada")
    answer = await ada.http.post("/api/decks/check", json={"game": "eko", "leader": "", "cards": []})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-decks")


async def test_a_deck_of_ones_own_is_played(server: TestServer) -> None:
    ada = await server.user("Ada")
    saved = await ada.post("/api/decks", wish(with_mixed_cards(), name="Embers"))
    table = await ada.post(
        "/api/tables",
        {
            "game": GAME,
            "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}],
            "options": {"deck_1": saved["check"]["code"]},
        },
    )
    assert table["status"] == "running"
    assert table["seats"][0]["role"] == "vulca"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_wrong_with_a_deck_is_said_in_every_language(language: str) -> None:
    texts = game_texts(get_game(GAME), language)
    keys = [*SENTENCES, "no-people", "code", "entry"]
    assert [key for key in keys if not texts.knows(f"deck-problem-{key}")] == []


async def test_a_long_text_is_looked_at_in_no_time(server: TestServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody else waits, whatever it says: so many entries are looked at, and none is compared with all cards."""
    monkeypatch.setattr("moonsaga.games.blue_moon.box.decks.get_close_matches", None)
    ada = await server.user("Ada")
    texts = ["a\n" * 4000, "b:\n" * 2600, "Cinderella of the mutants\n" * 300, _sealed(f"bm.vulca.v{'f' * 7900}")]
    for text in texts:
        check = await ada.post("/api/decks/read", {"game": GAME, "text": text})
        assert 0 < len(check["problems"]) <= MOST_LOOKED_AT + 10


async def test_who_asks_too_often_about_decks_is_held_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "DECKS", Rate(3, 0))
    async with open_server(tmp_path, limits=True) as server:
        people = [await server.user() for _ in range(2)]
        asked = {"game": GAME, "text": "vulca"}
        answers = [await people[n % 2].ask("POST", "/api/decks/read", asked) for n in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
