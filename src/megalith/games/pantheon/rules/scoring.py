"""The score sheet line by line, the tie-break and the places (G.1, G.2)."""

from typing import Final

from mypy_extensions import i64

from megalith.core.sheet import Sheet, rank
from megalith.games.pantheon.rules import paths
from megalith.games.pantheon.rules.phases import close, turn
from megalith.games.pantheon.rules.state import (
    FIRST_SCORING,
    N_LINES,
    SECOND_SCORING,
    PantheonState,
    Player,
)
from megalith.games.pantheon.rules.vocabulary import N_VALUES

LINES: Final = (
    "gods",
    "epoch_ends",
    "demigods_first",
    "columns_first",
    "pietalte_first",
    "demigods_second",
    "columns_second",
    "pietalte_second",
)


def points(me: Player) -> i64:
    """On the score track now."""
    total: i64 = 0
    for line in range(N_LINES):
        total += me.score[line]
    return total


def demigod_tokens(me: Player) -> i64:
    n: i64 = 0
    for k in range(N_VALUES):
        n += me.shown[k] + me.secret[k]
    return n


def scorings_left(s: PantheonState) -> i64:
    """How many scorings are still to come."""
    kit = s.kit
    if s.depth == 0:
        return 0
    left: i64 = 0
    for epoch in kit.scorings:
        if s.epoch < epoch or (s.epoch == epoch and s.phase < 3):
            left += 1
    return left


def sheet(s: PantheonState, seat: int) -> Sheet:
    """Before the end the next scoring is counted as if it came now."""
    kit = s.kit
    me = s.players[seat]
    lines = [int(me.score[line]) for line in range(N_LINES)]
    left = scorings_left(s)
    if left > 0:
        first = FIRST_SCORING if left > 1 else SECOND_SCORING
        lines[first] = int(close.demigod_points(me))
        lines[first + 1] = int(kit.column_points[paths.columns_on_board(s, seat)])
        lines[first + 2] = int(close.offering_points(kit, me))
    return Sheet(seat, list(zip(LINES, lines, strict=True)), [int(demigod_tokens(me))])


def sheets(s: PantheonState) -> list[Sheet]:
    return rank([sheet(s, seat) for seat in range(s.seats)])


def ending(s: PantheonState) -> str:
    """How the last epoch came to its end."""
    if s.depth > 0:
        return ""
    if s.closed == turn.TURN_LIMIT:
        return "turn_limit"
    if s.closed == turn.NO_BOOTY:
        return "last_booty"
    return "last_god" if s.closed == turn.NO_GODS else "both_gone"
