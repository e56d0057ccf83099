"""The action move: steps, pieces laid one by one, and the followers (F.6, F.7, F.10)."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import cards, effects, paths
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.needs import (
    COMMIT_MOVE,
    FINISH,
    FOLLOW,
    FOLLOWERS,
    FROM_BOARD,
    PLACE_PIECE,
    RESOLVE,
)
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import JUMPS, MOST_LAID, MOVE_CARD, STEPS


def steps(kit: PantheonKit, me: Player, big_foot: i64, move_cards: i64) -> i64:
    """The big foot of the active player, the cards, and what gods and tokens add."""
    return big_foot + kit.card_steps * move_cards + effects.power(kit, me, STEPS)


def can_move(s: PantheonState, seat: i64, big_foot: i64) -> bool:
    """Whether a piece can be laid with all move cards in hand."""
    kit = s.kit
    me = s.players[seat]
    most = steps(kit, me, big_foot, me.hand[MOVE_CARD])
    return most > 0 and paths.cheapest(s, seat, effects.power(kit, me, JUMPS)) <= most


def begin(s: PantheonState, seat: i64) -> None:
    s.push(FOLLOWERS, seat, 1, 0)
    s.push(COMMIT_MOVE, seat, s.kit.big_foot, 0)


def legal_commit(s: PantheonState, seat: i64, big_foot: i64, out: Choices) -> None:
    kit = s.kit
    me = s.players[seat]
    needed = paths.cheapest(s, seat, effects.power(kit, me, JUMPS))
    for n in range(me.hand[MOVE_CARD] + 1):
        if steps(kit, me, big_foot, n) >= needed:
            out.add(kit.act.commit + n)


def apply_commit(s: PantheonState, seat: i64, big_foot: i64, n: i64) -> None:
    kit = s.kit
    me = s.players[seat]
    cards.leave_hand(me, MOVE_CARD, n)
    s.played[MOVE_CARD] += n
    total = steps(kit, me, big_foot, n)
    s.tell("moves", seat, n, total)
    s.push(FINISH, seat, 0, 0)
    s.push(PLACE_PIECE, seat, total, 2 * effects.power(kit, me, JUMPS))


def legal(s: PantheonState, seat: i64, steps_left: i64, b: i64, out: Choices) -> None:
    kit = s.kit
    marks = paths.reach(s, seat, b // 2)
    for hex in range(kit.n_hexes):
        if marks[hex] != 0 and paths.obstacle(s, seat, hex, marks, steps_left) == paths.FREE:
            out.add(act.HEX + hex)
    if b % 2 == 1:
        out.add(kit.act.stop)


def apply(s: PantheonState, seat: i64, steps_left: i64, b: i64, code: i64) -> None:
    kit = s.kit
    if code == kit.act.stop:
        return
    hex = code - act.HEX
    jumps = b // 2
    if jumps > 0 and paths.needs_jump(kit, paths.reach(s, seat, jumps), hex):
        jumps -= 1
        s.tell("jumped", seat, hex)
    steps_left -= paths.cost(s, hex)
    paths.lay(s, seat, hex)
    if steps_left > 0 and paths.cheapest(s, seat, jumps) <= steps_left:
        s.push(PLACE_PIECE, seat, steps_left, 2 * jumps + 1)


# -- the end of a move or purchase


def finish(s: PantheonState, seat: i64) -> None:
    """Cards played are discarded first; then the booty picked up is resolved."""
    if s.picked[0] >= 0:
        s.push(RESOLVE, seat, 0, 0)
    cards.discard_played(s)


def resolve(s: PantheonState) -> None:
    """Flow: the booty picked up, in that order."""
    seat = s.seat()
    token = s.picked[0]
    for i in range(MOST_LAID - 1):
        s.picked[i] = s.picked[i + 1]
    s.picked[MOST_LAID - 1] = -1
    if s.picked[0] < 0:
        s.pop()
    effects.use_token(s, seat, token, FROM_BOARD)


# -- followers


def next_follower(s: PantheonState) -> None:
    """Flow: every other player, clockwise from the active one."""
    active = s.seat()
    k = s.a()
    s.pop()
    if k < s.seats:
        s.push(FOLLOWERS, active, k + 1, 0)
        s.push(FOLLOW, (active + k) % s.seats, 0, 0)


def legal_follow(s: PantheonState, seat: i64, out: Choices) -> None:
    kit = s.kit
    if can_move(s, seat, 0):
        out.add(kit.act.follow + act.FOLLOW_MOVE)
    out.add(kit.act.follow + act.FOLLOW_DRAW)


def apply_follow(s: PantheonState, seat: i64, choice: i64) -> None:
    if choice == act.FOLLOW_MOVE:
        s.push(COMMIT_MOVE, seat, 0, 0)
    else:
        s.tell("draws_instead", seat)
        cards.draw(s, seat, s.kit.follower_cards)
