"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Of other hands only the size is told, and the cards that everybody saw if the table shows them;
what the seat has not seen is one heap, whether it lies in the deck or in another hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features, Names
from megalith.games.pantheon.rules import cards, scoring
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.atlas import N_HEXES
from megalith.games.pantheon.rules.components import (
    BONUS,
    BOOTY,
    BOOTY_LAID,
    CARDS,
    GODS,
    GODS_LAID,
    GROUP,
    GROUPS,
    KINDS,
    N_CARDS,
    N_COMMON,
    N_VALUES,
    NATIONS,
    ROW,
    TOKENS,
)
from megalith.games.pantheon.rules.state import PantheonState, Player

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
NATION: Final = Names("nation", NATIONS)
NATION_LEFT: Final = Names("nation_left", NATIONS)
HEXES: Final = Names("", [f"hex{hex}" for hex in range(N_HEXES)])
GOD: Final = Names("", GODS)
TOKEN: Final = Names("", BOOTY)
PICKED: Final = Names("picked", BOOTY)
PILE: Final = Names("pile", _VALUES)
STACK: Final = Names("stack", GROUPS)
UNSEEN_DEMIGODS: Final = Names("unseen", _VALUES)
GOD_STACK: Final = Names("god_stack", GODS)
GOD_BOX: Final = Names("god_box", GODS)
BAG: Final = Names("bag", BOOTY)
BONUS_LEFT: Final = Names("bonus", BONUS)
CARD: Final = Names("", CARDS)
DISCARD: Final = Names("discard", CARDS)
PLAYED: Final = Names("played", CARDS)
UNSEEN_CARDS: Final = Names("unseen", CARDS)
MONEY: Final = Names("money", CARDS[N_COMMON:])
OWN_BONUS: Final = Names("bonus", BONUS)
OFFERING: Final = Names("offering", KINDS)
KEPT: Final = Names("kept", GODS)
OWN_TOKENS: Final = Names("token", TOKENS)
POINTS: Final = Names("points", list(scoring.LINES))
KNOWN: Final = Names("known", CARDS)
SHOWN: Final = Names("shown", _VALUES)
HIDDEN: Final = Names("hidden", GROUPS)
HAND: Final = Names("hand", CARDS)
SECRET: Final = Names("secret", _VALUES)


def observe(s: PantheonState, seat: i64, out: Features) -> None:
    out.of_all()
    _asked(s, seat, out)
    _board(s, seat, out)
    _supplies(s, seat, out)
    for turn in range(s.seats):
        out.of_seat(turn)
        other = (seat + turn) % s.seats
        _player(s, s.players[other], other == seat, out)


def _from(s: PantheonState, seat: i64, other: i64) -> i64:
    """How many places after the observer somebody sits."""
    return (other - seat + s.seats) % s.seats


def _asked(s: PantheonState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= n.CHOOSE_BONUS and need <= n.USE_TRAITERA
    out.add("epoch", s.epoch)
    out.one_of(PHASES, s.phase - 1)
    out.one_of(NATION, s.nation)
    out.members(NATION_LEFT, s.unseen)
    out.one_of_seats("start", _from(s, seat, s.start), s.seats)
    out.one_of_seats("turn", _from(s, seat, s.turn), s.seats)
    out.one_of_seats("decides", _from(s, seat, s.seat()) if asked else -1, s.seats)
    out.one_of(ASKED, need - n.CHOOSE_BONUS if asked else -1)
    out.add("asked.a", s.a() if asked else 0)
    out.add("asked.b", s.b() if asked else 0)
    out.add("turns", s.turns)
    out.add("ready", s.ready)
    out.add("option.bonus_chosen", s.bonus_chosen)
    out.add("option.highest_demigod", s.highest_demigod)
    out.add("option.jump_columns", s.jump_columns)
    out.add("option.late_traitera", s.late_traitera)
    out.add("option.turn_limit", s.turn_limit)


def _board(s: PantheonState, seat: i64, out: Features) -> None:
    """Of each player and hex: 0 empty, 1 a piece, 2 a piece that is linked."""
    for turn in range(s.seats):
        out.of_seat(turn)
        other = (seat + turn) % s.seats
        out.name(HEXES)
        for hex in range(N_HEXES):
            here = s.board[hex] >> other
            out.put((here & 1) + ((here >> 4) & 1))
    out.of_all()
    out.add("temple", s.temple + 1)
    for k in range(GODS_LAID[s.seats]):
        out.of("god", k + 1)
        out.one_of(GOD, s.offer[k])
    for k in range(BOOTY_LAID[s.seats]):
        out.of("booty", k + 1)
        out.one_of(TOKEN, s.booty[k])
    out.of_all()
    first = out.skip(PICKED)
    for k in range(len(s.picked)):
        if s.picked[k] >= 0:
            out.count(first + s.picked[k], 1)


def _supplies(s: PantheonState, seat: i64, out: Features) -> None:
    first = out.skip(PILE)
    for k in range(s.piled):
        out.count(first + s.pile[k], 1)
    _groups(STACK, s.demigods, out)
    out.name(UNSEEN_DEMIGODS)
    for k in range(N_VALUES):
        unseen = s.demigods[k]
        for other in range(s.seats):
            if other != seat:
                unseen += s.players[other].secret[k]
        out.put(unseen)
    out.add_each(GOD_STACK, s.god_stack)
    out.add_each(GOD_BOX, s.god_box)
    out.add_each(BAG, s.bag)
    out.add_each(BONUS_LEFT, s.bonus)
    for k in range(ROW):
        out.of("row", k + 1)
        out.one_of(CARD, s.row[k])
    out.of_all()
    out.add("deck", cards.deck_size(s))
    out.add_each(DISCARD, s.discard)
    out.add_each(PLAYED, s.played)
    out.name(UNSEEN_CARDS)
    for card in range(N_CARDS):
        unseen = s.deck[card]
        for other in range(s.seats):
            if other != seat:
                unseen += s.players[other].hand[card] - s.players[other].known[card]
        out.put(unseen)
    out.add_each(MONEY, s.money)
    out.add("money.highest_first", s.highest_first)


def _groups(names: Names, demigods: vec[i64], out: Features) -> None:
    """Demigods by group, which the backs show."""
    first = out.skip(names)
    for k in range(N_VALUES):
        out.count(first + GROUP[k], demigods[k])


def _player(s: PantheonState, me: Player, own: bool, out: Features) -> None:
    out.add("feet", me.feet)
    out.add("columns", me.columns)
    out.add("spare_feet", me.spare_feet)
    out.add("spare_columns", me.spare_columns)
    out.one_of(OWN_BONUS, me.bonus)
    out.add_each(OFFERING, me.levels)
    out.add_each(KEPT, me.gods)
    out.add_each(OWN_TOKENS, me.tokens)
    out.add_each(POINTS, me.score)
    out.add("hand_size", cards.hand_size(me))
    out.add("demigods", scoring.demigod_tokens(me))
    if own or s.show_cards == 1:
        out.add_each(KNOWN, me.known)
    else:
        out.skip(KNOWN)
    if own or s.show_demigods == 1:
        out.add_each(SHOWN, me.shown)
        _groups(HIDDEN, me.secret, out)
    else:
        out.skip(SHOWN)
        out.skip(HIDDEN)
    if own:
        out.add_each(HAND, me.hand)
        out.add_each(SECRET, me.secret)


assert ASKED.count == n.USE_TRAITERA - n.CHOOSE_BONUS + 1
