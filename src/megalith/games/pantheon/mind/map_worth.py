"""What a bot sees on the map: how far each column hex and booty token is, and what it is worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.pantheon.mind.weights import Weights
from megalith.games.pantheon.rules import paths
from megalith.games.pantheon.rules.state import PantheonState, Player
from megalith.games.pantheon.rules.vocabulary import MOST_LAID

FAR: Final = 9  # farther than this is not looked at
MOST_TARGETS: Final = 40
NOBODY: Final = -1  # the end of a chain
HOPED: Final = 3  # targets out of reach that count


@final
class Targets:
    """Things to reach, each with the steps that it takes."""

    def __init__(self, hope: float, w: Weights) -> None:
        self.w = w  # where the numbers of the table begin
        self.hope = hope  # for what is out of reach now
        self.count: i64 = 0
        self.cost = vec[i64]([0] * MOST_TARGETS)
        self.column = vec[i64]([0] * MOST_TARGETS)
        self.worth: list[float] = []

    def add(self, cost: i64, column: i64, worth: float) -> None:
        if self.count < MOST_TARGETS:
            self.cost[self.count] = cost
            self.column[self.count] = column
            self.worth.append(worth)
            self.count += 1


def distances(s: PantheonState, seat: i64) -> vec[i64]:
    """Steps that feet need from the path of the seat to each hex; FAR + 1 if out of reach.

    What a hex costs does not depend on where one comes from, so its nearest neighbour, which is
    looked at first, settles it. Hexes wait in a chain for each distance.
    """
    kit = s.kit
    board, near, is_column = s.board, kit.near, kit.is_column
    free, shared, most = kit.free_hex, kit.shared_hex, kit.pieces_per_hex
    dist, after = kit.blank[:], kit.blank[:]
    chains = vec[i64]([NOBODY] * (FAR + 1))
    temple = kit.start_hex[s.nation]
    chains[0] = temple
    after[temple] = NOBODY
    linked = bits.bit(seat + 4)
    for hex in range(kit.n_hexes):
        if board[hex] & linked == 0:
            dist[hex] = FAR + 1
        elif hex != temple:
            after[hex] = chains[0]
            chains[0] = hex
    dist[temple] = 0
    for steps in range(FAR + 1):
        here = chains[steps]
        while here != NOBODY:
            chains[steps] = after[here]
            for i in range(6 * here, 6 * here + 6):
                other = near[i]
                if other >= 0 and dist[other] > FAR:
                    owners = board[other] & 15
                    reached = steps + (free if owners == 0 else shared)
                    if (owners >> seat) & 1 == 1:
                        reached = steps  # an old column that joins by itself
                    elif is_column[other] == 1 or paths.PIECES[owners] >= most:
                        continue
                    if reached <= FAR:
                        dist[other] = reached
                        after[other] = chains[reached]
                        chains[reached] = other
            here = chains[steps]
    return dist


def add_columns(s: PantheonState, seat: i64, dist: vec[i64], worth: float, out: Targets) -> None:
    """Every column hex with room that is in reach; a foot must stand beside it."""
    kit = s.kit
    columns, near, is_column = kit.column_hexes, kit.near, kit.is_column
    temple = kit.start_hex[s.nation]
    for i in range(len(columns)):
        hex = columns[i]
        if paths.open_for_column(s, seat, hex):
            best: i64 = FAR
            for k in range(6 * hex, 6 * hex + 6):
                other = near[k]
                if other >= 0 and is_column[other] == 0 and other != temple:
                    best = min(best, dist[other])
            cost = best + paths.cost(s, hex)
            if cost <= FAR:
                out.add(cost, 1, worth)


def add_booty(s: PantheonState, dist: vec[i64], worth: list[float], out: Targets) -> None:
    """The booty on the board; `worth` is by slot."""
    kit = s.kit
    for slot in range(MOST_LAID):
        if s.booty[slot] >= 0:
            cost = dist[kit.slot_hex[MOST_LAID * s.nation + slot]]
            if cost <= FAR:
                out.add(max(1, cost), 0, worth[slot])


def promise(me: Player, targets: Targets, steps: i64) -> float:
    """What can be had with the steps in hand, the best value for a step first, and some hope."""
    total = 0.0
    hoped: i64 = 0
    taken: i64 = 0
    feet = me.feet
    columns = me.columns
    while hoped < HOPED:
        best: i64 = -1
        most = 0.0
        for i in range(targets.count):
            if not bits.has(taken, i):
                value = _value(targets, i, steps, feet, columns)
                if value > most:
                    most = value
                    best = i
        if best < 0:
            return total
        taken |= bits.bit(best)
        if _in_reach(targets, best, steps, feet, columns):
            steps -= targets.cost[best]
            columns -= targets.column[best]
            feet -= targets.cost[best] - targets.column[best]
            total += targets.w.reach[0] * targets.worth[best]
        else:
            hoped += 1
            total += most
    return total


def _in_reach(targets: Targets, i: i64, steps: i64, feet: i64, columns: i64) -> bool:
    column = targets.column[i]
    cost = targets.cost[i]
    return cost <= steps and columns >= column and feet >= cost - column


def _value(targets: Targets, i: i64, steps: i64, feet: i64, columns: i64) -> float:
    """Worth for each step; what is out of reach comes after everything else."""
    cost = targets.cost[i]
    if _in_reach(targets, i, steps, feet, columns):
        return 100.0 + targets.worth[i] / float(cost)
    short = max(1, cost - steps)
    if columns < targets.column[i]:
        short += 2
    if feet < cost - targets.column[i]:
        short += 1
    return targets.hope * targets.worth[i] * targets.w.reach[min(FAR, short)]
