"""What everybody sees, as a row of numbers for learners. Players come in order from the observer.

Dice are told by colour and value, tiles by type and cost; nothing is secret in Origins.
"""

from typing import Final, final

from mypy_extensions import i64

from megalith.core.features import Features, Names
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people
from megalith.games.origins.rules.components import (
    CARDS_LAID,
    CITIZEN_SLOTS,
    COLOURS,
    CORNERS,
    FACES,
    MOST_CARDS,
    MOST_TILES,
    N_COLOURS,
    N_CORNERS,
    N_DICE,
    N_TEMPLES,
    N_TURNS,
    RESOURCES,
    SLOTS,
    SPEAKER_MOST,
    TEMPLES,
    TYPES,
    ZODIAC,
)
from megalith.games.origins.rules.kit import OriginsKit
from megalith.games.origins.rules.needs import CITIZEN_POOL, DRAFT_DIE, EXTRA_ACTION
from megalith.games.origins.rules.state import OriginsState, Player

_QUESTIONS: Final = [  # from DRAFT_DIE to EXTRA_ACTION
    "draft_die",
    "solo_start",
    "action",
    "rise",
    "visit",
    "gain_basic",
    "military",
    "exchange",
    "choose_tile",
    "place_tile",
    "activate",
    "mage",
    "take_waiting",
    "temple_move",
    "temple_extra",
    "citizen",
    "speaker",
    "upgrade",
    "raise_die",
    "veteran",
    "court",
    "set_ship",
    "capricorn",
    "district_card",
    "collect_six",
    "extra_action",
]
N_SPEAKERS: Final[i64] = SPEAKER_MOST + 1  # values of a speaker, 0 included
_DICE: Final = [f"{COLOURS[die // FACES]}{die % FACES + 1}" for die in range(N_DICE)]
_SPEAKERS: Final = [f"speaker{value}" for value in range(N_SPEAKERS)]

ASKED: Final = Names("asked", _QUESTIONS)
PHASES: Final = Names("phase", ["set_up", "actions", "round_end", "over"])
TOKEN: Final = Names("token", ab.TOKENS)
SPEAKER: Final = Names("", _SPEAKERS)
ZODIAC_CARD: Final = Names("zodiac", ZODIAC)
ORDER: Final = [Names("", [f"order{k + 1}" for k in range(n)]) for n in range(5)]
TILE: Final = Names("", ["type", "cost", *(f"colour.{colour}" for colour in COLOURS)])
COLOUR: Final = Names("colour", COLOURS)
TOP_TILES: Final = [f"top.{colour}" for colour in COLOURS]
RESERVE: Final = Names("reserve", COLOURS)
DRAFT: Final = Names("draft", _DICE)
POOL: Final = Names("pool", _SPEAKERS)
CARD: Final = Names("", [*CORNERS, "first", "next", "gold"])
TOWER: Final = Names("tower", COLOURS)
GOODS: Final = Names("", RESOURCES)
HOME: Final = Names("home", _DICE)
ANYWHERE: Final[i64] = ab.N_PLACES * N_DICE
AT_PLACE: Final[i64] = N_COLOURS + 1  # numbers of a place: dice by colour, their values
AWAY: Final = Names(
    "", [f"at{place + 1}.{what}" for place in range(ab.N_PLACES) for what in (*COLOURS, "values")]
)
ADVISOR: Final = Names("advisor", COLOURS)
TEMPLE: Final = Names("", TEMPLES)
_CARDS: Final = [f"scored{k + 1}" for k in range(MOST_CARDS)]
SCORED: Final = [Names("", _CARDS[:n]) for n in range(len(_CARDS) + 1)]
SEATED: Final = Names("seated", COLOURS)
CELL: Final = [Names(f"tile{k + 1}", ["x", "y", "type"]) for k in range(MOST_TILES)]
_CELLS: Final = [name for cell in CELL for name in cell.names]
CELLS: Final = [Names("", _CELLS[: 3 * n]) for n in range(MOST_TILES + 1)]


@final
class Sight:
    """The names that depend on the set of components."""

    def __init__(self, kit: OriginsKit) -> None:
        kinds = [f"{TYPES[type]}.{stone}" for type, stone in kit.kinds]
        self.unseen = Names("unseen", kinds)
        self.returned = Names("returned", kinds)
        self.waiting = Names("waiting", kinds)


def observe(see: Sight, s: OriginsState, seat: i64, out: Features) -> None:
    out.of_all()
    _asked(s, seat, out)
    for place in range(ab.N_PLACES):
        out.of("place", place + 1)
        out.add("ship", s.ships[place])
        out.one_of(TOKEN, s.tokens[place])
        out.add_each(SPEAKER, s.standing, place * N_SPEAKERS)
    for temple in range(N_TEMPLES):
        _temple(s, temple, seat, out)
    _market(see, s, out)
    for k in range(CARDS_LAID[s.seats]):
        out.of("card", k + 1)
        _card(s, k, out)
    out.of_all()
    out.add_each(TOWER, s.towers)
    out.of("military")
    out.name(ORDER[s.seats])
    for k in range(s.seats):
        out.put(_from(s, seat, s.military[k]))
    out.of_all()
    out.add("alien", s.alien)
    out.add("exhausted", s.exhausted)
    out.add("round_cap", s.round_cap)
    for turn in range(s.seats):
        out.of_seat(turn)
        _player(see, s.kit, s.players[(seat + turn) % s.seats], CARDS_LAID[s.seats], out)


