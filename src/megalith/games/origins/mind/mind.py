"""What a machine sees and thinks at a table of Origins."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.games.origins.mind import evaluate, observe
from megalith.games.origins.mind.horizon import Horizon, rounds_left
from megalith.games.origins.mind.weights import WEIGHTS
from megalith.games.origins.rules.needs import STACK_TOP
from megalith.games.origins.rules.state import OriginsState


@final
class OriginsMind(Mind[OriginsState]):
    def worth(self, s: OriginsState, seat: i64) -> float:
        row = WEIGHTS.row(s.seats)
        return evaluate.worth(Horizon(s, seat, row, rounds_left(s, row)))

    def worths(self, s: OriginsState) -> vec[float]:
        row = WEIGHTS.row(s.seats)
        left = rounds_left(s, row)
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = evaluate.worth(Horizon(s, seat, row, left))
        return values

    def luck_matters(self, s: OriginsState) -> bool:
        return s.need() != STACK_TOP  # the next tile of a stack is out of reach for now

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: OriginsState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)
