"""The first state of a table, from the number of players and the options."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.game import empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, seat_of
from megalith.games.stone_age.rules.components import N_CARDS, N_TILES, StoneAgeKit
from megalith.games.stone_age.rules.needs import BEGIN_ROUND, DRAW_ROW, DRAW_START, DRAW_TILE
from megalith.games.stone_age.rules.state import Player, StoneAgeState


def _new_player(kit: StoneAgeKit) -> Player:
    me = Player()
    me.workers = kit.workers_start
    me.home = kit.workers_start
    me.food = kit.food_start
    me.track = 0
    me.score = 0
    me.goods = zeros(4)
    me.tools = zeros(3)
    me.used = 0
    me.open = 0
    me.cards = 0
    me.buildings = 0
    return me


def _none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)


def new_state(kit: StoneAgeKit, seats: int, options: Chosen) -> StoneAgeState:
    stacks = [kit.tiles_per_stack if k < kit.stacks[seats] else 0 for k in range(4)]
    limited = options["tool_supply"] == "printed_12_6"
    cap = options["round_cap"]
    s = StoneAgeState()
    s.kit = kit
    s.seats = seats
    s.todo = empty_stack()
    s.round = 1
    s.phase = 1
    s.start = 0
    s.players = [_new_player(kit) for _ in range(seats)]
    s.placed = zeros(64)
    s.row = _none(4)
    s.deck = bits.full(N_CARDS)
    s.tops = _none(4)
    s.left = vec[i64](stacks)
    s.pool = bits.full(N_TILES)
    s.dice = zeros(6)
    s.secret = -1
    s.secret_seat = -1
    s.big_tools = kit.big_tool_tiles if limited else -1
    s.round_cap = cap if isinstance(cap, int) else 0
    s.hides_cards = 0 if options["show_bought_cards"] else 1
    s.push(BEGIN_ROUND, 0, 0, 0)
    for stack in range(kit.stacks[seats] - 1, -1, -1):
        s.push(DRAW_TILE, 0, stack, 0)
    for slot in range(3, -1, -1):
        s.push(DRAW_ROW, 0, slot, 0)
    start = str(options["start_player"])
    if start == "random":
        s.push(DRAW_START, 0, 0, 0)
    else:
        s.start = seat_of("start_player", start, seats)
    return s
