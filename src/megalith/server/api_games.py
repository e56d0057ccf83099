"""The games: what there is, their rules, parts and score sheets."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Depends, Request

from megalith import rulebook
from megalith.core import data
from megalith.core.catalogue import TITLES, load
from megalith.core.errors import TableError
from megalith.core.game import Json, Title
from megalith.server.dependencies import FAULTS, TheHub, known_game
from megalith.server.errors import ServerError, by_rules
from megalith.server.judging import stand_ins
from megalith.server.new_tables import choices
from megalith.server.strict import StrictRoute
from megalith.server.wire import answers, requests
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
    }


@cache
def _stand_ins(game: str) -> int:
    return stand_ins(game, usual_facts(game))


@cache
def _puzzles(game: str) -> int:
    kept = puzzle.shipped(game)
    return len(kept.puzzles) if kept else 0


@router.get("/games/{game}/rules", response_model=answers.Rules)
def rules(game: str, lang: requests.Lang = "en") -> answers.Rules:
    title = known_game(game)
    numbered: list[answers.Rule] = [
        {"id": rule.id, "text": rule.text} for rule in rulebook.rules(title, lang)
    ]
    return {"markdown": rulebook.markdown(title, lang), "rules": numbered}


@router.get("/games/{game}/components")
def components(game: str) -> Json:
    return usual_facts(known_game(game))


def usual_facts(game: str) -> Json:
    """All facts of the set that is used where nobody asks for another one."""
    kit = load(game).kit
    return data.shipped(game) if kit is None else kit.facts


@router.get("/games/{game}/form", response_model=answers.Form)
def form(game: str) -> answers.Form:
    found = load(known_game(game)).border.form
    return {
        "head": found.head,
        "asks": {name: list(values) for name, values in found.asks.items()},
        "entries": [
            {
                "field": entry.field,
                "kind": entry.kind,
                "least": entry.least,
                "most": entry.most,
                "length": entry.length,
                "ids": list(entry.ids),
                "words": entry.words or entry.field.replace(".", "-"),
            }
            for entry in found.entries
        ],
        "blank": found.blank(),
    }


async def _short(request: Request) -> None:
    if len(await request.body()) > LONGEST_SHEET:
        raise ServerError("too_large", f"a sheet may have {LONGEST_SHEET} bytes")


@router.post("/games/{game}/score", response_model=answers.Sheets, dependencies=[Depends(_short)])
def score(game: str, sheet: Json) -> answers.Sheets:
    try:
        return {"sheets": load(known_game(game)).border.calculate(sheet)}
    except TableError as error:
        raise by_rules(error) from None
