"""The part of the evaluation that looks ahead: workers on the board and at home."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.kit import bits
from megalith.games.stone_age.mind import food, gains, resources
from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import (
    BUILDING1,
    CARD1,
    FARMER,
    FIELD,
    HUNT,
    HUT,
    N_PLACES,
    RIVER,
    TOOL_MAKER,
    StoneAgeKit,
)
from megalith.games.stone_age.rules.needs import PAY_BUILDING, PAY_CARD, TOOLS
from megalith.games.stone_age.rules.phases import place
from megalith.games.stone_age.rules.state import Player, StoneAgeState

PIPS: Final = 3.5  # of one die


def gathered(s: StoneAgeState, seat: i64, w: Weights, where: i64) -> float:
    """What the workers at a place will bring, about."""
    workers = s.placed[4 * where + seat]
    return _amount(s.kit, w, where, workers) if workers > 0 else 0.0


def pending(
    s: StoneAgeState,
    seat: i64,
    w: Weights,
    have: vec[float],
    left: float,
    hungry: float,
    short: float,
) -> float:
    """What workers on the board, and the business at hand, will bring; food is in food.py.

    `have` has the resources at hand, and then those that will be left.
    """
    kit = s.kit
    me = s.players[seat]
    asked: i64 = -1  # the place whose purchase is being decided
    total = -resources.pile(w, have, left)
    bonus = resources.bonus(kit, me, w)
    gathers = s.phase == 1
    if s.seat() == seat:
        need = s.need()
        if need == TOOLS:
            gathers = True
            if s.a() > 0:
                have[s.a() - 1] += float(s.b() // kit.divider[s.a()])
        elif need == PAY_CARD:
            asked = CARD1 + s.a()
        elif need == PAY_BUILDING:
            asked = BUILDING1 + s.a()
    for spot in range(HUNT, RIVER + 1):
        if s.placed[4 * spot + seat] > 0:
            gathers = True
            if spot > HUNT:
                have[spot - 1] += gathered(s, seat, w, spot)
    total += resources.pile(w, have, left)
    for spot in range(N_PLACES - 1, TOOL_MAKER - 1, -1):
        if s.placed[4 * spot + seat] == 0 and spot != asked:
            continue
        if spot == TOOL_MAKER:
            total += gains.tool(kit, me, w, left)
        elif spot == HUT:
            total += gains.worker(kit, me, w, left)
        elif spot == FIELD:
            total += resources.figures(kit, me, FARMER) if me.track < kit.track_max else 0.0
        elif spot < BUILDING1:
            gain = gains.card(kit, me, w, s.row[spot - CARD1], have, left, hungry, short)
            gain = resources.buy(w, gain, float(kit.card_cost[spot - CARD1]), have, left)
            total += gain if gain > 0.0 else 0.0
        elif s.tops[spot - BUILDING1] >= 0:
            gain = resources.build(kit, w, s.tops[spot - BUILDING1], bonus, have, left)
            total += gain if gain > 0.0 else 0.0
    if gathers:
        total += w.ready * _ready(me)
    if left > 0.0 or me.home > 0:
        total += w.plan * resources.plan(s, w, bonus, have, left)
    return total


def at_home(
    s: StoneAgeState,
    seat: i64,
    w: Weights,
    have: vec[float],
    left: float,
    hungry: float,
    short: float,
) -> float:
    """What workers at home can still gather: as many as fit in the best place, then the next.

    Nobody goes to a place twice in a round, so single workers here and there are worth less.
    """
    kit = s.kit
    idle = s.players[seat].home
    been: i64 = 0
    total = 0.0
    while idle > 0:
        best: i64 = -1
        group: i64 = 0
        most = 0.0
        for where in range(HUNT, RIVER + 1):
            if bits.has(been, where) or place.obstacle(s, seat, where) != place.FREE:
                continue
            workers = idle
            if where == HUNT:
                workers = _hunters(kit, idle, short)
                brought = food.cost(kit, w, left, hungry, short)
                brought -= food.cost(kit, w, left, hungry, short - _amount(kit, w, HUNT, workers))
            else:
                if kit.rings[where] - place.taken(s, where) < workers:
                    workers = kit.rings[where] - place.taken(s, where)
                brought = resources.more(w, where - 1, have, _amount(kit, w, where, workers), left)
            if brought / float(workers) > most:
                best = where
                group = workers
                most = brought / float(workers)
        if best < 0:
            return total
        been |= bits.bit(best)
        idle -= group
        total += most * float(group)
    return total


def _hunters(kit: StoneAgeKit, idle: i64, short: float) -> i64:
    """As many as are needed to feed all this round, at least one."""
    for workers in range(1, idle):
        if float(workers) * PIPS / float(kit.divider[HUNT]) >= short:
            return workers
    return idle


def _amount(kit: StoneAgeKit, w: Weights, where: i64, workers: i64) -> float:
    """What so many workers bring from a place, about."""
    divider = float(kit.divider[where])
    pips = float(workers) * PIPS - 0.5 * (divider - 1.0) + w.gather
    return pips / divider


def _ready(me: Player) -> float:
    """Tool points that are not yet used this round."""
    n: i64 = 0
    for slot in range(3):
        if not bits.has(me.used, slot):
            n += me.tools[slot]
    return float(n)
