"""What a machine sees and thinks at a table of Stone Age."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.core.options import choose
from megalith.core.weights import Rows, by_seats
from megalith.games.stone_age.mind import evaluate, observe
from megalith.games.stone_age.mind.observe import Sight
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import StoneAgeKit
from megalith.games.stone_age.rules.options import options
from megalith.games.stone_age.rules.setup import new_state
from megalith.games.stone_age.rules.state import StoneAgeState


@final
class StoneAgeMind(Mind[StoneAgeState]):
    def __init__(self, kit: StoneAgeKit, rows: Rows) -> None:
        super().__init__(rows)
        self.kit = kit
        self.sight = Sight(kit)
        self.by_seats = [Weights(row) for row in by_seats(rows)]

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "StoneAgeMind":
        return StoneAgeMind(self.kit, {**self.rows, seats: numbers})

    def worth(self, s: StoneAgeState, seat: i64) -> float:
        w = self.by_seats[s.seats]
        return evaluate.worth(s, seat, evaluate.rounds_left(s, w), w)

    def worths(self, s: StoneAgeState) -> vec[float]:
        w = self.by_seats[s.seats]
        left = evaluate.rounds_left(s, w)
        return vec[float]([evaluate.worth(s, seat, left, w) for seat in range(s.seats)])

    def example(self, seats: int) -> StoneAgeState:
        return new_state(self.kit, seats, choose(options(), {}))

    def observe(self, s: StoneAgeState, seat: i64, out: Features) -> None:
        observe.observe(self.sight, s, seat, out)
