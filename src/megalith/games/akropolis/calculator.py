"""The score calculator: a city in the notation `akropolis_city_1`, or one for each player.

A surface is scored as it is. A list of placements is played tile by tile and must be possible.
"""

from typing import Any, Final

from megalith.core.errors import SheetError
from megalith.core.game import Json
from megalith.core.kit import bits
from megalith.core.kit.hexgrid import neighbours
from megalith.core.sheet import Sheet, rank
from megalith.games.akropolis import grid, refusals, scoring
from megalith.games.akropolis.components import (
    CITY_FORMAT,
    DISTRICTS,
    KINDS,
    MOST_PLAYERS,
    MOST_TURNS,
    POINTS_PER_STONE,
    QUARRY,
    STARS,
    START_CELLS,
    START_FACE,
    START_SIZE,
    TILES,
    VARIANTS,
    face,
)
from megalith.games.akropolis.phases import place
from megalith.games.akropolis.state import EDGE, City, top
from megalith.games.akropolis.surface import blank

_CITY: Final = ("stones", "hexes", "placements")
_MOST_STONES: Final = 1000
_HIGHEST: Final = MOST_TURNS + 1  # the start tile and every tile of the longest game
# With the faces that a typed surface can have, each cell once.
_MOST_CELLS: Final = START_SIZE + 3 * MOST_TURNS


def _fail(code: str, where: str, text: str) -> SheetError:
    return SheetError(f"{code}: {where}: {text}" if where else f"{code}: {text}")


def calculate(data: Any) -> list[Json]:
    """Every product, total and place; SheetError names the fault by the codes of AK-125."""
    if not isinstance(data, dict) or data.get("format") != CITY_FORMAT:
        raise _fail("bad_format", "", f'expected an object with "format": "{CITY_FORMAT}"')
    many = "players" in data
    _known(data, "", ("format", "settings", *(("players",) if many else ("name", *_CITY))))
    rules = read_settings(data.get("settings", {}))
    typed = data["players"] if many else [data]
    if not isinstance(typed, list) or not 1 <= len(typed) <= MOST_PLAYERS:
        raise _fail("bad_format", "players", f"expected a list of 1 to {MOST_PLAYERS} cities")
    used: set[str] = set()
    cities: list[City] = []
    for i, one in enumerate(typed):
        where = f"players[{i}]." if many else ""
        if not isinstance(one, dict):
            raise _fail("bad_format", where[:-1], "expected an object")
        if many:
            _known(one, where, ("name", *_CITY))
        cities.append(read_city(one, where, used))
    return _results(typed, cities, rules)


def _results(typed: list[Json], cities: list[City], rules: int) -> list[Json]:
    tallies = [scoring.score(city, rules) for city in cities]
    sheets = rank([_sheet(i, city, tallies[i]) for i, city in enumerate(cities)])
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
        for i, one in enumerate(typed)
    ]


def _sheet(i: int, city: City, tally: scoring.Tally) -> Sheet:
    points = [int(tally.values[k] * tally.stars[k]) for k in range(DISTRICTS)]
    lines = [*points, int(city.stones * POINTS_PER_STONE)]
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
        raise _fail("bad_format", "settings", "expected an object")
    _known(data, "settings.", (*VARIANTS, "enclosed_cells"))
    rules = 0
    for kind, variant in enumerate(VARIANTS):
        value = data.get(variant, False)
        if type(value) is not bool:
            raise _fail("bad_format", f"settings.{variant}", f"true or false, not {value!r}")
        if value:
            rules |= int(bits.bit(kind))
    enclosed = data.get("enclosed_cells", "lake")
    if enclosed not in ("lake", "edge"):
        raise _fail("bad_format", "settings.enclosed_cells", f"lake or edge, not {enclosed!r}")
    return rules | int(bits.bit(EDGE)) if enclosed == "edge" else rules


