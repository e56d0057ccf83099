"""What follows by itself: runs until somebody must decide, luck speaks or the game is over."""

from mypy_extensions import i64

from megalith.games.origins.rules import effects
from megalith.games.origins.rules.needs import (
    ACTION_DONE,
    ACTIVATE,
    AFTER_CLOSE,
    ATTACK_POINTS,
    BEGIN_ROUND,
    CAPRICORN,
    COLLECT_SIX,
    COME_HOME,
    DRAFT_BEGIN,
    DRAFT_END,
    END_CHECK,
    EXTRA_ACTION,
    LAY_CITIZENS,
    LAY_TOWERS,
    MARCH_BACK,
    MILITARY,
    PART,
    ROUND_END,
    SOLO_KEEP,
    TEMPLE_EXTRA,
    TEMPLE_MOVE,
    UPGRADE,
    VISIT,
)
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


def run(s: OriginsState) -> None:
    while True:
        need = s.need()
        if need <= SOLO_KEEP:
            return
        if need > EXTRA_ACTION:
            _step(s, need)
        elif _asked(s, need):
            return
        else:
            s.pop()


def _asked(s: OriginsState, need: i64) -> bool:
    """Whether there is something to choose; what is asked again may be over."""
    kit = s.kit
    seat = s.seat()
    if need == VISIT:
        return visit.goes_on(s, seat, s.a(), s.b())
    if need == ACTIVATE:
        return purchase.goes_on(s, seat, s.a(), s.b())
    if need == MILITARY:
        return military.goes_on(kit, s.players[seat], s.a(), s.b())
    if need == UPGRADE:
        return citizens.goes_on(kit, s.players[seat], s.a(), s.b())
    if need == TEMPLE_EXTRA:
        return temples.offered(s, seat, s.a(), s.b())
    if need == TEMPLE_MOVE:
        return temples.can_move(s, seat, s.a())
    if need == CAPRICORN:
        return turn.can_lift(s.players[seat])
    if need == COLLECT_SIX:
        return not passing.collect_alike(s, seat)
    return True


def _step(s: OriginsState, need: i64) -> None:
    seat = s.seat()
    a = s.a()
    b = s.b()
    s.pop()
    if need == ACTION_DONE:
        turn.action_done(s, seat, a)
    elif need == PART:
        effects.part(s, seat, a, b)
    elif need == ATTACK_POINTS:
        effects.score(s, seat, military.attack_points(s, seat))
    elif need == AFTER_CLOSE:
        district.after_close(s, seat)
    elif need == COME_HOME:
        passing.come_home(s, seat)
    elif need == ROUND_END:
        round_end.begin(s)
    elif need == MARCH_BACK:
        round_end.march_back(s)
    elif need == END_CHECK:
        round_end.end_check(s)
    elif need == BEGIN_ROUND:
        turn.begin_round(s)
    elif need == LAY_CITIZENS:
        deal.lay_citizens(s)
    elif need == LAY_TOWERS:
        deal.lay_towers(s)
    elif need == DRAFT_BEGIN:
        deal.begin_draft(s)
    elif need == DRAFT_END:
        deal.end_draft(s)
