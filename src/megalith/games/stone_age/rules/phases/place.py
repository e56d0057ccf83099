"""Phase 1: players in turn place workers, one place a turn, until all are out of the phase."""

from typing import Final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    FIELD,
    FOREST,
    HUNT,
    N_PLACES,
    RIVER,
    TOOL_MAKER,
)
from megalith.games.stone_age.rules.needs import PLACE
from megalith.games.stone_age.rules.phases import use
from megalith.games.stone_age.rules.state import StoneAgeState

# Why a place is closed to a player.
FREE: Final = 0
BEEN_THERE: Final = 1
FULL: Final = 2
VILLAGE_CLOSED: Final = 3
TOO_MANY_PLAYERS: Final = 4
NOT_IN_PLAY: Final = 5
TOO_FEW_WORKERS: Final = 6


def begin(s: StoneAgeState) -> None:
    s.phase = 1
    s.tell("round_begins", s.start, s.round)
    s.push(PLACE, s.start, 0, 0)


def taken(s: StoneAgeState, place: i64) -> i64:
    p = s.placed
    i = 4 * place
    return p[i] + p[i + 1] + p[i + 2] + p[i + 3]


def village_taken(s: StoneAgeState) -> i64:
    n: i64 = 0
    for place in range(TOOL_MAKER, FIELD + 1):
        if taken(s, place) > 0:
            n += 1
    return n


def _players_at(s: StoneAgeState, place: i64) -> i64:
    n: i64 = 0
    for seat in range(s.seats):
        if s.placed[4 * place + seat] > 0:
            n += 1
    return n


def obstacle(s: StoneAgeState, seat: i64, place: i64) -> i64:
    """What keeps the player from this place; the one judge for lists, turns and refusals."""
    kit = s.kit
    if place >= BUILDING1:
        if place >= BUILDING1 + kit.stacks[s.seats]:
            return NOT_IN_PLAY
    if s.placed[4 * place + seat] > 0:
        return BEEN_THERE
    if place != HUNT and taken(s, place) + kit.least[place] > kit.rings[place]:
        return FULL
    if place >= FOREST and place <= RIVER:
        if _players_at(s, place) >= kit.players_per_place[s.seats]:
            return TOO_MANY_PLAYERS
    elif place >= TOOL_MAKER and place <= FIELD:
        if village_taken(s) >= kit.village_most[s.seats]:
            return VILLAGE_CLOSED
    if s.players[seat].home < kit.least[place]:
        return TOO_FEW_WORKERS
    return FREE


def most_workers(s: StoneAgeState, seat: i64, place: i64) -> i64:
    """The largest placement that the rings and the workers at home allow."""
    kit = s.kit
    most = s.players[seat].home
    if kit.most[place] < most:
        most = kit.most[place]
    room = kit.rings[place] - taken(s, place)
    return room if room < most else most


def legal(s: StoneAgeState, seat: i64, out: Choices) -> None:
    for place in range(N_PLACES):
        if obstacle(s, seat, place) == FREE:
            for workers in range(s.kit.least[place], most_workers(s, seat, place) + 1):
                out.add(act.place(place, workers))


def can_place(s: StoneAgeState, seat: i64) -> bool:
    if s.players[seat].home == 0:
        return False
    for place in range(N_PLACES):
        if obstacle(s, seat, place) == FREE:
            return True
    return False


def apply(s: StoneAgeState, seat: i64, code: i64) -> None:
    place = act.place_of(code)
    workers = act.workers_of(code)
    s.placed[4 * place + seat] = workers
    s.players[seat].home -= workers
    s.tell("placed", seat, place, workers)
    for k in range(1, s.seats + 1):
        nxt = (seat + k) % s.seats
        if can_place(s, nxt):
            s.push(PLACE, nxt, 0, 0)
            return
    use.begin(s)
