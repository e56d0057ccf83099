"""Phase 3: income, then every tribe is fed; the end of the round and of the game."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import mixes
from megalith.games.stone_age.rules.needs import BEGIN_ROUND, DRAW_ROW, END_ROUND, FEED, FEED_SEAT
from megalith.games.stone_age.rules.state import StoneAgeState


def begin(s: StoneAgeState) -> None:
    s.phase = 3
    for k in range(s.seats):
        seat = (s.start + k) % s.seats
        me = s.players[seat]
        me.food += me.track
        if me.track > 0:
            s.tell("income", seat, me.track)
    s.push(FEED_SEAT, 0, 0, 0)


def next_seat(s: StoneAgeState, k: i64) -> None:
    """The k-th player from the start player pays, or must decide."""
    s.pop()
    if k == s.seats:
        s.push(END_ROUND, 0, 0, 0)
        return
    s.push(FEED_SEAT, 0, k + 1, 0)
    seat = (s.start + k) % s.seats
    me = s.players[seat]
    if me.food >= me.workers:
        me.food -= me.workers
        s.tell("fed", seat, me.workers)
    else:
        s.push(FEED, seat, me.workers - me.food, 0)


def legal(s: StoneAgeState, seat: i64, missing: i64, out: Choices) -> None:
    mixes.add_payments(s.players[seat].goods, missing, missing, 0, act.PAY, out)
    out.add(act.STARVE)


def apply(s: StoneAgeState, seat: i64, missing: i64, code: i64) -> None:
    me = s.players[seat]
    me.food = 0
    if code == act.STARVE:
        me.score += s.kit.hunger_points
        s.tell("starved", seat, missing)
    else:
        mixes.spend(me.goods, code - act.PAY)
        s.tell("fed_with", seat, missing, code - act.PAY)


# -- the end of the round


def stack_empty(s: StoneAgeState) -> bool:
    for stack in range(s.kit.stacks[s.seats]):
        if s.tops[stack] < 0 and s.left[stack] == 0:
            return True
    return False


def gaps(s: StoneAgeState) -> i64:
    n: i64 = 0
    for slot in range(4):
        if s.row[slot] < 0:
            n += 1
    return n


def deck_short(s: StoneAgeState) -> bool:
    return bits.size(s.deck) < gaps(s)


def end_round(s: StoneAgeState) -> None:
    if stack_empty(s) or deck_short(s) or (s.round_cap > 0 and s.round >= s.round_cap):
        s.tell("game_ends", s.start, s.round)
        return
    s.start = (s.start + 1) % s.seats
    s.round += 1
    s.phase = 1
    for me in s.players:
        me.used = 0
    _slide(s)
    s.push(BEGIN_ROUND, 0, 0, 0)
    for slot in range(3, -1, -1):
        if s.row[slot] < 0:
            s.push(DRAW_ROW, 0, slot, 0)


def _slide(s: StoneAgeState) -> None:
    """Cards left move towards the cheapest slot and keep their order."""
    n: i64 = 0
    for slot in range(4):
        card = s.row[slot]
        if card >= 0:
            s.row[slot] = -1
            s.row[n] = card
            n += 1
