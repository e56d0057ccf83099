"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Cards and tiles are told by what they do, so that a learner can carry over from one to the next.
Nothing that the seat may not know is in a row: the one secret card counts as unseen.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megalith.core.features import Features, Names
from megalith.core.kit import bits
from megalith.games.stone_age.rules.components import (
    AMOUNT,
    CARD_RESOURCE,
    CARDS,
    EFFECT,
    EFFECTS,
    FIGURES,
    KEPT,
    N_CARDS,
    N_PLACES,
    N_TILES,
    PLACES,
    RESOURCES,
    ROLE,
    ROLES,
    STACKS,
    SYMBOL,
    SYMBOLS,
    TILE_COST,
    TILE_KIND,
    TILE_KINDS,
    TILE_LEAST,
    TILE_MOST,
    TILE_POINTS,
    TILE_VARIETY,
    TILES,
)
from megalith.games.stone_age.rules.hidden import knows_secret
from megalith.games.stone_age.rules.needs import (
    FEED,
    PAY_BUILDING,
    PAY_CARD,
    PLACE,
    ROLL,
    ROLL_CARD,
    TOOLS,
)
from megalith.games.stone_age.rules.state import StoneAgeState

ASKED: Final = Names(
    "asked", ["place", "group", "tools", "pay_card", "pay_building", "two", "die", "feed"]
)
ASKED_GOOD: Final = Names("asked.good", ["food", *RESOURCES])
ASKED_SLOT: Final = Names("asked.slot", ["1", "2", "3", "4"])
PHASES: Final = Names("phase", ["place", "use", "feed"])
UNSEEN_CARDS: Final = Names("unseen", CARDS)
UNSEEN_TILES: Final = Names("unseen", TILES)
DICE: Final = Names("dice", [str(face) for face in range(1, 7)])
GOODS: Final = Names("", RESOURCES)
TOOL_SLOTS: Final = Names("", ["tool1", "tool2", "tool3"])
USED: Final = Names("", ["used1", "used2", "used3"])
OPEN: Final = Names("open", [CARDS[card] for card in KEPT])
OWN_SYMBOLS: Final = Names("symbol", SYMBOLS)
OWN_FIGURES: Final = Names("figures", ROLES)
AT: Final = Names("at", PLACES)


def observe(s: StoneAgeState, seat: i64, out: Features) -> None:
    out.of_all()
    _asked(s, seat, out)
    unseen = s.deck if knows_secret(s, seat) else s.deck | bits.bit(s.secret)
    out.add("deck", bits.size(s.deck))
    out.members(UNSEEN_CARDS, unseen)
    out.members(UNSEEN_TILES, s.pool)
    for slot in range(4):
        out.of("card", slot + 1)
        _card(s.row[slot], out)
    for k in range(STACKS[s.seats]):
        out.of("building", k + 1)
        _stack(s, k, out)
    out.of_all()
    out.add_each(DICE, s.dice)
    for turn in range(s.seats):
        out.of_seat(turn)
        other = (seat + turn) % s.seats
        _player(s, other, knows_secret(s, seat), out)
        out.name(AT)
        for place in range(N_PLACES):
            out.put(s.placed[4 * place + other])


def _asked(s: StoneAgeState, seat: i64, out: Features) -> None:
    """What is asked, of whom, and the numbers that belong to it."""
    need = s.need()
    out.add("round", s.round)
    out.one_of(PHASES, s.phase - 1)
    out.one_of_seats("start", (s.start - seat + s.seats) % s.seats, s.seats)
    asked = s.depth > 0 and need >= PLACE
    decides = (s.seat() - seat + s.seats) % s.seats if asked else -1
    out.one_of_seats("decides", decides, s.seats)
    out.one_of(ASKED, need - PLACE)
    rolled = need == TOOLS or need == ROLL or need == ROLL_CARD
    out.one_of(ASKED_GOOD, s.a() if rolled else -1)
    out.add("asked.total", s.b() if need == TOOLS else 0)
    out.one_of(ASKED_SLOT, s.a() if need == PAY_CARD or need == PAY_BUILDING else -1)
    out.add("asked.missing_food", s.a() if need == FEED else 0)


