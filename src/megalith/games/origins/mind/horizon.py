"""How a seat looks at the rest of the game: the time that is left, and which numbers count."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.origins.mind.weights import Weights
from megalith.games.origins.rules.abilities import N_PLACES
from megalith.games.origins.rules.components import (
    N_COLOURS,
    N_DICE,
    N_TEMPLES,
    TOWER_COLOURS_LEFT,
)
from megalith.games.origins.rules.state import OriginsState, Player


@final
class Horizon:
    def __init__(self, s: OriginsState, seat: i64, w: Weights, left: float) -> None:
        self.s = s
        self.kit = s.kit
        self.seat = seat
        self.me = s.players[seat]
        self.w = w  # of the weights
        self.left = left  # rounds after this one
        self.share = share(self.me)  # of this round
        self.time = left + self.share
        self.soon = self.time if self.time < 1.0 else 1.0
        self.windows = vec[i64]()  # of the city, see estimate_cards.py
        self.near = vec[float]()  # points that the district cards promise, likewise


def share(me: Player) -> float:
    """How much of this round a player still has: the part of the workers that is unused."""
    if me.passed > 0:
        return 0.0
    home: i64 = 1 if me.archon < 0 else 0
    used: i64 = 1 - home
    for die in range(N_DICE):
        home += me.home[die]
    for k in range(len(me.away)):
        used += me.away[k]
    return float(home) / float(home + used)


def rounds_left(s: OriginsState, w: Weights) -> float:
    """Rounds after this one, from the nearest end condition."""
    if s.alien >= 0:
        return float(s.kit.solo_rounds - s.round)
    if s.exhausted > 0:
        return 0.0
    players = float(s.seats)
    left = w.most_left
    left = _less(left, float(_cards_with_gold(s)) / (w.card_pace * players))
    left = _less(left, float(_discs_to_go(s)) / (w.tower_pace * players))
    left = _less(left, float(_steps_to_go(s)) / w.climb_pace)
    left = _less(left, float(_scarcest(s) + 1) / (w.reserve_pace * players))
    if s.round_cap > 0:
        left = _less(left, float(s.round_cap - s.round))
    return left


def _less(a: float, b: float) -> float:
    return a if a < b else b


def _cards_with_gold(s: OriginsState) -> i64:
    n: i64 = 0
    for k in range(len(s.card_gold)):
        if s.card_gold[k] > 0:
            n += 1
    return n


def _discs_to_go(s: OriginsState) -> i64:
    """Discs that must still be taken until so many colours are gone."""
    gone = len(s.towers) - TOWER_COLOURS_LEFT
    total: i64 = 0
    taken: i64 = 0
    for _ in range(gone):
        best: i64 = -1
        for colour in range(len(s.towers)):
            if not bits.has(taken, colour) and (best < 0 or s.towers[colour] < s.towers[best]):
                best = colour
        taken |= bits.bit(best)
        total += s.towers[best]
    return total


def _steps_to_go(s: OriginsState) -> i64:
    """Steps to all three tops, of the player who is nearest."""
    least: i64 = 1000
    for me in s.players:
        steps: i64 = 0
        for temple in range(N_TEMPLES):
            steps += s.kit.top[temple] - me.temples[temple]
        if steps < least:
            least = steps
    return least


def _scarcest(s: OriginsState) -> i64:
    """Dice left in the reserve, of the colour that has fewest."""
    least = s.reserve[0]
    for colour in range(1, N_COLOURS):
        if s.reserve[colour] < least:
            least = s.reserve[colour]
    return least


def places(me: Player, die: i64) -> i64:
    """Used patricians of that colour and value."""
    n: i64 = 0
    for place in range(N_PLACES):
        n += me.away[place * N_DICE + die]
    return n
