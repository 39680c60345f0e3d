"""Ten thousand malformed or hostile messages change nothing and kill nothing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from support.selection import many
from support.server_process import Json, SeededServer, Server, Visitor, read, send

pytestmark = [pytest.mark.once, pytest.mark.early]

MESSAGES = many(10_000, 1_000)
WORDS = (
    "act",
    "why",
    "front",
    "undo",
    "answer-undo",
    "ping",
    "threats",
    "hello",
    "update",
    "",
    "é",
    "\u0000",
    "x" * 500,
)
ODD: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    1,
    15,
    16,
    2**31,
    2**63,
    -(2**70),
    1.5,
    "",
    "0",
    "\ud7ff",
    [],
    [[]],
    {},
    {"a": 1},
)
RAW = (
    "",
    " ",
    "{",
    "[",
    "null",
    "true",
    "0",
    '""',
    "[]",
    "{}",
    "NaN",
    '{"type":}',
    '{"type":"act"',
    "'",
    "\ufeff{}",
    '{"type":"act","type":"act"}',
    "[" * 2000,
    '{"a":' * 500,
    '"' + "a" * 3000 + '"',
    "9" * 400,
    "-",
    "<script>",
)


def hostile(dice: random.Random, table: Json, asked: Json) -> str | bytes:
    """One message that must not be accepted."""
    kind = dice.randrange(9)
    decision, legal = asked["decision"], {offer["action"] for offer in asked["choices"]}
    if kind == 0:
        return dice.choice(RAW)
    if kind == 1:
        return dice.randbytes(dice.randrange(200))
    if kind == 2:
        return "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(60)))
    if kind == 3:
        return "x" * dice.randrange(4097, 60_000)
    if kind == 4:  # illegal, in time
        action = next(number for number in iter(lambda: dice.randrange(20_000), -1) if number not in legal)
        return _json(type="act", seat=0, decision=decision, action=action)
    if kind == 5:  # stale
        return _json(type="act", seat=0, decision=decision + dice.choice((-2, -1, 1, 7, 10**6)), action=min(legal))
    if kind == 6:  # another player's seat
        return _json(type="act", seat=dice.choice((1, 2, 15)), decision=decision, action=min(legal), sure=True)
    if kind == 7:
        fields = {name: dice.choice(ODD) for name in ("seat", "decision", "action", "path", "agree", "sure", "more")}
        chosen = dict(dice.sample(sorted(fields.items()), dice.randrange(7)))
        return _json(**{"type": dice.choice(WORDS), **chosen, "action": "no number"})
    path = ["".join(dice.choices("abc:1.- \u0000", k=dice.randrange(9))) for _ in range(dice.randrange(20))]
    return _json(type="why", seat=dice.choice((1, 2, 99)), decision=decision, path=path)


def _json(**message: object) -> str:
    return msgspec.json.encode(message).decode()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with SeededServer(tmp_path) as running:
        yield running


async def position(visitor: Visitor, table: str) -> Json:
    """The position as a fresh connection is told it."""
    async with visitor.live(table) as link:
        return await next_update(link)


async def next_update(link: ClientConnection) -> Json:
    while (message := await read(link))["type"] != "update":
        pass
    return message


async def bombard(visitor: Visitor, table: Json, asked: Json, count: int, dice: random.Random) -> Counter[str]:
    """Send so many hostile messages, over as many sockets as that takes; how each was answered."""
    answers: Counter[str] = Counter()
    sent = 0
    while sent < count:
        try:
            async with visitor.live(table["id"]) as link:
                await next_update(link)
                while sent < count:
                    sent += 1
                    await link.send(hostile(dice, table, asked))
                    answers[(await read(link)).get("code", "no code")] += 1
        except ConnectionClosed:
            answers["closed"] += 1
    return answers


@pytest.mark.parametrize("game", ["eko", "blue_moon"])
async def test_hostile_messages_change_nothing_and_kill_nothing(server: Server, game: str) -> None:
    dice = random.Random(7)
    ada, eve = Visitor(server.url), Visitor(server.url)
    await ada.arrive()
    await eve.arrive()
    table = await ada.new_table(game, [{"kind": "person"}, {"kind": "screen", "name": "Ben"}])
    await ada.post(f"/api/tables/{table['id']}/start") if table["status"] == "open" else None
    async with ada.live(table["id"], seat=0) as link:
        before = await next_update(link)
        while before["asked"] is None or before["seat"] != 0:
            if before["seat"] not in before["to_act"]:
                await send(link, type="front", seat=before["to_act"][0])
            else:  # the other seat begins
                asked = before["asked"]
                first = asked["choices"][0]["action"]
                await send(link, type="act", seat=before["seat"], decision=asked["decision"], action=first, sure=True)
            before = await next_update(link)
        answers: Counter[str] = Counter()
        for visitor, share in ((ada, MESSAGES // 4), (eve, MESSAGES // 4)):
            answers += await bombard(visitor, table, before["asked"], share, dice)
        assert sum(answers.values()) >= MESSAGES // 2
        assert {"malformed", "illegal", "stale", "not-your-seat"} <= set(answers)
        assert not {"no code", "failed"} & set(answers), answers

        await send(link, type="front", seat=0)
        after = await next_update(link)
        assert {**after, "log": [], "whole": False} == {**before, "log": [], "whole": False}
        asked = after["asked"]
        await send(
            link, type="act", seat=0, decision=asked["decision"], action=asked["choices"][0]["action"], sure=True
        )
        while (answer := await read(link))["type"] != "accepted":
            assert answer["type"] != "refused", answer
    assert (await position(eve, table["id"]))["number"] > before["number"]
    await ada.leave()
    await eve.leave()
