"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Of other hands only the size is told, and the cards that everybody saw if the table shows them;
what the seat has not seen is one heap, whether it lies in the deck or in another hand.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features, Names
from megalith.games.pantheon.rules import cards, scoring
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.state import LINKED, PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import N_COMMON, N_VALUES

_QUESTIONS: Final = [  # from CHOOSE_BONUS to USE_TRAITERA
    "choose_bonus",
    "place_bonus_column",
    "raise_offering",
    "take_pieces",
    "gallia_choice",
    "gallia_pay",
    "discard_card",
    "exchange_pieces",
    "choose_action",
    "commit_move",
    "place_piece",
    "follow",
    "commit_coins",
    "buy_item",
    "choose_god",
    "pay_offering",
    "draw_card",
    "use_traitera",
]
_VALUES: Final = [f"demigod{v}" for v in range(1, N_VALUES + 1)]
ASKED: Final = Names("asked", _QUESTIONS)
PHASES: Final = Names("phase", ["preparation", "actions", "end"])
PILE: Final = Names("pile", _VALUES)
UNSEEN_DEMIGODS: Final = Names("unseen", _VALUES)
POINTS: Final = Names("points", list(scoring.LINES))
SHOWN: Final = Names("shown", _VALUES)
SECRET: Final = Names("secret", _VALUES)


@final
class Sight:
    """What a learner sees of a set of components: names."""

    def __init__(self, kit: PantheonKit) -> None:
        self.nation = Names("nation", kit.nations)
        self.nation_left = Names("nation_left", kit.nations)
        self.hexes = Names("", [f"hex{hex}" for hex in range(kit.n_hexes)])
        self.god = Names("", kit.gods)
        self.token = Names("", kit.booty)
        self.picked = Names("picked", kit.booty)
        self.stack = Names("stack", kit.groups)
        self.god_stack = Names("god_stack", kit.gods)
        self.god_box = Names("god_box", kit.gods)
        self.bag = Names("bag", kit.booty)
        self.bonus_left = Names("bonus", kit.bonus)
        self.card = Names("", kit.cards)
        self.discard = Names("discard", kit.cards)
        self.played = Names("played", kit.cards)
        self.unseen_cards = Names("unseen", kit.cards)
        self.money = Names("money", kit.cards[N_COMMON:])
        self.own_bonus = Names("bonus", kit.bonus)
        self.offering = Names("offering", kit.kinds)
        self.kept = Names("kept", kit.gods)
        self.own_tokens = Names("token", kit.tokens)
        self.known = Names("known", kit.cards)
        self.hidden = Names("hidden", kit.groups)
        self.hand = Names("hand", kit.cards)


def observe(see: Sight, s: PantheonState, seat: i64, out: Features) -> None:
    out.of_all()
    _asked(see, s, seat, out)
    _board(see, s, seat, out)
    _supplies(see, s, seat, out)
    for turn in range(s.seats):
        out.of_seat(turn)
        other = (seat + turn) % s.seats
        _player(see, s, s.players[other], other == seat, out)


def _from(s: PantheonState, seat: i64, other: i64) -> i64:
    """How many places after the observer somebody sits."""
    turn = other - seat
    return turn if turn >= 0 else turn + s.seats


