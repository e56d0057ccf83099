"""Why not, for resources, the military track, dice, ships and advisors."""

from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.games.origins.border import parsing
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules import people, pools, tracks
from megalith.games.origins.rules.components import (
    COLOURS,
    FACES,
    GOLD,
    N_DICE,
    RESOURCES,
    SAGITTARIUS,
)
from megalith.games.origins.rules.phases import military
from megalith.games.origins.rules.state import OriginsState


def judge(s: OriginsState, need: int, record: Json, code: int) -> Refusal | None:
    """The reason for a record that is not on the list; None if there is no special one."""
    if need == need_of.GAIN_BASIC:
        gold = record["resource"] == RESOURCES[GOLD]
        return Refusal("OR-025" if gold else "OR-152", "not-offered", resource=record["resource"])
    if need == need_of.EXCHANGE:
        return Refusal("OR-072", "not-owned", resource=record["resource"])
    if need == need_of.MILITARY:
        return _military(s, record)
    if need == need_of.RISE:
        return _rise(s, record)
    if need == need_of.CITIZEN:
        return _citizen(s, record, code)
    if need == need_of.SPEAKER:
        if s.speakers[record["value"]] == 0:
            return Refusal("OR-103", "no-such-speaker", value=record["value"])
        return _raised(s, record["value"])
    if need == need_of.UPGRADE:
        return _upgrade(s, record)
    if need == need_of.CAPRICORN:
        return _capricorn(s, record)
    if need == need_of.COLLECT_SIX:
        return Refusal("OR-126", "no-such-six", colour=record["colour"])
    if need == need_of.DRAFT_DIE:
        return _no_die("OR-020", record)
    if need == need_of.SOLO_START:
        return Refusal("OR-204", "not-these-dice")
    return _die(s, need, record)


def _no_die(rule: str, record: Json) -> Refusal:
    return Refusal(rule, "no-such-die", colour=record["colour"], value=record["value"])


def _military(s: OriginsState, record: Json) -> Refusal | None:
    me = s.players[s.seat()]
    both = s.b() // military.ATTACK == ab.BOTH
    rule = "OR-066" if both else "OR-067"
    if record["do"] == "stop":
        return Refusal(rule, "move-or-attack-first")
    if record["do"] == "military_move" and not tracks.can_march(s.kit, me):
        return Refusal("OR-065", "last-space")
    return Refusal(rule, "done-before" if both else "one-of-two")


def _rise(s: OriginsState, record: Json) -> Refusal:
    if record["do"] == "spend_token":
        return Refusal("OR-208", "no-token")
    if record["do"] == "no_rise":
        return Refusal("OR-207", "neighbour-can-rise")
    place = record["place"] - 1
    if abs(place - int(s.a())) == 1:
        return Refusal("OR-207", "ship-at-most", place=record["place"])
    return Refusal("OR-206", "no-neighbour-place", place=record["place"])


def _citizen(s: OriginsState, record: Json, code: int) -> Refusal | None:
    if record["do"] == "decline":
        return Refusal("OR-177" if s.a() else "OR-096", "cannot-decline")
    if code < 0:
        return _no_die("OR-096", record)
    slot = [int(s.citizens[k]) for k in range(len(s.citizens))].index(parsing.record_die(record))
    if not pools.can_take(s, s.seat(), slot, s.a()):
        price = int(pools.citizen_price(s, s.seat(), slot))
        return Refusal("OR-096", "too-little-wisdom", wisdom=price)
    return _raised(s, record["value"])


def _raised(s: OriginsState, value: int) -> Refusal:
    if people.holds(s, s.seat(), SAGITTARIUS):
        return Refusal("OR-039", "highest-value", value=value)
    return Refusal("OR-180", "zodiac-missing", zodiac="sagittarius")


def _upgrade(s: OriginsState, record: Json) -> Refusal:
    if record["do"] == "stop":
        return Refusal("OR-099", "one-food-at-least")
    if record["do"] == "upgrade_move":
        return Refusal("OR-065", "last-space")
    return _no_die("OR-099", record)


def _capricorn(s: OriginsState, record: Json) -> Refusal | None:
    if record["do"] == "decline":
        return None
    me = s.players[s.seat()]
    die = parsing.record_die(record)
    place = record["place"] - 1
    there = me.home[die] if place < 0 else me.away[place * N_DICE + die]
    if there == 0:
        return _no_die("OR-172", record)
    return Refusal("OR-039", "highest-value", value=int(FACES))


def _die(s: OriginsState, need: int, record: Json) -> Refusal | None:
    """Main Gate, Veteran Colony and Court."""
    rules = {need_of.RAISE_DIE: "OR-162", need_of.VETERAN: "OR-150", need_of.COURT: "OR-158"}
    if need not in rules:
        return None
    if s.players[s.seat()].home[parsing.record_die(record)] == 0:
        return _no_die(rules[need], record)
    if need == need_of.RAISE_DIE:
        return Refusal("OR-162", "too-much-added", add=record["add"])
    if need == need_of.VETERAN:
        return Refusal("OR-150", "veteran-colour", colour=COLOURS[s.kit.number(s.a(), 1)])
    if record["to"] == record["colour"]:
        return Refusal("OR-158", "same-colour", colour=record["colour"])
    return Refusal("OR-158", "reserve-empty", colour=record["to"])
