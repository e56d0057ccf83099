"""What everybody sees, as a row of numbers for learners. Players come in order from the observer.

Dice are told by colour and value, tiles by type and cost; nothing is secret in Origins.
"""

from typing import Final

from mypy_extensions import i64

from megalith.core.features import Features
from megalith.games.origins.rules import abilities as ab
from megalith.games.origins.rules import city, people
from megalith.games.origins.rules.components import (
    CARD_FIRST,
    CARD_NEXT,
    CARD_PATTERN,
    CARDS_LAID,
    CITIZEN_SLOTS,
    COLOURS,
    CORNERS,
    FACES,
    KIND_COLOUR,
    KIND_STONE,
    KIND_TYPE,
    MOST_TILES,
    N_COLOURS,
    N_CORNERS,
    N_DICE,
    N_KINDS,
    N_TEMPLES,
    N_TURNS,
    N_ZODIAC,
    RESOURCES,
    SLOTS,
    SPEAKER_MOST,
    TEMPLES,
    TILE_TYPE,
    TYPES,
    ZODIAC,
)
from megalith.games.origins.rules.needs import CITIZEN_POOL, DRAFT_DIE, EXTRA_ACTION
from megalith.games.origins.rules.state import OriginsState, Player

N_ASKED: Final = 26  # from DRAFT_DIE to EXTRA_ACTION
ASKED: Final = [
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


def observe(s: OriginsState, seat: i64, out: Features) -> None:
    _asked(s, seat, out)
    for place in range(ab.N_PLACES):
        out.add(s.ships[place])
        out.one_of(s.tokens[place], ab.N_PLACES)
        out.add_each(s.standing, place * N_SPEAKERS, N_SPEAKERS)
    for temple in range(N_TEMPLES):
        out.one_of(s.zodiac[temple], N_ZODIAC)
        out.one_of(_from(s, seat, s.holder[temple]), s.seats)
        for k in range(s.seats):
            out.add(_from(s, seat, s.temples[temple * s.seats + k]))
    _market(s, out)
    for k in range(CARDS_LAID[s.seats]):
        _card(s, k, out)
    out.add_each(s.towers, 0, N_COLOURS)
    for k in range(s.seats):
        out.add(_from(s, seat, s.military[k]))
    out.add(s.alien)
    out.add(s.exhausted)
    out.add(s.round_cap)
    for turn in range(s.seats):
        _player(s.players[(seat + turn) % s.seats], CARDS_LAID[s.seats], out)


def _from(s: OriginsState, seat: i64, other: i64) -> i64:
    """How many places after the observer somebody sits; -1 for nobody."""
    return (other - seat + s.seats) % s.seats if other >= 0 else -1


def _asked(s: OriginsState, seat: i64, out: Features) -> None:
    need = s.need()
    asked = s.depth > 0 and need >= DRAFT_DIE and need <= EXTRA_ACTION
    out.add(s.round)
    out.one_of(s.phase, 4)
    out.one_of(_from(s, seat, s.first), s.seats)
    out.one_of(_from(s, seat, s.seat()) if asked else -1, s.seats)
    out.one_of(need - DRAFT_DIE if asked else -1, N_ASKED)
    out.add(s.a() if asked else 0)
    out.add(s.b() if asked else 0)


def _tile(kind: i64, out: Features) -> None:
    """Type from 1, cost and colour; all 0 where nothing lies."""
    if kind < 0:
        out.blank(2 + N_COLOURS)
        return
    out.add(KIND_TYPE[kind] + 1)
    out.add(KIND_STONE[kind])
    out.one_of(KIND_COLOUR[kind], N_COLOURS)


def _market(s: OriginsState, out: Features) -> None:
    for k in range(SLOTS):
        _tile(s.pool[k] if k < len(s.pool) else -1, out)
    for colour in range(N_COLOURS):
        _tile(s.tops[colour], out)
    out.add_each(s.unseen, 0, N_KINDS)
    first = out.at
    out.blank(N_KINDS)
    for k in range(len(s.returned)):
        out.count(first + s.returned[k], 1)
    for k in range(CITIZEN_SLOTS):
        there = k < len(s.citizens) and s.need() != CITIZEN_POOL
        _die(s.citizens[k] if there else -1, out)
    out.add_each(s.reserve, 0, N_COLOURS)
    out.add_each(s.draft, 0, N_DICE)
    out.add_each(s.speakers, 0, N_SPEAKERS)


def _die(die: i64, out: Features) -> None:
    out.one_of(people.colour_of(die) if die >= 0 else -1, N_COLOURS)
    out.add(people.value_of(die) if die >= 0 else 0)


def _card(s: OriginsState, k: i64, out: Features) -> None:
    """The pattern as colours from 1, the points, the gold on it."""
    card = s.cards[k] if k < len(s.cards) else -1
    if card < 0:
        out.blank(N_CORNERS + 3)
        return
    for corner in range(N_CORNERS):
        out.add(CARD_PATTERN[card * N_TURNS * N_CORNERS + corner] + 1)
    out.add(CARD_FIRST[card])
    out.add(CARD_NEXT[card])
    out.add(s.card_gold[k])


def _player(me: Player, cards: i64, out: Features) -> None:
    out.add(me.points)
    out.add_each(me.goods, 0, 4)
    out.add(me.tokens)
    out.add(me.bases)
    out.add_each(me.home, 0, N_DICE)
    for place in range(ab.N_PLACES):
        first = out.at
        out.blank(N_COLOURS)
        values: i64 = 0
        for die in range(N_DICE):
            n = me.away[place * N_DICE + die]
            if n > 0:
                out.count(first + people.colour_of(die), n)
                values += n * people.value_of(die)
        out.add(values)
    out.add(me.archon + 1)
    out.add_each(me.speakers, 0, N_SPEAKERS)
    first = out.at
    out.blank(N_COLOURS)
    for k in range(len(me.advisors)):
        out.count(first + me.advisors[k], 1)
    out.add_each(me.towers, 0, N_COLOURS)
    out.add(me.military)
    out.add_each(me.temples, 0, N_TEMPLES)
    out.members(me.scored, cards)
    out.add(me.passed)
    _city(me, out)


def _city(me: Player, out: Features) -> None:
    open_seats: i64 = 0
    first = out.at
    out.blank(N_COLOURS)
    for k in range(len(me.seats)):
        if me.seat_dice[k] < 0:
            open_seats += 1
        else:
            out.count(first + people.colour_of(me.seat_dice[k]), 1)
    out.add(open_seats)
    first = out.at
    out.blank(N_KINDS)
    for k in range(len(me.waiting)):
        out.count(first + me.waiting[k], 1)
    for k in range(MOST_TILES):
        if k < len(me.cells):
            out.add(city.x_of(me.cells[k]))
            out.add(city.y_of(me.cells[k]))
            out.add(TILE_TYPE[me.tiles[k]] + 1)
        else:
            out.blank(3)


# -- the names, in the same order


def slots(seats: int) -> list[str]:
    who = ["me"] + [f"next{k}" for k in range(1, seats)]
    speakers = [f"speaker{value}" for value in range(N_SPEAKERS)]
    names = ["round"] + [f"phase.{name}" for name in ("set_up", "actions", "round_end", "over")]
    names += [f"first.{name}" for name in who] + [f"decides.{name}" for name in who]
    names += [f"asked.{name}" for name in ASKED] + ["asked.a", "asked.b"]
    for place in range(1, ab.N_PLACES + 1):
        names += [f"place{place}.ship"] + [f"place{place}.token.{t}" for t in ab.TOKENS]
        names += [f"place{place}.{name}" for name in speakers]
    for temple in TEMPLES:
        names += [f"{temple}.zodiac.{card}" for card in ZODIAC]
        names += [f"{temple}.holder.{name}" for name in who]
        names += [f"{temple}.order{k + 1}" for k in range(seats)]
    names += _market_slots(speakers)
    for k in range(CARDS_LAID[seats]):
        told = [*CORNERS, "first", "next", "gold"]
        names += [f"card{k + 1}.{name}" for name in told]
    names += [f"tower.{colour}" for colour in COLOURS]
    names += [f"military.order{k + 1}" for k in range(seats)] + ["alien", "exhausted", "round_cap"]
    for name in who:
        names += [f"{name}.{slot}" for slot in _player_slots(int(CARDS_LAID[seats]), speakers)]
    return names


def _dice_slots() -> list[str]:
    return [f"{people_name(die)}" for die in range(N_DICE)]


def people_name(die: int) -> str:
    return f"{COLOURS[people.colour_of(die)]}{people.value_of(die)}"


def _kinds() -> list[str]:
    """A name for each kind of tile; kinds of one type and cost do not exist twice."""
    return [f"{TYPES[KIND_TYPE[k]]}.{KIND_STONE[k]}" for k in range(N_KINDS)]


def _market_slots(speakers: list[str]) -> list[str]:
    tile = ["type", "cost"] + [f"colour.{colour}" for colour in COLOURS]
    die = [f"colour.{colour}" for colour in COLOURS] + ["value"]
    names = [f"pool{k + 1}.{slot}" for k in range(SLOTS) for slot in tile]
    names += [f"top.{colour}.{slot}" for colour in COLOURS for slot in tile]
    names += [f"unseen.{kind}" for kind in _kinds()] + [f"returned.{kind}" for kind in _kinds()]
    names += [f"citizen{k + 1}.{slot}" for k in range(CITIZEN_SLOTS) for slot in die]
    names += [f"reserve.{colour}" for colour in COLOURS]
    names += [f"draft.{name}" for name in _dice_slots()]
    return names + [f"pool.{name}" for name in speakers]


def _player_slots(cards: int, speakers: list[str]) -> list[str]:
    names = ["points", *RESOURCES, "tokens", "bases"]
    names += [f"home.{name}" for name in _dice_slots()]
    for place in range(1, ab.N_PLACES + 1):
        names += [f"at{place}.{colour}" for colour in COLOURS] + [f"at{place}.values"]
    names += ["archon", *speakers] + [f"advisor.{colour}" for colour in COLOURS]
    names += [f"tower.{colour}" for colour in COLOURS] + ["military", *TEMPLES]
    names += [f"scored{k + 1}" for k in range(cards)] + ["passed"]
    names += [f"seated.{colour}" for colour in COLOURS] + ["open_districts"]
    names += [f"waiting.{kind}" for kind in _kinds()]
    for k in range(MOST_TILES):
        names += [f"tile{k + 1}.{slot}" for slot in ("x", "y", "type")]
    return names


assert len(ASKED) == N_ASKED == EXTRA_ACTION - DRAFT_DIE + 1 and FACES > 0
