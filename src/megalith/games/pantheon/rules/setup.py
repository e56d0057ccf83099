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
    me = Player()
    me.feet = feet
    me.columns = columns
    me.spare_feet = FEET - feet
    me.spare_columns = COLUMNS - columns
    me.bonus = -1
    me.hand = zeros(N_CARDS)
    me.known = zeros(N_CARDS)
    me.levels = zeros(N_KINDS)
    me.gods = zeros(N_GODS)
    me.tokens = zeros(N_TOKENS)
    me.shown = zeros(N_VALUES)
    me.secret = zeros(N_VALUES)
    me.score = zeros(N_LINES)
    return me


def _deck() -> vec[i64]:
    return vec[i64]([COPIES[c] if c < N_COMMON else 0 for c in range(N_CARDS)])


def _is(options: Chosen, name: str, value: object) -> i64:
    return 1 if options[name] == value else 0


def new_state(seats: int, options: Chosen) -> PantheonState:
    by_players = options["start_material"] == "by_players"
    pieces = START_BY_PLAYERS[seats] if by_players else START_PIECES
    limit = options["epoch_turn_limit"]
    s = PantheonState()
    s.seats = seats
    s.todo = empty_stack()
    s.epoch = 0
    s.phase = 1
    s.nation = -1
    s.unseen = bits.full(N_NATIONS)
    s.temple = -1
    s.start = 0
    s.turn = 0
    s.turns = 0
    s.ready = 0
    s.closed = 0
    s.players = [_player(pieces["columns"], pieces["feet"]) for _ in range(seats)]
    s.board = zeros(N_HEXES)
    s.offer = _none(MOST_LAID)
    s.booty = _none(MOST_LAID)
    s.picked = _none(MOST_LAID)
    s.pile = zeros(ALL_DEMIGODS)
    s.piled = 0
    s.demigods = DEMIGODS[:]
    s.demigod_box = zeros(N_VALUES)
    s.god_stack = GOD_COPIES[:]
    s.god_box = zeros(N_GODS)
    s.bag = BOOTY_COPIES[:]
    s.bonus = BONUS_COPIES[:]
    s.row = _none(ROW)
    s.deck = _deck()
    s.discard = zeros(N_CARDS)
    s.played = zeros(N_CARDS)
    s.money = COPIES[N_COMMON:]
    s.highest_first = 1 if HIGHEST_FIRST else 0
    s.bonus_chosen = _is(options, "bonus_tokens", "chosen")
    s.highest_demigod = _is(options, "demigod_taken", "highest")
    s.jump_columns = _is(options, "jump_landing", "foot_or_column")
    s.late_traitera = _is(options, "traitera_after_last_token", True)
    s.turn_limit = limit if isinstance(limit, int) else 0
    s.show_cards = _is(options, "show_known_cards", True)
    s.show_demigods = _is(options, "show_known_demigods", True)
    s.push(SETUP, -1, 0, 0)
    start = str(options["start_player"])
    if start == "random":
        s.push(START_PLAYER, -1, 0, 0)
    else:
        s.start = seat_of("start_player", start, seats)
    return s
