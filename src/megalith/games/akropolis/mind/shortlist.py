"""What a tile promises in each place, at a glance: only its three hexes and their neighbours.

Much quicker than the outlook of the whole city, and good enough to say which places deserve
one. Where the tile would lie counts against what it would cover.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.akropolis.mind import city_worth as far
from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules import scoring
from megalith.games.akropolis.rules.components import (
    BARRACKS,
    DISTRICTS,
    GARDEN,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    TEMPLE,
    AkropolisKit,
)
from megalith.games.akropolis.rules.grid import N_CELLS, SIDE
from megalith.games.akropolis.rules.state import City, face_of, level_of
from megalith.games.akropolis.rules.surface import blank

APART: Final = 0.3  # of a house away from the largest group
CLIMB: Final = 1.0  # a level gained, by the share of the game that is left
CONTACT: Final = 0.3  # a built cell beside one on the ground, by the share that is left
OPEN_SIDE: Final = 0.07  # of the level of a temple, for each side that gets built

_ZEROS: Final = vec[float]([0.0] * N_CELLS)


@final
class Promise:
    """A city with what its hexes are worth now."""

    def __init__(
        self,
        kit: AkropolisKit,
        city: City,
        rules: i64,
        coming: vec[i64],
        sides: i64,
        turns: i64,
        w: Weights,
    ) -> None:
        self.kit = kit
        self.w = w
        left = turns - city.laid
        part = float(left) / float(left * sides + 1)
        self.fresh = float(left) / float(turns)
        self.tally = scoring.score(kit, city, rules)
        self.view = self.tally.view
        self.mark = blank(len(self.view.board))
        for k in range(city.built):
            self.mark[self.view.spots[k]] = self.tally.marks[k]
        self.district = _ZEROS[:DISTRICTS]  # a level of each kind
        self.plaza = _ZEROS[:DISTRICTS]  # a plaza of each kind
        for kind in range(DISTRICTS):
            stars = float(self.tally.stars[kind]) + w.stars[kind] * part * float(
                coming[PLAZA + kind] * kit.stars[kind]
            )
            value = float(self.tally.values[kind]) + w.value[kind] * part * float(coming[kind])
            self.district[kind] = stars
            self.plaza[kind] = value * float(kit.stars[kind])
        self.stone = 1.0 + (w.stone - w.quarry) * self.fresh
        # By cell, once it was looked at:
        size = len(self.view.board)
        self.seen = blank(size)  # 1 if it was
        self.cover = _ZEROS[:size]  # what building there changes, whatever is laid
        self.empty = blank(size)  # empty cells beside it
        self.houses = blank(size)  # houses beside it that count
        self.markets = blank(size)  # markets beside it
        self.spoils = blank(size)  # and the levels of those that count

    def of(self, tile: i64, spot: i64) -> float:
        """What the city gains by the tile there, about."""
        view = self.view
        cell = spot // 6
        turn = spot % 6
        here = (cell // SIDE - view.corner // SIDE) * view.height
        here += cell % SIDE - view.corner % SIDE
        second = here + view.step[turn]
        third = here + view.step[(turn + 1) % 6]
        return self.of_cells(tile, here, second, third)

    def of_cells(self, tile: i64, here: i64, second: i64, third: i64) -> float:
        """The same, for the cells under its three hexes."""
        view = self.view
        self.see(here)
        self.see(second)
        self.see(third)
        total = self.cover[here] + self.cover[second] + self.cover[third]
        total += self.laid(self.kit.tile_face[3 * tile], here, second, third)
        total += self.laid(self.kit.tile_face[3 * tile + 1], second, here, third)
        total += self.laid(self.kit.tile_face[3 * tile + 2], third, here, second)
        if view.board[here] != 0:
            total += CLIMB * self.fresh * float(level_of(view.board[here]))
        return total

    def see(self, here: i64) -> None:
        """Look at a cell and around it."""
        if self.seen[here] != 0:
            return
        self.seen[here] = 1
        self.cover[here] = self.covered(here)
        board = self.view.board
        step = self.view.step
        for d in range(6):
            beside = here + step[d]
            if beside < 0 or beside >= len(board) or board[beside] == 0:
                self.empty[here] += 1
                continue
            face = face_of(board[beside])
            if face == MARKET:
                self.markets[here] += 1
                self.spoils[here] += level_of(board[beside]) * self.mark[beside]
            elif face == HOUSE and self.mark[beside] > 0:
                self.houses[here] += 1

    def covered(self, here: i64) -> float:
        """What the cell loses by being built over; quarries give a stone."""
        top = self.view.board[here]
        if top == 0:
            return self.enclosed(here)
        face = face_of(top)
        if face == QUARRY:
            return self.stone
        if face >= PLAZA:
            return -self.plaza[face - PLAZA]
        return -self.district[face] * float(level_of(top) * self.mark[here])

    def enclosed(self, here: i64) -> float:
        """What building on the ground does to temples and barracks beside it."""
        total = 0.0
        view = self.view
        for d in range(6):
            beside = here + view.step[d]
            if beside < 0 or beside >= len(view.board) or view.board[beside] == 0:
                continue
            face = face_of(view.board[beside])
            level = float(level_of(view.board[beside]))
            total += CONTACT * self.fresh
            if face == QUARRY:
                total += CONTACT * self.fresh
            if face == TEMPLE:
                free = 6 - far.built_sides(view, beside)
                total += self.district[TEMPLE] * level * (0.4 if free <= 1 else OPEN_SIDE)
            elif face == BARRACKS and self.mark[beside] > 0:
                free = far.free_sides(view, self.tally.ground, beside)
                if free <= 1:
                    total -= self.district[BARRACKS] * level * float(self.mark[beside])
        return total

    def laid(self, face: i64, here: i64, other: i64, another: i64) -> float:
        if face >= PLAZA:
            return self.plaza[face - PLAZA]
        if face == QUARRY:
            return self.w.quarry * self.fresh
        board = self.view.board
        worth = self.district[face] * float(level_of(board[here]) + 1)
        if face == GARDEN:
            return worth
        if face == HOUSE:
            houses = self.houses[here] - self.is_house(other) - self.is_house(another)
            return worth if houses > 0 or self.tally.values[HOUSE] == 0 else APART * worth
        if face == MARKET:
            return self.market(worth, here, other, another)
        empty = self.empty[here]
        if board[other] == 0:
            empty -= 1
        if board[another] == 0:
            empty -= 1
        if face == BARRACKS:
            return worth if empty > 0 else 0.0
        if empty == 0:
            return worth
        return worth * self.fresh * far.temple_hope(6 - empty, self.w)

    def is_house(self, here: i64) -> i64:
        """1 if a house lies there and counts."""
        top = self.view.board[here]
        return 1 if top != 0 and face_of(top) == HOUSE and self.mark[here] > 0 else 0

    def market(self, worth: float, here: i64, other: i64, another: i64) -> float:
        """A market beside no other, or what it spoils."""
        markets = self.markets[here]
        spoiled = self.spoils[here]
        if markets > 0:
            markets -= self.is_market(other) + self.is_market(another)
            spoiled -= self.spoiled(other) + self.spoiled(another)
        return -float(spoiled) * self.district[MARKET] if markets > 0 else worth

    def is_market(self, here: i64) -> i64:
        top = self.view.board[here]
        return 1 if top != 0 and face_of(top) == MARKET else 0

    def spoiled(self, here: i64) -> i64:
        """The levels of a market that counts."""
        return self.is_market(here) * level_of(self.view.board[here]) * self.mark[here]


def shorten(promise: Promise, tile: i64, out: Choices, most: i64) -> None:
    """Leave the places that promise most."""
    if out.count <= most:
        return
    worth = _ZEROS[: out.count]
    for i in range(out.count):
        worth[i] = promise.of(tile, out.codes[i] - act.PLACE)
    out.keep(worth, most)
