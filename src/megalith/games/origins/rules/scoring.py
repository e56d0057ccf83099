"""The score sheet line by line, the tie-break, and how the game ended."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.sheet import Sheet, rank
from megalith.games.origins.rules import people
from megalith.games.origins.rules.abilities import SOLO_CONDITIONS
from megalith.games.origins.rules.components import (
    COLOURS,
    GOLD,
    N_TEMPLES,
    TEMPLES,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases import round_end
from megalith.games.origins.rules.state import OriginsState, Player

LINES: Final[list[str]] = [
    "track",
    "gold",
    "advisors",
    *(f"temple_{id}" for id in TEMPLES),
    *(f"seats_{id}" for id in COLOURS),
]


def ignored_temple(kit: OriginsKit, spaces: vec[i64]) -> i64:
    """The highest disc does not count; of discs equally high the one worth less."""
    worst: i64 = 0
    for temple in range(1, N_TEMPLES):
        higher = spaces[temple] - spaces[worst]
        if higher > 0 or (
            higher == 0 and _points(kit, spaces, temple) < _points(kit, spaces, worst)
        ):
            worst = temple
    return worst


def _points(kit: OriginsKit, spaces: vec[i64], temple: i64) -> i64:
    return kit.temple_points(temple, spaces[temple])


def temples(kit: OriginsKit, spaces: vec[i64]) -> i64:
    """Points of a player's discs in the temples."""
    total: i64 = 0
    for temple in range(N_TEMPLES):
        total += _points(kit, spaces, temple)
    return total - _points(kit, spaces, ignored_temple(kit, spaces))


def seats(me: Player, colour: i64) -> i64:
    """Seat dice of a colour, each times the tower."""
    total: i64 = 0
    for k in range(len(me.seat_dice)):
        die = me.seat_dice[k]
        if die >= 0 and people.colour_of(die) == colour:
            total += people.value_of(die) * me.towers[colour]
    return total


def resources(kit: OriginsKit, me: Player) -> i64:
    total: i64 = 0
    for k in range(GOLD + 1):
        total += me.goods[k] * kit.end_points[k]
    return total


def sheet(s: OriginsState, seat: int) -> Sheet:
    kit = s.kit
    me = s.players[seat]
    dropped = ignored_temple(kit, me.temples)
    points = [int(me.points), int(resources(kit, me)), int(kit.advisor_points[len(me.advisors)])]
    points += [0 if t == dropped else int(_points(kit, me.temples, t)) for t in range(N_TEMPLES)]
    points += [int(seats(me, colour)) for colour in range(len(COLOURS))]
    return Sheet(seat, list(zip(LINES, points, strict=True)), [len(me.cells)])


def sheets(s: OriginsState) -> list[Sheet]:
    goal = target(s) if s.alien >= 0 else None
    return rank([sheet(s, seat) for seat in range(s.seats)], goal)


# -- solo


def conditions(tokens: list[int]) -> int:
    """How many of the hard meetings of token and place a deal has."""
    return sum(1 for token, place in SOLO_CONDITIONS if tokens[place] == token)


def target_for(kit: OriginsKit, tokens: list[int]) -> int:
    return int(kit.solo_target + kit.solo_extra * conditions(tokens))


def target(s: OriginsState) -> int:
    return target_for(s.kit, [int(s.tokens[p]) for p in range(len(s.tokens))])


def ending(s: OriginsState) -> str:
    if s.depth > 0:
        return ""
    why = int(round_end.reason(s))
    if why == round_end.SOLO_OVER:
        return "target_reached" if sheet(s, 0).total >= target(s) else "target_missed"
    return round_end.CONDITIONS[why]
