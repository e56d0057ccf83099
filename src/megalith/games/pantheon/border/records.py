"""Codes as records and back: what files, network, tests and the command line carry."""

from typing import Final

from megalith.core.errors import NotationError
from megalith.core.game import Json
from megalith.core.notation import index, within
from megalith.games.pantheon.border.shapes import DECISIONS
from megalith.games.pantheon.rules import actions as act
from megalith.games.pantheon.rules import atlas
from megalith.games.pantheon.rules import needs as n
from megalith.games.pantheon.rules.atlas import Q, R
from megalith.games.pantheon.rules.components import (
    BONUS,
    BOOTY,
    CARDS,
    COIN_CARD,
    COLUMNS,
    COPIES,
    FEET,
    GODS,
    GROUP,
    GROUPS,
    KINDS,
    MAX_LEVEL,
    MOVE_CARD,
    N_VALUES,
    NATIONS,
    PIECES,
)
from megalith.games.pantheon.rules.state import PantheonState

ACTIONS: Final = ["move", "buy", "offer", "draw"]
ANSWERS: Final = ["move", "draw"]
GALLIA: Final = ["cards", "god"]
GIVES: Final = ["column", "foot"]


# -- codes to records


def decision(s: PantheonState) -> str:
    """The name of what is asked now."""
    return DECISIONS.get(int(s.need()), "")


def describe(s: PantheonState, code: int) -> Json:
    need = int(s.need())
    word = DECISIONS[need]
    if need <= n.LAST_LUCK:
        return _describe_luck(word, code)
    if code == act.STOP or code == act.DECLINE:
        return {"do": "stop" if code == act.STOP else "decline"}
    if need == n.BUY_ITEM:
        return _describe_item(code)
    if need == n.DRAW_CARD:
        if code == act.DECK:
            return {"do": "draw_deck"}
        return {"do": "draw_row", "card": CARDS[code - act.ROW]}
    if need == n.USE_TRAITERA:
        return {"do": "use_traitera" if code == act.TRAITERA else "keep_traitera"}
    if need in (n.PLACE_PIECE, n.PLACE_BONUS_COLUMN):
        return {"do": word, **hex_record(code - act.HEX)}
    if need in (n.GALLIA_PAY, n.PAY_OFFERING):
        return {"do": word, "pay": payment_record(code - act.PAY)}
    if need == n.COMMIT_MOVE:
        return {"do": word, "cards": code - act.COMMIT}
    if need == n.COMMIT_COINS:
        return {"do": word, "coins": coins_record(code - act.COINS)}
    if need == n.TAKE_PIECES:
        columns, feet = PIECES[s.a()][code - act.PIECES]
        return {"do": word, "columns": columns, "feet": feet}
    if need == n.EXCHANGE_PIECES:
        give = 1 if code >= act.EXCHANGE_FEET else 0
        first = act.EXCHANGE_FEET if give else act.EXCHANGE
        return {"do": word, "give": GIVES[give], "count": code - first + 1}
    name, ids, start = _NAMED[word]
    return {"do": word, name: ids[code - start]}


# Decisions with one word as their only field: its name, its values, the first code.
_NAMED: Final[dict[str, tuple[str, list[str], int]]] = {
    "choose_bonus": ("token", BONUS, act.BONUS),
    "raise_offering": ("kind", KINDS, act.RAISE),
    "gallia_choice": ("choice", GALLIA, act.GALLIA),
    "discard_card": ("card", CARDS, act.DISCARD),
    "choose_action": ("action", ACTIONS, act.ACTION),
    "follow": ("choice", ANSWERS, act.FOLLOW),
    "choose_god": ("god", GODS, act.GOD),
    "draw_row": ("card", CARDS, act.ROW),
    "deal_row": ("card", CARDS, 0),
    "deal_hand": ("card", CARDS, 0),
    "draw_from_deck": ("card", CARDS, 0),
    "refill_row": ("card", CARDS, 0),
    "deal_bonus": ("token", BONUS, 0),
    "draw_nation": ("nation", NATIONS, 0),
    "reveal_god": ("god", GODS, 0),
    "draw_god": ("god", GODS, 0),
    "draw_booty": ("token", BOOTY, 0),
}


def _describe_luck(word: str, code: int) -> Json:
    if word == "start_player":
        return {"do": word, "seat": code}
    if word in ("reveal_demigod", "draw_demigod"):
        return {"do": word, "value": code + 1}
    name, ids, _ = _NAMED[word]
    return {"do": word, name: ids[code]}


