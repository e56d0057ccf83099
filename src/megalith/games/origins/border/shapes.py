"""The names of all decisions and outcomes, and the fields of their records."""

from typing import Final

from megalith.core.game import Shape
from megalith.games.origins.border import luck_records
from megalith.games.origins.rules import actions as act
from megalith.games.origins.rules import needs as need_of

DECISIONS: Final[dict[int, str]] = {
    **luck_records.DECISIONS,
    need_of.DRAFT_DIE: "draft_die",
    need_of.SOLO_START: "solo_start_dice",
    need_of.ACTION: "choose_action",
    need_of.RISE: "solo_rise",
    need_of.VISIT: "visit_step",
    need_of.GAIN_BASIC: "gain_basic",
    need_of.MILITARY: "military_step",
    need_of.EXCHANGE: "exchange",
    need_of.CHOOSE_TILE: "choose_tile",
    need_of.PLACE_TILE: "place_tile",
    need_of.ACTIVATE: "activate",
    need_of.MAGE: "mage_target",
    need_of.TAKE_WAITING: "take_waiting",
    need_of.TEMPLE_MOVE: "temple_move",
    need_of.TEMPLE_EXTRA: "temple_extra",
    need_of.CITIZEN: "take_citizen",
    need_of.SPEAKER: "take_speaker",
    need_of.UPGRADE: "upgrade_step",
    need_of.RAISE_DIE: "raise_die",
    need_of.VETERAN: "veteran_die",
    need_of.COURT: "court_swap",
    need_of.SET_SHIP: "set_ship",
    need_of.CAPRICORN: "capricorn",
    need_of.DISTRICT_CARD: "choose_district_card",
    need_of.COLLECT_SIX: "collect_six",
    need_of.EXTRA_ACTION: "extra_action",
}

_DIE: Final[Shape] = (("colour", "word"), ("value", "int"))
_CELL: Final[Shape] = (("x", "int"), ("y", "int"))
_TILE: Final[Shape] = (("type", "word"), ("stone", "int"))

SHAPES: Final[dict[str, Shape]] = {
    **luck_records.SHAPES,
    "draft_die": _DIE,
    "solo_start_dice": (("keep", "words"),),
    "visit": (("worker", "word"), ("value", "int"), ("place", "int")),
    "close": (*_CELL, *_DIE),
    "tower": (("colour", "word"),),
    "population": (),
    "pass": (),
    "solo_rise": (("place", "int"),),
    "no_rise": (),
    "spend_token": (),
    "main_action": (("action", "word"),),
    "bonus": (("token", "word"),),
    "bonus_gold": (),
    "end": (),
    "gain_basic": (("resource", "word"),),
    "military_move": (),
    "attack": (),
    "stop": (),
    "exchange": (("resource", "word"),),
    "decline": (),
    "choose_tile": (("source", "word"), *_TILE, ("mode", "word")),
    "place_tile": _CELL,
    "activate": (("type", "word"), *_CELL),
    "mage_target": (("type", "word"), *_CELL),
    "done": (),
    "take_waiting": _TILE,
    "temple_move": (("temple", "word"), ("steps", "int")),
    "temple_extra": (("temple", "word"),),
    "take_citizen": (*_DIE, ("raise", "int")),
    "take_speaker": (("value", "int"), ("raise", "int")),
    "upgrade_die": _DIE,
    "upgrade_move": (),
    "raise_die": (*_DIE, ("add", "int")),
    "veteran_die": _DIE,
    "court_swap": (*_DIE, ("to", "word")),
    "set_ship": (("place", "int"),),
    "capricorn": (*_DIE, ("place", "int")),
    "choose_district_card": (("card", "word"),),
    "collect_six": (("colour", "word"),),
    "extra_action": (),
    "no_extra_action": (),
}

# Answers that need no more than their word.
PLAIN: Final[dict[str, int]] = {
    "population": int(act.POPULATION),
    "pass": int(act.PASS),
    "no_rise": int(act.NO_RISE),
    "spend_token": int(act.SPEND_TOKEN),
    "bonus": int(act.BONUS),
    "bonus_gold": int(act.BONUS_GOLD),
    "end": int(act.END),
    "military_move": int(act.MOVE),
    "attack": int(act.ATTACK),
    "upgrade_move": int(act.TRAIN_MOVE),
    "extra_action": int(act.EXTRA),
    "no_extra_action": int(act.NO_EXTRA),
    "decline": int(act.DECLINE),
    "done": int(act.DONE),
    "stop": int(act.STOP),
}
