"""What a machine sees and thinks at a table of Pantheon."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.features import Features
from megalith.core.game import Mind
from megalith.games.pantheon.mind import evaluate, observe
from megalith.games.pantheon.mind.weights import WEIGHTS
from megalith.games.pantheon.rules.state import PantheonState


@final
class PantheonMind(Mind[PantheonState]):
    def worth(self, s: PantheonState, seat: i64) -> float:
        return evaluate.worth(s, seat) + evaluate.prospects(s, seat)

    def worths(self, s: PantheonState) -> vec[float]:
        values = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            values[seat] = evaluate.worth(s, seat) + evaluate.prospects(s, seat)
        return values

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: PantheonState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)
