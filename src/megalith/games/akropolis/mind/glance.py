"""A turn as anybody would take it at a glance: the tile and the place that promise most.

Playing on needs many turns, and none of them has to be the best. No city is judged for it; what
its hexes promise (`shortlist.py`) is looked up once and serves for every tile and every place.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.akropolis.mind.shortlist import CLIMB, Promise
from megalith.games.akropolis.rules import actions as act
from megalith.games.akropolis.rules.components import PLAZA, QUARRY
from megalith.games.akropolis.rules.grid import SIDE
from megalith.games.akropolis.rules.needs import PLACE
from megalith.games.akropolis.rules.phases import place, site
from megalith.games.akropolis.rules.state import AkropolisState, level_of
from megalith.games.akropolis.rules.surface import Surface, blank, mark_rim


@final
class Glance:
    """Where a tile may lie in a city, and the best place of the tile that was looked at last."""

    def __init__(self, promise: Promise) -> None:
        self.promise = promise
        self.threes = open_threes(promise.view)
        self.worth = 0.0
        self.spot: i64 = -1

    def look(self, tile: i64) -> None:
        """Find the place of a tile. Three cells that even at best promise less than what was
        found are passed over, and so are its three ways to lie there."""
        promise = self.promise
        threes = self.threes
        self.worth = -1e300
        self.spot = -1
        sure, by_level = self._at_best(tile)
        for k in range(0, len(threes), 4):
            a = threes[k]
            b = threes[k + 1]
            c = threes[k + 2]
            promise.see(a)
            promise.see(b)
            promise.see(c)
            below = float(level_of(promise.view.board[a]))
            most = promise.cover[a] + promise.cover[b] + promise.cover[c] + sure
            most += by_level * (below + 1.0) + CLIMB * promise.fresh * below
            if most > self.worth:
                turn = threes[k + 3]
                self._try(tile, turn, a, b, c)
                self._try(tile, turn + 2, b, c, a)
                self._try(tile, turn + 4, c, a, b)

    def _try(self, tile: i64, turn: i64, a: i64, b: i64, c: i64) -> None:
        worth = self.promise.of_cells(tile, a, b, c)
        if worth > self.worth:
            view = self.promise.view
            cell = view.corner + (a // view.height) * SIDE + a % view.height
            self.worth = worth
            self.spot = 6 * cell + turn

    def _at_best(self, tile: i64) -> tuple[float, float]:
        """What the faces of a tile bring at most: anywhere, and for each level."""
        promise = self.promise
        sure = 0.0
        by_level = 0.0
        for k in range(3 * tile, 3 * tile + 3):
            face = promise.kit.tile_face[k]
            if face >= PLAZA:
                sure += promise.plaza[face - PLAZA]
            elif face == QUARRY:
                sure += promise.w.quarry * promise.fresh
            elif promise.district[face] > 0.0:
                by_level += promise.district[face]
        return sure, by_level


def open_threes(view: Surface) -> vec[i64]:
    """All cells, three by three, on which a tile may lie: a tile that is turned by the fourth
    number has its hexes there in this order. See `place.open_spots`."""
    rim = Surface(view.corner, view.width, view.height, view.board[:], view.spots)
    mark_rim(rim)
    board = rim.board
    height = view.height
    found = blank(0)
    for column in range(view.width - 1):
        for here in range(column * height + 1, column * height + height):
            right = here + height
            if place.judge(board[here], board[here - 1], board[right - 1]) == place.FREE:
                found = add(found, here, here - 1, right - 1, 0)
            if place.judge(board[here], board[right - 1], board[right]) == place.FREE:
                found = add(found, here, right - 1, right, 1)
    return found


def add(found: vec[i64], a: i64, b: i64, c: i64, turn: i64) -> vec[i64]:
    return append(append(append(append(found, a), b), c), turn)


def plan(s: AkropolisState, promise: Promise, out: Choices) -> None:
    """The rest of the turn: the tile, if none is in hand, and its place."""
    seat = s.seat()
    glance = Glance(promise)
    out.clear()
    if s.need() == PLACE:
        glance.look(s.hand)
        out.add(act.PLACE + glance.spot)
        return
    stone = 1.0 + promise.w.stone * promise.fresh
    best = -1e300
    slot: i64 = 0
    spot: i64 = 0
    for k in range(site.slots_open(s, seat)):
        glance.look(s.site[k])
        worth = glance.worth - stone * float(site.price(k))
        if worth > best:
            best = worth
            slot = k
            spot = glance.spot
    out.add(act.CHOOSE + slot)
    out.add(act.PLACE + spot)
