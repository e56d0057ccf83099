"""What a bot thinks a position is worth: the sheet of every city as it may look at the end.

A kind of district brings value times stars, so both are taken with what may still come: the
districts and plazas that nobody has, in equal parts. What lies there and does not count yet
counts in part. Stones, quarries and room on higher levels are worth more while turns are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.kit import bits
from megalith.games.akropolis import actions as act
from megalith.games.akropolis import rivals, scoring
from megalith.games.akropolis.components import (
    AUTOMA,
    BARRACKS,
    DISTRICTS,
    FACE,
    HOUSE,
    MARKET,
    N_FACES,
    N_TILES,
    PLAZA,
    QUARRY,
    STARS,
    TEMPLE,
    TURNS,
    setup,
)
from megalith.games.akropolis.phases import place
from megalith.games.akropolis.state import (
    ALL_TILES,
    PLACE,
    AkropolisState,
    City,
    face_of,
    level_of,
)
from megalith.games.akropolis.surface import Surface, blank

W = vec[float](
    [0.67, 0.5, 0.6, 0.5, 0.67]  # 0-4 districts to come
    + [0.55, 0.55, 0.55, 0.55, 0.55]  # 5-9 stars to come
    + [1.0, 0.6]  # 10 stones 11 quarries
    + [0.25, 0.45, 0.7]  # 12-14 temples with 3, 4, 5 built
    + [0.3, 0.3, 0.1]  # 15 houses in other groups 16 spoiled markets 17 barracks with one free side
    + [0.5, 1.0, 2.0]  # 18-20: legal upper spots covering 1, 2, 3 quarries
    + [0.1]  # 21: upper spots
    + [0.3, 1.0, 0.0]
)
MOST_ROOM: Final = 8


def supply(s: AkropolisState) -> vec[i64]:
    """How many hexes of each face are still to be taken."""
    faces = blank(N_FACES)
    for tile in range(N_TILES):
        if bits.has(s.unseen, tile):
            add_faces(faces, tile)
    for slot in range(s.on_site):
        add_faces(faces, s.site[slot])
    return faces


def add_faces(faces: vec[i64], tile: i64) -> None:
    for k in range(3 * tile, 3 * tile + 3):
        faces[FACE[k]] += 1


def outlook(city: City, rules: i64, coming: vec[i64], sides: i64, turns: i64) -> float:
    """The points that a city may have at the end."""
    left = turns - city.laid
    fresh = float(left) / float(turns)  # the share of the game that is still to come
    part = float(left) / float(left * sides + 1)  # the share of the tiles that will be ours
    tally = scoring.score(city, rules)
    almost = blank_floats[:]
    add_almost(city, tally, almost)
    total = float(city.stones) * (1.0 + W[10] * fresh) + W[11] * fresh * float(tally.quarries)
    if left > 0:
        total += fresh * room_above(city, tally)
    for kind in range(DISTRICTS):
        value = float(tally.values[kind]) + almost[kind] * fresh
        value += W[kind] * part * float(coming[kind])
        stars = float(tally.stars[kind])
        stars += W[5 + kind] * part * float(coming[PLAZA + kind] * STARS[kind])
        total += value * stars
    return total


blank_floats: Final = vec[float]([0.0] * DISTRICTS)


def add_almost(city: City, tally: scoring.Tally, almost: vec[float]) -> None:
    """Districts that do not count yet but may, and barracks that may be shut in."""
    view = tally.view
    for k in range(city.built):
        face = face_of(city.tops[k])
        if face >= QUARRY:
            continue
        mark = tally.marks[k]
        level = float(level_of(city.tops[k]))
        if face == BARRACKS:
            if mark > 0 and free_sides(view, tally.ground, view.spots[k]) == 1:
                almost[BARRACKS] -= W[17] * level
        elif mark > 0:
            continue
        elif face == HOUSE:
            almost[HOUSE] += W[15] * level
        elif face == MARKET:
            almost[MARKET] += W[16] * level
        elif face == TEMPLE:
            built = 6 - empty_sides(view, view.spots[k])
            if built >= 3:
                almost[TEMPLE] += W[9 + built] * level


def free_sides(view: Surface, ground: vec[i64], here: i64) -> i64:
    n: i64 = 0
    for d in range(6):
        n += ground[here + view.step[d]]
    return n


def empty_sides(view: Surface, here: i64) -> i64:
    n: i64 = 0
    for d in range(6):
        if view.board[here + view.step[d]] == 0:
            n += 1
    return n


def room_above(city: City, tally: scoring.Tally) -> float:
    """Places on higher levels: how many, and the most quarries that one covers."""
    view = tally.view
    board = view.board
    height = view.height
    dear = blank(len(board))
    for k in range(city.built):
        if tally.marks[k] > 0 or face_of(city.tops[k]) >= PLAZA:
            dear[view.spots[k]] = 1
    most: i64 = 0
    spots: i64 = 0
    clean: i64 = 0
    high: i64 = 0
    for k in range(city.built):
        here = view.spots[k]
        top = board[here]
        right_upper = board[here + height - 1]
        if right_upper == 0:
            continue
        harm = dear[here] + dear[here + height - 1]
        quarries = upper_spot(top, board[here - 1], right_upper)
        if quarries >= 0:
            spots += 1
            if harm + dear[here - 1] == 0:
                clean += 1
                if quarries > most:
                    most = quarries
                if level_of(top) > high:
                    high = level_of(top)
        quarries = upper_spot(top, board[here + height], right_upper)
        if quarries >= 0:
            spots += 1
            if harm + dear[here + height] == 0:
                clean += 1
                if quarries > most:
                    most = quarries
                if level_of(top) > high:
                    high = level_of(top)
    if spots > MOST_ROOM:
        spots = MOST_ROOM
    if clean > MOST_ROOM:
        clean = MOST_ROOM
    room = W[21] * float(spots) + W[22] * float(clean) + W[23] * float(high)
    if most > 0:
        room += W[17 + most]
    return room


def upper_spot(a: i64, b: i64, c: i64) -> i64:
    """The quarries that a tile on top of these three would cover; -1 if it may not lie there."""
    if b == 0 or place.judge(a, b, c) != place.FREE:
        return -1
    n: i64 = 0
    if face_of(a) == QUARRY:
        n += 1
    if face_of(b) == QUARRY:
        n += 1
    if face_of(c) == QUARRY:
        n += 1
    return n


def best_outlook(s: AkropolisState, seat: i64, coming: vec[i64], turns: i64) -> float:
    """With the tile in hand laid where it is worth most."""
    out = Choices()
    place.legal(s, seat, out)
    best = -1e300
    for i in range(out.count):
        city = s.cities[seat].copy()
        place.lay(city, s.hand, out.codes[i] - act.PLACE)
        value = outlook(city, s.rules, coming, len(s.cities), turns)
        if value > best:
            best = value
    return best


def of_side(s: AkropolisState, seat: i64, coming: vec[i64], turns: i64) -> float:
    if s.architect >= 0 and seat == AUTOMA:
        value = float(s.cities[seat].stones)
        for points in rivals.points(s.cities[seat], s.architect, s.rules):
            value += float(points)
        return value
    if s.need() == PLACE and s.seat() == seat:
        return best_outlook(s, seat, coming, turns)
    return outlook(s.cities[seat], s.rules, coming, len(s.cities), turns)


def evaluate(s: AkropolisState, seat: i64) -> float:
    """Points ahead of the best rival."""
    turns = TURNS[setup(s.seats, bits.has(s.rules, ALL_TILES))]
    coming = supply(s)
    theirs = -1e300
    for rival in range(len(s.cities)):
        if rival != seat:
            value = of_side(s, rival, coming, turns)
            if value > theirs:
                theirs = value
    return of_side(s, seat, coming, turns) - theirs
