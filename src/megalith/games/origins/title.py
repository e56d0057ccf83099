"""Origins as the platform sees it: set-up, and a ladder that leads to the phase in charge."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Event, Game, Json
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.origins.border import calculator, events, parsing, records, refusals, view
from megalith.games.origins.mind import evaluate, observe
from megalith.games.origins.mind.weights import WEIGHTS
from megalith.games.origins.rules import actions, choices, flow, invariants, pools, scoring, setup
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.options import options
from megalith.games.origins.rules.phases import (
    citizens,
    deal,
    district,
    military,
    passing,
    purchase,
    round_end,
    temples,
    turn,
    visit,
)
from megalith.games.origins.rules.state import OriginsState


@final
class Origins(Game[OriginsState]):
    def __init__(self) -> None:
        self.id = "origins"
        self.version = 1
        self.prefix = "OR"
        self.players = (1, 2, 3, 4)
        self.options = options()
        self.guard = {"round_cap": 12}
        self.n_actions = actions.COUNT
        self.shapes = records.SHAPES

    def initial(self, seats: int, options: Chosen) -> OriginsState:
        return setup.new_state(seats, options)

    def to_move(self, s: OriginsState) -> i64:
        need = s.need()
        if need > need_of.SOLO_KEEP:
            return s.seat()
        return CHANCE if need >= 0 else OVER

    def choices(self, s: OriginsState, out: Choices) -> None:
        choices.fill(s, out)

    def apply(self, s: OriginsState, code: i64) -> None:
        need = s.need()
        seat = s.seat()
        a = s.a()
        b = s.b()
        s.pop()
        if need <= need_of.SOLO_KEEP:
            self._drawn(s, need, a, code)
        elif need == need_of.ACTION:
            turn.apply(s, seat, a, code)
        elif need == need_of.VISIT:
            visit.apply(s, seat, a, b, code)
        elif need == need_of.GAIN_BASIC:
            visit.apply_basic(s, seat, a, b, code - actions.BASIC)
        elif need == need_of.MILITARY:
            military.apply(s, seat, a, b, code)
        elif need == need_of.CHOOSE_TILE:
            purchase.apply_tile(s, seat, code)
        elif need == need_of.PLACE_TILE:
            purchase.apply_cell(s, seat, a, b, code)
        elif need == need_of.ACTIVATE:
            purchase.apply_activate(s, seat, a, b, code)
        elif need == need_of.EXTRA_ACTION:
            turn.apply_extra(s, seat, code)
        else:
            self._decided(s, need, seat, a, b, code)
        flow.run(s)

    def _decided(self, s: OriginsState, need: i64, seat: i64, a: i64, b: i64, code: i64) -> None:
        if need == need_of.UPGRADE:
            citizens.apply_upgrade(s, seat, a, b, code)
        elif need == need_of.CITIZEN:
            citizens.apply_citizen(s, seat, a, code)
        elif need == need_of.TEMPLE_MOVE:
            temples.apply_move(s, seat, a, code)
        elif need == need_of.TEMPLE_EXTRA:
            temples.apply_extra(s, seat, b, code)
        elif need == need_of.SPEAKER:
            citizens.apply_speaker(s, seat, code)
        elif need == need_of.DISTRICT_CARD:
            district.apply_card(s, seat, code - actions.CARD)
        elif need == need_of.MAGE:
            purchase.apply_mage(s, seat, b, code - actions.TILE)
        elif need == need_of.TAKE_WAITING:
            purchase.apply_aside(s, seat, code - actions.ASIDE)
        elif need == need_of.RAISE_DIE:
            citizens.apply_raise(s, seat, code)
        elif need == need_of.VETERAN:
            citizens.apply_veteran(s, seat, a, code - actions.DIE)
        elif need == need_of.COURT:
            citizens.apply_court(s, seat, code)
        elif need == need_of.SET_SHIP:
            citizens.apply_ship(s, seat, a, code - actions.SHIP)
        elif need == need_of.CAPRICORN:
            turn.apply_capricorn(s, seat, code)
        elif need == need_of.COLLECT_SIX:
            s.push(need_of.COLLECT_SIX, seat, 0, 0)
            passing.collect(s, seat, code - actions.SIX)
        elif need == need_of.EXCHANGE:
            military.apply_exchange(s, seat, a, code)
        elif need == need_of.RISE:
            visit.apply_rise(s, seat, a, b, code)
        elif need == need_of.DRAFT_DIE:
            deal.take_draft(s, seat, a, code - actions.DIE)
        else:
            deal.keep_solo(s, seat, code - actions.KEEP)

    def _drawn(self, s: OriginsState, need: i64, a: i64, code: i64) -> None:
        if need == need_of.CITIZEN_REFILL:
            pools.refill_citizen(s, code)
        elif need == need_of.STACK_TOP:
            deal.turn_stack(s, a, code)
        elif need == need_of.SPEAKER_ROLL:
            deal.roll_speaker(s, code)
        elif need == need_of.DRAFT_ROLL:
            deal.roll_draft(s, a, code)
        elif need == need_of.CITIZEN_POOL:
            deal.roll_citizen(s, a, code)
        elif need == need_of.POOL_TILES:
            deal.draw_pool(s, a, code)
        elif need == need_of.DISTRICT_DEAL:
            deal.deal_card(s, code)
        elif need == need_of.ZODIAC_DEAL:
            deal.deal_zodiac(s, a, code)
        elif need == need_of.SOLO_KEEP:
            round_end.keep_one(s, code)
        elif need == need_of.POOL_ORDER:
            deal.order_pool(s, code)
        elif need == need_of.BONUS_TOKENS:
            deal.deal_tokens(s, code)
        else:
            deal.seat_first(s, code)

    def copy(self, s: OriginsState) -> OriginsState:
        return s.copy()

    def sheets(self, s: OriginsState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: OriginsState) -> str:
        return scoring.ending(s)

    def rounds(self, s: OriginsState) -> int:
        return s.round

    def calculate(self, data: Any) -> list[Json]:
        return calculator.calculate(data)

    def evaluate(self, s: OriginsState, seat: i64) -> float:
        return evaluate.evaluate(s, seat)

    def appraise(self, s: OriginsState, out: vec[float]) -> None:
        evaluate.appraise(s, out)

    def worth(self, s: OriginsState, seat: i64) -> float:
        return evaluate.of_seat(s, seat)

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def luck_matters(self, s: OriginsState) -> bool:
        return s.need() != need_of.STACK_TOP  # the next tile of a stack is out of reach for now

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: OriginsState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)

    def decision(self, s: OriginsState) -> str:
        return records.DECISIONS.get(int(s.need()), "")

    def describe(self, s: OriginsState, code: int) -> Json:
        return records.describe(s, code)

    def parse(self, s: OriginsState, record: Json) -> int:
        return parsing.parse(s, record)

    def why_not(self, s: OriginsState, record: Json) -> Refusal | None:
        return refusals.why_not(s, record)

    def view(self, s: OriginsState, seat: int | None) -> Json:
        return view.view(s)

    def explain(self, event: Event, seat: int | None) -> Json:
        return events.explain(event)

    def check(self, s: OriginsState) -> str:
        return invariants.check(s)
