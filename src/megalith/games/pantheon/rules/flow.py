"""Outcomes of luck, and what follows by itself until somebody must decide."""

from mypy_extensions import i64

from megalith.games.pantheon.rules import cards, demigods, effects
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.phases import close, move, nations, prepare, turn
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import CARDS_OR_GOD, LASTING


def outcome(s: PantheonState, need: i64, seat: i64, a: i64, b: i64, code: i64) -> None:
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
        demigods.drawn(s, seat, code)
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


def run(s: PantheonState) -> None:
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
            _run_effect(s)
        elif need == n.DRAW_GODS:
            effects.next_god(s)
        elif need == n.DRAW_DEMIGODS:
            demigods.next_one(s)
        elif need == n.FOLLOWERS:
            move.next_follower(s)
        elif need == n.FIT_HAND:
            nations.next_hand(s)
        else:
            _next(s, need)


def _next(s: PantheonState, need: i64) -> None:
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


def _run_effect(s: PantheonState) -> None:
    """One effect of a god, token or nation; the next one of the same owner waits below."""
    kit = s.kit
    seat = s.seat()
    effect = s.a()
    origin = s.b()
    s.pop()
    if kit.last[effect] == 0:
        s.push(n.RUN_EFFECT, seat, effect + 1, origin)
    if kit.effect[effect] >= CARDS_OR_GOD and kit.effect[effect] < LASTING:
        nations.run(s, seat, effect)
    else:
        effects.run(s, seat, effect, origin)
