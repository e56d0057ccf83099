"""The score calculator: a city in the notation `akropolis_city_1`, or one for each player.

A surface is scored as it is. A list of placements is played tile by tile and must be possible.
"""

from typing import Any, Final

from megalith.core import typed
from megalith.core.errors import SheetError
from megalith.core.game import Json
from megalith.core.kit import bits
from megalith.core.kit.hexgrid import neighbours
from megalith.core.sheet import Sheet, rank
from megalith.games.akropolis.border import refusals
from megalith.games.akropolis.border.form import FORM
from megalith.games.akropolis.rules import grid, scoring
from megalith.games.akropolis.rules.components import (
    CITY_FORMAT,
    DISTRICTS,
    KINDS,
    MOST_PLAYERS,
    MOST_TURNS,
    QUARRY,
    START_CELLS,
    START_SIZE,
    VARIANTS,
    AkropolisKit,
    face,
)
from megalith.games.akropolis.rules.options import HOLES
from megalith.games.akropolis.rules.phases import place
from megalith.games.akropolis.rules.state import City, top
from megalith.games.akropolis.rules.surface import blank

_CITY: Final = ("stones", "hexes", "placements")
_HIGHEST: Final = MOST_TURNS + 1  # the start tile and every tile of the longest game
# With the faces that a typed surface can have, each cell once.
_MOST_CELLS: Final = START_SIZE + 3 * MOST_TURNS


def calculate(kit: AkropolisKit, data: Any) -> list[Json]:
    """Every product, total and place; SheetError names the fault by the codes of AK-125."""
    if not isinstance(data, dict) or data.get("format") != CITY_FORMAT:
        raise typed.with_fields("", [f'"format": "{CITY_FORMAT}"'], "bad_format")
    many = "players" in data
    _known(data, "", ("format", "settings", *(("players",) if many else ("name", *_CITY))))
    rules = read_settings(data.get("settings", {}))
    listed = data["players"] if many else [data]
    if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_PLAYERS:
        text = "expected a list of 1 to {most} cities"
        raise SheetError(text, "cities", "players", "bad_format", most=MOST_PLAYERS)
    used: set[str] = set()
    cities: list[City] = []
    for i, one in enumerate(listed):
        where = f"players[{i}]." if many else ""
        if not isinstance(one, dict):
            raise SheetError("expected an object", "object", where[:-1], "bad_format")
        if many:
            _known(one, where, ("name", *_CITY))
        cities.append(read_city(kit, one, where, used))
    return _results(kit, listed, cities, rules)


def _results(kit: AkropolisKit, listed: list[Json], cities: list[City], rules: int) -> list[Json]:
    tallies = [scoring.score(kit, city, rules) for city in cities]
    sheets = rank([_sheet(kit, i, city, tallies[i]) for i, city in enumerate(cities)])
    return [
        {
            "name": str(one.get("name", i + 1)),
            "lines": dict(sheets[i].lines),
            "total": sheets[i].total,
            "place": sheets[i].place,
            "districts": _districts(cities[i], tallies[i]),
            "stones": int(cities[i].stones),
            "warnings": warnings(cities[i]),
        }
        for i, one in enumerate(listed)
    ]


def _sheet(kit: AkropolisKit, i: int, city: City, tally: scoring.Tally) -> Sheet:
    points = [int(tally.values[k] * tally.stars[k]) for k in range(DISTRICTS)]
    lines = [*points, int(city.stones * kit.points_per_stone)]
    return Sheet(i, list(zip(scoring.LINES, lines, strict=True)), [int(city.stones)])


def _districts(city: City, tally: scoring.Tally) -> Json:
    shown: Json = {}
    for kind in range(DISTRICTS):
        mine = [k for k in range(city.built) if int(city.tops[k]) & 15 == kind]
        counted = [k for k in mine if tally.marks[k] > 0]
        shown[KINDS[kind]] = {
            "value": int(tally.values[kind]),
            "stars": int(tally.stars[kind]),
            "points": int(tally.values[kind] * tally.stars[kind]),
            "counted": [list(grid.place_of(city.cells[k])) for k in counted],
            "doubled": [list(grid.place_of(city.cells[k])) for k in counted if tally.marks[k] > 1],
        }
    return shown


# -- reading


def read_settings(data: Any) -> int:
    """The variants and enclosed_cells as rule bits."""
    if not isinstance(data, dict):
        raise SheetError("expected an object", "object", "settings", "bad_format")
    _known(data, "settings.", (*VARIANTS, "enclosed_cells"))
    rules = 0
    for kind, variant in enumerate(VARIANTS):
        value = data.get(variant, False)
        if type(value) is not bool:
            raise typed.yes_or_no(f"settings.{variant}", value, "bad_format")
        if value:
            rules |= int(bits.bit(kind))
    enclosed = data.get("enclosed_cells", "lake")
    return rules | HOLES[typed.known(enclosed, "settings.enclosed_cells", HOLES, "bad_format")]


