"""Codes as records and back: what files, network, tests and the command line carry."""

from typing import Final

from megalith.core.errors import NotationError
from megalith.core.game import Json, Shape
from megalith.core.notation import within
from megalith.games.akropolis.border.view_types import Spot
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules import grid
from megalith.games.akropolis.rules.components import MOST_PLAYERS
from megalith.games.akropolis.rules.needs import CHOOSE, DRAW_FIRST, DRAW_SITE, PLACE, REFILL
from megalith.games.akropolis.rules.state import AkropolisState

DECISIONS: Final[dict[int, str]] = {
    DRAW_FIRST: "first_player",
    DRAW_SITE: "first_site",
    REFILL: "refill",
    CHOOSE: "choose_tile",
    PLACE: "place_tile",
}

SHAPES: Final[dict[str, Shape]] = {
    "choose_tile": (("slot", "int"),),
    "place_tile": (("q", "int"), ("r", "int"), ("rotation", "int")),
    "first_player": (("seat", "int"),),
    "first_site": (("tile", "word"),),
    "refill": (("tile", "word"),),
}
MOST_SLOTS: Final = MOST_PLAYERS + 2


def decision(s: AkropolisState) -> str:
    """The name of what is asked now."""
    return DECISIONS.get(int(s.need()), "")


def describe(s: AkropolisState, code: int) -> Json:
    need = s.need()
    word = DECISIONS[int(need)]
    if need == CHOOSE:
        return {"do": word, "slot": code - act.CHOOSE}
    if need == PLACE:
        return {"do": word, **spot_record(code - act.PLACE)}
    if need == DRAW_FIRST:
        return {"do": word, "seat": code}
    return {"do": word, "tile": s.kit.tiles[code]}


def spot_record(spot: int) -> Spot:
    q, r = grid.place_of(spot // 6)
    return {"q": q, "r": r, "rotation": spot % 6}


def parse(s: AkropolisState, record: Json) -> int:
    """The code of a record, whether legal or not."""
    kit = s.kit
    word: str = record["do"]
    if word == "choose_tile":
        return act.CHOOSE + within("slot", record["slot"], 0, MOST_SLOTS - 1)
    if word == "place_tile":
        return act.PLACE + spot(record)
    if word == "first_player":
        return int(record["seat"])
    if record["tile"] not in kit.tiles:
        text = "tile: {found} does not exist; expected a01 to a61"
        raise NotationError(text, "no-tile", found=repr(record["tile"]))
    return kit.tiles.index(record["tile"])


def spot(record: Json) -> int:
    """The number of {q, r, rotation}."""
    q, r, rotation = record["q"], record["r"], record["rotation"]
    within("rotation", rotation, 0, 5)
    if not grid.on_board(q, r):
        text = "({q}, {r}): no city reaches farther than {most} cells"
        raise NotationError(text, "too-far", q=q, r=r, most=grid.REACH)
    return int(grid.spot(grid.cell(q, r), rotation))
