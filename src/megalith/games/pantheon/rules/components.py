"""Reads components.json once, checks it and freezes tables indexed by small ints.

Cards are numbered as in the file: 0 move, 1-4 offerings by kind, 5 … 9 coins by value.
Tokens are numbered through: booty first, then bonus tokens. The map is in atlas.py.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.core.data import components
from megalith.games.pantheon.rules import data_check

DATA: Final[dict[str, Any]] = components("pantheon")
data_check.check(DATA)


def _items(block: str) -> list[dict[str, Any]]:
    items: list[dict[str, Any]] = DATA[block]["items"]
    return items


def _ids(block: str) -> list[str]:
    return [item["id"] for item in _items(block)]


def _per_players(table: dict[str, int]) -> vec[i64]:
    """At index = players."""
    return vec[i64]([table.get(f"players_{n}", 0) for n in range(5)])


PLAYERS: Final[list[int]] = DATA["game"]["players"]
COLOURS: Final[list[str]] = [c["id"] for c in DATA["player"]["colours"]]

# -- cards

_cards: Final[list[dict[str, Any]]] = _items("cards") + _items("special_money")
CARDS: Final[list[str]] = [card["id"] for card in _cards]
N_CARDS: Final[i64] = len(CARDS)
N_COMMON: Final[i64] = len(_items("cards"))  # then the special money, rising
N_SPECIAL: Final[i64] = N_CARDS - N_COMMON
MOVE_CARD: Final[i64] = CARDS.index("move")
KINDS: Final[list[str]] = [kind["id"] for kind in DATA["offerings"]["kinds"]]
N_KINDS: Final = 4
OFFERING_CARD: Final = vec[i64]([CARDS.index(f"offering_{kind}") for kind in KINDS])
COIN_CARD: Final[i64] = N_COMMON - 1  # the first of the coins
COINS: Final = vec[i64]([card.get("coins", 0) for card in _cards])
COPIES: Final = vec[i64]([card["count"] for card in _cards])
ALL_CARDS: Final[i64] = sum(card["count"] for card in _cards)
CARD_STEPS: Final[i64] = _cards[MOVE_CARD]["steps"]
ROW: Final[i64] = DATA["cards"]["row_size"]
DRAWN: Final[i64] = DATA["cards"]["draw_action_cards"]
FOLLOWER_CARDS: Final[i64] = DATA["cards"]["follower_cards"]
HIGHEST_FIRST: Final[bool] = DATA["special_money"]["start_order"] == "descending"

# -- players and prices

_player: Final[dict[str, Any]] = DATA["player"]
FEET: Final[i64] = _player["feet_total"]
COLUMNS: Final[i64] = _player["columns_total"]
START_HAND: Final[i64] = _player["start"]["hand"]
START_POINTS: Final[i64] = _player["start"]["points"]
START_PIECES: Final[dict[str, Any]] = _player["start"]
START_BY_PLAYERS: Final[dict[int, dict[str, Any]]] = {
    row["players"]: row for row in _player["start_by_players"]["items"]
}
BIG_FOOT: Final[i64] = DATA["costs"]["big_foot_steps"]
FREE_HEX: Final[i64] = DATA["costs"]["place_on_free_hex"]
SHARED_HEX: Final[i64] = DATA["costs"]["place_on_shared_hex"]
PIECES_PER_HEX: Final[i64] = DATA["costs"]["pieces_per_hex"]
FOOT_PRICE: Final[i64] = DATA["costs"]["buy_foot"]
COLUMN_PRICE: Final[i64] = DATA["costs"]["buy_column"]
MAX_LEVEL: Final = 4
PRICE: Final = vec[i64]([0] + [level["price"] for level in DATA["offerings"]["levels"]])

# -- epochs and points

EPOCHS: Final[i64] = DATA["epochs"]["number"]
SCORINGS: Final[list[int]] = DATA["epochs"]["scoring_after"]
GOD_POINTS: Final = vec[i64](DATA["epochs"]["god_points"])  # at epoch - 1
END_POINTS: Final[i64] = DATA["epochs"]["end_points"]
GODS_LAID: Final = _per_players(DATA["epochs"]["gods_on_board"])
BOOTY_LAID: Final = _per_players(DATA["epochs"]["booty_on_board"])
MOST_LAID: Final = 5


def _column_points() -> list[int]:
    points = [0] * (COLUMNS + 1)
    for row in DATA["scoring"]["columns"]:
        for n in range(row["from"], row["to"] + 1):
            points[n] = n * row["each"]
    return points


COLUMN_POINTS: Final = vec[i64](_column_points())  # at the number of columns

# -- demigods, by value - 1

_demigods: Final[list[dict[str, Any]]] = _items("demigods")
N_VALUES: Final = 6
GROUPS: Final[list[str]] = DATA["demigods"]["stack_order"]
N_GROUPS: Final[i64] = len(GROUPS)
GROUP: Final = vec[i64]([GROUPS.index(d["group"]) for d in _demigods])
DEMIGODS: Final = vec[i64]([d["count"] for d in _demigods])
ALL_DEMIGODS: Final[i64] = sum(d["count"] for d in _demigods)

# -- gods, tokens, nations

GODS: Final[list[str]] = _ids("gods")
N_GODS: Final[i64] = len(GODS)
_gods: Final[list[dict[str, Any]]] = _items("gods")
GOD_COPIES: Final = vec[i64]([god["copies"] for god in _gods])
ALL_GODS: Final[i64] = sum(god["copies"] for god in _gods)
AT_ONCE: Final = vec[i64]([1 if god["timing"] == "at_once" else 0 for god in _gods])
TRAITERA: Final[i64] = [god["timing"] for god in _gods].index("kept_once")
COSTS: Final[list[list[int]]] = [god["cost"] for god in _gods]
CARDS_ONLY: Final = vec[i64]([1 if god["cards_only"] else 0 for god in _gods])
BOOTY: Final[list[str]] = _ids("booty")
N_BOOTY: Final[i64] = len(BOOTY)
BOOTY_COPIES: Final = vec[i64]([token["count"] for token in _items("booty")])
ALL_BOOTY: Final[i64] = sum(token["count"] for token in _items("booty"))
BONUS: Final[list[str]] = _ids("bonus")
N_BONUS: Final[i64] = len(BONUS)
BONUS_COPIES: Final = vec[i64]([token["count"] for token in _items("bonus")])
TOKENS: Final[list[str]] = BOOTY + BONUS
N_TOKENS: Final[i64] = len(TOKENS)
NATIONS: Final[list[str]] = _ids("nations")
N_NATIONS: Final[i64] = len(NATIONS)
IN_TURN: Final = vec[i64]([1 if n["order"] == "in_turn" else 0 for n in _items("nations")])

# -- effects: one flat table, the effects of one token side by side

DRAW_CARDS: Final = 0
TAKE_DEMIGODS: Final = 1
GOD_FROM_STACK: Final = 2
RAISE: Final = 3
SPECIAL_MONEY: Final = 4
GAIN_PIECES: Final = 5
PLACE_COLUMN: Final = 6
EXTRA_ACTION: Final = 7
CARDS_OR_GOD: Final = 8
HAND_TO: Final = 9
EXCHANGE: Final = 10
REVERSE_MONEY: Final = 11
PURCHASE: Final = 12
LASTING: Final = 13  # this and all that follow act through power()
TYPES: Final[list[str]] = [
    "draw_cards",
    "demigods",
    "god_from_stack",
    "raise_offering",
    "special_money",
    "gain_pieces",
    "place_column",
    "extra_action",
    "cards_or_god",
    "hand_to",
    "exchange_pieces",
    "reverse_special_money",
    "free_purchase",
    *data_check.POWERS,
]
# What lasts, in the order of data_check.POWERS.
STEPS: Final = 0
JUMPS: Final = 1
EXTRA_COINS: Final = 2
EXTRA_CARDS: Final = 3
EPOCH_CARDS: Final = 4
OFFERING_TIMES: Final = 5
N_POWERS: Final = 6

_owners: Final[list[dict[str, Any]]] = _gods + _items("booty") + _items("bonus") + _items("nations")
_effects: Final[list[dict[str, Any]]] = [e for owner in _owners for e in owner["effects"]]
_AMOUNTS: Final = ("n", "cards", "coins", "times")


def _amount(effect: dict[str, Any]) -> int:
    return next((int(effect[key]) for key in _AMOUNTS if key in effect), 0)


def _first() -> list[int]:
    """The index of the first effect of every owner; -1 if it has none."""
    first: list[int] = []
    n = 0
    for owner in _owners:
        first.append(n if owner["effects"] else -1)
        n += len(owner["effects"])
    return first


EFFECT: Final = vec[i64]([TYPES.index(e["type"]) for e in _effects])
AMOUNT: Final = vec[i64]([_amount(e) for e in _effects])
LAST: Final = vec[i64](
    [1 if e is owner["effects"][-1] else 0 for owner in _owners for e in owner["effects"]]
)
OPTIONAL: Final = vec[i64]([1 if e.get("optional") else 0 for e in _effects])
NO_CHAIN: Final = vec[i64]([1 if e.get("chain") is False else 0 for e in _effects])
PIECES: Final[list[list[tuple[int, int]]]] = [
    [(o["columns"], o["feet"]) for o in e.get("options", [])] for e in _effects
]
MOST_OPTIONS: Final[i64] = max(len(options) for options in PIECES)
_first_effects: Final = _first()
GOD_EFFECT: Final = vec[i64](_first_effects[:N_GODS])
TOKEN_EFFECT: Final = vec[i64](_first_effects[N_GODS : N_GODS + N_TOKENS])
NATION_EFFECT: Final = vec[i64](_first_effects[N_GODS + N_TOKENS :])


def _powers(owners: list[dict[str, Any]]) -> vec[i64]:
    """What each owner gives for good: N_POWERS numbers each."""
    return vec[i64](
        [
            sum(_amount(e) for e in owner["effects"] if e["type"] == power)
            for owner in owners
            for power in data_check.POWERS
        ]
    )


GOD_POWER: Final = _powers(_gods)
TOKEN_POWER: Final = _powers(_items("booty") + _items("bonus"))
KEPT: Final = vec[i64](
    [
        1 if any(p > 0 for p in TOKEN_POWER[i : i + N_POWERS]) else 0
        for i in range(0, len(TOKEN_POWER), N_POWERS)
    ]
)


def _brings(owners: list[dict[str, Any]]) -> vec[i64]:
    """How many demigods are turned up when it is laid out."""
    return vec[i64](
        [sum(e["n"] for e in owner["effects"] if e["type"] == "demigods") for owner in owners]
    )


GOD_BRINGS: Final = _brings(_gods)
BOOTY_BRINGS: Final = _brings(_items("booty"))

MOST_PAID: Final[i64] = max(max(cost) for cost in COSTS)  # the highest number of a god
