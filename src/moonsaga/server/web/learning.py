"""Learning over HTTP: the rules with their examples, the guide, and the positions of both."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from moonsaga.kernel.contract import Game, Target
from moonsaga.kernel.texts import LANGUAGES
from moonsaga.server.errors import RequestError
from moonsaga.server.learning.lessons import Example, Lessons, Step, folder_of, lessons_of
from moonsaga.server.learning.session import LessonSession, LessonSessions
from moonsaga.server.limits.rates import LESSONS
from moonsaga.server.limits.threads import run_in_thread
from moonsaga.server.protocol.learning import (
    ExampleCard,
    GuideStep,
    LessonBook,
    LessonPosition,
    LessonRefusal,
    Tried,
    TriedPath,
)
from moonsaga.server.table.games import find_game
from moonsaga.server.web.lobby import Asking, GameName, problems, service_of
from moonsaga.server.web.requests import network_of

T = TypeVar("T")
LessonName = Annotated[str, PathParameter(max_length=64, description="`guide`, or the name of an example")]
lesson_sessions = LessonSessions()


@get("/api/learning/{game:str}", responses=problems(400, 404), sync_to_thread=False, tags=["learning"])
def show_lessons(game: GameName) -> Response[LessonBook]:
    """The sections of the rules, their examples, and the steps of the guide."""
    found = find_game(game)
    return Response(_book(found, _lessons(found)), headers={"cache-control": "no-cache"})


def _lessons(game: Game) -> Lessons:
    lessons = lessons_of(game)
    if lessons is None:
        raise RequestError("not-found", f"{game.info.name} brings nothing for learners")
    return lessons


def _book(game: Game, lessons: Lessons) -> LessonBook:
    steps = lessons.guide.step if lessons.guide is not None else ()
    return LessonBook(
        game=game.info.name,
        sections=lessons.sections,
        examples=tuple(_example_card(name, example) for name, example in lessons.examples.items()),
        steps=tuple(map(_guide_step, steps)),
        sources=lessons.sources,
    )


def _example_card(name: str, example: Example) -> ExampleCard:
    return ExampleCard(name, example.shows, example.marks)


def _guide_step(step: Step) -> GuideStep:
    return GuideStep(step.name, (step.do, *step.also) if step.do else (), step.marks)


@get(
    "/api/learning/{game:str}/texts/{language:str}",
    responses=problems(400, 404),
    sync_to_thread=False,
    tags=["learning"],
)
def show_lesson_texts(game: GameName, language: Annotated[str, PathParameter(max_length=8)]) -> Response[str]:
    """The words of the rules and of the guide, in Fluent."""
    found = find_game(game)
    _lessons(found)
    if language not in LANGUAGES:
        raise RequestError("not-found", f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    said = _read_texts(found, language)
    return Response(said, media_type="text/plain", headers={"cache-control": "no-cache"})


@cache
def _read_texts(game: Game, language: str) -> str:
    return (folder_of(game) / f"{language}.ftl").read_text("utf-8")


@post(
    "/api/learning/{game:str}/{lesson:str}",
    responses=problems(400, 404, 413),
    status_code=200,
    tags=["learning"],
)
async def show_lesson(request: Asking, game: GameName, lesson: LessonName, data: JSONBody[Tried]) -> LessonPosition:
    """The position after the learner's decisions. Nothing is stored: the same decisions give the same position."""
    return await _studied(request, game, lesson, data, lambda now: LessonPosition(now.seats(), now.update()))


@post(
    "/api/learning/{game:str}/{lesson:str}/why",
    responses=problems(400, 404, 413),
    status_code=200,
    tags=["learning"],
)
async def explain_refusal(
    request: Asking, game: GameName, lesson: LessonName, data: JSONBody[TriedPath]
) -> LessonRefusal:
    """Why these selected targets lead to no action."""
    path = [_target(word) for word in data.path]
    return await _studied(request, game, lesson, data, lambda session: LessonRefusal(session.why(path)))


async def _studied(request: Asking, game: str, lesson: str, data: Tried, look: Callable[[LessonSession], T]) -> T:
    """What is to be seen there. One lesson at a time goes on; it costs as many decisions as are to be made for it."""
    service, found = service_of(request), find_game(game)
    lessons = _lessons(found)
    cost = 1 + lesson_sessions.missing(found, lesson, data.actions)
    if not service.limits.allow("lessons", network_of(request), LESSONS, cost):
        raise RequestError("too-fast")
    async with service.fair_queue.take(network_of(request)), service.lesson:
        return await run_in_thread(lambda: look(lesson_sessions.find(found, lessons, lesson, data.actions)))


def _target(word: str) -> Target:
    kind, _, name = word.partition(":")
    return Target(kind, name)


HANDLERS = [show_lessons, show_lesson_texts, show_lesson, explain_refusal]
