"""Whatever the OpenAPI schema allows, and much that it does not, is answered as the schema says: never with a 5xx."""

from __future__ import annotations

import contextlib
from asyncio import to_thread
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from support.selection import many
from support.server import BOT, OPEN, PATIENCE, PERSON, TestServer

pytestmark = [pytest.mark.once, pytest.mark.slow]

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = many(30, 2)


async def test_requests_made_from_the_schema(server: TestServer) -> None:
    ada = await server.user()
    tables = [(await ada.new_table(*seats))["id"] for seats in ((PERSON, BOT), (PERSON, OPEN))]
    cookies = dict(ada.http.cookies)
    raw = await ada.get("/schema/openapi.json")
    schema = schemathesis.openapi.from_dict(raw)
    schema.config.update(base_url=server.url, request_timeout=PATIENCE)
    for result in schema.get_all_operations():
        operation = result.ok()  # type: ignore[union-attr]
        for mode in schemathesis.GenerationMode:
            await to_thread(call, operation.as_strategy(generation_mode=mode), tables, cookies)


def call(strategy: Any, tables: list[str], cookies: dict[str, str]) -> None:
    """So many requests, half of them about tables that exist."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=strategy)
    def ask(case: Any) -> None:
        if "table_id" in case.path_parameters and len(str(case.path_parameters["table_id"])) % 2:
            case.path_parameters["table_id"] = tables[len(str(case.body)) % 2]
        response = case.call(cookies=cookies)
        case.validate_response(response, checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # a request without any input cannot be a wrong one
        ask()