def read_city(data: Json, where: str, used: set[str]) -> City:
    """`used` are the tiles of the cities read before; each exists once."""
    if ("hexes" in data) == ("placements" in data):
        raise _fail("both_or_neither_form", where[:-1], 'give either "hexes" or "placements"')
    stones = data.get("stones", 0)
    if type(stones) is not int or stones > _MOST_STONES:
        wanted = f"expected a whole number from 0 to {_MOST_STONES}, not {stones!r}"
        raise _fail("bad_format", f"{where}stones", wanted)
    if stones < 0:
        raise _fail("negative_stones", f"{where}stones", f"expected 0 or more, not {stones}")
    form = "hexes" if "hexes" in data else "placements"
    entries = data[form]
    most = _MOST_CELLS if form == "hexes" else MOST_TURNS
    if not isinstance(entries, list) or len(entries) > most:
        wanted = f"expected a list of at most {most} entries, as no city has more"
        raise _fail("bad_format", f"{where}{form}", wanted)
    read = read_surface if form == "hexes" else read_history
    city = read(entries, f"{where}{form}", used)
    city.stones = stones
    return city


def read_surface(entries: list[Any], where: str, used: set[str]) -> City:
    n = len(entries)
    city = City(0, 0, blank(0), blank(0), 0, blank(n), blank(n))
    for i, entry in enumerate(entries):
        here = f"{where}[{i}]"
        q, r = _cell(entry, here, ("q", "r", "level", "kind", "stars"))
        cell = grid.cell(q, r)
        if place.index_of(city, cell) >= 0:
            raise _fail("duplicate_cell", here, f"({q}, {r}) was given before")
        city.cells[i] = cell
        city.tops[i] = top(_level(entry, here), 0, _face(entry, here))
        city.built = i + 1
    return city


def _level(entry: Json, where: str) -> int:
    level = entry.get("level")
    if type(level) is not int or not 1 <= level <= _HIGHEST:
        wanted = f"expected a whole level from 1 to {_HIGHEST}, not {level!r}"
        raise _fail("bad_level", where, wanted)
    return level


def _face(entry: Json, where: str) -> int:
    kind = entry.get("kind")
    if kind not in KINDS:
        raise _fail("bad_kind", where, f"expected one of {', '.join(KINDS)}, not {kind!r}")
    stars = entry.get("stars", 0)
    number = KINDS.index(kind)
    printed = 0 if number == QUARRY else int(STARS[number])
    if type(stars) is not int or stars not in (0, printed):
        wanted = f"0 or {printed}" if printed else "0"
        raise _fail("bad_stars", where, f"expected {wanted} for {kind}, not {stars!r}")
    return face(kind, stars)


def read_history(entries: list[Any], where: str, used: set[str]) -> City:
    n = len(entries)
    size = START_SIZE + 3 * n
    city = City(0, 0, blank(n), blank(n), START_SIZE, blank(size), blank(size))
    for k in range(START_SIZE):
        city.cells[k] = grid.START[k]
        city.tops[k] = top(1, 0, START_FACE[k])
    for i, entry in enumerate(entries):
        here = f"{where}[{i}]"
        q, r = _cell(entry, here, ("tile", "q", "r", "rotation"))
        tile, rotation = entry.get("tile"), entry.get("rotation")
        if tile not in TILES:
            raise _fail("unknown_tile", here, f"expected {TILES[0]} to {TILES[-1]}, not {tile!r}")
        if tile in used:
            raise _fail("tile_used_twice", here, f"{tile} lies there already")
        if type(rotation) is not int or not 0 <= rotation <= 5:
            raise _fail("bad_format", here, f"expected a rotation from 0 to 5, not {rotation!r}")
        spot = int(grid.spot(grid.cell(q, r), rotation))
        refusal = refusals.of_spot(city, spot)
        if refusal is not None:
            wanted = f"{tile} cannot lie at ({q}, {r}) rotation {rotation} ({refusal.rule})"
            raise _fail(refusal.key, here, wanted)
        used.add(tile)
        place.lay(city, TILES.index(tile), spot)
    return city


def _cell(entry: Any, where: str, fields: tuple[str, ...]) -> tuple[int, int]:
    if not isinstance(entry, dict):
        raise _fail("bad_format", where, f"expected an object with {', '.join(fields)}")
    _known(entry, f"{where}.", fields)
    q, r = entry.get("q"), entry.get("r")
    if type(q) is not int or type(r) is not int or not grid.on_board(q, r):
        wanted = f"expected whole numbers q and r of a cell at most {grid.REACH} steps from (0, 0)"
        raise _fail("bad_format", where, f"{wanted}, not {q!r}, {r!r}")
    return q, r


def _known(data: Json, where: str, fields: tuple[str, ...]) -> None:
    for key in data:
        if key not in fields:
            wanted = f"unknown field; there are: {', '.join(fields)}"
            raise _fail("bad_format", f"{where}{key}", wanted)


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
