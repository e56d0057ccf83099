"""Moving and attacking on the military track."""

from typing import Final

from mypy_extensions import i64

from megalith.core.choices import Choices
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import effects, people, tracks
from megalith.games.origins.rules.components import (
    ARIES,
    GOLD,
    RED,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import ATTACK_POINTS, MILITARY
from megalith.games.origins.rules.state import OriginsState, Player

# A military action remembers in one number what was done and which attack it allows.
MOVED: Final = 1
ATTACKED: Final = 2
ATTACK: Final = 4  # times NEVER, EITHER or BOTH


def move_open(kit: OriginsKit, me: Player, steps: i64, memory: i64) -> bool:
    if memory & MOVED != 0 or not tracks.can_march(kit, me) or steps == 0:
        return False
    return memory & ATTACKED == 0 or memory // ATTACK == ab.BOTH


def attack_open(memory: i64) -> bool:
    if memory & ATTACKED != 0:
        return False
    return memory & MOVED == 0 or memory // ATTACK == ab.BOTH


def goes_on(kit: OriginsKit, me: Player, steps: i64, memory: i64) -> bool:
    return move_open(kit, me, steps, memory) or attack_open(memory)


def legal(s: OriginsState, seat: i64, steps: i64, memory: i64, out: Choices) -> None:
    if move_open(s.kit, s.players[seat], steps, memory):
        out.add(act.MOVE)
    if attack_open(memory):
        out.add(act.ATTACK)
    if memory & (MOVED | ATTACKED) != 0:
        out.add(act.STOP)


def apply(s: OriginsState, seat: i64, steps: i64, memory: i64, code: i64) -> None:
    if code == act.MOVE:
        s.push(MILITARY, seat, steps, memory | MOVED)
        tracks.march(s, seat, steps)
    elif code == act.ATTACK:
        s.push(MILITARY, seat, steps, memory | ATTACKED)
        attack(s, seat)


def attack(s: OriginsState, seat: i64) -> None:
    """First the bonus of the space, then the points."""
    kit = s.kit
    space = s.players[seat].military
    s.tell("attacked", seat, space)
    s.push(ATTACK_POINTS, seat, 0, 0)
    if kit.space_effect[space] >= 0:
        effects.start(s, seat, kit.space_effect[space], -1, 0)


def attack_points(s: OriginsState, seat: i64) -> i64:
    kit = s.kit
    points = kit.borders[s.players[seat].military] * kit.border_points
    points += tracks.behind(s, seat) * kit.behind_points
    if people.holds(s, seat, ARIES):
        points += _red_dice(s.players[seat]) * kit.aries_points
    return points


def _red_dice(me: Player) -> i64:
    """Red dice among patricians and in seats."""
    n = people.patricians(me, RED)
    for k in range(len(me.seat_dice)):
        if me.seat_dice[k] >= 0 and people.colour_of(me.seat_dice[k]) == RED:
            n += 1
    return n


# -- the bonus "exchange"


def can_give(kit: OriginsKit, me: Player, effect: i64, resource: i64) -> bool:
    return resource < GOLD and me.goods[resource] >= kit.number(effect, 1)


def legal_exchange(kit: OriginsKit, me: Player, effect: i64, out: Choices) -> None:
    for resource in range(GOLD):
        if can_give(kit, me, effect, resource):
            out.add(act.BASIC + resource)
    out.add(act.DECLINE)


def apply_exchange(s: OriginsState, seat: i64, effect: i64, code: i64) -> None:
    kit = s.kit
    if code != act.DECLINE:
        s.players[seat].goods[code - act.BASIC] -= kit.number(effect, 1)
        s.tell("paid", seat, code - act.BASIC, kit.number(effect, 1))
        effects.gain(s, seat, effect, 2)
