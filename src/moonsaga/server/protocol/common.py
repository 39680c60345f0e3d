"""Limits and types of several messages, problems, and the user who reads them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Message

LONGEST_NAME = 40
LONGEST_MESSAGE = 4096
"""Bytes of the longest message a client may send over a socket."""
encode = msgspec.json.Encoder().encode
"""How all of it is written."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="A name to be called by")]
Word = Annotated[str, Meta(min_length=1, max_length=64)]
OptionText = Annotated[str, Meta(max_length=400)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatKind = Literal["person", "screen", "bot", "open"]
"""`screen` is another person at the screen of the one who made the table."""
Status = Literal["open", "running", "finished", "abandoned"]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused: a code for programs, and a sentence to be."""

    code: str
    message: Message
    detail: str = ""
    """What exactly was wrong, in English, where the code alone does not say it."""


class Guest(msgspec.Struct, frozen=True):
    """Who I am here."""

    id: str
    name: str
    account: bool = False
    """I am signed in: with name and password I am the same on any device."""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
