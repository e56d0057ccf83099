"""What a seat sees, as a row of numbers for learners. Players come in order from the observer.

Cards and tiles are told by what they do, so that a learner can carry over from one to the next.
Nothing that the seat may not know is in a row: the one secret card counts as unseen.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from megalith.core.features import Features, Names
from megalith.core.kit import bits
from megalith.games.stone_age.rules.components import (
    N_CARDS,
    N_PLACES,
    N_TILES,
    TILE_KINDS,
    StoneAgeKit,
)
from megalith.games.stone_age.rules.hidden import lies_open, out_of_sight
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
ASKED_SLOT: Final = Names("asked.slot", ["1", "2", "3", "4"])
PHASES: Final = Names("phase", ["place", "use", "feed"])
DICE: Final = Names("dice", [str(face) for face in range(1, 7)])
TOOL_SLOTS: Final = Names("", ["tool1", "tool2", "tool3"])
USED: Final = Names("", ["used1", "used2", "used3"])
KINDS: Final = Names("kind", TILE_KINDS)


@final
class Sight:
    """What a learner sees of a set of components: names, and ready-made rows of cards and tiles."""

    def __init__(self, kit: StoneAgeKit) -> None:
        self.asked_good = Names("asked.good", ["food", *kit.resources])
        self.unseen_cards = Names("unseen", kit.cards)
        self.unseen_tiles = Names("unseen", kit.tiles)
        self.goods = Names("", kit.resources)
        self.open = Names("open", [kit.cards[card] for card in kit.kept])
        self.symbols = Names("symbol", kit.symbols)
        self.figures = Names("figures", kit.roles)
        self.at = Names("at", kit.places)
        self.effects = Names("effect", kit.effects)
        self.roles = Names("role", kit.roles)
        self.cost = Names("cost", kit.resources)
        out = Features(1, 64)
        rows: list[i16] = []
        for card in range(N_CARDS):
            out.naming = card == 0
            out.start(0)
            _write_card(self, kit, card, out)
            rows += [i16(x) for x in out.row(0)[: out.at]]
        self.card = Names("", out.names)  # the slots that tell a card …
        self.card_rows = vec[i16](rows)  # … and their numbers for each of them
        out = Features(1, 64)
        rows = []
        for tile in range(N_TILES):
            out.naming = tile == 0
            out.start(0)
            _write_tile(self, kit, tile, out)
            rows += [i16(x) for x in out.row(0)[: out.at]]
        self.tile = Names("", out.names)
        self.tile_rows = vec[i16](rows)


def observe(see: Sight, s: StoneAgeState, seat: i64, out: Features) -> None:
    out.of_all()
    _asked(see, s, seat, out)
    out.add("deck", bits.size(s.deck))
    out.members(see.unseen_cards, out_of_sight(s, seat))
    out.members(see.unseen_tiles, s.pool)
    for slot in range(4):
        out.of("card", slot + 1)
        _card(see, s.row[slot], out)
    for k in range(s.kit.stacks[s.seats]):
        out.of("building", k + 1)
        _stack(see, s, k, out)
    out.of_all()
    out.add_each(DICE, s.dice)
    for turn in range(s.seats):
        out.of_seat(turn)
        other = (seat + turn) % s.seats
        _player(see, s, other, seat, out)
        out.name(see.at)
        for place in range(N_PLACES):
            out.put(s.placed[4 * place + other])


def _asked(see: Sight, s: StoneAgeState, seat: i64, out: Features) -> None:
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
    out.one_of(see.asked_good, s.a() if rolled else -1)
    out.add("asked.total", s.b() if need == TOOLS else 0)
    out.one_of(ASKED_SLOT, s.a() if need == PAY_CARD or need == PAY_BUILDING else -1)
    out.add("asked.missing_food", s.a() if need == FEED else 0)


# -- cards and tiles


def _write_card(see: Sight, kit: StoneAgeKit, card: i64, out: Features) -> None:
    out.add("there", 1)
    out.one_of(see.effects, kit.effect[card])
    out.add("amount", kit.amount[card])
    out.add("resource", kit.card_resource[card] + 1)
    out.one_of(see.symbols, kit.symbol[card])
    out.one_of(see.roles, kit.role[card])
    out.add("figures", kit.figures[card])


def _write_tile(see: Sight, kit: StoneAgeKit, tile: i64, out: Features) -> None:
    out.one_of(KINDS, kit.tile_kind[tile])
    out.add_each(see.cost, kit.tile_cost, 4 * tile)
    out.add("points", kit.tile_points[tile])
    out.add("least", kit.tile_least[tile])
    out.add("most", kit.tile_most[tile])
    out.add("kinds", kit.tile_variety[tile])


def _card(see: Sight, card: i64, out: Features) -> None:
    if card < 0:
        out.skip(see.card)
    else:
        out.copy_from(see.card, see.card_rows, see.card.count * card)


def _stack(see: Sight, s: StoneAgeState, k: i64, out: Features) -> None:
    tile = s.tops[k]
    if tile < 0:
        out.skip(see.tile)
    else:
        out.copy_from(see.tile, see.tile_rows, see.tile.count * tile)
    out.add("left", s.left[k])


def _player(see: Sight, s: StoneAgeState, k: i64, seat: i64, out: Features) -> None:
    me = s.players[k]
    out.add("workers", me.workers)
    out.add("home", me.home)
    out.add("food", me.food)
    out.add("track", me.track)
    out.add("score", me.score)
    out.add_each(see.goods, me.goods)
    out.add_each(TOOL_SLOTS, me.tools)
    out.members(USED, me.used)
    out.members(see.open, me.open)
    out.add("buildings", bits.size(me.buildings))
    out.add("cards", bits.size(me.cards))
    _cards_of(see, s.kit, lies_open(s, k, int(seat)), out)


def _cards_of(see: Sight, kit: StoneAgeKit, cards: i64, out: Features) -> None:
    """How many of each symbol, and the figures of each role."""
    symbols = out.skip(see.symbols)
    figures = out.skip(see.figures)
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            if kit.symbol[card] >= 0:
                out.count(symbols + kit.symbol[card], 1)
            else:
                out.count(figures + kit.role[card], kit.figures[card])
        cards >>= 1
        card += 1
