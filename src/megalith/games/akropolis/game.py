"""Akropolis as the platform sees it: set-up, and a ladder that leads to the phase in charge."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Event, Game, Json, empty_stack
from megalith.core.kit import bits
from megalith.core.options import Chosen, Option
from megalith.core.sheet import Sheet
from megalith.games.akropolis import (
    actions,
    calculator,
    evaluate,
    events,
    grid,
    invariants,
    observe,
    records,
    refusals,
    scoring,
    view,
)
from megalith.games.akropolis.components import (
    ARCHITECTS,
    POOL,
    SETTINGS,
    SITE_SIZE,
    SOLO_STONES,
    STACKS,
    START_FACE,
    START_SIZE,
    STARTING_STONES,
    TURNS,
    VARIANTS,
    setup,
)
from megalith.games.akropolis.phases import place, site, turn
from megalith.games.akropolis.state import (
    ALL_TILES,
    BEGIN_ROUND,
    BEGIN_TURN,
    CHOOSE,
    DRAW_FIRST,
    EDGE,
    LEFT_TO_RIGHT,
    PLACE,
    REFILL,
    SILENT_SCORES,
    AkropolisState,
    City,
    top,
)
from megalith.games.akropolis.surface import blank
from megalith.games.akropolis.weights import WEIGHTS


def options() -> tuple[Option, ...]:
    """The settings of the data file; the number of players is no option here."""
    made: list[Option] = []
    for row in SETTINGS:
        values = row.get("values", (False, True))
        if row["id"] != "players":
            made.append(Option(row["id"], row["default"], values))
    return tuple(made)


def rule_bits(chosen: Chosen) -> i64:
    """The options as bits of one number."""
    rules: i64 = 0
    for kind, variant in enumerate(VARIANTS):
        if chosen[variant]:
            rules |= bits.bit(kind)
    if chosen["enclosed_cells"] == "edge":
        rules |= bits.bit(EDGE)
    if chosen["long_game"]:
        rules |= bits.bit(ALL_TILES)
    if chosen["site_direction"] == "left_to_right":
        rules |= bits.bit(LEFT_TO_RIGHT)
    if not chosen["live_scores"]:
        rules |= bits.bit(SILENT_SCORES)
    return rules


def new_city(turns: i64) -> City:
    """The start tile, on the ground, and room for a tile a turn."""
    size = START_SIZE + 3 * turns
    city = City(0, 0, blank(turns), blank(turns), START_SIZE, blank(size), blank(size))
    for k in range(START_SIZE):
        city.cells[k] = grid.START[k]
        city.tops[k] = top(1, 0, START_FACE[k])
    return city


def new_automa(turns: i64) -> City:
    """Tiles and stones only: it has no map."""
    return City(0, 0, blank(turns), blank(0), 0, blank(0), blank(0))


def hand_out_stones(s: AkropolisState) -> None:
    """The later in the first round, the more stones."""
    for k in range(turn.sides(s)):
        stones = STARTING_STONES[k] if s.architect < 0 else SOLO_STONES[k]
        s.cities[(s.first + k) % turn.sides(s)].stones = stones


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
        rules = rule_bits(options)
        table = setup(seats, bits.has(rules, ALL_TILES))
        cities = [new_city(TURNS[table]) for _ in range(seats)]
        if seats == 1:
            cities.append(new_automa(TURNS[table]))
        s = AkropolisState(
            seats,
            0,
            empty_stack(),
            rules,
            ARCHITECTS.index(str(options["solo_architect"])) if seats == 1 else -1,
            0,
            1,
            0,
            0,
            vec[i64]([-1] * SITE_SIZE[table]),
            STACKS[table],
            POOL[table],
            -1,
            cities,
        )
        s.push(BEGIN_ROUND, 0, 0, 0)
        site.open_site(s, SITE_SIZE[table])
        if options["first_player"] == "random" and seats > 1:
            s.push(DRAW_FIRST, 0, 0, 0)
        else:
            hand_out_stones(s)
        return s

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
            hand_out_stones(s)
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
