"""The rules as the platform sees them: ladders that lead to the phase in charge."""

from typing import final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Rules
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.origins.rules import actions, choices, flow, invariants, pools, scoring, setup
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.kit import OriginsKit
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
class OriginsRules(Rules[OriginsState]):
    def __init__(self, kit: OriginsKit) -> None:
        self.kit = kit
        self.n_actions = actions.COUNT

    def initial(self, seats: int, options: Chosen) -> OriginsState:
        return setup.new_state(self.kit, seats, options)

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

    def sheets(self, s: OriginsState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: OriginsState) -> str:
        return scoring.ending(s)

    def rounds(self, s: OriginsState) -> int:
        return s.round

    def check(self, s: OriginsState) -> str:
        return invariants.check(s)
