"""Actions, abilities and bonuses of the data file as rows of numbers.

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

from megalith.games.origins.rules.components import (
    BASICS,
    COLOURS,
    DATA,
    KIND_TYPE,
    N_KINDS,
    RESOURCES,
    TEMPLES,
    TYPES,
    fault,
)

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


class _Writer:
    """Collects the rows while the data file is read."""

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
        if not isinstance(effect, dict) or effect.get("kind") not in KINDS:
            raise fault(f"unknown effect {effect!r}; kinds are: {', '.join(KINDS)}")
        try:
            kind = KINDS.index(effect["kind"])
            row = [kind, *self.numbers(kind, effect)]
        except (KeyError, ValueError, TypeError) as error:
            raise fault(f"effect {effect!r}: {error}") from None
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


def _price(item: dict[str, Any]) -> list[int]:
    return [item["price"].get(r, 0) for r in RESOURCES]


_writer: Final = _Writer()

# -- main actions and places

_actions: Final[list[dict[str, Any]]] = DATA["main_actions"]["items"]
ACTIONS: Final[list[str]] = [a["id"] for a in _actions]
N_ACTIONS: Final[i64] = len(ACTIONS)
ACTION_EFFECT: Final = vec[i64]([_writer.number(a["effect"]) for a in _actions])
ACTION_PRICE: Final = vec[i64]([n for a in _actions for n in _price(a)])
_places: Final[list[dict[str, Any]]] = sorted(DATA["places"]["items"], key=lambda p: p["place"])
N_PLACES: Final[i64] = len(_places)
UPPER: Final = vec[i64]([ACTIONS.index(p["upper"]) for p in _places])
LOWER: Final = vec[i64]([ACTIONS.index(p["lower"]) for p in _places])

# -- bonus tokens

_tokens: Final[list[dict[str, Any]]] = DATA["bonus_tokens"]["items"]
TOKENS: Final[list[str]] = [t["id"] for t in _tokens]
TOKEN_COLOUR: Final = vec[i64]([COLOURS.index(id) for id in TOKENS])
TOKEN_EFFECT: Final = vec[i64]([_writer.number(t["effect"]) for t in _tokens])
TOKEN_PRICE: Final = vec[i64]([n for t in _tokens for n in _price(t)])
SOLO_CONDITIONS: Final[list[tuple[int, int]]] = [
    (TOKENS.index(c["token"]), c["place"] - 1) for c in DATA["solo"]["conditions"]
]

# -- attack bonuses

_bonuses: Final[dict[str, Any]] = {
    b["id"]: b["effect"] for b in DATA["military_track"]["attack_bonuses"]
}
BONUS_IDS: Final[list[str]] = [
    x["attack_bonus"] or "none" for x in DATA["military_track"]["spaces"]
]
SPACE_EFFECT: Final = vec[i64]([_writer.number(_bonuses.get(id)) for id in BONUS_IDS])

# -- tiles: kinds, farms, agora, palace

_of_type: Final[list[int]] = [_writer.number(b["ability"]) for b in DATA["buildings"]["items"]]
_special: Final[dict[str, Any]] = {x["id"]: x["ability"] for x in DATA["special_tiles"]["items"]}
TILE_EFFECT: Final = vec[i64](
    [_of_type[KIND_TYPE[k]] for k in range(N_KINDS)]
    + [-1] * int(N_KINDS)
    + [_writer.number(_special[id]) for id in ("agora", "palace")]
)

EFFECTS: Final = vec[i64]([n for row in _writer.rows for n in row])
COUNTER: Final = vec[i64](_writer.counters + [0, 0])
TERMS: Final = vec[i64](_writer.terms + [0, 0])
LADDERS: Final = vec[i64](_writer.ladders + [0])


def kind(effect: i64) -> i64:
    return EFFECTS[ROW * effect]


def number(effect: i64, k: i64) -> i64:
    """The k-th number of the row, from 1."""
    return EFFECTS[ROW * effect + k]


def copies(effect: i64) -> bool:
    """Whether the effect, or a part of it, copies a neighbour."""
    if effect < 0:
        return False
    if kind(effect) == COPY:
        return True
    if kind(effect) == SEQUENCE:
        for k in range(number(effect, 2)):
            if copies(number(effect, 1) + k):
                return True
    return False


TILE_COPIES: Final = vec[i64]([int(copies(TILE_EFFECT[k])) for k in range(len(TILE_EFFECT))])


def _check() -> None:
    if len(TOKENS) != N_PLACES or sorted(TOKENS) != sorted(COLOURS):
        raise fault("one bonus token of each colour, one for each place")
    for p in range(N_PLACES):
        if UPPER[p] == LOWER[p]:
            raise fault(f"place {p + 1} has the same main action twice")
    for id in BONUS_IDS:
        if id != "none" and id not in _bonuses:
            raise fault(f"unknown attack bonus {id!r}; there are: {', '.join(_bonuses)}")
    if len(BASICS) != 3:
        raise fault("three basic resources")


_check()
