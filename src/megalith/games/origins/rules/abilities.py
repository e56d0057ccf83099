"""Actions, abilities and bonuses of a set of components as rows of numbers.

An effect is a row of ROW numbers: its kind, then what the kind needs:
  GAIN          stone, food, wisdom, gold, units of a free choice
  GAIN_PER      set of resources, base, each, counter
  SCORE         base, first term, number of terms
  LADDER        counter, first step of the ladder, number of steps
  MILITARY      steps, each, counter (-1: steps alone), attack: NEVER, EITHER or BOTH
  TEMPLE        set of temples, steps, fewer allowed, takes the card, gold and steps of the extra
  TAKE_CITIZEN  free;   UPGRADE  most food;   VETERAN  colour, drop;   RAISE_DIE  most
  SET_SHIP      value;  EXCHANGE basics to pay, then as GAIN;   SEQUENCE  first part, parts
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from megalith.games.origins.rules.components import COLOURS, RESOURCES, TEMPLES, TYPES

KINDS: Final = (
    "gain",
    "gain_per",
    "score",
    "score_ladder",
    "military",
    "temple",
    "buy",
    "take_citizen",
    "take_speaker",
    "take_waiting_tile",
    "upgrade",
    "swap_die_colour",
    "veteran",
    "raise_die",
    "set_ship",
    "copy_neighbour",
    "exchange",
    "sequence",
)
GAIN: Final = 0
GAIN_PER: Final = 1
SCORE: Final = 2
LADDER: Final = 3
MILITARY: Final = 4
TEMPLE: Final = 5
BUY: Final = 6
TAKE_CITIZEN: Final = 7
TAKE_SPEAKER: Final = 8
TAKE_WAITING: Final = 9
UPGRADE: Final = 10
SWAP_COLOUR: Final = 11
VETERAN: Final = 12
RAISE_DIE: Final = 13
SET_SHIP: Final = 14
COPY: Final = 15
EXCHANGE: Final = 16
SEQUENCE: Final = 17

NEVER: Final = 0
EITHER: Final = 1
BOTH: Final = 2
_ATTACKS: Final = ("none", "or", "and_or")

COUNTERS: Final = (
    "patricians",
    "patrician_colours",
    "buildings",
    "buildings_of_type",
    "building_colours",
    "farms",
    "empty_neighbours",
    "closed_districts",
    "advisors",
    "zodiac_cards",
    "players_behind",
)
PATRICIANS: Final = 0
PATRICIAN_COLOURS: Final = 1
BUILDINGS: Final = 2
BUILDINGS_OF_TYPE: Final = 3
BUILDING_COLOURS: Final = 4
FARMS: Final = 5
EMPTY_NEIGHBOURS: Final = 6
CLOSED_DISTRICTS: Final = 7
ADVISORS: Final = 8
ZODIAC_CARDS: Final = 9
PLAYERS_BEHIND: Final = 10

ROW: Final = 8
# The numbers of a TEMPLE row and of a MILITARY row, by name.
REACH: Final = 1
CLIMB: Final = 2
FEWER: Final = 3
TAKES_CARD: Final = 4
EXTRA_GOLD: Final = 5
EXTRA_STEPS: Final = 6
MOVE: Final = 1
MOVE_EACH: Final = 2
MOVE_COUNTER: Final = 3
ATTACK: Final = 4

# -- places and bonus tokens

N_PLACES: Final = 5
ACTIONS: Final[list[str]] = [
    "gain_stone",
    "military",
    "gain_food",
    "buy_building",
    "gain_wisdom",
    "temple_zodiac",
    "gain_basic_gold",
    "take_citizen",
    "gain_each",
    "upgrade",
]
N_ACTIONS: Final = 10
UPPER: Final = vec[i64]([0, 2, 4, 6, 8])  # the main actions of each place
LOWER: Final = vec[i64]([1, 3, 5, 7, 9])
TOKENS: Final[list[str]] = ["red", "purple", "blue", "orange", "yellow"]
TOKEN_COLOUR: Final = vec[i64]([0, 4, 3, 1, 2])
SOLO_CONDITIONS: Final[list[tuple[int, int]]] = [(0, 0), (1, 1), (2, 2), (3, 3)]  # token, place


class Writer:
    """Collects the rows while a set is read."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.counters: list[int] = []  # two numbers each: what, of which colour or type
        self.terms: list[int] = []  # two numbers each: each, counter
        self.ladders: list[int] = []

    def number(self, effect: Any) -> int:
        """The number of a new row; -1 for no effect."""
        if effect is None:
            return -1
        self.rows.append([])
        n = len(self.rows) - 1
        self.rows[n] = self.row(effect)
        return n

    def row(self, effect: Any) -> list[int]:
        kind = KINDS.index(effect["kind"])
        row = [kind, *self.numbers(kind, effect)]
        return row + [0] * (ROW - len(row))

    def numbers(self, kind: int, e: dict[str, Any]) -> list[int]:
        if kind == GAIN:
            return _amounts(e)
        if kind == GAIN_PER:
            ids = e["resource"] if isinstance(e["resource"], list) else [e["resource"]]
            chosen = sum(1 << RESOURCES.index(r) for r in ids)
            return [chosen, e["base"], e["each"], self.counter(e["counter"])]
        if kind == SCORE:
            return self.score(e)
        if kind == LADDER:
            self.ladders += e["ladder"]
            first = len(self.ladders) - len(e["ladder"])
            return [self.counter(e["counter"]), first, len(e["ladder"])]
        if kind == MILITARY:
            return self.military(e)
        if kind == TEMPLE:
            extra = e["extra"] or {"gold": 0, "steps": 0}
            reach = sum(1 << TEMPLES.index(t) for t in e["temples"])
            flags = [int(e["fewer_allowed"]), int(e["take_card"])]
            return [reach, e["steps"], *flags, extra["gold"], extra["steps"]]
        if kind == VETERAN:
            return [COLOURS.index(e["colour"]), e["drop"]]
        if kind == EXCHANGE:
            return [e["pay_any_basic"], *_amounts(e["gain"])]
        if kind == SEQUENCE:
            return self.sequence(e["parts"])
        fields = {TAKE_CITIZEN: "free", UPGRADE: "food_max", RAISE_DIE: "max", SET_SHIP: "value"}
        return [int(e[fields[kind]])] if kind in fields else []

    def score(self, e: dict[str, Any]) -> list[int]:
        first = len(self.terms) // 2
        for term in e["terms"]:
            self.terms += [term["each"], self.counter(term["counter"])]
        return [e["base"], first, len(e["terms"])]

    def military(self, e: dict[str, Any]) -> list[int]:
        attack = _ATTACKS.index(e["attack"])
        if isinstance(e["steps"], dict):
            return [0, e["steps"]["each"], self.counter(e["steps"]["counter"]), attack]
        return [e["steps"], 0, -1, attack]

    def sequence(self, parts: list[Any]) -> list[int]:
        first = len(self.rows)
        self.rows += [[] for _ in parts]
        for k, part in enumerate(parts):
            self.rows[first + k] = self.row(part)
        return [first, len(parts)]

    def counter(self, c: dict[str, Any]) -> int:
        of = -1
        if "colour" in c:
            of = COLOURS.index(c["colour"])
        elif "type" in c:
            of = TYPES.index(c["type"])
        self.counters += [COUNTERS.index(c["what"]), of]
        return len(self.counters) // 2 - 1


def _amounts(e: dict[str, Any]) -> list[int]:
    return [e.get(r, 0) for r in (*RESOURCES, "any_basic")]


def price(item: dict[str, Any]) -> list[int]:
    return [item["price"].get(r, 0) for r in RESOURCES]
