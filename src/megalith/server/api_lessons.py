"""Lessons: which there are, and each place in one. Nothing is kept: the page says how it came."""

from typing import Any

from fastapi import APIRouter, Request, Response

from megalith.core.catalogue import load
from megalith.core.errors import OptionError
from megalith.server import lessons
from megalith.server.dependencies import FAULTS, TheClerks
from megalith.server.errors import ServerError
from megalith.server.strict import StrictRoute
from megalith.server.wire import lessons as wire
from megalith.server.wire.requests import Token

router = APIRouter(prefix="/api/games/{game}/lessons", responses=FAULTS, route_class=StrictRoute)
Id = Token


def _known(game: str) -> str:
    try:
        return load(game).id
    except OptionError as error:
        raise ServerError("not_found", str(error)) from None


def _answers(model: type) -> dict[int | str, dict[str, Any]]:
    return {200: {"model": model}}


@router.get("", response_model=wire.Lessons)
def listed(game: str) -> wire.Lessons:
    return lessons.listed(_known(game))


@router.get("/things", response_model=wire.Things)
def things(game: str) -> wire.Things:
    return lessons.things(_known(game))


@router.get("/howto", responses=_answers(wire.Howto))
async def howto(game: str, request: Request, clerks: TheClerks) -> Response:
    return await clerks.answer(request, lessons.howto, _known(game))


@router.get("/examples", responses=_answers(wire.Examples))
async def examples(game: str, request: Request, clerks: TheClerks) -> Response:
    return await clerks.answer(request, lessons.examples, _known(game))


@router.post("/{lesson}/step", responses=_answers(wire.LessonStep))
async def step(
    game: str, lesson: Id, body: wire.LessonPlace, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.shown, _known(game), lesson, body)


@router.post("/{lesson}/do", responses=_answers(wire.LessonStep))
async def do(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.judged, _known(game), lesson, body)


@router.post("/{lesson}/preview", responses=_answers(wire.LessonPreview))
async def preview(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.previewed, _known(game), lesson, body)


@router.post("/{lesson}/why", responses=_answers(wire.LessonWhy))
async def why(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.why_not, _known(game), lesson, body)