def read_city(kit: AkropolisKit, data: Json, where: str, used: set[str]) -> City:
    """`used` are the tiles of the cities read before; each exists once."""
    if ("hexes" in data) == ("placements" in data):
        raise typed.either(where[:-1], "hexes", "placements", "both_or_neither_form")
    stones = data.get("stones", 0)
    negative = type(stones) is int and stones < 0
    code = "negative_stones" if negative else "bad_format"
    stones = FORM["stones"].number(stones, f"{where}stones", code)
    form = "hexes" if "hexes" in data else "placements"
    entries = data[form]
    most = _MOST_CELLS if form == "hexes" else MOST_TURNS
    if not isinstance(entries, list) or len(entries) > most:
        text = "expected a list of at most {most} entries, as no city has more"
        raise SheetError(text, "entries", f"{where}{form}", "bad_format", most=most)
    read = read_surface if form == "hexes" else read_history
    city = read(kit, entries, f"{where}{form}", used)
    city.stones = stones
    return city


def read_surface(kit: AkropolisKit, entries: list[Any], where: str, used: set[str]) -> City:
    n = len(entries)
    city = City()
    city.stones = 0
    city.laid = 0
    city.tiles = blank(0)
    city.spots = blank(0)
    city.built = 0
    city.cells = blank(n)
    city.tops = blank(n)
    for i, entry in enumerate(entries):
        here = f"{where}[{i}]"
        q, r = _cell(entry, here, ("q", "r", "level", "kind", "stars"))
        cell = grid.cell(q, r)
        if place.index_of(city, cell) >= 0:
            text = "({q}, {r}) was given before"
            raise SheetError(text, "cell-twice", here, "duplicate_cell", q=q, r=r)
        city.cells[i] = cell
        level = typed.whole(entry.get("level"), here, 1, _HIGHEST, "bad_level")
        city.tops[i] = top(level, 0, _face(kit, entry, here))
        city.built = i + 1
    return city


def _face(kit: AkropolisKit, entry: Json, where: str) -> int:
    kind = typed.known(entry.get("kind"), where, KINDS, "bad_kind")
    stars = entry.get("stars", 0)
    number = KINDS.index(kind)
    printed = 0 if number == QUARRY else int(kit.stars[number])
    if type(stars) is not int or stars not in (0, printed):
        text = "a {kind} has 0 or {printed} stars, not {found}"
        found = repr(stars)
        raise SheetError(text, "stars", where, "bad_stars", kind=kind, printed=printed, found=found)
    return face(kind, stars)


def read_history(kit: AkropolisKit, entries: list[Any], where: str, used: set[str]) -> City:
    n = len(entries)
    size = START_SIZE + 3 * n
    city = City()
    city.stones = 0
    city.laid = 0
    city.tiles = blank(n)
    city.spots = blank(n)
    city.built = START_SIZE
    city.cells = blank(size)
    city.tops = blank(size)
    for k in range(START_SIZE):
        city.cells[k] = grid.START[k]
        city.tops[k] = top(1, 0, kit.start_face[k])
    for i, entry in enumerate(entries):
        here = f"{where}[{i}]"
        q, r = _cell(entry, here, ("tile", "q", "r", "rotation"))
        tile, rotation = entry.get("tile"), entry.get("rotation")
        if tile not in kit.tiles:
            raise typed.from_to(here, kit.tiles[0], kit.tiles[-1], tile, "unknown_tile")
        if tile in used:
            raise SheetError(
                "{tile} lies there already", "tile-twice", here, "tile_used_twice", tile=tile
            )
        typed.whole(rotation, f"{here}.rotation", 0, 5, "bad_format")
        spot = int(grid.spot(grid.cell(q, r), rotation))
        refusal = refusals.of_spot(city, spot)
        if refusal is not None:
            text = "the tile cannot lie at ({q}, {r}) with rotation {rotation} ({rule})"
            at = {"q": q, "r": r, "rotation": rotation, "rule": refusal.rule}
            raise SheetError(text, "cannot-lie", here, refusal.key, **at)
        used.add(tile)
        place.lay(kit, city, kit.tiles.index(tile), spot)
    return city


def _cell(entry: Any, where: str, fields: tuple[str, ...]) -> tuple[int, int]:
    if not isinstance(entry, dict):
        raise typed.with_fields(where, fields, "bad_format")
    _known(entry, f"{where}.", fields)
    q, r = entry.get("q"), entry.get("r")
    if type(q) is not int or type(r) is not int or not grid.on_board(q, r):
        text = "expected whole numbers q and r at most {most} steps from (0, 0), not {found}"
        found = f"{q!r}, {r!r}"
        raise SheetError(text, "cell", where, "bad_format", most=grid.REACH, found=found)
    return q, r


def _known(data: Json, where: str, fields: tuple[str, ...]) -> None:
    for key in data:
        if key not in fields:
            text, known = "unknown field; there are: {known}", typed.names(fields)
            raise SheetError(text, "unknown-here", f"{where}{key}", "bad_format", known=known)


# -- warnings


def warnings(city: City) -> list[str]:
    """What looks odd in a surface but is scored all the same."""
    built = {grid.place_of(city.cells[k]) for k in range(city.built)}
    found: list[str] = []
    if built and len(_connected(built)) < len(built):
        found.append("city_in_pieces")
    if not built.issuperset(START_CELLS):
        found.append("start_tile_missing")
    return found


def _connected(built: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """The part of the city around its first cell."""
    first = min(built)
    reached = {first}
    waiting = [first]
    while waiting:
        for beside in neighbours(waiting.pop()):
            if beside in built and beside not in reached:
                reached.add(beside)
                waiting.append(beside)
    return reached
