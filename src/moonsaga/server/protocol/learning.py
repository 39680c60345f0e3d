"""Lessons: examples of the rules, and guides."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from moonsaga.kernel.contract import Refusal
from moonsaga.server.protocol.common import Count
from moonsaga.server.protocol.lobby import Seat
from moonsaga.server.protocol.table import TargetWord, Update

LONGEST_LESSON = 120
"""Decisions in a lesson: several times what a guide asks for."""


class ExampleCard(msgspec.Struct, frozen=True):
    """A small position in the rules, to try things in."""

    name: str
    shows: tuple[str, ...]
    """Actions, in notation, that its text speaks of; `*` stands for anything."""
    marks: tuple[str, ...]
    """Things that its text speaks of."""


class GuideStep(msgspec.Struct, frozen=True):
    """A step of the first game: `guide-(name)` is its text."""

    name: str
    asks: tuple[str, ...]
    """Actions, in notation, that do what it asks for, the best first; none: it is only read."""
    marks: tuple[str, ...]


class LessonBook(msgspec.Struct, frozen=True):
    """What a game brings for those who learn it."""

    game: str
    sections: tuple[str, ...]
    examples: tuple[ExampleCard, ...]
    steps: tuple[GuideStep, ...]
    sources: dict[str, str]
    """The groups of components whose provenance is told, each with the beginning of its texts' keys."""


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner has decided so far, from the beginning of the lesson."""

    actions: Annotated[tuple[Count, ...], Meta(max_length=LONGEST_LESSON)] = ()


class TriedPath(Tried, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The targets that were selected then."""

    path: Annotated[tuple[TargetWord, ...], Meta(min_length=1, max_length=16)]


class LessonPosition(msgspec.Struct, frozen=True):
    """Where the lesson has come to."""

    seats: tuple[Seat, ...]
    update: Update


class LessonRefusal(msgspec.Struct, frozen=True):
    """Why these selected targets lead to no action; None if they lead to one."""

    refusal: Refusal | None
