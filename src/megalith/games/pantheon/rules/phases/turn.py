"""Turns: the four actions, Traitera, and the end of the action phase (F.5, F.16, F.17)."""

from typing import Final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules.needs import (
    AFTER_ACTION,
    BEGIN_TURN,
    CHOOSE_ACTION,
    CHOOSE_GOD,
    COMMIT_COINS,
    DRAW_CARD,
    END_EPOCH,
    USE_TRAITERA,
)
from megalith.games.pantheon.rules.phases import buy, move, offer
from megalith.games.pantheon.rules.state import ENDS_LINE, PantheonState
from megalith.games.pantheon.rules.vocabulary import MOST_LAID

# How an epoch can end.
NO_BOOTY: Final = 1
NO_GODS: Final = 2
TURN_LIMIT: Final = 4


def begin_phase(s: PantheonState) -> None:
    s.phase = 2
    s.push(BEGIN_TURN, s.start, 0, 0)


def begin(s: PantheonState, seat: i64) -> None:
    s.turn = seat
    s.ready = s.players[seat].gods[s.kit.traitera]
    s.tell("turn", seat)
    _ask(s, seat)


def _ask(s: PantheonState, seat: i64) -> None:
    s.push(AFTER_ACTION, seat, 0, 0)
    s.push(CHOOSE_ACTION, seat, 0, 0)


def possible(s: PantheonState, seat: i64, action: i64) -> bool:
    """Whether an action could do anything; the one judge for lists and refusals."""
    kit = s.kit
    if action == act.MOVE:
        return move.can_move(s, seat, kit.big_foot)
    if action == act.BUY:
        coins = buy.purse(kit, s.players[seat])
        return coins > 0 and buy.cheapest(s, seat) <= coins
    if action == act.OFFER:
        return offer.can_offer(s, seat)
    return True


def legal(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    for action in range(4):
        if possible(s, seat, action):
            out.add(kit.act.action + action)


def apply(s: PantheonState, seat: i64, action: i64) -> None:
    s.tell("acts", seat, action)
    if action == act.MOVE:
        move.begin(s, seat)
    elif action == act.BUY:
        s.push(COMMIT_COINS, seat, 0, 0)
    elif action == act.OFFER:
        s.push(CHOOSE_GOD, seat, 0, 0)
    else:
        s.push(DRAW_CARD, seat, 0, 0)


# -- after an action


def after(s: PantheonState, seat: i64) -> None:
    """Another action by Traitera, if one was ready when the turn began; else the turn ends."""
    if s.ready > 0 and (s.late_traitera == 1 or closing(s) == 0):
        s.push(USE_TRAITERA, seat, 0, 0)
    else:
        end(s, seat)


def apply_traitera(s: PantheonState, seat: i64, keeps: i64) -> None:
    kit = s.kit
    if keeps == 1:
        end(s, seat)
        return
    s.ready -= 1
    s.players[seat].gods[kit.traitera] -= 1
    s.god_box[kit.traitera] += 1
    s.tell("traitera", seat)
    _ask(s, seat)


def closing(s: PantheonState) -> i64:
    """What has run out on the board: bits NO_BOOTY and NO_GODS."""
    gone: i64 = NO_BOOTY | NO_GODS
    for k in range(MOST_LAID):
        if s.booty[k] >= 0:
            gone &= ~NO_BOOTY
        if s.offer[k] >= 0:
            gone &= ~NO_GODS
    return gone


def end(s: PantheonState, seat: i64) -> None:
    kit = s.kit
    s.turns += 1
    s.closed = closing(s)
    if s.closed != 0:
        s.players[seat].score[ENDS_LINE] += kit.end_points
        s.tell("ends_epoch", seat, s.closed, kit.end_points)
    elif s.turn_limit > 0 and s.turns >= s.turn_limit * s.seats:
        s.closed = TURN_LIMIT
        s.tell("limit_reached", seat, s.turns)
    left = (seat + 1) % s.seats
    if s.closed != 0:
        s.start = left
        s.push(END_EPOCH, -1, 0, 0)
    else:
        s.push(BEGIN_TURN, left, 0, 0)
