"""Akropolis as the platform sees it: set-up, and a ladder that leads to the phase in charge."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Event, Game, Json
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.akropolis.border import calculator, events, records, refusals, view
from megalith.games.akropolis.mind import evaluate, observe
from megalith.games.akropolis.mind.weights import WEIGHTS
from megalith.games.akropolis.rules import actions, invariants, scoring, setup
from megalith.games.akropolis.rules.needs import (
    BEGIN_ROUND,
    BEGIN_TURN,
    CHOOSE,
    DRAW_FIRST,
    PLACE,
    REFILL,
)
from megalith.games.akropolis.rules.options import options
from megalith.games.akropolis.rules.phases import place, site, turn
from megalith.games.akropolis.rules.state import (
    AkropolisState,
)


@final
class Akropolis(Game[AkropolisState]):
    def __init__(self) -> None:
        self.id = "akropolis"
        self.version = 1
        self.prefix = "AK"
        self.players = (1, 2, 3, 4)
        self.options = options()
        self.guard = {}
        self.n_actions = actions.COUNT
        self.shapes = records.SHAPES

    def initial(self, seats: int, options: Chosen) -> AkropolisState:
        return setup.new_state(seats, options)

    def to_move(self, s: AkropolisState) -> i64:
        need = s.need()
        if need > REFILL:
            return s.seat()
        return CHANCE if need >= 0 else OVER

    def choices(self, s: AkropolisState, out: Choices) -> None:
        out.clear()
        need = s.need()
        if need == PLACE:
            place.legal(s, s.seat(), out)
        elif need == CHOOSE:
            site.legal(s, s.seat(), out)
        elif need == DRAW_FIRST:
            for seat in range(s.seats):
                out.add_outcome(seat, 1)
        elif need >= 0:
            site.outcomes(s, out)

    def apply(self, s: AkropolisState, code: i64) -> None:
        need = s.need()
        seat = s.seat()
        a = s.a()
        s.pop()
        if need == PLACE:
            place.apply(s, seat, code - actions.PLACE)
            turn.end(s)
        elif need == CHOOSE:
            site.apply(s, seat, code - actions.CHOOSE)
            s.push(PLACE, seat, 0, 0)
        elif need == DRAW_FIRST:
            s.first = code
            s.tell("first_player", code)
            setup.hand_out_stones(s)
        else:
            site.drawn(s, a, code)
        self._flow(s)

    def _flow(self, s: AkropolisState) -> None:
        """Run what follows by itself until somebody must decide, luck speaks or all is over."""
        while True:
            need = s.need()
            if need == BEGIN_TURN:
                s.pop()
                turn.begin(s)
            elif need == BEGIN_ROUND:
                s.pop()
                turn.begin_round(s)
            else:
                return

    def copy(self, s: AkropolisState) -> AkropolisState:
        return s.copy()

    def final(self, s: AkropolisState, code: int) -> bool:
        return s.need() == PLACE

    def sheets(self, s: AkropolisState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: AkropolisState) -> str:
        return scoring.ending(s)

    def rounds(self, s: AkropolisState) -> int:
        return s.round

    def calculate(self, data: Any) -> list[Json]:
        return calculator.calculate(data)

    def evaluate(self, s: AkropolisState, seat: i64) -> float:
        return evaluate.evaluate(s, seat)

    def appraise(self, s: AkropolisState, out: vec[float]) -> None:
        evaluate.appraise(s, out)

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def worth(self, s: AkropolisState, seat: i64) -> float:
        return evaluate.of_side(s, seat, evaluate.supply(s))

    def shortlist(self, s: AkropolisState, out: Choices, most: i64) -> None:
        evaluate.shortlist(s, out, most)

    def luck_matters(self, s: AkropolisState) -> bool:
        return False

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: AkropolisState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)

    def decision(self, s: AkropolisState) -> str:
        return records.DECISIONS.get(s.need(), "")

    def describe(self, s: AkropolisState, code: int) -> Json:
        return records.describe(s, code)

    def parse(self, s: AkropolisState, record: Json) -> int:
        return records.parse(s, record)

    def why_not(self, s: AkropolisState, record: Json) -> Refusal | None:
        return refusals.why_not(s, record)

    def view(self, s: AkropolisState, seat: int | None) -> Json:
        return view.view(s)

    def explain(self, event: Event, seat: int | None) -> Json:
        return events.explain(event)

    def check(self, s: AkropolisState) -> str:
        return invariants.check(s)
