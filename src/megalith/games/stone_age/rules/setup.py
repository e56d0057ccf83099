"""The first state of a table, from the number of players and the options."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.game import empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, seat_of
from megalith.games.stone_age.rules.components import (
    BIG_TOOL_TILES,
    FOOD_START,
    N_CARDS,
    N_TILES,
    STACKS,
    TILES_PER_STACK,
    WORKERS_START,
)
from megalith.games.stone_age.rules.needs import BEGIN_ROUND, DRAW_ROW, DRAW_START, DRAW_TILE
from megalith.games.stone_age.rules.state import Player, StoneAgeState


def _new_player() -> Player:
    return Player(WORKERS_START, WORKERS_START, FOOD_START, 0, 0, zeros(4), zeros(3), 0, 0, 0, 0)


def _none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)


def new_state(seats: int, options: Chosen) -> StoneAgeState:
    stacks = [TILES_PER_STACK if k < STACKS[seats] else 0 for k in range(4)]
    limited = options["tool_supply"] == "printed_12_6"
    cap = options["round_cap"]
    s = StoneAgeState(
        seats,
        0,
        empty_stack(),
        1,
        1,
        0,
        [_new_player() for _ in range(seats)],
        zeros(64),
        _none(4),
        bits.full(N_CARDS),
        _none(4),
        vec[i64](stacks),
        bits.full(N_TILES),
        zeros(6),
        -1,
        -1,
        BIG_TOOL_TILES if limited else -1,
        cap if isinstance(cap, int) else 0,
    )
    s.push(BEGIN_ROUND, 0, 0, 0)
    for stack in range(STACKS[seats] - 1, -1, -1):
        s.push(DRAW_TILE, 0, stack, 0)
    for slot in range(3, -1, -1):
        s.push(DRAW_ROW, 0, slot, 0)
    start = str(options["start_player"])
    if start == "random":
        s.push(DRAW_START, 0, 0, 0)
    else:
        s.start = seat_of("start_player", start, seats)
    return s
