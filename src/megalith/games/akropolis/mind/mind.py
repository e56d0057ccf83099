"""What a machine sees and thinks at a table of Akropolis."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.games.akropolis.mind import evaluate, observe
from megalith.games.akropolis.mind.weights import WEIGHTS
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.state import AkropolisState


@final
class AkropolisMind(Mind[AkropolisState]):
    def worth(self, s: AkropolisState, seat: i64) -> float:
        return evaluate.of_side(s, seat, evaluate.supply(s))

    def worths(self, s: AkropolisState) -> vec[float]:
        coming = evaluate.supply(s)
        return vec[float]([evaluate.of_side(s, k, coming) for k in range(turn.sides(s))])

    def luck_matters(self, s: AkropolisState) -> bool:
        return False

    def shortlist(self, s: AkropolisState, out: Choices, most: i64) -> None:
        evaluate.shortlist(s, out, most)

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: AkropolisState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)
