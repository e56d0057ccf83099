"""The games: what there is, their rules, parts and score sheets."""

from functools import cache
from typing import Any, Literal

from fastapi import APIRouter, Depends, Request, Response

from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import TableError
from megalith.core.game import Json, Title
from megalith.server.api.dependencies import (
    FAULTS,
    MayReplay,
    Short,
    TheClerks,
    TheHub,
    answering,
    known_game,
)
from megalith.server.api.strict import StrictRoute
from megalith.server.errors import ServerError, by_rules
from megalith.server.features import told
from megalith.server.tables.new_tables import choices
from megalith.server.wire import answers, lessons, requests
from megalith.server.work.judging import stand_ins, words
from megalith.study import puzzle

router = APIRouter(prefix="/api", responses=FAULTS, route_class=StrictRoute)

LONGEST_SHEET = 65_536  # bytes


@router.get("/games", response_model=answers.Games)
def games(hub: TheHub) -> answers.Games:
    return {"games": [_game_json(load(t)) for t in TITLES], "bots": choices(hub.settings)}


def _game_json(game: Title[Any]) -> answers.GameInfo:
    return {
        "id": game.id,
        "version": game.version,
        "prefix": game.prefix,
        "players": list(game.players),
        "options": [
            {
                "id": o.id,
                "default": o.default,
                "values": list(o.values),
                "least": None if o.values else o.least,
                "most": None if o.values else o.most,
            }
            for o in game.options
        ],
        "shapes": {word: list(shape) for word, shape in game.border.shapes.items()},
        "stand_ins": _stand_ins(game.id),
        "puzzles": _puzzles(game.id),
        "words": _words(game.id),
    }


@cache
def _stand_ins(game: str) -> int:
    return stand_ins(game, told.usual(game))


@cache
def _words(game: str) -> dict[str, str]:
    return words(game, told.usual(game))


@cache
def _puzzles(game: str) -> int:
    kept = puzzle.shipped(game)
    return len(kept.puzzles) if kept else 0


@router.get("/games/{game}/rules", response_model=answers.Rules)
def rules(game: str, lang: requests.Lang = "en") -> answers.Rules:
    return told.rules(known_game(game), lang, told.usual(game))


@router.get("/games/{game}/components")
def components(game: str, set: Literal["usual", "shipped"] = "usual") -> Json:
    """All facts of the set that is used where nobody asks for one; lessons play on the shipped."""
    title = known_game(game)
    return told.usual(title) if set == "usual" else data.shipped(title)


@router.get("/games/{game}/form", response_model=answers.Form)
def form(game: str) -> answers.Form:
    return told.form(load(known_game(game)))


@router.post(
    "/games/{game}/told", responses=answering(lessons.SetTold), dependencies=[MayReplay, Short]
)
async def told_of(
    game: str,
    body: requests.Judged,
    request: Request,
    clerks: TheClerks,
    lang: requests.Lang = "en",
) -> Response:
    """Rules, things, how to play and the score sheet with the numbers and names of a set."""
    return await clerks.answer(request, told.told, known_game(game), body.changes, lang)


@router.post(
    "/games/{game}/told/score",
    responses=answering(answers.Sheets),
    dependencies=[MayReplay, Short],
)
async def scored(game: str, body: requests.Scored, request: Request, clerks: TheClerks) -> Response:
    """A score sheet by the numbers of a set."""
    return await clerks.answer(request, told.score, known_game(game), body.changes, body.sheet)


async def _short(request: Request) -> None:
    if len(await request.body()) > LONGEST_SHEET:
        raise ServerError("too_large", f"a sheet may have {LONGEST_SHEET} bytes")


@router.post("/games/{game}/score", response_model=answers.Sheets, dependencies=[Depends(_short)])
def score(game: str, sheet: Json) -> answers.Sheets:
    try:
        return {"sheets": load(known_game(game)).border.calculate(sheet)}
    except TableError as error:
        raise by_rules(error) from None
