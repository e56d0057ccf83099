"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Of other hands only the size is told, and the cards that everybody saw if the table shows them;
what the seat has not seen is one heap, whether it lies in the deck or in another hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
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
    N_BONUS,
    N_BOOTY,
    N_CARDS,
    N_COMMON,
    N_GODS,
    N_GROUPS,
    N_KINDS,
    N_NATIONS,
    N_SPECIAL,
    N_TOKENS,
    N_VALUES,
    NATIONS,
    ROW,
    TOKENS,
)
from megalith.games.pantheon.rules.state import N_LINES, PantheonState, Player

N_ASKED: Final = 18  # from CHOOSE_BONUS to USE_TRAITERA
ASKED: Final = [
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
OPTIONS: Final = ["bonus_chosen", "highest_demigod", "jump_columns", "late_traitera", "turn_limit"]


def observe(s: PantheonState, seat: i64, out: Features) -> None:
    _asked(s, seat, out)
    _board(s, seat, out)
    _supplies(s, seat, out)
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        _player(s, s.players[other], other == seat, out)


def _from(s: PantheonState, seat: i64, other: i64) -> i64:
    """How many places after the observer somebody sits."""
    return (other - seat + s.seats) % s.seats


def _asked(s: PantheonState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= n.CHOOSE_BONUS and need <= n.USE_TRAITERA
    out.add(s.epoch)
    out.one_of(s.phase - 1, 3)
    out.one_of(s.nation, N_NATIONS)
    out.members(s.unseen, N_NATIONS)
    out.one_of(_from(s, seat, s.start), s.seats)
    out.one_of(_from(s, seat, s.turn), s.seats)
    out.one_of(_from(s, seat, s.seat()) if asked else -1, s.seats)
    out.one_of(need - n.CHOOSE_BONUS if asked else -1, N_ASKED)
    out.add(s.a() if asked else 0)
    out.add(s.b() if asked else 0)
    out.add(s.turns)
    out.add(s.ready)
    out.add(s.bonus_chosen)
    out.add(s.highest_demigod)
    out.add(s.jump_columns)
    out.add(s.late_traitera)
    out.add(s.turn_limit)


def _board(s: PantheonState, seat: i64, out: Features) -> None:
    """Of each player and hex: 0 empty, 1 a piece, 2 a piece that is linked."""
    for turn in range(s.seats):
        other = (seat + turn) % s.seats
        for hex in range(N_HEXES):
            here = s.board[hex] >> other
            out.add((here & 1) + ((here >> 4) & 1))
    out.add(s.temple + 1)
    for k in range(GODS_LAID[s.seats]):
        out.one_of(s.offer[k], N_GODS)
    for k in range(BOOTY_LAID[s.seats]):
        out.one_of(s.booty[k], N_BOOTY)
    first = out.at
    out.blank(N_BOOTY)
    for k in range(len(s.picked)):
        if s.picked[k] >= 0:
            out.count(first + s.picked[k], 1)


def _supplies(s: PantheonState, seat: i64, out: Features) -> None:
    first = out.at
    out.blank(N_VALUES)
    for k in range(s.piled):
        out.count(first + s.pile[k], 1)
    _groups(s.demigods, out)
    for k in range(N_VALUES):
        unseen = s.demigods[k]
        for other in range(s.seats):
            if other != seat:
                unseen += s.players[other].secret[k]
        out.add(unseen)
    out.add_each(s.god_stack, 0, N_GODS)
    out.add_each(s.god_box, 0, N_GODS)
    out.add_each(s.bag, 0, N_BOOTY)
    out.add_each(s.bonus, 0, N_BONUS)
    for k in range(ROW):
        out.one_of(s.row[k], N_CARDS)
    out.add(cards.deck_size(s))
    out.add_each(s.discard, 0, N_CARDS)
    out.add_each(s.played, 0, N_CARDS)
    for card in range(N_CARDS):
        unseen = s.deck[card]
        for other in range(s.seats):
            if other != seat:
                unseen += s.players[other].hand[card] - s.players[other].known[card]
        out.add(unseen)
    out.add_each(s.money, 0, N_SPECIAL)
    out.add(s.highest_first)


def _groups(demigods: vec[i64], out: Features) -> None:
    """Demigods by group, which the backs show."""
    first = out.at
    out.blank(N_GROUPS)
    for k in range(N_VALUES):
        out.count(first + GROUP[k], demigods[k])


def _player(s: PantheonState, me: Player, own: bool, out: Features) -> None:
    out.add(me.feet)
    out.add(me.columns)
    out.add(me.spare_feet)
    out.add(me.spare_columns)
    out.one_of(me.bonus, N_BONUS)
    out.add_each(me.levels, 0, N_KINDS)
    out.add_each(me.gods, 0, N_GODS)
    out.add_each(me.tokens, 0, N_TOKENS)
    out.add_each(me.score, 0, N_LINES)
    out.add(cards.hand_size(me))
    out.add(scoring.demigod_tokens(me))
    if own or s.show_cards == 1:
        out.add_each(me.known, 0, N_CARDS)
    else:
        out.blank(N_CARDS)
    if own or s.show_demigods == 1:
        out.add_each(me.shown, 0, N_VALUES)
        _groups(me.secret, out)
    else:
        out.blank(N_VALUES + N_GROUPS)
    if own:
        out.add_each(me.hand, 0, N_CARDS)
        out.add_each(me.secret, 0, N_VALUES)


# -- the names, in the same order


def slots(seats: int) -> list[str]:
    who = ["me"] + [f"next{k}" for k in range(1, seats)]
    values = range(1, N_VALUES + 1)
    names = ["epoch"] + [f"phase.{name}" for name in ("preparation", "actions", "end")]
    names += [f"nation.{name}" for name in NATIONS] + [f"nation_left.{name}" for name in NATIONS]
    for role in ("start", "turn", "decides"):
        names += [f"{role}.{name}" for name in who]
    names += [f"asked.{name}" for name in ASKED]
    names += ["asked.a", "asked.b", "turns", "ready"] + [f"option.{name}" for name in OPTIONS]
    names += [f"{name}.hex{hex}" for name in who for hex in range(N_HEXES)] + ["temple"]
    names += [f"god{k + 1}.{god}" for k in range(GODS_LAID[seats]) for god in GODS]
    names += [f"booty{k + 1}.{token}" for k in range(BOOTY_LAID[seats]) for token in BOOTY]
    names += [f"picked.{token}" for token in BOOTY]
    names += [f"pile.demigod{v}" for v in values] + [f"stack.{group}" for group in GROUPS]
    names += [f"unseen.demigod{v}" for v in values]
    names += [f"god_stack.{god}" for god in GODS] + [f"god_box.{god}" for god in GODS]
    names += [f"bag.{token}" for token in BOOTY] + [f"bonus.{token}" for token in BONUS]
    names += [f"row{k + 1}.{card}" for k in range(ROW) for card in CARDS] + ["deck"]
    for heap in ("discard", "played", "unseen"):
        names += [f"{heap}.{card}" for card in CARDS]
    names += [f"money.{card}" for card in CARDS[N_COMMON:]] + ["money.highest_first"]
    for name in who:
        names += [f"{name}.{slot}" for slot in _player_slots(name == "me")]
    return names


def _player_slots(own: bool) -> list[str]:
    values = range(1, N_VALUES + 1)
    names = ["feet", "columns", "spare_feet", "spare_columns"]
    names += [f"bonus.{token}" for token in BONUS] + [f"offering.{kind}" for kind in KINDS]
    names += [f"kept.{god}" for god in GODS] + [f"token.{token}" for token in TOKENS]
    names += [f"points.{line}" for line in scoring.LINES] + ["hand_size", "demigods"]
    names += [f"known.{card}" for card in CARDS] + [f"shown.demigod{v}" for v in values]
    names += [f"hidden.{group}" for group in GROUPS]
    if own:
        names += [f"hand.{card}" for card in CARDS] + [f"secret.demigod{v}" for v in values]
    return names


assert len(ASKED) == N_ASKED == n.USE_TRAITERA - n.CHOOSE_BONUS + 1
