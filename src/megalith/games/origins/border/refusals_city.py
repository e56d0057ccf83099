"""Why not, for actions of a turn, purchases, buildings and temples."""

from megalith.core.errors import Refusal
from megalith.core.game import Json
from megalith.games.origins.border import luck_records, parsing
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import city, people, tracks, usable
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.components import (
    BASES,
    COLOURS,
    PISCES,
    TEMPLES,
    TYPES,
    VIRGO,
)
from megalith.games.origins.rules.phases import purchase, temples, turn, visit
from megalith.games.origins.rules.state import OriginsState


def judge(s: OriginsState, need: int, record: Json, code: int) -> Refusal | None:
    """The reason for a record that is not on the list; None if another judge knows it."""
    if need == need_of.ACTION:
        return _action(s, record, code)
    if need == need_of.VISIT:
        return _visit(s, record)
    if need == need_of.CHOOSE_TILE:
        return _tile(s, record)
    if need == need_of.PLACE_TILE:
        return _cell(s, record)
    if need == need_of.ACTIVATE:
        return _activate(s, record, code)
    if need == need_of.MAGE:
        return _mage(s, record, code)
    if need == need_of.TAKE_WAITING:
        return Refusal("OR-156", "tile-not-in-pool", type=record["type"])
    if need == need_of.TEMPLE_MOVE:
        return _temple(s, record)
    if need == need_of.TEMPLE_EXTRA:
        return _extra(s, record)
    if need == need_of.DISTRICT_CARD:
        rule = "OR-012" if code < 0 else "OR-109"
        return Refusal(rule, "card-does-not-fit", card=record["card"])
    return None


# -- the five actions


def _action(s: OriginsState, record: Json, code: int) -> Refusal | None:
    me = s.players[s.seat()]
    word = record["do"]
    if word == "visit":
        return _worker(s, record, code)
    if word == "close":
        if code < 0:
            return Refusal("OR-105", "no-district", x=record["x"], y=record["y"])
        if me.seat_dice[city.district_at(me, parsing.record_cell(record))] >= 0:
            return Refusal("OR-106", "seat-taken", x=record["x"], y=record["y"])
        return Refusal("OR-107", "no-such-die", colour=record["colour"], value=record["value"])
    if word == "tower":
        colour = COLOURS.index(record["colour"])
        if s.towers[colour] == 0:
            return Refusal("OR-119", "no-tower-disc", colour=record["colour"])
        return Refusal("OR-118", "too-little-gold", gold=int(me.towers[colour]))
    if word == "population":
        if me.bases == BASES:
            return Refusal("OR-122", "no-base-left")
        return Refusal("OR-120", "too-little-food", food=int(turn.base_price(s.kit, me)))
    return None


def _worker(s: OriginsState, record: Json, code: int) -> Refusal | None:
    me = s.players[s.seat()]
    worker, place = divmod(code, int(ab.N_PLACES))
    value = record["value"]
    if record["worker"] == "archon":
        return Refusal("OR-035", "archon-used")
    if record["worker"] == "speaker":
        if me.speakers[value] == 0:
            return Refusal("OR-046", "no-such-speaker", value=value)
    elif me.home[worker] == 0:
        return Refusal("OR-046", "no-such-die", colour=record["worker"], value=value)
    gap = int(visit.gap(s, worker, place))
    return Refusal("OR-049", "gap-too-dear", wisdom=gap, place=place + 1)


# -- a visit


def _visit(s: OriginsState, record: Json) -> Refusal | None:
    place, memory = s.a(), s.b()
    word = record["do"]
    if word == "end":
        return Refusal("OR-051", "main-action-first")
    if word == "main_action":
        action = ab.ACTIONS.index(record["action"])
        if action not in (ab.UPPER[place], ab.LOWER[place]):
            return Refusal("OR-051", "action-elsewhere", action=record["action"])
        mark = visit.UPPER if action == ab.UPPER[place] else visit.LOWER
        if memory & mark or (visit.main_done(memory) and not memory & visit.BOTH):
            return Refusal("OR-053", "main-action-done")
        return Refusal("OR-052", "action-impossible", action=record["action"])
    if word == "bonus" and ab.TOKENS.index(record["token"]) != s.tokens[place]:
        return Refusal("OR-003", "token-elsewhere", token=record["token"])
    if word == "bonus_gold" and not people.holds(s, s.seat(), PISCES):
        return Refusal("OR-178", "zodiac-missing", zodiac="pisces")
    return _bonus(s, place, memory)


