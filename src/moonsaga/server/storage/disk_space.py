"""DiskSpace on the disk: below a floor nothing new is kept, and games that run have what is left."""

from __future__ import annotations

import errno
import shutil
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from moonsaga.server.errors import RequestError


class DiskSpace:
    def __init__(self, folder: Path, floor: int) -> None:
        self._folder = folder
        self._floor = floor

    def check(self) -> None:
        """Declines whatever would be kept: a table, a record, a deck, an account."""
        if free_bytes(self._folder) < self._floor:
            raise RequestError("disk-full")


def free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def is_full(problem: BaseException) -> bool:
    """Did this fail because the disk is full? SQLite has words of its own for it."""
    if isinstance(problem, OSError):
        return problem.errno in (errno.ENOSPC, errno.EDQUOT)
    return isinstance(problem, DBAPIError) and "is full" in str(problem.orig)
