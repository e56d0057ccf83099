"""What a machine sees and thinks at a table of Origins."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.core.options import choose
from megalith.core.weights import Rows, by_seats
from megalith.games.origins.mind import evaluate, observe
from megalith.games.origins.mind.horizon import Horizon, rounds_left
from megalith.games.origins.mind.observe import Sight
from megalith.games.origins.mind.weights import Weights
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import STACK_TOP
from megalith.games.origins.rules.options import options
from megalith.games.origins.rules.setup import new_state
from megalith.games.origins.rules.state import OriginsState


@final
class OriginsMind(Mind[OriginsState]):
    def __init__(self, kit: OriginsKit, rows: Rows) -> None:
        super().__init__(rows)
        self.kit = kit
        self.sight = Sight(kit)
        self.by_seats = [Weights(row) for row in by_seats(rows)]

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "OriginsMind":
        return OriginsMind(self.kit, {**self.rows, seats: numbers})

    def worth(self, s: OriginsState, seat: i64) -> float:
        w = self.by_seats[s.seats]
        return evaluate.worth(Horizon(s, seat, w, rounds_left(s, w)))

    def worths(self, s: OriginsState) -> vec[float]:
        w = self.by_seats[s.seats]
        left = rounds_left(s, w)
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = evaluate.worth(Horizon(s, seat, w, left))
        return values

    def luck_matters(self, s: OriginsState) -> bool:
        return s.need() != STACK_TOP  # the next tile of a stack is out of reach for now

    def example(self, seats: int) -> OriginsState:
        return new_state(self.kit, seats, choose(options(), {}))

    def observe(self, s: OriginsState, seat: i64, out: Features) -> None:
        observe.observe(self.sight, s, seat, out)
