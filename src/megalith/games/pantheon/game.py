"""Pantheon as the platform sees it: a ladder that leads to the phase in charge."""

from typing import final

from mypy_extensions import i64

from megalith.core.chance import Rng
from megalith.core.choices import Choices
from megalith.core.errors import Refusal
from megalith.core.features import Features
from megalith.core.game import CHANCE, OVER, Event, Game, Json
from megalith.core.kit import bits
from megalith.core.options import Chosen
from megalith.core.sheet import Sheet
from megalith.games.pantheon import actions as act
from megalith.games.pantheon import (
    calculator,
    cards,
    effects,
    evaluate,
    events,
    hidden,
    invariants,
    observe,
    records,
    refusals,
    scoring,
    setup,
    view,
)
from megalith.games.pantheon import needs as n
from megalith.games.pantheon.components import (
    CARDS_OR_GOD,
    EFFECT,
    LAST,
    LASTING,
    PLAYERS,
)
from megalith.games.pantheon.phases import (
    buy,
    close,
    move,
    nations,
    offer,
    prepare,
    turn,
)
from megalith.games.pantheon.state import PantheonState


@final
class Pantheon(Game[PantheonState]):
    def __init__(self) -> None:
        self.id = "pantheon"
        self.version = 1
        self.prefix = "PA"
        self.players = tuple(PLAYERS)
        self.options = setup.options()
        self.guard = {}
        self.n_actions = act.COUNT
        self.shapes = records.SHAPES

    def initial(self, seats: int, options: Chosen) -> PantheonState:
        s = setup.new_state(seats, options)
        self._flow(s)
        return s

    def to_move(self, s: PantheonState) -> i64:
        need = s.need()
        if need > n.LAST_LUCK:
            return s.seat()
        return CHANCE if need >= 0 else OVER

    # -- choices

    def choices(self, s: PantheonState, out: Choices) -> None:
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
            out.add(act.TRAITERA)
            out.add(act.TRAITERA + 1)
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
            effects.legal_pieces(s.a(), out)
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
            effects.demigod_outcomes(s, out)
        elif need == n.DEAL_BONUS:
            prepare.bonus_outcomes(s, out)
        elif need == n.START_PLAYER:
            for seat in range(s.seats):
                out.add_outcome(seat, 1)
        else:
            cards.outcomes(s, out)

    # -- what a choice or an outcome does

    def apply(self, s: PantheonState, code: i64) -> None:
        need = s.need()
        seat = s.seat()
        a = s.a()
        b = s.b()
        s.pop()
        if need <= n.LAST_LUCK:
            self._lucky(s, need, seat, a, b, code)
        elif need == n.PLACE_PIECE:
            move.apply(s, seat, a, b, code)
        elif need == n.CHOOSE_ACTION:
            turn.apply(s, seat, code - act.ACTION)
        elif need == n.FOLLOW:
            move.apply_follow(s, seat, code - act.FOLLOW)
        elif need == n.COMMIT_MOVE:
            move.apply_commit(s, seat, a, code - act.COMMIT)
        elif need == n.BUY_ITEM:
            buy.apply(s, seat, a, code)
        elif need == n.COMMIT_COINS:
            buy.apply_coins(s, seat, code - act.COINS)
        elif need == n.CHOOSE_GOD:
            offer.apply_god(s, seat, code - act.GOD)
        elif need == n.PAY_OFFERING:
            offer.apply_pay(s, seat, a, code - act.PAY)
        elif need == n.DRAW_CARD:
            offer.apply_draw(s, seat, a, code)
        elif need == n.USE_TRAITERA:
            turn.apply_traitera(s, seat, code - act.TRAITERA)
        else:
            self._rare_apply(s, need, seat, a, b, code)
        self._flow(s)

    def _rare_apply(
        self, s: PantheonState, need: i64, seat: i64, a: i64, b: i64, code: i64
    ) -> None:
        if need == n.CHOOSE_BONUS:
            prepare.apply_bonus(s, seat, code - act.BONUS)
        elif need == n.PLACE_BONUS_COLUMN:
            effects.apply_column(s, seat, a, code - act.HEX)
        elif need == n.RAISE_OFFERING:
            effects.apply_raise(s, seat, a, b, code)
        elif need == n.TAKE_PIECES:
            effects.gain_pieces(s, seat, a, code - act.PIECES)
        elif need == n.GALLIA_CHOICE:
            nations.apply_gallia(s, seat, a, code)
        elif need == n.GALLIA_PAY:
            nations.apply_pay(s, seat, a, code)
        elif need == n.DISCARD_CARD:
            nations.apply_discard(s, seat, code - act.DISCARD)
        else:
            nations.apply_exchange(s, seat, code)

    def _lucky(self, s: PantheonState, need: i64, seat: i64, a: i64, b: i64, code: i64) -> None:
        if need == n.DRAW_FROM_DECK:
            cards.drawn(s, seat, code)
        elif need == n.REFILL_ROW:
            cards.into_row(s, a, code)
        elif need == n.DRAW_GOD:
            if b & n.IN_GALLIA:
                nations.turned_up(s, seat, code)
            else:
                effects.god_drawn(s, seat, code, b)
        elif need == n.REVEAL_GOD:
            prepare.god_laid(s, a, code)
        elif need == n.DRAW_BOOTY:
            prepare.booty_laid(s, a, code)
        elif need == n.REVEAL_DEMIGOD:
            prepare.demigod_shown(s, code)
        elif need == n.DRAW_DEMIGOD:
            effects.demigod_drawn(s, seat, code)
        elif need == n.DRAW_NATION:
            prepare.nation_drawn(s, code)
        elif need == n.DEAL_HAND:
            prepare.dealt_hand(s, seat, a, code)
        elif need == n.DEAL_ROW:
            prepare.dealt_row(s, a, code)
        elif need == n.DEAL_BONUS:
            prepare.dealt_bonus(s, seat, a, code)
        else:
            s.start = code
            s.tell("start_player", code)

    # -- what follows by itself

    def _flow(self, s: PantheonState) -> None:
        """Run on until somebody must decide, luck speaks or all is over."""
        while s.need() > n.USE_TRAITERA:
            need = s.need()
            if need == n.FILL_ROW:
                cards.fill_row(s)
            elif need == n.DRAW_CARDS:
                cards.next_draw(s)
            elif need == n.RESOLVE:
                move.resolve(s)
            elif need == n.RUN_EFFECT:
                self._run_effect(s)
            elif need == n.DRAW_GODS:
                effects.next_god(s)
            elif need == n.DRAW_DEMIGODS:
                effects.next_demigod(s)
            elif need == n.FOLLOWERS:
                move.next_follower(s)
            elif need == n.FIT_HAND:
                nations.next_hand(s)
            else:
                self._popped_flow(s, need)

    def _popped_flow(self, s: PantheonState, need: i64) -> None:
        seat = s.seat()
        a = s.a()
        s.pop()
        if need == n.FINISH:
            move.finish(s, seat)
        elif need == n.AFTER_ACTION:
            turn.after(s, seat)
        elif need == n.BEGIN_TURN:
            turn.begin(s, seat)
        elif need == n.TO_BOX:
            s.god_box[a] += 1
        elif need == n.SHOW_DEMIGODS:
            prepare.next_shown(s, a)
        elif need == n.LAY_GODS:
            prepare.next_god(s, a)
        elif need == n.LAY_BOOTY:
            prepare.next_booty(s, a)
        elif need == n.NATION_TURN:
            prepare.nation_turn(s, a)
        elif need == n.SET_TEMPLE:
            prepare.set_temple(s)
        elif need == n.EPOCH_DRAW:
            prepare.epoch_draw(s, a)
        elif need == n.BONUS_TURN:
            prepare.bonus_turn(s, a)
        elif need == n.BEGIN_ACTIONS:
            turn.begin_phase(s)
        elif need == n.END_EPOCH:
            close.end_epoch(s)
        elif need == n.BEGIN_EPOCH:
            prepare.begin_epoch(s)
        else:
            prepare.set_up(s)

    def _run_effect(self, s: PantheonState) -> None:
        """One effect of a god, token or nation; the next one of the same owner waits below."""
        seat = s.seat()
        effect = s.a()
        origin = s.b()
        s.pop()
        if LAST[effect] == 0:
            s.push(n.RUN_EFFECT, seat, effect + 1, origin)
        if EFFECT[effect] >= CARDS_OR_GOD and EFFECT[effect] < LASTING:
            nations.run(s, seat, effect)
        else:
            effects.run(s, seat, effect, origin)

    def copy(self, s: PantheonState) -> PantheonState:
        return s.copy()

    # -- results, bots, and what people and files see

    def sheets(self, s: PantheonState) -> list[Sheet]:
        return scoring.sheets(s)

    def ending(self, s: PantheonState) -> str:
        return scoring.ending(s)

    def rounds(self, s: PantheonState) -> int:
        return max(1, s.epoch)

    def calculate(self, data: Json) -> list[Json]:
        return calculator.calculate(data)

    def evaluate(self, s: PantheonState, seat: i64) -> float:
        return evaluate.evaluate(s, seat)

    def hide(self, s: PantheonState, seat: i64, rng: Rng) -> None:
        hidden.redeal(s, seat, rng)

    def slots(self, seats: int) -> list[str]:
        return observe.slots(seats)

    def observe(self, s: PantheonState, seat: i64, out: Features) -> None:
        observe.observe(s, seat, out)

    def decision(self, s: PantheonState) -> str:
        return records.DECISIONS.get(s.need(), "")

    def describe(self, s: PantheonState, code: int) -> Json:
        return records.describe(s, code)

    def parse(self, s: PantheonState, record: Json) -> int:
        return records.parse(s, record)

    def why_not(self, s: PantheonState, record: Json) -> Refusal | None:
        return refusals.why_not(s, record)

    def view(self, s: PantheonState, seat: int | None) -> Json:
        return view.view(s, seat)

    def explain(self, event: Event, seat: int | None) -> Json:
        return events.explain(event, seat)

    def seen(self, record: Json, owner: int, seat: int | None) -> Json:
        return hidden.seen(record, owner, seat)

    def check(self, s: PantheonState) -> str:
        return invariants.check(s)
