"""Records as codes: the way back from what files, network, tests and the command line carry."""

from megalith.core.game import Json
from megalith.core.notation import index, within
from megalith.games.origins.border import luck_records
from megalith.games.origins.border.shapes import PLAIN
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import city, people
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.components import (
    BASICS,
    CARDS,
    COLOURS,
    FACES,
    N_COLOURS,
    N_DICE,
    RESOURCES,
    SPEAKER_MOST,
    TEMPLES,
    TYPES,
)
from megalith.games.origins.rules.phases import purchase
from megalith.games.origins.rules.phases.temples import extra_steps
from megalith.games.origins.rules.state import OriginsState


def parse(s: OriginsState, record: Json) -> int:
    """The code of a record, whether legal or not; -1 for what exists nowhere on the table."""
    word: str = record["do"]
    if word in luck_records.SHAPES:
        return luck_records.parse(s, record)
    if word == "bonus":
        index("token", ab.TOKENS, record["token"])
    if word in PLAIN:
        return PLAIN[word]
    if word == "visit":
        place = within("place", record["place"], 1, int(ab.N_PLACES)) - 1
        return _worker(record) * int(ab.N_PLACES) + place
    if word == "main_action":
        return int(act.MAIN) + index("action", ab.ACTIONS, record["action"])
    if word == "tower":
        return int(act.TOWER) + index("colour", COLOURS, record["colour"])
    if word == "collect_six":
        return int(act.SIX) + index("colour", COLOURS, record["colour"])
    if word in ("solo_rise", "set_ship"):
        place = within("place", record["place"], 1, int(ab.N_PLACES)) - 1
        return int(act.RISE if word == "solo_rise" else act.SHIP) + place
    if word in ("gain_basic", "exchange"):
        ids = RESOURCES if word == "gain_basic" else BASICS
        return int(act.BASIC) + index("resource", ids, record["resource"])
    if word == "solo_start_dice":
        return int(act.KEEP) + sum(1 << index("keep", COLOURS, c) for c in set(record["keep"]))
    if word in ("temple_move", "temple_extra"):
        return _parse_temple(s, record)
    if word in ("choose_tile", "take_waiting"):
        return _parse_tile(s, record)
    if "x" in record:
        return _parse_cell(s, record)
    if word == "choose_district_card":
        card = index("card", CARDS, record["card"])
        laid = [int(s.cards[k]) for k in range(len(s.cards))]
        return int(act.CARD) + laid.index(card) if card in laid else -1
    return _parse_die(s, record)


def _worker(record: Json) -> int:
    id, value = record["worker"], record["value"]
    if id == "archon":
        within("value", value, 0, 0)
        return int(act.ARCHON)
    if id == "speaker":
        return int(act.SPEAKER) + within("value", value, 1, int(SPEAKER_MOST))
    ids = [*COLOURS, "archon", "speaker"]
    return _die_code(index("worker", ids, id), value)


def _die_code(colour: int, value: int) -> int:
    return int(people.die_of(colour, within("value", value, 1, int(FACES))))


def record_die(record: Json) -> int:
    return _die_code(index("colour", COLOURS, record["colour"]), record["value"])


def _parse_temple(s: OriginsState, record: Json) -> int:
    temple = index("temple", TEMPLES, record["temple"])
    if record["do"] == "temple_move":
        steps = within("steps", record["steps"], 0, int(act.LONGEST) - 1)
    else:
        steps = int(extra_steps(s.kit, s.b())) if s.need() == need_of.TEMPLE_EXTRA else 0
    return int(act.TEMPLE + temple * act.LONGEST) + steps


def _parse_tile(s: OriginsState, record: Json) -> int:
    kind = luck_records.tile_kind(s.kit, record)
    slots = [int(s.pool[k]) for k in range(len(s.pool))]
    slot = slots.index(kind) if kind in slots else -1
    if record["do"] == "take_waiting":
        return int(act.ASIDE) + slot if slot >= 0 else -1
    mode = index("mode", list(purchase.MODE_IDS), record["mode"])
    if index("source", ["pool", "waiting"], record["source"]) == 1:
        return int(act.WAITING_TILE) + kind * act.MODES + mode
    return int(act.POOL_TILE) + slot * act.MODES + mode if slot >= 0 else -1


def record_cell(record: Json) -> int:
    far = city.MIDDLE - 2
    x = within("x", record["x"], -far, far)
    return int(city.cell(x, within("y", record["y"], -far, far)))


def _parse_cell(s: OriginsState, record: Json) -> int:
    cell = record_cell(record)
    me = s.players[s.seat()]
    if record["do"] == "place_tile":
        mode = s.b() if s.need() == need_of.PLACE_TILE else 0
        return int(purchase.cell_code(me, cell, mode))
    if record["do"] == "close":
        district = int(city.district_at(me, cell))
        die = record_die(record)
        return int(act.CLOSE) + district * int(N_DICE) + die if district >= 0 else -1
    type = index("type", TYPES, record["type"])
    tile = int(city.tile_at(me, cell))
    if tile < 0 or s.kit.tile_type[me.tiles[tile]] != type:
        return -1
    return int(act.TILE) + tile


def _parse_die(s: OriginsState, record: Json) -> int:
    word: str = record["do"]
    if word == "take_speaker":
        value = within("value", record["value"], 1, int(SPEAKER_MOST))
        return int(act.TAKE_SPEAKER) + value * 2 + within("raise", record["raise"], 0, 1)
    die = record_die(record)
    if word == "take_citizen":
        pool = [int(s.citizens[k]) for k in range(len(s.citizens))]
        raised = within("raise", record["raise"], 0, 1)
        return int(act.CITIZEN) + pool.index(die) * 2 + raised if die in pool else -1
    if word == "raise_die":
        add = within("add", record["add"], 1, int(FACES))
        return int(act.RAISE) + die * int(FACES) + add - 1
    if word == "court_swap":
        return int(act.COURT) + die * int(N_COLOURS) + index("to", COLOURS, record["to"])
    if word == "capricorn":
        place = within("place", record["place"], 0, int(ab.N_PLACES))
        return int(act.CAPRICORN) + place * int(N_DICE) + die
    return int(act.DIE) + die