def _asked(see: Sight, s: PantheonState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= n.CHOOSE_BONUS and need <= n.USE_TRAITERA
    out.add("epoch", s.epoch)
    out.one_of(PHASES, s.phase - 1)
    out.one_of(see.nation, s.nation)
    out.members(see.nation_left, s.unseen)
    out.one_of_seats("start", _from(s, seat, s.start), s.seats)
    out.one_of_seats("turn", _from(s, seat, s.turn), s.seats)
    who: i64 = -1
    a: i64 = 0
    b: i64 = 0
    if asked:
        who, a, b = _from(s, seat, s.seat()), s.a(), s.b()
    else:
        need = n.CHOOSE_BONUS - 1
    out.one_of_seats("decides", who, s.seats)
    out.one_of(ASKED, need - n.CHOOSE_BONUS)
    out.add("asked.a", a)
    out.add("asked.b", b)
    out.add("turns", s.turns)
    out.add("ready", s.ready)
    out.add("option.bonus_chosen", s.bonus_chosen)
    out.add("option.highest_demigod", s.highest_demigod)
    out.add("option.jump_columns", s.jump_columns)
    out.add("option.late_traitera", s.late_traitera)
    out.add("option.turn_limit", s.turn_limit)


def _board(see: Sight, s: PantheonState, seat: i64, out: Features) -> None:
    """Of each player and hex: 0 empty, 1 a piece, 2 a piece that is linked."""
    kit = s.kit
    first = out.at
    for turn in range(s.seats):
        out.of_seat(turn)
        out.skip(see.hexes)
    board = s.board
    for hex in range(kit.n_hexes):
        if board[hex] != 0:
            for turn in range(s.seats):
                other = (seat + turn) % s.seats
                pieces: i64 = (board[hex] >> other & 1) + (board[hex] >> other + LINKED & 1)
                out.count(first + turn * kit.n_hexes + hex, pieces)
    out.of_all()
    out.add("temple", s.temple + 1)
    for k in range(kit.gods_laid[s.seats]):
        out.of("god", k + 1)
        out.one_of(see.god, s.offer[k])
    for k in range(kit.booty_laid[s.seats]):
        out.of("booty", k + 1)
        out.one_of(see.token, s.booty[k])
    out.of_all()
    first = out.skip(see.picked)
    for k in range(len(s.picked)):
        if s.picked[k] >= 0:
            out.count(first + s.picked[k], 1)


def _supplies(see: Sight, s: PantheonState, seat: i64, out: Features) -> None:
    kit = s.kit
    first = out.skip(PILE)
    for k in range(s.piled):
        out.count(first + s.pile[k], 1)
    _groups(kit, see.stack, s.demigods, out)
    first = out.at
    out.add_each(UNSEEN_DEMIGODS, s.demigods)
    for other in range(s.seats):
        if other != seat:
            secret = s.players[other].secret
            for k in range(N_VALUES):
                out.count(first + k, secret[k])
    out.add_each(see.god_stack, s.god_stack)
    out.add_each(see.god_box, s.god_box)
    out.add_each(see.bag, s.bag)
    out.add_each(see.bonus_left, s.bonus)
    for k in range(kit.row_size):
        out.of("row", k + 1)
        out.one_of(see.card, s.row[k])
    out.of_all()
    out.add("deck", cards.deck_size(s))
    out.add_each(see.discard, s.discard)
    out.add_each(see.played, s.played)
    first = out.at
    out.add_each(see.unseen_cards, s.deck)
    for other in range(s.seats):
        if other != seat:
            hand = s.players[other].hand
            known = s.players[other].known
            for card in range(kit.n_cards):
                out.count(first + card, hand[card] - known[card])
    out.add_each(see.money, s.money)
    out.add("money.highest_first", s.highest_first)


def _groups(kit: PantheonKit, names: Names, demigods: vec[i64], out: Features) -> None:
    """Demigods by group, which the backs show."""
    first = out.skip(names)
    for k in range(N_VALUES):
        out.count(first + kit.group[k], demigods[k])


def _player(see: Sight, s: PantheonState, me: Player, own: bool, out: Features) -> None:
    out.add("feet", me.feet)
    out.add("columns", me.columns)
    out.add("spare_feet", me.spare_feet)
    out.add("spare_columns", me.spare_columns)
    out.one_of(see.own_bonus, me.bonus)
    out.add_each(see.offering, me.levels)
    out.add_each(see.kept, me.gods)
    out.add_each(see.own_tokens, me.tokens)
    out.add_each(POINTS, me.score)
    out.add("hand_size", cards.hand_size(me))
    out.add("demigods", scoring.demigod_tokens(me))
    if own or s.show_cards == 1:
        out.add_each(see.known, me.known)
    else:
        out.skip(see.known)
    if own or s.show_demigods == 1:
        out.add_each(SHOWN, me.shown)
        _groups(s.kit, see.hidden, me.secret, out)
    else:
        out.skip(SHOWN)
        out.skip(see.hidden)
    if own:
        out.add_each(see.hand, me.hand)
        out.add_each(SECRET, me.secret)


assert ASKED.count == n.USE_TRAITERA - n.CHOOSE_BONUS + 1
