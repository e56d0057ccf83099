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
from megalith.core.kit.network import Inputs, Network
from megalith.games.akropolis.mind import evaluate
from megalith.games.akropolis.mind.city_worth import Outlook, worth_of
from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules.components import DISTRICTS, FACES, KINDS, N_FACES, table_of
from megalith.games.akropolis.rules.needs import BEGIN_ROUND, PLACE
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import (
    ALL_TILES,
    LEFT_TO_RIGHT,
    SILENT_SCORES,
    AkropolisState,
)

PLAYERS: Final = 2
TAUGHT: Final[i64] = bits.bit(LEFT_TO_RIGHT) | bits.bit(SILENT_SCORES)  # options that may be on
INPUTS: Final = 88
VALUE: Final = [f"{kind}_value" for kind in KINDS]
STARS: Final = [f"{kind}_stars" for kind in KINDS]
ALMOST: Final = [f"{kind}_almost" for kind in KINDS]
POINTS: Final = [f"{kind}_points" for kind in KINDS]


def judges(s: AkropolisState) -> bool:
    """Whether anything was learned for such positions."""
    if s.seats != PLAYERS or s.depth == 0 or s.need() == PLACE:
        return False
    return (s.rules & ~TAUGHT) == 0


def more(net: Network, look: "Look") -> float:
    """What the first player is ahead beyond the evaluation."""
    mine, theirs = Inputs(INPUTS), Inputs(INPUTS)
    look.write(0, mine)
    look.write(1, theirs)
    return 0.5 * (net.value(mine.values) - net.value(theirs.values))


@final
class Look:
    """Both cities of a position as the evaluation sees them."""

    def __init__(self, s: AkropolisState, w: Weights) -> None:
        self.s = s
        self.coming = evaluate.supply(s)
        turns = s.kit.turns[table_of(PLAYERS, bits.has(s.rules, ALL_TILES))]
        first = Outlook(s.kit, s.cities[0], s.rules, turns, w)
        second = Outlook(s.kit, s.cities[1], s.rules, turns, w)
        self.cities = [first, second]
        coming = self.coming
        self.worths = vec[float](
            [worth_of(first, coming, PLAYERS, w), worth_of(second, coming, PLAYERS, w)]
        )

    def write(self, seat: i64, out: Inputs) -> None:
        """What a player sees."""
        s = self.s
        mine = turn.whose(s) == seat
        out.add("turn", float(s.turn))
        out.add("my_turn", 1.0 if mine else 0.0)
        out.add("my_tiles", float(s.on_site) if mine else 0.0)
        out.add("their_tiles", 0.0 if mine else float(s.on_site))
        out.add("chief", 1.0 if turn.chief(s) == seat else 0.0)
        out.add("site_empty", 1.0 if s.need() == BEGIN_ROUND else 0.0)  # it is not yet filled
        self._faces(out)
        out.of("me")
        _city(self.cities[seat], self.worths[seat], out)
        out.of("they")
        _city(self.cities[1 - seat], self.worths[1 - seat], out)

    def _faces(self, out: Inputs) -> None:
        """Those in the site, and those to come."""
        s = self.s
        counts = vec[i64]([0] * N_FACES)
        for slot in range(s.on_site):
            for k in range(3 * s.site[slot], 3 * s.site[slot] + 3):
                counts[s.kit.tile_face[k]] += 1
        out.of("site")
        for face in range(N_FACES):
            out.add(FACES[face], float(counts[face]))
        out.of("coming")
        for face in range(N_FACES):
            out.add(FACES[face], float(self.coming[face]))


def _city(see: Outlook, worth: float, out: Inputs) -> None:
    tally = see.tally
    fresh = see.fresh
    out.add("stones", float(see.city.stones))
    out.add("stones_early", float(see.city.stones) * fresh)
    out.add("quarries_early", float(tally.quarries) * fresh)
    out.add("places_early", float(see.room.places) * fresh)
    out.add("clean_early", float(see.room.clean) * fresh)
    out.add("highest_early", float(see.room.highest) * fresh)
    out.add("quarry_room_early", float(see.room.quarries) * fresh)
    out.add("built_early", float(see.city.built) * fresh)
    out.add("points", float(tally.points()))
    out.add("worth", worth)
    for kind in range(DISTRICTS):
        out.add(VALUE[kind], float(tally.values[kind]))
        out.add(STARS[kind], float(tally.stars[kind]))
        out.add(ALMOST[kind], see.almost[kind])  # what nearly counts
        out.add(POINTS[kind], float(tally.values[kind] * tally.stars[kind]))
