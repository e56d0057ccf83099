"""The part of the evaluation that feeds: hunger of this round, and of the rounds to come."""

from mypy_extensions import i64

from megalith.games.stone_age.mind.weights import Weights
from megalith.games.stone_age.rules.components import FIELD, HUNT, HUT, StoneAgeKit
from megalith.games.stone_age.rules.needs import TOOLS
from megalith.games.stone_age.rules.state import StoneAgeState


def gap(s: StoneAgeState, seat: i64) -> float:
    """Food that the fields do not bring, a round, when the village places are used."""
    kit = s.kit
    me = s.players[seat]
    mouths = me.workers
    track = me.track
    if s.placed[4 * HUT + seat] > 0 and mouths < kit.workers_max:
        mouths += 1
    if s.placed[4 * FIELD + seat] > 0 and track < kit.track_max:
        track += 1
    return float(mouths - track)


def lack(s: StoneAgeState, seat: i64, hungry: float, hunted: float) -> float:
    """Food that this round will miss, or below 0 leave over."""
    food = float(s.players[seat].food)
    if s.phase == 3:
        return -food
    if s.seat() == seat and s.need() == TOOLS and s.a() == HUNT:
        food += float(s.b() // s.kit.divider[HUNT])
    return hungry - food - hunted


def cost(kit: StoneAgeKit, w: Weights, left: float, hungry: float, short: float) -> float:
    """Points that feeding will take until the end; a hungry round takes ten at most."""
    now = 0.0
    spare = 0.0
    if short > 0.0:
        now = _at_most(kit, short * w.hunger, 1.0)
    else:
        spare = -short
    missing = left * hungry - spare
    if missing <= 0.0:
        return now + missing * w.spare
    return now + _at_most(kit, missing * w.missing, left)


def _at_most(kit: StoneAgeKit, points: float, rounds: float) -> float:
    most = -float(kit.hunger_points) * rounds
    return points if points < most else most
