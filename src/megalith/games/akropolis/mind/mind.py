"""What a machine sees and thinks at a table of Akropolis."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.features import Features, Names
from megalith.core.game import Mind
from megalith.core.kit.leads import leads
from megalith.core.kit.network import Inputs, Network
from megalith.core.options import choose
from megalith.core.weights import Rows, by_seats
from megalith.games.akropolis.mind import evaluate, glance, learned, observe
from megalith.games.akropolis.mind.told import KnownCities
from megalith.games.akropolis.mind.weights import Weights
from megalith.games.akropolis.rules.components import AkropolisKit
from megalith.games.akropolis.rules.needs import PLACE
from megalith.games.akropolis.rules.options import options
from megalith.games.akropolis.rules.phases import turn
from megalith.games.akropolis.rules.setup import new_state
from megalith.games.akropolis.rules.state import AkropolisState


@final
class AkropolisMind(Mind[AkropolisState]):
    def __init__(
        self, kit: AkropolisKit, rows: Rows, learned_for_two: Network | None = None
    ) -> None:
        super().__init__(rows)
        self.kit = kit
        self.learned_for_two = learned_for_two
        self.unseen = Names("unseen", kit.tiles)
        self.known = KnownCities()
        self.by_seats = [Weights(row) for row in by_seats(rows)]

    def with_weights(self, seats: int, numbers: dict[str, float]) -> "AkropolisMind":
        """Learned values belong to the numbers beside which they were learned."""
        kept = None if seats == learned.PLAYERS else self.learned_for_two
        return AkropolisMind(self.kit, {**self.rows, seats: numbers}, kept)

    def values(self, seats: int) -> Network | None:
        return self.learned_for_two if seats == learned.PLAYERS else None

    def with_values(self, seats: int, net: Network) -> Mind[AkropolisState]:
        if seats != learned.PLAYERS:
            return super().with_values(seats, net)
        return AkropolisMind(self.kit, self.rows, net.going_by(self.input_names(seats)))

    def worth(self, s: AkropolisState, seat: i64) -> float:
        return evaluate.of_side(s, seat, evaluate.supply(s), self.by_seats[s.seats])

    def worths(self, s: AkropolisState) -> vec[float]:
        w = self.by_seats[s.seats]
        coming = evaluate.supply(s)
        return vec[float]([evaluate.of_side(s, k, coming, w) for k in range(turn.sides(s))])

    def appraise(self, s: AkropolisState, out: vec[float]) -> None:
        net = self.learned_for_two
        if net is None or not learned.judges(s):
            super().appraise(s, out)
            return
        look = learned.Look(s, self.by_seats[s.seats])
        values = look.worths[:]
        leads(values, False)
        more = learned.more(net, look)
        out[0] = values[0] + more
        out[1] = values[1] - more

    def inputs(self, s: AkropolisState, seat: i64, out: Inputs) -> bool:
        if not learned.judges(s):
            return False
        learned.Look(s, self.by_seats[s.seats]).write(seat, out)
        return True

    def luck_matters(self, s: AkropolisState) -> bool:
        return False

    def quiet(self, s: AkropolisState) -> bool:
        return s.need() != PLACE

    def plan(self, s: AkropolisState, out: Choices) -> None:
        w = self.by_seats[s.seats]
        glance.plan(s, evaluate.promise_of(s, s.seat(), evaluate.supply(s), w), out)

    def shortlist(self, s: AkropolisState, out: Choices, most: i64) -> None:
        evaluate.shortlist(s, out, most, self.by_seats[s.seats])

    def example(self, seats: int) -> AkropolisState:
        return new_state(self.kit, seats, choose(options(), {}))

    def seat_names(self, seats: int) -> list[str]:
        return ["me", "automa"] if seats == 1 else super().seat_names(seats)

    def observe(self, s: AkropolisState, seat: i64, out: Features) -> None:
        observe.observe(self.unseen, self.known, s, seat, out)
