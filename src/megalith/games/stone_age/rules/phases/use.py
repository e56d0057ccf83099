"""Phase 2: each player in turn uses all own workers, group by group in a free order."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import effects
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    CARD1,
    FIELD,
    HUT,
    N_PLACES,
    RIVER,
    TOOL_MAKER,
    WAYS,
    WAYS_AT,
)
from megalith.games.stone_age.rules.needs import (
    GROUP,
    PAY_BUILDING,
    PAY_CARD,
    ROLL,
    TOOLS,
    USE_SEAT,
)
from megalith.games.stone_age.rules.phases import feed
from megalith.games.stone_age.rules.state import StoneAgeState


def begin(s: StoneAgeState) -> None:
    s.phase = 2
    s.push(USE_SEAT, 0, 0, 0)


def next_seat(s: StoneAgeState, k: i64) -> None:
    """The k-th player from the start player: a group to choose, or on to the next."""
    seat = (s.start + k) % s.seats
    me = s.players[seat]
    if me.home < me.workers:
        s.push(GROUP, seat, 0, 0)
        return
    s.pop()
    if k + 1 < s.seats:
        s.push(USE_SEAT, 0, k + 1, 0)
    else:
        feed.begin(s)


def legal(s: StoneAgeState, seat: i64, out: Choices) -> None:
    for place in range(N_PLACES):
        if s.placed[4 * place + seat] > 0:
            out.add(act.GROUP + place)


def apply(s: StoneAgeState, seat: i64, place: i64) -> None:
    workers = s.placed[4 * place + seat]
    s.placed[4 * place + seat] = 0
    s.players[seat].home += workers
    s.tell("uses", seat, place, workers)
    if place <= RIVER:
        s.push(ROLL, seat, place, workers)
    elif place == TOOL_MAKER:
        effects.gain_tool(s, seat)
    elif place == HUT:
        effects.gain_worker(s, seat)
    elif place == FIELD:
        effects.raise_track(s, seat)
    elif place < BUILDING1:
        s.push(PAY_CARD, seat, place - CARD1, 0)
    else:
        s.push(PAY_BUILDING, seat, place - BUILDING1, 0)


# -- rolling for food and resources


def roll_outcomes(dice: i64, out: Choices) -> None:
    first = WAYS_AT[dice]
    for total in range(dice, 6 * dice + 1):
        out.add_outcome(total, WAYS[first + total - dice])


def rolled(s: StoneAgeState, seat: i64, good: i64, total: i64) -> None:
    s.tell("rolled", seat, good, total)
    s.push(TOOLS, seat, good, total)


def legal_tools(s: StoneAgeState, seat: i64, out: Choices) -> None:
    """Every subset of unused tools; of equal tools the lowest slots (SA-107)."""
    me = s.players[seat]
    ready: i64 = 0
    for slot in range(3):
        if me.tools[slot] > 0:
            ready |= bits.bit(slot)
    ready &= ~me.used
    open_tools = me.open & 7
    for cards in range(open_tools + 1):
        if cards & ~open_tools:
            continue
        for slots in range(ready + 1):
            if slots & ~ready == 0 and effects.lowest_of_equals(me, slots, ready):
                out.add(act.TOOLS + 8 * cards + slots)


def apply_tools(s: StoneAgeState, seat: i64, good: i64, total: i64, mask: i64) -> None:
    effects.gather(s, seat, good, total + effects.use_tools(s, seat, mask))
