"""The first state of a table, from the number of players and the options."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.game import empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, seat_of
from megalith.games.pantheon.rules.atlas import N_HEXES
from megalith.games.pantheon.rules.components import (
    ALL_DEMIGODS,
    BONUS_COPIES,
    BOOTY_COPIES,
    COLUMNS,
    COPIES,
    DEMIGODS,
    FEET,
    GOD_COPIES,
    HIGHEST_FIRST,
    MOST_LAID,
    N_CARDS,
    N_COMMON,
    N_GODS,
    N_KINDS,
    N_NATIONS,
    N_TOKENS,
    N_VALUES,
    ROW,
    START_BY_PLAYERS,
    START_PIECES,
)
from megalith.games.pantheon.rules.needs import SETUP, START_PLAYER
from megalith.games.pantheon.rules.state import N_LINES, PantheonState, Player


def _none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)


def _player(columns: i64, feet: i64) -> Player:
    return Player(
        feet,
        columns,
        FEET - feet,
        COLUMNS - columns,
        -1,
        zeros(N_CARDS),
        zeros(N_CARDS),
        zeros(N_KINDS),
        zeros(N_GODS),
        zeros(N_TOKENS),
        zeros(N_VALUES),
        zeros(N_VALUES),
        zeros(N_LINES),
    )


def _deck() -> vec[i64]:
    return vec[i64]([COPIES[c] if c < N_COMMON else 0 for c in range(N_CARDS)])


def _is(options: Chosen, name: str, value: object) -> i64:
    return 1 if options[name] == value else 0


def new_state(seats: int, options: Chosen) -> PantheonState:
    by_players = options["start_material"] == "by_players"
    pieces = START_BY_PLAYERS[seats] if by_players else START_PIECES
    limit = options["epoch_turn_limit"]
    s = PantheonState(
        seats,
        0,
        empty_stack(),
        0,
        1,
        -1,
        bits.full(N_NATIONS),
        -1,
        0,
        0,
        0,
        0,
        0,
        [_player(pieces["columns"], pieces["feet"]) for _ in range(seats)],
        zeros(N_HEXES),
        _none(MOST_LAID),
        _none(MOST_LAID),
        _none(MOST_LAID),
        zeros(ALL_DEMIGODS),
        0,
        DEMIGODS[:],
        zeros(N_VALUES),
        GOD_COPIES[:],
        zeros(N_GODS),
        BOOTY_COPIES[:],
        BONUS_COPIES[:],
        _none(ROW),
        _deck(),
        zeros(N_CARDS),
        zeros(N_CARDS),
        COPIES[N_COMMON:],
        1 if HIGHEST_FIRST else 0,
        _is(options, "bonus_tokens", "chosen"),
        _is(options, "demigod_taken", "highest"),
        _is(options, "jump_landing", "foot_or_column"),
        _is(options, "traitera_after_last_token", True),
        limit if isinstance(limit, int) else 0,
        _is(options, "show_known_cards", True),
        _is(options, "show_known_demigods", True),
    )
    s.push(SETUP, -1, 0, 0)
    start = str(options["start_player"])
    if start == "random":
        s.push(START_PLAYER, -1, 0, 0)
    else:
        s.start = seat_of("start_player", start, seats)
    return s
