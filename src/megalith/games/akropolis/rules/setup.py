"""The first state of a table, from the number of players and the options."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.game import empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, seat_of
from megalith.games.akropolis.rules import grid
from megalith.games.akropolis.rules.components import ARCHITECTS, START_SIZE, AkropolisKit, table_of
from megalith.games.akropolis.rules.needs import BEGIN_ROUND, DRAW_FIRST
from megalith.games.akropolis.rules.options import rule_bits
from megalith.games.akropolis.rules.phases import site, turn
from megalith.games.akropolis.rules.state import ALL_TILES, AkropolisState, City, top
from megalith.games.akropolis.rules.surface import blank


def new_city(kit: AkropolisKit, turns: i64) -> City:
    """The start tile, on the ground, and room for a tile a turn."""
    size = START_SIZE + 3 * turns
    city = City()
    city.stones = 0
    city.laid = 0
    city.tiles = blank(turns)
    city.spots = blank(turns)
    city.built = START_SIZE
    city.cells = blank(size)
    city.tops = blank(size)
    for k in range(START_SIZE):
        city.cells[k] = grid.START[k]
        city.tops[k] = top(1, 0, kit.start_face[k])
    return city


def new_automa(turns: i64) -> City:
    """Tiles and stones only: it has no map."""
    city = City()
    city.stones = 0
    city.laid = 0
    city.tiles = blank(turns)
    city.spots = blank(0)
    city.built = 0
    city.cells = blank(0)
    city.tops = blank(0)
    return city


def hand_out_stones(s: AkropolisState) -> None:
    """The later in the first round, the more stones."""
    kit = s.kit
    for k in range(turn.sides(s)):
        stones = kit.starting_stones[k] if s.architect < 0 else kit.solo_stones[k]
        s.cities[(s.first + k) % turn.sides(s)].stones = stones


def new_state(kit: AkropolisKit, seats: int, options: Chosen) -> AkropolisState:
    rules = rule_bits(options)
    table = table_of(seats, bits.has(rules, ALL_TILES))
    cities = [new_city(kit, kit.turns[table]) for _ in range(seats)]
    if seats == 1:
        cities.append(new_automa(kit.turns[table]))
    s = AkropolisState()
    s.kit = kit
    s.seats = seats
    s.todo = empty_stack()
    s.rules = rules
    s.architect = ARCHITECTS.index(str(options["solo_architect"])) if seats == 1 else -1
    s.first = 0
    s.round = 1
    s.turn = 0
    s.on_site = 0
    s.site = vec[i64]([-1] * kit.site_size[table])
    s.stacks = kit.stacks[table]
    s.unseen = kit.pool[table]
    s.hand = -1
    s.cities = cities
    s.push(BEGIN_ROUND, 0, 0, 0)
    site.open_site(s, kit.site_size[table])
    start = str(options["start_player"])
    if start == "random" and seats > 1:
        s.push(DRAW_FIRST, 0, 0, 0)
    else:
        if seats > 1:
            s.first = seat_of("start_player", start, seats)
        hand_out_stones(s)
    return s
