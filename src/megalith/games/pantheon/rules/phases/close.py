"""Phase 3: feet go home, leftovers go to the box, and the two scorings (F.17, G.1)."""

from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon.rules import effects, paths
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.needs import BEGIN_EPOCH
from megalith.games.pantheon.rules.state import FIRST_SCORING, SECOND_SCORING, PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import MOST_LAID, N_KINDS, N_VALUES, OFFERING_TIMES


def end_epoch(s: PantheonState) -> None:
    kit = s.kit
    s.phase = 3
    _clear(s)
    for n, epoch in enumerate(kit.scorings):
        if epoch == s.epoch:
            score(s, FIRST_SCORING if n == 0 else SECOND_SCORING)
    if s.epoch < kit.epochs:
        s.push(BEGIN_EPOCH, -1, 0, 0)
    else:
        s.tell("game_ends", -1)


def _clear(s: PantheonState) -> None:
    """All feet go back to their owners; gods, booty and face-up demigods leave the board."""
    kit = s.kit
    for hex in range(kit.n_hexes):
        if s.board[hex] != 0 and kit.is_column[hex] == 0:
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


def offering_points(kit: PantheonKit, me: Player) -> i64:
    """Each Pietalte counts the best offering token of its owner."""
    return effects.power(kit, me, OFFERING_TIMES) * best_level(me)


def score(s: PantheonState, line: i64) -> None:
    """Demigods, columns and Pietalte of every player; all demigods are shown."""
    kit = s.kit
    for seat in range(s.seats):
        me = s.players[seat]
        me.score[line] = demigod_points(me)
        me.score[line + 1] = kit.column_points[paths.columns_on_board(s, seat)]
        me.score[line + 2] = offering_points(kit, me)
        for k in range(N_VALUES):
            me.shown[k] += me.secret[k]
            me.secret[k] = 0
        for k in range(3):
            s.tell("scored", seat, line + k, me.score[line + k])
