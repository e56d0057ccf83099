"""Codes as records and back: what files, network, tests and the command line carry."""

from typing import Final

from megalith.core.game import Json
from megalith.games.origins.border import luck_records
from megalith.games.origins.border.parsing import parse as parse
from megalith.games.origins.border.shapes import DECISIONS, PLAIN
from megalith.games.origins.border.shapes import SHAPES as SHAPES
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import city, people
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules.components import (
    CARDS,
    COLOURS,
    FACES,
    N_COLOURS,
    N_DICE,
    RESOURCES,
    TEMPLES,
    TYPES,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases import purchase
from megalith.games.origins.rules.state import OriginsState

_PLAIN_WORDS: Final = {code: word for word, code in PLAIN.items()}


# -- codes as records


def decision(s: OriginsState) -> str:
    """The name of what is asked now."""
    return DECISIONS.get(int(s.need()), "")


def describe(s: OriginsState, code: int) -> Json:
    need = int(s.need())
    if need <= need_of.SOLO_KEEP:
        return luck_records.describe(s, code)
    if code == act.BONUS:
        return {"do": "bonus", "token": ab.TOKENS[s.tokens[s.a()]]}
    if code in _PLAIN_WORDS:
        return {"do": _PLAIN_WORDS[code]}
    if need == need_of.ACTION:
        return _describe_action(s, code)
    return {"do": _word(need), **_fields(s, need, code)}


def _word(need: int) -> str:
    if need == need_of.VISIT:
        return "main_action"
    return "upgrade_die" if need == need_of.UPGRADE else DECISIONS[need]


def _die(die: int) -> Json:
    return {"colour": COLOURS[people.colour_of(die)], "value": int(people.value_of(die))}


def _at(cell: int) -> Json:
    return {"x": int(city.x_of(cell)), "y": int(city.y_of(cell))}


def _tile(kit: OriginsKit, kind: int) -> Json:
    return {"type": TYPES[kit.kind_type[kind]], "stone": int(kit.kind_stone[kind])}


def _describe_action(s: OriginsState, code: int) -> Json:
    if code < act.CLOSE:
        worker, place = divmod(code, int(ab.N_PLACES))
        return {"do": "visit", **worker_record(worker), "place": place + 1}
    if code < act.TOWER:
        k, die = divmod(code - int(act.CLOSE), int(N_DICE))
        return {"do": "close", **_at(s.players[s.seat()].seats[k]), **_die(die)}
    return {"do": "tower", "colour": COLOURS[code - act.TOWER]}


def worker_record(worker: int) -> Json:
    if worker == act.ARCHON:
        return {"worker": "archon", "value": 0}
    if worker > act.ARCHON:
        return {"worker": "speaker", "value": int(worker - act.SPEAKER)}
    return {"worker": COLOURS[people.colour_of(worker)], "value": int(people.value_of(worker))}


def _fields(s: OriginsState, need: int, code: int) -> Json:
    me = s.players[s.seat()]
    if need == need_of.VISIT:
        return {"action": ab.ACTIONS[code - act.MAIN]}
    if need in (need_of.GAIN_BASIC, need_of.EXCHANGE):
        return {"resource": RESOURCES[code - act.BASIC]}
    if need == need_of.CHOOSE_TILE:
        return _tile_choice(s, code)
    if need == need_of.PLACE_TILE:
        return _at(purchase.code_cell(me, code, s.b()))
    if need in (need_of.ACTIVATE, need_of.MAGE):
        tile = code - act.TILE
        return {"type": TYPES[s.kit.tile_type[me.tiles[tile]]], **_at(me.cells[tile])}
    if need in (need_of.TEMPLE_MOVE, need_of.TEMPLE_EXTRA):
        temple, steps = divmod(code - int(act.TEMPLE), int(act.LONGEST))
        shown: Json = {"temple": TEMPLES[temple]}
        return {**shown, "steps": steps} if need == need_of.TEMPLE_MOVE else shown
    if need == need_of.DISTRICT_CARD:
        return {"card": CARDS[s.cards[code - act.CARD]]}
    return _die_fields(s, need, code)


def _die_fields(s: OriginsState, need: int, code: int) -> Json:
    """Decisions about dice, ships and slots."""
    if need in (need_of.DRAFT_DIE, need_of.UPGRADE, need_of.VETERAN):
        return _die(code - int(act.DIE))
    if need == need_of.CITIZEN:
        slot, raised = divmod(code - int(act.CITIZEN), 2)
        return {**_die(s.citizens[slot]), "raise": raised}
    if need == need_of.SPEAKER:
        value, raised = divmod(code - int(act.TAKE_SPEAKER), 2)
        return {"value": value, "raise": raised}
    if need == need_of.RAISE_DIE:
        die, add = divmod(code - int(act.RAISE), int(FACES))
        return {**_die(die), "add": add + 1}
    if need == need_of.COURT:
        die, colour = divmod(code - int(act.COURT), int(N_COLOURS))
        return {**_die(die), "to": COLOURS[colour]}
    if need == need_of.CAPRICORN:
        place, die = divmod(code - int(act.CAPRICORN), int(N_DICE))
        return {**_die(die), "place": place}
    if need == need_of.COLLECT_SIX:
        return {"colour": COLOURS[code - act.SIX]}
    if need == need_of.TAKE_WAITING:
        return _tile(s.kit, s.pool[code - act.ASIDE])
    if need == need_of.SOLO_START:
        kept = code - int(act.KEEP)
        return {"keep": [c for k, c in enumerate(COLOURS) if kept >> k & 1]}
    first = act.RISE if need == need_of.RISE else act.SHIP
    return {"place": int(code - first + 1)}


def _tile_choice(s: OriginsState, code: int) -> Json:
    kit = s.kit
    if code < act.WAITING_TILE:
        slot, mode = divmod(code - int(act.POOL_TILE), act.MODES)
        return {"source": "pool", **_tile(kit, s.pool[slot]), "mode": purchase.MODE_IDS[mode]}
    kind, mode = divmod(code - int(act.WAITING_TILE), act.MODES)
    return {"source": "waiting", **_tile(kit, kind), "mode": purchase.MODE_IDS[mode]}
