"""What a machine sees and thinks at a table of Stone Age."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.games.stone_age.mind import evaluate, observe
from megalith.games.stone_age.mind.weights import WEIGHTS
from megalith.games.stone_age.rules.state import StoneAgeState


@final
class StoneAgeMind(Mind[StoneAgeState]):
    def worth(self, s: StoneAgeState, seat: i64) -> float:
        return evaluate.worth(s, seat, evaluate.rounds_left(s))

    def worths(self, s: StoneAgeState) -> vec[float]:
        left = evaluate.rounds_left(s)
        return vec[float]([evaluate.worth(s, seat, left) for seat in range(s.seats)])

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: StoneAgeState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)
