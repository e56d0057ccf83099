"""What a city may be worth at the end, seen from now.

A kind of district brings value times stars, so both are taken with what may still come: the
districts and plazas that nobody has yet, in equal parts. What lies there and does not count yet
counts in part. Stones, quarries and room on higher levels are worth more while turns are left.
How much each thing counts is in weights.json.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules import scoring
from megalith.games.akropolis.rules.components import (
    BARRACKS,
    DISTRICTS,
    HOUSE,
    MARKET,
    PLAZA,
    QUARRY,
    TEMPLE,
    AkropolisKit,
)
from megalith.games.akropolis.rules.phases import place
from megalith.games.akropolis.rules.state import City, face_of, level_of
from megalith.games.akropolis.rules.surface import Surface, blank

MOST_ROOM: Final = 8  # more places make no difference

_NOTHING: Final = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
_NOTHING_DEAR: Final = vec[i64]([0])


@final
class Outlook:
    """A city with what can be seen of its end."""

    def __init__(self, kit: AkropolisKit, city: City, rules: i64, turns: i64, w: Weights) -> None:
        self.kit = kit
        self.city = city
        self.turns = turns
        self.left = turns - city.laid
        self.fresh = float(self.left) / float(turns)  # the share of the game that is left
        self.tally = scoring.score(kit, city, rules)
        self.almost = nearly_counted(city, self.tally, w)
        self.room = Room(self.tally.view.board)
        if self.left > 0:
            self.room.look(city, self.tally)


def city_worth(
    kit: AkropolisKit, city: City, rules: i64, coming: vec[i64], sides: i64, turns: i64, w: Weights
) -> float:
    """Points at the end; `coming` are the faces that nobody has yet."""
    return worth_of(Outlook(kit, city, rules, turns, w), coming, sides, w)


def worth_of(see: Outlook, coming: vec[i64], sides: i64, w: Weights) -> float:
    """The same of a city that was looked at."""
    tally = see.tally
    fresh = see.fresh
    part = float(see.left) / float(see.left * sides + 1)  # our share of the tiles to come
    total = float(see.city.stones) * (1.0 + w.stone * fresh)
    if see.left > 0:
        total += fresh * (w.quarry * float(tally.quarries) + room_above(see.room, w))
    for kind in range(DISTRICTS):
        value = float(tally.values[kind]) + see.almost[kind] * fresh
        value += w.value[kind] * part * float(coming[kind])
        stars = float(tally.stars[kind])
        stars += w.stars[kind] * part * float(coming[PLAZA + kind] * see.kit.stars[kind])
        total += value * stars
    return total


# -- districts that do not count yet, or not for long


def nearly_counted(city: City, tally: scoring.Tally, w: Weights) -> vec[float]:
    """By kind: the levels of districts that may still count, each by its chance."""
    almost = _NOTHING[:]
    view = tally.view
    for k in range(city.built):
        face = face_of(city.tops[k])
        if face >= QUARRY:
            continue
        level = float(level_of(city.tops[k]))
        if face == BARRACKS:
            if tally.marks[k] > 0 and free_sides(view, tally.ground, view.spots[k]) == 1:
                almost[BARRACKS] -= w.tight_barracks * level
        elif tally.marks[k] == 0:
            if face == HOUSE:
                almost[HOUSE] += w.house_apart * level
            elif face == MARKET:
                almost[MARKET] += w.spoiled_market * level
            elif face == TEMPLE:
                almost[TEMPLE] += temple_hope(built_sides(view, view.spots[k]), w) * level
    return almost


def temple_hope(sides: i64, w: Weights) -> float:
    """How much of a temple counts with so many built sides."""
    return w.temple[sides - 3] if sides >= 3 else 0.0


def free_sides(view: Surface, ground: vec[i64], here: i64) -> i64:
    n: i64 = 0
    for d in range(6):
        n += ground[here + view.step[d]]
    return n


def built_sides(view: Surface, here: i64) -> i64:
    n: i64 = 0
    for d in range(6):
        if view.board[here + view.step[d]] != 0:
            n += 1
    return n


# -- room on higher levels


@final
class Room:
    """The places on top of the city that were looked at."""

    def __init__(self, board: vec[i64]) -> None:
        self.board = board
        self.dear = _NOTHING_DEAR  # 1 for a cell that counts or is a plaza
        self.places: i64 = 0
        self.clean: i64 = 0  # of these, covering nothing dear
        self.quarries: i64 = 0  # the most that a clean one covers
        self.highest: i64 = 0  # the level of the highest clean one

    def look(self, city: City, tally: scoring.Tally) -> None:
        """At every place; of many it makes no difference how many more there are."""
        view = tally.view
        dear = blank(len(view.board))
        for k in range(city.built):
            if tally.marks[k] > 0 or face_of(city.tops[k]) >= PLAZA:
                dear[view.spots[k]] = 1
        self.dear = dear
        for k in range(city.built):
            here = view.spots[k]
            right = here + view.height
            if view.board[right - 1] != 0:
                self.add(here, here - 1, right - 1)
                self.add(here, right, right - 1)
        if self.places > MOST_ROOM:
            self.places = MOST_ROOM
        if self.clean > MOST_ROOM:
            self.clean = MOST_ROOM

    def add(self, a: i64, b: i64, c: i64) -> None:
        """Look at three cells that touch pairwise."""
        board = self.board
        if board[b] == 0 or board[c] == 0:
            return
        if place.judge(board[a], board[b], board[c]) != place.FREE:
            return
        self.places += 1
        if self.dear[a] + self.dear[b] + self.dear[c] > 0:
            return
        self.clean += 1
        quarries = is_quarry(board[a]) + is_quarry(board[b]) + is_quarry(board[c])
        if quarries > self.quarries:
            self.quarries = quarries
        if level_of(board[a]) > self.highest:
            self.highest = level_of(board[a])


def is_quarry(top: i64) -> i64:
    return 1 if face_of(top) == QUARRY else 0


def room_above(room: Room, w: Weights) -> float:
    worth = w.room * float(room.places) + w.clean_room * float(room.clean)
    worth += w.highest * float(room.highest)
    return worth + (w.covers[room.quarries - 1] if room.quarries > 0 else 0.0)