def _bonus(s: OriginsState, place: int, memory: int) -> Refusal:
    token = ab.TOKENS[s.tokens[place]]
    if memory & visit.BONUS:
        return Refusal("OR-057", "bonus-done")
    if memory // visit.WHO == visit.SPEAKER:
        return Refusal("OR-056", "speaker-no-bonus")
    if not visit.entitled(s, s.seat(), place, memory):
        archon = memory // visit.WHO == visit.ARCHON
        return Refusal("OR-055" if archon else "OR-054", "wrong-colour", token=token)
    return Refusal("OR-058", "bonus-impossible", token=token)


# -- purchases and abilities


def _tile(s: OriginsState, record: Json) -> Refusal | None:
    kit = s.kit
    seat = s.seat()
    me = s.players[seat]
    kind = luck_records.tile_kind(kit, record)
    if record["source"] == "waiting":
        if not purchase.is_waiting(me, kind):
            return Refusal("OR-080", "tile-not-waiting", type=record["type"])
    elif kind not in s.pool:
        return Refusal("OR-073", "tile-not-in-pool", type=record["type"])
    if record["mode"] == "virgo":
        if not people.holds(s, seat, VIRGO):
            return Refusal("OR-174", "zodiac-missing", zodiac="virgo")
        return Refusal("OR-174", "no-farm")
    return Refusal("OR-030", "tile-too-dear", type=record["type"], stone=int(kit.kind_stone[kind]))


def _cell(s: OriginsState, record: Json) -> Refusal:
    me = s.players[s.seat()]
    at = {"x": record["x"], "y": record["y"]}
    if s.b() == purchase.ON_FARM:
        return Refusal("OR-174", "not-a-farm", **at)
    if city.tile_at(me, parsing.record_cell(record)) >= 0:
        return Refusal("OR-081", "cell-taken", **at)
    return Refusal("OR-081", "no-neighbour", **at)


def _building(s: OriginsState, record: Json) -> Refusal | None:
    """No such building on that cell."""
    me = s.players[s.seat()]
    tile = int(city.tile_at(me, parsing.record_cell(record)))
    if tile < 0 or TYPES[s.kit.tile_type[me.tiles[tile]]] != record["type"]:
        at = {"x": record["x"], "y": record["y"]}
        return Refusal("OR-083", "no-such-building", type=record["type"], **at)
    return None


def _activate(s: OriginsState, record: Json, code: int) -> Refusal | None:
    if record["do"] == "done":
        return None
    missing = _building(s, record)
    if missing is not None:
        return missing
    if not purchase.pending(s.players[s.seat()], code - act.TILE, s.a(), s.b()):
        return Refusal("OR-115" if s.b() >= 0 else "OR-083", "not-pending", type=record["type"])
    return Refusal("OR-087", "ability-idle", type=record["type"])


def _mage(s: OriginsState, record: Json, code: int) -> Refusal:
    kit = s.kit
    missing = _building(s, record)
    if missing is not None:
        return missing
    me = s.players[s.seat()]
    target = code - act.TILE
    if not purchase.beside(me, s.a(), target):
        return Refusal("OR-164", "not-beside", type=record["type"])
    if kit.tile_copies[me.tiles[target]] and s.b() & usable.link(kit, me, target):
        return Refusal("OR-166", "mage-twice")
    return Refusal("OR-087", "ability-idle", type=record["type"])


# -- temples


def _temple(s: OriginsState, record: Json) -> Refusal:
    kit = s.kit
    seat = s.seat()
    temple = TEMPLES.index(record["temple"])
    steps = record["steps"]
    effect = s.a()
    most = int(kit.number(effect, 2))
    if steps == 0:
        return Refusal("OR-092", "one-step-at-least", temple=record["temple"])
    if not tracks.below_top(kit, s.players[seat], temple):
        return Refusal("OR-089", "temple-top", temple=record["temple"])
    if steps > most or temples.move_open(s, seat, effect, temple, steps - 1):
        return Refusal("OR-088", "too-many-steps", temple=record["temple"], steps=most)
    return Refusal("OR-094", "full-distance", temple=record["temple"])


def _extra(s: OriginsState, record: Json) -> Refusal:
    rule = "OR-142" if s.b() >= 0 else "OR-182"
    if TEMPLES.index(record["temple"]) == s.a():
        return Refusal(rule, "another-temple", temple=record["temple"])
    return Refusal("OR-089", "temple-top", temple=record["temple"])
