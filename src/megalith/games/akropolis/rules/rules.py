"""The rules as the platform sees them: ladders that lead to the phase in charge."""

from typing import final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Rules
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.akropolis.rules import actions, flow, invariants, scoring, setup
from megalith.games.akropolis.rules.components import AkropolisKit
from megalith.games.akropolis.rules.needs import (
    CHOOSE,
    DRAW_FIRST,
    PLACE,
    REFILL,
)
from megalith.games.akropolis.rules.phases import place, site, turn
from megalith.games.akropolis.rules.state import (
    AkropolisState,
)


@final
class AkropolisRules(Rules[AkropolisState]):
    def __init__(self, kit: AkropolisKit) -> None:
        self.kit = kit
        self.n_actions = actions.COUNT

    def initial(self, seats: int, options: Chosen) -> AkropolisState:
        return setup.new_state(self.kit, seats, options)

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
        flow.run(s)

    def final(self, s: AkropolisState, code: int) -> bool:
        return s.need() == PLACE

    def sheets(self, s: AkropolisState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: AkropolisState) -> str:
        return scoring.ending(s)

    def rounds(self, s: AkropolisState) -> int:
        return s.round

    def check(self, s: AkropolisState) -> str:
        return invariants.check(s)
