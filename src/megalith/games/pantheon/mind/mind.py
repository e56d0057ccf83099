"""What a machine sees and thinks at a table of Pantheon."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.core.options import choose
from megalith.core.weights import Rows, by_seats
from megalith.games.pantheon.mind import evaluate, observe
from megalith.games.pantheon.mind.observe import Sight
from megalith.games.pantheon.mind.weights import Weights
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.options import options
from megalith.games.pantheon.rules.setup import new_state
from megalith.games.pantheon.rules.state import PantheonState


@final
class PantheonMind(Mind[PantheonState]):
    def __init__(self, kit: PantheonKit, rows: Rows) -> None:
        super().__init__(rows)
        self.kit = kit
        self.sight = Sight(kit)
        self.by_seats = [Weights(row) for row in by_seats(rows)]

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "PantheonMind":
        return PantheonMind(self.kit, {**self.rows, seats: numbers})

    def worth(self, s: PantheonState, seat: i64) -> float:
        w = self.by_seats[s.seats]
        return evaluate.worth(s, seat, w) + evaluate.prospects(s, seat, w)

    def worths(self, s: PantheonState) -> vec[float]:
        w = self.by_seats[s.seats]
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = evaluate.worth(s, seat, w) + evaluate.prospects(s, seat, w)
        return values

    def example(self, seats: int) -> PantheonState:
        return new_state(self.kit, seats, choose(options(), {}))

    def observe(self, s: PantheonState, seat: i64, out: Features) -> None:
        observe.observe(self.sight, s, seat, out)
