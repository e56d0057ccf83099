"""Codes as records and back: what files, network, tests and the command line carry."""

from typing import Final

from megalith.core.chance import Rng
from megalith.core.errors import NotationError
from megalith.core.game import Json, Shape
from megalith.core.kit.dice import faces_of
from megalith.core.notation import index, within
from megalith.games.stone_age.rules import actions as act
from megalith.games.stone_age.rules import mixes
from megalith.games.stone_age.rules.components import THROWS, StoneAgeKit
from megalith.games.stone_age.rules.needs import (
    DRAW_EXTRA,
    DRAW_ROW,
    DRAW_START,
    DRAW_TILE,
    FEED,
    GROUP,
    PAY_BUILDING,
    PAY_CARD,
    PICK_DIE,
    PLACE,
    ROLL,
    ROLL_ALL,
    ROLL_CARD,
    TOOLS,
    TWO,
)
from megalith.games.stone_age.rules.state import StoneAgeState

DECISIONS: Final[dict[int, str]] = {
    DRAW_START: "start_player",
    DRAW_ROW: "draw_card_row",
    DRAW_TILE: "draw_tile",
    DRAW_EXTRA: "draw_extra_card",
    ROLL: "roll_gather",
    ROLL_CARD: "roll_card",
    ROLL_ALL: "roll_dice_all",
    PLACE: "place_workers",
    GROUP: "choose_group",
    TOOLS: "choose_tools",
    PAY_CARD: "pay_card",
    PAY_BUILDING: "pay_building",
    TWO: "take_two_resources",
    PICK_DIE: "pick_die",
    FEED: "feed",
}

SHAPES: Final[dict[str, Shape]] = {
    "place_workers": (("place", "word"), ("workers", "int")),
    "choose_group": (("place", "word"),),
    "choose_tools": (("tools", "ints"), ("one_use", "words")),
    "pay_card": (("pay", "mix"),),
    "pay_building": (("pay", "mix"),),
    "decline": (),
    "take_two_resources": (("gain", "mix"),),
    "keep": (),
    "pick_die": (("face", "int"),),
    "feed": (("pay", "mix"),),
    "starve": (),
    "cash_two_resources": (("gain", "mix"),),
    "start_player": (("seat", "int"),),
    "draw_card_row": (("card", "word"),),
    "draw_extra_card": (("card", "word"),),
    "draw_tile": (("tile", "word"),),
    "roll_gather": (("dice", "ints"),),
    "roll_card": (("dice", "ints"),),
    "roll_dice_all": (("dice", "ints"),),
}


def decision(s: StoneAgeState) -> str:
    """The name of what is asked now."""
    return DECISIONS.get(int(s.need()), "")


def describe(s: StoneAgeState, code: int) -> Json:
    kit = s.kit
    need = s.need()
    word = DECISIONS[int(need)]
    if need <= ROLL_ALL:
        return _describe_luck(s, word, code)
    if code < act.GROUP:
        place = kit.places[act.place_of(code)]
        return {"do": word, "place": place, "workers": int(act.workers_of(code))}
    if code < act.TOOLS:
        return {"do": word, "place": kit.places[code - act.GROUP]}
    if code < act.PAY:
        mask = code - act.TOOLS
        tools = [k + 1 for k in range(3) if mask >> k & 1]
        return {"do": word, "tools": tools, "one_use": _one_use(kit, mask >> 3)}
    if code < act.DECLINE:
        return {"do": word, "pay": mix_record(kit, code - act.PAY)}
    if act.TAKE_TWO <= code < act.KEEP:
        return {"do": word, "gain": _pair(kit, code - act.TAKE_TWO)}
    if act.DIE <= code < act.STARVE:
        return {"do": word, "face": code - act.DIE + 1}
    if code >= act.CASH:
        return {"do": "cash_two_resources", "gain": _pair(kit, code - act.CASH)}
    return {"do": {act.DECLINE: "decline", act.KEEP: "keep", act.STARVE: "starve"}[code]}


def _one_use(kit: StoneAgeKit, bits: int) -> list[str]:
    return [kit.cards[kit.kept[k]] for k in range(3) if bits >> k & 1]


def _pair(kit: StoneAgeKit, pair: int) -> dict[str, int]:
    return mix_record(kit, mixes.PAIRS[pair])


def mix_record(kit: StoneAgeKit, mix: int) -> dict[str, int]:
    """How many of each resource, those that there are none of left out."""
    counts = mixes.MIX[4 * mix : 4 * mix + 4]
    return {name: int(n) for name, n in zip(kit.resources, counts, strict=True) if n}


