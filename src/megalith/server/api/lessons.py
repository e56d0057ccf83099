"""Lessons: which there are, and each place in one. Nothing is kept: the page says how it came."""

from fastapi import APIRouter, Request, Response

from megalith.server.api.dependencies import FAULTS, TheClerks, answering, known_game
from megalith.server.api.strict import StrictRoute
from megalith.server.features import lessons, told
from megalith.server.wire import lessons as wire
from megalith.server.wire.requests import Token

router = APIRouter(prefix="/api/games/{game}/lessons", responses=FAULTS, route_class=StrictRoute)
Id = Token


@router.get("", response_model=wire.Lessons)
def listed(game: str) -> wire.Lessons:
    return lessons.listed(known_game(game))


@router.get("/things", response_model=wire.Things)
def things(game: str) -> wire.Things:
    return lessons.things(known_game(game), told.usual(game))


@router.get("/howto", responses=answering(wire.Howto))
async def howto(game: str, request: Request, clerks: TheClerks) -> Response:
    return await clerks.answer(request, lessons.howto, known_game(game), told.usual(game))


@router.get("/examples", responses=answering(wire.Examples))
async def examples(game: str, request: Request, clerks: TheClerks) -> Response:
    return await clerks.answer(request, lessons.examples, known_game(game))


@router.post("/{lesson}/step", responses=answering(wire.LessonStep))
async def step(
    game: str, lesson: Id, body: wire.LessonPlace, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.shown, known_game(game), lesson, body)


@router.post("/{lesson}/do", responses=answering(wire.LessonStep))
async def do(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.judged, known_game(game), lesson, body)


@router.post("/{lesson}/preview", responses=answering(wire.LessonPreview))
async def preview(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.previewed, known_game(game), lesson, body)


@router.post("/{lesson}/why", responses=answering(wire.LessonWhy))
async def why(
    game: str, lesson: Id, body: wire.LessonChoice, request: Request, clerks: TheClerks
) -> Response:
    return await clerks.answer(request, lessons.why_not, known_game(game), lesson, body)
