"""The first state of a table, from the number of players and the options."""

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import zeros
from megalith.core.game import empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, seat_of
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.needs import SETUP, START_PLAYER
from megalith.games.pantheon.rules.state import N_LINES, PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import MOST_LAID, N_COMMON, N_KINDS, N_VALUES


def _none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)


def _player(kit: PantheonKit, columns: i64, feet: i64) -> Player:
    me = Player()
    me.feet = feet
    me.columns = columns
    me.spare_feet = kit.feet - feet
    me.spare_columns = kit.columns - columns
    me.bonus = -1
    me.hand = zeros(kit.n_cards)
    me.known = zeros(kit.n_cards)
    me.levels = zeros(N_KINDS)
    me.gods = zeros(kit.n_gods)
    me.tokens = zeros(kit.n_tokens)
    me.shown = zeros(N_VALUES)
    me.secret = zeros(N_VALUES)
    me.score = zeros(N_LINES)
    return me


def _deck(kit: PantheonKit) -> vec[i64]:
    return vec[i64]([kit.copies[c] if c < N_COMMON else 0 for c in range(kit.n_cards)])


def _is(options: Chosen, name: str, value: object) -> i64:
    return 1 if options[name] == value else 0


def new_state(kit: PantheonKit, seats: int, options: Chosen) -> PantheonState:
    by_players = options["start_material"] == "by_players"
    pieces = kit.start_by_players[seats] if by_players else kit.start_pieces
    limit = options["epoch_turn_limit"]
    s = PantheonState()
    s.kit = kit
    s.seats = seats
    s.todo = empty_stack()
    s.epoch = 0
    s.phase = 1
    s.nation = -1
    s.unseen = bits.full(kit.n_nations)
    s.temple = -1
    s.start = 0
    s.turn = 0
    s.turns = 0
    s.ready = 0
    s.closed = 0
    s.players = [_player(kit, pieces["columns"], pieces["feet"]) for _ in range(seats)]
    s.board = zeros(kit.n_hexes)
    s.offer = _none(MOST_LAID)
    s.booty = _none(MOST_LAID)
    s.picked = _none(MOST_LAID)
    s.pile = zeros(kit.all_demigods)
    s.piled = 0
    s.demigods = kit.demigods[:]
    s.demigod_box = zeros(N_VALUES)
    s.god_stack = kit.god_copies[:]
    s.god_box = zeros(kit.n_gods)
    s.bag = kit.booty_copies[:]
    s.bonus = kit.bonus_copies[:]
    s.row = _none(kit.row_size)
    s.deck = _deck(kit)
    s.discard = zeros(kit.n_cards)
    s.played = zeros(kit.n_cards)
    s.money = kit.copies[N_COMMON:]
    s.highest_first = kit.highest_first
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
