"""What happened, one line for each event: JSON for programs, a short sentence where a person reads along."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from typing import TextIO

import msgspec

_encode = msgspec.json.Encoder(enc_hook=str).encode


def log(event: str, **fields: object) -> None:
    """Write an event down on standard error."""
    _write(sys.stderr, event, fields)


def log_failure(event: str, problem: BaseException, **fields: object) -> None:
    """Something that should not have happened, with where it did."""
    where = "".join(traceback.format_exception(problem)) if problem.__traceback__ else ""
    log(event, problem=f"{type(problem).__name__}: {problem}", traceback=where, **fields)


def _write(stream: TextIO, event: str, fields: dict[str, object]) -> None:
    now = time.time()
    line = _sentence(now, event, fields) if stream.isatty() else _json(now, event, fields)
    try:
        stream.write(line + "\n")
        stream.flush()
    except (OSError, ValueError):  # nobody listens any more, which is no reason to end a game
        pass


def _json(now: float, event: str, fields: dict[str, object]) -> str:
    return printable(_encode({"time": round(now, 3), "event": event, **fields}).decode())


def _sentence(now: float, event: str, fields: dict[str, object]) -> str:
    words = " ".join(f"{name}={printable(str(value))}" for name, value in fields.items() if name != "traceback")
    said = f"{time.strftime('%H:%M:%S', time.localtime(now))} {event} {words}".rstrip()
    trace = "\n".join(map(printable, str(fields.get("traceback", "")).split("\n")))
    return f"{said}\n{trace}" if trace else said


def printable(text: str) -> str:
    """What a terminal shows and does not obey: anybody may write escape sequences into the path of a request."""
    return text if text.isprintable() else "".join(map(_shown, text))


def _shown(sign: str) -> str:
    if sign.isprintable():
        return sign
    return "".join(f"\\u{unit:04x}" for unit in memoryview(sign.encode("utf-16-le", "surrogatepass")).cast("H"))


class LibraryHandler(logging.Handler):
    """Warnings of the libraries become events as well."""

    def emit(self, record: logging.LogRecord) -> None:
        trace = "".join(traceback.format_exception(record.exc_info[1])) if record.exc_info else ""
        log("library", name=record.name, level=record.levelname, message=record.getMessage(), traceback=trace)


def catch_library_warnings() -> None:
    """What the libraries say above a mere note goes through `log`."""
    logger = logging.getLogger()
    if not any(isinstance(handler, LibraryHandler) for handler in logger.handlers):
        logger.addHandler(LibraryHandler(logging.WARNING))