def _from(s: OriginsState, seat: i64, other: i64) -> i64:
    """How many places after the observer somebody sits; -1 for nobody."""
    if other < 0:
        return -1
    turn = other - seat
    return turn if turn >= 0 else turn + s.seats


def _asked(s: OriginsState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= DRAFT_DIE and need <= EXTRA_ACTION
    out.add("round", s.round)
    out.one_of(PHASES, s.phase)
    out.one_of_seats("first", _from(s, seat, s.first), s.seats)
    who: i64 = -1
    a: i64 = 0
    b: i64 = 0
    if asked:
        who, a, b = _from(s, seat, s.seat()), s.a(), s.b()
    else:
        need = DRAFT_DIE - 1
    out.one_of_seats("decides", who, s.seats)
    out.one_of(ASKED, need - DRAFT_DIE)
    out.add("asked.a", a)
    out.add("asked.b", b)


def _temple(s: OriginsState, temple: i64, seat: i64, out: Features) -> None:
    out.of(TEMPLES[temple])
    out.one_of(ZODIAC_CARD, s.zodiac[temple])
    out.one_of_seats("holder", _from(s, seat, s.holder[temple]), s.seats)
    out.name(ORDER[s.seats])
    for k in range(s.seats):
        out.put(_from(s, seat, s.temples[temple * s.seats + k]))


def _tile(kit: OriginsKit, kind: i64, out: Features) -> None:
    """Type from 1, cost and colour; all 0 where nothing lies."""
    if kind < 0:
        out.skip(TILE)
        return
    out.add("type", kit.kind_type[kind] + 1)
    out.add("cost", kit.kind_stone[kind])
    out.one_of(COLOUR, kit.kind_colour[kind])


def _market(see: Sight, s: OriginsState, out: Features) -> None:
    kit = s.kit
    for k in range(SLOTS):
        out.of("pool", k + 1)
        kind: i64 = -1
        if k < len(s.pool):
            kind = s.pool[k]
        _tile(kit, kind, out)
    for colour in range(N_COLOURS):
        out.of(TOP_TILES[colour])
        _tile(kit, s.tops[colour], out)
    out.of_all()
    out.add_each(see.unseen, s.unseen)
    first = out.skip(see.returned)
    for k in range(len(s.returned)):
        out.count(first + s.returned[k], 1)
    for k in range(CITIZEN_SLOTS):
        out.of("citizen", k + 1)
        die: i64 = -1
        if k < len(s.citizens) and s.need() != CITIZEN_POOL:
            die = s.citizens[k]
        _die(die, out)
    out.of_all()
    out.add_each(RESERVE, s.reserve)
    out.add_each(DRAFT, s.draft)
    out.add_each(POOL, s.speakers)


def _die(die: i64, out: Features) -> None:
    if die < 0:
        out.skip(COLOUR)
        out.add("value", 0)
        return
    out.one_of(COLOUR, people.colour_of(die))
    out.add("value", people.value_of(die))


def _card(s: OriginsState, k: i64, out: Features) -> None:
    """The pattern as colours from 1, the points, the gold on it."""
    kit = s.kit
    if k >= len(s.cards) or s.cards[k] < 0:
        out.skip(CARD)
        return
    out.name(CARD)
    card = s.cards[k]
    patterns = kit.card_pattern
    first: i64 = card * N_TURNS * N_CORNERS
    for cell in range(first, first + N_CORNERS):
        out.put(patterns[cell] + 1)
    out.put(kit.card_first[card])
    out.put(kit.card_next[card])
    out.put(s.card_gold[k])


def _player(see: Sight, kit: OriginsKit, me: Player, cards: i64, out: Features) -> None:
    out.add("points", me.points)
    out.add_each(GOODS, me.goods)
    out.add("tokens", me.tokens)
    out.add("bases", me.bases)
    out.add_each(HOME, me.home)
    away = me.away
    first = out.skip(AWAY)
    for k in range(ANYWHERE):
        if away[k] > 0:
            place: i64 = k // N_DICE
            die: i64 = k - place * N_DICE
            at = first + place * AT_PLACE
            out.count(at + people.colour_of(die), away[k])
            out.count(at + N_COLOURS, away[k] * people.value_of(die))
    out.add("archon", me.archon + 1)
    out.add_each(SPEAKER, me.speakers)
    first = out.skip(ADVISOR)
    for k in range(len(me.advisors)):
        out.count(first + me.advisors[k], 1)
    out.add_each(TOWER, me.towers)
    out.add("military", me.military)
    out.add_each(TEMPLE, me.temples)
    out.members(SCORED[cards], me.scored)
    out.add("passed", me.passed)
    _city(see, kit, me, out)


def _city(see: Sight, kit: OriginsKit, me: Player, out: Features) -> None:
    open_seats: i64 = 0
    first = out.skip(SEATED)
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            open_seats += 1
        else:
            out.count(first + people.colour_of(me.seat_dice[k]), 1)
    out.add("open_districts", open_seats)
    first = out.skip(see.waiting)
    waiting = me.waiting
    for k in range(len(waiting)):
        out.count(first + waiting[k], 1)
    cells = me.cells
    tiles = me.tiles
    types = kit.tile_type
    built: i64 = len(cells)
    out.name(CELLS[built])
    for k in range(built):
        out.put(city.x_of(cells[k]))
        out.put(city.y_of(cells[k]))
        out.put(types[tiles[k]] + 1)
    out.skip_rest(CELL, built, MOST_TILES)


assert ASKED.count == EXTRA_ACTION - DRAFT_DIE + 1
