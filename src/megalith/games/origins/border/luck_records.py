"""Outcomes of luck as records and back."""

from typing import Final

from megalith.core.errors import NotationError
from megalith.core.game import Json, Shape
from megalith.core.notation import index, within
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import needs as need_of
from megalith.games.origins.rules import people
from megalith.games.origins.rules.components import (
    CARDS,
    COLOURS,
    FACES,
    TEMPLES,
    TYPES,
    ZODIAC,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.phases.deal import ORDERS
from megalith.games.origins.rules.state import OriginsState

DECISIONS: Final[dict[int, str]] = {
    need_of.BONUS_TOKENS: "bonus_tokens",
    need_of.ZODIAC_DEAL: "zodiac_deal",
    need_of.POOL_TILES: "pool_tiles",
    need_of.POOL_ORDER: "pool_order",
    need_of.STACK_TOP: "stack_top",
    need_of.CITIZEN_POOL: "citizen_pool",
    need_of.SPEAKER_ROLL: "speaker_roll",
    need_of.DISTRICT_DEAL: "district_deal",
    need_of.FIRST_PLAYER: "first_player",
    need_of.DRAFT_ROLL: "draft_roll",
    need_of.CITIZEN_REFILL: "citizen_refill",
    need_of.SOLO_KEEP: "solo_keep",
}

_DIE: Final[Shape] = (("colour", "word"), ("value", "int"))
_TILE: Final[Shape] = (("type", "word"), ("stone", "int"))

SHAPES: Final[dict[str, Shape]] = {
    "bonus_tokens": (("tokens", "words"),),
    "zodiac_deal": (("temple", "word"), ("zodiac", "word")),
    "pool_tiles": _TILE,
    "pool_order": (("colours", "words"),),
    "stack_top": _TILE,
    "citizen_pool": _DIE,
    "speaker_roll": (("value", "int"),),
    "district_deal": (("card", "word"),),
    "first_player": (("seat", "int"),),
    "draft_roll": _DIE,
    "citizen_refill": _DIE,
    "solo_keep": (("zodiac", "word"),),
}


def describe(s: OriginsState, code: int) -> Json:
    kit = s.kit
    word = DECISIONS[int(s.need())]
    if word == "bonus_tokens":
        return {"do": word, "tokens": [ab.TOKENS[k] for k in ORDERS[code]]}
    if word == "pool_order":
        return {"do": word, "colours": [COLOURS[k] for k in ORDERS[code]]}
    if word == "zodiac_deal":
        return {"do": word, "temple": TEMPLES[s.a()], "zodiac": ZODIAC[code]}
    if word == "solo_keep":
        return {"do": word, "zodiac": ZODIAC[s.zodiac[code]]}
    if word in ("pool_tiles", "stack_top"):
        return {"do": word, "type": TYPES[kit.kind_type[code]], "stone": int(kit.kind_stone[code])}
    if word == "district_deal":
        return {"do": word, "card": CARDS[code]}
    if word == "speaker_roll":
        return {"do": word, "value": code}
    if word == "first_player":
        return {"do": word, "seat": code}
    return {
        "do": word,
        "colour": COLOURS[people.colour_of(code)],
        "value": int(people.value_of(code)),
    }


def parse(s: OriginsState, record: Json) -> int:
    """The code of an outcome; -1 if it cannot come now."""
    word: str = record["do"]
    if word == "bonus_tokens":
        return _order("tokens", ab.TOKENS, record["tokens"])
    if word == "pool_order":
        return _order("colours", COLOURS, record["colours"])
    if word == "zodiac_deal":
        if index("temple", TEMPLES, record["temple"]) != s.a():
            return -1
        return index("zodiac", ZODIAC, record["zodiac"])
    if word == "solo_keep":
        dealt = [ZODIAC[s.zodiac[t]] for t in range(len(TEMPLES))]
        return index("zodiac", dealt, record["zodiac"])
    if word in ("pool_tiles", "stack_top"):
        return tile_kind(s.kit, record)
    if word == "district_deal":
        return index("card", CARDS, record["card"])
    if word == "speaker_roll":
        return int(record["value"])
    if word == "first_player":
        return int(record["seat"])
    value = within("value", record["value"], 1, FACES)
    return int(people.die_of(index("colour", COLOURS, record["colour"]), value))


def tile_kind(kit: OriginsKit, record: Json) -> int:
    kind = kit.kind_of(record["type"], record["stone"])
    if kind < 0:
        text, type = "no building {found} costs {n} stone", repr(record["type"])
        raise NotationError(text, "no-building", found=type, n=record["stone"])
    return int(kind)


def _order(what: str, ids: list[str], given: list[str]) -> int:
    if sorted(given) != sorted(ids):
        text = "{what}: expected each of {known} once"
        raise NotationError(text, "each-once", what=what, known=", ".join(ids))
    return ORDERS.index([ids.index(id) for id in given])
