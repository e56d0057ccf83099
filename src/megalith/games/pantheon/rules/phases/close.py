"""Phase 3: feet go home, leftovers go to the box, and the two scorings (F.17, G.1)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon.rules import effects, paths
from megalith.games.pantheon.rules.atlas import IS_COLUMN, N_HEXES
from megalith.games.pantheon.rules.components import (
    COLUMN_POINTS,
    EPOCHS,
    MOST_LAID,
    N_KINDS,
    N_VALUES,
    OFFERING_TIMES,
    SCORINGS,
)
from megalith.games.pantheon.rules.needs import BEGIN_EPOCH
from megalith.games.pantheon.rules.state import FIRST_SCORING, SECOND_SCORING, PantheonState, Player


def end_epoch(s: PantheonState) -> None:
    s.phase = 3
    _clear(s)
    for n, epoch in enumerate(SCORINGS):
        if epoch == s.epoch:
            score(s, FIRST_SCORING if n == 0 else SECOND_SCORING)
    if s.epoch < EPOCHS:
        s.push(BEGIN_EPOCH, -1, 0, 0)
    else:
        s.tell("game_ends", -1)


def _clear(s: PantheonState) -> None:
    """All feet go back to their owners; gods, booty and face-up demigods leave the board."""
    for hex in range(N_HEXES):
        if s.board[hex] != 0 and IS_COLUMN[hex] == 0:
            for seat in range(s.seats):
                if bits.has(s.board[hex], seat):
                    s.players[seat].feet += 1
            s.board[hex] = 0
    paths.unlink_all(s)
    s.temple = -1
    for k in range(MOST_LAID):
        if s.offer[k] >= 0:
            s.god_box[s.offer[k]] += 1
        s.offer[k] = -1
        s.booty[k] = -1
    for i in range(s.piled):
        s.demigod_box[s.pile[i]] += 1
        s.pile[i] = 0
    s.piled = 0
    s.tell("epoch_over", -1, s.epoch)


# -- scoring


def demigod_points(me: Player) -> i64:
    points: i64 = 0
    for k in range(N_VALUES):
        points += (k + 1) * (me.shown[k] + me.secret[k])
    return points


def best_level(me: Player) -> i64:
    best: i64 = 0
    for kind in range(N_KINDS):
        best = max(best, me.levels[kind])
    return best


def offering_points(me: Player) -> i64:
    """Each Pietalte counts the best offering token of its owner."""
    return effects.power(me, OFFERING_TIMES) * best_level(me)


def score(s: PantheonState, line: i64) -> None:
    """Demigods, columns and Pietalte of every player; all demigods are shown."""
    for seat in range(s.seats):
        me = s.players[seat]
        me.score[line] = demigod_points(me)
        me.score[line + 1] = COLUMN_POINTS[paths.columns_on_board(s, seat)]
        me.score[line + 2] = offering_points(me)
        for k in range(N_VALUES):
            me.shown[k] += me.secret[k]
            me.secret[k] = 0
        for k in range(3):
            s.tell("scored", seat, line + k, me.score[line + k])