def _describe_item(code: int) -> Json:
    if code < act.BUY_FOOT:
        return {
            "do": "buy_offering",
            "kind": KINDS[code // MAX_LEVEL],
            "level": code % MAX_LEVEL + 1,
        }
    if code < act.HEX:
        return {"do": "buy_foot" if code == act.BUY_FOOT else "buy_column"}
    return {"do": "buy_place", **hex_record(code - act.HEX)}


def hex_record(hex: int) -> Json:
    return {"q": int(Q[hex]), "r": int(R[hex])}


def payment_record(mix: int) -> dict[str, int]:
    counts = {kind: int(act.paid_of(mix, k)) for k, kind in enumerate(KINDS)}
    return {kind: count for kind, count in counts.items() if count}


def coins_record(mix: int) -> dict[str, int]:
    counts = {card: int(act.coins_of(mix, k)) for k, card in enumerate(CARDS[COIN_CARD:])}
    return {card: count for card, count in counts.items() if count}


# -- records to codes


def parse(s: PantheonState, record: Json) -> int:
    """The code of a record, whether legal or not."""
    word: str = record["do"]
    if word in _NAMED:
        name, ids, start = _NAMED[word]
        return int(start + index(name, ids, record[name]))
    if word in ("place_piece", "buy_place", "place_bonus_column"):
        return int(act.HEX + _hex(record))
    if word in ("pay_offering", "gallia_pay"):
        return int(act.PAY + _payment(record["pay"]))
    if word == "commit_move":
        return int(act.COMMIT + within("cards", record["cards"], 0, COPIES[MOVE_CARD]))
    if word == "commit_coins":
        return int(act.COINS + _coins(record["coins"]))
    if word == "buy_offering":
        kind = index("kind", KINDS, record["kind"])
        return MAX_LEVEL * kind + within("level", record["level"], 1, MAX_LEVEL) - 1
    if word == "take_pieces":
        return int(act.PIECES + _option(s, (record["columns"], record["feet"])))
    if word == "exchange_pieces":
        if index("give", GIVES, record["give"]) == 0:
            return int(act.EXCHANGE + within("count", record["count"], 1, COLUMNS) - 1)
        return int(act.EXCHANGE_FEET + within("count", record["count"], 1, FEET) - 1)
    if word in ("reveal_demigod", "draw_demigod"):
        return within("value", record["value"], 1, N_VALUES) - 1
    if word == "start_player":
        return int(record["seat"])
    return int(_PLAIN[word])


_PLAIN: Final[dict[str, int]] = {
    "decline": act.DECLINE,
    "stop": act.STOP,
    "buy_foot": act.BUY_FOOT,
    "buy_column": act.BUY_COLUMN,
    "draw_deck": act.DECK,
    "use_traitera": act.TRAITERA,
    "keep_traitera": act.TRAITERA + 1,
}


def _hex(record: Json) -> int:
    hex = atlas.at(record["q"], record["r"])
    if hex < 0:
        text = "({q}, {r}) is not on the map"
        raise NotationError(text, "off-map", q=record["q"], r=record["r"])
    return hex


def _payment(pay: dict[str, int]) -> int:
    mix = 0
    for kind, count in pay.items():
        k = index("pay", KINDS, kind)
        mix += within(kind, count, 0, act.PAY_BASE - 1) * act.PAY_STEP[k]
    return mix


def _coins(coins: dict[str, int]) -> int:
    mix = 0
    for card, count in coins.items():
        k = index("coins", CARDS[COIN_CARD:], card)
        mix += within(card, count, 0, COPIES[COIN_CARD + k]) * act.COIN_STEP[k]
    return mix


def _option(s: PantheonState, pair: tuple[int, int]) -> int:
    """The printed possibility with these pieces, of the token under way or else of any."""
    tokens = [PIECES[s.a()]] if s.need() == n.TAKE_PIECES else PIECES
    for options in tokens:
        if pair in options:
            return options.index(pair)
    text = "no token here gives {columns} columns and {feet} feet"
    raise NotationError(text, "no-token", columns=pair[0], feet=pair[1])


def seen(record: Json, owner: int, seat: int | None) -> Json:
    """Others see that a card or a face-down demigod was drawn, not which."""
    word: str = record["do"]
    if seat == owner and seat is not None:
        return record
    if word == "deal_hand" or word == "draw_from_deck":
        return {"do": word}
    if word == "draw_demigod":
        return {"do": word, "group": GROUPS[GROUP[record["value"] - 1]]}
    return record
