"""What games have taught beyond the evaluation: points that it sees too few or too many.

A small network looks at two cities as the evaluation sees them, at what lies in the site and what
is to come, from both sides; half the difference is what it adds to the lead. None is shipped:
`python -m megalith.research.values` makes them, for two players, and docs/lab/values.md has what
they won.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.core.kit.network import Network
from megalith.games.akropolis.mind import evaluate
from megalith.games.akropolis.mind.city_worth import Outlook, worth_of
from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules.components import DISTRICTS, N_FACES, table_of
from megalith.games.akropolis.rules.needs import BEGIN_ROUND
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import ALL_TILES, AkropolisState

PER_CITY: Final[i64] = 30
OF_CITIES: Final[i64] = 6 + 2 * N_FACES  # where the inputs about cities begin
INPUTS: Final[i64] = OF_CITIES + 2 * PER_CITY

_ZEROS: Final = vec[float]([0.0] * INPUTS)


def more(net: Network, s: AkropolisState, x: vec[float]) -> float:
    """What the first player is ahead beyond the evaluation; x is as the first player sees it."""
    return 0.5 * (net.value(x) - net.value(turned(s, x)))


@final
class Look:
    """Both cities of a position as the evaluation sees them."""

    def __init__(self, s: AkropolisState, w: Weights) -> None:
        self.s = s
        self.coming = evaluate.supply(s)
        turns = s.kit.turns[table_of(2, bits.has(s.rules, ALL_TILES))]
        first = Outlook(s.kit, s.cities[0], s.rules, turns, w)
        second = Outlook(s.kit, s.cities[1], s.rules, turns, w)
        self.first = first
        self.second = second
        coming = self.coming
        self.worths = vec[float]([worth_of(first, coming, 2, w), worth_of(second, coming, 2, w)])

    def seen(self) -> vec[float]:
        """What the first player sees."""
        s = self.s
        x = _ZEROS[:]
        x[0] = float(s.turn)
        x[5] = 1.0 if s.need() == BEGIN_ROUND else 0.0  # the site is not yet filled
        _turn(s, 0, x)
        n: i64 = 6
        for slot in range(s.on_site):
            for k in range(3 * s.site[slot], 3 * s.site[slot] + 3):
                x[n + s.kit.tile_face[k]] += 1.0
        n += N_FACES
        for face in range(N_FACES):
            x[n + face] = float(self.coming[face])
        _city(self.first, self.worths[0], x, OF_CITIES)
        _city(self.second, self.worths[1], x, OF_CITIES + PER_CITY)
        return x


def turned(s: AkropolisState, x: vec[float]) -> vec[float]:
    """The same as the second player sees it."""
    y = x[:]
    _turn(s, 1, y)
    for k in range(PER_CITY):
        y[OF_CITIES + k] = x[OF_CITIES + PER_CITY + k]
        y[OF_CITIES + PER_CITY + k] = x[OF_CITIES + k]
    return y


def _turn(s: AkropolisState, seat: i64, x: vec[float]) -> None:
    """Whose turn it is, with how many tiles to choose from, and who begins the round."""
    mine = turn.whose(s) == seat
    x[1] = 1.0 if mine else 0.0
    x[2] = float(s.on_site) if mine else 0.0
    x[3] = 0.0 if mine else float(s.on_site)
    x[4] = 1.0 if turn.chief(s) == seat else 0.0


def _city(see: Outlook, worth: float, x: vec[float], at: i64) -> None:
    tally = see.tally
    fresh = see.fresh
    x[at] = float(see.city.stones)
    x[at + 1] = float(see.city.stones) * fresh
    x[at + 2] = float(tally.quarries) * fresh
    x[at + 3] = float(see.room.places) * fresh
    x[at + 4] = float(see.room.clean) * fresh
    x[at + 5] = float(see.room.highest) * fresh
    x[at + 6] = float(see.room.quarries) * fresh
    x[at + 7] = float(see.city.built) * fresh
    x[at + 8] = float(tally.points())
    x[at + 9] = worth
    for kind in range(DISTRICTS):
        n = at + 10 + 4 * kind
        x[n] = float(tally.values[kind])
        x[n + 1] = float(tally.stars[kind])
        x[n + 2] = see.almost[kind]
        x[n + 3] = float(tally.values[kind] * tally.stars[kind])
