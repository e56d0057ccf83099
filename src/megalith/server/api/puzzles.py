"""Puzzles: that of the day, as many others as one likes, and how somebody does."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from starlette.responses import JSONResponse

from megalith.server.api.dependencies import (
    FAULTS,
    MayReplay,
    Person,
    TheClerks,
    TheStore,
    answering,
    known_game,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.features import puzzles
from megalith.server.storage.puzzles import KeptPuzzles, Marks
from megalith.server.storage.store import Store, today
from megalith.server.wire import puzzles as wire
from megalith.server.wire.requests import Token

Theme = Annotated[Token | None, Query()]
router = APIRouter(
    prefix="/api/games/{game}/puzzles",
    responses=FAULTS,
    route_class=StrictRoute,
    dependencies=[MayReplay],
)


def _marks(marks: Marks) -> wire.PuzzleMarks:
    return {
        "rating": round(marks.rating),
        "tried": marks.tried,
        "solved": marks.solved,
        "streak": marks.streak,
        "best": marks.best,
        "days": marks.days if marks.last_day >= today() - 1 else 0,
    }


@router.get("", response_model=wire.Puzzles)
async def listed(game: str, person: Person, store: TheStore, theme: Theme = None) -> wire.Puzzles:
    of = puzzles.collection(known_game(game))
    marks, tried = await store.call(KeptPuzzles(store).read, person, game)
    day = puzzles.of_day(game, today())
    fresh = [one for one in of.puzzles if one.id not in tried and one.id != day]
    if theme is not None:
        fresh = [one for one in fresh if one.theme == theme]
    near = min(fresh, key=lambda one: (abs(one.rating - marks.rating), one.id), default=None)
    return {
        "count": len(of.puzzles),
        "day": day,
        "day_tried": day in tried,
        "next": near.id if near else None,
        "themes": of.manifest["themes"],
        "marks": _marks(marks),
    }


@router.get("/{id}", responses=answering(wire.PuzzleShown))
async def shown(
    game: str, id: Token, request: Request, person: Person, store: TheStore, clerks: TheClerks
) -> Response:
    found = await clerks.doc(request, puzzles.shown, known_game(game), id)
    _, tried = await store.call(KeptPuzzles(store).read, person, game)
    day = puzzles.of_day(game, today()) == id
    return JSONResponse({**found, "tried": id in tried, "day": day})


@router.post("/{id}/try", responses=answering(wire.PuzzleTried))
async def tried(
    game: str,
    id: Token,
    body: wire.PuzzleTry,
    request: Request,
    response: Response,
    person: Person,
    store: TheStore,
    clerks: TheClerks,
) -> Response:
    found = await clerks.doc(request, puzzles.tried, known_game(game), id, body)
    if found["kind"] is not None:
        found = await _counted(store, person, game, id, found)
    answer = JSONResponse(found)
    answer.headers.raw.extend(response.headers.raw)  # a newcomer's cookie
    return answer


async def _counted(
    store: Store, person: str, game: str, id: str, found: wire.PuzzleTried
) -> wire.PuzzleTried:
    puzzle = puzzles.puzzle_of(game, id)
    day = today() if puzzles.of_day(game, today()) == id else None
    right = found["kind"] != "wrong"
    marks, counted = await store.call(
        KeptPuzzles(store).tried, person, game, id, puzzle.rating, right, day
    )
    return {**found, "marks": _marks(marks), "counted": counted}
