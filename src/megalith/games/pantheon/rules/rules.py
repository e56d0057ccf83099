"""The rules as the platform sees them: ladders that lead to the phase in charge."""

from typing import final

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.game import CHANCE, OVER, Rules
from megalith.core.kit import bits
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import (
    cards,
    demigods,
    effects,
    flow,
    hidden,
    invariants,
    scoring,
    setup,
)
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.phases import buy, move, nations, offer, prepare, turn
from megalith.games.pantheon.rules.state import PantheonState


@final
class PantheonRules(Rules[PantheonState]):
    def __init__(self, kit: PantheonKit) -> None:
        self.kit = kit
        self.n_actions = int(kit.act.count)

    def initial(self, seats: int, options: Chosen) -> PantheonState:
        s = setup.new_state(self.kit, seats, options)
        flow.run(s)
        return s

    def to_move(self, s: PantheonState) -> i64:
        need = s.need()
        if need > n.LAST_LUCK:
            return s.seat()
        return CHANCE if need >= 0 else OVER

    def choices(self, s: PantheonState, out: Choices) -> None:
        kit = s.kit
        out.clear()
        need = s.need()
        if need <= n.LAST_LUCK:
            self._outcomes(s, need, out)
            return
        seat = s.seat()
        if need == n.PLACE_PIECE:
            move.legal(s, seat, s.a(), s.b(), out)
        elif need == n.CHOOSE_ACTION:
            turn.legal(s, seat, out)
        elif need == n.FOLLOW:
            move.legal_follow(s, seat, out)
        elif need == n.COMMIT_MOVE:
            move.legal_commit(s, seat, s.a(), out)
        elif need == n.BUY_ITEM:
            buy.legal(s, seat, s.a(), s.b(), out)
        elif need == n.COMMIT_COINS:
            buy.legal_coins(s, seat, out)
        elif need == n.CHOOSE_GOD:
            offer.legal_god(s, seat, out)
        elif need == n.PAY_OFFERING:
            offer.legal_pay(s, seat, s.a(), out)
        elif need == n.DRAW_CARD:
            offer.legal_draw(s, s.a(), out)
        elif need == n.USE_TRAITERA:
            out.add(kit.act.traitera)
            out.add(kit.act.traitera + 1)
        else:
            self._rare_choices(s, need, seat, out)

    def _rare_choices(self, s: PantheonState, need: i64, seat: i64, out: Choices) -> None:
        """What nations and tokens ask."""
        if need == n.CHOOSE_BONUS:
            prepare.legal_bonus(s, out)
        elif need == n.PLACE_BONUS_COLUMN:
            effects.legal_column(s, seat, out)
        elif need == n.RAISE_OFFERING:
            effects.legal_raise(s, seat, s.b(), out)
        elif need == n.TAKE_PIECES:
            effects.legal_pieces(s.kit, s.a(), out)
        elif need == n.GALLIA_CHOICE:
            nations.legal_gallia(s, out)
        elif need == n.GALLIA_PAY:
            nations.legal_pay(s, seat, s.a(), out)
        elif need == n.DISCARD_CARD:
            nations.legal_discard(s, seat, out)
        else:
            nations.legal_exchange(s, seat, out)

    def _outcomes(self, s: PantheonState, need: i64, out: Choices) -> None:
        if need == n.DRAW_NATION:
            bits.add_each(s.unseen, out)
        elif need == n.REVEAL_GOD or need == n.DRAW_GOD:
            effects.god_outcomes(s, out)
        elif need == n.DRAW_BOOTY:
            prepare.booty_outcomes(s, out)
        elif need == n.REVEAL_DEMIGOD or need == n.DRAW_DEMIGOD:
            demigods.outcomes(s, out)
        elif need == n.DEAL_BONUS:
            prepare.bonus_outcomes(s, out)
        elif need == n.START_PLAYER:
            for seat in range(s.seats):
                out.add_outcome(seat, 1)
        else:
            cards.outcomes(s, out)

    def apply(self, s: PantheonState, code: i64) -> None:
        kit = s.kit
        need = s.need()
        seat = s.seat()
        a = s.a()
        b = s.b()
        s.pop()
        if need <= n.LAST_LUCK:
            flow.outcome(s, need, seat, a, b, code)
        elif need == n.PLACE_PIECE:
            move.apply(s, seat, a, b, code)
        elif need == n.CHOOSE_ACTION:
            turn.apply(s, seat, code - kit.act.action)
        elif need == n.FOLLOW:
            move.apply_follow(s, seat, code - kit.act.follow)
        elif need == n.COMMIT_MOVE:
            move.apply_commit(s, seat, a, code - kit.act.commit)
        elif need == n.BUY_ITEM:
            buy.apply(s, seat, a, code)
        elif need == n.COMMIT_COINS:
            buy.apply_coins(s, seat, code - kit.act.coins)
        elif need == n.CHOOSE_GOD:
            offer.apply_god(s, seat, code - kit.act.god)
        elif need == n.PAY_OFFERING:
            offer.apply_pay(s, seat, a, code - kit.act.pay)
        elif need == n.DRAW_CARD:
            offer.apply_draw(s, seat, a, code)
        elif need == n.USE_TRAITERA:
            turn.apply_traitera(s, seat, code - kit.act.traitera)
        else:
            self._rare_apply(s, need, seat, a, b, code)
        flow.run(s)

    def _rare_apply(
        self, s: PantheonState, need: i64, seat: i64, a: i64, b: i64, code: i64
    ) -> None:
        kit = s.kit
        if need == n.CHOOSE_BONUS:
            prepare.apply_bonus(s, seat, code - kit.act.bonus)
        elif need == n.PLACE_BONUS_COLUMN:
            effects.apply_column(s, seat, a, code - act.HEX)
        elif need == n.RAISE_OFFERING:
            effects.apply_raise(s, seat, a, b, code)
        elif need == n.TAKE_PIECES:
            effects.gain_pieces(s, seat, a, code - kit.act.pieces)
        elif need == n.GALLIA_CHOICE:
            nations.apply_gallia(s, seat, a, code)
        elif need == n.GALLIA_PAY:
            nations.apply_pay(s, seat, a, code)
        elif need == n.DISCARD_CARD:
            nations.apply_discard(s, seat, code - kit.act.discard)
        else:
            nations.apply_exchange(s, seat, code)

    def sheets(self, s: PantheonState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: PantheonState) -> str:
        return scoring.ending(s)

    def rounds(self, s: PantheonState) -> int:
        return max(1, s.epoch)

    def hide(self, s: PantheonState, seat: i64, rng: Rng) -> None:
        hidden.redeal(s, seat, rng)

    def check(self, s: PantheonState) -> str:
        return invariants.check(s)
