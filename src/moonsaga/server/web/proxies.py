"""Behind reverse proxies: whose address and which scheme a request came with, as the proxies tell it.

Each proxy writes the address of its client at the end of X-Forwarded-For. With N proxies of our own, the address
N places from the end is the client of the outermost one; what stands before it anybody may have written.
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

SECURE = {"http": "https", "ws": "wss"}


def see_through(scope: Any, proxies: int) -> Any:
    """The request as the outermost proxy received it."""
    said = dict(scope["headers"])  # of several headers of a name the last: the one the nearest proxy wrote
    forwarded = ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
    address = told_address(forwarded, proxies)
    seen = dict(scope)
    if address:
        seen["client"] = (address, 0)
    if said.get(b"x-forwarded-proto", b"").decode("latin-1").rpartition(",")[2].strip().lower() in ("https", "wss"):
        seen["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
    return seen


def told_address(forwarded: str, proxies: int) -> str:
    """The address of our outermost proxy's client; empty if none of them says one."""
    told = [part.strip() for part in forwarded.split(",") if part.strip()]
    return _plain(told[max(0, len(told) - proxies)]) if told else ""


def _plain(word: str) -> str:
    """An address without the port that some proxies add."""
    if word.startswith("["):
        word = word[1:].partition("]")[0]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        return str(ip_address(word.strip('"')))
    except ValueError:
        return ""
