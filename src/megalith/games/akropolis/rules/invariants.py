"""What must hold after every action, checked on the state alone (invariants 1 … 17)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.akropolis.rules import grid, scoring
from megalith.games.akropolis.rules.components import (
    DISTRICTS,
    QUARRY,
    START_SIZE,
    AkropolisKit,
    table_of,
)
from megalith.games.akropolis.rules.needs import CHOOSE, DRAW_SITE, PLACE, REFILL
from megalith.games.akropolis.rules.phases import place, turn
from megalith.games.akropolis.rules.state import (
    ALL_TILES,
    EDGE,
    LITERAL,
    AkropolisState,
    City,
    level_of,
    tile_of,
)
from megalith.games.akropolis.rules.surface import look


def check(s: AkropolisState) -> str:
    """The first broken invariant with its number; empty if all hold."""
    fault = _tiles(s)
    if not fault:
        fault = _site(s)
    if not fault:
        fault = _turns(s)
    for city in s.cities:
        if not fault and city.stones < 0:
            fault = "4: fewer than no stones"
    if not fault and (s.need() == CHOOSE or s.depth == 0):
        city = _last_changed(s)
        fault = _city(s.kit, city)
        if not fault:
            fault = _score(s.kit, city, s.rules)
    if not fault and s.need() == PLACE:
        fault = _choices(s)
    return fault


def _last_changed(s: AkropolisState) -> City:
    """The city of the turn before; the human's in the solo game."""
    return s.cities[0 if s.architect >= 0 else (turn.whose(s) - 1) % turn.sides(s)]


def _tiles(s: AkropolisState) -> str:
    found = s.unseen
    n = bits.size(s.unseen)
    for slot in range(s.on_site):
        found |= bits.bit(s.site[slot])
        n += 1
    if s.hand >= 0:
        found |= bits.bit(s.hand)
        n += 1
    for city in s.cities:
        for k in range(city.laid):
            found |= bits.bit(city.tiles[k])
            n += 1
    pool = s.kit.pool[table_of(s.seats, bits.has(s.rules, ALL_TILES))]
    if found != pool or n != bits.size(pool):
        return "1: a tile is lost or doubled"
    return ""


def _site(s: AkropolisState) -> str:
    sides = turn.sides(s)
    need = s.need()
    drawing = need >= 0 and need <= REFILL
    if not drawing and bits.size(s.unseen) != s.stacks * (sides + 1):
        return "2: the unseen tiles do not fill the stacks"
    if need == CHOOSE:
        if s.on_site < 2 or s.on_site + s.turn % (sides + 1) != sides + 2:
            return "3: a turn begins with the wrong number of tiles in the site"
    if need < 0 and (s.on_site != 1 or s.stacks != 0):
        return "3: the game ended with the wrong number of tiles"
    return ""


def _turns(s: AkropolisState) -> str:
    sides = turn.sides(s)
    for k in range(sides):
        laid = s.turn // sides + (1 if k < s.turn % sides else 0)
        if s.cities[(s.first + k) % sides].laid != laid:
            return "6: a seat has had too many or too few turns"
    if s.need() == CHOOSE and s.seat() != turn.whose(s):
        return "6: the wrong seat has the turn"
    drawing = s.need() == DRAW_SITE or s.need() == REFILL
    if s.depth > 0 and not drawing and s.round != s.turn // (sides + 1) + 1:
        return "6: the round does not fit the turns"
    if s.depth == 0:
        for city in s.cities:
            if city.laid != s.kit.turns[table_of(s.seats, bits.has(s.rules, ALL_TILES))]:
                return "6: unequal turns at the end"
    return ""


# -- one city, played again from its list of placements


def _city(kit: AkropolisKit, city: City) -> str:
    twin = City()
    twin.stones = 0
    twin.laid = 0
    twin.tiles = city.tiles[:]
    twin.spots = city.spots[:]
    twin.built = START_SIZE
    twin.cells = city.cells[:]
    twin.tops = city.tops[:]
    for k in range(START_SIZE):
        twin.tops[k] = 1024 + kit.start_face[k]
        if twin.cells[k] != grid.START[k]:
            return "7: a start cell is gone"
    covered: i64 = 0
    for n in range(city.laid):
        if place.obstacle(twin, city.spots[n]) != place.FREE:
            return "8: a tile lies where it may not"
        covered += place.lay(kit, twin, city.tiles[n], city.spots[n])
    heights: i64 = 0
    if twin.built != city.built:
        return "16: replaying gives another city"
    for k in range(city.built):
        heights += level_of(city.tops[k])
        if twin.cells[k] != city.cells[k] or twin.tops[k] != city.tops[k]:
            return "16: replaying gives another city"
    if heights != START_SIZE + 3 * city.laid or city.built > heights:
        return "7: the heights do not add up"
    if _quarries_owned(kit, city) - scoring.score(kit, city, 0).quarries != covered:
        return "5: covered quarries do not add up"
    return _neighbours(city)


def _quarries_owned(kit: AkropolisKit, city: City) -> i64:
    n: i64 = 0
    for k in range(START_SIZE):
        if kit.start_face[k] == QUARRY:
            n += 1
    for k in range(city.laid):
        for hex in range(3):
            if kit.tile_face[3 * city.tiles[k] + hex] == QUARRY:
                n += 1
    return n


def _neighbours(city: City) -> str:
    """Tiles keep two neighbours built at each of their hexes, so the city hangs together."""
    view = look(city)
    for k in range(city.built):
        beside: i64 = 0
        for d in range(6):
            if view.board[view.spots[k] + view.step[d]] != 0:
                beside += 1
        if tile_of(city.tops[k]) > 0 and beside < 2:
            return "9: a hex with fewer than two built neighbours"
        if beside == 0:
            return "7: the city is in pieces"
    return ""


# -- scores and choices


def _score(kit: AkropolisKit, city: City, rules: i64) -> str:
    base = scoring.score(kit, city, rules & (bits.bit(EDGE) | bits.bit(LITERAL)))
    full = scoring.score(kit, city, rules)
    variants = rules & ~bits.bit(EDGE) & ~bits.bit(LITERAL)
    lake = scoring.score(kit, city, variants)
    edge = scoring.score(kit, city, variants | bits.bit(EDGE))
    for kind in range(DISTRICTS):
        once = base.values[kind]
        if full.values[kind] < once or full.values[kind] > 2 * once:
            return "12: a variant does more than double"
        if not bits.has(rules, kind) and full.values[kind] != once:
            return "12: a variant changes another kind"
        low = lake.values[kind]
        high = edge.values[kind]
        if (kind == 2 and high < low) or (kind == 4 and low < high):
            return "13: lake and edge the wrong way round"
        if kind != 2 and kind != 4 and low != high:
            return "13: enclosed cells change a kind that does not ask for them"
    return ""


def _choices(s: AkropolisState) -> str:
    out = Choices()
    place.legal(s, s.seat(), out)
    if out.count == 0 or out.count % 3 != 0:
        return "10: placements do not come in threes"
    city = s.cities[s.seat()]
    for i in range(out.count):
        spot = out.codes[i] - 6
        levels: i64 = 0
        for hex in range(3):
            k = place.index_of(city, grid.cell_under(spot, hex))
            level = level_of(city.tops[k]) if k >= 0 else 0
            if hex > 0 and level != levels:
                return "10: a placement on different heights"
            levels = level
    return ""
