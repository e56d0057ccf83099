"""What follows by itself: runs until somebody must decide, luck speaks or the game is over."""

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins import asking, effects
from megalith.games.origins.phases import district, military, passing, round_end, setup, turn
from megalith.games.origins.state import (
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
    OriginsState,
)


def run(s: OriginsState, out: Choices) -> None:
    """`out` is scratch space: a decision without options is not asked."""
    while True:
        need = s.need()
        if need <= SOLO_KEEP:
            return
        if need > EXTRA_ACTION:
            _step(s, need)
        elif need == COLLECT_SIX:
            if not passing.collect_alike(s, s.seat()):
                return
            s.pop()
        elif _may_be_idle(need):
            asking.fill(s, out)
            if out.count > 0:
                return
            s.pop()
        else:
            return


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
        setup.lay_citizens(s)
    elif need == LAY_TOWERS:
        setup.lay_towers(s)
    elif need == DRAFT_BEGIN:
        setup.begin_draft(s)
    elif need == DRAFT_END:
        setup.end_draft(s)


def _may_be_idle(need: i64) -> bool:
    """Decisions that are asked again, or offers: they may have nothing to choose from."""
    return (
        need == VISIT
        or need == MILITARY
        or need == ACTIVATE
        or need == UPGRADE
        or need == TEMPLE_EXTRA
        or need == TEMPLE_MOVE
        or need == CAPRICORN
    )
