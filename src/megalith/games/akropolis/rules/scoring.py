"""What a city is worth: five products of value and stars, and a point for each stone.

`score` marks every visible hex with how often it counts: 0, 1, or 2 if a variant doubles it.
The value of a kind is the sum of level times mark.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.sheet import Sheet, rank
from megalith.games.akropolis.rules import automa_scoring
from megalith.games.akropolis.rules.components import (
    AUTOMA,
    BARRACKS,
    DISTRICTS,
    GARDEN,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    TEMPLE,
    AkropolisKit,
)
from megalith.games.akropolis.rules.state import (
    EDGE,
    LITERAL,
    AkropolisState,
    City,
    face_of,
    level_of,
)
from megalith.games.akropolis.rules.surface import Surface, blank, look

OUTSIDE: Final = 1
ENCLOSED: Final = 0

LINES: Final = ("houses", "markets", "barracks", "temples", "gardens", "stones")
SOLO_LINES: Final = (*LINES, "quarries")


@final
class Tally:
    """What the five kinds bring in one city."""

    def __init__(self, view: Surface, ground: vec[i64], built: i64) -> None:
        self.view = view
        self.ground = ground  # OUTSIDE for the cells that count as edge
        self.values = blank(DISTRICTS)
        self.stars = blank(DISTRICTS)
        self.marks = blank(built)  # how often each visible hex counts, in the city's order
        self.quarries: i64 = 0  # visible ones

    def points(self) -> i64:
        n: i64 = 0
        for kind in range(DISTRICTS):
            n += self.values[kind] * self.stars[kind]
        return n


def score(kit: AkropolisKit, city: City, rules: i64) -> Tally:
    """Count the visible hexes of a city; `rules` are the options of the table."""
    view = look(city)
    outside = open_ground(view) if not bits.has(rules, EDGE) else all_empty(view)
    tally = Tally(view, outside, city.built)
    board = view.board
    houses: i64 = 0
    for k in range(city.built):
        face = face_of(city.tops[k])
        here = view.spots[k]
        mark: i64 = 0
        if face >= PLAZA:
            tally.stars[face - PLAZA] += kit.stars[face - PLAZA]
        elif face == QUARRY:
            tally.quarries += 1
        elif face == HOUSE:
            houses += 1
        else:
            if face == MARKET:
                mark = market(kit, view, here, rules)
            elif face == BARRACKS:
                mark = barracks(kit, view, outside, here, rules)
            elif face == TEMPLE:
                mark = temple(kit, view, here, rules)
            else:
                mark = garden(kit, view, outside, here, rules)
            tally.marks[k] = mark
            tally.values[face] += level_of(board[here]) * mark
    if houses > 0:
        count_houses(kit, view, tally, rules)
    return tally


# -- the ground around a city


def all_empty(view: Surface) -> vec[i64]:
    """Every empty cell counts as outside."""
    ground = blank(len(view.board))
    for here in range(len(ground)):
        if view.board[here] == 0:
            ground[here] = OUTSIDE
    return ground


def open_ground(view: Surface) -> vec[i64]:
    """The empty cells that can be reached from far away by steps over empty cells."""
    board = view.board
    height = view.height
    size = len(board)
    ground = blank(size)
    for row in range(height):
        ground[row] = OUTSIDE
        ground[size - 1 - row] = OUTSIDE
    for column in range(view.width):
        ground[column * height] = OUTSIDE
        ground[column * height + height - 1] = OUTSIDE
    step = view.step
    stack = blank(size)
    stack[0] = height + 1
    ground[height + 1] = OUTSIDE
    depth: i64 = 1
    while depth > 0:
        depth -= 1
        here = stack[depth]
        for d in range(6):
            beside = here + step[d]
            if board[beside] == 0 and ground[beside] != OUTSIDE:
                ground[beside] = OUTSIDE
                stack[depth] = beside
                depth += 1
    return ground


def is_lake(view: Surface, ground: vec[i64], cell: i64, rules: i64) -> bool:
    """An empty cell shut in by the city; by default all such cells of a larger space too."""
    if view.board[cell] != 0:
        return False
    if not bits.has(rules, EDGE) and not bits.has(rules, LITERAL):
        return ground[cell] == ENCLOSED
    for d in range(6):
        if view.board[cell + view.step[d]] == 0:
            return False
    return True


# -- the five kinds: how often a district counts


def market(kit: AkropolisKit, view: Surface, here: i64, rules: i64) -> i64:
    plazas: i64 = 0
    for d in range(6):
        beside = view.board[here + view.step[d]]
        if beside != 0:
            face = face_of(beside)
            if face == MARKET:
                return 0
            if face == PLAZA + MARKET:
                plazas += 1
    return 2 if plazas >= kit.plazas_beside and bits.has(rules, MARKET) else 1


def barracks(kit: AkropolisKit, view: Surface, ground: vec[i64], here: i64, rules: i64) -> i64:
    edges: i64 = 0
    empty: i64 = 0
    for d in range(6):
        beside = here + view.step[d]
        edges += ground[beside]
        if view.board[beside] == 0:
            empty += 1
    if edges == 0:
        return 0
    free = empty if bits.has(rules, LITERAL) else edges
    return 2 if free >= kit.free_sides and bits.has(rules, BARRACKS) else 1


def temple(kit: AkropolisKit, view: Surface, here: i64, rules: i64) -> i64:
    for d in range(6):
        if view.board[here + view.step[d]] == 0:
            return 0
    high = level_of(view.board[here]) >= kit.temple_level
    return 2 if high and bits.has(rules, TEMPLE) else 1


def garden(kit: AkropolisKit, view: Surface, ground: vec[i64], here: i64, rules: i64) -> i64:
    if not bits.has(rules, GARDEN):
        return 1
    lakes: i64 = 0
    for d in range(6):
        if is_lake(view, ground, here + view.step[d], rules):
            lakes += 1
    return 2 if lakes >= kit.lakes_beside else 1


def count_houses(kit: AkropolisKit, view: Surface, tally: Tally, rules: i64) -> None:
    """The largest group counts: most hexes, then the higher value."""
    board = view.board
    group = blank(len(board))
    stack = blank(len(view.spots))
    best: i64 = 0
    best_size: i64 = 0
    best_value: i64 = 0
    groups: i64 = 0
    for k in range(len(view.spots)):
        first = view.spots[k]
        if face_of(board[first]) != HOUSE or group[first] != 0:
            continue
        groups += 1
        group[first] = groups
        stack[0] = first
        depth: i64 = 1
        size: i64 = 0
        value: i64 = 0
        while depth > 0:
            depth -= 1
            here = stack[depth]
            size += 1
            value += level_of(board[here])
            for d in range(6):
                beside = here + view.step[d]
                if board[beside] != 0 and face_of(board[beside]) == HOUSE and group[beside] == 0:
                    group[beside] = groups
                    stack[depth] = beside
                    depth += 1
        if size > best_size or (size == best_size and value > best_value):
            best = groups
            best_size = size
            best_value = value
    mark: i64 = 2 if best_value >= kit.houses_worth and bits.has(rules, HOUSE) else 1
    tally.values[HOUSE] = best_value * mark
    for k in range(len(view.spots)):
        if group[view.spots[k]] == best:
            tally.marks[k] = mark


# -- the sheet


def sheet(s: AkropolisState, seat: int) -> Sheet:
    city = s.cities[seat]
    stones = int(city.stones * s.kit.points_per_stone)
    if s.architect >= 0 and seat == AUTOMA:
        points = automa_scoring.points(s.kit, city, s.architect, s.rules)
        lines = [*points[:DISTRICTS], stones, points[DISTRICTS]]
        return Sheet(seat, list(zip(SOLO_LINES, lines, strict=True)), [int(city.stones), 1])
    tally = score(s.kit, city, s.rules)
    lines = [int(tally.values[kind] * tally.stars[kind]) for kind in range(DISTRICTS)] + [stones]
    if s.architect >= 0:
        return Sheet(seat, list(zip(SOLO_LINES, [*lines, 0], strict=True)), [int(city.stones), 0])
    return Sheet(seat, list(zip(LINES, lines, strict=True)), [int(city.stones)])


def sheets(s: AkropolisState) -> list[Sheet]:
    return rank([sheet(s, seat) for seat in range(len(s.cities))])


def ending(s: AkropolisState) -> str:
    return "" if s.depth > 0 else "last_tile"