# -- cards and tiles, told by ready-made rows

EFFECT_NAMES: Final = Names("effect", EFFECTS)
SYMBOL_NAMES: Final = Names("symbol", SYMBOLS)
ROLE_NAMES: Final = Names("role", ROLES)
KIND_NAMES: Final = Names("kind", TILE_KINDS)
COST_NAMES: Final = Names("cost", RESOURCES)


def _write_card(card: i64, out: Features) -> None:
    out.add("there", 1)
    out.one_of(EFFECT_NAMES, EFFECT[card])
    out.add("amount", AMOUNT[card])
    out.add("resource", CARD_RESOURCE[card] + 1)
    out.one_of(SYMBOL_NAMES, SYMBOL[card])
    out.one_of(ROLE_NAMES, ROLE[card])
    out.add("figures", FIGURES[card])


def _write_tile(tile: i64, out: Features) -> None:
    out.one_of(KIND_NAMES, TILE_KIND[tile])
    out.add_each(COST_NAMES, TILE_COST, 4 * tile)
    out.add("points", TILE_POINTS[tile])
    out.add("least", TILE_LEAST[tile])
    out.add("most", TILE_MOST[tile])
    out.add("kinds", TILE_VARIETY[tile])


def _ready_made(tiles: bool) -> tuple[Names, vec[i16]]:
    """The slots that tell a card or a tile, and their numbers for each of them."""
    out = Features(1, 64)
    numbers: list[i16] = []
    for k in range(N_TILES if tiles else N_CARDS):
        out.naming = k == 0
        out.start(0)
        if tiles:
            _write_tile(k, out)
        else:
            _write_card(k, out)
        numbers += [i16(x) for x in out.row(0)[: out.at]]
    return Names("", out.names), vec[i16](numbers)


_cards: Final = _ready_made(False)
CARD_NAMES: Final = _cards[0]
CARD_ROWS: Final = _cards[1]
_tiles: Final = _ready_made(True)
TILE_NAMES: Final = _tiles[0]
TILE_ROWS: Final = _tiles[1]


def _card(card: i64, out: Features) -> None:
    if card < 0:
        out.skip(CARD_NAMES)
    else:
        out.copy_from(CARD_NAMES, CARD_ROWS, CARD_NAMES.count * card)


def _stack(s: StoneAgeState, k: i64, out: Features) -> None:
    tile = s.tops[k]
    if tile < 0:
        out.skip(TILE_NAMES)
    else:
        out.copy_from(TILE_NAMES, TILE_ROWS, TILE_NAMES.count * tile)
    out.add("left", s.left[k])


def _player(s: StoneAgeState, k: i64, open_book: bool, out: Features) -> None:
    me = s.players[k]
    out.add("workers", me.workers)
    out.add("home", me.home)
    out.add("food", me.food)
    out.add("track", me.track)
    out.add("score", me.score)
    out.add_each(GOODS, me.goods)
    out.add_each(TOOL_SLOTS, me.tools)
    out.members(USED, me.used)
    out.members(OPEN, me.open)
    out.add("buildings", bits.size(me.buildings))
    out.add("cards", bits.size(me.cards))
    secret = s.secret_seat == k and not open_book
    _cards_of(me.cards & ~bits.bit(s.secret) if secret else me.cards, out)


def _cards_of(cards: i64, out: Features) -> None:
    """How many of each symbol, and the figures of each role."""
    symbols = out.skip(OWN_SYMBOLS)
    figures = out.skip(OWN_FIGURES)
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            if SYMBOL[card] >= 0:
                out.count(symbols + SYMBOL[card], 1)
            else:
                out.count(figures + ROLE[card], FIGURES[card])
        cards >>= 1
        card += 1
