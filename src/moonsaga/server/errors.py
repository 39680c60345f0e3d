"""A request that is declined: a code for programs and a text key for people."""

from __future__ import annotations

from moonsaga.kernel.contract import Argument, Message, Refusal
from moonsaga.server.protocol.common import Problem

STATUS = {
    "malformed": 400,
    "options": 400,
    "seats": 400,
    "no-such-bot": 400,
    "password-short": 400,
    "password-common": 400,
    "password-name": 400,
    "no-guest": 401,
    "no-account": 401,
    "wrong-password": 403,
    "foreign-origin": 403,
    "foreign-host": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "bad-record": 400,
    "no-such-position": 400,
    "not-your-eyes": 403,
    "not-your-record": 403,
    "not-found": 404,
    "wrong-method": 405,
    "not-open": 409,
    "not-running": 409,
    "not-away": 409,
    "still-running": 409,
    "clock": 400,
    "seat-taken": 409,
    "too-many-seats": 409,
    "removed": 403,
    "already-seated": 409,
    "outdated": 409,
    "not-over": 409,
    "nothing-to-play": 409,
    "stale-replay": 409,
    "too-many-records": 409,
    "damaged": 409,
    "name-taken": 409,
    "signed-in": 409,
    "too-many-decks": 409,
    "too-many-bot-tables": 409,
    "no-decks": 404,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tries": 429,
    "failed": 500,
    "disk-full": 503,
    "no-room": 503,
    "unavailable": 503,
}
"""The codes of declined requests, with the status each has in HTTP."""


UNWRITTEN = ("failed", "disk-full")
"""The database did not take it: the same may be tried again."""


class RequestError(Exception):
    """A request that changed nothing."""

    def __init__(self, code: str, detail: str = "", refusal: Refusal | None = None, **args: Argument) -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.message = Message(f"server-{code}", args)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def problem(self) -> Problem:
        return Problem(self.code, self.message, self.detail)
