"""The rules as the platform sees them: ladders that lead to the phase in charge."""

from typing import final

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Rules
from megalith.core.kit import bits
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.stone_age.rules import (
    actions,
    effects,
    flow,
    hidden,
    invariants,
    scoring,
    setup,
)
from megalith.games.stone_age.rules.components import THROW_WAYS, TWO_BIT, StoneAgeKit
from megalith.games.stone_age.rules.mixes import N_PAIRS
from megalith.games.stone_age.rules.needs import (
    DRAW_EXTRA,
    DRAW_ROW,
    DRAW_START,
    DRAW_TILE,
    FEED,
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
)
from megalith.games.stone_age.rules.phases import buy, feed, place, use
from megalith.games.stone_age.rules.state import StoneAgeState


@final
class StoneAgeRules(Rules[StoneAgeState]):
    def __init__(self, kit: StoneAgeKit) -> None:
        self.kit = kit
        self.n_actions = actions.COUNT

    def initial(self, seats: int, options: Chosen) -> StoneAgeState:
        return setup.new_state(self.kit, seats, options)

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
        flow.run(s)

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

    def sheets(self, s: StoneAgeState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: StoneAgeState) -> str:
        return scoring.ending(s)

    def rounds(self, s: StoneAgeState) -> int:
        return s.round

    def hide(self, s: StoneAgeState, seat: i64, rng: Rng) -> None:
        hidden.redeal(s, seat, rng)

    def check(self, s: StoneAgeState) -> str:
        return invariants.check(s)