def _describe_luck(s: StoneAgeState, word: str, code: int) -> Json:
    kit = s.kit
    need = s.need()
    if need == DRAW_START:
        return {"do": word, "seat": code}
    if need == DRAW_TILE:
        return {"do": word, "tile": kit.tiles[code]}
    if need == DRAW_ROW or need == DRAW_EXTRA:
        return {"do": word, "card": kit.cards[code]}
    if need == ROLL_ALL:
        return {"do": word, "dice": list(THROWS[s.seats][code])}
    return {"do": word, "dice": _even_dice(code, s.b())}


def _even_dice(total: int, dice: int) -> list[int]:
    """Dice with that total, as alike as can be: used where nobody threw real ones."""
    return [total // dice + (1 if k < total % dice else 0) for k in range(dice)]


def detail(s: StoneAgeState, code: int, rng: Rng) -> Json:
    record = describe(s, code)
    if s.need() == ROLL or s.need() == ROLL_CARD:
        record["dice"] = faces_of(code, int(s.b()), rng)
    return record


def parse(s: StoneAgeState, record: Json) -> int:
    """The code of a record, whether legal or not."""
    kit = s.kit
    word: str = record["do"]
    if word == "place_workers":
        workers = within("workers", record["workers"], 1, 10)
        return int(act.place(index("place", kit.places, record["place"]), workers))
    if word == "choose_group":
        return act.GROUP + index("place", kit.places, record["place"])
    if word == "choose_tools":
        return act.TOOLS + _tools(kit, record)
    if word in ("pay_card", "pay_building", "feed"):
        return act.PAY + _mix(kit, record["pay"])
    if word in ("take_two_resources", "cash_two_resources"):
        first = act.CASH if word == "cash_two_resources" else act.TAKE_TWO
        return first + _pair_number(kit, record["gain"])
    if word == "pick_die":
        return act.DIE + within("face", record["face"], 1, 6) - 1
    if word in ("decline", "keep", "starve"):
        return {"decline": act.DECLINE, "keep": act.KEEP, "starve": act.STARVE}[word]
    return _parse_luck(s, word, record)


def _parse_luck(s: StoneAgeState, word: str, record: Json) -> int:
    kit = s.kit
    if word == "start_player":
        return int(record["seat"])
    if word == "draw_tile":
        return index("tile", kit.tiles, record["tile"])
    if word in ("draw_card_row", "draw_extra_card"):
        return index("card", kit.cards, record["card"])
    dice = sorted(record["dice"])
    if not dice or dice[0] < 1 or dice[-1] > 6:
        text = "dice: expected faces 1 to 6, not {found}"
        raise NotationError(text, "dice-faces", found=record["dice"])
    if word == "roll_dice_all":
        if dice not in THROWS[s.seats]:
            raise _miscounted(s.seats, len(dice))
        return THROWS[s.seats].index(dice)
    if s.need() in (ROLL, ROLL_CARD) and len(dice) != s.b():
        raise _miscounted(s.b(), len(dice))
    return sum(dice)


def _miscounted(wanted: int, n: int) -> NotationError:
    return NotationError("dice: expected {wanted} dice, not {n}", "dice-count", wanted=wanted, n=n)


def _tools(kit: StoneAgeKit, record: Json) -> int:
    mask = 0
    for slot in record["tools"]:
        mask |= 1 << (within("tools", slot, 1, 3) - 1)
    for card in record["one_use"]:
        mask |= 8 << index("one_use", _one_use(kit, 7), card)
    if mask.bit_count() != len(record["tools"]) + len(record["one_use"]):
        raise NotationError("tools: the same one stands twice", "tool-twice")
    return mask


def _mix(kit: StoneAgeKit, record: dict[str, int]) -> int:
    counts = [record.get(name, 0) for name in kit.resources]
    known = all(name in kit.resources for name in record)
    if not known or min(counts) < 0 or sum(counts) > mixes.MOST_PIECES:
        text = "expected a mix of at most 10 wood, brick, stone and gold, not {found}"
        raise NotationError(text, "mix", found=record)
    return int(mixes.number(counts[0], counts[1], counts[2], counts[3]))


def _pair_number(kit: StoneAgeKit, record: dict[str, int]) -> int:
    mix = _mix(kit, record)
    if mixes.pieces(mix) != 2:
        text = "gain: expected two resources, not {found}"
        raise NotationError(text, "two-resources", found=record)
    return list(mixes.PAIRS).index(mix)


def seen(record: Json, owner: int, seat: int | None) -> Json:
    """Others see that an extra card was drawn, not which."""
    if record["do"] == "draw_extra_card" and seat != owner:
        return {"do": "draw_extra_card"}
    return record
