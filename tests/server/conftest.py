"""A test server for every test that wants one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from support.server import TestServer, open_server


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[TestServer]:
    async with open_server(tmp_path) as opened:
        yield opened
