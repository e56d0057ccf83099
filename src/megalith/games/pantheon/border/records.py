"""Codes as records and back: what files, network, tests and the command line carry."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from megalith.core.errors import NotationError
from megalith.core.game import Json
from megalith.core.notation import index, within
from megalith.games.pantheon.border.shapes import DECISIONS
from megalith.games.pantheon.border.shapes import SHAPES as SHAPES
from megalith.games.pantheon.border.view_types import Hex
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.components import PantheonKit
from megalith.games.pantheon.rules.state import PantheonState
from megalith.games.pantheon.rules.vocabulary import COIN_CARD, MAX_LEVEL, MOVE_CARD, N_VALUES

ACTIONS: Final = ["move", "buy", "offer", "draw"]
ANSWERS: Final = ["move", "draw"]
GALLIA: Final = ["cards", "god"]
GIVES: Final = ["column", "foot"]


# -- codes to records


def decision(s: PantheonState) -> str:
    """The name of what is asked now."""
    return DECISIONS.get(int(s.need()), "")


def describe(s: PantheonState, code: int) -> Json:
    kit = s.kit
    need = int(s.need())
    word = DECISIONS[need]
    if need <= n.LAST_LUCK:
        return _describe_luck(kit, word, code)
    if code == kit.act.stop or code == kit.act.decline:
        return {"do": "stop" if code == kit.act.stop else "decline"}
    if need == n.BUY_ITEM:
        return _describe_item(kit, code)
    if need == n.DRAW_CARD:
        if code == kit.act.deck:
            return {"do": "draw_deck"}
        return {"do": "draw_row", "card": kit.cards[code - kit.act.row]}
    if need == n.USE_TRAITERA:
        return {"do": "use_traitera" if code == kit.act.traitera else "keep_traitera"}
    if need in (n.PLACE_PIECE, n.PLACE_BONUS_COLUMN):
        return {"do": word, **hex_record(kit, code - act.HEX)}
    if need in (n.GALLIA_PAY, n.PAY_OFFERING):
        return {"do": word, "pay": payment_record(kit, code - kit.act.pay)}
    if need == n.COMMIT_MOVE:
        return {"do": word, "cards": code - kit.act.commit}
    if need == n.COMMIT_COINS:
        return {"do": word, "coins": coins_record(kit, code - kit.act.coins)}
    if need == n.TAKE_PIECES:
        columns, feet = kit.pieces[s.a()][code - kit.act.pieces]
        return {"do": word, "columns": columns, "feet": feet}
    if need == n.EXCHANGE_PIECES:
        give = 1 if code >= kit.act.exchange_feet else 0
        first = kit.act.exchange_feet if give else kit.act.exchange
        return {"do": word, "give": GIVES[give], "count": code - first + 1}
    name, ids, start = _NAMED[word](kit)
    return {"do": word, name: ids[code - start]}


# Decisions with one word as their only field: its name, its values, the first code.
_Named = tuple[str, list[str], i64]
_NAMED: Final[dict[str, Callable[[PantheonKit], _Named]]] = {
    "choose_bonus": lambda kit: ("token", kit.bonus, kit.act.bonus),
    "raise_offering": lambda kit: ("kind", kit.kinds, kit.act.raised),
    "gallia_choice": lambda kit: ("choice", GALLIA, kit.act.gallia),
    "discard_card": lambda kit: ("card", kit.cards, kit.act.discard),
    "choose_action": lambda kit: ("action", ACTIONS, kit.act.action),
    "follow": lambda kit: ("choice", ANSWERS, kit.act.follow),
    "choose_god": lambda kit: ("god", kit.gods, kit.act.god),
    "draw_row": lambda kit: ("card", kit.cards, kit.act.row),
    "deal_row": lambda kit: ("card", kit.cards, 0),
    "deal_hand": lambda kit: ("card", kit.cards, 0),
    "draw_from_deck": lambda kit: ("card", kit.cards, 0),
    "refill_row": lambda kit: ("card", kit.cards, 0),
    "deal_bonus": lambda kit: ("token", kit.bonus, 0),
    "draw_nation": lambda kit: ("nation", kit.nations, 0),
    "reveal_god": lambda kit: ("god", kit.gods, 0),
    "draw_god": lambda kit: ("god", kit.gods, 0),
    "draw_booty": lambda kit: ("token", kit.booty, 0),
}


def _describe_luck(kit: PantheonKit, word: str, code: int) -> Json:
    if word == "start_player":
        return {"do": word, "seat": code}
    if word in ("reveal_demigod", "draw_demigod"):
        return {"do": word, "value": code + 1}
    name, ids, _ = _NAMED[word](kit)
    return {"do": word, name: ids[code]}


def _describe_item(kit: PantheonKit, code: int) -> Json:
    if code < act.BUY_FOOT:
        return {
            "do": "buy_offering",
            "kind": kit.kinds[code // MAX_LEVEL],
            "level": code % MAX_LEVEL + 1,
        }
    if code < act.HEX:
        return {"do": "buy_foot" if code == act.BUY_FOOT else "buy_column"}
    return {"do": "buy_place", **hex_record(kit, code - act.HEX)}


def hex_record(kit: PantheonKit, hex: int) -> Hex:
    return {"q": int(kit.q[hex]), "r": int(kit.r[hex])}


def payment_record(kit: PantheonKit, mix: int) -> dict[str, int]:
    counts = {kind: int(kit.act.paid_of(mix, k)) for k, kind in enumerate(kit.kinds)}
    return {kind: count for kind, count in counts.items() if count}


def coins_record(kit: PantheonKit, mix: int) -> dict[str, int]:
    counts = {card: int(kit.act.coins_of(mix, k)) for k, card in enumerate(kit.cards[COIN_CARD:])}
    return {card: count for card, count in counts.items() if count}


# -- records to codes


def parse(s: PantheonState, record: Json) -> int:
    """The code of a record, whether legal or not."""
    kit = s.kit
    word: str = record["do"]
    if word in _NAMED:
        name, ids, start = _NAMED[word](kit)
        return int(start + index(name, ids, record[name]))
    if word in ("place_piece", "buy_place", "place_bonus_column"):
        return int(act.HEX + _hex(kit, record))
    if word in ("pay_offering", "gallia_pay"):
        return int(kit.act.pay + _payment(kit, record["pay"]))
    if word == "commit_move":
        return int(kit.act.commit + within("cards", record["cards"], 0, kit.copies[MOVE_CARD]))
    if word == "commit_coins":
        return int(kit.act.coins + _coins(kit, record["coins"]))
    if word == "buy_offering":
        kind = index("kind", kit.kinds, record["kind"])
        return MAX_LEVEL * kind + within("level", record["level"], 1, MAX_LEVEL) - 1
    if word == "take_pieces":
        return int(kit.act.pieces + _option(s, (record["columns"], record["feet"])))
    if word == "exchange_pieces":
        if index("give", GIVES, record["give"]) == 0:
            return int(kit.act.exchange + within("count", record["count"], 1, kit.columns) - 1)
        return int(kit.act.exchange_feet + within("count", record["count"], 1, kit.feet) - 1)
    if word in ("reveal_demigod", "draw_demigod"):
        return within("value", record["value"], 1, N_VALUES) - 1
    if word == "start_player":
        return int(record["seat"])
    return int(_PLAIN[word](kit))


_PLAIN: Final[dict[str, Callable[[PantheonKit], i64]]] = {
    "decline": lambda kit: kit.act.decline,
    "stop": lambda kit: kit.act.stop,
    "buy_foot": lambda kit: act.BUY_FOOT,
    "buy_column": lambda kit: act.BUY_COLUMN,
    "draw_deck": lambda kit: kit.act.deck,
    "use_traitera": lambda kit: kit.act.traitera,
    "keep_traitera": lambda kit: kit.act.traitera + 1,
}


def _hex(kit: PantheonKit, record: Json) -> int:
    hex = kit.at(record["q"], record["r"])
    if hex < 0:
        text = "({q}, {r}) is not on the map"
        raise NotationError(text, "off-map", q=record["q"], r=record["r"])
    return hex


def _payment(kit: PantheonKit, pay: dict[str, int]) -> int:
    mix = 0
    for kind, count in pay.items():
        k = index("pay", kit.kinds, kind)
        mix += within(kind, count, 0, kit.act.pay_base - 1) * kit.act.pay_step[k]
    return mix


def _coins(kit: PantheonKit, coins: dict[str, int]) -> int:
    mix = 0
    for card, count in coins.items():
        k = index("coins", kit.cards[COIN_CARD:], card)
        mix += within(card, count, 0, kit.copies[COIN_CARD + k]) * kit.act.coin_step[k]
    return mix


def _option(s: PantheonState, pair: tuple[int, int]) -> int:
    """The printed possibility with these pieces, of the token under way or else of any."""
    kit = s.kit
    tokens = [kit.pieces[s.a()]] if s.need() == n.TAKE_PIECES else kit.pieces
    for options in tokens:
        if pair in options:
            return options.index(pair)
    text = "no token here gives {columns} columns and {feet} feet"
    raise NotationError(text, "no-token", columns=pair[0], feet=pair[1])


def seen(kit: PantheonKit, record: Json, owner: int, seat: int | None) -> Json:
    """Others see that a card or a face-down demigod was drawn, not which."""
    word: str = record["do"]
    if seat == owner and seat is not None:
        return record
    if word == "deal_hand" or word == "draw_from_deck":
        return {"do": word}
    if word == "draw_demigod":
        return {"do": word, "group": kit.groups[kit.group[record["value"] - 1]]}
    return record
