"""What the map of a set of Pantheon may say: another board, if the rules can be played on it."""

from collections.abc import Iterable
from typing import Any

from megalith.core.conditions import both
from megalith.core.errors import TableError
from megalith.core.schema import (
    bilingual,
    block,
    each,
    fields,
    fixed,
    ident,
    items,
    known,
    one_of,
    text,
    whole,
)
from megalith.core.spots import Shape, Spot

Cell = tuple[int, int]
AROUND = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
WHERE: dict[str, Shape] = {"q": whole(-60, 60), "r": whole(-60, 60)}
PRINTED = (None, None, None, 3, 4)  # on the booty hexes of a nation
MIN_PLAYERS = (2, 2, 2, 3, 4)
HEX = fields({**WHERE, "terrain": one_of("land", "water")})
COLUMN = fields({"id": ident, "name": bilingual, **WHERE})
START = fields({"nation": known("nations.items"), **WHERE})
SLOT = fields(
    {
        "nation": known("nations.items"),
        "slot": whole(0, 4),
        "printed": one_of(None, 3, 4),
        "min_players": one_of(2, 3, 4),
        **WHERE,
    }
)


def cell(x: dict[str, Any]) -> Cell:
    return x["q"], x["r"]


def say(at: Spot, key: str, why: TableError) -> None:
    def shape(inside: Spot) -> None:
        inside.fault(why)

    at.ask(shape, None, key)


def named(hex: Cell) -> str:
    return f"({hex[0]}, {hex[1]})"


def one_thing_a_hex(at: Spot) -> None:
    """No hex is there twice, and columns, starts and booty hexes lie on hexes that are there."""
    hexes = {cell(x) for x in at.value["hexes"]}
    columns = {cell(x) for x in at.value["columns"]}
    for key in ("hexes", "columns", "starts"):
        for hex in twice(cell(x) for x in at.value[key]):
            say(at, key, TableError("{found} is there twice", "set-twice", found=named(hex)))
    for key in ("columns", "starts", "booty_slots"):
        for x in at.value[key]:
            if cell(x) not in hexes:
                why = "there is no hex {hex} on the map"
                say(at, key, TableError(why, "set-no-hex", hex=named(cell(x))))
            elif key != "columns" and cell(x) in columns:
                why = "{hex} is a column hex"
                say(at, key, TableError(why, "set-column-hex", hex=named(cell(x))))


def twice(cells: Iterable[Cell]) -> list[Cell]:
    seen: set[Cell] = set()
    found = []
    for hex in cells:
        if hex in seen:
            found.append(hex)
        seen.add(hex)
    return found


def connected(at: Spot) -> None:
    """Every hex can be reached from every other one."""
    hexes = {cell(x) for x in at.value["hexes"]}
    todo = [cell(at.value["hexes"][0])]
    seen = set(todo)
    while todo:
        q, r = todo.pop()
        near = {(q + dq, r + dr) for dq, dr in AROUND} & hexes - seen
        seen |= near
        todo += near
    if seen != hexes:
        why = "{n} hexes cannot be reached, {hex} for one"
        alone = hexes - seen
        alone = alone if len(alone) <= len(seen) else seen
        found = TableError(why, "set-apart", n=len(alone), hex=named(min(alone)))
        say(at, "hexes", found)


def starts(at: Spot) -> None:
    """One for each nation, and five booty hexes beside."""
    listed = at.find("nations.items")  # what is wrong there is told there
    nations = listed if isinstance(listed, list) else []
    for nation in [x["id"] for x in nations if isinstance(x, dict) and "id" in x]:
        mine = [cell(x) for x in at.value["starts"] if x["nation"] == nation]
        if len(mine) != 1:
            why = "{nation}: expected one start hex, not {n}"
            say(at, "starts", TableError(why, "set-starts", nation=nation, n=len(mine)))
        slots(at, nation, mine)


def slots(at: Spot, nation: str, taken: list[Cell]) -> None:
    found = [x for x in at.value["booty_slots"] if x["nation"] == nation]
    if sorted(x["slot"] for x in found) != list(range(len(PRINTED))):
        why = "{nation}: expected the booty hexes 0 to 4, once each"
        say(at, "booty_slots", TableError(why, "set-slots", nation=nation))
        return
    for hex in twice([*taken, *(cell(x) for x in found)]):
        why = "{nation}: {hex} is used twice"
        say(at, "booty_slots", TableError(why, "set-slot-twice", nation=nation, hex=named(hex)))
    for x in found:
        if x["min_players"] != MIN_PLAYERS[x["slot"]] or x["printed"] != PRINTED[x["slot"]]:
            why = "{nation}: booty hex {slot} is for {n} players and more"
            n = MIN_PLAYERS[x["slot"]]
            fault = TableError(why, "set-slot-players", nation=nation, slot=x["slot"], n=n)
            say(at, "booty_slots", fault)


MAP: Shape = both(
    block(
        {
            **dict.fromkeys(("facts_kept", "coordinates", "layout", "summary"), fixed),
            "hexes": each(HEX, 60, 500),
            "columns": items(COLUMN, 12, 60),  # as many as a player has
            "starts": each(START, 8, 8),
            "booty_slots": each(SLOT, 40, 40),
            "labels": each(fields({"text": text, **WHERE}), 0, 40),
        }
    ),
    one_thing_a_hex,
    connected,
    starts,
)
