"""The games: what there is, their rules, parts and score sheets."""

from typing import Any

from fastapi import APIRouter, Depends, Request

from megalith import rulebook
from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import OptionError, TableError
from megalith.core.game import Json, Title
from megalith.server import wire
from megalith.server.errors import ServerError, by_rules
from megalith.server.strict import StrictRoute
from megalith.server.web import FAULTS, TheHub

router = APIRouter(prefix="/api", responses=FAULTS, route_class=StrictRoute)

LONGEST_SHEET = 65_536  # bytes


@router.get("/games", response_model=wire.GamesOut)
def games(hub: TheHub) -> Json:
    return {"games": [_game_json(load(t)) for t in TITLES], "bots": list(hub.settings.levels)}


def _game_json(game: Title[Any]) -> Json:
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
        "shapes": {
            word: [list(field) for field in shape] for word, shape in game.border.shapes.items()
        },
    }


def _known(title: str) -> Title[Any]:
    try:
        return load(title)
    except OptionError as error:
        raise ServerError("not_found", str(error)) from None


@router.get("/games/{game}/rules", response_model=wire.RulesOut)
def rules(game: str, lang: wire.Lang = "en") -> Json:
    title = _known(game).id
    numbered = [{"id": rule.id, "text": rule.text} for rule in rulebook.rules(title, lang)]
    return {"markdown": rulebook.markdown(title, lang), "rules": numbered}


@router.get("/games/{game}/components")
def components(game: str) -> Json:
    return data.components(_known(game).id)


async def _short(request: Request) -> None:
    if len(await request.body()) > LONGEST_SHEET:
        raise ServerError("too_large", f"a sheet may have {LONGEST_SHEET} bytes")


@router.post("/games/{game}/score", response_model=wire.SheetsOut, dependencies=[Depends(_short)])
def score(game: str, sheet: Json) -> Json:
    try:
        return {"sheets": _known(game).border.calculate(sheet)}
    except TableError as error:
        raise by_rules(error) from None
