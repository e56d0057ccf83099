"""Stone Age as the platform sees it: set-up, and a ladder that leads to the phase in charge."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices, zeros
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Event, Game, Json, empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, Option, seat_of
from megalith.core.sheet import Sheet
from megalith.games.stone_age import (
    actions,
    calculator,
    effects,
    evaluate,
    events,
    hidden,
    invariants,
    observe,
    records,
    refusals,
    scoring,
    view,
)
from megalith.games.stone_age.components import (
    BIG_TOOL_TILES,
    FOOD_START,
    N_CARDS,
    N_TILES,
    STACKS,
    THROW_WAYS,
    TILES_PER_STACK,
    TWO_BIT,
    WORKERS_START,
)
from megalith.games.stone_age.mixes import N_PAIRS
from megalith.games.stone_age.phases import buy, feed, place, use
from megalith.games.stone_age.state import (
    BEGIN_ROUND,
    DRAW_EXTRA,
    DRAW_ROW,
    DRAW_START,
    DRAW_TILE,
    END_ROUND,
    FEED,
    FEED_SEAT,
    GROUP,
    PAY_BUILDING,
    PAY_CARD,
    PICK_DIE,
    PLACE,
    ROLL,
    ROLL_ALL,
    ROLL_CARD,
    TOOLS,
    TWO,
    USE_SEAT,
    Player,
    StoneAgeState,
)
from megalith.games.stone_age.weights import WEIGHTS


def _new_player() -> Player:
    return Player(WORKERS_START, WORKERS_START, FOOD_START, 0, 0, zeros(4), zeros(3), 0, 0, 0, 0)


def _none(n: i64) -> vec[i64]:
    return vec[i64]([-1] * n)


@final
class StoneAge(Game[StoneAgeState]):
    def __init__(self) -> None:
        self.id = "stone_age"
        self.version = 1
        self.prefix = "SA"
        self.players = (2, 3, 4)
        self.options = (
            Option("tool_supply", "unlimited", ("unlimited", "printed_12_6")),
            Option("start_player", "random", ("random", "seat_0", "seat_1", "seat_2", "seat_3")),
            Option("round_cap", None, least=1, most=1000),
        )
        self.guard = {}
        self.n_actions = actions.COUNT
        self.shapes = records.SHAPES

    def initial(self, seats: int, options: Chosen) -> StoneAgeState:
        stacks = [TILES_PER_STACK if k < STACKS[seats] else 0 for k in range(4)]
        limited = options["tool_supply"] == "printed_12_6"
        cap = options["round_cap"]
        s = StoneAgeState(
            seats,
            0,
            empty_stack(),
            1,
            1,
            0,
            [_new_player() for _ in range(seats)],
            zeros(64),
            _none(4),
            bits.full(N_CARDS),
            _none(4),
            vec[i64](stacks),
            bits.full(N_TILES),
            zeros(6),
            -1,
            -1,
            BIG_TOOL_TILES if limited else -1,
            cap if isinstance(cap, int) else 0,
        )
        s.push(BEGIN_ROUND, 0, 0, 0)
        for stack in range(STACKS[seats] - 1, -1, -1):
            s.push(DRAW_TILE, 0, stack, 0)
        for slot in range(3, -1, -1):
            s.push(DRAW_ROW, 0, slot, 0)
        start = str(options["start_player"])
        if start == "random":
            s.push(DRAW_START, 0, 0, 0)
        else:
            s.start = seat_of("start_player", start, seats)
        return s

    def to_move(self, s: StoneAgeState) -> i64:
        need = s.need()
        if need > ROLL_ALL:
            return s.seat()
        return CHANCE if need >= 0 else OVER

    def choices(self, s: StoneAgeState, out: Choices) -> None:
        out.clear()
        need = s.need()
        if need <= ROLL_ALL:
            self._outcomes(s, need, out)
            return
        seat = s.seat()
        if need == PLACE:
            place.legal(s, seat, out)
            return
        if need == GROUP:
            use.legal(s, seat, out)
        elif need == TOOLS:
            use.legal_tools(s, seat, out)
        elif need == PAY_CARD:
            buy.legal_card(s, seat, s.a(), out)
        elif need == PAY_BUILDING:
            buy.legal_building(s, seat, s.a(), out)
        elif need == PICK_DIE:
            for face in range(6):
                if s.dice[face] > 0:
                    out.add(actions.DIE + face)
        elif need == FEED:
            feed.legal(s, seat, s.a(), out)
        else:
            for pair in range(N_PAIRS):
                out.add(actions.TAKE_TWO + pair)
            out.add(actions.KEEP)
            return
        if bits.has(s.players[seat].open, TWO_BIT):
            for pair in range(N_PAIRS):
                out.add(actions.CASH + pair)

    def _outcomes(self, s: StoneAgeState, need: i64, out: Choices) -> None:
        if need == ROLL or need == ROLL_CARD:
            use.roll_outcomes(s.b(), out)
        elif need == DRAW_ROW or need == DRAW_EXTRA:
            bits.add_each(s.deck, out)
        elif need == DRAW_TILE:
            bits.add_each(s.pool, out)
        elif need == ROLL_ALL:
            for throw, weight in enumerate(THROW_WAYS[s.seats]):
                out.add_outcome(throw, weight)
        elif need == DRAW_START:
            for seat in range(s.seats):
                out.add_outcome(seat, 1)

    def apply(self, s: StoneAgeState, code: i64) -> None:
        need = s.need()
        seat = s.seat()
        a = s.a()
        b = s.b()
        if code >= actions.CASH and need > ROLL_ALL:
            effects.take_two(s, seat, code - actions.CASH)  # the same decision is asked again
            return
        s.pop()
        if need == PLACE:
            place.apply(s, seat, code)
        elif need == GROUP:
            use.apply(s, seat, code - actions.GROUP)
        elif need == ROLL or need == ROLL_CARD:
            use.rolled(s, seat, a, code)
        elif need == TOOLS:
            use.apply_tools(s, seat, a, b, code - actions.TOOLS)
        elif need == PAY_CARD:
            buy.apply_card(s, seat, a, code)
        elif need == PAY_BUILDING:
            buy.apply_building(s, seat, a, code)
        elif need == TWO:
            if code != actions.KEEP:
                effects.take_two(s, seat, code - actions.TAKE_TWO)
        elif need == PICK_DIE:
            effects.pick_die(s, seat, a, code - actions.DIE)
        elif need == FEED:
            feed.apply(s, seat, a, code)
        else:
            self._drawn(s, need, seat, a, code)
        self._flow(s)

    def _drawn(self, s: StoneAgeState, need: i64, seat: i64, a: i64, code: i64) -> None:
        if need == DRAW_ROW:
            s.deck &= ~bits.bit(code)
            s.row[a] = code
            s.tell("row_card", -1, a, code)
        elif need == DRAW_TILE:
            s.pool &= ~bits.bit(code)
            s.tops[a] = code
            s.left[a] -= 1
            s.tell("tile_up", -1, a, code)
        elif need == DRAW_EXTRA:
            effects.drew_extra(s, seat, code)
        elif need == ROLL_ALL:
            effects.rolled_all(s, seat, code)
        else:
            s.start = code
            s.tell("start_player", code)

    def _flow(self, s: StoneAgeState) -> None:
        """Run what follows by itself until somebody must decide, luck speaks or all is over."""
        while True:
            need = s.need()
            if need == USE_SEAT:
                use.next_seat(s, s.a())
            elif need == FEED_SEAT:
                feed.next_seat(s, s.a())
            elif need == END_ROUND:
                s.pop()
                feed.end_round(s)
            elif need == BEGIN_ROUND:
                s.pop()
                place.begin(s)
            else:
                return

    def copy(self, s: StoneAgeState) -> StoneAgeState:
        return s.copy()

    def sheets(self, s: StoneAgeState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: StoneAgeState) -> str:
        return scoring.ending(s)

    def rounds(self, s: StoneAgeState) -> int:
        return s.round

    def calculate(self, data: Any) -> list[Json]:
        return calculator.calculate(data)

    def evaluate(self, s: StoneAgeState, seat: i64) -> float:
        return evaluate.evaluate(s, seat)

    def appraise(self, s: StoneAgeState, out: vec[float]) -> None:
        evaluate.appraise(s, out)

    def knobs(self, seats: int) -> dict[str, float]:
        return WEIGHTS.knobs(seats)

    def turn_knobs(self, seats: int, values: dict[str, float]) -> None:
        WEIGHTS.turn(seats, values)

    def worth(self, s: StoneAgeState, seat: i64) -> float:
        return evaluate.worth(s, seat, evaluate.rounds_left(s))

    def hide(self, s: StoneAgeState, seat: i64, rng: Rng) -> None:
        hidden.redeal(s, seat, rng)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: StoneAgeState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)

    def decision(self, s: StoneAgeState) -> str:
        return records.DECISIONS.get(s.need(), "")

    def describe(self, s: StoneAgeState, code: int) -> Json:
        return records.describe(s, code)

    def parse(self, s: StoneAgeState, record: Json) -> int:
        return records.parse(s, record)

    def why_not(self, s: StoneAgeState, record: Json) -> Refusal | None:
        return refusals.why_not(s, record)

    def detail(self, s: StoneAgeState, code: int, rng: Rng) -> Json:
        return records.detail(s, code, rng)

    def view(self, s: StoneAgeState, seat: int | None) -> Json:
        return view.view(s, seat)

    def explain(self, event: Event, seat: int | None) -> Json:
        return events.explain(event, seat)

    def seen(self, record: Json, owner: int, seat: int | None) -> Json:
        return hidden.seen(record, owner, seat)

    def check(self, s: StoneAgeState) -> str:
        return invariants.check(s)
